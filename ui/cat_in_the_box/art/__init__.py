"""The drawings of Cat in the Box: rows, cells, cards, the night of the laboratory."""

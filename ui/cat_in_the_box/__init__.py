"""The table of Cat in the Box: research board, trick, hands, paradoxes."""

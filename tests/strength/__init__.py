"""How strong each level must be, and whether it is: the rows of docs/bots.md."""

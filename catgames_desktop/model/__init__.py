"""The rules: games as pure state machines, and a match as a record. No Qt, no files, no clock."""

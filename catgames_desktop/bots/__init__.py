"""Policies that see a View only, and the bot process. No Qt; imports the model only."""

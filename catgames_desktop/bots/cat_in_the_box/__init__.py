"""Bots for Cat in the Box."""

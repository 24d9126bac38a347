"""Drawings that all games share: cats' heads, badges and tokens, icons, outlines of squares."""

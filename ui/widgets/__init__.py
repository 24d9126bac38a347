"""Styled widgets used on every screen."""

"""Colours, sizes, durations and fonts: the only place that has them."""

"""Rules, keys and About: everything that is read."""

"""TODO."""
SCREENS = []

"""Screens of toolkits that are written in Java: looks of another school, kept apart by family or as a whole."""

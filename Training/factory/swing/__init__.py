"""Screens of Java's Swing: looks of another school, kept apart by look."""

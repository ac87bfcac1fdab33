"""Screens of GTK 3 in the themes that Debian packages: looks that others designed, among the training screens."""

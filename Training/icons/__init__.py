"""Meanings of icons: data, training and export of the icon classifier."""

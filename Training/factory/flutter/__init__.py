"""Random Flutter screens (Cupertino and Material) through flet's compiled client in Chromium."""

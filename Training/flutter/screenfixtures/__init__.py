"""Renders Flutter screens and writes them, with truth and semantics tree, as lint fixtures."""

"""Screen factory: rendered phone screens with exact truth for the detector."""

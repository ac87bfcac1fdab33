"""CustomTkinter, a modern skin of Tk, kept for testing: one process lays described screens out and draws their layers."""

"""Floor 10: the command line, a thin layer."""

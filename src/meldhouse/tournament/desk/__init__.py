"""What may be done at the desk and at the tables, act by act: why not, and what follows from it."""

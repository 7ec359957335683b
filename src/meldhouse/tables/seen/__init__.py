"""What a viewer may know of a table, and what is said about it."""

"""A table in the journal: its labels, its snapshots, and how it is loaded."""

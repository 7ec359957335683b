"""The page of a live table, and its socket."""

"""What tricks prove: of a renege that was called, a turn, a touched or face-up piece."""

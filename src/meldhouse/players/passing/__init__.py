"""What to pass, to give back, and to lay away."""

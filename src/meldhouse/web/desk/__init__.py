"""The director's desk in the browser."""

"""Many hands at once, as arrays: what learned players learn in and see. Needs NumPy and nothing else of Meldhouse."""

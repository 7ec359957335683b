"""Many hands at once, as arrays: what learned players train on and see. Needs only NumPy, nothing else of Meldhouse."""

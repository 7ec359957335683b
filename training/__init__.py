"""Training of learned players: every book as an environment of arrays, and the program that trains a network in it.

Not part of the installed package. `docs/learning.md` explains how it is built. Everything except `export`, `sitting`
and `against` needs only NumPy, and JAX to train, so that it runs without the rest.
"""

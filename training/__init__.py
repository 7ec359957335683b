"""Players that learn: every book as an environment of arrays, and the program that trains a network in it.

Not part of the package that people install. `docs/learning.md` tells how it is built. Everything here but `export`
needs only NumPy, and JAX to train, so that it runs on a machine that has nothing else.
"""

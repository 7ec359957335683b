"""Players that learn: every book as an environment of arrays, and the program that trains a network in it.

Not part of the package that people install. `docs/learning.md` tells how it is built. What is not in
`export`, `sitting` and `against` needs only NumPy, and JAX to train, so that it runs where there is nothing else.
"""

"""What can go wrong, as people look for it: chapters, words, and which facts matter."""

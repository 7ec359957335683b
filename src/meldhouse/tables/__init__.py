"""Floor 8: live tables without HTTP: who sits where, whose turn it is, bots, fair deals, and what each player may
see."""

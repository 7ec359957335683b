"""Pages for players: the lobby, new tables, rules, practice, finished hands."""

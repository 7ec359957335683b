"""The commands, one file each; those of the tournament desk have a folder."""

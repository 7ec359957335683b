"""The score sheet of a table: shown, written, corrected, signed."""

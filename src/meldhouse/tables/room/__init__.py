"""The room of one table: what comes in, who is there, who thinks, and what is sent to each viewer."""

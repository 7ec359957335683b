"""How a house is served: its data, limits, guards, and who comes first."""

"""The pages, a file for each thing one comes for."""

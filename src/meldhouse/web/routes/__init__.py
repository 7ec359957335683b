"""The pages, one file for each purpose."""

"""What can be printed for a tournament: from its state to the jobs that `prints` puts on paper."""

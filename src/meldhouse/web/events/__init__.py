"""Running a tournament in the browser: what its pages need beside the tournament itself."""

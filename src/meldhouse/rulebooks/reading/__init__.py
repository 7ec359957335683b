"""From TOML to values: limits for strangers' files, hints for what cannot be parsed, and every fault at once."""

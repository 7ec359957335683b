"""From sheets and penalties to accounts: who has made, lost and been given what."""

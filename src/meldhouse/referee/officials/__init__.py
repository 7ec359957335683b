"""Officials: who decides, appeals, conduct, allowances, questions, the log of violations."""

### What a file of rules may say: every key, what may stand there, and what it means.
### Words in the style of minimum, true or [auction] stand in the file: never translate them.

## What may stand there

kind-truth = true or false
kind-number = whole number
kind-text = text
kind-small-letters = lowercase letters, digits, dots and dashes
kind-letters = letters, digits, dots and dashes
kind-ranks = letters from "ATKQJ9" (T is the ten)
kind-card = card such as QS
kind-section = table, see below
kind-name = name

# $most (number)
kind-text-most = text of up to { $most } letters

# $least (number)
kind-least = whole number, { $least } or more

# $least (number)
# $most (number)
kind-range = whole number, { $least } to { $most }

# $words (list of text)
kind-one-of = { LIST($words, style: "or") }

# $kinds (list of message)
kind-either = { LIST($kinds, style: "or") }

# $kind (message)
kind-or-none = { $kind }; 0 for none

# $kind (message)
kind-list = list of: { $kind }

# $names (message)
# $kind (message)
kind-table = table of { $names } = { $kind }

### Why a file of results cannot be read. Each ends without a period, as in refusals.ftl.

# $most (number)
results-large = This file is larger than { $most } MiB, so it can’t be results. Choose another file

results-not-text = This file isn’t UTF-8 text. Save it as “CSV UTF-8”, or choose another file

# $line (number)
# $problem (text): as the reader of the format says it
results-not-csv = Line { $line } isn’t CSV: { $problem }. Export the results again

results-empty = This file is empty. Choose a file exported from a tournament

# $name (text)
# $columns (list of text)
results-column = Line 1: the column “{ $name }” is missing or in the wrong place. The columns are { LIST($columns, style: "plain") }

# $line (number)
# $found (number)
# $wanted (number)
results-short = Line { $line } has { $found } fields, but line 1 has { $wanted }. Add or remove commas

# $line (number)
# $name (text): the column
# $text (text)
results-number = Line { $line }: { $name } is “{ $text }”. It has to be a whole number

# $line (number)
# $why (message): from money.ftl
results-amount = Line { $line }: { $why }

# $line (number)
# $name (text): the column
# $text (text)
results-negative = Line { $line }: { $name } is “{ $text }”. It can’t be below zero

# $line (number)
results-no-id = Line { $line } has no id. Give everyone one

# $line (number)
# $id (text)
# $first (number)
results-twice = Line { $line }: the id “{ $id }” is already in line { $first }. Give everyone their own

# $line (number)
# $name (text): the column
# $text (text)
# $first (text)
results-other = Line { $line }: { $name } is “{ $text }”, but line 2 says “{ $first }”. A file holds one tournament

# $line (number)
# $text (text)
# $notes (list of text)
results-note = Line { $line }: can’t read the note “{ $text }”. Write it like 2:bye for { -round } 2. Notes are { LIST($notes, style: "plain") }

# $line (number)
# $problem (text): as the reader of the format says it
results-not-json = This isn’t JSON (line { $line }): { $problem }. Export the results again

# $problem (text): as the reader of the format says it
results-not-results = This JSON isn’t results: { $problem }. Export the results again

# $entry (number)
results-json-no-id = Entry { $entry } has no id. Export the results again

# $entry (number)
# $id (text)
results-json-twice = Entry { $entry } has the id “{ $id }” of another entry. Export the results again

## A season

# $id (text)
# $known (name): as they were called before
# $title (text): the tournament in which they have another name
# $name (name)
season-one = { $id } was { $known } before, but is { $name } in { $title }. They’re counted as one player. If they’re two, give one of them another id.

# $name (name)
season-several = More than one player is called { $name }. They’re counted apart. To add up their results, give each the same id every time.

### Whether a deal was fair: what does not hold in its proof. docs/fair-deals.md says how deals are made.

proof-no-sheet = The proof can’t be read: its sheet isn’t valid.

proof-no-digits = The proof can’t be read: a number in it isn’t 64 hexadecimal digits in lowercase.

proof-other-seed = The server’s seed isn’t the one it sealed.

# $who (seat)
proof-number-missing = { SEATS($who) } committed to a number, and it’s missing.

# $who (seat)
proof-number-strange = There’s a number for { SEATS($who) }, who committed to none.

# $who (seat)
proof-number-other = { SEATS($who) }’s number isn’t the one they committed to.

proof-attempts-missing = The sheet doesn’t name every attempt that was started over.

proof-attempts-many = This deal was started over more often than allowed.

proof-other-rules = The sheet was sealed for different rules from the ones this hand was played by.

proof-other-key = The key of the deal doesn’t follow from the seal, the seed, and the numbers.

# $who (seat)
proof-other-dealer = { SEATS($who) } dealt, but the seal names another dealer.

proof-not-dealt = The hand wasn’t dealt from its key.

# $number (number)
proof-other-pieces = The hands of deal { $number } aren’t the ones the key deals.

## What a player’s own browser kept

# $who (seat)
proof-other-seal = This isn’t the seal that { SEATS($who) }’s browser saw before the deal.

# $who (seat)
proof-number-unused = The number from { SEATS($who) }’s browser isn’t in this deal.

# $title (text): its first line
witness-no-title = Your browser’s notes begin with the line “{ $title }”. Save them again under “Was this deal fair?”.

# $text (text): as it stands in the file
witness-no-line = “{ $text }” isn’t a line of a browser’s notes. Save them again under “Was this deal fair?”.

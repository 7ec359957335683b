### Cards and dominoes as people type them, packs, and keys of deals.

# $text (text): what was typed
piece-unknown = “{ $text }” isn’t a card or domino. Write a card by rank and suit (AS, 10H, K♦), a domino by its two ends (6-4).

# $text (text): what was typed
piece-no-card = “{ $text }” isn’t a card. Write a rank (A 10 K Q J 9) and a suit (S H C D), such as AS, 10H, or K♦.

# $text (text): what was typed
piece-no-domino = “{ $text }” isn’t a domino. Write its two ends, each 0 to 6, such as 6-4 or 5-5.

# $text (text): what was typed
piece-no-suit = “{ $text }” isn’t a suit. Write S, H, C, or D, or a word such as hearts.

# $piece (text): as it is noted
pack-none = This deck has no { $piece }.

# $piece (piece)
# $available (number): how many of it there are
# $count (number): how many somebody wrote down
pack-too-many = { $available ->
    [one] The deck has only one { PIECES($piece) }, not { $count }.
   *[other] The deck has { $available } { PIECES($piece) }, not { $count }.
}

# The key that a deal comes from.
# $digits (number)
key-digits = A key is { $digits } hexadecimal digits (0–9, a–f). This isn’t one.

# For programmers.
# $expected (number)
# $found (number)
key-bytes = A key is { $expected } bytes, not { $found }.

# $piece (piece)
# $pack (code): cards or dominoes
# $club (text): whose rules
piece-of-other-pack = { PIECES($piece) } is { $pack ->
   *[cards] a domino, but { $club } plays with cards.
    [dominoes] a card, but { $club } plays with dominoes.
}

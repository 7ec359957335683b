### What somebody should have played, told after a renege. Each ends without a period, as in refusals.ftl.

# Where nobody says who it was.
the-player = The player

# $who (message): a seat, or “The player”
# $led (trump): the suit led
# $held (piece): a domino that follows it
broke-follow = { $led ->
    [S] { $who } had a spade and had to play one
    [H] { $who } had a heart and had to play one
    [C] { $who } had a club and had to play one
    [D] { $who } had a diamond and had to play one
   *[doubles] { $who } had the { PIECES($held) } and had to follow { TRUMP($led) }
}

# $who (message): a seat, or “The player”
# $held (piece)
# $best (piece)
broke-beat = { $who } had the { PIECES($held) }, which beats the { PIECES($best) }, and had to play higher

# $who (message): a seat, or “The player”
# $led (trump): the suit led
# $held (piece)
broke-trump = { $who } was out of { TRUMP($led) }, had the { PIECES($held) }, and had to { -ruff }

# $who (message): a seat, or “The player”
# $held (piece)
# $best (piece)
broke-overtrump = { $who } had the { PIECES($held) }, which beats the { PIECES($best) }, and had to { -ruff } higher

### The page of a live table: what it says by itself, to the eye and to the ear. News of the game is in news.ftl.

## What the page knows of the rules

# Where a game ends.
# $unit (code)
# $target (number)
about-goal = { $unit ->
   *[points] to { $target }
    [marks] to { $target ->
        [one] { $target } mark
       *[other] { $target } marks
    }
}

# $failed (code): what a failed claim costs

# A trump to choose.
# $trump (trump)
about-trump = { TRUMP($trump) }

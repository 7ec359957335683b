### How well the computer players play.

# $level (code)
level-name = { $level ->
   *[expert] Expert
    [club] Club player
    [novice] Novice
    [self-taught] Self-taught
    [chance] Random
    [greedy] Greedy
}

# $level (code)
level-about = { $level ->
   *[expert] Tournament player: counts every card and reads your bids and plays
    [club] Solid club player
    [novice] Knows the basics
    [self-taught] Learned from millions of hands against itself
    [chance] Does anything the rules allow
    [greedy] Knows the basics and grabs every point
}

# $name (text): as it was typed
# $levels (list of text)
level-unknown = There’s no level “{ $name }”. Choose { LIST($levels, style: "or") }.

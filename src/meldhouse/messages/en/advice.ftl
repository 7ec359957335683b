### Asking for advice at the command line, and why there is none. (What a table needs too is in hints.ftl.)

# A hint as the command line gives it.
# $level (code): who is asked
# $do (message)
hint-advice = { level-name }: { $do }

# The runners-up, one by one.
# $choice (message)
hint-other = Or: { $choice }.

# $choice (message)
# $aim (code)
# $often (message)
hint-other-often = Or: { $choice }. { $aim ->
   *[make] The bid was made { $often }.
    [set] They went set { $often }.
}

# $when (code)
nothing-to-decide = { $when ->
   *[now] You have nothing to decide now.
    [over] The hand is over.
}

no-bid-chart = There’s a chart only when you have to bid or name trump.

irregular = Something irregular happened in this hand, so there’s no telling what’s best.

# $level (text): its name
no-figures = The “{ $level }” player doesn’t calculate chances. Ask “club” or “expert”.

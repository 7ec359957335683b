### Help at a table: what is what on the screen, and the keys.

help-to-play = To play

# $tap (code): whether something is chosen first and then confirmed
# $by (code): how: on a screen that is touched, or with keys and mouse
help-how = { $by ->
   *[press] { $tap ->
       *[twice] Press a { -piece } to lift it, and again to play it. Bids work the same way, so nothing happens by accident.
        [once] Press a { -piece } to play it, or a bid to make it.
    } A green edge marks what you can play. Press a gray one to learn why you can’t.
    [tap] { $tap ->
       *[twice] Tap a { -piece } to lift it, and again to play it. Bids work the same way, so nothing happens by accident.
        [once] Tap a { -piece } to play it, or a bid to make it.
    } A green edge marks what you can play. Tap a gray one to learn why you can’t.
}

# $who (code): who plays the last one of a hand
help-last = { $who ->
   *[itself] Your last { -piece } plays itself. You can change that in Preferences.
    [self] You play your last { -piece } yourself.
}
help-above = Above the table

# $meld (code): whether this game has meld
help-above-what = The bid, trump, and what the bidders still need. Then a line for your side and one for the others: { $meld ->
   *[no] {""}
    [yes] meld,{" "}
}points taken in this hand, and the score. Open it for the score sheet.
help-name = Beside a name
help-name-what = A gold frame: their turn. A number on gold: they have the bid. <b>{ -dealer(form: "mark") }</b>: the { -dealer }. A number beside a small { -piece }: how many { -piece(form: "many") } they have left.
help-hand = Above your { -piece(form: "many") }
help-hand-what = What you can do now. <b>{ hint-do }</b> asks an expert. <b>{ dock-more }</b> has everything else, and leaving the table.
help-top = At the top
help-top-what = Back to the lobby (your seat stays yours). What happened, this help, and preferences such as larger { -piece(form: "many") } or a slower pace.
help-rule-what = Shows the club’s rule behind a sentence.
help-ear = With a screen reader
help-ear-what = You hear “playable” for what you can play, and “not playable now” for the rest. Beside a name you hear whose turn it is, who has the bid, and who the { -dealer } is.

## Keys

keys-title = Keys

# $keys (code): how keys read things out
keys-how = You can do everything with the keyboard. { $keys ->
   *[letters] These keys read something aloud. If your screen reader needs them, turn them off or add Alt in Preferences.
    [alt] Together with Alt, these keys read something aloud.
    [off] The keys below that read aloud are turned off. Turn them on in Preferences.
} The same readings are buttons under “Read to me”, after your hand.

# $key (code)
key-name = { $key ->
    [alt] Alt
   *[home] Home
    [end] End
    [enter] Enter
    [space] Space
}

# What a key does.
# $key (code)
key-does = { $key ->
   *[arrows] Go through your hand or the bids
    [home] Go to the first { -piece } you can play, or the lowest bid
    [end] Go to the last { -piece }, or the highest bid
    [enter] Lift; press again to play
    [esc] Put it back
    [p] Make the game wait for you; again, and it’s fast
    [n] Go on; after a hand, go to the button for the next one
    [a] Ask for a hint
    [help] This help
}
help-dominoes = Dominoes are sorted by their higher end, then by the other, and read in the order they stand. Once trump is chosen, trumps are called trumps, and come first where the rules let you move them.

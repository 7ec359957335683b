### A hand that was entered on a score sheet and isn’t sent yet: what the page says while the phone is offline.

# $number (number)
event-hand-head = Hand { $number }

# $hands (number)
unsent-sending = { $hands ->
    [one] Sending…
   *[other] Sending { $hands } hands…
}

# $hands (number)
unsent-offline = { $hands ->
    [one] Offline. One hand will be sent as soon as you’re back online.
   *[other] Offline. { $hands } hands will be sent as soon as you’re back online.
}

# $hands (number)
unsent-behind = { $hands ->
    [one] One more hand waits until this one is fixed.
   *[other] { $hands } more hands wait until this one is fixed.
}
unsent-leave-out = Leave this hand out
unsent-stale = This wasn’t saved. Reload the page and enter it again.

# Enough of a hand to know it again.
# $number (number)
# $parts (list of message): the two below, and how it ended
unsent-hand = Hand { $number }: { LIST($parts, style: "semicolons") }

# $name (text)
# $bid (text): as it was typed
unsent-bid = { $name } bid { $bid }

# $figures (list of text): as they were typed
unsent-figures = entered { LIST($figures, style: "plain") }

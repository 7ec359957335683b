### A finished hand, step by step: what the page says while it is looked at.

replay-table = The table
replay-steps = Steps
replay-step = Step

# $number (number)
# $most (number)
# $says (text): what happens in it
replay-at = Step { $number } of { $most }: { $says }

# A button. Under its sign there is room for one word.
# $way (code)
replay-go = { $way ->
   *[first] First
    [back] Back
    [forward] Next
    [last] Last
    [play] Play
    [pause] Pause
    [again] Again
}
    .spoken = { $way ->
       *[first] First step
        [back] Back one step
        [forward] Next step
        [last] Last step
        [play] Play
        [pause] Pause
        [again] Play again
    }

# $end (code)
replay-end = { $end ->
   *[first] This is the first step.
    [last] This is the last step.
}
replay-all-hands = All hands
replay-no-hand = No hand is shown here.

# $pile (code)
replay-pile = { $pile ->
   *[kitty] Kitty
    [discard] Discarded
}

# $who (seat)
# $hand (message): read-hand
replay-hand-of = { SEATS($who) }: { $hand }
replay-keys = Left and right arrow go through the steps and read each one. Home and End go to the first and the last. H reads the hand, T the table, W the step.

## The expert

replay-asking = The expert is checking every decision in this hand, using many simulated deals. A long hand takes a minute. You can read on.

# $done (number)
# $of (number)
replay-how-far = { $done } of { $of } decisions
replay-lost = Lost the connection. Ask again.
replay-failed = That didn’t work. Ask again.

### For programmers who train players: why a number is no answer.

# $most (number)
# $given (text): as it was written
env-no-number = An action is a whole number from 0 to { $most }, not { $given }.

# $seat (seat)
# $action (text): such as "play AH"
# $answers (list of text)
# $more (code): whether there are more answers
env-no-answer = { SEATS($seat) } can’t answer “{ $action }” now. Answers: { LIST($answers, style: "or") }{ $more ->
   *[no] {""}
    [yes] , and more
}.

# $seat (seat)
# $action (text)
# $pieces (list of piece)
env-lacks = { SEATS($seat) } can’t answer “{ $action }” now. Missing from the hand: { PIECES($pieces) }.

# $seat (seat)
# $action (text)
# $why (message)
env-refused = { SEATS($seat) } can’t answer “{ $action }” now. { $why }

# $action (text)
# $kind (code)
# $highest (number)
env-unnumbered = { $action } has no number in this environment.{ $kind ->
   *[other] {""}
    [bid] {" "}The highest bid with a number is { $highest }; bids=… gives more.
}

env-not-shown = Nothing is shown. Make the environment with render_mode="human" or "ansi".

### What the command line says when it can’t do what somebody typed.

# $command (text): the command that shows help
command-try = For help: { $command }
# $what (text): an option such as --file, or the word for what is to be filled in
# $choices (list of text): what it can be, where that is known
command-missing = { COUNT($choices) ->
    [0] { $what } is missing.
   *[other] { $what } is missing. Choose { LIST($choices, style: "or") }.
}
# $what (text): the word for what is to be filled in
# $example (text): a whole command
command-missing-such-as = { $what } is missing. For example: { $example }
# $what (text): an option such as --file, or the word for what is to be filled in
# $why (message): a sentence
command-bad-value = { $what }: { $why }
# $option (text): what was typed, such as --fil
# $near (list of text): options like it
command-no-option = { COUNT($near) ->
    [0] There is no option { $option }.
   *[other] There is no option { $option }. Did you mean { LIST($near, style: "or") }?
}
# --lang was typed after the name of a command.
command-lang-first = Put --lang first: meldhouse --lang es and then the command.
# $option (text): such as --json
command-no-value = { $option } takes no value.
# $option (text): such as --file
command-needs-value = { $option } needs a value.
# $words (list of text): what was typed after everything else
command-too-much = { COUNT($words) ->
    [1] One word too many: { LIST($words, style: "plain") }
   *[other] Too many words: { LIST($words, style: "plain") }. Put words that belong together in quotes.
}
# $what (text): the word for what is to be filled in
command-not-with-lines = With --jsonl, leave out { $what }. The questions come from standard input.
# $value (text): what was typed
# $choices (list of text): what can be typed
command-one-of = “{ $value }” isn’t a choice. Choose { LIST($choices, style: "or") }.
# $value (text): what was typed
command-number = “{ $value }” isn’t a whole number.
# $value (text): what was typed
# $least (number)
command-number-from = “{ $value }” isn’t a whole number of { $least } or more.
# $value (text): what was typed
# $least (number)
# $most (number)
command-number-between = “{ $value }” isn’t a whole number from { $least } to { $most }.
# $word (text): what was typed
command-unknown = There is no command “{ $word }”.
# $word (text): what was typed
# $near (text): a command like it
command-unknown-near = There is no command “{ $word }”. Did you mean “{ $near }”?
# $word (text): the name of some rules, such as npa
command-is-a-book = “{ $word }” is a set of rules. To read them: meldhouse book { $word }
command-no-output = Standard output is closed, so there is nowhere to answer.
# $why (text): what the computer says
command-no-file-access = That couldn’t be read or written: { $why }
# $what (text): for programmers
command-broken =
    Something went wrong inside Meldhouse ({ $what }).
    It’s not your fault. Please report what you typed. MELDHOUSE_DEBUG=1 shows the details.

### Lo que pregunta y responde “meldhouse rule”, y las preguntas de otros comandos.

## Sí o no

cli-confirm = { $question } { $enter ->
   *[none] [s/n]
    [yes] [S/n]
    [no] [s/N]
}
cli-yes-or-no = Escribe s o n.

## Preguntas

cli-ask-what = ¿qué pasó?
cli-ask-about = ¿De qué se trata? (1 a { $last }, o una palabra)
cli-ask-which = ¿Cuál? (1 a { $last }, o una palabra)
cli-type-number = Escribe un número de 1 a { $last }.
cli-type-other = Aquí nada se llama “{ $word }”. Escribe un número de 1 a { $last }, u otra palabra.
cli-ask-skip = { $question } (Enter para omitir)
cli-ask-hint = { $question } ({ $hint }; Enter para omitir)
cli-ask-one-of = { $question } ({ LIST($choices, style: "or") }; Enter para omitir)
cli-ask-needed = { $question } ({ LIST($choices, style: "or") })
cli-ask-such = { $question } (como { $example }; Enter para omitir)
cli-ask-number = { $question } (1 a { $last }; Enter para omitir)
cli-ask-yes-no = { $question } (s o n; Enter para omitir)
cli-ask-usual = { $question } (Enter: { $usual })
cli-ask-more = ¿Sabes algo de esto: { LIST($what, style: "semicolons") }? (s o n)
cli-ask-holds = ¿Qué tiene { SEATS($seat) }?
cli-ask-dropped = ¿La puja le tocó a { -dealer } porque nadie pujó?
cli-ask-ruled = ¿Qué decidió el { $post }? { $others ->
   *[no] (Enter si nadie ha decidido)
    [yes] (Enter si nadie más)
}

## Lo que falta en un caso

cli-rule-list-advice = “meldhouse rule { $name } --list” muestra todo lo que puede salir mal.
cli-rule-what = Di qué pasó, por ejemplo bid_early, “caída” o renege.
cli-rule-unknown = No se puede decidir sobre nada que se llame “{ $said }”. Prueba otra palabra.
cli-rule-unknown-near = No se puede decidir sobre nada que se llame “{ $said }”. ¿Quisiste decir “{ $near }”?
cli-rule-which = “{ $said }” puede ser { LIST($kinds, style: "plain") }{ $more ->
    [0] .
   *[other] , y { $more } más.
} Di cuál.
cli-rule-kind = { $kind } ({ $name })
cli-rule-proof-needs = Para probar un renuncio, da la { -trick } en el orden en que se jugó, la { -piece } en cuestión, el triunfo y las { -piece(form: "many") } que tenía el jugador.
cli-rule-held-needs = Di qué se sabe que tenía el jugador cuando jugó { PIECES($piece) }. Solo eso lo prueba.
cli-rule-held-advice = Por ejemplo: { $example }, o --later "" si no se halló nada.
cli-rule-no-time = { $field }: “{ $said }” no es un tiempo. Escribe minutos, como 8 o 5:59.
cli-rule-bidder-too = Di también quién se quedó con la puja, para saber de quién es.
cli-rule-contract-too = Da también quién tenía la puja y de cuánto era, para poder contar los puntos.
cli-rule-both = Da las dos cosas, quién tenía la puja y de cuánto era, para poder contar los puntos.
cli-claim-needs = Para revisar un reclamo, di quién reclamó y cuál es el triunfo.
cli-rule-add = Agrega { LIST($options) }.
cli-rule-hands-advice = Da --hands y --trump para que se revise.
cli-rule-caller-advice = Agrega --caller, como --caller { $seat }. --by nombra a quien se acusa.
cli-rule-by-advice = Agrega --by, como --by { $seat }.
cli-rule-again = Para cambiar una respuesta: { $command }
cli-rule-contradict = { $one } y { $other } se contradicen. Quita una.

## Respuestas

cli-rule-list = qué puede salir mal
cli-rule-proven = { $proven ->
   *[yes] Está probado.
    [no] No está probado.
}
cli-claim-good = { $good ->
   *[yes] El reclamo es bueno.
    [no] El reclamo no es bueno.
}
cli-rule-entry = { SEATS($seats) }: { NUMBER($points, signed: "yes") } { $unit ->
   *[points] { $points ->
        [one] punto
        [-1] punto
       *[other] puntos
    }
    [marks] { $points ->
        [one] marca
        [-1] marca
       *[other] marcas
    }
    [games] { $points ->
        [one] partida
       *[other] partidas
    }
}. { $why }
cli-rule-entry-money = { SEATS($seats) }: { MONEY($amount) }. { $why }
cli-clause-says-marked = { $id }: { $says } ({ $mark })
cli-rule-also = También se lee así: { $reading }

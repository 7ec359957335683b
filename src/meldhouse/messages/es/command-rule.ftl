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
cli-ask-counts = ¿Cuántas tenía cada quien? (como { $example })
cli-ask-caller = ¿Quién lo señaló? ({ LIST($seats, style: "or") })
cli-ask-who = ¿Quién lo hizo? ({ LIST($seats, style: "or") })
cli-ask-bid = ¿Qué pujó?
cli-ask-over = ¿Cuál era la puja anterior? (0 si ninguna; Enter para omitir)
cli-ask-pieces = { $many ->
   *[one] ¿Qué { -piece }?
    [many] ¿Qué { -piece(form: "many") }?
}
cli-ask-trump-yet = ¿Cuál es el triunfo? (Enter si no se ha elegido)
cli-ask-trump = ¿Cuál es el triunfo?
cli-ask-late = ¿Cuántos minutos tarde? (como 8 o 5:59)
cli-ask-clause = ¿Qué cláusula se rompió? (Enter para omitir)
cli-ask-clause-or = ¿Qué cláusula se rompió? (Enter: { $clause })
cli-ask-named = ¿Qué nombró? (Enter si no es nada de estas reglas)
cli-ask-marriage = ¿Quien tiene la puja tiene también su rey y su reina?
cli-ask-look = ¿Ver las manos?
cli-ask-good = ¿Es bueno?
cli-ask-holds = ¿Qué tiene { SEATS($seat) }?
cli-ask-leads = ¿Quién sale en la siguiente { -trick }? ({ LIST($seats, style: "or") })
cli-ask-order = ¿En qué orden jugará? (Enter para omitir)
cli-ask-bidder = ¿Quién se quedó con la puja?
cli-ask-bidder-or = ¿Quién se quedó con la puja? (Enter para no contar puntos)
cli-ask-contract = ¿Cuál fue la puja?
cli-ask-taken = ¿Cuánto ha ganado cada bando? (como NS=14 EW=0)
cli-ask-meld = ¿Cuánto mostró cada bando en combinaciones? (como { $example })
cli-ask-offence = ¿Qué hizo o dejó de hacer? ({ LIST($choices, style: "plain") })
cli-ask-aces = ¿Qué ases se jugaron? (Enter para omitir)
cli-ask-every-trick = ¿El bando acusado había ganado todas las { -trick(form: "many") }?
cli-ask-too-late = { $window ->
   *[own-seen] ¿Había pedido ver la { -trick } antes del señalamiento?
    [next-piece] ¿Se ha jugado otra { -piece } desde entonces?
    [next-legal] ¿Se ha jugado otra { -piece } bien desde entonces, o se volteó la { -trick }?
    [next-trick] ¿Está completa la siguiente { -trick }?
}
cli-ask-dealt = ¿Se había repartido una { -piece } cuando se notó?
cli-ask-dropped = ¿La puja le tocó a { -dealer } porque nadie pujó?
cli-ask-ruled = ¿Qué decidió el { $post }? { $others ->
   *[no] (Enter si nadie ha decidido)
    [yes] (Enter si nadie más)
}
cli-ask-changed = ¿Quién la cambió? ({ LIST($seats, style: "or") }; Enter para la mesa de puntuación)

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
cli-rule-held-needs = Di qué se sabe que tenía el jugador cuando jugó { PIECES($piece) } (--later). Solo eso lo prueba.
cli-rule-held-advice = Por ejemplo: { $example }, o --later "" si no se halló nada.
cli-rule-no-time = late: “{ $said }” no es un tiempo. Escribe minutos, como 8 o 5:59.
cli-rule-bidder-too = Di también quién se quedó con la puja, para saber de quién es.
cli-rule-contract-too = Da también quién tenía la puja y de cuánto era (--bidder, --contract), para poder contar los puntos.
cli-rule-both = Da las dos cosas, quién tenía la puja y de cuánto era (--bidder, --contract), para poder contar los puntos.
cli-claim-needs = Para revisar un reclamo, di quién reclamó (--by) y el triunfo (--trump).
cli-rule-hands-advice = Da --hands y --trump para que se revise.
cli-rule-caller-advice = Agrega --caller, como --caller { $seat }. --by nombra a quien se acusa.
cli-rule-by-advice = Agrega --by, como --by { $seat }.
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

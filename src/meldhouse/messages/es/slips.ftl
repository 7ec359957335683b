### Una papeleta dice cómo fue una mano. Qué puede estar mal en ella.
### Qué se pone en cada mensaje está escrito en en/slips.ftl.

slip-no-slip = Una boleta tiene campos como bidder, bid, trump, meld y take. Esto es { $found ->
    [list] una lista.
    [text] texto.
    [number] un número.
    [truth] true o false.
   *[nothing] nada.
}
slip-field-meant = Ese campo no existe. ¿Quisiste decir “{ $field }”?
slip-field-unknown = Ese campo no existe. Elige { LIST($fields, style: "or") }.
slip-how-unknown = Una mano no termina con “{ $found }”. Escribe { LIST($endings, style: "or") }.
slip-field-expected = { $kind ->
   *[number] Escribe un número entero
    [seat] Escribe N, E, S o W
    [bid] Escribe un número como 75, o “2 marks” donde se puja en marcas
    [trump] Escribe un palo, como H o hearts
    [truth] Escribe true o false
    [figures] Escribe un número entero para cada bando
    [spoiled] Escribe una lista de bandos
    [incidents] Escribe una lista de castigos, cada uno con asientos, puntos y cláusula
}, no “{ $found }”.
slip-bid-in-points = Aquí se puja en puntos, { $highest ->
    [0] { $lowest } o más
   *[other] de { $lowest } a { $highest }
}. Escribe un número como { $lowest }.

slip-say-bidder = Di quién se quedó con la puja.
slip-say-bid = Di de cuánto fue la puja.
slip-say-trump = Di cuál fue el triunfo. Quien lleva la hoja lo anota
slip-say-offender = Di de quién fue { $how ->
   *[renege] el renuncio que terminó la mano
    [forfeited] el reclamo fallido que terminó la mano
}: { SEATS($seats, style: "or") }.
slip-say-caller = Di quién señaló el renuncio: { SEATS($seats, style: "or") }{ $fine ->
    [0] { "" }
   *[other] . Solo esa persona pierde { $fine }
}
slip-say-take = Di cuánto hizo cada bando en bazas. Falta: { LIST($sides) }.
slip-say-tricks = Di cuántas { -trick(form: "many") } son de { SIDE($side) }. El bono es por ganarlas todas.
slip-say-marks = Di qué bando recibió las marcas y cuántas.
slip-won-trick = ¿Ganaron alguna { -trick }{ $counter ->
   *[no] { "" }
    [yes] { " " }con cartas que puntúan
}?
slip-won-trick-of = { SIDE($side) }: { $take } en { -trick(form: "many") }. { $question }

a-side = { SIDE($side) }
slip-part = { SIDE($side) } { $number }
slip-part-in = { SIDE($side) } { $take } en { $won ->
    [one] { $won } { -trick }
   *[other] { $won } { -trick(form: "many") }
}
slip-take-total = { LIST($parts, style: "plain") } suman { $taken }, pero una mano tiene { $total } puntos
slip-take-too-much = Una mano tiene { $total } puntos; { $taken } es demasiado. Cuenta otra vez.
slip-not-a-multiple = { $points } no es múltiplo de { $unit }
slip-below-zero = { $value } es menos que 0.
slip-tricks-sum = { LIST($parts, style: "plain") } suman { $won }, pero una mano tiene { $total } { -trick(form: "many") }.
slip-take-in-tricks = { $source ->
   *[told] { "" }
    [rest] { $won ->
        [0] Los otros ganaron todas las { -trick(form: "many") }.
       *[other] Los otros ganaron todas las { -trick(form: "many") } menos { $won }.
    }{ " " }
}{ SIDE($side) }: no se puede hacer { $take } { $won ->
    [0] sin ganar una { -trick }.
    [one] en { $won } { -trick }.
   *[other] en { $won } { -trick(form: "many") }.
}
slip-not-together = Esto no puede ser todo cierto: { LIST($parts, style: "plain") }. Cuenta otra vez.
slip-counter-tricks-most = { $won } es más que las { $most } { -trick(form: "many") } que hay.
slip-counter-tricks-many = { $won ->
    [one] { $won } { -trick } con cartas que puntúan vale
   *[other] { $won } { -trick(form: "many") } con cartas que puntúan valen
} más de { $take }.
slip-counter-trick-needed = Para hacer { $take } hace falta una { -trick } con cartas que puntúan.
slip-unplayed-never = Solo una mano jugada hasta el final puede tener { -trick(form: "many") } que nadie pudo jugar.
slip-unplayed-range = Escribe de 0 a { $most } { -trick(form: "many") }, no { $found }.

slip-no-meld = Este juego no tiene combinaciones.
slip-meld-hands = { $hands ->
    [one] Una mano
   *[other] Dos manos
} de { $size } { -piece(form: "many") } no { $hands ->
    [one] puede
   *[other] pueden
} mostrar { $points }{ $trump ->
   *[yes] .
    [no] { " " }sin triunfo.
}
slip-meld-sum = Ninguna combinación suma { $points }.
slip-meld-pack = { LIST($parts, style: "plain") } suman { $points }. Una baraja de { $size } { -piece(form: "many") } no da para tanto.
slip-trump-marriage = Para elegir triunfo hay que mostrar un matrimonio: para { SIDE($side) } son al menos { $least }, no { $points }

slip-no-seat = Nadie se sienta en “{ $seat }”. Los asientos son { LIST($seats) }.
slip-no-side = No hay bando “{ $side }”. Los bandos son { LIST($sides) }.
slip-bid-high = { $bid } es demasiado: la puja más alta es { $highest }
slip-bid-low = { $bid } es muy poco: la puja más baja es { $lowest }
slip-no-such-bid = Aquí no hay puja de { $bid }
slip-no-trump = Una mano que terminó así no tiene triunfo. Déjalo en blanco.
slip-kitty-untold = Aquí nadie dice cuántos triunfos hay en la viuda. Déjalo en blanco.
slip-kitty-range = No puede haber { $trumps } triunfos en la viuda. Escribe de 0 a { $most }.
slip-never-dropped = Aquí { -dealer } nunca recibe una puja que nadie hizo
slip-dropped-at = Si { -dealer } recibe la puja porque nadie pujó, es de { $given }, no de { $bid }
slip-dropped-on-dealer = Solo { -dealer } recibe una puja que nadie hizo
slip-whose-deal = Según la hoja, le tocaba { -deal(form: "verb") } a { SEATS($who) }.

slip-never-passed-out = Aquí una mano nunca se anula porque todos pasen: { -dealer } { $instead ->
   *[forced] debe pujar
    [dealer] recibe la puja
}
slip-passed-out-empty = Una mano en la que todos pasaron no tiene puja, combinaciones, puntos ni falta.
slip-no-marriage-needed = Aquí nadie necesita un matrimonio, así que nadie pierde la puja por no tenerlo.
slip-never-stopped = Aquí las manos se juegan hasta el final.
slip-never-awarded = Aquí no se adjudican manos. Un renuncio no probado no le da el resto a nadie.
slip-deal-kept = Aquí nadie pierde el turno de { -deal(form: "verb") } por hacerlo mal
slip-struck-take = Una mano que no cuenta no tiene puntos. Déjalos en blanco.
slip-no-board-never = Aquí nadie pierde la puja por tener pocas combinaciones.
slip-no-board-not-dropped = Aquí { -dealer } no necesita combinaciones si recibe la puja porque nadie pujó
slip-no-board-only-dropped = Por pocas combinaciones solo pierde { -dealer }, cuando recibe la puja porque nadie pujó
slip-enough-meld = Con { $meld } en combinaciones de { SIDE($side) }, la mano se juega
slip-board-set-no-meld = Este juego no tiene combinaciones: nadie pierde la puja antes de la primera salida.
slip-board-set-never = Aquí una puja que no se alcanza no se pierde antes de jugar. La mano se { $concede ->
   *[no] juega
    [yes] juega, o alguien se rinde
}
slip-within-reach = Con { $reach } posibles, la puja de { $bid } está al alcance y la mano se juega
slip-out-of-reach = Solo son posibles { $reach }: la puja de { $bid } se pierde sin jugar
slip-never-conceded = Aquí nadie se puede rendir
slip-not-conceded = Con la puja de { $bid } no se pueden rendir: todavía son posibles { $reach }
slip-silenced-never = Aquí nadie pierde porque { -dealer } haya perdido el derecho a pujar
slip-silenced-takes = Aquí, aunque haya perdido el derecho a pujar, { -dealer } recibe la puja y no la pierde
slip-silenced-dropped = Así solo pierde { -dealer }, sin derecho a pujar, cuando recibe la puja
slip-set-unplayed = Con menos de { $floor } en combinaciones, la puja de { SIDE($side) } se pierde sin jugar
slip-never-claimed = Aquí nadie reclama el resto. La mano se juega
slip-write-claimed = Aquí un reclamo fallido cuesta solo el resto. Elige “Se reclamó el resto” (claimed) y anota lo que hizo cada bando
slip-write-forfeited = Aquí con un reclamo fallido se pierde la mano. Elige “Reclamo fallido” (forfeited)
slip-write-spoiled = Aquí un renuncio no termina la mano. Marca el bando que perdió sus puntos
slip-write-renege = Aquí un renuncio termina la mano. Elige “Renuncio” (renege)
slip-nothing-spoiled = Una mano que terminó así no se jugó: ningún bando perdió sus puntos.
slip-no-wrong-bid = Una mano que terminó así no terminó por una puja equivocada.
slip-no-offender = Una mano que terminó así no terminó por un renuncio ni por un reclamo.
slip-only-bidder-claims = Aquí solo quien tiene la puja reclama el resto
slip-other-side-called = El bando de { SEATS($who) } tiene todas las { -trick(form: "many") }: el renuncio lo señaló el otro bando
slip-no-take = Una mano que terminó así no se jugó hasta el final: no cuentan los puntos en bazas.
slip-awarded-all = Una mano se adjudica solo al bando con todas las { -trick(form: "many") } y los { $total } puntos
slip-undecided = La mano se detuvo antes de cumplirse o perderse

slip-game-over = { $game ->
   *[round] Esta { -round }
    [game] Esta partida
} ya terminó. { $then ->
   *[another] Empieza otra
    [sheet] Empieza otra hoja
    [take-away] Borra primero las manos que siguen
}
slip-no-marks = Aquí no cuentan las marcas. Anota los castigos aparte.
slip-marks-range = { $most ->
    [0] Escribe un número entero, 0 o más.
   *[other] Escribe un número entero de 0 a { $most }. Ninguna mano da más.
}

slip-faults = { LIST($faults, style: "sentences") }
slip-field-name = { $field ->
   *[bidder] Quién tuvo la puja
    [bid] Puja
    [trump] Triunfo
    [dealer] Quién repartió
    [dropped] Puja que recibió quien reparte
    [how] Cómo terminó la mano
    [offender] De quién fue el renuncio o el reclamo
    [meld] Combinaciones
    [take] Puntos en bazas
    [tricks] Bazas
    [counter_tricks] Bazas con cartas que puntúan
    [kitty] Triunfos en la viuda
    [spoiled] Quién perdió sus puntos por un renuncio
    [wrong_bid] Sin derecho a pujar, por una puja equivocada
    [beside] Marcas aparte de la mano
}
slip-field = { slip-field-name }: { $what }
slip-field-of = { slip-field-name } de { SIDE($side) }: { $what }

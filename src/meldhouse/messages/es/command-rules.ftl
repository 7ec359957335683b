### Comandos sobre las reglas: books, book, clauses, meld, legal, bids, deal.

## Reglas para leer

cli-column = { $head ->
   *[rules] Reglas
    [name] Nombre
    [club] Club
    [form] Forma
    [seats] Asientos
    [target] Partida a
    [meld] Combinación
    [cards] Cartas
    [points] Puntos
    [marks] Marcas
    [clause] Cláusula
    [kind] Clase
    [cover] Cómo se cubre
    [accepts] Permite
    [refuses] Prohíbe
    [lacks] Falta
    [for] Para
    [why] Por qué
    [what] Qué pasó
    [key] Clave
    [cited] Para qué se cita
    [trump] Triunfo
    [turn] Turno
    [line] Línea
    [hand] Mano
    [takes] Gana
    [by] Con
    [play] Jugada
    [plays] Jugadas
    [ways] Maneras
    [published] Publicado
    [ahead] Maneras a 1, 2, 3 … jugadas
    [led] Salió
    [won-by] Ganó
    [made] Cumplida
    [bid-made] Puja cumplida
    [bid-set] Puja perdida
    [worse-by] Peor por
    [may-say] Puede decir
    [default] Si no
    [meaning] Significado
}
cli-books-read = Para leer unas reglas: meldhouse book npa
cli-book-which = Di qué reglas, por ejemplo: meldhouse book npa
cli-book-extends = Basadas en { $name }: { $title }. Lo propio está marcado con { $mark }.
cli-book-clauses = Todas las cláusulas: meldhouse book { $name } --clauses
cli-no-clause-about = Ninguna cláusula de { $title } menciona “{ $word }”.
cli-no-clause = { $title } no tiene cláusulas.
cli-clause-kinds = Prueba una de las clases: { LIST($kinds, style: "plain") }.
cli-clauses = { $number ->
    [one] { $number } cláusula
   *[other] { $number } cláusulas
}
cli-clauses-of = { $number } de { $of } cláusulas
cli-clause-read = Como se lee aquí: { $why }
cli-check-good = estas reglas están en orden
cli-check-alone = Se sostienen solas, sin basarse en otras.
cli-check-same = Se juegan exactamente como { $name } ({ $title }).
cli-check-changes = { $number ->
    [one] Basadas en { $name } ({ $title }), con un ajuste cambiado:
   *[other] Basadas en { $name } ({ $title }), con { $number } ajustes cambiados:
}
cli-check-change = { $key }: { $before } pasa a { $after }
cli-check-count = Quizá esto no se cuente como tú quieres:
cli-check-old = Estas cláusulas todavía dicen la regla anterior:
cli-check-now = Nuevo:
cli-check-gone = Ya no:
cli-no-section = Las reglas no tienen una sección “{ $name }”. { $hint }
cli-keys-head = Principio del archivo
cli-keys-cites = Para cada cosa que las reglas tengan que decir: el id de una cláusula. Una combinación se puede citar también por cuántas veces se tiene: `meld-run-2` es una escalera doble.
cli-keys-key = { $name }: { $kind } ({ $default }). { $meaning }

## Cláusulas y sus pruebas

cli-tests-away = Las pruebas no están aquí, así que no se sabe qué cubren. Mira --tests.
cli-no-tests = No hay una carpeta { $folder } con pruebas.
cli-no-tests-advice = Dala con --tests.
cli-tests-unread = No se pueden leer las pruebas: { $why }.
cli-tests-unread-advice = Corrige antes ese archivo.
cli-clauses-broken = Estas cláusulas prometen más de lo que muestran sus pruebas:
cli-clauses-unknown = Estas pruebas nombran una cláusula que no existe:
cli-clause-broken = { $clause } ({ $cover }): { $missing }
cli-clause-stands = { $kind }{ COUNT($moments) ->
    [0] {""}
   *[other] {" "}({ LIST($moments, style: "plain") })
}: { $stands }
cli-clause-test = { $mark ->
   *[accepts] permite: { $test }
    [refuses] prohíbe: { $test }
}
clause-cover = { $cover ->
   *[enforced] se hace cumplir
    [ruled] se decide
    [shown] se muestra
    [not-applicable] no aplica
    [not-yet] todavía no cubierta
}
clause-missing = { $missing ->
   *[cover] todavía no cubierta
    [shown] ninguna prueba la muestra
    [accepts] ninguna prueba de lo que permite
    [refuses] ninguna prueba de lo que prohíbe
    [both] ninguna prueba de lo que permite o prohíbe
}
cli-clauses-covered = Cada cláusula está cubierta como promete.
cli-clauses-none = Ninguna cláusula coincide.
cli-clauses-sum = aplicadas { $enforced }, decididas { $ruled }, mostradas { $shown }{ $away ->
    [0] {""}
   *[other] , no aplican { $away }
}, sin cubrir { $left }

## Combinaciones, jugadas, pujas, repartos

cli-no-meld-here = En { $title } no hay combinaciones.
cli-no-meld-here-advice = Solo el pinacle tiene combinaciones.
cli-trump = { $trump ->
   *[other] triunfo: { TRUMP($trump) }
    [doubles] triunfo: dobles
    [follow-me] sin triunfo
}
cli-no-trump-named = sin triunfo elegido
cli-no-meld = Sin combinaciones.
cli-total = Total
cli-say-trump = Di cuál es el triunfo: { LIST($choices, style: "or") }.
cli-trick-full = Con { $players } jugadores, una { -trick } tiene cuando mucho { $most } { -piece(form: "many") } cuando te toca, no { $number }.
cli-play-one = Nombra una { -piece } de la mano, no { PIECES($pieces) }.
cli-on-table = En la mesa, como se jugó:
cli-may-play = Puedes jugar:
cli-may-not-play = No puedes jugar:
cli-all-allowed = Puedes jugar lo que quieras.
cli-play-yes = Sí, puedes jugar { PIECES($piece) }.
cli-no-because = No. { $why }
cli-no-bid-stands = La puja no puede estar en { $bid }. { $why }
cli-bid-nearest = No es una puja posible. Lo más cercano: { LIST($near, style: "or") }.
cli-bid-nearest-by = No es una puja posible. Lo más cercano: { LIST($near, style: "or") } ({ $clause }).
cli-nobody-bid = nadie ha pujado
cli-bid-stands = la puja está en { $bid }
cli-may-bid = Puedes pujar { LIST($bids, style: "or") }.
cli-may-bid-on = Puedes pujar { LIST($bids, style: "plain") }, y así sigue.
cli-may-bid-up-to = Puedes pujar { LIST($bids, style: "plain") }, y así hasta { $last }.
cli-bid-range = { $low } a { $high }
cli-no-higher-bid = Nadie puede pujar más.
cli-bid-yes = Sí, { $bid } es una puja permitida.
cli-clause-says = { $id }: { $says }
cli-key-advice = Copia la clave completa, o quita --key para un reparto nuevo.
cli-dealer = { -deal(form: "deals") } { SEATS($seat) }
cli-kitty = Viuda
cli-deal-again = El mismo { -deal } otra vez:

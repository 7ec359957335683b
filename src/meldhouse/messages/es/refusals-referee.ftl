### Por qué un juez, o quien lo llama, no puede hacer algo. Sin punto al final, como en refusals.ftl.
### Qué se pone en cada mensaje está escrito en en/refusals-referee.ftl.

referee-dispute-none = Todavía no hay disputa. Primero debe plantearla un jugador de la mesa
referee-dispute-open = Esta mesa ya tiene una disputa abierta. Primero decide esa
referee-deciding = Eso solo lo decide el { $post }. En un torneo es el director, o quien el director agregue en “Ayudantes”
referee-dispute-over = Esta disputa está cerrada: { $how ->
   *[settled] la mesa la resolvió
    [final] la decisión es definitiva
    [stands] se aceptó la decisión
}
referee-dispute-seat = No hay asiento “{ $seat }”. Elige { LIST($seats, style: "or") }
referee-play-stopped = La mano espera una decisión: { $now ->
   *[awaited] falta que llegue el { $post }
    [deciding] { $person } está decidiendo
    [ruled] ya hay decisión; sigan jugando o pidan otro oficial
}
referee-settle-first = Primero intenten arreglarlo en la mesa. Si no pueden, llamen al { $official }
referee-settle-late = Ya se llamó al { $post } para decidir
referee-settle-all = Todos en la mesa deben estar de acuerdo. Todavía no: { SEATS($who) }
referee-settle-facts = Di qué pasó, tal como lo acepta toda la mesa
referee-settle-rule = Pueden ponerse de acuerdo en qué pasó, pero no dejar de lado { $without }
referee-settle-tried = La mesa ya lo intentó. Llamen al { $official }

referee-post-unknown = Aquí nadie decide como “{ $post }”. Elige { LIST($posts, style: "or") }
referee-post-turn = Ahora decide el { $due }, no el { $post }
referee-post-last = Alguien tiene que decidir, y después del { $post } no hay nadie más. Nombra a una persona
referee-person-unnamed = Di quién viene como { $post }
referee-person-same = { $person } ya decidió sobre esto. Pregunta a otra persona
referee-person-plays = { $person } juega en esta mesa y no puede decidir su disputa
referee-hearing-now = { $person } está en la mesa y todavía no decide
referee-ruling-stands = Ya hay decisión. No se llama a nadie más si no lo pide un jugador
referee-ruling-nobody = Nadie llamó a { $person } a esta mesa
referee-ruling-empty = Di qué decides
referee-ruling-cites = Di en qué cláusula se basa tu decisión
referee-ruling-whom = Di a quién le toca: de quién son los puntos o el renuncio
referee-ruling-sides = Nombraste a los dos bandos. Di de quién es el renuncio
referee-ruling-over = Esta mano terminó. Déjala así, haz que se reparta de nuevo o anúlala
referee-ruling-unplayed = Esta mano no está en juego y no puede haber renuncio. Decide otra cosa
referee-ruling-unknown = Estas reglas no tienen la cláusula “{ $rule }”. Nombra otra
referee-ruling-bound = { $person } debe seguir la decisión del { $post }
referee-ruling-again = { $person } ya decidió, y esa decisión no se cambia aquí
referee-borrow-none = Estas reglas no nombran otras de donde tomar una respuesta
referee-borrow-own = Estas reglas tienen su propia respuesta: { $own }. Esa va primero
referee-borrow-unknown = “{ $source }” no está entre las reglas a las que estas recurren
referee-appeal-none = Todavía no hay decisión que apelar
referee-appeal-once = Solo se puede pedir otro oficial una vez, y ya se hizo
referee-appeal-final = La decisión es definitiva. No se puede apelar
referee-aside-early = Todavía no hay nada definitivo. Decide tú o espera a quien se llamó
referee-aside-final = Según las reglas esta decisión es la última palabra. Nadie la anula
referee-round-none = Solo donde dos oficiales difieren puede uno aceptar la decisión del otro
referee-decline-early = La decisión todavía no es definitiva. Pide otro oficial o espera al que se llamó
referee-decline-twice = { SEATS($who) } ya rechazó la decisión
referee-official-post = Aquí no hay “{ $post }”. Hay: { LIST($posts) }
referee-official-name = Di quién es el { $post }
referee-official-self = No puedes decidir sobre ti. Pídeselo a otro oficial

referee-question-empty = Escribe tu pregunta
referee-question-unknown = { $last ->
    [0] Todavía nadie ha preguntado nada
   *[other] No hay pregunta { $number }. La última es la { $last }
}
referee-question-answered = { $person } ya respondió la pregunta { $number }
referee-question-referee = Las preguntas sobre las reglas son para { $by ->
   *[people] { LIST($appointed) }
    [official] el { $official }
}, no para { $person }

referee-log-who = Di quién fue
referee-log-clause = Di qué cláusula se rompió
referee-log-unknown = Estas reglas no tienen la cláusula “{ $rule }”. Nombra otra
referee-log-place = Las { -round(form: "many") } y las manos se cuentan desde 1
referee-log-gain = Una falta nunca le da puntos a quien la cometió
referee-log-points = Las reglas no dan puntos por { $rule }. Anótalo sin puntos
referee-log-number = { $last ->
    [0] Todavía no hay anotaciones
   *[other] No hay anotación { $number }. La última es la { $last }
}
referee-log-corrected = La anotación { $number } se corrigió con la { $by }. Corrige esa
referee-log-why = Di por qué corriges la anotación
referee-conduct-unknown = Estas reglas no tienen la cláusula “{ $rule }”. Nombra otra
referee-conduct-kind = { $rule } no trata de conducta. Eso lo decide el { $official }
referee-unlisted-none = Con estas reglas nadie puede castigar lo que no está escrito
referee-unlisted-what = Di qué se hizo

referee-expel-cause = Un equipo se expulsa solo por una causa justa. Di cuál es
referee-allow-none = Estas reglas no permiten suavizarle una regla a nadie. Cómo se ayuda a quien tiene una discapacidad lo decide el { $official }
referee-allow-kind = { $rule } no se puede suavizar. Estas sí: { LIST($clauses) }
referee-allow-no-duty = { $rule } no le pide nada a una persona y no se puede suavizar
referee-allow-clause = Di qué cláusula se suaviza. Estas reglas no tienen “{ $rule }”
referee-allow-other = Eso se le permitió a { $who }, que no se sienta ahí
referee-allow-why = Di por qué le cuesta la regla a esta persona

referee-sheet-side = “{ $side }” no juega en esta mesa. Elige { LIST($sides, style: "or") }
referee-sheet-signed = Ya hay firma de { SIDE($side) }
referee-sheet-in = La hoja ya se entregó
referee-scoring-table = La hoja está firmada y entregada. Ahora solo el director o quien lleva todas las hojas puede cambiarla. Pregúntales
referee-untold = Todavía no saben de la corrección en la mesa { $table } ({ -round } { $round }): { LIST($names) }. Pide que la confirmen

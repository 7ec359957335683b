### Partes de una decisión sobre oficiales, retrasos y hojas. Sin punto final.

ruling-the-post = el { $post }
ruling-appointed = alguien nombrado para eso
ruling-holds-unless = Vale la decisión del { $post } y el juego sigue, a menos que alguien pida que decida { $next }, que debe ser otra persona
ruling-may-appeal = Puede hacerlo. Llamen a otra persona: { $next }
ruling-absent-final = No está el { $post }, así que esa decisión es definitiva
ruling-that-is-final = Esa decisión es definitiva
ruling-two-agree = Si los dos coinciden, es definitivo
ruling-if-split = Si no, decide { $next }
ruling-needs-no-clause = Aquí una decisión no necesita citar cláusula. Vale
ruling-needs-clause = Una decisión así no vale. Se toma con las reglas en la mano y cita su cláusula
ruling-repeat-noted = Cada vez queda anotada y no cuesta { $unit ->
   *[points] puntos
    [marks] marcas
}
ruling-repeat-decides = El { $official } decide qué sigue{ $may ->
   *[final] {""}
    [repeat] { " " }y puede pedir suspensión o expulsión
    [expulsion] { " " }y puede expulsar a esa persona
    [expel-team] { " " }y puede expulsar a su equipo
}
ruling-question = Pregunten al { $official }
ruling-call = Se detiene el juego y se llama al { $official }
ruling-call-instead = Se detiene el juego y se llama al { $official }, porque no está el { $absent }
ruling-rules-in-hand = La decisión se toma con las reglas en la mano
ruling-settle = Traten de arreglarlo en la mesa
ruling-if-unsettled = Si no pueden
ruling-final-agreed = Los oficiales coinciden. Es definitivo, y el juego sigue
ruling-final = Ya decidió el { $post }. Es definitivo, y el juego sigue
ruling-two-mean-same = Si las dos decisiones dicen lo mismo, es definitivo
ruling-split = Si no, y ninguno cambia de opinión, decide { $next }, y es definitivo
ruling-split-absent = Si no, y ninguno cambia de opinión, decide { $next } (si no está: el { LIST($others, style: "or") }), y es definitivo
ruling-both-bound = Los dos lo tienen que aceptar
ruling-plays-too = { $person } también juega en esta mesa, y aun así decide como { $post }.
ruling-decided = { $person }, { $post }: { $decision }.
ruling-borrowed = Esta respuesta viene de otras reglas: { $source }.

ruling-late-silent = Las reglas no dicen nada de quien llega tarde, así que decide el { $official }
ruling-late-replaced = Alguien más juega el resto de la { -round } por { SEATS($who) }, y no hay puntos para { SEATS($who) }{ $both ->
   *[no] . Su pareja conserva los puntos
    [yes] {""}
}
ruling-late-free = Hasta { $minutes } minutos no cuestan nada{ $whole ->
   *[no] {""}
    [yes] . Solo cuentan minutos completos
}

ruling-ask-sheet = { $sheet ->
   *[open] { $alone ->
       *[no] ¿Están de acuerdo los dos bandos
        [yes] ¿Están de acuerdo todos
    } en que es un error?
    [agreed] { $alone ->
       *[no] ¿Ya habían aceptado esa mano los dos bandos
        [yes] ¿Ya habían aceptado esa mano todos
    }?
    [signed] { $alone ->
       *[no] ¿Ya habían firmado la hoja los dos bandos
        [yes] ¿Ya habían firmado la hoja todos
    }?
}
ruling-sheet-if-agreed = Se corrige si { $alone ->
   *[no] los dos bandos
    [yes] todos
} están de acuerdo en que es un error
ruling-sheet-mended = Se puede corregir { ruling-until }
ruling-sheet-open = Los jugadores la pueden corregir { ruling-until }
ruling-if-disagreed = Si no están de acuerdo
ruling-score-gap = { $written ->
   *[yes] El marcador está anotado, y las
    [no] Las
} reglas no dicen hasta cuándo se puede cambiar. Decide el { $official }
ruling-agreed-stays = Los dos bandos aceptaron los puntos de esa mano y ya están anotados, así que valen
ruling-adding-mended = Un error en la suma se corrige hasta que se entregue la hoja
ruling-signed-closed = Los dos bandos ya firmaron, así que los jugadores ya no la pueden cambiar
ruling-signed-stays = Los dos bandos ya firmaron, así que la mano vale como se jugó y se anotó
ruling-scoring-table = Solo la pueden cambiar quien anota o quien verifica en la mesa de puntuación oficial
ruling-all-told = Se avisa a los cuatro jugadores
ruling-sheet-back = Regresa a la mesa
ruling-sheet-counts = Los puntos valen como están escritos
ruling-signing = Quien lleva la hoja la completa y firma. El otro bando la suma y firma, y luego se entrega
ruling-signing-desk = En un torneo, { $alone ->
   *[no] cada bando
    [yes] cada jugador
} firma las cifras (nuestra opción; las reglas del club no lo dicen)
ruling-change-agreed = El cambio no cuenta: los dos bandos aceptaron los puntos y ya están anotados
ruling-change-signed = El cambio no cuenta: los dos bandos ya firmaron, y los jugadores no la pueden cambiar

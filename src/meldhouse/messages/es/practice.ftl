### Práctica: encontrar las combinaciones, servir el palo.
### Qué se pone en cada mensaje está escrito en en/practice.ftl.

practice-lead = Manos de verdad, con las reglas que elijas.
practice-kind = { $kind ->
   *[meld] Encuentra las combinaciones
    [follow] Servir o renuncio
}
practice-meld-ask = ¿Cuántos puntos de combinaciones hay en esta mano?
practice-follow-ask = ¿Se puede jugar esta?
practice-follow-which = ¿Puedes jugar { PIECES($piece) }?
practice-right = Correcto
practice-wrong = Casi, pero no
practice-meld-is = El total es <b>{ $points }</b>.
practice-meld-not = El total es <b>{ $points }</b>, no { $said }.
practice-may = Puedes jugar { PIECES($piece) }.
practice-legal = Puedes jugar:
practice-tally = { $asked ->
    [0] Sin respuestas todavía
   *[other] Correctas: { $right } de { $asked }
}
practice-until = Tienes { $seconds } segundos
practice-over = Se acabó el tiempo. Correctas: { $right } de { $asked }
practice-clock-again = Otra vez contra reloj
practice-no-clock = Sin reloj
practice-clock = Contra reloj: { $seconds } segundos
practice-on-table = En la mesa:
practice-led = Salió { $who }
practice-this = ¿esta?
practice-in-hand = En tu mano:
practice-hand = Tu mano: { $pieces }
practice-next = Siguiente
practice-points = Puntos de combinaciones
practice-check = Revisar
practice-yes = Sí, se puede
practice-no = No, es renuncio
practice-share = Mándale el mismo ejercicio a un amigo
practice-stop = Terminar aquí
practice-fault-points = Escribe los puntos con número, por ejemplo 12. También vale cero.
practice-fault-choice = Elige sí o no.
practice-no-meld = En { $rules } no hay combinaciones. Practica servir el palo, o elige otras reglas.
practice-trump = { $trump ->
    [follow-me] Sin triunfo.
   *[S] Triunfo: { TRUMP($trump) }.
}

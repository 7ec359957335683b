### Lo que sigue en la mesa del torneo: botones y una línea que dice por qué.

next-enter = Inscribir a los jugadores
next-enter-why = Nadie está inscrito todavía.
next-check-in = Registrar a los jugadores
next-check-in-why = Solo tienen asiento los jugadores registrados.
next-here = { $players ->
    [one] { $players } presente
   *[other] { $players } presentes
}{ $away ->
    [0] {""}
   *[other] , { $away } sin registrarse
}.
next-in = { $players ->
    [one] { $players } sigue
   *[other] { $players } siguen
} en juego{ $away ->
    [0] {""}
   *[other] , { $away } sin registrarse
}.
next-seat = Acomodar la { -round } { $number }
next-seat-why = Al acomodarla se hace un borrador que solo ve la mesa de control.
next-not-in = Sin registrarse: { LIST($names, style: "plain") }.
next-last-call = Después del sorteo, quien llegue tarde solo puede descansar, y nadie entra cuando ya empezó la { -round } 1.
next-confirm = Confirmar los asientos
next-confirm-why = Revisa primero el borrador. Solo lo ve la mesa de control hasta que lo publiques.
next-seated-again = Por eso se repitió el sorteo de los asientos. Confírmalos, por favor.
next-discard = Descartar el borrador
next-discard-why = Después puedes acomodarla otra vez.
next-discard-play-off = Descartar este desempate
next-release = Publicar los asientos
next-release-why = Están confirmados. Ahora muestra a todos dónde sentarse.
next-seat-again = Acomodar otra vez { $round }
next-seat-late-why = Llegaron después de asignar los asientos: { LIST($names, style: "plain") }. Los asientos que ven los jugadores dejarán de valer.
next-by-old = ¿{ $step }, con el resultado anterior?
next-call = Llamar a los jugadores a sus mesas
next-call-why = Todos pueden ver dónde sentarse. Las pantallas los llamarán a sus mesas.
next-start = Empezar { $round }
next-start-at-once = Empieza de inmediato, sin llamada.
next-start-why = Hazlo cuando todos estén sentados: { $minutes ->
    [0] empieza el juego.
   *[other] empiezan el juego y el reloj ({ minutes }).
}
next-wait = Esperar las hojas
next-wait-why = { COUNT($tables) ->
    [one] Falta 1 hoja (mesa { LIST($tables) }).
   *[other] Faltan { COUNT($tables) } hojas (mesas { LIST($tables) }).
}
next-all-in = Todas las hojas están entregadas.
next-close = Cerrar { $round }
next-close-why = Con esto termina la { -round }.
next-close-anyway = Cerrar { $round } de todos modos
next-close-asks = ¿Cerrar de todos modos?
next-still-open = Pendiente:
next-release-standings = Publicar la clasificación
next-release-standings-why = { $round }: ya terminó. Con esto todos ven la clasificación.
next-play-off = Desempatar los lugares { $first }–{ $last }
next-play-off-division = { next-play-off } ({ $division })
next-play-off-why = Hay empate: { LIST($names, style: "plain") }. Esto acomoda el desempate como borrador. Si terminas sin él, comparten el lugar.
next-was-last = ¿Fue la última { -round }?
next-end-early = ¿Terminar el torneo antes de tiempo?
next-call-off = ¿Cancelar el torneo?
next-end-now = Terminarlo ahora
next-tell = Avisar de la corrección
next-finish = Terminar el torneo
next-finish-why = { $played ->
    [0] Todas las { -round(form: "many") } están jugadas.
    [one] { $played } { -round } jugada.
   *[other] { $played } { -round(form: "many") } jugadas.
} Después los resultados quedan firmes y se entregan los premios.
next-finish-anyway = Terminar de todos modos
next-prizes = Entregar los premios
next-prizes-why = El torneo terminó.
next-prize-list = Imprimir la lista de premios
next-prize-list-why = Para leerla en voz alta.
next-due = Faltan por pagar { MONEY($amount) }.
next-back = Hay que devolver { MONEY($amount) }.
next-all-handed = Todos los premios están entregados.
next-none-to-hand = No hay nada que entregar.
next-all-done = Todo listo. Imprime o guarda lo que quieras conservar.
next-money = Ir al dinero
next-money-why = Lo que queda pendiente ahí.
next-print = Imprimir los resultados
next-standings = Ir a la clasificación
next-standings-why = Para leerla en voz alta o guardarla como archivo.
old-result = Los asientos para { $round } se basan en un resultado anterior.
old-no-tie = Los jugadores ya no están empatados.
old-corrected = Un resultado se corrigió después.
old-winners = Los ganadores de la mesa { $table } en { $round } son ahora { LIST($names) }.
old-winner = La mesa { $table } en { $round } la ganó { $name }.
old-seat-again = Hay que repetir los asientos.{ $seen ->
   *[no] {""}
    [yes] {" "}Los jugadores ya los vieron, así que lee en voz alta quién se mueve.
}

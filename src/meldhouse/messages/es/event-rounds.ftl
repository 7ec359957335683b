### Las rondas de un torneo: el tablero de la mesa de control, los asientos, las mesas, la clasificación. Qué se pone en cada mensaje está escrito en en/event-rounds.ftl.

event-for-roles = Esta página es solo para: { LIST($roles, style: "or") }. Pide un enlace al director.
event-no-such = Ese torneo no existe. Quizá el enlace está incompleto; búscalo en la lista.
event-settle = Resolverlo<span class="hidden">: { $what }</span>
event-over = El torneo terminó
event-before-first = Antes de la primera { -round }
event-time-left = Tiempo restante
event-time-over-short = Tiempo
event-director-next = El siguiente paso del director: { $step }.
event-why-logged = ¿Por qué? Queda en el historial.
event-five-more = Agregar 5 minutos
event-call-time = Declarar el fin del tiempo
event-table-waits = Una mesa llama al árbitro
event-appealed = Hay una apelación
event-answer = Responder
event-orders = Decisiones por escribir en la hoja
event-hand-at = { $round }, mesa { $table }, mano { $hand }
event-untold = Correcciones por avisar a los jugadores
event-tables = Mesas
event-table = Mesa { $table }
event-stage = { $stage ->
   *[waiting] sin manos todavía
    [full] falta firmar
    [signed] firmó un bando
    [in] hoja entregada
    [slow] va lenta
    [called] llama al árbitro
    [appealed] apela
    [untold] corrección por avisar
}
event-stage-hands = { $number ->
    [one] { $number } mano
   *[other] { $number } manos
}
event-stage-missing = { COUNT($names) ->
    [one] falta
   *[other] faltan
} { LIST($names) }
event-stage-out = { LIST($names) } fuera del torneo
event-side-points = { SIDE($side) } { $points }
event-draw-decided = empate, lo ganó el bando de { SIDE($side) } con una mano más
event-still-missing = Falta: { LIST($what, style: "semicolons") }
event-stand-in-at = Suplente o default<span class="hidden"> en la mesa { $table }</span>
event-sheet-at = Hoja<span class="hidden"> de la mesa { $table }</span>
event-sheet-in = Hoja<span class="hidden"> de la mesa { $table }, { $round }</span>
event-sit-out = Descansan:
event-all-rounds = Todas las { -round(form: "many") } y sus hojas
event-last-done = Último paso:
event-no-undo = Ya no se puede deshacer: hay pasos que dependen de esto.
event-undo = Deshacer
event-undone = Deshecho: { $what }
event-undone-plain = Deshecho.
event-not-undone = No se deshizo nada. Desde que miraste: { $what }
event-round-status = { $status ->
   *[draft] borrador
    [confirmed] asientos confirmados
    [released] asientos publicados
    [called] a las mesas
    [playing] en juego
    [closed] ya terminó
}
event-no-round = Todavía no hay { -round } acomodada
event-to-tables = Mesas y hojas
event-moved-sitters = Parejas que se quedan sentadas pero cambian de mesa, por anunciar
event-figures = Qué tan bueno es el acomodo
event-repeats = { $number ->
    [0] Nadie juega dos veces con la misma pareja.
   *[other] { $number ->
        [one] Se repite una pareja
       *[other] Se repiten { $number } parejas
    }; lo mínimo posible es { $least }.
}
event-meetings = Dos jugadores cualesquiera se enfrentan { $fewest ->
    [0] como máximo { $most ->
        [one] una vez
       *[other] { $most } veces
    }
   *[other] de { $fewest } a { $most } veces
}.
event-meetings-even = Dos jugadores se enfrentan { $times ->
    [one] una vez
   *[other] { $times } veces
}.
event-not-apart = No se pudo separar a { $one } y { $two }.
event-coming = { -round(form: "title") } planeadas ({ $number })
event-round = { -round(form: "start") } { $number }
event-hand = mano { $number }
event-choose = Elige
event-sits-at = { $table ->
    [0] { $name }, descansa
   *[other] { $name }, mesa { $table }
}
event-swap-two = Cambiar de lugar a dos jugadores
event-with-whom = Con
event-why-against = Por qué <span class="soft">(si rompe el movimiento)</span>
event-swap = Cambiar
event-swap-fault = Elige a dos jugadores para cambiarlos.
event-by-hand = Acomodar a todos a mano
event-by-hand-how = Una mesa por línea, con números. La línea de quienes descansan empieza con <code>out</code>.
event-by-hand-order = { $entry ->
   *[person] Son pareja el primero y el tercero, el segundo y el cuarto.
    [pair] Dos parejas forman una mesa.
}
event-numbers = Quién tiene qué número
event-by-hand-go = Acomodar
event-seated = Acomodados.
event-rounds-none = Todavía no hay { -round } acomodada. Cada una aparece aquí con sus mesas.
event-won = ganó
event-figure = { $number }
event-plus-minus = { NUMBER($number, signed: "yes") }
event-released = Todos ven la clasificación hasta { $round }.
event-unreleased = Solo la ven los oficiales.
event-release = Publicar la clasificación hasta { $round }
event-hide = Ocultar la clasificación
event-tie = Empate en el lugar { $place }, por desempatar:
event-tie-in = Empate en el lugar { $place } ({ $division }), por desempatar:
event-divisions = Divisiones
event-all = Todos
event-place = Lugar
event-ranked = { $of ->
   *[person] Nombre
    [pair] Pareja
}
event-round-hidden = <span class="hidden">{ -round(form: "start") }</span> { $number }
event-shared = compartido
event-no-place = ninguno
event-tie-breaks = Desempates: { $order }.
event-withdrawn-last = Quienes se retiraron van al final.
event-bye = Descanso: no jugó ({ $worth }).
event-download = Descargar { $format }
event-standings-none = Todavía no hay clasificación. Aparece aquí cuando el director la publique.
event-standings-hidden = La clasificación todavía no se publica. Pregunta al director.
event-own-points = Mis puntos, uno por uno

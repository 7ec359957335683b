### Lo que ven los jugadores: la pantalla del salón, su página, códigos y enlaces. Qué se pone en cada mensaje está escrito en en/event-hall.ftl.

event-hall-round = { $round } de { $of }
event-hall-status = { $status ->
   *[released] busquen sus asientos
    [called] pasen a sus mesas
    [playing] en juego
}
event-hall-table = mesa
event-final = Clasificación final
event-standings-after = Clasificación después de la { -round } { $number }
event-hall-last = { $next ->
   *[results] El torneo terminó. Pronto los resultados.
    [standings] Sigue la clasificación.
    [round] Se acomoda la siguiente { -round }.
}
event-welcome = Bienvenidos
event-welcome-here = { $entry ->
   *[person] { $number ->
        [one] Hay { $number } jugador.
       *[other] Hay { $number } jugadores.
    }
    [pair] { $number ->
        [one] Hay { $number } pareja.
       *[other] Hay { $number } parejas.
    }
} Pronto verán aquí su asiento.
event-welcome-desk = Regístrense en la mesa de control.
event-results-soon = Pronto los resultados.
event-to-sheet = Hoja
event-check-me-in = Registrarme
event-you-in = Ya estás en la lista de presentes.
event-round-over = Terminó: { $round }.
event-was-last = Fue la última. La mesa de control anuncia los resultados.
event-next-seat = Tu próximo asiento aparece aquí.
event-you-sit-with = te toca la <b>mesa { $table }, { SEATS($seat) }, con { LIST($names) }</b>.
event-you-sit = te toca la <b>mesa { $table }, { SEATS($seat) }</b>.
event-your-table = Ir a tu mesa
event-our-sheet = Nuestra hoja
event-thanks = El torneo terminó. Gracias por jugar.
event-you-wait = no juegas hasta { $whom }.
event-you-are-out = quedaste fuera de la llave. Gracias por jugar.
event-not-in-playoff = no participas. Ya jugaste todo.
event-you-sit-out = descansas
event-you-keep = Llevas la hoja de la mesa { $table }
event-keep-later = La hoja aparece cuando esta mesa empiece una { -round }.
event-hall-screen = Pantalla del salón
event-have-code = Tengo un código
event-your-code = El código de tu papel
event-how-run-now = Cómo se organiza este torneo
event-after-last = { $why ->
   *[over] Fue la última. La mesa de control anuncia los resultados.
    [tie] Hay un empate por desempatar. Quédense; la mesa de control dice quién juega.
    [maybe-tie] Fue la última. Quédense hasta que la mesa de control revise los empates.
}
event-role-about = { $table ->
    [0] { $role ->
       *[director] Puede hacer todo
        [referee] Decide en las mesas, da castigos y corrige hojas
        [scorekeeper] Registra a quienes llegan, cobra, y llena y firma las hojas
        [player] Actúa por un jugador: su mesa, su hoja y su firma
    }
   *[other] Lleva solo la hoja de la mesa { $table }: la llena y la firma
}
event-role-table = anotador de la mesa { $table }
event-role-for = actúa por { $name }
event-device = { LIST($roles, style: "plain") }
event-device-since = { LIST($roles, style: "plain") }, desde { $since }
event-link-back = { $where ->
   *[roles] Crear otro enlace
    [people] Volver a Personas
    [table] Volver a la mesa { $table }
}
event-you-are = { $table ->
    [0] { $role ->
       *[player] Ya entraste.
        [director] Ahora diriges. Crea otro código de recuperación en “Ayudantes”; cada uno sirve una vez.
        [referee] Ahora eres árbitro.
        [scorekeeper] Ahora eres anotador.
    }
   *[other] Ahora llevas la hoja de la mesa { $table }.
}
event-recovery-card = Código de recuperación del director. Sirve una vez: escanéalo o escríbelo en la página del torneo.

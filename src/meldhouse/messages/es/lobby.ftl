### La sala: empezar una partida, mesas, partidas terminadas, llegar a una mesa.
### Qué se pone en cada mensaje está escrito en en/lobby.ftl.

lobby-page = Pinacle y Texas 42
lobby-your-game = Tu partida
lobby-go-on = { $turn ->
   *[no] Volver a tu partida
    [yes] Volver a tu partida: te toca
}
lobby-title = Toma asiento
lobby-lead = Pinacle y Texas 42 en parejas, con las reglas de tu club.
lobby-play = Jugar { game-name } ahora
lobby-rules = Reglas de { $rules }: { LIST($facts, style: "plain") }.
lobby-played-last = Son las últimas que jugaste.
lobby-good-start = Buenas para empezar.
lobby-other-rules = Elegir otras reglas
lobby-play-these = Jugar con estas reglas
lobby-new-to = ¿Es tu primera vez con { game-name }?
lobby-computers = Los jugadores automáticos ocupan los demás asientos.
lobby-friends = Abrir una mesa para amigos
lobby-practice = Encuentra las combinaciones de una mano o las jugadas permitidas. Con las reglas que quieras, a tu ritmo o contra reloj.
lobby-practice-go = Practicar
lobby-finished = Tus partidas terminadas
lobby-look-back = Ver de nuevo<span class="hidden">: { $game }</span>
lobby-no-games = Ninguna todavía. Aquí aparecen las partidas terminadas, y puedes ver de nuevo cada mano.
lobby-yours = Tus mesas
lobby-no-table = No estás en ninguna partida. Si dejas una mesa, tu asiento te espera aquí.
lobby-open = Mesas abiertas
lobby-none-open = Ninguna mesa espera jugadores. <a href="/new">Abre una</a> y los demás la verán aquí.
lobby-seats = Asientos
lobby-free = libre
lobby-your-turn = Te toca
lobby-resume = Continuar
lobby-sit-down = Sentarse
lobby-watch = Mirar
casual-title = Mostrar siempre el triunfo
casual-why = Partida informal. Con estas reglas el triunfo se oculta después de la primera { $when ->
   *[trick] { -trick }
    [lead] salida
} y cada quien tiene que recordarlo.
casual-why-some = Partida informal. Algunas reglas ocultan el triunfo al empezar el juego y cada quien tiene que recordarlo.
name-invited = { $host } te invitó. ¿Cómo te llamas?
name-ask = ¿Cómo te llamas?
name-go = Ir a la mesa
name-guest = Entrar como invitado
name-remembered = Este navegador lo recuerda. Para cambiarlo, toca tu nombre arriba.
code-of = Código QR de { $what }
code-how = Apunta la cámara del teléfono a este código para ir a la mesa.

casual-table = Mesa informal: el triunfo siempre se ve. Las reglas del club lo ocultan después de la primera { $when ->
   *[trick] { -trick }
    [lead] salida
}.
new-title = Mesa nueva
new-table-name = Nombre de la mesa
new-name-label = Nombre de la mesa <span class="soft">(opcional)</span>
new-your-name = Tu nombre <span class="soft">(lo verán los demás)</span>
new-own = tus propias reglas
new-own-here = solo para esta mesa
new-own-rules = Jugar con las reglas de tu club
new-conduct = Control de las reglas
new-conduct-one = { $conduct ->
   *[guarded] <b>Automático</b> <span>Las jugadas no permitidas se bloquean y ves la regla.</span>
    [refereed] <b>Como en una mesa de verdad</b> <span>Los errores pasan y hay que señalarlos.</span>
}
new-entry = Quién puede entrar
new-entry-one = { $entry ->
   *[open] <b>Todos</b> <span>La mesa aparece en la sala.</span>
    [link] <b>Quien tenga el enlace</b> <span>Se lo mandas a tus amigos.</span>
    [private] <b>Solo yo</b> <span>Tú y jugadores automáticos.</span>
}
new-level = Jugadores automáticos en los asientos libres
new-clock = Tiempo por jugada
new-clock-one = { $clock ->
   *[none] Sin límite
    [30] 30 segundos
    [60] 1 minuto
    [120] 2 minutos
}
new-watchers = ¿Pueden mirar otros?
new-open = Abrir la mesa
new-no-level = Ningún jugador automático ha aprendido por su cuenta estas reglas todavía. Elige otro nivel.
new-choose-rules = Elige con qué reglas jugar.
lobby-too-many = Tienes { $most } partidas abiertas, el máximo por persona. Primero termina una o cierra su mesa.

lobby-hand = mano { $number }: { phase }
lobby-after-hand = después de la mano { $number }
lobby-score = Tú { $own }, ellos { $theirs }
lobby-score-each = Tú { $own }, { LIST($others, style: "plain") }
lobby-score-of = { $name } { $points }
lobby-us = { COUNT($partners) ->
    [0] { $how ->
       *[won] Ganaste
        [lost] Perdiste
        [drew] Empataste
    }
   *[other] Tú y { LIST($partners) } { $how ->
       *[won] ganaron
        [lost] perdieron
        [drew] empataron
    }
}
lobby-points = { $own } a { LIST($others) }
lobby-game = { lobby-us }, { lobby-points }.
lobby-game-of-match = { lobby-us } la partida { $number } de un encuentro, { lobby-points }.
lobby-match = { lobby-us } la partida { $number } de un encuentro, { lobby-points }; y el encuentro, { $wins } a { LIST($losses) }.
lobby-game-left = { $game } El encuentro terminó antes de decidirse.

### Lo que hay bajo «Más…» y «Señalar…» en una mesa, y lo que se pregunta antes de algo que no se puede deshacer.
### Qué se pone en cada mensaje está escrito en en/calls.ftl.

calls-title = { $what ->
   *[more] Más
    [call] Señalar
}
calls-claim = Reclamar el resto…
calls-stop = Terminar la mano: la puja está decidida…
calls-melds = Ver otra vez las combinaciones
calls-see-last = Ver la última { -trick }
calls-see-open = Ver las { -trick(form: "many") } que están boca arriba
calls-concede = Rendirse…
calls-renege = Señalar un renuncio
calls-gather = Recoger la { -trick }
calls-correct = Corregir mi { -piece }
calls-ask-trump = Preguntar cuál es el triunfo
calls-bid = Cualquier puja, o pasar
calls-contract = Elegir otro triunfo
calls-peek = Ver las { -piece(form: "many") } que te pasaron
calls-redeal = Devolver la mano
calls-expose = Mostrar o dejar caer una { -piece }
calls-referee = Llamar al árbitro
calls-about = Sobre esta mesa: quién juega
calls-ease = Suavizarle una regla a alguien
calls-missing = Falta alguien: ir a la hoja
calls-leave = Dejar la mesa…
calls-stacks = Cómo se apilan las { -trick(form: "many") }

claim-title = ¿Reclamar el resto?
claim-why = Muestras tus { -piece(form: "many") } y dices que tu bando gana todas las { -trick(form: "many") } que quedan. Si no es seguro, la decisión puede ir en tu contra.
claim-yes = Sí, reclamar el resto
stop-title = ¿Terminar aquí la mano?
stop-why = Nada de lo que falta puede cambiar si la puja se cumple, así que la mano cuenta como está.
stop-yes = Sí, terminarla
concede-title = ¿Rendirse?
concede-why = Ustedes se rinden y pierden la puja de { $bid }. { COUNT($costs) ->
    [0] La mano termina.
  *[other] La cuenta: { LIST($costs) }.
}
concede-costs = { WHO($side) ->
    [them] ellos
   *[us] ustedes
} { $how ->
   *[lose] pierden
    [score] ganan
} { $unit ->
   *[points] { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    [marks] { $points ->
        [one] { $points } marca
       *[other] { $points } marcas
    }
}
concede-yes = Sí, nos rendimos
leave-title = ¿Dejar la mesa?
leave-why = { $game ->
   *[no] Tu asiento quedará libre para alguien más.
    [yes] La computadora ocupa tu asiento el resto de la partida. Si solo te vas un rato, cierra esta página: tu asiento sigue siendo tuyo.
}
leave-yes = Sí, dejarla
leave-done = Dejaste la mesa.
beyond-title = ¿Pujar { $bid } de todos modos?
beyond-why = { $meld ->
    [0] No tienes combinaciones
   *[other] Tienes cuando mucho { $meld } en combinaciones
} y hay { $points } puntos en juego: { $sum } en total. { $more ->
    [one] El otro tendría
   *[other] Los otros { $more } tendrían
} que venir { $from ->
   *[partner] de tu pareja
    [kitty] de la viuda
}.
beyond-yes = Sí, pujar { $bid }

renege-why = El juego se detiene hasta que se revise. Un señalamiento sin probar puede costarle a tu propio bando.
renege-who = Quién
renege-which = En qué { -trick }
renege-in = { -trick(form: "start") } { $number }{ $latest ->
   *[no] {""}
    [yes] , la última
}
renege-before = Antes de la primera
renege-what = Qué estuvo mal
renege-do = Señalarlo
choice-piece = Qué { -piece }
correct-why = Tu { -piece } en la mesa vuelve a tu mano y se juega esta en su lugar.
correct-do = Jugar esta
expose-why = Como en una mesa de verdad. Lo que sigue depende de las reglas.
expose-do = { $how ->
   *[expose] Dejarla caer
    [show] Mostrarla a propósito
    [touch] Tocarla
}
any-bid-title = Cualquier puja
any-why = En una mesa con árbitro puedes decir lo que quieras. Luego deciden las reglas.
any-bid-label = Puja
any-trump-label = Triunfo
any-trump-do = Nombrarlo

dispute-about = ¿De qué se trata?
dispute-why = El juego se detiene hasta que se decida.
dispute-title = El juego está detenido
dispute-called = Se llamó por esto: { $about }
dispute-ruling = Decisión: { $ruling }
dispute-agree = En qué están todos de acuerdo
dispute-agree-do = De acuerdo: seguimos
dispute-disagree-do = No estamos de acuerdo
dispute-name = Nombre del { $post }
dispute-call-do = Llamar a este { $post }
dispute-decides = Decide { $name }.
dispute-decision = Decisión
dispute-clause = Cláusula
dispute-hand = La mano
dispute-fate = { $fate ->
   *[goes-on] sigue
    [dealt-again] se reparte otra vez
    [void] no cuenta
}
dispute-decide-do = Anotar la decisión
dispute-play-on = Seguir jugando
dispute-appeal = Apelar
ease-title = Suavizar una regla
ease-why = Para una persona, desde ahora en esta mesa.
ease-who = Para quién
ease-which = Qué regla (su número)
ease-hardship = Por qué le cuesta cumplirla
ease-do = Suavizarla

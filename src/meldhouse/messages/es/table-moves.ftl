### La página de una mesa: sus botones, títulos y marcas. Lo que pasa en el juego está en news.ftl.
### Qué se pone en cada mensaje está escrito en en/table-moves.ftl.

notes = { LIST($parts, style: "plain") }
points-figure = { $points }
    .spoken = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
close = Cerrar
go-back = Volver
got-it = Entendido

table-loading = Preparando la mesa…
table-lobby = Volver a la sala
site-refereed = con árbitro
skip-to-move = Ir a tu jugada
side-log = Marcador y lo que pasó
side-score = Marcador hasta ahora
score-title = Marcador
log-title = Lo que pasó
preferences-title = Preferencias
help-title = Ayuda
bar-label = Esta mesa
bar-rules = { $rules }: las reglas en breve
line = { $line ->
   *[lost] Sin conexión. Reconectando… Lo que hagas se guarda y se envía después.
    [gone] Esta mesa ya no existe.
    [refused] Esta ventana se desconectó.
    [elsewhere] Estás jugando en otra ventana.
}
line-here = Jugar aquí
line-reload = Volver a cargar
closed-title = Esta mesa está cerrada
door-title = Se está jugando una mano
door-why = El anfitrión no permite mirar.

hand-title = Tu mano
felt-title = Mesa
kitty-title = Viuda
kitty-down = La viuda, boca abajo
last-trick-title = Última { -trick }
last-trick-gone = La última { -trick } ya no se puede ver.
tricks-title = { -trick(form: "title") }
phrases-title = Decir algo
exposed = { SEATS($who) }: { PIECES($pieces) } boca arriba

plate-note = { $what ->
   *[partner] pareja
    [your-partner] tu pareja
    [computer] automático
    [new] acaba de llegar
    [away] no está: juega el automático
    [offline] sin conexión
    [free] libre
    [thinking] pensando…
}
plate-label = { WHO($who) ->
    [you] Tú
   *[other] { SEATS($who) }
}{ $mate ->
   *[no] {""}
    [yes] , tu pareja
}
plate-turn = { WHO($who) ->
    [you] te toca
   *[other] le toca
}
plate-dealer = { -dealer }
plate-dealer-mark = { -dealer(form: "mark") }
plate-bid = { $bid }
    .spoken = tiene la puja en { $bid }

thinking = { SEATS($who) } { COUNT($who) ->
    [one] está
   *[other] están
} pensando…
readying = Preparándose: unos segundos…
readying-first = Preparándose (solo la primera vez): { $percent } por ciento

dock-title = Tu jugada
dock-over = La mano terminó.
dock-result = Ver el resultado
dock-more = Más…
dock-call = Señalar…
dock-ease = Suavizar una regla…
dispute-waits = El juego está detenido hasta que se decida.
dispute-next = Siguiente paso
clock-left = { $seconds } s
    .spoken = { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
dock-play = Jugar { PIECES($piece) }
dock-confirm = { $by ->
   *[press] Presiona para confirmar
    [tap] Toca para confirmar
}
dock-again = { $what }: presiona otra vez para confirmar.
keep-throw = Devolverla
keep-keep = Quedármela
concede-do = Rendirse
hint-do = Consejo
hint-thinking = Pensando…

bidding-title = Pujas
bidding-none = Nadie ha pujado todavía.
bidding-yours = Tu puja
bidding-bids = Pujas
bidding-pass = Pasar
bidding-passed = pasa
bidding-bid = Pujar { $bid }
bidding-figure = { $bid }
bidding-higher = Pujas más altas
bidding-up = Puja más alta
bidding-down = Puja más baja
bidding-end = { $end ->
   *[highest] { $bid } es la puja más alta.
    [lowest] { $bid } es la más baja aquí. Las menores tienen su propio botón.
}
bidding-at = { $bid }, todavía sin pujar.

trump-title = Elige el triunfo
trump-choose = { $trump ->
    [follow-me] Elegir sin triunfo (follow me)
   *[other] Elegir { TRUMP($trump) }
}
trump-held = tienes { $number }
trump-none = (follow me)

chosen = { $number } de { $most } elegidas
chosen-back = { PIECES($piece) } de vuelta en la mano
give-peeked = Viste lo que pasa { SEATS($who) }: { PIECES($pieces) }.
give-do = Pasar a { SEATS($who) }
discard-do = Descartar
discard-trumps = { $trumps ->
    [0] ningún triunfo
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
} entre ellas
discard-declared = Triunfos que dices

meld-title = Combinaciones
meld-none-do = Seguir sin combinaciones
meld-do = Mostrar combinaciones ({ $points })
meld-some-do = Mostrar solo estas
meld-nothing-do = No mostrar nada
meld-all-do = Mostrarlas todas
meld-less = Muestras menos de lo que tienes.{ $owed ->
    [0] {""}
    [one] {" "}Las reglas piden al menos { $owed } { -piece }.
   *[other] {" "}Las reglas piden al menos { $owed } { -piece(form: "many") }.
}
meld-of = { WHO($who) ->
    [you] Tus combinaciones
   *[other] Combinaciones de { SEATS($who) }
}
meld-item-of = { SEATS($who) }, { $item }
meld-note = { $what ->
   *[waits] todavía no muestra
    [none] sin combinaciones
    [open] toda la mano, a la vista
}
meld-more = ▾ Más combinaciones abajo
meld-unshown = Nadie mostró combinaciones.
meld-taken-up = Las cartas volvieron a las manos. { $known ->
   *[yes] Esto es lo que todos vieron.
    [no] Decir cuáles eran delataría el triunfo, y cada quien debe recordarlo.
}

act = { $act ->
   *[turn-kitty] Voltear la viuda
    [confirm] Listo
    [start-play] Empezar a jugar
    [gather] Recoger la { -trick }
}
stand-how = { $by ->
   *[press] Presiona una ficha y luego otra para cambiarlas de lugar.
    [tap] Toca una ficha y luego otra para cambiarlas de lugar.
}
stand-rows = Filas
stand-layout = { $first } y { $second }
stand-do = Listo
answer-accept = Aceptar
answer-challenge = Impugnar
answer-cost = ¿Qué cuesta impugnar?
agree-ask = Las cuentas no salen. ¿Movemos { -piece(form: "many") } sin ver hasta que cada quien tenga las que debe?
agree-yes = Sí, moverlas
agree-no = No, { -deal(form: "verb") } otra vez
stack-do = { $form ->
   *[single] Apilar las { -trick(form: "many") } una por una
    [double] Apilar las { -trick(form: "many") } de dos en dos
}
stack-towards = Apilar hacia { SEATS($who) }
lead-call = Pedir { TRUMP($suit) }

rule-title = Regla
rule-casual = ¿Prefieres ver siempre el triunfo? Tu asiento aquí sigue siendo tuyo.
rule-casual-do = Abrir una mesa informal
rule-whole = { $clause } en las reglas del club
rule-link = regla
rule-link-on = { $about }, { $clause }
rule-link-of = regla: { $about }, { $clause }: { $of }
ruling-title = Decisión
ruling-read = Entendido: ya leí la decisión
ruling-head = { COUNT($by) ->
    [0] { $what }
   *[other] { $what }: { LIST($by) }
}
ruling-heard = { COUNT($pieces) ->
    [0] { $head }
   *[other] { $head }, { PIECES($pieces) }
}. { $says }

fair-label = Reparto en duda
fair-distrust = No confíes en el reparto de la mano { $hand }
fair-stop = Deja de jugar y muestra esto a tu anfitrión o director.

instead-few = Puedes jugar { PIECES($pieces, style: "or") }.{ $home ->
   *[no] {""}
    [yes] {" "}La tecla Home te lleva ahí.
}
instead-many = Puedes jugar otras { $number }.{ $home ->
   *[no] {""}
    [yes] {" "}La tecla Home te lleva a la primera.
}
concede-way = Tu bando puede rendirse: { $where ->
   *[concede] presiona “{ concede-do }”.
    [call] está en “{ dock-call }”.
    [more] está en “{ dock-more }”.
}
onward = { $keys ->
   *[off] Para seguir, presiona “{ $button }”.
    [letters] Para seguir, presiona “{ $button }”; la N te lleva ahí.
    [alt] Para seguir, presiona “{ $button }”; Alt y N te llevan ahí.
}
again-none = Todavía no hay ninguna { -trick } que ver.
again-in-time = { $keys ->
   *[letters] Mientras está en la mesa, la K la lee
    [alt] Mientras está en la mesa, Alt y K la leen
}{ $how ->
   *[stays] : desde ahora se queda un momento más. { $keys ->
       *[letters] Con la P el juego te espera.
        [alt] Con Alt y P el juego te espera.
    }
    [waits] . Presiónala antes de seguir.
}
pace-waits = Ahora el juego te espera. { $keys ->
   *[letters] Con la N sigues; con la P va rápido otra vez.
    [alt] Con Alt y N sigues; con Alt y P va rápido otra vez.
}
pace-quick = El juego va rápido otra vez. { $keys ->
   *[letters] Con la P te espera.
    [alt] Con Alt y P te espera.
}
pace-told = ¿Muy rápido para oírlo? { $keys ->
   *[letters] Con la P el juego te espera.
    [alt] Con Alt y P el juego te espera.
}

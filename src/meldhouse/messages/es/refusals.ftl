### Por qué la mesa no deja hacer algo: qué está mal y qué hacer. Dos frases cortas a lo más, sin punto al final.
### Qué se pone en cada mensaje está escrito en en/refusals.ftl.

wrong-moment = Ahora no se puede: { phase }
no-seat = No hay asiento “{ $seat }”. Elige { LIST($seats, style: "or") }
not-held = { $copies ->
   *[none] No tienes { PIECES($missing) }
    [too-few] No tienes tantas. Sobran: { PIECES($missing) }
}

someone-away = Todos deben estar en la mesa para barajar. Espera a { SEATS($who) }
face-up = Baraja y corta las { -piece(form: "many") } boca abajo
only-dealer = Solo { -dealer }, { SEATS($who) }, maneja las { -piece(form: "many") }
wash-late = Todos pueden barajar solo antes del primer { -deal }. Ahora le toca a { -dealer }, { SEATS($who) }
shuffle-late = Ya es tarde para barajar: ya se cortó. Puedes pedir que se baraje otra vez
shuffle-late-dealt = Ya es tarde para barajar: ya se cortó
few-riffles = Primero se { $how ->
   *[riffle] { -riffle }
    [shuffle] barajan
} las { -piece(form: "many") } al menos { $least ->
    [one] una vez
   *[other] { $least } veces
}. Hasta ahora: { $done }
machine-last = La máquina baraja al final. Úsala antes de cortar
reshuffle-never = Estas reglas no permiten pedir que se baraje otra vez
reshuffle-late = Ya es tarde: pide que se baraje otra vez antes del { -deal }
cut-none = En estas reglas no se corta
cut-seat = Corta { SEATS($who) }, a la derecha de { -dealer }
cut-once = Solo se corta una vez, y ya se cortó
cut-deep = Al cortar deja de { $least } a { $most } { -piece(form: "many") } abajo, no { $leaving }
cut-required = No puedes negarte a cortar
cut-needed = Primero debe cortar { SEATS($who) }
cut-offer = Primero ofrécele el corte a { SEATS($who) }
wrong-dealer = Le toca { -deal(form: "verb") } a { SEATS($who) }
first-dealer = Primero { -deal(form: "deals") } { SEATS($who) }
packet-size = { $fixed ->
   *[yes] Reparte tandas de { LIST($ways, style: "or") }
    [no] Reparte tandas que sumen { $hand }
}
drawn-already = Ya tomaste tus { -piece(form: "many") }
draw-last = Al final toma { -dealer }. Deja que los demás tomen primero

count-wrong = Dijiste { $said }, pero tienes { $held }
count-off = Tienes { $held } { -piece(form: "many") } en vez de { $hand }. Corríjanlo antes de pujar
count-first = Nadie puja hasta que todos hayan contado { $hand } { -piece(form: "many") }
ready-scorekeeper = Solo { SEATS($who) }, que lleva la hoja, declara lista la mano
not-ready = Espera a que { SEATS($who) }, que lleva la hoja, declare lista la mano
layout-wait = Espera a que todos acomoden sus { -piece(form: "many") }. Todavía no: { SEATS($who) }
blind-bid = Acomoda tus { -piece(form: "many") } en { LIST($layouts, style: "or") } antes de pujar
layout = Acomoda tus { -piece(form: "many") } en { LIST($layouts, style: "or") }, no en “{ $layout }”
layout-kept = Antes las acomodaste en { $kept }. Sigue así hasta que termine la partida
layout-late = La puja ya empezó: tus { -piece(form: "many") } se quedan donde están
layout-tiles = Acomoda exactamente las { $count } { -piece(form: "many") } que tomaste
redeal-never = Estas reglas no permiten devolver una mano
redeal-late = Ya es tarde: una mano se devuelve antes de que alguien puje o pase
redeal-nines = Necesitas { $least } nueves y ninguna combinación para devolver la mano. { $nines ->
    [0] No tienes ningún nueve
    [one] Tienes { $nines } nueve
   *[other] Tienes { $nines } nueves
}
redeal-meld = Tienes combinaciones: { PIECES($meld) }. Solo se devuelve una mano con { $least } nueves y ninguna combinación

bid-turn = Le toca pujar a { SEATS($who) }
first-bid = { SEATS($who) }, a la izquierda de { -dealer }, puja primero
pass-final = Ya pasaste, y pasar es definitivo
bid-once = Solo tienes un turno para pujar, y ya lo usaste
bid-dropped = Todos pasaron: la puja es tuya en { $amount }. No puedes subirla ni rechazarla
bid-silenced = Perdiste el derecho a pujar en esta mano
bid-frozen = Pujaste antes de tu turno. Puja { $amount } y nada más
frozen-passed = La puja ya llegó a los { $amount } que adelantaste: tienes que pasar
frozen-none = Los { $amount } que adelantaste ya no son una puja válida: tienes que pasar
must-bid = Todos los demás pasaron: tienes que pujar
restrict-amount = Solo una puja adelantada lleva cantidad
restrict-late = { SEATS($who) } ya pujó o pasó
must-bid-frozen = Todavía debes hacer la puja que adelantaste: { $amount }
bid-next-only = Puedes pujar { $amount } o pasar, nada más alto
bid-minimum = { $amount } es muy poco. La puja más baja es { $minimum }
bid-higher = { $amount } no basta. La puja va en { $standing }
bid-maximum = La puja más alta es { $maximum }
bid-step = No hay puja de { $amount }. Prueba { LIST($near, style: "or") }
bid-opening = La primera puja es exactamente { $opening }
bid-jump = Puedes subir { $units ->
    [one] un paso
   *[other] { $units } pasos
} cuando mucho. Puja { LIST($allowed, style: "or") }
bid-marks = No puedes saltar más allá de { $free }. De ahí se sube de marca en marca

trump-fixed = El triunfo ya se eligió y no cambia
trump-fixed-unless-laid = El triunfo ya se eligió. Solo puede cambiarlo el primer matrimonio que muestre quien tiene la puja
trump-bidder = Solo { SEATS($who) }, que tiene la puja, elige triunfo
trump-choice = “{ $trump }” no puede ser triunfo aquí. Elige { TRUMP($choices, style: "or") }
trump-marriage = Necesitas rey y reina de { TRUMP($suit) } para que sean triunfo
trump-spoken = Di cuál es el triunfo. No muestres un matrimonio para eso
kitty-early = La viuda queda boca abajo hasta que termine la puja
kitty-first = Voltea la viuda antes de elegir triunfo
kitty-open = La viuda ya está volteada
kitty-none = En estas reglas no hay viuda
kitty-bidder = Solo { SEATS($who) }, que tiene la puja, voltea la viuda
discard-early = Voltea la viuda y elige triunfo antes de descartar
discard-bidder = Solo { SEATS($who) }, que tiene la puja, descarta
discard-count = Descarta exactamente { $count } { -piece(form: "many") }, no { $given }
discard-told = Ese es el número que ya dijiste
discard-told-late = Ya es tarde: los triunfos descartados se dicen antes de la primera salida
discard-declare = Di cuántos triunfos descartas: son { $true }, no { $said }
discard-number = Puedes descartar de 0 a { $count } triunfos
discard-first = Quien tiene la puja debe descartar { $count } { -piece(form: "many") } antes de la primera salida
pass-none = En estas reglas no se pasan { -piece(form: "many") }
pass-moment = Las { -piece(form: "many") } se pasan después de elegir triunfo
pass-side = Solo quien tiene la puja y su pareja se pasan { -piece(form: "many") }
pass-twice = Ya pasaste tus { -piece(form: "many") }
pass-order = { SEATS($who) } pasa primero sus { -piece(form: "many") }
pass-count = Pasa exactamente { $count ->
    [one] una { -piece }
   *[other] { $count } { -piece(form: "many") }
}, no { $given }

meld-none = En este juego no hay combinaciones
meld-early = Nadie muestra combinaciones antes de elegir triunfo
meld-early-marriage = { SEATS($who) }, que tiene la puja, muestra primero: su primer matrimonio decide el triunfo
meld-exchange = Nadie muestra combinaciones hasta que ambos se hayan pasado { -piece(form: "many") }
meld-discard = Nadie muestra combinaciones hasta que quien tiene la puja descarte
meld-late = Ya es tarde: las combinaciones cuentan solo antes de la primera { -piece } jugada
meld-held = Solo puedes mostrar lo que tienes. No están en tu mano: { PIECES($missing) }
meld-same = Esas combinaciones ya están en la mesa
meld-trump = Tu matrimonio decide el triunfo. Muestra rey y reina de { TRUMP($suit) }, o un solo matrimonio de otro palo, y ese palo será triunfo
meld-back = Lo que está en la mesa se queda ahí. Solo puedes agregar
meld-stray = Muestra solo combinaciones. No forman parte de ninguna: { PIECES($stray) }
meld-stray-aces = Estos ases no se pueden mostrar: { PIECES($stray) }
meld-compulsory = Tienes { $kind ->
   *[aces] ases
    [kings] reyes
    [queens] reinas
    [jacks] jotas
} en redondo y debes { $kind ->
   *[aces] mostrarlos todos
    [kings] mostrarlos todos
    [queens] mostrarlas todas
    [jacks] mostrarlas todas
}

start-scorekeeper = Solo { SEATS($who) }, que lleva la hoja, empieza el juego
start-seen = Las combinaciones se quedan en la mesa hasta que todos las vean. Todavía no: { SEATS($who) }
lead-signal = Espera a que { SEATS($who) }, que lleva la hoja, empiece el juego
lead-trump = Hay que elegir triunfo antes de la primera salida
lead-meld = Nadie sale hasta que se hayan mostrado y contado las combinaciones
lead-confirm = No salgas hasta que todos hayan { $what ->
   *[meld] visto y contado las combinaciones
    [contract] oído el contrato
}
concede-never = Estas reglas no permiten rendirse. Juega la mano
concede-side = Solo el bando de la puja puede rendirse
concede-late = Solo puedes rendirte antes de la primera salida
concede-board = Todavía puedes llegar a { $bid }: tus combinaciones y todos los puntos en juego suman { $reach }. Sigue jugando

play-turn = Le toca jugar a { SEATS($who) }
lead-first = La primera salida es de { SEATS($who) }
lead-turn = { SEATS($who) } ganó la última { -trick } y sale
gather-first = Recojan la { -trick } antes de jugar la siguiente { -piece }
gather-none = No hay ninguna { -trick } terminada en la mesa
gather-side = El bando de { SEATS($who) } ganó la { -trick } y la recoge
must-follow = { $led ->
    [S] Tienes espadas, así que debes jugar una
    [H] Tienes corazones, así que debes jugar uno
    [C] Tienes tréboles, así que debes jugar uno
    [D] Tienes diamantes, así que debes jugar uno
   *[doubles] Tienes { PIECES($held) }, así que debes servir { TRUMP($led) }
}
must-follow-hidden = Tienes una { -piece } del palo de salida, así que debes jugarla
must-beat = Tienes { PIECES($held) }, que le gana a { PIECES($best) }, y debes jugar más alto
must-trump = No tienes { TRUMP($led) }, pero sí { PIECES($held) }, así que debes { -ruff }
must-trump-hidden = No puedes servir el palo y tienes triunfo, así que debes { -ruff }
must-overtrump = Tienes { PIECES($held) }, que le gana a { PIECES($best) }, así que debes { -ruff } más alto
must-overtrump-hidden = Tienes un triunfo más alto que el de la mesa, así que debes { -ruff } más alto
review-none = Todavía no termina ninguna { -trick }
review-never = Estas reglas no permiten volver a ver una { -trick }
review-late = La última { -trick } se puede ver solo hasta que se juegue la siguiente { -piece }
look-under = En pujas de { $closed } o más, nadie mira lo que ya se jugó
look-under-stack = En pujas de { $closed } o más, solo se ve lo que muestra la pila
stack-never = Estas reglas no permiten elegir cómo se apilan las { -trick(form: "many") }
stack-bid = La pila se elige solo en pujas de { $closed } o más
stack-form = Elige una de estas pilas: { LIST($forms, style: "or") }
stack-bidder = Solo { SEATS($who) }, que tiene la puja, elige la pila
stack-late = La pila se elige antes de que termine la primera { -trick }
stack-opponents = El otro bando elige hacia dónde va la pila
stack-early = Hacia dónde va la pila se elige después de la primera { -trick }
losers-deal = El bando que perdió empieza la siguiente partida: { SEATS($who) } sacan para decidirlo
pass-peeked = Pasa tus { -piece(form: "many") } antes de ver las de tu pareja
peek-none = No hay nada que puedas ver
play-touched = Tocaste { PIECES($must) }, así que debes jugarla
play-bound = Ahora debes jugar { PIECES($must, style: "or") }

claim-nobody = Estas reglas no permiten reclamar el resto. Jueguen la mano completa
claim-bidder = Solo { SEATS($who) }, que tiene la puja, puede reclamar el resto
claim-first = { SEATS($who) } reclamó el resto. Resuelvan eso primero
claim-opponents = Al reclamo responde el otro bando
guarded = Esta mesa es automática: las { -piece(form: "many") } se quedan en la mano hasta que se juegan
guarded-renege = Esta mesa es automática: las jugadas no permitidas se bloquean y no puede haber renuncio
piece-dropped = Deja tus { -piece(form: "many") } en la mano hasta que las juegues
piece-shown = No muestres parte de tu mano
piece-touched = Si tocas una { -piece }, debes jugarla
misdealt = Todos reciben el mismo número de { -piece(form: "many") }, boca abajo
misdeal-what = Di a qué mano le faltan, a cuál le sobran y cuántas, o cuántas { -piece(form: "many") } quedaron a la vista
trump-asked-late = Ya es tarde para preguntar: a estas alturas hay que recordar el triunfo
review-talk = Nada de preguntas ni respuestas mientras se ve una { -trick }
suit-asked = Pregunta cuál es el triunfo, no si es cierto palo
lead-called = El otro bando pidió { TRUMP($suit) }, así que debes salir con ese palo
lead-not-due = Ahora no hay salida que pedir
lead-call-side = La salida la pide el otro bando
lead-call-suit = “{ $suit }” no es un palo. Elige { TRUMP($choices, style: "or") }
fix-first = Primero resuelvan cómo llega cada quien a { $hand } { -piece(form: "many") }
correct-never = En estas reglas, { -piece } jugada se queda jugada
correct-late = Ya es tarde para cambiar esa { -piece }
correct-clock = Ya es tarde para cambiar esa { -piece }: pasaron { $seconds } segundos
correct-none = No hay nada que corregir: esa { -piece } estuvo bien jugada
correct-wrong = Eso no se corrige con { PIECES($piece) }
renege-deadline = Ya es tarde para señalarlo: los puntos de esta mano ya están anotados
renege-deadline-next = Ya es tarde para señalarlo: ya se repartió la siguiente mano
renege-opponents = Solo un rival puede señalar un renuncio
renege-formula = Así no se señala un renuncio, y el juego sigue. Para señalarlo, di “{ $formula }”
renege-trick = Todavía no hay { -trick } { $number }. Señala la { -trick } { $most } o una anterior
renege-trick-none = Todavía no hay { -trick } { $number }. Espera a que se juegue una { -piece }
play-stopped = El juego espera hasta que se decida esto: { $about }
stop-undecided = Sigan jugando: la puja todavía no se cumple ni se pierde

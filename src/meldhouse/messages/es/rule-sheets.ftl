### Hojas y páginas de reglas: qué significan los ajustes de un club, en una frase cada uno.
### Qué se pone en cada mensaje está escrito en en/rule-sheets.ftl.

rules-mark = { $mark ->
   *[ours] nuestra opción; las reglas del club no lo dicen
    [read] nuestra lectura
}
rules-chapter = { $chapter ->
   *[table] La mesa y las { -piece(form: "many") }
    [deal] { -deal(form: "start") }
    [bidding] La puja
    [trump] El triunfo
    [kitty] La viuda
    [passing] Pasar { -piece(form: "many") }
    [meld] Combinaciones
    [board] Manos que no se juegan
    [play] El juego
    [scoring] Puntuación
    [game] La partida
    [manners] Plática y modales
    [trouble] Cuando algo sale mal
    [officials] Oficiales y castigos
    [tournament] Torneos
}
rules-chapter-word = { $chapter ->
   *[table] Mesa
    [deal] { -deal(form: "start") }
    [bidding] Puja
    [trump] Triunfo
    [kitty] Viuda
    [passing] Pase
    [meld] Combinaciones
    [board] Sin jugar
    [play] Juego
    [scoring] Puntos
    [game] Partida
    [manners] Modales
    [trouble] Problemas
    [officials] Oficiales
    [tournament] Torneo
}
game-length = { $number } { $unit ->
   *[hands] { $number ->
        [one] mano
       *[other] manos
    }
    [points] { $number ->
        [one] punto
       *[other] puntos
    }
    [marks] { $number ->
        [one] marca
       *[other] marcas
    }
}{ $games ->
    [1] {""}
   *[other] , al mejor de { $games }
}

rules-players = { $players } jugadores{ $alone ->
   *[no] . Las parejas se sientan frente a frente.
    [yes] , cada quien por su cuenta.
}
rules-own-score = Cada jugador lleva sus propios puntos{ $alone ->
   *[no] ; los de su pareja pueden ser otros.
    [yes] .
}
rules-dominoes = { $pieces } { -piece(form: "many") }: un juego de doble seis.
rules-double-rank = El doble es la ficha más alta de su palo.
rules-doubles-trump = Cuando los dobles son triunfo, 6-6 es el más alto y los dobles no son de ningún otro palo.
rules-deck = { $pieces } { -piece(form: "many") }: en cada palo hay { $copies } de cada valor ({ LIST($ranks) }).
rules-ranking = De mayor a menor: { LIST($ranks) }.

rules-draw = { $when ->
   *[always] Todos sacan
    [disagreed] Si la mesa no se pone de acuerdo, todos sacan
} una { -piece }. La más alta{ $highest ->
   *[card] {""}
    [pips] , con más puntos,
    [high-end] , por su lado mayor,
} decide quién { -deal(form: "deals") } primero.
rules-first-dealer = { $who ->
   *[scorekeeper] Quien lleva la hoja { -deal(form: "deals") } primero.
    [left] La persona a la izquierda de quien lleva la hoja { -deal(form: "deals") } primero.
}
rules-draw-again = Quienes empatan sacan otra vez.
rules-deal-passes = Después de cada mano le toca { -deal(form: "verb") } a la persona de la izquierda.
rules-all-present = Todos deben estar en la mesa cuando se baraja.
rules-only-dealer = { $method ->
   *[dealt] Solo { -dealer } toca las { -piece(form: "many") }.
    [drawn] Las { -piece(form: "many") } las revuelve solo la persona a quien le toca.
}
rules-opening-wash = Antes de la primera mano de todas, cualquiera puede revolver y barajar las cartas.
rules-face-down = Las { -piece(form: "many") } quedan boca abajo todo el tiempo.
rules-shuffles = Hay que barajar al menos { $times ->
    [one] una vez
   *[other] { $times } veces
}.
rules-riffled = Las { -piece(form: "many") } se { $how ->
   *[own] { -riffle }
    [shuffled] barajan
}{ $least ->
   *[no] {""}
    [yes] { " " }al menos { $times ->
        [one] una vez
       *[other] { $times } veces
    }
}.
rules-riffled-only = Las { -piece(form: "many") } se { $how ->
   *[own] { -riffle }
    [shuffled] barajan
}{ $least ->
   *[no] {""}
    [yes] { " " }al menos { $times ->
        [one] una vez
       *[other] { $times } veces
    }
}, sin contar { LIST($idle) }.
rules-mixing = { $way ->
   *[riffle] barajar por mitades
    [wash] revolver sobre la mesa
    [pat] emparejar
    [machine] la máquina
}
rules-machine-last = La última vez se baraja con la máquina.
rules-reshuffle = Cualquiera puede pedir que se baraje otra vez hasta que empiece el reparto.
rules-cut = A la persona a la derecha de { -dealer } { $cut ->
   *[required] le toca cortar, una vez.
    [offered] se le ofrece cortar una vez, y puede decir que no.
}
rules-cut-leaves = Al cortar quedan abajo al menos { $pieces } { -piece(form: "many") }.
rules-cut-lifts = Al cortar se levantan al menos { $pieces } { -piece(form: "many") }.
rules-cut-top = La parte de abajo queda arriba.
rules-deal-left = Se empieza a repartir por la izquierda.
rules-dealt = Cada quien recibe { $hand } { -piece(form: "many") }, { $how }.
rules-drawn = Los demás toman { $hand } { -piece(form: "many") } cada uno, en cualquier orden. Al final toma { -dealer }.
rules-packets-any = en tandas de cualquier tamaño
rules-packets = { LIST($plans, style: "or") }
rules-packet-whole = todas juntas
rules-packet-even = de { $size } en { $size }
rules-packet-last = de { $size } en { $size } y una tanda de { $last }
rules-packet-mixed = en tandas de { LIST($sizes) } en cualquier orden
rules-kitty = La viuda recibe { $pieces } { -piece(form: "many") }, boca abajo.
rules-count-first = Todos cuentan { $hand } { -piece(form: "many") } antes de que alguien puje.
rules-ready-signal = Quien lleva la hoja abre la puja al declarar lista la mano.
rules-layout = Acomoda tus { -piece(form: "many") } paradas en dos filas, { LIST($rows, style: "or") }, antes de pujar.
rules-layout-kept = { $until ->
   *[game] Mantén las filas que elegiste primero hasta que termine la partida.
    [hand] En la mano siguiente puedes elegir otras filas.
}
rules-layout-late = Cuando empieza la puja, deja tus { -piece(form: "many") } donde están.
rules-partner-helps = Si tienes una discapacidad, tu pareja puede { $helps ->
   *[partner-helps] barajar, cortar y { -deal(form: "verb") } por ti.
    [partner-shuffles] barajar y cortar por ti.
}
rules-weak-nines = Con { $nines } nueves o más y sin combinaciones, puedes pedir a { -dealer } que vuelva a { -deal(form: "verb") }, antes de que alguien puje o pase.

rules-bid-once = Cada quien puja o pasa una vez, desde la izquierda de { -dealer }. Al final le toca a { -dealer }.
rules-bid-first = La persona a la izquierda de { -dealer } puja primero, y así alrededor de la mesa.
rules-pass-final = Pasar es definitivo. Quien queda al último se queda con la puja.
rules-pass-open = Puedes pasar y pujar después, mientras alguien suba. Quien queda al último se queda con la puja.
rules-minimum = La puja más baja es { $bid }.
rules-opening = La primera puja es exactamente { $bid }.
rules-ladder = Las pujas suben { LIST($steps) }.
rules-rise = Las pujas suben { $step }.
rules-rise-from = Arriba de { $bid } las pujas suben { $step }.
rules-step = { $then ->
   *[no] {""}
    [yes] luego{ " " }
}de { $unit ->
   *[points] { $step } en { $step }
    [mark] marca en marca
}{ $more ->
   *[no] {""}
    [yes] { " " }o más
}
rules-step-to = { rules-step } hasta { $to }
rules-jump = { $steps ->
    [one] Se sube un paso, no más.
   *[other] Se pueden saltar { $steps } pasos, no más.
}
rules-jump-tells = Un salto le dice a tu pareja que tienes 2 cartas o menos en algún palo.
rules-jump-most = Nadie puede saltar más allá de { $bid }. De ahí en adelante se sube { $unit ->
   *[mark] una marca
    [step] un paso
} a la vez.
rules-jump-free = Puedes saltar hasta donde quieras.
rules-jump-free-but = Puedes saltar hasta donde quieras, pero no a { LIST($never, style: "or") }.
rules-maximum = La puja más alta es { $bid }.
rules-mark-bid = Una puja de { $bid } es una marca{ $more ->
   *[no] {""}
    [yes] ; { $two } son dos marcas
}. Una puja menor también se juega por una marca.
rules-all-pass = Si todos pasan, nadie suma puntos, y { $who ->
   *[next] la siguiente persona { -deal(form: "deals") }.
    [same] { -deal(form: "deals") } otra vez la misma persona.
}
rules-dealer-forced = Si todos los demás pasan, { -dealer } tiene que pujar.
rules-dealer-takes = Si todos los demás pasan, { -dealer } se queda con la puja en { $bid }.
rules-silenced = Si { -dealer } perdió el derecho a pujar, { $alone ->
   *[no] su bando pierde la puja sin jugar.
    [yes] pierde la puja sin jugar.
}

rules-trump = Quien tiene la puja nombra { $what ->
   *[trump] el triunfo
    [contract] el contrato
}: { LIST($choices, style: "or") }.
rules-marriage = Debe tener el rey y la reina de ese palo.
rules-no-marriage = No necesita matrimonio en ese palo.
rules-trump-stays = El triunfo elegido se queda, aunque quien tiene la puja se haya equivocado de palo.
rules-laying = { $laying ->
   *[unless-named] Si quien tiene la puja no dice nada, el primer matrimonio o escalera que muestre decide el triunfo.
    [governs] El primer matrimonio que muestre quien tiene la puja decide el triunfo, sin importar lo que haya dicho.
}
rules-trump-confirmed = Todos confirman que lo oyeron antes de la primera salida.
rules-trump-told = Puedes preguntar cuál es el triunfo { $look ->
   *[no] en cualquier momento.
    [yes] en cualquier momento, menos mientras se ve la última { -trick }.
}
rules-trump-until = Puedes preguntar cuál es el triunfo hasta { $until ->
   *[first-trick] que termine la primera { -trick }.
    [first-lead] la primera salida.
}
rules-trump-remembered = Hay que acordarse del triunfo.
rules-side-tells = El bando de la puja puede decir en voz alta cuál es el triunfo.
rules-not-told = El otro bando no contesta si alguien pregunta.
rules-pass-none = No se pasan { -piece(form: "many") }.
rules-pass-blind = Quien tiene la puja y su pareja se pasan { $pieces } { -piece(form: "many") }, boca abajo.
rules-pass-look = Pasan antes de ver lo que reciben.
rules-pass-back = La pareja le pasa { $pieces } { -piece(form: "many") } a quien tiene la puja. Luego quien tiene la puja devuelve { $pieces }.
rules-kitty-closed = La viuda queda boca abajo mientras se puja.
rules-kitty-turned = Luego quien tiene la puja la voltea para que todos la vean y la toma.
rules-kitty-trump = { $first ->
   *[yes] Quien tiene la puja elige el triunfo después de voltear la viuda.
    [no] Quien tiene la puja puede elegir el triunfo antes de voltear la viuda, pero entonces ya no lo cambia.
}
rules-discard = Luego quien tiene la puja descarta { $pieces } { -piece(form: "many") }, boca abajo.
rules-discard-trumps = Quien tiene la puja dice cuántos de los descartes son triunfos.
rules-discard-counts = Los puntos del descarte son { $counts ->
   *[yes] de quien tiene la puja.
    [no] de nadie.
}

meld-name = { $kind ->
   *[run] Escalera de triunfo
    [royal] Matrimonio de triunfo
    [marriage] Matrimonio de otro palo
    [roundhouse] { -roundhouse(form: "start") }
    [aces] Ases en redondo
    [kings] Reyes en redondo
    [queens] Reinas en redondo
    [jacks] Jotas en redondo
    [pinochle] Pinacle
    [nine] Nueve de triunfo
}
meld-cards = { $kind ->
   *[run] A 10 K Q J
    [royal] K Q
    [marriage] K Q
    [roundhouse] K Q de cada palo
    [aces] A de cada palo
    [kings] K de cada palo
    [queens] Q de cada palo
    [jacks] J de cada palo
    [nine] 9
}
rules-meld-after = Las combinaciones se muestran { $what ->
   *[pass] después de que la pareja se pasó cartas
    [discard] después del descarte de quien tiene la puja
    [trump] después de elegir el triunfo
}{ $first ->
   *[no] .
    [yes] ; primero las de quien tiene la puja.
}
rules-meld-late = Cuentan solo si se muestran antes de la primera salida.
rules-compulsory = Tienes que mostrar { $every ->
   *[yes] { $kind ->
       *[aces] todos los ases
        [kings] todos los reyes
        [queens] todas las reinas
        [jacks] todas las jotas
    }
    [no] al menos un juego de { $kind ->
       *[aces] los ases
        [kings] los reyes
        [queens] las reinas
        [jacks] las jotas
    }
} en redondo que tengas.
rules-kept-back = Puedes guardarte otras combinaciones. { $shown ->
   *[yes] Entonces cuentan solo si se muestran las manos.
    [no] Entonces no cuentan.
}
rules-meld-seen = Las combinaciones quedan en la mesa hasta que todos las hayan visto.
rules-meld-lies = Cualquiera puede ver las combinaciones hasta que termine la mano.
rules-meld-released = Recoge tus combinaciones cuando quien lleva la hoja diga que empiece el juego.
rules-own-meld = Cada quien muestra sus combinaciones, y la pareja suma sus puntos.
rules-true-meld = Las combinaciones valen lo que valen, sin importar lo que se dijo.
rules-meld-classes = Una carta puede contar una vez en escalera o matrimonio, una vez en redondo y una vez en pinacle.
rules-run-keeps = El rey y la reina de una escalera cuentan también como matrimonio.
rules-run-marriage = El rey y la reina de una escalera no cuentan también como matrimonio. Otro rey y otra reina de triunfo sí.
rules-run-extra = El rey y la reina de una escalera no cuentan también como matrimonio. Otro rey y otra reina de triunfo sí, por { LIST($values, style: "or") }.
rules-roundhouse = Los reyes, las reinas y los matrimonios que forman los { -roundhouse } no cuentan otra vez.
rules-roundhouse-best = Si las mismas cartas valen más como escaleras, juegos en redondo y matrimonios, se cuentan así.
rules-roundhouse-two = Un segundo juego de { -roundhouse } se cuenta por partes. Con los dos juegos tienes { $kings } por reyes, { $queens } por reinas y los matrimonios: { $all } en total.
rules-meld-beyond = { meld-name } × { $times } ({ $value } en la tabla): en la mano no caben las { $pieces } { -piece(form: "many") } que hacen falta.

rules-dropped-meld = Si { -dealer } se queda con la puja porque todos pasaron, necesita { $meld } de combinaciones{ $alone ->
   *[no] , contando las de su pareja.
    [yes] .
}
rules-bidder-meld = { rules-bidders-start } necesita { $meld } de combinaciones.
rules-reach = { rules-bidders-start } necesita combinaciones que alcancen la puja junto con los { $all } puntos en juego.
rules-hands-shown = { $who ->
   *[anyone] Si no bastan,
    [dealer] Si a { -dealer } le tocó la puja y no le bastan,
} { $alone ->
   *[no] se muestran las dos manos y cuentan todas sus combinaciones.
    [yes] se muestra la mano y cuentan todas sus combinaciones.
} Si aun así no bastan, se pierde sin jugar.
rules-hands-shown-too = Lo mismo vale si { -dealer } se quedó con la puja porque todos pasaron.
rules-without-meld = Sin esas combinaciones se pierde sin jugar.
rules-marriage-set = Si quien tiene la puja no tiene ningún matrimonio, pierde sin jugar.
rules-marriage-dealer = También { -dealer } si le tocó la puja{ $shown ->
   *[yes] , después de mostrar su mano.
    [no] .
}
rules-unplayed-price = En esas manos { rules-bidders } { $cost ->
   *[zero] no anota nada
    [minus-bid] pierde lo que pujó
}, y { rules-others } recibe { $gets }.
rules-gets-all = { LIST($parts) }
rules-gets = { $part ->
   *[bid] la puja
    [take] los { $points } puntos en juego
    [meld] sus combinaciones{ $points ->
        [0] {""}
       *[other] { " " }si son { $points } o más
    }
    [nothing] nada
}
rules-unplayed-meld = Las combinaciones { $alone ->
   *[no] del otro bando
    [yes] de los demás
} { $counts ->
   *[yes] cuentan, por poco que sean,
    [no] no cuentan
} cuando { $ending ->
   *[no-marriage] falta el matrimonio para elegir triunfo.
    [no-marriage-dropped] a { -dealer } le tocó la puja y no tiene matrimonio.
    [no-board] las combinaciones no alcanzan para jugar.
    [board-set] la puja es inalcanzable.
    [silenced] { -dealer } perdió el derecho a pujar.
    [conceded] alguien se rinde.
}
rules-natural-meld = Si no se eligió triunfo, solo cuentan las combinaciones que no lo necesitan{ $parts ->
   *[no] .
    [yes] ; los { -roundhouse } se cuentan por partes.
}
rules-concede-no-other = En las demás manos nadie se puede rendir: se juegan.
rules-concede-never = No puedes rendirte. Hasta una puja inalcanzable se juega, y se pierde.
rules-on-board = Un bando está “en el tablero” (on the board) cuando sus combinaciones y los { $all } puntos en juego alcanzan la puja.
rules-concede-off-board = Si con sus combinaciones y los { $all } puntos en juego no alcanza la puja, { rules-bidders } puede rendirse antes de la primera salida.
rules-concede = { rules-bidders-start } puede rendirse en cualquier momento.
rules-concede-price = Entonces { rules-bidders } { $cost ->
   *[zero] no anota nada
    [minus-bid] pierde lo que pujó
}, y { rules-others } recibe { $gets }.
rules-not-conceded = Si no se rinde, la mano se juega y se pierde de todos modos.

rules-first-lead = { $who ->
   *[bidder] Quien tiene la puja
    [left-of-dealer] La persona a la izquierda de { -dealer }
} sale primero, con la { -piece } que quiera.
rules-lead-signal = Nadie sale hasta que quien lleva la hoja diga que se puede empezar.
rules-follow = Sirve el palo si puedes.
rules-ends = Una { -piece } con el triunfo es solo de triunfo. Cualquier otra sale por su lado mayor.
rules-beat-trump = Si salen con triunfo, juega uno más alto si puedes.
rules-plain = Si salen con otro palo, vale cualquier { -piece } de ese palo.
rules-beat = Al servir el palo, supera la mejor { -piece } de la mesa si puedes.
rules-beat-partner = Vale aunque la haya jugado tu pareja.
rules-head-trumped = { $must ->
   *[yes] Aunque alguien haya jugado triunfo, juega más alto en el palo de salida si puedes.
    [no] Si alguien ya jugó triunfo, vale cualquier { -piece } del palo de salida.
}
rules-free = Sin el palo de salida, juega cualquier { -piece }. No tienes que jugar triunfo ni ganar.
rules-must-trump = Si no puedes servir el palo, tienes que { -ruff(form: "explained") } si puedes.
rules-overtrump-free = No tienes que { -ruff } más alto que el que ya está.
rules-overtrump = Si alguien ya jugó triunfo, hay que { -ruff } más alto si puedes.
rules-undertrump = Si no puedes { -ruff } más alto, { $must ->
   *[yes] de todos modos tienes que jugar un triunfo.
    [no] juega cualquier { -piece }.
}
rules-any = Sin el palo de salida y sin triunfo, juega cualquier { -piece }.
rules-wins = Gana el triunfo más alto. Si no hay triunfo, la más alta del palo de salida.
rules-identical = De { -piece(form: "many") } iguales, gana la que se jugó { $which ->
   *[first] primero
    [last] al último
}.
rules-winner-leads = Quien gana una { -trick } sale a la siguiente.
rules-gather = { $how ->
   *[down] Quien gana una { -trick } la voltea antes de la siguiente salida.
    [open] Quienes ganan una { -trick } se la llevan antes de la siguiente salida.
}
rules-open = Las { -trick(form: "many") } jugadas quedan a la vista, y cualquiera puede verlas.
rules-open-below = En pujas menores de { $bid }, las { -trick(form: "many") } jugadas quedan a la vista, y cualquiera puede verlas.
rules-review-last = Puedes pedir ver la última { -trick } hasta que se juegue la siguiente { -piece }.
rules-review-never = Nadie vuelve a ver una { -trick }.
rules-who-played = Quién jugó qué se ve solo mientras la { -trick } está en la mesa.
rules-closed = { rules-on-bids } nadie ve lo jugado{ $stack ->
   *[no] .
    [yes] , salvo lo que muestra la pila.
}
rules-on-bids = { $only ->
   *[no] En pujas de { $bid } o más
    [yes] En una puja de { $bid }
}
rules-stack = { $stack ->
    [single] sencilla
    [double] doble
   *[other] { $name }
}
rules-stack-choice = { rules-on-bids } quien tiene la puja elige una pila { LIST($stacks, style: "or") }.
rules-stack-usual = Quien tiene la puja elige antes de que termine la primera { -trick }. Si no dice nada, la pila es { $stack }.
rules-stack-shows = una pila { $stack } muestra { $tricks ->
    [0] nada
    [one] la última { -trick }
   *[other] las últimas { $tricks } { -trick(form: "many") }
}
rules-stacks = Cuánto se ve: { LIST($stacks) }.
rules-stack-opponents = Después de la primera { -trick } el otro bando puede decir hacia dónde va la pila.
rules-stop-decided = Se puede parar en cuanto sea seguro que la puja se cumplió o se perdió.

rules-counted = { $all } puntos en total: { LIST($parts) }.
rules-counters = { $points } por cada { -piece } que puntúa ({ LIST($pieces) })
rules-counter-trick = { $points } por cada { -trick }
rules-counter-last = { $points } por la última { -trick }
rules-bidders = { $alone ->
   *[no] el bando de la puja
    [yes] quien tiene la puja
}
rules-bidders-start = { $alone ->
   *[no] El bando de la puja
    [yes] Quien tiene la puja
}
rules-others = { $alone ->
   *[no] el otro bando
    [yes] cada uno de los demás
}
rules-marks-made = { rules-bidders-start } anota las marcas de la puja si gana al menos los puntos que pujó.
rules-marks-every = Una puja de { $bid } o más necesita todas las { -trick(form: "many") }.
rules-marks-set = Si no, pierde la puja, y { rules-others } anota las marcas.
rules-made = { rules-bidders-start } cumple cuando { $meld ->
   *[yes] sus combinaciones y sus puntos en juego
    [no] sus puntos en juego
} alcanzan la puja, y los anota.
rules-bidder-take = Tiene que ganar al menos { $points } en juego.
rules-bidder-trick = También tiene que ganar una { -trick }.
rules-set = Si no, pierde la puja y { $cost ->
   *[zero] no anota nada.
    [minus-bid] se le resta lo que pujó{ $meld ->
       *[yes] ; no cuentan ni combinaciones ni puntos en juego.
        [no] .
    }
}
rules-bidder-save = Si gana menos de { $points } en juego, pierde sus combinaciones.
rules-set-fee = Perder la puja le cuesta { $who ->
   *[bidder] a quien tiene la puja
    [side] a cada jugador del bando de la puja
} { $cents } centavos.
rules-others-made = Si la puja se cumple, { rules-others } anota también { $meld ->
   *[yes] sus combinaciones y sus puntos en juego.
    [no] sus puntos en juego.
}
rules-others-set = Si la puja se pierde, { $gets ->
   *[same] anota lo mismo{ $bid ->
       *[yes] , más la puja.
        [no] .
    }
    [meld] anota solo sus combinaciones{ $bid ->
       *[yes] , más la puja.
        [no] .
    }
    [nothing] recibe la puja.
}
rules-unsaved = Pero { $when ->
   *[all] en toda mano que se juega
    [made] cuando la puja se cumple
    [set] cuando la puja se pierde
} tiene que { LIST($needs) }, o pierde sus { $lost ->
   *[both] combinaciones y sus puntos en juego.
    [meld] combinaciones.
    [take] puntos en juego.
}
rules-need-take = ganar al menos { $points } en juego
rules-need-trick = ganar una { -trick }
rules-need-counter = ganar una { -trick } con una carta que puntúa ({ LIST($ranks, style: "or") })
rules-need-counted = ganar una { -trick } con una carta que puntúa
rules-save-meld = { $when ->
   *[besides] Y sus
    [all] Pero en toda mano que se juega sus
    [made] Pero cuando la puja se cumple sus
    [set] Pero cuando la puja se pierde sus
} combinaciones cuentan solo si son { $meld } o más.
rules-all-points = { $who ->
   *[anyone] Ganar
    [bidders] Para { rules-bidders }, ganar
} { $what ->
   *[points] los { $all } puntos en juego
    [tricks] todas las { -trick(form: "many") }
} vale { $bonus } más.
rules-all-others = Vale también para { rules-others }. Entonces sus combinaciones cuentan{ $least ->
    [0] , por poco que sean.
   *[other] { " " }si son { $least } o más.
}
rules-skunk = Si un bando no tiene nada después de { $hands ->
    [0] la partida
   *[other] las { $hands } manos
}, { $penalties ->
   *[yes] contando castigos
    [no] sin contar castigos
}, los ganadores reciben { $bonus } más.

rules-round = Una { -round } es de { $hands ->
    [one] una mano
   *[other] { $hands } manos
}, y se suman los puntos.
rules-target = Gana la partida quien llegue primero a { $target } { $unit ->
   *[points] { $target ->
        [one] punto
       *[other] puntos
    }
    [marks] { $target ->
        [one] marca
       *[other] marcas
    }
}.
rules-given-first = { $unit ->
   *[points] Los puntos dados
    [marks] Las marcas dadas
} durante una mano cuentan primero: si con eso llegas a { $target }, ya ganaste.
rules-bidder-first = Al final cuenta primero { rules-bidders }. Si llega a { $target }, gana, aunque los demás tuvieran más.
rules-others-next = Si no llega, cuentan los demás y pueden ganar.
rules-same-hand = Si varios llegan en la misma mano, gana quien tenga más puntos. Si hay empate, se sigue jugando.
rules-best-of = Se juega al mejor de { $games } partidas.
rules-losers-deal = En la partida siguiente { -deal(form: "deals") } primero uno de los perdedores. Solo ellos sacan para decidirlo.
rules-trump-recorded = Quien lleva la hoja anota cuál fue el triunfo.
rules-sheet-closed = { $how ->
   *[agreed] Los dos bandos aprueban cada mano como se anota. Entonces queda firme.
    [signed] Los dos bandos firman la hoja. Después los jugadores no pueden cambiarla.
}

rules-renege-is = Es renuncio { LIST($kinds, style: "or") }.
rules-renege-kind = { $kind ->
   *[follow] no servir el palo cuando puedes
    [beat] no superar la mejor { -piece } cuando debes
    [trump] no { -ruff } cuando debes
}
rules-renege-owed = no mostrar esto antes de la primera salida: { LIST($melds, style: "or") }
rules-renege-aces = Los ases no mostrados se prueban solo cuando esa persona ya jugó uno de cada palo.
rules-renege-totals = También es renuncio si el bando de la puja termina la mano con más o menos { -piece(form: "many") } que el otro.
rules-renege-forgiven = { $what ->
   *[beat] No superar
    [trump] No jugar triunfo
    [both] No superar o no jugar triunfo
} no es renuncio. Corrígelo mientras puedas; después se queda así.
rules-renege-callers = { $who ->
   *[opponents] { $alone ->
       *[no] Solo un rival
        [yes] Solo otro jugador
    }
    [players] Cualquiera en la mesa
} puede señalar un renuncio.
rules-renege-formula = Para señalarlo se dice “{ $formula }”. El juego se detiene de inmediato.
rules-renege-exact = { $alone ->
   *[no] Solo quien lo señala, no su pareja,
    [yes] Quien lo señala
} dice qué { -trick } fue y qué estuvo mal. Solo eso se puede probar.
rules-renege-early = No puedes señalarlo antes de que se juegue la { -piece }.
rules-renege-deadline = Se puede señalar un renuncio hasta { $until ->
   *[scored] que se anote la mano.
    [next-deal] que se vuelva a { -deal(form: "verb") }.
}
rules-correct-never = Un renuncio no se corrige: { -piece } jugada, jugada queda.
rules-correct-own = Puedes corregir tu propia { -piece } mal jugada hasta que empiece la siguiente { -trick }{ $gather ->
   *[no] .
    [yes] . Si la { -trick } ya está volteada, pide verla primero.
}{ $alone ->
   *[no] { " " }No puedes hacerlo por tu pareja.
    [yes] {""}
}
rules-correct = Una { -piece } mal jugada se puede corregir hasta { $until ->
   *[next-piece] que se juegue la siguiente.
    [next-legal] que se juegue bien la siguiente o se voltee la { -trick }{ $seconds ->
        [0] .
       *[other] , o { $seconds } segundos después de su última { -piece }.
    }
    [next-trick] el final de la siguiente { -trick }. Las { -piece(form: "many") } de después vuelven a sus manos.
}
rules-correct-face-up = La { -piece } que recoges se queda boca arriba, como cualquier { -piece } mostrada.
rules-renege-take = Tras un renuncio probado la mano se juega hasta el final. Los puntos en bazas de ese bando no cuentan, pero conserva sus combinaciones.
rules-renege-mark = Un renuncio probado termina la mano: el otro bando recibe una marca.
rules-renege-marks = Si se pujó más de una marca, recibe todas las marcas de la puja.
rules-renege-fee = Quien hizo el renuncio paga { $cents } centavos.
rules-renege-alone = Un renuncio probado termina la mano: esa persona no anota nada, y cada uno de los demás recibe { $gets }.
rules-renege-bidder = Un renuncio probado termina la mano. Si fue quien tiene la puja, { $cost ->
   *[zero] no anota nada
    [minus-bid] pierde lo que pujó
}, y cada uno de los demás recibe { $gets }.
rules-renege-other = Si fue otra persona, no anota nada, quien tiene la puja recibe { $bidder }, y la tercera persona recibe { $gets }.
rules-renege-side = Un renuncio probado termina la mano. Si fue el bando de la puja, { $cost ->
   *[zero] no anota nada
    [minus-bid] pierde lo que pujó
}, y el otro bando recibe { $gets }.
rules-renege-side-costs = Un renuncio probado termina la mano. Si fue el bando de la puja, { $cost ->
   *[zero] no anota nada.
    [minus-bid] pierde lo que pujó.
}
rules-renege-others-get = En ese caso el otro bando recibe { $gets }.
rules-renege-defenders = Si fue el otro bando, no anota nada, y el bando de la puja recibe { $gets }.
rules-renege-unproven = { $follows ->
   *[caller] Un señalamiento que no se prueba cuenta como renuncio { $alone ->
       *[no] del bando que lo señaló.
        [yes] de quien lo señaló.
    }
    [play-on] Un señalamiento que no se prueba no cambia nada. Se anota y se sigue jugando.
    [report] Un señalamiento que no se prueba no cambia nada. Se sigue jugando y se avisa al { $official }.
}
rules-renege-spoiled = Si un bando sin ninguna { -trick } señala un renuncio sin probarlo contra un bando con todas, el bando acusado recibe sus combinaciones, los { $all } puntos y { $bonus } más. Si el otro bando tenía la puja, la recibe también.
rules-renege-fine = Quien hizo ese señalamiento pierde { $points } puntos.

rules-claim-nobody = Nadie puede mostrar su mano y reclamar el resto. Cada mano se juega hasta el final.
rules-claim = { $bidder ->
   *[yes] Quien tiene la puja puede mostrar su mano
    [no] Puedes mostrar tu mano
} y reclamar el resto de las { -trick(form: "many") }.
rules-claim-fails = El reclamo falla { $shown ->
   *[no] si
    [yes] si el otro bando muestra que
} { $test ->
   *[every-trick] jugando dentro de las reglas todavía se podría perder una { -trick }
    [any-card] alguna de esas { -piece(form: "many") } se podría superar
    [bid] la puja todavía se podría perder
}. Entonces { $cost ->
   *[rest] el otro bando recibe todo lo que queda, con la última { -trick }.
    [hand] { rules-bidders } pierde la mano.
}

rules-trouble = Por { $what }: { $answer }.
trouble-any = { LIST($kinds, style: "or") }
trouble-mixing = { LIST($kinds, style: "or") }, si se nota cuando ya se empezó a { -deal(form: "verb") }
trouble-count = un número equivocado de { -piece(form: "many") }, notado { LIST($found, style: "or") }
trouble-taken = una { -trick } tomada por quien no la ganó, si se nota { LIST($found, style: "or") }
found-when = { $when ->
   *[count_unseen] antes de que esos jugadores las vean
    [count_seen] antes de la primera salida
    [count_first] en la primera { -trick }
    [count_play] durante el juego
    [count_later] más tarde durante el juego
    [count_end] al final de la mano
    [trick_taken] antes de la siguiente salida
    [trick_taken_led] después de salir a la siguiente
    [trick_taken_late] cuando la siguiente ya está completa
}
rules-and-then = { $says }; { $then }
rules-unless-official = si no dice otra cosa, { $says }
rules-if-uncalled = si nadie lo señala, { $says }
rules-at-the-end = al final { $says }
rules-remedy = { $remedy ->
   *[void] no cuenta
    [name-another] no cuenta, y quien tiene la puja nombra otro
    [first-stands] vale lo que se dijo primero
    [marriage-governs] el primer matrimonio mostrado es triunfo, sin importar lo que se dijo
    [true-value] cuentan por lo que valen
    [name-one] se juega la que se puede jugar; si las dos se pueden, quien las jugó nombra una
    [not-allowed] eso no se permite
    [ask-generally] pregunta mejor cuál es el triunfo
    [counts-as-pass] cuenta como paso
    [pass-stands] vale
    [silence-partner] la pareja de esa persona no puede volver a pujar en esa mano
    [next-bid-only] esa persona puede hacer la puja válida más baja en su siguiente turno, o pasar
    [bid-now] esa persona puede hacer ahora la puja válida más baja, o pasar
    [no-bid-again] esa persona tampoco puede volver a pujar
    [freeze] en su turno esa persona debe hacer esta puja si todavía alcanza, y si no, pasar
    [take-back] eso se deshace y se hace bien
    [until-marriage] se recogen hasta que se muestre ese matrimonio
    [as-they-stood] vuelven a como estaban
    [not-meld] se recoge lo que no es combinación
    [until-time] se recogen hasta que sea el momento
    [pick-up] se recogen
    [back-to-hands] vuelven a sus manos
    [to-the-winner] es de quien la ganó
    [play-open] se juega la { -piece } que estaba boca arriba, salvo que eso sea renuncio
    [give-back] la { -trick } es de quien la ganó
    [no-meld] no cuentan
    [face-up] la { -piece } queda boca arriba y se juega en el primer turno en que se pueda
    [other-open] la otra queda boca arriba
    [other-face-up] la otra queda boca arriba y se juega en el primer turno en que se pueda
    [all-face-up] quedan boca arriba y se juegan en el primer turno en que se pueda
    [lead-face-up] la { -piece } de la salida queda boca arriba y se juega en el primer turno en que se pueda
    [call-lead] cualquier rival puede nombrar el palo de la siguiente salida de la pareja de esa persona
    [play-it] hay que jugarla, aunque eso sea renuncio
    [lead-waits] queda en la mesa y es la salida cuando todos sepan el triunfo
    [renege] es renuncio
    [close-tricks] ya no se cambia nada de una { -trick } anterior
    [high-end-trump] el lado mayor de la { -piece } de salida es triunfo
    [pull] quienes tienen de menos toman, sin ver, de quienes tienen de más
    [agree] si todos están de acuerdo, se mueven { -piece(form: "many") } sin ver hasta que cuadre; si no, se vuelve a { -deal(form: "verb") }
    [agree-to-play] si todos están de acuerdo, la mano se juega; si no, se vuelve a { -deal(form: "verb") }
    [redeal] la misma persona vuelve a { -deal(form: "verb") }
    [deal-left] le toca { -deal(form: "verb") } a la persona de la izquierda
    [hand-void] la mano no cuenta, aunque se haya jugado, y { -deal(form: "deals") } quien debía
    [start-over] una mano empezada se juega de nuevo
    [play-on] la mano sigue
    [leftovers] las { -piece(form: "many") } que sobren al final son de quien ganó la última { -trick } completa
    [right-lost] se pierde el derecho a devolver la mano
    [answered] la pregunta se contesta
    [unanswered] el otro bando no contesta
    [warn] una advertencia
    [log] se anota
    [partner-helps] su pareja puede barajar, cortar y { -deal(form: "verb") } por esa persona
    [partner-shuffles] su pareja puede barajar y cortar por esa persona
    [replaced] juega alguien más en su lugar
    [disqualify] esa persona queda fuera del torneo
    [no-refund] la cuota no se devuelve
}
rules-penalty = { $who ->
   *[player] { $how ->
       *[usual] esa persona pierde
        [count_end] cada persona implicada pierde
        [wrong_table] en cuanto salen las primeras { -piece(form: "many") }, esa persona pierde
    }
    [side] { $how ->
       *[usual] su bando pierde
        [count_end] por cada persona implicada su bando pierde
        [wrong_table] en cuanto salen las primeras { -piece(form: "many") }, su bando pierde
    }
    [others] el otro bando recibe
} { $points } { $unit ->
   *[points] { $points ->
        [one] punto
       *[other] puntos
    }
    [marks] { $points ->
        [one] marca
       *[other] marcas
    }
}
rules-fine = el club paga { MONEY($money) }
rules-official = { $does ->
   *[official] decide el { $official }
    [declare-renege] el { $official } puede declararlo renuncio
}
rules-discard-count = hasta la primera salida se recoge y se hace bien; después, si se descartó de menos es { $few }; si fue de más, decide el { $official }
rules-is-renege = renuncio
rules-pull-beyond = Si alguien tuviera que tomar más de { $pieces }, se vuelve a { -deal(form: "verb") }.
rules-unmarried = Por un palo nombrado sin su rey y su reina: no cuenta; { $governs ->
   *[yes] el primer matrimonio que muestre quien tiene la puja es triunfo
    [no] quien tiene la puja nombra uno con matrimonio
}; { $alone }.
rules-unmarried-set = sin ningún matrimonio, quien tiene la puja pierde

rules-settle = Primero traten de arreglarlo en la mesa. Si no pueden, llamen al { $official }.
rules-renege-disputed = Un renuncio en disputa va directo al { $official }.
rules-disputes = Las disputas las decide el { LIST($officials, style: "or") }. El juego espera hasta entonces.
rules-questions = Las preguntas sobre las reglas son para el { LIST($officials, style: "or") }.
rules-cited = Cada decisión cita la regla en que se basa.
rules-official-plays = El { $official } decide también en su propia mesa.
rules-final = Lo que decide el { $official } es definitivo.
rules-appeal = Si no aceptas una decisión, puedes pedir un { $official }.
rules-agreed = Cuando { $officials } de ellos coinciden, la decisión es definitiva.
rules-split = Si no coinciden, decide el { $official }, y es definitivo.
rules-split-absent = Si no coinciden, decide el { $official } (si no está: el { LIST($others, style: "or") }), y es definitivo.
rules-eased-none = Ninguna regla se suaviza para un solo jugador. Cómo se ayuda a quien tiene una discapacidad lo decide el { $official }.
rules-eased-these = Solo estas reglas se pueden suavizar para quien tenga una discapacidad: { LIST($clauses) }.
rules-eased = Cualquier regla que deban cumplir los jugadores se puede suavizar para quien tenga una discapacidad.
rules-late-grace = Puedes llegar hasta { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} tarde sin castigo.
rules-late-from = Se cuenta desde que empieza el juego.
rules-late-each = Después, cada minuto { $minute ->
   *[completed] completo
    [begun] empezado
} te cuesta { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
rules-late-most = Nunca cuesta más de { $points } puntos.
rules-late-replaced = Desde los { $minutes } minutos alguien más juega la { -round } por ti, y anotas 0.
rules-below-zero = Un castigo puede dejar a alguien con menos de cero.
rules-scoring-table = Firmada la hoja, solo la mesa de puntuación oficial cambia un marcador.

rules-entry = { $entry ->
   *[pair] Se inscriben parejas y siguen juntas. Cualesquiera dos personas pueden ser pareja.
    [person] Cada quien se inscribe por su cuenta. Tu pareja es quien se siente enfrente.
}
rules-divisions = Cada pareja lleva su división ({ LIST($divisions, style: "or") }), pero todas juegan en un solo grupo.
rules-event-rounds = Hay { $rounds } { -round(form: "many") } de { $hands } manos cada una, { $all } en total.
rules-event-rounds-usual = Hay { $rounds } { -round(form: "many") } de { $hands } manos cada una, { $all } en total, si quien organiza no dice otra cosa.
rules-event-hands = Una { -round } termina después de { $hands } manos, no antes.
rules-event-book = Todas las mesas juegan con estas reglas, sin importar la costumbre de cada quien.
rules-event-sizes = Las mesas son de 4 o 3 jugadores, para que nadie descanse.
rules-event-threes = Las mesas de tres van debajo de la mesa 1. La mesa 1 es de tres solo si alguien se fue, para que nadie se mueva más de lo que le toca.
rules-movement = { $movement ->
   *[individual] Los asientos de todas las { -round(form: "many") } se planean por adelantado.
    [afternoon] Después de cada partida se forman parejas nuevas.
    [winners-up] Después de cada { -round } los dos ganadores suben una mesa, hacia la mesa 1.
    [sitting-moving] Entre { -round(form: "many") } la mitad de las parejas se queda y las demás suben una mesa.
    [round-robin] Cada pareja juega contra todas las demás.
    [swiss] En cada { -round } se enfrentan parejas con resultados parecidos, y no dos veces si se puede evitar.
    [single-elimination] Si pierdes un encuentro, quedas fuera.
    [double-elimination] Si pierdes dos encuentros, quedas fuera.
}
rules-one-goes-up = Cuando todas las mesas son de tres, solo sube el mejor ganador de cada una. Con dos, la primera tendría cuatro y la última dos.
rules-event-stay = Los perdedores se quedan donde están.
rules-event-top = En la mesa 1 los ganadores se quedan y los perdedores van a la última mesa.
rules-event-partners = { $how ->
   *[change] Para la siguiente se cambia de pareja.
    [many] Juegas con tantas parejas distintas como se pueda; nadie repite pareja si se puede evitar.
}
rules-bye-none = Si no hay rival para ti, pasas sin jugar. No cuenta como ganado.
bye-worth = { $worth ->
   *[nothing] nada
    [average] el promedio de la { -round }
    [winners] el promedio de los ganadores de la { -round }
    [win] una victoria
}
rules-bye = Si no hay asiento para ti, descansas. { $worth ->
   *[nothing] No vale nada.
    [average] Vale el promedio de la { -round }.
    [winners] Vale el promedio de los ganadores de la { -round }.
    [win] Cuenta como victoria.
}
rules-apart = Si se puede evitar, las personas { $groups ->
   *[household] de una misma casa
    [club] de un mismo club
    [both] de una misma casa o de un mismo club
} no se sientan { $apart ->
   *[partners] de pareja.
    [opponents] de rivales.
    [both] de pareja ni de rivales.
}
rules-minutes = Una { -round } dura { $minutes } minutos.
rules-minutes-called = Una { -round } dura { $minutes } minutos. El director avisa cuando quedan { LIST($left) } minutos.
rules-time-up = Cuando se acaba el tiempo, { $hand ->
   *[finish-hand] terminen la mano que están jugando. Luego gana quien tenga más puntos
    [stop] gana quien tenga más puntos
}{ $game ->
   *[no] .
    [yes] , y cuenta como partida ganada.
}
rules-slow = A una mesa que tarda más de { $minutes } minutos en una mano se le pide que se apure.
rules-event-tie = Si al final hay empate, decide una mano más.
compared = { $criterion ->
   *[points] { $unit ->
       *[points] total de puntos
        [marks] total de marcas
    }
    [matches] encuentros ganados
    [games] partidas ganadas
    [head-to-head] resultados entre empatados
    [difference] { $unit ->
       *[points] puntos menos los del otro bando
        [marks] marcas menos las del otro bando
    }
    [opponents] qué tan bien les fue a los rivales
    [high-round] la mejor { -round }
    [bracket] qué tan lejos llegó cada quien (y quién perdió menos veces)
}
rules-places = { COUNT($order) ->
    [one] Los lugares se deciden por esto: { LIST($order) }.
   *[other] Los lugares se deciden así, en este orden: { LIST($order) }.
}
rules-playoff = Un empate por los primeros { $places } lugares se decide con { $over ->
   *[hand] una mano más
    [round] una { -round } más
}. Un empate más abajo se queda así.
rules-fee = La cuota es de { MONEY($fee) } por { $each ->
   *[person] jugador
    [pair] pareja
}.
rules-fee-kept = El club se queda con el { $percent } por ciento.
rules-refund = { $refund ->
   *[before-start] Si te retiras antes de empezar, se te devuelve.
    [always] Si te retiras, se te devuelve.
    [never] No se devuelve.
}
rules-side-money = Lo que se paga por pujas perdidas y renuncios { $goes ->
   *[pool] va a los premios.
    [club] es para el club.
}
rules-medals = Hay medallas para { $places ->
    [one] el primer lugar
   *[other] los primeros { $places } lugares
}{ $by ->
   *[field] {""}
    [division] { " " }de cada división
}{ $pairs ->
   *[no] .
    [yes] ; una para cada integrante de la pareja.
}
rules-prizes = Los premios son { LIST($prizes) }{ $each ->
   *[no] .
    [yes] , para cada integrante de la pareja.
}
rules-prizes-percent = Los premios son { LIST($percents) } por ciento { $rest ->
   *[no] del fondo.
    [yes] de lo que quede.
}
prize-for = { $prize ->
   *[high-round] la mejor { -round }
    [high-hand] la mejor mano
    [most-sets] más pujas perdidas
    [most-reneges] más renuncios
    [most-everything] ganarlo todo más veces
    [first-to] llegar primero a { $target }
    [low-score] menos puntos
    [consolation] ganar la consolación
}
rules-special = Hay { LIST($worth) } por { $given }.
rules-special-unpriced = Hay un premio por { $given }.
rules-rounded = Los premios se redondean hacia abajo a { MONEY($step) }. Lo que sobra es del primer lugar.
rules-shared = Quienes empatan se reparten los premios de esos lugares; { $odd ->
   *[lot] un centavo sobrante se sortea.
    [club] un centavo sobrante es del club.
}

new-word = { $word ->
   *[hand] Una mano
    [trick] { -trick(form: "start") }
    [trump] Triunfo
    [ten] El diez
    [meld] Combinaciones
    [run] Escalera
    [marriage] Matrimonio
    [roundhouse] { -roundhouse(form: "start") }
    [around] En redondo
    [pinochle] Pinacle
    [nine] Nueve de triunfo
    [double] Doble
    [suit] Palo
    [double-domino] Doble
    [doubles] Dobles como triunfo
    [follow-me] Sin triunfo
    [mark] Marca
    [nello] Nello y otros
    [points] Puntos
}
new-hand = Primero cada quien puja cuántos puntos va a hacer { $alone ->
   *[no] su bando
    [yes] por su cuenta
}, o pasa. Quien puja más alto se queda con la puja y elige el triunfo. { $meld ->
   *[yes] Luego se muestran combinaciones por puntos y se juegan las { -piece(form: "many") } por más.
    [no] Luego se juegan las { -piece(form: "many") }.
}
new-trick = Cada quien juega una { -piece }, y la mejor se las lleva todas.{ $other ->
   *[no] {""}
    [yes] { " " }En inglés este club le dice “book”.
}
new-trump = El palo que les gana a los demás en esta mano: hasta un triunfo bajo se lleva la mejor { -piece } de otro palo.
new-ten = Es la segunda de su palo, debajo del as y arriba del rey.
new-meld = Cartas que cuentan juntas cuando las muestras antes del juego. Luego las recoges y juegas con ellas.
new-run = As, diez, rey, reina y jota de triunfo: { $points }.
new-marriage = Rey y reina de un palo: { LIST($melds) }.
new-worth = { $points } { $kind ->
   *[royal] en triunfo
    [marriage] en otro palo
    [aces] por ases
    [kings] por reyes
    [queens] por reinas
    [jacks] por jotas
    [pinochle] por un pinacle
}
new-roundhouse = Un matrimonio en cada uno de los cuatro palos, contados como una sola combinación: { $points }.
new-around = Una igual en cada uno de los cuatro palos: { LIST($melds) }.
new-pinochle = { PIECES($cards) } juntas: { $points }.
new-nine = Cada uno vale { $points }.
new-double = Cada carta está { $copies } veces en la baraja. La misma combinación dos veces vale más: { LIST($melds) }.
new-suit = Una { -piece } es de sus dos números: 6-4 es de seises y de cuatros. Al salir con ella, el número mayor es el palo que hay que servir.{ $trump ->
   *[no] {""}
    [yes] { " " }Con el número de triunfo es solo de triunfo: si los cuatros son triunfo, 6-4 no es de seises.
}
new-double-domino = La { -piece } más alta de su palo. En seises el orden es { PIECES($order) }.
new-doubles = Los siete dobles son triunfo, y 6-6 es el más alto. Entonces no son de ningún número.
new-follow-me = Una mano sin triunfo: la más alta del palo de salida se lleva la { -trick }.
new-mark = Por lo que se juega una mano. Una puja de hasta { $bid } vale una marca{ $more ->
   *[no] .
    [yes] ; { $two } son dos marcas, y así.
}
new-nello = Aquí solo se juega: { LIST($choices) }. Nello, splash, plunge y sevens no.
new-points = { $few ->
    [0] {""}
   *[other] { $few } { -piece(form: "many") } puntúan; las demás solo ayudan a ganar.{ " " }
}{ $counted }

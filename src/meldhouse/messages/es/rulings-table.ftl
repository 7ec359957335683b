### Partes de una decisión sobre lo que pasó en una mesa. Sin punto final; algunas son condiciones, y lo que sigue va tras dos puntos.

ruling-nothing-wrong = Todo está bien
ruling-nothing-follows = Entonces no pasa nada
ruling-if-it-was = Si fue { $what }
ruling-if-not = Si no
ruling-that-bid = eso
ruling-no-difference = Esto no cambió nada: { LIST($told) }.
told-fact = { $fact ->
   *[by] quién fue
    [caller] quién lo señaló
    [bid] qué se pujó
    [over] qué se había pujado antes
    [counts] cuántas { -piece(form: "many") } tenía cada quien
    [kitty] cuántas { -piece(form: "many") } había en la viuda
    [offence] qué renuncio fue
    [seconds] qué tan tarde llegó alguien
    [in_time] si fue a tiempo
    [has_marriage] si quien tiene la puja tiene el matrimonio
    [taken] lo que ha ganado cada bando
    [stands] si era bueno reclamar el resto
    [has_every_trick] quién tiene todas las { -trick(form: "many") }
    [said] con qué palabras se señaló
    [called] cuándo se señaló
    [declared] que un oficial lo declaró renuncio
    [out_of_bidding] si todavía podía pujar
    [clause] qué cláusula se rompió
    [pieces] las { -piece(form: "many") } que nombraste
    [trump] cuál era el triunfo
    [slip] quién tenía la puja
    [slip-bid] de cuánto era la puja
    [slip-meld] las combinaciones de cada bando
    [slip-dropped] que la puja le tocó a { -dealer }
    [trick] la { -trick }
    [card] cuál es la { -piece } en duda
    [later] lo que tenía esa persona
    [hands] las manos
    [leads] quién salió
    [order] el orden en que alguien dijo que jugaría
    [meld] las combinaciones de cada bando
    [dropped] que la puja le tocó a { -dealer }
}

ruling-before-lead = Antes de la primera salida
ruling-after-lead = Después de la primera salida
ruling-before-look = Antes de que esas personas vean su mano
ruling-after-that = Después de eso
ruling-later = Más tarde
ruling-once-begun = Ya empezado el juego
ruling-until-first-trick = Hasta que se complete la primera { -trick }
ruling-in-first-trick = Durante la primera { -trick }
ruling-while-dealing = Mientras se reparte
ruling-until-dealt = Hasta que se { $drawn ->
   *[no] reparta
    [yes] tome
} la primera { -piece }
ruling-hand-played = Esa mano ya se jugó y ya está anotada, así que { $part ->
   *[deal] el { -deal } vale
    [bidding] las pujas valen
    [meld] las combinaciones valen
    [play] el juego vale
}

ruling-deal-stands = Estas reglas no piden eso, así que el { -deal } vale
ruling-shuffle-more = Se sigue barajando hasta hacerlo { $times ->
    [one] una vez
   *[other] { $times } veces
}
ruling-deal-mended = { $kind ->
   *[shuffle_by_other] Las { -piece(form: "many") } regresan a { -dealer }, y esa persona las baraja
    [shuffle_open] Las { -piece(form: "many") } se voltean boca abajo y se barajan otra vez
    [shuffle_absent] Se baraja otra vez cuando todos estén en la mesa
    [machine_skipped] Las { -piece(form: "many") } pasan por la máquina antes del corte
    [cut_missing] Corta la persona a la derecha de { -dealer }
}
ruling-reshuffle = Todos tienen derecho: se baraja otra vez y se vuelve a cortar. Si { -dealer } se niega, llamen al { $official }
ruling-reshuffle-none = Ninguna regla da ese derecho. Puede hacerlo { -dealer }, hasta que se { $drawn ->
   *[no] reparta
    [yes] tome
} la primera { -piece }
ruling-cut-offer = Se ofrece el corte a la persona de la derecha, que puede decir que no
ruling-cut-again = Las { -piece(form: "many") } se juntan otra vez. La persona a la derecha de { -dealer } corta una vez{ $leaving ->
    [0] {""}
   *[other] { " " }y deja por lo menos { $leaving } abajo
}
ruling-packets = La tanda se recoge y se reparte en tandas de { COUNT($sizes) ->
    [0] cualquier tamaño
   *[other] { LIST($sizes, style: "or") }
}
ruling-opening-wash = Antes del primer { -deal } de todos, cualquiera puede revolver y barajar
ruling-cut-declined = Si el corte se ofreció y no se quiso, todo está bien
ruling-cut-not-offered = Si no se ofreció
ruling-no-misdeal = Aquí ningún { -deal } es malo. Los números deciden
ruling-call-right = Tiene razón
ruling-no-redeal = No se vuelve a { -deal(form: "verb") }
ruling-no-machine = Todo está bien: estas reglas no piden máquina de barajar
ruling-right-seats = No cuesta nada: cada quien va a su asiento antes del { -deal }
ruling-nines-right = Antes de las pujas, { $nines } nueves sin combinaciones dan derecho a otro { -deal }. { $late ->
   *[no] Otra mano no da ese derecho, y sigue
    [yes] Con otra mano, o si se pide después, no hay derecho, y la mano sigue
}
ruling-gives-redeal = Esa mano da derecho a otro { -deal }
ruling-redeal-until = Esa mano da derecho a otro { -deal } hasta que alguien puje o pase. Después la mano sigue
ruling-redeal-past = Ya es tarde para otro { -deal }: esa mano daba derecho hasta que alguien pujara o pasara. La mano sigue
ruling-not-weak = Se necesitan { $nines } nueves sin combinaciones. No se vuelve a { -deal(form: "verb") }, y la mano sigue

ruling-counts-right = Todos tienen el número correcto
ruling-pack-short = Nadie tiene de más, así que falta una { -piece }. Búsquenla, y decide el { $official }
ruling-kitty-in-hand = Con la viuda en la mano, a { SEATS($who) } todavía le toca descartar { $count }. Así todos tienen { $hand }
ruling-if-bidder = Si la puja es de { SEATS($who) }
ruling-due-back = { $count ->
    [one] Falta una { -piece }
   *[other] Faltan { $count } { -piece(form: "many") }
} por pasar de regreso. Así todos tienen { $hand }
ruling-if-one-passed = Si solo una persona de la pareja ha pasado
ruling-if-both-passed = Si ya pasaron las dos
ruling-if-dealt-so = Si así se repartió
ruling-if-not-and-bidder = Si no, y la puja es de { SEATS($who) }
ruling-discarded = { $how ->
   *[none] No descartó { SEATS($who) }
    [few] Descartó de menos { SEATS($who) }
    [many] Descartó de más { SEATS($who) }
}
ruling-if-discarded = Si se descartó de { $how ->
   *[few] menos
    [many] más
}
ruling-many-late = Ya empezado el juego, las reglas no son claras en eso, así que decide el { $official }
ruling-may-still-discard = Hasta la primera salida, quien tiene la puja todavía puede descartar, y no pasa nada
ruling-totals-even = Los dos bandos tuvieron el mismo número de { -piece(form: "many") }, así que la mano vale
ruling-totals-uneven = Con { $how ->
   *[more] más
    [fewer] menos
} { -piece(form: "many") } que los demás, es renuncio de { SEATS($who) }, y la mano termina
ruling-uneven = { $known ->
   *[yes] Un bando tuvo más { -piece(form: "many") } que el otro. Es renuncio del bando de la puja
    [no] Si un bando tuvo más { -piece(form: "many") } que el otro, es renuncio del bando de la puja
}, y lo puede señalar { $callers ->
   *[opponents] el otro bando
    [anyone] cualquiera de la mesa
}
ruling-uneven-of = { $known ->
   *[yes] Un bando tuvo más { -piece(form: "many") } que el otro. Es renuncio del bando de la puja ({ SEATS($who) })
    [no] Si un bando tuvo más { -piece(form: "many") } que el otro, es renuncio del bando de la puja ({ SEATS($who) })
}, y lo puede señalar { $callers ->
   *[opponents] el otro bando
    [anyone] cualquiera de la mesa
}
ruling-passed-here = Aquí se pasan { $count } { -piece(form: "many") }
ruling-discarded-here = Aquí se descartan { $count } { -piece(form: "many") }
ruling-only-bidders-pass = Solo pasan { -piece(form: "many") } quien tiene la puja, { SEATS($who) }, y su pareja. Lo que pasaron los demás regresa a su mano
ruling-partner-first = Primero pasa la pareja, y quien tiene la puja ve antes de pasar de regreso

ruling-the-remark = Por el comentario
ruling-silenced-set = Sin derecho a pujar, { SEATS($partner) } tampoco puede quedarse con la puja de { $bid }, así que ese bando la pierde
ruling-others-bid-meld = Los demás reciben { $bid } y sus combinaciones{ $floor ->
    [0] {""}
   *[other] { " " }si son { $floor } o más
}
ruling-taken-by-dealer = { $void ->
   *[yes] No cuenta
    [no] Cuenta como paso
}. Después todos pasaron, así que { SEATS($who) }, a quien le toca { -deal(form: "verb") }, se queda con la puja de { $bid }
ruling-bid-fine = Todo está bien: { $bid } es una puja válida
ruling-bid-fine-over = Todo está bien: { $bid } es una puja válida sobre { $over }
ruling-must-bid = Todos los demás pasaron, así que { SEATS($who) } tiene que pujar
ruling-must-take = Todos los demás pasaron, así que { SEATS($who) } tiene que quedarse con la puja de { $bid }
ruling-without-marriage = Sin matrimonio
ruling-without-board = Si ese bando no llega a lo mínimo en combinaciones

ruling-board-enough = Con { $meld } en combinaciones hay que jugar la mano: bastan { $floor }
ruling-board-reached = Con { $meld } en combinaciones hay que jugar la mano: { $bid } todavía es posible
ruling-unreached = Con { $meld } en combinaciones, { $bid } ya no se alcanza
ruling-board-floor = Con { $floor } o más en combinaciones hay que jugar la mano. Con menos, ese bando pierde la puja de { $bid } sin jugar
ruling-award-bid = Los demás reciben la puja{ $meld ->
   *[all] { " " }y sus combinaciones{ $least ->
        [0] {""}
       *[other] , si son { $least } o más
    }
    [without-trump] { " " }y las combinaciones que no necesitan triunfo{ $least ->
        [0] {""}
       *[other] , si son { $least } o más
    }
    [none] {""}
}
ruling-award-meld = Los demás { $meld ->
   *[all] reciben sus combinaciones{ $least ->
        [0] {""}
       *[other] , si son { $least } o más
    }
    [without-trump] reciben las combinaciones que no necesitan triunfo{ $least ->
        [0] {""}
       *[other] , si son { $least } o más
    }
    [none] no reciben nada
}
ruling-meld-not-given = Los demás reciben también { $meld ->
   *[all] sus combinaciones
    [without-trump] las combinaciones que no necesitan triunfo
}{ $least ->
    [0] {""}
   *[other] , si son { $least } o más
}. No dijiste cuánto eran
ruling-if-given-bid = Si la puja le tocó a { -dealer }
ruling-board-set = Una puja hecha se pierde sin jugar si las combinaciones más todos los puntos en juego no la alcanzan
ruling-hands-shown = Ese bando muestra las dos manos, y cuentan todas sus combinaciones
ruling-hand-shown = La mano se muestra a los demás
ruling-dealer-shows = Si la puja le tocó a { -dealer }, muestra su mano
ruling-out-of-reach = Una puja que no se alcanza ni con todos los puntos en juego se pierde, se juegue lo que se juegue
ruling-set-anyway = Con { $meld } en combinaciones, { $bid } ya no se alcanza y se pierde, se juegue lo que se juegue
ruling-played-anyway = La mano se juega de todos modos
ruling-concede-late = { $over ->
   *[yes] La mano ya se jugó
    [no] Ya se hizo la primera salida
}, así que es tarde para rendirse
ruling-concede = { $now ->
   *[yes] Ese bando todavía se puede rendir
    [no] Antes de la primera salida, ese bando se puede rendir
}{ $gives ->
   *[yes] { " " }y darles a los demás todos los puntos en juego
    [no] {""}
}. Si no, la mano se juega
ruling-if-conceded = Si se rinde
ruling-no-marriage-needed = Todo está bien: el triunfo se elige, y no hace falta matrimonio en él
ruling-no-marriage-set = No se elige triunfo ni se juega nada: ese bando pierde la puja
ruling-set-unplayed = Ese bando pierde la puja de { $bid } sin jugar
ruling-side-set = Ese bando pierde la puja sin jugar
ruling-cannot-be-trump = El triunfo no puede ser { TRUMP($trump) }: quien tiene la puja debe tener rey y reina de ese palo
ruling-marriage-is-trump = El primer matrimonio que muestre { SEATS($who) } es triunfo: { TRUMP($suits, style: "or") }
ruling-other-marriage = Con otro matrimonio, el primero que muestre { SEATS($who) } es triunfo
ruling-marriage-held = Si quien tiene la puja tiene rey y reina de { TRUMP($trump) }, todo está bien
ruling-say-marriage = Di si los tiene, y habrá una sola respuesta
ruling-first-marriage-of = De { TRUMP($suits) }, es triunfo el que se mostró primero. De dos a la vez, el que se nombró
ruling-first-marriage = Es el primer matrimonio, así que el triunfo es { TRUMP($suit) }
ruling-marriage-unnamed = Si no se nombró nada, el triunfo es { TRUMP($suit) }
ruling-has-marriage = Es un matrimonio, así que quien tiene la puja nombra { TRUMP($suits, style: "or") }
ruling-may-be-named = Aquí se puede nombrar { TRUMP($trump) }
ruling-only-bidder-names = No cuenta: el triunfo lo elige solo quien tiene la puja, { SEATS($who) }
ruling-no-trump-there = No hay triunfo entre estas { -piece(form: "many") }

ruling-are-meld = Estas { -piece(form: "many") } sí son combinación
ruling-ace-beside = Y por el as que no hace combinación
ruling-look-under = Con una puja menor de { $bid }, cualquiera puede ver lo que se ha jugado
ruling-from-bid = Desde { $bid }
ruling-last-seen = La última { -trick } se puede ver hasta que se juegue la siguiente { -piece }
ruling-look-in-silence = Nadie habla mientras se mira
ruling-older-trick = Después, o si es una anterior
ruling-trick-counts = La { -trick } cuenta para quien la ganó, { ruling-until }
ruling-none-taken-back = No se recoge nada
ruling-open-waits = { PIECES($card) } espera al primer turno en que no sea renuncio
ruling-itself-renege = Pero { PIECES($card) } fue renuncio. Pregunta por eso como renuncio
ruling-open-unplayable = { PIECES($card) } no se podía jugar ahí
ruling-open-playable = { PIECES($card) } se podía jugar ahí sin renuncio
ruling-open-lead = Le tocaba salir a { SEATS($who) }, y tenía que ser con { PIECES($card) }
ruling-touched-later = Es el turno de { SEATS($turn) }. Si es renuncio se verá cuando la juegue { SEATS($who) }
ruling-touched-leads = Al salir no se puede dejar de servir, y sale { SEATS($who) }
ruling-touched-fine = Se puede jugar ahí y no es renuncio
ruling-touched-reneges = Eso es renuncio
ruling-their-lead = Le toca salir a { SEATS($who) }
ruling-their-turn = Salió { SEATS($leads) }, y es el turno de { SEATS($who) }
ruling-won-and-leads = Esa { -trick } la ganó { SEATS($who) } con { PIECES($card) }, y le toca salir
ruling-won-with = Esa { -trick } la ganó { SEATS($who) } con { PIECES($card) }
ruling-has-the-lead = Le toca salir a { SEATS($who) }. Si salió { SEATS($other) }, es una salida fuera de turno
ruling-really = Es { $what }{ $renege ->
   *[yes] {""}
    [no] , que aquí no es renuncio
}

ruling-aces-to-see = Solo lo prueban ases ya jugados: uno de cada palo, además de los mostrados
ruling-aces-owed = Ya se jugó un as de cada palo, así que había que mostrarlos
ruling-aces-still = Hasta que se juegue la primera { -piece } todavía se pueden mostrar, y no pasa nada
ruling-discard-still = Hasta la primera salida, quien tiene la puja todavía puede descartar o decir qué descartó, y no pasa nada
ruling-if-seen = Si ya se vio
ruling-declared = El { $official } lo declaró renuncio
ruling-mended = { $when ->
   *[either] Se corrige mientras se pueda; después vale. Aquí no tiene castigo
    [late] Vale. Aquí no tiene castigo
    [now] Se corrige, y el juego sigue desde ahí
}
ruling-change-own = Solo { SEATS($who) } { who-may } cambiar esa { -piece }. Entonces no pasa nada
ruling-not-led = Si todavía no se ha salido después de ella
ruling-until-own = Si { SEATS($who) } pidió ver la { -trick } antes del señalamiento, esa { -piece } todavía se puede cambiar
ruling-until-mended = Se puede corregir hasta { $until ->
   *[next-piece] que se juegue la siguiente { -piece }
    [next-legal] que se juegue bien la siguiente { -piece } o se voltee la { -trick }{ $seconds ->
        [0] {""}
       *[other] , o durante { $seconds } segundos
    }
    [next-trick] el final de la siguiente { -trick }
}
ruling-take-lost = La mano se juega completa. Los puntos en juego no cuentan para el bando de { SEATS($who) }; sus combinaciones sí
ruling-reneged = Renuncio de { SEATS($who) }: la mano termina
ruling-meld-lost-too = Como leemos las reglas, ese bando pierde también sus combinaciones
ruling-side-scores-none = Combinaciones y { -trick(form: "many") } no cuentan para { SEATS($who) }
ruling-replaces-entered = Eso reemplaza lo anotado de la mano
ruling-set-if-under = Si sus combinaciones, que no dijiste, son menos de { $bid }, pierden la puja
ruling-set-under = Sus { $meld } en combinaciones son menos que la puja de { $bid }, así que la pierden
ruling-only-bidders-renege = Así solo puede hacer renuncio el bando de la puja
ruling-no-renege-but = Aquí eso no es renuncio. Cuenta como { LIST($kinds, style: "or") }
ruling-no-renege-here = Aquí eso no es renuncio{ $on ->
   *[yes] , y el juego sigue
    [no] {""}
}
ruling-no-renege = No es renuncio, y el juego sigue
ruling-another-renege = Es otro renuncio, no el que se señaló
ruling-apart-renege = Eso es asunto aparte. Pregunta por él como renuncio
ruling-only-some = Lo que aquí es renuncio: { LIST($reneges) }. Lo que no: { LIST($others) }
ruling-played-stands = Lo jugado vale
ruling-unless-called = { $over ->
   *[no] El juego sigue
    [yes] La mano vale
}, a menos que alguien de ese bando lo señale
ruling-unproven-report = El renuncio no se probó. El juego sigue, y se avisa al { $official }
ruling-unproven-noted = El renuncio no se probó. Queda anotado, y el juego sigue
ruling-unproven-caller = El renuncio no se probó, así que cuenta como renuncio del bando de { SEATS($who) }
ruling-unproven-side = El renuncio no se probó, así que cuenta como renuncio del bando que lo pudo señalar, { SEATS($who) }
ruling-if-no-trick = Si ese bando no tenía ninguna { -trick }
ruling-spoiled = El renuncio no se probó, y el bando acusado tenía todas las { -trick(form: "many") }
ruling-spoiled-gets = Recibe { $what ->
   *[meld] sus combinaciones
    [bid] la puja, sus combinaciones
    [if-theirs] sus combinaciones, la puja si era del otro bando
}, los { $all } puntos y { $bonus } más
ruling-spoiled-fine = Por señalarlo, { SEATS($who) } pierde { $amount }, y nadie más
ruling-played-right = Esa { -piece } se jugó bien
ruling-trumps-untold = Quien tiene la puja no dijo cuántos triunfos descartó, o lo dijo mal
ruling-held-around = Había una combinación sin mostrar: { $meld }
ruling-totals-had = Tuvieron { $count } { -piece(form: "many") }
ruling-totals-fine = Los dos bandos tuvieron el número correcto, o no es culpa del bando de la puja
ruling-nothing-there = Ahí no pasó nada de eso
ruling-not-punished = Aquí eso no es renuncio
ruling-all-saw = Todos lo vieron

ruling-claim-nobody = Aquí nadie puede reclamar el resto. La mano se juega completa
ruling-claim-not-bidder = Solo quien tiene la puja puede reclamar el resto. El juego sigue
ruling-claim-bidder = Solo quien tiene la puja puede reclamar el resto
ruling-claim-if-bidder = Si la puja es de { SEATS($who) }
ruling-claim-bid = El reclamo vale, y la puja se cumple
ruling-claim-stands = El reclamo vale: ese bando se lleva las { -trick(form: "many") } que quedan
ruling-claim-fails = El reclamo falla: el otro bando se lleva todo lo que queda, con la última { -trick }
ruling-claim-lost = El bando de la puja pierde la mano, y el otro recibe sus { $unit ->
   *[points] puntos
    [marks] marcas
}
ruling-claim-set-already = La puja ya está perdida, así que no hay nada que reclamar
ruling-claim-shown = El reclamo falla: el otro bando mostró cómo
ruling-claim-unless-shown = El reclamo falla si el otro bando muestra esto. Si nadie lo hace, vale
ruling-claim-to-count = Para contar los puntos, di { $missing ->
   *[bid] quién tenía la puja y de cuánto
    [taken] lo que había ganado cada bando
}
ruling-hands-decide = Deciden las manos, no que se dijera que era { $good ->
   *[yes] bueno
    [no] malo
}

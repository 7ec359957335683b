### Las cosas de la mesa: cartas y fichas de dominó, asientos, números y cómo llama un club a cada cosa.
### Qué se pone en cada mensaje está escrito en en/words.ftl.

-trick = { $form ->
   *[one] baza
    [many] bazas
    [start] Baza
    [title] Bazas
}
-trick-book = { $form ->
   *[one] baza
    [many] bazas
    [start] Baza
    [title] Bazas
}
-piece = { $form ->
   *[one] carta
    [many] cartas
}
-piece-domino = { $form ->
   *[one] ficha
    [many] fichas
}
-dealer = { $form ->
   *[one] quien reparte
    [start] Reparte
    [mark] R
}
-dealer-shaker = { $form ->
   *[one] quien revuelve
    [start] Revuelve
    [mark] R
}
-round = { $form ->
   *[one] ronda
    [many] rondas
    [title] Rondas
    [start] Ronda
    [letter] R
}
-round-game = { $form ->
   *[one] partida
    [many] partidas
    [title] Partidas
    [start] Partida
    [letter] P
}
-deal = { $form ->
   *[one] reparto
    [verb] repartir
    [deals] reparte
    [you] repartes
    [start] Reparto
}
-deal-shake = { $form ->
   *[one] turno de revolver
    [verb] revolver
    [deals] revuelve
    [you] revuelves
    [start] Revolver
}
-ruff = jugar triunfo
-ruff-cut = jugar triunfo
-riffle = barajan
-riffle-shaken = revuelven
-roundhouse = { $form ->
   *[one] matrimonios en redondo
    [start] Matrimonios en redondo
}
-roundhouse-round-robin = { $form ->
   *[one] matrimonios en redondo
    [start] Matrimonios en redondo
}

card = { $rank ->
    [T] 10
   *[A] A
    [K] K
    [Q] Q
    [J] J
    [9] 9
}{ $suit ->
   *[S] ♠
    [H] ♥
    [C] ♣
    [D] ♦
}
    .spoken = { $rank ->
       *[A] as
        [T] diez
        [K] rey
        [Q] reina
        [J] jota
        [9] nueve
    } de { TRUMP($suit) }

domino = { $high }-{ $low }
    .spoken = { $double ->
       *[no] { pips }-{ $low ->
           *[0] blanca
            [1] uno
            [2] dos
            [3] tres
            [4] cuatro
            [5] cinco
        }
        [yes] doble { pips }
    }

pips = { $high ->
   *[0] blanca
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
}

trump = { $trump ->
   *[S] espadas
    [H] corazones
    [C] tréboles
    [D] diamantes
    [0] blancas
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [doubles] dobles
    [follow-me] sin triunfo
}

seat = { $seat ->
   *[N] Norte
    [E] Este
    [S] Sur
    [W] Oeste
    [offender] quien cometió la falta
    [bidder] quien tiene la puja
    [onlooker] quien mira
    [player] esa persona
    [dealer] { -dealer }
    [caller] quien lo señaló
    [partner] su pareja
}

someone = { SEATS($who) }
rank = { $rank ->
   *[A] as
    [T] diez
    [K] rey
    [Q] reina
    [J] jota
    [9] nueve
}

ranks = { $rank ->
   *[A] ases
    [T] dieces
    [K] reyes
    [Q] reinas
    [J] jotas
    [9] nueves
}

a-piece = { PIECES($piece) }
some-pieces = { PIECES($pieces) }

post = { $code ->
    [referee] árbitro
    [second-referee] segundo árbitro
    [tournament-director] director del torneo
    [director] director
    [host] anfitrión
    [club-organizer] organizador del club
    [organizer] organizador
    [national-tournament-director] director nacional de torneos
    [vice-president] vicepresidente
    [appointee] delegado
    [ministry-leader] líder del ministerio
   *[other] { $name }
}

pair-number = Pareja { $number }
post-second = segundo { $official }

division = { $code ->
    [men] hombres
    [women] mujeres
    [mixed] mixta
   *[other] { $name }
}

table-of-host = Mesa de { $name }
table-nameless = Una mesa
guest = Invitado
table-of-event = { $title }: { -round } { $round }, mesa { $table }
side = { $side ->
   *[NS] Norte–Sur
    [EW] Este–Oeste
}
    .spoken = { $side ->
       *[NS] Norte y Sur
        [EW] Este y Oeste
    }

minus = menos { $number }

ordinal = { $number }.º

refused = { $why }.
refused-by = { $why } ({ $clause }).
refused-by-custom = { $why } ({ $clause }: nuestra opción; las reglas del club no lo dicen).

phase = { $phase ->
   *[shuffle] se { -riffle } las { -piece(form: "many") }
    [draw] se están tomando las { -piece(form: "many") }
    [count] se están contando las manos
    [auction] se está pujando
    [kitty] quien tiene la puja voltea la viuda y elige triunfo
    [trump] quien tiene la puja elige triunfo
    [exchange] la pareja se está pasando { -piece(form: "many") }
    [discard] quien tiene la puja se está descartando
    [meld] se están mostrando las combinaciones
    [settle] la mesa se prepara para jugar
    [tricks] la mano está en juego
    [over] la mano terminó
}

written = { $text }
bid-in-marks = { $marks ->
    [one] { $marks } marca
   *[other] { $marks } marcas
}

amount = { MONEY($money) }
percent = { $number } por ciento
cited = { $says } ({ $clause })

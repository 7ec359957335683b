### Por qué no se puede dar una decisión: falta algo de lo que se describe, o no puede haber pasado.

case-seat = No hay asiento “{ $seat }”. Los asientos son { LIST($seats) }.
case-alone = Eso no lo hicieron juntos { SEATS($who) }. Pregunta por cada quien aparte.
case-both-sides = Nombraste a los dos bandos, pero un renuncio es de uno solo. Pregunta por cada uno aparte.
case-caller = Di quién señaló el renuncio.
case-caller-too = Di quién señaló el renuncio, no solo a quién se acusó.
case-trump-named = Di qué triunfo se eligió.
case-renege-who = Di quién hizo el renuncio.
case-onlooker = Quien mira no juega en esta mesa. No digas quién fue.
case-no-partner = En esta mesa nadie tiene pareja a quien preguntar.
case-late-who = Di quién llegó tarde.
case-late-time = Di qué tan tarde llegó, en minutos y segundos.
case-count-blamed = Con estos números fue { SEATS($wrong) }, no { SEATS($others) }. No digas quién fue, o cuenta otra vez.

case-kind = “{ $kind }” no es algo sobre lo que se pueda decidir.
case-trick-decides-nothing = Una { -trick } no importa para { $what }. No la pongas.
case-ruled-where = Lo que decidieron los oficiales solo importa en una disputa o apelación. No lo pongas.
case-declared-where = Si un oficial lo declaró renuncio, pregunta por un renuncio.
case-not-declared = Con estas reglas nadie declara un renuncio. No digas que se declaró.

case-clause-onlookers = { $rule } trata de quien mira. Pregunta por quien mira
case-clause-unbreakable = Nadie puede romper { $rule }: dice lo que se puede hacer o lo que pasa por sí solo. Nombra otra cláusula
case-clause-named = Para { $rule }, pregunta por su nombre: { LIST($kinds, style: "or") }
case-clause-worth = Nadie puede romper { $rule }: dice cuánto vale algo. Nombra otra cláusula
case-clause-where = La cláusula rota solo importa en la conducta. No la pongas.
case-clause = Estas reglas no tienen la cláusula “{ $rule }”.

case-bid = Nadie puja { $bid }. La puja más baja aquí es { $least }.
case-over-where = La puja anterior solo importa en una puja equivocada. No la pongas.
case-over = La puja anterior es un número, o 0 si no hubo.
case-over-bid = Di también qué se pujó. Las dos pujas muestran qué está mal.
case-over-no-bid = { $over } no es una puja válida aquí, así que nadie puja sobre ella.
case-bid-stands = Entonces hay una puja, y no le tocó a { -dealer }. Quita una de las dos cosas.
case-bid-unseen = Nadie puja antes de ver sus { -piece(form: "many") }. Pregunta por un número equivocado antes de la primera salida.
case-not-dropped = Aquí la puja no le toca a { -dealer }. Cuando todos pasan, se revuelve otra vez.
case-not-bidders = Solo puede perder la puja el bando que la tiene. Nombra a uno de ellos, o a nadie.
case-trump = “{ $trump }” no puede ser triunfo aquí. Elige { TRUMP($choices, style: "or") }.
case-marriage-shown = El rey y la reina de { TRUMP($trump) } están entre estas { -piece(form: "many") }. Quítalos, o no digas que quien tiene la puja no los tiene.

case-no-kitty = En esta mesa no hay viuda.
case-kitty-decides = Lo que hay en la viuda no importa para eso. No lo pongas, o pregunta por un número equivocado de { -piece(form: "many") }.
case-kitty-up = Alguien tiene la viuda, o no había. Di cuántas tiene cada quien.
case-kitty-right = La viuda tiene { $count }, como debe. Di cuántas tiene cada quien.
case-kitty-size = La viuda no puede tener { $count } { -piece(form: "many") }. Di cuántas tiene cada quien.
case-kitty-gone = Con la viuda faltan { $count } { -piece(form: "many") }, y no son { -trick(form: "many") } completas. Cuenten al completar una { -trick }, o digan cuántas tenía cada quien al principio.
case-kitty-all = Con la viuda tienen que estar las { $all } { -piece(form: "many") }. Di cuántas tiene cada quien y cuántas hay en la viuda.
case-discard-numbers = Estos números se contradicen. Di cuántas { -piece(form: "many") } se descartaron.
case-discard-size = Aquí se descartan { $right } { -piece(form: "many") }, no { $count }.
case-only-bidder-discards = Solo descarta quien tiene la puja, { SEATS($who) }.
case-no-exchange = En esta mesa no se pasan { -piece(form: "many") }.
case-exchange-sides = Solo las parejas se pasan { -piece(form: "many") }. Pregunta por cada bando aparte.
case-exchange-bidders = Aquí solo pasan { -piece(form: "many") } quien tiene la puja, { SEATS($who) }, y su pareja.
case-not-drawn = En esta mesa nadie toma { -piece(form: "many") }. Se reparten.
case-no-meld = En este juego no hay combinaciones.
case-meld-trump = Si estas { -piece(form: "many") } son combinación depende del triunfo. Di cuál era.
case-meld-missing = Di las combinaciones de cada bando. Falta: { LIST($sides) }.
case-impossible = La mano no pudo ser así: { LIST($why, style: "sentences") }

case-count-range = Aquí nadie tiene menos de 0 ni más de { $most } { -piece(form: "many") }. Cuenta otra vez.
case-count-uneven = Eso da { $count } { -piece(form: "many") }, que no se reparten parejo. Cuenten al completar una { -trick }, o digan cuántas tenía cada quien al principio.
case-count-sum = Eso da { $count } { -piece(form: "many") }, pero deben ser { $right }. Cuenta otra vez.
case-count-others = Entonces alguien más tiene { $how ->
   *[fewer] menos
    [more] más
} de { $hand } { -piece(form: "many") }{ $kitty ->
   *[no] {""}
    [yes] , o la viuda
}{ $left ->
   *[no] {""}
    [yes] , o es lo que quedaba
}. Di cuántas tiene cada quien.
case-count-right = { $hand } { -piece(form: "many") } es el número correcto. Di cuántas tiene cada quien.

case-pack = { LIST($why, style: "sentences") }
case-whose-pieces = No se sabe de quién eran las { -piece(form: "many") }. Pregunta por cada quien aparte.
case-whose-card = No se sabe de quién es la { -piece } en duda. Pregunta por cada quien aparte.
case-pieces-many = Nombraste { $count } { -piece(form: "many") }, pero aquí nadie tiene más de { $most }.
case-one-piece = Eso se hace con una { -piece }, no con { $count }.
case-two-pieces = Nombra todas las { -piece(form: "many") } que se jugaron a la vez, por lo menos dos.
case-trick-size = Una { -trick } tiene cuando mucho { $most } { -piece(form: "many") }, no { $count }.
case-held-many = Con { PIECES($card) } son { $count } { -piece(form: "many") }, pero aquí nadie tiene más de { $most }.
case-card-twice = { PIECES($card) } está más de una vez. Di quién salió en esa { -trick }.
case-card-not-there = { PIECES($card) } no está en esa { -trick }.
case-not-played-yet = Si salió { SEATS($leads) }, todavía no juega { SEATS($who) } en esa { -trick }.
case-card-not-theirs = Si salió { SEATS($leads) }, lo que jugó { SEATS($who) } es { PIECES($played) }, no { PIECES($card) }.
case-blamed = Di cuál es la { -piece } en duda y cuál era el triunfo.
case-aces-played = Estos ases ya se jugaron, así que es tarde para mostrarlos. No digas que fue a tiempo.
case-aces-prove = Estos ases lo prueban. Si no se mostraron, pregunta por un renuncio. Si se mostraron, no los pongas.

case-trick-taken-tell = Da la { -trick } completa, quién salió, cuál era el triunfo y quién se la llevó. Eso muestra quién la ganó.
case-not-every-trick = Esa { -trick } fue de { SEATS($winner) }, así que el bando de { SEATS($who) } no puede tener todas las { -trick(form: "many") }.
case-every-trick-taken = El otro bando ha ganado { $points }, así que el bando acusado no puede tener todas las { -trick(form: "many") }.
case-still-mended = Tal como está esa { -trick }, todavía se puede corregir. Da cada { -piece } jugada desde entonces.
case-not-complete = Esa { -trick } no está completa, así que nadie pudo pedir verla antes del señalamiento.
case-covered = Después se jugó otra { -piece } en esa { -trick }, así que ya no se puede corregir.
case-open-played = Lo que jugó { SEATS($who) } es { PIECES($card) }. Di cuál { -piece } estaba boca arriba.
case-open-tell = Da la { -trick }, quién salió, de quién es la { -piece } en duda, cuál era el triunfo y cuál estaba boca arriba. Eso muestra si se podía jugar.
case-touched-tell = Di qué había en la mesa cuando se tocó, y quién salió.
case-touched-complete = Esa { -trick } está completa. Di quién salió y quién tocó la { -piece }.
case-touched-there = { PIECES($card) } ya está en esa { -trick }, y no la jugó { SEATS($who) }. Di qué había en la mesa cuando se tocó.
case-turn-tell = Di quién salió en esa { -trick } y quién jugó fuera de turno. Eso muestra de quién era el turno.
case-turn-trick = Di qué había en la mesa cuando se jugó. Eso muestra de quién era el turno.
case-turn-trump = Di cuál era el triunfo. Eso muestra quién ganó la { -trick } y sale después.
case-turn-card = { PIECES($card) } no puede estar ahí todavía. Como { -trick }, da lo que había en la mesa antes.

case-side-points = { SIDE($side) } { $points }
case-side = No hay bando “{ $side }”. Los bandos son { LIST($sides) }.
case-taken-tell = Di lo que ha ganado cada bando: ya se fueron { $points } puntos.
case-taken-missing = Di lo que ha ganado cada bando. Falta: { LIST($sides) }.
case-taken-most = Eso da { $sum }, pero antes de la última { -trick } se han ganado cuando mucho { $most } puntos.
case-taken-sum = Los bandos no pueden tener { $sum } puntos todavía: quedan { $left }, así que se han ganado { $gone }.
case-taken-tricks = { LIST($taken) } no puede ser: se necesitan más de { $tricks } { -trick(form: "many") }{ $last ->
   *[no] {""}
    [yes] , y falta la última
}.
case-taken-whole = { LIST($taken) } no puede ser: se { $tricks ->
    [one] ha jugado una { -trick }
   *[other] han jugado { $tricks } { -trick(form: "many") }
}, y un bando gana { -trick(form: "many") } completas.

case-claim-good = Di si el reclamo del resto es bueno.
case-claim-who = Di quién reclamó el resto.
case-claim-none = Ya no quedan { -piece(form: "many") } que reclamar.
case-claim-bid = Aquí un reclamo se mide por la puja. Di quién la tenía y de cuánto era.
case-claim-held = { PIECES($card) } no está en la mano de { SEATS($who) }.
case-claim-short = El bando de { SIDE($side) } puede llegar cuando mucho a { $most }, y se necesitan { $needed }. Ese reclamo no puede ser bueno.
case-claim-home = El bando de { SIDE($side) } ya tiene { $taken }, y se necesitan { $needed }. El reclamo vale.
case-first-lead = Todavía no termina ninguna { -trick }, así que sale primero quien tiene la puja, { SEATS($who) }.
case-no-lead = El bando de { SIDE($side) } no ha ganado nada, así que no puede salir { SEATS($who) }. Di quién sale.

case-nobody-decides = Alguien tiene que decidir, y después del { $post } no hay nadie. Nombra a una persona en la mesa.
case-post = Nadie decide aquí como “{ $post }”. Elige { LIST($posts, style: "or") }.

case-claim-taken = Di qué ha ganado cada bando. Eso muestra si la puja se cumple, y así si el reclamo es bueno.
case-touched-which = Di cuál { -piece } se tocó y cuál era el triunfo.

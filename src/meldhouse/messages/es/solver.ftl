### El solucionador: por qué no tiene respuesta, y por qué no puede existir una posición que alguien describió.
### Qué se pone en cada mensaje está escrito en en/solver.ftl.

position-numbered = Posición { $number }: { $fault }
position-no-side = Aquí no hay bando “{ $side }”. Los bandos son { LIST($sides) }.
position-missing = Hay que conocer todas las manos. Falta: { SEATS($seats) }.
position-other-order = Este orden de bazas es de otras reglas. Toma trick_order(book, trump).
position-trick-complete = Una { -trick } completa ya no está en la mesa. Quítala.
position-trick-seats = La { -trick } en la mesa tiene { $pieces ->
    [one] { $pieces } { -piece }
   *[other] { $pieces } { -piece(form: "many") }
} de { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}.
position-turn = Después de { SEATS($before) } sigue { SEATS($due) }, no { SEATS($seat) }.
position-sizes = { $when ->
   *[lead] Las manos no tienen el mismo tamaño: { LIST($sizes) }.
    [trick] Con la { -trick } en la mesa, las manos no tienen el mismo tamaño: { LIST($sizes) }.
}
position-size = { SEATS($seat) } { $number }
position-too-large = Una mano tiene como mucho { $most } { -piece(form: "many") }, no { $number }.
solver-pack-too-large = Esta baraja es demasiado grande para el solucionador: { $pieces } { -piece(form: "many") } de { $kinds } clases. Puede con 80 de 20 clases.
solver-too-many-points = Las { -trick(form: "many") } de una mano tienen { $points } puntos en total. El solucionador cuenta hasta { $most }.
solver-no-answer = Sin respuesta después de { $positions } posiciones. Permite más posiciones o más tiempo.
solver-getting-ready = Preparando (solo la primera vez, hasta un minuto) …

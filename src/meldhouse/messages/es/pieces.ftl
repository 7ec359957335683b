piece-unknown = “{ $text }” no es carta ni ficha. Escribe la carta por valor y palo (AS, 10H, K♦) y la ficha por sus dos lados (6-4).

piece-no-card = “{ $text }” no es una carta. Escribe un valor (A 10 K Q J 9) y un palo (S H C D), como AS, 10H o K♦.

piece-no-domino = “{ $text }” no es una ficha. Escribe sus dos lados, cada uno de 0 a 6, como 6-4 o 5-5.

piece-no-suit = “{ $text }” no es un palo. Escribe S, H, C o D (espadas, corazones, tréboles o diamantes).

pack-none = Esta baraja no tiene { $piece }.

pack-too-many = { $available ->
    [one] De { PIECES($piece) } hay solo una en la baraja, no { $count }.
   *[other] De { PIECES($piece) } hay { $available } en la baraja, no { $count }.
}

key-digits = Una clave tiene { $digits } dígitos hexadecimales (0–9, a–f). Esta no es una clave.

key-bytes = Una clave tiene { $expected } bytes, no { $found }.

piece-of-other-pack = { PIECES($piece) } es { $pack ->
   *[cards] una ficha, pero { $club } juega con cartas.
    [dominoes] una carta, pero { $club } juega con fichas.
}

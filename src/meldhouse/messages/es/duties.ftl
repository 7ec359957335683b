### Lo que alguien debió jugar, dicho después de un renuncio. Sin punto al final, como en refusals.ftl.

the-player = El jugador
broke-follow = { $led ->
    [S] { $who } tenía espadas y debía jugar una
    [H] { $who } tenía corazones y debía jugar uno
    [C] { $who } tenía tréboles y debía jugar uno
    [D] { $who } tenía diamantes y debía jugar uno
   *[doubles] { $who } tenía { PIECES($held) } y debía servir { TRUMP($led) }
}
broke-beat = { $who } tenía { PIECES($held) }, que le gana a { PIECES($best) }, y debía jugar más alto
broke-trump = { $who } no tenía { TRUMP($led) }, pero sí { PIECES($held) }, y debía { -ruff }
broke-overtrump = { $who } tenía { PIECES($held) }, que le gana a { PIECES($best) }, y debía { -ruff } más alto

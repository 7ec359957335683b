### Qué tan bien juegan los jugadores automáticos.
### Qué se pone en cada mensaje está escrito en en/levels.ftl.

level-name = { $level ->
   *[expert] Experto
    [club] Jugador de club
    [novice] Principiante
    [self-taught] Autodidacta
    [chance] Al azar
    [greedy] Ambicioso
}
level-about = { $level ->
   *[expert] Nivel de torneo: cuenta cada carta y lee tus pujas y jugadas
    [club] Buen jugador de club
    [novice] Sabe lo básico
    [self-taught] Aprendió de millones de manos contra sí mismo
    [chance] Hace cualquier cosa que permitan las reglas
    [greedy] Sabe lo básico y toma cada punto
}
level-unknown = No hay nivel “{ $name }”. Elige { LIST($levels, style: "or") }.

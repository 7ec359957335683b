### Clasificación: las columnas, lo especial de una ronda, por qué alguien queda debajo de otro.

standings-column = { $column ->
   *[points] { $unit ->
       *[points] Puntos
        [marks] Marcas
    }
    [difference] { $unit ->
       *[points] Puntos de ventaja
        [marks] Marcas de ventaja
    }
    [bracket] Hasta dónde
    [matches] Partidos ganados
    [games] Juegos ganados
    [opponents] Victorias de los rivales
    [high-round] Mejor { -round }
}
standings-below = { $by ->
   *[points] { $unit ->
       *[points] menos puntos
        [marks] menos marcas
    }
    [difference] { $unit ->
       *[points] menos puntos de ventaja
        [marks] menos marcas de ventaja
    }
    [matches] menos partidos ganados
    [games] menos juegos ganados
    [head-to-head] perdió contra ellos
    [opponents] rivales más débiles
    [high-round] peor en su mejor { -round }
    [bracket] salió antes
    [play-off] perdió el desempate
}
standings-consolation = ganó la consolación
standings-gone = { $status ->
   *[absent] no vino
    [withdrawn] se retiró
    [disqualified] descalificado
    [replaced] sustituido
}
round-note = { $note ->
   *[bye] descanso
    [forfeited] perdió por ausencia
    [won-by-forfeit] ganó por ausencia
    [penalty] sanción
    [others-penalty] sanción de los otros
    [replaced] sustituido
}
round-note-of = { LIST($names) }: { round-note }

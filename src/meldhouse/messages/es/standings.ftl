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
    [matches] Encuentros ganados
    [games] Partidas ganadas
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
    [matches] menos encuentros ganados
    [games] menos partidas ganadas
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
    [disqualified] quedó fuera por descalificación
    [replaced] tiene sustituto
}
round-note = { $note ->
   *[bye] descanso
    [forfeited] perdió por default
    [won-by-forfeit] ganó por default
    [penalty] castigo
    [others-penalty] castigo de los otros
    [replaced] jugó un suplente
}
round-note-of = { LIST($names) }: { round-note }

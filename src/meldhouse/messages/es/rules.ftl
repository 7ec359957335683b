### Las páginas de reglas: listas, capítulos, búsqueda, reglas propias de un club.
### Qué se pone en cada mensaje está escrito en en/rules.ftl.

rules-fact-hand = { $number } { $pieces ->
   *[cards] cartas
    [dominoes] fichas
} por persona
rules-fact-pass = se pasan { $number }
rules-fact-kitty = una viuda de { $number }
rules-fact-players = { $number } jugadores
rules-fact-length = { $unit ->
   *[hands] { $number } manos
    [points] partida a { $number }
    [marks] partida a { $number } marcas
}
rules-fact-match = al mejor de { $number }
rules-fact-set = { $bid ->
   *[lost] perder la puja resta la puja
    [given] perder la puja no suma nada y la puja pasa a los otros
    [nothing] perder la puja no suma nada
}; { $keep ->
    [0] los otros conservan sus combinaciones
   *[other] los otros necesitan { $keep } en juego para conservar sus combinaciones
}
rules-which = ¿Con qué reglas?
rules-of-in-brief = { $rules } <span class="soft">en breve</span>
rules-all = Leer todas las reglas
rules-newcomer = ¿Es tu primera vez?
rules-double = doble <b>{ $points }</b>
rules-cite = regla<span class="hidden"> { $clause }</span>
rules-cite-of = regla { $clause }: { $what }
find-try-one = Prueba con una palabra más corta o con una de estas:
find-try-another = Prueba con otra palabra.

rules-in-brief = Las reglas en breve

rules-title = Reglas
rules-lead = Son exactamente las reglas que usan las mesas.
rules-of = Reglas de { $rules }
rules-description = { game-name } con las reglas de { $rules }, en frases sencillas.
rules-play = Jugar<span class="hidden"> con las reglas de { $rules }</span>
rules-derive = Adaptar estas reglas
rules-derive-from = Adaptar<span class="hidden"> las reglas de { $rules }</span>
rules-parent = Basadas en <a href="{ $link }">{ $rules }</a>. Lo que cambia lleva la marca <span class="mark">propia</span>.
rules-own = propia
rules-chapters = Capítulos
rules-in-brief-short = En breve
rules-clauses = Todas las reglas por número
rules-clauses-why = Con nuestras palabras, por tema. Cada rechazo y cada decisión cita una de estas.
rules-unfold = Abrir todas
rules-as-read = Como la leemos:
rules-melds = Cuánto vale cada combinación
rules-meld = Combinación
rules-cards = Cartas
rules-clause = Regla
rules-times = { $number ->
    [1] Una vez
    [2] Dos veces
   *[other] { $number }×
}
rules-kind = { $kind ->
   *[deck] Baraja
    [deal] Reparto
    [auction] Pujas
    [pass] Pase de cartas
    [kitty] Monte
    [meld] Combinaciones
    [play] Juego
    [scoring] Puntuación
    [renege] Renuncios
    [claim] Reclamar el resto
    [irregularity] Errores
    [penalty] Castigos
    [conduct] Conducta
    [officials] Árbitros
    [tournament] Torneos
}
find-here = Buscar una regla
find-everywhere = Buscar en todas las reglas
find-go = Buscar
find-example = renuncio, matrimonio, reclamar …
find-example-here = renuncio, { $clause } …
find-all = Mostrar todas
find-clauses = { $clauses ->
    [one] { $clauses } regla
   *[other] { $clauses } reglas
}
find-found = { $lines ->
    [0] { find-clauses }
   *[other] { $clauses ->
        [0] { $lines } en los capítulos
       *[other] { $lines } en los capítulos y { find-clauses } por número
    }
} sobre “{ $sought }”.
find-found-everywhere = { find-clauses } sobre “{ $sought }” en { $clubs ->
    [one] el reglamento de un club
   *[other] los reglamentos de { $clubs } clubes
}.
find-none = Nada sobre “{ $sought }”.
find-none-here = No se encontró nada.
find-more = Ver las { $clauses }
find-there = Verlas en estas reglas
derive-title = Tus reglas a partir de { $rules }
derive-lead = Cambia lo que tu club juega distinto. Lo demás queda como en { $rules }.
derive-good = Las reglas de { $rules } están listas
derive-changes = { $number ->
    [one] Cambia un ajuste:
   *[other] Cambian { $number } ajustes:
}
derive-what = Lo que cambia
derive-setting = Ajuste
derive-same = Por ahora igual que { $rules }. Cambia algo abajo o úsalas así.
derive-now = Nuevo
derive-gone = Ya no
derive-doubt = Revisa cómo se cuenta esto
derive-old = { $number ->
    [one] Una regla todavía dice lo anterior
   *[other] { $number } reglas todavía dicen lo anterior
}
derive-file = Archivo de reglas
derive-use-table = Usar en una mesa nueva
derive-use-event = Usar en un torneo
derive-download = Descargar { $file }
derive-name = Nombre de las reglas de tu club
derive-name-example = Club de Pinacle Calle Roble
derive-melds = Puntos por una, dos, etc., separados por espacios.
derive-nothing = nada
derive-more = Algo más
derive-toml = En TOML, como en un archivo de reglas
derive-toml-how = Por ejemplo <code>[words]</code> y debajo <code>trick = "book"</code>. <code>meldhouse book keys</code> muestra todo lo que se puede ajustar.
derive-see = Ver lo que cambia

rules-form = { $form ->
   *[four-handed] para cuatro
    [three-handed] para tres
    [progressive] progresivo
    [hoyle] Hoyle
    [casual] informal
}
rules-forms = { LIST($forms, style: "plain") }
rules-called = { $title } ({ $form })

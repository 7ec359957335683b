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
   *[hands] { $number ->
        [one] { $number } mano
       *[other] { $number } manos
    }
    [points] partida a { $number }
    [marks] partida a { $number ->
        [one] { $number } marca
       *[other] { $number } marcas
    }
}
rules-fact-match = al mejor de { $number }
rules-fact-set = { $bid ->
   *[lost] la puja perdida se resta
    [given] quien pierde la puja no suma nada, y la puja es para los otros
    [nothing] quien pierde la puja no suma nada
}; { $keep ->
    [0] los otros conservan sus combinaciones
   *[other] los otros necesitan { $keep } en juego para conservar sus combinaciones
}
rules-which = ¿Las reglas de quién?
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
rules-clauses-why = Con nuestras palabras, por tema. Cada jugada rechazada y cada decisión cita una de estas.
rules-unfold = Abrir todas
rules-as-read = Así la leemos:
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
    [kitty] Viuda
    [meld] Combinaciones
    [play] Juego
    [scoring] Puntuación
    [renege] Renuncios
    [claim] Reclamar el resto
    [irregularity] Errores
    [penalty] Castigos
    [conduct] Conducta
    [officials] Oficiales
    [tournament] Torneos
}
find-here = Buscar una regla
find-everywhere = Buscar en todas las reglas
find-go = Buscar
find-example = renuncio, matrimonio, reclamar…
find-example-here = renuncio, { $clause }…
find-all = Mostrar todas
find-found-everywhere = { find-clauses } sobre “{ $sought }” en { $clubs ->
    [one] el reglamento de un club
   *[other] los reglamentos de { $clubs } clubes
}.
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
derive-group = { $group ->
   *[game] Partida
    [bidding] Puja
    [passing] Reparto y pase
    [meld] Combinaciones
    [play] Juego
    [scoring] Puntuación
}
derive-label = { $setting ->
   *[match-target] Puntos o marcas para ganar
    [match-hands] Manos por partida
    [match-best-of] Partidas por encuentro
    [match-bidder-first] El bando de la puja cuenta primero
    [auction-minimum] Puja mínima
    [auction-pass-final] Quien pasa ya no puja
    [auction-all-pass] Si nadie puja
    [trump-marriage] El triunfo exige matrimonio
    [exchange-form] Pase entre la pareja
    [exchange-count] Cuántas se pasan
    [deal-weak-nines] Nueves sin combinaciones para repartir de nuevo
    [meld-run] Escalera de triunfo
    [meld-royal] Matrimonio de triunfo
    [meld-marriage] Matrimonio de otro palo
    [meld-roundhouse] Matrimonios en redondo
    [meld-aces] Ases en redondo
    [meld-kings] Reyes en redondo
    [meld-queens] Reinas en redondo
    [meld-jacks] Jotas en redondo
    [meld-pinochle] Pinacle
    [meld-nine] Nueve de triunfo
    [tricks-beat] Hay que superar al servir
    [tricks-ruff] Sin el palo, hay que jugar triunfo
    [tricks-overruff] Hay que jugar triunfo más alto
    [tricks-last] Puntos por la última baza
    [scoring-set-bidder] Quien pierde la puja
    [scoring-set-award] Los otros reciben la puja
    [scoring-save-trick] Los otros salvan sus combinaciones con
    [scoring-save-take] Puntos que necesitan para salvarlas
    [scoring-save-in] Lo necesitan
    [board-dropped-meld] Combinaciones que necesita quien reparte si le toca la puja
}
derive-option = { $option ->
   *[auction-all-pass-dealer] Quien reparte se queda con la mínima
    [auction-all-pass-forced] Quien reparte tiene que pujar
    [auction-all-pass-reshake] Se reparte de nuevo
    [exchange-form-none] Sin pase
    [exchange-form-blind] Los dos a la vez, sin ver
    [exchange-form-sequence] Primero la pareja, luego de vuelta
    [tricks-beat-always] Siempre que se pueda
    [tricks-beat-trump-led] Solo si salen con triunfo
    [tricks-beat-never] Nunca
    [scoring-set-bidder-zero] No suma nada
    [scoring-set-bidder-minus-bid] Pierde lo que pujó
    [scoring-save-trick-none] Sin necesidad de baza
    [scoring-save-trick-any] Cualquier baza
    [scoring-save-trick-counter] Una baza con carta que puntúa
    [scoring-save-in-all] En todas las manos
    [scoring-save-in-set] Solo si la puja se pierde
    [scoring-save-in-made] Solo si la puja se cumple
}
claim-challenge = Si tienes razón, { $won ->
   *[rest] tu bando se lleva el resto
    [hand] ganas la mano
}. Si no, no cuesta más que aceptar.

### Por qué la mesa directiva de un torneo, un anotador o un jugador no puede hacer algo. Sin punto final.
### Qué se pone en cada mensaje está escrito en en/refusals-desk.ftl.

no-role = Solo { LIST($roles, style: "or") } puede hacer eso
the-role = { $role ->
   *[director] el director
    [referee] un árbitro
    [scorekeeper] un anotador
    [player] un jugador
    [spectator] un espectador
}
no-role-own = Eso solo puedes hacerlo en tu propia mesa
no-not-open = Todavía no hay torneo. Primero abre uno
no-open = Este torneo ya está abierto
no-over = El torneo terminó. Para cambiar algo, primero deshaz “Terminar”
no-blank = { $what ->
   *[who] Di quién es
    [name] Ponle nombre a cada quien
    [opener] Di quién abre el torneo
    [signer] Di quién firma
    [stand-in] Di quién juega en su lugar
    [fined] Di a quién se multa: a un jugador, o el nombre de alguien que no juega
    [ruling] Di qué se decidió
    [entry] Di quién fue, o cuál cláusula, o que no pasó
    [correction] Di por qué se cambia la hoja. Se les avisa a todos sus jugadores
    [forfeit] Di por qué. Queda en la hoja
    [disqualified] Di por qué. Queda en el historial
    [penalty] Di por qué es el castigo
    [lift] Di por qué se quita el castigo
    [fine] Di por qué es la multa
    [special] Di cómo se sabe quién lo ganó
}
no-too-long = Acorta { $what }: { $most } caracteres como máximo
no-unreadable = Revisa { $what }: así no puede ser
field-name = { $field ->
    [name] el nombre
    [household] el hogar
    [club] el club
    [division] la división
    [reason] el motivo
    [note] la nota
    [about] la pregunta al árbitro
    [ruling] la decisión
    [text] el texto
    [title] el título
    [minutes] los minutos
    [points] los puntos
    [hand] el número de la mano
    [table] el número de la mesa
    [round] el número de la { -round }
    [cents] la cantidad
    [medal] la medalla
   *[other] el dato
}
no-clause = En estas reglas no hay cláusula “{ $clause }”. Nombra otra o déjala vacía
no-clause-which = “{ $clause }” puede ser { LIST($clauses, style: "or") }. Di cuál
clause-choice = { $id } (“{ $says }”)
no-clause-many = “{ $clause }” puede ser cualquiera de { $number } cláusulas, de { $first } a { $last }. Di cuál
no-cited = Aquí una decisión cita su cláusula. Di cuál
no-form = { LIST($faults, style: "stops") }
no-form-started = { $started ->
    [one] Ya hay una { -round } acomodada o jugada. Pon 1 o más
   *[other] Ya hay { $started } { -round(form: "many") } acomodadas o jugadas. Pon { $started } o más
}
no-form-movement = Ya se acomodó una { -round }, así que ya no puedes cambiar { LIST($settings) }. Para eso abre otro torneo
settled = { $setting ->
   *[entry] quién se inscribe
    [movement] cómo se mueven los jugadores
    [three] las mesas de tres
    [hands] el número de manos
    [target] los puntos o marcas para ganar
    [best_of] el número de partidas
    [where] dónde se juega
}
no-form-entry = Ya hay inscritos, así que no puedes cambiar quién se inscribe. Para eso abre otro torneo
no-form-same = Los ajustes ya están así
no-finish-open = Queda pendiente: { LIST($open, style: "sentences") } Resuélvelo primero, o termina de todos modos
no-undo-none = Ya no hay nada que deshacer
no-undo-built = Ya es tarde para deshacerlo: otros pasos dependen de eso. Primero deshaz o corrige esos
no-pass = Este enlace no es de este torneo. Pídele otro al director
no-pass-taken = Este enlace ya se usó. Pídele otro al director
no-pass-same = Ese enlace ya existe. Haz otro
no-appointed = { $name } ya tiene esa función
no-appoint-table = Solo a un anotador se le puede asignar una mesa
no-dismiss = { $name } no es { the-role }
no-dismiss-self = No puedes quitarte la función de director. Tiene que hacerlo otro director
no-names = { $needed ->
    [one] Inscribe a una persona a la vez
   *[other] Escribe dos nombres con una diagonal en medio
}. Diste { $given ->
    [one] un nombre
   *[other] { $given } nombres
}
no-division = No hay división “{ $division }”. { COUNT($divisions) ->
    [0] Déjala vacía
   *[other] Elige { LIST($divisions, style: "or") }
}
no-entrant = Nadie tiene el número { $entrant }. Revisa la lista de jugadores
no-person = Ningún jugador tiene el número { $person }. Revisa la lista de jugadores
no-gone = { LIST($names) } { entrant-is }, así que eso no se puede cambiar aquí
entrant-is = { $status ->
   *[entered] todavía no { COUNT($names) ->
        [one] llega
       *[other] llegan
    }
    [present] ya { COUNT($names) ->
        [one] está aquí
       *[other] están aquí
    }
    [absent] no { COUNT($names) ->
        [one] vino
       *[other] vinieron
    }
    [withdrawn] { COUNT($names) ->
        [one] se retiró
       *[other] se retiraron
    }
    [disqualified] { COUNT($names) ->
        [one] quedó fuera por descalificación
       *[other] quedaron fuera por descalificación
    }
    [replaced] { COUNT($names) ->
        [one] tiene sustituto
       *[other] tienen sustituto
    }
}
no-substitutes = { LIST($names) } ya { COUNT($names) ->
    [one] tuvo
   *[other] tuvieron
} demasiados sustitutos. Mejor inscribe a otro jugador
no-has-played = { LIST($names) } ya { COUNT($names) ->
    [one] jugó
   *[other] jugaron
} aquí. Mejor anota que { COUNT($names) ->
    [one] se retira
   *[other] se retiran
}
no-remove = No puedes quitar a { LIST($names) }: { entry-stays }. Anota que { COUNT($names) ->
    [one] se retira o que no vino
   *[other] se retiran o que no vinieron
}
entry-stays = { $why ->
   *[substitute] hay un sustituto en esa inscripción
    [seated] ya tuvo lugar en una { -round } que empezó
    [bracket] la inscripción está en la llave
    [money] la inscripción está en la caja
    [conduct] hay una nota en Conducta
    [disqualified] hay una descalificación
}
no-medal = { LIST($names) } no { COUNT($names) ->
    [one] ganó
   *[other] ganaron
} { medal }. Revisa la lista de premios
no-medal-early = Primero termina el torneo. Luego entrega las medallas
no-medal-back = { LIST($names) } no { COUNT($names) ->
    [one] tiene
   *[other] tienen
} { medal }, así que no hay nada que devolver
no-medal-again = { LIST($names) } ya { COUNT($names) ->
    [one] tiene
   *[other] tienen
} { medal }
no-special = Aquí no hay premio especial “{ $prize }”. Revisa los ajustes
no-special-same = Este premio ya lo deciden las hojas
no-refund-out = { LIST($names) } { COUNT($names) ->
    [one] quedó
   *[other] quedaron
} fuera por descalificación, y estas reglas no devuelven la cuota. No la devuelvas, o devuélvela de todos modos
no-refund-gone = { LIST($names) } { COUNT($names) ->
    [one] se retiró
   *[other] se retiraron
} y la cuota no se devuelve. Déjalo así, o devuélvela de todos modos
no-fined = { $name } es el número de un jugador. Elige al jugador o escribe otro nombre
no-drawn = La llave ya está sorteada y { $why ->
   *[begun] la { -round } 1 ya empezó
    [decided] ya se decidió un encuentro
    [full] no queda ningún lugar libre
}, así que ya no entra nadie. Inscríbelos en otro torneo
no-staying = { LIST($names) } { COUNT($names) ->
    [one] está
   *[other] están
} jugando la { -round } { $round }. Espera a que termine. Si se { COUNT($names) ->
    [one] fue
   *[other] fueron
}, anota la ausencia en la hoja de la mesa { $table }; un oficial pone a un suplente o cierra la mesa
round-is = { $status ->
   *[draft] todavía es un borrador
    [confirmed] ya está confirmada
    [released] ya está publicada
    [called] ya fue llamada a las mesas
    [playing] se está jugando
    [closed] ya terminó
}
no-round = No hay { -round } { $round }. { $last ->
    [0] Todavía no se acomoda ninguna
   *[other] La última es la { $last }
}
no-round-closed = No hay { -round } { $round } que mostrar. { $closed ->
    [0] Todavía no se cierra ninguna
   *[other] La última cerrada es la { $closed }
}
no-rounds-done = { $rounds ->
    [one] Ya se jugó la única { -round }
   *[other] Ya se jugaron las { $rounds } { -round(form: "many") }
}
no-round-open = Primero cierra la { -round } { $round }
no-drafted = La { -round } { $round } ya está acomodada. Para repetirla, primero descarta el borrador
no-seating = { $why }
no-status = La { -round } { $round } { round-is }. { $act ->
   *[confirm] Se confirma mientras es borrador
    [release] Primero confírmala
    [call] Primero publícala, para que cada quien vea su asiento
    [start] Primero confírmala y publícala
    [close] Primero empiézala
    [scrap] Ya no se puede descartar
}
no-draft = No hay borrador que cambiar. Primero acomoda una { -round }
no-swap-late = La { -round } { $round } { round-is } y ya no es borrador. Deshazlo, o descártala y acomódala otra vez
no-swap-who = { LIST($names) } no { COUNT($names) ->
    [one] está
   *[other] están
} en la { -round } { $round }. Elige a dos que estén
no-swap-same = Elige a dos jugadores distintos
no-arrange-who = Cada quien debe estar en una mesa o descansar, una sola vez. Revisa a { LIST($names) }
no-arrange-pairs = Pon a dos parejas en cada mesa
no-arrange-size = { $size ->
    [one] Un jugador no hace
   *[other] { $size } jugadores no hacen
} una mesa. Aquí las mesas son de { LIST($sizes, style: "or") }
no-arrange-threes = Pon las mesas de tres después de las de cuatro
no-arrange-matches = La llave dice quién juega contra quién. Solo puedes cambiarles la mesa
no-arrange-moved = { LIST($names) } no { COUNT($names) ->
    [one] iría
   *[other] irían
} a donde mandan los resultados. Para hacerlo así, di por qué
no-arrange-stay = { LIST($names) } { COUNT($names) ->
    [one] perdió y no se quedaría
   *[other] perdieron y no se quedarían
} en esa mesa. Para hacerlo así, di por qué
no-arrange-top = { LIST($names) } no { COUNT($names) ->
    [one] saldría
   *[other] saldrían
} de la mesa 1 como dicen los resultados. Para hacerlo así, di por qué
no-arrange-again = { LIST($names) } ya fueron pareja. Para hacerlo así, di por qué
no-arrange-sits = { LIST($names) } no se { COUNT($names) ->
    [one] sentaría o movería
   *[other] sentarían o moverían
} según el plan. Para hacerlo así, di por qué
no-sheets-out = { COUNT($tables) ->
    [one] Falta la hoja de la mesa { LIST($tables) }
   *[other] Faltan las hojas de las mesas { LIST($tables) }
}. Cada una debe estar firmada y entregada
no-close-open = Queda pendiente: { LIST($open, style: "sentences") } Resuélvelo primero, o cierra la { -round } de todos modos
no-close-why = Di por qué cierras la { -round } con algo pendiente. Queda en el historial
no-minutes = Agrega de 1 a 240 minutos
no-clock = La { -round } { $round } no tiene reloj. Declara el fin del tiempo cuando termine
no-playoff-early = Los desempates van después de jugar todas las { -round(form: "many") }. Hasta ahora: { $played } de { $rounds }
no-playoff-bracket = Los desempates van cuando termine la llave
no-not-tied = Entre { LIST($names) } no hay un empate que se deba decidir
no-not-seated = { $name } no juega en la { -round } { $round }
no-missing = { $name } ya está en la lista de ausentes
no-not-missing = { $name } no está en la lista de ausentes. Si no está en la mesa, anótalo primero
no-not-on = La { -round } { $round } { round-is }. Esto solo se puede hacer mientras se juega
no-replace-early = { $name } lleva { minutes } de retraso. Alguien más puede jugar desde el minuto { $replaced }
no-replaced = { $name } lleva { minutes } de retraso, así que alguien más juega el resto de la { -round }. Di quién
no-table = No hay mesa { $table } en la { -round } { $round }
no-not-playing = La { -round } { $round } { round-is }. Las hojas se abren cuando empieza
on-sheet = { $hands ->
    [0] Ahora está vacía
    [one] Ahora tiene 1 mano
   *[other] Ahora tiene { $hands } manos
}
no-stale = { $name } cambió esta hoja después de que la abriste. { on-sheet }. Mírala otra vez y luego guarda
no-stale-empty = Esta hoja cambió después de que la abriste y ahora está vacía. Mírala otra vez y luego guarda
no-stale-own = Cambiaste esta hoja después de abrir esta página. { on-sheet }. Mírala otra vez
no-book = Esa mesa jugó con otras reglas. Todas las mesas de un torneo usan las mismas
no-live = Las manos jugadas en línea se guardan solas. Si una está mal, llama al árbitro
no-slips = Aquí no hay ninguna mano. Anota una
no-hand = En esta hoja no hay mano { $hand }. { on-sheet }
no-dealer-seat = Elige quién { -deal(form: "deals") } primero: { SEATS($seats, style: "or") }
no-locked = Esta hoja ya está firmada y entregada. Solo un oficial puede cambiarla
no-agreed = Los dos bandos aceptaron la mano { $hand }, así que se queda. Solo un oficial puede corregirla, con un motivo
no-ruled = La mano { $hand } está como decidió el árbitro. Solo un oficial puede corregirla, con un motivo
no-void = Solo un oficial puede decir que una mano no cuenta. Llama al árbitro
no-agree-none = Los jugadores pueden corregir una mano hasta firmar la hoja, así que no hay nada que aceptar
no-agree-done = La mano { $hand } ya está aceptada
no-time = Se acabó el tiempo y la última mano está guardada. Pregúntale al director antes de jugar otra
no-dealt = La primera mano está guardada, así que ya no cambia quién { -deal(form: "deals") } primero
no-result-slips = Esta hoja tiene manos. Anota también las otras, o cámbialas
no-result-sides = Anota los puntos de { LIST($sides) }, y de nadie más
side-with-points = { SIDE($side) }
no-result-draw = Es un empate y lo decide una mano más. Sus puntos no cuentan: anota los puntos de antes, y quién la ganó
no-result-level = { LIST($sides) } empatan y lo decide una mano más. Sus puntos no cuentan: anota los puntos de antes, y quién la ganó
no-result-size = { $points } no es posible para { SIDE($side) }. Revisa el número
no-result-games = { $won } de { $games } partidas ganadas no es posible para { SIDE($side) }. Revisa el número
no-result-step = { $points } no es un resultado posible. Los castigos se anotan aparte
so-many = { $unit ->
   *[points] { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
    [marks] { $number ->
        [one] { $number } marca
       *[other] { $number } marcas
    }
}
so-many-games = { $games ->
    [0] ninguna partida
    [one] 1 partida
   *[other] { $games } partidas
}
no-result-short = Para { SIDE($side) } no es posible tener { $score } y { so-many-games }: una partida es a { $target }
no-result-over = Para { SIDE($side) } no es posible tener { $score } y { so-many-games }. Una partida termina con { $target }, así que el máximo es { $most }
no-result-both = No pueden tener { $target } los dos bandos. Primero cuenta el bando de la puja, y si ya ganó, la mano del otro no se suma
no-result-times = Anota pujas perdidas y renuncios de 0 a { $most }, de los jugadores de la mesa
no-result-open = Nadie tiene { $wins ->
    [0] { $target }
   *[other] { $wins } partidas
} todavía{ $penalties ->
   *[no] {""}
    [yes] , contando los castigos de esta mesa
}. { $then ->
   *[play] Sigan jugando. Para parar aquí, pídanle al director que declare el fin del tiempo
    [games] Sigan jugando, o anoten también las partidas
}
no-unfinished = Esta mesa no ha terminado: hay { $done } de { $hands } manos anotadas
no-tied = Es un empate. Una mano más lo decide antes de firmar
no-digest = Las cifras cambiaron después de que abriste esta página. Revísalas otra vez y luego firma
no-forfeit-in = La hoja de la mesa { $table } ya está firmada y entregada, así que ya no se puede declarar default. Un oficial puede corregirla
no-forfeit-result = Esta mesa ya tiene resultado. Que se firme, o cámbialo primero
no-forfeit-both = Dales puntos a los otros o el promedio, no los dos
no-forfeit-average = Aquí una mesa se gana o se pierde, así que no hay promedio que dar
no-signer = { $name } no juega en ese bando
no-not-locked = Esta hoja todavía no está firmada y entregada, así que la corrigen los jugadores
no-correction = No hay corrección { $number } de esa hoja de la que avisarle a { $name }
no-kind = “{ $kind }” no cuesta puntos aquí. { COUNT($kinds) ->
    [0] Di los puntos y una cláusula
   *[other] Elige { LIST($kinds, style: "or") }, o di los puntos y una cláusula
}
no-points = Pon de 1 a 10,000 { $unit ->
   *[points] puntos
    [marks] marcas
}
no-charged = La mano { $hand } se adjudicó y ya incluye el castigo de { $name }. No lo pongas aparte
no-which-charged = La mano { $hand } se adjudicó y ya incluye el castigo de { $name }. Si fue otra mano, di cuál
no-charged-side = El bando de { $name } tiene todos los puntos de la mano { $hand }, así que el renuncio lo señaló el otro bando
no-charged-twice = { $name } ya tiene el castigo { $number } por este señalamiento, y la mano también lo cobra. Primero quita el castigo { $number }
no-penalty-live = Esta mesa juega en línea. Da el castigo en la mesa en línea, para que cuente ahí
no-penalty-kept = El castigo del árbitro en la mano { $hand } se queda. Si está mal, llama al árbitro
no-penalty-over = Esta mesa ya terminó. Di en qué mano fue, para que cuente en esa partida
no-penalty-closed = La { -round } { $round } está cerrada, y con este castigo nadie en la mesa { $table } tiene { $target }. Deshaz el cierre para que sigan jugando, o da el castigo en la siguiente { -round }
no-lift-replaced = A { $name } se le puso sustituto en la { -round } { $round }, y eso se queda. No hay puntos que devolver
no-lift-over = Sin eso la partida no ha terminado. Mejor corrige las manos de la hoja y di por qué
no-penalty = No hay castigo { $number } que quitar
no-entry-hand = Esta anotación viene de la mano { $hand } de la mesa { $table }. Corrige esa mano y la anotación se va con ella
no-entry-penalty = Esta anotación viene del castigo { $number }. Quita el castigo y la anotación se va con él
no-blamed = { $name } no juega en esa mesa, así que la decisión no le toca
no-appeal-who = { $name } no juega en esa mesa, así que no puede apelar
no-call = No hay llamada abierta { $number }
no-takes = Esta decisión ya vale. Da sus castigos aparte
no-undecided = Dos oficiales no coinciden en la llamada { $number }, y decide el { $post }. Mientras tanto vale la primera decisión

open-rounds = { $played ->
    [one] Se ha jugado
   *[other] Se han jugado
} { $played } de { $rounds } { -round(form: "many") }.
open-seated = Hay una { -round } acomodada y sin jugar.
open-untold = Falta avisar a { LIST($names) } de la corrección en la mesa { $table } en { $round }.
open-calls = { $calls ->
    [one] Hay una llamada al árbitro sin respuesta
   *[other] Hay { $calls } llamadas al árbitro sin respuesta
}.
open-owed = { LIST($names) } todavía { COUNT($names) ->
    [one] debe { MONEY($amount) }
   *[other] deben { MONEY($amount) } en total
}.
open-back = Falta devolver { MONEY($amount) } que se pagaron de más.
open-orders = Falta anotar en la hoja la decisión sobre la mano { $hand } en la mesa { $table } en { $round }.
open-call = La mesa { $table } llamó al árbitro.
open-call-about = La mesa { $table } llamó al árbitro: { $about }.
open-appeal = Mesa { $table }: { $appeal }
untold-where = Mesa { $table } en { $round }

form-movement = { movement-name } no es para { $entry ->
   *[person] jugadores individuales
    [pair] parejas
}. Elige otro movimiento u otra forma de inscribirse
movement-name = { $movement ->
   *[individual] “Parejas nuevas en cada { -round }, planeadas por adelantado”
    [afternoon] “Parejas nuevas en cada { -round }, hasta que paren”
    [winners-up] “Los ganadores suben una mesa, los demás se quedan”
    [sitting-moving] “La mitad de las parejas se queda, las otras suben una mesa”
    [round-robin] “Todas las parejas contra todas”
    [swiss] “Se enfrentan parejas de puntuación parecida (suizo)”
    [single-elimination] “Eliminación con una derrota”
    [double-elimination] “Eliminación con dos derrotas”
}
form-alone = Con estas reglas cada quien juega solo, así que no hay parejas. Elige jugadores individuales
form-rounds = Di cuántas { -round(form: "many") } hay. { movement-name } necesita un número
form-tie = En una llave alguien debe ganar. Que una mano más decida el empate
form-three = No hay reglas “{ $rules }” para mesas de tres
form-three-pairs = Las parejas juegan en mesas de cuatro. Quita las reglas para mesas de tres
form-pairs = Solo las parejas que siguen juntas se clasifican como parejas. Clasifica personas
form-hand = Una sola mano en marcas no se puede jugar en línea. Jueguen los empates en una { -round } completa, o en mesas de verdad
form-best-of = Un encuentro es al mejor de un número impar de partidas, no de { $games }
form-told = Una { -round } dura { minutes }. Anuncia solo tiempos menores
form-percents = Los premios son { $percent } por ciento del fondo: { $places } por lugares y { $specials } por premios especiales. Bájalos a 100 o menos
form-invalid = Ese ajuste no puede ser: { $why }

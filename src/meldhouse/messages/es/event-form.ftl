### Los ajustes de un torneo y cómo se juega.

setting = { $setting ->
   *[where] Dónde se juega
    [entry] Quién se inscribe
    [movement] Quién se mueve después de cada { -round }
    [rounds] { -round(form: "title") }
    [minutes] Minutos por { -round }
    [told] Anunciar el tiempo que queda
    [hands] Manos por { -round }
    [target] Puntos (o marcas) que ganan una partida
    [best-of] Al mejor de cuántas partidas
    [three] Si el número de jugadores no es múltiplo de cuatro
    [bye] Cuánto vale descansar
    [apart] Mantener separados
    [apart-as] Separados como
    [divisions] Divisiones
    [tie] Empate en una mesa
    [at-time] Cuando se acaba el tiempo
    [slow] Una mesa va lenta después de tantos minutos por mano
    [third] Eliminación sencilla: encuentro por el tercer lugar
    [consolation] Eliminación sencilla: quienes pierden en la primera ronda siguen jugando
    [conduct] En línea: control de las reglas
    [absent] En línea: cuando falta un jugador
    [prints] Idioma en papel
    [money-fee-cents] Cuota de inscripción
    [money-fee-for] Quién la paga
    [money-keep-percent] Parte de las cuotas para el club, en por ciento
    [money-percents] Premios en por ciento del fondo
    [money-cents] Premios fijos
    [money-step-cents] Redondear hacia abajo los premios en por ciento a
    [money-each] Los premios fijos son para cada quien de la pareja
    [money-medals] Cuántos lugares reciben medalla
    [money-medals-by] Medallas según
    [money-refund] Devolver la cuota a quien se retira
    [money-refund-disqualified] Devolver la cuota tras una descalificación
    [money-side-money] Las monedas por pujas perdidas y renuncios van
    [money-fines] Las multas van
    [money-odd-cents] Los centavos que no se pueden repartir van
    [ranking-of] A quién se clasifica
    [ranking-playoff] Desempatar jugando
    [ranking-playoff-places] Hasta qué lugar
    [order] Desempates
    [specials] Premios especiales
}
setting-hint = { $setting ->
   *[told] minutos que quedan, por ejemplo 10, 2
    [bye] En una llave, quien descansa avanza, pero no cuenta como victoria. Quien llega tarde no recibe nada por las { -round(form: "many") } anteriores (nuestra opción; las reglas del club no lo dicen)
    [divisions] separadas por comas: hombres, mujeres, mixta
    [money-fee-cents] por ejemplo 5 o 2.50
    [money-percents] por lugar, por ejemplo 50, 30, 20
    [money-cents] por lugar, por ejemplo 40, 25, 10. Van primero; los porcentajes son de lo que queda
    [money-step-cents] por ejemplo 0.25 o 1; lo que sobra va al primer lugar. Vacío: al centavo
    [money-medals] cada quien de la pareja recibe una
    [money-medals-by] si los empates se desempatan jugando, también los de una división
}
setting-zero = { $setting ->
   *[rounds] las que hagan falta
    [minutes] sin reloj
    [hands] como dicen las reglas
    [target] como dicen las reglas
    [best-of] como dicen las reglas
    [slow] nunca
}
setting-option = { $option ->
   *[where-felt] En mesas de verdad, con hojas de papel
    [where-browser] En línea; las manos se anotan solas
    [entry-person] Jugadores individuales
    [entry-pair] Parejas fijas
    [movement-individual] Parejas nuevas en cada { -round }, planeadas por adelantado
    [movement-afternoon] Parejas nuevas en cada { -round }, hasta que paren
    [movement-winners-up] Los ganadores suben una mesa, los demás se quedan
    [movement-sitting-moving] La mitad de las parejas se queda, las otras suben una mesa
    [movement-round-robin] Todas las parejas contra todas
    [movement-swiss] Se enfrentan parejas de puntuación parecida (suizo)
    [movement-single-elimination] Eliminación con una derrota
    [movement-double-elimination] Eliminación con dos derrotas
    [three-none] Alguien descansa
    [apart-none] A nadie
    [apart-household] A los de un mismo hogar
    [apart-club] A los de un mismo club
    [apart-household-club] A los de un mismo hogar o club
    [apart-as-partners] Pareja
    [apart-as-opponents] Rivales
    [apart-as-both] Pareja y rivales
    [tie-stands] Queda en empate
    [tie-extra-hand] Decide una mano más
    [at-time-finish-hand] Se termina la mano
    [at-time-stop] Ya nada cuenta
    [conduct-guarded] Automático (las jugadas no permitidas se bloquean)
    [conduct-refereed] Como en una mesa de verdad (los errores pasan y hay que señalarlos)
    [absent-wait] Los demás esperan
    [absent-bot] Juega un jugador automático
    [prints-reader] El de quien imprime
    [prints-en] Inglés
    [prints-es] Español
    [prints-both] Los dos
    [money-fee-for-person] Cada jugador
    [money-fee-for-pair] Cada pareja
    [money-medals-by-field] Lugares generales
    [money-medals-by-division] Lugares en cada división
    [money-refund-before-start] Antes de la primera { -round }
    [money-refund-always] Siempre
    [money-refund-never] Nunca
    [money-side-money-pool] A los premios
    [money-side-money-club] Al club
    [money-fines-pool] A los premios
    [money-fines-club] Al club
    [money-odd-cents-lot] A algunos de ellos, por sorteo
    [money-odd-cents-club] Al club
    [ranking-of-person] Jugadores
    [ranking-of-pair] Parejas
    [ranking-playoff-none] No, comparten el lugar
    [ranking-playoff-hand] Con una mano
    [ranking-playoff-round] Con una { -round } entera
}
setting-zero-hint = 0: { $means }
setting-yes-no = { $answer ->
   *[true] Sí
    [false] No
}
setting-three = Mesas de tres ({ $rules })
setting-nothing = nada
setting-group = { $group ->
   *[play] Juego
    [places] Lugares
    [money] Dinero y premios
}
unmeant-number = Escribe un número entero del 0 al { $most }.
unmeant-choice = Elige una opción de la lista.
unmeant-amount = Escribe una cantidad como 5 o 2.50, no menos de 0.
unmeant-many = Como máximo { $most }.
unmeant-percents = Escribe porcentajes enteros para el primer lugar, el segundo y así, por ejemplo 50, 30, 20.
unmeant-sum = Eso es el { $percent } por ciento del fondo. Bájalos a 100 o menos.
event-rounds = { $rounds ->
    [0] Las { -round(form: "many") } que hagan falta
    [one] { $rounds } { -round }
   *[other] { $rounds } { -round(form: "many") }
}
group = { $group ->
   *[household] hogar
    [club] club
}
event-apart = Si se puede, los jugadores de un mismo { LIST($groups, style: "or") } no son { $way ->
   *[partners] pareja
    [opponents] rivales
    [both] ni pareja ni rivales
}
event-browser = { $conduct ->
   *[guarded] Se juega en línea; las jugadas no permitidas se bloquean
    [refereed] Se juega en línea, como en una mesa de verdad
}
event-minutes = { minutes } por { -round }
event-time-up = Si se acaba el tiempo, gana la partida el bando que va adelante
event-three = Mesas de tres si el número de jugadores no es múltiplo de cuatro
event-fee = Inscripción { MONEY($fee) }{ $each ->
   *[person] {""}
    [pair] {" "}por pareja
}{ $kept ->
    [0] {""}
   *[other] ; el club se queda con el { $kept } por ciento
}
event-prizes = Premios: { LIST($prizes, style: "plain") }{ $each ->
   *[no] {""}
    [yes] {" "}para cada quien de la pareja
}
event-prizes-percent = Premios: { LIST($prizes, style: "plain") } { $rest ->
   *[no] del fondo
    [yes] de lo que queda del fondo
}
event-special = { $worth } por { $prize }
event-specials = { LIST($prizes, style: "plain") }
event-medals = { $places ->
    [one] Una medalla para el primer lugar
   *[other] Medallas para los primeros { $places }
}{ $by ->
   *[field] {""}
    [division] {" "}de cada división
}{ $pairs ->
   *[no] {""}
    [yes] , una para cada quien de la pareja
}{ $wanted ->
    [0] {""}
   *[other] : { $wanted } medallas{ $shared ->
       *[no] {""}
        [yes] , más si hay lugares compartidos
    }
}
plays-hands = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}{ $minutes ->
    [0] {""}
   *[other] . { minutes }
}
plays-games = { $games ->
    [one] Una partida
   *[other] Al mejor de { $games } partidas, cada una
} a { $target } { $unit ->
   *[points] puntos
    [marks] marcas
}{ $minutes ->
    [0] {""}
   *[other] . { minutes }
}
event-compared = { LIST($order, style: "plain") }
round-title = { -round(form: "start") } { $number }
playoff-title = { $time ->
    [1] Desempate
   *[other] { ORDINAL($time) } desempate
} por los lugares { $first }–{ $last }
playoff-title-division = { playoff-title } ({ $division })
round-status = { $status ->
   *[draft] borrador
    [confirmed] asientos confirmados
    [released] asientos publicados
    [called] a las mesas
    [playing] en juego
    [closed] ya terminó
}
bye-line = { $worth ->
   *[nothing] descansar no vale nada
    [average] descansar vale el promedio de la { -round }
    [winners] descansar vale el promedio de los ganadores de la { -round }
    [win] descansar cuenta como victoria
}
bye-line-bracket = avanzan sin jugar; no cuenta como victoria
far-over = terminado
far-empty = nadie inscrito aún
far-entered = { $entrants ->
    [one] { $entrants } inscrito
   *[other] { $entrants } inscritos
}
far-here = { $players ->
    [one] { $players } presente
   *[other] { $players } presentes
}
far-in = { $players ->
    [one] { $players } sigue en juego
   *[other] { $players } siguen en juego
}
far-round = { $round }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
}: { $status } · { $players }
unmeant-target = Di cuántos puntos en el campo de al lado.

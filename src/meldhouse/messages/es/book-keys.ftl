### Qué puede decir un archivo de reglas: cada clave, qué puede ir ahí y qué significa.
### Qué se pone en cada mensaje está escrito en en/book-keys.ftl.

kind-truth = true o false
kind-number = número entero
kind-text = texto
kind-small-letters = minúsculas, cifras, puntos y guiones
kind-letters = letras, cifras, puntos y guiones
kind-ranks = letras de "ATKQJ9" (T es el diez)
kind-card = carta, por ejemplo QS
kind-section = tabla, ver abajo
kind-name = nombre
kind-text-most = texto de hasta { $most } letras
kind-least = número entero, { $least } o más
kind-range = número entero, de { $least } a { $most }
kind-one-of = { LIST($words, style: "or") }
kind-either = { LIST($kinds, style: "or") }
kind-or-none = { $kind }; 0 para ninguno
kind-list = lista de: { $kind }
kind-table = tabla de { $names } = { $kind }

default-must = hay que darlo
default-none = ninguno
default-below = como abajo

keys-section = { $section ->
   *[head] Lo que va antes de la primera sección.
    [words] Las palabras del club, en todo lo que lee quien juega.
    [table] Quiénes se sientan.
    [deck] La baraja o el dominó.
    [deal] Desde barajar hasta contar las manos.
    [auction] Las pujas.
    [ladder] Cómo suben las pujas, tramo por tramo: de “step” en “step”, hasta “to”. En la lista auction.ladder.
    [trump] El triunfo en el pinacle, el contrato en el 42.
    [exchange] Lo que se pasan quien tiene la puja y su pareja.
    [kitty] Qué hace quien tiene la puja con la viuda, si la hay.
    [meld] Cuánto vale cada combinación una, dos, tres y cuatro veces, y cómo se muestra.
    [board] Qué pasa si las combinaciones no alcanzan para la puja.
    [tricks] Las obligaciones al jugar y cuánto valen las bazas.
    [scoring] Cuánto vale una mano si se cumple la puja y si se pierde.
    [match] Cuándo termina una partida.
    [renege] Qué es renuncio, quién puede señalarlo, hasta cuándo se corrige y cuánto cuesta.
    [claim] Reclamar el resto.
    [late] Quienes no están en su mesa cuando empieza el juego.
    [officials] Quién decide, y quién después.
    [rulings] La respuesta del club a todo lo que puede salir mal, menos renuncios y reclamos. Cada clave toma la tabla de abajo.
    [house] La respuesta del club a una cosa que salió mal. KEY es cualquier clave de [rulings].
    [tournament] Cómo se lleva un torneo, si su director no lo cambia.
    [ranking] Cómo se deciden los lugares.
    [money] Cuotas, lo que se queda el club y premios, en centavos.
    [special] Un premio además de los de los lugares. En la lista tournament.money.specials.
    [readings] Otras maneras de leer las reglas, que se pueden preferir al decidir: se dicen junto a la decisión. Una clave es una de [rulings], un remedio, algo de [cites] o una de las de abajo. Escribe lo que quieres que se diga, o "" para nada.
    [clause] Una de las reglas del club.
}
key = { $key ->
   *[head-name] El nombre en la línea de comandos y en los registros.
    [head-title] El nombre del club en todo lo demás.
    [head-form] Qué forma de las reglas del club es, si hay varias.
    [head-version] Cuándo se publicaron.
    [head-game] Cuál de los dos juegos es.
    [head-extends] Las reglas, o el archivo .toml de al lado, de donde viene todo lo demás.
    [head-clauses] El archivo de cláusulas de estas reglas.
    [words-piece] Una carta o ficha.
    [words-pieces] Varias.
    [words-trick] Una baza.
    [words-riffle] Lo que se le hace a la baraja al barajar.
    [words-ruff] Jugar triunfo a otro palo.
    [words-dealer] Quien reparte.
    [words-deal] El reparto.
    [words-roundhouse] Un rey y una reina de cada palo.
    [words-round] Las manos que se suman juntas.
    [table-seats] Cuántos juegan.
    [table-partners] Quienes se sientan enfrente son pareja.
    [table-accounts] Si los puntos se suman por bando o por persona.
    [deck-pieces] Con qué se juega.
    [deck-ranks] Los valores, del más alto al más bajo.
    [deck-copies] Cuántas hay de cada carta.
    [deal-hand] El tamaño de una mano.
    [deal-kitty] Cartas apartadas para quien tiene la puja.
    [deal-method] Una persona reparte, o cada quien toma.
    [deal-packets] Cada manera de repartir: de cuántas en cuántas recibe una persona. Ninguna: como sea que se complete la mano.
    [deal-only_dealer] Solo quien reparte toca la baraja.
    [deal-opening_wash] Antes del primer reparto todos pueden revolver y barajar.
    [deal-all_present] No se baraja hasta que estén todos.
    [deal-riffles] Lo menos que se baraja.
    [deal-counted] Qué maneras de barajar cuentan para riffles.
    [deal-machine_last] Si se usa la máquina, es lo último.
    [deal-cut] La persona a la derecha de quien reparte tiene que cortar, puede cortar, o no corta.
    [deal-cut_leaves] Lo menos que queda abajo.
    [deal-cut_lifts] Lo menos que se levanta.
    [deal-reshuffle] Cualquiera puede pedir barajar una vez más antes de repartir.
    [deal-first_dealer] Quién reparte primero.
    [deal-highest] La ficha más alta al sortear: más puntos, o el número mayor.
    [deal-count_hands] Cada quien cuenta su mano antes de las pujas.
    [deal-ready_signal] Quien lleva la hoja dice que la mano está lista antes de pujar.
    [deal-layouts] Cómo se paran las fichas y se quedan, por ejemplo 4-3.
    [deal-layout_kept] Cuánto tiempo se conserva el primer acomodo.
    [deal-sorted] Se puede acomodar la mano.
    [deal-weak_nines] Con tantos nueves y sin combinaciones hay derecho a otro reparto; 0 si no lo hay.
    [auction-form] Se puja en vueltas hasta que solo quede una persona, o cada quien puja una vez.
    [auction-minimum] La puja más baja.
    [auction-dropped] La puja que le toca a quien reparte si nadie puja; si no se da, la más baja.
    [auction-ladder] Cómo suben las pujas, tramo por tramo.
    [auction-opening] La primera puja tiene que ser exactamente esta.
    [auction-jump] Cuántos pasos puede subir una puja cuando mucho.
    [auction-free_to] Arriba de esto las pujas suben un paso a la vez.
    [auction-maximum] La puja más alta.
    [auction-mark] En cuánto se puja una marca. Una puja menor vale una marca.
    [auction-pass_final] Quien pasa queda fuera. Si no se usa, puede volver a pujar mientras alguien suba.
    [auction-all_pass] Si todos pasan: quien reparte recibe la puja más baja, tiene que pujar lo que quiera, o se reparte otra vez.
    [auction-reshake_by] Quién reparte cuando todos pasaron.
    [auction-silenced_dealer] Si quien reparte perdió el derecho a pujar y le toca la puja, la pierde, o se queda con ella de todos modos.
    [step-step] Cuánto suben las pujas.
    [step-to] Dónde termina este tramo. El último no termina.
    [trump-choices] Qué puede elegir quien tiene la puja: palos, o en el 42 números, dobles y sin triunfo.
    [trump-marriage] Quien tiene la puja tiene que tener un matrimonio en triunfo. Sin matrimonio pierde la puja.
    [trump-laying] Si el primer matrimonio que se muestra decide el triunfo: nunca, si no se dijo nada, o pese a lo que se dijo.
    [trump-confirmed] Todos confirman el triunfo antes de la primera salida.
    [trump-shown] Hasta cuándo se puede preguntar el triunfo: siempre, hasta acabar la primera baza, o hasta la primera salida.
    [exchange-form] No se pasa nada, ambos pasan a la vez sin ver, o primero pasa la pareja y luego quien tiene la puja.
    [exchange-count] Cuántas cartas se pasan.
    [kitty-before_trump] La viuda se voltea antes de elegir triunfo. Si no, se puede elegir antes, a riesgo propio.
    [kitty-declare_trumps] Quien tiene la puja dice cuántos triunfos descarta.
    [kitty-counts] El descarte cuenta para quien tiene la puja.
    [meld-run] As, diez, rey, reina y jota de triunfo.
    [meld-royal] Rey y reina de triunfo.
    [meld-run_extra] Matrimonios en triunfo además de una escalera. Si no se da, valen lo mismo que sin ella.
    [meld-marriage] Rey y reina de otro palo.
    [meld-roundhouse] Un rey y una reina de cada palo.
    [meld-aces] Un as de cada palo.
    [meld-kings] Un rey de cada palo.
    [meld-queens] Una reina de cada palo.
    [meld-jacks] Una jota de cada palo.
    [meld-pinochle] Un pinacle.
    [meld-nine] Cada nueve de triunfo.
    [meld-pinochle_cards] Las dos cartas del pinacle.
    [meld-natural_roundhouse] Los matrimonios en redondo valen su precio aunque no se elija triunfo. Si no, se cuentan por partes.
    [meld-run_keeps_marriage] El rey y la reina de la escalera cuentan también como matrimonio.
    [meld-compulsory] Combinaciones que se tienen que mostrar.
    [meld-compulsory_all] Quien la tiene dos veces la muestra dos veces.
    [meld-seen_by_all] El juego espera hasta que todos hayan visto las combinaciones.
    [meld-lies_until] Hasta cuándo se pueden ver las combinaciones y la viuda volteada.
    [meld-released] Las combinaciones se quedan hasta que quien lleva la hoja empieza el juego.
    [board-off_board] Quienes ya no alcanzan su puja la pierden de una vez, o juegan.
    [board-concede] Cuándo se puede rendir el bando de la puja.
    [board-conceded_take] Al rendirse, todos los puntos en juego son de los demás.
    [board-dropped_meld] Quien reparte y recibió la puja necesita estas combinaciones, o la pierde sin jugar.
    [board-bidder_meld] Lo mismo para una puja que alguien sí hizo.
    [board-hands_shown] Antes de perder por falta de combinaciones, se muestran las manos y cuentan todas sus combinaciones: siempre, solo si la puja le tocó a quien reparte, o nunca.
    [tricks-first_lead] Quién sale primero.
    [tricks-beat] Cuándo hay que jugar más alto al servir el palo, si se puede.
    [tricks-identical] Cuál de dos cartas iguales gana.
    [tricks-ruff] Quien no puede servir el palo juega triunfo.
    [tricks-overruff] Si ya hay triunfo, hay que jugar uno más alto si se puede.
    [tricks-underruff] Quien no puede jugar uno más alto juega triunfo de todos modos.
    [tricks-head_ruffed] Hay que ganarle al palo de salida aun después de un triunfo.
    [tricks-counters] Cuánto vale en una baza un valor o una pieza.
    [tricks-last] Lo que suma la última baza.
    [tricks-each] Lo que suma cada baza.
    [tricks-lead_signal] La primera salida espera a quien lleva la hoja.
    [tricks-gather] La baza se recoge antes de la siguiente salida.
    [tricks-review] Qué se puede volver a ver.
    [tricks-player_shown] Hasta cuándo se ve quién jugó una pieza: mientras se pueda ver su baza, o solo mientras está en la mesa.
    [tricks-stacks] Las pilas que se pueden elegir, y cuántas bazas deja ver cada una donde nadie puede mirar.
    [tricks-stack_from] La puja más baja con que se elige. Si no se da, desde la que se cierra lo jugado.
    [tricks-closed_from] Desde esta puja ya no se ve lo jugado, salvo lo que enseña la pila.
    [tricks-stop_when_decided] Se puede parar cuando la puja ya se cumplió o se perdió.
    [scoring-style] Las manos valen puntos o marcas.
    [scoring-bidder_take] Lo menos que debe ganar en el juego quien tiene la puja.
    [scoring-bidder_trick] El bando de la puja necesita una baza para conservar sus combinaciones.
    [scoring-bidder_save] Lo menos que debe ganar para conservar sus combinaciones.
    [scoring-save_take] Lo menos que debe ganar el otro bando para salvar sus combinaciones.
    [scoring-save_trick] La baza que debe ganar el otro bando para salvarlas: ninguna, cualquiera, o una con carta que puntúa.
    [scoring-save_meld] Las combinaciones más pequeñas del otro bando que cuentan.
    [scoring-save_needs] En una mano jugada, las de los demás cuentan si son bastantes y se salvaron, o con una de las dos cosas.
    [scoring-save_in] En qué manos los demás tienen que salvar sus combinaciones.
    [scoring-floorless] Manos sin jugar en que las de los demás cuentan por pequeñas que sean.
    [scoring-meldless] Manos sin jugar en que las de los demás no cuentan.
    [scoring-unsaved_take] Si un bando que no salvó sus combinaciones conserva lo que ganó.
    [scoring-set_bidder] Quien pierde la puja no anota nada, o pierde lo que pujó.
    [scoring-set_take] El otro bando conserva lo que ganó si la puja se pierde.
    [scoring-set_award] El otro bando recibe la puja si se pierde.
    [scoring-all_points_bonus] El bono por ganarlo todo.
    [scoring-all_points_by] Todo quiere decir todos los puntos, o todas las bazas.
    [scoring-all_points_defence] El otro bando también puede ganar el bono.
    [scoring-all_points_floor] Y entonces sus combinaciones también deben ser bastantes.
    [scoring-skunk_bonus] El bono por zapato, si el otro bando no anotó nada en ninguna mano.
    [scoring-skunk_penalties] Los castigos cuentan al ver si un bando no anotó nada.
    [scoring-fee_cents] Cuánto cuesta una puja perdida, en centavos.
    [scoring-fee_from] Quién paga por una puja perdida.
    [match-until] La partida dura cierto número de manos, o hasta cierto número de puntos o marcas.
    [match-hands] Cuántas manos, si va por manos.
    [match-target] Cuántos puntos o marcas, si va por ellos.
    [match-bidder_first] Primero cuenta el bando de la puja, y gana si llega. Si no, gana quien tenga más puntos, y con empate se sigue.
    [match-best_of] De cuántas partidas es el encuentro.
    [match-losers_deal] Quienes perdieron sacan para ver quién reparte primero en la siguiente.
    [match-trump_recorded] Quien lleva la hoja anota el triunfo, así que cada mano de la hoja lo lleva.
    [match-sheet] Las cifras no se cierran, se cierran con las dos firmas, o en cuanto ambos aceptan una mano.
    [renege-kinds] Las obligaciones que son renuncio si no se cumplen. aces: no mostrar combinaciones obligatorias. totals: al final el bando de la puja tiene más o menos cartas que los demás.
    [renege-turns_from] Desde cuándo salir cuando le toca a otro es fuera de turno: desde que acabaron las pujas, o desde que se puede salir. Antes solo es muy temprano.
    [renege-correct] Hasta cuándo se corrige: nunca; tu propia carta, tras pedir ver la baza; hasta la siguiente pieza, o la siguiente legal; hasta el final de la siguiente baza, con lo jugado después de vuelta.
    [renege-seconds] Cuánto tiempo se puede corregir una baza completa; 0 sin límite.
    [renege-withdrawn] A dónde va una pieza cambiada.
    [renege-callers] Quién puede señalarlo: el otro bando, o cualquiera de la mesa.
    [renege-formula] Palabras que hay que decir. Ninguna: cualquiera sirve.
    [renege-deadline] Hasta cuándo se puede señalar: hasta anotar la mano, o hasta el siguiente reparto.
    [renege-cost] Un renuncio comprobado termina la mano, o la mano se juega y los puntos de ese bando no cuentan.
    [renege-others_get] Qué reciben los demás si hizo renuncio quien tiene la puja.
    [renege-bidders_get] Qué recibe quien tiene la puja si hicieron renuncio los demás.
    [renege-fee_cents] Lo que paga quien hizo renuncio.
    [renege-floored] Las combinaciones que se dan por un renuncio deben ser bastantes.
    [renege-exact] El señalamiento solo prueba lo que nombra. Si no, cualquier renuncio de esa persona en esa baza.
    [renege-unproven] Un señalamiento sin prueba es renuncio de quien lo señaló, no cambia nada, o se reporta.
    [renege-spoils_all] Si el bando que lo señala no tiene bazas y el otro las tiene todas, un señalamiento sin prueba le da al otro todos los puntos y el bono.
    [renege-spoiler_fine] Lo que pierde entonces quien lo señaló.
    [claim-by] Quién puede reclamar.
    [claim-test] Qué debe ser imposible: perder una baza, que le ganen a una de esas cartas, o perder la puja.
    [claim-own] Cómo se supone que juega quien reclama si no lo dice.
    [claim-unchallenged] Un reclamo que nadie pone en duda vale, o se revisa de todos modos.
    [claim-failed] El otro bando recibe todo lo que queda, o la mano.
    [late-grace] Minutos sin castigo.
    [late-each] Puntos por cada minuto después.
    [late-most] Lo más que cuesta.
    [late-replaced] Desde este minuto juega otra persona, y la ronda no vale nada para quien llegó tarde; 0 para nunca.
    [late-rounding] Un minuto cuenta cuando termina, o cuando empieza.
    [officials-chain] A quién se pregunta, en orden. A cada quien solo cuando los anteriores decidieron o no están.
    [officials-also] Quiénes más pueden ocupar el lugar del primero.
    [officials-agree] Cuántos de acuerdo son definitivos.
    [officials-cited] Una decisión necesita citar una cláusula.
    [officials-plays] También se decide en la propia mesa.
    [officials-at_once] Lo que va directo a un oficial, sin tratar de arreglarlo en la mesa.
    [officials-scoring_table] Solo la mesa de puntuación (los anotadores y el director) corrige una hoja firmada y entregada. Los árbitros deciden y ella escribe.
    [officials-eases] Las reglas que se pueden suavizar para alguien con discapacidad. Ninguna: cualquiera que haya que cumplir.
    [officials-repeat] Desde tantas faltas se señala que alguien las repite.
    [house-remedies] Qué se hace, en orden.
    [house-points] Cuántos puntos o marcas, si el remedio los da o los quita.
    [house-cents] Cuánto, si el remedio es una multa.
    [house-account] Quién paga: solo quien lo hizo, o su bando.
    [house-most] Cuántas cartas puede tomar una mano cuando mucho. Con más, se reparte otra vez. 0: las que sean.
    [house-clause] La cláusula en que se apoya.
    [house-beyond] La cláusula si una mano tuviera que tomar más.
    [tournament-entry] Quién se inscribe: personas que reciben pareja, o parejas fijas.
    [tournament-movement] Quién va a dónde después de una ronda.
    [tournament-rounds] Cuántas rondas. Si no se da, hasta que acabe el día o la llave.
    [tournament-three] Las reglas de las mesas de tres, para que nadie descanse. Vacío: no hay mesas de tres.
    [tournament-divisions] Las divisiones, todas juntas.
    [tournament-apart] A quiénes se separa al sentarlos, hasta donde se pueda.
    [tournament-apart_as] Cómo se separan.
    [tournament-bye] Cuánto vale descansar: nada, el promedio de la ronda, el de quienes ganaron, o una victoria.
    [tournament-minutes] Cuánto dura una ronda; 0 sin reloj.
    [tournament-told] Con cuántos minutos restantes se avisa.
    [tournament-at_time] Al acabar el tiempo se termina la mano en juego, o ya nada cuenta.
    [tournament-slow] Tras tantos minutos sin otra mano la mesa se marca como lenta; 0 para nunca.
    [tournament-tie] Una ronda empatada se queda así, o la decide una mano más. Sus puntos no cuentan.
    [tournament-third] En eliminación sencilla, quienes pierden la semifinal juegan por el tercer lugar.
    [tournament-consolation] En eliminación sencilla, quienes pierden el primer encuentro siguen jugando entre sí.
    [tournament-ranking] Cómo se deciden los lugares.
    [tournament-money] Cuotas y premios.
    [ranking-of] A quién se clasifica.
    [ranking-order] Qué se compara primero y qué después. Si todo es igual, se comparte el lugar.
    [ranking-playoff] Cómo se desempata lo que nada más decide.
    [ranking-playoff_places] Para cuántos lugares se desempata. Los de abajo se quedan empatados.
    [money-fee_cents] La cuota de inscripción.
    [money-fee_for] La paga cada persona, o cada pareja.
    [money-refund] Cuándo se devuelve la cuota a quien se retira.
    [money-refund_disqualified] Se devuelve tras una descalificación.
    [money-keep_percent] Lo que se queda el club de las cuotas. El resto es el fondo de premios.
    [money-side_money] A dónde van las monedas por pujas perdidas y renuncios.
    [money-fines] A dónde van las multas.
    [money-percents] Las partes del fondo para el primero, segundo, tercer lugar, etcétera.
    [money-cents] Cantidades fijas. Van primero, y los porcentajes son de lo que queda.
    [money-each] Las cantidades fijas son para cada quien, no para la pareja.
    [money-medals] Cuántos lugares reciben medalla.
    [money-medals_by] Si esos lugares son entre todos, o en cada división.
    [money-specials] Otros premios.
    [money-step_cents] A qué se redondean hacia abajo los premios en porcentaje, por ejemplo 25. Lo que sobra es del primer lugar. 0: al centavo.
    [money-odd_cents] A dónde van los centavos sueltos de un premio compartido: a algunos por sorteo, o al club.
    [special-prize] Por qué se da.
    [special-percent] Su parte del fondo.
    [special-cents] O una cantidad fija.
    [special-target] Para quien llegue primero a tantos puntos.
    [readings-charged-twice] Cuando un bando puede tener dos manos con un número equivocado de cartas.
    [readings-spoiled-own-bid] Cuando falla un señalamiento contra un bando que tiene todas las bazas y la puja.
    [readings-pull-in-play] Cuando en el juego se descubre un número equivocado que se arregla tomando una.
    [readings-totals-even] Cuando alguien puede tener de más y su pareja de menos, y los bandos quedan iguales.
    [readings-renege-meld] Cuando hace renuncio un bando que mostró combinaciones y las reglas no dicen que las pierda.
    [readings-taken-own-side] Cuando se recogió mal una baza y ningún rival lo ha señalado.
    [readings-taken-partners] Cuando alguien recogió la baza de su pareja y salió.
    [readings-redeal-in-play] Cuando en el juego se descubre un número equivocado que pide otro reparto.
    [readings-meld-early-bidders] Cuando el bando de la puja pudo mostrar combinaciones muy temprano.
    [readings-ruling_uncited] Cuando se decidió sin citar una cláusula.
    [readings-hand-void-late] Cuando repartió quien no debía, ya firmada la hoja.
    [readings-appeal-final] Cuando alguien no acepta una decisión definitiva.
    [clause-id] Cómo se cita.
    [clause-kind] De qué trata.
    [clause-text] La regla en palabras del club, en una o dos oraciones.
    [clause-facts] Sus cifras, para los textos de los catálogos.
    [clause-cover] Qué hace Meldhouse con ella: la hace cumplir, ayuda a decidir, o la muestra.
    [clause-when] Cuándo se muestra, o cuándo se decide por ella. La conducta sin momento se muestra siempre.
    [clause-reading] Cómo la lee el club, si se puede leer de varias maneras.
    [clause-explained] Cómo la leemos también está en los catálogos.
    [clause-silent] El papel no lo dice: el club llena el hueco, y se puede llenar de otra manera al decidir.
    [clause-hinted] De una así: el papel habla del asunto, así que es una lectura y no solo una elección.
    [clause-unbreakable] Solo dice qué se permite o qué sigue, así que nadie puede romperla.
    [clause-asked_as] Sobre qué se decide si se rompe, por ejemplo renege. Si no se da, lo que dicen [rulings] y [cites].
    [clause-sources] Para lo que dejan abierto las reglas: de dónde viene la respuesta.
    [clause-words] Para conducta: otras palabras con que se cuenta que se rompió.
}
key-ruling = Lo que se hace en este caso: { $what }.
cite-refusal = “{ $says }.”
cite-end = { $end ->
   *[board-set] Una puja perdida porque ni con todos los puntos se alcanza
    [no-board] Una puja perdida por falta de combinaciones
    [no-marriage] Una puja perdida por falta de matrimonio
    [no-marriage-dropped] Una puja perdida por falta de matrimonio, de quien reparte y la recibió
    [silenced] Una puja perdida porque quien reparte ya no podía pujar
    [conceded] Una puja por la que alguien se rindió
}.
cite-award = { $end ->
   *[board-set] Una puja perdida porque ni con todos los puntos se alcanza
    [no-board] Una puja perdida por falta de combinaciones
    [no-marriage] Una puja perdida por falta de matrimonio
    [no-marriage-dropped] Una puja perdida por falta de matrimonio, de quien reparte y la recibió
    [silenced] Una puja perdida porque quien reparte ya no podía pujar
    [conceded] Una puja por la que alguien se rindió
}: lo que reciben los demás.
cite = { $code ->
   *[deck] Qué hay en la baraja.
    [bid-step-1] Los pasos del primer tramo de las pujas.
    [bid-step-2] Los pasos del segundo tramo de las pujas.
    [bid-step-3] Los pasos del tercer tramo de las pujas.
    [rank] Qué carta es más alta.
    [all-pass] Qué pasa si nadie puja.
    [take-total] Cuántos puntos hay en juego.
    [game-target] Cuándo se gana la partida.
    [game-bidder-first] Primero cuenta el bando de la puja.
    [game-others] Ganan los demás.
    [meld-run] Cuánto vale una escalera.
    [meld-run-extra] Un matrimonio en triunfo además de una escalera.
    [meld-royal] Cuánto vale un matrimonio en triunfo.
    [meld-marriage] Cuánto vale un matrimonio en otro palo.
    [meld-roundhouse] Cuánto valen los matrimonios en redondo.
    [meld-aces] Cuánto valen los ases en redondo.
    [meld-kings] Cuánto valen los reyes en redondo.
    [meld-queens] Cuánto valen las reinas en redondo.
    [meld-jacks] Cuánto valen las jotas en redondo.
    [meld-pinochle] Cuánto vale un pinacle.
    [meld-nine] Cuánto vale un nueve de triunfo.
    [score-made] Cuánto anota una puja cumplida.
    [score-defence] Lo que anotan entonces los demás.
    [score-defence-meld] Sus combinaciones, si tienen su propia regla.
    [score-unsaved] Combinaciones que no se salvaron.
    [score-save-meld] Combinaciones muy pequeñas para contar.
    [score-set] Cuánto le cuesta perder a quien tiene la puja.
    [score-award] Lo que reciben los demás por una puja perdida.
    [score-set-meld] Las combinaciones de los demás tras una puja perdida.
    [score-set-take] Los puntos de los demás tras una puja perdida.
    [score-needed] Lo que pide una puja en el juego.
    [score-bidder-take] Lo que debe ganar quien tiene la puja.
    [score-bidder-trick] La baza que debe ganar quien tiene la puja.
    [score-bidder-save] Lo que debe ganar quien tiene la puja para conservar sus combinaciones.
    [score-off-board] Una puja inalcanzable que se juega de todos modos.
    [score-off-board-take] Lo que ganan los demás en esa mano.
    [score-passed-out] Una mano en que todos pasaron.
    [score-fee] Cuánto cuesta en centavos una puja perdida.
    [score-skunk] El bono por zapato: el otro bando sin un punto.
    [score-all-points] El bono por ganarlo todo.
    [score-all-points-defence] Lo mismo para el otro bando.
    [score-awarded] Una mano que se dio al bando con todas las bazas.
    [score-silenced-wrong] Quien reparte perdió el derecho porque la puja de su pareja era equivocada, no fuera de turno.
    [score-renege] Una mano que acabó con un renuncio.
    [score-renege-others] Un renuncio del otro bando.
    [score-renege-bidders] Lo que recibe por eso quien tiene la puja.
    [score-renege-others-get] Lo que reciben los demás si hace renuncio quien tiene la puja.
    [score-renege-marks] Cuánto cuesta un renuncio en marcas.
    [score-forfeited] Una mano perdida por un reclamo que falló.
    [score-forfeited-others] Lo mismo del otro bando.
    [score-forfeited-marks] Cuánto cuesta en marcas.
    [score-void] Una mano que no cuenta.
    [claim-test] Cuándo es bueno un reclamo.
    [claim-stands] Un reclamo que vale.
    [claim-failed] Un reclamo que falla.
    [lead-called] Una salida que pidió el otro bando.
    [correct-clock] Hasta cuándo se puede corregir una jugada.
    [renege-deadline] Hasta cuándo se puede señalar un renuncio.
    [renege-unproven] Un señalamiento sin prueba.
    [open-choice] Cuál de varias cartas boca arriba se juega primero.
    [open-lead] Con una carta boca arriba sale quien tiene la salida.
    [taken-equal] Una baza recogida, con salida, por quien jugó una carta igual a la que ganó.
    [renege-mended] Un error que se corrige.
    [renege-forgiven] Un error que estas reglas no castigan.
    [renege-spoiled] Un señalamiento que arruina una mano en que un bando tiene todas las bazas.
    [renege-fine] Lo que pierde quien lo señaló.
    [renege-early] Solo se señala un renuncio por lo que ya se jugó.
    [renege-aces] No mostrar combinaciones obligatorias, como renuncio.
    [renege-follow] No servir el palo, si tiene su propia regla.
    [renege-beat] No jugar más alto, si tiene su propia regla.
    [renege-trump] No jugar triunfo, si tiene su propia regla.
    [renege-exact] Solo el señalamiento dice qué estuvo mal.
    [renege-fee] Cuánto cuesta en centavos un renuncio.
    [renege-disputed] Un renuncio que niega quien lo jugó.
    [late] Cuánto cuesta llegar tarde.
    [late-grace] Qué tan tarde se puede llegar.
    [late-most] Lo más que cuesta.
    [late-replaced] Cuándo juega otra persona.
    [page-seats] Cuántos juegan y con quién.
    [page-accounts] De quién son los puntos.
    [page-draw] El sorteo del primer reparto.
    [page-deal-left] Hacia dónde va el reparto.
    [page-kitty] Se reparte la viuda.
    [page-cut-top] Qué pasa con las dos partes de un corte.
    [page-first-bid] Quién puja primero.
    [page-jump] Las pujas pueden saltar.
    [page-jump-tells] Lo que un salto le dice a la pareja.
    [page-mark] En cuánto se puja una marca.
    [page-no-marriage] El triunfo no necesita matrimonio.
    [page-trump-stays] Ya elegido, el triunfo no cambia.
    [page-laying] Mostrar un matrimonio decide el triunfo.
    [page-trump-told] Cualquiera puede preguntar cuál es el triunfo.
    [page-trump-recorded] El triunfo se anota.
    [page-remember] Hay que acordarse del triunfo.
    [page-side-tells] El bando de la puja puede decir cuál es el triunfo.
    [page-not-told] El otro bando no contesta.
    [page-below-zero] Un castigo puede dejar a alguien con menos de cero.
    [page-ask-late] Cuánto cuesta preguntar muy tarde.
    [page-kitty-trump] El triunfo o la viuda: qué va primero.
    [page-kitty-counts] De quién son los puntos descartados.
    [page-classes] En cuántas combinaciones cuenta una carta.
    [page-run-marriage] El rey y la reina de una escalera.
    [page-kept-back] Se pueden guardar combinaciones.
    [page-own-meld] Cada quien muestra las suyas.
    [page-true-meld] Las combinaciones cuentan lo que valen, sin importar lo que se dijo.
    [page-hands-shown] Se muestran las manos antes de perder la puja.
    [page-on-board] Cuándo le alcanza a quien tiene la puja.
    [page-first-lead] Quién sale primero.
    [page-plain] En otros palos no hay que jugar más alto.
    [page-beat-partner] También hay que ganarle a la carta de tu pareja.
    [page-head-trumped] Jugar más alto cuando alguien ya jugó triunfo.
    [page-under-trump] Jugar un triunfo menor.
    [page-any] Cuándo se puede jugar cualquier carta.
    [page-free] No hay que jugar triunfo.
    [page-wins] Qué carta gana la baza.
    [page-identical] Cuál de dos cartas iguales gana.
    [page-ends] A qué palo pertenece una ficha.
    [page-who-played] No se repite quién jugó qué.
    [page-open] Se puede ver lo jugado.
    [page-stack-shows] Lo que enseña una pila.
    [page-round] Cuántas manos se suman.
    [page-match] Cómo se gana un encuentro.
    [event-book] Todas las mesas de un torneo juegan con las mismas reglas.
    [event-pairs] Quiénes pueden ser pareja y dónde se sientan.
    [event-rounds] Cuántas rondas tiene un torneo.
    [event-hands] Cuántas manos, o partidas, tiene una ronda.
    [event-sizes] Cuántos se sientan a una mesa.
    [event-movement] Quién va a dónde después de una ronda.
    [event-stay] Quién se queda en su mesa.
    [event-top] Qué pasa en la primera mesa.
    [event-threes] Dónde van las mesas de tres.
    [event-partners] Quién juega con quién.
    [event-bye] Qué hacen quienes descansan.
    [event-clock] Cuánto dura una ronda y cuándo se avisa.
    [event-time] Qué pasa al acabar el tiempo.
    [event-tie] Una ronda, partida o encuentro empatado.
    [event-rank] Quién ganó el torneo.
    [event-extra] Un empate por una medalla.
    [event-refund] Lo que se devuelve tras una descalificación.
    [sheet-total] La hoja se suma otra vez antes de firmarla.
    [sheet-closed] Desde cuándo ya no se cambia una mano o una hoja.
}

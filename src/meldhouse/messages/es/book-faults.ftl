### Qué está mal en un archivo de reglas: cada uno es una frase completa, después de la clave o la línea de que se trata.
### Qué se pone en cada mensaje está escrito en en/book-faults.ftl.

book-in-clause = En { $clause }: { $what }

book-no-file = No existe ese archivo.
book-file-unread = No se puede abrir el archivo: { $why }.
book-file-silent = No salió nada en { $seconds } segundos.
book-file-large = Unas reglas ocupan { $size } KiB como máximo. Este archivo es más grande.
book-not-text = No es un archivo de texto UTF-8 (mira el byte { $byte }).
book-no-rules-near = No hay reglas que se llamen “{ $name }”. ¿Quisiste decir { $near }?
book-no-rules = No hay reglas que se llamen “{ $name }”. Elige { LIST($names, style: "or") }, o un archivo .toml.
book-extends = Escribe el nombre de unas reglas o de un archivo, no { $got }.
book-extends-circle = Estos archivos se basan uno en otro en círculo: { $circle }.
book-no-clause-file = No hay una lista de cláusulas que se llame { $name }.

book-too-deep = Más de { $levels } niveles. Usa menos puntos y corchetes.
book-digits = Un número de este texto tiene demasiadas cifras. Escribe uno más corto.
book-too-much = Este texto tiene más de { $number } ajustes. Quita lo que no cambias.
book-text-large = Aquí unas reglas ocupan { $size } KiB como máximo. Hazlas más cortas.
book-too-slow = Revisar este texto tarda demasiado. Quita lo que no cambias.
book-unread = Esto no se puede leer como reglas.
book-form-says = Quita { LIST($keys) } del texto: ya está en el formulario de arriba.

book-write = Escribe { $write } ({ $why }).
book-no-value = Escribe un valor después de { $key } =, o borra la línea.
book-list-open = La lista que empieza aquí no está cerrada. Escribe ] después de lo último.
book-line-shown = “{ $text }” no se puede leer. Una línea es [sección] o clave = valor.
book-line = Esto no se puede leer. Una línea es [sección] o clave = valor.
book-section-twice = [{ $section }] ya está en la línea { $line }. Pon estas claves allí y borra esta línea.
book-key-twice = { $key } ya está en la línea { $line }. Deja solo una de las dos.

toml-quotes = usa comillas rectas: "
toml-blanks = usa espacios normales; estos vienen de un procesador de textos
toml-section = una sección va entre corchetes
toml-one-equals = usa un solo signo igual
toml-equals = pon un signo igual antes del valor
toml-one-word = una clave es una sola palabra
toml-remark = un comentario empieza con #
toml-ending = después del valor no va nada
toml-truth = sí y no se escriben true y false
toml-commas = escribe los números sin comas
toml-whole = solo números enteros, sin coma decimal
toml-list = una lista va entre corchetes
toml-zero = un número no empieza con 0
toml-number = escribe solo el número
toml-quote-missing = falta una comilla
toml-words = las palabras van entre comillas
toml-equals-inside = también dentro de llaves, pon un signo igual antes del valor
toml-bracket = falta un corchete
toml-between = separa con comas las partes de una lista

book-key-missing = Falta esta clave.
book-no-key-near = No existe esa clave. ¿Quisiste decir { $near }?
book-no-key = No existe esa clave. Aquí se conocen: { LIST($keys, style: "plain") }.
book-not-section = Escríbelo como sección, [{ $section }]. Escribiste { $got }.
book-not-clause = Escribe cada cláusula debajo de una línea [[clause]]. Escribiste { $got }.
book-value = Se permite: { $kind }. Escribiste { $got }.
book-not-list = Ponlo entre corchetes: { $such }. Escribiste { $got }.
book-large = El número más grande es { $most }. Escribiste { $got }.
book-unknown-near = No hay nada que se llame “{ $name }”. ¿Quisiste decir { $near }?
book-unknown = No hay nada que se llame “{ $name }”. Quítalo.
book-no-clause = No hay una cláusula { $clause }. Agrégala como [[clause]].

book-one-rank = Con solo "{ $ranks }" ninguna carta le gana a otra. Agrega más valores.
book-no-ranks = Escribe los valores de mayor a menor, por ejemplo "ATKQJ9".
book-rank-twice = Escribe cada valor una sola vez. Escribiste "{ $ranks }".
book-dominoes-once = El dominó no tiene valores de carta y solo hay una ficha de cada una. Quita ranks y copies.
book-partners-seats = Para jugar en parejas hacen falta 4 asientos. Escribiste seats = { $seats }.
book-hands = { $seats } manos de { $hand } y una viuda de { $kitty } suman { $dealt }, pero en total hay { $pack }.
book-no-nines = Esta baraja no tiene nueves. Escribe weak_nines = 0.
book-nines-always = Con { $nines }, siempre podría alguien devolver la mano. Escribe un número mayor.
book-packets = [{ LIST($packets, style: "plain") }] suma { $dealt }, pero una mano tiene { $hand }.
book-cut-leaves = Un corte no puede dejar { $left } de { $pack }.
book-cut-lifts = Un corte no puede dejar { $left } y levantar { $lifted } de { $pack }.
book-layout = “{ $layout }” no son dos filas que sumen { $hand }. Escribe, por ejemplo, "{ $such }".
book-dominoes-kitty = El dominó se juega sin viuda.
book-ladder-endless = Solo el último paso puede ir sin “to”.
book-ladder-end = Quita el último “to” ({ $to }), o nadie podrá subir la puja.
book-ladder-step = Con pasos de { $step } desde { $start } nunca se llega a { $to }.
book-not-a-bid = Ningún paso de la escala llega a { $bid }.
book-no-raise = Nadie podría subir la puja mínima de { $bid }.
book-dropped-high = Lo máximo es la puja mínima, { $most }. Escribiste { $bid }.
book-opening-high = Nadie podría abrir: { $bid } pasa de free_to ({ $free }).
book-limit-high = { $bid } pasa de la puja máxima de { $most }. Para no tener límite, escribe { $key } = 0.
book-trump-choice = “{ $choice }” no puede ser triunfo aquí. Elige entre { LIST($choices) }.
book-dominoes-marriages = En el dominó no hay matrimonios.
book-kitty-and-pass = Se juega con viuda o se pasan cartas, no las dos cosas.
book-pass-alone = En esta mesa no hay pareja a quien pasarle.
book-pass-count = Se pasan de 1 a { $most }, no { $number }.{ $number ->
    [0] {" "}Para no pasar nada, escribe form = "none".
   *[other] {""}
}
book-no-meld-set = En este juego no hay combinaciones, así que nadie puede perder la puja por falta de ellas.
book-concede-alone = Aquí cada quien cuenta lo suyo, así que no hay un bando ante quien rendirse.
book-until = { $style ->
   *[marks] Una partida por marcas termina por marcas. Escribe until = "marks".
    [points] Una partida por puntos no puede terminar por marcas. Escribe until = "points" o "hands".
}
book-stop-decided = En una partida por puntos cuenta cada baza. Escribe stop_when_decided = false.
book-mark-for-points = Solo una partida con scoring.style = "marks" tiene marcas. Por puntos, escribe mark = 0.
book-minimum-reach = Solo hay { $points } puntos en juego. Escribe minimum = { $points } o menos, o agrega a tricks.counters.
book-maximum-reach = Solo hay { $points } puntos en juego, así que nadie podría cumplir una puja mayor. Escribe maximum = { $bid }.
book-marks-concede = Una puja por marcas se juega o se detiene; nadie se rinde.
book-marks-silenced = "set" es solo para partidas por puntos.
book-marks-marriage = En una partida por marcas no hay matrimonios.
book-marks-mark = Di cómo se puja una marca, por ejemplo mark = 42.
book-marks-meld = Las combinaciones cuentan puntos, así que este juego no se puede llevar por marcas.
book-counter-unknown = Esa carta o ficha no está en el juego.
book-counter-letter = Esa carta no está en la baraja. Escribe { $letter } en su lugar.
book-no-counters = Nada de lo que se juega vale un punto.
book-take-reach = Solo hay { $points } puntos en juego.
book-dominoes-meld = En el dominó no hay combinaciones.
book-compulsory-values = Hay que mostrar esta combinación, así que escribe { $number } valores, ninguno 0. Escribiste [{ LIST($given, style: "plain") }].
book-royal-worthless = Aquí un matrimonio decide el triunfo, así que debe valer algo.
book-meld-values = Escribiste { $given } valores, pero en la baraja solo hay { $number } de cada carta.
book-pinochle-card = En la baraja no hay { PIECES($card) }.
book-movement = { $entry ->
   *[person] "{ $movement }" es solo para parejas. Escribe entry = "pair" o elige otro movimiento.
    [pair] "{ $movement }" no es para parejas. Escribe entry = "person" o elige otro movimiento.
}
book-bracket-tie = En una llave alguien debe ganar cada encuentro. Escribe tie = "extra-hand".
book-three-pairs = Las parejas juegan en mesas de cuatro. Quita esto.
book-told-late = Una ronda dura { minutes }. Anuncia solo tiempos menores.
book-ranking-order = Di qué se compara, cada cosa una vez, por ejemplo ["points"].
book-playoff = Para desempatar jugando, escribe playoff y también playoff_places.
book-percents = Con los premios especiales esto suma { $percent } por ciento.
book-special-target = Escribe una meta en los premios “first-to”, y solo en esos.

book-doubt = Cambiaste { LIST($keys) }, pero { LIST($cites) } todavía { COUNT($cites) ->
    [1] cita
   *[other] citan
} { $clause }, que { COUNT($figures) ->
    [0] da la regla anterior
   *[other] dice { LIST($figures) }
}: “{ $wording }”
book-own-clause = Escribe tu regla como [[clause]] y cítala en [cites], o escribe una [[clause]] con el mismo número.
book-short-table = Una mano puede tener esto { $held } veces, pero escribiste { $given ->
    [one] { $given } valor
   *[other] { $given } valores
}. Más de { $given } cuentan { $points } en total{ $marriages ->
   *[no] {""}
    [yes] {""}, más los matrimonios que sobran
}. Agrega los valores que faltan, o escribe { $write } si así lo quieres.

book-truth = { $truth ->
   *[yes] sí
    [no] no
}
book-nothing = nada
book-list = [{ LIST($values, style: "plain") }]
book-part = { $key } { $value }
book-parts = { LIST($parts, style: "plain") }

derive-title-missing = Ponles a tus reglas un título de hasta { $most } letras, por ejemplo el nombre de tu club.
derive-twice = Esto también está en el texto de abajo. Déjalo en un solo lugar.
own-rules-faulty = Todavía no se pueden usar tus reglas. { $faults }

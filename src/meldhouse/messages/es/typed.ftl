### Lo que se escribe en la mesa de «meldhouse play», y su ayuda.
### Qué se pone en cada mensaje está escrito en en/typed.ftl.

## Palabras que se entienden, una tras otra con comas. En minúsculas; los acentos no
## importan. Las palabras en inglés también se entienden.

typed-yes = s, sí, sí por favor, claro, de acuerdo, va, bueno, sale
typed-no = n, no, no gracias
typed-help = ayuda, ?, ayúdame
typed-hand = mano, mi mano, cartas, fichas, mis cartas, mis fichas
typed-legal = opciones, legal, qué puedo jugar, qué puedo hacer
typed-score = puntos, marcador, puntuación, los puntos
typed-tricks = bazas, todas las bazas
typed-last = última, últimas, la última, las últimas
typed-trump = triunfo, cuál es el triunfo, qué es triunfo, el triunfo
typed-why = por qué, porqué, porque
typed-hint = consejo, pista
typed-chart = tabla, puja, pujas, qué pujo, cuánto pujo
typed-rules = reglas, regla
typed-quit = salir, adiós, terminar, irme, me voy, dejar la mesa
typed-undo = deshacer, atrás, retirar
typed-concede = rendirme, me rindo, rendirse
typed-save = guardar
typed-arrange = acomodar
typed-stack = apilar, pila
typed-claim = reclamar, reclamo, reclamar el resto, el resto es mío, lo demás es mío
typed-pass = p, pasar, paso, yo paso, no, no pujo
typed-redeal = devolver, devolver la mano, otra mano
typed-stop = parar, contar, terminar la mano
typed-turn = voltear, viuda, voltear la viuda
typed-all = todo, todas, s, sí
typed-every-side = todos, todas, ambos, los dos
typed-nobody = nadie, ninguno
typed-none = ninguna, nada, ninguno, no, 0
typed-accept = s, sí, acepto, aceptar, está bien, vale
typed-challenge = n, no, impugno, impugnar, revisar
typed-more = s, sí, más
typed-enough = q, salir, n, no, basta, parar
typed-stay = n, no, seguir, quedarme

typed-verbs = pujo, puja, juego, jugar, salgo con, salir con, nombro, elijo, elegir, paso, pasar, doy, descarto, descartar, muestro, mostrar, triunfo, el triunfo es, el triunfo son

typed-rank = { $rank ->
   *[A] as, ases
    [T] diez, dieces
    [K] rey, reyes
    [Q] reina, reinas, dama, damas
    [J] jota, jotas, sota, sotas
    [9] nueve, nueves
}
typed-of = de
typed-suit = { $trump ->
   *[S] espadas, espada, picas
    [H] corazones, corazón
    [C] tréboles, trébol
    [D] diamantes, diamante
    [0] blancas, blanca, blancos
    [1] unos, uno
    [2] doses, dos
    [3] treses, tres
    [4] cuatros, cuatro
    [5] cincos, cinco
    [6] seises, seis
    [doubles] dobles, doble, mulas
    [follow-me] sin triunfo, follow me
}
typed-pips = { $pips ->
    [0] blanca
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}
typed-double = doble, mula de

typed-numbers = cero 0, un 1, uno 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12, trece 13, catorce 14, quince 15, dieciséis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, veintiuno 21, veintiún 21, veintiuna 21, veintidós 22, veintitrés 23, veinticuatro 24, veinticinco 25, veintiséis 26, veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90, cien 100, ciento 100, doscientos 200, trescientos 300, cuatrocientos 400, quinientos 500, seiscientos 600, setecientos 700, ochocientos 800, novecientos 900, mil 1000
typed-and = y
typed-mark = marca
typed-marks = marcas, m
typed-last-of = bazas, baza
typed-stack-form = { $form ->
   *[single] sencilla, simple, sencillo
    [double] doble
}
typed-towards = hacia, a
typed-me = mí, yo, nosotros
typed-seat = { $seat ->
   *[N] n, norte
    [E] e, este
    [S] s, sur
    [W] o, oeste
}

unclear-bid = “{ $typed }” no es una puja. { $instead }
unclear-bid-such-as = Escribe un número, como { $bid }{ $passing ->
   *[may] , o p para pasar.
    [must] .
}
unclear-pass = Escribe p para pasar.
unclear-kitty = Presiona Enter para voltear la viuda. Para elegir triunfo sin verla, escribe el nombre completo de un palo.
unclear-several = Elige { $number } { -piece(form: "many") }, por nombre o por número.
unclear-play = Escribe la { -piece } que juegas, como { $example }, o su número.
unclear-one-at-a-time = Juega una sola { -piece } cada vez.
unclear-number = Aquí no hay número { $number }. Van del 1 al { $last }.
unclear-twice = Escribe cada número una sola vez.
unclear-card = “{ $typed }” no es una carta de aquí. Escribe su nombre, como “as de espadas”; o su valor ({ $ranks }) y palo (S espadas, H corazones, C tréboles, D diamantes), como { $example }; o su número.
unclear-domino = “{ $typed }” no es una ficha de aquí. Escribe sus dos lados, como { $example }, o # y su número.
unclear-rank-or-number = “{ $number }” puede ser { rank } o el número { $number }. Escribe { $card }, o #{ $number } para { PIECES($piece) }.
unclear-which = ¿Cuál? Escribe el número: { LIST($choices, style: "or") }.
unclear-no-rank = Aquí no puedes jugar { rank }.

help-now = Ahora puedes escribir:
help-always = Y en cualquier momento:
help-bid = Tu puja: { $bids }.
help-marks = En vez de { $bid } también puedes escribir { $number }.
help-pass = p: pasar.
help-redeal = devolver: devuelves una mano con { $nines } nueves o más y ninguna combinación.
help-turn = Enter: voltear la viuda.
help-blind = O el nombre completo de un palo, para elegir triunfo sin verla.
help-suit = Un palo, como corazones, o su número.
help-contract = cuatros, dobles, sin triunfo, o su número.
help-several = { $number } { -piece(form: "many") }, como { $examples }, o sus números, como { $numbers }.
help-play = La { -piece } que juegas, como { $example }.
help-only = Enter: jugarla. Es la única { -piece } que puedes jugar.
help-number = O su número, del 1 al { $last }.
help-number-asked = O su número, del 1 al { $last }. Se te pregunta si es esa. Con # delante, como #{ $last }, no se pregunta.

help-word = { $command ->
   *[hand] mano
    [legal] opciones
    [hint] consejo, tabla
    [undo] deshacer
    [trump] triunfo
    [tricks] última, bazas
    [last] última
    [score] puntos
    [why] por qué
    [rules] reglas
    [arrange] acomodar { $layout }
    [stack] apilar { help-stack-form }
    [claim] reclamar
    [concede] rendirme
    [stop] parar
    [save] guardar ARCHIVO
    [quit] salir
}
help-stack-form = { $form ->
   *[single] sencilla
    [double] doble
}
help-does = { $command ->
   *[hand] tu mano
    [legal] lo que puedes hacer ahora
    [hint] consejo de un experto; qué tan probable es cada puja
    [undo] retirar tu última decisión
    [trump] { $how ->
       *[always] cuál es el triunfo
        [early] cuál es el triunfo, mientras las reglas permitan preguntar
    }
    [tricks] la última { -trick }, o todas las que puedes ver
    [last] la última { -trick }, si puedes verla
    [score] los puntos, mano por mano
    [why] la regla de lo último que se te rechazó
    [rules] todas las reglas
    [arrange] cómo están tus { -piece(form: "many") }, antes de pujar
    [stack] cómo se apilan las { -trick(form: "many") }, o hacia quién
    [claim] { $how ->
       *[rest] mostrar tu mano cuando el resto es tuyo
        [bid] mostrar tu mano cuando tu puja es segura
    }
    [concede] { $how ->
       *[anytime] rendirte
        [off-board] rendirte si tu puja ya no se alcanza
    }
    [stop] terminar la mano cuando la puja está decidida
    [save] guardar la partida para otro día
    [quit] dejar la mesa (o presiona Ctrl-C)
}
help-row = { $command }: { $does }.
help-yes = { $enter ->
   *[no] s: { $does }.
    [yes] s o Enter: { $does }.
}
help-no = { $enter ->
   *[no] n: { $does }.
    [yes] n o Enter: { $does }.
}
help-if-yes = { $about ->
   *[redeal] devuelves la mano y se { -deal(form: "deals") } otra vez
    [stop] termina la mano y se cuenta
    [concede] te rindes y tu bando pierde la puja
    [claim] muestras tu mano y no se juega más
    [blind] lo eliges ahora, y ya no cambia
    [high] la pujas
    [number] la juegas
    [replace] reemplazas el archivo
    [again] sigues jugando
}
help-if-no = { $about ->
   *[redeal] te quedas con la mano
    [stop] se juega lo que queda
    [concede] sigues jugando
    [claim] sigues jugando
    [blind] primero volteas la viuda
    [high] pujas otra cosa
    [number] eliges otra
    [replace] no guardas nada
    [again] dejas la mesa
}
help-advice = { $about ->
   *[redeal] Di que sí: una mano así casi nunca gana nada.
    [stop] Di que sí: lo que queda no cambia el resultado.
    [concede] Ríndete solo si ya no puedes cumplir la puja. Si sigues jugando, aún puedes ganar puntos.
    [claim] Reclama solo si nadie puede ganarte, tengan lo que tengan.
    [blind] Di que no: con la viuda tal vez convenga otro palo.
    [high] Di que no: basta con una puja más baja.
    [number] Di que sí, si es la { -piece } que quieres. Con # delante de su número no se pregunta.
    [replace] Si no sabes qué contiene, di que no y usa otro nombre.
    [again] Para conservar esta partida, guárdala antes, por ejemplo: guardar domingo.record
    [leave] Para seguir otro día, guarda antes la partida, por ejemplo: guardar domingo.record
    [next] Mira las manos, y presiona Enter cuando quieras.
}
help-leave-yes = s: dejas la mesa. Otro Ctrl-C también la deja.
help-leave-no = n o Enter: sigues jugando.
help-leave-save = guardar ARCHIVO: guardas la partida y sales, por ejemplo: guardar domingo.record
help-next = Enter: empieza la siguiente mano.

pager-ask = { $lines ->
    [one] Queda 1 línea. Enter para leer más, q para parar:
   *[other] Quedan { $lines } líneas. Enter para leer más, q para parar:
}
pager-help = Presiona Enter para leer más, o escribe q para volver a la mesa.

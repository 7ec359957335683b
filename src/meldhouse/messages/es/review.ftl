### Repaso de una mano: qué hizo cada quien, cuánto costó y qué era mejor.
### Qué se pone en cada mensaje está escrito en en/review.ftl.

did-bid = { WHO($seat) ->
    [you] Pujaste
   *[other] { SEATS($seat) } pujó
} { $bid }
did-name-trump = { WHO($seat) ->
    [you] Elegiste
   *[other] { SEATS($seat) } eligió
} { $trump ->
    [follow-me] jugar sin triunfo
   *[other] { TRUMP($trump) } como triunfo
}
did-pass-pieces = { WHO($seat) ->
    [you] Pasaste
   *[other] { SEATS($seat) } pasó
} { PIECES($pieces) }
did-discard = { WHO($seat) ->
    [you] Descartaste
   *[other] { SEATS($seat) } descartó
} { PIECES($pieces) }
did-show-meld = { WHO($seat) ->
    [you] Mostraste
   *[other] { SEATS($seat) } mostró
} { PIECES($pieces) }
did-play = { WHO($seat) ->
    [you] Jugaste
   *[other] { SEATS($seat) } jugó
} { PIECES($piece) }
did-act = { WHO($seat) ->
    [you] { $act ->
       *[pass] Pasaste
        [turn-kitty] Volteaste primero la viuda
        [redeal] Devolviste la mano
        [concede] Te rendiste
        [stop] Paraste ahí
        [claim] Reclamaste el resto
        [accept] Aceptaste el reclamo
        [challenge] Impugnaste el reclamo
        [meld] Mostraste todas las combinaciones
        [no-meld] No mostraste combinaciones
        [other] Hiciste otra cosa
    }
   *[other] { SEATS($seat) } { $act ->
       *[pass] pasó
        [turn-kitty] volteó primero la viuda
        [redeal] devolvió la mano
        [concede] se rindió
        [stop] paró ahí
        [claim] reclamó el resto
        [accept] aceptó el reclamo
        [challenge] impugnó el reclamo
        [meld] mostró todas las combinaciones
        [no-meld] no mostró combinaciones
        [other] hizo otra cosa
    }
}

review-mistake = { $did }{ $trick ->
    [0] {""}
   *[other] {" "}en la { -trick } { $trick }
}. Costo: { $cost }.
review-hindsight = { $did }{ $trick ->
    [0] {""}
   *[other] {" "}en la { -trick } { $trick }
}. Costo en este reparto: { $cost }. Mejor: { $better }
review-better-was = Mejor: { $better }

review-compared = { $aim ->
   *[make] Así la puja se cumplió { $often }; con lo que elegiste, { $against }.
    [set] Así perdieron la puja { $often }; con lo que elegiste, { $against }.
}
review-takes-more = Así se ganan { $amount } más en promedio.
review-better = Es mejor por { $amount } en promedio.
review-this-deal = Viéndolo después, { $points ->
    [0] en este reparto no cambió nada.
    [one] en este reparto costó { $points } punto.
   *[other] en este reparto costó { $points } puntos.
}

review-summary = { $number ->
    [0] Ninguna jugada que mejorar
    [one] { $number } jugada que mejorar
   *[other] { $number } jugadas que mejorar
}{ $whose ->
   *[all] {""}
    [mine] {" "}para ti
    [one] {" "}para { SEATS($seat) }
}
review-no-mistake = { $number ->
    [one] El experto revisó la única decisión de la mano y no halló nada que costara más que una { -piece } que puntúa.
   *[other] El experto revisó las { $number } decisiones de la mano y no halló nada que costara más que una { -piece } que puntúa.
}
review-hindsight-only = Solo viéndolo después ({ $number })
review-irregular = En esta mano pasó algo irregular, así que no se puede saber qué era lo mejor.
review-not-over = La mano aún no termina, así que no hay nada que revisar.

review-checking = El experto sigue revisando cada decisión de esta mano. Una mano larga tarda un minuto.
review-checking-so-far = El experto sigue revisando cada decisión de esta mano: van { $done } de { $of }. Una mano larga tarda un minuto.

review-balance = Suerte y juego
review-unit = { $unit ->
   *[points] Puntos
    [marks] Marcas
}
review-luck = Suerte
review-gifts = Errores de los otros
review-own-mistakes = Errores propios
review-ahead = Total: ventaja sobre los otros
review-made = Hecho en esta mano
review-counted = Contado en la hoja
review-scored = Anotado en esta mano
review-why = ¿Por qué?
review-why-sum = Las tres primeras líneas suman la cuarta: lo que un bando hizo en esta mano menos lo que { $sides ->
   *[2] hizo el otro bando.
    [3] hicieron los otros en promedio.
} Un signo menos dice que quedó atrás.
review-why-uncounted = No todo contó; los puntos de la mano muestran por qué.
review-why-marks = Una parte de marca es una probabilidad: 0.25 es una marca cada cuatro manos como esta.
review-why-luck = La suerte es lo que queda al corregir todos los errores. Los errores de una pareja se suman. El costo de un error es un promedio de muchos repartos simulados; en este reparto pudo costar menos, o nada.

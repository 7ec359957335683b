### Una mano terminada, paso a paso: lo que dice la página mientras se mira.
### Qué se pone en cada mensaje está escrito en en/replay-page.ftl.

replay-table = La mesa
replay-steps = Pasos
replay-step = Paso
replay-at = Paso { $number } de { $most }: { $says }
replay-go = { $way ->
   *[first] Inicio
    [back] Atrás
    [forward] Adelante
    [last] Final
    [play] Ver
    [pause] Pausa
    [again] Otra vez
}
    .spoken = { $way ->
       *[first] Primer paso
        [back] Un paso atrás
        [forward] Paso siguiente
        [last] Último paso
        [play] Ver
        [pause] Pausa
        [again] Ver otra vez
    }
replay-end = { $end ->
   *[first] Este es el primer paso.
    [last] Este es el último paso.
}
replay-all-hands = Todas las manos
replay-no-hand = Aquí no se muestra ninguna mano.
replay-pile = { $pile ->
   *[kitty] Viuda
    [discard] Descartes
}
replay-hand-of = { SEATS($who) }: { $hand }
replay-keys = Las flechas izquierda y derecha recorren los pasos y leen cada uno. Home y End llevan al primero y al último. La H lee la mano, la T la mesa, la W el paso.
replay-asking = El experto revisa cada decisión de esta mano, en muchos repartos posibles. Una mano larga tarda un minuto. Puedes seguir leyendo.
replay-how-far = { $done } de { $of } decisiones
replay-lost = Se perdió la conexión. Pregunta otra vez.
replay-failed = No funcionó. Pregunta otra vez.

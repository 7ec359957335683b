### Lo que dicen muchas partes de la página de una mesa.
### Qué se pone en cada mensaje está escrito en en/shared.ftl.

player = { WHO($who) ->
    [you] Tú
   *[other] { SEATS($who) }
}
side-head = { WHO($side) ->
    [you] Tú
    [us] Ustedes
    [them] Ellos
   *[other] { SIDE($side) }
}
sentences = { LIST($parts, style: "sentences") }
one-moment = Un momento…
new-window = , en otra ventana
piece-down = { -piece } boca abajo
laid-down = { WHO($who) ->
    [you] Mostraste:
   *[other] { SEATS($who) } mostró:
}
watching = Estás mirando.
dock-go-on = Seguir
rule-unread = No se pudieron cargar las reglas. Inténtalo en un momento.

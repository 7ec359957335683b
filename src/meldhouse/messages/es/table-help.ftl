### Ayuda en una mesa: qué es qué en la pantalla, y las teclas.
### Qué se pone en cada mensaje está escrito en en/table-help.ftl.

help-to-play = Para jugar
help-how = { $by ->
   *[press] { $tap ->
       *[twice] Presiona una { -piece } para levantarla y otra vez para jugarla. Con las pujas es igual, así que nada pasa por accidente.
        [once] Presiona una { -piece } para jugarla, o una puja para hacerla.
    } Lo que puedes jugar tiene borde verde. Presiona una gris para saber por qué no.
    [tap] { $tap ->
       *[twice] Toca una { -piece } para levantarla y otra vez para jugarla. Con las pujas es igual, así que nada pasa por accidente.
        [once] Toca una { -piece } para jugarla, o una puja para hacerla.
    } Lo que puedes jugar tiene borde verde. Toca una gris para saber por qué no.
}
help-last = { $who ->
   *[itself] Tu última { -piece } se juega sola. Puedes cambiarlo en Preferencias.
    [self] Tú juegas tu última { -piece }.
}
help-above = Arriba de la mesa
help-above-what = La puja, el triunfo y lo que le falta al bando de la puja. Luego una línea para ustedes y otra para los demás: { $meld ->
   *[no] {""}
    [yes] combinaciones,{" "}
}puntos ganados en esta mano y el marcador. Ábrelo para ver la hoja.
help-name = Junto a un nombre
help-name-what = Marco dorado: le toca. Número sobre dorado: tiene la puja. <b>{ -dealer(form: "mark") }</b>: { -dealer }. Número junto a una { -piece } pequeña: cuántas { -piece(form: "many") } le quedan.
help-hand = Arriba de tus { -piece(form: "many") }
help-hand-what = Lo que puedes hacer ahora. <b>{ hint-do }</b> le pregunta a un experto. <b>{ dock-more }</b> tiene todo lo demás, y dejar la mesa.
help-top = Hasta arriba
help-top-what = Volver a la sala (tu asiento sigue siendo tuyo). Lo que pasó, esta ayuda y preferencias como { -piece(form: "many") } más grandes o un ritmo más tranquilo.
help-rule-what = Muestra la regla del club detrás de una frase.
help-ear = Si escuchas
help-ear-what = Lo que puedes jugar se lee como “se puede jugar”; lo demás, como “ahora no se puede jugar”. Junto a un nombre oyes si le toca, si tiene la puja y si es { -dealer }.
keys-title = Teclas
keys-how = Todo se puede hacer con el teclado. { $keys ->
   *[letters] Estas teclas leen algo en voz alta. Si tu lector de pantalla las necesita, desactívalas o agrégales Alt en Preferencias.
    [alt] Junto con Alt, estas teclas leen algo en voz alta.
    [off] Las teclas de abajo que leen en voz alta están desactivadas. Actívalas en Preferencias.
} Las mismas lecturas son botones en “Leer en voz alta”, después de tu mano.
key-name = { $key ->
    [alt] Alt
   *[home] Home
    [end] End
    [enter] Enter
    [space] Espacio
}
key-does = { $key ->
   *[arrows] Recorrer tu mano o las pujas
    [home] Ir a la primera { -piece } que puedes jugar, o a la puja más baja
    [end] Ir a la última { -piece }, o a la puja más alta
    [enter] Levantar; otra vez para jugar
    [esc] Devolverla a la mano
    [p] Que el juego te espere; otra vez, y va rápido
    [n] Seguir; después de una mano, ir al botón de la siguiente
    [a] Pedir un consejo
    [help] Esta ayuda
}
help-dominoes = Las fichas se ordenan por su lado mayor y luego por el otro, y se leen en el orden en que están. Al elegir triunfo, los triunfos se llaman así, y van primero donde las reglas dejan moverlos.

### Pedir consejo en la línea de comandos, y por qué no lo hay.
### Qué se pone en cada mensaje está escrito en en/advice.ftl.

hint-advice = { level-name }: { $do }
hint-other = O bien: { $choice }.
hint-other-often = O bien: { $choice }. { $aim ->
   *[make] La puja se cumplió { $often }.
    [set] Perdieron la puja { $often }.
}
nothing-to-decide = { $when ->
   *[now] Ahora no tienes nada que decidir.
    [over] La mano terminó.
}
no-bid-chart = La tabla sale solo cuando te toca pujar o elegir triunfo.
irregular = En esta mano pasó algo irregular, así que no se puede saber qué es lo mejor.
no-figures = El jugador “{ $level }” no calcula probabilidades. Pregúntale a “club” o a “expert”.

### Palabras que la gente busca y que nadie ve: listas con espacios. Escribe lo que se dice en tus mesas.

search-endings = ando iendo aron ados adas ado ada ar er ir es as os e a o s
search-single = lr
search-names = reneg=renunci kitty=viud domino=fich book=baz truco=baz mezcl=baraj bot=descart tard=tard retras=tard cant=señal contrari=rival penaliz=castig sancion=castig
search-often = renuncio reparto reclamar señalar matrimonio triunfo puja tarde castigo
search-trouble = { $kind ->
   *[other] {""}
    [discard_count] triunfo en la viuda descarte apartar
    [discard_forgotten] triunfo en la viuda descarte apartar olvidó
    [discard_declared] triunfo en la viuda descarte apartar
    [count_unseen] mal repartida reparto ilegal faltan sobran cartas de más de menos
    [count_seen] mal repartida reparto ilegal faltan sobran cartas de más de menos
    [count_first] faltan sobran cartas de más de menos
    [count_play] faltan sobran cartas de más de menos
    [count_end] faltan sobran cartas de más de menos quedan
    [redeal_called] mal repartida reparto ilegal cinco nueves
    [packet_wrong] mal repartida reparto ilegal
    [machine_skipped] barajadora
    [machine_refused] barajadora
    [machine_missing] barajadora
    [trick_taken] recogió tomó ajena
    [trick_taken_led] recogió tomó ajena
    [trick_taken_late] recogió tomó ajena
    [deal_exposed] mal repartida carta ficha expuesta volteada
    [cut_missing] sin cortar no cortó
    [wrong_dealer] se saltó el turno de repartir
    [shuffle_short] barajar poco
    [shuffle_by_other] lavar revolver
    [reshuffle_asked] volver a barajar
    [redeal_asked] tirar la mano
    [draw_early] tomó fuera de orden
    [bid_wrong] ilegal incorrecta insuficiente
    [bid_changed] corregir cambiar
    [bid_blind] boca abajo sin ver
    [bid_talk] pasar con ayuda hablar de más
    [drop_refused] rechazar negarse le tocó la puja
    [trump_misspoken] se equivocó de palo cambió
    [contract_wrong] ilegal
    [kitty_peeked] espiar ver antes
    [meld_early] antes del triunfo
    [meld_late] olvidó después de la primera carta
    [meld_owed_late] olvidó después de la primera carta
    [meld_value] error en la cuenta contó mal
    [board_short] no alcanza rendirse
    [aces_exposed] carta ficha expuesta
    [piece_dropped] carta ficha expuesta
    [piece_shown] carta ficha expuesta enseñada
    [five_up] quinta carta
    [old_trick] montón mirar levantar
    [rearranged] juntar mover
    [claim] reclamar el resto mostrar la mano error
    [renege] no sirvió el palo señalar reclamar acusar
    [renege_unproven] señalar reclamar acusar falso renuncio sin prueba
    [conduct] plática contar en voz alta comentario conducta modales trampa seña azotar grosería pleito maldecir tardarse
    [wrong_table] asiento silla lugar equivocado
    [onlooker] espectador mirón
    [assistance] discapacidad impedimento
    [sheet_error] puntaje mal suma mal error corrección
    [sheet_unsigned] sin firmar
    [late] tarde tardanza retraso
    [renege-aces] ases sin mostrar guardados declarar
    [renege-trump] no mató no jugó triunfo
    [renege-seconds] 10 diez segundos
    [bid_talk-ben-2-1a] plática en la mesa
}
search-clause = { $clause ->
   *[other] {""}
    [mca-7a] contar en voz alta
    [mca-c3] azotar azotó
    [npa-2-7r] azotar azotó
    [npa-4-1a] plática en la mesa
    [npa-4-1g] dejó la baza abierta
    [sth-tt-a] plática en la mesa
    [npa-1-2b] acomodar la baraja
    [npa-4-1c] gesto cara
    [npa-4-1h] quejarse de la mano
    [n42-8c] mal acomodo
    [n42-12a] dudar titubear
    [n42-15a] tardarse hacer tiempo
    [ben-2-1a] abrir bajo pasar con ayuda comentarios
}

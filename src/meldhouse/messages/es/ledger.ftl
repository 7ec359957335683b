### El libro de un torneo: por qué alguien tiene puntos, aparte de lo que dicen las hojas.

ledger-result = Resultado tal como se entregó
ledger-forfeit = Ganado por default: { $why }
ledger-replaced = Jugó un suplente: nada en esta { -round }
ledger-bye = Descanso: { bye-worth }

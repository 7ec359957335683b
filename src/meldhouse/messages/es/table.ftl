### La página de una mesa: lo que dice por sí misma, a la vista y al oído. Las noticias del juego están en news.ftl.
### Qué se pone en cada mensaje está escrito en en/table.ftl.

about-goal = { $unit ->
   *[points] a { $target }
    [marks] a { $target ->
        [one] { $target } marca
       *[other] { $target } marcas
    }
}

about-trump = { TRUMP($trump) }

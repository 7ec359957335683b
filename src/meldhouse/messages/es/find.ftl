### Lo que encontró una búsqueda en las reglas; lo dice la página, y el navegador mientras alguien escribe.
### Qué se pone en cada mensaje está escrito en en/find.ftl.

find-clauses = { $clauses ->
    [one] { $clauses } regla
   *[other] { $clauses } reglas
}
find-found = { $lines ->
    [0] { find-clauses }
   *[other] { $clauses ->
        [0] { $lines } en los capítulos
       *[other] { $lines } en los capítulos y { find-clauses } por número
    }
} sobre “{ $sought }”.
find-none = Nada sobre “{ $sought }”.

### Llamadas al árbitro, decisiones y apelaciones en la mesa del torneo.

official = { $name }, { $post }
dispute-final = { $aside ->
   *[no] Esta decisión es definitiva.
    [yes] Esta decisión es definitiva, a menos que el director la anule.
}
ruling-final-ours = Nadie en la mesa puede apelar (nuestra opción; las reglas del club no lo dicen). El director puede anularla y decidir de nuevo.
ruling-for-above = Decidió un árbitro en lugar del { $post }, que puede anular la decisión.
appeal-set-aside = { $name } anuló la decisión de { $official }. El director decide de nuevo.
appeal-split = Apelación al { $due }: las decisiones de { LIST($officials) } no coinciden.
appeal-open = Apelación al { $due }: { $name } apela la decisión de { $official }.
appeal-open-unnamed = Apelación al { $due } contra la decisión de { $official }.
ruling-told = { $official }: { $decision }
ruling-told-by = { $official }: { $decision } ({ $clause })
appeal-too-late = { $final ->
   *[yes] Esta decisión es definitiva. No se puede apelar.
    [no] Ya hay una decisión.
}
appeal-called = Viene otro oficial: decide el { $due }.
appeal-noted = La apelación queda anotada.
appeal-nobody = Decide el { $due }, pero aquí no hay otro oficial. El director puede agregar { $needed ->
   *[official] uno
    [director] un segundo director
} en “Ayudantes”.
called-for = { called }: { $about }
called = { $who ->
   *[referee] Viene el árbitro
    [another] Viene otro oficial
}
signing-waits = No firmen todavía: las cifras pueden cambiar. { $why }
ruling-again = El director decide de nuevo.
ruling-director = Ahora decide el { $due }. Aquí es el director.
ruling-yours = Tú ya decidiste sobre esto.
ruling-another = Ahora decide otro oficial.
course-called = Llamada por: { $about }
course-appealed = { $name } apeló.
course-set-aside = { $name } anuló esa decisión.
course-set-aside-why = { $name } anuló esa decisión: { $why }
course-came-round = { $name } aceptó la opinión del otro oficial.
course-declined = { $name } no aceptó la decisión.

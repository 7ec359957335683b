### Por qué no se puede leer un archivo de resultados. Sin punto final.
### Qué se pone en cada mensaje está escrito en en/exports.ftl.

results-large = Este archivo pesa más de { $most } MiB y no pueden ser resultados. Elige otro archivo
results-not-text = Este archivo no es texto UTF-8. Guárdalo como “CSV UTF-8” o elige otro archivo
results-not-csv = La línea { $line } no es CSV: { $problem }. Exporta los resultados otra vez
results-empty = Este archivo está vacío. Elige un archivo exportado de un torneo
results-column = Línea 1: falta la columna “{ $name }” o no está en su lugar. Las columnas son { LIST($columns, style: "plain") }
results-short = La línea { $line } tiene { $found } campos, pero la línea 1 tiene { $wanted }. Agrega o quita comas
results-number = Línea { $line }: { $name } dice “{ $text }”. Tiene que ser un número entero
results-amount = Línea { $line }: { $why }
results-negative = Línea { $line }: { $name } dice “{ $text }”. No puede ser menos de cero
results-no-id = La línea { $line } no tiene id. Dale uno a cada quien
results-twice = Línea { $line }: el id “{ $id }” ya está en la línea { $first }. Dale el suyo a cada quien
results-other = Línea { $line }: { $name } dice “{ $text }”, pero la línea 2 dice “{ $first }”. Un archivo es de un solo torneo
results-note = Línea { $line }: no se entiende la nota “{ $text }”. Escríbela como 2:bye para la { -round } 2. Las notas son { LIST($notes, style: "plain") }
results-not-json = Esto no es JSON (línea { $line }): { $problem }. Exporta los resultados otra vez
results-not-results = Este JSON no son resultados: { $problem }. Exporta los resultados otra vez
results-json-no-id = La inscripción { $entry } no tiene id. Exporta los resultados otra vez
results-json-twice = La inscripción { $entry } tiene el id “{ $id }” de otra. Exporta los resultados otra vez

season-one = { $id } es { $known }, pero { $name } en { $title }. Cuentan como una sola persona. Si son dos, dale otro id a una.
season-several = Más de una persona se llama { $name }. Cuentan por separado. Para sumar sus resultados, dale a cada una siempre el mismo id.

### Cuándo fue algo. Qué se pone en cada mensaje está escrito en en/dates.ftl.

day = { DATE($day) }
clock = { TIME($time) }
moment = { DATE($day, style: "medium") }, { TIME($time) }

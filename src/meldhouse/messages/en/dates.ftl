### When something was.

# $day (date): the day
day = { DATE($day) }

# $time (time): hours and minutes
clock = { TIME($time) }

# In a log or a list, where room is short.
# $day (date): the day
# $time (time): hours and minutes
moment = { DATE($day, style: "medium") }, { TIME($time) }

### Where a fault stands, before the sentence that tells it. Keys, lines and files are as somebody wrote them.

# $key (text): the field or setting
# $what (message)
fault-key = { $key }: { $what }

# $line (number)
# $what (message)
fault-line = Line { $line }: { $what }

# $hand (number)
# $what (message)
fault-hand = Hand { $hand }: { $what }

# $file (text)
# $what (message)
fault-file = In { $file }: { $what }

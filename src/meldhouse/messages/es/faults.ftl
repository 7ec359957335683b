fault-key = { $key }: { $what }

fault-line = Línea { $line }: { $what }

fault-hand = Mano { $hand }: { $what }

fault-file = En { $file }: { $what }

#!/usr/bin/env python3
"""Check the deals of a record without Meldhouse: python check_deals.py RECORD [WITNESS …]

Written from fair-deals.md alone, with nothing but the standard library. Prints a line for each hand, and exits with 1
where anything does not hold. It does not know the rules of play: bids and plays are covered by the record's sum.
"""

import hashlib
import hmac
import re
import sys
from itertools import count

SEATS = "NESW"
HEX = re.compile("[0-9a-f]{64}")
MOST = 10  # so many attempts are given up for anybody's sake


class Wrong(Exception):
    pass


def need(holds, sentence):
    if not holds:
        raise Wrong(sentence)


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def subkey(key, purpose):
    return hmac.digest(key, b"meldhouse/" + purpose.encode(), "sha256")


def stream(key):
    for block in count():
        yield from hmac.digest(key, block.to_bytes(8, "big"), "sha256")


def below(n, source):
    return next(byte for byte in source if byte < 256 - 256 % n) % n


def shuffle(pack, key):
    pack, source = list(pack), stream(key)
    for place in reversed(range(1, len(pack))):
        other = below(place + 1, source)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def pack_of(said):
    if said == "dominoes":
        return [f"{high}-{low}" for high in range(6, -1, -1) for low in range(high, -1, -1)]
    ranks, copies = said.split()
    return [rank + suit for suit in "SHCD" for rank in "ATKQJ9" if rank in ranks for _ in range(int(copies))]


class Sheet:
    """One line that binds everything; its parts must come in the order of the description, each once."""

    ORDER = ("table", "hand", "attempt", "earlier", "rules", "pack", "deal", "kitty", "cut", "dealer", "seat", "seed")

    def __init__(self, text):
        self.text, self.seal = text, sha(text)
        title, *parts = text.split("; ")
        need(title == "meldhouse deal 2", "The sheet is none.")
        self.said, self.seats, self.earlier, last = {}, {}, [], 0
        for part in parts:
            key, _, value = part.partition(" ")
            kind = self.ORDER.index("seat" if key in SEATS and len(key) == 1 else key) if key else -1
            need(kind >= last and value, "The parts of the sheet are out of order.")
            last = kind
            if key == "earlier":
                form = rf"{HEX.pattern} (unopened|lost|seats)( [{SEATS}])+"
                need(re.fullmatch(form, value), "The sheet does not say what was given up, why and because of whom.")
                self.earlier.append(value.split())
            elif key in SEATS:
                need(key not in self.seats, "The sheet names a seat twice.")
                need(value == "bot" or HEX.fullmatch(value), "A commitment on the sheet is none.")
                self.seats[key] = value
            else:
                need(key not in self.said, "The sheet says something twice.")
                self.said[key] = value
        need(set(self.said) == set(self.ORDER) - {"earlier", "seat"}, "The sheet is not complete.")
        need("".join(self.seats) == SEATS[: len(self.seats)] and len(self.seats) > 2, "The sheet lacks a seat.")
        self.table, self.hand, self.attempt = self.said["table"], int(self.said["hand"]), int(self.said["attempt"])
        need(len(self.earlier) == self.attempt - 1, "The sheet does not name every attempt that was given up.")
        left_out = {seat for given_up in self.earlier[MOST - 1 :] for seat in given_up[2:]}
        waited_for = {seat for seat, value in self.seats.items() if value != "bot"} & left_out
        allowed = len(self.earlier) < MOST + len(self.seats) and not waited_for
        need(allowed, "The deal was started over more often than the protocol allows.")
        self.place = f"table {self.table}; hand {self.hand}; attempt {self.attempt}"

    def dealer(self, key):
        first, *rest = self.said["dealer"].split()
        if first != "drawn":
            return first
        by, drawing = rest[0], rest[1:]
        ranks = self.said["pack"].split()[0]

        def height(piece):
            if "-" not in piece:
                return -ranks.index(piece[0])
            high, low = int(piece[0]), int(piece[2])
            return high + low if by == "pips" else high * 7 + low

        round = 0
        while len(drawing) > 1:
            round += 1
            order = shuffle(pack_of(self.said["pack"]), subkey(subkey(key, "first dealer"), f"draw {round}"))
            drawn = dict(zip(drawing, map(height, order)))  # noqa: B905
            drawing = [seat for seat in drawing if drawn[seat] == max(drawn.values())]
        return drawing[0]

    def cards(self, key):
        """What the first deal of the hand gives everybody, and the kitty."""
        pack = shuffle(pack_of(self.said["pack"]), subkey(key, "deal 1"))
        if self.said["cut"] != "none":
            least, lifts = map(int, self.said["cut"].split())
            stay = least + below(len(pack) - lifts - least + 1, stream(subkey(key, "cut 1")))
            pack = pack[-stay:] + pack[:-stay]
        seats, packets = list(self.seats), [int(size) for size in self.said["deal"].split()]
        first = seats.index(self.dealer(key)) + 1
        found, pack = {seat: [] for seat in [*seats, "kitty"]}, iter(pack)
        for number, size in enumerate(packets, 1):
            if number == len(packets):
                found["kitty"] = [next(pack) for _ in range(int(self.said["kitty"]))]
            for seat in seats[first:] + seats[:first]:
                found[seat] += [next(pack) for _ in range(size)]
        need(next(pack, None) is None, "The packets on the sheet do not use up the pack.")
        return found


def fields_of(lines):
    """What stands at the head of a hand, before anything happened."""
    found = {}
    for line in lines:
        match = re.fullmatch(r"([A-Za-z]+): (.*)", line)
        if match is None:
            break
        need(match[1] not in found, f"“{match[1]}” is said twice.")
        found[match[1]] = match[2]
    return found


def check_hand(said, rules, witnesses):
    for key in ("sheet", "seal", "seed", "numbers", "dealer", "key"):
        need(key in said, f"The hand carries no {key}.")
    sheet = Sheet(said["sheet"])
    need(sheet.seal == said["seal"], "The seal does not fit the sheet.")
    need(sheet.said["rules"] == rules, "The sheet was sealed for other rules.")
    need(sha(f"meldhouse seed 2; {said['seed']}") == sheet.said["seed"], "The seed is not the one that was sealed.")
    numbers = dict(part.split(" = ") for part in said["numbers"].split(", ")) if said["numbers"] != "none" else {}
    committed = [seat for seat, value in sheet.seats.items() if value != "bot"]
    need(list(numbers) == committed, "A number is missing, or one is there that nobody committed to.")
    for seat, number in numbers.items():
        fits = sha(f"meldhouse number 2; {sheet.place}; {seat}; {number}") == sheet.seats[seat]
        need(fits and HEX.fullmatch(number), f"The number of {seat} is not the one they committed to.")
    added = [f"{seat} {number}" for seat, number in numbers.items()]
    key = hashlib.sha256("; ".join(["meldhouse key 2", sheet.seal, said["seed"], *added]).encode()).digest()
    need(key.hex() == said["key"], "The key does not follow.")
    need(sheet.dealer(key) == said["dealer"], "Another player should have dealt.")
    for who, cards in sheet.cards(key).items():
        need(sorted(cards) == sorted(said.get(who, "").split()), f"The cards of {who} are not those that were dealt.")
    for one in witnesses:
        if (one["table"], one["hand"]) == (sheet.table, str(sheet.hand)):
            seals = [*(given_up[0] for given_up in sheet.earlier), sheet.seal]
            at = int(one["attempt"])
            need(at <= len(seals) and seals[at - 1] == one["seal"], "This is not the seal that the witness saw.")
            if at == sheet.attempt:
                need(numbers.get(one["seat"]) == one["number"], "The number of the witness is not in the deal.")
    return sheet


def read_witness(text):
    noted = [line.strip() for line in text.splitlines() if line.strip()]
    need(noted and noted[0] == "Meldhouse witness 1", "One of the files is no witness.")
    return [dict(part.split(" ") for part in line.split("; ")) for line in noted[1:]]


def check(record, *notes):
    """A line for each thing that was found; `Wrong` at the first that does not hold."""
    lines = [line.strip(" \t\r") for line in record.removeprefix("\ufeff").split("\n")]
    lines = [line for line in lines if line]
    need(lines and lines[0] == "Meldhouse record 2", "This is no record of format 2, so it proves no fair deal.")
    need(lines[-1] == "sum: " + sha("\n".join(lines[:-1])), "Something in this record was changed: its sum is wrong.")
    witnesses = [one for text in notes for one in read_witness(text)]
    starts = [at for at, line in enumerate(lines) if re.fullmatch(r"hand \d+", line)]
    need(starts, "There is no hand in this record.")
    rules = fields_of(lines[1 : starts[0]]).get("rules")
    told, sheets = [], []
    for number, (begin, end) in enumerate(zip(starts, [*starts[1:], -1]), 1):  # noqa: B905
        try:
            sheet = check_hand(fields_of(lines[begin + 1 : end]), rules, witnesses)
        except Wrong as problem:
            raise Wrong(f"Hand {number}: {problem}") from None
        sheets.append(sheet)
        own = [seat for seat, value in sheet.seats.items() if value != "bot"]
        why = ", ".join(" ".join(given_up[1:]) for given_up in sheet.earlier)
        over = f", started over {len(sheet.earlier)} times ({why})" if sheet.earlier else ""
        whose = f"fair, from the server and {', '.join(own)}" if own else "from the server alone, which proves nothing"
        told.append(f"Hand {number}: {whose}{over}. Seal {sheet.seal}")
    need(len({sheet.table for sheet in sheets}) == 1, "The hands were sealed at different tables.")
    first = sheets[0].hand
    need([sheet.hand for sheet in sheets] == list(range(first, first + len(sheets))), "A hand is missing.")
    known = {(sheet.table, str(sheet.hand)) for sheet in sheets}
    matches = any((one["table"], one["hand"]) in known for one in witnesses)
    need(matches or not witnesses, "The witness is of other hands.")
    unrecorded = {int(one["hand"]) for one in witnesses if one["table"] == sheets[0].table}
    unrecorded -= {sheet.hand for sheet in sheets}
    if unrecorded:
        missing = ", ".join(f"hand {number}" for number in sorted(unrecorded))
        told.append(f"Not in this record, though the notes have it: {missing}.")
    return told


def main(paths):
    try:
        texts = []
        for path in paths:
            with open(path, encoding="utf-8", newline="") as file:
                texts.append(file.read())
        print("\n".join(check(*texts)))
    except Wrong as problem:
        print(f"NOT FAIR: {problem}")
        return 1
    except (ValueError, KeyError, IndexError, StopIteration, RuntimeError) as problem:
        print(f"NOT FAIR: this cannot be read ({problem}).")
        return 1
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))

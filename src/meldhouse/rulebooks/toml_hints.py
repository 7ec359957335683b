"""TOML that cannot be read: the line, and what to write there instead.

Most slips are one of a dozen: a word without quotation marks, a forgotten equals sign, the curly quotes of a word
processor. Each is tried on the line at fault, and a repair is offered only if it can be read itself.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

from meldhouse.rulebooks.faults import Fault
from meldhouse.rulebooks.schema import Meld

CURLY = dict.fromkeys(map(ord, "“”„‟«»″"), '"') | dict.fromkeys(map(ord, "‘’‚‛′"), "'")
ODD_BLANKS = dict.fromkeys(map(ord, "\u00a0\u2007\u2009\u202f\u3000"), " ") | dict.fromkeys(map(ord, "\u200b\ufeff"))
TRUTHS = {"yes": "true", "on": "true", "true": "true", "no": "false", "off": "false", "false": "false"}
LISTS = (*(field for field, kind in Meld.__annotations__.items() if kind == "Values"), "packets")
"""Keys whose numbers stand in a list, so that a comma between two of them is no decimal comma."""
LONGEST_SHOWN = 100
LONGEST_TRIED = 500

_AT = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")
_PAIR = re.compile(r"\s*(?P<key>[\w.\-\"']+)\s*=\s*(?P<value>.*?)\s*")
_HEADER = re.compile(r"\s*\[+\s*(?P<name>[\w.\-]+)\s*\]+\s*")
_WORD = r"[A-Za-z_][\w\-]*"

Repair = tuple[str, str]
"""What to write, and why."""


def unreadable(text: str, problem: tomllib.TOMLDecodeError) -> Fault:
    """The fault behind `problem`, with a hint where the slip is a common one."""
    found = _AT.search(str(problem))
    # No line that a person wrote is longer; what is tried on a line takes its time where that has no end.
    lines = [line[:LONGEST_TRIED] for line in text.splitlines()] or [""]
    number = min(int(found[1]) if found and found[1] else len(lines), len(lines))
    message = _AT.sub("", str(problem)).strip()
    if said_twice := _said_twice(lines, number, message):
        return said_twice
    number = _where_it_began(lines, number, message)
    line = _without_remark(lines[number - 1])
    for repair in REPAIRS:
        offered = repair(line)
        if offered is not None and offered[0].strip() != line.strip() and _can_be_read(offered[0]):
            return _in_line(f"write {offered[0].strip()} ({offered[1]}).", number, key=_key_of(lines, number))
    shown = line.strip()[:LONGEST_SHOWN]
    if re.fullmatch(r"[\w.\-]+\s*=", shown):
        return _in_line(
            f"write a value behind {shown[:-1].strip()} =, or take the line out.",
            number,
            key=_key_of(lines, number),
        )
    if message.startswith("Unclosed"):
        return _in_line("the list that begins here is not closed: write ] behind its last part.", number)
    why = message[:1].lower() + message[1:]
    about = f"“{shown}” is not valid TOML ({why})" if shown.isprintable() and shown else f"not valid TOML ({why})"
    return _in_line(f"{about}; a line is a [section], or a key = value.", number)


def _in_line(sentence: str, number: int, *, key: str | None = None) -> Fault:
    return Fault(f"line {number}: {sentence}", line=number, key=key)


def _where_it_began(lines: list[str], number: int, message: str) -> int:
    """What is left open in one line is noticed only in a later one."""
    if message.startswith("Unclosed"):
        for at in range(number, 0, -1):
            pair = _PAIR.fullmatch(_without_remark(lines[at - 1]))
            if pair is not None and pair["value"].count("[") > pair["value"].count("]"):
                return at
    while number > 1 and not _without_remark(lines[number - 1]).strip():
        number -= 1
    return number


def _can_be_read(line: str) -> bool:
    if len(line) > LONGEST_SHOWN:
        return False
    try:
        tomllib.loads(line)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError):
        return False
    return True


def _without_remark(line: str) -> str:
    """The line up to its `#`, unless that stands between quotation marks."""
    quote = ""
    for place, sign in enumerate(line):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign == "#":
            return line[:place]
    return line


def _section_of(lines: list[str], number: int) -> str:
    """The table that line `number` belongs to."""
    for line in reversed(lines[: number - 1]):
        if header := _HEADER.fullmatch(_without_remark(line)):
            return header["name"]
    return ""


def _key_of(lines: list[str], number: int) -> str | None:
    key = re.match(r"\s*([\w\-]+)", lines[number - 1])
    if key is None:
        return None
    section = _section_of(lines, number)
    return f"{section}.{key[1]}" if section else key[1]


# --- what is said twice ---------------------------------------------------------------------------------------------


def _said_twice(lines: list[str], number: int, message: str) -> Fault | None:
    line = _without_remark(lines[number - 1])
    section = _section_of(lines, number)
    if message.startswith("Cannot declare") and (header := _HEADER.fullmatch(line)):
        name = header["name"]
        if first := next((at for at in range(1, number) if _names(lines[at - 1], name)), None):
            return _in_line(
                f"[{name}] stands in line {first} already; put these keys under it, and take this line out.",
                number,
                key=name,
            )
    if message.startswith("Cannot overwrite") and (pair := _PAIR.fullmatch(line)):
        key = pair["key"]
        if first := next((at for at in _lines_of(lines[: number - 1], section) if _says(lines[at - 1], key)), None):
            where = f"{section}.{key}" if section else key
            return _in_line(f"{key} stands in line {first} already; keep one of the two.", number, key=where)
    return None


def _lines_of(lines: list[str], section: str) -> Iterator[int]:
    """The numbers of the lines under that section."""
    here = ""
    for number, line in enumerate(lines, 1):
        if header := _HEADER.fullmatch(_without_remark(line)):
            here = header["name"]
        elif here == section:
            yield number


def _names(line: str, section: str) -> bool:
    header = _HEADER.fullmatch(_without_remark(line))
    return header is not None and header["name"] == section


def _says(line: str, key: str) -> bool:
    pair = _PAIR.fullmatch(_without_remark(line))
    return pair is not None and pair["key"] == key


# --- one line put right ---------------------------------------------------------------------------------------------


def _quotes(line: str) -> Repair | None:
    straight = line.translate(CURLY)
    return (straight, 'quotation marks are straight: "') if straight != line else None


def _blanks(line: str) -> Repair | None:
    plain = line.translate(ODD_BLANKS)
    return (plain, "with plain blanks; the ones here come from a word processor") if plain != line else None


def _header(line: str) -> Repair | None:
    name = re.fullmatch(r"\s*(\[{0,2})\s*([\w.\-]+)\s*(\]{0,2})\s*:?\s*", line)
    if name is None or not (name[1] or name[3]):
        return None
    deep = max(len(name[1]), len(name[3]))
    return f"{'[' * deep}{name[2]}{']' * deep}", "a section stands between square brackets"


def _equals(line: str) -> Repair | None:
    """`minimum 20`, `minimum: 20`, `minimum == 20`."""
    if doubled := re.fullmatch(rf"\s*({_WORD})\s*(?:==|:=|=>|=:)\s*(.+?)\s*", line):
        return f"{doubled[1]} = {_as_value(doubled[2])}", "with one equals sign"
    if "=" in line.partition("[")[0].partition("{")[0]:
        return None
    said = re.fullmatch(rf"\s*({_WORD})\s*(?::\s*|\s)\s*(\S.*?)\s*", line)
    return (f"{said[1]} = {_as_value(said[2])}", "an equals sign stands before the value") if said else None


def _one_word(line: str) -> Repair | None:
    words = re.fullmatch(rf"\s*({_WORD}(?:[ \t]+{_WORD})+)\s*=\s*(.+?)\s*", line)
    return (f"{'_'.join(words[1].split())} = {_as_value(words[2])}", "a key is one word") if words else None


def _ending(line: str) -> Repair | None:
    """`minimum = 20;`, `minimum = 20 // a remark`."""
    if remark := re.fullmatch(r"(\s*[^\"']*?=.*?)\s*(?://|--|;)\s*(\S.*)", line):
        return f"{remark[1].strip()}  # {remark[2].strip()}", "a remark begins with #"
    cut = re.fullmatch(r"(.*\S)\s*[;,]\s*", line)
    return (cut[1], "nothing stands behind the value") if cut else None


def _value(line: str) -> Repair | None:
    pair = _PAIR.fullmatch(line)
    if pair is None or not pair["value"]:
        return None
    key, value = pair["key"], pair["value"]
    offered = _better(value, is_list=key in LISTS)
    return (f"{key} = {offered[0]}", offered[1]) if offered else None


def _as_value(value: str) -> str:
    """`value` as TOML would have it, as far as one can tell."""
    if _can_be_read(f"x = {value}"):
        return value
    offered = _better(value)
    return offered[0] if offered else value


def _better(value: str, *, is_list: bool = False) -> Repair | None:
    if value.lower() in TRUTHS:
        return TRUTHS[value.lower()], "yes and no are written true and false"
    if re.fullmatch(r"\d{1,3}(?:,\d{3})+", value) and not is_list:
        return value.replace(",", ""), "a number has no commas"
    if re.fullmatch(r"\d+,\d+", value) and not is_list:
        return value.partition(",")[0], "numbers are whole, without a decimal comma"
    if re.fullmatch(r"\d+(?:\s*,\s*\d+)+", value):
        return f"[{', '.join(re.findall(r'[0-9]+', value))}]", "a list stands between square brackets"
    if re.fullmatch(r"0\d+", value):
        return value.lstrip("0") or "0", "a number does not begin with 0"
    if counted := re.fullmatch(r"(\d+)\s*[A-Za-z%.]+", value):
        return counted[1], "a number stands alone"
    if re.fullmatch(r"\(.*\)", value):
        return f"[{value[1:-1]}]", "a list stands between square brackets"
    if value[:1] in "\"'" and value.count(value[0]) % 2:
        return f"{value.rstrip(';,')}{value[0]}", "a quotation mark is missing"
    if re.fullmatch(r"[A-Za-z][^\"'\[\]{}=]*|\d+[/.\-]\d+[/.\-\d]*", value):
        return f'"{value}"', "words stand between quotation marks"
    if value.startswith("["):
        return _better_list(value)
    if value.startswith("{"):
        return re.sub(rf"({_WORD})\s*:", r"\1 =", value), "inside { } too, an equals sign stands before the value"
    return None


def _better_list(value: str) -> Repair | None:
    if value.count("[") > value.count("]"):
        if value.endswith(","):  # it goes on in the next line, and may be closed there
            return None
        closed = value + "]" * (value.count("[") - value.count("]"))
        return closed, "a square bracket is missing"
    if ":" in value and '"' not in value:
        return re.sub(rf"({_WORD})\s*:", r"\1 =", value), "inside { } too, an equals sign stands before the value"
    if re.search(r"(?<![\w\"'])[A-Za-z]", value) and '"' not in value and "=" not in value:
        return re.sub(rf"{_WORD}", lambda word: f'"{word[0]}"', value), "words stand between quotation marks"
    spaced = re.sub(r"(?<=[\w\"'\]}])\s+(?=[\w\"'\[{])", ", ", value)
    return (spaced, "commas stand between the parts of a list") if spaced != value else None


REPAIRS = (_quotes, _blanks, _header, _equals, _one_word, _ending, _value)

"""Hints for TOML that cannot be parsed: the line, and what to write instead.

Most slips are one of a dozen: a word without quotation marks, a forgotten equals sign, the curly quotes of a word
processor. Each repair is tried on the faulty line, and offered only if the result can be parsed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.schema import Meld

CURLY = dict.fromkeys(map(ord, "“”„‟«»″"), '"') | dict.fromkeys(map(ord, "‘’‚‛′"), "'")
ODD_BLANKS = dict.fromkeys(map(ord, "\u00a0\u2007\u2009\u202f\u3000"), " ") | dict.fromkeys(map(ord, "\u200b\ufeff"))
TRUTHS = {"yes": "true", "on": "true", "true": "true", "no": "false", "off": "false", "false": "false"}
LISTS = (*(field for field, kind in Meld.__annotations__.items() if kind == "Values"), "packets")
"""Keys with lists of numbers, where a comma between two numbers is no decimal comma."""
LONGEST_SHOWN = 100
LONGEST_TRIED = 500

_AT = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")
_PAIR = re.compile(r"\s*(?P<key>[\w.\-\"']+)\s*=\s*(?P<value>.*?)\s*")
_HEADER = re.compile(r"\s*\[+\s*(?P<name>[\w.\-]+)\s*\]+\s*")
_WORD = r"[A-Za-z_][\w\-]*"

Repair = tuple[str, Message]
"""What to write, and why."""


def unreadable(text: str, problem: tomllib.TOMLDecodeError) -> Fault:
    """The fault for `problem`, with a hint if it is a common slip."""
    found = _AT.search(str(problem))
    # No line that a person wrote is longer; trying repairs on a huge line would take too long.
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
            write = fact("book-write", write=offered[0].strip(), why=offered[1])
            return Fault(write, line=number, key=_key_of(lines, number))
    shown = line.strip()[:LONGEST_SHOWN]
    if re.fullmatch(r"[\w.\-]+\s*=", shown):
        return Fault(fact("book-no-value", key=shown[:-1].strip()), line=number, key=_key_of(lines, number))
    if message.startswith("Unclosed"):
        return Fault(fact("book-list-open"), line=number)
    is_shown = shown.isprintable() and shown
    return Fault(fact("book-line-shown", text=shown) if is_shown else fact("book-line"), line=number)


def _where_it_began(lines: list[str], number: int, message: str) -> int:
    """Something left open in one line is noticed only in a later one."""
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
    """The line up to its `#`, unless that is between quotation marks."""
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


# --- duplicates ---------------------------------------------------------------------------------------------


def _said_twice(lines: list[str], number: int, message: str) -> Fault | None:
    line = _without_remark(lines[number - 1])
    section = _section_of(lines, number)
    if re.match("Cannot declare", message) and (header := _HEADER.fullmatch(line)):
        name = header["name"]
        if first := next((at for at in range(1, number) if _names(lines[at - 1], name)), None):
            return Fault(fact("book-section-twice", section=name, line=first), line=number, key=name)
    if re.match("Cannot overwrite", message) and (pair := _PAIR.fullmatch(line)):
        key = pair["key"]
        if first := next((at for at in _lines_of(lines[: number - 1], section) if _says(lines[at - 1], key)), None):
            where = f"{section}.{key}" if section else key
            return Fault(fact("book-key-twice", key=key, line=first), line=number, key=where)
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


# --- repairing one line ---------------------------------------------------------------------------------------------


def _quotes(line: str) -> Repair | None:
    straight = line.translate(CURLY)
    return (straight, fact("toml-quotes")) if straight != line else None


def _blanks(line: str) -> Repair | None:
    plain = line.translate(ODD_BLANKS)
    return (plain, fact("toml-blanks")) if plain != line else None


def _header(line: str) -> Repair | None:
    name = re.fullmatch(r"\s*(\[{0,2})\s*([\w.\-]+)\s*(\]{0,2})\s*:?\s*", line)
    if name is None or not (name[1] or name[3]):
        return None
    deep = max(len(name[1]), len(name[3]))
    return f"{'[' * deep}{name[2]}{']' * deep}", fact("toml-section")


def _equals(line: str) -> Repair | None:
    """`minimum 20`, `minimum: 20`, `minimum == 20`."""
    if doubled := re.fullmatch(rf"\s*({_WORD})\s*(?:==|:=|=>|=:)\s*(.+?)\s*", line):
        return f"{doubled[1]} = {_as_value(doubled[2])}", fact("toml-one-equals")
    if "=" in line.partition("[")[0].partition("{")[0]:
        return None
    said = re.fullmatch(rf"\s*({_WORD})\s*(?::\s*|\s)\s*(\S.*?)\s*", line)
    return (f"{said[1]} = {_as_value(said[2])}", fact("toml-equals")) if said else None


def _one_word(line: str) -> Repair | None:
    words = re.fullmatch(rf"\s*({_WORD}(?:[ \t]+{_WORD})+)\s*=\s*(.+?)\s*", line)
    return (f"{'_'.join(words[1].split())} = {_as_value(words[2])}", fact("toml-one-word")) if words else None


def _ending(line: str) -> Repair | None:
    """`minimum = 20;`, `minimum = 20 // a remark`."""
    if remark := re.fullmatch(r"(\s*[^\"']*?=.*?)\s*(?://|--|;)\s*(\S.*)", line):
        return f"{remark[1].strip()}  # {remark[2].strip()}", fact("toml-remark")
    cut = re.fullmatch(r"(.*\S)\s*[;,]\s*", line)
    return (cut[1], fact("toml-ending")) if cut else None


def _value(line: str) -> Repair | None:
    pair = _PAIR.fullmatch(line)
    if pair is None or not pair["value"]:
        return None
    key, value = pair["key"], pair["value"]
    offered = _better(value, is_list=key in LISTS)
    return (f"{key} = {offered[0]}", offered[1]) if offered else None


def _as_value(value: str) -> str:
    """`value` in TOML syntax, as a best guess."""
    if _can_be_read(f"x = {value}"):
        return value
    offered = _better(value)
    return offered[0] if offered else value


def _better(value: str, *, is_list: bool = False) -> Repair | None:
    if value.lower() in TRUTHS:
        return TRUTHS[value.lower()], fact("toml-truth")
    if re.fullmatch(r"\d{1,3}(?:,\d{3})+", value) and not is_list:
        return value.replace(",", ""), fact("toml-commas")
    if re.fullmatch(r"\d+,\d+", value) and not is_list:
        return value.partition(",")[0], fact("toml-whole")
    if re.fullmatch(r"\d+(?:\s*,\s*\d+)+", value):
        return f"[{', '.join(re.findall(r'[0-9]+', value))}]", fact("toml-list")
    if re.fullmatch(r"0\d+", value):
        return value.lstrip("0") or "0", fact("toml-zero")
    if counted := re.fullmatch(r"(\d+)\s*[A-Za-z%.]+", value):
        return counted[1], fact("toml-number")
    if re.fullmatch(r"\(.*\)", value):
        return f"[{value[1:-1]}]", fact("toml-list")
    if value[:1] in "\"'" and value.count(value[0]) % 2:
        return f"{value.rstrip(';,')}{value[0]}", fact("toml-quote-missing")
    if re.fullmatch(r"[A-Za-z][^\"'\[\]{}=]*|\d+[/.\-]\d+[/.\-\d]*", value):
        return f'"{value}"', fact("toml-words")
    if value.startswith("["):
        return _better_list(value)
    if value.startswith("{"):
        return re.sub(rf"({_WORD})\s*:", r"\1 =", value), fact("toml-equals-inside")
    return None


def _better_list(value: str) -> Repair | None:
    if value.count("[") > value.count("]"):
        if value.endswith(","):  # it continues on the next line, and may be closed there
            return None
        closed = value + "]" * (value.count("[") - value.count("]"))
        return closed, fact("toml-bracket")
    if ":" in value and '"' not in value:
        return re.sub(rf"({_WORD})\s*:", r"\1 =", value), fact("toml-equals-inside")
    if re.search(r"(?<![\w\"'])[A-Za-z]", value) and '"' not in value and "=" not in value:
        return re.sub(rf"{_WORD}", lambda word: f'"{word[0]}"', value), fact("toml-words")
    spaced = re.sub(r"(?<=[\w\"'\]}])\s+(?=[\w\"'\[{])", ", ", value)
    return (spaced, fact("toml-between")) if spaced != value else None


REPAIRS = (_quotes, _blanks, _header, _equals, _one_word, _ending, _value)

#!/usr/bin/env python3
"""Verify that the chance in match records was fixed before the match began.

    python3 verify.py match.jsonl …

For each record whose secret is published, recompute every deal, reshuffle and roll from the
secret and what the players added, as RECORD.md says under "Fair dealing", and compare them with
the record. A record that has only some of `commitment`, `entropy` and `secret`, such as that of a
running match, fails: it cannot show a fair deal. One that has none of them claims no fair deal.
Needs Python 3.8 or newer and nothing else, and shares no code with claim-bot.

It follows the cards only as far as needed to know which ones are shuffled. To verify that every
action is legal and the result is right, use `claim-bot check`.
"""

import argparse
import datetime
import hashlib
import io
import json
import os
import struct
import sys
import unicodedata

# Each faction's card values, in the order of the table in RULES.md 1.1.
VALUES = {
    "goblin": [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "knight": [2, 3, 4, 5, 6, 7, 8, 9],
    "undead": range(10),
    "dwarf": range(10),
    "doppelganger": range(10),
    "gnome": [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
    "giant": [1, 1, 3, 3, 5, 5, 7, 7, 9],
    "troll": range(10),
    "dragon": range(10),
    "seer": range(10),
}
CLAIM = ["goblin", "knight", "undead", "dwarf", "doppelganger"]
CLAIM2 = ["gnome", "giant", "troll", "dragon", "seer"]
BASE_PAIRS = [["goblin", "knight"], ["gnome", "giant"]]
PLAYERS = {
    "claim": [2],
    "claim2": [2],
    "claim-mix": [2, 3, 4],
    "kingdoms": [2],
    "claim-it": [2, 3, 4, 5],
}

# The largest record that is read: 16 MiB.
MAX_BYTES = 16 << 20
# The maximum number of characters of a record that a message quotes.
MAX_QUOTE = 60
# Characters that change the order or the look of the text around them, or cannot be seen.
INVISIBLE = {
    *(0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0xFEFF),
    *range(0x2028, 0x202F),
    *range(0x2060, 0x2070),
    *range(0xFFF9, 0xFFFC),
    *range(0xE0000, 0xE0080),
}


class VerifyError(Exception):
    """Why a file does not show a fair deal."""


class RecordError(VerifyError):
    """What is wrong with a record, and in which line, counted from 1."""

    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")


def escaped(text):
    """The text with control characters, and others that could forge output, as escapes."""

    def escape(char):
        if unicodedata.category(char) not in ("Cc", "Cs") and ord(char) not in INVISIBLE:
            return char
        return {"\n": "\\n", "\r": "\\r", "\t": "\\t"}.get(char, f"\\u{{{ord(char):x}}}")

    return "".join(map(escape, text))


def excerpt(text):
    """A text of the record as messages quote it: its beginning, if it is long."""
    return text if len(text) <= MAX_QUOTE else text[:MAX_QUOTE] + "…"


def is_number(value):
    """Whether a value of the record is a whole number: neither 1.0 nor true is."""
    return type(value) is int


# The stream of chance.


def chacha20_block(key, counter):
    """The 16 words of one block of ChaCha20 (RFC 8439, 2.3) with a nonce of zeros."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += struct.unpack("<8I", key)
    start += [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
    words = list(start)

    def mix(a, b, c, d):
        for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            words[x] = (words[x] + words[y]) & 0xFFFFFFFF
            word = words[z] ^ words[x]
            words[z] = (word << bits | word >> (32 - bits)) & 0xFFFFFFFF

    for _ in range(10):
        for i in range(4):
            mix(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            mix(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(word + first) & 0xFFFFFFFF for word, first in zip(words, start)]


class Chance:
    """Random numbers derived from a secret and the seats' entropy, or the name of a stream."""

    def __init__(self, secret, entropy):
        self.key = hashlib.sha256(
            secret + b"".join(b"\0" + text.encode() for text in entropy)
        ).digest()
        self.words = self.stream()

    def stream(self):
        """Yields 32-bit words."""
        counter = 0
        while True:
            yield from chacha20_block(self.key, counter)
            counter += 1

    def below(self, n):
        """A number from 0 to n - 1, each equally likely."""
        limit = 2**32 - 2**32 % n
        return next(word for word in self.words if word < limit) % n

    def shuffle(self, cards):
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


# The daily deals.


def deal_of_day(text, secret):
    """The game and the options of a day's deal (RECORD.md, "Daily deals")."""
    try:
        day = datetime.date.fromisoformat(text)
        if day.isoformat() != text or day.year < 1970:
            raise ValueError
    except (TypeError, ValueError):
        raise RecordError(1, "`daily` is not a date such as 2026-11-29")
    stream = Chance(secret, ["options"])
    weekday = day.weekday()
    if weekday in (0, 3):
        return "claim", {}
    if weekday in (1, 4):
        return "claim2", {}
    if weekday == 2:
        pair = BASE_PAIRS[stream.below(2)]
        extra = [f for f in VALUES if not any(f in it for it in BASE_PAIRS)]
        stream.shuffle(extra)
        return "claim-mix", {"factions": pair + [f for f in VALUES if f in extra[:3]]}
    if weekday == 5:
        factions = list(VALUES)
        stream.shuffle(factions)
        return "kingdoms", {"factions": [f for f in VALUES if f in factions[:7]]}
    weeks = (day - datetime.date(1970, 1, 4)).days // 7
    return "claim-it", {"variant": "recycle" if weeks % 2 else "standard"}


def check_daily(header, secret):
    """Verifies that a record that names a day has the deal of that day."""
    if ("daily" in header) != ("bots" in header):
        raise RecordError(1, "`daily` and `bots` must stand together")
    if "daily" not in header:
        return
    bots = header["bots"]
    if not isinstance(bots, list) or not bots or not all(map(is_number, bots)):
        raise RecordError(1, "`bots` must be a list of numbers")
    if bots != sorted(set(bots)) or bots[0] < 0:
        raise RecordError(1, "`bots` must be ascending numbers")
    deal = header["game"], header.get("options")
    if deal != deal_of_day(header["daily"], secret) or header["entropy"] != ["", ""]:
        raise RecordError(1, "this is not the deal of " + excerpt(header["daily"]))


def check_board(header):
    """Verifies that the deal of a board, which several matches share, follows from its secret alone."""
    if "board" not in header:
        return
    if not isinstance(header["board"], str):
        raise RecordError(1, "`board` must be text")
    if any(header["entropy"]):
        raise RecordError(1, "this is not the deal of board " + excerpt(header["board"]))


# The games. Each yields the text of the `chance` lines that must follow: `set_up` those after the
# first seat, `act` those after an action.


class TrickGame:
    def __init__(self, factions, chance):
        self.deck = [f"{f}-{v}" for f in VALUES if f in factions for v in VALUES[f]]
        chance.shuffle(self.deck)

    def set_up(self):
        yield "deck " + " ".join(self.deck)

    def act(self, seat, action):
        yield from ()


class ClaimIt:
    def __init__(self, chance):
        self.chance = chance

    def set_up(self):
        yield from ()

    def act(self, seat, action):
        if action == "roll":
            yield "roll " + " ".join(str(self.chance.below(6) + 1) for _ in range(3))


class Kingdoms:
    """Tracks hands, display and draw pile, top card first."""

    def __init__(self, factions, chance):
        self.chance = chance
        self.pile = [f for f in VALUES if f in factions for _ in range(7)]
        chance.shuffle(self.pile)

    def take(self, n):
        taken, self.pile = self.pile[:n], self.pile[n:]
        return taken

    def set_up(self):
        yield "deck " + " ".join(self.pile)
        self.hands = [self.take(2), self.take(2)]
        self.take(1)  # The start card.
        self.display = self.take(3)
        yield from self.renew_display()

    def act(self, seat, action):
        word, *rest = action.split(" ")
        if word == "place":
            self.hands[seat].remove(rest[0])
        elif action == "draw top":
            self.hands[seat] += [self.pile.pop(0)]
            yield from self.renew_display()
        elif word == "draw":
            place = ["display-1", "display-2", "display-3"].index(rest[0])
            self.hands[seat] += [self.display[place]]
            self.display[place : place + 1] = self.take(1)
            yield from self.renew_display()
        elif word == "keep":
            returned = self.take(3) + self.hands[seat]
            for card in rest:
                returned.remove(card)
            self.hands[seat] = rest
            if returned:
                yield self.shuffle_in(returned)

    def renew_display(self):
        """Replaces three equal cards (RULES.md 2.2, step 3)."""
        while (
            len(self.display) == 3
            and len(set(self.display)) == 1
            and set(self.pile) - set(self.display)
        ):
            yield self.shuffle_in(self.display[1:])
            self.display[1:] = self.take(2)

    def shuffle_in(self, returned):
        self.pile += returned
        self.chance.shuffle(self.pile)
        return "shuffle " + " ".join(self.pile)


def new_game(header, chance):
    name, options = header["game"], header["options"]
    if name == "claim-it":
        return ClaimIt(chance)
    factions = {"claim": CLAIM, "claim2": CLAIM2}.get(name) or options["factions"]
    if len(set(factions)) < len(factions) or not set(factions) <= set(VALUES):
        raise RecordError(1, "`factions` must be distinct faction ids")
    return (Kingdoms if name == "kingdoms" else TrickGame)(factions, chance)


# The record.


def reject_duplicate_keys(pairs):
    if len(dict(pairs)) < len(pairs):
        raise ValueError("duplicate key")
    return dict(pairs)


def read_bytes(path):
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise VerifyError(f"cannot be read: {error.strerror}")
    if len(data) > MAX_BYTES:
        raise VerifyError("is too large for a record: the maximum is 16 MiB")
    return data


def read_json_lines(path):
    lines = []
    for number, text in enumerate(io.BytesIO(read_bytes(path)), 1):
        try:
            line = json.loads(text.decode(), object_pairs_hook=reject_duplicate_keys)
        except json.JSONDecodeError as error:
            raise RecordError(number, f"invalid JSON: {error.msg} (column {error.colno})")
        except UnicodeDecodeError:
            raise RecordError(number, "the line is not valid UTF-8")
        except (ValueError, RecursionError) as error:
            raise RecordError(number, f"invalid JSON: {error}")
        if not isinstance(line, dict):
            raise RecordError(number, "not a JSON object")
        lines.append(line)
    return lines


def read_lines(path):
    lines = read_json_lines(path)
    versions = [lines[0].get("record"), lines[0].get("rules", 1)] if lines else []
    if versions != [1, 1] or not all(map(is_number, versions)):
        raise RecordError(1, "expected the header of a record (version 1, rules version 1)")
    return lines


def from_hex(line, number, key):
    text = line.get(key)
    try:
        value = bytes.fromhex(text)
    except (TypeError, ValueError):
        value = b""
    if len(value) != 32 or len(text) != 64:
        raise RecordError(number, f"`{key}` is not 64 hexadecimal digits")
    return value


def open_chance(lines):
    """Verifies the commitment and returns the stream of chance that follows from the secret."""
    header = lines[0]
    name, players, entropy = (header.get(key) for key in ("game", "players", "entropy"))
    if not isinstance(name, str) or name not in PLAYERS:
        raise RecordError(1, "unknown game")
    if not is_number(players) or players not in PLAYERS[name]:
        raise RecordError(1, "wrong number of players")
    if not isinstance(entropy, list) or len(entropy) != players:
        raise RecordError(1, "`entropy` must have one string per seat")
    if not all(isinstance(text, str) and "\0" not in text for text in entropy):
        raise RecordError(1, "`entropy` must be strings without zero bytes")
    secret = from_hex(lines[-1], len(lines), "secret")
    if hashlib.sha256(secret).digest() != from_hex(header, 1, "commitment"):
        raise RecordError(1, "`commitment` is not the SHA-256 of `secret`")
    check_daily(header, secret)
    check_board(header)
    try:
        return Chance(secret, entropy)
    except UnicodeEncodeError:
        raise RecordError(1, "`entropy` is not valid Unicode")


def missing_proof(lines):
    """What a fair deal needs and the record lacks."""
    needed = [
        ("the commitment", "commitment", lines[0]),
        ("the players' entropy", "entropy", lines[0]),
        ("the secret", "secret", lines[-1]),
    ]
    return [name for name, key, line in needed if key not in line]


def verify(path):
    """Returns the number of `chance` lines recomputed, or None if the record does not claim a fair deal."""
    lines = read_lines(path)
    missing = missing_proof(lines)
    if len(missing) == 3:
        return None
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        names = " and ".join(missing)
        raise VerifyError(f"does not show a fair deal: {names} {verb} missing")
    chance = open_chance(lines)
    players = lines[0]["players"]
    first = f"first {chance.below(players)}"
    try:
        game = new_game(lines[0], chance)
    except (KeyError, TypeError):
        raise RecordError(1, "invalid `options`")

    expected = [first, *game.set_up()]
    recomputed = 0
    for number, line in enumerate(lines[1:], 2):
        if expected:
            if line.get("chance") != expected[0]:
                raise RecordError(number, f"expected chance `{expected[0]}`")
            del expected[0]
            recomputed += 1
        elif "chance" in line:
            raise RecordError(number, "unexpected chance")
        elif "do" in line:
            seat, action = line.get("seat"), line["do"]
            if not is_number(seat) or seat not in range(players) or not isinstance(action, str):
                raise RecordError(number, "invalid action")
            try:
                expected = list(game.act(seat, action))
            except (IndexError, ValueError):
                raise RecordError(number, f'impossible action "{excerpt(action)}"')
    if expected:
        raise RecordError(len(lines), f"record ends before chance `{expected[0]}`")
    return recomputed


def report(path):
    """What to print about a file, and whether nothing is wrong with it."""
    try:
        recomputed = verify(path)
    except VerifyError as error:
        return str(error), False
    if recomputed is None:
        return "no fair deal claimed, nothing to recompute", True
    return f"ok ({recomputed} chance lines recomputed)", True


class ArgumentParser(argparse.ArgumentParser):
    def error(self, message):
        super().error(escaped(message))


def main(description, file_help, report):
    """Prints what `report` says about each file named on the command line."""
    parser = ArgumentParser(description=description)
    parser.add_argument("files", nargs="+", metavar="FILE", help=file_help)
    # Not every terminal can show every character of a file name.
    sys.stdout.reconfigure(errors="backslashreplace")
    all_right = True
    try:
        for path in parser.parse_args().files:
            message, right = report(path)
            print(escaped(f"{path}: {message}"), flush=True)
            all_right &= right
    except BrokenPipeError:
        # The reader is gone, as with `verify.py … | head`: nothing more can be printed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        all_right = False
    return 0 if all_right else 1


if __name__ == "__main__":
    sys.exit(
        main(
            "Recompute the chance in match records from their published secrets.",
            "a match record (RECORD.md)",
            report,
        )
    )

#!/usr/bin/env python3
"""Verify the records of tournaments.

    python3 verify_event.py event.jsonl …

Read each line as EVENT.md has it, and compute the pairs of each round and the standings again. The
secret from which the pairs follow is in the last line: in the record of a tournament that is not
over, pairs are not verified. Needs Python 3.8 or newer and verify.py beside it, and shares no code
with claim-bot.
"""

import hashlib
import sys
from itertools import combinations

from verify import (
    CLAIM,
    CLAIM2,
    VALUES,
    Chance,
    RecordError,
    VerifyError,
    excerpt,
    is_number,
    main,
    read_json_lines,
)

MARGINS = {"claim": 5, "claim2": 5, "claim-mix": 5, "kingdoms": 20, "claim-it": 10}
LIMITS = {"swiss": 128, "round-robin": 12, "knockout": 128}
CHECK_IN_TIME = 10 * 60 * 1000
BYE, HALF, FULL = 6000, 5000, 10000


class Wrong(Exception):
    """What is wrong with a line."""


def require(condition, message):
    if not condition:
        raise Wrong(message)


# What the members of a line must be.


def text(value):
    return isinstance(value, str)


def flag(value):
    return isinstance(value, bool)


def count(value):
    return is_number(value) and 0 <= value < 2**63


def small(value):
    return is_number(value) and 1 <= value < 256


def rating(value):
    return value is None or (is_number(value) and 0 <= value < 2**32)


def obj(value):
    return isinstance(value, dict)


def many(fits):
    return lambda value: isinstance(value, list) and all(map(fits, value))


def two(fits):
    return lambda value: many(fits)(value) and len(value) == 2


def hexadecimal(value):
    return text(value) and len(value) == 64 and set(value) <= set("0123456789abcdefABCDEF")


HEADER = {
    **{"event": count, "id": text, "name": text, "game": text, "players": count},
    **{"options": obj, "format": text, "rounds?": small, "best_of?": small, "scoring": text},
    **{"deals": text, "time": text, "most?": count, "start": count, "check_in": flag},
    **{"commitment": hexadecimal},
}
LINES = {
    "joins": {"joins": text, "seed": rating},
    "checks": {"checks": text},
    "sets": {"sets": obj},
    "withdraws": {"withdraws": text, "why": text},
    "returns": {"returns": text},
    "match": {
        **{"match": text, "round": small, "table": small, "leg?": small, "result": text},
        **{"score?": two(rating), "extra?": two(rating)},
    },
    "round": {"round": small, "pairs": many(two(text)), "byes": many(text)},
    "ruling": {"ruling": obj, "why": text},
    "over": {"over": text, "standings": many(many(lambda _: True)), "secret": hexadecimal},
}
SETS = {"start?": count, "check_in?": flag, "sign_up?": flag, "paused?": flag}
RULING = {"round": small, "table": small, "result": text}


def check_members(value, members):
    known = {key.rstrip("?") for key in members}
    for key in value:
        require(key in known, f"unknown key `{excerpt(key)}`")
    for key, fits in members.items():
        name = key.rstrip("?")
        require(name in value or key.endswith("?"), f"`{name}` is missing")
        require(name not in value or fits(value[name]), f"`{name}` has a wrong value")


def fits_game(game, options):
    """Whether the options are those of the game for two players."""
    if game in ("claim", "claim2"):
        return options == {}
    if game == "claim-it":
        return options in ({"variant": "standard"}, {"variant": "recycle"})
    factions = options.get("factions")
    if list(options) != ["factions"] or not many(text)(factions):
        return False
    if len(set(factions)) != len(factions):
        return False
    if game == "kingdoms":
        return len(factions) == 7 and set(factions) <= set(VALUES)
    base = set(factions[:2])
    others = set(CLAIM + CLAIM2) - {"goblin", "knight", "gnome", "giant"}
    bases = {"goblin", "knight"}, {"gnome", "giant"}
    return len(factions) == 5 and base in bases and set(factions[2:]) <= others


def fits_time(time):
    kind, _, value = time.partition(" ")
    parts = value.split("+")
    for part in parts:
        if not (part.isascii() and part.isdigit()) or str(int(part)) != part or int(part) > 65535:
            return False
    return int(parts[0]) > 0 and (kind, len(parts)) in (("live", 2), ("days", 1))


def check_header(header):
    check_members(header, HEADER)
    require(header["event"] == 1, "only version 1 is supported")
    game, scoring = header["game"], header["scoring"]
    require(game in MARGINS and header["players"] == 2, "no such game for two players")
    require(fits_game(game, header["options"]), "`options` does not fit the game")
    of_format = {"swiss": {"rounds"}, "round-robin": set(), "knockout": {"best_of"}}
    require(header["format"] in of_format, "unknown `format`")
    given = {"rounds", "best_of"} & set(header)
    require(given == of_format[header["format"]], "`rounds` or `best_of` do not fit the format")
    require(header.get("rounds", 3) in range(3, 10), "`rounds` must be from 3 to 9")
    require(header.get("best_of", 1) in (1, 3), "`best_of` must be 1 or 3")
    require(scoring in ("wins", "duplicate"), "unknown `scoring`")
    require(header["deals"] in ("own", "board"), "unknown `deals`")
    require(fits_time(header["time"]), "unknown `time`")
    live = header["time"].startswith("live")
    if scoring == "duplicate":
        fits = live and header["deals"] == "board" and header["format"] != "knockout"
        require(fits, "`scoring` does not fit")
    require(live or not header["check_in"], "only live events have a check-in")
    limit = LIMITS[header["format"]]
    require(3 <= header.get("most", limit) <= limit, "`most` is out of range")


# The best pairing of an even number of people, by Edmonds' algorithm for a cost of each pair.


class Matching:
    """Nodes are people, below n, and blossoms: odd cycles that count as one node."""

    def __init__(self, n, cost):
        self.n = n
        self.cost = [[cost(min(u, v), max(u, v)) if u != v else 0 for v in range(n)] for u in range(n)]
        self.nodes = range(n + n // 2)
        low = min((min(row) for row in self.cost), default=0)
        self.label = [-low for _ in self.nodes]
        self.mate = [None for _ in self.nodes]
        self.top = [x if x < n else None for x in self.nodes]
        self.cycle = [[] for _ in self.nodes]
        self.people = [{x} if x < n else set() for x in self.nodes]
        for _ in range(n // 2):
            self.stage()

    def slack(self, edge):
        u, v = edge
        return self.label[u] + self.label[v] + 2 * self.cost[u][v]

    def edge(self, x, y):
        """The edge from node x to node y with the least slack."""
        return min(((u, v) for u in self.people[x] for v in self.people[y]), key=self.slack)

    def tops(self):
        return [x for x in self.nodes if self.top[x] == x]

    def grow(self, x):
        self.kind[x] = "even"
        self.queue += self.people[x]

    def stage(self):
        """Grows trees from all who are alone until two trees meet."""
        self.kind = [None for _ in self.nodes]
        self.parent = [None for _ in self.nodes]
        self.queue = []
        for x in self.tops():
            if self.mate[x] is None:
                self.grow(x)
        while True:
            while self.queue:
                u = self.queue.pop()
                for v in range(self.n):
                    if self.top[u] != self.top[v] and self.slack((u, v)) == 0:
                        if self.follow(u, v):
                            return
            self.relax()
            for b in self.tops():
                if b >= self.n and self.kind[b] == "odd" and self.label[b] == 0:
                    self.expand(b)

    def relax(self):
        """Changes labels until an edge can be followed, or a blossom opened."""
        deltas = [self.label[b] // 2 for b in self.tops() if b >= self.n and self.kind[b] == "odd"]
        kinds = [self.kind[self.top[u]] for u in range(self.n)]
        for u in range(self.n):
            if kinds[u] != "even":
                continue
            for v in range(self.n):
                if self.top[u] != self.top[v] and kinds[v] != "odd":
                    slack = self.slack((u, v))
                    deltas.append(slack // 2 if kinds[v] == "even" else slack)
        delta = min(deltas)
        for u, kind in enumerate(kinds):
            self.label[u] += {"even": -delta, "odd": delta, None: 0}[kind]
            if kind == "even":
                self.queue.append(u)
        for b in self.tops():
            if b >= self.n:
                self.label[b] += {"even": 2 * delta, "odd": -2 * delta, None: 0}[self.kind[b]]

    def follow(self, u, v):
        """Follows an edge without slack. Whether that made one more pair."""
        x, y = self.top[u], self.top[v]
        if self.kind[y] is None:
            self.kind[y], self.parent[y] = "odd", u
            self.grow(self.top[self.mate[y]])
        elif self.kind[y] == "even":
            ways = self.way(x), self.way(y)
            roots = [z for z in ways[1] if z in ways[0][::2]]
            if not roots:
                self.augment(x, y, (u, v))
                self.augment(y, x, (v, u))
                return True
            self.shrink(ways[0][: ways[0].index(roots[0])], roots[0], ways[1][: ways[1].index(roots[0])])
        return False

    def way(self, x):
        """The nodes from an even node to the root of its tree."""
        way = [x]
        while self.mate[way[-1]] is not None:
            odd = self.top[self.mate[way[-1]]]
            way += [odd, self.top[self.parent[odd]]]
        return way

    def shrink(self, left, root, right):
        b = next(x for x in self.nodes if self.top[x] is None)
        self.cycle[b] = [root] + left[::-1] + right
        self.people[b] = set().union(*(self.people[x] for x in self.cycle[b]))
        self.label[b] = 0
        self.mate[b] = self.mate[root]
        self.set_top(b, b)
        self.grow(b)

    def set_top(self, x, top):
        self.top[x] = top
        for part in self.cycle[x]:
            self.set_top(part, top)

    def turn(self, b, u):
        """The place of u in the cycle of b, which is turned round so that it is even."""
        place = next(i for i, part in enumerate(self.cycle[b]) if u in self.people[part])
        if place % 2:
            self.cycle[b][1:] = self.cycle[b][:0:-1]
            place = len(self.cycle[b]) - place
        return place

    def expand(self, b):
        entry = self.edge(b, self.parent[b])[0]
        place = self.turn(b, entry)
        parts = self.cycle[b]
        for part in parts:
            self.set_top(part, part)
            self.kind[part] = None
        for odd, even in zip(parts[:place:2], parts[1:place:2]):
            self.kind[odd] = "odd"
            self.parent[odd] = self.edge(even, odd)[0]
            self.grow(even)
        self.kind[parts[place]], self.parent[parts[place]] = "odd", self.parent[b]
        self.top[b] = self.mate[b] = None
        self.cycle[b], self.people[b] = [], set()

    def pair(self, x, edge):
        """Pairs a node by an edge, and the people in it accordingly."""
        self.mate[x] = edge[1]
        if x < self.n:
            return
        place = self.turn(x, edge[0])
        parts = self.cycle[x]
        for i in range(0, place, 2):
            u, v = self.edge(parts[i], parts[i + 1])
            self.pair(parts[i], (u, v))
            self.pair(parts[i + 1], (v, u))
        self.pair(parts[place], edge)
        self.cycle[x] = parts[place:] + parts[:place]

    def augment(self, x, y, edge):
        while True:
            before = self.mate[x]
            self.pair(x, edge)
            if before is None:
                return
            odd = self.top[before]
            u = self.parent[odd]
            x, y = self.top[u], odd
            v, _ = self.edge(odd, u)
            self.pair(odd, (v, u))
            edge = (u, v)

    def pairs(self):
        return [(u, self.mate[u]) for u in range(self.n) if u < self.mate[u]]


# The event.


class Player:
    def __init__(self, seed):
        self.seed = seed
        self.out = None
        self.here = False
        self.struck = False


class Table:
    """Two players in a round. Results are kept by the seats of the first leg."""

    def __init__(self, pair, best_of):
        self.pair = pair
        self.best_of = best_of
        self.legs = []
        self.ruling = None
        self.left = None

    def winner(self):
        """0 or 1; "draw" or "void"; None while it is open."""
        if self.ruling is not None:
            return self.ruling
        if not self.legs:
            return None
        results = [result for result, _, _ in self.legs]
        last = results[-1]
        if last.startswith("forfeit"):
            return 1 - int(last[-1])
        if self.best_of is None:
            return int(last) if last in "01" else last
        if self.left is not None and len(self.legs) >= self.left[1]:
            return 1 - self.left[0]
        lead = results.count("0") - results.count("1")
        planned = self.best_of
        if planned == 1 and results[0] not in "01":
            planned = 2
        rest = planned - len(results)
        if rest <= 0 or abs(lead) > rest:
            return 1 if lead < 0 else 0
        return None

    def forfeited_by(self):
        if self.ruling is None and self.legs and self.legs[-1][0].startswith("forfeit"):
            return int(self.legs[-1][0][-1])
        return None


class Round:
    def __init__(self, tables, byes):
        self.tables = tables
        self.byes = byes

    def decided(self):
        return all(table.winner() is not None for table in self.tables)

    def players(self):
        return [player for table in self.tables for player in table.pair] + self.byes

    def find(self, player):
        for table in self.tables:
            if player in table.pair:
                return table, table.pair.index(player)
        return None, None


class Event:
    def __init__(self, header, secret):
        check_header(header)
        self.header = header
        self.secret = secret
        self.format = header["format"]
        self.start, self.check_in = header["start"], header["check_in"]
        self.open, self.paused = True, False
        self.players = {}
        self.rounds = []
        self.order, self.seeds = [], []
        self.required, self.forced = None, None
        self.over = False
        self.at = 0

    def stream(self, name):
        return Chance(self.secret, [name])

    def present(self):
        return [player for player, state in self.players.items() if state.out is None]

    def decided(self):
        whole = not self.rounds or self.rounds[-1].decided()
        return self.rounds if whole else self.rounds[:-1]

    def total(self):
        n = len(self.seeds)
        if self.format == "knockout":
            return (n - 1).bit_length()
        most = n - 1 + n % 2
        return min(self.header["rounds"], most) if self.format == "swiss" else most

    def early(self):
        return not self.rounds or 2 * len(self.rounds) < self.total()

    # Lines.

    def add(self, line):
        require(not self.over, "nothing follows the end")
        kind = next((kind for kind in LINES if kind in line), None)
        require(kind is not None, "a line of an unknown kind")
        require(count(line.get("at")), "`at` is missing or wrong")
        require(line["at"] >= self.at, "`at` is earlier than before")
        self.at = line["at"]
        check_members({key: line[key] for key in line if key != "at"}, LINES[kind])
        self.forced, self.required = self.required, None
        if self.forced is not None:
            same = all(line.get(key) == value for key, value in self.forced.items())
            require(same, "another line has to follow first")
        getattr(self, "on_" + kind)(line)

    def on_joins(self, line):
        require(line["joins"] == f"p{len(self.players) + 1}", "players are numbered in order")
        self.require_room()
        self.players[line["joins"]] = Player(line["seed"])
        if self.rounds:
            self.order.append(line["joins"])

    def require_room(self):
        late = self.format == "swiss" and self.early()
        require(self.open and (not self.rounds or late), "no one can join any more")
        limit = self.header.get("most", LIMITS[self.format])
        require(len(self.present()) < limit, "the event is full")

    def player_in(self, name):
        state = self.players.get(name)
        require(state is not None and state.out is None, "the player is not in")
        return state

    def on_checks(self, line):
        state = self.player_in(line["checks"])
        require(self.check_in and not self.rounds, "there is no check-in")
        require(self.at >= self.start - CHECK_IN_TIME, "the check-in has not begun")
        require(not state.here, "the player has checked in before")
        state.here = True

    def on_sets(self, line):
        sets = line["sets"]
        check_members(sets, SETS)
        require(sets, "`sets` is empty")
        require(not self.rounds or not {"start", "check_in"} & set(sets), "the event has begun")
        self.start = sets.get("start", self.start)
        self.check_in = sets.get("check_in", self.check_in)
        live = self.header["time"].startswith("live")
        require(live or not self.check_in, "only live events have a check-in")
        self.open = sets.get("sign_up", self.open)
        self.paused = sets.get("paused", self.paused)

    def on_withdraws(self, line):
        name, why = line["withdraws"], line["why"]
        state = self.player_in(name)
        require(why in ("left", "no-show", "removed", "forfeits"), "unknown `why`")
        if why == "no-show":
            due = self.check_in and not self.rounds and self.at >= self.start
            require(due and not state.here, "the player need not have checked in")
        if why == "forfeits":
            require(self.forced is not None, "the player has not forfeited twice")
        state.out = why
        state.struck = self.format == "round-robin" and bool(self.rounds) and self.early()
        table, seat = self.rounds[-1].find(name) if self.rounds else (None, None)
        if table is not None and table.winner() is None:
            leg = len(table.legs) + 1
            table.left = seat, leg
            wins = (1 - seat) if leg % 2 else seat
            number = self.rounds[-1].tables.index(table) + 1
            self.required = {
                **{"round": len(self.rounds), "table": number, "leg": leg if leg > 1 else None},
                **{"result": str(wins), "score": None},
            }

    def on_returns(self, line):
        state = self.players.get(line["returns"])
        away = state is not None and state.out not in (None, "removed")
        require(away, "only a player who has withdrawn can return")
        self.require_room()
        state.out = None

    def on_round(self, line):
        number = len(self.rounds) + 1
        require(line["round"] == number, "another round is due")
        require(not self.paused, "the event is paused")
        require(not self.rounds or self.rounds[-1].decided(), "the round before is not decided")
        present = self.present()
        if not self.rounds:
            require(self.at >= self.start, "the event has not begun")
            require(len(present) >= 3, "an event needs three players")
            here = all(self.players[player].here for player in present)
            require(here or not self.check_in, "a player has not checked in")
            self.begin()
        require(number <= self.total() and len(present) > 1, "no further round is due")
        if self.secret is None:
            players = [player for pair in line["pairs"] for player in pair] + line["byes"]
            once = len(set(players)) == len(players) and set(players) <= set(present)
            require(once, "a player cannot be in the round")
        else:
            pairs, byes = getattr(self, "pair_" + self.format.replace("-", "_"))(number)
            require(pairs or byes, "no further round is due")
            right = line["pairs"] == pairs and line["byes"] == byes
            require(right, "other pairs follow from the secret and the rounds before")
        best_of = self.header.get("best_of")
        tables = [Table(pair, best_of) for pair in line["pairs"]]
        self.rounds.append(Round(tables, line["byes"]))

    def table(self, line):
        require(line["round"] <= len(self.rounds), "there is no such round")
        tables = self.rounds[line["round"] - 1].tables
        require(line["table"] <= len(tables), "there is no such table")
        return tables[line["table"] - 1]

    def on_match(self, line):
        table = self.table(line)
        require(line["round"] == len(self.rounds), "the match is not of the running round")
        leg = line.get("leg", 1)
        require(leg > 1 or "leg" not in line, "the first leg has no `leg`")
        require(table.winner() is None and leg == len(table.legs) + 1, "no such match is running")
        result, score, extra = line["result"], line.get("score"), line.get("extra")
        known = ("0", "1", "draw", "void", "forfeit-0", "forfeit-1")
        require(result in known, "unknown `result`")
        require(("score" in line) == ("extra" in line), "`score` and `extra` belong together")
        if "score" in line:
            require(None not in score + extra, "`score` and `extra` must be numbers")
            difference = score[0] - score[1]
            possible = {"0": difference >= 0, "1": difference <= 0, "draw": difference == 0}
            require(possible.get(result, False), "`result` contradicts `score`")
        if leg % 2 == 0:
            result = result.translate(str.maketrans("01", "10"))
            score, extra = score and score[::-1], extra and extra[::-1]
        table.legs.append((result, score, extra))
        seat = table.forfeited_by()
        if seat is not None and self.forfeits(table.pair[seat]) >= 2:
            self.required = {"withdraws": table.pair[seat], "why": "forfeits"}

    def forfeits(self, player):
        found = (one.find(player) for one in self.rounds)
        return sum(table is not None and table.forfeited_by() == seat for table, seat in found)

    def on_ruling(self, line):
        ruling = line["ruling"]
        check_members(ruling, RULING)
        table = self.table(ruling)
        require(ruling["result"] in ("0", "1", "draw", "void"), "unknown `result`")
        if self.format == "knockout":
            require(ruling["round"] == len(self.rounds), "the next round has begun")
            require(ruling["result"] in "01", "one of the two has to go on")
        result = ruling["result"]
        table.ruling = int(result) if result in "01" else result

    def finished(self):
        if not self.rounds or not self.rounds[-1].decided():
            return False
        if len(self.rounds) == self.total() or len(self.present()) < 2:
            return True
        return self.format == "knockout" and self.pair_knockout(0) == ([], [])

    def on_over(self, line):
        digest = hashlib.sha256(bytes.fromhex(line["secret"])).hexdigest()
        same = digest == self.header["commitment"].lower()
        require(same, "`secret` does not match the commitment")
        decided, finished = self.decided(), self.finished()
        allowed = {
            "played": finished,
            "ended": bool(decided) and not finished,
            "cancelled": not decided,
        }
        require(allowed.get(line["over"], False), "the event cannot end so here")
        numbers = all(len(one) == 4 and all(map(is_number, one[1:])) for one in line["standings"])
        right = numbers and line["standings"] == self.standings()
        require(right, "other standings follow from the results")
        self.over = True

    # Pairing.

    def begin(self):
        self.order = list(self.players)
        if self.secret is not None:
            self.stream("order").shuffle(self.order)
        present = [player for player in self.order if self.players[player].out is None]
        ratings = {player: self.players[player].seed for player in present}
        rated = [player for player in present if ratings[player] is not None]
        unrated = [player for player in present if ratings[player] is None]
        self.seeds = sorted(rated, key=lambda player: -ratings[player]) + unrated

    def pair_swiss(self, number):
        people = [player for player in self.order if self.players[player].out is None]
        n = len(people)
        places = n + n % 2
        chance = self.stream(f"round {number}")
        words = {pair: next(chance.words) for pair in combinations(range(places), 2)}
        points = [self.points(player) for player in people]
        balance = [0] * n
        byes = [0] * n
        met = {}
        for one in self.rounds:
            for player in one.byes:
                if player in people:
                    byes[people.index(player)] = 1
            for table in one.tables:
                for player, step in zip(table.pair, (1, -1)):
                    if player in people:
                        balance[people.index(player)] += step
                key = frozenset(table.pair)
                met[key] = met.get(key, 0) + 1

        def cost(u, v):
            if v == n:
                terms = [0, byes[u], points[u], 0, 0]
            else:
                low, high = sorted((balance[u], balance[v]))
                times = met.get(frozenset((people[u], people[v])), 0)
                seats = (low + 1) ** 2 + (high - 1) ** 2
                terms = [times, 0, 0, (points[u] - points[v]) ** 2, seats]
            total = 0
            for term in terms + [words[u, v]]:
                # No sum over the pairs reaches the next term.
                total = total << 64 | term
            return total

        tables, alone = [], []
        for u, v in Matching(places, cost).pairs():
            if v == n:
                alone.append(people[u])
                continue
            first, second = (v, u) if balance[v] < balance[u] else (u, v)
            high, low = max(points[u], points[v]), min(points[u], points[v])
            tables.append((-high, -low, u, [people[first], people[second]]))
        return [table[3] for table in sorted(tables)], alone

    def pair_round_robin(self, number):
        n = len(self.seeds) + len(self.seeds) % 2
        wrap = lambda place: (place - 1) % (n - 1) + 1
        meetings = [(number, n) if number % 2 else (n, number)]
        meetings += [(wrap(number + k), wrap(number - k)) for k in range(1, n // 2)]
        return self.meet(meetings)

    def meet(self, meetings):
        """Pairs those who are in, and gives byes to those whose opponent is not."""
        pairs, byes = [], []
        for meeting in meetings:
            seeds = [self.seeds[place - 1] for place in meeting if place <= len(self.seeds)]
            players = [player for player in seeds if self.players[player].out is None]
            if len(players) == 2:
                pairs.append(players)
            else:
                byes += players
        return pairs, byes

    def pair_knockout(self, number):
        lines = [1]
        while len(lines) < len(self.seeds):
            total = 2 * len(lines) + 1
            lines = [seed for line in lines for seed in (line, total - line)]
        for one in self.rounds:
            survivors = set(filter(lambda player: self.survived(one, player), one.players()))
            pairs = zip(lines[::2], lines[1::2])
            lines = []
            for pair in pairs:
                through = [
                    seed
                    for seed in pair
                    if seed is not None
                    and seed <= len(self.seeds)
                    and self.seeds[seed - 1] in survivors
                ]
                lines.append(through[0] if through else None)
        meetings = zip(lines[::2], lines[1::2])
        return self.meet([sorted(seed for seed in pair if seed is not None) for pair in meetings])

    # Points.

    @staticmethod
    def survived(one, player):
        table, seat = one.find(player)
        return player in one.byes or (table is not None and table.winner() == seat)

    def margin(self, table, seat):
        most = MARGINS[self.header["game"]]
        if table.ruling is not None:
            return 0
        result, score, _ = table.legs[-1]
        if score is not None:
            return max(-most, min(most, score[seat] - score[1 - seat]))
        if result.startswith("forfeit"):
            return -most if int(result[-1]) == seat else 0
        if result in "01":
            return most if int(result) == seat else -most
        return 0

    def worth(self, table, seat):
        """Half points, margin and duplicate score of a seat."""
        winner = table.winner()
        half = 1 if winner in ("draw", "void") else 2 if winner == seat else 0
        return half, self.margin(table, seat)

    def compared(self, table):
        played = table.ruling is None and table.legs[-1][0] in ("0", "1", "draw")
        return played and not any(self.players[player].struck for player in table.pair)

    def score(self, one, player):
        """Half points, margin and duplicate score of a player in a round."""
        if self.players[player].struck:
            return 0, 0, 0
        table, seat = one.find(player)
        if table is None:
            return (2, 0, BYE) if player in one.byes else (0, 0, 0)
        if self.players[table.pair[1 - seat]].struck:
            return 2, 0, BYE
        half, margin = self.worth(table, seat)
        if not self.compared(table):
            return half, margin, {2: BYE, 1: HALF, 0: 0}[half]
        key = lambda it: (*self.worth(it, seat), (it.legs[-1][2] or (0, 0))[seat])
        others = [it for it in one.tables if it is not table and self.compared(it)]
        if not others:
            return half, margin, half * HALF
        own = key(table)
        beaten = sum(2 * (key(it) < own) + (key(it) == own) for it in others)
        return half, margin, (FULL * beaten + len(others)) // (2 * len(others))

    def points(self, player):
        part = 0 if self.header["scoring"] == "wins" else 2
        return sum(self.score(one, player)[part] for one in self.decided())

    def standings(self):
        rounds = self.decided()
        was_in = {player for one in rounds for player in one.players()}
        listed = [player for player in self.players if player in was_in]
        keys = {player: self.rank(player, rounds) for player in listed}
        if self.format != "knockout" and self.header["scoring"] == "wins":
            keys = {player: self.among_tied(player, keys, rounds) for player in listed}
        listed.sort(key=lambda player: keys[player])
        standings = []
        for number, player in enumerate(listed, 1):
            before = standings[-1] if standings else None
            shared = before is not None and keys[before[0]] == keys[player]
            place = before[1] if shared else number
            standings.append([player, place, -keys[player][1], -keys[player][2]])
        return standings

    def rank(self, player, rounds):
        if self.format == "knockout":
            return 0, -sum(self.survived(one, player) for one in rounds), 0, 0
        scores = [self.score(one, player) for one in rounds]
        half, margin, duplicate = map(sum, zip(*scores))
        sums = (half, margin) if self.header["scoring"] == "wins" else (duplicate, half)
        return int(self.players[player].struck), -sums[0], -sums[1], 0

    def among_tied(self, player, keys, rounds):
        tied = {other for other in keys if keys[other] == keys[player]}
        met = {frozenset(table.pair) for one in rounds for table in one.tables}
        all_met = all(frozenset(pair) in met for pair in combinations(tied, 2))
        if not all_met or len(tied) < 2 or keys[player][0]:
            return keys[player]
        points = 0
        for one in rounds:
            table, seat = one.find(player)
            if table is not None and table.pair[1 - seat] in tied:
                points += self.score(one, player)[0]
        return (*keys[player][:3], -points)


def matching_secret(lines):
    """The secret that the last line publishes, unless it is not that of the commitment."""
    secret, commitment = lines[-1].get("secret"), lines[0].get("commitment")
    if not hexadecimal(secret) or not hexadecimal(commitment):
        return None
    secret = bytes.fromhex(secret)
    return secret if hashlib.sha256(secret).digest() == bytes.fromhex(commitment) else None


def verify(path):
    """Returns the verified event."""
    lines = read_json_lines(path)
    if not lines:
        raise RecordError(1, "the file is empty")
    secret = matching_secret(lines)
    number = 1
    try:
        event = Event(lines[0], secret)
        for number, line in enumerate(lines[1:], 2):
            event.add(line)
        number = len(lines) + 1
        require(event.required is None, "the line that has to follow is missing")
    except Wrong as error:
        raise RecordError(number, str(error))
    return event


def report(path):
    """What to print about a file, and whether nothing is wrong with it."""
    try:
        event = verify(path)
    except VerifyError as error:
        return str(error), False
    players, rounds = len(event.players), len(event.decided())
    note = "" if event.over else "; it is not over, so that its pairs are not verified"
    return f"ok ({players} players, {rounds} rounds{note})", True


if __name__ == "__main__":
    sys.exit(main("Verify the records of tournaments.", "an event record (EVENT.md)", report))

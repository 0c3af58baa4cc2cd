//! The reference implementation of Claim It, which follows RULES.md 3 sentence by sentence: piles of stones on a
//! board. Slow, simple, and independent of the engine.

use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stone {
    /// A stone of a player.
    Of(usize),
    /// A black owner stone.
    Owner,
    /// The white claim stone of that number.
    Claim(usize),
}

/// A match.
pub(crate) struct Reference {
    players: usize,
    recycle: bool,
    /// Per space, by row and column, the stones on it, from bottom to top.
    board: Vec<Vec<Vec<Stone>>>,
    /// All stones that are not on the board.
    supply: Vec<Stone>,
    /// The seat whose turn it is.
    seat: usize,
    due: Due,
    /// The number of turns left, once the last round has begun.
    turns_left: Option<usize>,
}

/// What has to happen next.
enum Due {
    FirstRoll,
    Dice,
    Use([usize; 3]),
    Choice,
    Nothing,
}

impl Reference {
    pub(crate) fn new(players: usize, recycle: bool, first: usize) -> Self {
        let of_players = (0..players).flat_map(|seat| [Stone::Of(seat); 24]);
        let claims = (1..=6).map(Stone::Claim);
        Self {
            players,
            recycle,
            board: vec![vec![Vec::new(); 6]; 6],
            supply: of_players.chain([Stone::Owner; 30]).chain(claims).collect(),
            seat: first,
            due: Due::FirstRoll,
            turns_left: None,
        }
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.due {
            Due::FirstRoll | Due::Use(_) | Due::Choice => Some(self.seat),
            Due::Dice | Due::Nothing => None,
        }
    }

    /// The stones on a space, from bottom to top.
    pub(crate) fn pile(&self, row: usize, column: usize) -> &[Stone] {
        &self.board[row - 1][column - 1]
    }

    /// The number of stones of this kind in the supply.
    pub(crate) fn left(&self, stone: Stone) -> usize {
        self.supply.iter().filter(|&&other| other == stone).count()
    }

    /// The legal actions in notation, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        match self.due {
            Due::FirstRoll => vec!["roll".to_owned()],
            Due::Choice => vec!["roll".to_owned(), "stop".to_owned()],
            Due::Use(dice) => {
                let uses = self.assignments(dice).into_iter();
                let uses: BTreeSet<_> = uses
                    .map(|(row, column, _)| format!("use {row},{column}"))
                    .collect();
                uses.into_iter().collect()
            }
            Due::Dice | Due::Nothing => Vec::new(),
        }
    }

    pub(crate) fn act(&mut self, action: &str) {
        match (&self.due, action) {
            (_, "roll") => self.due = Due::Dice,
            (_, "stop") => self.stop(),
            (&Due::Use(dice), action) => {
                let matching = |&(row, column, _): &(usize, usize, Stone)| {
                    action == format!("use {row},{column}")
                };
                let found = self.assignments(dice).into_iter().find(matching);
                let (row, column, stone) = found.expect("two dice name the space");
                self.put(row, column, stone);
                self.due = Due::Choice;
            }
            _ => panic!("unexpected action"),
        }
    }

    /// Applies a roll in the notation of records: `roll 3 5 1`.
    pub(crate) fn chance(&mut self, roll: &str) {
        let dice: Vec<usize> = roll.split(' ').skip(1).flat_map(str::parse).collect();
        let dice = dice.try_into().expect("three dice");
        if self.assignments(dice).is_empty() {
            self.bust();
        } else {
            self.due = Due::Use(dice);
        }
    }

    /// All ways to assign one die to the row, one to the column and the third to the stone. Each is given as the
    /// row, the column and the stone that is placed.
    fn assignments(&self, [a, b, c]: [usize; 3]) -> Vec<(usize, usize, Stone)> {
        let ways = [
            [a, b, c],
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
        ];
        let stone = |[row, column, third]: [usize; 3]| {
            let stone = self.stone_for(row, column, third)?;
            Some((row, column, stone))
        };
        ways.into_iter().filter_map(stone).collect()
    }

    fn stone_for(&self, row: usize, column: usize, third: usize) -> Option<Stone> {
        let pile = self.pile(row, column);
        if pile.contains(&Stone::Owner) {
            return None;
        }
        match pile.last() {
            Some(Stone::Claim(_)) => Some(Stone::Owner).filter(|it| self.supply.contains(it)),
            Some(Stone::Of(seat)) if *seat == self.seat => {
                Some(Stone::Owner).filter(|it| self.supply.contains(it))
            }
            _ => {
                let claim = Some(Stone::Claim(third)).filter(|it| self.supply.contains(it));
                claim.filter(|_| self.unclaimed(self.seat) > 0)
            }
        }
    }

    /// The number of a seat's stones in the supply that are not needed for spaces claimed this
    /// turn.
    pub(crate) fn unclaimed(&self, seat: usize) -> usize {
        let claimed = if seat == self.seat { self.claimed() } else { 0 };
        self.left(Stone::Of(seat)) - claimed
    }

    /// The number of stones that stopping would take from the supply.
    fn claimed(&self) -> usize {
        let needs = |pile: &&Vec<Stone>| {
            matches!(pile.last(), Some(Stone::Claim(_) | Stone::Owner))
                && !pile.contains(&Stone::Of(self.seat))
        };
        self.board.iter().flatten().filter(needs).count()
    }

    fn put(&mut self, row: usize, column: usize, stone: Stone) {
        self.take(stone);
        let pile = &mut self.board[row - 1][column - 1];
        if self.recycle
            && stone == Stone::Owner
            && let Some(claim @ Stone::Claim(_)) = pile.last()
        {
            self.supply.push(*claim);
            pile.pop();
        }
        pile.push(stone);
    }

    fn take(&mut self, stone: Stone) {
        let index = self.supply.iter().position(|&other| other == stone);
        self.supply
            .remove(index.expect("the stone is in the supply"));
    }

    fn bust(&mut self) {
        for pile in self.board.iter_mut().flatten() {
            if pile.last() == Some(&Stone::Owner) {
                self.supply.extend(pile.pop());
            }
        }
        for pile in self.board.iter_mut().flatten() {
            if let Some(Stone::Claim(_)) = pile.last() {
                self.supply.extend(pile.pop());
            }
        }
        self.end_turn();
    }

    fn stop(&mut self) {
        for row in 0..6 {
            for column in 0..6 {
                let now = match self.board[row][column].last() {
                    Some(Stone::Owner) => vec![Stone::Owner, Stone::Of(self.seat)],
                    Some(Stone::Claim(_)) => vec![Stone::Of(self.seat)],
                    _ => continue,
                };
                let before = std::mem::take(&mut self.board[row][column]);
                self.supply.extend(before);
                for &stone in &now {
                    self.take(stone);
                }
                self.board[row][column] = now;
            }
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        let needed = [13, 9, 7, 6][self.players - 2];
        self.turns_left = match self.turns_left {
            Some(turns) => Some(turns - 1),
            None => Some(self.players).filter(|_| self.gold(self.seat) >= needed),
        };
        self.seat = (self.seat + 1) % self.players;
        self.due = if self.turns_left == Some(0) {
            Due::Nothing
        } else {
            Due::FirstRoll
        };
    }

    fn gold(&self, seat: usize) -> usize {
        let gold = [Stone::Owner, Stone::Of(seat)];
        let piles = self.board.iter().flatten();
        piles.filter(|pile| **pile == gold).count()
    }

    /// The spaces of a seat, by row and column from 0.
    fn spaces(&self, seat: usize) -> Vec<(usize, usize)> {
        let all = (0..6).flat_map(|row| (0..6).map(move |column| (row, column)));
        let own = |&(row, column): &(usize, usize)| {
            self.board[row][column].last() == Some(&Stone::Of(seat))
        };
        all.filter(own).collect()
    }

    /// The sizes of a seat's groups of spaces joined by edges.
    fn groups(&self, seat: usize) -> Vec<usize> {
        let mut rest = self.spaces(seat);
        let mut groups = Vec::new();
        while let Some(first) = rest.pop() {
            let (mut group, mut seen) = (vec![first], 0);
            while let Some(&(row, column)) = group.get(seen) {
                seen += 1;
                let beside = |&(r, c): &(usize, usize)| row.abs_diff(r) + column.abs_diff(c) == 1;
                group.extend(rest.extract_if(.., |space| beside(space)));
            }
            groups.push(group.len());
        }
        groups
    }

    /// The `result` object of the record.
    pub(crate) fn result(&self) -> serde_json::Value {
        let seats = 0..self.players;
        let groups = seats
            .clone()
            .map(|seat| self.groups(seat).into_iter().max());
        let groups: Vec<_> = groups.map(Option::unwrap_or_default).collect();
        let gold: Vec<_> = seats.clone().map(|seat| self.gold(seat)).collect();
        let spaces: Vec<_> = seats.clone().map(|seat| self.spaces(seat).len()).collect();
        // A seat is behind another if it has less in the first of these counts in which they differ.
        let behind = |seat: usize, other: usize| {
            [&groups, &gold, &spaces]
                .iter()
                .find(|count| count[seat] != count[other])
                .is_some_and(|count| count[seat] < count[other])
        };
        let wins = |&seat: &usize| !seats.clone().any(|other| behind(seat, other));
        let winners: Vec<_> = seats.clone().filter(wins).collect();
        serde_json::json!({
            "winners": winners, "groups": groups, "gold": gold, "spaces": spaces,
        })
    }
}

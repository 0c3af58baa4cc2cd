//! Points and standings. All is counted from the rounds each time, because rulings and players who are struck out change
//! what earlier rounds were worth.

use std::cmp::Reverse;

use claim_rules::cards::Seat;

use super::line::{Entrant, MatchResult, Standing};
use super::progress::Progress;
use super::round::{Decision, Leg, Pairing, Round, other};
use super::settings::{Format, Scoring};

/// Half points of a win.
const WIN: i64 = 2;

/// Duplicate scores of a round that is not compared, in hundredths of a per cent.
const DUPLICATE_BYE: i64 = 6_000;
const DUPLICATE_DRAW: i64 = 5_000;
const DUPLICATE_WIN: i64 = 10_000;

/// What a round was worth to a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RoundScore {
    /// Half points.
    pub(super) half_points: i64,
    /// The margin.
    pub(super) margin: i64,
    /// The share of others who did worse with the same cards, in hundredths of a per cent.
    pub(super) duplicate: i64,
}

impl RoundScore {
    const BYE: Self = Self {
        half_points: WIN,
        margin: 0,
        duplicate: DUPLICATE_BYE,
    };
}

impl Progress {
    /// The points by which players are paired and ranked: half points, or the sum of duplicate scores, of the rounds that
    /// are decided.
    #[must_use]
    pub fn points(&self, player: Entrant) -> i64 {
        let scores = self.decided_rounds().iter();
        let scores = scores.map(|round| self.score(round, player));
        let points = |score: RoundScore| match self.settings().scoring {
            Scoring::Wins => score.half_points,
            Scoring::Duplicate => score.duplicate,
        };
        scores.map(points).sum()
    }

    /// The duplicate score of a player in a round, from 1: in hundredths of a per cent.
    #[must_use]
    pub fn duplicate_score(&self, round: u8, player: Entrant) -> i64 {
        let index = usize::from(round).checked_sub(1);
        let round = index.and_then(|index| self.rounds().get(index));
        round.map_or(0, |round| self.score(round, player).duplicate)
    }

    /// The standings after the rounds that are decided, best first. Players who are tied share a place and are listed in
    /// order of joining.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let rounds = self.decided_rounds();
        let mut players: Vec<_> = rounds.iter().flat_map(Round::players).collect();
        players.sort_unstable();
        players.dedup();
        let ranked = match self.settings().format {
            Format::Knockout { .. } => self.rank_by_survival(&players),
            Format::Swiss { .. } | Format::RoundRobin => self.rank_by_points(&players),
        };
        places(ranked)
    }

    fn rank_by_survival(&self, players: &[Entrant]) -> Vec<(Rank, Standing)> {
        let rounds = self.decided_rounds();
        let mut ranked: Vec<_> = players
            .iter()
            .map(|&player| {
                let survived = rounds.iter().filter(|round| round.is_survived_by(player));
                let points = i64::try_from(survived.count()).unwrap_or(i64::MAX);
                (
                    Rank {
                        is_struck: false,
                        keys: [Reverse(points), Reverse(0), Reverse(0)],
                    },
                    standing(player, points, 0),
                )
            })
            .collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked
    }

    fn rank_by_points(&self, players: &[Entrant]) -> Vec<(Rank, Standing)> {
        let mut ranked: Vec<_> = players
            .iter()
            .map(|&player| {
                let (points, second) = self.sums(player);
                let rank = Rank {
                    is_struck: self.is_struck(player),
                    keys: [Reverse(points), Reverse(second), Reverse(0)],
                };
                (rank, standing(player, points, second))
            })
            .collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        if self.settings().scoring == Scoring::Wins {
            for tied in ranked.chunk_by_mut(|(one, _), (other, _)| one == other) {
                self.rank_among_each_other(tied);
                tied.sort_by_key(|(rank, _)| *rank);
            }
        }
        ranked
    }

    /// The points of a player, and what decides between equal ones.
    fn sums(&self, player: Entrant) -> (i64, i64) {
        let scores = self.decided_rounds().iter();
        let scores = scores.map(|round| self.score(round, player));
        scores.fold((0, 0), |(points, second), score| {
            match self.settings().scoring {
                Scoring::Wins => (points + score.half_points, second + score.margin),
                Scoring::Duplicate => (points + score.duplicate, second + score.half_points),
            }
        })
    }

    /// Ranks players who are tied by their points among each other, if they have all been paired with each other.
    fn rank_among_each_other(&self, tied: &mut [(Rank, Standing)]) {
        if tied.len() < 2 || tied[0].0.is_struck {
            return;
        }
        let players: Vec<_> = tied.iter().map(|(_, standing)| standing.player).collect();
        let have_met = |one, other| {
            let mut tables = self.decided_rounds().iter().flat_map(|it| &it.tables);
            tables.any(|table| table.seat_of(one).is_some() && table.seat_of(other).is_some())
        };
        let all_met = (1..players.len())
            .all(|later| (0..later).all(|earlier| have_met(players[earlier], players[later])));
        if !all_met {
            return;
        }
        for (rank, standing) in tied {
            let rounds = self.decided_rounds().iter();
            let against_tied = rounds.filter(|round| {
                let table = round.table_of(standing.player);
                table.is_some_and(|(index, seat)| {
                    players.contains(&round.tables[index].player(other(seat)))
                })
            });
            let points = against_tied.map(|round| self.score(round, standing.player).half_points);
            rank.keys[2] = Reverse(points.sum());
        }
    }

    /// What a round that is decided was worth to a player.
    pub(super) fn score(&self, round: &Round, player: Entrant) -> RoundScore {
        if self.is_struck(player) {
            return RoundScore::default();
        }
        if round.byes.contains(&player) {
            return RoundScore::BYE;
        }
        let Some((index, seat)) = round.table_of(player) else {
            return RoundScore::default();
        };
        let table = &round.tables[index];
        if self.is_struck(table.player(other(seat))) {
            return RoundScore::BYE;
        }
        let Some(decision) = table.decision() else {
            return RoundScore::default();
        };
        RoundScore {
            half_points: half_points(decision, seat),
            margin: self.margin(decision, seat),
            duplicate: self.duplicate(round, index, seat),
        }
    }

    fn margin(&self, decision: Decision, seat: Seat) -> i64 {
        let most = self.settings().max_margin();
        match decision {
            Decision::Ruled(_) => 0,
            Decision::Played(Leg {
                scores: Some(scores),
                ..
            }) => {
                let score = |seat: Seat| i64::from(scores.score[seat.index()]);
                (score(seat) - score(other(seat))).clamp(-most, most)
            }
            Decision::Played(Leg { result, .. }) => match result {
                MatchResult::Won(winner) if winner == seat => most,
                MatchResult::Forfeit(absent) if absent != seat => 0,
                MatchResult::Won(_) | MatchResult::Forfeit(_) => -most,
                MatchResult::Draw | MatchResult::Void => 0,
            },
        }
    }

    /// The share of the others in the same seat whom a player has beaten, in hundredths of a per cent, rounded half up.
    fn duplicate(&self, round: &Round, index: usize, seat: Seat) -> i64 {
        let table = &round.tables[index];
        let Some(own) = self.comparable(table, seat) else {
            return table
                .decision()
                .map_or(0, |decision| match half_points(decision, seat) {
                    WIN => DUPLICATE_BYE,
                    0 => 0,
                    _ => DUPLICATE_DRAW,
                });
        };
        let others = round.tables.iter().enumerate();
        let others = others.filter(|(other, _)| *other != index);
        let (mut count, mut beaten_twice) = (0, 0);
        for theirs in others.filter_map(|(_, table)| self.comparable(table, seat)) {
            count += 1;
            beaten_twice += match own.cmp(&theirs) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
        }
        if count == 0 {
            return own.half_points * DUPLICATE_DRAW;
        }
        (DUPLICATE_WIN * beaten_twice + count) / (2 * count)
    }

    /// What a table is compared by; `None` if it was not played.
    fn comparable(&self, table: &Pairing, seat: Seat) -> Option<Comparable> {
        let Decision::Played(leg) = table.decision()? else {
            return None;
        };
        let is_played = matches!(leg.result, MatchResult::Won(_) | MatchResult::Draw);
        if !is_played || table.players.iter().any(|&it| self.is_struck(it)) {
            return None;
        }
        let decision = Decision::Played(leg);
        Some(Comparable {
            half_points: half_points(decision, seat),
            margin: self.margin(decision, seat),
            extra: leg.scores.map_or(0, |scores| scores.extra[seat.index()]),
        })
    }
}

/// What tables with the same deal are compared by, in this order.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Comparable {
    half_points: i64,
    margin: i64,
    extra: u32,
}

/// What orders players. Equal ranks share a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    is_struck: bool,
    keys: [Reverse<i64>; 3],
}

const fn standing(player: Entrant, points: i64, second: i64) -> Standing {
    Standing {
        player,
        place: 0,
        points,
        second,
    }
}

fn half_points(decision: Decision, seat: Seat) -> i64 {
    match decision.winner() {
        Some(winner) if winner == seat => WIN,
        Some(_) => 0,
        None => WIN / 2,
    }
}

/// Gives each the place that follows from the ranks, which are in order.
fn places(ranked: Vec<(Rank, Standing)>) -> Vec<Standing> {
    let mut standings: Vec<Standing> = Vec::with_capacity(ranked.len());
    let mut last = None;
    for (number, (rank, mut standing)) in (1..).zip(ranked) {
        standing.place = match (last, standings.last()) {
            (Some(last), Some(before)) if last == rank => before.place,
            _ => number,
        };
        last = Some(rank);
        standings.push(standing);
    }
    standings
}

//! Achievements: things worth doing, earned once.

use std::collections::BTreeSet;

use claim_ai::Level;
use claim_ai::daily::Streak;
use claim_rules::{Day, GameKind};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Career, CareerMatch};
use crate::ids::{MatchId, UserId};

/// How many opponents [`Achievement::TenOpponents`] takes.
const TEN_OPPONENTS: usize = 10;

/// How many wins in a row [`Achievement::FiveInARow`] takes.
const FIVE_WINS: u32 = 5;

/// How many days in a row are a week.
const WEEK: u32 = 7;

/// How many puzzles [`Achievement::FiftyPuzzles`] takes.
const FIFTY_PUZZLES: u32 = 50;

/// How many players a large table has at least.
const LARGE_TABLE: usize = 3;

/// Something that a person can earn once.
#[derive(
    Clone,
    Copy,
    Debug,
    EnumString,
    Eq,
    Hash,
    IntoStaticStr,
    Ord,
    PartialEq,
    PartialOrd,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Achievement {
    /// Win a match of Claim.
    WinClaim,
    /// Win a match of Claim 2.
    WinClaim2,
    /// Win a match of Claim 1 + 2.
    WinClaimMix,
    /// Win a match of Claim Kingdoms.
    WinKingdoms,
    /// Win a match of Claim It.
    WinClaimIt,
    /// Win a match of every game.
    EveryGame,
    /// Win all votes of a match.
    Shutout,
    /// Win a match against easy bots.
    BeatEasy,
    /// Win a match against medium bots.
    BeatMedium,
    /// Win a match against hard bots.
    BeatHard,
    /// Play against ten people.
    TenOpponents,
    /// Win five matches against people in a row.
    FiveInARow,
    /// Win a match with three or more players.
    LargeTable,
    /// Finish ten matches.
    TenMatches,
    /// Finish a hundred matches.
    HundredMatches,
    /// Win a daily deal.
    DailyWin,
    /// Finish the daily deal on seven days in a row.
    DailyWeek,
    /// Solve the puzzle on seven days in a row.
    PuzzleWeek,
    /// Solve fifty puzzles.
    FiftyPuzzles,
    /// Finish a match of a tournament.
    Tournament,
    /// Win a tournament.
    TournamentWin,
}

impl Achievement {
    /// All of them, in the order in which they are shown.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The id in message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// That for the first win in a game.
    const fn first_win(game: GameKind) -> Self {
        match game {
            GameKind::Claim => Self::WinClaim,
            GameKind::Claim2 => Self::WinClaim2,
            GameKind::ClaimMix => Self::WinClaimMix,
            GameKind::Kingdoms => Self::WinKingdoms,
            GameKind::ClaimIt => Self::WinClaimIt,
        }
    }

    /// That for beating bots of a level.
    const fn beaten(level: Level) -> Self {
        match level {
            Level::Easy => Self::BeatEasy,
            Level::Medium => Self::BeatMedium,
            Level::Hard => Self::BeatHard,
        }
    }
}

impl Career {
    /// What the person has earned so far, in the order of [`Achievement::ALL`].
    #[must_use]
    pub fn achievements(&self) -> BTreeSet<Achievement> {
        let mut earned: BTreeSet<_> = earned_by_matches(&self.matches)
            .into_iter()
            .map(|(_, achievement)| achievement)
            .collect();
        if self.puzzles.best_streak >= WEEK {
            earned.insert(Achievement::PuzzleWeek);
        }
        if self.puzzles.solved >= FIFTY_PUZZLES {
            earned.insert(Achievement::FiftyPuzzles);
        }
        if self.events_won > 0 {
            earned.insert(Achievement::TournamentWin);
        }
        earned
    }

    /// What the person has earned by a match, as its last requirement.
    #[must_use]
    pub fn earned_by(&self, id: MatchId) -> Vec<Achievement> {
        let earned = earned_by_matches(&self.matches).into_iter();
        let by_match = earned.filter(|(it, _)| *it == id);
        by_match.map(|(_, achievement)| achievement).collect()
    }
}

/// What matches have come to so far.
#[derive(Default)]
struct Progress {
    earned: BTreeSet<Achievement>,
    games_won: BTreeSet<&'static str>,
    opponents: BTreeSet<UserId>,
    /// Wins in a row against people.
    wins: u32,
    /// The days whose deals were finished.
    days: Vec<Day>,
}

/// What was earned by matches, in the order in which they ended: each with the match that completed it.
fn earned_by_matches(matches: &[CareerMatch]) -> Vec<(MatchId, Achievement)> {
    let mut progress = Progress::default();
    let mut earned = Vec::new();
    for (played, count) in matches.iter().zip(1_usize..) {
        for achievement in progress.add(played, count) {
            if progress.earned.insert(achievement) {
                earned.push((played.id, achievement));
            }
        }
    }
    earned
}

impl Progress {
    /// Counts a match, the `count`th one. Returns whose requirements are met now, also if they were before.
    fn add(&mut self, played: &CareerMatch, count: usize) -> Vec<Achievement> {
        let is_won = played.is_won();
        if is_won {
            self.games_won.insert(played.game.id());
        }
        self.opponents.extend(played.people());
        if played.people().next().is_some() {
            self.wins = if is_won { self.wins + 1 } else { 0 };
        }
        self.days.extend(played.finished_daily());
        let players = 1 + played.opponents.len() + played.partners.len();
        let has_votes = !matches!(played.game, GameKind::Kingdoms | GameKind::ClaimIt);
        let is_shutout = has_votes && played.result.scores.is_some_and(|(_, other)| other == 0);
        let is_met = [
            (is_won, Achievement::first_win(played.game)),
            (
                self.games_won.len() == GameKind::ALL.len(),
                Achievement::EveryGame,
            ),
            (is_won && is_shutout, Achievement::Shutout),
            (
                self.opponents.len() >= TEN_OPPONENTS,
                Achievement::TenOpponents,
            ),
            (self.wins >= FIVE_WINS, Achievement::FiveInARow),
            (is_won && players >= LARGE_TABLE, Achievement::LargeTable),
            (count >= 10, Achievement::TenMatches),
            (count >= 100, Achievement::HundredMatches),
            (
                is_won && played.finished_daily().is_some(),
                Achievement::DailyWin,
            ),
            (
                played.daily.is_some() && self.has_week(),
                Achievement::DailyWeek,
            ),
            (played.is_of_event, Achievement::Tournament),
        ];
        let met = is_met.into_iter().filter(|(is_met, _)| *is_met);
        let beaten = played.bots().filter(|_| is_won).map(Achievement::beaten);
        met.map(|(_, achievement)| achievement)
            .chain(beaten)
            .collect()
    }

    /// Whether the deals of seven days in a row were finished, in any order.
    fn has_week(&self) -> bool {
        let last = self.days.last().copied().unwrap_or(Day(0));
        Streak::of(self.days.clone(), last).best >= WEEK
    }
}

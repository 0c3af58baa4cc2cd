//! Leaderboards and player profiles.

use claim_ai::Level;
use claim_rules::cards::{Faction, Seat};
use claim_rules::record::{Ending, Line, TimedLine};
use claim_rules::{GameKind, Setup};
use claim_screens::{BotResults, EventFinish};
use claim_store::{FinishedMatch, Ladder, OpponentRow, Page, RatingRow};
use claim_table::form::Form;
use claim_table::ids::{GuildId, PersonName, UserId};

use super::People;
use crate::CommandError;

/// How many matches a rating's history includes.
const MAX_HISTORY: u32 = 50;

/// How many events a profile lists.
const MAX_EVENTS: u32 = 3;

/// How many opponents a profile lists.
const MAX_OPPONENTS: u32 = 5;

/// The profile of a player, in one server or in all servers.
#[derive(Clone, Debug)]
pub struct PlayerProfile {
    /// Their names at their last rated match; `None` before the first one.
    pub name: Option<PersonName>,
    /// The rating in the requested game, or in all games together.
    pub row: Option<RatingRow>,
    /// The displayed rating before and after each of the last matches of that game, oldest first.
    pub history: Vec<(f64, f64)>,
    /// The ratings in each game that they have played.
    pub games: Vec<(GameKind, RatingRow)>,
    /// The faction that they, or their team, have won most often, and how often.
    pub favourite: Option<(Faction, u32)>,
    /// The opponents with the most matches. On another person's profile, only the reader.
    pub opponents: Vec<OpponentRow>,
    /// On the reader's own profile, their results against each level of bots that they have met, weakest
    /// first.
    pub bots: Vec<BotResults>,
    /// On the reader's own profile, how well they decided in the requested game, or in each game.
    pub forms: Vec<(GameKind, Form)>,
    /// How they finished in their last events, the latest first.
    pub events: Vec<EventFinish>,
}

impl People {
    /// A page of a leaderboard, and the user's own row. Pages are counted from 0.
    pub async fn leaderboard(
        &self,
        ladder: Ladder,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>, CommandError> {
        let store = &self.store;
        Ok(store.leaderboard(ladder, user, page, per_page).await?)
    }

    /// The profile of `user`, as `reader` or, without one, everyone sees it: in one server or all servers,
    /// with the rating in one game or all games together.
    pub async fn profile(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
        user: UserId,
        reader: Option<UserId>,
    ) -> Result<PlayerProfile, CommandError> {
        let store = &self.store;
        let ladder = |game| Ladder {
            month: None,
            guild,
            game,
        };
        let mut games = Vec::new();
        for &kind in GameKind::ALL {
            let row = store.rating_row(ladder(Some(kind)), user).await?;
            games.extend(row.map(|row| (kind, row)));
        }
        let overall = store.rating_row(ladder(None), user).await?;
        let name = overall.as_ref().map(|row| row.name.clone());
        let row = match game {
            None => overall,
            Some(game) => {
                let mut rows = games.iter().filter(|(kind, _)| *kind == game);
                rows.next().map(|(_, row)| row.clone())
            }
        };
        let history = store.rating_history(guild, game, user, MAX_HISTORY).await?;
        let only = reader.filter(|&reader| reader != user);
        let opponents = store.opponents(guild, user, only, MAX_OPPONENTS).await?;
        Ok(PlayerProfile {
            name,
            row,
            history: history
                .into_iter()
                .map(|(before, after)| (before.shown(), after.shown()))
                .collect(),
            games,
            favourite: store.favourite_faction(guild, user).await?,
            opponents,
            bots: if reader == Some(user) {
                self.results_against_bots(user, game).await?
            } else {
                Vec::new()
            },
            forms: if reader == Some(user) {
                self.forms(user, game).await?
            } else {
                Vec::new()
            },
            events: self.last_events(guild, user).await?,
        })
    }

    /// How a user finished in their last events, in one server or in all.
    async fn last_events(
        &self,
        guild: Option<GuildId>,
        user: UserId,
    ) -> Result<Vec<EventFinish>, CommandError> {
        let mut finishes = Vec::new();
        for id in self.store.last_events_of(user, guild, MAX_EVENTS).await? {
            let event = self.store.event(id).await?;
            finishes.extend(event.and_then(|event| EventFinish::of(&event, user)));
        }
        Ok(finishes)
    }

    /// How well a user decided in the analysed matches of one game, or of each game, in all servers.
    async fn forms(
        &self,
        user: UserId,
        game: Option<GameKind>,
    ) -> Result<Vec<(GameKind, Form)>, CommandError> {
        let mut forms = Vec::new();
        for &kind in GameKind::ALL {
            if game.is_none_or(|game| game == kind) {
                let judged = self.store.judged_matches(user, kind).await?;
                forms.extend(Form::of(kind, &judged).map(|form| (kind, form)));
            }
        }
        Ok(forms)
    }

    /// A user's results against bots alone, of one game or of all games, in all servers and in direct messages.
    /// Tutorials, and matches with other people, do not count.
    async fn results_against_bots(
        &self,
        user: UserId,
        game: Option<GameKind>,
    ) -> Result<Vec<BotResults>, CommandError> {
        let mut results: Vec<_> = Level::ALL
            .iter()
            .map(|&level| BotResults {
                level,
                won: 0,
                drawn: 0,
                lost: 0,
            })
            .collect();
        let mut count = |finished: &FinishedMatch, record: &str| {
            let (seating, setup) = (&finished.seating, &finished.setup);
            if game.is_some_and(|game| setup.kind() != game) {
                return;
            }
            let Some(seat) = seating.seat_of(user) else {
                return;
            };
            let Some(points) = points(setup, record, seat) else {
                return;
            };
            let is_opponent = |other: &Seat| setup.side(*other) != setup.side(seat);
            let opponents = seating.bots().filter(|(other, _)| is_opponent(other));
            let levels: Vec<_> = opponents.map(|(_, level)| level).collect();
            for result in results.iter_mut().filter(|it| levels.contains(&it.level)) {
                match points {
                    Points::Won => result.won += 1,
                    Points::Drawn => result.drawn += 1,
                    Points::Lost => result.lost += 1,
                }
            }
        };
        let store = &self.store;
        store.visit_matches_against_bots(user, &mut count).await?;
        results.retain(|it| it.won + it.drawn + it.lost > 0);
        Ok(results)
    }
}

/// The result of a match for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Points {
    Won,
    Drawn,
    Lost,
}

/// The result of a match for a seat, from the match's record. `None` if it was called off or cannot be read.
fn points(setup: &Setup, record: &str, seat: Seat) -> Option<Points> {
    let parse = |text: &str| TimedLine::parse(text, Some(setup.kind())).ok();
    let Line::Result { ending, .. } = parse(record.lines().next_back()?)?.line else {
        return None;
    };
    if ending == Ending::Aborted {
        return None;
    }
    let mut leaving = record.lines().filter(|line| line.contains("\"leaves\""));
    let leaves =
        |line: Option<Line>| matches!(line, Some(Line::Leaves { seat: it, .. }) if it == seat);
    if leaving.any(|line| leaves(parse(line).map(|it| it.line))) {
        return Some(Points::Lost);
    }
    let is_own = |&&winner: &&Seat| setup.side(winner) == setup.side(seat);
    let (own, others): (Vec<&Seat>, Vec<&Seat>) = ending.winners().iter().partition(is_own);
    Some(match (own.is_empty(), others.is_empty()) {
        (true, _) => Points::Lost,
        (false, true) => Points::Won,
        (false, false) => Points::Drawn,
    })
}

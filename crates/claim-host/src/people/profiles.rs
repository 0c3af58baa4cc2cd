//! Leaderboards and player profiles.

use std::collections::BTreeSet;

use claim_ai::Level;
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_screens::{BotResults, EventFinish, LeaderboardRow};
use claim_store::{Ladder, OpponentRow, Page, RatingRow};
use claim_table::Table;
use claim_table::career::{Achievement, Career, CareerMatch, Opponent};
use claim_table::form::Form;
use claim_table::ids::{GuildId, PersonName, UserId};
use claim_table::rating::Outcome;

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
    /// What they have earned, in all servers.
    pub achievements: BTreeSet<Achievement>,
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
        let career = store.career(user).await?;
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
                results_against_bots(&career, game)
            } else {
                Vec::new()
            },
            achievements: career.achievements(),
            forms: if reader == Some(user) {
                self.forms(user, game).await?
            } else {
                Vec::new()
            },
            events: self.last_events(guild, user).await?,
        })
    }

    /// What a person has earned so far, in all servers.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn achievements(&self, user: UserId) -> Result<BTreeSet<Achievement>, CommandError> {
        Ok(self.store.career(user).await?.achievements())
    }

    /// What each person has earned by a match that is over. Nothing in a server that has switched that off.
    pub(crate) async fn earned_by(
        &self,
        table: &Table,
    ) -> claim_store::Result<Vec<(Seat, Achievement)>> {
        if let Some(guild) = table.settings().guild
            && !self.known_server_settings(guild).await?.has_extras
        {
            return Ok(Vec::new());
        }
        let mut earned = Vec::new();
        for (seat, player) in table.seating().players() {
            if player.user.is_pseudonym() {
                continue;
            }
            let career = self.store.career(player.user).await?;
            let by_match = career.earned_by(table.id()).into_iter();
            earned.extend(by_match.map(|achievement| (seat, achievement)));
        }
        Ok(earned)
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
}

/// A user's results against bots alone, of one game or of all games, in all servers and in direct messages. Daily deals, and
/// matches with other people, do not count.
fn results_against_bots(career: &Career, game: Option<GameKind>) -> Vec<BotResults> {
    let is_counted = |it: &&CareerMatch| {
        let mut others = it.opponents.iter().chain(&it.partners);
        let is_alone = others.all(|other| matches!(other, Opponent::Bot(_)));
        is_alone && it.daily.is_none() && game.is_none_or(|game| it.game == game)
    };
    let played: Vec<_> = career.matches.iter().filter(is_counted).collect();
    let against = |level: Level| {
        let of_level = played
            .iter()
            .filter(move |it| it.bots().any(|it| it == level));
        let count = |outcome| {
            let counted = of_level.clone().filter(|it| it.result.outcome == outcome);
            u32::try_from(counted.count()).unwrap_or(u32::MAX)
        };
        BotResults {
            level,
            won: count(Outcome::Won),
            drawn: count(Outcome::Drawn),
            lost: count(Outcome::Lost),
        }
    };
    let results = Level::ALL.iter().map(|&level| against(level));
    results
        .filter(|it| it.won + it.drawn + it.lost > 0)
        .collect()
}

/// A row of a ladder, as screens show it.
#[must_use]
pub fn leaderboard_row(row: &RatingRow) -> LeaderboardRow {
    LeaderboardRow {
        rank: row.rank,
        name: (&row.name).into(),
        user: row.user,
        rating: row.rating.shown(),
        is_provisional: row.rating.is_provisional(),
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
    }
}

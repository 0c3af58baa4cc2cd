//! Ratings, leaderboards, and the other data of profiles.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use async_trait::async_trait;
use claim_rules::GameKind;
use claim_rules::cards::Faction;
use claim_store::{
    Error, Ladder, MAX_OPPONENT_MATCHES, OpponentRow, Page, RatingChange, RatingRow, RatingStore,
    Result, won_factions,
};
use claim_table::Player;
use claim_table::ids::{GuildId, MatchId, PersonName, UserId};
use claim_table::rating::{Outcome, Rating};
use claim_table::timestamp::Timestamp;

use super::stored_match::{StoredMatch, StoredStage};
use super::{Data, MemoryStore, page};

impl Data {
    /// A user's rating on a ladder.
    fn rating(&self, ladder: Ladder, user: UserId) -> Rating {
        let row = self.ratings.get(&(ladder, user));
        row.map_or_else(Rating::default, |row| row.rating)
    }

    /// Fails with a conflict if the stored rating is not `before`.
    pub(super) fn check_rating(&self, ladder: Ladder, user: UserId, before: Rating) -> Result<()> {
        if self.rating(ladder, user) == before.rounded() {
            Ok(())
        } else {
            Err(Error::Conflict)
        }
    }

    /// Adds a match to a player's row, and counts the factions that they have won in it.
    pub(super) fn add_rating(&mut self, player: &Player, change: &RatingChange, won: &[Faction]) {
        let Ladder { month, guild, game } = change.ladder;
        let row = self.ratings.entry((change.ladder, player.user));
        let row = row.or_insert_with(|| RatingRow {
            rank: 0,
            user: player.user,
            name: PersonName::default(),
            rating: Rating::default(),
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            streak: 0,
            best_streak: 0,
        });
        row.name.clone_from(&player.name);
        row.rating = change.after.rounded();
        row.played += 1;
        let has_won = change.outcome == Outcome::Won;
        match change.outcome {
            Outcome::Won => row.won += 1,
            Outcome::Drawn => row.drawn += 1,
            Outcome::Lost => row.lost += 1,
        }
        row.streak = if has_won { row.streak + 1 } else { 0 };
        row.best_streak = row.best_streak.max(row.streak);
        if month.is_none() && game.is_none() {
            for &faction in won {
                *self
                    .faction_wins
                    .entry((guild, player.user, faction))
                    .or_default() += 1;
            }
        }
    }

    /// Whether a match is rated.
    pub(super) fn is_rated(&self, id: MatchId) -> bool {
        let stored = self.matches.get(&id);
        stored.is_some_and(|stored| stored.rated_number.is_some())
    }

    /// Computes all ratings anew without a match.
    pub(super) fn rate_without(&mut self, id: MatchId) {
        self.ratings.clear();
        self.faction_wins.clear();
        let mut rated = Vec::new();
        for stored in self.matches.values_mut() {
            stored.ratings.clear();
            if stored.id() == id {
                stored.rated_number = None;
            }
            rated.extend(stored.rated_number.map(|number| (number, stored.id())));
        }
        rated.sort_unstable();
        for (_, id) in rated {
            let stored = &self.matches[&id];
            let ended_at = stored.ended_at.unwrap_or_default();
            let Ok((table, _)) = stored.restore() else {
                continue;
            };
            let before = claim_store::rated_by(&table, ended_at).into_iter();
            let before = before.map(|(ladder, user)| ((ladder, user), self.rating(ladder, user)));
            let changes = claim_store::rate(&table, ended_at, &before.collect());
            for change in &changes {
                if let Some(player) = table.seating().player(change.seat) {
                    self.add_rating(player, change, &won_factions(&table, change.seat));
                }
            }
            if let Some(stored) = self.matches.get_mut(&id) {
                stored.ratings = changes;
            }
        }
    }

    /// The rows of a ladder, best first, with their ranks. Pseudonyms take no rank.
    fn ladder(&self, ladder: Ladder) -> Vec<RatingRow> {
        let rows = self.ratings.iter().filter(|((of, _), _)| *of == ladder);
        let mut rows: Vec<_> = rows.map(|(_, row)| row.clone()).collect();
        // Ratings that are equal to three decimals share a rank.
        let shown = |row: &RatingRow| (row.rating.shown() * 1000.0).round();
        rows.sort_by(|a, b| shown(b).total_cmp(&shown(a)));
        let people = rows.iter().filter(|row| !row.user.is_pseudonym());
        let all: Vec<_> = people.map(shown).collect();
        for row in &mut rows {
            let better = all.iter().filter(|&&it| it > shown(row));
            row.rank = u32::try_from(better.count()).unwrap_or(u32::MAX) + 1;
        }
        rows
    }

    /// The last `limit` rated matches of a user, most recent first.
    fn rated_matches(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
        user: UserId,
        limit: u32,
    ) -> Vec<(&StoredMatch, &RatingChange)> {
        let rated = self.matches.values().filter_map(|stored| {
            let mut changes = stored.changes(guild, game);
            let (_, change) = changes.find(|(player, _)| player.user == user)?;
            Some((stored, change))
        });
        let mut rated: Vec<_> = rated.collect();
        rated.sort_by_key(|(stored, _)| Reverse(stored.rated_number));
        rated.truncate(limit as usize);
        rated
    }
}

/// A number that orders results, better ones higher.
const fn value(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Won => 2,
        Outcome::Drawn => 1,
        Outcome::Lost => 0,
    }
}

#[async_trait]
impl RatingStore for MemoryStore {
    async fn rating(&self, ladder: Ladder, user: UserId) -> Result<Rating> {
        self.read("rating", |data| Ok(data.rating(ladder, user)))
            .await
    }

    async fn rating_row(&self, ladder: Ladder, user: UserId) -> Result<Option<RatingRow>> {
        self.read("rating_row", |data| {
            let mut rows = data.ladder(ladder).into_iter();
            Ok(rows.find(|row| row.user == user))
        })
        .await
    }

    async fn rating_history(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<(Rating, Rating)>> {
        self.read("rating_history", |data| {
            let rated = data.rated_matches(guild, game, user, limit);
            let changes = rated.into_iter().rev();
            Ok(changes
                .map(|(_, it)| (it.before.rounded(), it.after.rounded()))
                .collect())
        })
        .await
    }

    async fn leaderboard(
        &self,
        ladder: Ladder,
        user: UserId,
        number: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>> {
        self.read("leaderboard", |data| {
            let mut rows = data.ladder(ladder);
            rows.retain(|row| !row.user.is_pseudonym());
            Ok(page(&rows, number, per_page, |row| row.user == user))
        })
        .await
    }

    async fn most_played(&self, ladder: Ladder) -> Result<Option<RatingRow>> {
        self.read("most_played", |data| {
            let rows = data.ladder(ladder).into_iter();
            let listed = rows.filter(|row| !row.user.is_pseudonym());
            // Of those with equally many, the best, which comes first.
            Ok(listed.rev().max_by_key(|row| row.played))
        })
        .await
    }

    async fn best_newcomer(&self, ladder: Ladder) -> Result<Option<RatingRow>> {
        self.read("best_newcomer", |data| {
            let rows = data.ladder(ladder).into_iter();
            let mut listed = rows.filter(|row| !row.user.is_pseudonym());
            let is_newcomer = |row: &RatingRow| {
                let mut known = data.ratings.keys();
                !known.any(|(it, user)| {
                    let is_same = (it.guild, it.game) == (ladder.guild, ladder.game);
                    *user == row.user && is_same && it.month.is_some() && it.month < ladder.month
                })
            };
            Ok(listed.find(is_newcomer))
        })
        .await
    }

    async fn opponents(
        &self,
        guild: Option<GuildId>,
        user: UserId,
        only: Option<UserId>,
        limit: u32,
    ) -> Result<Vec<OpponentRow>> {
        self.read("opponents", |data| {
            let mut opponents: BTreeMap<UserId, OpponentRow> = BTreeMap::new();
            for (stored, own) in data.rated_matches(guild, None, user, MAX_OPPONENT_MATCHES) {
                let side = |change: &RatingChange| stored.settings.setup.side(change.seat);
                for (player, other) in stored.changes(guild, None) {
                    let [mine, theirs] = [own, other].map(|it| value(it.outcome));
                    let is_asked = only.is_none_or(|only| only == player.user);
                    if side(own) == side(other) || mine.max(theirs) == 0 || !is_asked {
                        continue;
                    }
                    let row = opponents.entry(player.user).or_insert_with(|| {
                        let ladder = Ladder {
                            month: None,
                            guild,
                            game: None,
                        };
                        let known = data.ratings.get(&(ladder, player.user));
                        OpponentRow {
                            user: player.user,
                            name: known.map(|row| row.name.clone()).unwrap_or_default(),
                            won: 0,
                            drawn: 0,
                            lost: 0,
                        }
                    });
                    match mine.cmp(&theirs) {
                        Ordering::Greater => row.won += 1,
                        Ordering::Equal => row.drawn += 1,
                        Ordering::Less => row.lost += 1,
                    }
                }
            }
            let mut rows: Vec<_> = opponents.into_values().collect();
            rows.sort_by_key(|row| Reverse(row.won + row.drawn + row.lost));
            rows.truncate(limit as usize);
            Ok(rows)
        })
        .await
    }

    async fn continue_rebuild(&self) -> Result<bool> {
        // The change that voids a match has done all of it.
        Ok(false)
    }

    async fn has_frequent_pair(
        &self,
        people: &[UserId],
        since: Timestamp,
        count: u32,
    ) -> Result<bool> {
        self.read("has_frequent_pair", |data| {
            let mut together: BTreeMap<[UserId; 2], u32> = BTreeMap::new();
            let rated = data.matches.values().filter(|it| {
                it.readable_stage() == Some(StoredStage::Over)
                    && it.rated_number.is_some()
                    && it.ended_at > Some(since)
            });
            for stored in rated {
                let played = people.iter().filter(|user| stored.is_played_by(**user));
                let played: Vec<_> = played.collect();
                for (place, one) in played.iter().enumerate() {
                    for other in &played[place + 1..] {
                        *together.entry([**one, **other]).or_default() += 1;
                    }
                }
            }
            Ok(together.values().any(|&matches| matches >= count))
        })
        .await
    }

    async fn favourite_faction(
        &self,
        guild: Option<GuildId>,
        user: UserId,
    ) -> Result<Option<(Faction, u32)>> {
        self.read("favourite_faction", |data| {
            let wins = data.faction_wins.iter();
            let own = wins.filter(|((of, who, _), _)| (*of, *who) == (guild, user));
            let mut own: Vec<_> = own.map(|((.., faction), won)| (*faction, *won)).collect();
            own.sort_by_key(|&(_, won)| Reverse(won));
            let is_ahead = own.get(1).map(|it| it.1) < own.first().map(|it| it.1);
            Ok(own.first().copied().filter(|_| is_ahead))
        })
        .await
    }
}

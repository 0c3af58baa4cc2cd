//! Leaderboards, and what is known of a player.

use claim_rules::GameKind;
use claim_rules::cards::Faction;

use super::{CommandError, Host, Messenger};
use crate::ids::{GuildId, UserId};
use crate::store::{Ladder, OpponentRow, Page, RatingRow};

/// How many matches the history of a rating goes back.
const MAX_HISTORY: u32 = 50;

/// How many opponents a profile lists.
const MAX_OPPONENTS: u32 = 5;

/// What is known of a player, in a server or in all.
#[derive(Clone, Debug)]
pub struct PlayerProfile {
    /// The display name in their last rated match; empty before the first one.
    pub name: String,
    /// The rating of the requested game, or of all games.
    pub row: Option<RatingRow>,
    /// The shown rating before and after the last matches of that game, oldest first.
    pub history: Vec<(f64, f64)>,
    /// The ratings of all games that they have played.
    pub games: Vec<(GameKind, RatingRow)>,
    /// The faction that they, or their team, have won most often, and how often.
    pub favourite: Option<(Faction, u32)>,
    /// The opponents with the most matches; on another person's profile, the reader alone.
    pub opponents: Vec<OpponentRow>,
}

impl<M: Messenger> Host<M> {
    /// A page of a leaderboard, counted from 0, and the user's own row.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn leaderboard(
        &self,
        ladder: Ladder,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>, CommandError> {
        let store = &self.shared.store;
        Ok(store.leaderboard(ladder, user, page, per_page).await?)
    }

    /// What `reader`, or everyone, sees of a user, in a server or in all, with the rating of a game or of
    /// all.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn profile(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
        user: UserId,
        reader: Option<UserId>,
    ) -> Result<PlayerProfile, CommandError> {
        let store = &self.shared.store;
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
            name: name.unwrap_or_default(),
            row,
            history: history
                .into_iter()
                .map(|(before, after)| (before.shown(), after.shown()))
                .collect(),
            games,
            favourite: store.favourite_faction(guild, user).await?,
            opponents,
        })
    }
}

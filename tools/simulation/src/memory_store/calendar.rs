//! The daily posts of servers, and what they tell.

use std::cmp::Reverse;

use async_trait::async_trait;
use claim_rules::Day;
use claim_store::{CalendarStore, Error, PostingServer, PuzzleAnswer, PuzzleRow, Result};
use claim_table::calendar::StoredPost;
use claim_table::ids::GuildId;
use claim_table::settings::ServerSettings;
use claim_table::timestamp::Timestamp;

use super::MemoryStore;
use super::stored_match::StoredStage;

#[async_trait]
impl CalendarStore for MemoryStore {
    async fn posting_servers(&self) -> Result<Vec<PostingServer>> {
        self.read("posting_servers", |data| {
            let server = |(&guild, settings): (&GuildId, &ServerSettings)| {
                let place = settings.post_place.clone()?;
                settings.has_extras.then(|| PostingServer {
                    guild,
                    place,
                    settings: settings.clone(),
                    last: data.daily_posts.get(&guild).copied(),
                })
            };
            Ok(data.servers.iter().filter_map(server).collect())
        })
        .await
    }

    async fn daily_post(&self, guild: GuildId) -> Result<Option<StoredPost>> {
        self.read("daily_post", |data| {
            Ok(data.daily_posts.get(&guild).copied())
        })
        .await
    }

    async fn save_daily_post(
        &self,
        guild: GuildId,
        before: Option<StoredPost>,
        after: StoredPost,
    ) -> Result<()> {
        self.change("save_daily_post", |data| {
            if data.daily_posts.get(&guild).copied() != before {
                return Err(Error::Conflict);
            }
            data.daily_posts.insert(guild, after);
            Ok(())
        })
        .await
    }

    async fn has_played_since(&self, guild: GuildId, since: Timestamp) -> Result<bool> {
        self.read("has_played_since", |data| {
            let day = Day::of_unix_ms(since.0);
            let mut matches = data.matches.values();
            let has_match = matches.any(|it| {
                let is_here = it.settings.guild == Some(guild);
                is_here
                    && match it.readable_stage() {
                        Some(StoredStage::Running) => true,
                        Some(StoredStage::Over) => it.ended_at >= Some(since),
                        _ => false,
                    }
            });
            let mut attempts = data.daily_attempts.iter();
            let has_attempt = attempts.any(|(&(of, _), (table, _))| {
                let stored = data.matches.get(table);
                let begun = stored.and_then(|it| it.settings.daily);
                of >= day && begun.is_some_and(|it| it.begun_in == Some(guild))
            });
            let mut answers = data.answers.values();
            let has_answer = answers.any(|it| it.day >= day && it.guild == Some(guild));
            Ok(has_match || has_attempt || has_answer)
        })
        .await
    }

    async fn puzzle_results(&self, guild: GuildId, day: Day) -> Result<Vec<PuzzleRow>> {
        self.read("puzzle_results", |data| {
            let answers = data.answers.values();
            let here = answers.filter(|it| it.day == day && it.guild == Some(guild));
            let mut here: Vec<_> = here.filter(|it| !it.user.is_pseudonym()).collect();
            here.sort_by_key(|it| (Reverse(it.is_solved), it.answered_at, it.user));
            let row = |it: &PuzzleAnswer| {
                let name = data.guild_solvers.get(&(guild, it.user))?;
                Some(PuzzleRow {
                    user: it.user,
                    name: name.clone(),
                    is_solved: it.is_solved,
                })
            };
            Ok(here.into_iter().filter_map(row).collect())
        })
        .await
    }
}

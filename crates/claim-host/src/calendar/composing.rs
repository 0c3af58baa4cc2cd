//! What a daily post tells.

use std::cmp::Reverse;
use std::time::Duration;

use claim_ai::daily::Streak;
use claim_rules::Day;
use claim_screens::i18n::language_of;
use claim_screens::{DailyPost, DailyRankingRow, MonthReview, Name, Screen};
use claim_store::{DailyRow, Ladder, PostingServer};
use claim_table::calendar::DuePost;
use claim_table::event::Next;
use claim_table::ids::{GuildId, UserId};
use claim_table::timestamp::{Month, Timestamp};

use super::DailyPosts;
use crate::people::profiles::leaderboard_row;
use crate::{CommandError, Messenger};

/// How many people each list names.
const NAMED: usize = 3;

/// How many open tables are counted.
const MAX_TABLES: u32 = 100;

/// How many tournaments are announced.
const MAX_EVENTS: usize = 5;

/// How long before their beginning tournaments are announced.
const ANNOUNCED: Duration = Duration::from_hours(24);

/// Without news, and if no one has played for so long, there is no post.
const QUIET_TIME: Duration = Duration::from_hours(7 * 24);

/// Everyone reads the post: no row of a ranking is the reader’s own.
const EVERYONE: UserId = UserId(0);

impl<M: Messenger> DailyPosts<M> {
    /// The post of a server; `None` if there is nothing to tell, and no one plays.
    pub(super) async fn compose(
        &self,
        server: &PostingServer,
        due: DuePost,
    ) -> Result<Option<Screen>, CommandError> {
        let matches = &self.shared.matches;
        let (store, guild, now) = (matches.store(), server.guild, matches.now());
        let today = Day::of_unix_ms(now.0);
        let results = self.deal_results(guild, today.before()).await?;
        let answers = store.puzzle_results(guild, today.before()).await?;
        let solvers = answers.iter().filter(|it| it.is_solved);
        let named = solvers.clone().take(NAMED);
        let post = DailyPost {
            today,
            deal_results: count(results.len()),
            deal_streaks: self.deal_streaks(&results, today).await?,
            deal: best(&results),
            solvers: named.map(|it| (it.user, Name::from(&it.name))).collect(),
            solved: (count(solvers.count()), count(answers.len())),
            puzzle_streaks: self.puzzle_streaks(guild, today).await?,
            open_tables: count(store.open_tables(guild, MAX_TABLES).await?.len()),
            events: self.next_events(guild, now).await?,
            month: match due.ended_month {
                Some(month) => self.month(guild, month).await?,
                None => None,
            },
        };
        let since = now - QUIET_TIME;
        if post.has_no_news() && !store.has_played_since(guild, since).await? {
            return Ok(None);
        }
        let language = server.settings.language;
        let locale = language.unwrap_or_else(|| language_of(&server.place.locale));
        Ok(Some(claim_screens::daily_post(locale, post)))
    }

    /// The results of a day's deal that was begun in a server, without those of people whose data was deleted.
    async fn deal_results(&self, guild: GuildId, day: Day) -> Result<Vec<DailyRow>, CommandError> {
        let mut results = self.shared.matches.store().daily_results(day).await?;
        results.retain(|row| row.guild == Some(guild) && !row.user.is_pseudonym());
        Ok(results)
    }

    /// The longest streaks of those who have finished yesterday's deal in the server: all others have none, or play elsewhere.
    async fn deal_streaks(
        &self,
        results: &[DailyRow],
        today: Day,
    ) -> Result<Vec<(UserId, Name, u32)>, CommandError> {
        let mut streaks = Vec::new();
        for row in results {
            let attempts = self.shared.matches.store().daily_attempts(row.user).await?;
            let finished = attempts.iter().filter(|it| it.result.is_some());
            let streak = Streak::of(finished.map(|it| it.day).collect(), today);
            streaks.push((row.user, Name::from(&row.name), streak.current));
        }
        streaks.sort_by_key(|&(user, _, days)| (Reverse(days), user));
        streaks.truncate(NAMED);
        Ok(streaks)
    }

    async fn puzzle_streaks(
        &self,
        guild: GuildId,
        today: Day,
    ) -> Result<Vec<(UserId, Name, u32)>, CommandError> {
        let store = self.shared.matches.store();
        let longest = store.puzzle_ranking(guild, today, EVERYONE, 0, count(NAMED));
        let rows = longest.await?.rows.into_iter();
        let streaks = rows.map(|row| (row.user, Name::from(&row.name), row.stats.streak));
        Ok(streaks.collect())
    }

    /// The tournaments of a server that begin soon.
    async fn next_events(
        &self,
        guild: GuildId,
        now: Timestamp,
    ) -> Result<Vec<(Name, Timestamp)>, CommandError> {
        let open = self.shared.events.open_events(guild).await?;
        let starts = open.iter().filter_map(|event| {
            let (progress, start) = (event.progress(), event.progress().settings().start);
            let is_soon = progress.next() == Next::Start && start <= now + ANNOUNCED;
            is_soon.then(|| (Name::from(progress.settings().name.as_str()), start))
        });
        Ok(starts.take(MAX_EVENTS).collect())
    }

    /// The best of a month in a server; `None` if no one has finished a rated match there.
    async fn month(
        &self,
        guild: GuildId,
        month: Month,
    ) -> Result<Option<MonthReview>, CommandError> {
        let store = self.shared.matches.store();
        let ladder = Ladder {
            month: Some(month),
            guild: Some(guild),
            game: None,
        };
        let best = store.leaderboard(ladder, EVERYONE, 0, count(NAMED)).await?;
        let best: Vec<_> = best.rows.iter().map(leaderboard_row).collect();
        if best.is_empty() {
            return Ok(None);
        }
        let most_played = store.most_played(ladder).await?;
        let newcomer = store.best_newcomer(ladder).await?;
        Ok(Some(MonthReview {
            best,
            most_played: most_played.as_ref().map(leaderboard_row),
            newcomer: newcomer.as_ref().map(leaderboard_row),
        }))
    }
}

/// The best results of a deal in a server. Equal ones share a place.
fn best(results: &[DailyRow]) -> Vec<DailyRankingRow> {
    let all = || results.iter().map(|it| it.result);
    let row = |row: &DailyRow| DailyRankingRow {
        place: row.result.compare(all()).place(),
        name: Name::from(&row.name),
        user: row.user,
        result: row.result,
    };
    let mut rows: Vec<_> = results.iter().map(row).collect();
    rows.sort_by_key(|row| (row.place, row.user));
    rows.truncate(NAMED);
    rows
}

fn count(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

//! The daily post of a server: today's deal, yesterday's best, what is open, and at the beginning of a month the podium of the
//! last one.

use claim_rules::{Day, daily as deals};
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;

use crate::daily::dated;
use crate::daily::ranking::DailyRankingRow;
use crate::i18n::Translate;
use crate::i18n::keys::{calendar as keys, lists, puzzle};
use crate::lists::leaderboard::{LeaderboardRow, podium};
use crate::lists::ranking::Ranking;
use crate::press::{DailyPress, EventPress, Press, PuzzlePress};
use crate::screen::model::{Button, ButtonStyle, Paragraph, Screen, Tone};
use crate::text::names::{self, Name};
use crate::text::words;

/// What a daily post tells.
#[derive(Clone, Debug, PartialEq)]
pub struct DailyPost {
    /// The day whose deal is that of today.
    pub today: Day,
    /// The best results of yesterday's deal in the server.
    pub deal: Vec<DailyRankingRow>,
    /// How many results of it there are in the server.
    pub deal_results: u32,
    /// Who solved yesterday's puzzle in the server first.
    pub solvers: Vec<(UserId, Name)>,
    /// How many solved it there, of how many who answered.
    pub solved: (u32, u32),
    /// The longest streaks of daily deals, in days.
    pub deal_streaks: Vec<(UserId, Name, u32)>,
    /// The longest streaks of puzzles, in days.
    pub puzzle_streaks: Vec<(UserId, Name, u32)>,
    /// How many tables of the server are open.
    pub open_tables: u32,
    /// The tournaments that begin soon, and when.
    pub events: Vec<(Name, Timestamp)>,
    /// The month that has ended.
    pub month: Option<MonthReview>,
}

/// The best of a month in a server, in all games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MonthReview {
    /// The best three, the best first: at least one.
    pub best: Vec<LeaderboardRow>,
    /// Who played most.
    pub most_played: Option<LeaderboardRow>,
    /// The best of those who had not played there before.
    pub newcomer: Option<LeaderboardRow>,
}

impl DailyPost {
    /// Whether there is nothing to tell but that a new day has begun.
    #[must_use]
    pub fn has_no_news(&self) -> bool {
        let (_, answered) = self.solved;
        self.deal.is_empty()
            && answered == 0
            && self.open_tables == 0
            && self.events.is_empty()
            && self.month.is_none()
    }

    /// All names, with their people.
    fn names(&mut self) -> impl Iterator<Item = (Option<UserId>, &mut Name)> {
        let month = self.month.iter_mut();
        let of_month = month.flat_map(|month| {
            let others = month.most_played.iter_mut().chain(&mut month.newcomer);
            month.best.iter_mut().chain(others)
        });
        let of_month = of_month.map(|row| (Some(row.user), &mut row.name));
        let deal = self.deal.iter_mut();
        let deal = deal.map(|row| (Some(row.user), &mut row.name));
        let solvers = self.solvers.iter_mut();
        let solvers = solvers.map(|(user, name)| (Some(*user), name));
        let streaks = self.deal_streaks.iter_mut().chain(&mut self.puzzle_streaks);
        let streaks = streaks.map(|(user, name, _)| (Some(*user), name));
        of_month.chain(deal).chain(solvers).chain(streaks)
    }
}

/// Shows a daily post.
#[must_use]
pub fn daily_post(locale: Locale, mut post: DailyPost) -> Screen {
    names::tell_apart(post.names(), 1);
    let post = &post;
    let paragraphs = [
        deal(locale, post),
        solvers(locale, post),
        streaks(locale, post),
        events(locale, post),
    ];
    let tables = (post.open_tables > 0).then(|| keys::post_tables(post.open_tables));
    let game = words::game(locale, deals::kind(post.today));
    let screen = Screen::headed(&locale.say(&keys::post_title(game)))
        .small(
            &locale.say(&dated(locale, post.today, |day, _, month, year| {
                keys::post_day(day, month, year)
            })),
        )
        .with_tone(Tone::Table(deals::kind(post.today)));
    let screen = match &post.month {
        Some(review) => month(locale, screen, review),
        None => screen,
    };
    let screen = screen
        .lines(tables.map(|it| locale.say(&it)))
        .paragraphs(paragraphs.iter().flatten())
        .buttons(&buttons(locale, post));
    Screen {
        is_silent: true,
        ..screen
    }
}

/// What the post leads to. Each button shows privately what there is by the time of the press.
fn buttons(locale: Locale, post: &DailyPost) -> Vec<Button> {
    let button = |label, emoji, press: Press| Button {
        emoji: Some(emoji),
        ..Button::labelled(locale.say(&label), press)
    };
    let deal = Button {
        style: ButtonStyle::Primary,
        ..button(keys::button_post_deal(), "🃏", DailyPress::Show.into())
    };
    let puzzle = button(puzzle::button_puzzle(), "🧩", PuzzlePress::Show.into());
    let tables = button(keys::button_post_tables(), "🪑", Press::Tables(0));
    let events = || button(lists::profile_events(), "🏆", EventPress::List.into());
    let events = (!post.events.is_empty()).then(events);
    [deal, puzzle, tables].into_iter().chain(events).collect()
}

/// The best of yesterday's deal.
fn deal(locale: Locale, post: &DailyPost) -> Option<Paragraph> {
    let lines = post.deal.iter().map(|row| {
        locale.say(&keys::post_deal_row(
            medal(row.place),
            row.name.bold(),
            u32::from(row.result.other_score),
            row.result.outcome.id(),
            u32::from(row.result.own.score),
        ))
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| Paragraph {
        heading: locale.say(&keys::post_deal(post.deal_results)),
        text: lines.join("\n"),
    })
}

/// What stands before one of the best three.
const fn medal(place: u32) -> &'static str {
    match place {
        1 => "🥇",
        2 => "🥈",
        _ => "🥉",
    }
}

/// Who solved yesterday's puzzle.
fn solvers(locale: Locale, post: &DailyPost) -> Option<Paragraph> {
    let (solved, answered) = post.solved;
    let names = post.solvers.iter().map(|(_, name)| name.bold());
    let first = words::list(locale, names);
    let first = (!post.solvers.is_empty()).then(|| keys::post_solvers(first));
    let count = keys::post_solved(answered, solved);
    let lines = [Some(count), first].into_iter().flatten();
    let lines: Vec<_> = lines.map(|it| locale.say(&it)).collect();
    (answered > 0).then(|| Paragraph {
        heading: locale.say(&keys::post_puzzle()),
        text: lines.join("\n"),
    })
}

/// The longest streaks of two days or more: a single day is none.
fn streaks(locale: Locale, post: &DailyPost) -> Option<Paragraph> {
    let line = |of: &'static str, streaks: &[(UserId, Name, u32)]| {
        let long = streaks.iter().filter(|(_, _, days)| *days > 1);
        let said = long.map(|(_, name, days)| locale.say(&keys::post_streak(*days, name.bold())));
        let said: Vec<_> = said.collect();
        (!said.is_empty()).then(|| locale.say(&keys::post_streaks(of, said.join(" · "))))
    };
    let lines = [
        line("deals", &post.deal_streaks),
        line("puzzles", &post.puzzle_streaks),
    ];
    let lines: Vec<_> = lines.into_iter().flatten().collect();
    (!lines.is_empty()).then(|| Paragraph {
        heading: locale.say(&keys::post_longest_streaks()),
        text: lines.join("\n"),
    })
}

/// The tournaments that begin soon.
fn events(locale: Locale, post: &DailyPost) -> Option<Paragraph> {
    let line = |(name, start): &(Name, Timestamp)| {
        let when = format!("<t:{}:R>", start.unix_seconds());
        locale.say(&keys::post_event(name.escaped(), when))
    };
    let lines: Vec<_> = post.events.iter().map(line).collect();
    (!lines.is_empty()).then(|| Paragraph {
        heading: locale.say(&lists::profile_events()),
        text: lines.join("\n"),
    })
}

/// Adds the podium of the month that has ended, and who else stood out.
fn month(locale: Locale, screen: Screen, review: &MonthReview) -> Screen {
    let ranking = Ranking {
        rows: review.best.clone(),
        own: None,
        page: 0,
        pages: 1,
    };
    let most = review.most_played.as_ref();
    let most = most.map(|row| keys::post_most_played(row.played, row.name.bold()));
    let newcomer = review.newcomer.as_ref().map(|row| {
        let rating = words::rating(row.rating, row.is_provisional);
        keys::post_newcomer(row.name.bold(), rating)
    });
    let said = [most, newcomer].into_iter().flatten();
    screen
        .line(&format!("### {}", locale.say(&keys::post_month())))
        .picture(podium(&ranking, &ranking.lines(locale)))
        .lines(said.map(|it| locale.say(&it)))
}

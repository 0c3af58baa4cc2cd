//! A leaderboard: of a server or of all, of a game or of all, of this month or of all time.

use claim_rules::GameKind;
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::ranking::{Ranking, RankingRow};
use crate::i18n::keys::lists as keys;
use crate::i18n::{Message, Translate};
use crate::press::{LeaderboardPage, Press, ProfilePage, Shareable};
use crate::screen::model::{
    Button, Choice, PictureContent, PictureRequest, PodiumStep, Row, Screen, Select,
};
use crate::text::names::Name;
use crate::text::words;

/// How many of the best stand on a podium.
const PODIUM: usize = 3;

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardRow {
    /// The rank, from 1. Equal ratings share a rank.
    pub rank: u32,
    /// The name in the last match that counts on the leaderboard.
    pub name: Name,
    /// The account.
    pub user: UserId,
    /// The rating as it is shown, not rounded.
    pub rating: f64,
    /// Whether the rating is still very uncertain.
    pub is_provisional: bool,
    /// Rated matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
}

/// Shows a page of a leaderboard, and the way to the others. The reader's own row is always on it.
/// Outside of servers (`in_server` is false), there is none for this server.
#[must_use]
pub fn leaderboard(
    locale: Locale,
    ranking: &Ranking<LeaderboardRow>,
    board: LeaderboardPage,
    in_server: bool,
) -> Screen {
    let first_page = LeaderboardPage { page: 0, ..board };
    let turned = |page| Shareable::Leaderboard(LeaderboardPage { page, ..board });
    let mut rows = ranking.page_buttons(locale, turned);
    rows.extend(Row::of_buttons(&buttons(locale, first_page, in_server)));
    let game = all_games_or(locale, board.game);
    let of_game = |game| Shareable::Leaderboard(LeaderboardPage { game, ..first_page });
    rows.push(Row::Select(Select::new(
        game.clone(),
        game_choices(locale, of_game),
    )));
    let place = place(board.all_servers);
    let time = if board.this_month {
        keys::this_month()
    } else {
        keys::all_time()
    };
    let heading = [locale.say(&place), game, locale.say(&time)].join(" · ");
    let shown = ranking.rows.iter().chain(&ranking.own);
    let has_provisional = shown.into_iter().any(|row| row.is_provisional);
    let mut footer = Vec::new();
    footer.extend(has_provisional.then(|| locale.say(&keys::rating_provisional())));
    footer.extend((board.this_month).then(|| locale.say(&keys::month_starts_anew())));
    footer.push(ranking.page_label(locale));
    footer.retain(|line| !line.is_empty());
    let lines = ranking.lines(locale);
    let best = if ranking.page == 0 { PODIUM } else { 0 };
    let (best, others) = lines.split_at(best.min(ranking.rows.len()));
    let empty = lines.is_empty().then(keys::leaderboard_empty);
    Screen::titled(&locale.say(&keys::leaderboard_title()))
        .small(&heading)
        .lines(empty.map(|message| locale.say(&message)))
        .picture(podium(ranking, best))
        .lines(others)
        .small(&footer.join("\n"))
        .rows(rows)
}

/// The best as a picture, if this is the first page; without it, their `lines`. With it, the reader's own line is still
/// there.
pub(crate) fn podium(
    ranking: &Ranking<LeaderboardRow>,
    lines: &[String],
) -> Option<PictureRequest> {
    let best = &ranking.rows[..lines.len()];
    let own = ranking.own.as_ref();
    let is_own = |row: &LeaderboardRow| own.is_some_and(|own| own.user == row.user);
    let step = |row: &LeaderboardRow| PodiumStep {
        rank: u8::try_from(row.rank).unwrap_or(u8::MAX),
        rating: words::rating(row.rating, row.is_provisional),
    };
    let own_line = best.iter().position(is_own).map(|index| &lines[index]);
    (!lines.is_empty()).then(|| {
        let content = PictureContent::Podium(best.iter().map(step).collect());
        let names = best.iter().map(|row| row.name.alone());
        PictureRequest {
            caption: own_line.cloned().unwrap_or_default(),
            ..PictureRequest::of_lines(content, names.collect(), lines)
        }
    })
}

/// Buttons to the leaderboards of another place or time, and to the reader's profile.
fn buttons(locale: Locale, board: LeaderboardPage, in_server: bool) -> Vec<Button> {
    let labelled = |message: &Message, press| Button::labelled(locale.say(message), press);
    let mut buttons = Vec::new();
    if in_server {
        let other = LeaderboardPage {
            all_servers: !board.all_servers,
            ..board
        };
        let press = Shareable::Leaderboard(other);
        buttons.push(place_button(locale, other.all_servers, press));
    }
    let label = if board.this_month {
        keys::all_time()
    } else {
        keys::this_month()
    };
    let other = LeaderboardPage {
        this_month: !board.this_month,
        ..board
    };
    buttons.push(Button {
        emoji: Some("📅"),
        ..labelled(&label, Shareable::Leaderboard(other))
    });
    let own = Shareable::Profile(ProfilePage {
        user: None,
        game: board.game,
        all_servers: board.all_servers,
    });
    buttons.push(Button {
        emoji: Some("📈"),
        ..labelled(&keys::button_my_profile(), own)
    });
    buttons
}

/// The button to the same screen in all servers, or in this one.
pub(crate) fn place_button(locale: Locale, all_servers: bool, press: impl Into<Press>) -> Button {
    Button {
        emoji: Some("🌍"),
        ..Button::labelled(locale.say(&place(all_servers)), press)
    }
}

/// All servers, or this one.
pub(crate) fn place(all_servers: bool) -> Message {
    if all_servers {
        keys::all_servers()
    } else {
        keys::this_server()
    }
}

/// The name of a game, or that of all games together.
pub(crate) fn all_games_or(locale: Locale, game: Option<GameKind>) -> String {
    game.map_or_else(
        || locale.say(&keys::all_games()),
        |game| words::game(locale, game),
    )
}

/// The choices of a menu of all games together and each alone.
pub(crate) fn game_choices(
    locale: Locale,
    press: impl Fn(Option<GameKind>) -> Shareable,
) -> Vec<Choice> {
    let games = [None]
        .into_iter()
        .chain(GameKind::ALL.iter().copied().map(Some));
    games
        .map(|game| Choice::labelled(all_games_or(locale, game), press(game)))
        .collect()
}

/// How many matches were played, and with which results.
pub(crate) fn record(locale: Locale, row: &LeaderboardRow) -> String {
    locale.say(&keys::rating_record(
        row.drawn, row.lost, row.played, row.won,
    ))
}

impl RankingRow for LeaderboardRow {
    fn user(&self) -> UserId {
        self.user
    }

    fn name(&mut self) -> &mut Name {
        &mut self.name
    }

    fn message(&self, is_own: bool) -> Message {
        let format = if is_own {
            keys::leaderboard_own
        } else {
            keys::leaderboard_row
        };
        format(
            self.drawn,
            self.lost,
            self.name.bold(),
            self.played,
            self.rank,
            words::rating(self.rating, self.is_provisional),
            self.won,
        )
    }
}

//! A player's profile: their ratings, how one of them went, and how they play.

use std::collections::BTreeSet;

use claim_ai::Level;
use claim_rules::GameKind;
use claim_rules::cards::Faction;
use claim_table::career::Achievement;
use claim_table::event::Event;
use claim_table::form::{Form, NEWEST};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::leaderboard::{LeaderboardRow, all_games_or, game_choices, place, place_button, record};
use super::{achievements, finished_matches};
use crate::i18n::Translate;
use crate::i18n::keys::lists as keys;
use crate::press::{LeaderboardPage, ProfilePage, Shareable};
use crate::screen::alt_text::{alt_text, spoken, spoken_line};
use crate::screen::model::{
    Button, Paragraph, PictureContent, PictureRequest, Row, Screen, Select,
};
use crate::text::names::{self, Name};
use crate::text::words;

/// What is known of a player, in a server or in all.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// The player's account.
    pub user: UserId,
    /// The player's name; `None` if it is unknown because they have not finished a rated match.
    pub name: Option<Name>,
    /// Who reads it; `None` for everyone in a channel.
    pub reader: Option<UserId>,
    /// Whether all servers are counted, not only this one.
    pub all_servers: bool,
    /// Whether it is shown in a server.
    pub in_server: bool,
    /// The game of the rating at the top and of the history; `None` for all games.
    pub game: Option<GameKind>,
    /// The rating at the top; `None` before the first rated match.
    pub row: Option<LeaderboardRow>,
    /// The current and the longest streak of wins in these matches.
    pub streaks: (u32, u32),
    /// The rating before and after each of the last matches, oldest first.
    pub history: Vec<(f64, f64)>,
    /// The ratings of the games that the player has played.
    pub games: Vec<(GameKind, LeaderboardRow)>,
    /// The faction that the player has won most often, and how often.
    pub favourite: Option<(Faction, u32)>,
    /// The player's opponents, those with the most matches first, at most five. If another person reads the
    /// profile, only that reader.
    pub opponents: Vec<Opponent>,
    /// The player's results against bots, for themselves alone: the levels that they have met, the weakest first.
    pub bots: Vec<BotResults>,
    /// How well the player decided in each game, for themselves alone.
    pub forms: Vec<(GameKind, Form)>,
    /// How the player finished in their last events, the latest first.
    pub events: Vec<EventFinish>,
    /// What the player has earned; `None` in a server that has switched that off.
    pub achievements: Option<BTreeSet<Achievement>>,
}

/// How a player finished in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFinish {
    /// What it was called.
    pub event: Name,
    /// The place, from 1.
    pub place: u16,
    /// Of how many players.
    pub players: usize,
}

impl EventFinish {
    /// How a person finished; `None` if they played no round, or the event was cancelled.
    #[must_use]
    pub fn of(event: &Event, user: UserId) -> Option<Self> {
        let standings = event.progress().standings();
        let mut own = standings
            .iter()
            .filter(|it| event.person(it.player).user == user);
        Some(Self {
            event: event.progress().settings().name.as_str().into(),
            place: own.next()?.place,
            players: standings.len(),
        })
    }
}

/// The results of unrated matches against bots of one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotResults {
    /// The level of the bots. A match against bots of several levels counts for each of them.
    pub level: Level,
    /// Matches that the player has won.
    pub won: u32,
    /// Matches in which they tied for the win.
    pub drawn: u32,
    /// Matches that they have lost.
    pub lost: u32,
}

impl Profile {
    fn is_own(&self) -> bool {
        self.reader == Some(self.user)
    }
}

/// The results of the matches of two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The opponent's name.
    pub name: Name,
    /// The opponent's account.
    pub user: UserId,
    /// Matches in which the player was better.
    pub won: u32,
    /// Matches in which both tied for the win.
    pub drawn: u32,
    /// Matches in which the opponent was better.
    pub lost: u32,
}

/// Shows a profile, the history of the rating as a picture.
#[must_use]
pub fn profile(locale: Locale, mut profile: Profile) -> Screen {
    let own = profile.name.iter_mut().map(|it| (Some(profile.user), it));
    let others = profile.opponents.iter_mut();
    names::tell_apart(own.chain(others.map(|it| (Some(it.user), &mut it.name))), 1);
    let profile = &profile;
    let place = place(profile.all_servers);
    let shown_game = all_games_or(locale, profile.game);
    let mut lines = vec![[locale.say(&place), shown_game.clone()].join(" · ")];
    lines.extend(summary(locale, profile));
    let body = lines.join("\n");
    let leaderboard = Button {
        emoji: Some("🏆"),
        ..Button::labelled(
            locale.say(&keys::button_leaderboard()),
            Shareable::Leaderboard(LeaderboardPage {
                game: profile.game,
                all_servers: profile.all_servers,
                ..LeaderboardPage::default()
            }),
        )
    };
    let page = ProfilePage {
        user: (!profile.is_own()).then_some(profile.user),
        game: profile.game,
        all_servers: profile.all_servers,
    };
    let other_place = profile.in_server.then(|| {
        let all_servers = !page.all_servers;
        let press = Shareable::Profile(ProfilePage {
            all_servers,
            ..page
        });
        place_button(locale, all_servers, press)
    });
    let finished = profile.is_own().then(|| finished_matches::button(locale));
    let has_achievements = profile.is_own() && profile.achievements.is_some();
    let achievements = has_achievements.then(|| achievements::button(locale));
    let buttons = [leaderboard].into_iter().chain(other_place);
    let buttons: Vec<_> = buttons.chain(finished).chain(achievements).collect();
    let mut rows = Row::of_buttons(&buttons);
    if profile.game.is_some()
        || !profile.games.is_empty()
        || !profile.bots.is_empty()
        || !profile.forms.is_empty()
    {
        let press = |game| Shareable::Profile(ProfilePage { game, ..page });
        rows.push(Row::Select(Select::new(
            shown_game,
            game_choices(locale, press),
        )));
    }
    let own_rating = profile.row.as_ref().map(|row| summary_of(locale, row));
    let rated = profile.games.iter().map(|(_, row)| row);
    let is_provisional = |row: &LeaderboardRow| row.is_provisional;
    let title = if profile.is_own() {
        keys::profile_own()
    } else {
        let name = profile.name.as_ref();
        name.map_or_else(keys::profile_unnamed, |it| {
            keys::profile_of(it.in_headline(1))
        })
    };
    let paragraphs = [
        games(locale, profile),
        events(locale, profile),
        (profile.achievements.as_ref()).and_then(|it| achievements::of_profile(locale, it)),
        opponents(locale, profile),
        bots(locale, profile),
        forms(locale, profile),
    ];
    let legend = rated.chain(&profile.row).any(is_provisional);
    let legend = legend.then(|| locale.say(&keys::rating_provisional()));
    let picture = own_rating.and_then(|said| history(locale, &profile.history, &said));
    Screen::titled(&locale.say(&title))
        .line(&body)
        .picture(picture)
        .paragraphs(paragraphs.iter().flatten())
        .small(&legend.unwrap_or_default())
        .rows(rows)
}

/// The lines about the rating at the top, the streaks, and the favourite faction.
fn summary(locale: Locale, profile: &Profile) -> Vec<String> {
    let Some(row) = &profile.row else {
        let game = profile.game.map(|game| words::game(locale, game));
        return vec![locale.say(&match (game, profile.is_own()) {
            (None, true) => keys::rating_none(),
            (None, false) => keys::rating_none_other(words::mention(profile.user)),
            (Some(game), true) => keys::rating_none_of_game(game),
            (Some(game), false) => {
                keys::rating_none_of_game_other(game, words::mention(profile.user))
            }
        })];
    };
    let mut lines = vec![summary_of(locale, row)];
    let (streak, best) = profile.streaks;
    if best > 0 {
        lines.push(locale.say(&keys::profile_streaks(best, streak)));
    }
    if let Some((faction, won)) = profile.favourite {
        lines.push(locale.say(&keys::profile_favourite(
            words::faction(locale, faction),
            won,
        )));
    }
    lines
}

/// A rating, its rank, and the results behind it.
fn summary_of(locale: Locale, row: &LeaderboardRow) -> String {
    locale.say(&keys::rating_now(
        row.rank,
        words::rating(row.rating, row.is_provisional),
        record(locale, row),
    ))
}

/// The ratings of the games, if there are several.
fn games(locale: Locale, profile: &Profile) -> Option<Paragraph> {
    let lines = profile.games.iter().map(|(game, row)| {
        let game = words::game(locale, *game);
        locale.say(&keys::profile_game(
            game,
            row.rank,
            words::rating(row.rating, row.is_provisional),
            record(locale, row),
        ))
    });
    (profile.games.len() > 1).then(|| Paragraph {
        heading: locale.say(&keys::profile_games()),
        text: lines.collect::<Vec<_>>().join("\n"),
    })
}

/// The results against other players: those with the most matches, or only the reader, if another person reads it.
fn opponents(locale: Locale, profile: &Profile) -> Option<Paragraph> {
    let is_list = profile.is_own() || profile.reader.is_none();
    let lines = profile.opponents.iter().map(|it| {
        if is_list {
            let name = it.name.bold();
            locale.say(&keys::profile_opponent(it.drawn, it.lost, name, it.won))
        } else {
            // As the reader sees it.
            locale.say(&keys::profile_against_you(it.drawn, it.won, it.lost))
        }
    });
    let lines: Vec<_> = lines.collect();
    let heading = if is_list {
        keys::profile_opponents()
    } else {
        keys::profile_against_you_heading()
    };
    (!lines.is_empty()).then(|| Paragraph {
        heading: locale.say(&heading),
        text: lines.join("\n"),
    })
}

/// The results against bots.
fn bots(locale: Locale, profile: &Profile) -> Option<Paragraph> {
    let lines = profile.bots.iter().map(|it| {
        let names = it.level.characters().map(|bot| bot.name).join(", ");
        locale.say(&keys::profile_bot(
            it.drawn,
            it.level.id(),
            it.lost,
            names,
            it.won,
        ))
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| Paragraph {
        heading: locale.say(&keys::profile_bots()),
        text: lines.join("\n"),
    })
}

/// How the player finished in events.
fn events(locale: Locale, profile: &Profile) -> Option<Paragraph> {
    let lines = profile.events.iter().map(|it| {
        let place = u32::from(it.place);
        locale.say(&keys::profile_event(it.event.escaped(), place, it.players))
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| Paragraph {
        heading: locale.say(&keys::profile_events()),
        text: lines.join("\n"),
    })
}

/// How well the player decided, in some lines for each game.
fn forms(locale: Locale, profile: &Profile) -> Option<Paragraph> {
    let lines = profile.forms.iter().map(|(game, form)| {
        let game = words::game(locale, *game);
        let mut said = vec![locale.say(&match form.kept {
            Some(kept) => keys::form_kept(form.matches, game, percent(kept)),
            None => keys::form_exact_only(form.matches, game),
        })];
        if let Some(strength) = form.strength {
            said.push(locale.say(&keys::form_strength(strength.id())));
        }
        let trend = |(new, old)| locale.say(&keys::form_trend(NEWEST, percent(new), percent(old)));
        said.extend(form.trend.map(trend));
        let (critical, correct) = form.critical;
        if critical > 0 {
            said.push(locale.say(&keys::form_critical(critical, correct)));
        }
        said.extend(form.critical_trend.map(trend));
        if let Some(typical) = form.typical {
            said.push(locale.say(&keys::form_typical(typical.id())));
        }
        said.join(" ")
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| Paragraph {
        heading: locale.say(&keys::profile_forms()),
        text: lines.join("\n"),
    })
}

/// A share in per cent, rounded down: 100 % lost nothing.
fn percent(share: f32) -> String {
    (100.0 * share).floor().to_string()
}

/// The history as a picture; `None` before the first rated match.
fn history(locale: Locale, history: &[(f64, f64)], said: &str) -> Option<PictureRequest> {
    let (first, _) = history.first()?;
    let after = history.iter().map(|(_, after)| after);
    let points: Vec<i32> = [first]
        .into_iter()
        .chain(after)
        .map(|it| rounded(*it))
        .collect();
    let caption = locale.say(&keys::rating_history(history.len()));
    let numbers: Vec<_> = points.iter().map(ToString::to_string).collect();
    let heading = [&*caption, ":"].concat();
    let text = [&*heading, " ", &numbers.join(" → ")].concat();
    let mut alt = spoken(said);
    let first = [spoken_line(&heading), numbers[0].clone()].join(" ");
    alt.push(
        [first]
            .into_iter()
            .chain(numbers[1..].iter().cloned())
            .collect(),
    );
    Some(PictureRequest {
        high_contrast: false,
        board: String::new(),
        content: PictureContent::Ratings(points),
        names: Vec::new(),
        caption,
        alt: alt_text(alt),
        text,
    })
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are small numbers")]
fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}

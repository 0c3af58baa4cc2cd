//! The public message of a running match.

use claim_rules::cards::Seat;
use claim_rules::{GameKind, PublicView, View};
use claim_table::Table;
use claim_table::locale::Locale;

use super::clock_screen::urgent_clock_button;
use super::match_info::MatchInfo;
use super::{leaving, offers};
use crate::games::choosing::choosing;
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::table as keys;
use crate::screen::model::{Button, Screen, Tone};
use crate::screen::{info_buttons, picture};
use crate::text::narrator::Narrator;

/// Whether a game is played on the public message, because it hides nothing.
#[must_use]
pub const fn is_played_in_public(kind: GameKind) -> bool {
    !contract::has_hands(kind)
}

/// Whether a match is played on its public message. A tutorial and a daily deal have none, and that of a match on a board
/// does not show it.
#[must_use]
pub fn is_match_played_in_public(table: &Table) -> bool {
    let settings = table.settings();
    let is_private = settings.is_tutorial || settings.daily.is_some() || settings.board.is_some();
    is_played_in_public(table.game()) && !is_private
}

/// Shows a running match as everyone sees it, with the controls of the player to act if the game is
/// played on the public message. `reader` is the player who alone sees it, in a match in direct messages: it
/// speaks to them, and has no buttons for others.
#[must_use]
pub fn table(locale: Locale, info: &MatchInfo, view: &PublicView, reader: Option<Seat>) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader,
    };
    let texts = contract::table(narrator, view);
    let can_act = |actor: &View| info.is_person(actor.seat()) && !info.clock.is_paused;
    let actor = contract::actor_view(view).filter(can_act);
    let is_turn = reader.is_some() && actor.as_ref().map(View::seat) == reader;
    let choosing = actor.map(|actor| choosing(narrator, &actor, ""));
    let choosing = choosing.unwrap_or_default();
    let mut answers = offers::buttons(locale, info, None);
    answers.extend(urgent_clock_button(locale, info));
    let turn = narrator.bot_thinks(contract::to_act(view)).or(texts.turn);
    let now = texts.now.iter().chain(&turn);
    let now = now.cloned().collect::<Vec<_>>().join(" · ");
    let screen = Screen::titled(&info.title(locale))
        .line(&now)
        .lines(leaving::lines(narrator))
        .lines(offers::lines(narrator))
        .lines(info.clock_lines(locale, reader))
        .small(&texts.small.join("\n"))
        .small(&info.running_deadline(locale).unwrap_or_default())
        .small(&info.series_line(locale).unwrap_or_default())
        .picture(Some(picture::request(
            narrator,
            texts.picture,
            texts.alt,
            &texts.text,
            &texts.board,
        )))
        .lines(choosing.lesson)
        .choices(choosing.rows, Some(choosing.text_only_rows))
        .buttons(&answers);
    screen
        .with_last(&texts.last, &buttons(locale, info, reader))
        .with_tone(if is_turn {
            Tone::YourTurn
        } else {
            Tone::Table(info.setup.kind())
        })
}

/// The private screen, watching, and all the rest.
fn buttons(locale: Locale, info: &MatchInfo, reader: Option<Seat>) -> Vec<Button> {
    let is_shared = reader.is_none();
    let my_hand = info_buttons::private_screen(locale, info.id, info.setup.kind());
    let watch = info_buttons::watch(locale, info.id);
    let for_all = [my_hand, watch].into_iter().filter(|_| is_shared);
    for_all
        .chain([info_buttons::more(locale, info.id)])
        .collect()
}

/// The public message of a match while the program restarts.
#[must_use]
pub fn with_restart_line(locale: Locale, screen: Screen) -> Screen {
    screen.line(&locale.say(&keys::bot_restarts()))
}

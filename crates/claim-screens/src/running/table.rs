//! The public message of a running match.

use claim_rules::cards::Seat;
use claim_rules::{GameKind, PublicView, View};
use claim_table::locale::Locale;

use super::clock_screen::clock_button;
use super::match_info::MatchInfo;
use super::{leaving, offers};
use crate::games::choosing::choosing;
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::table as keys;
use crate::screen::model::{Row, Screen, Tone};
use crate::screen::{info_buttons, picture};
use crate::text::narrator::Narrator;

/// Whether a game is played on the public message, because it hides nothing.
#[must_use]
pub fn is_played_in_public(kind: GameKind) -> bool {
    !contract::has_hands(kind)
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
    let is_shared = reader.is_none();
    let my_hand =
        is_shared.then(|| info_buttons::private_screen(locale, info.id, info.setup.kind()));
    let has_details = !contract::details(narrator, view).is_empty();
    let details = has_details.then(|| info_buttons::details(locale, info.id));
    let can_act = |actor: &View| info.is_person(actor.seat()) && !info.clock.is_paused;
    let actor = contract::actor_view(view).filter(can_act);
    let is_turn = reader.is_some() && actor.as_ref().map(View::seat) == reader;
    let choosing = actor.map(|actor| choosing(narrator, &actor, ""));
    let (mut rows, lesson) = choosing.map_or_else(Default::default, |it| (it.rows, it.lesson));
    let answers = Row::of_buttons(&offers::buttons(locale, info, None));
    // The buttons below take two rows if the clock's is one of them.
    let has_room = rows.len() + 2 <= Row::MAX;
    let has_room_for_watching = has_room && rows.len() + answers.len() + 2 <= Row::MAX;
    let watch = (is_shared && has_room_for_watching).then(|| info_buttons::watch(locale, info.id));
    let buttons = my_hand
        .into_iter()
        .chain(details)
        .chain([info_buttons::rules(locale, info.setup.kind())])
        .chain(clock_button(locale, info).filter(|_| has_room))
        .chain([info_buttons::fairness(locale, info.id)])
        .chain(watch)
        .chain([info_buttons::resign(locale, info.id)]);
    rows.extend(Row::of_buttons(&buttons.collect::<Vec<_>>()));
    // If there is no room, the players answer in private.
    if rows.len() + answers.len() <= Row::MAX {
        rows.extend(answers);
    }
    let mut status = contract::status_lines(narrator, view);
    status.extend(leaving::lines(narrator));
    status.extend(info.series_line(locale));
    let mut prompt = contract::turn_lines(narrator, view);
    prompt.extend(lesson);
    prompt.extend(offers::lines(narrator));
    prompt.extend(info.clock_lines(locale, reader));
    Screen {
        title: info.title(locale),
        body: status.join("\n"),
        sections: contract::table_sections(narrator, view),
        footer: contract::footer(narrator, view),
        prompt: prompt.join("\n"),
        picture: picture::board(narrator, view),
        tone: if is_turn {
            Tone::YourTurn
        } else {
            Tone::Neutral
        },
        rows,
        ..Screen::default()
    }
}

/// The public message of a match while the program restarts.
#[must_use]
pub fn with_restart_line(locale: Locale, screen: Screen) -> Screen {
    let lines = [screen.prompt, locale.say(&keys::bot_restarts())];
    let lines = lines.iter().filter(|line| !line.is_empty());
    Screen {
        prompt: lines.cloned().collect::<Vec<_>>().join("\n"),
        ..screen
    }
}

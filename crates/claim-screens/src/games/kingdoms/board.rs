//! The board in sentences, and what lies beside it.

use claim_rules::Chapter;
use claim_rules::cards::{BySeat, Faction, Seat};
use claim_rules::kingdoms::{BoardCard, PublicView, Space, control_value};
use claim_table::locale::Locale;

use super::label;
use super::space_name::{column_name, row_name, space_name};
use crate::i18n::keys::kingdoms as keys;
use crate::screen::model::Paragraph;
use crate::text::narrator::Narrator;
use crate::text::words;

/// How far the match is, and who leads by how much.
pub(super) fn small(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let score = view.score();
    let points = |points: BySeat<u16>| narrator.standing(|seat| points[seat].into());
    let turn = words::chapter(narrator.locale, Chapter::Turn(view.turn_number.into()));
    let standing = points(score.points).map(|points| narrator.say(&keys::kingdoms_now(points)));
    let turn = (view.turn_number > 0).then_some(turn);
    let small = turn.into_iter().chain(standing).collect::<Vec<_>>();
    Vec::from_iter((!small.is_empty()).then(|| small.join(" · ")))
}

/// The board in sentences: the cards by row from the top, then the free spaces.
pub(super) fn lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let name = |seat| narrator.info.short_name(seat);
    let rows = rows(narrator, view, &name).into_iter();
    let rows = rows
        .chain([free(narrator, view)])
        .filter(|row| !row.is_empty());
    let rows = rows.map(|row| row.join(", "));
    [narrator.say(&keys::kingdoms_coordinates())]
        .into_iter()
        .chain(rows)
        .collect()
}

/// The cards by row from the top, each with the figures on it; `name` names their players.
pub(super) fn rows(
    narrator: Narrator,
    view: &PublicView,
    name: &dyn Fn(Seat) -> String,
) -> Vec<Vec<String>> {
    let mut cards: Vec<_> = view.board.cards().collect();
    cards.sort_by_key(|card| label::by_row(card.space));
    let rows = cards.chunk_by(|one, next| one.space.y() == next.space.y());
    let row = |cards: &[BoardCard]| {
        let mut items: Vec<_> = cards
            .iter()
            .map(|&it| card_in_row(narrator, view, it, name))
            .collect();
        items[0] = narrator.say(&keys::kingdoms_row(
            &*items[0],
            row_name(cards[0].space.y()),
        ));
        items
    };
    rows.map(row).collect()
}

/// A card after its column, with the figures on it, and whether it is the start card or the latest one.
fn card_in_row(
    narrator: Narrator,
    view: &PublicView,
    card: BoardCard,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let column = column_name(card.space.x());
    if !card.face_up {
        return narrator.say(&keys::kingdoms_face_down(column));
    }
    let figures = view.setup.seats().filter(|&seat| card.figures[seat]);
    let latest = view.turn.or(view.last).map(|turn| turn.space);
    let mark = match card.space {
        Space::START => Some(keys::kingdoms_start_card()),
        space if Some(space) == latest => Some(keys::kingdoms_last_placed()),
        _ => None,
    };
    let notes = figures
        .map(name)
        .chain(mark.map(|mark| narrator.say(&mark)));
    let notes: Vec<_> = notes.collect();
    let card = words::faction_one(narrator.locale, card.faction);
    if notes.is_empty() {
        format!("{column} {card}")
    } else {
        format!("{column} {card} ({})", notes.join(", "))
    }
}

/// The free spaces, as one sentence.
pub(super) fn free(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let mut spaces: Vec<_> = label::free_spaces(view)
        .into_iter()
        .map(space_name)
        .collect();
    if let Some(first) = spaces.first_mut() {
        *first = narrator.say(&keys::kingdoms_alt_free(first.as_str()));
    }
    spaces
}

/// The emoji and name of a card.
pub(super) fn card(locale: Locale, faction: Faction) -> String {
    words::beside(words::icon(faction), &words::faction_one(locale, faction))
}

/// Cards as "a, b and c"; of two equal ones, how many.
pub(super) fn cards(narrator: Narrator, cards: &mut dyn Iterator<Item = Faction>) -> String {
    let cards: Vec<_> = cards.collect();
    if let [one, other] = *cards
        && one == other
    {
        return format!("2 {}", words::faction(narrator.locale, one));
    }
    words::list(
        narrator.locale,
        cards.into_iter().map(|it| card(narrator.locale, it)),
    )
}

/// One line per player: points, figures, hand size, and cards of the hand that both players know.
pub(super) fn standings(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let text = |seat: Seat| {
        let line = narrator.say(&keys::kingdoms_standing(
            view.hand_size[seat],
            narrator.name_with_sign(seat),
            i64::from(view.points[seat]),
            view.supply[seat],
        ));
        let seen = view.open_hand[seat].iter();
        let seen: Vec<_> = seen.map(|it| card(narrator.locale, it)).collect();
        if seen.is_empty() {
            return line;
        }
        let seen = words::list(narrator.locale, seen.into_iter());
        format!("{line} ({})", narrator.say(&keys::kingdoms_open_hand(seen)))
    };
    view.setup.seats().map(text).collect()
}

/// The cards on display and the size of the draw pile.
pub(super) fn display(narrator: Narrator, view: &PublicView) -> String {
    let cards = view.display.iter().flatten();
    let cards: Vec<_> = cards.map(|&it| card(narrator.locale, it)).collect();
    narrator.say(&if cards.is_empty() {
        keys::kingdoms_display_empty(view.pile_size)
    } else {
        keys::kingdoms_display(cards.join(", "), view.pile_size)
    })
}

/// Each player's figures per faction: one line per faction.
pub(super) fn control(narrator: Narrator, view: &PublicView) -> Paragraph {
    let line = |&it: &Faction| {
        narrator.say(&keys::kingdoms_control_line(
            counts(narrator, view, it),
            words::faction(narrator.locale, it),
            control_value(it).to_string(),
        ))
    };
    let lines = view.setup.sorted_factions();
    let lines: Vec<_> = lines.iter().map(line).collect();
    Paragraph {
        heading: narrator.say(&keys::kingdoms_control()),
        text: lines.join("\n"),
    }
}

/// Each player's number of figures on a faction; the larger one, which controls it, in bold.
pub(super) fn counts(narrator: Narrator, view: &PublicView, faction: Faction) -> String {
    let figures = view.board.figures_on(faction);
    narrator.named(|seat| {
        let count = figures[seat];
        let is_ahead = view
            .setup
            .seats()
            .all(|it| it == seat || figures[it] < count);
        if is_ahead {
            format!("**{count}**")
        } else {
            count.to_string()
        }
    })
}

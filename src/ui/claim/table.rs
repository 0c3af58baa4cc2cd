//! The public part of a trick-taking game's screen.

use claim_rules::cards::{BySeat, CardSet, Faction, Seat};
use claim_rules::claim::{Awaiting, Phase, PublicView};

use super::trick;
use crate::i18n::keys::table as keys;
use crate::ui::narrator::Narrator;
use crate::ui::screen::Section;
use crate::ui::words;

/// The lines of [`trick_lines`] and whose turn it is.
pub(super) fn turn_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let mut lines = trick_lines(narrator, view);
    lines.extend(turn(narrator, view));
    lines
}

/// The middle and the current trick, line by line.
pub(super) fn trick_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let mut lines = Vec::new();
    if view.middle.iter().any(Option::is_some) {
        let cards = narrator.cards(view.middle.into_iter().flatten());
        lines.push(narrator.say(&keys::middle(cards)));
    }
    if view.phase != Phase::Over {
        let play =
            |(seat, card)| narrator.say(&keys::played(narrator.who(seat), narrator.card(card)));
        lines.extend(view.trick.plays().map(play));
    }
    lines
}

/// The last trick, the score piles and the gnome rows.
pub(super) fn sections(narrator: Narrator, view: &PublicView) -> Vec<Section> {
    let mut sections = Vec::from_iter(last_trick(narrator, view));
    sections.push(Section {
        heading: narrator.say(&keys::score_piles()),
        text: score_piles(narrator, view),
    });
    sections.extend(gnome_rows(narrator, view));
    sections
}

/// The summary of the last trick, or of the current one while a choice is pending.
pub(super) fn last_trick(narrator: Narrator, view: &PublicView) -> Option<Section> {
    let last = view.last.as_ref()?;
    let heading = if trick::has_pending_choice(view) {
        keys::this_trick()
    } else {
        keys::last_trick()
    };
    Some(Section {
        heading: narrator.say(&heading),
        text: trick::summary(narrator, view, last),
    })
}

/// The sizes of the face-down piles in phase one.
pub(super) fn pile_counts(narrator: Narrator, view: &PublicView) -> String {
    if view.phase != Phase::Recruit {
        return String::new();
    }
    let followers = view
        .setup
        .seats()
        .map(|seat| view.follower_count[seat].to_string());
    let followers = words::versus(narrator.locale, followers);
    narrator.say(&keys::pile_counts(view.pile_size, followers))
}

/// The phase and the number of the trick.
pub(super) fn phase(narrator: Narrator, view: &PublicView) -> String {
    let (number, tricks) = (view.trick_number, view.setup.hand_size());
    narrator.say(&match view.phase {
        Phase::Dealing => keys::phase_dealing(),
        Phase::Recruit => keys::phase_recruit(number, tricks),
        Phase::Gather => keys::phase_gather(number, tricks),
        Phase::Over => keys::phase_over(),
    })
}

fn turn(narrator: Narrator, view: &PublicView) -> Option<String> {
    let who = |seat| narrator.who(seat);
    Some(narrator.say(&match view.awaiting {
        Awaiting::Play(seat) if view.trick.led_faction().is_none() => keys::turn_lead(who(seat)),
        Awaiting::Play(seat) => keys::turn_play(who(seat)),
        Awaiting::Take { seat, .. } => keys::turn_take(who(seat)),
        Awaiting::Remove { seat, gnome, .. } => keys::turn_remove(who(seat), narrator.card(gnome)),
        Awaiting::FirstLeader | Awaiting::Deck | Awaiting::Over => return None,
    }))
}

/// The cards of the score piles per side.
pub(super) fn pooled(view: &PublicView) -> BySeat<CardSet> {
    let mut pooled = BySeat::<CardSet>::default();
    for seat in view.setup.seats() {
        pooled[view.setup.side(seat)].insert_all(view.score[seat]);
    }
    pooled
}

/// A line with the names of the sides, then one line per faction that is scored.
fn score_piles(narrator: Narrator, view: &PublicView) -> String {
    let piles = pooled(view);
    let count = |side: Seat, faction| piles[side].of(faction).len();
    let mut lines = vec![narrator.per_side(|side| narrator.side(side))];
    for faction in view.setup.factions() {
        if Seat::of(view.setup.sides()).any(|side| count(side, faction) > 0) {
            let counts = narrator.per_side(|side| count(side, faction).to_string());
            lines.push(narrator.say(&keys::score_line(
                words::faction(narrator.locale, faction),
                counts,
            )));
        }
    }
    if lines.len() == 1 {
        return narrator.say(&keys::nothing_scored());
    }
    lines.join("\n")
}

/// Open Gnomes, removed Gnomes and waiting Trolls.
pub(super) fn gnome_rows(narrator: Narrator, view: &PublicView) -> Option<Section> {
    let mut lines = Vec::new();
    for seat in view.setup.seats() {
        if !view.gnomes[seat].is_empty() {
            let row = values(narrator, Faction::Gnome, view.gnomes[seat]);
            lines.push(narrator.say(&keys::gnome_row(narrator.info.name(seat), row)));
        }
    }
    if !view.removed.is_empty() {
        let gone = values(narrator, Faction::Gnome, view.removed);
        lines.push(narrator.say(&keys::removed_gnomes(gone)));
    }
    if !view.waiting.is_empty() {
        let waiting = values(narrator, Faction::Troll, view.waiting);
        lines.push(narrator.say(&keys::waiting_trolls(waiting)));
    }
    (!lines.is_empty()).then(|| Section {
        heading: narrator.say(&keys::on_the_table()),
        text: lines.join("\n"),
    })
}

/// Cards of one faction: emoji, name and values.
fn values(narrator: Narrator, faction: Faction, cards: CardSet) -> String {
    if cards.len() == 1 {
        return narrator.cards(cards);
    }
    let values = cards.into_iter().map(|card| format!(" {}", card.value()));
    let faction = words::faction(narrator.locale, faction);
    format!("{faction}{}", values.collect::<String>())
}

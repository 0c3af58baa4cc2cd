//! A trick game's match as everybody sees it.

use crate::cards::{BySeat, CardSet, Faction, Seat};
use crate::i18n::keys::table as keys;
use crate::rules::claim::{Awaiting, Phase, PublicView};
use crate::ui::{Section, words};

use super::{Teller, trick};

/// Where the match stands, line by line: as [`position`], and whose turn it is.
pub(super) fn situation(teller: Teller, view: &PublicView) -> Vec<String> {
    let mut lines = position(teller, view);
    lines.extend(turn(teller, view));
    lines
}

/// What lies there, line by line: stage, middle, current trick.
pub(super) fn position(teller: Teller, view: &PublicView) -> Vec<String> {
    let mut lines = vec![stage(teller, view)];
    if view.middle.iter().any(Option::is_some) {
        let cards = teller.cards(view.middle.into_iter().flatten());
        lines.push(teller.say(&keys::middle(cards)));
    }
    if view.phase != Phase::Over {
        let play = |(seat, card)| teller.say(&keys::played(teller.who(seat), teller.card(card)));
        lines.extend(view.trick.plays().map(play));
    }
    lines
}

/// The last trick, the score piles and what else lies on the table.
pub(super) fn sections(teller: Teller, view: &PublicView) -> Vec<Section> {
    let mut sections = Vec::from_iter(last_trick(teller, view));
    sections.push(Section {
        heading: teller.say(&keys::score_piles()),
        text: score_piles(teller, view),
    });
    sections.extend(gnome_rows(teller, view));
    sections
}

/// The trick before the current one, and what came of it.
pub(super) fn last_trick(teller: Teller, view: &PublicView) -> Option<Section> {
    let last = view.last.as_ref()?;
    let heading = if trick::is_open(view) {
        keys::this_trick()
    } else {
        keys::last_trick()
    };
    Some(Section {
        heading: teller.say(&heading),
        text: trick::told(teller, view, last),
    })
}

/// The small print: how many cards lie face down.
pub(super) fn counts(teller: Teller, view: &PublicView) -> String {
    if view.phase != Phase::Recruit {
        return String::new();
    }
    let followers = view
        .setup
        .seats()
        .map(|seat| view.follower_count[seat].to_string());
    let followers = words::versus(teller.locale, followers);
    teller.say(&keys::counts(view.pile_size, followers))
}

fn stage(teller: Teller, view: &PublicView) -> String {
    let (number, tricks) = (view.trick_number, view.setup.hand_size());
    teller.say(&match view.phase {
        Phase::Dealing => keys::phase_dealing(),
        Phase::Recruit => keys::phase_recruit(number, tricks),
        Phase::Gather => keys::phase_gather(number, tricks),
        Phase::Over => keys::phase_over(),
    })
}

fn turn(teller: Teller, view: &PublicView) -> Option<String> {
    let who = |seat| teller.who(seat);
    Some(teller.say(&match view.awaiting {
        Awaiting::Play(seat) if view.trick.led_faction().is_none() => keys::turn_lead(who(seat)),
        Awaiting::Play(seat) => keys::turn_play(who(seat)),
        Awaiting::Take { seat, .. } => keys::turn_take(who(seat)),
        Awaiting::Remove { seat, gnome, .. } => keys::turn_remove(who(seat), teller.card(gnome)),
        Awaiting::FirstLeader | Awaiting::Deck | Awaiting::Nothing => return None,
    }))
}

/// The score piles' cards per side, pooled.
pub(super) fn pooled(view: &PublicView) -> BySeat<CardSet> {
    let mut pooled = BySeat::<CardSet>::default();
    for seat in view.setup.seats() {
        pooled[view.setup.side(seat)].insert_all(view.score[seat]);
    }
    pooled
}

/// Who is meant by the numbers of a line, and a line per faction that anybody has scored.
fn score_piles(teller: Teller, view: &PublicView) -> String {
    let piles = pooled(view);
    let count = |side: Seat, faction| piles[side].of(faction).len();
    let mut lines = vec![teller.per_side(|side| teller.side(side))];
    for faction in view.setup.factions().iter() {
        if Seat::of(view.setup.sides()).any(|side| count(side, faction) > 0) {
            let counts = teller.per_side(|side| count(side, faction).to_string());
            lines.push(teller.say(&keys::score_line(
                words::faction(teller.locale, faction),
                counts,
            )));
        }
    }
    if lines.len() == 1 {
        return teller.say(&keys::nothing_scored());
    }
    lines.join("\n")
}

/// Gnomes that lie open, Gnomes that are gone, Trolls that wait.
pub(super) fn gnome_rows(teller: Teller, view: &PublicView) -> Option<Section> {
    let mut lines = Vec::new();
    for seat in view.setup.seats() {
        if !view.gnomes[seat].is_empty() {
            let row = values(teller, Faction::Gnome, view.gnomes[seat]);
            lines.push(teller.say(&keys::gnome_row(teller.caption.name(seat), row)));
        }
    }
    if !view.removed.is_empty() {
        let gone = values(teller, Faction::Gnome, view.removed);
        lines.push(teller.say(&keys::removed_gnomes(gone)));
    }
    if !view.waiting.is_empty() {
        let waiting = values(teller, Faction::Troll, view.waiting);
        lines.push(teller.say(&keys::waiting_trolls(waiting)));
    }
    (!lines.is_empty()).then(|| Section {
        heading: teller.say(&keys::on_the_table()),
        text: lines.join("\n"),
    })
}

/// Cards of one faction, briefly: its picture and name, and their values.
fn values(teller: Teller, faction: Faction, cards: CardSet) -> String {
    if cards.len() == 1 {
        return teller.cards(cards);
    }
    let values = cards.into_iter().map(|card| format!(" {}", card.value()));
    words::faction(teller.locale, faction) + &values.collect::<String>()
}

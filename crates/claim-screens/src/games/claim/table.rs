//! The public part of a trick-taking game's screen.

use claim_rules::cards::{BySeat, Card, CardSet, Faction, Seat};
use claim_rules::claim::{Awaiting, Phase, PublicView, score};

use super::trick;
use crate::games::contract::TableTexts;
use crate::i18n::keys::table as keys;
use crate::screen::model::{Paragraph, PictureContent};
use crate::text::narrator::Narrator;
use crate::text::words;

/// The table as everyone sees it, without the description of its picture.
pub(super) fn texts(narrator: Narrator, view: &PublicView) -> TableTexts {
    let paragraphs = paragraphs(narrator, view);
    let factions = factions(narrator, view).into_iter();
    TableTexts {
        now: trick_lines(narrator, view),
        turn: turn(narrator, view),
        small: small(narrator, view),
        picture: PictureContent::Tricks {
            view: Box::new(*view),
            hands: Vec::new(),
            chosen: None,
        },
        text: factions
            .chain(paragraphs.iter().map(Paragraph::to_text))
            .collect(),
        board: Vec::new(),
        alt: Vec::new(),
        last: Vec::from_iter(last_trick(narrator, view, None)),
    }
}

/// How far the match is, and who leads by how much.
pub(super) fn small(narrator: Narrator, view: &PublicView) -> Vec<String> {
    [phase(narrator, view)]
        .into_iter()
        .chain(standing(narrator, view))
        .collect()
}

/// The votes if the match ended now; in phase one, who has scored how many Undead. `None` if there is nothing to
/// compare.
fn standing(narrator: Narrator, view: &PublicView) -> Option<String> {
    let has_votes = lists_all_factions(view);
    let counts = if has_votes {
        votes_now(view)
    } else {
        let counted = counted_cards(view);
        BySeat(Seat::ALL.map(|side| counted[side].of(Faction::Undead).len()))
    };
    let counts = narrator.standing(|side| counts[side])?;
    Some(narrator.say(&if has_votes {
        keys::votes_now(counts)
    } else {
        keys::undead_now(counts)
    }))
}

/// The votes that each side would win if the match ended now.
fn votes_now(view: &PublicView) -> BySeat<usize> {
    let mut piles = view.score;
    for seat in view.setup.seats() {
        piles[seat].insert_all(view.gnomes[seat]);
    }
    BySeat(score(view.setup, &piles).vote_counts.0.map(usize::from))
}

/// The middle and the current trick, line by line.
pub(super) fn trick_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let mut lines = Vec::new();
    if view.middle.iter().any(Option::is_some) {
        let cards = narrator.cards(view.middle.into_iter().flatten());
        lines.push(narrator.say(&keys::middle(cards)));
    }
    // A complete trick is told in its own section.
    if view.phase != Phase::Over && !trick::has_pending_choice(view) {
        let plays = trick::plays_so_far(narrator, &view.trick);
        lines.extend(Some(plays).filter(|plays| !plays.is_empty()));
    }
    lines
}

/// The factions in play, while no list of the score piles names them.
fn factions(narrator: Narrator, view: &PublicView) -> Option<String> {
    let is_listed = lists_all_factions(view) || narrator.reader.is_some();
    let factions = words::factions(narrator.locale, view.setup.factions().iter());
    (!is_listed).then(|| narrator.say(&keys::factions_in_play(factions)))
}

/// The score piles and the gnome rows.
pub(super) fn paragraphs(narrator: Narrator, view: &PublicView) -> Vec<Paragraph> {
    let piles = score_lines(narrator, view, count).map(|lines| Paragraph {
        heading: score_heading(narrator, view),
        text: lines.join("\n"),
    });
    piles
        .into_iter()
        .chain(gnome_rows(narrator, view))
        .collect()
}

/// The story of the last trick, or of the current one while a choice is pending. `own_draw` is the
/// card that the reader drew in it.
pub(super) fn last_trick(
    narrator: Narrator,
    view: &PublicView,
    own_draw: Option<Card>,
) -> Option<Paragraph> {
    let last = view.last.as_ref()?;
    Some(Paragraph {
        heading: last_trick_heading(narrator, view),
        text: trick::story(narrator, view, last, own_draw),
    })
}

/// The heading of what is said about the last trick, or about the current one while a choice is
/// pending.
pub(super) fn last_trick_heading(narrator: Narrator, view: &PublicView) -> String {
    narrator.say(&if trick::has_pending_choice(view) {
        keys::this_trick()
    } else {
        keys::last_trick()
    })
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

/// Whose turn it is.
pub(super) fn turn(narrator: Narrator, view: &PublicView) -> Option<String> {
    let who = |seat| narrator.who(seat);
    Some(narrator.say(&match view.awaiting {
        Awaiting::Play(seat) if view.trick.led_faction().is_none() => keys::turn_lead(who(seat)),
        Awaiting::Play(seat) => keys::turn_play(who(seat)),
        Awaiting::Take { seat, .. } => keys::turn_take(who(seat)),
        Awaiting::Remove { seat, gnome, .. } => keys::turn_remove(narrator.card(gnome), who(seat)),
        Awaiting::FirstLeader | Awaiting::Deck | Awaiting::Over => return None,
    }))
}

/// Whether the score piles are listed with every faction: in phase one only Undead can lie there.
fn lists_all_factions(view: &PublicView) -> bool {
    matches!(view.phase, Phase::Gather | Phase::Over)
}

/// The heading of [`score_lines`], which says whether gnome rows are counted.
pub(super) fn score_heading(narrator: Narrator, view: &PublicView) -> String {
    narrator.say(&keys::score_piles(counted_rows(view)))
}

/// Whether [`counted_cards`] has cards of gnome rows, for texts.
pub(super) fn counted_rows(view: &PublicView) -> &'static str {
    if view.setup.seats().all(|seat| view.gnomes[seat].is_empty()) {
        "none"
    } else {
        "with"
    }
}

/// The cards that would count for each side if the match ended now: the score pile, which the gnome row joins at the
/// end (RULES.md 1.5).
pub(super) fn counted_cards(view: &PublicView) -> BySeat<CardSet> {
    let mut counted = view.setup.pooled(&view.score);
    let rows = view.setup.pooled(&view.gnomes);
    for side in Seat::of(view.setup.sides()) {
        counted[side].insert_all(rows[side]);
    }
    counted
}

/// A line per faction with the `text` of each side's counted cards; `None` if there is nothing to list.
pub(super) fn score_lines(
    narrator: Narrator,
    view: &PublicView,
    text: impl Fn(CardSet) -> String,
) -> Option<Vec<String>> {
    let piles = counted_cards(view);
    let is_scored = |faction| {
        let mut sides = Seat::of(view.setup.sides());
        sides.any(|side| !piles[side].of(faction).is_empty())
    };
    let line = |faction| {
        let texts = narrator.named(|side| text(piles[side].of(faction)));
        let faction = words::faction(narrator.locale, faction);
        narrator.say(&keys::score_line(texts, faction))
    };
    let factions = view.setup.factions();
    let listed = factions
        .iter()
        .filter(|&it| lists_all_factions(view) || is_scored(it));
    let lines: Vec<_> = listed.map(line).collect();
    (!lines.is_empty()).then_some(lines)
}

/// The number of cards in a pile.
fn count(cards: CardSet) -> String {
    cards.len().to_string()
}

/// Open Gnomes, removed Gnomes and waiting Trolls.
pub(super) fn gnome_rows(narrator: Narrator, view: &PublicView) -> Option<Paragraph> {
    let mut lines = Vec::new();
    for seat in view.setup.seats() {
        if !view.gnomes[seat].is_empty() {
            let row = narrator.faction_cards(Faction::Gnome, view.gnomes[seat]);
            lines.push(narrator.say(&keys::gnome_row(row, narrator.info.name(seat))));
        }
    }
    if !view.removed.is_empty() {
        let gone = narrator.faction_cards(Faction::Gnome, view.removed);
        lines.push(narrator.say(&keys::removed_gnomes(gone)));
    }
    if !view.waiting.is_empty() {
        let waiting = narrator.faction_cards(Faction::Troll, view.waiting);
        lines.push(narrator.say(&keys::waiting_trolls(waiting)));
    }
    (!lines.is_empty()).then(|| Paragraph {
        heading: narrator.say(&keys::on_the_table()),
        text: lines.join("\n"),
    })
}

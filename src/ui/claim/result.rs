//! The result of a trick game, faction by faction (RULES.md 1.6).

use crate::cards::{Card, CardSet, Faction, Seat};
use crate::i18n::Message;
use crate::i18n::keys::finish as keys;
use crate::rules::claim::{PublicView, Score, score};
use crate::ui::words;

use super::{Teller, table};

/// Who won which faction and how, the votes, and the sums where they decide.
pub(super) fn result(teller: Teller, view: &PublicView) -> Vec<String> {
    let setup = view.setup;
    let score = score(setup, &view.score);
    let sides = teller.per_side(|side| teller.side(side));
    let mut lines = vec![teller.say(&keys::result_heading(sides))];
    for faction in setup.factions().iter() {
        lines.push(teller.say(&vote(teller, view, &score, faction)));
    }
    let votes = teller.per_side(|side| score.vote_counts[side].to_string());
    lines.push(teller.say(&keys::votes_total(votes)));
    let most = Seat::of(setup.sides())
        .map(|side| score.vote_counts[side])
        .max();
    let tied = Seat::of(setup.sides()).filter(|&side| Some(score.vote_counts[side]) == most);
    if tied.count() > 1 {
        let sums = teller.per_side(|side| score.sum(side).to_string());
        lines.push(teller.say(&keys::votes_tied(sums)));
    }
    lines
}

fn vote(teller: Teller, view: &PublicView, score: &Score, faction: Faction) -> Message {
    let setup = view.setup;
    let piles = table::pooled(view);
    let cards = |side: Seat| piles[side].of(faction);
    let name = words::faction(teller.locale, faction);
    let counts = teller.per_side(|side| cards(side).len().to_string());
    let Some(winner) = score.votes[faction] else {
        return if Seat::of(setup.sides()).all(|side| cards(side).is_empty()) {
            keys::vote_nobody(name)
        } else {
            keys::vote_equal(name, counts)
        };
    };
    let side = teller.side(winner);
    let won = cards(winner);
    let runner_up = Seat::of(setup.sides())
        .filter(|&other| other != winner)
        .map(cards)
        .filter(|pile| pile.len() == won.len())
        .max_by(|a, b| a.cmp_from_highest(*b));
    match runner_up.and_then(|other| first_difference(won, other)) {
        Some((high, low)) => keys::vote_tie_broken(name, side, counts, high, low),
        None => keys::vote_won(name, side, counts),
    }
}

/// From the highest card down, the first two values that differ.
fn first_difference(won: CardSet, other: CardSet) -> Option<(u8, u8)> {
    let values = |cards: CardSet| {
        let mut values: Vec<_> = cards.into_iter().map(Card::value).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values
    };
    let mut pairs = values(won).into_iter().zip(values(other));
    pairs.find(|(high, low)| high != low)
}

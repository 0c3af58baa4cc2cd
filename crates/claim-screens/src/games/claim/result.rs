//! The result of a trick-taking game, faction by faction (RULES.md 1.6).

use claim_rules::cards::{Card, CardSet, Faction, Seat, SeatSet};
use claim_rules::claim::{self, PublicView, Score, score};

use super::tutorial;
use crate::games::contract::ResultTexts;
use crate::games::margin;
use crate::i18n::Message;
use crate::i18n::keys::finish as keys;
use crate::screen::model::PictureContent;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The votes, what decided them if they are tied, and how each faction voted.
pub(super) fn texts(narrator: Narrator, view: &PublicView, winners: SeatSet) -> ResultTexts {
    let score = score(view.setup, &view.score);
    let sides = Seat::of(view.setup.sides());
    let heading = keys::result_heading(narrator.named(|side| score.vote_counts[side].to_string()));
    let mut text = vec![narrator.say(&heading)];
    text.extend(votes(narrator, view, &score));
    ResultTexts {
        score: sides.map(|side| score.vote_counts[side].into()).collect(),
        why: close(narrator, view, winners, &score)
            .into_iter()
            .chain(tie(narrator, view, &score))
            .chain(decisive_trick(narrator, view, winners))
            .collect(),
        picture: PictureContent::Result {
            view: Box::new(*view),
            winners,
        },
        text,
        board: Vec::new(),
        lesson: tutorial::closing_words(narrator, view),
    }
}

/// How close it was: the one card that would have turned the match, or else the missing votes.
fn close(narrator: Narrator, view: &PublicView, winners: SeatSet, score: &Score) -> Option<String> {
    let standing = |side| (score.vote_counts[side], score.sum(side));
    let (winner, loser) = margin::compared(narrator, winners, standing)?;
    let who = margin::who(narrator, loser);
    if let Some((card, owner)) = decisive_card(view, loser) {
        let (card, owner) = (narrator.card(card), margin::who(narrator, owner));
        return Some(narrator.say(&keys::close_card(card, owner, who)));
    }
    let missing = score.vote_counts[winner] - score.vote_counts[loser];
    (missing > 0).then(|| narrator.say(&keys::close_votes(missing, who)))
}

/// When it was decided. Silent if others than the winners by the rules have won.
fn decisive_trick(narrator: Narrator, view: &PublicView, winners: SeatSet) -> Option<String> {
    let trick = view.decisive_trick()?;
    let winner = winners.iter().next()?;
    let by_rules = score(view.setup, &view.score).winners;
    let tricks = view.setup.hand_size();
    let who = margin::who(narrator, winner);
    let message = if trick == tricks {
        keys::decided_by_last_trick()
    } else {
        keys::decided_after_trick(who, trick, tricks)
    };
    (winners == by_rules).then(|| narrator.say(&message))
}

/// A card of another side with which a side would have won, and the side that has it.
fn decisive_card(view: &PublicView, loser: Seat) -> Option<(Card, Seat)> {
    let piles = view.setup.pooled(&view.score);
    let others = Seat::of(view.setup.sides()).filter(|&side| side != loser);
    let cards =
        others.flat_map(|side| piles[side].distinct().into_iter().map(move |it| (it, side)));
    let mut cards: Vec<_> = cards.collect();
    cards.sort_by_key(|(card, _)| (card.faction() as u8, card.value()));
    cards.into_iter().find(|&(card, owner)| {
        let mut piles = piles;
        piles[owner].remove(card);
        piles[loser].insert(card);
        let won = claim::score(view.setup, &piles).winners;
        won.iter().all(|seat| view.setup.side(seat) == loser)
    })
}

/// The sums of values that decide if votes are tied.
fn tie(narrator: Narrator, view: &PublicView, score: &Score) -> Option<String> {
    let sides = || Seat::of(view.setup.sides());
    let most = sides().map(|side| score.vote_counts[side]).max();
    let is_tied = |side: Seat| Some(score.vote_counts[side]) == most;
    let tied = sides().filter(|&side| is_tied(side));
    let mut tied: Vec<_> = tied.map(|side| score.sum(side)).collect();
    tied.sort_unstable_by(|one, other| other.cmp(one));
    let [first, second, ..] = tied[..] else {
        return None;
    };
    let outcome = if first == second { "tied" } else { "decided" };
    let sums = narrator.named(|side| {
        // The sums decide only among those who are tied.
        let sum = is_tied(side).then(|| score.sum(side).to_string());
        sum.unwrap_or_else(|| "–".to_owned())
    });
    Some(narrator.say(&keys::votes_tied(outcome, sums)))
}

/// How each faction voted, line by line.
fn votes(narrator: Narrator, view: &PublicView, score: &Score) -> Vec<String> {
    let factions = view.setup.factions().iter();
    let vote = |faction| narrator.say(&vote(narrator, view, score, faction));
    factions.map(vote).collect()
}

fn vote(narrator: Narrator, view: &PublicView, score: &Score, faction: Faction) -> Message {
    let setup = view.setup;
    let piles = view.setup.pooled(&view.score);
    let cards = |side: Seat| piles[side].of(faction);
    let name = words::faction(narrator.locale, faction);
    let counts = narrator.named(|side| cards(side).len().to_string());
    let Some(winner) = score.votes[faction] else {
        return if Seat::of(setup.sides()).all(|side| cards(side).is_empty()) {
            keys::vote_no_cards(name)
        } else {
            keys::vote_tie(counts, name)
        };
    };
    let side = narrator.side(winner);
    let won = cards(winner);
    let runner_up = Seat::of(setup.sides())
        .filter(|&other| other != winner)
        .map(cards)
        .filter(|pile| pile.len() == won.len())
        .max_by(|a, b| a.cmp_by_highest(*b));
    match runner_up.and_then(|other| first_difference(won, other)) {
        Some((high, low)) => keys::vote_tie_broken(counts, name, high, low, side),
        None => keys::vote_won(counts, name, side),
    }
}

/// Compares from the highest card down and returns the first two values that differ.
fn first_difference(won: CardSet, other: CardSet) -> Option<(u8, u8)> {
    let values = CardSet::values_from_highest;
    let mut pairs = values(won).into_iter().zip(values(other));
    pairs.find(|(high, low)| high != low)
}

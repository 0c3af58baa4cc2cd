//! A trick in sentences: who won it and why, and what came of it.

use crate::cards::{CardSet, Faction, Seat};
use crate::i18n::Message;
use crate::i18n::keys::table as keys;
use crate::rules::claim::{Awaiting, LastTrick, Phase, PublicView, WinReason};

use super::Teller;

/// The trick before the current one – or the current one, while somebody has a choice to make that
/// came of it: its cards, and in sentences who won it, why, and what came of it.
pub(super) fn told(teller: Teller, view: &PublicView, last: &LastTrick) -> String {
    let told = Told { teller, view, last };
    let mut sentences = Vec::from_iter(told.reason());
    sentences.extend(match last.phase {
        Phase::Recruit => told.recruited(),
        _ => told.gathered(),
    });
    sentences.extend(told.dragon());
    let sentences: Vec<_> = sentences
        .iter()
        .map(|sentence| teller.say(sentence))
        .collect();
    [told.plays(), sentences.join(" ")].join("\n")
}

/// Whether the rules wait for a choice that came of the current trick.
pub(super) const fn is_open(view: &PublicView) -> bool {
    matches!(
        view.awaiting,
        Awaiting::Take { .. } | Awaiting::Remove { .. }
    )
}

struct Told<'a> {
    teller: Teller<'a>,
    view: &'a PublicView,
    last: &'a LastTrick,
}

impl Told<'_> {
    /// The cards in order of play, in a line.
    fn plays(&self) -> String {
        let play = |(seat, card)| {
            let (who, card) = (self.teller.who(seat), self.teller.card(card));
            self.teller.say(&keys::trick_play(who, card))
        };
        self.last
            .trick
            .plays()
            .map(play)
            .collect::<Vec<_>>()
            .join(" · ")
    }

    /// Who won and why.
    fn reason(&self) -> Option<Message> {
        let trick = &self.last.trick;
        let winner = trick.winner();
        let card_of = |seat: Option<Seat>| seat.and_then(|seat| trick.card_of(seat));
        let won = card_of(Some(winner))?;
        let second = card_of(trick.ranking()[1])?;
        let lead = card_of(Some(trick.leader()))?;
        let who = self.teller.who(winner);
        let card = self.teller.card(won);
        Some(match trick.win_reason()? {
            WinReason::KnightBeatsGoblin => keys::won_beats(who, card, self.teller.card(lead)),
            WinReason::Highest => keys::won_beats(who, card, self.teller.card(second)),
            WinReason::Doppelganger => {
                keys::won_passing(who, card, lead.faction().id(), self.teller.card(second))
            }
            WinReason::PlayedFirst => keys::won_first(who, card, self.teller.card(second)),
            WinReason::NobodyFollowed => keys::won_unfollowed(who, card),
        })
    }

    /// Phase one: Undead scored, cards taken, cards drawn.
    fn recruited(&self) -> Vec<Message> {
        let winner = self.last.trick.winner();
        let mut sentences = Vec::from_iter(self.scored(self.of(Faction::Undead), winner));
        let taken = || self.last.middle.iter().flatten();
        for &(card, seat) in taken() {
            sentences.push(keys::takes(self.teller.who(seat), self.teller.card(card)));
        }
        if is_open(self.view) {
            return sentences;
        }
        let mut rest = self
            .last
            .trick
            .ranking()
            .into_iter()
            .flatten()
            .collect::<Vec<_>>();
        rest.retain(|&seat| taken().all(|&(_, taker)| taker != seat));
        for seat in rest {
            let who = self.teller.who(seat);
            sentences.push(if seat == winner {
                keys::takes_top(who)
            } else {
                keys::draws(who)
            });
        }
        sentences
    }

    /// Phase two: Gnomes removed, then where the cards went that the winner did not simply score.
    fn gathered(&self) -> Vec<Message> {
        let removed = self.last.removed.iter().flatten();
        let mut sentences: Vec<_> = removed
            .map(|&(gnome, seat)| keys::loses_gnome(self.teller.who(seat), self.teller.card(gnome)))
            .collect();
        if is_open(self.view) {
            return sentences;
        }
        let winner = self.last.trick.winner();
        if let Some(taker) = self.last.dwarf_taker() {
            let (who, dwarves) = (self.teller.who(taker), self.of(Faction::Dwarf));
            let dwarves = self.teller.cards(dwarves);
            // With two players whoever did not win takes them, which needs no reason.
            sentences.push(if self.view.setup.players() == 2 {
                keys::scores(who, dwarves)
            } else {
                keys::scores_lowest(who, dwarves)
            });
        }
        let gnomes = self.of(Faction::Gnome);
        if !gnomes.is_empty() {
            sentences.push(keys::lays_gnomes(
                self.teller.who(winner),
                self.teller.cards(gnomes),
            ));
        }
        sentences.extend(self.scored(self.last.trolls, winner));
        sentences
    }

    fn scored(&self, cards: CardSet, seat: Seat) -> Option<Message> {
        let scored = || keys::scores(self.teller.who(seat), self.teller.cards(cards));
        (!cards.is_empty()).then(scored)
    }

    /// Who leads by having played the last Dragon without having won.
    fn dragon(&self) -> Option<Message> {
        let leader = self.view.trick.leader();
        let is_over = self.view.phase == Phase::Over || is_open(self.view);
        if is_over || self.of(Faction::Dragon).is_empty() || leader == self.last.trick.winner() {
            return None;
        }
        Some(keys::leads_by_dragon(self.teller.who(leader)))
    }

    /// The trick's cards of a faction.
    fn of(&self, faction: Faction) -> CardSet {
        let cards: CardSet = self.last.trick.plays().map(|(_, card)| card).collect();
        cards.of(faction)
    }
}

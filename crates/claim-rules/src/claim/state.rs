//! The full state of one match of a trick-taking game, and how actions change it.

use super::draw_pile::DrawPile;
use super::history::History;
use super::seer_knowledge::SeerKnowledge;
use super::view::TrickEffects;
use super::{
    Action, Actions, Awaiting, LastTrick, Phase, Private, PublicView, Score, Setup, Trick, View,
    legal, powers,
};
use crate::IllegalChance;
use crate::cards::{BySeat, Card, CardSet, CopyPool, Faction, Seat};

/// The full state of a match: what everyone knows, what each seat knows, and the order of the draw
/// pile.
///
/// It starts before the deal. What the rules refuse leaves it unchanged.
//
// Invariant: a card keeps its bit in all sets it moves through, so no two sets share a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) awaiting: Awaiting,
    /// The number of the current trick within its phase, from 1.
    pub(super) trick_number: u8,
    pub(super) trick: Trick,
    /// The cards of the current trick until they are discarded, scored or otherwise moved.
    pub(super) played: CardSet,
    pub(super) hands: BySeat<CardSet>,
    pub(super) followers: BySeat<CardSet>,
    /// The followers that were taken from the middle.
    pub(super) recruited: BySeat<CardSet>,
    pub(super) score: BySeat<CardSet>,
    pub(super) gnomes: BySeat<CardSet>,
    /// Cards played in phase one that are out of the game.
    pub(super) discarded: CardSet,
    /// Trolls that are left for the winner of a later trick.
    pub(super) waiting: CardSet,
    /// Gnomes that Giants removed from the game.
    pub(super) removed: CardSet,
    pub(super) pile: DrawPile,
    /// The revealed cards that are still in the middle.
    pub(super) middle: [Option<Card>; 2],
    pub(super) seer_knowledge: SeerKnowledge,
    pub(super) history: History,
    /// What the trick that was completed last has led to so far.
    pub(super) last_effects: TrickEffects,
    /// Phase one: the cards from the top of the draw pile that the seats took because of that trick.
    pub(super) last_draws: BySeat<Option<Card>>,
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAction {
    /// The deal is due, or the match is over.
    #[error("no action is due")]
    NoActionDue,
    /// The card is not in the hand.
    #[error("{0} is not in the hand")]
    NotHeld(Card),
    /// The hand has a card of the led faction, so such a card or a Doppelgänger must be played.
    #[error("the led faction, {0}, must be followed")]
    Revoke(Faction),
    /// A card has to be played to the trick now, but the action is of another kind.
    #[error("a card has to be played")]
    PlayExpected,
    /// A card has to be taken for the follower pile now, but the action is of another kind.
    #[error("a card has to be taken")]
    TakeExpected,
    /// The choice for a Giant has to be made now.
    #[error("a Gnome has to be removed or spared")]
    RemoveExpected,
    /// The revealed card has been taken, or no winning Seer allows the top card.
    #[error("this card cannot be taken")]
    NotAvailable,
    /// That seat has no Gnome of the Giant's value, or is on the winner's side.
    #[error("this seat has no Gnome that can be removed")]
    NoVictim,
}

impl State {
    /// A match before its deal.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            setup,
            phase: Phase::Dealing,
            awaiting: Awaiting::FirstLeader,
            trick_number: 1,
            trick: Trick::new(Seat::First, setup.players()),
            played: CardSet::EMPTY,
            hands: BySeat::default(),
            followers: BySeat::default(),
            recruited: BySeat::default(),
            score: BySeat::default(),
            gnomes: BySeat::default(),
            discarded: CardSet::EMPTY,
            waiting: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            pile: DrawPile::EMPTY,
            middle: [None; 2],
            seer_knowledge: SeerKnowledge::default(),
            history: History::EMPTY,
            last_effects: TrickEffects::default(),
            last_draws: BySeat::default(),
        }
    }

    /// Sets the seat that leads the first trick (RULES.md 1.2).
    ///
    /// # Errors
    ///
    /// If that is not due, or the match has no such seat.
    pub fn choose_first(&mut self, first: Seat) -> Result<(), IllegalChance> {
        if self.awaiting != Awaiting::FirstLeader
            || first.index() >= usize::from(self.setup.players())
        {
            return Err(IllegalChance);
        }
        self.trick = Trick::new(first, self.setup.players());
        self.awaiting = Awaiting::Deck;
        Ok(())
    }

    /// Deals a shuffled deck, top first: the hand of seat 0, that of seat 1, …; the rest is the
    /// draw pile (RECORD.md, "Set-up by chance").
    ///
    /// # Errors
    ///
    /// If that is not due, or these are not exactly the cards of the deck.
    pub fn deal(&mut self, deck: &[Card]) -> Result<(), IllegalChance> {
        let setup = self.setup;
        let hand_size = usize::from(setup.hand_size());
        let dealt = hand_size * usize::from(setup.players());
        let cards = dealt + usize::from(setup.pile_size());
        if self.awaiting != Awaiting::Deck || deck.len() != cards {
            return Err(IllegalChance);
        }
        let (dealt, pile) = deck.split_at(dealt);
        let mut copies = CopyPool::ALL;
        let mut found = CardSet::EMPTY;
        let mut hands = BySeat::<CardSet>::default();
        for (seat, cards) in setup.seats().zip(dealt.chunks_exact(hand_size)) {
            hands[seat] = copies.deal(cards);
            found = found.union(hands[seat]);
        }
        let in_pile = copies.deal(pile);
        found = found.union(in_pile);
        // There are as many cards as the deck has, so they are the deck if none is missing.
        let missing = CardSet::deck(setup.factions()).difference(found);
        if !missing.is_empty() {
            return Err(IllegalChance);
        }
        self.hands = hands;
        self.pile.put_below(pile, in_pile);
        self.phase = Phase::Recruit;
        self.start_trick(self.trick.leader());
        Ok(())
    }

    /// The deck's factions and the number of players.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to act, if any.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.awaiting.seat()
    }

    /// What the match waits for.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.awaiting
    }

    /// The legal actions of the seat to act.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions {
        legal::actions(
            self.setup,
            &self.awaiting,
            &self.trick,
            &self.gnomes,
            |seat| self.hands[seat],
        )
    }

    /// The score, once all tricks are played.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        (self.phase == Phase::Over).then(|| super::score(self.setup, &self.score))
    }

    /// The cards of a seat's hand.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The cards of a seat's score pile.
    #[must_use]
    #[inline]
    pub fn score_pile(&self, seat: Seat) -> CardSet {
        self.score[seat]
    }

    /// Whether the first card of a phase is due.
    #[must_use]
    #[inline]
    pub fn is_first_lead(&self) -> bool {
        self.trick_number == 1 && self.trick.cards().is_empty()
    }

    pub(super) fn score_piles(&self) -> &BySeat<CardSet> {
        &self.score
    }

    /// What everyone knows.
    #[must_use]
    pub fn public_view(&self) -> PublicView {
        PublicView {
            setup: self.setup,
            phase: self.phase,
            awaiting: self.awaiting,
            trick_number: self.trick_number,
            trick: self.trick,
            middle: self.middle,
            pile_size: self.pile.size(),
            hand_size: self.hands.map(size),
            follower_count: self.followers.map(size),
            recruited: self.recruited,
            discarded: self.discarded,
            score: self.score,
            gnomes: self.gnomes,
            waiting: self.waiting,
            removed: self.removed,
            voids: self.history.voids(self.setup, self.phase),
            last: self.last_trick(),
            history: self.history,
            played: self.played,
        }
    }

    /// What a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let knowledge = &self.seer_knowledge;
        let own = Private {
            hand: self.hands[seat],
            followers: self.followers[seat],
            peeked: knowledge.has_peeked(seat).then(|| self.pile.top()),
            known_draws: knowledge.known_draws(seat),
            last_draw: self.last_draws[seat],
        };
        View {
            seat,
            public: self.public_view(),
            own,
        }
    }

    fn last_trick(&self) -> Option<LastTrick> {
        let (phase, number, trick) = self.history.last(self.setup)?;
        let TrickEffects {
            middle,
            removed,
            trolls,
        } = self.last_effects;
        Some(LastTrick {
            phase,
            number,
            trick,
            middle,
            removed,
            trolls,
        })
    }

    /// Plays an action of the seat to act.
    ///
    /// # Errors
    ///
    /// If the rules refuse it; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.to_act().ok_or(IllegalAction::NoActionDue)?;
        if !self.legal_actions().contains(action) {
            return Err(self.reason(seat, action));
        }
        self.apply(action);
        Ok(())
    }

    /// Plays a legal action of the seat to act without checking it again, for rollouts.
    ///
    /// # Panics
    ///
    /// In debug builds, if the action is not legal. In release builds the state is then invalid.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        debug_assert!(self.legal_actions().contains(action));
        self.apply(action);
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        match action {
            Action::Play(card) => self.play_card(card),
            Action::Take(source) => self.take_chosen(source),
            Action::Remove(victim) => self.remove_chosen(victim),
        }
    }

    /// Why an action is illegal.
    fn reason(&self, seat: Seat, action: Action) -> IllegalAction {
        match (self.awaiting, action) {
            (Awaiting::Play(_), Action::Play(card)) => match self.trick.led_faction() {
                Some(led) if self.hands[seat].contains(card) => IllegalAction::Revoke(led),
                _ => IllegalAction::NotHeld(card),
            },
            (Awaiting::Take { .. }, Action::Take(_)) => IllegalAction::NotAvailable,
            (Awaiting::Remove { .. }, Action::Remove(_)) => IllegalAction::NoVictim,
            (Awaiting::Take { .. }, _) => IllegalAction::TakeExpected,
            (Awaiting::Remove { .. }, _) => IllegalAction::RemoveExpected,
            _ => IllegalAction::PlayExpected,
        }
    }

    #[inline]
    fn play_card(&mut self, card: Card) {
        let seat = self.trick.turn();
        self.trick.push(card);
        self.played.insert_disjoint(self.hands[seat].take(card));
        self.history.push(card);
        match self.trick.to_play() {
            Some(next) => self.awaiting = Awaiting::Play(next),
            None => self.resolve_trick(),
        }
    }

    /// The phase, 1 or 2, and the number of the trick within it.
    pub(super) const fn trick_of_next_action(&self) -> (u8, u8) {
        let phase = match self.phase {
            Phase::Dealing | Phase::Recruit => 1,
            Phase::Gather | Phase::Over => 2,
        };
        (phase, self.trick_number)
    }

    // Not inlined: `play_card` stays small, and most plays do not complete a trick.
    #[inline(never)]
    fn resolve_trick(&mut self) {
        let winner = self.trick.winner();
        self.last_effects = TrickEffects::default();
        self.last_draws = BySeat::default();
        if self.phase == Phase::Recruit {
            self.resolve_recruiting(winner);
        } else {
            self.resolve_gathering(winner);
        }
    }

    pub(super) fn finish_trick(&mut self, winner: Seat) {
        let leader = powers::next_leader(self.setup, &self.trick, winner);
        if self.trick_number < self.setup.hand_size() {
            self.trick_number += 1;
            self.start_trick(leader);
        } else if self.phase == Phase::Recruit {
            self.begin_gathering(leader);
        } else {
            self.finish();
        }
    }

    fn start_trick(&mut self, leader: Seat) {
        self.trick = Trick::new(leader, self.setup.players());
        self.history.lead(leader);
        self.awaiting = Awaiting::Play(leader);
        if self.phase == Phase::Recruit {
            for slot in 0..usize::from(self.setup.revealed()) {
                self.middle[slot] = Some(self.pile.draw());
            }
        }
    }

    fn begin_gathering(&mut self, leader: Seat) {
        self.phase = Phase::Gather;
        self.trick_number = 1;
        self.hands = std::mem::take(&mut self.followers);
        self.start_trick(leader);
    }

    fn finish(&mut self) {
        self.phase = Phase::Over;
        self.awaiting = Awaiting::Over;
        for seat in self.setup.seats() {
            self.score[seat].insert_disjoint(std::mem::take(&mut self.gnomes[seat]));
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "no deck has 256 cards")]
fn size(cards: CardSet) -> u8 {
    cards.len() as u8
}

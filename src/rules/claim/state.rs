//! The full truth of one match of a trick game, and how actions change it.

use crate::cards::{BySeat, Card, CardSet, Copies, Seat};
use crate::rules::ImpossibleChance;

use super::draw_pile::DrawPile;
use super::history::History;
use super::seen_draws::SeenDraws;
use super::view::Aftermath;
use super::{Action, Actions, Awaiting, Phase, Score, Setup, Trick, legal, powers};

/// The full truth: what everybody knows, what each seat knows, and the draw pile's order.
///
/// Always playable: it starts before the deal, and takes nothing that the rules refuse. A card of
/// the deck keeps its bit in the sets that it goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) awaiting: Awaiting,
    /// The number of the current trick within its phase, from 1.
    pub(super) trick_number: u8,
    pub(super) trick: Trick,
    /// The cards of the current trick, until they go where they belong.
    pub(super) played: CardSet,
    pub(super) hands: BySeat<CardSet>,
    pub(super) followers: BySeat<CardSet>,
    /// The followers that were taken from the middle.
    pub(super) recruited: BySeat<CardSet>,
    pub(super) score: BySeat<CardSet>,
    pub(super) gnomes: BySeat<CardSet>,
    /// Cards played in phase one that are out of the game.
    pub(super) discarded: CardSet,
    /// Trolls that wait for a trick's winner.
    pub(super) waiting: CardSet,
    /// Gnomes that Giants removed from the game.
    pub(super) removed: CardSet,
    pub(super) pile: DrawPile,
    /// The revealed cards that still lie in the middle.
    pub(super) middle: [Option<Card>; 2],
    pub(super) seen: SeenDraws,
    pub(super) history: History,
    /// What came of the trick that was completed last.
    pub(super) aftermath: Aftermath,
}

/// Why the rules say no to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// Nobody is to act: the deal is due, or the match is over.
    NobodyToAct,
    /// The card is not in the hand.
    NotHeld(Card),
    /// Failed to follow though able: the led faction's cards, or a Doppelgänger, must be played.
    Revoke(crate::cards::Faction),
    /// A card has to be played now.
    PlayExpected,
    /// A card has to be taken now.
    TakeExpected,
    /// A Giant's choice has to be made now.
    RemoveExpected,
    /// The revealed card is not there, or no Seer allows the top card.
    NothingThere,
    /// That seat has no such Gnome, or is on the winner's side.
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
            seen: SeenDraws::default(),
            history: History::EMPTY,
            aftermath: Aftermath::default(),
        }
    }

    /// Chance decides who leads the first trick (RULES.md 1.2).
    ///
    /// # Errors
    ///
    /// If that is not due, or nobody sits there.
    pub fn choose_first(&mut self, first: Seat) -> Result<(), ImpossibleChance> {
        if self.awaiting != Awaiting::FirstLeader
            || first.index() >= usize::from(self.setup.players())
        {
            return Err(ImpossibleChance);
        }
        self.trick = Trick::new(first, self.setup.players());
        self.awaiting = Awaiting::Deck;
        Ok(())
    }

    /// Deals a shuffled deck, top first: seat 0's whole hand, seat 1's, …; the rest is the draw
    /// pile (RECORD.md, 'Set-up by chance').
    ///
    /// # Errors
    ///
    /// If that is not due, or these are not exactly the cards of the match's deck.
    pub fn deal(&mut self, deck: &[Card]) -> Result<(), ImpossibleChance> {
        let setup = self.setup;
        let hand_size = usize::from(setup.hand_size());
        let dealt = hand_size * usize::from(setup.players());
        let cards = dealt + usize::from(setup.pile_size());
        if self.awaiting != Awaiting::Deck || deck.len() != cards {
            return Err(ImpossibleChance);
        }
        let (dealt, pile) = deck.split_at(dealt);
        let mut copies = Copies::WHOLE;
        let mut found = CardSet::EMPTY;
        let mut hands = BySeat::<CardSet>::default();
        for (seat, cards) in setup.seats().zip(dealt.chunks_exact(hand_size)) {
            hands[seat] = copies.deal(cards);
            found = found.or(hands[seat]);
        }
        let in_pile = copies.deal(pile);
        found = found.or(in_pile);
        // Exactly the deck, if each of its cards has been found once.
        if !CardSet::all_of_each(setup.factions())
            .without(found)
            .is_empty()
        {
            return Err(ImpossibleChance);
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

    /// The stage of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose action is awaited.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.awaiting.seat()
    }

    /// What the rules ask for now.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.awaiting
    }

    /// What the seat to act may do.
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

    /// The score piles.
    pub(super) fn score_piles(&self) -> &BySeat<CardSet> {
        &self.score
    }

    /// Lets the seat to act do something.
    ///
    /// # Errors
    ///
    /// If the rules refuse; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.to_act().ok_or(IllegalAction::NobodyToAct)?;
        if !self.legal_actions().contains(action) {
            return Err(self.refuse(seat, action));
        }
        self.apply(action);
        Ok(())
    }

    /// Lets the seat to act do one of its legal actions, as those bots do that play a great many
    /// matches: nothing is checked a second time.
    ///
    /// # Panics
    ///
    /// In debug builds, if it is not legal. In others the state is then of no match.
    #[inline]
    pub fn play_legal(&mut self, action: Action) {
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

    /// Why an action that is not legal is not.
    fn refuse(&self, seat: Seat, action: Action) -> IllegalAction {
        match (self.awaiting, action) {
            (Awaiting::Play(_), Action::Play(card)) => match self.trick.led_faction() {
                Some(led) if self.hands[seat].contains(card) => IllegalAction::Revoke(led),
                _ => IllegalAction::NotHeld(card),
            },
            (Awaiting::Take { .. }, Action::Take(_)) => IllegalAction::NothingThere,
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
        self.played.join(self.hands[seat].take(card));
        self.history.push(card);
        match self.trick.to_play() {
            Some(next) => self.awaiting = Awaiting::Play(next),
            None => self.resolve_trick(),
        }
    }

    // Kept apart from what every single play needs.
    #[inline(never)]
    fn resolve_trick(&mut self) {
        let winner = self.trick.winner();
        self.aftermath = Aftermath::default();
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
            for place in 0..usize::from(self.setup.revealed()) {
                self.middle[place] = Some(self.pile.draw());
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
        self.awaiting = Awaiting::Nothing;
        for seat in self.setup.seats() {
            self.score[seat].join(std::mem::take(&mut self.gnomes[seat]));
        }
    }
}

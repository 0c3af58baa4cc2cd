//! The full truth of one match of a trick game, and how actions change it.

use crate::cards::{BySeat, Card, CardSet, Faction, Seat};
use crate::rules::ImpossibleChance;

use super::pile::Pile;
use super::seen_draws::SeenDraws;
use super::{Action, Actions, Awaiting, Phase, Private, PublicView, Score, Setup, Trick, View};
use super::powers;


/// The full truth: what everybody knows, what each seat knows, and the draw pile's order.
///
/// Always playable: it starts before the deal, and takes nothing that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) public: PublicView,
    pub(super) hands: BySeat<CardSet>,
    pub(super) followers: BySeat<CardSet>,
    /// The cards of the current trick.
    pub(super) played: CardSet,
    pub(super) pile: Pile,
    pub(super) seen: SeenDraws,
}

/// Why the rules say no to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// Nobody is to act: the deal is due, or the match is over.
    NobodyToAct,
    /// The card is not in the hand.
    NotHeld(Card),
    /// Failed to follow though able: the led faction's cards, or a Doppelgänger, must be played.
    Revoke(Faction),
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
        let public = PublicView {
            setup,
            phase: Phase::Dealing,
            awaiting: Awaiting::FirstLeader,
            trick_number: 1,
            trick: Trick::new(Seat::First, setup.players()),
            middle: [None; 2],
            pile_size: 0,
            hand_size: BySeat::default(),
            follower_count: BySeat::default(),
            recruited: BySeat::default(),
            discarded: CardSet::EMPTY,
            score: BySeat::default(),
            gnomes: BySeat::default(),
            waiting: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            last: None,
        };
        Self {
            public,
            hands: BySeat::default(),
            followers: BySeat::default(),
            played: CardSet::EMPTY,
            pile: Pile::default(),
            seen: SeenDraws::default(),
        }
    }

    /// Chance decides who leads the first trick (RULES.md 1.2).
    ///
    /// # Errors
    ///
    /// If that is not due, or nobody sits there.
    pub fn choose_first(&mut self, first: Seat) -> Result<(), ImpossibleChance> {
        if self.public.awaiting != Awaiting::FirstLeader
            || first.index() >= usize::from(self.public.setup.players())
        {
            return Err(ImpossibleChance);
        }
        self.public.trick = Trick::new(first, self.public.setup.players());
        self.public.awaiting = Awaiting::Deck;
        Ok(())
    }

    /// Deals a shuffled deck, top first: seat 0's whole hand, seat 1's, …; the rest is the draw
    /// pile (RECORD.md, 'Set-up by chance').
    ///
    /// # Errors
    ///
    /// If that is not due, or these are not exactly the cards of the match's deck.
    pub fn deal(&mut self, deck: &[Card]) -> Result<(), ImpossibleChance> {
        let setup = self.public.setup;
        let whole = CardSet::all_of_each(setup.factions());
        if self.public.awaiting != Awaiting::Deck || deck.len() != whole.len() {
            return Err(ImpossibleChance);
        }
        let (dealt, pile) = deck.split_at(usize::from(setup.hand_size() * setup.players()));
        let mut left = whole;
        let mut hands = BySeat::<CardSet>::default();
        let of_seats = dealt.chunks_exact(usize::from(setup.hand_size()));
        for (seat, cards) in setup.seats().zip(of_seats) {
            hands[seat] = left.take_each(cards);
        }
        let in_pile = left.take_each(pile);
        if !left.is_empty() {
            return Err(ImpossibleChance);
        }
        self.pile = Pile::new(pile, in_pile);
        self.hands = hands;
        for seat in setup.seats() {
            self.public.hand_size[seat] = setup.hand_size();
        }
        self.public.pile_size = setup.pile_size();
        self.public.phase = Phase::Recruit;
        self.start_trick(self.public.trick.leader());
        Ok(())
    }

    /// The seat whose action is awaited.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.public.to_act()
    }

    /// What the rules ask for now.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.public.awaiting
    }

    /// What the seat to act may do.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions {
        self.public.actions(|seat| self.hands[seat])
    }

    /// What everybody knows.
    #[must_use]
    pub fn public_view(&self) -> &PublicView {
        &self.public
    }

    /// What a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let own = Private {
            hand: self.hands[seat],
            followers: self.followers[seat],
            peeked: self.seen.peeked_by(seat).then(|| self.pile.top()),
            witnessed: self.seen.witnessed_by(seat),
        };
        View {
            seat,
            public: self.public,
            own,
        }
    }

    /// The score, once all tricks are played.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        (self.public.phase == Phase::Over)
            .then(|| super::score(self.public.setup, &self.public.score))
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
        match (self.public.awaiting, action) {
            (Awaiting::Play(_), Action::Play(card)) => match self.public.trick.led_faction() {
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
        let seat = self.public.trick.turn();
        let played = self.hands[seat].take(card);
        self.played.join(played);
        self.public.hand_size[seat] -= 1;
        self.public.trick.push(card);
        match self.public.trick.to_play() {
            Some(next) => self.public.awaiting = Awaiting::Play(next),
            None => self.resolve_trick(),
        }
    }

    fn resolve_trick(&mut self) {
        if self.public.phase == Phase::Recruit {
            self.resolve_recruiting();
        } else {
            self.resolve_gathering();
        }
    }

    pub(super) fn finish_trick(&mut self) {
        let public = &self.public;
        let leader = powers::next_leader(public.setup, &public.trick, public.trick.winner());
        if self.public.trick_number < self.public.setup.hand_size() {
            self.public.trick_number += 1;
            self.start_trick(leader);
        } else if self.public.phase == Phase::Recruit {
            self.begin_gathering(leader);
        } else {
            self.finish();
        }
    }

    pub(super) fn start_trick(&mut self, leader: Seat) {
        let setup = self.public.setup;
        self.public.trick = Trick::new(leader, setup.players());
        self.public.awaiting = Awaiting::Play(leader);
        if self.public.phase == Phase::Recruit {
            for place in 0..usize::from(setup.revealed()) {
                self.public.middle[place] = Some(self.draw());
            }
        }
    }

    fn begin_gathering(&mut self, leader: Seat) {
        self.public.phase = Phase::Gather;
        self.public.trick_number = 1;
        self.hands = std::mem::take(&mut self.followers);
        self.public.hand_size = std::mem::take(&mut self.public.follower_count);
        self.start_trick(leader);
    }

    fn finish(&mut self) {
        self.public.phase = Phase::Over;
        self.public.awaiting = Awaiting::Nothing;
        for seat in self.public.setup.seats() {
            let row = std::mem::take(&mut self.public.gnomes[seat]);
            self.public.score[seat].join(row);
        }
    }
}

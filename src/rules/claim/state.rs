//! The full truth of one match of a trick game, and how actions change it.

use crate::cards::{BySeat, Card, CardSet, Faction, Seat};
use crate::rules::ImpossibleChance;

use super::powers::{self, Gathered};
use super::setup::LARGEST_PILE;
use super::view::LastTrick;
use super::{
    Action, Actions, Awaiting, Phase, Private, PublicView, Score, Setup, Source, Trick, View,
};

/// The full truth: what everybody knows, what each seat knows, and the draw pile's order.
///
/// Always playable: it starts before the deal, and takes nothing that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    public: PublicView,
    private: BySeat<Private>,
    /// The draw pile, top first; of it, `drawn` cards are gone.
    deck: [Card; LARGEST_PILE],
    drawn: u8,
    /// Who knows the top card, if anybody does.
    peeker: Option<Seat>,
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
            private: BySeat::default(),
            deck: [Card::FIRST; LARGEST_PILE],
            drawn: 0,
            peeker: None,
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
        let mut found = set_of(pile)?;
        let mut hands = BySeat::<CardSet>::default();
        for (seat, cards) in setup
            .seats()
            .zip(dealt.chunks(usize::from(setup.hand_size())))
        {
            hands[seat] = set_of(cards)?;
            if !found.try_insert_all(hands[seat]) {
                return Err(ImpossibleChance);
            }
        }
        if found != whole {
            return Err(ImpossibleChance);
        }
        for seat in setup.seats() {
            self.private[seat].hand = hands[seat];
            self.public.hand_size[seat] = setup.hand_size();
        }
        self.deck[..pile.len()].copy_from_slice(pile);
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
        match self.to_act() {
            Some(seat) => self.public.actions(self.private[seat].hand),
            None => Actions::None,
        }
    }

    /// What everybody knows.
    #[must_use]
    pub fn public_view(&self) -> &PublicView {
        &self.public
    }

    /// What a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View {
            seat,
            public: self.public,
            own: self.private[seat],
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
        if !self
            .public
            .actions(self.private[seat].hand)
            .contains(action)
        {
            return Err(self.refuse(seat, action));
        }
        self.apply(seat, action);
        Ok(())
    }

    /// Lets the seat to act do one of its legal actions, as those bots do that play a great many
    /// matches: nothing is checked a second time.
    ///
    /// # Panics
    ///
    /// In debug builds, if it is not legal. In others the state is then of no match.
    pub fn play_legal(&mut self, action: Action) {
        debug_assert!(self.legal_actions().contains(action));
        if let Some(seat) = self.to_act() {
            self.apply(seat, action);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(card) => self.play_card(seat, card),
            Action::Take(source) => self.take_chosen(seat, source),
            Action::Remove(victim) => self.remove_chosen(victim),
        }
    }

    /// Why an action that is not legal is not.
    fn refuse(&self, seat: Seat, action: Action) -> IllegalAction {
        match (self.public.awaiting, action) {
            (Awaiting::Play(_), Action::Play(card)) => match self.public.trick.led_faction() {
                Some(led) if self.private[seat].hand.contains(card) => IllegalAction::Revoke(led),
                _ => IllegalAction::NotHeld(card),
            },
            (Awaiting::Take { .. }, Action::Take(_)) => IllegalAction::NothingThere,
            (Awaiting::Remove { .. }, Action::Remove(_)) => IllegalAction::NoVictim,
            (Awaiting::Take { .. }, _) => IllegalAction::TakeExpected,
            (Awaiting::Remove { .. }, _) => IllegalAction::RemoveExpected,
            _ => IllegalAction::PlayExpected,
        }
    }

    fn play_card(&mut self, seat: Seat, card: Card) {
        self.private[seat].hand.remove(card);
        self.public.hand_size[seat] -= 1;
        self.public.trick.push(card);
        match self.public.trick.to_play() {
            Some(next) => self.public.awaiting = Awaiting::Play(next),
            None if self.public.phase == Phase::Recruit => self.resolve_recruiting(),
            None => self.resolve_gathering(),
        }
    }

    fn start_trick(&mut self, leader: Seat) {
        let setup = self.public.setup;
        self.public.trick = Trick::new(leader, setup.players());
        self.public.awaiting = Awaiting::Play(leader);
        if self.public.phase == Phase::Recruit {
            for place in 0..usize::from(setup.revealed()) {
                self.public.middle[place] = Some(self.draw());
            }
        }
    }

    fn draw(&mut self) -> Card {
        let card = self.top();
        self.drawn += 1;
        self.public.pile_size -= 1;
        card
    }

    /// The top card of the draw pile, which phase one uses up exactly.
    fn top(&self) -> Card {
        self.deck[usize::from(self.drawn)]
    }

    // Phase one (RULES.md 1.4).

    fn resolve_recruiting(&mut self) {
        let winner = self.public.trick.winner();
        for &card in self.public.trick.cards() {
            let pile = if powers::scores_when_recruiting(card) {
                &mut self.public.score[winner]
            } else {
                &mut self.public.discarded
            };
            pile.insert(card);
        }
        let number = self.public.trick_number;
        self.public.last = Some(LastTrick::new(Phase::Recruit, number, self.public.trick));
        let has_seers = self.public.setup.factions().contains(Faction::Seer);
        let top = has_seers && self.public.trick.best_card().is_some_and(powers::may_peek);
        if top {
            self.private[winner].peeked = Some(self.top());
            self.peeker = Some(winner);
        }
        if top || self.public.setup.revealed() == 2 {
            self.public.awaiting = Awaiting::Take { seat: winner, top };
        } else {
            // One revealed card: two players, and the loser draws unseen.
            self.take_middle(winner, 0);
            self.take_top(winner.next(2));
            self.finish_trick();
        }
    }

    fn take_chosen(&mut self, seat: Seat, source: Source) {
        match source {
            Source::Middle1 => self.take_middle(seat, 0),
            Source::Middle2 => self.take_middle(seat, 1),
            Source::Top => self.take_top(seat),
        }
        let left = self.public.middle.iter().flatten().count();
        // With both revealed cards still there, the winner took the top card, and the second
        // chooses between them.
        if left == 2 {
            self.public.awaiting = Awaiting::Take {
                seat: self.public.trick.ranked(1),
                top: false,
            };
            return;
        }
        self.draw_the_rest();
    }

    /// Whoever has taken nothing yet takes in the order of the ranking: a revealed card that is
    /// left, then the top of the draw pile.
    fn draw_the_rest(&mut self) {
        let count = self.public.trick_number;
        for rank in 0..self.public.setup.players() {
            let seat = self.public.trick.ranked(rank);
            if self.public.follower_count[seat] == count {
                continue;
            }
            match self.public.middle.iter().position(Option::is_some) {
                Some(place) => self.take_middle(seat, place),
                None => self.take_top(seat),
            }
        }
        self.finish_trick();
    }

    fn take_middle(&mut self, seat: Seat, place: usize) {
        let Some(card) = self.public.middle[place].take() else {
            return;
        };
        self.public.recruited[seat].insert(card);
        if let Some(last) = &mut self.public.last {
            last.middle[place] = Some((card, seat));
        }
        self.recruit(seat, card);
    }

    fn take_top(&mut self, seat: Seat) {
        let card = self.draw();
        if let Some(witness) = self.peeker.take() {
            let own = &mut self.private[witness];
            own.peeked = None;
            if witness != seat {
                own.witnessed[seat].insert(card);
            }
        }
        self.recruit(seat, card);
    }

    fn recruit(&mut self, seat: Seat, card: Card) {
        self.private[seat].followers.insert(card);
        self.public.follower_count[seat] += 1;
    }

    // Phase two (RULES.md 1.5).

    fn resolve_gathering(&mut self) {
        let (trick, number) = (self.public.trick, self.public.trick_number);
        self.public.last = Some(LastTrick::new(Phase::Gather, number, trick));
        if self.public.setup.factions().contains(Faction::Giant) {
            self.send_giants(0);
        } else {
            self.gather();
        }
    }

    /// Lets the Giants of the trick act, from that place in the order of play on; then the
    /// trick's cards go where they belong.
    fn send_giants(&mut self, from: u8) {
        for place in from..self.public.setup.players() {
            let card = self.public.trick.cards()[usize::from(place)];
            let Some(gnome) = powers::prey(card) else {
                continue;
            };
            let public = &self.public;
            let winner = public.trick.winner();
            let mut victims = public
                .setup
                .seats()
                .filter(|&v| public.may_lose(v, gnome, winner));
            let Some(victim) = victims.next() else {
                continue;
            };
            // With 2 sides removal can only help the winner's, so nobody is asked.
            if self.public.setup.sides() == 2 {
                self.remove_gnome(gnome, victim);
            } else {
                self.public.awaiting = Awaiting::Remove {
                    seat: winner,
                    gnome,
                    place,
                };
                return;
            }
        }
        self.gather();
    }

    fn remove_chosen(&mut self, victim: Option<Seat>) {
        let Awaiting::Remove { gnome, place, .. } = self.public.awaiting else {
            return;
        };
        if let Some(victim) = victim {
            self.remove_gnome(gnome, victim);
        }
        self.send_giants(place + 1);
    }

    fn remove_gnome(&mut self, gnome: Card, victim: Seat) {
        self.public.gnomes[victim].remove(gnome);
        self.public.removed.insert(gnome);
        if let Some(last) = &mut self.public.last
            && let Some(place) = last.removed.iter_mut().find(|place| place.is_none())
        {
            *place = Some((gnome, victim));
        }
    }

    /// Puts the cards of the trick where they belong.
    fn gather(&mut self) {
        let winner = self.public.trick.winner();
        let dwarf_taker = powers::dwarf_taker(&self.public.trick, winner);
        for &card in self.public.trick.cards() {
            match powers::gathered(card, winner, dwarf_taker) {
                Gathered::Scored(seat) => self.public.score[seat].insert(card),
                Gathered::GnomeRow => self.public.gnomes[winner].insert(card),
                Gathered::Waiting => self.public.waiting.insert(card),
            }
        }
        self.score_trolls(winner);
        self.finish_trick();
    }

    /// The winner scores the highest Troll that waits; all of them after the very last trick.
    fn score_trolls(&mut self, winner: Seat) {
        while let Some(troll) = self.public.waiting.highest() {
            self.public.waiting.remove(troll);
            self.public.score[winner].insert(troll);
            if let Some(last) = &mut self.public.last {
                last.trolls.insert(troll);
            }
            if self.public.trick_number < self.public.setup.hand_size() {
                return;
            }
        }
    }

    // Both phases.

    fn finish_trick(&mut self) {
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

    fn begin_gathering(&mut self, leader: Seat) {
        self.public.phase = Phase::Gather;
        self.public.trick_number = 1;
        for seat in self.public.setup.seats() {
            let own = &mut self.private[seat];
            own.hand = std::mem::take(&mut own.followers);
            self.public.hand_size[seat] = std::mem::take(&mut self.public.follower_count[seat]);
        }
        self.start_trick(leader);
    }

    fn finish(&mut self) {
        self.public.phase = Phase::Over;
        self.public.awaiting = Awaiting::Nothing;
        for seat in self.public.setup.seats() {
            let row = std::mem::take(&mut self.public.gnomes[seat]);
            self.public.score[seat].insert_all(row);
        }
    }
}

/// These cards, if there are that many copies of each.
fn set_of(cards: &[Card]) -> Result<CardSet, ImpossibleChance> {
    let mut set = CardSet::EMPTY;
    let possible = cards
        .iter()
        .fold(true, |all, &card| set.try_insert(card) & all);
    possible.then_some(set).ok_or(ImpossibleChance)
}

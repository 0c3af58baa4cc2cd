//! A fixture for scenarios: it arranges the deck as a test needs it and plays through the public
//! interface.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::cards::{BySeat, Faction, Seat};
use crate::kingdoms::{
    Action, Awaiting, Board, CardCounts, Chance, IllegalAction, PublicView, Setup, Space, State,
};
use crate::{Game, chance};

/// A match, and a random generator for chance that the test does not arrange.
pub(super) struct Scene {
    state: State,
    rng: ChaCha20Rng,
}

impl Scene {
    /// A match that seat 0 begins, with this start card. `first` and `second` have the cards of the
    /// seats in the order in which they get them: two are dealt, and one is drawn from the pile per
    /// turn.
    pub(super) fn new(start: &str, first: &str, second: &str) -> Self {
        Self::with_display(start, "", first, second)
    }

    /// As [`Scene::new`], with the first cards of the display.
    pub(super) fn with_display(start: &str, display: &str, first: &str, second: &str) -> Self {
        let seats = [factions(first), factions(second)];
        let display = factions(display);
        let wanted = [factions(start), display.clone(), seats.concat()].concat();
        let setup = setup_with(&wanted);
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        let mut rest = setup.deck();
        chance::shuffle(&mut rng, &mut rest);
        for card in wanted {
            let index = rest.iter().position(|&other| other == card);
            rest.remove(index.unwrap_or_else(|| panic!("{card} is not left in the deck")));
        }
        let card = |seat: usize, n: usize| seats[seat].get(n).copied();
        let turns = (2..26).flat_map(|n| [card(0, n), card(1, n)]);
        let display = (0..3).map(|n| display.get(n).copied());
        let hands = [card(0, 0), card(0, 1), card(1, 0), card(1, 1)].into_iter();
        let dealt = hands.chain([Some(factions(start)[0])]).chain(display);
        // A card that does not matter differs from the one before, so that the display never has
        // three equal cards by accident.
        let mut deck: Vec<Faction> = Vec::new();
        for wanted in dealt.chain(turns).take(49) {
            let card = wanted.unwrap_or_else(|| {
                let differs = |card: &Faction| Some(card) != deck.last();
                let index = rest.iter().position(differs);
                rest.remove(index.unwrap_or_default())
            });
            deck.push(card);
        }
        let mut state = State::new(setup);
        state
            .choose_first(Seat::First)
            .expect("the first seat is due");
        state.deal(&deck).expect("the deck is due");
        Self { state, rng }
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn public(&self) -> &PublicView {
        self.state.public_view()
    }

    pub(super) fn board(&self) -> &Board {
        &self.public().board
    }

    /// Plays a whole turn: places a card, uses its power, or declines it for `none`, and draws from
    /// the pile.
    #[track_caller]
    pub(super) fn turn(&mut self, place: &str, power: &str) -> &mut Self {
        self.act(&format!("place {place}"));
        for power in power.split(" / ") {
            if power != "none" || matches!(self.state.awaiting(), Awaiting::Power { .. }) {
                self.act(&format!("power {power}"));
            }
        }
        self.draw()
    }

    /// Plays several turns in which no power is used.
    #[track_caller]
    pub(super) fn turns(&mut self, places: &[&str]) -> &mut Self {
        for place in places {
            self.turn(place, "none");
        }
        self
    }

    /// Draws from the pile or, if it is empty, from the display.
    #[track_caller]
    pub(super) fn draw(&mut self) -> &mut Self {
        match self.state.awaiting() {
            Awaiting::Draw(_) if self.public().pile_size > 0 => self.act("draw top"),
            Awaiting::Draw(_) => self.act("draw display-1"),
            _ => self,
        }
    }

    /// Plays an action of the seat to act, and then random chance if any is due.
    #[track_caller]
    pub(super) fn act(&mut self, action: &str) -> &mut Self {
        self.act_alone(action);
        while let Some(chance) = self.state.draw_chance(&mut self.rng) {
            self.state
                .apply_chance(&chance)
                .expect("drawn chance is possible");
        }
        self
    }

    /// Plays an action of the seat to act.
    #[track_caller]
    pub(super) fn act_alone(&mut self, action: &str) -> &mut Self {
        if let Err(refusal) = self.state.play(parse(action)) {
            let awaiting = self.state.awaiting();
            panic!("{action} was refused: {refusal}; the match awaits {awaiting:?}");
        }
        self
    }

    /// Shuffles the pile so that these cards are on top; the others keep their order.
    #[track_caller]
    pub(super) fn shuffle(&mut self, top: &str) -> &mut Self {
        let mut order = factions(top);
        let mut rest = self.state.pile.cards().to_vec();
        for card in &order {
            let index = rest.iter().position(|other| other == card);
            rest.remove(index.expect("the card is in the pile"));
        }
        order.extend(rest);
        let chance = Chance::Shuffle(order);
        self.state.apply_chance(&chance).expect("a shuffle is due");
        self
    }

    /// Replaces the display and the draw pile. Without this, scenarios with few cards left would be
    /// long.
    pub(super) fn set_display_and_pile(&mut self, display: &str, pile: &str) -> &mut Self {
        let mut cards = factions(display).into_iter();
        self.state.public.display = std::array::from_fn(|_| cards.next());
        self.state.pile = factions(pile).into_iter().collect();
        self.state.public.pile_size = self.state.pile.len();
        self.state.forget(Seat::First);
        self.state.forget(Seat::Second);
        self
    }

    /// Asserts the cards of the draw pile, top first.
    #[track_caller]
    pub(super) fn pile(&mut self, cards: &str) -> &mut Self {
        assert_eq!(self.state.pile.cards(), factions(cards), "draw pile");
        self
    }

    /// Asserts the legal actions, in notation, in any order.
    #[track_caller]
    pub(super) fn may(&mut self, actions: &[&str]) -> &mut Self {
        let mut found = self.legal();
        let mut expected: Vec<_> = actions.iter().map(ToString::to_string).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
        self
    }

    pub(super) fn legal(&self) -> Vec<String> {
        let legal = self.state.legal_actions();
        legal.iter().map(|action| action.to_string()).collect()
    }

    /// Asserts that an action is refused, why, and that the state stays unchanged.
    #[track_caller]
    pub(super) fn refuses(&mut self, action: &str, why: IllegalAction) -> &mut Self {
        let before = self.state;
        assert_eq!(self.state.play(parse(action)), Err(why), "{action}");
        assert_eq!(self.state, before, "{action} changed the state");
        self
    }

    /// Asserts the points of the seats.
    #[track_caller]
    pub(super) fn points(&mut self, points: [u16; 2]) -> &mut Self {
        let found = [Seat::First, Seat::Second].map(|seat| self.public().points[seat]);
        assert_eq!(found, points, "points");
        self
    }

    /// Asserts the figures that the seats have left.
    #[track_caller]
    pub(super) fn supply(&mut self, supply: [u8; 2]) -> &mut Self {
        let found = [Seat::First, Seat::Second].map(|seat| self.public().supply[seat]);
        assert_eq!(found, supply, "supply");
        self
    }

    /// Asserts which seats have a figure on a card.
    #[track_caller]
    pub(super) fn figures(&mut self, at: &str, seats: &[Seat]) -> &mut Self {
        let mut figures = BySeat::default();
        for &seat in seats {
            figures[seat] = true;
        }
        let card = self.board().card_at(space(at)).expect("a card");
        assert_eq!(card.figures, figures, "figures on {at}");
        self
    }

    /// Asserts the cards of the display.
    #[track_caller]
    pub(super) fn display(&mut self, cards: &str) -> &mut Self {
        let mut cards = factions(cards).into_iter();
        let expected = std::array::from_fn(|_| cards.next());
        assert_eq!(self.public().display, expected, "display");
        self
    }

    /// Asserts the cards of a seat's hand.
    #[track_caller]
    pub(super) fn hand(&mut self, seat: Seat, cards: &str) -> &mut Self {
        let hand = self.state.view(seat).own.hand;
        assert_eq!(hand, cards_of(cards), "hand of seat {seat}");
        self
    }

    /// Asserts which cards of a seat's hand everyone knows.
    #[track_caller]
    pub(super) fn open_hand(&mut self, seat: Seat, cards: &str) -> &mut Self {
        let open = self.public().open_hand[seat];
        assert_eq!(open, cards_of(cards), "open cards of seat {seat}");
        self
    }
}

/// The space of that notation.
#[track_caller]
pub(super) fn space(text: &str) -> Space {
    text.parse()
        .unwrap_or_else(|_| panic!("not a space: {text}"))
}

/// The cards of those factions, separated by spaces.
#[track_caller]
pub(super) fn cards_of(text: &str) -> CardCounts {
    factions(text).into_iter().collect()
}

#[track_caller]
fn factions(text: &str) -> Vec<Faction> {
    let words = text.split_whitespace();
    words.map(|id| id.parse().expect("a faction")).collect()
}

#[track_caller]
fn parse(action: &str) -> Action {
    let parsed = action.parse();
    parsed.unwrap_or_else(|_| panic!("not an action: {action}"))
}

/// A setup with these factions and further ones, seven in all.
fn setup_with(wanted: &[Faction]) -> Setup {
    let mut factions = Faction::ALL.to_vec();
    factions.sort_by_key(|faction| !wanted.contains(faction));
    factions.truncate(7);
    Setup::new(&factions).expect("seven factions")
}

#[track_caller]
pub(super) fn faction(id: &str) -> Faction {
    factions(id)[0]
}

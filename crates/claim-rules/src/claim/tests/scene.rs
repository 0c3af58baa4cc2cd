//! A fixture for scenarios: it deals hands and piles as a test needs them and plays through the
//! public interface.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::cards::{Card, CardSet, Faction, Seat};
use crate::chance;
use crate::claim::{Phase, PublicView, Setup, State};

/// A match, and its public view when the scenario began.
pub(super) struct Scene {
    state: State,
    start: PublicView,
}

/// The cards that a hand or pile must have, and the factions that its other cards must not have.
struct Wanted {
    cards: Vec<Card>,
    without: Vec<Faction>,
}

impl Wanted {
    /// Reads `goblin-3 knight-5 !dwarf`: these two cards, and no Dwarf among the others.
    fn parse(text: &str) -> Self {
        let (without, cards): (Vec<_>, Vec<_>) = text
            .split_whitespace()
            .partition(|word| word.starts_with('!'));
        Self {
            cards: cards.into_iter().map(card).collect(),
            without: without
                .into_iter()
                .map(|word| word[1..].parse().expect("a faction"))
                .collect(),
        }
    }

    /// Fills up to `count` cards from the end of `rest`; `None` if too few cards are suitable.
    fn fill(mut self, count: usize, rest: &mut Vec<Card>) -> Option<Vec<Card>> {
        while self.cards.len() < count {
            let suits = |card: &Card| !self.without.contains(&card.faction());
            let index = rest.iter().rposition(suits)?;
            self.cards.push(rest.remove(index));
        }
        Some(self.cards)
    }
}

impl Scene {
    /// Phase one: `hands` hold at least these cards, and the draw pile has `pile` on top.
    pub(super) fn recruit(setup: Setup, first: Seat, hands: &[&str], pile: &str) -> Self {
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        let deck = (0..1_000)
            .find_map(|_| deck_with(setup, hands, pile, &mut rng))
            .expect("such hands can be dealt");
        Self::starting(&dealt(setup, first, &deck))
    }

    /// Phase two: `hands` hold at least these cards, and `leader` leads.
    ///
    /// Phase one is played with the first legal action each time. Which seat gets which card of the
    /// draw pile then does not depend on the cards in it, so they can be arranged for the wanted
    /// hands.
    pub(super) fn gather(setup: Setup, leader: Seat, hands: &[&str]) -> Self {
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        (0..1_000)
            .filter_map(|_| gathering_with(setup, leader, hands, &mut rng))
            .find(|state| state.to_act() == Some(leader))
            .map(|state| Self::starting(&state))
            .expect("such hands can be recruited")
    }

    fn starting(state: &State) -> Self {
        let start = state.public_view();
        Self {
            state: *state,
            start,
        }
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn public(&self) -> PublicView {
        self.state.public_view()
    }

    /// Plays cards, each by the seat whose turn it is.
    #[track_caller]
    pub(super) fn trick(&mut self, cards: &str) -> &mut Self {
        for card in cards.split(' ') {
            self.act(&format!("play {card}"));
        }
        self
    }

    /// Plays an action of the seat to act.
    #[track_caller]
    pub(super) fn act(&mut self, action: &str) -> &mut Self {
        let parsed = action.parse().expect("an action");
        if let Err(refusal) = self.state.play(parsed) {
            let to_act = self.state.to_act();
            panic!("{action} by {to_act:?} was refused: {refusal}");
        }
        self
    }

    /// Plays first legal actions until the phase is over.
    pub(super) fn finish_phase(&mut self) -> &mut Self {
        let phase = self.public().phase;
        while self.public().phase == phase {
            self.act_first();
        }
        self
    }

    /// Plays first legal actions until only one trick is left in this phase.
    pub(super) fn go_to_last_trick(&mut self) -> &mut Self {
        while self.public().trick_number < self.public().setup.hand_size() {
            self.act_first();
        }
        self
    }

    pub(super) fn act_first(&mut self) {
        play_first(&mut self.state);
    }

    /// Asserts the legal actions, in notation, in any order.
    #[track_caller]
    pub(super) fn may(&self, actions: &[&str]) -> &Self {
        let mut found: Vec<_> = self.legal();
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

    /// Asserts whose turn it is.
    #[track_caller]
    pub(super) fn turn_of(&self, seat: Seat) -> &Self {
        assert_eq!(self.state.to_act(), Some(seat));
        self
    }

    /// Asserts which cards a seat has scored since the scenario began.
    #[track_caller]
    pub(super) fn scored(&self, seat: Seat, cards: &str) -> &Self {
        assert_eq!(
            since(self.public().score[seat], self.start.score[seat]),
            set(cards),
            "scored by seat {seat}"
        );
        self
    }

    /// Asserts which cards have been discarded since the scenario began.
    #[track_caller]
    pub(super) fn discarded(&self, cards: &str) -> &Self {
        let discarded = since(self.public().discarded, self.start.discarded);
        assert_eq!(discarded, set(cards), "discarded");
        self
    }

    /// Asserts the cards of a seat's follower pile.
    #[track_caller]
    pub(super) fn followers(&self, seat: Seat, cards: &str) -> &Self {
        let followers = self.state.view(seat).own.followers;
        assert_eq!(followers, set(cards), "followers of seat {seat}");
        self
    }

    /// Asserts the cards of a seat's gnome row.
    #[track_caller]
    pub(super) fn row(&self, seat: Seat, cards: &str) -> &Self {
        let row = self.public().gnomes[seat];
        assert_eq!(row, set(cards), "gnome row of seat {seat}");
        self
    }
}

/// The card of that notation.
#[track_caller]
pub(super) fn card(text: &str) -> Card {
    text.parse()
        .unwrap_or_else(|_| panic!("not a card: {text}"))
}

/// The cards of that notation, separated by spaces.
#[track_caller]
pub(super) fn set(cards: &str) -> CardSet {
    cards.split_whitespace().map(card).collect()
}

fn since(now: CardSet, then: CardSet) -> CardSet {
    let mut since = now;
    for card in then {
        assert!(since.remove(card), "{card} is missing");
    }
    since
}

fn play_first(state: &mut State) {
    let action = state.legal_actions().iter().next();
    let action = action.expect("an action is due");
    state.play(action).expect("a legal action");
}

fn dealt(setup: Setup, first: Seat, deck: &[Card]) -> State {
    let mut state = State::new(setup);
    state.choose_first(first).expect("the first leader is due");
    state.deal(deck).expect("the deck is due");
    state
}

/// The deck without the wanted cards, shuffled.
fn rest_of_deck(setup: Setup, wanted: &[Wanted], rng: &mut ChaCha20Rng) -> Vec<Card> {
    let mut rest = setup.deck();
    for card in wanted.iter().flat_map(|wanted| &wanted.cards) {
        let index = rest.iter().position(|other| other == card);
        rest.remove(index.unwrap_or_else(|| panic!("{card} is not left in the deck")));
    }
    chance::shuffle(rng, &mut rest);
    rest
}

fn deck_with(setup: Setup, hands: &[&str], pile: &str, rng: &mut ChaCha20Rng) -> Option<Vec<Card>> {
    assert_eq!(hands.len(), usize::from(setup.players()));
    let texts = hands.iter().chain([&pile]);
    let mut wanted: Vec<_> = texts.map(|text| Wanted::parse(text)).collect();
    let mut rest = rest_of_deck(setup, &wanted, rng);
    let pile = wanted.pop()?.cards;
    let mut deck = Vec::new();
    for hand in wanted {
        deck.extend(hand.fill(usize::from(setup.hand_size()), &mut rest)?);
    }
    deck.extend(pile);
    deck.extend(rest);
    Some(deck)
}

fn gathering_with(
    setup: Setup,
    first: Seat,
    hands: &[&str],
    rng: &mut ChaCha20Rng,
) -> Option<State> {
    assert_eq!(hands.len(), usize::from(setup.players()));
    let wanted: Vec<_> = hands.iter().map(|text| Wanted::parse(text)).collect();
    let mut rest = rest_of_deck(setup, &wanted, rng);
    let size = usize::from(setup.hand_size());
    let followers: Vec<_> = wanted
        .into_iter()
        .map(|hand| hand.fill(size, &mut rest))
        .collect::<Option<_>>()?;
    let dealt_hands = size * usize::from(setup.players());
    // The rest are the hands of phase one, because phase one uses the draw pile up exactly.
    let mut deck = rest;
    assert_eq!(deck.len(), dealt_hands);
    deck.extend(followers.concat());
    let takers = takers_of_pile(dealt(setup, first, &deck), &deck[dealt_hands..]);
    let hands: Vec<CardSet> = followers
        .iter()
        .map(|cards| cards.iter().copied().collect())
        .collect();
    let mut followers: Vec<_> = followers.into_iter().map(Vec::into_iter).collect();
    for (card, taker) in deck[dealt_hands..].iter_mut().zip(takers) {
        *card = followers[taker.index()].next()?;
    }
    let mut state = dealt(setup, first, &deck);
    while state.public_view().phase == Phase::Recruit {
        play_first(&mut state);
    }
    // If equal cards were taken in one trick, the takers may be mixed up: check the hands.
    let as_wanted = setup
        .seats()
        .zip(hands)
        .all(|(seat, hand)| state.view(seat).own.hand == hand);
    as_wanted.then_some(state)
}

/// Per card of the draw pile, the seat that gets it if all seats play their first legal action.
fn takers_of_pile(mut state: State, pile: &[Card]) -> Vec<Seat> {
    let setup = state.public_view().setup;
    let mut takers = vec![None; pile.len()];
    while state.public_view().phase == Phase::Recruit {
        let before = state;
        play_first(&mut state);
        for seat in setup.seats() {
            // After the last trick the followers are the hand of phase two.
            let own = state.view(seat).own;
            let now = if state.public_view().phase == Phase::Recruit {
                own.followers
            } else {
                own.hand
            };
            for card in since(now, before.view(seat).own.followers) {
                let matching = |(index, other): (usize, &Card)| {
                    (*other == card && takers[index].is_none()).then_some(index)
                };
                let index = pile.iter().enumerate().find_map(matching);
                takers[index.expect("the card was in the pile")] = Some(seat);
            }
        }
    }
    takers.into_iter().flatten().collect()
}

//! A stage for scenarios: hands and piles as a test wants them, reached through the public engine.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::cards::{Card, CardSet, Faction, Seat};
use crate::rules::chance;
use crate::rules::claim::{Phase, PublicView, Setup, State};

/// A match at the moment a scenario begins, and what came of it since.
pub(super) struct Scene {
    state: State,
    start: PublicView,
}

/// Cards wanted in one place, and factions not wanted among those that fill it up.
struct Wanted {
    cards: Vec<Card>,
    without: Vec<Faction>,
}

impl Wanted {
    /// Reads `goblin-3 knight-5 !dwarf`: these two cards, and no Dwarf among the rest.
    fn read(text: &str) -> Self {
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

    /// Adds from the end of `rest` what suits, up to `count` cards; fails if too little does.
    fn fill(mut self, count: usize, rest: &mut Vec<Card>) -> Option<Vec<Card>> {
        while self.cards.len() < count {
            let suits = |card: &Card| !self.without.contains(&card.faction());
            let place = rest.iter().rposition(suits)?;
            self.cards.push(rest.remove(place));
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
    /// Phase one is played through with everybody's first legal action. Which place of the draw
    /// pile goes to whom does not depend on the cards in it, so they are then put where the hands
    /// of phase two want them.
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

    /// Does something, by the seat whose turn it is.
    #[track_caller]
    pub(super) fn act(&mut self, action: &str) -> &mut Self {
        let parsed = action.parse().expect("an action");
        if let Err(refusal) = self.state.play(parsed) {
            let to_act = self.state.to_act();
            panic!("{action} by {to_act:?} was refused: {refusal:?}");
        }
        self
    }

    /// Plays first legal actions until the match or the phase is over.
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

    /// What the seat to act may do, in notation, in any order.
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

    /// Whose turn it is.
    #[track_caller]
    pub(super) fn turn_of(&self, seat: Seat) -> &Self {
        assert_eq!(self.state.to_act(), Some(seat));
        self
    }

    /// Which cards have come to a seat's score pile since the scenario began.
    #[track_caller]
    pub(super) fn scored(&self, seat: Seat, cards: &str) -> &Self {
        assert_eq!(
            since(self.public().score[seat], self.start.score[seat]),
            set(cards),
            "scored by seat {seat}"
        );
        self
    }

    /// Which cards have come on the discard pile since the scenario began.
    #[track_caller]
    pub(super) fn discarded(&self, cards: &str) -> &Self {
        let discarded = since(self.public().discarded, self.start.discarded);
        assert_eq!(discarded, set(cards), "discarded");
        self
    }

    /// Which cards a seat's follower pile has.
    #[track_caller]
    pub(super) fn followers(&self, seat: Seat, cards: &str) -> &Self {
        let followers = self.state.view(seat).own.followers;
        assert_eq!(followers, set(cards), "followers of seat {seat}");
        self
    }

    /// Which cards lie in a seat's gnome row.
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
    text.parse().unwrap_or_else(|_| panic!("no card: {text}"))
}

/// The cards of that notation, separated by spaces.
#[track_caller]
pub(super) fn set(cards: &str) -> CardSet {
    cards.split_whitespace().map(card).collect()
}

fn since(now: CardSet, then: CardSet) -> CardSet {
    let mut since = now;
    for card in then {
        assert!(since.remove(card), "{card} is gone");
    }
    since
}

fn play_first(state: &mut State) {
    let action = state.legal_actions().iter().next();
    let action = action.expect("somebody is to act");
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
        let place = rest.iter().position(|other| other == card);
        rest.remove(place.unwrap_or_else(|| panic!("no such card is left: {card}")));
    }
    chance::shuffle(rng, &mut rest);
    rest
}

fn deck_with(setup: Setup, hands: &[&str], pile: &str, rng: &mut ChaCha20Rng) -> Option<Vec<Card>> {
    assert_eq!(hands.len(), usize::from(setup.players()));
    let places = hands.iter().chain([&pile]);
    let mut wanted: Vec<_> = places.map(|text| Wanted::read(text)).collect();
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
    let wanted: Vec<_> = hands.iter().map(|text| Wanted::read(text)).collect();
    let mut rest = rest_of_deck(setup, &wanted, rng);
    let size = usize::from(setup.hand_size());
    let followers: Vec<_> = wanted
        .into_iter()
        .map(|hand| hand.fill(size, &mut rest))
        .collect::<Option<_>>()?;
    let dealt_hands = size * usize::from(setup.players());
    // What is left over are the hands of phase one, and whatever the draw pile has beyond the
    // followers; that is nothing, for phase one uses the pile up.
    let mut deck = rest;
    assert_eq!(deck.len(), dealt_hands);
    deck.extend(followers.concat());
    let takers = takers_of_pile(dealt(setup, first, &deck), &deck[dealt_hands..]);
    let hands: Vec<CardSet> = followers
        .iter()
        .map(|cards| cards.iter().copied().collect())
        .collect();
    let mut followers: Vec<_> = followers.into_iter().map(Vec::into_iter).collect();
    for (place, taker) in deck[dealt_hands..].iter_mut().zip(takers) {
        *place = followers[taker.index()].next()?;
    }
    let mut state = dealt(setup, first, &deck);
    while state.public_view().phase == Phase::Recruit {
        play_first(&mut state);
    }
    // Of two equal cards in one trick nobody can tell who got which place of the pile.
    let as_wanted = setup
        .seats()
        .zip(hands)
        .all(|(seat, hand)| state.view(seat).own.hand == hand);
    as_wanted.then_some(state)
}

/// Per card of the draw pile, who gets it when everybody does what is first in order.
fn takers_of_pile(mut state: State, pile: &[Card]) -> Vec<Seat> {
    let setup = state.public_view().setup;
    let mut takers = vec![None; pile.len()];
    while state.public_view().phase == Phase::Recruit {
        let before = state;
        play_first(&mut state);
        for seat in setup.seats() {
            // The last trick's followers are the hand of phase two by now.
            let own = state.view(seat).own;
            let now = if state.public_view().phase == Phase::Recruit {
                own.followers
            } else {
                own.hand
            };
            for card in since(now, before.view(seat).own.followers) {
                let from = |(place, other): (usize, &Card)| {
                    (*other == card && takers[place].is_none()).then_some(place)
                };
                let place = pile.iter().enumerate().find_map(from);
                takers[place.expect("the card was in the pile")] = Some(seat);
            }
        }
    }
    takers.into_iter().flatten().collect()
}

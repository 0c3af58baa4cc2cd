//! A view contains exactly what its seat has observed (RULES.md 1.7): an observer that knows only these observations
//! and the rules can reconstruct it.

use std::fmt::Debug;

use claim_rules::cards::{BySeat, Card, CardSet, Faction, FactionSet, Seat};
use claim_rules::claim::{
    Awaiting, LastTrick, Phase, Private, PublicView, Setup, State, Trick, View,
};
use claim_rules::record::Line;
use claim_rules::{Chance, claim};
use proptest::prelude::*;

use super::matches::{deck_of, trick_setups};
use super::public_reference::{Due, PublicReference};
use super::reference::Reference;
use super::reference_trick::ReferenceTrick;
use crate::rules::matches::{cases, random_match, step_through};

/// What a seat observes. No variant has another seat's hand, a card that another seat draws or
/// peeks at, or the order of the draw pile.
#[derive(Clone, Debug)]
pub(crate) enum Observation {
    /// The seat that leads first, and the observing seat's hand.
    Dealt { first: usize, hand: Vec<Card> },
    /// A card is revealed.
    Revealed(Card),
    /// A seat acts, in notation. `take top` does not name the card.
    Action { seat: usize, action: String },
    /// The top card, which the observing seat sees because its Seer won.
    Peeked(Card),
    /// The card that the observing seat draws.
    Drew(Card),
}

/// Reconstructs a view from observations.
struct Observer {
    seat: usize,
    public: PublicReference,
    /// The hand that the seat was dealt.
    dealt: Vec<Card>,
    drawn: Vec<Card>,
    peeked: Option<Card>,
    /// Per seat, the cards that it drew after this seat had peeked at them.
    known_draws: Vec<Vec<Card>>,
    /// The card drawn because of the last complete trick.
    last_draw: Option<Card>,
}

impl Observer {
    fn new(seat: usize, players: usize, first: &Observation) -> Self {
        let Observation::Dealt { first, hand } = first else {
            panic!("the deal is observed first");
        };
        Self {
            seat,
            public: PublicReference::new(players, *first),
            dealt: hand.clone(),
            drawn: Vec::new(),
            peeked: None,
            known_draws: vec![Vec::new(); players],
            last_draw: None,
        }
    }

    fn observe(&mut self, observation: &Observation) {
        match observation {
            Observation::Dealt { .. } => panic!("there is only one deal"),
            Observation::Revealed(card) => self.public.reveal(*card),
            Observation::Action { seat, action } => {
                assert_eq!(self.public.to_act(), Some(*seat));
                let complete = self.complete_tricks();
                self.public.act(action);
                if self.complete_tricks() > complete {
                    self.last_draw = None;
                }
                self.note_known_draw();
            }
            Observation::Peeked(card) => self.peeked = Some(*card),
            Observation::Drew(card) => {
                self.drawn.push(*card);
                self.last_draw = Some(*card);
            }
        }
    }

    fn complete_tricks(&self) -> usize {
        let is_complete = |trick: &&ReferenceTrick| trick.plays.len() == self.public.players;
        self.public.tricks.iter().filter(is_complete).count()
    }

    /// If another seat has just drawn the card that this seat had peeked at, notes that.
    fn note_known_draw(&mut self) {
        let drawer = self.public.takes.iter().find(|(_, slot)| slot.is_none());
        if let Some(&(drawer, _)) = drawer
            && let Some(card) = self.peeked.take()
            && drawer != self.seat
        {
            self.known_draws[drawer].push(card);
        }
    }

    /// The hand: the dealt cards (in phase two, the followers) without those played in this phase.
    fn hand(&self) -> Vec<Card> {
        let recruiting = self.public.trick().recruiting;
        let mut hand = if recruiting {
            self.dealt.clone()
        } else {
            self.followers()
        };
        let tricks = self.public.tricks.iter();
        let of_phase = tricks.filter(|trick| trick.recruiting == recruiting);
        let plays = of_phase.flat_map(|trick| &trick.plays);
        for (_, card) in plays.filter(|(seat, _)| *seat == self.seat) {
            let index = hand.iter().position(|held| held == card);
            hand.swap_remove(index.expect("a played card was in the hand"));
        }
        hand
    }

    /// All followers: taken from the middle and drawn.
    fn followers(&self) -> Vec<Card> {
        [&self.public.recruited[self.seat][..], &self.drawn].concat()
    }

    fn own(&self) -> Private {
        let mut followers = CardSet::EMPTY;
        if self.public.trick().recruiting {
            followers = set(&self.followers());
        }
        Private {
            hand: set(&self.hand()),
            followers,
            peeked: self.peeked,
            known_draws: by_seat(&self.known_draws, |cards| set(cards)),
            last_draw: self.last_draw,
        }
    }
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

fn number(number: usize) -> u8 {
    u8::try_from(number).expect("small numbers")
}

fn seat(index: usize) -> Seat {
    Seat::from_index(index).expect("a seat of the table")
}

fn by_seat<T, U: Copy + Default>(values: &[T], each: impl Fn(&T) -> U) -> BySeat<U> {
    let mut by_seat = BySeat::default();
    for (index, value) in values.iter().enumerate() {
        by_seat[seat(index)] = each(value);
    }
    by_seat
}

fn phase(trick: &ReferenceTrick) -> Phase {
    if trick.recruiting {
        Phase::Recruit
    } else {
        Phase::Gather
    }
}

fn awaiting(due: &Due) -> Awaiting {
    match due {
        Due::Play(player) => Awaiting::Play(seat(*player)),
        Due::Take(taker, from) => Awaiting::Take {
            seat: seat(*taker),
            top: from.contains(&"top"),
        },
        Due::Remove(winner, position, gnome, _) => Awaiting::Remove {
            seat: seat(*winner),
            gnome: *gnome,
            position: number(*position),
        },
        Due::Nothing => Awaiting::Over,
    }
}

/// Per seat, the factions that it failed to follow in the current phase.
fn voids(reference: &PublicReference) -> BySeat<FactionSet> {
    let mut voids = BySeat::<FactionSet>::default();
    let recruiting = reference.trick().recruiting;
    let tricks = reference.tricks.iter();
    for trick in tricks.filter(|trick| trick.recruiting == recruiting) {
        for (player, faction) in trick.voids() {
            voids[seat(player)].insert(faction);
        }
    }
    voids
}

fn compare(view: &View, observer: &Observer, setup: Setup) {
    let View { seat, public, own } = view;
    assert_eq!(seat.index(), observer.seat);
    assert_eq!(*own, observer.own());
    compare_public(public, &observer.public, setup);
    let legal = view.legal_actions();
    let mut legal: Vec<_> = legal.iter().map(|action| action.to_string()).collect();
    legal.sort();
    let is_to_act = observer.public.to_act() == Some(observer.seat);
    let expected = is_to_act.then(|| observer.public.legal(&observer.hand()));
    assert_eq!(legal, expected.unwrap_or_default());
}

/// The fields of a public view, in order. The last two, `history` and `played`, are private.
const FIELDS: [&str; 19] = [
    "setup",
    "phase",
    "awaiting",
    "trick_number",
    "trick",
    "middle",
    "pile_size",
    "hand_size",
    "follower_count",
    "recruited",
    "discarded",
    "score",
    "gnomes",
    "waiting",
    "removed",
    "voids",
    "last",
    "history",
    "played",
];

fn compare_public(public: &PublicView, reference: &PublicReference, setup: Setup) {
    let trick = reference.trick();
    let sets = |piles: &[Vec<Card>]| by_seat(piles, |cards| set(cards));
    let sizes = |sizes: &[usize]| by_seat(sizes, |size| number(*size));
    let stage = match reference.due {
        Due::Nothing => Phase::Over,
        _ => phase(trick),
    };
    assert_eq!(public.setup, setup);
    assert_eq!(public.phase, stage);
    assert_eq!(public.awaiting, awaiting(&reference.due));
    assert_eq!(public.to_act(), reference.to_act().map(seat));
    assert_eq!(public.trick_number, number(trick.number));
    compare_trick(&public.trick, trick);
    assert_eq!(public.middle, reference.middle, "middle");
    assert_eq!(public.pile_size, number(reference.pile), "pile size");
    assert_eq!(public.hand_size, sizes(&reference.hands), "hand size");
    assert_eq!(public.follower_count, sizes(&reference.followers));
    assert_eq!(public.recruited, sets(&reference.recruited), "recruited");
    assert_eq!(public.discarded, set(&reference.discarded), "discarded");
    assert_eq!(public.score, sets(&reference.score), "score");
    assert_eq!(public.gnomes, sets(&reference.rows), "gnomes");
    assert_eq!(public.waiting, set(&reference.waiting), "waiting");
    assert_eq!(public.removed, set(&reference.removed), "removed");
    assert_eq!(public.voids, voids(reference), "voids");
    let is_full = |trick: &&ReferenceTrick| trick.plays.len() == reference.players;
    match (&public.last, reference.tricks.iter().rfind(is_full)) {
        (Some(last), Some(trick)) => compare_last(last, trick),
        (last, trick) => assert!(last.is_none() && trick.is_none()),
    }
}

fn compare_trick(seen: &Trick, trick: &ReferenceTrick) {
    let plays = trick
        .plays
        .iter()
        .map(|&(player, card)| (seat(player), card));
    assert_eq!(seen.leader(), seat(trick.leader));
    assert_eq!(seen.plays().collect::<Vec<_>>(), plays.collect::<Vec<_>>());
    let ranking = trick.ranking().into_iter().map(seat);
    let ranking: Vec<_> = ranking.collect();
    let seen_ranking: Vec<_> = seen.ranking().into_iter().flatten().collect();
    assert_eq!(seen_ranking, ranking);
    let best = ranking.first().copied();
    assert_eq!(seen.winner(), best.unwrap_or(seat(trick.leader)));
}

fn compare_last(last: &LastTrick, expected: &ReferenceTrick) {
    let LastTrick {
        phase: of_phase,
        number: of_number,
        trick,
        middle,
        removed,
        trolls,
    } = last;
    assert_eq!(*of_phase, phase(expected));
    assert_eq!(*of_number, number(expected.number));
    compare_trick(trick, expected);
    let whose = |&(card, whose): &(Card, usize)| (card, seat(whose));
    assert_eq!(
        *middle,
        expected.taken.map(|taken| taken.as_ref().map(whose))
    );
    let removed: Vec<_> = removed.iter().flatten().copied().collect();
    assert_eq!(
        removed,
        expected.removed.iter().map(whose).collect::<Vec<_>>()
    );
    assert_eq!(*trolls, set(&expected.trolls));
    let is_dwarf = |(_, card): &(usize, Card)| card.faction() == Faction::Dwarf;
    let dwarves = !expected.recruiting && expected.plays.iter().any(is_dwarf);
    let dwarf_taker = dwarves.then(|| seat(expected.dwarf_taker()));
    assert_eq!(last.dwarf_taker(), dwarf_taker);
}

/// Plays a match, and compares each seat's view after every step with the one that its observer reconstructs.
fn check(setup: &claim_rules::Setup, seed: u64) {
    let lines = random_match(setup, seed, false, false);
    let deck = deck_of(&lines);
    let players = usize::from(setup.players());
    let factions: Vec<_> = deck.iter().map(|card| card.faction()).collect();
    let claim_setup = Setup::new(FactionSet::of(&factions), setup.players());
    let claim_setup = claim_setup.expect("a deck of the trick-taking games");
    let Some(Line::Chance(Chance::Claim(claim::Chance::First(first)))) = lines.get(1) else {
        panic!("the first leader is drawn first");
    };
    let mut reference = Reference::new(players, &deck, first.index());
    let mut observers: Vec<_> = (0..players)
        .map(|seat| Observer::new(seat, players, &reference.observations[seat].remove(0)))
        .collect();
    let mut actions = lines[3..].iter();
    step_through(&lines, |state| {
        for (observer, observations) in observers.iter_mut().zip(&mut reference.observations) {
            observations.drain(..).for_each(|it| observer.observe(&it));
            let claim_rules::View::Claim(view) = state.view(seat(observer.seat)) else {
                panic!("a trick-taking game");
            };
            compare(&view, observer, claim_setup);
        }
        if let Some(Line::Action { action, .. }) = actions.next() {
            reference.act(&action.to_string());
        }
    });
}

proptest! {
    #![proptest_config(cases(5))]

    #[test]
    fn observations_determine_the_view(seed: u64) {
        for setup in trick_setups() {
            check(&setup, seed);
        }
    }
}

/// The names of the fields of a value.
fn fields(value: &impl Debug) -> Vec<String> {
    let text = format!("{value:#?}");
    let outer = text.lines().filter_map(|line| line.strip_prefix("    "));
    let named = outer.filter(|line| line.starts_with(|c: char| c.is_alphabetic()));
    let named = named.filter_map(|line| line.split_once(": "));
    named.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn comparison_covers_every_field_of_the_public_view() {
    let setup = Setup::new(claim::CLAIM, 2).expect("a valid setup");
    assert_eq!(fields(&State::new(setup).public_view()), FIELDS);
}

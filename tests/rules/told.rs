//! A view is the fold of what its seat was told (RULES.md 1.7): told that alone, and the sentences
//! of RULES.md 1, one comes to know everything that is in it, and nothing else.

use std::fmt::Debug;

use claim_bot::cards::{BySeat, Card, CardSet, Faction, FactionSet, Seat};
use claim_bot::record::Line;
use claim_bot::rules::claim::{
    Awaiting, LastTrick, Phase, Private, PublicView, Setup, State, Trick, View,
};
use claim_bot::rules::{self, Chance, claim};
use proptest::prelude::*;

use super::matches::{cases, deck_of, random_match, step_through, trick_setups};
use super::naive::Naive;
use super::open::{Due, Open};
use super::trick;

/// What a seat is told. There is no place for another's hand, for what another draws or peeks at,
/// or for the order of the draw pile.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// Who leads first, and its own hand.
    Dealt { first: usize, hand: Vec<Card> },
    /// A card is turned up in the middle.
    Revealed(Card),
    /// What a seat does, in notation: `take top` does not say which card that is.
    Did { seat: usize, action: String },
    /// The top card, which its own winning Seer looks at.
    Peeked(Card),
    /// The card that it draws itself.
    Drew(Card),
}

/// What a seat makes of what it was told.
struct Fold {
    seat: usize,
    open: Open,
    /// The hand that it was dealt.
    dealt: Vec<Card>,
    drawn: Vec<Card>,
    peeked: Option<Card>,
    /// Per seat, the cards that it drew and this one had peeked at.
    witnessed: Vec<Vec<Card>>,
}

impl Fold {
    fn new(seat: usize, players: usize, first: &Told) -> Self {
        let Told::Dealt { first, hand } = first else {
            panic!("the deal comes first");
        };
        Self {
            seat,
            open: Open::new(players, *first),
            dealt: hand.clone(),
            drawn: Vec::new(),
            peeked: None,
            witnessed: vec![Vec::new(); players],
        }
    }

    fn hear(&mut self, told: &Told) {
        match told {
            Told::Dealt { .. } => panic!("there is one deal"),
            Told::Revealed(card) => self.open.reveal(*card),
            Told::Did { seat, action } => {
                assert_eq!(self.open.to_act(), Some(*seat));
                self.open.act(action);
                self.witness();
            }
            Told::Peeked(card) => self.peeked = Some(*card),
            Told::Drew(card) => self.drawn.push(*card),
        }
    }

    /// A peeked card goes to whoever is the next to draw.
    fn witness(&mut self) {
        let drawer = self.open.takes.iter().find(|(_, slot)| slot.is_none());
        if let Some(&(drawer, _)) = drawer
            && let Some(card) = self.peeked.take()
            && drawer != self.seat
        {
            self.witnessed[drawer].push(card);
        }
    }

    /// The cards it may play now: in phase one those it was dealt, in phase two its followers, in
    /// both without those it has played since.
    fn hand(&self) -> Vec<Card> {
        let recruiting = self.open.trick().recruiting;
        let mut hand = if recruiting {
            self.dealt.clone()
        } else {
            self.followers()
        };
        let tricks = self.open.tricks.iter();
        let of_phase = tricks.filter(|trick| trick.recruiting == recruiting);
        let plays = of_phase.flat_map(|trick| &trick.plays);
        for (_, card) in plays.filter(|(seat, _)| *seat == self.seat) {
            let place = hand.iter().position(|held| held == card);
            hand.swap_remove(place.expect("it was held"));
        }
        hand
    }

    /// All followers that it took, openly and unseen by others.
    fn followers(&self) -> Vec<Card> {
        [&self.open.recruited[self.seat][..], &self.drawn].concat()
    }

    fn own(&self) -> Private {
        let mut followers = CardSet::EMPTY;
        if self.open.trick().recruiting {
            followers = set(&self.followers());
        }
        Private {
            hand: set(&self.hand()),
            followers,
            peeked: self.peeked,
            witnessed: by_seat(&self.witnessed, |cards| set(cards)),
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

fn phase(trick: &trick::Trick) -> Phase {
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
        Due::Remove(winner, place, gnome, _) => Awaiting::Remove {
            seat: seat(*winner),
            gnome: *gnome,
            place: number(*place),
        },
        Due::Nothing => Awaiting::Nothing,
    }
}

/// Per seat, the factions that it failed to follow in the current phase.
fn voids(open: &Open) -> BySeat<FactionSet> {
    let mut voids = BySeat::<FactionSet>::default();
    let recruiting = open.trick().recruiting;
    let tricks = open.tricks.iter();
    for trick in tricks.filter(|trick| trick.recruiting == recruiting) {
        for (player, faction) in trick.voids() {
            voids[seat(player)].insert(faction);
        }
    }
    voids
}

fn compare(view: &View, fold: &Fold, setup: Setup) {
    let View { seat, public, own } = view;
    assert_eq!(seat.index(), fold.seat);
    assert_eq!(*own, fold.own());
    compare_public(public, &fold.open, setup);
    let legal = view.legal_actions();
    let mut legal: Vec<_> = legal.iter().map(|action| action.to_string()).collect();
    legal.sort();
    let is_to_act = fold.open.to_act() == Some(fold.seat);
    let folded = is_to_act.then(|| fold.open.legal(&fold.hand()));
    assert_eq!(legal, folded.unwrap_or_default());
}

/// Of a public view, whose fields this names in order, two are nobody's business but the engine's.
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

fn compare_public(public: &PublicView, open: &Open, setup: Setup) {
    let trick = open.trick();
    let sets = |piles: &[Vec<Card>]| by_seat(piles, |cards| set(cards));
    let sizes = |sizes: &[usize]| by_seat(sizes, |size| number(*size));
    let stage = match open.due {
        Due::Nothing => Phase::Over,
        _ => phase(trick),
    };
    assert_eq!(public.setup, setup);
    assert_eq!(public.phase, stage);
    assert_eq!(public.awaiting, awaiting(&open.due));
    assert_eq!(public.to_act(), open.to_act().map(seat));
    assert_eq!(public.trick_number, number(trick.number));
    compare_trick(&public.trick, trick);
    assert_eq!(public.middle, open.middle, "middle");
    assert_eq!(public.pile_size, number(open.pile), "pile size");
    assert_eq!(public.hand_size, sizes(&open.hands), "hand size");
    assert_eq!(public.follower_count, sizes(&open.followers));
    assert_eq!(public.recruited, sets(&open.recruited), "recruited");
    assert_eq!(public.discarded, set(&open.discarded), "discarded");
    assert_eq!(public.score, sets(&open.score), "score");
    assert_eq!(public.gnomes, sets(&open.rows), "gnomes");
    assert_eq!(public.waiting, set(&open.waiting), "waiting");
    assert_eq!(public.removed, set(&open.removed), "removed");
    assert_eq!(public.voids, voids(open), "voids");
    let is_full = |trick: &&trick::Trick| trick.plays.len() == open.players;
    match (&public.last, open.tricks.iter().rfind(is_full)) {
        (Some(last), Some(trick)) => compare_last(last, trick),
        (last, trick) => assert!(last.is_none() && trick.is_none()),
    }
}

fn compare_trick(seen: &Trick, trick: &trick::Trick) {
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

fn compare_last(last: &LastTrick, folded: &trick::Trick) {
    let LastTrick {
        phase: of_phase,
        number: of_number,
        trick,
        middle,
        removed,
        trolls,
    } = last;
    assert_eq!(*of_phase, phase(folded));
    assert_eq!(*of_number, number(folded.number));
    compare_trick(trick, folded);
    let whose = |&(card, whose): &(Card, usize)| (card, seat(whose));
    assert_eq!(*middle, folded.taken.map(|taken| taken.as_ref().map(whose)));
    let removed: Vec<_> = removed.iter().flatten().copied().collect();
    assert_eq!(
        removed,
        folded.removed.iter().map(whose).collect::<Vec<_>>()
    );
    assert_eq!(*trolls, set(&folded.trolls));
    let is_dwarf = |(_, card): &(usize, Card)| card.faction() == Faction::Dwarf;
    let dwarves = !folded.recruiting && folded.plays.iter().any(is_dwarf);
    let dwarf_taker = dwarves.then(|| seat(folded.dwarf_taker()));
    assert_eq!(last.dwarf_taker(), dwarf_taker);
}

/// Plays a match and lets each seat fold what it is told, step by step.
fn check(setup: &rules::Setup, seed: u64) {
    let lines = random_match(setup, seed, false, false);
    let deck = deck_of(&lines);
    let players = usize::from(setup.players());
    let factions: Vec<_> = deck.iter().map(|card| card.faction()).collect();
    let of_game = Setup::new(FactionSet::of(&factions), setup.players());
    let of_game = of_game.expect("a deck of the trick games");
    let Some(Line::Chance(Chance::Claim(claim::Chance::First(first)))) = lines.get(1) else {
        panic!("somebody leads first");
    };
    let mut naive = Naive::new(players, &deck, first.index());
    let mut folds: Vec<_> = (0..players)
        .map(|seat| Fold::new(seat, players, &naive.told[seat].remove(0)))
        .collect();
    let mut actions = lines[3..].iter();
    step_through(&lines, |state| {
        for (fold, told) in folds.iter_mut().zip(&mut naive.told) {
            told.drain(..).for_each(|told| fold.hear(&told));
            let rules::View::Claim(view) = state.view(seat(fold.seat)) else {
                panic!("a trick game");
            };
            compare(&view, fold, of_game);
        }
        if let Some(Line::Action { action, .. }) = actions.next() {
            naive.act(&action.to_string());
        }
    });
}

proptest! {
    #![proptest_config(cases(5))]

    #[test]
    fn folding_what_a_seat_was_told_rebuilds_its_view(seed: u64) {
        for setup in trick_setups() {
            check(&setup, seed);
        }
    }
}

/// The names of a value's fields.
fn fields(value: &impl Debug) -> Vec<String> {
    let text = format!("{value:#?}");
    let outer = text.lines().filter_map(|line| line.strip_prefix("    "));
    let named = outer.filter(|line| line.starts_with(|c: char| c.is_alphabetic()));
    let named = named.filter_map(|line| line.split_once(": "));
    named.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn the_fold_misses_no_field_of_the_public_view() {
    let setup = Setup::new(claim::CLAIM, 2).expect("a set-up");
    assert_eq!(fields(&State::new(setup).public_view()), FIELDS);
}

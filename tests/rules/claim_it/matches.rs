//! Random matches of Claim It between players of many characters: some roll on and on, some rather
//! take spaces than turn theirs to gold. Uniform chance alone would hardly come to the limits of the
//! supply, nor to busts that cost much.

use claim_bot::cards::Seat;
use claim_bot::record::{Ending, Header, Line, Replay, legal_list};
use claim_bot::rules::claim_it::{self, Stone, Variant};
use claim_bot::rules::{Action, GameKind, Options, PublicView, Setup, State};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Character {
    /// How often, of 100 times, to roll again.
    daring: u32,
    /// How often, of 100 times, to take no space for gold if there is another.
    greedy: u32,
    /// Whether to roll again rather than begin the last round.
    shy: bool,
}

/// After so many actions everybody plays as chance has it: characters that never turn anything to
/// gold would not come to an end.
const PATIENCE: usize = 1_500;

/// A match to play: who plays what, how, with which luck.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) setup: Setup,
    characters: Vec<Character>,
    seed: u64,
}

/// Every set-up of Claim It.
fn setups() -> Vec<Setup> {
    let setup = |players, variant: Variant| {
        let options = Options::default().with(Options::VARIANT, variant.id());
        Setup::new(GameKind::ClaimIt, players, options).ok()
    };
    let of_both = |players| {
        Variant::ALL
            .into_iter()
            .filter_map(move |it| setup(players, it))
    };
    (2..=5).flat_map(of_both).collect()
}

pub(crate) fn any_plan() -> impl Strategy<Value = Plan> {
    let dares = prop::sample::select(vec![20, 50, 80, 95, 100]);
    let greeds = prop::sample::select(vec![0, 50, 95]);
    let character = (dares, greeds, any::<bool>());
    let character = character.prop_map(|(daring, greedy, shy)| Character {
        daring,
        greedy,
        shy,
    });
    let characters = prop::collection::vec(character, Seat::MOST);
    (prop::sample::select(setups()), characters, any::<u64>()).prop_map(
        |(setup, characters, seed)| Plan {
            setup,
            characters,
            seed,
        },
    )
}

/// The state as the engine of Claim It has it.
pub(crate) fn public(state: &State) -> claim_it::PublicView {
    let PublicView::ClaimIt(public) = state.public_view() else {
        panic!("a match of Claim It");
    };
    *public
}

/// Whether stopping begins the last round.
fn enough(public: &claim_it::PublicView) -> bool {
    let gold = |seat| public.standing(seat).gold + public.placed.owner_stones.len();
    let needed = public.setup.gold_for_last_round();
    public.last_round.is_none() && public.to_act().is_some_and(|seat| gold(seat) >= needed)
}

impl Character {
    fn choose(self, state: &State, rng: &mut ChaCha20Rng) -> Action {
        let public = public(state);
        let mut legal: Vec<_> = public.legal_actions().iter().collect();
        let takes = |action: &claim_it::Action| match action {
            claim_it::Action::Use(space) => public.stone_for(*space) != Some(Stone::Owner),
            claim_it::Action::Roll | claim_it::Action::Stop => true,
        };
        if rng.random_range(0..100) < self.greedy && legal.iter().any(takes) {
            legal.retain(takes);
        }
        if legal.contains(&claim_it::Action::Stop) {
            let rolls = rng.random_range(0..100) < self.daring || self.shy && enough(&public);
            legal.retain(|&action| (action == claim_it::Action::Roll) == rolls);
        }
        Action::ClaimIt(legal[rng.random_range(0..legal.len())])
    }
}

impl Plan {
    /// The lines of the whole match, each action with what was legal.
    pub(crate) fn lines(&self) -> Vec<Line> {
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        let header = Header::new(self.setup.clone());
        let mut lines = vec![Line::Header(header.clone())];
        let mut replay = Replay::new(header);
        lines.extend(replay.settle(&mut rng));
        while let Some(seat) = replay.state().to_act() {
            let state = replay.state();
            let mut character = self.characters[seat.index()];
            if lines.len() > PATIENCE {
                character = Character {
                    daring: 50,
                    greedy: 0,
                    shy: false,
                };
            }
            let line = Line::Action {
                seat,
                action: character.choose(state, &mut rng),
                legal: Some(legal_list(state)),
            };
            replay.step(&line).expect("a legal action");
            lines.push(line);
            lines.extend(replay.settle(&mut rng));
        }
        let played = replay.state().played().expect("the match is over");
        let ending = Ending::Played(played);
        let secret = None;
        lines.push(Line::Result { ending, secret });
        lines
    }
}

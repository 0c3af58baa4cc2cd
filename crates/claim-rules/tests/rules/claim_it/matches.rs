//! Random matches of Claim It between players with different styles: some keep rolling, some prefer
//! new spaces to gold. Uniformly random play would rarely use up the supply, or lose much in a bust.

use claim_rules::cards::Seat;
use claim_rules::claim_it::{self, Stone, Variant};
use claim_rules::record::{Header, Line};
use claim_rules::{Action, GameKind, Options, PublicView, Setup, State};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use crate::rules::matches::play_match;

/// The preferences of a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayStyle {
    /// The probability of rolling again, in percent.
    roll_again: u32,
    /// The probability of not making gold if another space can be used, in percent.
    avoid_gold: u32,
    /// Whether the player rolls again instead of beginning the last round.
    avoid_last_round: bool,
}

/// After this many actions, all players play at random: a match in which no player makes gold would not end.
const MAX_STYLED_ACTIONS: usize = 1_000;

/// A match to be played: the setup, a style per seat, and a seed.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) setup: Setup,
    styles: Vec<PlayStyle>,
    seed: u64,
}

/// Every setup of Claim It.
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
    let roll_again = prop::sample::select(vec![20, 50, 80, 95, 100]);
    let avoid_gold = prop::sample::select(vec![0, 50, 95]);
    let values = (roll_again, avoid_gold, any::<bool>());
    let style = values.prop_map(|(roll_again, avoid_gold, avoid_last_round)| PlayStyle {
        roll_again,
        avoid_gold,
        avoid_last_round,
    });
    let styles = prop::collection::vec(style, Seat::COUNT);
    (prop::sample::select(setups()), styles, any::<u64>()).prop_map(|(setup, styles, seed)| Plan {
        setup,
        styles,
        seed,
    })
}

/// The public view of a match of Claim It.
pub(crate) fn public(state: &State) -> claim_it::PublicView {
    let PublicView::ClaimIt(public) = state.public_view() else {
        panic!("a match of Claim It");
    };
    *public
}

/// Whether stopping would begin the last round.
fn begins_last_round(public: &claim_it::PublicView) -> bool {
    let gold = |seat| public.standing(seat).gold + public.placed.owner_stones.len();
    let needed = public.setup.gold_for_last_round();
    public.last_round.is_none() && public.to_act().is_some_and(|seat| gold(seat) >= needed)
}

impl PlayStyle {
    fn choose(self, state: &State, rng: &mut ChaCha20Rng) -> Action {
        let public = public(state);
        let mut legal: Vec<_> = public.legal_actions().iter().collect();
        let makes_no_gold = |action: &claim_it::Action| match action {
            claim_it::Action::Use(space) => public.stone_for(*space) != Some(Stone::Owner),
            claim_it::Action::Roll | claim_it::Action::Stop => true,
        };
        if rng.random_range(0..100) < self.avoid_gold && legal.iter().any(makes_no_gold) {
            legal.retain(makes_no_gold);
        }
        if legal.contains(&claim_it::Action::Stop) {
            let rolls = rng.random_range(0..100) < self.roll_again
                || self.avoid_last_round && begins_last_round(&public);
            legal.retain(|&action| (action == claim_it::Action::Roll) == rolls);
        }
        Action::ClaimIt(legal[rng.random_range(0..legal.len())])
    }
}

impl Plan {
    /// The lines of the whole match, with the legal actions.
    pub(crate) fn lines(&self) -> Vec<Line> {
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        let chance = ChaCha20Rng::seed_from_u64(self.seed.wrapping_add(1));
        let header = Header::new(self.setup.clone());
        let mut actions = 0;
        play_match(header, None, true, chance, |state| {
            let seat = state.to_act().expect("an action is due");
            let style = if actions < MAX_STYLED_ACTIONS {
                self.styles[seat.index()]
            } else {
                PlayStyle {
                    roll_again: 50,
                    avoid_gold: 0,
                    avoid_last_round: false,
                }
            };
            actions += 1;
            style.choose(state, &mut rng)
        })
    }
}

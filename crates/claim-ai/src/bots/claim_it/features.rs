//! What the value network sees of a position between two turns: a few numbers per seat.

use claim_rules::cards::{BySeat, Seat};
use claim_rules::claim_it::{PublicView, Spaces, Variant};

/// How many numbers describe a seat.
pub(super) const INPUTS: usize = 28;

/// The description of one seat.
pub(super) type Inputs = [f32; INPUTS];

/// A typical number of spaces: sizes are divided by it, so that all inputs are of the same order.
const TYPICAL_SPACES: f32 = 12.0;

/// What matters about one seat's stones.
#[derive(Clone, Copy, Default)]
struct Shape {
    /// The largest group, and how much of it is gold.
    group: u8,
    gold_in_group: u8,
    /// The second largest group.
    second: u8,
    /// The largest group of gold claims, which nothing can break.
    safe: u8,
    gold: u8,
    spaces: u8,
    /// How many spaces beside the largest group are empty, and how many have others' plain stones, which can be
    /// taken.
    empty_beside: u8,
    plain_beside: u8,
    /// The largest group if all spaces beside it were taken.
    ring: u8,
    /// The largest group that the gold claims of others leave possible.
    reach: u8,
    /// The plain stones outside of the largest group.
    plain_outside: u8,
}

/// Describes each seat of a position in which a turn is about to begin; zeros for seats that do not exist.
pub(super) fn describe(view: &PublicView) -> BySeat<Inputs> {
    let players = view.setup.players();
    let mover = view.to_act().unwrap_or(Seat::First);
    let mut shapes = BySeat::<Shape>::default();
    let mut taken = Spaces::EMPTY;
    for seat in view.setup.seats() {
        taken = taken | view.stones[seat];
    }
    for seat in view.setup.seats() {
        shapes[seat] = shape(view, seat, taken);
    }
    let goal = f32::from(view.setup.gold_for_last_round());
    let open = f32::from((Spaces::BOARD - view.gold).len()) / 36.0;
    let empty = f32::from((Spaces::BOARD - taken).len()) / 36.0;
    let mut described = BySeat([[0.0; INPUTS]; Seat::ALL.len()]);
    for seat in view.setup.seats() {
        let own = shapes[seat];
        let others = || view.setup.seats().filter(|&other| other != seat);
        let most = |of: fn(&Shape) -> u8| others().map(|other| of(&shapes[other])).max();
        let most = |of| f32::from(most(of).unwrap_or_default());
        let [best_group, best_gold, best_spaces, best_safe, best_ring] = [
            most(|it| it.group),
            most(|it| it.gold),
            most(|it| it.spaces),
            most(|it| it.safe),
            most(|it| it.ring),
        ];
        let turns_until =
            (seat.index() + usize::from(players) - mover.index()) % usize::from(players);
        let is_last_round = view.last_round.is_some();
        // In the last round, the seat that began it has the last turn.
        let has_turn = view.last_round.is_none_or(|last| {
            let turns_left =
                (last.index() + usize::from(players) - mover.index()) % usize::from(players);
            turns_until <= turns_left
        });
        let standing = |it: &Shape| (it.group, it.gold, it.spaces);
        let is_ahead = others().all(|other| standing(&own) > standing(&shapes[other]));
        let size = |count: u8| f32::from(count) / TYPICAL_SPACES;
        let flag = |is_set: bool| f32::from(u8::from(is_set));
        described[seat] = [
            1.0,
            size(own.group),
            size(own.gold_in_group),
            size(own.group - own.gold_in_group),
            size(own.second),
            size(own.safe),
            f32::from(own.gold) / goal,
            size(own.spaces),
            size(own.empty_beside),
            size(own.plain_beside),
            size(own.ring),
            size(own.reach),
            size(own.plain_outside),
            f32::from(view.supply.stones[seat]) / 24.0,
            (f32::from(own.group) - best_group) / 6.0,
            (f32::from(own.gold) - best_gold) / goal,
            (f32::from(own.spaces) - best_spaces) / TYPICAL_SPACES,
            best_group / TYPICAL_SPACES,
            best_gold / goal,
            best_safe / TYPICAL_SPACES,
            best_ring / TYPICAL_SPACES,
            flag(is_ahead),
            flag(turns_until == 0),
            flag(is_last_round),
            flag(is_last_round && has_turn),
            flag(is_last_round && is_ahead),
            open - empty,
            flag(view.setup.variant() == Variant::Recycle),
        ];
    }
    described
}

fn shape(view: &PublicView, seat: Seat, taken: Spaces) -> Shape {
    let own = view.stones[seat];
    let gold = own & view.gold;
    let (group, second) = two_largest_groups(own);
    let beside = neighbours(group);
    let others = taken - own;
    let takeable = Spaces::BOARD - (view.gold - own);
    Shape {
        group: group.len(),
        gold_in_group: (group & gold).len(),
        second,
        safe: gold.largest_group(),
        gold: gold.len(),
        spaces: own.len(),
        empty_beside: (beside - taken).len(),
        plain_beside: (beside & (others - view.gold)).len(),
        ring: group_around(group, own | (beside & takeable)).len(),
        reach: if group.is_empty() {
            takeable.largest_group()
        } else {
            group_around(group, takeable).len()
        },
        plain_outside: (own - gold - group).len(),
    }
}

/// The largest group of these spaces, and the size of the second largest one.
fn two_largest_groups(spaces: Spaces) -> (Spaces, u8) {
    let (mut rest, mut largest, mut second) = (spaces, Spaces::EMPTY, 0);
    while let Some(first) = rest.iter().next() {
        let group = group_around(Spaces::single(first), rest);
        rest = rest - group;
        if group.len() > largest.len() {
            second = largest.len();
            largest = group;
        } else {
            second = second.max(group.len());
        }
    }
    (largest, second)
}

/// The spaces beside these.
fn neighbours(spaces: Spaces) -> Spaces {
    grown(spaces) - spaces
}

/// These spaces and those beside them.
fn grown(spaces: Spaces) -> Spaces {
    let bits = spaces.bits();
    let beside = bits << 1 | bits >> 1 | bits << u8::BITS | bits >> u8::BITS;
    Spaces::from_bits(bits | beside) & Spaces::BOARD
}

/// The spaces of `within` that are joined to `group`, which is part of it.
fn group_around(group: Spaces, within: Spaces) -> Spaces {
    let mut group = group;
    loop {
        let larger = grown(group) & within;
        if larger == group {
            return group;
        }
        group = larger;
    }
}

#[cfg(test)]
mod tests {
    use claim_rules::claim_it::{Setup, Space, State};

    use super::*;

    fn spaces(list: &[&str]) -> Spaces {
        let space = |text: &&str| -> Space { text.parse().expect("a space") };
        list.iter().map(space).collect()
    }

    #[test]
    fn largest_group_and_its_surroundings_are_found() {
        let own = spaces(&["1,1", "1,2", "2,2", "4,4", "4,5", "6,6"]);
        let (group, second) = two_largest_groups(own);
        assert_eq!((group, second), (spaces(&["1,1", "1,2", "2,2"]), 2));
        assert_eq!(group.len(), own.largest_group());
        let beside = spaces(&["2,1", "1,3", "2,3", "3,2"]);
        assert_eq!(neighbours(group), beside);
        // The board has no space beside its edges, and rows do not run into each other.
        assert_eq!(neighbours(spaces(&["1,6"])), spaces(&["1,5", "2,6"]));
        assert_eq!(two_largest_groups(Spaces::EMPTY), (Spaces::EMPTY, 0));
    }

    #[test]
    fn seats_without_a_player_are_not_described() {
        let mut state = State::new(Setup::new(2, Variant::Standard).expect("two can play"));
        state.choose_first(Seat::Second).expect("it is due");
        let described = describe(state.public_view());
        assert!(described[Seat::ALL[2]].iter().all(|&input| input == 0.0));
        // Before the first turn the seats differ only in who begins.
        let pairs = described[Seat::First]
            .into_iter()
            .zip(described[Seat::Second]);
        let different: Vec<_> = pairs
            .filter(|(one, other)| one.to_bits() != other.to_bits())
            .collect();
        assert_eq!(different.len(), 1);
    }
}

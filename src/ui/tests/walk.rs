//! Random matches of every game and number of players.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::cards::Faction;
use crate::ids::{MatchId, UserId};
use crate::rules::{Chance, GameKind, Options, Setup, State, Turn};
use crate::ui::{MatchCaption, Player};

/// Every game with every number of players it takes; combined decks with either base pair.
pub(super) fn setups() -> Vec<Setup> {
    use Faction::{Doppelganger, Dragon, Dwarf, Giant, Gnome, Goblin, Knight, Seer, Troll, Undead};
    let mixed = |players, factions: &[Faction]| {
        let factions = Some(factions.to_vec());
        Setup::new(GameKind::ClaimMix, players, Options { factions }).unwrap()
    };
    let fixed = |kind| Setup::new(kind, 2, Options::default()).unwrap();
    vec![
        fixed(GameKind::Claim),
        fixed(GameKind::Claim2),
        mixed(2, &[Gnome, Giant, Seer, Troll, Doppelganger]),
        mixed(3, &[Gnome, Giant, Seer, Troll, Doppelganger, Dwarf, Dragon]),
        mixed(
            3,
            &[Goblin, Knight, Seer, Troll, Undead, Dwarf, Doppelganger],
        ),
        mixed(4, &[Gnome, Giant, Seer, Troll, Undead, Dwarf, Dragon]),
        mixed(
            4,
            &[Goblin, Knight, Seer, Troll, Doppelganger, Dwarf, Dragon],
        ),
    ]
}

/// A caption with names as long and as awkward as the platform allows.
pub(super) fn caption(setup: &Setup) -> MatchCaption {
    let name = "*_`~|<@>[]()#-:./\\*_`~|<@>[]()#-";
    MatchCaption {
        id: MatchId::random(&mut StdRng::seed_from_u64(1)),
        game: setup.kind(),
        players: (0..setup.players())
            .map(|seat| Player {
                name: name.into(),
                user: Some(UserId(u64::MAX - u64::from(seat))),
            })
            .collect(),
        line: 123,
        deadline: Some(4_000_000_000),
        url: Some("https://discord.com/channels/18446744073709551615/18446744073709551615/18446744073709551615".into()),
    }
}

/// Plays a random match to its end and shows each state on the way.
pub(super) fn walk(setup: &Setup, seed: u64, mut show: impl FnMut(&State)) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = State::new(setup);
    loop {
        show(&state);
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance: Chance = state.draw_chance(&mut rng).unwrap();
                state.settle(&chance).unwrap();
            }
            Turn::Seat(_) => {
                let actions = state.legal_actions();
                state
                    .play(actions[rng.random_range(0..actions.len())])
                    .unwrap();
            }
        }
    }
}

//! Positions to draw: random matches, and the most extreme boards that are possible.

use claim_rules::cards::{BySeat, CardSet, Faction, Seat};
use claim_rules::{Game, GameKind, Options, Setup, Turn, claim, claim_it, kingdoms};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// The names of the players in most samples.
pub(crate) const NAMES: BySeat<&str> = BySeat(["Ben", "Fiona", "Clara", "Émile", "Annabelle"]);

/// Plays a match, with actions chosen by `choose`, until `is_wanted`. Returns `None` if it ends
/// before.
pub(crate) fn play_until<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut choose: impl FnMut(&G, &mut ChaCha20Rng) -> G::Action,
    is_wanted: impl Fn(&G) -> bool,
) -> Option<G> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut state = G::new(setup);
    loop {
        if is_wanted(&state) {
            return Some(state);
        }
        match state.turn() {
            Turn::Chance => {
                let chance = state.draw_chance(&mut rng).expect("chance is due");
                let applied = state.apply_chance(&chance);
                applied.expect("it was drawn for this state");
            }
            Turn::Seat(_) => {
                let action = choose(&state, &mut rng);
                state.play(action).expect("a legal action");
            }
            Turn::Over => return None,
        }
    }
}

/// A random legal action.
pub(crate) fn any_action<G: Game>(state: &G, rng: &mut ChaCha20Rng) -> G::Action {
    use rand::RngExt;
    let legal = state.legal_actions();
    legal[rng.random_range(0..legal.len())]
}

/// A setup of any game, the same at every run.
pub(crate) fn any_setup(kind: GameKind, players: usize) -> Setup {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let players = u8::try_from(players).expect("few players");
    let setup = Setup::random(kind, players, &Options::default(), &mut rng);
    setup.expect("the game is for this number")
}

/// The setup of all samples of Claim Kingdoms.
pub(crate) fn kingdoms_setup() -> kingdoms::Setup {
    let factions = Faction::ALL.into_iter().skip(3).collect::<Vec<_>>();
    kingdoms::Setup::new(&factions).expect("seven factions")
}

/// A random match of Claim Kingdoms in which a card has to be placed and this many are on the
/// board.
pub(crate) fn kingdoms_board(cards: usize, seed: u64) -> kingdoms::State {
    let setup = kingdoms_setup();
    let is_wanted = |state: &kingdoms::State| {
        let view = state.public_view();
        view.board.cards().count() == cards && matches!(view.awaiting, kingdoms::Awaiting::Place(_))
    };
    let found = (seed..).find_map(|seed| play_until(&setup, seed, any_action, is_wanted));
    found.expect("one of the seeds gets that far")
}

/// A finished match of Kingdoms whose cards all lie in one line, in this direction from the start
/// card.
pub(crate) fn kingdoms_line((dx, dy): (i8, i8)) -> kingdoms::State {
    use kingdoms::{Action, Power};
    let along = move |space: kingdoms::Space| {
        let (x, y) = (space.x(), space.y());
        (x * dy == 0 && y * dx == 0).then_some(x * dx + y * dy)
    };
    let choose = move |state: &kingdoms::State, _: &mut ChaCha20Rng| {
        let rank = |action: &Action| match action {
            Action::Place(_, space) => along(*space).map_or(-100, i32::from),
            Action::Power(Power::Remove(_, second)) => 50 + i32::from(second.is_some()),
            Action::Power(Power::None) => 10,
            _ => 0,
        };
        let legal = Game::legal_actions(state);
        legal
            .into_iter()
            .max_by_key(rank)
            .expect("an action is due")
    };
    let is_over = |state: &kingdoms::State| state.turn() == Turn::Over;
    play_until(&kingdoms_setup(), 3, choose, is_over).expect("every match ends")
}

/// A random match of Claim It with this many stones on the board, at a roll that can be used.
pub(crate) fn claim_it_board(players: u8, stones: usize, seed: u64) -> claim_it::State {
    use claim_it::{Action, Awaiting};
    let setup = claim_it::Setup::new(players, claim_it::Variant::Standard).expect("2 to 5");
    let choose = |state: &claim_it::State, rng: &mut ChaCha20Rng| {
        let placed = state.public_view().placed.claimed.len()
            + state.public_view().placed.owner_stones.len();
        let legal = Game::legal_actions(state);
        if legal.contains(&Action::Stop) && placed >= 3 {
            return Action::Stop;
        }
        any_action(state, rng)
    };
    let is_wanted = |state: &claim_it::State| {
        let view = state.public_view();
        let taken: u8 = view.setup.seats().map(|seat| view.stones[seat].len()).sum();
        usize::from(taken) >= stones
            && matches!(view.awaiting, Awaiting::Use { .. })
            && view.placed.claimed.len() + view.placed.owner_stones.len() >= 2
    };
    let found = (seed..).find_map(|seed| play_until(&setup, seed, choose, is_wanted));
    found.expect("one of the seeds gets that far")
}

/// A finished match of Claim It.
pub(crate) fn claim_it_over(players: u8, seed: u64) -> claim_it::State {
    use claim_it::Action;
    let setup = claim_it::Setup::new(players, claim_it::Variant::Standard).expect("2 to 5");
    let choose = |state: &claim_it::State, rng: &mut ChaCha20Rng| {
        let legal = Game::legal_actions(state);
        if legal.contains(&Action::Stop) {
            return Action::Stop;
        }
        any_action(state, rng)
    };
    let is_over = |state: &claim_it::State| state.turn() == Turn::Over;
    play_until(&setup, seed, choose, is_over).expect("every match ends")
}

/// The end of a match of a trick-taking game.
pub(crate) fn finished_tricks(players: u8, seed: u64) -> claim::State {
    let setup = tricks_setup(players);
    let is_over = |state: &claim::State| state.turn() == Turn::Over;
    play_until(&setup, seed, any_action, is_over).expect("every match ends")
}

/// A trick-taking game for that many players; with more than two it has seven factions.
pub(crate) fn tricks_setup(players: u8) -> claim::Setup {
    let mut factions = claim::CLAIM;
    if players > 2 {
        factions.insert(Faction::Troll);
        factions.insert(Faction::Dragon);
    }
    claim::Setup::new(factions, players).expect("the deck is for this number")
}

/// A random match of a trick-taking game, in this phase and trick, after this many of its cards
/// have been played.
pub(crate) fn tricks_at(
    setup: claim::Setup,
    phase: claim::Phase,
    number: u8,
    cards: usize,
    seed: u64,
) -> claim::State {
    let is_wanted = |state: &claim::State| {
        let view = state.public_view();
        view.phase == phase
            && view.trick_number == number
            && view.trick.cards().len() == cards
            && matches!(view.awaiting, claim::Awaiting::Play(_))
    };
    play_until(&setup, seed, any_action, is_wanted).expect("every match gets that far")
}

/// A trick-taking game with the factions of Claim 2 for that many players.
pub(crate) fn claim2_setup(players: u8) -> claim::Setup {
    let mut factions = claim::CLAIM_2;
    if players > 2 {
        factions.insert(Faction::Undead);
        factions.insert(Faction::Dwarf);
    }
    claim::Setup::new(factions, players).expect("the deck is for this number")
}

/// A position of a random match that is as wanted.
pub(crate) fn first<G: Game>(setup: &G::Setup, is_wanted: impl Fn(&G) -> bool) -> G {
    let found = (1..).find_map(|seed| play_until(setup, seed, any_action, &is_wanted));
    found.expect("one of the seeds gets there")
}

/// The second phase of a match, in which one side has scored all Goblins.
pub(crate) fn all_goblins() -> claim::PublicView {
    let state = tricks_at(tricks_setup(2), claim::Phase::Gather, 12, 1, 2);
    let mut view = state.public_view();
    for score in &mut view.score.0 {
        let cards = score.into_iter();
        *score = cards
            .filter(|card| card.faction() != Faction::Goblin)
            .collect();
    }
    view.score[Seat::First].insert_all(CardSet::all_of(Faction::Goblin));
    view
}

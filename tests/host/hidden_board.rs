//! A match whose deal others still play: what others see of it does not depend on the cards.

use claim_host::EventRequest;
use claim_rules::State;
use claim_rules::cards::Seat;
use claim_table::desk::MessageKind;
use claim_table::event::{Deals, Event, EventCommand, Format, Scoring};
use claim_table::locale::Locale;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::*;

/// How many other deals are tried to find one in which the match could have come as far.
const MAX_TRIES: usize = 40;

/// Opens and starts an event of four players in which the tables of a round share a deal.
async fn start_event(test: &TestHost, kind: GameKind, rng: &mut ChaCha20Rng) -> Event {
    let setup = Setup::random(kind, 2, &Options::default(), rng);
    let request = EventRequest {
        guild: GuildId(1),
        channel: ChannelId(1),
        parent: None,
        locale: "en-US".to_owned(),
        name: "Friday".to_owned(),
        setup: setup.expect("the game is for two"),
        format: Format::Swiss { rounds: 3 },
        scoring: Scoring::Duplicate,
        deals: Deals::Board,
        time: "5m+10s".parse().expect("a time control"),
        starts_in: Duration::from_mins(30),
        most: None,
        check_in: false,
    };
    let events = test.host.events();
    let event = events.open(request, UserId(9)).await.expect("it opens");
    let id = event.id();
    for user in 1..=4 {
        let Person { user, name, .. } = person(user);
        let newcomer = events.newcomer(&event, user, name, String::new()).await;
        let join = EventCommand::Join(newcomer.expect("a newcomer"));
        events.command(id, join).await.expect("the sign-up is open");
    }
    let started = events.command(id, EventCommand::StartNow).await;
    started.expect("there are enough players")
}

/// Plays at random, so many actions or to the end.
fn play(setup: &Setup, actions: Option<usize>, rng: &mut ChaCha20Rng) -> State {
    let mut state = State::new(setup);
    let mut taken = 0;
    loop {
        while let Some(chance) = state.draw_chance(rng) {
            state.apply_chance(&chance).expect("it was drawn for it");
        }
        let legal = state.legal_actions();
        if legal.is_empty() || actions == Some(taken) {
            return state;
        }
        let action = legal[rng.random_range(0..legal.len())];
        state.play(action).expect("it is legal");
        taken += 1;
    }
}

/// The same table with other cards, if the match could have come as far with them.
fn in_another_world(table: &Table, actions: usize, rng: &mut ChaCha20Rng) -> Option<Table> {
    let state = table.dealt().expect("it has begun").state();
    let actions = table.to_act().map(|_| actions);
    let here = (state.to_act(), state.trick());
    (0..MAX_TRIES).find_map(|_| {
        let other = play(&table.settings().setup, actions, rng);
        let is_alike = (other.to_act(), other.trick()) == here && other != *state;
        is_alike.then(|| table.clone().with_state(other))
    })
}

/// A random action of the seat to act.
fn act_at_random(table: &Table, rng: &mut ChaCha20Rng) -> Command {
    let Command::Act { user, line, .. } = act(table) else {
        panic!("it is an action");
    };
    let legal = table.dealt().expect("it runs").state().legal_actions();
    let action = legal[rng.random_range(0..legal.len())];
    Command::Act { user, line, action }
}

/// All that others can see of a match.
async fn seen(test: &TestHost, table: &Table) -> Vec<String> {
    let screens = test.host.screens();
    let mut kinds = vec![MessageKind::Public, MessageKind::Moves, MessageKind::Result];
    for seat in [Seat::First, Seat::Second] {
        kinds.extend([MessageKind::Mention(seat), MessageKind::Reminder(seat)]);
    }
    let mut seen = Vec::new();
    for kind in kinds {
        let screen = screens.screen(table, kind).await.expect("it is shown");
        seen.push(format!("{kind:?}: {screen:?}"));
    }
    let shown = screens.public_screen(table, Locale::En).await;
    seen.push(format!("{:?}", shown.expect("it is shown")));
    seen
}

#[tokio::test]
async fn what_others_see_of_a_hidden_match_does_not_depend_on_the_cards() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for kind in [GameKind::Claim, GameKind::Kingdoms, GameKind::ClaimIt] {
        let mut test = TestHost::new().await;
        test.host.resume();
        let event = start_event(&test, kind, &mut rng).await;
        let id = event.running()[0].id;
        test.wait_for_screen(|it| it.text().contains("Other tables have the same deal"))
            .await;
        let mut table = test.host.table(id).await.expect("it was opened");
        let (mut actions, mut compared) = (0, 0);
        loop {
            // Matches of Claim It are long: not each of their positions is compared.
            let is_looked_at = table.has_ended() || actions < 50;
            let other = is_looked_at.then(|| in_another_world(&table, actions, &mut rng));
            if let Some(other) = other.flatten() {
                let before = seen(&test, &table).await;
                let otherwise = seen(&test, &other).await;
                // What was posted meanwhile can change links and mentions.
                if before == seen(&test, &table).await {
                    assert_eq!(before, otherwise);
                    compared += 1;
                }
            }
            if table.has_ended() {
                break;
            }
            let command = act_at_random(&table, &mut rng);
            table = test.host.command(id, command).await.expect("a play");
            actions += 1;
        }
        assert!(table.hidden_end().is_some());
        assert!(compared > 10, "{kind:?}: {compared}");
    }
}

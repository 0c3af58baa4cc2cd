//! Five people at one table press without pause, all at the same time, through three processes.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use claim_rules::GameKind;
use futures::future::join_all;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::club::{Answer, Club};
use super::cluster::Server;
use super::contest::{self, Plan};
use super::kills::PROCESSES;
use super::programs::Programs;
use super::tally::{Tally, Times};
use super::world::{LIFTED_LIMITS, World};

/// How long they press.
const DURATION: Duration = Duration::from_secs(30);

/// How long to wait for a change if there is nothing to press.
const TIMEOUT: Duration = Duration::from_millis(100);

/// The maximum ratio of the slowest person's median wait to the fastest one's.
const MAX_UNFAIRNESS: u64 = 3;

/// What became of one person's presses.
#[derive(Debug, Default)]
struct Presses {
    waits_ms: Times,
    plays: usize,
    unanswered: usize,
}

pub(crate) async fn run() -> anyhow::Result<()> {
    let world = World::start(LIFTED_LIMITS).await?;
    let server = Server::start().await?;
    let programs = Programs::start(&world, PROCESSES, &server.url()).await?;
    let mut clubs = world.clubs(1).await?;
    let club = clubs.first_mut().context("no club was created")?;
    let people: anyhow::Result<Vec<_>> = (0..club.members.len())
        .map(|it| world.alone(club, it))
        .collect();
    let plan = Plan::of_people(GameKind::ClaimIt, 5, 15);
    contest::start(&world, club, &Tally::default(), &plan).await?;
    let begun = Instant::now();
    let pressing = people?.into_iter().zip(0..);
    let pressing = pressing.map(|(person, seed)| press(&world, person, seed, begun));
    let pressed = join_all(pressing).await;
    let pressed: Vec<_> = pressed.into_iter().collect::<anyhow::Result<_>>()?;
    for (number, presses) in (1..).zip(&pressed) {
        println!(
            "person {number}: {} presses, of which {} were plays and {} not answered; {}",
            presses.waits_ms.count() + presses.unanswered,
            presses.plays,
            presses.unanswered,
            presses.waits_ms.summary()
        );
    }
    let medians = pressed.iter().map(|presses| presses.waits_ms.quantile(500));
    let (fastest, slowest) = (medians.clone().min(), medians.max());
    let (fastest, slowest) = fastest.zip(slowest).context("five people")?;
    ensure!(
        pressed.iter().all(|it| it.unanswered == 0),
        "a press was not answered: see the figures above"
    );
    ensure!(
        slowest <= (fastest + 1) * MAX_UNFAIRNESS,
        "one person waits much longer than the others: medians of {slowest} and {fastest} ms"
    );
    ensure!(
        pressed.iter().all(|it| it.plays > 0),
        "no play of one person was accepted: see the figures above"
    );
    programs.end().await
}

/// Presses random action buttons of the public message, whether or not it is the person's turn.
async fn press(
    world: &World,
    mut person: Club,
    seed: u64,
    begun: Instant,
) -> anyhow::Result<Presses> {
    let (mut presses, mut rng) = (Presses::default(), StdRng::seed_from_u64(seed));
    while begun.elapsed() < DURATION {
        let shown = person.messages.iter();
        let controls = shown.flat_map(|(id, shown)| shown.controls.iter().map(move |it| (id, it)));
        let actions: Vec<_> = controls.filter(|(_, it)| it.line().is_some()).collect();
        let Some((message, control)) = actions.choose(&mut rng) else {
            person.wait_for_news(TIMEOUT).await?;
            continue;
        };
        let (message, control) = ((*message).clone(), (*control).clone());
        let Some(outcome) = person.press(world, 0, &message, &control).await? else {
            // Another person's play has just removed the control.
            person.wait_for_news(TIMEOUT).await?;
            continue;
        };
        if outcome.answer == Answer::Nothing {
            presses.unanswered += 1;
        } else {
            presses
                .waits_ms
                .note(outcome.settled_ms.saturating_sub(outcome.sent_ms));
            presses.plays += usize::from(outcome.answer == Answer::Update);
        }
    }
    Ok(presses)
}

//! Forged, replayed, oversized and slow requests to three processes: all are refused or time out, play continues,
//! and memory does not grow.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use futures::future::join_all;
use reqwest::Client;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::clock::now_ms;
use super::cluster::Server;
use super::contest::{self, Plan};
use super::kills::PROCESSES;
use super::programs::Programs;
use super::tally::Tally;
use super::world::{LIFTED_LIMITS, World};

/// How many requests of each kind are sent to each process.
const REQUESTS: usize = 2000;

/// How many of them are sent at once.
const AT_ONCE: usize = 20;

/// How many connections are held open in total, to all processes together.
const CONNECTIONS: usize = 1000;

/// How much the resident memory of a process may grow, in MiB.
const MAX_GROWTH_MIB: u64 = 16;

const MIB: usize = 1 << 20;

pub(crate) async fn run() -> anyhow::Result<()> {
    let world = World::start(LIFTED_LIMITS).await?;
    let server = Server::start().await?;
    let programs = Programs::start(&world, PROCESSES, &server.url()).await?;
    let mut clubs = world.clubs(1).await?;
    let club = clubs.first_mut().context("no club was created")?;
    let (tally, mut past) = (Tally::default(), std::collections::HashSet::new());
    let mut play = async |number| {
        let plan = Plan::without_idleness(number);
        contest::play(&world, club, &tally, &plan, &mut past)
            .await
            .map(drop)
    };
    play(0).await?;
    attack(&world, &programs).await?;
    let before = programs.held()?;
    let refused = attack(&world, &programs).await?;
    println!("refused: {refused}");
    let held = hold_connections(&programs.addresses).await?;
    let begun = Instant::now();
    play(1).await?;
    println!(
        "a match was played in {:.1?} while {} connections were held open",
        begun.elapsed(),
        held.len()
    );
    drop(held);
    let after = programs.held()?;
    println!("before: {before:?}, after: {after:?}");
    let counts = tally.counts();
    println!("answered meanwhile: {}", counts.answer_ms.summary());
    ensure!(
        counts.unanswered.is_empty(),
        "{} interactions were not answered",
        counts.unanswered.len()
    );
    let grows = before
        .iter()
        .zip(&after)
        .any(|(before, after)| after.kib > before.kib + MAX_GROWTH_MIB * 1024);
    ensure!(
        !grows,
        "a process grew by more than {MAX_GROWTH_MIB} MiB: see the figures above"
    );
    programs.end().await
}

/// Sends forged, replayed and oversized requests to each process. Returns how many of each were refused.
async fn attack(world: &World, programs: &Programs) -> anyhow::Result<String> {
    let ping = r#"{"type":1}"#.to_owned();
    let large = "0".repeat(MIB);
    let (now, old) = (now_ms() / 1000, (now_ms() / 1000 - 3600).to_string());
    let now = now.to_string();
    let genuine = world.sandbox.sign(&old, &ping);
    let too_large = world.sandbox.sign(&now, &large);
    let forged = "0".repeat(128);
    let kinds = [
        ("forged signatures", 401, &forged, &now, &ping, REQUESTS),
        ("replayed requests", 401, &genuine, &old, &ping, REQUESTS),
        (
            "bodies of 1 MiB",
            413,
            &too_large,
            &now,
            &large,
            REQUESTS / 10,
        ),
    ];
    let mut refused = Vec::new();
    for (name, expected, signature, timestamp, body, count) in kinds {
        let clients = programs
            .addresses
            .iter()
            .flat_map(|&address| [address; AT_ONCE]);
        let sending = clients.map(|address| async move {
            let (client, mut refused) = (Client::new(), 0);
            for _ in 0..count / AT_ONCE {
                let request = client.post(format!("http://{address}/"));
                let request = request.header("x-signature-ed25519", signature);
                let request = request.header("x-signature-timestamp", timestamp);
                // The process may close the connection while an oversized body is still being sent.
                match request.body(body.clone()).send().await {
                    Ok(response) => refused += usize::from(response.status() == expected),
                    Err(_) => refused += usize::from(expected == 413),
                }
            }
            refused
        });
        let count = count / AT_ONCE * AT_ONCE * PROCESSES;
        let all: usize = join_all(sending).await.into_iter().sum();
        ensure!(all == count, "{name}: only {all} of {count} were refused");
        refused.push(format!("{all} {name}"));
    }
    Ok(refused.join(", "))
}

/// Opens connections: half of them send nothing, the others only the beginning of a body. The processes close
/// them after a timeout.
async fn hold_connections(addresses: &[SocketAddr]) -> anyhow::Result<Vec<TcpStream>> {
    let mut open = Vec::new();
    for (number, address) in (0..CONNECTIONS).zip(addresses.iter().cycle()) {
        let connecting = tokio::time::timeout(Duration::from_secs(5), TcpStream::connect(address));
        let mut stream = connecting.await??;
        if number % 2 == 0 {
            let head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{";
            stream.write_all(head.as_bytes()).await?;
        }
        open.push(stream);
    }
    Ok(open)
}

//! Matches of any game and any number of players, played by clicking on whatever is shown.

use claim_bot::cards::Seat;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::driver::{CHANNEL, Person, World};
use super::play::Record;
use super::seen::Seen;
use super::stored::{Stored, match_of};

/// Who plays, in order of their seats.
const PEOPLE: [&str; 5] = ["anna", "ben", "clara", "david", "emil"];

/// The clicks after which a match is given up for endless.
const MOST_CLICKS: usize = 20_000;

/// A match of several people, and the lot by which they click.
pub(super) struct Party {
    /// Its id.
    pub(super) id: String,
    /// Its public message as it was when the match began.
    pub(super) home: Seen,
    /// Who plays, by seat.
    pub(super) players: Vec<Person>,
    /// By seat: the private message that shows the hand of somebody whose direct messages are
    /// closed.
    private: Vec<Option<String>>,
    rng: StdRng,
}

/// Something that can be clicked on: a button, or a choice of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Click {
    id: String,
    in_list: bool,
}

impl Party {
    /// Opens a table with those options of `/claim start`, lets everybody join, and starts.
    pub(super) async fn begin(world: &World, players: usize, options: Value, seed: u64) -> Self {
        let people: Vec<_> = PEOPLE[..players]
            .iter()
            .map(|it| world.person(it))
            .collect();
        let (host, guests) = people.split_first().expect("somebody plays");
        host.command("claim start", options).await;
        let mut lobby = None;
        for guest in guests {
            let open = guest.sees(CHANNEL, |seen| seen.control("join").is_some());
            let open = open.await;
            lobby = guest.use_control(&open, "join").await;
        }
        let lobby = lobby.expect("joining shows the table");
        host.use_control(&lobby, "start").await;
        let home = host.sees_now(CHANNEL, &lobby.id(), "hand").await;
        Self::of(&home, &people.iter().collect::<Vec<_>>(), seed)
    }

    /// The match of that public message, in which those people have the first seats.
    pub(super) fn of(home: &Seen, people: &[&Person], seed: u64) -> Self {
        Self {
            id: match_of(home),
            home: home.clone(),
            private: vec![None; people.len()],
            players: people.iter().map(|&person| person.clone()).collect(),
            rng: StdRng::seed_from_u64(seed),
        }
    }

    /// Lets a seat ask for its hand by the button that is always there, and play by that.
    pub(super) async fn plays_by_my_hand(&mut self, seat: usize) {
        let player = &self.players[seat];
        let hand = player.use_control(&self.home, "hand").await;
        self.private[seat] = hand.map(|hand| hand.id());
    }

    /// Plays the match to its end by random clicks.
    pub(super) async fn play_out(&mut self, world: &World) -> Stored {
        for _ in 0..MOST_CLICKS {
            let stored = self.stored(world).await;
            if stored.is_over() {
                return stored;
            }
            self.click(&stored).await;
        }
        panic!("the match does not end");
    }

    /// What is stored of the match, as soon as a person is to act or it is over.
    pub(super) async fn stored(&self, world: &World) -> Stored {
        loop {
            let last = self.players[0].last_entry().await;
            let stored = world.stored(&self.id).await;
            let is_bots = |seat: Seat| seat.index() >= self.players.len();
            if !stored.to_act().is_some_and(is_bots) {
                return stored;
            }
            self.players[0].hears_more(last).await;
        }
    }

    /// Lets whoever is to act click on something they are shown.
    pub(super) async fn click(&mut self, stored: &Stored) {
        let seat = stored.to_act().expect("the match runs");
        let player = &self.players[seat.index()];
        let newest = |seen: &Seen| !self.clicks(seen, stored).is_empty();
        let hand = match &self.private[seat.index()] {
            Some(id) => {
                let is_it = |seen: &Seen| seen.id() == *id && newest(seen);
                player.sees(CHANNEL, is_it).await
            }
            None => player.sees("dm", newest).await,
        };
        let clicks = self.clicks(&hand, stored);
        let click = &clicks[self.rng.random_range(0..clicks.len())];
        let answer = if click.in_list {
            player.choose(&hand, &click.id).await
        } else {
            player.press(&hand, &click.id).await
        };
        let answer = answer.expect("a click is answered");
        assert_eq!(answer.id(), hand.id(), "in place: {}", answer.text());
    }

    /// What in a message does or prepares something at this moment of the match.
    fn clicks(&self, seen: &Seen, stored: &Stored) -> Vec<Click> {
        let now = format!(":{}:{}:", self.id, stored.lines.len());
        let acts = [format!("act{now}"), format!("choose{now}")];
        let buttons = seen.buttons().into_iter();
        let buttons = buttons.map(|button| (button.custom_id, false));
        let choices = seen.choices().into_iter().map(|id| (id, true));
        let fits = |(id, _): &(String, bool)| acts.iter().any(|act| id.starts_with(act));
        buttons
            .chain(choices)
            .filter(fits)
            .map(|(id, in_list)| Click { id, in_list })
            .collect()
    }

    /// Everybody looks at how the match ended; its record.
    pub(super) async fn ended(&self) -> Record {
        for (player, private) in self.players.iter().zip(&self.private) {
            let channel = if private.is_some() { CHANNEL } else { "dm" };
            player
                .sees(channel, |seen| self.tells_of_the_end(seen))
                .await;
        }
        let host = &self.players[0];
        let end = host.sees_now(CHANNEL, &self.home.id(), "rematch").await;
        Record::of(host, &end).await
    }

    fn tells_of_the_end(&self, seen: &Seen) -> bool {
        let is_linked = seen.says(&format!("/{})", self.home.id()));
        is_linked && seen.buttons().is_empty() && seen.choices().is_empty()
    }
}

/// Plays a game to the end by random clicks, and checks its record.
pub(super) async fn plays_to_the_end(players: usize, options: Value, seed: u64) {
    let world = World::new().await;
    let mut party = Party::begin(&world, players, options, seed).await;
    let stored = party.play_out(&world).await;
    let record = party.ended().await;
    claim_bot::record::check(&record.text).expect("the record is right");
    let state = stored.state();
    let winners: Vec<_> = state.played().expect("it was played out").winners;
    let winners: Vec<_> = winners.iter().map(|seat| seat.index()).collect();
    assert_eq!(record.result()["result"]["winners"], json!(winners));
    world.end().await;
}

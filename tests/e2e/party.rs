//! Matches of any game and any number of players, played by clicking on whatever is shown.

use claim_bot::cards::Seat;
use claim_bot::record::Replay;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::driver::{CHANNEL, Person, World};
use super::notifications::check_turns_told_once;
use super::play::Record;
use super::seen::Seen;
use super::stored::match_of;

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
    replay: Option<Replay>,
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
            replay: None,
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
    pub(super) async fn play_out(&mut self, world: &World) {
        for _ in 0..MOST_CLICKS {
            match self.next_to_act(world).await {
                Some(seat) => self.click(seat).await,
                None => return,
            }
        }
        panic!("the match does not end");
    }

    /// The seat to act, as soon as that is a person's; nobody's when the match is over.
    pub(super) async fn next_to_act(&mut self, world: &World) -> Option<Seat> {
        loop {
            let last = self.players[0].last_entry().await;
            self.catch_up(world).await;
            let seat = self.match_so_far().state().to_act()?;
            if seat.index() < self.players.len() {
                return Some(seat);
            }
            self.players[0].hears_more(last).await;
        }
    }

    /// Reads what has been stored of the match since it was last looked at.
    async fn catch_up(&mut self, world: &World) {
        let known = self.replay.as_ref().map_or(0, Replay::lines);
        for text in world.lines_after(&self.id, known).await {
            let Some(replay) = &mut self.replay else {
                self.replay = Some(Replay::begin(&text).expect("a header"));
                continue;
            };
            let line = replay.parse(&text).expect("what is stored is right");
            replay.step(&line).expect("what is stored is right");
        }
    }

    /// The match as far as it has been looked at.
    pub(super) fn match_so_far(&self) -> &Replay {
        self.replay.as_ref().expect("the match has begun")
    }

    /// Lets a seat click on something it is shown.
    pub(super) async fn click(&mut self, seat: Seat) {
        self.click_if(seat, |_| true).await;
    }

    /// Lets a seat click on something that prepares an action and does nothing yet; whether there
    /// was anything of that kind.
    pub(super) async fn prepare(&mut self, seat: Seat) -> bool {
        let prepares = |click: &Click| click.id.starts_with("choose:");
        self.click_if(seat, prepares).await
    }

    async fn click_if(&mut self, seat: Seat, passes: impl Fn(&Click) -> bool) -> bool {
        let player = &self.players[seat.index()];
        let newest = |seen: &Seen| !self.clicks(seen).is_empty();
        let hand = match &self.private[seat.index()] {
            Some(id) => {
                let is_it = |seen: &Seen| seen.id() == *id && newest(seen);
                player.sees(CHANNEL, is_it).await
            }
            None => player.sees("dm", newest).await,
        };
        let mut clicks = self.clicks(&hand);
        clicks.retain(passes);
        if clicks.is_empty() {
            return false;
        }
        let click = &clicks[self.rng.random_range(0..clicks.len())];
        let answer = if click.in_list {
            player.choose(&hand, &click.id).await
        } else {
            player.press(&hand, &click.id).await
        };
        // It is gone already if the next turn has been told of by a new message.
        let in_place = answer.is_none_or(|answer| answer.id() == hand.id());
        assert!(in_place, "answered by another message");
        true
    }

    /// What in a message does or prepares something at this moment of the match.
    fn clicks(&self, seen: &Seen) -> Vec<Click> {
        let now = format!(":{}:{}:", self.id, self.match_so_far().lines());
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

    fn is_of_this_match(&self, seen: &Seen) -> bool {
        seen.says(&format!("/{})", self.home.id()))
    }

    fn tells_of_the_end(&self, seen: &Seen) -> bool {
        self.is_of_this_match(seen) && seen.buttons().is_empty() && seen.choices().is_empty()
    }
}

/// Plays a game to the end by random clicks, and checks its record.
pub(super) async fn plays_to_the_end(players: usize, options: Value, seed: u64) {
    let world = World::new().await;
    let mut party = Party::begin(&world, players, options, seed).await;
    for player in &party.players {
        player.sees("dm", |seen| party.is_of_this_match(seen)).await;
    }
    party.play_out(&world).await;
    let record = party.ended().await;
    for (seat, player) in party.players.iter().enumerate() {
        check_turns_told_once(player, seat, &record).await;
    }
    claim_bot::record::check(&record.text).expect("the record is right");
    let state = party.match_so_far().state();
    let winners = state.played().expect("it was played out").winners;
    let winners: Vec<_> = winners.iter().map(|seat| seat.index()).collect();
    assert_eq!(record.result()["result"]["winners"], json!(winners));
    world.end().await;
}

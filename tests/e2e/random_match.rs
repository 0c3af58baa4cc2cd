//! Matches of any game and any number of players, played with random clicks.

use claim_rules::cards::Seat;
use claim_rules::record::Replay;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::person::Person;
use super::world::{CHANNEL, World};
use super::notifications::check_turns_told_once;
use super::matches::Record;
use super::message::Message;
use super::database::match_of;

/// The players, in the order of their seats.
const PEOPLE: [&str; 5] = ["anna", "ben", "clara", "david", "emil"];

/// After this many clicks a match counts as endless.
const MAX_CLICKS: usize = 20_000;

/// A match and the random choices of its players.
pub(super) struct RandomMatch {
    /// The id of the match.
    pub(super) id: String,
    /// The public message at the start of the match.
    pub(super) home: Message,
    /// The players by seat. Bots may sit in the seats after them.
    pub(super) players: Vec<Person>,
    /// By seat: the id of the ephemeral message with the hand, if direct messages are closed.
    private: Vec<Option<String>>,
    replay: Option<Replay>,
    rng: StdRng,
}

/// A button, or an option of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Click {
    id: String,
    in_list: bool,
}

impl RandomMatch {
    /// Opens a table with options for `/claim start`, seats all players, and starts the match.
    pub(super) async fn begin(world: &World, players: usize, options: Value, seed: u64) -> Self {
        let people: Vec<_> = PEOPLE[..players]
            .iter()
            .map(|it| world.person(it))
            .collect();
        let (host, guests) = people.split_first().expect("somebody plays");
        host.command("claim start", options).await;
        let mut lobby = None;
        for guest in guests {
            let open = guest.wait_for_message(CHANNEL, |message| message.enabled_button("join").is_some());
            let open = open.await;
            lobby = guest.press_kind(&open, "join").await;
        }
        let lobby = lobby.expect("joining shows the table");
        host.press_kind(&lobby, "start").await;
        let home = host.wait_for_button(CHANNEL, &lobby.id(), "hand").await;
        Self::of(&home, &people.iter().collect::<Vec<_>>(), seed)
    }

    /// The match of a public message. The people sit in its first seats.
    pub(super) fn of(home: &Message, people: &[&Person], seed: u64) -> Self {
        Self {
            id: match_of(home),
            home: home.clone(),
            private: vec![None; people.len()],
            players: people.iter().map(|&person| person.clone()).collect(),
            replay: None,
            rng: StdRng::seed_from_u64(seed),
        }
    }

    /// Lets a seat request its hand with the button of the public message, and play with that.
    pub(super) async fn plays_by_my_hand(&mut self, seat: usize) {
        let player = &self.players[seat];
        let hand = player.press_kind(&self.home, "hand").await;
        self.private[seat] = hand.map(|hand| hand.id());
    }

    /// Plays the match to its end by random clicks.
    pub(super) async fn play_out(&mut self, world: &World) {
        for _ in 0..MAX_CLICKS {
            match self.next_to_act(world).await {
                Some(seat) => self.click(seat).await,
                None => return,
            }
        }
        panic!("the match does not end");
    }

    /// The seat to act, as soon as it is a person's; `None` when the match is over.
    pub(super) async fn next_to_act(&mut self, world: &World) -> Option<Seat> {
        loop {
            let last = self.players[0].last_feed_entry().await;
            self.catch_up(world).await;
            let seat = self.match_so_far().state().to_act()?;
            if seat.index() < self.players.len() {
                return Some(seat);
            }
            self.players[0].wait_for_activity(last).await;
        }
    }

    /// Replays what has been stored since the last call.
    async fn catch_up(&mut self, world: &World) {
        let known = self.replay.as_ref().map_or(0, Replay::lines);
        for text in world.lines_after(&self.id, known).await {
            let Some(replay) = &mut self.replay else {
                self.replay = Some(Replay::from_header(&text).expect("a header"));
                continue;
            };
            let line = replay.parse_line(&text).expect("what is stored is right");
            replay.step_timed(&line).expect("what is stored is right");
        }
    }

    /// The match as of the last call of [`Self::next_to_act`].
    pub(super) fn match_so_far(&self) -> &Replay {
        self.replay.as_ref().expect("the match has begun")
    }

    /// Clicks on something in a seat's hand.
    pub(super) async fn click(&mut self, seat: Seat) {
        self.click_if(seat, |_| true).await;
    }

    /// Clicks on the first step of an action in a seat's hand. Returns whether there was one.
    pub(super) async fn prepare(&mut self, seat: Seat) -> bool {
        let prepares = |click: &Click| click.id.starts_with("choose:");
        self.click_if(seat, prepares).await
    }

    async fn click_if(&mut self, seat: Seat, passes: impl Fn(&Click) -> bool) -> bool {
        let player = &self.players[seat.index()];
        let newest = |message: &Message| !self.clicks(message).is_empty();
        let hand = match &self.private[seat.index()] {
            Some(id) => {
                let is_it = |message: &Message| message.id() == *id && newest(message);
                player.wait_for_message(CHANNEL, is_it).await
            }
            None => player.wait_for_message("dm", newest).await,
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
        // The message is deleted if a new one has already announced the next turn.
        let in_place = answer.is_none_or(|answer| answer.id() == hand.id());
        assert!(in_place, "answered by another message");
        true
    }

    /// What can be clicked in a message at this point of the match.
    fn clicks(&self, message: &Message) -> Vec<Click> {
        let now = format!(":{}:{}:", self.id, self.match_so_far().lines());
        let acts = [format!("act{now}"), format!("choose{now}")];
        let buttons = message.buttons().into_iter();
        let buttons = buttons.map(|button| (button.custom_id, false));
        let choices = message.select_values().into_iter().map(|id| (id, true));
        let fits = |(id, _): &(String, bool)| acts.iter().any(|act| id.starts_with(act));
        buttons
            .chain(choices)
            .filter(fits)
            .map(|(id, in_list)| Click { id, in_list })
            .collect()
    }

    /// Waits until every player has received their hand by direct message, and reads everything.
    pub(super) async fn read_all_hands(&self) {
        for player in &self.players {
            player.wait_for_message("dm", |message| self.is_of_this_match(message)).await;
            player.read_all("dm").await;
        }
    }

    /// Waits until every player has read the result. Returns the record.
    pub(super) async fn ended(&self) -> Record {
        for (player, private) in self.players.iter().zip(&self.private) {
            let channel = if private.is_some() { CHANNEL } else { "dm" };
            player
                .wait_for_message(channel, |message| self.tells_of_the_end(message))
                .await;
        }
        let host = &self.players[0];
        let end = host.wait_for_button(CHANNEL, &self.home.id(), "rematch").await;
        Record::of(host, &end).await
    }

    fn is_of_this_match(&self, message: &Message) -> bool {
        message.contains_text(&format!("/{})", self.home.id()))
    }

    fn tells_of_the_end(&self, message: &Message) -> bool {
        self.is_of_this_match(message) && message.buttons().is_empty() && message.select_values().is_empty()
    }
}

/// Plays a match to its end with random clicks, and checks its record.
pub(super) async fn plays_to_the_end(players: usize, options: Value, seed: u64) {
    let world = World::new().await;
    let mut party = RandomMatch::begin(&world, players, options, seed).await;
    for player in &party.players {
        player.wait_for_message("dm", |message| party.is_of_this_match(message)).await;
    }
    party.play_out(&world).await;
    let record = party.ended().await;
    for (seat, player) in party.players.iter().enumerate() {
        check_turns_told_once(player, seat, &record).await;
    }
    claim_rules::record::check(&record.text).expect("the record is right");
    let state = party.match_so_far().state();
    let winners = state.outcome().expect("it was played out").winners;
    let winners: Vec<_> = winners.iter().map(|seat| seat.index()).collect();
    assert_eq!(record.result()["result"]["winners"], json!(winners));
    world.end().await;
}

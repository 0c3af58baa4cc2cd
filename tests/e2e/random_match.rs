//! Matches of any game with any number of players, played by random clicks.

use claim_rules::State;
use claim_rules::cards::Seat;
use claim_rules::record::Replay;
use claim_screens::is_played_in_public;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::database::match_of;
use super::lock_screen::check_lock_screen;
use super::matches::Record;
use super::message::Message;
use super::notifications::check_one_notification_per_turn;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The players, in the order of their seats.
const PEOPLE: [&str; 5] = ["anna", "ben", "clara", "david", "emil"];

/// A match that has not ended after this many clicks fails the test.
const MAX_CLICKS: usize = 20_000;

/// A match and the random choices of its players.
pub(crate) struct RandomMatch {
    /// The id of the match.
    pub(crate) id: String,
    /// The public message at the start of the match.
    pub(crate) public_message: Message,
    /// The players by seat. Bots may sit in the seats after them.
    pub(crate) players: Vec<Person>,
    /// By seat: the id of the ephemeral message with the hand, if direct messages are closed.
    ephemeral_hands: Vec<Option<String>>,
    replay: Option<Replay>,
    rng: StdRng,
}

/// A button, or an option of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Click {
    id: String,
    is_option: bool,
}

impl RandomMatch {
    /// Opens a table with options for `/claim start`, seats all players, and starts the match.
    pub(crate) async fn start(world: &World, players: usize, options: Value, seed: u64) -> Self {
        let people: Vec<_> = PEOPLE[..players]
            .iter()
            .map(|it| world.person(it))
            .collect();
        let (host, guests) = people.split_first().expect("there are players");
        host.command("claim start", options).await;
        let has_join = |message: &Message| message.enabled_button("join").is_some();
        let mut lobby = host.wait_for_message(CHANNEL, has_join).await;
        for guest in guests {
            lobby = guest.wait_for_message(CHANNEL, has_join).await;
            guest.press_kind(&lobby, "join").await;
        }
        // The replies may be notices, if the lobby was still being posted.
        lobby = host.wait_for_button(CHANNEL, &lobby.id(), "start").await;
        host.press_kind(&lobby, "start").await;
        let public_message = host.wait_for_button(CHANNEL, &lobby.id(), "hand").await;
        Self::of(&public_message, &people.iter().collect::<Vec<_>>(), seed)
    }

    /// The match with this public message. The people sit in its first seats.
    pub(crate) fn of(public_message: &Message, people: &[&Person], seed: u64) -> Self {
        Self {
            id: match_of(public_message),
            public_message: public_message.clone(),
            ephemeral_hands: vec![None; people.len()],
            players: people.iter().map(|&person| person.clone()).collect(),
            replay: None,
            rng: StdRng::seed_from_u64(seed),
        }
    }

    /// Lets a seat request its hand with the button on the public message. From then on, it plays from that message.
    pub(crate) async fn request_hand(&mut self, seat: usize) {
        let player = &self.players[seat];
        let hand = player.press_kind(&self.public_message, "hand").await;
        self.ephemeral_hands[seat] = hand.map(|hand| hand.id());
    }

    /// Plays the match to its end by random clicks.
    pub(crate) async fn play_out(&mut self, world: &World) {
        for _ in 0..MAX_CLICKS {
            match self.next_to_act(world).await {
                Some(seat) => self.act(seat).await,
                None => return,
            }
        }
        panic!("the match does not end after {MAX_CLICKS} clicks");
    }

    /// Clicks on a random control of a seat: of its hand or, in games without hands, of the public
    /// message.
    pub(crate) async fn act(&mut self, seat: Seat) {
        if self.is_played_in_public() {
            self.click_in_public(seat).await;
        } else {
            self.click(seat).await;
        }
    }

    /// Waits until a person has to act, and returns the seat; `None` if the match is over.
    pub(crate) async fn next_to_act(&mut self, world: &World) -> Option<Seat> {
        loop {
            let last = self.players[0].last_feed_entry().await;
            self.update_replay(world).await;
            let seat = self.replay().state().to_act()?;
            if seat.index() < self.players.len() && self.replay().leave_reason(seat).is_none() {
                return Some(seat);
            }
            self.players[0].wait_for_activity(last).await;
        }
    }

    /// Whether the game is played on the public message.
    fn is_played_in_public(&self) -> bool {
        is_played_in_public(self.replay().header().setup.kind())
    }

    /// Replays what has been stored since the last call.
    async fn update_replay(&mut self, world: &World) {
        let known = self.replay.as_ref().map_or(0, Replay::line_count);
        for text in world.lines_after(&self.id, known).await {
            let Some(replay) = &mut self.replay else {
                self.replay = Some(Replay::from_header(&text).expect("a header"));
                continue;
            };
            let line = replay.parse_line(&text).expect("the record is valid");
            replay.step_timed(&line).expect("the record is valid");
        }
    }

    /// The match as it was at the last call of [`Self::next_to_act`].
    pub(crate) fn replay(&self) -> &Replay {
        self.replay.as_ref().expect("the match has started")
    }

    /// Clicks on a random button or option of a seat's hand.
    pub(crate) async fn click(&mut self, seat: Seat) {
        self.click_if(seat, |_| true).await;
    }

    /// Clicks on the first step of an action in a seat's hand. Returns whether there was one.
    pub(crate) async fn click_first_step(&mut self, seat: Seat) -> bool {
        let is_first_step = |click: &Click| click.id.starts_with("choose:");
        self.click_if(seat, is_first_step).await
    }

    async fn click_if(&mut self, seat: Seat, passes: impl Fn(&Click) -> bool) -> bool {
        let player = &self.players[seat.index()];
        let has_clicks = |message: &Message| !self.clicks(message).is_empty();
        let hand = match &self.ephemeral_hands[seat.index()] {
            Some(id) => {
                let is_hand = |message: &Message| message.id() == *id && has_clicks(message);
                player.wait_for_message(CHANNEL, is_hand).await
            }
            None => player.wait_for_message("dm", has_clicks).await,
        };
        let mut clicks = self.clicks(&hand);
        clicks.retain(passes);
        if clicks.is_empty() {
            return false;
        }
        let click = &clicks[self.rng.random_range(0..clicks.len())];
        let reply = if click.is_option {
            player.choose(&hand, &click.id).await
        } else {
            player.press(&hand, &click.id).await
        };
        // No reply means that the message was deleted, because a new one already announces the next turn.
        let is_in_place = reply.is_none_or(|reply| reply.id() == hand.id());
        assert!(is_in_place, "the hand is not updated in place");
        true
    }

    /// Lets a seat resign.
    pub(crate) async fn resign(&self, seat: usize) {
        let player = &self.players[seat];
        let options = json!({"match": self.id});
        let question = player.command("claim resign", options).await;
        player.confirm(&question).await;
    }

    /// Waits until the public message shows the turn of a seat.
    pub(crate) async fn wait_for_public_turn(&self, seat: Seat) -> Message {
        let public = self.public_message.id();
        let has_clicks =
            |message: &Message| message.id() == public && !self.clicks(message).is_empty();
        let player = &self.players[seat.index()];
        player.wait_for_message(CHANNEL, has_clicks).await
    }

    /// Clicks on a random button of the public message, as soon as it shows the seat's turn. The
    /// reply must update that message.
    pub(crate) async fn click_in_public(&mut self, seat: Seat) {
        let message = self.wait_for_public_turn(seat).await;
        let clicks = self.clicks(&message);
        let click = &clicks[self.rng.random_range(0..clicks.len())];
        let player = &self.players[seat.index()];
        let reply = player.press(&message, &click.id).await.expect("a reply");
        assert_eq!(reply.id(), message.id(), "{}", reply.text());
    }

    /// What can be clicked in a message at this point of the match.
    fn clicks(&self, message: &Message) -> Vec<Click> {
        let now = format!(":{}:{}:", self.id, self.replay().line_count());
        let prefixes = [format!("act{now}"), format!("choose{now}")];
        let buttons = message.buttons().into_iter();
        let buttons = buttons.map(|button| (button.custom_id, false));
        let choices = message.select_values().into_iter().map(|id| (id, true));
        let is_current =
            |(id, _): &(String, bool)| prefixes.iter().any(|prefix| id.starts_with(prefix));
        buttons
            .chain(choices)
            .filter(is_current)
            .map(|(id, is_option)| Click { id, is_option })
            .collect()
    }

    /// Waits until every player has received their hand by direct message, and reads everything.
    pub(crate) async fn read_all_hands(&self) {
        for player in &self.players {
            player
                .wait_for_message("dm", |message| self.is_linked_from(message))
                .await;
            player.read_all("dm").await;
        }
    }

    /// Waits until every player has read the result. Returns the record.
    pub(crate) async fn wait_for_results(&self) -> Record {
        for (player, ephemeral) in self.players.iter().zip(&self.ephemeral_hands) {
            let is_result = |message: &Message| self.is_result(message);
            if ephemeral.is_some() {
                player.wait_for_message(CHANNEL, is_result).await;
            } else {
                player.wait_for_result(is_result).await;
            }
        }
        let host = &self.players[0];
        let end = host
            .wait_for_button(CHANNEL, &self.public_message.id(), "rematch")
            .await;
        Record::of(host, &end).await
    }

    fn is_linked_from(&self, message: &Message) -> bool {
        message.contains_text(&format!("/{})", self.public_message.id()))
    }

    fn is_result(&self, message: &Message) -> bool {
        self.is_linked_from(message) && message.enabled_button("rematch").is_some()
    }
}

/// Plays a match to its end with random clicks, and checks its record.
pub(crate) async fn check_random_match(players: usize, options: Value, seed: u64) {
    let world = World::new().await;
    let mut game = RandomMatch::start(&world, players, options, seed).await;
    for player in &game.players {
        player
            .wait_for_message("dm", |message| game.is_linked_from(message))
            .await;
    }
    game.play_out(&world).await;
    let record = game.wait_for_results().await;
    // In games that are played on the public message, a turn may be over before a direct message announces it.
    if !game.is_played_in_public() {
        for (seat, player) in game.players.iter().enumerate() {
            check_one_notification_per_turn(player, seat, &record).await;
        }
    }
    let spectator = world.person("fiona");
    let mut named = 0;
    for player in &game.players {
        named += check_lock_screen(player, &spectator, &game.public_message.id()).await;
    }
    let has_tricks = matches!(game.replay().state(), State::Claim(_));
    assert!(named > 0 || !has_tricks, "phones tell what was led");
    claim_rules::record::check(&record.text).expect("the record is valid");
    let state = game.replay().state();
    let winners = state.outcome().expect("the match was played out").winners;
    let winners: Vec<_> = winners.iter().map(|seat| seat.index()).collect();
    assert_eq!(record.result()["result"]["winners"], json!(winners));
    world.end().await;
}

//! Matches and their messages, for the rows of the tables.

use std::time::Duration;

use claim_ai::Level;
use claim_ai::bots::random_action;
use claim_rules::cards::Seat;
use claim_rules::record::Secret;
use claim_rules::{GameKind, Options, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::settings::{PersonalSetting, PersonalSettings};
use crate::table::{Command, HOLD_DELAY, Invitation, Player, Series, Table, TableSettings};
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

pub(super) const NOW: Timestamp = Timestamp(1_750_000_000_000);
pub(super) const MINUTE: Duration = Duration::from_mins(1);

/// The person in the first seat, who is to act, and the one in the second seat, who waits.
pub(super) const ACTIVE: UserId = UserId(1);
pub(super) const WAITING: UserId = UserId(2);

pub(super) const CHANNEL: ChannelId = ChannelId(11);
pub(super) const THREAD_CHANNEL: ChannelId = ChannelId(12);

/// The messages of the player to act.
pub(super) const HAND: MessageKind = MessageKind::Hand(Seat::First);
pub(super) const MENTION: MessageKind = MessageKind::Mention(Seat::First);
pub(super) const REMINDER: MessageKind = MessageKind::Reminder(Seat::First);
/// Those of the player who waits.
pub(super) const OTHER_HAND: MessageKind = MessageKind::Hand(Seat::Second);
pub(super) const OTHER_MENTION: MessageKind = MessageKind::Mention(Seat::Second);
pub(super) const PUBLIC: MessageKind = MessageKind::Public;
pub(super) const RESULT: MessageKind = MessageKind::Result;
pub(super) const FINGERPRINT: MessageKind = MessageKind::Fingerprint;
pub(super) const THREAD: MessageKind = MessageKind::Thread;
pub(super) const MOVES: MessageKind = MessageKind::Moves;
pub(super) const THREAD_RESULT: MessageKind = MessageKind::ThreadResult;

/// How a message differs from one that shows the newest state, and has notified its reader of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It shows the revision before.
    Behind,
    /// It shows the newest revision, but was marked as outdated.
    Outdated,
    /// It was posted before the match began.
    PostedBefore,
    /// It is nowhere.
    Nowhere,
    /// It is an ephemeral reply.
    Reply,
    /// It is an ephemeral reply that cannot be edited any more.
    ExpiredReply,
    /// Its post is unconfirmed.
    Unconfirmed,
    /// The message that it has replaced has to be deleted.
    Replacing,
    /// It is in the thread.
    InThread,
}
pub(super) use Mark::*;

/// Of a result: it is shown on the public message.
pub(super) const IN_PLACE: [Mark; 2] = [Nowhere, PostedBefore];

/// Of a result: it is to be shown on a new message, which is not posted yet.
pub(super) const SEPARATE: [Mark; 2] = [Nowhere, Behind];

/// A match with its messages.
#[derive(Clone, Debug)]
pub(super) struct Desk {
    pub(super) table: Table,
    pub(super) rows: Vec<MessageState>,
    pub(super) settings: Settings,
    pub(super) is_shared: bool,
    pub(super) now: Timestamp,
    pub(super) copy: Option<ReplyCopy>,
}

impl Desk {
    /// A match without messages, of people who have no settings, in a server that wants threads.
    pub(super) fn of(table: Table) -> Self {
        Self {
            table,
            rows: Vec::new(),
            settings: Settings {
                reader: Some(PersonalSettings::default()),
                wants_threads: Some(true),
            },
            is_shared: false,
            now: NOW + MINUTE,
            copy: None,
        }
    }

    pub(super) fn with<const N: usize>(mut self, kind: MessageKind, marks: [Mark; N]) -> Self {
        self.rows.push(state(&self.table, kind, &marks));
        self
    }

    /// With a setting of the reader.
    pub(super) fn wanting(mut self, setting: PersonalSetting) -> Self {
        let settings = self.settings.reader.unwrap_or_default();
        self.settings.reader = Some(settings.with(setting, true));
        self
    }

    /// With settings that were not read yet.
    pub(super) fn unread(mut self) -> Self {
        self.settings = Settings::default();
        self
    }

    /// With other processes on the same store.
    pub(super) fn shared(mut self) -> Self {
        self.is_shared = true;
        self
    }

    /// So much later.
    pub(super) fn later(mut self, time: Duration) -> Self {
        self.now = self.now + time;
        self
    }

    pub(super) fn messages(&self) -> Messages {
        let mut messages = Messages::new(&self.table, self.rows.clone());
        messages.set_copy(HAND, self.copy.clone());
        messages
    }

    /// What `decide` says in the situation of a message.
    pub(super) fn decide<T>(
        &self,
        kind: MessageKind,
        decide: impl FnOnce(Situation<'_>) -> T,
    ) -> T {
        let messages = self.messages();
        decide(Situation {
            table: &self.table,
            messages: &messages,
            kind,
            settings: self.settings,
            is_played_in_public: self.table.game() == GameKind::ClaimIt,
            is_shared: self.is_shared,
            now: self.now,
        })
    }
}

/// The state of a message.
pub(super) fn state(table: &Table, kind: MessageKind, marks: &[Mark]) -> MessageState {
    let has = |mark| marks.contains(&mark);
    let reply = |expires_at| Placement::EphemeralReply {
        token: "token".to_owned(),
        expires_at,
    };
    let number = |seat: Seat, first: u64| first + seat.index() as u64;
    let (channel, message) = match kind {
        MessageKind::Public if table.is_direct() => (ChannelId(101), 50),
        MessageKind::Public => (CHANNEL, 50),
        MessageKind::Fingerprint => (CHANNEL, 40),
        MessageKind::Result => (CHANNEL, 90),
        MessageKind::Thread => (THREAD_CHANNEL, 50),
        MessageKind::Moves => (THREAD_CHANNEL, 51),
        MessageKind::ThreadResult => (THREAD_CHANNEL, 52),
        MessageKind::Hand(seat) => (ChannelId(number(seat, 101)), number(seat, 61)),
        MessageKind::Mention(seat) => (CHANNEL, number(seat, 71)),
        MessageKind::Reminder(seat) => (ChannelId(number(seat, 101)), number(seat, 81)),
    };
    let channel = if has(InThread) {
        THREAD_CHANNEL
    } else {
        channel
    };
    let shown = i64::from(table.revision()) - i64::from(has(Behind));
    let state = MessageState {
        kind,
        placement: match marks {
            _ if has(Nowhere) => Placement::None,
            _ if has(Reply) => reply(NOW + 10 * MINUTE),
            _ if has(ExpiredReply) => reply(NOW),
            _ => Placement::Message(channel, MessageId(message)),
        },
        revision: shown,
        posted_at_line: if has(PostedBefore) {
            0
        } else {
            table.line_count()
        },
        posting: has(Unconfirmed).then(|| "nonce".to_owned()),
        superseded: has(Replacing).then_some((channel, MessageId(99))),
    };
    if has(Outdated) {
        state.outdated()
    } else {
        state
    }
}

fn player(user: UserId) -> Player {
    Player {
        user,
        name: format!("Player {user}").into(),
        locale: "en-US".to_owned(),
        entropy: format!("join {user}"),
    }
}

fn settings(kind: GameKind, players: u8, secret: u8) -> TableSettings {
    let setup = Setup::random(kind, players, &Options::default(), &mut rng());
    TableSettings {
        id: "abcdefghij".parse().expect("an id"),
        guild: Some(GuildId(10)),
        channel: CHANNEL,
        locale: "en-US".to_owned(),
        setup: setup.expect("the game is for so many"),
        host: ACTIVE,
        invitations: Vec::new(),
        time_control: TimeControl::PerTurn(10 * MINUTE),
        opened_at: NOW,
        rematch_of: None,
        series: None,
        last_first: None,
        is_tutorial: false,
        daily: None,
        event: None,
        board: None,
        has_frequent_pair: false,
        secret: Secret::from_bytes([secret; 32]),
    }
}

#[track_caller]
pub(super) fn after(table: &Table, command: Command, now: Timestamp) -> Table {
    let name = format!("{command:?}");
    match table.execute(command, now) {
        Ok((table, _)) => table,
        Err(refusal) => panic!("{name} is refused: {refusal:?}"),
    }
}

fn rng() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(1)
}

/// A table that waits for players.
pub(super) fn lobby() -> Table {
    Table::open(settings(GameKind::Claim, 2, 7), player(ACTIVE))
}

/// A table to which the person who waits is invited.
pub(super) fn inviting() -> Table {
    let settings = TableSettings {
        invitations: vec![Invitation::open(WAITING, "Player 2".into())],
        ..settings(GameKind::Claim, 2, 7)
    };
    Table::open(settings, player(ACTIVE))
}

/// The same after they have declined.
pub(super) fn declined() -> Table {
    after(&inviting(), Command::Decline(WAITING), NOW)
}

/// The same after another person has joined.
pub(super) fn declined_and_joined() -> Table {
    let joins = Command::Join(player(UserId(3)), None);
    after(&declined(), joins, NOW)
}

pub(super) fn cancelled() -> Table {
    after(&lobby(), Command::Cancel(ACTIVE), NOW)
}

/// A match that has just begun: the first seat is to act.
fn begun_with(
    change: impl Fn(&mut TableSettings),
    kind: GameKind,
    people: u8,
    players: u8,
) -> Table {
    let begun = (0..=u8::MAX).map(|secret| {
        let mut settings = settings(kind, players, secret);
        change(&mut settings);
        let mut table = Table::open(settings, player(ACTIVE));
        for user in 2..=people {
            let joins = Command::Join(player(UserId(user.into())), None);
            table = after(&table, joins, NOW);
        }
        if people < players {
            table = after(&table, Command::FillWithBots(ACTIVE, Level::Easy), NOW);
        }
        let entropy = None;
        let start = Command::Start {
            user: ACTIVE,
            entropy,
        };
        after(&table, start, NOW)
    });
    let mut begun = begun.filter(|table| table.to_act() == Some(Seat::First));
    begun.next().expect("a deal in which the first seat begins")
}

/// A match between two people.
pub(super) fn begun() -> Table {
    begun_with(|_| {}, GameKind::Claim, 2, 2)
}

/// A match between two people, of a game without hands.
pub(super) fn begun_in_public() -> Table {
    begun_with(|_| {}, GameKind::ClaimIt, 2, 2)
}

/// A match of a person against a bot, in a server.
pub(super) fn against_bot() -> Table {
    begun_with(|_| {}, GameKind::Claim, 1, 2)
}

/// A match of a person against a bot, in direct messages.
pub(super) fn direct() -> Table {
    begun_with(|settings| settings.guild = None, GameKind::Claim, 1, 2)
}

/// A match of a person against a bot, in direct messages, of a game without hands.
pub(super) fn direct_in_public() -> Table {
    begun_with(|settings| settings.guild = None, GameKind::ClaimIt, 1, 2)
}

/// A tutorial.
pub(super) fn tutorial() -> Table {
    let private = |settings: &mut TableSettings| {
        settings.guild = None;
        settings.is_tutorial = true;
    };
    begun_with(private, GameKind::Claim, 1, 2)
}

/// A match without time control that has waited long for its players.
pub(super) fn on_hold() -> Table {
    let unlimited = |settings: &mut TableSettings| settings.time_control = TimeControl::Unlimited;
    let table = begun_with(unlimited, GameKind::Claim, 2, 2);
    after(&table, Command::Remind, NOW + HOLD_DELAY)
}

/// A match in which a later turn of the first seat has just begun, so long after each action as `pause`.
fn played(mut table: Table, pause: Duration) -> Table {
    let mut now = NOW;
    let mut rng = rng();
    loop {
        let dealt = table.dealt().expect("it has begun");
        let seat = table.to_act().expect("it goes on");
        if seat == Seat::First && dealt.has_played(seat) && dealt.turn_actions() == 0 {
            return table;
        }
        let action = random_action(&dealt.state().view(seat), &mut rng);
        let play = Command::Act {
            user: table.seating().player(seat).expect("a person").user,
            line: None,
            action: action.expect("something is legal"),
        };
        now = now + pause;
        table = after(&table, play, now);
    }
}

/// A later turn.
pub(super) fn later_turn() -> Table {
    played(begun(), MINUTE)
}

/// A turn that follows at once on an action of the same player.
pub(super) fn own_turn_again() -> Table {
    played(begun(), Duration::from_secs(1))
}

/// The same in a game without hands.
pub(super) fn own_turn_again_in_public() -> Table {
    played(begun_in_public(), Duration::from_secs(1))
}

/// The player to act is asked to agree to a pause.
pub(super) fn asked() -> Table {
    after(&begun(), Command::AskPause(WAITING), NOW)
}

/// The player who waits is asked to agree to a pause.
pub(super) fn other_is_asked() -> Table {
    after(&begun(), Command::AskPause(ACTIVE), NOW)
}

pub(super) fn paused() -> Table {
    after(&asked(), Command::AgreeToPause(ACTIVE), NOW)
}

/// The player who waits has ended a pause.
pub(super) fn resumed() -> Table {
    after(&paused(), Command::Resume(WAITING), NOW)
}

/// The player to act has been reminded.
pub(super) fn reminded() -> Table {
    let table = begun();
    let at = table.reminder().expect("a reminder");
    after(&table, Command::Remind, at)
}

/// The channel was lost, and the match is played in direct messages.
pub(super) fn lost() -> Table {
    let pauses = false;
    after(&begun(), Command::RecordLostChannel { pauses }, NOW)
}

/// The channel was lost, and the match is paused.
pub(super) fn paused_by_loss() -> Table {
    let pauses = true;
    after(&begun(), Command::RecordLostChannel { pauses }, NOW)
}

/// The player who waits has given up.
pub(super) fn ended() -> Table {
    after(&begun(), Command::Resign(WAITING), NOW)
}

/// A match that has ended, and was voided.
pub(super) fn voided() -> Table {
    after(&ended(), Command::Void, NOW)
}

/// The first match of a series has ended.
pub(super) fn ended_in_series() -> Table {
    let series = |settings: &mut TableSettings| settings.series = Some(Series::new(3));
    let table = begun_with(series, GameKind::Claim, 2, 2);
    after(&table, Command::Resign(WAITING), NOW)
}

/// The time of the player to act has run out, which has ended the match.
pub(super) fn out_of_time(table: &Table) -> Table {
    after(table, Command::Flag, NOW + 20 * MINUTE)
}

/// In a match of three, the time of the player to act has run out, so that a bot plays for them.
pub(super) fn replaced() -> Table {
    out_of_time(&begun_with(|_| {}, GameKind::ClaimMix, 3, 3))
}

/// In a match of three, the player to act has left the server.
pub(super) fn left() -> Table {
    let table = begun_with(|_| {}, GameKind::ClaimMix, 3, 3);
    after(&table, Command::LeaveServer(ACTIVE), NOW)
}

//! Which messages a match has.

use claim_rules::cards::Seat;

/// Which of a match's messages a message is. There is at most one of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageKind {
    /// The hand of a seat, for its player.
    Hand(Seat),
    /// The fingerprint of the match's secret, in the channel. It is posted before anyone can join,
    /// and never edited.
    Fingerprint,
    /// The result, as a new message in the channel: see `result.rs`.
    Result,
    /// The public message: the table, in the channel.
    Public,
    /// The thread of the match, which was started from the public message. It is stored like a
    /// message, whose channel is the thread.
    Thread,
    /// The list of tricks or turns in the thread.
    Moves,
    /// The result in the thread.
    ThreadResult,
    /// A mention in the channel of the player of a seat, who does not accept direct messages: when
    /// it is their turn, when they are asked for an answer, when a bot has replaced them, and when
    /// the match has ended.
    Mention(Seat),
    /// A reminder for the player of a seat who has little time left and has not acted: by direct
    /// message or, if their hand could not be sent either, in the channel.
    Reminder(Seat),
}

impl MessageKind {
    /// All kinds of a match with this many players: hands, fingerprint, result, public, thread and
    /// what is in it, mentions, reminders.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        let mentions = Seat::of(players).map(Self::Mention);
        Seat::of(players)
            .map(Self::Hand)
            .chain([Self::Fingerprint, Self::Result, Self::Public])
            .chain([Self::Thread, Self::Moves, Self::ThreadResult])
            .chain(mentions)
            .chain(Seat::of(players).map(Self::Reminder))
    }

    /// Whether the message does not depend on the state of the match, so that it is up to date
    /// until the end.
    #[must_use]
    pub const fn is_static(self) -> bool {
        matches!(self, Self::Fingerprint | Self::Thread)
    }

    /// Whether the message belongs into the thread, and nowhere else.
    pub(super) const fn is_in_thread(self) -> bool {
        matches!(self, Self::Moves | Self::ThreadResult)
    }

    /// The seat of the player whom the message is for; `None` if it is for everyone.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Hand(seat) | Self::Mention(seat) | Self::Reminder(seat) => Some(seat),
            Self::Fingerprint
            | Self::Result
            | Self::Public
            | Self::Thread
            | Self::Moves
            | Self::ThreadResult => None,
        }
    }

    /// The kinds of messages to which one of this kind links, namely to the first that exists:
    /// hands, mentions and reminders to the public message, and that to the result, or else to the
    /// message with the fingerprint. When a message is replaced, those that link to it are updated.
    #[must_use]
    pub const fn links(self) -> &'static [Self] {
        match self {
            Self::Hand(_) | Self::Mention(_) | Self::Reminder(_) => &[Self::Public],
            Self::Public => &[Self::Result, Self::Fingerprint],
            Self::Fingerprint | Self::Result | Self::Thread | Self::Moves | Self::ThreadResult => {
                &[]
            }
        }
    }
}

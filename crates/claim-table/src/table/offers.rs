//! Offers to agree on a draw, or on calling the match off. An offer takes effect when every person
//! who still plays has accepted it.
//!
//! The newest offer is stored with the table. Its buttons carry the line at which it was made, and
//! it lapses when a player who was asked plays on.

use std::fmt;
use std::str::FromStr;

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::{Ending, TimedLine};

use super::Table;
use super::early_end::EarlyEnd;
use super::refusal::Refusal;
use crate::departure::Agreement;
use crate::ids::UserId;
use crate::timestamp::Timestamp;

/// The trick or turn from which on a draw can be offered.
const MIN_DRAW_ROUND: u32 = 3;

/// An offer that is open, or was declined. An open one lapses as soon as a person who has not accepted it plays, a
/// declined one as soon as any person plays, and both when a player leaves; after that, another offer can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What is offered.
    pub agreement: Agreement,
    /// The seat that has made the offer.
    pub by: Seat,
    /// The seats that have accepted it, including the one that has made it.
    pub accepted: SeatSet,
    /// The seat that has declined it, if any.
    pub declined_by: Option<Seat>,
    /// The number of lines of the record when the offer was made. Buttons carry it, so that they cannot
    /// answer another offer.
    pub line: u32,
    /// The first revision of the table that has the offer.
    pub revision: u32,
}

/// The text is not a stored offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an offer")]
pub struct ParseOfferError;

impl Offer {
    /// Whether the offer still waits for answers.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.declined_by.is_none()
    }

    /// Whether the player of a seat has been asked and has not answered.
    #[must_use]
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.is_open() && !self.accepted.contains(seat)
    }
}

/// The stored form: the agreement, line, revision, the seat that declined, and the seats that accepted,
/// beginning with the one that made the offer.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let declined = self.declined_by.map(|seat| seat.to_string());
        let declined = declined.as_deref().unwrap_or("-");
        let (agreement, line, revision) = (self.agreement.id(), self.line, self.revision);
        write!(f, "{agreement} {line} {revision} {declined} {}", self.by)?;
        for seat in self.accepted.iter().filter(|&seat| seat != self.by) {
            write!(f, " {seat}")?;
        }
        Ok(())
    }
}

impl FromStr for Offer {
    type Err = ParseOfferError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<_> = text.split(' ').collect();
        let [agreement, line, revision, declined, accepted @ ..] = &words[..] else {
            return Err(ParseOfferError);
        };
        let seat = |text: &&str| text.parse::<Seat>().map_err(|_| ParseOfferError);
        let number = |text: &str| text.parse().map_err(|_| ParseOfferError);
        let accepted = accepted.iter().map(seat).collect::<Result<Vec<_>, _>>()?;
        Ok(Self {
            agreement: agreement.parse().map_err(|_| ParseOfferError)?,
            by: *accepted.first().ok_or(ParseOfferError)?,
            accepted: accepted.into_iter().collect(),
            declined_by: match *declined {
                "-" => None,
                text => Some(seat(&text)?),
            },
            line: number(line)?,
            revision: number(revision)?,
        })
    }
}

impl Table {
    /// The offer that is open, or was declined since the last play.
    #[must_use]
    pub const fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// Checks whether the player of a seat can make an offer now.
    ///
    /// # Errors
    ///
    /// The reason why they cannot.
    pub fn check_offer(&self, seat: Seat, agreement: Agreement) -> Result<(), Refusal> {
        let dealt = self.running().ok_or(Refusal::MatchOver)?;
        if self.active_seats().all(|it| it == seat) {
            return Err(Refusal::NoPlayersToAsk);
        }
        if agreement == Agreement::Draw && !dealt.has_reached_round(MIN_DRAW_ROUND) {
            return Err(Refusal::TooEarlyToDraw);
        }
        match self.offer {
            None => Ok(()),
            Some(offer) if offer.is_open() && offer.accepted.contains(seat) => {
                Err(Refusal::OfferAlreadyAccepted)
            }
            Some(offer) if offer.is_open() => Err(Refusal::OfferOpen),
            Some(_) => Err(Refusal::OfferDeclined),
        }
    }

    /// The revision of the table at which the player of a seat was last asked for something that they have not
    /// answered: to accept an offer, or to agree to a pause. `None` if they have left.
    #[must_use]
    pub fn asked_at(&self, seat: Seat) -> Option<u32> {
        if self.leave_reason(seat).is_some() {
            return None;
        }
        let offer = self.offer.filter(|offer| offer.waits_for(seat));
        let offered_at = offer.map(|offer| offer.revision);
        offered_at.max(self.pause_asked_at(seat))
    }

    pub(super) fn make_offer(&mut self, user: UserId, agreement: Agreement) -> Result<(), Refusal> {
        self.running_mut()?;
        let seat = self.active_seat_of(user)?;
        self.check_offer(seat, agreement)?;
        self.offer = Some(Offer {
            agreement,
            by: seat,
            accepted: SeatSet::single(seat),
            declined_by: None,
            line: self.line_count(),
            revision: self.revision + 1,
        });
        Ok(())
    }

    pub(super) fn accept_offer(
        &mut self,
        user: UserId,
        line: u32,
        now: Timestamp,
    ) -> Result<Vec<TimedLine>, Refusal> {
        let (seat, mut offer) = self.open_offer(user, line)?;
        if offer.accepted.contains(seat) {
            return Err(Refusal::OfferAlreadyAccepted);
        }
        offer.accepted.insert(seat);
        self.offer = Some(offer);
        if !self.active_seats().all(|it| offer.accepted.contains(it)) {
            return Ok(Vec::new());
        }
        let ending = match offer.agreement {
            Agreement::Draw => Ending::Drawn {
                winners: Seat::of(self.settings.setup.players()).collect(),
            },
            Agreement::CallOff => Ending::Aborted,
        };
        self.end(ending, EarlyEnd::Agreed, now)
    }

    /// Declines an offer, or withdraws the user's own: another one can be made after the next play.
    pub(super) fn decline_offer(&mut self, user: UserId, line: u32) -> Result<(), Refusal> {
        let (seat, mut offer) = self.open_offer(user, line)?;
        if offer.accepted.contains(seat) && seat != offer.by {
            return Err(Refusal::OfferAlreadyAccepted);
        }
        offer.declined_by = Some(seat);
        self.offer = Some(offer);
        Ok(())
    }

    /// The seat of a user, and the open offer made at `line`.
    fn open_offer(&mut self, user: UserId, line: u32) -> Result<(Seat, Offer), Refusal> {
        self.running_mut()?;
        let seat = self.active_seat_of(user)?;
        let offer = self.offer.filter(|offer| offer.line == line);
        let open = offer.filter(Offer::is_open).ok_or(Refusal::OfferLapsed)?;
        Ok((seat, open))
    }

    /// Playing on is an answer, too: the offer lapses when a person who has not accepted it plays.
    pub(super) fn answer_by_playing(&mut self, seat: Seat) {
        let is_answered = |offer: &Offer| !offer.is_open() || offer.waits_for(seat);
        if self.bot_for(seat).is_none() && self.offer.as_ref().is_some_and(is_answered) {
            self.offer = None;
        }
    }

    /// Ends a match without a result, as requested by a moderator.
    pub(super) fn stop(&mut self, now: Timestamp) -> Result<Vec<TimedLine>, Refusal> {
        self.running_mut()?;
        self.end(Ending::Aborted, EarlyEnd::Stopped, now)
    }
}

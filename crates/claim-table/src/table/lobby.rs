//! The commands before the match: taking and leaving seats, inviting, arranging the table,
//! starting.
//!
//! Open invitations reserve the last free seats. In a rematch, everyone moves on by one seat before
//! the match starts, until another person begins than in the match before, or everyone is back in
//! their first seat. This is a fixed rule, so that no player has a choice. With two players, the
//! same person begins again in a quarter of the deals, because either seating has that result.
//! Against bots alone, where nothing proves the deal, new secrets are drawn until another player
//! begins.

use claim_ai::Level;
use claim_rules::Setup;
use claim_rules::cards::Seat;
use claim_rules::record::{Header, Line, RULES_VERSION, TimedLine};

use super::daily::DailyMatch;
use super::dealt_match::DealtMatch;
use super::refusal::Refusal;
use super::seating::{Occupant, Player, Seating};
use super::{Invitation, InvitationState, Stage, Table};
use crate::ids::{PersonName, UserId};
use crate::terms::Terms;
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

/// The result of a lobby command: no lines, unless it starts the match.
type Lines = Result<Vec<TimedLine>, Refusal>;

impl Table {
    /// The people who are invited and have neither joined nor declined, in the order of their invitations.
    pub fn awaited(&self) -> impl Iterator<Item = &Invitation> {
        self.settings.invitations.iter().filter(|it| {
            it.state == InvitationState::Open && self.seating.seat_of(it.user).is_none()
        })
    }

    /// The people who have declined and not joined since.
    pub fn declined(&self) -> impl Iterator<Item = &Invitation> {
        self.settings.invitations.iter().filter(|it| {
            it.state == InvitationState::Declined && self.seating.seat_of(it.user).is_none()
        })
    }

    /// Whether the host has removed a user from the table.
    #[must_use]
    pub fn has_removed(&self, user: UserId) -> bool {
        let mut invitations = self.settings.invitations.iter();
        invitations.any(|it| it.user == user && it.state == InvitationState::Removed)
    }

    /// The reserved seats and the invitations for which they are reserved.
    #[must_use]
    pub fn reserved_seats(&self) -> Vec<(Seat, &Invitation)> {
        let mut seats = self.seats_of_invited();
        seats.retain(|(_, invitation)| invitation.state == InvitationState::Open);
        seats
    }

    /// The last free seats, each with the invitation to which it belongs, in the order of the invitations. If a person
    /// declines, their seat is open, but the others do not move there, so that partners stay partners.
    fn seats_of_invited(&self) -> Vec<(Seat, &Invitation)> {
        let free: Vec<Seat> = self.free_seats().collect();
        let room_for_declined = free.len().saturating_sub(self.awaited().count());
        // Others take the first open seats, so these belonged to those who come first among the declined.
        let mut taken = self.declined().count().saturating_sub(room_for_declined);
        let is_seated = |it: &Invitation| self.seating.seat_of(it.user).is_some();
        let invited = self.settings.invitations.iter().filter(|it| {
            if it.state == InvitationState::Removed || is_seated(it) {
                return false;
            }
            let is_taken = it.state == InvitationState::Declined && taken > 0;
            taken -= usize::from(is_taken);
            !is_taken
        });
        let invited: Vec<_> = invited.take(free.len()).collect();
        let seats = free[free.len() - invited.len()..].iter().copied();
        seats.zip(invited).collect()
    }

    /// The free seat that belongs to a user's invitation.
    fn seat_of_invited(&self, user: UserId) -> Option<Seat> {
        let mut seats = self.seats_of_invited().into_iter();
        seats.find_map(|(seat, invitation)| (invitation.user == user).then_some(seat))
    }

    fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seating.iter();
        seats.filter_map(|(seat, occupant)| occupant.is_none().then_some(seat))
    }

    /// Seats `occupant` in the first seat that is neither taken nor reserved.
    fn seat_in_open_seat(&mut self, occupant: Occupant) -> Result<(), Refusal> {
        let reserved = self.reserved_seats();
        let is_reserved = |seat: Seat| reserved.iter().any(|&(other, _)| other == seat);
        let open = self.free_seats().find(|&seat| !is_reserved(seat));
        let open = open.ok_or(Refusal::TableFull)?;
        self.lobby()?.seat(open, occupant)
    }

    /// Whether all seats of the open table are taken.
    #[must_use]
    pub fn is_full(&self) -> bool {
        matches!(self.stage, Stage::Lobby) && self.seating.free_seats() == 0
    }

    /// The number of free seats that are not reserved: for bots, and for people who were not invited.
    #[must_use]
    pub fn open_seats(&self) -> usize {
        match self.stage {
            Stage::Lobby => self.seating.free_seats() - self.reserved_seats().len(),
            _ => 0,
        }
    }

    /// Whether options can still be changed, because the host is the only person at the table.
    #[must_use]
    pub fn can_change_options(&self) -> bool {
        let is_alone = self.seating.players().count() == 1;
        matches!(self.stage, Stage::Lobby) && is_alone && !self.is_amid_series()
    }

    pub(super) fn lobby(&mut self) -> Result<&mut Seating, Refusal> {
        match &self.stage {
            Stage::Lobby => Ok(&mut self.seating),
            Stage::Cancelled | Stage::Expired => Err(Refusal::Closed),
            Stage::Dealt(dealt) if dealt.ending().is_some() => Err(Refusal::MatchOver),
            Stage::Dealt(_) => Err(Refusal::AlreadyStarted),
        }
    }

    /// The lobby, if the user sits at the table.
    fn lobby_of(&mut self, user: UserId) -> Result<&mut Seating, Refusal> {
        let seating = self.lobby()?;
        seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        Ok(seating)
    }

    /// The lobby, if the user is the host.
    fn lobby_of_host(&mut self, user: UserId) -> Result<&mut Seating, Refusal> {
        let is_host = self.settings.host == user;
        let seating = self.lobby()?;
        if is_host {
            Ok(seating)
        } else {
            Err(Refusal::HostOnly)
        }
    }

    fn invitation_of(&mut self, user: UserId) -> Option<&mut Invitation> {
        let mut invitations = self.settings.invitations.iter_mut();
        invitations.find(|invitation| invitation.user == user)
    }

    pub(super) fn join(&mut self, player: Player, seen: Option<&Terms>, now: Timestamp) -> Lines {
        let (user, has_entropy) = (player.user, !player.entropy.is_empty());
        if self.lobby()?.seat_of(user).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        let terms = Terms::new(&self.settings.setup, self.settings.time_control);
        if seen.is_some_and(|seen| *seen != terms) {
            return Err(Refusal::TermsChanged);
        }
        let invitation = self.invitation_of(user).map(|invitation| invitation.state);
        match invitation {
            Some(InvitationState::Removed) => return Err(Refusal::Removed),
            Some(InvitationState::Open) => {}
            Some(InvitationState::Declined) | None => self.check_open_seat()?,
        }
        match self.seat_of_invited(user) {
            Some(seat) => self.lobby()?.seat(seat, Occupant::Person(player))?,
            None => self.seat_in_open_seat(Occupant::Person(player))?,
        }
        let is_duel = self.seating.players().count() == 2 && self.seating.free_seats() == 0;
        if is_duel && invitation == Some(InvitationState::Open) && has_entropy {
            return self.deal(now);
        }
        Ok(Vec::new())
    }

    /// Refuses if no seat is free, or all free seats are reserved.
    fn check_open_seat(&mut self) -> Result<(), Refusal> {
        if self.lobby()?.free_seats() == 0 {
            return Err(Refusal::TableFull);
        }
        if self.open_seats() == 0 {
            return Err(Refusal::NotInvited);
        }
        Ok(())
    }

    pub(super) fn decline(&mut self, user: UserId) -> Lines {
        self.lobby()?;
        if !self.awaited().any(|invitation| invitation.user == user) {
            return Err(Refusal::NoInvitation);
        }
        let invitation = self.invitation_of(user).ok_or(Refusal::NoInvitation)?;
        invitation.state = InvitationState::Declined;
        Ok(Vec::new())
    }

    pub(super) fn invite(&mut self, host: UserId, people: Vec<(UserId, PersonName)>) -> Lines {
        let is_fixed = self.is_amid_series();
        self.lobby_of_host(host)?;
        if is_fixed {
            return Err(Refusal::SeriesRunning);
        }
        for (user, name) in people {
            let is_awaited = self.awaited().any(|invitation| invitation.user == user);
            if is_awaited || self.seating.seat_of(user).is_some() {
                continue;
            }
            self.check_open_seat()?;
            let is_seat_free = self.seat_of_invited(user).is_some();
            let invitation = Invitation::open(user, name);
            match self.invitation_of(user) {
                Some(declined) if is_seat_free => *declined = invitation,
                _ => {
                    self.settings.invitations.retain(|it| it.user != user);
                    self.settings.invitations.push(invitation);
                }
            }
        }
        Ok(Vec::new())
    }

    pub(super) fn add_bot(&mut self, user: UserId, level: Level) -> Lines {
        self.lobby_of(user)?;
        self.check_open_seat()?;
        self.seat_in_open_seat(Occupant::Bot(level))?;
        Ok(Vec::new())
    }

    pub(super) fn fill_with_bots(&mut self, user: UserId, level: Level) -> Lines {
        self.lobby_of(user)?;
        self.check_open_seat()?;
        for _ in 0..self.open_seats() {
            self.seat_in_open_seat(Occupant::Bot(level))?;
        }
        Ok(Vec::new())
    }

    pub(super) fn remove_bot(&mut self, user: UserId) -> Lines {
        if self.is_amid_series() {
            return Err(Refusal::SeriesRunning);
        }
        let seating = self.lobby_of(user)?;
        let last = seating.bots().next_back();
        let (seat, _) = last.ok_or(Refusal::NoBotSeated)?;
        seating.vacate(seat);
        Ok(Vec::new())
    }

    pub(super) fn swap_seats(
        &mut self,
        user: UserId,
        [one, other]: [Seat; 2],
        occupants: [Option<UserId>; 2],
    ) -> Lines {
        let is_host = self.settings.host == user;
        let is_fixed = self.is_amid_series();
        let sides = self.settings.setup.clone();
        let seating = self.lobby_of(user)?;
        if is_fixed {
            return Err(Refusal::SeriesRunning);
        }
        let seen = [one, other].map(|seat| seating.player(seat).map(|it| it.user));
        // The host's menu names the host's own seat first, or that of the partner.
        let own = seating.seat_of(user).filter(|_| is_host);
        let has_moved = own.is_some_and(|own| sides.side(own) != sides.side(one));
        let is_outdated = seen != occupants || has_moved;
        if one.index().max(other.index()) >= seating.seat_count() || is_outdated {
            return Err(Refusal::Stale);
        }
        let is_others = |seat| seating.player(seat).is_some_and(|it| it.user != user);
        if !is_host && (is_others(one) || is_others(other)) {
            return Err(Refusal::SeatTaken);
        }
        if !is_host
            && seating
                .seat_of(user)
                .is_none_or(|own| own != one && own != other)
        {
            return Err(Refusal::HostOnly);
        }
        seating.swap(one, other);
        Ok(Vec::new())
    }

    pub(super) fn remove(&mut self, host: UserId, user: UserId) -> Lines {
        let is_fixed = self.is_amid_series();
        let seating = self.lobby_of_host(host)?;
        if user == host {
            return Err(Refusal::HostOnly);
        }
        if is_fixed {
            return Err(Refusal::SeriesRunning);
        }
        let seat = seating.seat_of(user).ok_or(Refusal::OtherNotSeated)?;
        let player = seating.player(seat).ok_or(Refusal::OtherNotSeated)?;
        let name = player.name.clone();
        seating.vacate(seat);
        self.settings.invitations.retain(|it| it.user != user);
        self.settings.invitations.push(Invitation {
            state: InvitationState::Removed,
            ..Invitation::open(user, name)
        });
        Ok(Vec::new())
    }

    /// Withdraws an invitation: the user can still join if a seat is open.
    pub(super) fn withdraw(&mut self, host: UserId, user: UserId) -> Lines {
        let is_fixed = self.is_amid_series();
        if self.lobby_of_host(host)?.seat_of(user).is_some() {
            // They have joined meanwhile.
            return Err(Refusal::Stale);
        }
        if is_fixed {
            return Err(Refusal::SeriesRunning);
        }
        let is_open = |it: &Invitation| it.user == user && it.state == InvitationState::Open;
        let invitations = &mut self.settings.invitations;
        let count = invitations.len();
        invitations.retain(|it| !is_open(it));
        if invitations.len() == count {
            return Err(Refusal::OtherNotInvited);
        }
        Ok(Vec::new())
    }

    pub(super) fn hand_over(&mut self, host: UserId, to: UserId) -> Lines {
        let seating = self.lobby_of_host(host)?;
        seating.seat_of(to).ok_or(Refusal::OtherNotSeated)?;
        self.settings.host = to;
        Ok(Vec::new())
    }

    pub(super) fn change_setup(&mut self, user: UserId, setup: Setup) -> Lines {
        self.check_options_open(user)?;
        // The host is the only person at the table.
        let awaited = self.awaited().count();
        if usize::from(setup.players()) <= awaited {
            return Err(Refusal::NotInvited);
        }
        self.seating.resize(setup.players(), awaited);
        self.settings.setup = setup;
        Ok(Vec::new())
    }

    pub(super) fn change_time_control(&mut self, user: UserId, control: TimeControl) -> Lines {
        self.check_options_open(user)?;
        self.settings.time_control = control;
        Ok(Vec::new())
    }

    fn check_options_open(&mut self, user: UserId) -> Result<(), Refusal> {
        self.lobby_of_host(user)?;
        if self.can_change_options() {
            Ok(())
        } else {
            Err(Refusal::OthersJoined)
        }
    }

    pub(super) fn leave(&mut self, user: UserId) -> Lines {
        let is_amid_series = self.is_amid_series();
        let seating = self.lobby()?;
        let seat = seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        let others = seating.players().filter(|(_, it)| it.user != user);
        let others: Vec<_> = others.map(|(_, it)| it.user).collect();
        // A series is played by the same people to the end.
        let Some(&next_host) = others.first().filter(|_| !is_amid_series) else {
            return self.close();
        };
        self.lobby()?.vacate(seat);
        if user == self.settings.host {
            self.settings.host = next_host;
        }
        Ok(Vec::new())
    }

    pub(super) fn cancel(&mut self, user: UserId) -> Lines {
        self.lobby()?;
        if user != self.settings.host {
            return Err(Refusal::OnlyHostCancels);
        }
        self.close()
    }

    /// Whether a match of the series has been played before this one.
    fn is_amid_series(&self) -> bool {
        let series = self.settings.series.as_ref();
        series.is_some_and(|series| series.played > 0)
    }

    /// Cancels the table, if its match has not started.
    pub(super) fn close(&mut self) -> Lines {
        self.lobby()?;
        self.stage = Stage::Cancelled;
        self.stop_time();
        Ok(Vec::new())
    }

    pub(super) fn start(&mut self, user: UserId, entropy: Option<&str>, now: Timestamp) -> Lines {
        let seating = self.lobby()?;
        let seat = seating.seat_of(user).ok_or(Refusal::NotSeated)?;
        if let Some(press) = entropy {
            seating.add_entropy(seat, press);
        }
        self.deal(now)
    }

    /// Starts the match of a full table. If the person who began the last match would begin again, everyone
    /// moves on by one seat, until another person begins or everyone is back in their first seat. That
    /// changes the deal, because chance depends on the seats.
    pub(super) fn deal(&mut self, now: Timestamp) -> Lines {
        let players = self.settings.setup.players();
        self.lobby()?;
        for _ in 0..players {
            let (dealt, lines) = self.dealt_at(now)?;
            let first = dealt.first().and_then(|seat| self.seating.player(seat));
            let first = first.map(|player| player.user);
            if first.is_none() || first != self.settings.last_first {
                return Ok(self.begin(dealt, lines, now));
            }
            self.seating.rotate();
            if let Some(series) = &mut self.settings.series {
                series.rotate(players);
            }
        }
        let (dealt, lines) = self.dealt_at(now)?;
        Ok(self.begin(dealt, lines, now))
    }

    fn begin(
        &mut self,
        dealt: DealtMatch,
        lines: Vec<TimedLine>,
        now: Timestamp,
    ) -> Vec<TimedLine> {
        self.stage = Stage::Dealt(Box::new(dealt));
        self.start_clock(now);
        lines
    }

    /// The match as it would be dealt with the present seating, and its first lines.
    fn dealt_at(&self, now: Timestamp) -> Result<(DealtMatch, Vec<TimedLine>), Refusal> {
        let players = self
            .seating
            .occupants_if_full()
            .ok_or(Refusal::TableNotFull)?;
        let entropy = players.iter().map(|occupant| occupant.entropy()).collect();
        let header = Header {
            setup: self.settings.setup.clone(),
            rules: RULES_VERSION,
            match_id: Some(self.settings.id.to_string()),
            names: Some(self.seating.names()),
            daily: self.settings.daily.map(DailyMatch::header),
            board: self.settings.board.clone(),
            commitment: Some(self.commitment()),
            entropy: Some(entropy),
        };
        let mut lines = vec![TimedLine::from(Line::Header(header.clone()))];
        let mut dealt = DealtMatch::new(header, &self.settings.secret);
        lines.extend(dealt.draw_chance(now));
        Ok((dealt, lines))
    }
}

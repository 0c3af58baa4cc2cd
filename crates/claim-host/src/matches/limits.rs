//! The limits on open tables, running matches and matches that are called off. The store checks them in the
//! transaction that saves a change, so that concurrent commands, even of several processes, cannot exceed them together.

use claim_store::{Counted, Quota};
use claim_table::ids::UserId;
use claim_table::limits::ReachedLimit;
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;
use claim_table::{CALLED_OFF_WINDOW, MAX_CALLED_OFF, Player, Refusal, Stage, Table};

use super::match_info::player_infos;
use crate::{CommandError, People};

/// The quotas of a change, each with the error to return if it is used up.
#[derive(Debug, Default)]
pub(crate) struct Quotas {
    quotas: Vec<Quota>,
    refusals: Vec<Refused>,
}

/// What a change that a quota forbids is refused with.
#[derive(Debug)]
enum Refused {
    Limit(ReachedLimit),
    CallingOff,
}

impl Quotas {
    fn add(&mut self, of: Counted, max: u32, limit: ReachedLimit) {
        self.quotas.push(Quota { of, max });
        self.refusals.push(Refused::Limit(limit));
    }

    /// The quota for a match that is called off on account of a user. They may have called off others since it was decided
    /// that they can.
    fn add_called_off(&mut self, user: UserId, now: Timestamp) {
        let of = Counted::CalledOffBy(user, now - CALLED_OFF_WINDOW);
        self.quotas.push(Quota {
            of,
            max: MAX_CALLED_OFF,
        });
        self.refusals.push(Refused::CallingOff);
    }

    /// The quotas that apply to a change of a table: if a table is opened, a person takes a seat, or a match
    /// starts or is called off. `before` is `None` for a new table.
    pub(crate) async fn of(
        people: &People,
        before: Option<&Table>,
        after: &Table,
        now: Timestamp,
    ) -> Result<Self, CommandError> {
        let was_seated = |player: &Player| {
            before.is_some_and(|table| table.seating().seat_of(player.user).is_some())
        };
        let is_lobby = |table: &Table| matches!(table.stage(), Stage::Lobby);
        let starts = before.is_none_or(is_lobby) && after.running().is_some();
        let opens = before.is_none() && is_lobby(after);
        let mut quotas = Self::default();
        if after.settings().daily.is_some() || after.settings().event.is_some() {
            return Ok(quotas);
        }
        if opens {
            quotas.add_open_tables(people, after).await?;
        }
        if let Some(host) = before.and_then(|before| handed_over(before, after)) {
            let limit = people.limits().open_tables_per_person;
            let reached = ReachedLimit::PlayerTables(shown_name(after, host.user), limit);
            quotas.add(Counted::OpenTablesOf(host.user), limit, reached);
        }
        let per_person = people.limits().matches_per_person;
        for (_, player) in after.seating().players() {
            if !was_seated(player) {
                let of = Counted::RunningMatchesOf(player.user);
                quotas.add(of, per_person, ReachedLimit::OwnMatches(per_person));
            }
        }
        if before.is_some_and(|table| table.called_off_by().is_none())
            && let Some(player) = after
                .called_off_by()
                .and_then(|it| after.seating().player(it))
        {
            quotas.add_called_off(player.user, now);
        }
        if starts {
            quotas.add_matches_in_server(people, after).await?;
            for (_, player) in after.seating().players() {
                let limit = ReachedLimit::PlayerMatches(shown_name(after, player.user), per_person);
                let of = Counted::RunningMatchesOf(player.user);
                quotas.add(of, per_person, limit);
            }
        }
        Ok(quotas)
    }

    async fn add_open_tables(
        &mut self,
        people: &People,
        table: &Table,
    ) -> Result<(), CommandError> {
        let settings = table.settings();
        let limit = people.limits().open_tables_per_person;
        let of = Counted::OpenTablesOf(settings.host);
        self.add(of, limit, ReachedLimit::OwnTables(limit));
        if let Some(guild) = settings.guild {
            let limit = people.limits_in(guild).await?.open_tables_per_server;
            let of = Counted::OpenTablesIn(guild);
            self.add(of, limit, ReachedLimit::ServerTables(limit));
        }
        self.add_matches_in_server(people, table).await
    }

    async fn add_matches_in_server(
        &mut self,
        people: &People,
        table: &Table,
    ) -> Result<(), CommandError> {
        if let Some(guild) = table.settings().guild {
            let limit = people.limits_in(guild).await?.matches_per_server;
            let of = Counted::RunningMatchesIn(guild);
            self.add(of, limit, ReachedLimit::ServerMatches(limit));
        }
        Ok(())
    }

    /// The quotas for the store to check.
    pub(crate) fn for_store(&self) -> &[Quota] {
        &self.quotas
    }

    /// The error to return if the quota at `position` is used up.
    pub(crate) fn error(&self, position: usize) -> CommandError {
        match self.refusals.get(position) {
            Some(Refused::Limit(limit)) => limit.clone().into(),
            Some(Refused::CallingOff) => Refusal::CannotCallOff.into(),
            None => anyhow::anyhow!("there is no quota {position}").into(),
        }
    }
}

/// The name of a person at a table, as its screens show it.
fn shown_name(table: &Table, user: UserId) -> String {
    // The language matters only for bots.
    let players = player_infos(Locale::En, table.seating());
    let mut names = players.iter().filter(|it| it.user == Some(user));
    names.next().map(|it| it.name.plain()).unwrap_or_default()
}

/// The person to whom an open table is handed over. A host who leaves passes it on however many
/// tables the others have open.
fn handed_over<'a>(before: &Table, after: &'a Table) -> Option<&'a Player> {
    let (old, new) = (before.settings().host, after.settings().host);
    let seating = after.seating();
    let is_open = matches!(after.stage(), Stage::Lobby);
    let stays = is_open && old != new && seating.seat_of(old).is_some();
    seating
        .seat_of(new)
        .filter(|_| stays)
        .and_then(|seat| seating.player(seat))
}

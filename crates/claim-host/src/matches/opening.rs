//! Opening tables: new ones, rematches, and the matches of a series.

use std::sync::Arc;

use claim_ai::Level;
use claim_rules::Setup;
use claim_rules::record::Secret;
use claim_table::desk::MessageKind;
use claim_table::ids::{ChannelId, GuildId, MatchId, PersonName, UserId};
use claim_table::time_control::TimeControl;
use claim_table::{
    Command, DailyMatch, DealtMatch, Invitation, Player, Refusal, Seating, Series, Table,
    TableSettings,
};

use super::Matches;
use super::leaving::Departures;
use super::limits::Quotas;
use crate::cluster::platform::Platform;
use crate::{BackgroundWork, CommandError, DeliveryError, MAX_DECISIONS};

/// How often the secret of a match against bots is drawn at most, to let another player begin.
const MAX_DRAWS: usize = 50;

/// The user who used a command or pressed a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their account.
    pub user: UserId,
    /// Their names.
    pub name: PersonName,
    /// The locale of their Discord client, as a Discord locale tag.
    pub locale: String,
}

impl Person {
    /// The player that this person becomes by joining a table. `entropy` is their contribution to the deal.
    #[must_use]
    pub fn into_player(self, entropy: String) -> Player {
        Player {
            user: self.user,
            name: self.name,
            locale: self.locale,
            entropy,
        }
    }
}

/// A request to open a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRequest {
    /// The server; `None` in the bot's direct messages.
    pub guild: Option<GuildId>,
    /// The channel of the public message; in direct messages, where the match was started.
    pub channel: ChannelId,
    /// If the channel is a thread, the channel to which it belongs.
    pub parent: Option<ChannelId>,
    /// The locale of the server or, in direct messages, of the player, as a Discord locale tag.
    pub locale: String,
    /// Game, number of players and options.
    pub setup: Setup,
    /// The invited people, for whom seats are reserved.
    pub invitations: Vec<Invitation>,
    /// The time control of the match.
    pub time_control: TimeControl,
    /// The maximum number of matches of the series, which one side wins by winning most of them. Odd; 1 means
    /// a single match.
    pub best_of: u8,
    /// The levels of the bots that sit at the table from the beginning, at most one for each of
    /// [`TableRequest::seats_for_bots`].
    pub bots: Vec<Level>,
    /// Whether the match starts at once if these bots fill the table.
    pub starts_if_full: bool,
    /// The secret of a prepared deal, which makes the match a tutorial. If `None`, the secret is random.
    pub tutorial: Option<Secret>,
    /// The daily deal that is played, with the secret of its day.
    pub daily: Option<(DailyMatch, Secret)>,
}

impl TableRequest {
    /// The number of seats that are left for bots: those of neither the opener nor the invited people.
    #[must_use]
    pub fn seats_for_bots(&self) -> usize {
        let people = 1 + self.invitations.len();
        usize::from(self.setup.players()).saturating_sub(people)
    }
}

/// Opens tables, and changes what is played at them.
#[derive(Clone, Debug)]
pub struct Tables {
    pub(super) matches: Matches,
    departures: Departures,
    pub(super) platform: Arc<dyn Platform>,
}

impl Tables {
    /// Opens tables of these matches.
    pub(crate) const fn new(
        matches: Matches,
        departures: Departures,
        platform: Arc<dyn Platform>,
    ) -> Self {
        Self {
            matches,
            departures,
            platform,
        }
    }

    /// Opens a table with its bots, and starts the match if that was requested and all seats are taken.
    /// Stores all of that or nothing. Call `Host::present` after having answered the user.
    ///
    /// # Errors
    ///
    /// If there are not enough seats for the bots, the server wants no tables in the channel, an invited person has
    /// blocked the host, a limit is reached, or the database fails.
    pub async fn open_table(
        &self,
        request: TableRequest,
        host: Person,
    ) -> Result<Table, CommandError> {
        let people = self.matches.people();
        people
            .check_channel(request.guild, request.channel, request.parent)
            .await?;
        people
            .check_invitations(host.user, &request.invitations)
            .await?;
        for _ in 0..MAX_DECISIONS {
            let opened = self.create_table(request.clone(), host.clone(), None);
            if let Some(table) = opened.await? {
                return Ok(table);
            }
            // A conflict in the database: try again.
        }
        Err(CommandError::Conflict)
    }

    /// Seats a player of a finished match for a rematch, or for a rematch of that if it has been played. The first
    /// player opens a table with the same settings and bots; the others, who are invited, join that table. Against
    /// bots alone the match starts at once. If possible, another player begins. A tutorial need not be played to its end
    /// for that.
    ///
    /// # Errors
    ///
    /// If the person did not play in the match, it has not ended, its rematch has begun without them, the new table refuses the person,
    /// another player has blocked them, the server wants no tables in the channel any more, a limit is reached, or the database fails.
    pub async fn rematch(
        &self,
        mut old: Table,
        person: Person,
        entropy: String,
    ) -> Result<Table, CommandError> {
        if old.seating().seat_of(person.user).is_none() {
            return Err(Refusal::NotInMatch.into());
        }
        if old.settings().is_tutorial {
            self.end_tutorial(old.id(), person.user).await?;
            old = self.matches.table(old.id()).await?;
        }
        if !old.is_over() {
            return Err(CommandError::MatchNotOver);
        }
        while let Some(rematch) = self.matches.store().rematch_of(old.id()).await? {
            let rematch = self.matches.table(rematch).await?;
            if !rematch.is_over() || rematch.seating().seat_of(person.user).is_none() {
                break;
            }
            old = rematch;
        }
        for _ in 0..MAX_DECISIONS {
            if let Some(rematch) = self.matches.store().rematch_of(old.id()).await? {
                let table = self.matches.table(rematch).await?;
                let is_seated = table.seating().seat_of(person.user).is_some();
                if table.dealt().is_some() && !is_seated {
                    return Err(CommandError::RematchMissed);
                }
                let is_announced = self.is_announced(&table).await?;
                let entropy = if is_announced { entropy } else { String::new() };
                let join = Command::Join(person.into_player(entropy), None);
                return self.matches.command(rematch, join).await;
            }
            self.check_channel_of(&old).await?;
            let opened = if old.seating().players().count() == 1 {
                self.play_bots_again(&old, person.clone()).await
            } else {
                let departed = self
                    .departures
                    .departed_since(&old, Some(person.user))
                    .await;
                let comes =
                    |player: &Player| can_come(&old, player) && !departed.contains(&player.user);
                let seating = old.seating().with_absent_first(person.user, comes);
                let request = rematch_request(&old, &seating, person.user, comes);
                let people = self.matches.people();
                people
                    .check_invitations(person.user, &request.invitations)
                    .await?;
                let old = Some((&old, &seating));
                self.create_table(request, person.clone(), old).await
            };
            if let Some(table) = opened? {
                return Ok(table);
            }
            // Another player was faster.
        }
        Err(CommandError::Conflict)
    }

    /// As [`People::check_channel`](crate::People), for the channel of an earlier match.
    async fn check_channel_of(&self, old: &Table) -> Result<(), CommandError> {
        let TableSettings { guild, channel, .. } = *old.settings();
        match self
            .matches
            .people()
            .check_channel(guild, channel, None)
            .await
        {
            Err(CommandError::NoTablesHere(_)) => {}
            checked => return checked,
        }
        // A thread is allowed if its channel is.
        let parent = match self.platform.parent_of(channel).await {
            Err(
                DeliveryError::ChannelLost
                | DeliveryError::ChannelInaccessible
                | DeliveryError::Refused(_),
            ) => None,
            parent => parent.map_err(anyhow::Error::from)?,
        };
        self.matches
            .people()
            .check_channel(guild, channel, parent)
            .await
    }

    /// Whether the public message of a table is there. It appears only after the fingerprint: before that, the press of a
    /// person who joins cannot contribute to the deal, and does not start the match.
    ///
    /// # Errors
    ///
    /// If the match cannot be read, or the database fails.
    pub async fn is_announced(&self, table: &Table) -> Result<bool, CommandError> {
        let entry = self.matches.known_entry(table.id()).await?;
        Ok(entry.message(MessageKind::Public).is_some())
    }

    /// Opens a table, for a rematch with the earlier match and the seats that its players and bots are to have. Returns
    /// `None` on a conflict: there is already a rematch, or another process has changed what the limits count.
    pub(super) async fn create_table(
        &self,
        request: TableRequest,
        host: Person,
        rematch_of: Option<(&Table, &Seating)>,
    ) -> Result<Option<Table>, CommandError> {
        let mut rng = self.matches.environment().rng();
        let now = self.matches.now();
        let settings = TableSettings {
            id: MatchId::random(&mut rng),
            guild: request.guild,
            channel: request.channel,
            locale: request.locale,
            setup: request.setup,
            host: host.user,
            invitations: request.invitations,
            time_control: request.time_control,
            opened_at: now,
            rematch_of: rematch_of.map(|(old, _)| old.id()),
            series: (request.best_of > 1).then(|| Series::new(request.best_of)),
            last_first: rematch_of.and_then(|(old, _)| first_person(old)),
            is_tutorial: request.tutorial.is_some(),
            daily: request.daily.as_ref().map(|(daily, _)| *daily),
            event: None,
            board: None,
            has_frequent_pair: false,
            secret: request
                .tutorial
                .or(request.daily.map(|(_, secret)| secret))
                .unwrap_or_else(|| Secret::random(&mut rng)),
        };
        let user = settings.host;
        let opener = host.into_player(String::new());
        let mut table = match rematch_of {
            Some((_, seating)) => Table::open_rematch(settings, opener, seating)?,
            None => Table::open(settings, opener),
        };
        let mut lines = Vec::new();
        let mut execute = |command| -> Result<(), Refusal> {
            let (next, new) = table.execute(command, now)?;
            table = next;
            lines.extend(new);
            Ok(())
        };
        for level in request.bots {
            execute(Command::AddBot(user, level))?;
        }
        if request.starts_if_full {
            // The fingerprint has not been shown yet, so this request's id would prove nothing.
            let entropy = None;
            match execute(Command::Start { user, entropy }) {
                Ok(()) | Err(Refusal::TableNotFull) => {}
                Err(refusal) => return Err(refusal.into()),
            }
        }
        let quotas = Quotas::of(self.matches.people(), None, &table, self.matches.now()).await?;
        self.matches
            .store_new_table(table, lines, quotas, now)
            .await
    }

    /// Starts the same match against bots again. It starts at once, so nothing proves its deal anyway: new
    /// secrets are drawn until another player begins.
    async fn play_bots_again(
        &self,
        old: &Table,
        person: Person,
    ) -> Result<Option<Table>, CommandError> {
        let series = old.settings().series.as_ref();
        let series = series.map(|series| Series::new(series.best_of));
        let now = self.matches.now();
        let start = Command::Start {
            user: person.user,
            entropy: None,
        };
        let open = || {
            let settings = self.settings_of_next(old, person.user, series.clone());
            Table::open_rematch(
                settings,
                person.clone().into_player(String::new()),
                old.seating(),
            )
        };
        let (mut started, mut lines) = open()?.execute(start.clone(), now)?;
        let first = |table: &Table| table.dealt().and_then(DealtMatch::first);
        for _ in 0..MAX_DRAWS {
            if first(&started) != first(old) {
                break;
            }
            (started, lines) = open()?.execute(start.clone(), now)?;
        }
        let quotas = Quotas::of(self.matches.people(), None, &started, self.matches.now()).await?;
        self.matches
            .store_new_table(started, lines, quotas, now)
            .await
    }

    /// Opens the table for the next match of an undecided series, unless that was done before. All players are seated, and
    /// the press that starts the match is the first contribution to its deal. If one of them has left the server, ends the
    /// series instead, which changes the match. Returns whether it is unchanged.
    async fn open_next_match(&self, id: MatchId) -> Result<bool, CommandError> {
        let old = self.matches.table(id).await?;
        let Some(series) = old.next_of_series().filter(|_| old.voided_at().is_none()) else {
            return Ok(true);
        };
        // A table that was cancelled counts, too: it has ended the series.
        if self.matches.store().has_rematch(id).await? {
            return Ok(true);
        }
        if !self.departures.departed_since(&old, None).await.is_empty() {
            let ends_series = Command::RecordLostChannel { pauses: false };
            return match self.matches.command(id, ends_series).await {
                Ok(_) => {
                    self.matches.present(id);
                    Ok(false)
                }
                // Another task or process was faster.
                Err(CommandError::Refused(_)) => Ok(true),
                Err(error) => Err(error),
            };
        }
        let settings = self.settings_of_next(&old, old.settings().host, Some(series));
        let next = Table::reopen(settings, old.seating());
        let (lines, quotas) = (Vec::new(), Quotas::default());
        // `None` if another task or process was faster.
        let stored = self
            .matches
            .store_new_table(next, lines, quotas, self.matches.now());
        if let Some(next) = stored.await? {
            self.matches.present(next.id());
        }
        Ok(true)
    }

    /// Drops an ended match from memory, now that all its messages show the end. Opens the next match of its
    /// series first.
    pub(crate) async fn finish_presenting(&self, id: MatchId) {
        match self.open_next_match(id).await {
            Ok(true) => {}
            // The messages do not show the change yet.
            Ok(false) => return,
            Err(error) => {
                tracing::warn!(%id, %error, "could not open the next match of a series, will retry");
                let supervisor = self.matches.supervisor();
                supervisor.supervise(
                    self,
                    BackgroundWork::NextMatch,
                    id,
                    move |tables: Self| async move {
                        if tables.open_next_match(id).await? {
                            tables
                                .matches
                                .store()
                                .mark_presented(id, tables.matches.cluster().worker())
                                .await?;
                        }
                        Ok(())
                    },
                );
                return;
            }
        }
        self.matches.registry().forget(id);
        if let Err(error) = self
            .matches
            .store()
            .mark_presented(id, self.matches.cluster().worker())
            .await
        {
            tracing::warn!(
                %id,
                %error,
                "could not mark a match as presented; the next start will update its messages again"
            );
        }
    }

    /// The settings of a new table for the same players and bots as in an earlier match.
    fn settings_of_next(&self, old: &Table, host: UserId, series: Option<Series>) -> TableSettings {
        let mut rng = self.matches.environment().rng();
        TableSettings {
            id: MatchId::random(&mut rng),
            host,
            invitations: Vec::new(),
            opened_at: self.matches.now(),
            rematch_of: Some(old.id()),
            series,
            last_first: first_person(old),
            is_tutorial: false,
            daily: None,
            event: None,
            board: None,
            secret: Secret::random(&mut rng),
            ..old.settings().clone()
        }
    }
}

/// Whether a player of a match can come to a rematch, as far as the match shows.
fn can_come(old: &Table, player: &Player) -> bool {
    let seat = old.seating().seat_of(player.user);
    seat.is_some_and(|seat| old.can_come_again(seat))
}

/// The request for the table of a rematch that a player of the match opens, with invitations of those for whom `comes` is
/// true.
fn rematch_request(
    old: &Table,
    seating: &Seating,
    opener: UserId,
    comes: impl Fn(&Player) -> bool,
) -> TableRequest {
    let settings = old.settings();
    let others = seating.players().map(|(_, player)| player);
    let others = others.filter(|player| player.user != opener && comes(player));
    let invite = |player: &Player| Invitation::open(player.user, player.name.clone());
    TableRequest {
        guild: settings.guild,
        channel: settings.channel,
        parent: None,
        locale: settings.locale.clone(),
        setup: settings.setup.clone(),
        invitations: others.map(invite).collect(),
        time_control: settings.time_control,
        best_of: settings.series.as_ref().map_or(1, |series| series.best_of),
        // They sit at the table already.
        bots: Vec::new(),
        // All players have to see the fingerprint first.
        starts_if_full: false,
        // The match after a tutorial is an ordinary one.
        tutorial: None,
        daily: None,
    }
}

/// The person who began a match; `None` if a bot did.
fn first_person(table: &Table) -> Option<UserId> {
    let first = table.dealt()?.first()?;
    Some(table.seating().player(first)?.user)
}

//! Changes that people make to a table before its match starts.

use claim_rules::{GameKind, Options, Setup};

use super::match_info::{lobby, message_url};
use super::{BackgroundWork, CommandError, DeliveryError, Host, Messenger};
use crate::i18n::Locale;
use crate::ids::{MatchId, UserId};
use crate::store::Audience;
use crate::table::{Command, Refusal, Stage, Table};
use crate::ui::{self, TableOptions};

/// How often a random setup is drawn again while it equals the table's present one, because people who ask
/// for other factions want different ones. Bounded, because some games leave nothing to chance.
const MAX_REDRAWS: u32 = 32;

/// A request to change the game of a table. Options that are left open are chosen at random.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupChange {
    /// The new game.
    pub kind: GameKind,
    /// The number of players. If the game does not allow it, the nearest number that it allows is used.
    pub players: u8,
    /// The variant of the rules. Ignored if the game does not have it.
    pub variant: Option<String>,
}

impl<M: Messenger> Host<M> {
    /// What a user can change at a table before its match.
    ///
    /// # Errors
    ///
    /// If the user does not sit at the table, it is no longer open, or the database fails.
    pub async fn table_options(
        &self,
        table: &Table,
        user: UserId,
        locale: Locale,
    ) -> Result<TableOptions, CommandError> {
        match table.stage() {
            Stage::Lobby => {}
            Stage::Cancelled | Stage::Expired => return Err(Refusal::Closed.into()),
            Stage::Dealt(_) if table.is_over() => return Err(Refusal::MatchOver.into()),
            Stage::Dealt(_) => return Err(Refusal::AlreadyStarted.into()),
        }
        let seat = table.seating().seat_of(user).ok_or(Refusal::NotSeated)?;
        let entry = self.entry(table.id()).await?;
        Ok(TableOptions {
            lobby: lobby(locale, &entry, table),
            seat,
            is_host: table.settings().host == user,
            can_change_game: table.can_change_options(),
        })
    }

    /// Mentions people in the channel who were invited to an open table, in the background. Those who have
    /// taken a seat or declined by then are not mentioned. If the program stops before, they are not
    /// mentioned later, but they see the invitation at the table.
    pub fn mention_invited(&self, id: MatchId, people: Vec<UserId>, nonce: String) {
        self.supervise(BackgroundWork::Invitations, id, move |host| {
            let (people, nonce) = (people.clone(), nonce.clone());
            async move { host.mention_awaited(id, &people, &nonce).await }
        });
    }

    /// Mentions those of the given people who have not answered their invitation.
    async fn mention_awaited(
        &self,
        id: MatchId,
        people: &[UserId],
        nonce: &str,
    ) -> Result<(), CommandError> {
        loop {
            let (table, entry) = (self.table(id).await?, self.entry(id).await?);
            let is_awaited = |user: &&UserId| table.awaited().any(|it| it.user == **user);
            let people: Vec<_> = people.iter().filter(is_awaited).copied().collect();
            let Some((channel, message)) = entry.message(Audience::Public) else {
                return Ok(());
            };
            if people.is_empty() || !matches!(table.stage(), Stage::Lobby) {
                return Ok(());
            }
            let locale = self.locale_for(&entry, &table, Audience::Public).await?;
            let lobby = lobby(locale, &entry, &table);
            let url = message_url(&table, channel, message);
            let screen = ui::invitation_mention(locale, &lobby, &people, &url);
            match self.post_in_channel(channel, &screen, nonce).await {
                Ok(()) => return Ok(()),
                Err(DeliveryError::RateLimited(wait)) => tokio::time::sleep(wait).await,
                Err(DeliveryError::Other(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::warn!(%id, %error, "could not mention the invited people");
                    return Ok(());
                }
            }
        }
    }

    /// Changes the game of a table, or its options.
    ///
    /// # Errors
    ///
    /// If the table refuses it, or the database fails.
    pub async fn change_setup(
        &self,
        id: MatchId,
        user: UserId,
        change: SetupChange,
    ) -> Result<Table, CommandError> {
        let (min, max) = change.kind.players().into_inner();
        let players = change.players.clamp(min, max);
        let variants = change.kind.choices(players, Options::VARIANT, &[]);
        let variant = change.variant.filter(|it| variants.contains(&it.as_str()));
        let chosen: Vec<_> = variant.iter().map(String::as_str).collect();
        let options = Options::default().with_chosen(Options::VARIANT, &chosen);
        let current = self.table(id).await?.settings().setup.clone();
        let mut rng = self.shared.environment.rng();
        let mut draw = || Setup::random(change.kind, players, &options, &mut rng);
        let mut setup = draw().map_err(|_| Refusal::Stale)?;
        for _ in 0..MAX_REDRAWS {
            if !setup.is_equivalent(&current) {
                break;
            }
            setup = draw().map_err(|_| Refusal::Stale)?;
        }
        self.command(id, Command::ChangeSetup(user, setup)).await
    }
}

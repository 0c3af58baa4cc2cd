//! Changes that people make to a table before its match starts.

use claim_rules::{GameKind, Options, Setup};
use claim_screens::TableOptions;
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::{Command, Refusal, Stage, Table};

use super::match_info::lobby;
use super::opening::Tables;
use crate::CommandError;

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

impl Tables {
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
        let entry = self.matches.known_entry(table.id()).await?;
        Ok(TableOptions {
            lobby: lobby(locale, &entry, table),
            seat,
            is_host: table.settings().host == user,
            can_change_game: table.can_change_options(),
        })
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
        let current = self.matches.table(id).await?.settings().setup.clone();
        let mut rng = self.matches.environment().rng();
        let mut draw = || Setup::random(change.kind, players, &options, &mut rng);
        let mut setup = draw().map_err(|_| Refusal::Stale)?;
        for _ in 0..MAX_REDRAWS {
            if !setup.is_equivalent(&current) {
                break;
            }
            setup = draw().map_err(|_| Refusal::Stale)?;
        }
        self.matches
            .command(id, Command::ChangeSetup(user, setup))
            .await
    }
}

//! Installations of the bot, in servers and for single accounts, and which commands they allow.

use serde_json::{Value, json};

use super::snowflake::Id;

/// Discord's number of an installation in a server.
const GUILD_INSTALL: u64 = 0;

/// Discord's number of an installation for an account.
const USER_INSTALL: u64 = 1;

/// The installations that allow a command or component to be used.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct IntegrationOwners {
    /// The server that installed the bot; 0 in direct messages with it.
    pub(crate) guild: Option<Id>,
    /// The user who installed the bot for their account.
    pub(crate) user: Option<Id>,
}

impl IntegrationOwners {
    /// The installations that the definition of a command allows. By default, these are all.
    pub(crate) fn allowed_by(self, definition: &Value) -> Self {
        let types = definition["integration_types"].as_array();
        let allows = |wanted: u64| types.is_none_or(|types| types.iter().any(|it| *it == wanted));
        Self {
            guild: self.guild.filter(|_| allows(GUILD_INSTALL)),
            user: self.user.filter(|_| allows(USER_INSTALL)),
        }
    }

    /// Whether there is none.
    pub(crate) fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether only the user has installed the bot, so that it is a guest where it is used.
    pub(crate) fn is_guest(self) -> bool {
        self.guild.is_none() && self.user.is_some()
    }

    /// Discord's `authorizing_integration_owners`.
    pub(crate) fn to_json(self) -> Value {
        let owners = [(GUILD_INSTALL, self.guild), (USER_INSTALL, self.user)];
        owners
            .into_iter()
            .filter_map(|(kind, owner)| Some((kind.to_string(), json!(owner?))))
            .collect()
    }
}

//! The bot's registered commands, as Discord returns them.

use serde_json::{Map, Value, json};

use super::installation::IntegrationOwners;
use super::snowflake::{Id, Snowflakes};

/// Discord's option types, as far as the sandbox distinguishes them.
pub(crate) mod option_type {
    /// A subcommand.
    pub(crate) const SUB_COMMAND: u64 = 1;
    /// A group of subcommands.
    pub(crate) const SUB_COMMAND_GROUP: u64 = 2;
    pub(crate) const STRING: u64 = 3;
    pub(crate) const INTEGER: u64 = 4;
    pub(crate) const BOOLEAN: u64 = 5;
    pub(crate) const USER: u64 = 6;
    pub(crate) const CHANNEL: u64 = 7;
    /// A user or a role.
    pub(crate) const MENTIONABLE: u64 = 9;
    /// A number, not necessarily an integer.
    pub(crate) const NUMBER: u64 = 10;
}

/// Discord's types of commands.
pub(crate) mod command_type {
    pub(crate) const SLASH: u64 = 1;
    /// Chosen from the menu of a person.
    pub(crate) const USER: u64 = 2;
    /// Launches the application's Activity.
    pub(crate) const ENTRY_POINT: u64 = 4;
}

/// Where a command is registered: globally (`None`) or in one server.
pub(crate) type Scope = Option<Id>;

/// All registered commands.
#[derive(Debug, Default)]
pub(crate) struct CommandRegistry {
    commands: Vec<RegisteredCommand>,
}

/// A command with its id and scope.
#[derive(Clone, Debug)]
struct RegisteredCommand {
    id: Id,
    scope: Scope,
    definition: Value,
}

impl CommandRegistry {
    /// The commands of a scope.
    pub(crate) fn list(&self, scope: Scope) -> Vec<Value> {
        self.commands
            .iter()
            .filter(|command| command.scope == scope)
            .map(|command| command.definition.clone())
            .collect()
    }

    /// Whether a scope has the command that launches the application's Activity.
    pub(crate) fn has_entry_point(&self, scope: Scope) -> bool {
        let mut own = self.commands.iter().filter(|it| it.scope == scope);
        own.any(|command| is_entry_point(&command.definition))
    }

    /// Replaces all commands of a scope. A command with the name and type of an old one keeps its id.
    pub(crate) fn replace(
        &mut self,
        scope: Scope,
        definitions: &[Value],
        application: Id,
        ids: &mut Snowflakes,
    ) {
        let old: Vec<_> = self
            .commands
            .extract_if(.., |command| command.scope == scope)
            .collect();
        for definition in definitions {
            let known = old
                .iter()
                .find(|command| same_command(&command.definition, definition));
            let id = known.map_or_else(|| ids.next(), |command| command.id);
            self.commands.push(RegisteredCommand {
                id,
                scope,
                definition: complete(definition, id, scope, application, ids.next()),
            });
        }
    }

    /// Adds a command or replaces the one with the same name and type, and returns the complete definition.
    pub(crate) fn upsert(
        &mut self,
        scope: Scope,
        definition: &Value,
        application: Id,
        ids: &mut Snowflakes,
    ) -> Value {
        let mut id = ids.next();
        self.commands.retain(|command| {
            let same = command.scope == scope && same_command(&command.definition, definition);
            if same {
                id = command.id;
            }
            !same
        });
        let definition = complete(definition, id, scope, application, ids.next());
        self.commands.push(RegisteredCommand {
            id,
            scope,
            definition: definition.clone(),
        });
        definition
    }

    /// The command with this id.
    pub(crate) fn get(&self, scope: Scope, id: Id) -> Option<&Value> {
        self.commands
            .iter()
            .find(|command| command.scope == scope && command.id == id)
            .map(|command| &command.definition)
    }

    /// Removes a command; false if there is none.
    pub(crate) fn remove(&mut self, scope: Scope, id: Id) -> bool {
        let before = self.commands.len();
        self.commands
            .retain(|command| command.scope != scope || command.id != id);
        self.commands.len() < before
    }

    /// The command of this type and name, if [`Self::usable`] has it.
    pub(crate) fn find(
        &self,
        kind: u64,
        guild: Option<Id>,
        owners: IntegrationOwners,
        name: &str,
    ) -> Option<&Value> {
        self.usable(guild, owners)
            .find(|definition| kind_of(definition) == kind && definition["name"] == name)
    }

    /// The commands, typed or on people, that can be used in a server or, with `None`, in direct messages, given who
    /// has installed the bot there.
    pub(crate) fn usable(
        &self,
        guild: Option<Id>,
        owners: IntegrationOwners,
    ) -> impl Iterator<Item = &Value> {
        self.commands
            .iter()
            .filter(move |command| match command.scope {
                None => true,
                Some(scope) => guild == Some(scope) && owners.guild == Some(scope),
            })
            .map(|command| &command.definition)
            .filter(move |definition| {
                [command_type::SLASH, command_type::USER].contains(&kind_of(definition))
                    && in_context(definition, guild)
                    && !owners.allowed_by(definition).is_empty()
            })
    }
}

/// Whether two definitions have the same name and type.
fn same_command(one: &Value, other: &Value) -> bool {
    one["name"] == other["name"] && kind_of(one) == kind_of(other)
}

/// The type of a command.
pub(crate) fn kind_of(definition: &Value) -> u64 {
    definition["type"].as_u64().unwrap_or(command_type::SLASH)
}

/// Whether a command launches the application's Activity.
pub(crate) fn is_entry_point(definition: &Value) -> bool {
    kind_of(definition) == command_type::ENTRY_POINT
}

/// Whether a command can be used in a server or, with `None`, in direct messages.
fn in_context(definition: &Value, guild: Option<Id>) -> bool {
    let context = u8::from(guild.is_none());
    match definition["contexts"].as_array() {
        Some(contexts) => contexts.iter().any(|known| *known == context),
        None => guild.is_some() || definition["dm_permission"] != json!(false),
    }
}

/// The definition with the fields that Discord adds.
fn complete(definition: &Value, id: Id, scope: Scope, application: Id, version: Id) -> Value {
    let mut command = Map::new();
    command.insert("id".into(), json!(id));
    command.insert("application_id".into(), json!(application));
    command.insert("version".into(), json!(version));
    if let Some(guild) = scope {
        command.insert("guild_id".into(), json!(guild));
    }
    for (key, default) in [
        ("type", json!(1)),
        ("name", Value::Null),
        ("name_localizations", Value::Null),
        ("description", json!("")),
        ("description_localizations", Value::Null),
        ("options", json!([])),
        ("default_member_permissions", Value::Null),
        ("dm_permission", json!(true)),
        ("nsfw", json!(false)),
        ("integration_types", json!([0, 1])),
        ("contexts", Value::Null),
    ] {
        let given = definition.get(key).filter(|value| !value.is_null());
        command.insert(key.into(), given.cloned().unwrap_or(default));
    }
    if is_entry_point(definition) {
        let handler = definition.get("handler").cloned();
        command.insert("handler".into(), handler.unwrap_or(json!(1)));
    }
    Value::Object(command)
}

//! `/gateway` and `/applications`: the gateway's URL, the bot's application, and its commands.

use serde_json::{Value, json};

use super::call::{ApiResponse, ApiResult, Call, ok};
use super::error::ApiError;
use super::guilds::own_guild;
use super::route::Route;
use crate::limits::MAX_COMMANDS;
use crate::validation::commands::{check, check_all};
use crate::validation::form::FormErrors;
use crate::world::World;
use crate::world::commands::{Scope, is_entry_point};
use crate::world::snowflake::Id;

/// The gateway's URL.
pub(super) fn gateway(world: &World, route: Route<'_>, call: &Call<'_>) -> ApiResult {
    if call.method != "GET" {
        return Err(ApiError::method_not_allowed());
    }
    let mut body = json!({"url": world.gateway_url()});
    if route == Route::GatewayBot {
        body["shards"] = json!(1);
        body["session_start_limit"] = json!({
            "total": 1000,
            "remaining": world.gateway.identifies_left,
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        });
    }
    ok(body)
}

/// The bot's application.
pub(super) fn own(world: &World, call: &Call<'_>) -> ApiResult {
    if call.method != "GET" {
        return Err(ApiError::method_not_allowed());
    }
    let guilds = world.guilds.values();
    let owner = guilds.map(|guild| guild.owner).next().unwrap_or(world.bot);
    let name = world
        .users
        .get(&world.bot)
        .map(|bot| bot.display_name.as_str());
    let users = world.users.values();
    let installed = users.filter(|user| user.has_installed_bot).count();
    ok(json!({
        "id": world.application,
        "name": name,
        "icon": null,
        "description": "",
        "bot_public": true,
        "bot_require_code_grant": false,
        "bot": world.user_json(world.bot),
        "owner": world.user_json(owner),
        "team": null,
        "verify_key": world.endpoints.public_key(),
        "flags": 0,
        "hook": true,
        "type": null,
        "approximate_guild_count": world.guilds.len(),
        "approximate_user_install_count": installed,
        "integration_types_config": {"0": {}, "1": {}},
        "redirect_uris": [],
        "interactions_endpoint_url": null,
    }))
}

/// Lists, replaces or adds commands of a scope.
pub(super) fn commands(world: &mut World, scope: Scope, call: &Call<'_>) -> ApiResult {
    let body = &call.payload.json;
    let mut errors = FormErrors::default();
    match call.method {
        "GET" => {
            let mut commands = Value::Array(world.commands.list(scope));
            let with_translations = call.query.get("with_localizations");
            if with_translations.is_none_or(|with| with != "true") {
                remove_translations(&mut commands);
            }
            ok(commands)
        }
        "PUT" => {
            check_all(&mut errors, body);
            errors.into_result()?;
            let definitions = body.as_array().map(Vec::as_slice).unwrap_or_default();
            if world.commands.has_entry_point(scope) && !definitions.iter().any(is_entry_point) {
                return Err(ApiError::entry_point_removed());
            }
            let application = world.application;
            world
                .commands
                .replace(scope, definitions, application, &mut world.ids);
            ok(Value::Array(world.commands.list(scope)))
        }
        "POST" => {
            check(&mut errors, "", body);
            errors.into_result()?;
            if world.commands.list(scope).len() >= MAX_COMMANDS {
                return Err(ApiError::too_many_commands());
            }
            let application = world.application;
            let command = world
                .commands
                .upsert(scope, body, application, &mut world.ids);
            Ok(ApiResponse::Json(201, command))
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// Removes the translations of commands, which are listed only on request.
fn remove_translations(json: &mut Value) {
    match json {
        Value::Array(values) => values.iter_mut().for_each(remove_translations),
        Value::Object(fields) => {
            fields.retain(|name, _| !name.ends_with("_localizations"));
            fields.values_mut().for_each(remove_translations);
        }
        _ => {}
    }
}

/// Lists, replaces or adds commands of a server.
pub(super) fn guild_commands(world: &mut World, guild: &str, call: &Call<'_>) -> ApiResult {
    let guild = own_guild(world, guild)?.id;
    commands(world, Some(guild), call)
}

/// Reads or deletes a command of a scope.
pub(super) fn command(world: &mut World, scope: Scope, id: &str, call: &Call<'_>) -> ApiResult {
    let id: Id = id.parse().map_err(|_| ApiError::unknown_command())?;
    match call.method {
        "GET" => {
            let command = world.commands.get(scope, id);
            ok(command.ok_or_else(ApiError::unknown_command)?.clone())
        }
        "DELETE" if world.commands.remove(scope, id) => Ok(ApiResponse::NoContent),
        "DELETE" => Err(ApiError::unknown_command()),
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// Reads or deletes a command of a server.
pub(super) fn guild_command(
    world: &mut World,
    guild: &str,
    id: &str,
    call: &Call<'_>,
) -> ApiResult {
    let guild = own_guild(world, guild)?.id;
    command(world, Some(guild), id, call)
}

//! `/applications/{id}/emojis`: the application's own emoji.

use serde_json::{Value, json};

use super::call::{ApiResponse, ApiResult, Call, ok};
use super::error::ApiError;
use crate::limits::MAX_EMOJIS;
use crate::validation::emojis::{check_name, parse_image};
use crate::validation::form::FormErrors;
use crate::world::World;
use crate::world::emojis::Emoji;
use crate::world::snowflake::Id;

/// Lists the emoji or adds one.
pub(super) fn all(world: &mut World, application: &str, call: &Call<'_>) -> ApiResult {
    check_application(world, application)?;
    let user = world.user_json(world.bot);
    match call.method {
        "GET" => {
            let emojis = world.emojis.iter();
            let items: Vec<Value> = emojis.map(|emoji| emoji.to_json(&user)).collect();
            ok(json!({"items": items}))
        }
        "POST" => {
            let body = &call.payload.json;
            let mut errors = FormErrors::default();
            check_name(&mut errors, &body["name"], &world.emojis, None);
            let image = parse_image(&mut errors, &body["image"]);
            errors.into_result()?;
            if world.emojis.len() >= MAX_EMOJIS {
                return Err(ApiError::too_many_emojis());
            }
            let image = image.ok_or_else(ApiError::invalid_json)?;
            let emoji = Emoji {
                id: world.ids.next(),
                name: body["name"].as_str().unwrap_or_default().to_owned(),
                content_type: image.content_type,
                content: image.content,
            };
            let created = emoji.to_json(&user);
            world.emojis.put(emoji);
            Ok(ApiResponse::Json(201, created))
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// Reads, renames or deletes an emoji.
pub(super) fn one(world: &mut World, application: &str, id: &str, call: &Call<'_>) -> ApiResult {
    check_application(world, application)?;
    let id: Id = id.parse().map_err(|_| ApiError::unknown_emoji())?;
    let user = world.user_json(world.bot);
    let emoji = world.emojis.get(id).ok_or_else(ApiError::unknown_emoji)?;
    match call.method {
        "GET" => ok(emoji.to_json(&user)),
        "PATCH" => {
            let mut emoji = emoji.clone();
            if let Some(name) = call.payload.json.get("name") {
                let mut errors = FormErrors::default();
                check_name(&mut errors, name, &world.emojis, Some(id));
                errors.into_result()?;
                name.as_str()
                    .unwrap_or_default()
                    .clone_into(&mut emoji.name);
            }
            let renamed = emoji.to_json(&user);
            world.emojis.put(emoji);
            ok(renamed)
        }
        "DELETE" => {
            world.emojis.remove(id);
            Ok(ApiResponse::NoContent)
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// Fails unless this is the id of the bot's own application.
fn check_application(world: &World, id: &str) -> Result<(), ApiError> {
    if id == world.application.to_string() {
        Ok(())
    } else {
        Err(ApiError::foreign_application())
    }
}

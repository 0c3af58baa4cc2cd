//! Turns what a request asks for into a message: files, pictures in embeds, mentions.

use serde_json::{Value, json};

use super::error::ApiError;
use super::payload::{Payload, UploadedFile};
use crate::sandbox::limits::FILES;
use crate::sandbox::limits::embeds::shows_something;
use crate::sandbox::limits::message::{AllowedMentions, AttachmentNote, Draft};
use crate::sandbox::world::World;
use crate::sandbox::world::files::{StoredFile, png_dimensions};
use crate::sandbox::world::message::{Attachment, EPHEMERAL, Message};
use crate::sandbox::world::snowflake::Id;

/// The permission to notify everyone.
const MENTION_EVERYONE: u64 = 1 << 17;

/// Changes a message as the draft says. Nothing is kept if it is refused.
pub(super) fn apply(
    world: &mut World,
    message: &mut Message,
    draft: Draft,
    payload: &Payload,
) -> Result<(), ApiError> {
    let files = apply_files(world, message, draft.attachments, &payload.files)?;
    if let Some(content) = draft.content {
        message.content = content;
    }
    if let Some(components) = draft.components {
        message.components = components;
    }
    if let Some(embeds) = draft.embeds {
        message.embeds = embeds.into_iter().filter(shows_something).collect();
        for (index, embed) in message.embeds.iter_mut().enumerate() {
            embed["type"] = json!("rich");
            resolve_pictures(embed, &message.attachments)
                .map_err(|name| missing_picture(index, &name))?;
        }
    }
    message.flags |= draft.flags & !EPHEMERAL;
    if message.content.is_empty()
        && message.embeds.is_empty()
        && message.attachments.is_empty()
        && message.components.is_empty()
    {
        return Err(ApiError::empty_message());
    }
    apply_mentions(world, message, draft.allowed_mentions.as_ref());
    for file in files {
        world.files.put(file);
    }
    Ok(())
}

/// Keeps and adds attachments; gives back the new files, to be stored when all is well.
fn apply_files(
    world: &mut World,
    message: &mut Message,
    notes: Option<Vec<AttachmentNote>>,
    files: &[UploadedFile],
) -> Result<Vec<StoredFile>, ApiError> {
    if let Some(notes) = &notes {
        let known = |note: &AttachmentNote| {
            message
                .attachments
                .iter()
                .any(|attachment| attachment.id.0 == note.id)
                || files.iter().any(|file| file.number == note.id)
        };
        if let Some(index) = notes.iter().position(|note| !known(note)) {
            return Err(ApiError::invalid(
                &format!("attachments.{index}.id"),
                "ATTACHMENT_NOT_FOUND",
                format!(
                    "Attachment data for attachment with id {} is missing",
                    notes[index].id
                ),
            ));
        }
        message
            .attachments
            .retain(|attachment| notes.iter().any(|note| note.id == attachment.id.0));
    }
    let notes = notes.unwrap_or_default();
    let mut stored = Vec::new();
    for file in files {
        let note = notes.iter().find(|note| note.id == file.number);
        let filename = note
            .and_then(|note| note.filename.clone())
            .unwrap_or_else(|| file.filename.clone());
        let filename: String = filename
            .chars()
            .map(|letter| {
                if letter.is_alphanumeric() || "._-".contains(letter) {
                    letter
                } else {
                    '_'
                }
            })
            .collect();
        let id = world.ids.next();
        message.attachments.push(Attachment {
            id,
            url: format!(
                "{}/attachments/{}/{id}/{filename}",
                world.base_url, message.channel
            ),
            filename,
            description: note.and_then(|note| note.description.clone()),
            content_type: file.content_type.clone(),
            size: file.content.len(),
            dimensions: png_dimensions(&file.content),
        });
        stored.push(StoredFile {
            id,
            content_type: file.content_type.clone(),
            content: file.content.clone(),
        });
    }
    if message.attachments.len() > FILES {
        return Err(ApiError::invalid(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        ));
    }
    Ok(stored)
}

/// Puts an attachment's address in the place of `attachment://name`; the name of one that is not there is the error.
fn resolve_pictures(embed: &mut Value, attachments: &[Attachment]) -> Result<(), String> {
    for (part, field) in [
        ("image", "url"),
        ("thumbnail", "url"),
        ("author", "icon_url"),
        ("footer", "icon_url"),
    ] {
        let Some(name) = embed[part][field]
            .as_str()
            .and_then(|url| url.strip_prefix("attachment://"))
        else {
            continue;
        };
        let attachment = attachments
            .iter()
            .rev()
            .find(|attachment| attachment.filename == name)
            .ok_or_else(|| name.to_owned())?;
        embed[part][field] = json!(attachment.url);
        if let Some((width, height)) = attachment.dimensions {
            embed[part]["width"] = json!(width);
            embed[part]["height"] = json!(height);
        }
    }
    Ok(())
}

/// Discord would show a broken picture; the sandbox says so, as no bot can mean that.
fn missing_picture(index: usize, name: &str) -> ApiError {
    ApiError::invalid(
        &format!("embeds.{index}"),
        "ATTACHMENT_NOT_FOUND",
        format!("attachment://{name} names no file of this message"),
    )
}

/// Finds whom the content mentions, as far as that is allowed.
fn apply_mentions(world: &World, message: &mut Message, allowed: Option<&AllowedMentions>) {
    let may =
        |id: Id| allowed.is_none_or(|allowed| allowed.all_users || allowed.users.contains(&id));
    let mut mentions: Vec<Id> = mentioned(&message.content)
        .into_iter()
        .filter(|id| may(*id) && world.people.contains_key(id))
        .collect();
    let replied = message
        .reply_to
        .filter(|_| allowed.is_none_or(|allowed| allowed.replied_user))
        .and_then(|reply| world.message(message.channel, reply));
    mentions.extend(replied.map(|replied| replied.author));
    mentions.sort_unstable();
    mentions.dedup();
    message.mentions = mentions;
    let permitted = world
        .channels
        .get(&message.channel)
        .is_some_and(|channel| channel.bot_permissions() & MENTION_EVERYONE != 0);
    message.mention_everyone = permitted
        && allowed.is_none_or(|allowed| allowed.everyone)
        && ["@everyone", "@here"]
            .iter()
            .any(|word| message.content.contains(word));
}

/// The ids in `<@1>` and `<@!1>`.
fn mentioned(content: &str) -> Vec<Id> {
    content
        .split("<@")
        .skip(1)
        .filter_map(|rest| rest.split_once('>'))
        .filter_map(|(id, _)| id.trim_start_matches('!').parse().ok())
        .collect()
}

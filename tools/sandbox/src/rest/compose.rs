//! Applies the contents of a request to a message: text, files, embeds, components and mentions.

use serde_json::{Value, json};

use super::error::ApiError;
use super::layout;
use super::payload::{Payload, UploadedFile};
use crate::components::texts;
use crate::image;
use crate::limits::{MAX_FILES, MAX_TEXTS_BYTES, TEXT_OVERHEAD_BYTES};
use crate::validation::embeds::is_visible;
use crate::validation::form::FormErrors;
use crate::validation::message::{AllowedMentions, AttachmentSpec, Draft, add_legacy_field};
use crate::world::World;
use crate::world::files::StoredFile;
use crate::world::message::{Attachment, EPHEMERAL, Message};
use crate::world::snowflake::Id;

/// The permission to mention everyone.
const MENTION_EVERYONE: u64 = 1 << 17;

/// Applies a draft to a message. If it fails, no file is stored.
pub(super) fn apply(
    world: &mut World,
    message: &mut Message,
    draft: Draft,
    payload: &Payload,
) -> Result<(), ApiError> {
    let before = message.attachments.clone();
    let listed = draft.attachments.clone().unwrap_or_default();
    let files = apply_files(world, message, draft.attachments, &payload.files)?;
    let removed: Vec<Attachment> = before
        .into_iter()
        .filter(|old| message.attachments.iter().all(|kept| kept.id != old.id))
        .collect();
    if let Some(content) = draft.content {
        message.content = content;
    }
    message.flags |= draft.flags & !EPHEMERAL;
    if let Some(components) = draft.components {
        message.components = components;
        let names = names(message, &listed, &files);
        let ids = &mut world.ids;
        layout::complete(&mut message.components, &message.attachments, &names, ids)?;
    }
    if let Some(embeds) = draft.embeds {
        message.embeds = embeds.into_iter().filter(is_visible).collect();
        for (index, embed) in message.embeds.iter_mut().enumerate() {
            embed["type"] = json!("rich");
            resolve_images(embed, &message.attachments)
                .map_err(|name| missing_image(index, &name))?;
        }
    }
    for attachment in &removed {
        message
            .embeds
            .iter_mut()
            .for_each(|embed| remove_image(embed, &attachment.url));
    }
    message.embeds.retain(is_visible);
    if message.is_v2() {
        check_v2(message)?;
    } else if message.content.is_empty()
        && message.embeds.is_empty()
        && message.attachments.is_empty()
        && message.components.is_empty()
    {
        return Err(ApiError::empty_message());
    }
    apply_mentions(world, message, draft.allowed_mentions.as_ref());
    for attachment in removed {
        world.files.mark_unused(attachment.id);
    }
    for file in files {
        world.files.put(file);
    }
    Ok(())
}

/// Checks what a message with Components V2 has after an edit.
fn check_v2(message: &Message) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    for (field, is_empty) in [
        ("content", message.content.is_empty()),
        ("embeds", message.embeds.is_empty()),
    ] {
        if !is_empty {
            add_legacy_field(&mut errors, field);
        }
    }
    errors.into_result()?;
    if message.components.is_empty() {
        return Err(ApiError::empty_message());
    }
    let bytes = texts(&message.components)
        .iter()
        .map(|text| text.len() + TEXT_OVERHEAD_BYTES)
        .sum::<usize>();
    if bytes > MAX_TEXTS_BYTES {
        return Err(ApiError::server_error());
    }
    Ok(())
}

/// The files that components can name: the new ones, and those that the request keeps and names itself.
fn names(message: &Message, named: &[AttachmentSpec], new: &[StoredFile]) -> Vec<(String, Id)> {
    let kept = named
        .iter()
        .filter_map(|spec| Some((spec.filename.clone()?, Id(spec.id))));
    let is_new = |file: &&Attachment| new.iter().any(|stored| stored.id == file.id);
    let new = message.attachments.iter().filter(is_new);
    kept.chain(new.map(|file| (file.filename.clone(), file.id)))
        .collect()
}

/// Keeps, removes and adds attachments; returns the new files, which are stored if nothing else fails.
fn apply_files(
    world: &mut World,
    message: &mut Message,
    specs: Option<Vec<AttachmentSpec>>,
    files: &[UploadedFile],
) -> Result<Vec<StoredFile>, ApiError> {
    if let Some(specs) = &specs {
        let known = |spec: &AttachmentSpec| {
            message
                .attachments
                .iter()
                .any(|attachment| attachment.id.0 == spec.id)
                || files.iter().any(|file| file.number == spec.id)
        };
        if let Some(index) = specs.iter().position(|spec| !known(spec)) {
            return Err(ApiError::invalid(
                &format!("attachments.{index}.id"),
                "ATTACHMENT_NOT_FOUND",
                format!(
                    "Attachment data for attachment with id {} is missing",
                    specs[index].id
                ),
            ));
        }
        message
            .attachments
            .retain(|attachment| specs.iter().any(|spec| spec.id == attachment.id.0));
    }
    let specs = specs.unwrap_or_default();
    let mut stored = Vec::new();
    for file in files {
        let spec = specs.iter().find(|spec| spec.id == file.number);
        let filename = spec
            .and_then(|spec| spec.filename.clone())
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
        let content_type = image::content_type(&file.content)
            .map_or_else(|| file.content_type.clone(), str::to_owned);
        let id = world.ids.next();
        message.attachments.push(Attachment {
            id,
            url: format!(
                "{}/attachments/{}/{id}/{filename}",
                world.base_url, message.channel
            ),
            filename,
            description: spec.and_then(|spec| spec.description.clone()),
            content_type: content_type.clone(),
            size: file.content.len(),
            dimensions: image::png_dimensions(&file.content),
        });
        stored.push(StoredFile {
            id,
            content_type,
            content: file.content.clone(),
        });
    }
    if message.attachments.len() > MAX_FILES {
        return Err(ApiError::invalid(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            format!("Must be {MAX_FILES} or fewer in length."),
        ));
    }
    Ok(stored)
}

/// The parts of an embed that show an image, with the field of its URL.
const IMAGES: [(&str, &str); 4] = [
    ("image", "url"),
    ("thumbnail", "url"),
    ("author", "icon_url"),
    ("footer", "icon_url"),
];

/// Replaces `attachment://name` by the attachment's URL, and adds what Discord knows about the
/// image; the error is the name of a missing attachment.
fn resolve_images(embed: &mut Value, attachments: &[Attachment]) -> Result<(), String> {
    for (part, field) in IMAGES {
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
        embed[part][format!("proxy_{field}")] = json!(attachment.url);
        if field == "url" {
            embed[part]["content_type"] = json!(attachment.content_type);
            if let Some((width, height)) = attachment.dimensions {
                embed[part]["width"] = json!(width);
                embed[part]["height"] = json!(height);
            }
            if let Some(description) = &attachment.description {
                embed[part]["description"] = json!(description);
            }
        }
    }
    Ok(())
}

/// Removes the image at this URL from an embed.
fn remove_image(embed: &mut Value, url: &str) {
    for (part, field) in IMAGES {
        if embed[part][field] != url {
            continue;
        }
        if field == "url" {
            embed[part] = Value::Null;
        } else {
            embed[part][field] = Value::Null;
        }
    }
}

/// Discord would accept the message and show a broken image. The sandbox refuses it, since that is always a mistake.
fn missing_image(index: usize, name: &str) -> ApiError {
    ApiError::invalid(
        &format!("embeds.{index}"),
        "ATTACHMENT_NOT_FOUND",
        format!("attachment://{name} is not a file of this message"),
    )
}

/// Sets the mentions in the text, as far as they are allowed.
fn apply_mentions(world: &World, message: &mut Message, allowed: Option<&AllowedMentions>) {
    let is_allowed =
        |id: Id| allowed.is_none_or(|allowed| allowed.all_users || allowed.users.contains(&id));
    let text = message.text();
    let mut mentions: Vec<Id> = user_mentions(&text)
        .into_iter()
        .filter(|id| is_allowed(*id) && world.users.contains_key(id))
        .collect();
    let replied = message
        .reply_to
        .filter(|_| allowed.is_none_or(|allowed| allowed.replied_user))
        .and_then(|reply| world.message(message.channel, reply));
    mentions.extend(replied.map(|replied| replied.author));
    mentions.sort_unstable();
    mentions.dedup();
    message.mentions = mentions;
    let has_permission = world
        .channels
        .get(&message.channel)
        .is_some_and(|channel| channel.bot_permissions() & MENTION_EVERYONE != 0);
    message.mention_everyone = has_permission
        && allowed.is_none_or(|allowed| allowed.everyone)
        && ["@everyone", "@here"]
            .iter()
            .any(|word| text.contains(word));
}

/// The ids in `<@1>` and `<@!1>`.
fn user_mentions(text: &str) -> Vec<Id> {
    text.split("<@")
        .skip(1)
        .filter_map(|rest| rest.split_once('>'))
        .filter_map(|(id, _)| id.trim_start_matches('!').parse().ok())
        .collect()
}

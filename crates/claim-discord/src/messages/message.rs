//! A [`Screen`](claim_screens::Screen) as a Discord message, in the JSON that Discord's calls take.

use std::collections::HashMap;

use claim_screens::emoji::plain;
use claim_screens::{ButtonStyle, Press, Row, Tone};
use serde_json::{Map, Value, json};

use super::artwork::drawn_screen::DrawnScreen;
use super::artwork::emoji::{EmojiSet, Texts};
use crate::api::rest::RestFile;
use crate::component_id;

/// The flag of a message that only one person sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;

/// The flag of a silent message.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Discord's types of components.
const ACTION_ROW: u8 = 1;
const BUTTON: u8 = 2;
const STRING_SELECT: u8 = 3;
const USER_SELECT: u8 = 5;

/// A message to be sent: its JSON, and the files that it describes.
#[derive(Clone, Debug)]
pub(crate) struct Payload {
    pub(crate) body: Value,
    pub(crate) files: Vec<RestFile>,
}

/// What happens to the files of a message that is edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Files {
    /// It keeps those that it has.
    Keep,
    /// It gets those of the screen instead.
    Replace,
}

/// Which parts of a message an edit replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Changes {
    /// The content and the embeds.
    pub(crate) texts: bool,
    /// The components.
    pub(crate) controls: bool,
}

impl Changes {
    /// The edit changes nothing.
    pub(crate) const NONE: Self = Self {
        texts: false,
        controls: false,
    };
}

/// A screen as a new message. Discord posts only one message with the same `nonce`.
pub(crate) fn new_message(screen: &DrawnScreen<'_>, nonce: &str) -> Payload {
    let mut body = contents(screen);
    body.insert("nonce".to_owned(), json!(nonce));
    body.insert("enforce_nonce".to_owned(), json!(true));
    if screen.screen.is_silent {
        body.insert("flags".to_owned(), json!(SUPPRESS_NOTIFICATIONS));
    }
    with_new_files(body, screen)
}

/// A screen as a new message that only the user sees, in response to an interaction.
pub(crate) fn ephemeral_message(screen: &DrawnScreen<'_>) -> Payload {
    let mut body = contents(screen);
    body.insert("flags".to_owned(), json!(EPHEMERAL));
    with_new_files(body, screen)
}

/// A screen as an edit of a whole message.
pub(crate) fn whole_edit(screen: &DrawnScreen<'_>, files: Files) -> Payload {
    with_files(contents(screen), screen, files)
}

/// A screen as an edit of the parts of a message that change.
pub(crate) fn edit(screen: &DrawnScreen<'_>, changes: Changes, files: Files) -> Payload {
    let mut body = contents(screen);
    if !changes.texts {
        for part in ["content", "embeds", "allowed_mentions"] {
            body.remove(part);
        }
    } else if screen.texts.content.is_empty() {
        // Mentions in embeds do not notify.
        body.remove("allowed_mentions");
    }
    if !changes.controls {
        body.remove("components");
    }
    with_files(body, screen, files)
}

/// Everything but the files.
fn contents(screen: &DrawnScreen<'_>) -> Map<String, Value> {
    let fields = [
        ("content", json!(screen.texts.content)),
        ("embeds", embeds(screen)),
        ("components", rows(screen)),
        // Mentions notify people, never roles or everyone.
        ("allowed_mentions", json!({"parse": ["users"]})),
    ];
    let fields = fields.into_iter();
    fields
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

fn with_new_files(body: Map<String, Value>, screen: &DrawnScreen<'_>) -> Payload {
    let has_files = screen.screen.attachment.is_some() || screen.picture.is_some();
    let files = if has_files {
        Files::Replace
    } else {
        Files::Keep
    };
    with_files(body, screen, files)
}

/// Adds the list of attachments. Without it, Discord keeps those that the message has.
fn with_files(mut body: Map<String, Value>, screen: &DrawnScreen<'_>, files: Files) -> Payload {
    let mut payload = Vec::new();
    if files == Files::Replace {
        let mut attachments = Vec::new();
        for (file, description) in attached(screen) {
            let mut attachment = json!({"id": payload.len(), "filename": file.name});
            if let Some(description) = description {
                attachment["description"] = json!(description);
            }
            attachments.push(attachment);
            payload.push(file);
        }
        body.insert("attachments".to_owned(), attachments.into());
    }
    Payload {
        body: body.into(),
        files: payload,
    }
}

/// The files of a screen, with the description of the picture.
fn attached<'a>(screen: &'a DrawnScreen<'_>) -> impl Iterator<Item = (RestFile, Option<&'a str>)> {
    let text = screen.screen.attachment.iter().map(|file| {
        let (name, bytes) = (file.name.clone(), file.text.as_bytes().to_vec());
        (RestFile { name, bytes }, None)
    });
    let picture = screen.picture.iter().zip(&screen.screen.picture);
    let picture = picture.map(|(drawn, request)| {
        let (name, bytes) = (drawn.name.clone(), drawn.png.to_vec());
        (RestFile { name, bytes }, Some(request.alt.as_str()))
    });
    text.chain(picture)
}

/// The text of a screen, its picture and its prompt: an embed each, so that nothing comes between the
/// prompt and the controls.
pub(crate) fn embeds(screen: &DrawnScreen<'_>) -> Value {
    let texts = &screen.texts;
    let colour = match screen.screen.tone {
        Tone::Neutral => 0x005b_6cb8,
        Tone::YourTurn => 0x00e0_a526,
        Tone::Good => 0x003b_a55d,
        Tone::Bad => 0x00c2_4038,
    };
    let prompt = json!({"color": colour, "description": texts.prompt});
    let prompt = (!texts.prompt.is_empty()).then_some(prompt);
    let picture = screen.picture.as_ref().map(|picture| {
        let url = format!("attachment://{}", picture.name);
        let mut embed = json!({"color": colour, "image": {"url": url}});
        if !texts.caption.is_empty() {
            embed["description"] = json!(texts.caption);
        }
        embed
    });
    let text = text(texts, colour).into_iter();
    text.chain(picture).chain(prompt).collect()
}

/// Everything but the prompt; `None` if there is nothing else.
fn text(texts: &Texts, colour: u32) -> Option<Value> {
    if texts.title.is_empty() && texts.body.is_empty() && texts.sections.is_empty() {
        return None;
    }
    let mut embed = json!({"color": colour});
    if !texts.title.is_empty() {
        embed["title"] = json!(texts.title);
    }
    if !texts.body.is_empty() {
        embed["description"] = json!(texts.body);
    }
    if !texts.footer.is_empty() {
        embed["footer"] = json!({"text": texts.footer});
    }
    if !texts.sections.is_empty() {
        let sections = texts.sections.iter();
        let fields = sections
            .map(|(heading, text)| json!({"name": heading, "value": text, "inline": false}));
        embed["fields"] = fields.collect();
    }
    Some(embed)
}

/// The controls of a screen.
pub(crate) fn rows(screen: &DrawnScreen<'_>) -> Value {
    let emoji = screen.emoji;
    let mut counts = HashMap::new();
    let mut id = |press: &Press| {
        let count: &mut usize = counts.entry(press.clone()).or_default();
        *count += 1;
        match *count {
            1 => component_id::encode(press),
            n => component_id::encode_nth(press, n - 1),
        }
    };
    let row = |row: &Row| {
        let components: Value = match row {
            Row::Buttons(buttons) => {
                let buttons = buttons.iter();
                buttons
                    .map(|it| button(it, emoji, &id(&it.press)))
                    .collect()
            }
            Row::Select(it) => {
                let first = it.choices.first().map(|it| id(&it.press));
                json!([select(it, emoji, &first.unwrap_or_default())])
            }
            Row::People(it) => json!([{
                "type": USER_SELECT,
                "custom_id": id(&it.press),
                "placeholder": plain(&it.placeholder),
                "min_values": 1,
                "max_values": it.max,
            }]),
        };
        json!({"type": ACTION_ROW, "components": components})
    };
    screen.screen.rows.iter().map(row).collect()
}

fn button(button: &claim_screens::Button, emoji: &EmojiSet, id: &str) -> Value {
    let style = match button.style {
        ButtonStyle::Primary => 1,
        ButtonStyle::Secondary => 2,
        ButtonStyle::Success => 3,
        ButtonStyle::Danger => 4,
    };
    let mut created = json!({
        "type": BUTTON,
        "custom_id": id,
        "label": plain(&button.label),
        "style": style,
        "disabled": !button.enabled,
    });
    if let Some(text) = button.emoji {
        created["emoji"] = emoji.reaction(text);
    }
    created
}

/// A select menu. The values of its options encode the presses; its own id, which ends with `id`, only has to be unique
/// in the message.
fn select(select: &claim_screens::Select, emoji: &EmojiSet, id: &str) -> Value {
    let option = |it: &claim_screens::Choice| {
        let mut option =
            json!({"label": plain(&it.label), "value": component_id::encode(&it.press)});
        if !it.description.is_empty() {
            option["description"] = plain(&it.description).into();
        }
        if let Some(text) = it.emoji {
            option["emoji"] = emoji.reaction(text);
        }
        option
    };
    let options: Vec<_> = select.choices.iter().map(option).collect();
    json!({
        "type": STRING_SELECT,
        "custom_id": format!("list:{id}"),
        "placeholder": plain(&select.placeholder),
        "options": options,
    })
}

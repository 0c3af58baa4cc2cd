//! A [`Screen`](claim_screens::Screen) as a Discord message, in the JSON that Discord's calls take.

use std::collections::HashMap;

use claim_rules::GameKind;
use claim_screens::emoji::plain;
use claim_screens::{Block, ButtonStyle, PictureRequest, Press, Row, Tone};
use serde_json::{Map, Value, json};

use super::artwork::drawn_screen::DrawnScreen;
use super::artwork::emoji::EmojiSet;
use super::artwork::pictures::DrawnPicture;
use super::components::{Component, IS_COMPONENTS_V2, cut, fits};
use super::posted_message::ShownPicture;
use crate::api::rest::RestFile;
use crate::component_id;

/// The flag of a message that only one person sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;

/// The flag of a silent message.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Discord's types of components.
const BUTTON: u8 = 2;
const STRING_SELECT: u8 = 3;
const USER_SELECT: u8 = 5;

/// A message to be sent: its JSON, and the files that it describes.
#[derive(Clone, Debug)]
pub(crate) struct Payload {
    pub(crate) body: Value,
    pub(crate) files: Vec<RestFile>,
}

/// A screen as a new message. Discord posts only one message with the same `nonce`.
pub(crate) fn new_message(screen: &DrawnScreen<'_>, nonce: &str) -> Payload {
    let silent = if screen.screen.is_silent {
        SUPPRESS_NOTIFICATIONS
    } else {
        0
    };
    let mut payload = new_contents(screen, silent);
    payload.body["nonce"] = json!(nonce);
    payload.body["enforce_nonce"] = json!(true);
    payload
}

/// A screen as a new message that only the user sees, in response to an interaction.
pub(crate) fn ephemeral_message(screen: &DrawnScreen<'_>) -> Payload {
    let mut body = contents(screen);
    body.insert("flags".to_owned(), json!(EPHEMERAL | IS_COMPONENTS_V2));
    with_files(body, screen, &[])
}

/// A screen as an edit of a whole message, which keeps those of its pictures that it still shows.
pub(crate) fn edit(screen: &DrawnScreen<'_>, kept: &[ShownPicture]) -> Payload {
    let mut body = contents(screen);
    body.insert("flags".to_owned(), json!(IS_COMPONENTS_V2));
    // What it had as a message without components.
    body.insert("content".to_owned(), Value::Null);
    body.insert("embeds".to_owned(), json!([]));
    with_files(body, screen, kept)
}

/// The pictures among these that a screen still shows.
pub(crate) fn kept(screen: &DrawnScreen<'_>, shown: &[ShownPicture]) -> Vec<ShownPicture> {
    let is_shown = |it: &&ShownPicture| screen.shown_pictures().any(|drawn| drawn.name == it.name);
    shown.iter().filter(is_shown).cloned().collect()
}

/// The contents of a post. A screen with a sentence alone is a message of plain text, which phones tell.
fn new_contents(screen: &DrawnScreen<'_>, flags: u64) -> Payload {
    let above = screen.emoji.text(&screen.screen.above);
    if screen.screen.blocks.is_empty() && screen.screen.attachment.is_none() {
        let body = json!({
            "content": above,
            "allowed_mentions": allowed_mentions(&above),
            "flags": flags,
        });
        return Payload {
            body,
            files: Vec::new(),
        };
    }
    let mut body = contents(screen);
    body.insert("flags".to_owned(), json!(flags | IS_COMPONENTS_V2));
    with_files(body, screen, &[])
}

/// Everything but the files and flags.
fn contents(screen: &DrawnScreen<'_>) -> Map<String, Value> {
    let fields = [
        ("components", json!(components(screen))),
        ("allowed_mentions", allowed_mentions(&screen.screen.above)),
    ];
    let fields = fields.into_iter();
    fields
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// Mentions notify exactly the people who are mentioned in the sentence above the rest, never roles or everyone.
fn allowed_mentions(above: &str) -> Value {
    let mut users: Vec<_> = above
        .split("<@")
        .skip(1)
        .filter_map(|rest| rest.split_once('>'))
        .map(|(id, _)| id)
        .filter(|id| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()))
        .collect();
    users.sort_unstable();
    users.dedup();
    json!({"parse": [], "users": users})
}

/// Adds the list of attachments: what it omits is removed.
fn with_files(
    mut body: Map<String, Value>,
    screen: &DrawnScreen<'_>,
    kept: &[ShownPicture],
) -> Payload {
    let text = screen.screen.attachment.iter().map(|file| RestFile {
        name: file.name.clone(),
        bytes: file.text.as_bytes().to_vec(),
    });
    let is_kept = |drawn: &&DrawnPicture| kept.iter().any(|it| it.name == drawn.name);
    let new = screen.shown_pictures().filter(|drawn| !is_kept(drawn));
    let new = new.map(|drawn| RestFile {
        name: drawn.name.clone(),
        bytes: drawn.png.to_vec(),
    });
    let files: Vec<_> = text.chain(new).collect();
    let attached = files.iter().enumerate();
    let attached = attached.map(|(number, file)| json!({"id": number, "filename": file.name}));
    // Discord finds a picture that is kept only if it is named, too.
    let still = screen.shown_pictures().filter_map(|drawn| {
        let mut kept = kept.iter();
        kept.find(|it| it.name == drawn.name)
    });
    let still = still.map(|it| json!({"id": it.id.to_string(), "filename": it.name}));
    body.insert("attachments".to_owned(), attached.chain(still).collect());
    Payload {
        body: body.into(),
        files,
    }
}

/// A screen as components: with drawn emoji, or with stand-ins alone where their markup would make the texts too long.
pub(crate) fn components(screen: &DrawnScreen<'_>) -> Vec<Component> {
    let drawn = tree(screen, &|text| screen.emoji.text(text));
    if fits(&drawn) {
        return drawn;
    }
    let mut plain = tree(screen, &plain);
    if !fits(&plain) {
        tracing::warn!("a screen is longer than a message");
        cut(&mut plain);
    }
    plain
}

/// The sentence above the rest, and a box with everything else.
fn tree(screen: &DrawnScreen<'_>, show: &dyn Fn(&str) -> String) -> Vec<Component> {
    let mut controls = Controls {
        emoji: screen.emoji,
        counts: HashMap::new(),
    };
    let mut pictures = screen.pictures.iter();
    let mut inner = Vec::new();
    for block in &screen.screen.blocks {
        match block {
            Block::Text(text) => inner.push(Component::text(show(text))),
            Block::Picture(request) => {
                let drawn = pictures.next().and_then(Option::as_ref);
                inner.extend(picture(request, drawn, show));
            }
            Block::Section { text, button } => {
                inner.push(Component::section(show(text), controls.button(button)));
            }
            Block::Separator => inner.push(Component::separator()),
            Block::Controls { rows, .. } => {
                inner.extend(rows.iter().map(|row| controls.row(row)));
            }
        }
    }
    inner.extend(
        screen
            .screen
            .attachment
            .iter()
            .map(|file| Component::file(&file.name)),
    );
    let above = Some(show(&screen.screen.above)).filter(|above| !above.is_empty());
    let mut all: Vec<_> = above.map(Component::text).into_iter().collect();
    if !inner.is_empty() {
        all.push(Component::container(accent(screen.screen.tone), inner));
    }
    all
}

/// A picture with the text that is needed only with it, or the text that replaces both.
fn picture(
    request: &PictureRequest,
    drawn: Option<&DrawnPicture>,
    show: &dyn Fn(&str) -> String,
) -> Vec<Component> {
    let text = |text: &str| {
        Some(show(text))
            .filter(|text| !text.is_empty())
            .map(Component::text)
    };
    match drawn {
        Some(drawn) => {
            let gallery = Component::picture(&drawn.name, request.alt.clone());
            text(&request.caption)
                .into_iter()
                .chain([gallery])
                .collect()
        }
        None => [&request.text, &request.board]
            .into_iter()
            .filter_map(|it| text(it))
            .collect(),
    }
}

/// The colour of a message's edge.
const fn accent(tone: Tone) -> u32 {
    match tone {
        Tone::Neutral => 0x004e_5058,
        Tone::YourTurn | Tone::End => 0x00f2_c14e,
        Tone::Table(GameKind::Kingdoms) => 0x007a_7fd6,
        Tone::Table(GameKind::ClaimIt) => 0x00c9_8a9b,
        Tone::Table(_) => 0x002f_8f7f,
        Tone::Good => 0x003b_a55d,
        Tone::Bad => 0x00c2_4038,
    }
}

/// Makes the controls of a message, each with an id of its own.
struct Controls<'a> {
    emoji: &'a EmojiSet,
    /// How many controls have each press so far.
    counts: HashMap<Press, usize>,
}

impl Controls<'_> {
    fn id(&mut self, press: &Press) -> String {
        let count = self.counts.entry(press.clone()).or_default();
        *count += 1;
        match *count {
            1 => component_id::encode(press),
            n => component_id::encode_nth(press, n - 1),
        }
    }

    fn button(&mut self, it: &claim_screens::Button) -> Value {
        let id = self.id(&it.press);
        button(it, self.emoji, &id)
    }

    fn row(&mut self, row: &Row) -> Component {
        Component::row(match row {
            Row::Buttons(buttons) => buttons.iter().map(|it| self.button(it)).collect(),
            Row::Select(it) => {
                let first = it.choices.first().map(|it| self.id(&it.press));
                vec![select(it, self.emoji, &first.unwrap_or_default())]
            }
            Row::People(it) => vec![json!({
                "type": USER_SELECT,
                "custom_id": self.id(&it.press),
                "placeholder": plain(&it.placeholder),
                "min_values": 1,
                "max_values": it.max,
            })],
        })
    }
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

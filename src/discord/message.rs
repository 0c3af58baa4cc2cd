//! A [`Screen`] as a Discord message, in each of the shapes that Discord's calls take.

use std::collections::HashMap;

use serenity::all::{
    ButtonStyle as Style, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateEmbedFooter, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EditMessage, MessageFlags, Nonce,
};

use super::artwork::DrawnScreen;
use super::component_id;
use super::emoji::{EmojiSet, Texts};
use super::shown_messages::Changes;
use crate::ui::emoji::plain;
use crate::ui::{self, ButtonStyle, Press, Row, Tone};

/// A screen as a new message. Discord posts only one message with the same `nonce`.
pub(super) fn new_message(screen: &DrawnScreen<'_>, nonce: &str) -> CreateMessage {
    let new = CreateMessage::new()
        .content(&screen.texts.content)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(allowed_mentions())
        .files(files(screen))
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true);
    if screen.screen.is_silent {
        new.flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
    } else {
        new
    }
}

/// A screen as an edit of a message, of the parts that change.
pub(super) fn edit(screen: &DrawnScreen<'_>, changes: Changes) -> EditMessage {
    let mut edit = EditMessage::new();
    if changes.texts {
        let content = &screen.texts.content;
        edit = edit.content(content).embeds(embeds(screen));
        // Embeds mention nobody.
        if !content.is_empty() {
            edit = edit.allowed_mentions(allowed_mentions());
        }
    }
    if changes.controls {
        edit = edit.components(rows(screen));
    }
    edit
}

/// A screen as the response to an interaction: an ephemeral message if `is_ephemeral`, else an edit
/// of the message whose component was used.
pub(super) fn response(
    screen: &DrawnScreen<'_>,
    is_ephemeral: bool,
) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&screen.texts.content)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(allowed_mentions())
        .files(files(screen))
        .ephemeral(is_ephemeral)
}

/// A screen as an edit of an interaction's response, which keeps its files or gets those of the screen.
pub(super) fn edit_reply(screen: &DrawnScreen<'_>, keeps_files: bool) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(&screen.texts.content)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(allowed_mentions());
    if keeps_files {
        return edit;
    }
    let edit = edit.clear_attachments();
    files(screen)
        .into_iter()
        .fold(edit, EditInteractionResponse::new_attachment)
}

/// A screen as an ephemeral follow-up of an interaction.
pub(super) fn followup(screen: &DrawnScreen<'_>) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&screen.texts.content)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(allowed_mentions())
        .files(files(screen))
        .ephemeral(true)
}

/// Mentions notify people, never roles or everyone.
fn allowed_mentions() -> CreateAllowedMentions {
    CreateAllowedMentions::new().all_users(true)
}

/// The text of a screen, its picture and its prompt: an embed each, so that nothing comes between the
/// prompt and the controls.
pub(super) fn embeds(screen: &DrawnScreen<'_>) -> Vec<CreateEmbed> {
    let texts = &screen.texts;
    let colour = match screen.screen.tone {
        Tone::Neutral => 0x005b_6cb8,
        Tone::YourTurn => 0x00e0_a526,
        Tone::Good => 0x003b_a55d,
        Tone::Bad => 0x00c2_4038,
    };
    let prompt = CreateEmbed::new().colour(colour).description(&texts.prompt);
    let prompt = (!texts.prompt.is_empty()).then_some(prompt);
    let picture = screen.picture.as_ref().map(|picture| {
        let url = format!("attachment://{}", picture.name);
        let embed = CreateEmbed::new().colour(colour).image(url);
        if texts.caption.is_empty() {
            return embed;
        }
        embed.description(&texts.caption)
    });
    let text = text(texts, colour).into_iter();
    text.chain(picture).chain(prompt).collect()
}

/// Everything but the prompt; `None` if there is nothing else.
fn text(texts: &Texts, colour: u32) -> Option<CreateEmbed> {
    if texts.title.is_empty() && texts.body.is_empty() && texts.sections.is_empty() {
        return None;
    }
    let mut embed = CreateEmbed::new().colour(colour);
    if !texts.title.is_empty() {
        embed = embed.title(&texts.title);
    }
    if !texts.body.is_empty() {
        embed = embed.description(&texts.body);
    }
    if !texts.footer.is_empty() {
        embed = embed.footer(CreateEmbedFooter::new(&texts.footer));
    }
    for (heading, text) in &texts.sections {
        embed = embed.field(heading, text, false);
    }
    Some(embed)
}

/// The files attached to a screen.
pub(super) fn files(screen: &DrawnScreen<'_>) -> Vec<CreateAttachment> {
    let file = |file: &ui::Attachment| CreateAttachment::bytes(file.text.as_bytes(), &file.name);
    let record = screen.screen.attachment.iter().map(file);
    record.chain(picture_file(screen)).collect()
}

/// The picture as a file, with its description.
pub(super) fn picture_file(screen: &DrawnScreen<'_>) -> Option<CreateAttachment> {
    let picture = screen.picture.as_ref()?;
    let request = screen.screen.picture.as_ref()?;
    let file = CreateAttachment::bytes(&*picture.png, &picture.name);
    Some(file.description(&request.alt))
}

/// The controls of a screen.
pub(super) fn rows(screen: &DrawnScreen<'_>) -> Vec<CreateActionRow> {
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
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            let buttons = buttons.iter();
            let buttons = buttons.map(|it| button(it, emoji, id(&it.press)));
            CreateActionRow::Buttons(buttons.collect())
        }
        Row::Select(it) => CreateActionRow::SelectMenu(select(it, emoji)),
    };
    screen.screen.rows.iter().map(row).collect()
}

fn button(button: &ui::Button, emoji: &EmojiSet, id: String) -> CreateButton {
    let style = match button.style {
        ButtonStyle::Primary => Style::Primary,
        ButtonStyle::Secondary => Style::Secondary,
        ButtonStyle::Success => Style::Success,
        ButtonStyle::Danger => Style::Danger,
    };
    let created = CreateButton::new(id)
        .label(plain(&button.label))
        .style(style)
        .disabled(!button.enabled);
    match button.emoji {
        Some(text) => created.emoji(emoji.reaction(text)),
        None => created,
    }
}

/// A select menu. The values of its options encode the presses; its own id only has to be unique.
fn select(select: &ui::Select, emoji: &EmojiSet) -> CreateSelectMenu {
    let option = |(label, text, press): &(String, Option<&'static str>, Press)| {
        let option = CreateSelectMenuOption::new(plain(label), component_id::encode(press));
        match text {
            Some(text) => option.emoji(emoji.reaction(text)),
            None => option,
        }
    };
    let options: Vec<_> = select.choices.iter().map(option).collect();
    let first = select
        .choices
        .first()
        .map(|(.., press)| component_id::encode(press));
    let id = format!("list:{}", first.unwrap_or_default());
    CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        .placeholder(plain(&select.placeholder))
}

//! A [`Screen`] as a Discord message, in each of the shapes that Discord's calls take.

use std::collections::HashMap;

use serenity::all::{
    ButtonStyle as Style, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateEmbedFooter, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EditMessage, Nonce, ReactionType,
};

use super::component_id;
use crate::ui::{self, ButtonStyle, Press, Row, Screen, Tone};

/// A screen as a new message.
pub(super) fn new_message(screen: &Screen, nonce: &str) -> CreateMessage {
    CreateMessage::new()
        .content(&screen.mention)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions())
        .files(files(screen))
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true)
}

/// A screen as a change of a message.
pub(super) fn edit(screen: &Screen) -> EditMessage {
    EditMessage::new()
        .content(&screen.mention)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions())
}

/// A screen as an answer that only the asker sees, or that changes the message asked from.
pub(super) fn answer(screen: &Screen, private: bool) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&screen.mention)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions())
        .files(files(screen))
        .ephemeral(private)
}

/// A screen as a change of an answer.
pub(super) fn edit_answer(screen: &Screen) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(&screen.mention)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions());
    files(screen)
        .into_iter()
        .fold(edit, EditInteractionResponse::new_attachment)
}

/// A screen as a further private answer.
pub(super) fn further_answer(screen: &Screen) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&screen.mention)
        .embeds(embeds(screen))
        .components(rows(screen))
        .allowed_mentions(mentions())
        .files(files(screen))
        .ephemeral(true)
}

/// Only people are ever called, never roles or everyone.
fn mentions() -> CreateAllowedMentions {
    CreateAllowedMentions::new().all_users(true)
}

fn embeds(screen: &Screen) -> Vec<CreateEmbed> {
    if screen.title.is_empty() && screen.body.is_empty() && screen.sections.is_empty() {
        return Vec::new();
    }
    let mut embed = CreateEmbed::new().colour(match screen.tone {
        Tone::Neutral => 0x005b_6cb8,
        Tone::YourTurn => 0x00e0_a526,
        Tone::Good => 0x003b_a55d,
        Tone::Bad => 0x00c2_4038,
    });
    if !screen.title.is_empty() {
        embed = embed.title(&screen.title);
    }
    if !screen.body.is_empty() {
        embed = embed.description(&screen.body);
    }
    if !screen.footer.is_empty() {
        embed = embed.footer(CreateEmbedFooter::new(&screen.footer));
    }
    for section in &screen.sections {
        embed = embed.field(&section.heading, &section.text, false);
    }
    vec![embed]
}

/// The files that go with a screen.
pub(super) fn files(screen: &Screen) -> Vec<CreateAttachment> {
    let file = |file: &ui::Attachment| CreateAttachment::bytes(file.text.as_bytes(), &file.name);
    screen.attachment.iter().map(file).collect()
}

fn rows(screen: &Screen) -> Vec<CreateActionRow> {
    let mut seen = HashMap::new();
    let mut id = |press: &Press| {
        let count: &mut usize = seen.entry(press.clone()).or_default();
        *count += 1;
        match *count {
            1 => component_id::encode(press),
            n => component_id::encode_twin(press, n - 1),
        }
    };
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            CreateActionRow::Buttons(buttons.iter().map(|it| button(it, id(&it.press))).collect())
        }
        Row::Select(it) => CreateActionRow::SelectMenu(select(it)),
    };
    screen.rows.iter().map(row).collect()
}

fn button(button: &ui::Button, id: String) -> CreateButton {
    let style = match button.style {
        ButtonStyle::Primary => Style::Primary,
        ButtonStyle::Secondary => Style::Secondary,
        ButtonStyle::Success => Style::Success,
        ButtonStyle::Danger => Style::Danger,
    };
    let made = CreateButton::new(id)
        .label(&button.label)
        .style(style)
        .disabled(!button.enabled);
    match button.emoji {
        Some(emoji) => made.emoji(ReactionType::Unicode(emoji.to_owned())),
        None => made,
    }
}

/// A select: its choices carry what they ask for, its own id is only there to be unique.
fn select(select: &ui::Select) -> CreateSelectMenu {
    let option = |(label, emoji, press): &(String, Option<&'static str>, Press)| {
        let option = CreateSelectMenuOption::new(label, component_id::encode(press));
        match emoji {
            Some(emoji) => option.emoji(ReactionType::Unicode((*emoji).to_owned())),
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
        .placeholder(&select.placeholder)
}

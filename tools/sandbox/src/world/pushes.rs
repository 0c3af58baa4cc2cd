//! Push notifications: what a person's locked phone says of a new message. Edits never notify.

use serde_json::json;

use super::channel::Channel;
use super::message::Message;
use super::model::World;
use super::snowflake::{Id, now};

/// The pairs of marks that Markdown puts around text, longer ones first.
const MARKS: [&str; 8] = ["```", "**", "__", "~~", "||", "`", "*", "_"];
/// The marks at the beginning of a line, apart from those of lists, which clients show as they are.
const LINE_MARKS: [&str; 5] = ["### ", "## ", "# ", "-# ", "> "];

impl World {
    /// Sends a new message to a user's phone. Its text is the content as plain text: there is none for components and
    /// embeds. Clients know of ephemeral messages and deferred responses only while they are open.
    pub(super) fn push(&mut self, user: Id, message: &Message) {
        if message.ephemeral_for.is_some() || message.is_loading() {
            return;
        }
        let guild = self.guild_of(message.channel);
        let channel = self.channels.get(&message.channel);
        let server = guild.and_then(|guild| self.guilds.get(&guild));
        let place = channel
            .and_then(Channel::name)
            .zip(server)
            .map(|(channel, server)| format!("#{channel}, {}", server.name));
        let entry = json!({
            "at_ms": now(),
            "channel": message.channel,
            "message_id": message.id,
            "author": self.name_in(guild, message.author),
            "author_id": message.author,
            "place": place,
            "text": self.without_tags(guild, &without_marks(&message.content)),
        });
        if let Some(user) = self.users.get_mut(&user) {
            user.pushes.push(entry);
        }
    }

    /// The name that others see in a server or, with `None`, in direct messages.
    fn name_in(&self, guild: Option<Id>, user: Id) -> &str {
        self.users.get(&user).map_or("unknown-user", |user| {
            let nickname = user.nickname.as_ref().filter(|_| guild.is_some());
            nickname.unwrap_or(&user.display_name)
        })
    }

    /// The text with names instead of mentions, custom emoji and commands. Timestamps stay as they were typed.
    fn without_tags(&self, guild: Option<Id>, text: &str) -> String {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((head, after)) = rest.split_once('>') {
            let tag = head.rsplit_once('<');
            let named = tag.and_then(|(before, tag)| Some((before, self.name_of_tag(guild, tag)?)));
            match named {
                Some((before, name)) => plain.extend([before, &name]),
                None => plain.extend([head, ">"]),
            }
            rest = after;
        }
        plain + rest
    }

    /// What a tag stands for, without its angle brackets; `None` if it is none of those that have names.
    fn name_of_tag(&self, guild: Option<Id>, tag: &str) -> Option<String> {
        if let Some(name) = tag.strip_prefix('/') {
            return Some(format!("/{}", name.split_once(':')?.0));
        }
        if let Some((_, emoji)) = tag
            .split_once(':')
            .filter(|(kind, _)| ["", "a"].contains(kind))
        {
            return Some(format!(":{}:", emoji.split_once(':')?.0));
        }
        if tag.starts_with("@&") {
            return Some("@role".to_owned());
        }
        if let Some(channel) = tag.strip_prefix('#') {
            let channel = self.channels.get(&channel.parse().ok()?)?;
            return Some(format!("#{}", channel.name()?));
        }
        let user = tag.strip_prefix('@')?.trim_start_matches('!');
        Some(format!("@{}", self.name_in(guild, user.parse().ok()?)))
    }
}

/// The text without the marks of Markdown.
fn without_marks(text: &str) -> String {
    let lines: Vec<&str> = text
        .lines()
        .map(|line| {
            let mut marks = LINE_MARKS.iter();
            marks
                .find_map(|mark| line.strip_prefix(mark))
                .unwrap_or(line)
        })
        .collect();
    let text = without_links(&lines.join("\n"));
    let text = MARKS
        .iter()
        .fold(text, |text, mark| without_pairs(&text, mark));
    without_escapes(&text)
}

/// Replaces links that have a text by it.
fn without_links(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((label, url)) = rest.split_once("](")
        && let (Some((before, label)), Some((_, after))) =
            (label.rsplit_once('['), url.split_once(')'))
    {
        plain.extend([before, label]);
        rest = after;
    }
    plain + rest
}

/// Removes pairs of a mark around text.
fn without_pairs(text: &str, mark: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(start) = find(rest, mark, true) {
        let after = &rest[start + mark.len()..];
        let Some(end) = find(after, mark, false) else {
            break;
        };
        plain.extend([&rest[..start], &after[..end]]);
        rest = &after[end + mark.len()..];
    }
    plain + rest
}

/// Where a mark opens or closes: beside the text that it marks and, if it is an underscore, not inside of a word.
fn find(text: &str, mark: &str, opens: bool) -> Option<usize> {
    let mut found = text.match_indices(mark);
    let is_place = |(at, _): &(usize, &str)| {
        let before = text[..*at].chars().next_back();
        let after = text[at + mark.len()..].chars().next();
        let (inside, outside) = if opens {
            (after, before)
        } else {
            (before, after)
        };
        let is_in_word = mark == "_" && outside.is_some_and(char::is_alphanumeric);
        before != Some('\\') && inside.is_some_and(|it| !it.is_whitespace()) && !is_in_word
    };
    found.find(is_place).map(|(at, _)| at)
}

/// Removes the backslashes before punctuation.
fn without_escapes(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_escape = letter == '\\' && letters.peek().is_some_and(char::is_ascii_punctuation);
        plain.extend(if is_escape {
            letters.next()
        } else {
            Some(letter)
        });
    }
    plain
}

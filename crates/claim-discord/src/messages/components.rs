//! Discord’s Components V2 as plain structs, which are sent as they are: serenity has no types for them.

use serde::Serialize;
use serde_json::Value;

/// The flag of a message that consists of components alone.
pub(crate) const IS_COMPONENTS_V2: u64 = 1 << 15;

/// The maximum number of characters, and of bytes, of all text displays of a message. Discord answers more bytes with an
/// internal error.
const MAX_CHARS: usize = 4000;
const MAX_BYTES: usize = 10_000;

/// The end of a text that was cut.
const ELLIPSIS: &str = "…";

/// A component with its parts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(crate) enum Component {
    /// Texts, pictures and controls in a box with a coloured edge.
    Container(Container),
    /// Text in markdown.
    Text(Text),
    /// A text beside a button.
    Section(Section),
    /// Pictures.
    Gallery(Gallery),
    /// A file to download.
    File(File),
    /// A line.
    Separator(Separator),
    /// Buttons side by side, or a menu.
    Row(Row),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Container {
    r#type: u8,
    accent_color: u32,
    components: Vec<Component>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Text {
    r#type: u8,
    content: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Section {
    r#type: u8,
    components: [Text; 1],
    accessory: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Gallery {
    r#type: u8,
    items: [GalleryItem; 1],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct GalleryItem {
    media: Media,
    description: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Media {
    url: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct File {
    r#type: u8,
    file: Media,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Separator {
    r#type: u8,
    divider: bool,
    spacing: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Row {
    r#type: u8,
    components: Vec<Value>,
}

impl Media {
    /// A file of the message.
    fn attached(name: &str) -> Self {
        Self {
            url: format!("attachment://{name}"),
        }
    }
}

impl Component {
    /// A box with its parts.
    pub(crate) const fn container(accent_color: u32, components: Vec<Self>) -> Self {
        Self::Container(Container {
            r#type: 17,
            accent_color,
            components,
        })
    }

    /// A text, which must not be empty.
    pub(crate) const fn text(content: String) -> Self {
        Self::Text(Text::new(content))
    }

    /// A text beside a button.
    pub(crate) const fn section(content: String, accessory: Value) -> Self {
        Self::Section(Section {
            r#type: 9,
            components: [Text::new(content)],
            accessory,
        })
    }

    /// A picture, by the name of its file, with its description for screen readers.
    pub(crate) fn picture(name: &str, description: String) -> Self {
        Self::Gallery(Gallery {
            r#type: 12,
            items: [GalleryItem {
                media: Media::attached(name),
                description,
            }],
        })
    }

    /// A file, by its name.
    pub(crate) fn file(name: &str) -> Self {
        Self::File(File {
            r#type: 13,
            file: Media::attached(name),
        })
    }

    /// A line with little space around it.
    pub(crate) const fn separator() -> Self {
        Self::Separator(Separator {
            r#type: 14,
            divider: true,
            spacing: 1,
        })
    }

    /// Controls side by side.
    pub(crate) const fn row(components: Vec<Value>) -> Self {
        Self::Row(Row {
            r#type: 1,
            components,
        })
    }
}

impl Text {
    const fn new(content: String) -> Self {
        Self {
            r#type: 10,
            content,
        }
    }
}

/// Whether Discord accepts the texts of these components.
pub(crate) fn fits(components: &[Component]) -> bool {
    let mut size = (0, 0);
    for text in texts(components) {
        size.0 += text.chars().count();
        size.1 += text.len();
    }
    size.0 <= MAX_CHARS && size.1 <= MAX_BYTES
}

/// Cuts the texts so that Discord accepts them.
pub(crate) fn cut(components: &mut [Component]) {
    let mut texts = Vec::new();
    collect_mut(components, &mut texts);
    let (mut chars, mut bytes) = (MAX_CHARS, MAX_BYTES);
    // The texts that follow need room for at least one character each.
    let mut following = texts.len();
    for text in texts {
        following -= 1;
        let reserved = following * ELLIPSIS.len();
        let room = (chars - following.min(chars), bytes.saturating_sub(reserved));
        if text.content.chars().count() > room.0 || text.content.len() > room.1 {
            text.content = shortened(&text.content, room);
        }
        chars = chars.saturating_sub(text.content.chars().count());
        bytes = bytes.saturating_sub(text.content.len());
    }
}

/// The beginning of a text: at most so many characters and bytes.
fn shortened(text: &str, (chars, bytes): (usize, usize)) -> String {
    let room = bytes.saturating_sub(ELLIPSIS.len());
    let ends = text.char_indices().map(|(start, c)| start + c.len_utf8());
    let ends = ends.take(chars.saturating_sub(1));
    let end = ends.take_while(|&end| end <= room).last().unwrap_or(0);
    [&text[..end], ELLIPSIS].concat()
}

fn texts(components: &[Component]) -> Vec<&str> {
    let mut found = Vec::new();
    for component in components {
        match component {
            Component::Container(container) => found.extend(texts(&container.components)),
            Component::Text(text) => found.push(&*text.content),
            Component::Section(section) => found.push(&*section.components[0].content),
            _ => {}
        }
    }
    found
}

fn collect_mut<'a>(components: &'a mut [Component], texts: &mut Vec<&'a mut Text>) {
    for component in components {
        match component {
            Component::Container(container) => collect_mut(&mut container.components, texts),
            Component::Text(text) => texts.push(text),
            Component::Section(section) => texts.extend(&mut section.components),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn components_are_sent_as_discord_documents_them() {
        let button = json!({"type": 2, "label": "Go", "custom_id": "go", "style": 1});
        let tree = [
            Component::text("above".to_owned()),
            Component::container(
                0x00f2_c14e,
                vec![
                    Component::section("text".to_owned(), button.clone()),
                    Component::picture("a.png", "A table".to_owned()),
                    Component::separator(),
                    Component::row(vec![button.clone()]),
                    Component::file("a.txt"),
                ],
            ),
        ];
        let expected = json!([
            {"type": 10, "content": "above"},
            {"type": 17, "accent_color": 15_909_198, "components": [
                {"type": 9, "components": [{"type": 10, "content": "text"}], "accessory": button},
                {"type": 12, "items": [
                    {"media": {"url": "attachment://a.png"}, "description": "A table"},
                ]},
                {"type": 14, "divider": true, "spacing": 1},
                {"type": 1, "components": [button]},
                {"type": 13, "file": {"url": "attachment://a.txt"}},
            ]},
        ]);
        assert_eq!(serde_json::to_value(tree).expect("JSON"), expected);
    }

    #[test]
    fn texts_that_are_too_long_are_cut_and_none_is_empty() {
        for letter in ["a", "ع", "😀"] {
            let long = |count| Component::text(letter.repeat(count));
            let mut tree = [long(10), Component::container(0, vec![long(9000), long(3)])];
            assert!(!fits(&tree));
            cut(&mut tree);
            assert!(fits(&tree));
            let texts = texts(&tree);
            assert_eq!(texts[0], letter.repeat(10));
            assert!(texts[1].ends_with(ELLIPSIS) && texts[1].len() > 1000);
            assert!(!texts[2].is_empty());
        }
    }
}

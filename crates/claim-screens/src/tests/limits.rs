//! Discord's limits of messages that consist of components.

use std::collections::HashSet;

use claim_table::settings::{PersonalSetting, PersonalSettings};

use crate::emoji::Emoji;
use crate::{Block, Button, PictureRequest, Press, Row, Screen, personal};

/// Fails if Discord would refuse the screen as a message.
#[track_caller]
pub(super) fn check(screen: &Screen) {
    let settings = PersonalSettings::default().with(PersonalSetting::TextOnly, true);
    for shown in [screen, &personal(screen.clone(), settings)] {
        check_texts(shown);
        check_components(shown);
        check_isolated(&text(shown));
        check_names(shown);
    }
    assert!(screen.notification.chars().count() <= 2000);
    let is_markup = |part: &&str| screen.notification.contains(*part);
    let markup = ["\n", "**", "<", "]("].into_iter().find(is_markup);
    assert_eq!(markup, None, "{}", screen.notification);
    let drawn = screen.notification.chars().find_map(Emoji::from_char);
    assert_eq!(drawn, None, "{}", screen.notification);
}

#[track_caller]
fn check_texts(screen: &Screen) {
    let length = |text: &str| text.chars().count();
    let total = length(&screen.above) + length(&screen.text());
    assert!(total > 0, "empty message");
    assert!(total <= Screen::MAX_CHARS, "{total} characters: {screen:?}");
    for picture in screen.pictures() {
        assert!(!picture.alt.is_empty());
        assert!(length(&picture.alt) <= 1024, "{}", picture.alt);
    }
    for block in &screen.blocks {
        if let Block::Text(text) | Block::Section { text, .. } = block {
            assert!(!text.is_empty(), "{screen:?}");
            assert!(!text.ends_with("**\n"), "no text below a heading: {text:?}");
        }
    }
    check_icons(&screen.text());
    // Discord's client translates relative timestamps ("in 5 minutes"), so they must not be part of
    // a sentence.
    let text = screen.text();
    for line in text.lines().filter(|line| line.contains("<t:")) {
        let is_alone = line.ends_with(":R>") || line.ends_with(":f>");
        let is_labelled = [": <t:", "：<t:"].into_iter().any(|it| line.contains(it));
        assert!(is_labelled && is_alone, "{line:?}");
    }
}

/// Fails if an icon could stand at the end of a line, and its name on the next one.
#[track_caller]
fn check_icons(text: &str) {
    for (start, c) in text.char_indices() {
        if let Some(Emoji::Tile(_) | Emoji::Seat(_)) = Emoji::from_char(c) {
            let rest = &text[start + c.len_utf8()..];
            assert!(rest.starts_with('\u{a0}'), "{text}");
        }
    }
}

/// Fails if there are more than three buttons below the line that ends what matters now.
#[track_caller]
pub(super) fn check_further_buttons(screen: &Screen) {
    let mut blocks = screen
        .blocks
        .iter()
        .skip_while(|it| **it != Block::Separator);
    assert_eq!(blocks.next(), Some(&Block::Separator), "{screen:?}");
    let rows = blocks.flat_map(|block| match block {
        Block::Controls { rows, .. } => rows.as_slice(),
        _ => &[],
    });
    let buttons: usize = rows.map(|row| row.buttons().len()).sum();
    assert!((1..=3).contains(&buttons), "{buttons}: {screen:?}");
}

/// Fails if there are too many components, or two controls cannot be told apart.
#[track_caller]
fn check_components(screen: &Screen) {
    let mut components = usize::from(!screen.above.is_empty()) + 1;
    let mut names = HashSet::new();
    for block in &screen.blocks {
        components += match block {
            Block::Text(_) | Block::Separator => 1,
            // With a caption.
            Block::Picture(_) => 2,
            Block::Section { button, .. } => {
                check_button(button);
                3
            }
            Block::Controls { rows, .. } => {
                assert!(!rows.is_empty());
                rows.iter().map(|row| check_row(row, &mut names)).sum()
            }
        };
    }
    components += usize::from(screen.attachment.is_some());
    assert!(components <= 40, "{components} components: {screen:?}");
}

#[track_caller]
fn check_button(button: &Button) {
    let length = button.label.chars().count();
    assert!((1..=80).contains(&length), "{button:?}");
}

/// Checks a row, and returns of how many components it consists. `names` are those of the buttons in other rows.
#[track_caller]
fn check_row(row: &Row, names: &mut HashSet<(Option<&'static str>, String)>) -> usize {
    let length = |text: &str| text.chars().count();
    let within = |text: &str, max: usize| assert!(length(text) <= max, "{max} < {text:?}");
    match row {
        Row::Buttons(buttons) => {
            assert!((1..=5).contains(&buttons.len()));
            for button in buttons {
                check_button(button);
                let name = (button.emoji, button.label.clone());
                assert!(names.insert(name), "{button:?} is there twice");
            }
            1 + buttons.len()
        }
        Row::Select(select) => {
            assert!((1..=25).contains(&select.choices.len()));
            within(&select.placeholder, 150);
            let mut labels = select.choices.iter().map(|it| length(&it.label));
            assert!(
                labels.all(|length| (1..=100).contains(&length)),
                "{select:?}"
            );
            for choice in &select.choices {
                within(&choice.description, 100);
            }
            let labels = select.choices.iter().map(|it| &it.label);
            let distinct: HashSet<_> = labels.collect();
            assert_eq!(distinct.len(), select.choices.len(), "{select:?}");
            let presses = select.choices.iter().map(|it| &it.press);
            let distinct: HashSet<_> = presses.collect();
            assert_eq!(distinct.len(), select.choices.len(), "{select:?}");
            2
        }
        Row::People(menu) => {
            assert!((1..=25).contains(&menu.max));
            within(&menu.placeholder, 150);
            2
        }
    }
}

/// Fails if a name of [`match_info`](super::walk::match_info) can become markup.
#[track_caller]
fn check_names(screen: &Screen) {
    // Nothing is markup in a code block.
    for text in [&screen.above, &screen.text()] {
        let mut outside = text.split("```").step_by(2);
        assert!(!outside.any(|it| it.contains("~|<")), "{text:?}");
    }
    for picture in screen.pictures() {
        assert!(!picture.alt.contains("\\~"), "{:?}", picture.alt);
    }
}

/// Fails if the names of [`match_info`](super::walk::match_info), which are written from right to left, could turn
/// around what is beside them in a text.
#[track_caller]
pub(super) fn check_isolated(text: &str) {
    for line in text.lines() {
        let mut is_isolated = false;
        for c in line.chars() {
            match c {
                '\u{2068}' | '\u{2069}' => {
                    assert_eq!(is_isolated, c == '\u{2069}', "{line:?}");
                    is_isolated = !is_isolated;
                }
                'ع' => assert!(is_isolated, "{line:?}"),
                _ => {}
            }
        }
        assert!(!is_isolated, "{line:?}");
    }
}

/// The presses of all controls of a screen.
pub(super) fn presses(screen: &Screen) -> Vec<Press> {
    screen.presses().cloned().collect()
}

/// All the text of a screen, controls included.
pub(super) fn text(screen: &Screen) -> String {
    let mut parts = vec![
        screen.notification.clone(),
        screen.above.clone(),
        screen.text(),
    ];
    for picture in screen.pictures() {
        parts.extend([picture.caption.clone(), picture.alt.clone()]);
    }
    parts.extend(screen.attachment.iter().map(|it| it.text.clone()));
    parts.extend(screen.all_buttons().map(|it| it.label.clone()));
    for row in screen.all_rows() {
        match row {
            Row::Buttons(_) => {}
            Row::Select(select) => {
                parts.push(select.placeholder.clone());
                for choice in &select.choices {
                    parts.extend([choice.label.clone(), choice.description.clone()]);
                }
            }
            Row::People(menu) => parts.push(menu.placeholder.clone()),
        }
    }
    parts.join("\n")
}

/// The picture of a screen that has one.
#[track_caller]
pub(super) fn picture(screen: &Screen) -> &PictureRequest {
    screen.pictures().next().expect("a picture")
}

/// The first line of a screen.
pub(super) fn headline(screen: &Screen) -> String {
    let text = screen.text();
    let line = text.lines().next().unwrap_or_default();
    line.trim_start_matches(['#', ' ']).to_owned()
}

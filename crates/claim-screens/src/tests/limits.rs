//! Discord's limits of messages; those of embeds where they are stricter.

use std::collections::HashSet;

use claim_table::settings::{PersonalSetting, PersonalSettings};

use crate::{Press, Row, Screen, personal};

/// Fails if Discord would refuse the screen as a message.
#[track_caller]
pub(super) fn check(screen: &Screen) {
    let length = |text: &str| text.chars().count();
    let within = |text: &str, max: usize| assert!(length(text) <= max, "{max} < {text:?}");
    within(&screen.mention, 2000);
    within(&screen.title, 256);
    let body = screen.text_body();
    within(&body, 4096);
    if let Some(picture) = &screen.picture {
        assert!(!picture.alt.is_empty());
        within(&picture.alt, 1024);
    }
    within(&screen.footer, 2048);
    assert!(screen.sections.len() <= 25);
    within(&screen.prompt, 4096);
    let texts = [&screen.title, &body, &screen.footer, &screen.prompt];
    let mut total: usize = texts.into_iter().map(|text| length(text)).sum();
    assert!(total > 0, "empty message");
    for section in &screen.sections {
        assert!(
            !section.heading.is_empty() && !section.text.is_empty(),
            "{section:?}"
        );
        within(&section.heading, 256);
        within(&section.text, 1024);
        total += length(&section.heading) + length(&section.text);
    }
    assert!(total <= 6000, "{total} characters");
    // Discord's client translates relative timestamps ("in 5 minutes"), so they must not be part of
    // a sentence.
    let lines = body.lines().chain(screen.prompt.lines());
    for line in lines.filter(|line| line.contains("<t:")) {
        assert!(line.contains(": <t:") && line.ends_with(":R>"), "{line:?}");
    }
    check_names(screen);
    check_isolated(&text(screen));
    check_rows(&screen.rows);
    let settings = PersonalSettings::default().with(PersonalSetting::TextOnly, true);
    let text_only = personal(screen.clone(), settings);
    check_isolated(&text(&text_only));
    check_rows(&text_only.rows);
}

/// Fails if Discord would refuse the controls, or two of them cannot be told apart.
#[track_caller]
fn check_rows(rows: &[Row]) {
    let length = |text: &str| text.chars().count();
    let within = |text: &str, max: usize| assert!(length(text) <= max, "{max} < {text:?}");
    assert!(rows.len() <= 5);
    let mut names = HashSet::new();
    for row in rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()));
                let mut labels = buttons.iter().map(|button| length(&button.label));
                assert!(
                    labels.all(|length| (1..=80).contains(&length)),
                    "{buttons:?}"
                );
                for button in buttons {
                    assert!(names.insert((button.emoji, &button.label)), "{rows:?}");
                }
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
            }
            Row::People(menu) => {
                assert!((1..=25).contains(&menu.max));
                within(&menu.placeholder, 150);
            }
        }
    }
}

/// Fails if a name of [`match_info`](super::walk::match_info) can become markup.
#[track_caller]
fn check_names(screen: &Screen) {
    let sections = screen.sections.iter();
    let picture = screen.picture.iter();
    let texts = [&screen.mention, &screen.title, &screen.body, &screen.prompt]
        .into_iter()
        .chain(sections.flat_map(|it| [&it.heading, &it.text]))
        .chain(picture.clone().map(|it| &it.text));
    for text in texts {
        // Nothing is markup in a code block.
        let mut outside = text.split("```").step_by(2);
        assert!(!outside.any(|it| it.contains("~|<")), "{text:?}");
    }
    for picture in picture {
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
    let of_row = |row: &Row| -> Vec<Press> {
        match row {
            Row::Buttons(buttons) => buttons.iter().map(|it| it.press.clone()).collect(),
            Row::Select(select) => select.choices.iter().map(|it| it.press.clone()).collect(),
            Row::People(menu) => vec![menu.press.clone()],
        }
    };
    screen.rows.iter().flat_map(of_row).collect()
}

/// All the text of a screen, controls included.
pub(super) fn text(screen: &Screen) -> String {
    let body = screen.text_body();
    let mut parts = vec![
        screen.mention.as_str(),
        &screen.title,
        &body,
        &screen.footer,
    ];
    for section in &screen.sections {
        parts.extend([section.heading.as_str(), &section.text]);
    }
    parts.push(&screen.prompt);
    if let Some(picture) = &screen.picture {
        parts.extend([picture.caption.as_str(), &picture.alt]);
    }
    parts.extend(screen.attachment.iter().map(|it| it.text.as_str()));
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => parts.extend(buttons.iter().map(|b| b.label.as_str())),
            Row::Select(select) => {
                parts.push(&select.placeholder);
                for choice in &select.choices {
                    parts.extend([choice.label.as_str(), &choice.description]);
                }
            }
            Row::People(menu) => parts.push(&menu.placeholder),
        }
    }
    parts.join("\n")
}

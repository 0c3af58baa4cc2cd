//! The help: how to start, and first hints; other pages list the commands and explain fairness and privacy.

use claim_table::locale::Locale;

use crate::i18n::keys::{commands, help as keys};
use crate::i18n::{Message, Translate};
use crate::press::{HelpPage, Press};
use crate::screen::model::{Button, Paragraph, Screen};
use crate::screen::starts::{self, Start};

/// A text without arguments.
type Text = fn() -> Message;

/// The words by which a command is called after `/claim`, and its description.
type Described = (&'static [Text], Text);

/// The commands for playing.
const PLAYING: [Described; 9] = [
    (
        &[commands::command_tutorial],
        commands::command_tutorial_description,
    ),
    (
        &[commands::command_start],
        commands::command_start_description,
    ),
    (
        &[commands::command_play],
        commands::command_play_description,
    ),
    (
        &[commands::command_hand],
        commands::command_hand_description,
    ),
    (
        &[commands::command_table],
        commands::command_table_description,
    ),
    (
        &[commands::command_matches],
        commands::command_matches_description,
    ),
    (
        &[commands::command_tables],
        commands::command_tables_description,
    ),
    (
        &[commands::command_resign],
        commands::command_resign_description,
    ),
    (
        &[commands::command_vacation],
        commands::command_vacation_description,
    ),
];

/// The other commands.
const OTHERS: [Described; 13] = [
    (
        &[commands::command_tournament],
        commands::command_tournament_description,
    ),
    (
        &[commands::command_analyze],
        commands::command_analyze_description,
    ),
    (
        &[commands::command_practice],
        commands::command_practice_description,
    ),
    (
        &[commands::command_leaderboard],
        commands::command_leaderboard_description,
    ),
    (
        &[commands::command_profile],
        commands::command_profile_description,
    ),
    (
        &[commands::command_daily],
        commands::command_daily_description,
    ),
    (
        &[commands::command_puzzle],
        commands::command_puzzle_description,
    ),
    (
        &[commands::command_rules],
        commands::command_rules_description,
    ),
    (
        &[commands::command_settings],
        commands::command_settings_description,
    ),
    (
        &[commands::command_data, commands::command_data_export],
        commands::command_data_export_description,
    ),
    (
        &[commands::command_data, commands::command_data_delete],
        commands::command_data_delete_description,
    ),
    (
        &[commands::command_about],
        commands::command_about_description,
    ),
    (
        &[commands::command_help],
        commands::command_help_description,
    ),
];

impl HelpPage {
    /// The label of its button.
    fn label(self) -> Message {
        match self {
            Self::Start => keys::help_begin_heading(),
            Self::Commands => keys::help_commands_heading(),
            Self::Trust => keys::help_trust(),
        }
    }
}

/// A page of the help, with buttons for the others.
#[must_use]
pub fn help(locale: Locale, page: HelpPage) -> Screen {
    let paragraph = |heading: Message, text: String| Paragraph {
        heading: locale.say(&heading),
        text,
    };
    let say = |text: Message| locale.say(&text);
    let (body, paragraphs) = match page {
        HelpPage::Start => (
            say(keys::help_what()),
            vec![
                paragraph(keys::help_begin_heading(), say(keys::help_begin())),
                paragraph(keys::help_hints_heading(), say(keys::help_hints())),
            ],
        ),
        HelpPage::Commands => (
            String::new(),
            vec![
                paragraph(
                    keys::help_commands_heading(),
                    command_list(locale, &PLAYING),
                ),
                paragraph(
                    keys::help_more_commands_heading(),
                    command_list(locale, &OTHERS),
                ),
            ],
        ),
        HelpPage::Trust => (
            String::new(),
            vec![
                paragraph(keys::help_fair_heading(), say(keys::help_fair())),
                paragraph(keys::help_privacy_heading(), say(keys::help_privacy())),
            ],
        ),
    };
    let buttons = HelpPage::ALL.map(|other| Button {
        enabled: other != page,
        ..Button::labelled(say(other.label()), Press::Help(other))
    });
    Screen::titled(&say(keys::help_title()))
        .line(&body)
        .paragraphs(&paragraphs)
        .buttons(&starts::buttons(locale, &Start::ALL))
        .small(&say(keys::help_footer()))
        .buttons(&buttons)
}

/// One line per command with its description.
fn command_list(locale: Locale, described: &[Described]) -> String {
    let group = locale.say(&commands::command_claim());
    let lines = described.iter().map(|(words, description)| {
        let words: Vec<_> = words.iter().map(|word| locale.say(&word())).collect();
        let description = locale.say(&description());
        locale.say(&keys::help_command(words.join(" "), description, &group))
    });
    let lines: Vec<_> = lines.collect();
    lines.join("\n")
}

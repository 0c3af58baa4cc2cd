//! The replay of a finished match, and its record as a file.

use claim_ai::analysis::Analysis;
use claim_rules::cards::SeatSet;
use claim_rules::{Chapter, View};
use claim_table::locale::Locale;

use super::analysis::{comment_on, kind, mistake_from};
use super::result;
use super::result::Finish;
use crate::games::contract;
use crate::i18n::keys::{analysis, finish as keys};
use crate::i18n::{Message, Translate};
use crate::press::{Direction, FinishedPress, Shareable};
use crate::running::leaving;
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, ButtonStyle, Row, Screen};
use crate::screen::picture;
use crate::text::narrator::Narrator;
use crate::text::words;

/// A finished match after some of its actions.
#[derive(Clone, Copy, Debug)]
pub struct ReplayStep<'a> {
    /// What each seat knew then: together, everything.
    pub views: &'a [View],
    /// The number of actions so far.
    pub actions: u32,
    /// The number of actions of the whole match.
    pub total: u32,
    /// The tricks or turns of the match, each after the number of actions before it.
    pub chapters: &'a [(u32, Chapter)],
    /// The analysis of the match, if it is known.
    pub analysis: Option<&'a Analysis>,
    /// How the match ended, if it ended here and was not played out.
    pub early_end: Option<&'a Finish>,
    /// Who has won, if the match ended here.
    pub winners: Option<SeatSet>,
}

/// Shows a finished match after some of its actions, with all hands and with buttons to step by action,
/// by trick or turn, and by mistake.
#[must_use]
pub fn replay(locale: Locale, info: &MatchInfo, step: &ReplayStep<'_>) -> Screen {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let Some(view) = step.views.first().map(View::public) else {
        return Screen::default();
    };
    let table = contract::table(narrator, &view);
    let mut lines = table.now;
    match step.early_end {
        Some(finish) => lines.extend(result::end_lines(narrator, finish)),
        None => lines.extend(table.turn),
    }
    let (picture, hands) = match picture::replay(narrator, step.views, step.winners) {
        Some((picture, hands)) => (Some(picture), hands),
        None => (None, Vec::new()),
    };
    let comment = step
        .analysis
        .and_then(|it| comment_on(locale, info, it, step.actions));
    let (comment, answer) = comment.map_or((None, None), |it| (Some(it.text), it.answer));
    let position = locale.say(&keys::replay_position(step.actions, step.total));
    let chapter = step.chapter().map(|it| words::chapter(locale, it));
    let position = chapter.into_iter().chain([position]);
    let position = position.collect::<Vec<_>>().join(" · ");
    let screen = Screen::titled(&locale.say(&keys::replay_title(info.title(locale))))
        .line(&lines.join(" · "))
        .lines(leaving::lines(narrator))
        .small(&position)
        .small(&table.small.join("\n"))
        .picture(picture)
        .paragraphs(&hands)
        .lines(comment)
        .paragraphs(&answer)
        .rows(step.rows(locale, info));
    screen.with_last(&table.last, &[])
}

/// What to say if there is no mistake, or inaccuracy, after the position, or before it.
#[must_use]
pub fn no_mistake(
    locale: Locale,
    info: &MatchInfo,
    analysis: &Analysis,
    direction: Direction,
) -> String {
    let kind = kind(info, analysis);
    locale.say(&if direction == Direction::Next {
        keys::replay_no_mistake_after(kind)
    } else {
        keys::replay_no_mistake_before(kind)
    })
}

impl ReplayStep<'_> {
    /// The trick or turn of the next action; none at the end.
    fn chapter(&self) -> Option<Chapter> {
        let begun = |&&(first, _): &&(u32, Chapter)| first <= self.actions;
        let current = self.chapters.iter().take_while(begun).last();
        current
            .filter(|_| self.actions < self.total)
            .map(|&(_, chapter)| chapter)
    }

    /// The start of the trick or turn, or of the one before at a start.
    fn previous_chapter(&self) -> u32 {
        let mut starts = self.chapters.iter().map(|&(first, _)| first).rev();
        starts.find(|&first| first < self.actions).unwrap_or(0)
    }

    /// The start of the next trick or turn, or the end.
    fn next_chapter(&self) -> u32 {
        let mut starts = self.chapters.iter().map(|&(first, _)| first);
        starts
            .find(|&first| first > self.actions)
            .unwrap_or(self.total)
    }

    /// A row to step by action, one to step by trick or turn, and one about mistakes. The positions of
    /// the buttons never change, so that a player can press the same one repeatedly.
    fn rows(&self, locale: Locale, info: &MatchInfo) -> Vec<Row> {
        let to = |(label, emoji, target): (Message, &'static str, u32)| {
            let press = Shareable::Replay {
                table: info.id,
                actions: target,
            };
            Button {
                emoji: Some(emoji),
                enabled: target != self.actions,
                ..Button::labelled(locale.say(&label), press)
            }
        };
        let has_tricks = matches!(self.chapters.first(), Some((_, Chapter::Trick { .. })));
        let (previous, next) = if has_tricks {
            (keys::button_previous_trick(), keys::button_next_trick())
        } else {
            (keys::button_previous_turn(), keys::button_next_turn())
        };
        let steps = [
            (keys::button_first(), "⏮️", 0),
            (keys::button_back(), "◀️", self.actions.saturating_sub(1)),
            (
                keys::button_forward(),
                "▶️",
                self.total.min(self.actions + 1),
            ),
            (keys::button_last(), "⏭️", self.total),
        ];
        let mut steps = steps.map(to).to_vec();
        // The next action is what most readers want.
        steps[2].style = ButtonStyle::Primary;
        let chapters = [
            (previous, "⏪", self.previous_chapter()),
            (next, "⏩", self.next_chapter()),
        ];
        let mistakes = [
            self.mistake_button(locale, info, Direction::Previous),
            self.try_button(locale, info),
            self.mistake_button(locale, info, Direction::Next),
            Button {
                emoji: Some("🔎"),
                enabled: self.total > 0,
                ..Button::labelled(
                    locale.say(&analysis::button_analysis()),
                    Shareable::Analysis(info.id),
                )
            },
        ];
        vec![
            Row::Buttons(steps),
            Row::Buttons(chapters.map(to).to_vec()),
            Row::Buttons(mistakes.to_vec()),
        ]
    }

    /// The button to choose another play for the seat to act. Bots that play for those who have left are not judged.
    fn try_button(&self, locale: Locale, info: &MatchInfo) -> Button {
        let press = FinishedPress::TryAgain {
            table: info.id,
            actions: self.actions,
            chosen: String::new(),
        };
        let actions = self.actions as usize;
        let is_decision = |it: &Analysis| it.decisions.iter().any(|it| it.actions == actions);
        let has_choice = |view: &View| view.legal_actions().len() > 1;
        Button {
            enabled: self.views.iter().any(has_choice) && self.analysis.is_none_or(is_decision),
            ..Button::labelled(locale.say(&analysis::button_try_again()), press)
        }
    }

    /// The button to the previous or the next mistake, or inaccuracy if there are no mistakes; a phone has no room for the
    /// longer word. As long as the match has not been analysed, it
    /// may turn out that there is none.
    fn mistake_button(&self, locale: Locale, info: &MatchInfo, direction: Direction) -> Button {
        let (label, emoji, is_possible) = if direction == Direction::Next {
            let label = keys::button_next_mistake();
            (label, "⤵️", self.actions < self.total)
        } else {
            (keys::button_previous_mistake(), "⤴️", self.actions > 0)
        };
        let press = FinishedPress::ReplayMistake {
            table: info.id,
            actions: self.actions,
            direction,
        };
        let exists =
            |analysis: &Analysis| mistake_from(info, analysis, self.actions, direction).is_some();
        Button {
            emoji: Some(emoji),
            enabled: is_possible && self.analysis.is_none_or(exists),
            ..Button::labelled(locale.say(&label), press)
        }
    }
}

/// Offers the record of a finished match as a file.
#[must_use]
pub fn record_file(locale: Locale, info: &MatchInfo, record: String) -> Screen {
    let name = format!("{}-{}.jsonl", info.setup.kind().id(), info.id);
    Screen::titled(&locale.say(&keys::record_title(info.title(locale))))
        .line(&locale.say(&keys::record_text()))
        .attaching(name, record)
}

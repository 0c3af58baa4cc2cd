//! The mistakes: the biggest among estimated decisions, one at a time, and a menu of all. Where there are none, the
//! inaccuracies take their place.

use claim_ai::analysis::{Analysis, Decision, Estimate, Label};
use claim_rules::cards::Seat;
use claim_table::locale::Locale;

use super::report::Report;
use crate::i18n::keys::analysis as keys;
use crate::i18n::keys::finish::button_replay;
use crate::i18n::{Message, Translate};
use crate::press::{Direction, Shareable};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, Choice, Paragraph, Row, Select};
use crate::text::distinct::{distinct_by, with_end};
use crate::text::words::spoiler;

/// How many mistakes are listed.
const MAX_MISTAKES: usize = 3;

/// What there is to say about a decision.
pub(crate) struct Comment {
    /// How good it was, and what would have been better.
    pub(crate) text: String,
    /// How it is answered, as a paragraph of its own; `None` if that is not known.
    pub(crate) answer: Option<Paragraph>,
}

/// The mistakes in order: those of people, if people played. If there are none, the inaccuracies.
fn mistakes<'a>(
    info: &'a MatchInfo,
    analysis: &'a Analysis,
) -> impl DoubleEndedIterator<Item = &'a Decision> {
    let has_no_mistakes = has_no_mistakes(info, analysis);
    let decisions = analysis.decisions.iter();
    decisions.filter(move |it| {
        let is_found = if has_no_mistakes {
            it.label() == Some(Label::Inaccuracy)
        } else {
            it.is_mistake()
        };
        is_found && is_considered(info, it)
    })
}

/// Whether mistakes are listed, or, if there are none, inaccuracies: for texts.
pub(crate) fn kind(info: &MatchInfo, analysis: &Analysis) -> &'static str {
    if has_no_mistakes(info, analysis) {
        "inaccuracies"
    } else {
        "mistakes"
    }
}

/// Whether no mistake was made by those whose decisions count.
fn has_no_mistakes(info: &MatchInfo, analysis: &Analysis) -> bool {
    !analysis.mistakes().any(|it| is_considered(info, it))
}

/// Whether a person made the decision, or no people played.
fn is_considered(info: &MatchInfo, decision: &Decision) -> bool {
    let is_bot = |seat: Seat| {
        info.players
            .get(seat.index())
            .is_some_and(|it| it.user.is_none())
    };
    let mut seats = Seat::of(info.setup.players());
    !is_bot(decision.seat) || seats.all(is_bot)
}

/// The mistake, or inaccuracy if there are no mistakes, at the position that `actions` actions lead to.
#[must_use]
pub fn mistake_at<'a>(
    info: &'a MatchInfo,
    analysis: &'a Analysis,
    actions: u32,
) -> Option<&'a Decision> {
    mistakes(info, analysis).find(|it| it.actions == actions as usize)
}

/// The first mistake after the position that `actions` actions lead to, or the last one before it.
/// Mistakes of bots count only if no people played. Without any, inaccuracies take their place.
#[must_use]
pub fn mistake_from<'a>(
    info: &'a MatchInfo,
    analysis: &'a Analysis,
    actions: u32,
    direction: Direction,
) -> Option<&'a Decision> {
    let actions = actions as usize;
    let mut mistakes = mistakes(info, analysis);
    if direction == Direction::Next {
        mistakes.find(|it| it.actions > actions)
    } else {
        mistakes.rev().find(|it| it.actions < actions)
    }
}

/// The comment on the decision after `actions` actions: how much was lost, what would have been better, and how it
/// is answered; in a lost position, what was hardest to answer. What would have been better is a spoiler, so that
/// the reader can look for it first. `None` if there is nothing to say.
pub(crate) fn comment_on(
    locale: Locale,
    info: &MatchInfo,
    analysis: &Analysis,
    actions: u32,
) -> Option<Comment> {
    let report = Report::new(locale, info, analysis, true);
    let mut decisions = analysis.decisions.iter();
    let decision = decisions.find(|it| it.actions == actions as usize)?;
    let found = match (decision.exact(), decision.estimate()) {
        (Some(exact), _) if exact.is_mistake() => report.exact_mistake(decision, exact, spoiler),
        (Some(exact), _) => {
            let hardest = exact.hardest_to_answer;
            let answer = hardest.filter(|&it| it != decision.action)?;
            let answer = spoiler(report.action(&decision.view, answer));
            keys::lost_anyway(answer, report.name(decision.seat))
        }
        (None, Some(estimate)) if decision.label() >= Some(Label::Inaccuracy) => {
            report.estimated_mistake(decision, estimate, spoiler)?
        }
        (None, _) => return None,
    };
    Some(Comment {
        text: format!("🔎 {}", locale.say(&found)),
        answer: report.best_play(decision),
    })
}

impl Report<'_> {
    /// As [`kind`].
    pub(super) fn kind(self) -> &'static str {
        kind(self.narrator.info, self.analysis)
    }

    /// In which order [`Self::mistakes`] are: the reader's first, if there are any, or by size.
    pub(super) fn order(self) -> &'static str {
        let mut mistakes = mistakes(self.narrator.info, self.analysis);
        let is_own = |it: &Decision| it.estimate().is_some() && self.reader == Some(it.seat);
        if mistakes.any(is_own) { "own" } else { "size" }
    }

    /// The mistakes among the estimated decisions, and what answers them: first those of the reader, and then of the others,
    /// the worst first.
    pub(super) fn mistakes(self) -> Vec<String> {
        let mistakes = mistakes(self.narrator.info, self.analysis);
        let mut mistakes: Vec<_> = mistakes
            .filter_map(|it| Some((it, it.estimate()?)))
            .collect();
        let is_others = |decision: &Decision| self.reader.is_some_and(|it| it != decision.seat);
        mistakes.sort_by(|(one, small), (other, big)| {
            let loss = big.loss.0.total_cmp(&small.loss.0);
            is_others(one).cmp(&is_others(other)).then(loss)
        });
        let (told, separator): (fn(Self, &Decision, &Estimate) -> _, _) = if self.has_markdown {
            (Self::mistake_at_a_glance, " · ")
        } else {
            (Self::mistake_in_a_sentence, " ")
        };
        let told = mistakes.into_iter().filter_map(|(decision, estimate)| {
            let mistake: String = told(self, decision, estimate)?;
            Some((mistake, self.answer(decision)))
        });
        let shown: Vec<_> = told.take(MAX_MISTAKES).collect();
        let chars = |text: &str, separator: &str| text.chars().count() + separator.chars().count();
        let taken: usize = shown.iter().map(|(mistake, _)| chars(mistake, "\n")).sum();
        let mut room = Paragraph::MAX_CHARS.saturating_sub(taken);
        // Refutations are shown as far as there is room; the file has all.
        let with_answer = |(mistake, answer): (String, Option<String>)| {
            let fits = |it: &String| !self.has_markdown || chars(it, separator) <= room;
            let Some(answer) = answer.filter(fits) else {
                return mistake;
            };
            room = room.saturating_sub(chars(&answer, separator));
            format!("{mistake}{separator}{answer}")
        };
        shown.into_iter().map(with_answer).collect()
    }

    /// A mistake in three lines: how bad it was, whose and when; the two actions with their chances; what was lost.
    fn mistake_at_a_glance(self, decision: &Decision, estimate: &Estimate) -> Option<String> {
        let (better, best) = self.better(decision, estimate)?;
        let (name, chapter) = (self.name(decision.seat), self.chapter(decision));
        let heading = keys::mistake_heading(chapter, estimate.label()?.id(), name);
        let action = self.action(&decision.view, decision.action);
        let actions = keys::mistake_actions(action, best, better, self.chance(estimate.chosen));
        let [heading, actions] = [heading, actions].map(|it| self.narrator.say(&it));
        let loss = self.loss_and_reason(decision, estimate);
        Some(format!("{heading}\n{actions}\n-# {loss}"))
    }

    fn mistake_in_a_sentence(self, decision: &Decision, estimate: &Estimate) -> Option<String> {
        let mistake = self.estimated_mistake(decision, estimate, |better| better)?;
        let mistake = self.narrator.say(&mistake);
        let sentence = keys::at_chapter(self.chapter(decision), mistake);
        Some(self.narrator.say(&sentence))
    }

    /// What would have been better, formatted by `mark`; `None` if it cannot be told from what was played.
    fn estimated_mistake(
        self,
        decision: &Decision,
        estimate: &Estimate,
        mark: fn(String) -> String,
    ) -> Option<Message> {
        let (better, best) = self.better(decision, estimate)?;
        let label = estimate.label()?.id();
        Some(keys::mistake_estimated(
            self.action(&decision.view, decision.action),
            best,
            mark(better),
            self.chance(estimate.chosen),
            label,
            self.loss_and_reason(decision, estimate),
            self.name(decision.seat),
        ))
    }

    /// The way to the replay of a match without mistakes.
    pub(super) fn replay_row(self) -> Row {
        let press = Shareable::Replay {
            table: self.narrator.info.id,
            actions: 0,
        };
        let label = self.narrator.say(&button_replay());
        Row::Buttons(vec![Button {
            emoji: Some("🎞️"),
            ..Button::labelled(label, press)
        }])
    }

    /// A menu that leads to the mistakes in the replay: the biggest if there are too many. `None` without any.
    pub(super) fn menu(self) -> Option<Row> {
        let loss = |it: &Decision| it.estimate().map_or(f32::MAX, |it| it.loss.0);
        let mut mistakes: Vec<_> = mistakes(self.narrator.info, self.analysis).collect();
        mistakes.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        mistakes.truncate(Select::MAX_CHOICES);
        mistakes.sort_by_key(|it| it.actions);
        let plain = Self {
            has_markdown: false,
            ..self
        };
        let label = |decision: &Decision| {
            self.narrator.say(&keys::jump_choice(
                plain.action(&decision.view, decision.action),
                plain.chapter(decision),
                plain.name(decision.seat),
            ))
        };
        let labels = mistakes.iter().map(|decision| label(decision)).collect();
        let say_more = |index: usize| {
            let at = keys::jump_choice_at(mistakes[index].actions);
            let end = format!(" · {}", self.narrator.say(&at));
            with_end(&label(mistakes[index]), &end, Select::MAX_LABEL_CHARS)
        };
        let labels = distinct_by(labels, say_more, Select::MAX_LABEL_CHARS);
        let choice = |(decision, label): (&Decision, String)| {
            let press = Shareable::Replay {
                table: self.narrator.info.id,
                actions: u32::try_from(decision.actions).unwrap_or(u32::MAX),
            };
            Choice::labelled(label, press)
        };
        let choices = mistakes.iter().copied().zip(labels);
        let choices: Vec<_> = choices.map(choice).collect();
        (!choices.is_empty()).then(|| {
            Row::Select(Select::new(
                self.narrator.say(&keys::jump_placeholder(self.kind())),
                choices,
            ))
        })
    }
}

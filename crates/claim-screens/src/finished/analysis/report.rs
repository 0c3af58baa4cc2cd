//! [`Report`]: what all parts of an analysis share.

use claim_ai::analysis::{Analysis, Decision, Estimate, Label, WinProbability, first_plays};
use claim_rules::cards::Seat;
use claim_rules::{Action, Chapter, View};
use claim_table::locale::Locale;

use crate::games::action_label::STEP;
use crate::games::contract;
use crate::i18n::keys::analysis as keys;
use crate::i18n::keys::words as words_keys;
use crate::i18n::{Message, Translate};
use crate::running::match_info::MatchInfo;
use crate::screen::alt_text::spoken_line;
use crate::screen::model::Paragraph;
use crate::text::narrator::Narrator;
use crate::text::words;

/// How many plays after a mistake a screen shows, from the first of an opponent on. The replay and the file have all.
const MAX_PLAYS_AT_A_GLANCE: usize = 2;

/// An analysis to be written in one language.
#[derive(Clone, Copy)]
pub(super) struct Report<'a> {
    pub(super) narrator: Narrator<'a>,
    pub(super) analysis: &'a Analysis,
    /// Whether the text is shown as markdown, on a screen with limited room.
    pub(super) has_markdown: bool,
    /// The seat of the player who alone reads it.
    pub(super) reader: Option<Seat>,
}

impl<'a> Report<'a> {
    pub(super) const fn new(
        locale: Locale,
        info: &'a MatchInfo,
        analysis: &'a Analysis,
        has_markdown: bool,
    ) -> Self {
        Self {
            narrator: Narrator {
                locale,
                info,
                reader: None,
            },
            analysis,
            has_markdown,
            reader: None,
        }
    }

    /// The report for the player of a seat, if the reader has one.
    pub(super) const fn for_reader(self, reader: Option<Seat>) -> Self {
        Self { reader, ..self }
    }
}

impl Report<'_> {
    /// The lines below a heading, if there are any.
    pub(super) fn paragraph(self, heading: &Message, lines: &[String]) -> Option<Paragraph> {
        (!lines.is_empty()).then(|| Paragraph {
            heading: self.narrator.say(heading),
            text: lines.join("\n"),
        })
    }

    /// The name of a player, in bold if markdown is allowed.
    pub(super) fn name(self, seat: Seat) -> String {
        if self.has_markdown {
            self.narrator.info.name(seat)
        } else {
            self.narrator.info.plain_name(seat)
        }
    }

    /// The name of an action within a sentence.
    pub(super) fn action(self, view: &View, action: Action) -> String {
        let label = contract::inline_label(self.narrator, view, action);
        if self.has_markdown {
            label
        } else {
            spoken_line(&label)
        }
    }

    /// The trick or turn of a decision.
    pub(super) fn chapter(self, decision: &Decision) -> String {
        words::chapter(self.narrator.locale, decision.chapter)
    }

    /// All seats in order.
    pub(super) fn seats(self) -> impl DoubleEndedIterator<Item = Seat> {
        Seat::of(self.analysis.setup.players())
    }

    /// The best action and its chance; `None` if it has the same name as the chosen action or the same chance when
    /// rounded, if the chosen action counts as best as well, or if the choice made no difference.
    pub(super) fn better(
        self,
        decision: &Decision,
        estimate: &Estimate,
    ) -> Option<(String, String)> {
        let (action, best) = estimate.best;
        let better = self.action(&decision.view, action);
        let is_other = better != self.action(&decision.view, decision.action);
        let is_more = whole_percent(best.estimate) > whole_percent(estimate.chosen.estimate);
        let is_worse = estimate.label() > Some(Label::Best);
        let is_better = is_other && is_more && is_worse;
        is_better.then(|| (better, self.chance(best)))
    }

    /// What follows a mistake, with best play or, if that is unknown, as it might continue: a sentence, which is short on
    /// a screen; `None` if neither is known.
    pub(super) fn answer(self, decision: &Decision) -> Option<String> {
        let max = if self.has_markdown {
            MAX_PLAYS_AT_A_GLANCE
        } else {
            usize::MAX
        };
        let plays = self.answer_plays(decision, max)?;
        let sentence = if decision.exact().is_some() {
            keys::best_play_then(plays)
        } else {
            keys::likely_play_then(plays)
        };
        Some(self.narrator.say(&sentence))
    }

    /// The answer as a paragraph.
    pub(super) fn best_play(self, decision: &Decision) -> Option<Paragraph> {
        // Headings have no emoji.
        let played = contract::inline_label(self.narrator, &decision.view, decision.action);
        let played = spoken_line(&played);
        let heading = if decision.exact().is_some() {
            keys::best_play_heading(played)
        } else {
            keys::likely_play_heading(played)
        };
        Some(Paragraph {
            heading: self.narrator.say(&heading),
            text: self.answer_plays(decision, usize::MAX)?,
        })
    }

    /// The first plays of the answer, at most `max` from the first of an opponent on.
    fn answer_plays(self, decision: &Decision, max: usize) -> Option<String> {
        let plays = first_plays(&decision.answer, decision.seat, max);
        // In a trick, each play is a turn of its own.
        let has_steps = matches!(decision.chapter, Chapter::Turn(_));
        let turns = plays.chunk_by(|play, next| has_steps && play.seat == next.seat);
        let turns = turns.filter_map(|turn| {
            let name = self.name(turn.first()?.seat);
            let actions = turn.iter().map(|it| self.action(&it.view, it.action));
            let actions = actions.collect::<Vec<_>>().join(STEP);
            Some(self.narrator.say(&keys::play_of(actions, name)))
        });
        let plays: Vec<_> = turns.collect();
        (!plays.is_empty()).then(|| plays.join(" · "))
    }

    /// What a decision lost of the chance of winning; in the file, or if it is at least half as much, with its margin of
    /// error.
    pub(super) fn loss(self, estimate: &Estimate) -> String {
        let (loss, margin) = estimate.loss;
        let (loss, margin) = (100.0 * loss, 100.0 * margin);
        if self.has_markdown && 2.0 * margin < loss {
            let points = loss.floor().to_string();
            return self.narrator.say(&keys::points_lost_clearly(points));
        }
        // Rounded down, so that no loss seems to deserve a worse label than it has; margins are rounded up.
        let mut shown = [loss.floor(), margin.ceil()].map(|points| points.to_string());
        if loss > margin && loss.floor() <= margin.ceil() {
            // Whole numbers would say that there may be no loss.
            let tenths = [(10.0 * loss).floor(), (10.0 * margin).ceil()];
            shown = tenths.map(|tenths| decimal(self.narrator.locale, tenths));
        }
        let [loss, margin] = shown;
        let message = keys::points_lost(margin, loss);
        self.narrator.say(&message)
    }

    /// What a decision lost of the chance of winning, and why the best action would have been better, if that can be told.
    pub(super) fn loss_and_reason(self, decision: &Decision, estimate: &Estimate) -> String {
        let loss = self.loss(estimate);
        let locale = self.narrator.locale;
        let reason = contract::reason(locale, &decision.view, decision.action, estimate.best.0);
        match reason {
            Some(reason) => {
                let reason = self.narrator.say(&reason);
                self.narrator.say(&keys::loss_and_reason(loss, reason))
            }
            None => loss,
        }
    }

    /// A label, and what was lost.
    pub(super) fn label_and_loss(self, label: String, estimate: &Estimate) -> String {
        let message = keys::label_and_loss(label, self.loss(estimate));
        self.narrator.say(&message)
    }

    /// A chance of winning; in the file, with its margin of error.
    pub(super) fn chance(self, chance: WinProbability) -> String {
        let percent = |share| whole_percent(share).to_string();
        let estimate = percent(chance.estimate);
        self.narrator.say(&if self.has_markdown {
            keys::win_chance(estimate)
        } else {
            keys::win_chance_within(percent(chance.margin), estimate)
        })
    }
}

/// A number of tenths with one decimal.
fn decimal(locale: Locale, tenths: f32) -> String {
    let [whole, tenths] = [(tenths / 10.0).trunc(), tenths % 10.0].map(|it| it.to_string());
    locale.say(&words_keys::decimal(tenths, whole))
}

/// A share as a whole number of per cent.
fn whole_percent(share: f32) -> f32 {
    (100.0 * share).round()
}

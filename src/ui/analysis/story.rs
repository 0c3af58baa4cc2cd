//! Where a match was won and given away, in a few sentences.

use crate::analysis::{Decision, Exact, Value, value_id};
use crate::cards::Seat;
use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;
use crate::ui::words;

use super::Told;

/// How many mistakes are told of where there is little room, the last ones.
const MOST: usize = 6;

/// How many actions that would have held are named.
const MOST_BETTER: usize = 3;

impl Told<'_> {
    /// The story, sentence by sentence.
    pub(super) fn story(self) -> Vec<String> {
        let Some((_, decision, exact)) = self.analysis.exact().next() else {
            return vec![self.teller.say(&keys::story_estimated())];
        };
        let begun = match (exact.before, self.ahead(decision.seat, exact.before)) {
            (None, _) => keys::story_unclear(),
            (_, Some(seat)) => keys::story_won(self.name(seat)),
            (_, None) => keys::story_even(),
        };
        let mut lines = vec![self.teller.say(&begun)];
        let exact = self.analysis.exact();
        let mistakes: Vec<_> = exact.filter(|(.., exact)| exact.is_mistake()).collect();
        if mistakes.is_empty() && exact_is_known(self) {
            lines.push(self.teller.say(&keys::story_kept()));
        }
        let earlier = if self.has_markdown {
            mistakes.len().saturating_sub(MOST)
        } else {
            0
        };
        if earlier > 0 {
            lines.push(self.teller.say(&keys::story_earlier(earlier)));
        }
        let told = mistakes.into_iter().skip(earlier);
        lines.extend(told.map(|(trick, decision, exact)| self.mistake(trick, decision, exact)));
        lines
    }

    /// What was given away, by what, and who had it then.
    fn mistake(self, trick: usize, decision: &Decision, exact: &Exact) -> String {
        let called = |action| self.called(&decision.view, action);
        let better = exact.keeping().take(MOST_BETTER).map(called);
        let better: Vec<_> = better.collect();
        let mistake = keys::story_mistake(
            trick,
            self.name(decision.seat),
            value_id(exact.before),
            called(decision.action),
            words::either(self.teller.locale, better.into_iter()),
        );
        let then: Message = match self.ahead(decision.seat, exact.after) {
            Some(seat) => keys::story_won_from(self.name(seat)),
            None => keys::story_even_from(),
        };
        [mistake, then].map(|it| self.teller.say(&it)).join(" ")
    }

    /// Who has won, if what a seat has is worth so much to it.
    fn ahead(self, seat: Seat, value: Option<Value>) -> Option<Seat> {
        match value? {
            Value::Win => Some(seat),
            Value::Draw => None,
            Value::Loss => Some(seat.next(self.analysis.setup.players())),
        }
    }
}

/// Whether every value on the way is known.
fn exact_is_known(told: Told) -> bool {
    let mut exact = told.analysis.exact();
    exact.all(|(.., exact)| exact.before.is_some() && exact.after.is_some())
}

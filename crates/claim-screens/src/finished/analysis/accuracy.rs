//! How well each player decided: the share of right decisions where exact values are known, elsewhere the share of the
//! winning chances at stake that was kept. And what that, and luck, made of the result.

use claim_ai::analysis::{Accuracy, Balance, Label};
use claim_rules::GameKind;
use claim_rules::cards::Seat;

use super::report::Report;
use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;
use crate::text::words;

impl Report<'_> {
    /// One line per player for exact decisions, then one per player for estimated ones.
    pub(super) fn accuracy(self) -> Vec<String> {
        let exact = self.seats().filter_map(|seat| {
            let Accuracy { decisions, correct } = self.analysis.accuracy(seat);
            let percent = percent(correct, decisions)?;
            let name = self.name(seat);
            Some(keys::accuracy_exact(decisions, percent, name, correct))
        });
        let estimated = self.seats().filter_map(|seat| self.estimated(seat));
        let lines = exact.chain(estimated);
        lines.map(|line| self.narrator.say(&line)).collect()
    }

    /// How decisions and luck made the result, one line per side.
    pub(super) fn balances(self) -> Vec<String> {
        let balances = self.analysis.balances();
        balances.iter().map(|it| self.balance(it)).collect()
    }

    /// The heading of [`Self::balances`].
    pub(super) fn balances_heading(self) -> Message {
        let sides = self.analysis.setup.sides().count();
        // What a win is worth beyond an equal share.
        let win = percent(sides - 1, sides).unwrap_or_default();
        keys::balance_heading(win)
    }

    fn balance(self, balance: &Balance) -> String {
        let [result, decisions] =
            [balance.result, balance.decisions].map(|it| (100.0 * it).round());
        let luck = result - decisions;
        let luck = match balance.hand.map(|it| (100.0 * it).round()) {
            Some(hand) => {
                let [hand, later, luck] = [hand, luck - hand, luck].map(signed);
                self.narrator.say(&keys::luck_of_hand(hand, later, luck))
            }
            None => signed(luck),
        };
        let kind = match self.analysis.setup.kind() {
            GameKind::ClaimIt => "dice",
            _ => "cards",
        };
        let members = self.analysis.setup.members(balance.side);
        let names = words::series(self.narrator.locale, members.map(|seat| self.name(seat)));
        let [result, decisions] = [result, decisions].map(signed);
        let line = keys::balance(decisions, kind, luck, names, result);
        self.narrator.say(&line)
    }

    /// What a player kept of the winning chances in estimated decisions, and how many of these have each label.
    fn estimated(self, seat: Seat) -> Option<Message> {
        let judgement = self.analysis.judgement(seat);
        // Rounded down: 100 % has no mistake.
        let percent = (100.0 * judgement.accuracy()?).floor();
        let labels = Label::ALL.iter().zip(judgement.labels);
        let labels = labels.filter(|&(_, count)| count > 0);
        let labels = labels.map(|(label, count)| keys::label_count(count, label.id()));
        let labels: Vec<_> = labels.map(|label| self.narrator.say(&label)).collect();
        let labels = words::series(self.narrator.locale, labels.into_iter());
        Some(keys::accuracy_estimated(
            judgement.decisions(),
            labels,
            percent.to_string(),
            self.name(seat),
        ))
    }
}

/// A whole number with its sign, if it is not zero.
fn signed(points: f32) -> String {
    let sign = match points {
        ..=-0.5 => "−",
        0.5.. => "+",
        _ => "",
    };
    format!("{sign}{}", points.abs())
}

/// `part` of `of` as a rounded percentage; `None` if `of` is zero.
fn percent(part: usize, of: usize) -> Option<usize> {
    (100 * part + of / 2).checked_div(of)
}

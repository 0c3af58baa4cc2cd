//! The names of good and bad decisions, as chess players know them.

use strum::{IntoStaticStr, VariantArray};

/// How good a decision was, by the winning chances that it lost.
#[derive(Clone, Copy, Debug, Eq, IntoStaticStr, Ord, PartialEq, PartialOrd, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Label {
    /// Less than 1 point of 100 was lost.
    Best,
    /// Less than 5 points were lost, or the loss is within its margin of error.
    Fine,
    /// At least 5 points of 100 were lost.
    Inaccuracy,
    /// At least 10 points were lost.
    Mistake,
    /// At least 20 points were lost.
    Blunder,
}

/// The smallest losses of each label but the best, from 0 to 1.
const MIN_LOSSES: [(f32, Label); 4] = [
    (0.20, Label::Blunder),
    (0.10, Label::Mistake),
    (0.05, Label::Inaccuracy),
    (0.01, Label::Fine),
];

impl Label {
    /// All labels, the best first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The id in message keys and in JSON: for example `blunder`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The label of a decision that lost this much, from 0 to 1, within a margin of error. A loss within the
    /// margin may be no loss at all, and is labelled no worse than fine.
    #[must_use]
    pub fn of_loss(loss: f32, margin: f32) -> Self {
        let label = MIN_LOSSES.iter().find(|&&(least, _)| loss >= least);
        let label = label.map_or(Self::Best, |&(_, label)| label);
        if loss <= margin {
            label.min(Self::Fine)
        } else {
            label
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greater_losses_have_worse_labels() {
        let losses = [0.0, 0.02, 0.06, 0.1, 0.2, 1.0];
        let labels = losses.map(|loss| Label::of_loss(loss, 0.0));
        assert!(labels.is_sorted());
        assert_eq!(labels[..5], *Label::ALL);
        assert_eq!(labels[5], Label::Blunder);
    }

    #[test]
    fn loss_within_its_margin_is_fine() {
        assert_eq!(Label::of_loss(0.2, 0.25), Label::Fine);
        assert_eq!(Label::of_loss(0.0, 0.25), Label::Best);
    }
}

//! What a mistake was about, to tell which kind a player makes most often.

use claim_rules::claim::Phase;
use claim_rules::{Action, View, claim, claim_it, kingdoms};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::decision::Decision;

/// The kind of a decision that was a mistake.
#[derive(
    Clone, Copy, Debug, EnumString, Eq, IntoStaticStr, Ord, PartialEq, PartialOrd, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum MistakeKind {
    /// The card that began a trick of phase one.
    LeadOne,
    /// The card that answered in a trick of phase one.
    FollowOne,
    /// The card that began a trick of phase two.
    LeadTwo,
    /// The card that answered in a trick of phase two.
    FollowTwo,
    /// Which card to take or to remove.
    Choice,
    /// Rolling again where stopping was better.
    Roll,
    /// Stopping where rolling again was better.
    Stop,
    /// Which space to use.
    Space,
    /// Which card to place, or where.
    Place,
    /// Which power to use, and how.
    Power,
    /// Which card to draw or to keep.
    Draw,
}

impl MistakeKind {
    /// All kinds.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The id in message keys and in the database: for example `lead-one`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The kind of a decision, whether it was a mistake or not.
    #[must_use]
    pub fn of(decision: &Decision) -> Self {
        match (&decision.view, decision.action) {
            (View::Claim(view), Action::Claim(claim::Action::Play(_))) => {
                let leads = view.public.trick.cards().is_empty();
                match (view.public.phase, leads) {
                    (Phase::Recruit, true) => Self::LeadOne,
                    (Phase::Recruit, false) => Self::FollowOne,
                    (_, true) => Self::LeadTwo,
                    (_, false) => Self::FollowTwo,
                }
            }
            (_, Action::Claim(_)) => Self::Choice,
            (_, Action::ClaimIt(action)) => match action {
                claim_it::Action::Roll => Self::Roll,
                claim_it::Action::Stop => Self::Stop,
                claim_it::Action::Use(_) => Self::Space,
            },
            (_, Action::Kingdoms(action)) => match action {
                kingdoms::Action::Place(..) => Self::Place,
                kingdoms::Action::Power(_) => Self::Power,
                kingdoms::Action::Keep(..) | kingdoms::Action::Draw(_) => Self::Draw,
            },
        }
    }
}

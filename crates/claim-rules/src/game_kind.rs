//! The kinds of games, and their ids.

use crate::games;

/// Generates [`GameKind`].
macro_rules! define {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// Which rules are played. "Game" always means the rules, never a single match.
        ///
        /// ```
        /// use claim_rules::GameKind;
        ///
        /// assert_eq!(GameKind::from_id("claim-mix"), Some(GameKind::ClaimMix));
        /// assert_eq!(GameKind::ClaimMix.players(), 2..=4);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameKind {
            $($(#[doc = concat!("The game `", $id, "`.")] $kind,)+)+
        }

        impl GameKind {
            /// Every game.
            pub const ALL: &[Self] = &[$($(Self::$kind),+),+];

            /// The id in records, options and message keys.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $($(Self::$kind => $id,)+)+
                }
            }
        }
    };
}

games!(define);

impl GameKind {
    /// The game of that id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }
}

//! What a picture shows: plain data, which `claim-render` draws.

use claim_rules::cards::{Card, CardSet, Faction, Seat, SeatSet};
use claim_rules::kingdoms::Space;
use claim_rules::{Setup, claim, claim_it, kingdoms};

use super::alt_text::{alt_text, spoken_line};
use crate::text::names::numbered;

/// A picture, for `claim-render` to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureRequest {
    /// What it shows.
    pub content: PictureContent,
    /// The players' names in seat order, for places without markdown.
    pub names: Vec<String>,
    /// Text directly above the picture that is needed only with it, in Discord's markdown.
    pub caption: String,
    /// What the picture shows in words, at most 1,024 characters.
    pub alt: String,
    /// The text that replaces picture and caption where there is no picture. Empty if the rest of the screen says
    /// all of it.
    pub text: String,
    /// The board in sentences, which readers who want text alone read last.
    pub board: String,
    /// Whether it is drawn in the palette of high contrast.
    pub high_contrast: bool,
}

impl PictureRequest {
    /// The picture of a list of people, whose lines describe and replace it.
    pub(crate) fn of_lines(content: PictureContent, names: Vec<String>, lines: &[String]) -> Self {
        Self {
            content,
            names: numbered(names),
            caption: String::new(),
            alt: alt_text(lines.iter().map(|line| vec![spoken_line(line)])),
            text: lines.join("\n"),
            board: String::new(),
            high_contrast: false,
        }
    }
}

/// What a picture shows. Only the views of those who see the screen are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureContent {
    /// A trick-taking game as a player sees it, with their hand.
    Hand(Box<claim::View>),
    /// A table that waits for players. A seat that is not taken is reserved for the player whose name it has.
    Lobby {
        /// The game.
        setup: Setup,
        /// The seats on which players sit.
        taken: SeatSet,
    },
    /// The table of a trick-taking game.
    Tricks {
        /// What everyone knows.
        view: Box<claim::PublicView>,
        /// The hands that the reader knows, from the top.
        hands: Vec<(Seat, CardSet)>,
        /// The card in a hand that is pointed out.
        chosen: Option<Card>,
    },
    /// The result of a trick-taking game.
    Result {
        /// What everyone knows.
        view: Box<claim::PublicView>,
        /// The seats that have won.
        winners: SeatSet,
    },
    /// The board of Claim Kingdoms.
    Kingdoms {
        /// What everyone knows.
        view: Box<kingdoms::PublicView>,
        /// The player at the lower edge.
        below: Seat,
        /// What the reader chooses on the board.
        step: BoardStep,
        /// The seats that have won; none while the match runs.
        winners: SeatSet,
    },
    /// The cards that a player of Claim Kingdoms can place or draw.
    KingdomsCards(Box<kingdoms::View>),
    /// The board of Claim It.
    ClaimIt {
        /// What everyone knows.
        view: Box<claim_it::PublicView>,
        /// The seats that have won; none while the match runs.
        winners: SeatSet,
    },
    /// How the players' chances of winning developed.
    Chances {
        /// The number of players.
        players: u8,
        /// The chances, in the order of the decisions.
        chances: Vec<WinChance>,
    },
    /// The best of a ranking, at most three.
    Podium(Vec<PodiumStep>),
    /// The best of an event.
    Standings(Vec<StandingRow>),
    /// The pairings of a round. The names are those of the players, two by two.
    Pairings(Vec<PairingRow>),
    /// How a player's rating developed: before the first match and after each one.
    Ratings(Vec<i32>),
}

/// A place on a podium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodiumStep {
    /// The rank, from 1. Equal ratings share a rank.
    pub rank: u8,
    /// The rating as it is shown.
    pub rating: String,
}

/// A row of the standings of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// The place, from 1. Players who are tied share one.
    pub place: u8,
    /// The points, as they are shown.
    pub points: String,
    /// How the player fared in each round.
    pub rounds: Vec<RoundMark>,
}

/// A pairing of a round of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingRow {
    /// The number of its table, from 1.
    pub table: u8,
    /// How it stands.
    pub mark: PairingMark,
}

/// How a pairing stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingMark {
    /// It is being played.
    Open,
    /// It is over, and the result is hidden.
    Hidden,
    /// It has a score.
    Scored {
        /// What each player has, as it is shown.
        scores: [String; 2],
        /// The player who has won; `None` while it is not decided, and if it is drawn.
        winner: Option<Seat>,
    },
}

/// How a player fared in a round of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundMark {
    /// A win.
    Won,
    /// A draw.
    Drew,
    /// A loss.
    Lost,
    /// No opponent, which counts as a win.
    Bye,
    /// Not decided, or not played.
    Open,
}

/// What a player chooses on the board of Claim Kingdoms. The numbers of the choices count from 1 in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BoardStep {
    /// Nothing.
    #[default]
    None,
    /// A free space for a card. Where the card would score, the picture says how much.
    Space {
        /// The card.
        card: Faction,
        /// The free spaces.
        spaces: Vec<Space>,
    },
    /// A card for a power.
    Target(Vec<Space>),
}

/// A player's chance of winning at one of the decisions of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinChance {
    /// The player, who decided.
    pub seat: Seat,
    /// The chance in per cent; `None` if it is not known.
    pub percent: Option<u8>,
    /// Whether the decision was solved exactly. Even then, the chance may be unknown.
    pub is_exact: bool,
}

impl PictureRequest {
    /// Whether the picture is the same as that of another request, in any language.
    #[must_use]
    pub fn shows_same(&self, other: &Self) -> bool {
        self.names == other.names
            && self.content == other.content
            && self.high_contrast == other.high_contrast
    }
}

//! The rules of the Claim games: Claim, Claim 2 and their combinations for two to four players,
//! Claim Kingdoms, and Claim It. With them come match records and provably fair dealing.
//!
//! The crate does no input or output and knows no clock. Chance is drawn from a random generator
//! that the caller passes in. The rules are written down in `RULES.md`, the record format and the
//! notation of actions in `RECORD.md`.
//!
//! # Playing a match
//!
//! A [`Setup`] is a game with its options and number of players. A [`State`] is a match. It waits
//! for chance, for a seat, or for nothing when it is over.
//!
//! ```
//! use claim_rules::{Action, GameKind, Options, Setup, State, Turn};
//! use rand::rngs::ChaCha20Rng;
//! use rand::{RngExt, SeedableRng};
//!
//! let mut rng = ChaCha20Rng::seed_from_u64(1);
//! // Options that are not given are chosen at random; here, the factions of the deck.
//! let setup = Setup::random(GameKind::ClaimMix, 3, &Options::default(), &mut rng)?;
//! let mut state = State::new(&setup);
//!
//! let winners = loop {
//!     match state.turn() {
//!         Turn::Chance => {
//!             let chance = state.draw_chance(&mut rng).expect("chance is due");
//!             state.apply_chance(&chance)?;
//!         }
//!         Turn::Seat(_) => {
//!             let legal: Vec<Action> = state.legal_actions();
//!             state.play(legal[rng.random_range(0..legal.len())])?;
//!         }
//!         Turn::Over => break state.outcome().expect("the match is over").winners,
//!     }
//! };
//! assert!(!winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Actions have a short notation, which records and user interfaces use. An illegal action is
//! refused with a reason and changes nothing.
//!
//! ```
//! use claim_rules::{Action, GameKind, Options, Setup, State};
//! use rand::SeedableRng;
//! use rand::rngs::ChaCha20Rng;
//!
//! let setup = Setup::new(GameKind::Claim, 2, Options::default())?;
//! let mut state = State::new(&setup);
//! let mut rng = ChaCha20Rng::seed_from_u64(1);
//! while let Some(chance) = state.draw_chance(&mut rng) {
//!     state.apply_chance(&chance)?;
//! }
//!
//! let before = state.clone();
//! let action = Action::parse(GameKind::Claim, "take top").expect("an action of Claim");
//! let error = state.play(action).unwrap_err();
//! assert_eq!(error.to_string(), "a card has to be played");
//! assert_eq!(state, before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a player knows
//!
//! [`State::view`] is everything that one seat knows, [`State::public_view`] what everyone knows.
//! The types of the views have no field for hidden cards, so a user interface or a bot that is
//! given a view cannot reveal or use them. [`View::sample`] redeals the hidden cards, which lets
//! bots search without cheating.
//!
//! # One game
//!
//! [`State`], [`View`] and [`Action`] are enums over all games. To work with a single game, use its
//! module: [`claim`] for the trick-taking games, [`kingdoms`] or [`claim_it`]. Its types tell more
//! about the game and are faster. Code that is generic over games uses the traits [`Game`] and
//! [`GameView`].
//!
//! # Records and fair dealing
//!
//! A record is a match as text, one JSON object per line. [`record::Replay`] writes and replays it;
//! [`record::check`] checks every line against the rules.
//!
//! Dealing is provably fair if the host draws a [`record::Secret`] and publishes its commitment
//! before the players join, and each player then adds text that the host cannot predict. All chance
//! of the match follows from the two. When the secret is published at the end, anyone can recompute
//! the deal.
//!
//! ```
//! use claim_rules::record::{Ending, Fairness, Header, Line, Replay, Secret, check};
//! use claim_rules::{GameKind, Options, Setup};
//! use rand::SeedableRng;
//! use rand::rngs::ChaCha20Rng;
//!
//! // A real host draws the secret from the operating system.
//! let secret = Secret::random(&mut ChaCha20Rng::seed_from_u64(1));
//! let entropy = vec!["added by seat 0".to_owned(), "added by seat 1".to_owned()];
//! let mut chance = secret.stream(&entropy);
//!
//! let mut header = Header::new(Setup::new(GameKind::Claim, 2, Options::default())?);
//! header.commitment = Some(secret.commitment());
//! header.entropy = Some(entropy);
//! let mut replay = Replay::new(header.clone());
//! let mut lines = vec![Line::Header(header)];
//! lines.extend(replay.draw_chance(&mut chance));
//!
//! while let Some(seat) = replay.state().to_act() {
//!     let action = replay.state().legal_actions()[0];
//!     let line = Line::Action { seat, action, legal: None };
//!     replay.step(&line)?;
//!     lines.push(line);
//!     lines.extend(replay.draw_chance(&mut chance));
//! }
//! let outcome = replay.state().outcome().expect("the match is over");
//! let ending = Ending::Played(outcome);
//! lines.push(Line::Result { ending, secret: Some(secret) });
//!
//! let record: String = lines.iter().map(|line| line.to_json() + "\n").collect();
//! let summary = check(&record)?;
//! assert_eq!((summary.actions, summary.fairness), (52, Fairness::Proven));
//!
//! // A manipulated deal does not follow from the secret.
//! let error = check(record.replacen("goblin-0", "goblin-9", 1)).unwrap_err();
//! assert_eq!(error.line, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bits;
pub mod cards;
pub mod chance;
mod chapter;
pub mod claim;
pub mod claim_it;
mod contract;
pub mod daily;
mod day;
mod dispatch;
mod game_kind;
mod games;
pub mod kingdoms;
mod notation;
mod options;
pub mod record;
mod setup;

pub use chance::IllegalChance;
pub use chapter::{Chapter, ChapterCounter};
pub use contract::{ActionSet, Game, GameSetup, GameView, Turn};
pub use day::{Day, ParseDayError};
pub use dispatch::{Action, Chance, IllegalAction, PublicView, State, View};
pub use game_kind::GameKind;
pub use notation::NotationError;
pub use options::{Options, SetupError};
pub use setup::Setup;

//! The table of a trick-taking game: rails with the players, between them the race for the factions
//! or the pile, and the trick; below it the reader's hand.
//!
//! There is one drawing for all of it, which differs in whose cards are open: no one's in public,
//! the reader's at the reader's own screen, those of given seats in replays, analyses and puzzles.

mod choice;
mod end;
mod felt;
mod hand;
mod layout;
mod standing;

use claim_rules::cards::{BySeat, Card, CardSet, Seat};
use claim_rules::claim::{Awaiting, Phase, PublicView, View};

use super::canvas::Canvas;
use super::icon::Icon;
use super::palette::{Contrast, Felt};
use super::parts::{Count, Person, Shelf};
use super::{Names, Picture};
pub use end::tricks_end;
use layout::Layout;
use standing::Standing;

/// Draws the table with open hands, as in replays, analyses and puzzles; without any, the public
/// table, where followers that not everyone has seen are only counted. Of two players, the owner of
/// the last hand is at the lower edge, even if it is empty. A chosen card, for example the solution
/// of a puzzle, is raised above the others of its hand.
#[must_use]
pub fn tricks(
    view: &PublicView,
    hands: &[(Seat, CardSet)],
    chosen: Option<Card>,
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let scene = Scene {
        chosen,
        ..Scene::new(view, None, hands, names)
    };
    scene.draw(contrast)
}

/// Draws a player's table: what that player knows, the own hand at the lower edge. Cards that can
/// be played are raised if others cannot; what can be chosen has a number, which is the place of
/// the choice among the legal actions, from 1.
#[must_use]
pub fn hand(view: &View, names: Names<'_>, contrast: Contrast) -> Picture {
    let own = [(view.seat, view.own.hand)];
    Scene::new(&view.public, Some(view), &own, names).draw(contrast)
}

/// What is drawn.
struct Scene<'a> {
    view: &'a PublicView,
    /// The player who looks at it, if it is only for one.
    reader: Option<&'a View>,
    /// The hands that are open, from the top.
    hands: Vec<(Seat, CardSet)>,
    /// The card that is pointed out.
    chosen: Option<Card>,
    names: Names<'a>,
    standing: Standing,
    /// The seat at the lower edge.
    below: Seat,
}

impl<'a> Scene<'a> {
    fn new(
        view: &'a PublicView,
        reader: Option<&'a View>,
        hands: &[(Seat, CardSet)],
        names: Names<'a>,
    ) -> Self {
        let last = hands.last().map(|&(seat, _)| seat);
        let hands = hands.iter().copied();
        let hands = hands.filter(|(_, hand)| !hand.is_empty()).collect();
        let below = reader.map(|view| view.seat).or(last);
        Self {
            view,
            reader,
            hands,
            chosen: None,
            names,
            standing: Standing::of(view),
            below: below.unwrap_or_default(),
        }
    }

    fn draw(&self, contrast: Contrast) -> Picture {
        let layout = Layout::of(self);
        let mut canvas = Canvas::new(Felt::Claim, contrast, layout.height);
        for &(rect, seat) in &layout.rails {
            let acts = self.view.to_act() == Some(seat);
            canvas.rail(rect, self.person(seat), &self.counts(seat), acts);
            if let Some(shelf) = self.shelf(seat) {
                canvas.shelf(rect, shelf);
            }
        }
        self.draw_race(&mut canvas, &layout);
        match self.view.awaiting {
            Awaiting::Take { .. } | Awaiting::Remove { .. } => {
                self.draw_choice(&mut canvas, &layout);
            }
            _ => {
                let left = self.draw_left(&mut canvas, &layout);
                self.draw_trick(&mut canvas, &layout, left);
            }
        }
        for hand in &layout.hands {
            self.draw_hand(&mut canvas, hand);
        }
        canvas.finish()
    }

    fn players(&self) -> u8 {
        self.view.setup.players()
    }

    /// Whether the cards of the trick are won by the votes that they bring, and no longer cards of
    /// the pile.
    fn is_late(&self) -> bool {
        matches!(self.view.phase, Phase::Gather | Phase::Over)
    }

    fn person(&self, seat: Seat) -> Person<'a> {
        Person {
            seat,
            side: self.view.setup.side(seat),
            name: self.names[seat],
        }
    }

    /// What a seat's side has won so far.
    fn counts(&self, seat: Seat) -> Vec<Count> {
        self.standing.counts(self.view, self.view.setup.side(seat))
    }

    /// What is on a seat's shelf.
    fn shelf(&self, seat: Seat) -> Option<Shelf> {
        let view = self.view;
        if let Some(&(_, hand)) = self.hands.iter().find(|(it, _)| *it == seat)
            && self.has_stacked_rails()
        {
            return Some(Shelf {
                sign: Icon::Hand,
                known: hand,
                unknown: 0,
            });
        }
        let is_own = self.reader.is_some_and(|view| view.seat == seat);
        if self.players() > 2 && !is_own {
            return None;
        }
        let (sign, known, all) = match (view.phase, self.reader) {
            (Phase::Dealing | Phase::Over, _) => return None,
            (Phase::Recruit, Some(reader)) if is_own => {
                let followers = reader.own.followers;
                (Icon::Flag, followers, followers.len())
            }
            (Phase::Gather, Some(_)) if is_own => return None,
            (Phase::Gather, _) if self.hands.iter().any(|(it, _)| *it == seat) => return None,
            (phase, reader) => {
                let known =
                    reader.map_or_else(|| view.known_cards(seat), |it| it.known_cards(seat));
                if phase == Phase::Recruit {
                    (Icon::Flag, known, usize::from(view.follower_count[seat]))
                } else {
                    (Icon::Hand, known, usize::from(view.hand_size[seat]))
                }
            }
        };
        (all > 0).then(|| Shelf {
            sign,
            known,
            unknown: all.saturating_sub(known.len()) as u8,
        })
    }

    /// Whether each player has a rail of the whole width: more than two with open hands.
    fn has_stacked_rails(&self) -> bool {
        self.players() > 2 && self.reader.is_none() && !self.hands.is_empty()
    }

    /// The two sides of a race, the upper one first; `None` if there are more.
    fn race_sides(&self) -> Option<[Seat; 2]> {
        if self.view.setup.sides() != 2 {
            return None;
        }
        let below = self.view.setup.side(self.below);
        let above = if below == Seat::First {
            Seat::Second
        } else {
            Seat::First
        };
        Some([above, below])
    }
}

/// The cards of all seats together, by side.
pub(super) fn by_side(view: &PublicView, cards: &BySeat<CardSet>) -> BySeat<CardSet> {
    view.setup.pooled(cards)
}

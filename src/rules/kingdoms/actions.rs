//! The legal actions of a moment: the one definition of legal.

use super::action::{Action, Power, Source};
use super::powers::{self, Uses};
use super::{Awaiting, Board, Cards, Line, Private, PublicView};
use crate::cards::Faction;

/// The most pairs of which a Seer's owner can choose one: there are four cards.
const MOST_PAIRS: usize = 6;

/// The legal actions of a moment, without allocation. They have an order, by which they are
/// counted and picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions<'a> {
    board: &'a Board,
    asked: Asked,
}

/// What is asked for, and the answers that are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// One of so many different cards, on any open space.
    Place { cards: [Faction; 2], count: u8 },
    /// The power of that faction.
    Power { faction: Faction, uses: Uses },
    /// One of so many pairs.
    Keep {
        pairs: [(Faction, Faction); MOST_PAIRS],
        count: u8,
    },
    /// One of so many cards of the display, or the top card of the draw pile.
    Draw { display: usize, top: bool },
    /// Nothing: nobody is to act.
    Nothing,
}

impl<'a> Actions<'a> {
    /// What the seat to act may do, if that is all it knows beside what everybody does.
    #[must_use]
    #[inline]
    pub(super) fn of(public: &'a PublicView, own: &Private) -> Self {
        let asked = match public.awaiting {
            Awaiting::Place(_) => placing(&own.hand),
            Awaiting::Power { seat, faction } => {
                let uses = powers::uses(public, seat, faction);
                Asked::Power { faction, uses }
            }
            Awaiting::Keep { .. } => keeping(own),
            Awaiting::Draw(_) => Asked::Draw {
                display: public.display.iter().flatten().count(),
                top: public.pile_size > 0,
            },
            _ => Asked::Nothing,
        };
        let board = &public.board;
        Self { board, asked }
    }

    /// No action.
    pub(super) const fn none(board: &'a Board) -> Self {
        let asked = Asked::Nothing;
        Self { board, asked }
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self.asked {
            Asked::Place { count, .. } => usize::from(count) * self.board.open_spaces().len(),
            Asked::Power { faction, uses } => {
                let targets = usize::from(uses.targets.len());
                let pairs = match faction {
                    Faction::Knight => targets * targets.saturating_sub(1) / 2,
                    _ => 0,
                };
                let plain = [uses.plain, uses.row, uses.column];
                1 + plain.into_iter().map(usize::from).sum::<usize>() + targets + pairs
            }
            Asked::Keep { count, .. } => count.into(),
            Asked::Draw { display, top } => display + usize::from(top),
            Asked::Nothing => 0,
        }
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action of that number, in order from 0; none if there are not so many.
    #[must_use]
    #[inline]
    pub fn get(&self, n: usize) -> Option<Action> {
        match self.asked {
            Asked::Place { cards, count } => {
                let open = self.board.open_spaces();
                let card = n.checked_div(open.len()).filter(|&it| it < count.into())?;
                Some(Action::Place(cards[card], open[n % open.len()]))
            }
            Asked::Power { faction, uses } => self.power(faction, uses, n).map(Action::Power),
            Asked::Keep { pairs, count } => {
                let (first, second) = *pairs[..count.into()].get(n)?;
                Some(Action::Keep(first, second))
            }
            Asked::Draw { display, top } => {
                let display = &Source::DISPLAY[..display];
                let top = top.then_some(&Source::Top);
                display.iter().chain(top).nth(n).copied().map(Action::Draw)
            }
            Asked::Nothing => None,
        }
    }

    /// The action of the number that `number_below` names when it is told how many there are; none
    /// if there is none, or the number is not below that count.
    #[must_use]
    #[inline]
    pub fn pick(&self, number_below: impl FnOnce(u32) -> u32) -> Option<Action> {
        let count = u32::try_from(self.len()).ok().filter(|&count| count > 0)?;
        self.get(number_below(count) as usize)
    }

    /// Whether `action` is one of them.
    #[must_use]
    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        match (self.asked, action) {
            (Asked::Place { cards, count }, Action::Place(card, space)) => {
                cards[..count.into()].contains(&card) && self.board.is_open(space)
            }
            (Asked::Place { .. }, _) => false,
            _ => self.iter().any(|legal| legal == action),
        }
    }

    /// The actions, one by one.
    #[must_use]
    #[inline]
    pub const fn iter(&self) -> ActionsIter<'a> {
        let (actions, next) = (*self, 0);
        ActionsIter { actions, next }
    }

    /// The use of a power of that number: none, those without a card, those with one, a Knight's
    /// with two.
    fn power(&self, faction: Faction, uses: Uses, n: usize) -> Option<Power> {
        let plain = [
            (true, Power::None),
            (uses.plain, Power::Use),
            (uses.row, Power::Score(Line::Row)),
            (uses.column, Power::Score(Line::Column)),
        ];
        let plain = plain
            .into_iter()
            .filter_map(|(is, power)| is.then_some(power));
        let spaces = || {
            uses.targets
                .iter()
                .map(|number| self.board.space_of(number))
        };
        let single = spaces().map(|space| powers::on_card(faction, space));
        let count = if faction == Faction::Knight { 4 } else { 0 };
        let pairs = (1..count).flat_map(|second| {
            (0..second).filter_map(move |first| spaces().nth(first).zip(spaces().nth(second)))
        });
        let pairs = pairs.map(|(one, other)| Power::Remove(one.min(other), Some(one.max(other))));
        plain.chain(single).chain(pairs).nth(n)
    }
}

impl<'a> IntoIterator for Actions<'a> {
    type Item = Action;
    type IntoIter = ActionsIter<'a>;

    fn into_iter(self) -> ActionsIter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &Actions<'a> {
    type Item = Action;
    type IntoIter = ActionsIter<'a>;

    fn into_iter(self) -> ActionsIter<'a> {
        self.iter()
    }
}

/// Iterates over [`Actions`].
#[derive(Clone, Debug)]
pub struct ActionsIter<'a> {
    actions: Actions<'a>,
    next: usize,
}

impl Iterator for ActionsIter<'_> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let action = self.actions.get(self.next)?;
        self.next += 1;
        Some(action)
    }
}

/// All factions, by the bytes of their ids.
const BY_ID: [Faction; Faction::COUNT] = [
    Faction::Doppelganger,
    Faction::Dragon,
    Faction::Dwarf,
    Faction::Giant,
    Faction::Gnome,
    Faction::Goblin,
    Faction::Knight,
    Faction::Seer,
    Faction::Troll,
    Faction::Undead,
];

fn placing(hand: &Cards) -> Asked {
    let mut cards = [Faction::Goblin; 2];
    let mut count = 0;
    for (place, faction) in cards.iter_mut().zip(hand.factions().iter()) {
        *place = faction;
        count += 1;
    }
    Asked::Place { cards, count }
}

fn keeping(own: &Private) -> Asked {
    let mut cards = own.hand;
    for card in own.drawn.into_iter().flatten() {
        cards.add(card);
    }
    let mut pairs = [(Faction::Goblin, Faction::Goblin); MOST_PAIRS];
    let mut count = 0;
    for first in BY_ID {
        if !cards.remove(first) {
            continue;
        }
        for second in BY_ID.into_iter().filter(|it| first.id() <= it.id()) {
            if cards.contains(second) {
                pairs[usize::from(count)] = (first, second);
                count += 1;
            }
        }
        cards.add(first);
    }
    Asked::Keep { pairs, count }
}

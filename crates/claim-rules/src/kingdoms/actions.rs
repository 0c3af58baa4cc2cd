//! The legal actions: the one definition.

use super::action::{Action, Power, Source};
use super::powers::{self, Uses};
use super::{Awaiting, Board, CardCounts, Line, Private, PublicView, View};
use crate::cards::Faction;

/// The number of pairs a Seer's owner can choose from at most: there are four cards.
const MAX_PAIRS: usize = 6;

/// The legal actions at one point of a match, without allocation. They have a fixed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions<'a> {
    board: &'a Board,
    prompt: Prompt,
}

/// What is asked of the player, and the possible answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prompt {
    /// Which of the first `count` cards to place on which open space.
    Place { cards: [Faction; 2], count: u8 },
    /// How to use the power of a faction.
    Power { faction: Faction, uses: Uses },
    /// Which of the first `count` pairs to keep.
    Keep {
        pairs: [(Faction, Faction); MAX_PAIRS],
        count: u8,
    },
    /// Which card to draw: one of the first `display` cards of the display or, if `top`, the top
    /// card of the draw pile.
    Draw { display: usize, top: bool },
    /// No action is due.
    Nothing,
}

impl<'a> Actions<'a> {
    /// The legal actions of the seat to act, which knows `own` besides what everyone knows.
    #[must_use]
    #[inline]
    pub(super) fn of(public: &'a PublicView, own: &Private) -> Self {
        let prompt = match public.awaiting {
            Awaiting::Place(_) => placing(&own.hand),
            Awaiting::Power { seat, faction } => {
                let uses = powers::uses(public, seat, faction);
                Prompt::Power { faction, uses }
            }
            Awaiting::Keep { .. } => keeping(own),
            Awaiting::Draw(_) => Prompt::Draw {
                display: public.display.iter().flatten().count(),
                top: public.pile_size > 0,
            },
            _ => Prompt::Nothing,
        };
        let board = &public.board;
        Self { board, prompt }
    }

    /// No action.
    pub(super) const fn none(board: &'a Board) -> Self {
        let prompt = Prompt::Nothing;
        Self { board, prompt }
    }

    /// The number of actions.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self.prompt {
            Prompt::Place { count, .. } => usize::from(count) * self.board.open_spaces().len(),
            Prompt::Power { faction, uses } => {
                let targets = usize::from(uses.targets.len());
                let pairs = match faction {
                    Faction::Knight => targets * targets.saturating_sub(1) / 2,
                    _ => 0,
                };
                let plain = [uses.plain, uses.row, uses.column];
                1 + plain.into_iter().map(usize::from).sum::<usize>() + targets + pairs
            }
            Prompt::Keep { count, .. } => count.into(),
            Prompt::Draw { display, top } => display + usize::from(top),
            Prompt::Nothing => 0,
        }
    }

    /// Whether there is no action.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The `n`-th action, counted from 0, if there is one.
    #[must_use]
    #[inline]
    pub fn get(&self, n: usize) -> Option<Action> {
        match self.prompt {
            Prompt::Place { cards, count } => {
                let open = self.board.open_spaces();
                let card = n.checked_div(open.len()).filter(|&it| it < count.into())?;
                Some(Action::Place(cards[card], open[n % open.len()]))
            }
            Prompt::Power { faction, uses } => self.power(faction, uses, n).map(Action::Power),
            Prompt::Keep { pairs, count } => {
                let (first, second) = *pairs[..count.into()].get(n)?;
                Some(Action::Keep(first, second))
            }
            Prompt::Draw { display, top } => {
                let display = &Source::DISPLAY[..display];
                let top = top.then_some(&Source::Top);
                display.iter().chain(top).nth(n).copied().map(Action::Draw)
            }
            Prompt::Nothing => None,
        }
    }

    /// The `n`-th action, counted from 0. `number_below` gets the number of actions and returns `n`. `None` if
    /// there is no action, or if `n` is not below their number.
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
        match (self.prompt, action) {
            (Prompt::Place { cards, count }, Action::Place(card, space)) => {
                cards[..count.into()].contains(&card) && self.board.is_open(space)
            }
            (Prompt::Place { .. }, _) => false,
            _ => self.iter().any(|legal| legal == action),
        }
    }

    /// Iterates over the actions.
    #[must_use]
    #[inline]
    pub const fn iter(&self) -> ActionsIter<'a> {
        let (actions, next) = (*self, 0);
        ActionsIter { actions, next }
    }

    /// The `n`-th use of a power: first declining it, then uses without a target, with one target,
    /// and of a Knight with two.
    fn power(&self, faction: Faction, uses: Uses, n: usize) -> Option<Power> {
        let plain = [
            (true, Power::None),
            (uses.plain, Power::Use),
            (uses.row, Power::Score(Line::Row)),
            (uses.column, Power::Score(Line::Column)),
        ];
        let plain = plain
            .into_iter()
            .filter_map(|(is_possible, power)| is_possible.then_some(power));
        let spaces = || {
            uses.targets
                .iter()
                .map(|number| self.board.space_of(number))
        };
        let single = spaces().map(|space| powers::use_on(faction, space));
        let count = if faction == Faction::Knight { 4 } else { 0 };
        let pairs = (1..count).flat_map(|second| {
            (0..second).filter_map(move |first| spaces().nth(first).zip(spaces().nth(second)))
        });
        let pairs = pairs.map(|(one, other)| Power::Remove(one.min(other), Some(one.max(other))));
        plain.chain(single).chain(pairs).nth(n)
    }
}

impl View {
    /// The legal actions of this seat; empty if it is not its turn.
    #[must_use]
    pub fn legal_actions(&self) -> Actions<'_> {
        if self.public.to_act() == Some(self.seat) {
            Actions::of(&self.public, &self.own)
        } else {
            Actions::none(&self.public.board)
        }
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

/// All factions, in the order of their ids.
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

fn placing(hand: &CardCounts) -> Prompt {
    let mut cards = [Faction::Goblin; 2];
    let mut count = 0;
    for (card, faction) in cards.iter_mut().zip(hand.factions().iter()) {
        *card = faction;
        count += 1;
    }
    Prompt::Place { cards, count }
}

fn keeping(own: &Private) -> Prompt {
    let mut cards = own.hand;
    for card in own.drawn.into_iter().flatten() {
        cards.add(card);
    }
    let mut pairs = [(Faction::Goblin, Faction::Goblin); MAX_PAIRS];
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
    Prompt::Keep { pairs, count }
}

//! The tutorial of Claim Kingdoms. What it suggests follows rules of thumb that a beginner can
//! remember: score now, and get ahead on a faction.

use claim_rules::cards::{Faction, FactionSet, Seat};
use claim_rules::kingdoms::{
    Action, Awaiting, BoardCard, Line, Power, PublicView, Space, View, control_value,
};
use claim_rules::{GameKind, Options};

use super::board;
use super::label::line_id;
use super::space_name::space_name;
use crate::games::lesson::{Lesson, Prepared};
use crate::i18n::Message;
use crate::i18n::keys::tutorial as keys;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The factions whose powers are easiest to understand.
const FACTIONS: [Faction; 7] = [
    Faction::Goblin,
    Faction::Knight,
    Faction::Undead,
    Faction::Dwarf,
    Faction::Gnome,
    Faction::Troll,
    Faction::Dragon,
];

/// The four spaces that share an edge with a space, as offsets.
const NEIGHBOURS: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// The four spaces that touch a space only at a corner, as offsets.
const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// In these turns of a player, all advice has its reason.
const FIRST_TURNS: u8 = 2;

/// In this turn of a player, a real match is offered. Later, there is nothing new to say.
const LAST_LESSON: u8 = 5;

/// The prepared match.
pub(super) fn prepared() -> Prepared {
    let factions = FACTIONS.map(Faction::id);
    Prepared {
        kind: GameKind::Kingdoms,
        options: Options::default().with_chosen(Options::FACTIONS, &factions),
        secret: *b"Tutorial of Kingdoms, deal: 0025",
    }
}

/// What to do now and why. `None` for decisions that the factions of the tutorial never need.
pub(super) fn lesson(narrator: Narrator, view: &View, left: &[Action]) -> Option<Lesson<Action>> {
    let lesson = KingdomsLesson {
        narrator,
        view,
        public: &view.public,
        seat: view.seat,
    };
    let (sentences, action) = match view.public.awaiting {
        Awaiting::Place(_) => lesson.place(left)?,
        Awaiting::Power { faction, .. } => lesson.power(faction, left)?,
        Awaiting::Draw(_) => lesson.draw(left)?,
        _ => return None,
    };
    let turn = lesson.turn();
    Some(Lesson {
        sentences: if turn <= LAST_LESSON {
            sentences
        } else {
            Vec::new()
        },
        action,
        offers_match: turn >= LAST_LESSON,
    })
}

/// What decided the match.
pub(super) fn closing_words(narrator: Narrator, view: &PublicView) -> String {
    let score = view.score();
    let power = narrator.per_side(|seat| view.points[seat].to_string());
    let control = narrator.per_side(|seat| (score.points[seat] - view.points[seat]).to_string());
    narrator.say(&keys::tutorial_kingdoms_end(control, power))
}

struct KingdomsLesson<'a> {
    narrator: Narrator<'a>,
    view: &'a View,
    public: &'a PublicView,
    seat: Seat,
}

impl KingdomsLesson<'_> {
    /// Which card to place, and where.
    fn place(&self, left: &[Action]) -> Option<(Vec<Message>, Action)> {
        let places = left.iter().filter_map(|&action| match action {
            Action::Place(card, space) => Some((card, space)),
            _ => None,
        });
        let (card, space) = places.max_by_key(|&(card, space)| {
            // Of equally good spaces, the one nearest to the start card.
            let distance = space.x().unsigned_abs() + space.y().unsigned_abs();
            let worth = 2 * self.points(card, space) + self.control_gain(card);
            (worth, u8::MAX - distance)
        })?;
        let points = self.points(card, space);
        let name = board::card(self.narrator.locale, card);
        let many = words::faction_many(self.narrator.locale, card);
        let place = keys::tutorial_kingdoms_place(name, space_name(space));
        let reason = match card {
            Faction::Knight if points > 0 => keys::tutorial_kingdoms_why_knight(),
            Faction::Knight | Faction::Undead => {
                keys::tutorial_kingdoms_why_control(many, control_value(card))
            }
            Faction::Gnome => keys::tutorial_kingdoms_why_gnome(),
            _ => keys::tutorial_kingdoms_why_points(card.id(), points),
        };
        // Once the card is chosen, only the space is left to choose, and the player has read the fact.
        let is_other_card =
            |action: &Action| matches!(action, Action::Place(other, _) if *other != card);
        let has_chosen = self.view.own.hand.factions().len() > 1 && !left.iter().any(is_other_card);
        let topic = (!has_chosen).then(|| self.topic());
        // A power is explained again only while everything is new.
        let is_new_card = self.public.board.figures_on(card)[self.seat] == 0;
        let is_explained = self.turn() <= FIRST_TURNS || is_new_card;
        let advice = [place, reason].into_iter().filter(|_| is_explained);
        let sentences = topic.into_iter().chain(advice).collect();
        Some((sentences, Action::Place(card, space)))
    }

    /// The number of the player's turn, from 1.
    fn turn(&self) -> u8 {
        self.public.turn_number.div_ceil(2)
    }

    /// A fact about the game, one per turn of the player.
    fn topic(&self) -> Message {
        match self.turn() {
            1 => keys::tutorial_kingdoms_goal(),
            2 => keys::tutorial_kingdoms_control(),
            3 => keys::tutorial_kingdoms_figures(self.public.supply[self.seat]),
            LAST_LESSON => keys::tutorial_offer(),
            _ => {
                let points = self.public.score().points;
                let other = points[self.opponent()];
                keys::tutorial_kingdoms_standing(u32::from(other), u32::from(points[self.seat]))
            }
        }
    }

    /// How to use the power of a faction.
    fn power(&self, faction: Faction, left: &[Action]) -> Option<(Vec<Message>, Action)> {
        let powers = left.iter().filter_map(|&action| match action {
            Action::Power(power) => Some(power),
            _ => None,
        });
        let best = powers.max_by_key(|&power| self.gain(faction, power))?;
        let on = |space| {
            let card = self.public.board.card_at(space)?;
            let name = board::card(self.narrator.locale, card.faction);
            Some((name, space_name(space)))
        };
        let message = match best {
            Power::None => keys::tutorial_kingdoms_skip(),
            Power::Score(line) => keys::tutorial_kingdoms_line(line_id(line)),
            Power::Figure(space) => {
                let (card, space) = on(space)?;
                keys::tutorial_kingdoms_second_figure(card, space)
            }
            Power::Swap(space) => {
                let (card, space) = on(space)?;
                keys::tutorial_kingdoms_swap(card, space)
            }
            Power::Remove(..) => keys::tutorial_kingdoms_remove(),
            Power::Use | Power::Flip(_) | Power::Copy(_) => keys::tutorial_kingdoms_use(),
        };
        let is_plain = matches!(best, Power::Use);
        let is_told = self.turn() <= FIRST_TURNS || !is_plain;
        let sentences = is_told.then_some(message).into_iter().collect();
        Some((sentences, Action::Power(best)))
    }

    /// What a use of a power is worth, with 1 for skipping it.
    fn gain(&self, faction: Faction, power: Power) -> u8 {
        let value = |space: Space| {
            let card = self.public.board.card_at(space);
            card.map_or(0, |card| 1 + self.control_gain(card.faction))
        };
        match power {
            Power::None => 1,
            Power::Use | Power::Flip(_) | Power::Copy(_) => 2,
            Power::Score(line) => {
                let space = self.public.turn.map_or(Space::START, |turn| turn.space);
                2 + self.line(space, line).len()
            }
            Power::Figure(space) => 2 + value(space),
            Power::Swap(space) => {
                // The swap moves the player's figure from the Undead to this card.
                let card = self.public.board.card_at(space);
                card.map_or(0, |it| {
                    let gain = control_value(it.faction).saturating_sub(control_value(faction));
                    u8::try_from(gain).unwrap_or_default()
                })
            }
            Power::Remove(first, second) => 2 + value(first) + second.map_or(0, value),
        }
    }

    /// Which card to draw.
    fn draw(&self, left: &[Action]) -> Option<(Vec<Message>, Action)> {
        let sources = left.iter().filter_map(|&action| match action {
            Action::Draw(source) => Some(source),
            _ => None,
        });
        let source = sources.max_by_key(|&source| {
            // An unseen card is a gamble.
            self.public
                .displayed(source)
                .map_or(0, |card| 1 + self.worth_drawing(card))
        })?;
        let advice = match self.public.displayed(source) {
            Some(card) => {
                let name = board::card(self.narrator.locale, card);
                match self.best_points(card) {
                    0 => {
                        let many = words::faction_many(self.narrator.locale, card);
                        keys::tutorial_kingdoms_draw_control(name, many, control_value(card))
                    }
                    points => keys::tutorial_kingdoms_draw(name, points),
                }
            }
            None => keys::tutorial_kingdoms_draw_top(),
        };
        let topic = (self.turn() == 1).then(keys::tutorial_kingdoms_drawing);
        let advice = (self.turn() <= FIRST_TURNS).then_some(advice);
        let sentences = topic.into_iter().chain(advice).collect();
        Some((sentences, Action::Draw(source)))
    }

    /// What a card would be worth if it were placed now.
    fn worth_drawing(&self, card: Faction) -> u8 {
        2 * self.best_points(card) + self.control_gain(card)
    }

    /// The most that the power of a card would score now.
    fn best_points(&self, card: Faction) -> u8 {
        let spaces = self.public.board.open_spaces().iter();
        let points = spaces.map(|&space| self.points(card, space)).max();
        points.unwrap_or_default()
    }

    /// The points that the power of a card would score on a space; for a Knight, the figures that it
    /// would send back.
    fn points(&self, card: Faction, space: Space) -> u8 {
        match card {
            Faction::Goblin => 1 + self.public.board.figures_on(card)[self.seat],
            Faction::Dwarf => {
                let is_dwarf = |line| {
                    let cards = self.cards_of_line(space, line);
                    cards
                        .iter()
                        .filter(|card| card.faction == Faction::Dwarf)
                        .count()
                };
                count(1 + is_dwarf(Line::Row) + is_dwarf(Line::Column))
            }
            Faction::Dragon => count(
                self.around(space, &NEIGHBOURS)
                    .chain(self.around(space, &DIAGONAL))
                    .count(),
            ),
            Faction::Troll => [Line::Row, Line::Column]
                .map(|line| {
                    let factions = self.line(space, line);
                    let is_free = !factions.contains(Faction::Troll);
                    if is_free { 1 + factions.len() } else { 0 }
                })
                .into_iter()
                .max()
                .unwrap_or_default(),
            Faction::Gnome => 1,
            Faction::Knight => {
                let opponent = self.opponent();
                let beside = self.around(space, &NEIGHBOURS);
                count(beside.filter(|card| card.figures[opponent]).count()).min(2)
            }
            _ => 0,
        }
    }

    /// What another figure on a faction would be worth: its control, if the player gets ahead or
    /// catches up, otherwise 1.
    fn control_gain(&self, faction: Faction) -> u8 {
        let figures = self.public.board.figures_on(faction);
        let (own, other) = (figures[self.seat], figures[self.opponent()]);
        let value = u8::try_from(control_value(faction)).unwrap_or_default();
        if own == other || own + 1 == other {
            value
        } else {
            1
        }
    }

    /// The factions of the unbroken line of face-up cards through a space, without its own card.
    fn line(&self, space: Space, line: Line) -> FactionSet {
        let cards = self.cards_of_line(space, line);
        cards.iter().map(|card| card.faction).collect()
    }

    fn cards_of_line(&self, space: Space, line: Line) -> Vec<BoardCard> {
        let directions = match line {
            Line::Row => [(-1, 0), (1, 0)],
            Line::Column => [(0, -1), (0, 1)],
        };
        let of_direction = |(x, y): (i8, i8)| {
            let next = move |distance: i8| {
                Space::new(
                    space.x().checked_add(x.checked_mul(distance)?)?,
                    space.y().checked_add(y.checked_mul(distance)?)?,
                )
            };
            (1..=Space::MAX_DISTANCE).map_while(move |distance| self.face_up(next(distance)?))
        };
        directions.into_iter().flat_map(of_direction).collect()
    }

    /// The face-up cards on the spaces with these offsets.
    fn around(&self, space: Space, offsets: &[(i8, i8)]) -> impl Iterator<Item = BoardCard> {
        offsets.iter().filter_map(move |&(x, y)| {
            let (x, y) = (space.x().checked_add(x)?, space.y().checked_add(y)?);
            self.face_up(Space::new(x, y)?)
        })
    }

    fn face_up(&self, space: Space) -> Option<BoardCard> {
        let card = self.public.board.card_at(space);
        card.filter(|card| card.face_up)
    }

    fn opponent(&self) -> Seat {
        self.seat.next(2)
    }
}

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

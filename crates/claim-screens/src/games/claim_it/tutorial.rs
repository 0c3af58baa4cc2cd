//! The tutorial of Claim It. What it suggests follows rules of thumb that a beginner can remember: make
//! one group grow, put gold on it, and stop before the risk is too high.

use claim_rules::cards::Seat;
use claim_rules::claim_it::{Action, Awaiting, Dice, Face, PublicView, Space, Spaces, Stone, View};
use claim_rules::{GameKind, Options};

use super::space_name::space_name;
use crate::games::lesson::{Lesson, Prepared};
use crate::i18n::Message;
use crate::i18n::keys::tutorial as keys;
use crate::text::narrator::Narrator;

/// The number of rolls of three dice.
const ROLLS: usize = 6 * 6 * 6;

/// The highest risk of going bust, in percent, with which to roll again.
const MAX_RISK: usize = 20;

/// The number of stones placed in a turn at which to stop, as in the first hints of the help.
const STOP_STONES: u8 = 3;

/// With at most this many spaces, which are those of the first turn, a player is in the first two turns.
const FIRST_SPACES: u8 = STOP_STONES;

/// With this many spaces, a player has read that a real match is offered.
const MANY_SPACES: u8 = 2 * STOP_STONES + 1;

/// The prepared match.
pub(super) fn prepared() -> Prepared {
    Prepared {
        kind: GameKind::ClaimIt,
        options: Options::default().with_chosen(Options::VARIANT, &["standard"]),
        secret: *b"Tutorial of Claim It, deal: 0013",
    }
}

/// What to do now and why.
pub(super) fn lesson(narrator: Narrator, view: &View, left: &[Action]) -> Option<Lesson<Action>> {
    let lesson = ClaimItLesson {
        narrator,
        public: &view.public,
        seat: view.seat,
    };
    let (sentences, action) = match view.public.awaiting {
        Awaiting::Roll { .. } => (lesson.first_roll(), Action::Roll),
        Awaiting::Use { dice, .. } => lesson.place(dice, left)?,
        Awaiting::Choice { .. } => lesson.roll_or_stop(),
        Awaiting::First | Awaiting::Dice { .. } | Awaiting::Over => return None,
    };
    left.contains(&action).then_some(Lesson {
        sentences,
        action,
        offers_match: !lesson.is_beginning(),
    })
}

/// What decided the match.
pub(super) fn closing_words(narrator: Narrator, view: &PublicView) -> String {
    let groups = narrator.per_side(|seat| view.standing(seat).group.to_string());
    let mut sizes: Vec<_> = view
        .setup
        .seats()
        .map(|seat| view.standing(seat).group)
        .collect();
    sizes.sort_unstable();
    let is_tied = matches!(sizes[..], [.., second, first] if second == first);
    narrator.say(&if is_tied {
        keys::tutorial_claim_it_end_tied(groups)
    } else {
        keys::tutorial_claim_it_end(groups)
    })
}

struct ClaimItLesson<'a> {
    narrator: Narrator<'a>,
    public: &'a PublicView,
    seat: Seat,
}

impl ClaimItLesson<'_> {
    /// The start of a turn: a fact about the game.
    fn first_roll(&self) -> Vec<Message> {
        let mut seats = self.public.setup.seats();
        if seats.all(|seat| self.public.stones[seat].is_empty()) {
            return vec![
                keys::tutorial_claim_it_goal(),
                keys::tutorial_claim_it_roll(),
            ];
        }
        if self.public.last_round.is_some() {
            return vec![keys::tutorial_claim_it_last_round()];
        }
        if self.is_beginning() {
            vec![keys::tutorial_claim_it_gold()]
        } else if self.spaces() < MANY_SPACES {
            vec![
                keys::tutorial_claim_it_end_nears(self.public.setup.gold_for_last_round()),
                keys::tutorial_offer(),
            ]
        } else {
            Vec::new()
        }
    }

    /// Whether the player is in the first two turns, as far as the board shows.
    fn is_beginning(&self) -> bool {
        self.spaces() <= FIRST_SPACES
    }

    /// How many spaces the player has.
    fn spaces(&self) -> u8 {
        self.public.stones[self.seat].len()
    }

    /// For which space to use the dice.
    fn place(&self, dice: Dice, left: &[Action]) -> Option<(Vec<Message>, Action)> {
        let spaces = left.iter().filter_map(|&action| match action {
            Action::Use(space) => Some(space),
            Action::Roll | Action::Stop => None,
        });
        let space = spaces.max_by_key(|&space| self.worth(space))?;
        let name = space_name(self.narrator.locale, space);
        let is_beside = self.neighbours(space) > 0;
        let is_own = self.public.stones[self.seat].contains(space);
        let is_taken = self
            .public
            .setup
            .seats()
            .any(|it| self.public.stones[it].contains(space));
        let stone = self.public.stone_for(space)?;
        let is_first_gold = stone == Stone::Owner && self.public.standing(self.seat).gold == 0;
        let advice = match stone {
            Stone::Owner if is_own => keys::tutorial_claim_it_put_owner(name, "own"),
            Stone::Owner => keys::tutorial_claim_it_put_owner(name, "claimed"),
            Stone::Claim(_) if is_taken => keys::tutorial_claim_it_put_taken(name),
            Stone::Claim(_) if is_beside => keys::tutorial_claim_it_put_beside(name),
            Stone::Claim(_) => keys::tutorial_claim_it_put_free(name),
        };
        let is_first = self.held().is_empty();
        let Dice(dice) = dice;
        let [one, two, three] = dice.map(Face::number);
        let topic = is_first.then(|| keys::tutorial_claim_it_dice(one, three, two));
        let advice = (self.is_beginning() || is_first_gold).then_some(advice);
        Some((
            topic.into_iter().chain(advice).collect(),
            Action::Use(space),
        ))
    }

    /// Whether to roll again.
    fn roll_or_stop(&self) -> (Vec<Message>, Action) {
        let placed = &self.public.placed;
        let stones = (placed.claimed | placed.owner_stones).len();
        let risk = self.risk();
        let is_first = self.public.stones[self.seat].is_empty() && stones == 1;
        let topic = is_first.then(keys::tutorial_claim_it_bust);
        let (advice, action) = if risk <= MAX_RISK && stones < STOP_STONES {
            (keys::tutorial_claim_it_roll_again(risk), Action::Roll)
        } else {
            (keys::tutorial_claim_it_stop(risk, stones), Action::Stop)
        };
        let advice = self.is_beginning().then_some(advice);
        (topic.into_iter().chain(advice).collect(), action)
    }

    /// The probability that no space fits the next roll, in percent.
    fn risk(&self) -> usize {
        let is_bust = |&dice: &Dice| {
            let mut rolled = *self.public;
            rolled.awaiting = Awaiting::Use {
                seat: self.seat,
                dice,
            };
            rolled.legal_actions().is_empty()
        };
        let rolls = Face::ALL.into_iter().flat_map(|one| {
            let two = Face::ALL.into_iter();
            two.flat_map(move |two| Face::ALL.map(|three| Dice([one, two, three])))
        });
        (100 * rolls.filter(is_bust).count()).div_ceil(ROLLS)
    }

    /// What a space is worth: gold is safe, and only the largest group counts.
    fn worth(&self, space: Space) -> u8 {
        let base = match self.public.stone_for(space) {
            Some(Stone::Owner) => 3,
            Some(Stone::Claim(_)) | None => 1,
        };
        base + 2 * self.neighbours(space)
    }

    /// How many spaces beside this one the player has or has claimed in this turn.
    fn neighbours(&self, space: Space) -> u8 {
        let is_beside = |other: Space| {
            let rows = space.row.number().abs_diff(other.row.number());
            rows + space.column.number().abs_diff(other.column.number()) == 1
        };
        let beside = self.held().into_iter().filter(|&other| is_beside(other));
        u8::try_from(beside.count()).unwrap_or(u8::MAX)
    }

    /// The spaces that the player has, or has claimed in this turn.
    fn held(&self) -> Spaces {
        self.public.stones[self.seat] | self.public.placed.claimed
    }
}

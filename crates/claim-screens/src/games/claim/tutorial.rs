//! The tutorial of the trick-taking games: a match of Claim. What it suggests follows rules of thumb
//! that a beginner can remember.

use claim_rules::cards::{Card, Faction, Seat};
use claim_rules::claim::{Action, Phase, PublicView, View, score};
use claim_rules::{GameKind, Options};

use crate::games::lesson::{Lesson, Prepared};
use crate::i18n::Message;
use crate::i18n::keys::tutorial as keys;
use crate::text::narrator::Narrator;

/// From this value on, a revealed card is worth a high card of the hand.
const MIN_GOOD_VALUE: u8 = 5;

/// In this trick of phase two, the lesson tells the votes so far.
const STANDING: u8 = 3;

/// In the first tricks of a phase, all advice has its reason.
const FIRST_TRICKS: u8 = 3;

/// Up to this trick of a phase, advice has its reason if that is not the usual one.
const UNUSUAL_TRICKS: u8 = 6;

/// The prepared match. The other games differ from Claim only in their factions.
pub(super) fn prepared() -> Prepared {
    Prepared {
        kind: GameKind::Claim,
        options: Options::default(),
        secret: *b"Tutorial of Claim, deal no. 0044",
    }
}

/// What to do now and why.
pub(super) fn lesson(narrator: Narrator, view: &View, left: &[Action]) -> Option<Lesson<Action>> {
    let cards = left.iter().filter_map(|action| match action {
        Action::Play(card) => Some(*card),
        Action::Take(_) | Action::Remove(_) => None,
    });
    let lesson = ClaimLesson {
        narrator,
        view,
        playable: cards.collect(),
    };
    let (advice, card) = lesson.advice()?;
    let advice = lesson.is_news(card).then_some(advice);
    let sentences = [lesson.topic(), lesson.undead(card), advice].into_iter();
    Some(Lesson {
        sentences: sentences.flatten().collect(),
        action: Action::Play(card),
        offers_match: false,
    })
}

/// What decided the match.
pub(super) fn closing_words(narrator: Narrator, view: &PublicView) -> String {
    let score = score(view.setup, &view.score);
    let votes = narrator.per_side(|side| score.vote_counts[side].to_string());
    let mut counts: Vec<_> = Seat::of(view.setup.sides())
        .map(|side| score.vote_counts[side])
        .collect();
    counts.sort_unstable();
    let is_tied = matches!(counts[..], [.., second, first] if second == first);
    narrator.say(&if is_tied {
        keys::tutorial_claim_end_tied(votes)
    } else {
        keys::tutorial_claim_end(votes)
    })
}

struct ClaimLesson<'a> {
    narrator: Narrator<'a>,
    view: &'a View,
    playable: Vec<Card>,
}

impl ClaimLesson<'_> {
    /// A fact about the game, one per trick.
    fn topic(&self) -> Option<Message> {
        let public = &self.view.public;
        let is_recruiting = public.phase == Phase::Recruit;
        let trick = public.trick_number;
        let is_last = trick == public.setup.hand_size();
        Some(match (is_recruiting, trick) {
            (true, 1) => keys::tutorial_claim_recruit(self.middle()?),
            (true, 2) => keys::tutorial_claim_followers(),
            (true, _) if is_last => keys::tutorial_claim_last_recruit(),
            (true, 3) => keys::tutorial_claim_votes(),
            (true, 4) => keys::tutorial_claim_knights(),
            (true, 5) => keys::tutorial_claim_doppelgangers(),
            (false, 1) => keys::tutorial_claim_gather(),
            (false, 2) => keys::tutorial_claim_dwarves(),
            (false, STANDING) => {
                let counts = score(public.setup, &public.score).vote_counts;
                let own = self.view.seat;
                let other = own.next(public.setup.players());
                keys::tutorial_claim_standing(counts[other], counts[own])
            }
            _ => return None,
        })
    }

    /// What Undead do in phase one, once the first is led or suggested (as `card`), at the latest after its trick.
    fn undead(&self, card: Card) -> Option<Message> {
        let public = &self.view.public;
        let is_undead = |card: &Card| card.faction() == Faction::Undead;
        let is_next = self.lead().iter().chain([&card]).any(is_undead);
        let mut last = public.last.iter().flat_map(|last| last.trick.plays());
        let played = last.clone().filter(|(_, card)| is_undead(card)).count();
        let lead = last.next();
        let was_explained =
            lead.is_some_and(|(seat, card)| seat != self.view.seat && is_undead(&card));
        let piles = Seat::of(public.setup.players()).map(|seat| public.score[seat]);
        let scored: usize = piles.map(|pile| pile.of(Faction::Undead).len()).sum();
        let is_first = public.phase == Phase::Recruit && scored == played;
        let is_due = is_first && (is_next || played > 0) && !was_explained;
        is_due.then(keys::tutorial_claim_undead)
    }

    /// Whether the reason to play a card has not been told too often. Usually, one follows, or throws a card away.
    fn is_news(&self, card: Card) -> bool {
        let is_unusual = self.playable.len() > 1
            && self.lead().is_some_and(|lead| {
                let is_dwarf = [lead, card].iter().any(|it| it.faction() == Faction::Dwarf);
                let is_scoring_dwarf = is_dwarf && self.view.public.phase != Phase::Recruit;
                let beats =
                    card.faction() != lead.faction() && self.view.public.trick.would_win(card);
                is_scoring_dwarf || beats
            });
        let tricks = if is_unusual {
            UNUSUAL_TRICKS
        } else {
            FIRST_TRICKS
        };
        self.view.public.trick_number <= tricks
    }

    /// Which card to play, and why.
    fn advice(&self) -> Option<(Message, Card)> {
        if let [only] = *self.playable {
            return Some((keys::tutorial_claim_only(self.card(only)), only));
        }
        match self.lead() {
            None => self.advice_to_lead(),
            Some(lead) => self.advice_to_follow(lead),
        }
    }

    fn advice_to_lead(&self) -> Option<(Message, Card)> {
        if self.view.public.phase == Phase::Recruit {
            let middle = self.middle()?;
            return Some(if self.is_revealed_card_good() {
                let card = self.highest(|_| true)?;
                (
                    keys::tutorial_claim_lead_high(self.card(card), middle),
                    card,
                )
            } else {
                let card = self.lowest(|_| true)?;
                (keys::tutorial_claim_lead_low(self.card(card), middle), card)
            });
        }
        // Leading a Dwarf and winning the trick scores nothing for it.
        if let Some(card) = self.highest(|card| card.faction() != Faction::Dwarf) {
            let name = self.card(card);
            let message = if card.value() > 4 {
                keys::tutorial_claim_lead(name)
            } else {
                keys::tutorial_claim_lead_best(name)
            };
            return Some((message, card));
        }
        let card = self.lowest(|_| true)?;
        Some((keys::tutorial_claim_lead_dwarf(self.card(card)), card))
    }

    fn advice_to_follow(&self, first: Card) -> Option<(Message, Card)> {
        let trick = &self.view.public.trick;
        let led = first.faction();
        let has_led = !self.view.own.hand.of(led).is_empty();
        let winner = self.lowest(|card| trick.would_win(card));
        let loser = self.lowest(|card| !trick.would_win(card));
        let is_recruiting = self.view.public.phase == Phase::Recruit;
        let wants_to_win = if is_recruiting {
            self.is_revealed_card_good() || led == Faction::Undead
        } else {
            led != Faction::Dwarf
        };
        let (name, faction) = (|card| self.card(card), led.id());
        if let Some(card) = winner.filter(|_| wants_to_win || loser.is_none()) {
            let lowest_own = self.lowest(|it| it.faction() == led && trick.would_win(it));
            let message = match card.faction() {
                _ if !is_recruiting && led == Faction::Dwarf => {
                    keys::tutorial_claim_win_dwarf(name(card))
                }
                own if own == led => keys::tutorial_claim_follow(name(card), faction, name(first)),
                Faction::Knight => keys::tutorial_claim_free_knight(name(card)),
                _ if lowest_own.is_some() => {
                    keys::tutorial_claim_low_stand_in(name(card), name(first))
                }
                _ if has_led => keys::tutorial_claim_stand_in(name(card), faction, name(first)),
                _ => keys::tutorial_claim_free_stand_in(name(card), faction, name(first)),
            };
            return Some((message, card));
        }
        let dwarf = self.lowest(|card| card.faction() == Faction::Dwarf && !trick.would_win(card));
        if let Some(card) = dwarf.filter(|_| !is_recruiting && led != Faction::Dwarf) {
            return Some((keys::tutorial_claim_free_dwarf(name(card), faction), card));
        }
        let card = loser?;
        let stands_in = card.faction() != led;
        let message = match (has_led, winner) {
            _ if !is_recruiting && led == Faction::Dwarf => {
                keys::tutorial_claim_lose_dwarf(name(card))
            }
            (true, None) if stands_in => {
                keys::tutorial_claim_lose_stand_in(name(card), name(first))
            }
            (true, Some(_)) if stands_in => {
                keys::tutorial_claim_duck_stand_in(name(card), self.middle()?)
            }
            (true, None) => keys::tutorial_claim_follow_low(name(card), faction, name(first)),
            (true, Some(_)) => keys::tutorial_claim_duck(name(card), faction, self.middle()?),
            (false, None) => keys::tutorial_claim_free_low(name(card), faction),
            (false, Some(_)) => keys::tutorial_claim_free_duck(name(card), faction),
        };
        Some((message, card))
    }

    /// Whether the revealed card is worth winning.
    fn is_revealed_card_good(&self) -> bool {
        let mut middle = self.view.public.middle.into_iter().flatten();
        middle.any(|card| card.value() >= MIN_GOOD_VALUE)
    }

    /// The revealed card.
    fn middle(&self) -> Option<String> {
        let card = self.view.public.middle.into_iter().flatten().next()?;
        Some(self.card(card))
    }

    fn lead(&self) -> Option<Card> {
        self.view.public.trick.cards().first().copied()
    }

    fn card(&self, card: Card) -> String {
        self.narrator.card(card)
    }

    /// The lowest card that passes; a Doppelgänger only if no other is as low.
    fn lowest(&self, passes: impl Fn(Card) -> bool) -> Option<Card> {
        let cards = self.playable.iter().copied().filter(|&card| passes(card));
        cards.min_by_key(|card| (card.value(), card.faction() == Faction::Doppelganger))
    }

    /// The highest card that passes; a Goblin, which a Knight beats, only if no other is as high.
    fn highest(&self, passes: impl Fn(Card) -> bool) -> Option<Card> {
        let cards = self.playable.iter().copied().filter(|&card| passes(card));
        cards.max_by_key(|card| (card.value(), card.faction() != Faction::Goblin))
    }
}

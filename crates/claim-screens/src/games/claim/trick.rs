//! The story of a trick: who won it, why, and where its cards went.

use claim_rules::cards::{Card, CardSet, Faction, Seat};
use claim_rules::claim::{Awaiting, LastTrick, Phase, PublicView, Trick, WinReason};

use crate::i18n::Message;
use crate::i18n::keys::table as keys;
use crate::text::narrator::Narrator;

/// Tells the last trick, or the current one while a choice is pending, in one line: the winner, the
/// reason, and where the cards went. `own_draw` is the card that the reader drew in it.
pub(super) fn story(
    narrator: Narrator,
    view: &PublicView,
    last: &LastTrick,
    own_draw: Option<Card>,
) -> String {
    let story = TrickStory {
        narrator,
        view,
        last,
        own_draw,
    };
    let mut sentences = Vec::from_iter(story.reason());
    sentences.extend(match last.phase {
        Phase::Recruit => story.recruited(),
        _ => story.gathered(),
    });
    sentences.extend(story.dragon());
    let sentences: Vec<_> = sentences
        .iter()
        .map(|sentence| narrator.say(sentence))
        .collect();
    let sentences = sentences.join(" ");
    // With two players the reason names both cards.
    if view.setup.players() == 2 {
        return sentences;
    }
    narrator.say(&keys::trick_story(plays(narrator, &last.trick), sentences))
}

/// The cards of a trick in order of play, in one line.
pub(super) fn plays(narrator: Narrator, trick: &Trick) -> String {
    let play =
        |(seat, card)| narrator.say(&keys::trick_play(narrator.card(card), narrator.who(seat)));
    trick.plays().map(play).collect::<Vec<_>>().join(" · ")
}

/// Who led and played what so far, in one line; empty before the lead.
pub(super) fn plays_so_far(narrator: Narrator, trick: &Trick) -> String {
    let play = |(index, (seat, card)): (usize, (Seat, Card))| {
        let (who, card) = (narrator.who(seat), narrator.card_object(card));
        narrator.say(&if index == 0 {
            keys::trick_led(card, who)
        } else {
            keys::trick_played(card, who)
        })
    };
    let plays: Vec<_> = trick.plays().enumerate().map(play).collect();
    plays.join(" · ")
}

/// Whether a player has to choose which card to take or which Gnome to remove.
pub(super) const fn has_pending_choice(view: &PublicView) -> bool {
    matches!(
        view.awaiting,
        Awaiting::Take { .. } | Awaiting::Remove { .. }
    )
}

struct TrickStory<'a> {
    narrator: Narrator<'a>,
    view: &'a PublicView,
    last: &'a LastTrick,
    own_draw: Option<Card>,
}

impl TrickStory<'_> {
    /// The winner and the reason.
    fn reason(&self) -> Option<Message> {
        let trick = &self.last.trick;
        let winner = trick.winner();
        let card_of = |seat: Option<Seat>| seat.and_then(|seat| trick.card_of(seat));
        let won = card_of(Some(winner))?;
        let second = card_of(trick.ranking()[1])?;
        let lead = card_of(Some(trick.leader()))?;
        let who = self.narrator.who(winner);
        let card = self.narrator.card(won);
        let object = |card| self.narrator.card_object(card);
        Some(match trick.win_reason()? {
            WinReason::KnightBeatsGoblin => keys::won_beats(object(lead), card, who),
            WinReason::Highest => keys::won_beats(object(second), card, who),
            WinReason::Doppelganger => {
                keys::won_doppelganger(object(second), card, lead.faction().id(), who)
            }
            WinReason::PlayedFirst => keys::won_first(card, self.narrator.card(second), who),
            WinReason::Unfollowed if trick.plays().count() == 2 => {
                keys::won_not_followed_by(object(won), self.narrator.card(second), who)
            }
            WinReason::Unfollowed => keys::won_unfollowed(object(won), who),
        })
    }

    /// Phase one: Undead scored, cards taken and drawn.
    fn recruited(&self) -> Vec<Message> {
        let winner = self.last.trick.winner();
        let undead = self.cards_of(Faction::Undead);
        let mut sentences = Vec::from_iter(self.scored(Faction::Undead, undead, winner));
        let taken = || self.last.middle.iter().flatten();
        let mut rest: Vec<_> = self.last.trick.ranking().into_iter().flatten().collect();
        // The winner takes first.
        for &place in &rest {
            sentences.extend(
                taken()
                    .filter(|&&(_, seat)| seat == place)
                    .map(|&(card, seat)| {
                        keys::takes(self.narrator.card_object(card), self.narrator.who(seat))
                    }),
            );
        }
        rest.retain(|&seat| taken().all(|&(_, taker)| taker != seat));
        let is_pending = has_pending_choice(self.view);
        for seat in rest {
            let is_own = self.narrator.reader == Some(seat);
            let own_draw = self.own_draw.filter(|_| is_own);
            let card = own_draw.map(|card| self.narrator.card_object(card));
            let who = self.narrator.who(seat);
            sentences.push(match card {
                Some(card) if seat == winner => keys::you_take_top(card),
                Some(card) => keys::you_draw(card),
                // Players draw only after all pending choices.
                None if is_pending => continue,
                None if seat == winner => keys::takes_top(who),
                None => keys::draws(who),
            });
        }
        sentences
    }

    /// Phase two: Gnomes removed, and cards that did not simply go to the winner's score pile.
    fn gathered(&self) -> Vec<Message> {
        let removed = self.last.removed.iter().flatten();
        let mut sentences: Vec<_> = removed
            .map(|&(gnome, seat)| {
                keys::loses_gnome(self.narrator.card(gnome), self.narrator.who(seat))
            })
            .collect();
        if has_pending_choice(self.view) {
            return sentences;
        }
        let winner = self.last.trick.winner();
        if let Some(taker) = self.last.dwarf_taker() {
            let (who, dwarves) = (self.narrator.who(taker), self.cards_of(Faction::Dwarf));
            let dwarves = self.narrator.cards(dwarves);
            // With two players the loser takes them; no reason needed.
            sentences.push(if self.view.setup.players() == 2 {
                keys::scores(dwarves, who)
            } else {
                keys::scores_lowest(dwarves, who)
            });
        }
        let gnomes = self.cards_of(Faction::Gnome);
        if !gnomes.is_empty() {
            sentences.push(keys::adds_gnomes(
                self.narrator.cards(gnomes),
                self.narrator.who(winner),
            ));
        }
        sentences.extend(self.scored(Faction::Troll, self.last.trolls, winner));
        sentences
    }

    fn scored(&self, faction: Faction, cards: CardSet, seat: Seat) -> Option<Message> {
        let cards_of = || match cards.len() {
            1 => self.narrator.cards_object(cards),
            _ => self.narrator.faction_cards(faction, cards),
        };
        let scored = || keys::scores(cards_of(), self.narrator.who(seat));
        (!cards.is_empty()).then(scored)
    }

    /// Who leads because of a Dragon, if it is not the winner anyway.
    fn dragon(&self) -> Option<Message> {
        let leader = self.view.trick.leader();
        let is_over = self.view.phase == Phase::Over || has_pending_choice(self.view);
        if is_over
            || self.cards_of(Faction::Dragon).is_empty()
            || leader == self.last.trick.winner()
        {
            return None;
        }
        Some(keys::leads_by_dragon(self.narrator.who(leader)))
    }

    /// The trick's cards of a faction.
    fn cards_of(&self, faction: Faction) -> CardSet {
        let cards: CardSet = self.last.trick.plays().map(|(_, card)| card).collect();
        cards.of(faction)
    }
}

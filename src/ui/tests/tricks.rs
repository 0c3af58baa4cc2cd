//! Tests of trick summaries in both languages.

use claim_rules::cards::{Card, Seat};
use claim_rules::{Action, Chance, GameKind, Options, PublicView, Setup, State, claim};

use super::walk;
use crate::i18n::Locale;
use crate::ui::emoji::plain;
use crate::ui::{MatchInfo, Player, hand, table};

/// A match of Claim after its first trick: Anna led the first card, Ben answered with the second, and
/// the third was the card in the middle.
fn after(cards: [Card; 3]) -> State {
    let [led, answer, _] = cards;
    let setup = Setup::new(GameKind::Claim, 2, Options::default()).unwrap();
    let claim = claim::Setup::new(claim::CLAIM, 2).unwrap();
    let mut rest = claim.deck();
    for card in cards {
        let place = rest.iter().position(|&other| other == card).unwrap();
        rest.remove(place);
    }
    // Cards of the led faction go to the bottom, so that Ben has none and need not follow.
    let (bottom, mut deck): (Vec<_>, Vec<_>) = rest
        .into_iter()
        .partition(|card| card.faction() == led.faction());
    deck.extend(bottom);
    for (place, card) in [0, 13, 26].into_iter().zip(cards) {
        deck.insert(place, card);
    }
    let mut state = State::new(&setup);
    for chance in [claim::Chance::First(Seat::First), claim::Chance::Deck(deck)] {
        state.apply_chance(&Chance::Claim(chance)).unwrap();
    }
    for card in [led, answer] {
        state
            .play(Action::Claim(claim::Action::Play(card)))
            .unwrap();
    }
    state
}

#[track_caller]
fn check(cards: [&str; 3], english: &str, german: &str) {
    let state = after(cards.map(|card| card.parse().unwrap()));
    let player = |name: &str| Player {
        name: name.into(),
        user: None,
    };
    let info = MatchInfo {
        players: vec![player("Anna"), player("Ben")],
        ..walk::match_info(&walk::setups()[0])
    };
    for (locale, expect) in [(Locale::English, english), (Locale::German, german)] {
        let screen = table(locale, &info, &state.public_view(), true);
        let text = plain(&screen.sections[0].text);
        assert_eq!(text.lines().nth(1), Some(expect));
    }
}

#[test]
fn knight_beats_goblin() {
    check(
        ["goblin-9", "knight-2", "dwarf-4"],
        "⚔️ Knight 2 beats 👺 Goblin 9: **Ben** wins the trick. **Ben** takes ⛏️ Dwarf 4. \
         **Anna** draws the top card.",
        "⚔️ Ritter 2 schlägt 👺 Kobold 9: **Ben** gewinnt den Stich. **Ben** nimmt ⛏️ Zwerg 4. \
         **Anna** zieht die oberste Karte.",
    );
}

#[test]
fn higher_card_wins_and_undead_score() {
    check(
        ["undead-3", "undead-8", "knight-9"],
        "💀 Undead 8 beats 💀 Undead 3: **Ben** wins the trick. **Ben** scores 💀 Undead 3 and \
         💀 Undead 8. **Ben** takes ⚔️ Knight 9. **Anna** draws the top card.",
        "💀 Untoter 8 schlägt 💀 Untoter 3: **Ben** gewinnt den Stich. **Ben** legt \
         💀 Untoter 3 und 💀 Untoter 8 auf den Punktestapel. **Ben** nimmt ⚔️ Ritter 9. **Anna** \
         zieht die oberste Karte.",
    );
}

#[test]
fn doppelganger_counts_as_led_faction() {
    check(
        ["dwarf-3", "doppelganger-4", "goblin-0"],
        "🎭 Doppelgänger 4 counts as a Dwarf and beats ⛏️ Dwarf 3: **Ben** wins the trick. \
         **Ben** takes 👺 Goblin 0. **Anna** draws the top card.",
        "🎭 Doppelgänger 4 zählt als Zwerg und schlägt ⛏️ Zwerg 3: **Ben** gewinnt den Stich. \
         **Ben** nimmt 👺 Kobold 0. **Anna** zieht die oberste Karte.",
    );
}

#[test]
fn first_of_equal_cards_wins() {
    check(
        ["dwarf-4", "doppelganger-4", "goblin-0"],
        "⛏️ Dwarf 4 and 🎭 Doppelgänger 4 tie; the card played first wins: **Anna** wins \
         the trick. **Anna** takes 👺 Goblin 0. **Ben** draws the top card.",
        "⛏️ Zwerg 4 und 🎭 Doppelgänger 4 sind gleich hoch, es zählt die zuerst gespielte: **Anna** \
         gewinnt den Stich. **Anna** nimmt 👺 Kobold 0. **Ben** zieht die oberste Karte.",
    );
}

#[test]
fn lead_wins_if_not_followed() {
    check(
        ["dwarf-0", "knight-9", "goblin-0"],
        "Nobody followed: **Anna** wins the trick with ⛏️ Dwarf 0. **Anna** takes 👺 Goblin 0. \
         **Ben** draws the top card.",
        "Niemand hat bedient: **Anna** gewinnt den Stich mit ⛏️ Zwerg 0. **Anna** nimmt \
         👺 Kobold 0. **Ben** zieht die oberste Karte.",
    );
}

#[test]
fn dwarves_come_with_reason_if_more_than_two_play() {
    let (mut with_reason, mut without) = (0, 0);
    for setup in walk::setups() {
        walk::walk(&setup, 0, |state| {
            let PublicView::Claim(view) = state.public_view() else {
                return;
            };
            let is_open = matches!(view.awaiting, claim::Awaiting::Remove { .. });
            let last = view.last.as_ref().filter(|_| !is_open);
            let Some(taker) = last.and_then(claim::LastTrick::dwarf_taker) else {
                return;
            };
            let info = walk::match_info(&setup);
            let screen = hand(Locale::English, &info, &state.view(taker), "");
            let has_reason = screen.sections.iter().any(|it| {
                plain(&it.text).contains("You played the lowest value and score ⛏️ Dwar")
            });
            assert_eq!(has_reason, setup.players() > 2, "{screen:?}");
            *(if has_reason {
                &mut with_reason
            } else {
                &mut without
            }) += 1;
        });
    }
    assert!(with_reason > 0 && without > 0, "{with_reason}, {without}");
}

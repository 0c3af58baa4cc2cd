//! Tests of the trick-taking games' screens: stories of tricks, own draws, buttons.

use std::collections::BTreeSet;

use claim_rules::cards::{Card, Faction, Seat};
use claim_rules::{Action, Chance, GameKind, Options, PublicView, Setup, State, View, claim};
use claim_table::locale::Locale;

use super::limits::{headline, text};
use super::walk;
use crate::emoji::plain;
use crate::text::words;
use crate::{Button, HandPress, MatchInfo, PlayerInfo, Press, Row, Screen, hand, table};

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

fn anna_and_ben() -> MatchInfo {
    let player = |name: &str| PlayerInfo {
        name: name.into(),
        user: None,
    };
    MatchInfo {
        players: vec![player("Anna"), player("Ben")],
        ..walk::match_info(&walk::setups()[0])
    }
}

#[track_caller]
fn check(cards: [&str; 3], english: &str, german: &str) {
    let state = after(cards.map(|card| card.parse().unwrap()));
    let info = anna_and_ben();
    for (locale, expect) in [(Locale::En, english), (Locale::De, german)] {
        let screen = table(locale, &info, &state.public_view(), None);
        let text = plain(&screen.text()).replace('\u{a0}', " ");
        let last = text.lines().last().expect("the last trick");
        assert!(last.starts_with("-# **"), "{last}");
        assert_eq!(
            last.split_once("** – ").map(|(_, story)| story),
            Some(expect)
        );
    }
}

#[test]
fn knight_beats_goblin() {
    check(
        ["goblin-9", "knight-2", "dwarf-4"],
        "**Ben** wins: ⚔️ Knight 2 beats 👺 Goblin 9. **Ben** takes ⛏️ Dwarf 4. **Anna** draws \
         face down.",
        "**Ben** gewinnt: ⚔️ Ritter 2 schlägt 👺 Kobold 9. **Ben** nimmt ⛏️ Zwerg 4. **Anna** \
         zieht verdeckt.",
    );
}

#[test]
fn higher_card_wins_and_undead_score() {
    check(
        ["undead-3", "undead-8", "knight-9"],
        "**Ben** wins: 💀 Undead 8 beats 💀 Undead 3. **Ben** scores 💀 Undead 3 8. **Ben** takes \
         ⚔️ Knight 9. **Anna** draws face down.",
        "**Ben** gewinnt: 💀 Untoter 8 schlägt 💀 Untoten 3. **Ben** legt 💀 Untote 3 8 auf den \
         Punktestapel. **Ben** nimmt ⚔️ Ritter 9. **Anna** zieht verdeckt.",
    );
}

#[test]
fn doppelganger_counts_as_led_faction() {
    check(
        ["dwarf-3", "doppelganger-4", "goblin-0"],
        "**Ben** wins: 🎭 Doppelgänger 4 counts as a Dwarf and beats ⛏️ Dwarf 3. **Ben** takes \
         👺 Goblin 0. **Anna** draws face down.",
        "**Ben** gewinnt: 🎭 Doppelgänger 4 zählt als Zwerg und schlägt ⛏️ Zwerg 3. **Ben** nimmt \
         👺 Kobold 0. **Anna** zieht verdeckt.",
    );
}

#[test]
fn first_of_equal_cards_wins() {
    check(
        ["dwarf-4", "doppelganger-4", "goblin-0"],
        "**Anna** wins: ⛏️ Dwarf 4 and 🎭 Doppelgänger 4 tie; the card played first wins. **Anna** \
         takes 👺 Goblin 0. **Ben** draws face down.",
        "**Anna** gewinnt: ⛏️ Zwerg 4 und 🎭 Doppelgänger 4 sind gleich hoch, die zuerst gespielte \
         Karte gewinnt. **Anna** nimmt 👺 Kobold 0. **Ben** zieht verdeckt.",
    );
}

#[test]
fn lead_wins_if_not_followed() {
    check(
        ["dwarf-0", "knight-9", "goblin-0"],
        "**Anna** wins with ⛏️ Dwarf 0: ⚔️ Knight 9 did not follow. **Anna** takes 👺 Goblin 0. \
         **Ben** draws face down.",
        "**Anna** gewinnt mit ⛏️ Zwerg 0: ⚔️ Ritter 9 bedient nicht. **Anna** nimmt 👺 Kobold 0. \
         **Ben** zieht verdeckt.",
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
            let screen = hand(Locale::En, &info, &state.view(taker), "");
            let text = plain(&screen.text()).replace('\u{a0}', " ");
            let has_reason = text.contains("You played the lowest value and score ⛏️ Dwar");
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

#[test]
fn own_draw_is_named_only_to_its_owner() {
    let cards = ["goblin-9", "knight-2", "dwarf-4"];
    let state = after(cards.map(|card| card.parse().unwrap()));
    let View::Claim(view) = state.view(Seat::First) else {
        panic!("a match of Claim");
    };
    let drawn = view.own.followers.into_iter().next().unwrap();
    for (locale, before, after) in [
        (Locale::En, "You draw ", " – only you see it."),
        (Locale::De, "Du ziehst ", " – das siehst nur du."),
    ] {
        let own = format!("{before}{}{after}", words::card(locale, drawn));
        let info = anna_and_ben();
        let shown = [
            hand(locale, &info, &state.view(Seat::First), ""),
            hand(locale, &info, &state.view(Seat::Second), ""),
            table(locale, &info, &state.public_view(), None),
        ]
        .map(|screen| text(&screen).contains(&own));
        assert_eq!(shown, [true, false, false]);
    }
}

/// Calls `show` with every view of the player to act in random matches of the trick-taking games.
fn for_all_turns(mut show: impl FnMut(&MatchInfo, &claim::View, &Screen)) {
    for setup in walk::setups() {
        for seed in 0..3 {
            walk::walk(&setup, seed, |state| {
                let Some(seat) = state.to_act() else { return };
                let any = state.view(seat);
                if let View::Claim(view) = &any {
                    let info = walk::match_info(&setup);
                    show(&info, view, &hand(Locale::En, &info, &any, ""));
                }
            });
        }
    }
}

/// The buttons that play an action, row by row.
fn plays(screen: &Screen) -> Vec<Vec<&Button>> {
    fn of_row(row: &Row) -> Vec<&Button> {
        let Row::Buttons(buttons) = row else {
            return Vec::new();
        };
        let is_play = |button: &&Button| matches!(button.press, Press::Hand(HandPress::Act { .. }));
        buttons.iter().filter(is_play).collect()
    }
    screen.all_rows().map(of_row).collect()
}

#[test]
fn cards_have_short_labels_grouped_by_faction() {
    let (mut lengths, mut one_row_each) = (BTreeSet::new(), 0);
    for_all_turns(|_, view, screen| {
        let rows = plays(screen);
        let buttons = rows.concat();
        if !matches!(view.public.awaiting, claim::Awaiting::Play(_)) {
            return;
        }
        let legal = view.own.hand.distinct();
        // A forced play says that there is no choice.
        if view.legal_actions().len() == 1 {
            return;
        }
        lengths.insert(buttons.len());
        let expect = Faction::ALL
            .into_iter()
            .flat_map(|faction| legal.of(faction));
        let expect: Vec<_> = expect
            .filter(|&card| view.legal_actions().contains(claim::Action::Play(card)))
            .map(|card| (Some(words::icon(card.faction())), card.value().to_string()))
            .collect();
        let shown: Vec<_> = buttons
            .iter()
            .map(|button| (button.emoji, button.label.clone()))
            .collect();
        assert_eq!(shown, expect);
        let mixed = |row: &Vec<&Button>| row.iter().any(|it| it.emoji != row[0].emoji);
        one_row_each += usize::from(!rows.iter().any(mixed));
    });
    assert!(lengths.len() > 8 && one_row_each > 0, "{lengths:?}");
}

#[test]
fn forced_play_is_one_button_that_says_so() {
    let mut forced = [0; 2];
    for_all_turns(|_, view, screen| {
        let buttons = plays(screen).concat();
        let is_forced = view.legal_actions().len() == 1;
        let labels: Vec<_> = buttons.iter().map(|button| button.label.as_str()).collect();
        let says_so = |end: &str| labels.iter().any(|label| label.ends_with(end));
        let is_last = view.own.hand.len() == 1 && is_forced;
        assert_eq!(says_so(" – last card"), is_last, "{labels:?}");
        assert_eq!(says_so(" – only move"), is_forced && !is_last);
        forced[usize::from(is_last)] += usize::from(is_forced);
    });
    assert!(forced.iter().all(|&count| count > 0), "{forced:?}");
}

#[test]
fn factions_in_play_are_visible_in_one_order() {
    let mut languages = walk::languages();
    for setup in walk::setups() {
        let info = walk::match_info(&setup);
        walk::walk(&setup, 1, |state| {
            let PublicView::Claim(view) = state.public_view() else {
                return;
            };
            if view.phase == claim::Phase::Dealing {
                return;
            }
            let locale = languages.next().expect("endless");
            let shown = text(&table(locale, &info, &state.public_view(), None));
            let places: Vec<_> = view
                .setup
                .factions()
                .iter()
                .map(|it| shown.find(&words::faction_many(locale, it)))
                .collect();
            assert!(places.iter().all(Option::is_some), "{shown}");
            let seat = state.to_act().unwrap_or_default();
            let shown = text(&hand(locale, &info, &state.view(seat), ""));
            let is_named = |it| shown.contains(&words::faction_many(locale, it));
            let is_empty = view.hand_size[seat] == 0;
            assert!(
                is_empty || view.setup.factions().iter().all(is_named),
                "{shown}"
            );
        });
    }
}

#[test]
fn headline_says_what_to_follow() {
    let [mut led, mut void] = [0; 2];
    for_all_turns(|_, view, screen| {
        let is_play = matches!(view.public.awaiting, claim::Awaiting::Play(_));
        let Some(faction) = view.public.trick.led_faction().filter(|_| is_play) else {
            return;
        };
        let can_follow = !view.own.hand.of(faction).is_empty();
        let name = if can_follow {
            words::faction_one(Locale::En, faction)
        } else {
            words::faction_many(Locale::En, faction)
        };
        let text = screen.text();
        let turn = headline(screen);
        assert!(turn.starts_with("Your turn – "), "{turn}");
        let why: Vec<_> = text
            .lines()
            .take_while(|line| !line.starts_with("-#"))
            .collect();
        assert!(why.len() <= 2 && why.concat().contains(&name), "{text}");
        assert_eq!(turn.contains("follow a"), can_follow, "{turn}");
        led += usize::from(can_follow);
        void += usize::from(!can_follow);
    });
    assert!(led > 0 && void > 0, "{led}, {void}");
}

//! A result says how close it was, and that is true.

use claim_rules::cards::{Card, Seat};
use claim_rules::{PublicView, Setup, claim, kingdoms};
use claim_table::locale::Locale;

use super::limits::check;
use super::matches::finish;
use super::walk::{NAMES, named, setups};
use crate::test_factor::match_count;
use crate::{Finish, faction_many, finished, finished_hand, plain_card, without_isolates};

/// What the private screen of a seat and the public one say, as plain words.
fn said(locale: Locale, end: &Finish, setup: &Setup, seat: Seat) -> [String; 2] {
    let info = named(setup);
    let own = finished_hand(locale, &info, end, seat);
    let public = finished(locale, &info, end);
    [own, public].map(|screen| {
        check(&screen);
        let words = crate::emoji::omit(&screen.text());
        without_isolates(&words)
            .replace("**", "")
            .replace('\u{a0}', " ")
    })
}

/// Calls `show` with ends of random matches that one side has won, and the best seat of another one.
fn ends(setup: &Setup, mut show: impl FnMut(&Finish, Seat)) {
    let seeds = (0..).take(match_count(8));
    for end in seeds.map(|seed| finish(setup, seed)) {
        let sides = |seat: &Seat| setup.side(*seat);
        let winner = sides(&end.winners[0]);
        if end.winners.iter().any(|seat| sides(seat) != winner) {
            continue;
        }
        let mut losers: Vec<_> = setup.sides().filter(|&side| side != winner).collect();
        losers.sort_by_key(|&side| standing(&end.view, side));
        show(&end, losers[losers.len() - 1]);
    }
}

/// How a side stands at the end; the highest is ahead.
fn standing(view: &PublicView, side: Seat) -> (u16, u16, u16) {
    match view {
        PublicView::Claim(view) => {
            let score = claim::score(view.setup, &view.score);
            (score.vote_counts[side].into(), score.sum(side), 0)
        }
        PublicView::Kingdoms(view) => (view.score().points[side], view.supply[side].into(), 0),
        PublicView::ClaimIt(view) => {
            let it = view.standing(side);
            (it.group.into(), it.gold.into(), it.spaces.into())
        }
    }
}

/// The cards with any of which, taken from another side, a side would have won alone.
fn decisive_cards(view: &claim::PublicView, side: Seat) -> Vec<Card> {
    let piles = view.setup.pooled(&view.score);
    let wins = |card: &Card| {
        view.setup.seats().any(|owner| {
            let mut piles = piles;
            if view.setup.side(owner) == side || !piles[owner].remove(*card) {
                return false;
            }
            piles[side].insert(*card);
            let mut won = claim::score(view.setup, &piles).winners.iter();
            won.all(|seat| view.setup.side(seat) == side)
        })
    };
    Card::ALL.into_iter().filter(wins).collect()
}

#[test]
fn a_card_that_would_have_turned_the_match_is_named() {
    let mut counts = [0; 2];
    for setup in setups() {
        ends(&setup, |end, loser| {
            let PublicView::Claim(view) = &end.view else {
                return;
            };
            let decisive = decisive_cards(view, loser);
            let behind =
                standing(&end.view, setup.side(end.winners[0])).0 - standing(&end.view, loser).0;
            for (locale, you, other, missing) in [
                (
                    Locale::En,
                    "you would have won",
                    "would have won",
                    format!("You ended {behind} vote"),
                ),
                (
                    Locale::De,
                    "hättest du gewonnen",
                    "wäre der Sieg an",
                    format!("{behind} Fraktion"),
                ),
            ] {
                let [own, public] = said(locale, end, &setup, loser);
                assert_eq!(own.contains(you), !decisive.is_empty(), "{own}");
                assert_eq!(public.contains(other), !decisive.is_empty(), "{public}");
                for text in [&own, &public] {
                    let line = text
                        .lines()
                        .find(|it| it.contains(you) || it.contains(other));
                    if let Some(line) = line {
                        let is_named = |card: &Card| line.contains(&plain_card(locale, *card));
                        assert!(decisive.iter().any(is_named), "{line}");
                    }
                }
                if decisive.is_empty() && behind > 0 {
                    assert!(own.contains(&missing), "{missing}: {own}");
                }
            }
            counts[usize::from(decisive.is_empty())] += 1;
        });
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn trick_that_decided_the_match_is_told_where_it_is_known() {
    let mut counts = [0; 2];
    for setup in setups() {
        ends(&setup, |end, loser| {
            let PublicView::Claim(view) = &end.view else {
                return;
            };
            let (trick, tricks) = (view.decisive_trick(), view.setup.hand_size());
            for (locale, early, last) in [
                (Locale::En, "in phase two, ", "The very last trick decided"),
                (Locale::De, "nicht mehr einzuholen", "Erst der letzte Stich"),
            ] {
                for text in said(locale, end, &setup, loser) {
                    let is_last = trick == Some(tricks);
                    assert_eq!(text.contains(last), is_last, "{text}");
                    let told = text.lines().find(|line| line.contains(early));
                    assert_eq!(told.is_some(), trick.is_some() && !is_last, "{text}");
                    let number = trick.unwrap_or_default().to_string();
                    assert!(told.is_none_or(|line| line.contains(&number)), "{text}");
                }
            }
            counts[usize::from(trick.is_none())] += 1;
        });
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn a_figure_that_would_have_turned_the_match_is_named() {
    let mut counts = [0; 2];
    for setup in setups() {
        ends(&setup, |end, loser| {
            let PublicView::Kingdoms(view) = &end.view else {
                return;
            };
            let points = view.score().points;
            let winner = loser.next(2);
            let wins = |faction| {
                let figures = view.board.figures_on(faction);
                let value = kingdoms::control_value(faction);
                let (mine, theirs) = match figures[winner].cmp(&figures[loser]) {
                    std::cmp::Ordering::Equal => (value, 0),
                    _ if figures[winner] == figures[loser] + 1 => (0, value),
                    _ => (0, 0),
                };
                points[loser] + mine > points[winner] - theirs
            };
            let [own, _] = said(Locale::En, end, &setup, loser);
            let line = own
                .lines()
                .find(|it| it.starts_with("With one more figure on the "));
            if let Some(line) = line {
                assert!(line.ends_with("you would have won."), "{line}");
                let mut factions = view.setup.factions().iter().copied();
                let is_named =
                    |faction| wins(faction) && line.contains(&faction_many(Locale::En, faction));
                assert!(factions.any(is_named), "{line}");
            } else {
                let behind = points[winner] - points[loser];
                let missing = format!("You ended {behind} point");
                assert!(behind == 0 || own.contains(&missing), "{missing}: {own}");
            }
            counts[usize::from(line.is_none())] += 1;
        });
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn the_size_of_the_largest_group_says_how_close_it_was() {
    let mut shown = 0;
    for setup in setups() {
        ends(&setup, |end, loser| {
            if !matches!(end.view, PublicView::ClaimIt(_)) {
                return;
            }
            let best = standing(&end.view, end.winners[0]);
            let behind = best.0 - standing(&end.view, loser).0;
            if behind > 0 {
                let name = NAMES[loser.index()];
                let [own, public] = said(Locale::De, end, &setup, loser);
                let missing = match behind {
                    1 => "fehlte 1 Feld in der größten Gruppe.".to_owned(),
                    _ => format!("fehlten {behind} Felder in der größten Gruppe."),
                };
                assert!(own.contains(&format!("Dir {missing}")), "{missing}: {own}");
                assert!(
                    public.contains(&format!("{name} {missing}")),
                    "{missing}: {public}"
                );
                shown += 1;
            }
        });
    }
    assert!(shown > 0);
}

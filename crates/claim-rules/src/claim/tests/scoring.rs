//! Scoring (RULES.md 1.6).

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::knowledge::{act_at_random, gathering};
use super::scene::set;
use super::*;
use crate::cards::{BySeat, CardSet, SeatSet};
use crate::claim::result::result;
use crate::claim::{Score, score};

fn scored(setup: Setup, piles: &[&str]) -> Score {
    let mut by_seat = BySeat::<CardSet>::default();
    for (seat, pile) in setup.seats().zip(piles) {
        by_seat[seat] = set(pile);
    }
    score(setup, &by_seat)
}

#[test]
fn most_cards_win_the_vote() {
    let score = scored(
        claim(),
        &["goblin-0 goblin-0 goblin-1", "goblin-8 goblin-9"],
    );
    assert_eq!(score.votes[Faction::Goblin], Some(S0));
}

#[test]
fn highest_card_breaks_a_tie_for_the_vote() {
    let score = scored(claim(), &["goblin-0 goblin-7", "goblin-5 goblin-6"]);
    assert_eq!(score.votes[Faction::Goblin], Some(S0));
}

#[test]
fn further_cards_break_a_tie_in_descending_order() {
    let piles = ["gnome-7 gnome-5 gnome-1", "gnome-7 gnome-3 gnome-3"];
    assert_eq!(scored(claim_2(), &piles).votes[Faction::Gnome], Some(S0));
    let piles = ["gnome-7 gnome-5 gnome-1", "gnome-7 gnome-5 gnome-3"];
    assert_eq!(scored(claim_2(), &piles).votes[Faction::Gnome], Some(S1));
    let piles = ["giant-7 giant-7 giant-1", "giant-9 giant-1 giant-3"];
    assert_eq!(scored(claim_2(), &piles).votes[Faction::Giant], Some(S1));
}

#[test]
fn identical_piles_and_absent_factions_win_no_vote() {
    let score = scored(claim_2(), &["giant-7 giant-1", "giant-1 giant-7"]);
    assert_eq!(score.votes[Faction::Giant], None);
    assert_eq!(score.votes[Faction::Troll], None);
    assert_eq!([S0, S1].map(|seat| score.vote_counts[seat]), [0, 0]);
}

#[test]
fn most_votes_win_regardless_of_sums() {
    let piles = [
        "goblin-0 knight-2 undead-0",
        "dwarf-9 dwarf-8 doppelganger-9",
    ];
    let score = scored(claim(), &piles);
    assert_eq!([S0, S1].map(|seat| score.vote_counts[seat]), [3, 2]);
    assert_eq!(score.winners, SeatSet::from([S0]));
}

#[test]
fn higher_sum_of_won_factions_breaks_equal_votes() {
    // The Knight of seat 1 does not count in the second case: it did not win that faction.
    let piles = [
        "goblin-3 knight-8 knight-9",
        "goblin-0 goblin-0 undead-9 knight-7",
    ];
    let score = scored(claim(), &piles);
    assert_eq!([S0, S1].map(|seat| score.vote_counts[seat]), [1, 2]);
    let piles = ["knight-8 knight-9 goblin-9", "goblin-0 goblin-0 knight-7"];
    let score = scored(claim(), &piles);
    assert_eq!([S0, S1].map(|seat| score.vote_counts[seat]), [1, 1]);
    assert_eq!([S0, S1].map(|seat| score.sum(seat)), [17, 0]);
    assert_eq!(score.winners, SeatSet::from([S0]));
}

#[test]
fn equal_votes_and_sums_are_a_draw() {
    let score = scored(claim(), &["goblin-5", "dwarf-5"]);
    assert_eq!(score.winners, SeatSet::from([S0, S1]));
    let score = scored(with_knights(3), &["goblin-5", "dwarf-4", "undead-5"]);
    assert_eq!(score.winners, SeatSet::from([S0, S2]));
}

#[test]
fn only_seats_tied_for_most_cards_are_compared() {
    let piles = ["goblin-1 goblin-2", "goblin-9", "goblin-0 goblin-3"];
    let score = scored(with_knights(3), &piles);
    assert_eq!(score.votes[Faction::Goblin], Some(S2));
    let piles = ["giant-7 giant-1", "giant-9", "giant-1 giant-7"];
    assert_eq!(scored(with_giants(3), &piles).votes[Faction::Giant], None);
}

#[test]
fn team_pools_both_score_piles() {
    let piles = ["goblin-1", "goblin-9 goblin-8", "goblin-2 goblin-3", ""];
    let score = scored(with_knights(4), &piles);
    assert_eq!(score.votes[Faction::Goblin], Some(S0));
    assert_eq!(score.sum(S0), 6);
    assert_eq!(score.winners, SeatSet::from([S0, S2]));
}

#[test]
fn result_names_sides_and_sorts_piles_by_bytes() {
    let setup = with_knights(4);
    let mut piles = BySeat::<CardSet>::default();
    piles[S1] = set("knight-2 goblin-1");
    piles[S3] = set("goblin-0 dwarf-9");
    let result = result(setup, &score(setup, &piles), &piles);
    let expected = r#"{"winners":[1,3],"votes":{"goblin":1,"knight":1,"undead":null,"dwarf":1,"doppelganger":null,"dragon":null,"seer":null},"sums":[0,12],"piles":[[],["goblin-1","knight-2"],[],["dwarf-9","goblin-0"]]}"#;
    assert_eq!(result.to_string(), expected);
}

/// The decisive trick is compared with the score piles as they were during the match.
#[test]
fn decisive_trick_is_the_first_after_which_the_winner_cannot_lose() {
    let setup = claim();
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let mut decisive = Vec::new();
    for _ in 0..200 {
        let mut state = gathering(setup, &mut rng);
        // The piles after each trick of phase two, from none.
        let mut piles = vec![state.view(S0).public.score];
        while state.to_act().is_some() {
            act_at_random(&mut state, &mut rng);
            let public = state.view(S0).public;
            if public.trick.cards().is_empty() || state.to_act().is_none() {
                piles.push(public.score);
            }
        }
        let end = state.view(S0).public;
        assert_eq!(piles.len(), 1 + usize::from(setup.hand_size()));
        let winners = score(setup, &end.score).winners;
        if winners.len() > 1 {
            assert_eq!(end.decisive_trick(), None);
            continue;
        }
        let is_decided = |piles: &BySeat<CardSet>| {
            let mut worst = *piles;
            let loser = if winners.contains(S0) { S1 } else { S0 };
            let mut later = [S0, S1].map(|seat| end.score[seat]);
            for (seat, pile) in [S0, S1].into_iter().zip(&mut later) {
                for card in piles[seat] {
                    assert!(pile.remove(card));
                }
                for card in *pile {
                    worst[loser].insert(card);
                }
            }
            score(setup, &worst).winners == winners
        };
        let first = piles.iter().position(is_decided);
        assert_eq!(end.decisive_trick().map(usize::from), first);
        decisive.extend(first);
    }
    assert!(decisive.iter().any(|&trick| trick < 13), "{decisive:?}");
}

#[test]
fn decisive_trick_is_not_told_in_other_games() {
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let mut state = gathering(claim_2(), &mut rng);
    while state.to_act().is_some() {
        act_at_random(&mut state, &mut rng);
    }
    assert_eq!(state.view(S0).public.decisive_trick(), None);
}

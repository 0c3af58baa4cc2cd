//! Tests of rating changes.

use super::*;

const NEW: Rating = Parameters::DEFAULT.initial;

/// New players, each on their own side.
fn alone(finishes: &[Finish]) -> Vec<Entrant> {
    let entrants = (0..).zip(finishes).map(|(side, &finish)| Entrant {
        rating: NEW,
        side,
        finish,
    });
    entrants.collect()
}

/// New players in two teams: seats 0 and 2 against 1 and 3.
fn teams(finishes: [Finish; 4]) -> Vec<Entrant> {
    let mut entrants = alone(&finishes);
    for entrant in &mut entrants {
        entrant.side %= 2;
    }
    entrants
}

/// The changes of the points; 0 for players who are not rated.
fn changes(entrants: &[Entrant]) -> Vec<f64> {
    let after = after_match(entrants);
    let change = |(before, after): (&Entrant, Option<(Rating, Outcome)>)| {
        after.map_or(0.0, |(after, _)| after.points - before.rating.points)
    };
    entrants.iter().zip(after).map(change).collect()
}

fn outcomes(entrants: &[Entrant]) -> Vec<Option<Outcome>> {
    let after = after_match(entrants).into_iter();
    after.map(|it| it.map(|(_, outcome)| outcome)).collect()
}

fn assert_near(one: f64, other: f64) {
    assert!((one - other).abs() < 0.01, "{one} is not near {other}");
}

use Finish::{Left, Rank, Unrated};
use Outcome::{Drawn, Lost, Won};

#[test]
fn winner_gains_what_any_number_of_losers_lose() {
    let duel = changes(&alone(&[Rank(1), Rank(2)]))[0];
    assert!(duel > 0.0);
    for players in 2..=5 {
        let mut finishes = vec![Rank(2); players];
        finishes[players - 1] = Rank(1);
        let entrants = alone(&finishes);
        let changes = changes(&entrants);
        assert_near(changes.iter().sum(), 0.0);
        assert_near(changes[players - 1], duel);
        let after = after_match(&entrants).into_iter().flatten();
        assert!(
            after
                .into_iter()
                .all(|(after, _)| after.uncertainty < NEW.uncertainty)
        );
    }
}

#[test]
fn draw_helps_the_weaker_player() {
    let mut entrants = alone(&[Rank(1), Rank(1)]);
    entrants[0].rating.points += 300.0;
    let changes = changes(&entrants);
    assert!(changes[0] < 0.0 && changes[1] > 0.0, "{changes:?}");
    assert_eq!(outcomes(&entrants), [Some(Drawn); 2]);
}

#[test]
fn losers_do_not_gain_or_lose_by_each_other() {
    let mut entrants = alone(&[Rank(1), Rank(2), Rank(2)]);
    let before = changes(&entrants)[2];
    entrants[1].rating.points += 300.0;
    assert_near(changes(&entrants)[2], before);
    assert_eq!(outcomes(&entrants), [Some(Won), Some(Lost), Some(Lost)]);
}

#[test]
fn several_opponents_count_as_much_as_one_and_unknown_results_do_not_count() {
    let uncertainties = |finishes: &[Finish]| -> Vec<f64> {
        let after = after_match(&alone(finishes)).into_iter().flatten();
        after.map(|(after, _)| after.uncertainty).collect()
    };
    let duel = uncertainties(&[Rank(1), Rank(2)]);
    let three = uncertainties(&[Rank(1), Rank(2), Rank(2)]);
    assert_near(three[0], duel[0]);
    // The result between the two losers is unknown.
    let variance = f64::midpoint(duel[1].powi(2), NEW.uncertainty.powi(2));
    assert_near(three[1], variance.sqrt());
}

#[test]
fn results_say_less_about_strength_where_luck_decides_more() {
    let entrants = alone(&[Rank(1), Rank(2)]);
    let gain = |luck: f64| {
        let parameters = Parameters {
            luck,
            ..Parameters::DEFAULT
        };
        let after = after_match_with(&parameters, &entrants)[0];
        after.expect("rated").0.points - NEW.points
    };
    assert!(gain(100.0) > gain(200.0) && gain(200.0) > gain(400.0));
}

#[test]
fn leaver_ranks_below_all_who_stay() {
    let entrants = alone(&[Left, Rank(2), Rank(1)]);
    let changes = changes(&entrants);
    assert!(changes[0] < changes[1], "{changes:?}");
    assert_near(changes[1], 0.0);
    assert!(changes[1] < changes[2], "{changes:?}");
    assert_eq!(outcomes(&entrants), [Some(Lost), Some(Lost), Some(Won)]);

    let last = alone(&[Left, Left, Rank(1)]);
    let like_losers = alone(&[Rank(2), Rank(2), Rank(1)]);
    assert_eq!(self::changes(&last), self::changes(&like_losers));
}

#[test]
fn partner_of_leaver_is_not_rated_and_opponents_only_if_they_win() {
    let played = changes(&teams([Rank(2), Rank(1), Rank(2), Rank(1)]));
    let won = teams([Left, Rank(1), Unrated, Rank(1)]);
    let expected = [played[0], played[1], 0.0, played[3]];
    assert_eq!(changes(&won), expected);
    assert_eq!(outcomes(&won), [Some(Lost), Some(Won), None, Some(Won)]);

    let lost = teams([Left, Unrated, Unrated, Unrated]);
    assert_eq!(changes(&lost), [played[0], 0.0, 0.0, 0.0]);

    let both = teams([Left, Left, Unrated, Unrated]);
    assert_eq!(changes(&both), [played[0], played[0], 0.0, 0.0]);
}

#[test]
fn team_shares_what_it_wins() {
    let changes = changes(&teams([Rank(1), Rank(2), Rank(1), Rank(2)]));
    assert_near(changes[0], changes[2]);
    assert_near(changes.iter().sum(), 0.0);
}

#[test]
fn uncertainty_stops_falling() {
    let mut entrants = alone(&[Rank(1), Rank(1)]);
    for _ in 0..1000 {
        let after = after_match(&entrants);
        for (entrant, after) in entrants.iter_mut().zip(after) {
            entrant.rating = after.expect("rated").0;
        }
    }
    let certain = entrants[0].rating;
    assert_near(certain.uncertainty, Parameters::DEFAULT.min_uncertainty);
    assert!(NEW.is_provisional() && !certain.is_provisional());
    let just_established = Rating {
        uncertainty: MAX_ESTABLISHED_UNCERTAINTY,
        ..NEW
    };
    assert!(!just_established.is_provisional());
    assert_near(NEW.shown(), 1000.0);
}

//! The list of a match's tricks or turns.

use claim_rules::cards::Seat;
use claim_rules::{GameKind, PublicView, Setup, State};
use claim_table::locale::Locale;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::walk;
use crate::{MatchInfo, Screen, moves};

/// What everyone sees of a random match, state by state.
fn views(setup: &Setup) -> Vec<PublicView> {
    let mut views = Vec::new();
    walk::walk(setup, 1, |state| views.push(state.public_view()));
    views
}

/// The lines of the list without its title.
fn lines(info: &MatchInfo, views: &[PublicView]) -> Vec<String> {
    let text = moves(Locale::En, info, views).text();
    text.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn each_trick_has_a_line_once_it_is_complete() {
    let mut setups = walk::setups().into_iter();
    let setup = setups.find(|it| it.kind() == GameKind::Claim);
    let setup = setup.expect("the game");
    let info = walk::named(&setup);
    let views = views(&setup);
    let before = lines(&info, &views[..1]);
    assert_eq!(
        before,
        ["Each trick or turn is listed here when it is over."]
    );
    let mut count = 0;
    for end in 1..=views.len() {
        let lines = lines(&info, &views[..end]);
        let shown = lines.iter().filter(|line| line.starts_with("**")).count();
        assert!(shown == count || shown == count + 1, "{lines:#?}");
        count = shown;
    }
    assert_eq!(count, 26);
}

#[test]
fn list_is_shortened_from_the_top() {
    for setup in walk::setups() {
        let info = walk::match_info(&setup);
        let views = views(&setup);
        for locale in Locale::ALL {
            let text = moves(locale, &info, &views).text();
            let length = text.chars().count();
            assert!(length <= Screen::MAX_CHARS, "{length} characters");
            let mut lines = text.lines().skip(1);
            let first = lines.next().expect("a line");
            let is_cut = first == "…";
            assert!(is_cut || first.starts_with("**1** · "), "{first}");
            // One more line would not fit: no line is as long as that.
            assert!(!is_cut || length > Screen::MAX_CHARS - 1000, "{length}");
            assert!(lines.all(|line| line.starts_with("**")), "{text}");
        }
    }
}

/// A state in which everything has been dealt again that not all see.
fn redealt(state: &State, players: u8, rng: &mut StdRng) -> State {
    Seat::of(players).fold(state.clone(), |state, seat| state.view(seat).sample(rng))
}

#[test]
fn list_says_nothing_that_is_hidden() {
    let mut rng = StdRng::seed_from_u64(2);
    for setup in walk::setups() {
        let info = walk::named(&setup);
        let (mut here, mut there) = (Vec::new(), Vec::new());
        walk::walk(&setup, 1, |state| {
            here.push(state.public_view());
            let is_dealt = state.to_act().is_some();
            let other = is_dealt.then(|| redealt(state, setup.players(), &mut rng));
            there.push(other.as_ref().unwrap_or(state).public_view());
        });
        assert_eq!(lines(&info, &here), lines(&info, &there));
    }
}

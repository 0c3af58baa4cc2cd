//! Tests of tutorials: there is always something to say, short, right, and legal to do.

use claim_ai::Level;
use claim_ai::bots::solver::Solver;
use claim_ai::bots::{Bot, TimeBudget};
use claim_rules::cards::{Faction, Seat};
use claim_rules::claim::Phase;
use claim_rules::{Action, GameKind, State, Turn, View};
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use rand::rngs::{ChaCha20Rng, StdRng};
use rand::{RngExt, SeedableRng};

use super::limits::{self, presses};
use super::walk::match_info;
use crate::test_factor::match_count;
use crate::{
    Button, ButtonStyle, ClockInfo, Ending, Finish, FinishedPress, HandPress, MatchInfo,
    PlayerInfo, Press, Screen, Tutorial, finished, finished_hand, hand, is_played_in_public, table,
    tutorial, tutorials,
};

/// The maximum number of characters of a lesson.
const MAX_CHARS: usize = 300;

/// The match of a tutorial: a person on the first seat, a bot on the second.
fn info(kind: GameKind) -> MatchInfo {
    let player = |user: Option<UserId>| PlayerInfo {
        name: "Anna".into(),
        user,
    };
    MatchInfo {
        players: vec![player(Some(UserId(1))), player(None)],
        left: Vec::new(),
        offer: None,
        is_tutorial: true,
        deadline: None,
        clock: ClockInfo::default(),
        ..match_info(&tutorial(kind).setup)
    }
}

/// Who plays the bot's seat in a test.
enum Opponent {
    /// Plays at random.
    Random(Box<StdRng>),
    /// The program's bot, as it plays in a tutorial.
    Bot,
}

/// Plays a tutorial to its end. `choose` is asked for the person's actions. Returns the final state.
fn play(
    prepared: &Tutorial,
    mut opponent: Opponent,
    mut choose: impl FnMut(&State, &View) -> Action,
) -> State {
    let mut chance = prepared.secret.stream(&[String::new(), String::new()]);
    let mut state = State::new(&prepared.setup);
    // The first line of a record is its header.
    for line in 1.. {
        let action = match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let drawn = state.draw_chance(&mut chance).expect("chance is due");
                state.apply_chance(&drawn).expect("it was drawn");
                continue;
            }
            Turn::Seat(Seat::First) => choose(&state, &state.view(Seat::First)),
            Turn::Seat(seat) => match &mut opponent {
                Opponent::Random(rng) => random_action(&state, rng),
                Opponent::Bot => {
                    let mut rng = ChaCha20Rng::seed_from_u64(line);
                    let budget = TimeBudget::FixedIterations;
                    let (bot, view) = (Bot::Level(Level::Easy), state.view(seat));
                    let action = bot.act(&view, budget, &Solver::default(), &mut rng);
                    action.expect("the bot acts")
                }
            },
        };
        state.play(action).expect("the action is legal");
    }
    state
}

fn random_action(state: &State, rng: &mut StdRng) -> Action {
    let actions = state.legal_actions();
    actions[rng.random_range(0..actions.len())]
}

/// The highlighted button: one at most.
fn suggested(screen: &Screen) -> Option<&Button> {
    let buttons = screen.all_buttons();
    let mut suggested = buttons.filter(|button| button.style == ButtonStyle::Success);
    let first = suggested.next();
    assert_eq!(suggested.next(), None, "two suggestions");
    first
}

/// What the lesson of a screen says: it stands above the small print.
fn lesson(screen: &Screen) -> Option<String> {
    let text = screen.text();
    let (_, lesson) = text.split_once("🎓 **")?;
    let (_, lesson) = lesson.split_once("**")?;
    let lesson = lesson.split("\n-# ").next()?;
    Some(lesson.trim_start().to_owned())
}

/// Fails unless the screen suggests a button, and says something short, if anything. Returns the press of the button.
fn checked(screen: &Screen) -> &Press {
    limits::check(screen);
    let text = lesson(screen).unwrap_or_default();
    assert!(text.chars().count() <= MAX_CHARS, "{text}");
    let button = suggested(screen).unwrap_or_else(|| panic!("nothing suggested: {screen:#?}"));
    &button.press
}

/// Presses the suggested buttons until one plays an action.
fn follow(locale: Locale, info: &MatchInfo, view: &View) -> Action {
    let mut steps = String::new();
    loop {
        let screen = hand(locale, info, view, &steps);
        match checked(&screen) {
            Press::Hand(HandPress::Act { action, .. }) => {
                return Action::parse(info.setup.kind(), action).expect("an action");
            }
            Press::Hand(HandPress::Choose { chosen, .. }) => steps.clone_from(chosen),
            other => panic!("{other:?} is suggested"),
        }
    }
}

/// Calls `check` with every position in which the person is to act, in matches of random play.
fn for_all_turns(mut check: impl FnMut(Locale, &MatchInfo, &State, &View)) {
    for kind in tutorials() {
        let info = info(kind);
        for (seed, locale) in (0..)
            .zip(Locale::ALL.into_iter().cycle())
            .take(match_count(8))
        {
            let mut rng = StdRng::seed_from_u64(seed);
            let opponent = Opponent::Random(Box::new(StdRng::seed_from_u64(seed + 1)));
            play(&tutorial(kind), opponent, |state, view| {
                check(locale, &info, state, view);
                random_action(state, &mut rng)
            });
        }
    }
}

#[test]
fn every_turn_has_a_short_lesson_and_a_legal_suggestion() {
    for_all_turns(|locale, info, state, view| {
        let action = follow(locale, info, view);
        assert!(state.legal_actions().contains(&action), "{action}");
        // After a first step other than the suggested one as well.
        for press in presses(&hand(locale, info, view, "")) {
            if let Press::Hand(HandPress::Choose { chosen, .. }) = press {
                checked(&hand(locale, info, view, &chosen));
            }
        }
    });
}

#[test]
fn lessons_are_for_the_person_to_act_in_a_tutorial() {
    for_all_turns(|locale, info, state, view| {
        let ordinary = MatchInfo {
            is_tutorial: false,
            ..info.clone()
        };
        assert_eq!(lesson(&hand(locale, &ordinary, view, "")), None);
        let is_public = is_played_in_public(info.setup.kind());
        let public = table(locale, info, &state.public_view(), None);
        let own = lesson(&hand(locale, info, view, ""));
        assert_eq!(lesson(&public), own.filter(|_| is_public));
        let mut after = state.clone();
        after.play(state.legal_actions()[0]).expect("it is legal");
        if after.turn() == Turn::Seat(Seat::Second) {
            assert_eq!(
                lesson(&hand(locale, info, &after.view(Seat::First), "")),
                None
            );
            assert_eq!(
                lesson(&hand(locale, info, &after.view(Seat::Second), "")),
                None
            );
            let public = table(locale, info, &after.public_view(), None);
            assert_eq!(lesson(&public), None);
        }
    });
}

#[test]
fn every_game_has_a_tutorial_that_begins_with_the_person() {
    for &kind in GameKind::ALL {
        let prepared = tutorial(kind);
        assert!(
            tutorials().any(|it| it == prepared.setup.kind()),
            "{kind:?}"
        );
        let mut chance = prepared.secret.stream(&[String::new(), String::new()]);
        let mut state = State::new(&prepared.setup);
        while let Some(drawn) = state.draw_chance(&mut chance) {
            state.apply_chance(&drawn).expect("it was drawn");
        }
        assert_eq!(state.turn(), Turn::Seat(Seat::First), "{kind:?}");
    }
}

/// The prepared deals were selected for this. If the bot plays differently one day, other deals may be needed.
#[test]
fn suggestions_win_against_the_bot() {
    for kind in tutorials() {
        let info = info(kind);
        let end = play(&tutorial(kind), Opponent::Bot, |_, view| {
            follow(Locale::En, &info, view)
        });
        let played = end.outcome().expect("the match is over");
        assert_eq!(played.winners, [Seat::First], "{kind:?}");
        let finish = Finish {
            series: None,
            unrated: None,
            achievements: Vec::new(),
            how: Ending::Played,
            was_played: true,
            winners: played.winners,
            is_among_those_who_stayed: false,
            view: end.public_view(),
            ratings: Vec::new(),
        };
        for locale in Locale::ALL {
            for screen in [
                finished(locale, &info, &finish),
                finished_hand(locale, &info, &finish, Seat::First),
            ] {
                limits::check(&screen);
                assert!(screen.text().contains("**🎓 "), "{screen:?}");
                assert!(
                    presses(&screen).contains(&Press::Finished(FinishedPress::Rematch(info.id)))
                );
            }
        }
    }
}

#[test]
fn undead_are_explained_before_or_right_after_the_first_is_played() {
    let (info, prepared) = (info(GameKind::Claim), tutorial(GameKind::Claim));
    for seed in (0..).take(match_count(20)) {
        let mut rng = StdRng::seed_from_u64(seed);
        let opponent = Opponent::Random(Box::new(StdRng::seed_from_u64(seed + 1)));
        let mut is_explained = false;
        play(&prepared, opponent, |state, view| {
            let screen = hand(Locale::En, &info, view, "");
            let text = lesson(&screen).unwrap_or_default();
            is_explained |= text.contains("Undead that are played");
            let View::Claim(view) = view else {
                panic!("a match of Claim");
            };
            let piles = [Seat::First, Seat::Second].map(|seat| view.public.score[seat]);
            let is_scored = piles
                .iter()
                .any(|pile| !pile.of(Faction::Undead).is_empty());
            if is_scored && view.public.phase == Phase::Recruit {
                assert!(is_explained, "{text}");
            }
            random_action(state, &mut rng)
        });
    }
}

/// What a person reads who follows all suggestions, per turn with the position before it.
fn lessons(kind: GameKind) -> Vec<(View, Option<String>)> {
    let info = info(kind);
    let mut read = Vec::new();
    play(&tutorial(kind), Opponent::Bot, |_, view| {
        let screen = hand(Locale::En, &info, view, "");
        read.push((view.clone(), lesson(&screen)));
        follow(Locale::En, &info, view)
    });
    read
}

#[test]
fn nothing_is_told_twice() {
    for kind in tutorials() {
        let told = lessons(kind).into_iter().filter_map(|(_, text)| text);
        let sentences = told.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
        // In the first two turns of Claim It, the reason to roll again is always the risk.
        let is_risk = |text: &String| text.starts_with("The risk of a bust is");
        let mut sentences: Vec<_> = sentences.filter(|text| !is_risk(text)).collect();
        assert!(sentences.len() > 10, "{sentences:?}");
        sentences.sort();
        let twice: Vec<_> = sentences.windows(2).filter(|it| it[0] == it[1]).collect();
        assert!(twice.is_empty(), "{kind:?}: {twice:#?}");
    }
}

#[test]
fn first_advice_wins_its_trick() {
    let read = lessons(GameKind::Claim);
    assert!(
        read[0]
            .1
            .as_ref()
            .is_some_and(|text| text.contains("is worth having"))
    );
    let View::Claim(view) = &read[1].0 else {
        panic!("a match of Claim");
    };
    let first = view.public.last.expect("the first trick");
    assert_eq!(first.trick.winner(), Seat::First);
}

#[test]
fn real_match_is_offered_once_its_offer_has_been_explained() {
    for kind in [GameKind::Kingdoms, GameKind::ClaimIt] {
        let info = info(kind);
        let rematch = Press::Finished(FinishedPress::Rematch(info.id));
        let mut was_explained = false;
        play(&tutorial(kind), Opponent::Bot, |_, view| {
            let screen = hand(Locale::En, &info, view, "");
            let text = lesson(&screen).unwrap_or_default();
            was_explained |= text.contains("or start a real match");
            assert_eq!(presses(&screen).contains(&rematch), was_explained, "{text}");
            follow(Locale::En, &info, view)
        });
        assert!(was_explained, "{kind:?}");
    }
}

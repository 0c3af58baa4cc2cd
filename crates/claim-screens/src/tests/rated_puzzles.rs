//! Tests of the puzzles of games that cannot be solved.

use claim_ai::bots::random_action;
use claim_ai::puzzle::{Day, PuzzleStats, RatedChoice, RatedPuzzle};
use claim_rules::record::{Header, Line, Replay};
use claim_rules::{Action, GameKind, State};
use claim_table::locale::Locale;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;

use super::limits::{self, presses, text};
use super::puzzles::EARLIER;
use super::walk::{different_actions, languages, setups};
use crate::puzzles::puzzle::MAX_LINES_IF_RIGHT;
use crate::{Block, Press, PuzzlePress, RatedPuzzleInfo, Screen, Shareable, Tone, rated_puzzle};

const DAY: Day = Day(20_791);

/// What a puzzle can ask for at a position: each action; in Claim It, each use of the dice with each action after
/// it.
fn choices(state: &State) -> Vec<Vec<Action>> {
    let Some(seat) = state.to_act() else {
        return Vec::new();
    };
    let mut choices = Vec::new();
    for action in state.legal_actions() {
        let mut after = state.clone();
        after.play(action).expect("it is legal");
        if matches!(state, State::ClaimIt(_)) && after.to_act() == Some(seat) {
            choices.extend(after.legal_actions().into_iter().map(|it| vec![action, it]));
        } else {
            choices.push(vec![action]);
        }
    }
    choices
}

/// Puzzles at the positions of random matches for two: the last choice is declared the best, and the rest of the
/// match serves as the answer to the other choices.
fn puzzles(game: GameKind) -> Vec<RatedPuzzle> {
    let setups = setups();
    let found = setups
        .iter()
        .find(|it| it.kind() == game && it.players() == 2);
    let header = Header::new(found.expect("the game is for two").clone());
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let mut replay = Replay::new(header.clone());
    let mut record = Line::Header(header).to_json() + "\n";
    let mut puzzles = Vec::new();
    loop {
        for chance in replay.draw_chance(&mut rng) {
            record += &(chance.to_json() + "\n");
        }
        let state = replay.state().clone();
        let Some(seat) = state.to_act() else {
            return puzzles;
        };
        let choices = choices(&state);
        if (4..=25).contains(&choices.len()) {
            let rated = choices.iter().zip(0_u8..).map(|(choice, number)| {
                let actions: Vec<_> = choice.iter().map(Action::to_string).collect();
                let mut after = state.clone();
                for action in choice {
                    after.play(*action).expect("it is legal");
                }
                let next = after.to_act().map(|_| after.legal_actions()[0].to_string());
                let answer: Vec<_> = next.into_iter().collect();
                json!({"actions": actions, "chance": 0.01 * f32::from(number), "answer": answer})
            });
            let rated: Vec<_> = rated.collect();
            let ratings = json!({"margin": 0.08, "choices": rated}).to_string();
            puzzles.push(RatedPuzzle::read(&record, &ratings).expect("a puzzle"));
        }
        let action = random_action(&state.view(seat), &mut rng).expect("a seat is to act");
        let line = Line::Action {
            seat,
            action,
            legal: None,
        };
        replay.step(&line).expect("it is legal");
        record += &(line.to_json() + "\n");
    }
}

#[test]
fn every_choice_can_be_made_and_is_explained() {
    for game in [GameKind::Kingdoms, GameKind::ClaimIt] {
        let puzzles = puzzles(game);
        assert!(puzzles.len() > 5, "{}", puzzles.len());
        for (puzzle, locale) in puzzles.iter().zip(languages()) {
            check(locale, puzzle);
        }
    }
}

fn check(locale: Locale, puzzle: &RatedPuzzle) {
    let open = RatedPuzzleInfo {
        day: DAY,
        answer: None,
        stats: Some(PuzzleStats::default()),
        in_server: true,
    };
    let screen = rated_puzzle(locale, open, puzzle);
    limits::check(&screen);
    let different = different_actions(puzzle.view());
    let is_offered = |choice: &&RatedChoice| different.contains(&choice.actions[0].1);
    let offered = puzzle.choices().iter().filter(is_offered);
    let notations: Vec<_> = offered.map(RatedChoice::notation).collect();
    let solves = notations.iter().map(|action| {
        Press::Puzzle(PuzzlePress::Solve {
            day: DAY,
            action: action.clone(),
        })
    });
    let rules = Press::Rules(puzzle.setup().kind(), None);
    let offered = solves.chain([EARLIER, rules.clone()]);
    assert_eq!(presses(&screen), offered.collect::<Vec<_>>());
    assert!(screen.pictures().next().is_some() && !text(&screen).contains('%'));
    check_german_names(&screen);
    let solution = puzzle.solution().notation();
    for answer in [&notations[0], &solution] {
        let answered = RatedPuzzleInfo {
            answer: Some(answer),
            ..open
        };
        let screen = rated_puzzle(locale, answered, puzzle);
        limits::check(&screen);
        assert_eq!(screen.tone == Tone::Good, *answer == solution);
        assert!(presses(&screen).contains(&Press::Shareable(Shareable::PuzzleRanking(0))));
        let elsewhere = RatedPuzzleInfo {
            in_server: false,
            ..answered
        };
        let elsewhere = presses(&rated_puzzle(locale, elsewhere, puzzle));
        assert!(!elsewhere.contains(&Press::Shareable(Shareable::PuzzleRanking(0))));
        // The best choice comes first; each has a line as long as there is room.
        let mut paragraphs = screen.blocks.iter().filter_map(|block| match block {
            Block::Text(text) => text.strip_prefix("**")?.split_once("**\n"),
            _ => None,
        });
        let (_, why) = paragraphs.next_back().expect("why");
        let best = format!("{}", puzzle.choices().len() - 1);
        let first = why.lines().next().expect("a line");
        assert!(first.contains(&format!("**{best}")), "{why}");
        let lines = why.lines().take_while(|line| !line.starts_with("-#"));
        let lines: Vec<_> = lines.collect();
        if *answer == solution {
            assert!(lines.len() <= MAX_LINES_IF_RIGHT + 1, "{why}");
        } else {
            assert!(lines.len() == notations.len() || why.chars().count() > 700);
        }
    }
    let practice = RatedPuzzleInfo {
        stats: None,
        ..open
    };
    let screen = rated_puzzle(locale, practice, puzzle);
    limits::check(&screen);
    let mut asked = presses(&screen);
    assert_eq!(asked.pop(), Some(rules));
    assert_eq!(asked.pop(), Some(EARLIER));
    let is_practice = |press: &Press| matches!(press, Press::Puzzle(PuzzlePress::Practice { .. }));
    assert!(asked.iter().all(is_practice) && asked.len() == notations.len());
}

/// “Du” and “Dein Gegenüber” stand in place of names, so that no sentence may ask for a case: “von Dein Gegenüber”.
fn check_german_names(screen: &Screen) {
    let picture = limits::picture(screen);
    let said = [text(screen), picture.text.clone(), picture.alt.clone()].join("\n");
    for (start, _) in said.match_indices("Dein Gegenüber") {
        let before = said[..start].trim_end_matches(|c: char| !c.is_alphabetic());
        assert!(!before.ends_with(" von"), "{said}");
    }
    assert!(
        !said.contains("ist Du") && !said.contains("ist Dein"),
        "{said}"
    );
}

//! Playing a match from start to finish: the one loop behind simulations, the arena and puzzles.

use claim_rules::record::{Line, Outcome, RecordError, Replay, sorted_legal_actions};
use claim_rules::{Action, View};
use rand::Rng;
use rand::rngs::ChaCha20Rng;

/// How [`play_match`] draws chance and what it writes.
#[derive(Debug, Default)]
pub struct PlayOptions<'a> {
    /// The random numbers for chance, for example those of a
    /// [`Secret`](claim_rules::record::Secret). Without them chance and players share one source.
    pub chance_rng: Option<&'a mut ChaCha20Rng>,
    /// Whether each action's line lists all legal actions.
    pub list_legal: bool,
}

/// Why a match could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The policy returned no action although its seat was to act.
    #[error("bot returned no action")]
    NoAction,
    /// The policy returned an illegal action.
    #[error("bot returned an illegal action: {0}")]
    IllegalAction(#[from] RecordError),
}

/// Plays the match of `replay` from its current position to its end, and returns the outcome. It must not have a
/// result yet.
///
/// `policy` chooses every action; it is given the view of the seat to act and `rng`. `on_line`
/// receives each line of chance and each action as soon as it has been played. The record's header
/// and result are left to the caller.
///
/// # Errors
///
/// If the policy returns no action or an illegal one. `replay` then stands where that happened.
pub fn play_match<R: Rng>(
    replay: &mut Replay,
    options: PlayOptions<'_>,
    rng: &mut R,
    mut policy: impl FnMut(&View, &mut R) -> Option<Action>,
    mut on_line: impl FnMut(&Line),
) -> Result<Outcome, PlayError> {
    let PlayOptions {
        mut chance_rng,
        list_legal,
    } = options;
    loop {
        let chance = match &mut chance_rng {
            Some(chance_rng) => replay.draw_chance(chance_rng),
            None => replay.draw_chance(rng),
        };
        chance.iter().for_each(&mut on_line);
        let state = replay.state();
        if let Some(outcome) = state.outcome() {
            return Ok(outcome);
        }
        let seat = state.to_act().ok_or(PlayError::NoAction)?;
        let action = policy(&state.view(seat), rng).ok_or(PlayError::NoAction)?;
        let line = Line::Action {
            seat,
            action,
            legal: list_legal.then(|| sorted_legal_actions(state)),
        };
        replay.step(&line)?;
        on_line(&line);
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::bots;
    use claim_rules::cards::Seat;
    use claim_rules::record::{Ending, Header, Secret};
    use claim_rules::{GameKind, Options, Setup};

    fn header() -> Header {
        Header::new(Setup::new(GameKind::Claim, 2, Options::default()).expect("two can play"))
    }

    #[test]
    fn lines_make_a_complete_record() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let options = PlayOptions {
            list_legal: true,
            ..PlayOptions::default()
        };
        let mut replay = Replay::new(header());
        let mut lines = vec![Line::Header(header())];
        let on_line = |line: &Line| lines.push(line.clone());
        let outcome = play_match(&mut replay, options, &mut rng, bots::random_action, on_line);
        lines.push(Line::Result {
            ending: Ending::Played(outcome.expect("random actions are legal")),
            secret: None,
        });
        let record: Vec<_> = lines.iter().map(Line::to_json).collect();
        let read = Replay::from_lines(record.iter().map(String::as_str));
        assert_eq!(read.map(|it| it.action_count()), Ok(52));
        let lists = record.iter().filter(|line| line.contains(r#""legal":["#));
        assert_eq!(lists.count(), 52);
    }

    #[test]
    fn chance_follows_its_own_rng() {
        let chance_lines = |seed| {
            let mut stream = Secret::from_bytes([7; 32]).stream(&[]);
            let options = PlayOptions {
                chance_rng: Some(&mut stream),
                ..PlayOptions::default()
            };
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            let mut lines = Vec::new();
            let on_line = |line: &Line| {
                if let Line::Chance(_) = line {
                    lines.push(line.clone());
                }
            };
            let mut replay = Replay::new(header());
            play_match(&mut replay, options, &mut rng, bots::random_action, on_line)
                .expect("random actions are legal");
            lines
        };
        assert_eq!(chance_lines(1), chance_lines(2));
    }

    #[test]
    fn missing_and_illegal_actions_are_errors() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let mut replay = Replay::new(header());
        let mut act = |action: Option<Action>| {
            let options = PlayOptions::default();
            play_match(&mut replay, options, &mut rng, |_, _| action, |_| ())
        };
        assert_eq!(act(None), Err(PlayError::NoAction));
        let foreign = Action::parse(GameKind::ClaimIt, "roll").expect("an action of Claim It");
        assert!(matches!(
            act(Some(foreign)),
            Err(PlayError::IllegalAction(_))
        ));
        assert!(matches!(
            replay.state().to_act(),
            Some(Seat::First | Seat::Second)
        ));
    }
}

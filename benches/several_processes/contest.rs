//! A match, played to its end by members of a club, who choose at random.

use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use anyhow::bail;
use claim_ai::Level;
use claim_rules::GameKind;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use super::clock::now_ms;
use super::club::{Answer, Club, Control, Outcome, Shown};
use super::tally::Tally;
use super::world::World;

/// How long nothing may happen before a match counts as stuck.
const TIMEOUT: Duration = Duration::from_mins(2);

/// How long to wait for the final answer after a deferral.
const DEFERRAL_TIMEOUT: Duration = Duration::from_secs(15);

/// If `/claim start` got no answer, how long to wait for its table, which may have been opened nevertheless.
const TABLE_TIMEOUT: Duration = Duration::from_secs(6);

/// How the bot's answer after an internal error begins. The press may or may not have been stored.
const FAILURE: &str = "Something went wrong";

/// How long people wait before they repeat a press that was refused.
const RETRY_PAUSE: Duration = Duration::from_millis(200);

/// One in this many matches has a short clock, and a player who does not act.
const IDLE_SHARE: usize = 25;

/// The clock of such a match, as the option of `/claim start`.
const SHORT_CLOCK: &str = "1 minute per turn";

/// The number of plays in such a match before the player stops acting.
const PLAYS_BEFORE_IDLENESS: usize = 6;

/// What is played, and by whom.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) game: GameKind,
    pub(crate) players: u8,
    /// How many of them are people; the others are bots.
    pub(crate) people: usize,
    /// Whether a person lets the clock run out.
    pub(crate) is_idle: bool,
    seed: u64,
}

/// A match that was played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) id: String,
    pub(crate) is_idle: bool,
    /// The actions whose presses were answered, by their lines in the record.
    pub(crate) answered: BTreeMap<u32, String>,
}

impl Plan {
    /// The plan with that number. The games take turns; the numbers of players and people are random.
    pub(crate) fn numbered(number: usize) -> Self {
        let mut rng = StdRng::seed_from_u64(number as u64);
        let game = GameKind::ALL[number % GameKind::ALL.len()];
        let players = rng.random_range(game.players());
        let people = rng.random_range(1..=usize::from(players));
        let seed = rng.random();
        if number % IDLE_SHARE == IDLE_SHARE - 1 {
            return Self {
                game: GameKind::Claim,
                players: 2,
                people: 2,
                is_idle: true,
                seed,
            };
        }
        Self {
            game,
            players,
            people,
            is_idle: false,
            seed,
        }
    }

    /// As [`Self::numbered`], but all players act.
    pub(crate) fn without_idleness(number: usize) -> Self {
        Self {
            is_idle: false,
            ..Self::numbered(number)
        }
    }

    /// A match of people alone.
    pub(crate) fn of_people(game: GameKind, players: u8, seed: u64) -> Self {
        Self {
            game,
            players,
            people: players.into(),
            is_idle: false,
            seed,
        }
    }
}

/// A match that is being played.
struct Contest<'a> {
    world: &'a World,
    club: &'a mut Club,
    tally: &'a Tally,
    plan: &'a Plan,
    rng: StdRng,
    /// The match's id, once it is known.
    id: Option<String>,
    joined: HashSet<usize>,
    answered: BTreeMap<u32, String>,
    /// In games that are played on the public message, the member who acts next, as far as known.
    actor: usize,
    /// The member, message and control of a press that was not answered and will be repeated.
    unanswered: Option<(usize, String, Control)>,
    /// The process that answered the last play, and when.
    last_answer: Option<(String, u64)>,
}

/// What can be done next.
enum Step {
    Press(usize, String, Control),
    Wait,
    End,
}

/// Plays a match to its end. `past` has the ids of the matches that the club played before, and gets this one's.
pub(crate) async fn play(
    world: &World,
    club: &mut Club,
    tally: &Tally,
    plan: &Plan,
    past: &mut HashSet<String>,
) -> anyhow::Result<Played> {
    let mut contest = Contest::new(world, club, tally, plan);
    let ended = contest.play_out(past).await;
    let played = Played {
        id: contest.id.clone().unwrap_or_default(),
        is_idle: plan.is_idle,
        answered: contest.answered,
    };
    // Even if the match is stuck: the club's next match must not be confused with it.
    let shown = club.messages.values().flat_map(|it| &it.controls);
    past.extend(shown.map(|control| control.match_id().to_owned()));
    club.messages.clear();
    tally.count_read(&std::mem::take(&mut club.read));
    ended.map(|()| played)
}

/// Starts a match, without playing it.
pub(crate) async fn start(
    world: &World,
    club: &mut Club,
    tally: &Tally,
    plan: &Plan,
) -> anyhow::Result<()> {
    let mut contest = Contest::new(world, club, tally, plan);
    contest.open_table(&HashSet::new()).await?;
    loop {
        match contest.next_step() {
            Step::Press(_, _, control) if control.line().is_some() => return Ok(()),
            Step::Press(member, message, control) => {
                contest.press(member, &message, &control).await?;
            }
            Step::Wait | Step::End => contest.wait().await?,
        }
    }
}

impl<'a> Contest<'a> {
    fn new(world: &'a World, club: &'a mut Club, tally: &'a Tally, plan: &'a Plan) -> Self {
        Self {
            world,
            club,
            tally,
            plan,
            rng: StdRng::seed_from_u64(plan.seed),
            id: None,
            joined: HashSet::from([0]),
            answered: BTreeMap::new(),
            actor: 0,
            unanswered: None,
            last_answer: None,
        }
    }

    async fn open_table(&mut self, past: &HashSet<String>) -> anyhow::Result<()> {
        let mut options = json!({"game": self.plan.game.id(), "players": self.plan.players});
        let guests = self.club.members[1..self.plan.people].iter();
        let names = ["opponent", "opponent2", "opponent3", "opponent4"];
        for (name, guest) in names.iter().zip(guests) {
            options[name] = json!(guest);
        }
        if self.plan.people < usize::from(self.plan.players) {
            options["bots"] = json!(Level::Easy as u8);
        }
        if self.plan.is_idle {
            options["time"] = json!(SHORT_CLOCK);
        }
        loop {
            let outcome = self
                .club
                .command(self.world, 0, "claim start", options.clone())
                .await?;
            self.tally.count(&outcome);
            let time_limit = match outcome.answer {
                Answer::Nothing => TABLE_TIMEOUT,
                _ => TIMEOUT,
            };
            loop {
                self.id = self.new_table(past);
                if self.id.is_some() {
                    return Ok(());
                }
                if !self.club.wait_for_news(time_limit).await? {
                    break;
                }
            }
            if time_limit == TIMEOUT {
                bail!("no table was opened for {:?}", self.plan);
            }
        }
    }

    /// The id of a table that is not in `past`, if one is shown.
    fn new_table(&self, past: &HashSet<String>) -> Option<String> {
        let public = self.club.messages.values().filter(|it| it.reader.is_none());
        let mut controls = public.flat_map(|it| &it.controls);
        let verbs = ["join", "hand", "table", "act", "choose", "ask-resign"];
        let is_new = |control: &&Control| {
            verbs.contains(&control.verb()) && !past.contains(control.match_id())
        };
        controls
            .find(is_new)
            .map(|control| control.match_id().to_owned())
    }

    async fn play_out(&mut self, past: &HashSet<String>) -> anyhow::Result<()> {
        self.open_table(past).await?;
        loop {
            let idles = self.plan.is_idle && self.answered.len() >= PLAYS_BEFORE_IDLENESS;
            match self.next_step() {
                Step::End => return Ok(()),
                Step::Press(..) if idles => self.wait().await?,
                Step::Press(member, message, control) => {
                    self.note_wait(&control);
                    self.press(member, &message, &control).await?;
                }
                Step::Wait => self.wait().await?,
            }
        }
    }

    async fn wait(&mut self) -> anyhow::Result<()> {
        if !self.club.wait_for_news(TIMEOUT).await? {
            bail!(
                "nothing happened for {TIMEOUT:?} in match {:?} with {:?}; shown messages: {:?}",
                self.id,
                self.plan,
                self.club.messages
            );
        }
        Ok(())
    }

    /// Records how long it took from the last answer until this control was shown.
    fn note_wait(&mut self, control: &Control) {
        if control.line().is_some()
            && let Some((process, answered_ms)) = self.last_answer.take()
        {
            self.tally.note_wait(&process, answered_ms, now_ms());
        }
    }

    /// Chooses the next press at random among those that the shown messages offer.
    fn next_step(&mut self) -> Step {
        let id = self.id.as_deref().unwrap_or_default();
        let known = self.answered.last_key_value().map(|(line, _)| *line);
        if let Some((member, message, control)) = self.unanswered.take()
            && let Some(shown) = self.club.messages.get(&message)
            && shown.controls.contains(&control)
        {
            return Step::Press(member, message, control);
        }
        let (mut plays, mut is_over, mut is_shown_to_all) = (Vec::new(), false, true);
        let is_complete = self.joined.len() == self.plan.people;
        // A press of “Join” that got no answer may have been stored anyway: a full table has no such button.
        let can_join = |shown: &Shown| shown.controls.iter().any(|it| it.verb() == "join");
        for (message, shown) in &self.club.messages {
            let own = shown
                .controls
                .iter()
                .filter(|control| control.match_id() == id);
            for control in own {
                let member = shown.reader;
                match control.verb() {
                    "act" | "choose" if control.line() > known => {
                        let member = member.unwrap_or(self.actor);
                        plays.push((member, message.clone(), control.clone()));
                    }
                    "join" if member.is_none() && self.joined.len() < self.plan.people => {
                        let guest = (1..self.plan.people).find(|it| !self.joined.contains(it));
                        return Step::Press(guest.unwrap_or(1), message.clone(), control.clone());
                    }
                    "start" if member.is_none() && (is_complete || !can_join(shown)) => {
                        return Step::Press(0, message.clone(), control.clone());
                    }
                    "rematch" if member.is_none() => is_over = true,
                    _ => {}
                }
                is_shown_to_all &=
                    shown.is_ephemeral || !matches!(control.verb(), "act" | "choose");
            }
        }
        if is_over && is_shown_to_all {
            return Step::End;
        }
        // Sorted, so that the choice follows from the seed and not from the order of the hash map.
        plays.sort_by(|one, other| (&one.1, &one.2.id).cmp(&(&other.1, &other.2.id)));
        match plays.choose(&mut self.rng) {
            Some((member, message, control)) if !is_over => {
                Step::Press(*member, message.clone(), control.clone())
            }
            _ => Step::Wait,
        }
    }

    async fn press(
        &mut self,
        member: usize,
        message: &str,
        control: &Control,
    ) -> anyhow::Result<()> {
        let read = self.club.read.len();
        let pressed = self
            .club
            .press(self.world, member, message, control)
            .await?;
        let Some(outcome) = pressed else {
            // The control is already gone; the feed has not shown that yet.
            self.club.messages.remove(message);
            return Ok(());
        };
        self.tally.count(&outcome);
        let is_answered = match outcome.answer {
            Answer::Update => true,
            Answer::Message | Answer::Nothing => false,
            Answer::Deferral => self.wait_for_change(member, message, control, read).await?,
        };
        let was_told = |text: &str| {
            self.club.read[read..]
                .iter()
                .any(|(_, it)| it.contains(text))
        };
        let is_refused = outcome.answer == Answer::Message && !was_told(FAILURE);
        let shown = self.club.messages.get(message);
        if is_refused && shown.is_some_and(|shown| shown.reader.is_none()) {
            // A private reply to a press on the public message means that it is another person's turn.
            self.actor = (self.actor + 1) % self.plan.people;
        } else if is_refused && shown.is_some_and(|shown| shown.is_ephemeral) {
            // It is out of date and stays so: the reply shows the match as it is now.
            self.club.messages.remove(message);
        } else if !is_answered {
            self.unanswered = Some((member, message.to_owned(), control.clone()));
        }
        if outcome.answer == Answer::Message && control.line().is_some() {
            tokio::time::sleep(RETRY_PAUSE).await;
        }
        let has_failed = outcome.answer == Answer::Nothing || was_told(FAILURE);
        if control.verb() == "join" && !has_failed {
            self.joined.insert(member);
        }
        if is_answered {
            self.note_play(control, &outcome);
        }
        Ok(())
    }

    fn note_play(&mut self, control: &Control, outcome: &Outcome) {
        if let (Some(line), Some(action)) = (control.line(), control.action()) {
            self.answered.insert(line, action.to_owned());
            let process = outcome.process.clone().unwrap_or_default();
            self.last_answer = Some((process, outcome.settled_ms));
            self.tally.count_play(outcome);
        }
    }

    /// Waits for a deferred answer. Returns whether the message no longer offers the control, which shows that the
    /// play was stored. An edit alone does not show that: it may come from a process that takes over from a killed one.
    async fn wait_for_change(
        &mut self,
        member: usize,
        message: &str,
        control: &Control,
        read: usize,
    ) -> anyhow::Result<bool> {
        loop {
            let shown = self.club.messages.get(message);
            if !shown.is_some_and(|it| it.controls.contains(control)) {
                return Ok(true);
            }
            let mut told = self.club.read[read..].iter();
            if told.any(|(reader, _)| *reader == member)
                || !self.club.wait_for_news(DEFERRAL_TIMEOUT).await?
            {
                return Ok(false);
            }
        }
    }
}

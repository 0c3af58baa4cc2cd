//! The memory store is a model of the others: after the same random operations, including some on outdated tables, the
//! same queries return the same results.

use claim_ai::puzzle::Day;
use claim_store::{PuzzleAnswer, StoredPuzzle};
use claim_table::desk::{MessageKind, Placement};
use claim_table::ids::{MessageId, PersonName};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, ServerSetting};
use rand::RngExt;

use super::*;
use crate::test_factor::match_count;

/// How many operations are compared per seed.
const OPERATIONS: usize = 400;

/// How many seeds are compared.
const SEEDS: usize = 4;

#[tokio::test]
async fn same_operations_have_the_same_results() {
    for seed in (0..).take(match_count(SEEDS)) {
        let disk = Disk::new();
        let in_file = results_of(&disk.store().await, seed).await;
        let in_memory = results_of(&MemoryStore::default(), seed).await;
        for (number, (memory, file)) in in_memory.iter().zip(&in_file).enumerate() {
            assert_eq!(memory, file, "seed {seed}, operation {number}");
        }
    }
}

/// The results of random operations, as text.
async fn results_of(store: &dyn Store, seed: u64) -> Vec<String> {
    let mut people = People {
        store,
        rng: rng(seed),
        matches: Vec::new(),
    };
    let mut results = Vec::new();
    for number in 0..OPERATIONS {
        results.push(people.operate(number).await);
    }
    results
}

/// People who use a store, and the matches that they play.
struct People<'a> {
    store: &'a dyn Store,
    rng: ChaCha20Rng,
    /// The steps of each match, and how many of them are saved.
    matches: Vec<(Vec<Step>, usize)>,
}

impl People<'_> {
    /// Executes a random operation, and returns its result as text. The random choices do not depend on the store.
    async fn operate(&mut self, number: usize) -> String {
        match self.rng.random_range(0..16) {
            0..5 if !self.matches.is_empty() => self.save_next().await,
            5..7 if !self.matches.is_empty() => self.save_outdated().await,
            7 if !self.matches.is_empty() => self.save_message().await,
            8..10 if !self.matches.is_empty() => self.read_match().await,
            10 => self.answer_puzzle().await,
            11..13 => self.read_person().await,
            13 => self.read_lists().await,
            14 => self.change_setting().await,
            15 if number.is_multiple_of(3) && !self.matches.is_empty() => self.clean_up().await,
            _ => self.open(number).await,
        }
    }

    async fn open(&mut self, number: usize) -> String {
        let rematch_of = self.matches.last().map(|(steps, _)| steps[0].after.id());
        let settings = TableSettings {
            guild: Some(GuildId(self.rng.random_range(1..3))),
            channel: ChannelId(self.rng.random_range(1..3)),
            opened_at: Timestamp(NOW.0 + i64::try_from(number).expect("a small number")),
            rematch_of,
            ..settings(claim(), &mut self.rng)
        };
        let mut steps = match_of(settings, &mut self.rng);
        // Most matches are cut short, so that many of them end.
        let length = self.rng.random_range(1..steps.len());
        steps.truncate(length);
        let end = match self.rng.random_range(0..3) {
            0 => Command::Flag,
            _ if length < 3 => Command::Cancel(UserId(1)),
            1 if steps[length - 1].after.can_call_off() => Command::CallOff {
                user: UserId(1),
                reason: LeaveReason::Resigned,
            },
            _ => Command::Resign(UserId(1)),
        };
        steps.push(steps[length - 1].then(end));
        let saved = steps[0].save(self.store).await;
        self.matches.push((steps, 1));
        format!("open: {saved:?}")
    }

    /// A random match, and how many of its steps are saved.
    fn any(&mut self) -> (usize, usize) {
        let index = self.rng.random_range(0..self.matches.len());
        (index, self.matches[index].1)
    }

    async fn save_next(&mut self) -> String {
        let (index, saved) = self.any();
        // Saves several steps, because otherwise hardly any match would end.
        let more = self.rng.random_range(1..20);
        let mut results = Vec::new();
        for at in saved..saved + more {
            let Some(step) = self.matches[index].0.get(at).cloned() else {
                break;
            };
            let result = self.rated(step).await.save(self.store).await;
            self.matches[index].1 += usize::from(result.is_ok());
            results.push(result);
        }
        format!("next: {results:?}")
    }

    async fn save_outdated(&mut self) -> String {
        let (index, saved) = self.any();
        let step = &self.matches[index].0[self.rng.random_range(0..saved)];
        let again = step.save(self.store).await;
        let table = &step.after;
        let left = (table.running().is_some()).then(|| step.then(Command::Resign(UserId(2))));
        let left = match left {
            // Not after the last saved step: that change would not be outdated, and would end the match.
            Some(left) if step.after.revision() < self.last(index).after.revision() => {
                Some(left.save(self.store).await)
            }
            _ => None,
        };
        format!("outdated: {again:?} {left:?}")
    }

    /// The last saved step of a match.
    fn last(&self, index: usize) -> &Step {
        let (steps, saved) = &self.matches[index];
        &steps[saved - 1]
    }

    /// If the step ends a match, adds its changes of ratings; now and then, based on an outdated rating.
    async fn rated(&mut self, mut step: Step) -> Step {
        if step.after.dealt().is_none() || !step.after.is_over() {
            return step;
        }
        step = step.rated(self.store).await;
        if self.rng.random_range(0..8) == 0 {
            for change in &mut step.ratings {
                change.before.points += 1.0;
            }
        }
        for change in &mut step.ratings {
            change.after.points += self.rng.random_range(-50.0..50.0);
        }
        step
    }

    async fn save_message(&mut self) -> String {
        let (index, saved) = self.any();
        let table = self.matches[index].0[self.rng.random_range(0..saved)]
            .after
            .clone();
        let kinds: Vec<_> = MessageKind::all(2).collect();
        let state = MessageState {
            kind: kinds[self.rng.random_range(0..kinds.len())],
            placement: match self.rng.random_range(0..3) {
                0 => Placement::None,
                number => Placement::Message(ChannelId(1), MessageId(number)),
            },
            revision: table.revision().into(),
            posted_at_line: table.line_count(),
            posting: (self.rng.random_range(0..4) == 0).then(|| "a nonce".to_owned()),
            superseded: None,
        };
        let loaded = self.store.load(table.id()).await.ok().flatten();
        let messages = loaded.map(|(_, messages)| messages).unwrap_or_default();
        let before = messages.iter().find(|it| it.kind == state.kind);
        // Now and then, acts as a process that does not know the stored row.
        let before = before.filter(|_| self.rng.random_range(0..8) > 0);
        let result = self.store.save_message(table.id(), before, &state).await;
        format!("message: {result:?}")
    }

    async fn read_match(&mut self) -> String {
        let (index, _) = self.any();
        let id = self.last(index).after.id();
        let mut loaded = self.store.load(id).await;
        if let Ok(Some((_, messages))) = &mut loaded {
            messages.sort_by_key(|state| state.kind);
        }
        let revision = self.store.revision(id).await;
        let record = self.store.record(id).await;
        let ratings = self.store.rating_changes(id).await;
        let rematch = self.store.rematch_of(id).await;
        format!("match: {loaded:?} {revision:?} {record:?} {ratings:?} {rematch:?}")
    }

    /// Quarantines a match, or marks it as presented or not; and purges closed tables.
    async fn clean_up(&mut self) -> String {
        let (index, _) = self.any();
        let id = self.last(index).after.id();
        let result = match self.rng.random_range(0..6) {
            0 => format!("{:?}", self.store.quarantine(id, "a reason", NOW).await),
            1 => format!("{:?}", self.store.restore_quarantined(NOW).await),
            2 => format!("{:?}", self.store.mark_unpresented(id).await),
            _ => format!("{:?}", self.store.mark_presented(id, None).await),
        };
        let later = Timestamp(i64::MAX);
        let purged = self.store.purge_closed(later, u32::MAX).await;
        format!("clean up: {result} {purged:?}")
    }

    /// A server with matches, or `None` for all servers.
    fn any_guild(&mut self) -> Option<GuildId> {
        let number = self.rng.random_range(0..3);
        (number > 0).then_some(GuildId(number))
    }

    /// The game that is played, or `None` for all games.
    fn any_game(&mut self) -> Option<GameKind> {
        (self.rng.random_range(0..2) == 0).then_some(GameKind::Claim)
    }

    async fn read_person(&mut self) -> String {
        let user = UserId(self.rng.random_range(1..4));
        let (guild, channel) = (GuildId(self.rng.random_range(1..3)), ChannelId(1));
        let limit = self.rng.random_range(1..5);
        let open = self.store.unfinished_matches_of(user).await;
        let ended = self.store.finished_matches_of(user, limit).await;
        let here = self.store.unfinished_match_in(channel, user).await;
        let running = self.store.running_matches_in(channel, limit).await;
        let (place, game) = (self.any_guild(), self.any_game());
        let history = self.store.rating_history(place, game, user, limit).await;
        let other = Some(UserId(self.rng.random_range(1..4)));
        let only = other.filter(|_| self.rng.random_range(0..2) == 0);
        let opponents = self.store.opponents(place, user, only, limit).await;
        let favourite = self.store.favourite_faction(place, user).await;
        let career = self.store.career(user).await;
        let frequent = self
            .store
            .has_frequent_pair(&[UserId(1), UserId(2)], NOW, limit);
        let frequent = frequent.await;
        let settings = self.store.personal_settings(user).await;
        let unreadable = self.store.has_quarantined_match(user).await;
        let counts = [
            self.store.count(Counted::OpenTablesOf(user)).await,
            self.store.count(Counted::OpenTablesIn(guild)).await,
            self.store.count(Counted::RunningMatchesOf(user)).await,
            self.store.count(Counted::RunningMatchesIn(guild)).await,
            self.store.count(Counted::CalledOffBy(user, NOW)).await,
        ];
        let found = format!("{open:?} {ended:?} {here:?} {running:?} {unreadable:?} {counts:?}");
        let found = format!("{found} {career:?}");
        format!("person: {found} {history:?} {opponents:?} {favourite:?} {frequent:?} {settings:?}")
    }

    async fn read_lists(&mut self) -> String {
        let user = UserId(self.rng.random_range(1..4));
        let guild = GuildId(self.rng.random_range(1..3));
        let day = Day(self.rng.random_range(0..5));
        let (number, size) = (self.rng.random_range(0..3), self.rng.random_range(1..3));
        let ladder = Ladder {
            month: (self.rng.random_range(0..2) == 0).then(|| NOW.month()),
            guild: self.any_guild(),
            game: self.any_game(),
        };
        let leaderboard = self.store.leaderboard(ladder, user, number, size).await;
        let row = self.store.rating_row(ladder, user).await;
        let solvers = self.store.puzzle_ranking(guild, day, user, number, size);
        let solvers = solvers.await;
        let stats = self.store.puzzle_stats(user, day).await;
        let timers = self.store.timers().await.map(sorted);
        let unfinished = self.store.matches_to_resume().await.map(sorted);
        let unreadable = self.store.quarantined_matches().await;
        format!(
            "lists: {leaderboard:?} {row:?} {solvers:?} {stats:?} {timers:?} {unfinished:?} {unreadable:?}"
        )
    }

    async fn answer_puzzle(&mut self) -> String {
        let day = Day(self.rng.random_range(0..5));
        let answer = PuzzleAnswer {
            day,
            user: UserId(self.rng.random_range(1..4)),
            guild: [None, Some(GuildId(1)), Some(GuildId(2))][self.rng.random_range(0..3)],
            name: PersonName {
                display: format!("name {}", self.rng.random_range(0..9)),
                user_name: format!("user_{}", self.rng.random_range(0..9)),
            },
            action: "play goblin-1".to_owned(),
            is_solved: self.rng.random_range(0..4) > 0,
            answered_at: NOW,
        };
        let puzzle = StoredPuzzle {
            record: "a record".to_owned(),
            ratings: day.0.is_multiple_of(2).then(|| "ratings".to_owned()),
        };
        let saved = self.store.save_puzzle(day, &puzzle).await;
        let answered = self.store.save_puzzle_answer(&answer).await;
        let stored = self.store.puzzle_answer(day, answer.user).await;
        format!("puzzle: {saved:?} {answered:?} {stored:?}")
    }

    async fn change_setting(&mut self) -> String {
        let user = UserId(self.rng.random_range(1..4));
        let setting = PersonalSetting::ALL[self.rng.random_range(0..PersonalSetting::ALL.len())];
        let on = self.rng.random_range(0..2) == 1;
        let switched = self.store.switch_setting(user, setting, on).await;
        let language = [None, Some(Locale::De)][self.rng.random_range(0..2)];
        let spoken = self.store.set_language(user, language).await;
        let guild = GuildId(self.rng.random_range(1..3));
        let change = match self.rng.random_range(0..3) {
            0 => ServerSetting::Language(language),
            1 => ServerSetting::Rated(on),
            _ => ServerSetting::MaxMatches(on.then_some(7)),
        };
        let changed = self.store.change_server_setting(guild, change).await;
        let open = self.store.unfinished_matches_in_guild(guild).await;
        format!("setting: {switched:?} {spoken:?} {changed:?} {open:?}")
    }
}

fn sorted<T: Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort();
    all
}

//! Which states of its files a disk may be left in: what is safe, and what was changed since.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};

use crate::image::Image;
use crate::operation::Operation;

/// The size of what a disk writes as a whole, in bytes.
const SECTOR: usize = 512;

/// What a cut does to the changes that are not safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// All of them are there, as if only the program had been killed.
    Nothing,
    /// None of them is there.
    Everything,
    /// The first of them are there, up to a sector in the middle of a write.
    Torn,
    /// Any of them are there, sector by sector.
    Scattered,
}

/// The files of a disk: what is safe, and what was changed since.
#[derive(Clone, Debug, Default)]
pub(crate) struct Model {
    files: BTreeMap<Arc<str>, File>,
}

#[derive(Clone, Debug, Default)]
struct File {
    /// The content that is safe; `None` if the file may be missing.
    safe: Option<Vec<u8>>,
    /// A number that differs for different contents.
    number: u64,
    pending: Vec<Operation>,
}

/// What happens to one sector of a write, or to another change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Fate {
    Landed,
    Lost,
    /// Lost, but if it lies beyond the end, the file has become longer.
    Zeros,
    Garbage,
}

/// Decides the fates of changes, and notes those that have an effect.
struct Fates<'a> {
    loss: Loss,
    rng: &'a mut ChaCha8Rng,
    /// With [`Loss::Torn`], how many more changes land.
    remaining: usize,
    /// With [`Loss::Scattered`], the probability that a change lands.
    landing: f64,
    has_garbage: bool,
    /// The changes of a file that have an effect.
    effects: Option<DefaultHasher>,
}

impl Model {
    pub(crate) fn new(start: &Image) -> Self {
        let files = start.files.iter().map(|(name, bytes)| {
            let file = File {
                safe: Some(bytes.clone()),
                ..File::default()
            };
            (name.clone(), file)
        });
        Self {
            files: files.collect(),
        }
    }

    /// Applies the next change.
    pub(crate) fn apply(&mut self, operation: &Operation) {
        let Some(name) = operation.file() else {
            self.files.values_mut().for_each(File::settle_name);
            return;
        };
        let file = self.files.entry(name.clone()).or_default();
        match operation {
            Operation::Sync { .. } => file.settle(),
            Operation::Delete { is_synced, .. } => {
                file.pending.push(operation.clone());
                if *is_synced {
                    file.settle();
                }
            }
            _ => file.pending.push(operation.clone()),
        }
    }

    /// A state that a cut may leave now, and a number that differs for different ones.
    pub(crate) fn cut(&self, loss: Loss, rng: &mut ChaCha8Rng) -> (Image, u64) {
        let pieces = self.files.values().flat_map(|file| &file.pending);
        let pieces: usize = pieces.map(|operation| sectors(operation).count()).sum();
        let landing = [0.1, 0.5, 0.9][rng.random_range(0..3)];
        let has_garbage = rng.random_bool(0.25);
        let remaining = rng.random_range(0..=pieces);
        let mut fates = Fates {
            loss,
            rng,
            remaining,
            landing,
            has_garbage,
            effects: None,
        };
        let mut image = Image::default();
        let mut numbers = DefaultHasher::new();
        for (name, file) in &self.files {
            let (content, number) = file.cut(&mut fates);
            if let Some(bytes) = content {
                image.files.insert(name.clone(), bytes);
                (name, number).hash(&mut numbers);
            }
        }
        (image, numbers.finish())
    }
}

impl File {
    /// Makes safe what was changed.
    fn settle(&mut self) {
        let mut fates = Fates {
            loss: Loss::Nothing,
            // Not used: nothing is lost.
            rng: &mut ChaCha8Rng::seed_from_u64(0),
            remaining: 0,
            landing: 1.0,
            has_garbage: false,
            effects: None,
        };
        (self.safe, self.number) = self.cut(&mut fates);
        self.pending.clear();
    }

    /// Makes safe whether the file exists.
    fn settle_name(&mut self) {
        let is_name =
            |it: &Operation| matches!(it, Operation::Create { .. } | Operation::Delete { .. });
        if let Some(last) = self.pending.iter().rposition(is_name) {
            let later = self.pending.split_off(last + 1);
            self.settle();
            self.pending = later;
        }
    }

    /// The content after a cut, none if there is no such file then; and a number that differs for
    /// different contents.
    fn cut(&self, fates: &mut Fates<'_>) -> (Option<Vec<u8>>, u64) {
        fates.effects = None;
        let mut content = self.safe.clone();
        for (number, operation) in self.pending.iter().enumerate() {
            match operation {
                // A name that is not there yet, or one that is still there: what follows belongs to a
                // file without that name.
                Operation::Create { .. } => match fates.decide((number, 0)) {
                    Fate::Landed => content = Some(Vec::new()),
                    _ => break,
                },
                Operation::Delete { .. } => match fates.decide((number, 0)) {
                    Fate::Landed => content = None,
                    _ => break,
                },
                Operation::Truncate { length, .. } => {
                    if fates.decide((number, 0)) == Fate::Landed
                        && let Some(content) = &mut content
                    {
                        content.resize(*length, 0);
                    }
                }
                Operation::Write { offset, bytes, .. } => {
                    let Some(content) = &mut content else { break };
                    for (piece, range) in sectors(operation).enumerate() {
                        let sector = &bytes[range.start - offset..range.end - offset];
                        match fates.decide((number, piece)) {
                            Fate::Landed => write(content, range.start, sector),
                            Fate::Lost => {}
                            Fate::Zeros => content.resize(content.len().max(range.end), 0),
                            Fate::Garbage => {
                                let mut garbage = vec![0; sector.len()];
                                fates.rng.fill_bytes(&mut garbage);
                                write(content, range.start, &garbage);
                            }
                        }
                    }
                }
                Operation::Sync { .. } | Operation::SyncFolder => {}
            }
        }
        let number = match fates.effects.take() {
            None => self.number,
            Some(mut effects) => {
                self.number.hash(&mut effects);
                effects.finish()
            }
        };
        (content, number)
    }
}

impl Fates<'_> {
    /// Decides the fate of a change, which is given by the number of its operation and of the piece within it.
    fn decide(&mut self, change: (usize, usize)) -> Fate {
        let fate = match self.loss {
            Loss::Nothing => Fate::Landed,
            Loss::Torn => {
                let has_landed = self.remaining > 0;
                self.remaining = self.remaining.saturating_sub(1);
                if has_landed { Fate::Landed } else { Fate::Lost }
            }
            Loss::Scattered if self.rng.random_bool(self.landing) => Fate::Landed,
            Loss::Scattered if self.has_garbage && self.rng.random_bool(0.2) => Fate::Garbage,
            Loss::Scattered if self.rng.random_bool(0.5) => Fate::Zeros,
            Loss::Everything | Loss::Scattered => Fate::Lost,
        };
        if fate != Fate::Lost {
            (change, fate).hash(self.effects.get_or_insert_default());
        }
        fate
    }
}

/// The sectors of the file that a change touches, as ranges of its bytes; a change that is not a write
/// counts as one.
fn sectors(operation: &Operation) -> impl Iterator<Item = std::ops::Range<usize>> {
    let (mut at, end) = match operation {
        Operation::Write { offset, bytes, .. } => (*offset, offset + bytes.len()),
        _ => (0, 1),
    };
    std::iter::from_fn(move || {
        let start = at;
        at = end.min((start / SECTOR + 1) * SECTOR);
        (start < at).then_some(start..at)
    })
}

/// Writes bytes, with zeros before them if the file is too short.
fn write(content: &mut Vec<u8>, offset: usize, bytes: &[u8]) {
    let end = offset + bytes.len();
    if content.len() < end {
        content.resize(end, 0);
    }
    content[offset..end].copy_from_slice(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write_op(offset: usize, bytes: &[u8]) -> Operation {
        Operation::Write {
            file: "db".into(),
            offset,
            bytes: bytes.to_vec(),
        }
    }

    fn model(operations: &[Operation]) -> Model {
        let mut model = Model::default();
        for operation in operations {
            model.apply(operation);
        }
        model
    }

    fn created() -> Operation {
        Operation::Create { file: "db".into() }
    }

    fn synced() -> Operation {
        Operation::Sync { file: "db".into() }
    }

    /// Many states that a cut may leave.
    fn states(model: &Model) -> Vec<Option<Vec<u8>>> {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let losses = [Loss::Nothing, Loss::Everything, Loss::Torn, Loss::Scattered];
        let mut state = |number: usize| {
            let (image, _) = model.cut(losses[number % losses.len()], &mut rng);
            image.files.get("db").cloned()
        };
        (0..400).map(&mut state).collect()
    }

    #[test]
    fn synced_bytes_survive_every_cut() {
        let model = model(&[
            created(),
            write_op(0, b"safe"),
            synced(),
            write_op(2, b"xx"),
        ]);
        for state in states(&model) {
            let bytes = state.expect("the file is there");
            assert_eq!(&bytes[..2], b"sa");
            assert_eq!(bytes.len(), 4);
        }
    }

    #[test]
    fn write_is_torn_only_between_sectors() {
        let model = model(&[created(), synced(), write_op(500, &[7; 24])]);
        let found = states(&model).into_iter().map(Option::unwrap);
        let mut found: Vec<_> = found
            .filter(|it| it.iter().all(|it| [0, 7].contains(it)))
            .collect();
        found.sort();
        found.dedup();
        let half = |first: u8, second: u8, length: usize| {
            let mut bytes = vec![0; 500];
            bytes.extend([first; 12]);
            bytes.extend([second; 12]);
            bytes.truncate(length);
            bytes
        };
        let mut possible = vec![
            Vec::new(),
            half(0, 0, 512),
            half(0, 0, 524),
            half(7, 0, 512),
            half(7, 0, 524),
            half(0, 7, 524),
            half(7, 7, 524),
        ];
        possible.sort();
        assert_eq!(found, possible);
    }

    #[test]
    fn name_without_a_sync_may_be_missing() {
        let model = model(&[created(), write_op(0, b"new")]);
        let found = states(&model);
        assert!(found.contains(&None));
        assert!(found.contains(&Some(b"new".to_vec())));
    }

    #[test]
    fn deleted_file_may_return_as_it_was() {
        let deleted = |is_synced| Operation::Delete {
            file: "db".into(),
            is_synced,
        };
        let start = [created(), write_op(0, b"old"), synced()];
        let unsafely = model(&[&start[..], &[deleted(false)]].concat());
        let found = states(&unsafely);
        assert!(found.contains(&None) && found.contains(&Some(b"old".to_vec())));
        let safely = model(&[&start[..], &[deleted(true)]].concat());
        assert!(states(&safely).iter().all(Option::is_none));
    }

    #[test]
    fn names_are_safe_after_a_sync_of_the_folder_and_content_is_not() {
        let model = model(&[created(), Operation::SyncFolder, write_op(0, b"new")]);
        let found = states(&model);
        assert!(found.iter().all(Option::is_some));
        assert!(found.contains(&Some(Vec::new())));
    }

    #[test]
    fn same_states_have_the_same_number() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let first = model(&[created(), synced()]);
        let second = model(&[created(), synced(), write_op(0, b"x")]);
        let everything = |model: &Model, rng: &mut _| model.cut(Loss::Everything, rng);
        assert_eq!(everything(&first, &mut rng), everything(&second, &mut rng));
        let (_, with) = second.cut(Loss::Nothing, &mut rng);
        let (_, without) = second.cut(Loss::Everything, &mut rng);
        assert_ne!(with, without);
    }
}

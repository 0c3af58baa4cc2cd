//! The states that cuts at all moments of a recording may leave.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::image::Image;
use crate::model::{Loss, Model};
use crate::operation::Operation;

/// How many states are tried at one moment to find one that is new.
const MAX_TRIES: usize = 12;

/// The changes to the files of a disk.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The files before.
    pub start: Image,
    /// The changes, in order.
    pub operations: Vec<Operation>,
}

/// A state that a cut may leave.
#[derive(Clone, Debug)]
pub struct Cut {
    /// How many changes were made before the cut.
    pub moment: usize,
    /// What the cut did to the changes that were not safe.
    pub loss: Loss,
    /// The files that are left.
    pub image: Image,
}

/// The states that cuts may leave, ordered by moment.
#[derive(Debug)]
pub struct Cuts<'a> {
    operations: &'a [Operation],
    model: Model,
    rng: ChaCha8Rng,
    moment: usize,
    wanted: usize,
    made: usize,
    tries: usize,
    seen: HashSet<u64>,
}

impl Recording {
    /// About `wanted` different states that cuts may leave, spread evenly over all moments and chosen at random by
    /// `seed`. If `wanted` is greater than the number of changes, the state in which nothing is lost is included
    /// for each moment.
    #[must_use]
    pub fn cuts(&self, wanted: usize, seed: u64) -> Cuts<'_> {
        Cuts {
            operations: &self.operations,
            model: Model::new(&self.start),
            rng: ChaCha8Rng::seed_from_u64(seed),
            moment: 0,
            wanted,
            made: 0,
            tries: 0,
            seen: HashSet::new(),
        }
    }
}

impl Cuts<'_> {
    /// What to lose next.
    const fn loss(&self) -> Loss {
        let has_all_moments = self.wanted > self.operations.len();
        if has_all_moments && self.tries == 0 {
            return Loss::Nothing;
        }
        match (self.made + self.tries) % 5 {
            0 if !has_all_moments => Loss::Nothing,
            1 => Loss::Torn,
            2 => Loss::Everything,
            _ => Loss::Scattered,
        }
    }
}

impl Iterator for Cuts<'_> {
    type Item = Cut;

    fn next(&mut self) -> Option<Cut> {
        while self.moment <= self.operations.len() {
            let moments = self.operations.len() + 1;
            let due = (self.wanted * (self.moment + 1)).div_ceil(moments);
            while self.made < due && self.tries < MAX_TRIES {
                let loss = self.loss();
                self.tries += 1;
                let (image, number) = self.model.cut(loss, &mut self.rng);
                if self.seen.insert(number) {
                    self.made += 1;
                    let moment = self.moment;
                    return Some(Cut {
                        moment,
                        loss,
                        image,
                    });
                }
            }
            if let Some(operation) = self.operations.get(self.moment) {
                self.model.apply(operation);
            }
            self.moment += 1;
            self.tries = 0;
        }
        None
    }
}

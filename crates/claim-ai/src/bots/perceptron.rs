//! A small network with one hidden layer: from a sparse description of a position to the chance to win.

use rand::{Rng, RngExt};

/// The size of the hidden layer.
pub(super) const HIDDEN: usize = 32;

/// The slope of a leaky hidden unit below zero, so that a unit that is always below zero still learns.
const LEAK: f32 = 0.05;

/// The number of examples per training step.
const BATCH: usize = 64;

/// The learning rate at the beginning of training; it falls to a hundredth by the end.
const LEARNING_RATE: f32 = 0.003;

/// A multilayer perceptron with one hidden layer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Perceptron {
    /// The weights from each input to the hidden units; then their biases; then their weights to the output.
    rows: Vec<[f32; HIDDEN]>,
    output_bias: f32,
}

/// What a network learns from.
#[derive(Clone, Debug)]
pub(super) struct Example {
    /// The inputs that are not 0, by their numbers.
    pub(super) inputs: Vec<(usize, f32)>,
    /// The result that followed the position, from 0 to 1.
    pub(super) outcome: f32,
}

impl Perceptron {
    /// A network with small random weights.
    fn random(inputs: usize, rng: &mut impl Rng) -> Self {
        let mut weight = || 0.4 * rng.random::<f32>() - 0.2;
        let mut row = || {
            let mut row = [0.0; HIDDEN];
            row.fill_with(&mut weight);
            row
        };
        Self {
            rows: (0..inputs + 2).map(|_| row()).collect(),
            output_bias: 0.0,
        }
    }

    /// Reads what [`Perceptron::to_bytes`] wrote; missing weights are 0.
    pub(super) fn from_bytes(inputs: usize, bytes: &[u8]) -> Self {
        let (chunks, _) = bytes.as_chunks::<4>();
        let mut numbers = chunks.iter().map(|&chunk| f32::from_le_bytes(chunk));
        let mut next = || numbers.next().unwrap_or_default();
        let mut rows = vec![[0.0; HIDDEN]; inputs + 2];
        for row in &mut rows {
            row.fill_with(&mut next);
        }
        let output_bias = next();
        Self { rows, output_bias }
    }

    /// All weights, as little-endian numbers.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let weights = self.rows.as_flattened().iter().chain([&self.output_bias]);
        weights.flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The chance to win, from the inputs that are not 0.
    pub(super) fn chance(&self, inputs: impl Iterator<Item = (usize, f32)>) -> f32 {
        self.evaluate(inputs).0
    }

    /// The chance, and the hidden units that led to it.
    fn evaluate(&self, inputs: impl Iterator<Item = (usize, f32)>) -> (f32, [f32; HIDDEN]) {
        let [.., biases, output] = self.rows.as_slice() else {
            return (0.5, [0.0; HIDDEN]);
        };
        let mut hidden = *biases;
        for (input, value) in inputs {
            for (unit, weight) in hidden.iter_mut().zip(&self.rows[input]) {
                *unit += value * weight;
            }
        }
        let mut log_odds = self.output_bias;
        for (unit, weight) in hidden.iter_mut().zip(output) {
            *unit = unit.max(LEAK * *unit);
            log_odds += *unit * weight;
        }
        (1.0 / (1.0 + libm::expf(-log_odds)), hidden)
    }

    /// Trains a network. The examples are shuffled in each of the `epochs`. After each, `on_progress` gets the
    /// loss on a twentieth of the examples, which are held out for validation.
    pub(super) fn train(
        inputs: usize,
        examples: &[Example],
        epochs: u32,
        rng: &mut impl Rng,
        mut on_progress: impl FnMut(&str),
    ) -> Self {
        let (held_back, examples) = examples.split_at(examples.len() / 20);
        let mut trainer = Trainer::new(Self::random(inputs, rng));
        let mut order: Vec<_> = examples.iter().collect();
        for epoch in 0..epochs {
            claim_rules::chance::shuffle(rng, &mut order);
            #[expect(clippy::cast_precision_loss, reason = "a share")]
            let progress = epoch as f32 / epochs as f32;
            let rate = LEARNING_RATE * 0.01_f32.powf(progress);
            for batch in order.chunks(BATCH) {
                trainer.learn(batch, rate);
            }
            let loss = trainer.network.loss(held_back);
            on_progress(&format!("loss in positions held back: {loss}"));
        }
        trainer.network
    }

    /// The mean cross entropy of these examples.
    fn loss(&self, examples: &[Example]) -> f32 {
        let losses = examples.iter().map(|example| {
            let chance = self.chance(example.inputs.iter().copied());
            let chance = chance.clamp(1e-6, 1.0 - 1e-6);
            -example.outcome * chance.ln() - (1.0 - example.outcome) * (1.0 - chance).ln()
        });
        #[expect(clippy::cast_precision_loss, reason = "a count")]
        let count = examples.len().max(1) as f32;
        losses.sum::<f32>() / count
    }
}

/// A network and the running means of Adam (Kingma and Ba, 2015).
struct Trainer {
    network: Perceptron,
    gradient: Perceptron,
    means: Vec<[f32; 2]>,
    steps: i32,
}

impl Trainer {
    fn new(network: Perceptron) -> Self {
        let rows = vec![[0.0; HIDDEN]; network.rows.len()];
        let weights = HIDDEN * rows.len() + 1;
        let output_bias = 0.0;
        Self {
            network,
            gradient: Perceptron { rows, output_bias },
            means: vec![[0.0; 2]; weights],
            steps: 0,
        }
    }

    /// Moves the network's chances towards the outcomes.
    fn learn(&mut self, batch: &[&Example], rate: f32) {
        self.gradient.rows.as_flattened_mut().fill(0.0);
        self.gradient.output_bias = 0.0;
        for example in batch {
            self.add_gradient(example);
        }
        self.step(rate);
    }

    /// The gradient of the cross entropy.
    fn add_gradient(&mut self, example: &Example) {
        let (chance, hidden) = self.network.evaluate(example.inputs.iter().copied());
        let error = chance - example.outcome;
        let [inputs @ .., biases, into_output] = self.gradient.rows.as_mut_slice() else {
            return;
        };
        let output = self.network.rows.last().copied().unwrap_or([0.0; HIDDEN]);
        self.gradient.output_bias += error;
        let mut errors = [0.0; HIDDEN];
        for (unit, &active) in hidden.iter().enumerate() {
            into_output[unit] += error * active;
            errors[unit] = error * output[unit] * if active > 0.0 { 1.0 } else { LEAK };
            biases[unit] += errors[unit];
        }
        for &(input, value) in &example.inputs {
            for (slope, error) in inputs[input].iter_mut().zip(&errors) {
                *slope += error * value;
            }
        }
    }

    fn step(&mut self, rate: f32) {
        const DECAY: [f32; 2] = [0.9, 0.999];
        self.steps += 1;
        let correction = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        let weights = self.network.rows.as_flattened_mut().iter_mut();
        let weights = weights.chain([&mut self.network.output_bias]);
        let slopes = self.gradient.rows.as_flattened().iter();
        let slopes = slopes.chain([&self.gradient.output_bias]);
        for ((weight, mean), slope) in weights.zip(&mut self.means).zip(slopes) {
            mean[0] = DECAY[0] * mean[0] + (1.0 - DECAY[0]) * slope;
            mean[1] = DECAY[1] * mean[1] + (1.0 - DECAY[1]) * slope * slope;
            let direction = (mean[0] / correction[0]) / ((mean[1] / correction[1]).sqrt() + 1e-8);
            *weight -= rate * direction;
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// Exactly one of two inputs.
    fn either() -> Vec<Example> {
        let example = |inputs: &[usize], outcome| Example {
            inputs: inputs.iter().map(|&it| (it, 1.0)).collect(),
            outcome,
        };
        let all = [
            example(&[], 0.0),
            example(&[0], 1.0),
            example(&[1], 1.0),
            example(&[0, 1], 0.0),
        ];
        std::iter::repeat_n(all, 256).flatten().collect()
    }

    #[test]
    fn network_learns_what_is_not_linear_and_reads_back() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let network = Perceptron::train(2, &either(), 400, &mut rng, |_| ());
        for example in either() {
            let chance = network.chance(example.inputs.iter().copied());
            assert!(
                (chance - example.outcome).abs() < 0.1,
                "{example:?}: {chance}"
            );
        }
        assert_eq!(Perceptron::from_bytes(2, &network.to_bytes()), network);
    }
}

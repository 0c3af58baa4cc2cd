//! Tests of events, through their commands and records.

mod course;
mod matching;
mod outcome;
mod random;
mod samples;
mod swiss;
mod world;

//! Tests of the solver.

mod endings;
mod keys;
mod limits;
mod minimax;
mod positions;
mod proofs;
mod rules;

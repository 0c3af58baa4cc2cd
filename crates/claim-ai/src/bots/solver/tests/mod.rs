//! Tests of the solver.

mod bounds;
mod canonical_keys;
mod endings;
mod limits;
pub(crate) mod minimax;
mod position;
mod positions;
mod reused_tables;

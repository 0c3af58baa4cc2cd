//! Tests of the solver.

mod endings;
mod limits;
mod minimax;
mod positions;
mod rules;

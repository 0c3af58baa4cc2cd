//! The specification of the desk, as tables: a situation and the step that it calls for, a step and what follows from its
//! outcome. The first seat is the one to act, unless a row says otherwise.

mod fixtures;
mod words;

// One row a line, so that the tables can be read.
#[rustfmt::skip]
mod deletions;
#[rustfmt::skip]
mod notifications;
#[rustfmt::skip]
mod outcomes;
#[rustfmt::skip]
mod posts;
#[rustfmt::skip]
mod replies;
#[rustfmt::skip]
mod results;
#[rustfmt::skip]
mod threads;
#[rustfmt::skip]
mod wanted;

use super::*;
use fixtures::*;

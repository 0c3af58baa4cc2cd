//! The screens' parts that only the trick games have.

mod action;

pub(super) use action::{action_label, refusal};

//! Records: the samples in `tests/records`, which another hand wrote, and the two commands.

mod arbitrary;
mod commands;
mod faults;
mod samples;

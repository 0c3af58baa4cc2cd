//! Records: the samples in `tests/records`, which another hand wrote, and the two commands.

mod commands;
mod samples;

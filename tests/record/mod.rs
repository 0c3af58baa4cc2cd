//! Records against the samples in `tests/records`, which another hand wrote.

mod samples;

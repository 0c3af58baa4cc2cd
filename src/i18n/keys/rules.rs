//! TODO

keys! {}

//! Tests of the drawings: files, colours, shapes. One binary, so that it links once.

mod colours;
mod files;
mod shapes;

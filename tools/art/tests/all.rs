//! All integration tests of the drawings – files, colours, shapes – as one binary.

mod colours;
mod files;
mod shapes;

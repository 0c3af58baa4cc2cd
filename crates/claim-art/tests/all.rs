//! Tests of the drawings.

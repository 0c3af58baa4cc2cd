//! Tables, driven by commands.

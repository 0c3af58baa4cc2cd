//! Checks of the sources themselves: the rules of `ARCHITECTURE.md` for imports and files, and the
//! rules of `CONTRIBUTING.md` for names and words.

mod circles;
mod files;
mod imports;
mod sources;
mod statements;
mod words;

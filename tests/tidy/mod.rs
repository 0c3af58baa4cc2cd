//! Keeps the house tidy: reads the sources and fails where they break what `ARCHITECTURE.md` says
//! of folders and files, or what `CONTRIBUTING.md` says of words.

mod files;
mod imports;
mod sources;
mod words;

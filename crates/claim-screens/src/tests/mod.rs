//! Tests of the screens: Discord's limits, hidden information, and the wording of some texts.

mod analyses;
mod boards;
mod choices;
mod clocks;
mod closeness;
mod contents;
mod events;
mod limits;
mod lists;
mod lock_screen;
mod matches;
mod moves;
mod names;
mod offers;
mod personal;
mod play_on;
mod profiles;
mod puzzles;
mod rated_puzzles;
mod reasons;
mod room;
mod sentences;
mod starts;
mod tricks;
mod tutorials;
mod walk;

//! What happens if a player leaves a running match, as they are told before they confirm it.

/// What happens if a player leaves a running match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// A bot takes the seat over, and the others play on. The player has lost.
    TakenOver,
    /// The match is called off and not rated. Between two people, it counts how many matches each of
    /// them calls off: this is how many the player can still call off after this one until one counts
    /// as lost.
    CalledOff(Option<u32>),
    /// The match would be called off, but the player has called off so many that it counts as lost.
    LostForCallingOff,
    /// The match ends, and the player has lost.
    Lost,
}

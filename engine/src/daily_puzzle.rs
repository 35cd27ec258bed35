//! One puzzle per day, the same for everybody, because it is generated from the number of the day
//! alone. The caller says which day it is: the engine has no clock.

use crate::game::Game;
use std::task::Poll;

/// A day, counted from January 1, 1970.
///
/// ```
/// use engine::daily_puzzle::Day;
///
/// // January 1, 1970 was a Thursday.
/// assert_eq!(Day(0).weekday(), 3);
/// assert_eq!(Day(4).weekday(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Day(pub u32);

impl Day {
    /// Returns the day of the week, from 0 for Monday to 6 for Sunday.
    #[must_use]
    pub const fn weekday(self) -> u8 {
        // January 1, 1970 was a Thursday.
        ((self.0 % 7 + 3) % 7) as u8
    }
}

/// A puzzle with one way to solve it.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle<G: Game> {
    /// The options that build the game of the puzzle.
    pub options: G::Options,
    /// The actions of the solving seat. Actions that were the only legal one are left out.
    pub solution: Vec<G::Action>,
}

/// A game that can generate a puzzle for each day.
pub trait DailyPuzzle: Game {
    /// A search for a puzzle that is in progress.
    type Generator;

    /// Starts the search for the puzzle of `day`, played with the content set `content`.
    fn start_generator(day: Day, content: &Self::ContentSet) -> Self::Generator;

    /// Continues the search for about `nodes` positions. Returns the puzzle when it is found, or
    /// `None` if the day has no puzzle.
    fn advance_generator(generator: &mut Self::Generator, nodes: u32)
    -> Poll<Option<Puzzle<Self>>>;
}

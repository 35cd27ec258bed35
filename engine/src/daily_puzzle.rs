//! A puzzle for each day: the same for everybody, because it is made from the number of the day
//! and nothing else. Knows no game and no clock; whoever asks says which day it is.

use crate::game::Game;
use std::task::Poll;

/// Days since the first of January 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Day(pub u32);

impl Day {
    /// The day of the week, from 0 for Monday.
    #[must_use]
    pub const fn weekday(self) -> u8 {
        // The first of January 1970 was a Thursday.
        ((self.0 % 7 + 3) % 7) as u8
    }
}

/// A puzzle, and one way to solve it.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle<G: Game> {
    /// What it is played with.
    pub options: G::Options,
    /// The actions of the solver, choices of an only piece left out.
    pub solution: Vec<G::Action>,
}

/// A game that makes a puzzle for each day.
pub trait DailyPuzzle: Game {
    /// A puzzle in the making.
    type Generator;

    /// Begins to make the puzzle of a day, to be played with a stock.
    fn start_generator(day: Day, stock: &Self::ContentSet) -> Self::Generator;

    /// Works on for about `nodes` positions; ready with the puzzle, or with nothing when none was
    /// found.
    fn advance_generator(maker: &mut Self::Generator, nodes: u32) -> Poll<Option<Puzzle<Self>>>;
}

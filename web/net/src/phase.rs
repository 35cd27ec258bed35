//! How far a line is, and what of the browser's signs its owner hears: that it is open at most once,
//! that it is closed at most once, and after that nothing. Browsers give the same news by several
//! signs and in changing order.

use std::cell::Cell;

/// What is heard on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    /// The other side is there.
    Open,
    /// It says something.
    Word(String),
    /// No way to the other side was found so far; one may still be.
    Stuck,
    /// The line is gone.
    Closed,
}

/// What the browser says of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Its channel is open.
    Opened,
    /// Something came.
    Said(String),
    /// All ways that were tried have failed.
    Failed,
    /// Its channel or its connection is closed.
    Closed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Waiting,
    Up,
    Gone,
}

/// How far a line is.
#[derive(Debug)]
pub struct Phase(Cell<Stage>);

impl Default for Phase {
    fn default() -> Self {
        Self(Cell::new(Stage::Waiting))
    }
}

impl Phase {
    /// Whether it has not been open yet.
    pub fn is_waiting(&self) -> bool {
        self.0.get() == Stage::Waiting
    }

    /// What is heard of a sign.
    pub fn hear(&self, sign: Sign) -> Option<Sound> {
        let (stage, sound) = match (self.0.get(), sign) {
            (Stage::Waiting, Sign::Opened) => (Stage::Up, Some(Sound::Open)),
            // The answer may still be on its way, by hand.
            (Stage::Waiting, Sign::Failed) => (Stage::Waiting, Some(Sound::Stuck)),
            (stage @ (Stage::Waiting | Stage::Up), Sign::Said(text)) => {
                (stage, Some(Sound::Word(text)))
            }
            (Stage::Waiting, Sign::Closed) | (Stage::Up, Sign::Closed | Sign::Failed) => {
                (Stage::Gone, Some(Sound::Closed))
            }
            (stage @ Stage::Up, Sign::Opened)
            | (stage @ Stage::Gone, Sign::Opened | Sign::Said(_) | Sign::Failed | Sign::Closed) => {
                (stage, None)
            }
        };
        self.0.set(stage);
        sound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_open_once_and_closed_once_whatever_the_browser_repeats() {
        let phase = Phase::default();
        assert_eq!(phase.hear(Sign::Opened), Some(Sound::Open));
        assert_eq!(phase.hear(Sign::Opened), None);
        let word = Sign::Said("a".to_owned());
        assert_eq!(phase.hear(word.clone()), Some(Sound::Word("a".to_owned())));
        assert_eq!(phase.hear(Sign::Closed), Some(Sound::Closed));
        for late in [Sign::Closed, Sign::Failed, Sign::Opened, word] {
            assert_eq!(phase.hear(late), None);
        }
    }

    #[test]
    fn a_line_that_finds_no_way_yet_may_still_open() {
        let phase = Phase::default();
        assert_eq!(phase.hear(Sign::Failed), Some(Sound::Stuck));
        assert_eq!(phase.hear(Sign::Opened), Some(Sound::Open));
        assert_eq!(phase.hear(Sign::Failed), Some(Sound::Closed));
    }
}

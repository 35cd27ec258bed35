//! Errors in options, cards and scenarios, each with an English message for file authors and a
//! phrase with arguments for players.

use crate::args::{Arg, Args};
use crate::error_reason::ErrorReason;
use crate::saga::metadata::NAME;

/// An error in an effect or condition text; `at` is the character position, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScriptError {
    /// A word that has no meaning at this point.
    Word {
        word: String,
        /// Character position, from 1.
        at: usize,
    },
    /// A name that the scenario does not define.
    Name {
        name: String,
        /// Character position, from 1.
        at: usize,
    },
    /// A punctuation mark, word or number that is not expected at this position.
    Unexpected {
        /// The unexpected text.
        text: String,
        at: usize,
    },
    /// A number out of bounds.
    Number {
        /// Smallest valid number.
        min: i32,
        /// Largest valid number.
        max: i32,
        at: usize,
    },
    /// The text ends too early.
    CutShort {
        /// Character position, from 1.
        at: usize,
    },
    /// Effects are nested too deeply.
    Deep {
        /// Maximum depth.
        max: u8,
    },
    /// A list has too many effects.
    Long {
        /// Maximum length.
        max: usize,
    },
}

/// An error in options or in a content file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentError {
    /// An error in an effect or condition text.
    Script(ScriptError),
    /// The number of seats is outside the given range.
    Seats(u8, u8),
    /// The First Player is not a seat.
    First,
    /// The number of rounds is outside the given range.
    Rounds(u8, u8),
    /// No scenario has this name.
    NoScenario(String),
    /// The file has another format version.
    Format(u8),
    /// The id is empty, too long or has invalid characters.
    Id,
    /// An id is used twice.
    Twice(String),
    /// A text is empty or longer than this number of characters.
    Text(usize),
    /// The file is larger than this number of bytes.
    Large(usize),
    /// No item has this name.
    Unknown(String),
    /// A number is outside the given range.
    Bounds(i32, i32),
    /// The number of items is outside the given range.
    Count(usize, usize),
    /// There is no variant for this number of players.
    NoVariant(u8),
    /// No condition wins, or no condition loses.
    NoCondition,
    /// A counter that a condition tests is never changed.
    StillCounter(String),
    /// A hex is off the board or used twice.
    Hex(i8, i8),
    /// A hex has no sector on the map.
    NoSector(i8, i8),
    /// A sector cannot be entered.
    Closed(i8, i8),
    /// A sector cannot be reached.
    Apart(i8, i8),
    /// The Jumpgate is not face up in the center.
    NoGate,
    /// A tile is used twice, or is also in the pile.
    Tile(String),
    /// The pile may have no tile for a sector that draws one.
    NoTile,
    /// Thick Nebulas are both in the pile and in a separate stack.
    Nebulas,
    /// Exactly one of the named fields must be present.
    OneOf(&'static str),
}

impl ContentError {
    /// Returns the error as a message, a phrase key and its arguments.
    #[must_use]
    pub fn reason(&self) -> ErrorReason {
        ErrorReason::from_game(NAME, self.message(), self.phrase_key(), self.args())
    }

    fn message(&self) -> String {
        match self {
            Self::Script(error) => error.message(),
            Self::Seats(min, max) => format!("{min} to {max} seats"),
            Self::First => "the First Player is not a seat".into(),
            Self::Rounds(min, max) => format!("{min} to {max} rounds"),
            Self::NoScenario(id) => format!("there is no scenario `{id}`"),
            Self::Format(found) => format!("{found} is not a scenario format"),
            Self::Id => "1 to 40 lower-case letters, digits and hyphens or underscores".into(),
            Self::Twice(id) => format!("`{id}` occurs twice"),
            Self::Text(max) => format!("1 to {max} characters"),
            Self::Large(max) => format!("at most {max} bytes"),
            Self::Unknown(name) => format!("there is no `{name}`"),
            Self::Bounds(min, max) => format!("{min} to {max}"),
            Self::Count(min, max) => format!("{min} to {max} of these"),
            Self::NoVariant(players) => format!("no variant for {players} players"),
            Self::NoCondition => "at least one condition is needed".into(),
            Self::StillCounter(id) => format!("nothing changes the counter `{id}`"),
            Self::Hex(q, r) => format!("({q}, {r}) is off the board or taken"),
            Self::NoSector(q, r) => format!("({q}, {r}) is not a sector of the map"),
            Self::Closed(q, r) => format!("({q}, {r}) cannot be entered"),
            Self::Apart(q, r) => format!("({q}, {r}) cannot be reached"),
            Self::NoGate => "the Jumpgate must be face up in the center".into(),
            Self::Tile(id) => format!("the tile `{id}` is used elsewhere"),
            Self::NoTile => "the pile may have no tile left for this sector".into(),
            Self::Nebulas => {
                "Thick Nebulas can be in the pile or in a stack, but not in both".into()
            }
            Self::OneOf(keys) => format!("exactly one of {keys} is needed"),
        }
    }

    const fn phrase_key(&self) -> &'static str {
        match self {
            Self::Script(error) => error.phrase(),
            Self::Seats(..) => "load-seats",
            Self::First => "load-first",
            Self::Rounds(..) => "load-rounds",
            Self::NoScenario(_) => "load-no-scenario",
            Self::Format(_) => "load-format",
            Self::Id => "load-id",
            Self::Twice(_) => "load-twice",
            Self::Text(_) => "load-text",
            Self::Large(_) => "load-large",
            Self::Unknown(_) => "load-unknown",
            Self::Bounds(..) => "load-bounds",
            Self::Count(..) => "load-count",
            Self::NoVariant(_) => "load-no-variant",
            Self::NoCondition => "load-no-condition",
            Self::StillCounter(_) => "load-still-counter",
            Self::Hex(..) => "load-hex",
            Self::NoSector(..) => "load-no-sector",
            Self::Closed(..) => "load-closed",
            Self::Apart(..) => "load-apart",
            Self::NoGate => "load-no-gate",
            Self::Tile(_) => "load-tile",
            Self::NoTile => "load-no-tile",
            Self::Nebulas => "load-nebulas",
            Self::OneOf(_) => "load-one-of",
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::Script(error) => error.args(),
            Self::Seats(min, max) | Self::Rounds(min, max) => {
                between(i64::from(*min), i64::from(*max))
            }
            Self::Bounds(min, max) => between(i64::from(*min), i64::from(*max)),
            Self::Count(min, max) => between(*min as i64, *max as i64),
            Self::NoScenario(name)
            | Self::Twice(name)
            | Self::Unknown(name)
            | Self::StillCounter(name)
            | Self::Tile(name) => vec![("name", Arg::Label(name.clone()))],
            Self::OneOf(names) => vec![("name", Arg::Label((*names).to_owned()))],
            Self::Format(count) | Self::NoVariant(count) => {
                vec![("count", Arg::Number(i64::from(*count)))]
            }
            Self::Text(count) | Self::Large(count) => {
                vec![("count", Arg::Number(*count as i64))]
            }
            Self::Hex(q, r) | Self::NoSector(q, r) | Self::Closed(q, r) | Self::Apart(q, r) => {
                vec![("hex", Arg::Label(format!("{q},{r}")))]
            }
            Self::First
            | Self::Id
            | Self::NoCondition
            | Self::NoGate
            | Self::NoTile
            | Self::Nebulas => Args::new(),
        }
    }
}

fn between(min: i64, max: i64) -> Args {
    vec![("least", Arg::Number(min)), ("most", Arg::Number(max))]
}

impl ScriptError {
    fn message(&self) -> String {
        match self {
            Self::Word { word, at } => format!("character {at}: unexpected word `{word}`"),
            Self::Name { name, at } => format!("character {at}: the scenario has no `{name}`"),
            Self::Unexpected { text, at } => format!("character {at}: unexpected `{text}`"),
            Self::Number { min, max, at } => {
                format!("character {at}: a number from {min} to {max} is needed")
            }
            Self::CutShort { at } => format!("character {at}: unexpected end"),
            Self::Deep { max } => format!("effects can be nested at most {max} deep"),
            Self::Long { max } => format!("at most {max} in a row"),
        }
    }

    const fn phrase(&self) -> &'static str {
        match self {
            Self::Word { .. } => "load-script-word",
            Self::Name { .. } => "load-script-name",
            Self::Unexpected { .. } => "load-script-sign",
            Self::Number { .. } => "load-script-number",
            Self::CutShort { .. } => "load-script-cut-short",
            Self::Deep { .. } => "load-script-deep",
            Self::Long { .. } => "load-script-long",
        }
    }

    fn args(&self) -> Args {
        let position = |at: usize| ("at", Arg::Number(at as i64));
        match self {
            Self::Word { word: name, at }
            | Self::Name { name, at }
            | Self::Unexpected { text: name, at } => {
                vec![("name", Arg::Label(name.clone())), position(*at)]
            }
            Self::Number { min, max, at } => {
                let mut args = between(i64::from(*min), i64::from(*max));
                args.push(position(*at));
                args
            }
            Self::CutShort { at } => vec![position(*at)],
            Self::Deep { max } => vec![("count", Arg::Number(i64::from(*max)))],
            Self::Long { max } => vec![("count", Arg::Number(*max as i64))],
        }
    }
}

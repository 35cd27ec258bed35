//! Errors in options, as data: each gives a reason for the file that holds the options, and a
//! phrase with arguments for players. `options_check` finds them.

use super::Rift;
use crate::args::{Arg, Args};
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::game::{Game, MAX_SEATS};

/// A value of a ship that a handicap can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(
    prefix = "setup-handicap-",
    serialize_all = "kebab-case",
    const_into_str
)]
pub enum HandicapField {
    Main,
    Aux,
    Hull,
    /// Strength of all shield bars.
    Bars,
}

impl HandicapField {
    /// Returns the key in the options.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Aux => "aux",
            Self::Hull => "hull",
            Self::Bars => "bars",
        }
    }
}

/// An error that keeps options from being played. List entries are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// There are too few or too many seats.
    Seats {
        seats: usize,
        /// Minimum number of seats.
        min: usize,
    },
    /// There is only one team.
    OneTeam,
    /// A seat has no ship.
    Shipless { seat: usize },
    /// There are too few or too many ships for the board.
    Ships {
        ships: usize,
        /// Minimum number of ships of the board.
        min: usize,
        /// Maximum number of ships of the board.
        max: usize,
    },
    /// A ship has no starting place.
    NoStart { ship: usize },
    /// The seat of a ship does not exist.
    NoSeat {
        ship: usize,
        /// Seat that the options name.
        seat: u8,
    },
    /// The model of a ship does not exist.
    NoModel {
        ship: usize,
        /// Model that the options name.
        model: String,
    },
    /// The model of a ship differs from that of its starting place.
    OtherModel {
        ship: usize,
        /// Model that the starting place requires.
        model: String,
    },
    /// A handicap is out of range.
    Handicap {
        ship: usize,
        /// Value of the ship that the handicap changes.
        figure: HandicapField,
        /// Change that is out of range.
        value: i16,
        /// Minimum change, inclusive.
        min: i16,
        /// Maximum change, inclusive.
        max: i16,
    },
    /// The target score is out of range.
    AceTarget { score: u8 },
    /// The number of games in the series is invalid.
    Series { games: u8 },
    /// The seat that should act first does not exist.
    NoFirst { seat: u8 },
    /// The mode is `puzzle` on another board, or another mode on a puzzle board.
    PuzzleMode,
    /// The mode is `breakout` on a board that does not support it.
    Breakout,
    /// A seat has two ships in Centaur Ace `[RIFT-16.1]`.
    TwoShips {
        /// Index of the seat's second ship.
        ship: usize,
    },
    /// A ship is on a starting place of another team.
    OtherTeam {
        ship: usize,
        /// Team of the starting place, from 1.
        team: u8,
    },
    /// A team has more ships of a model than a fleet draft allows `[RIFT-18.7]`.
    Drafted {
        /// The first ship that exceeds the limit.
        ship: usize,
        /// Maximum number of ships of its model.
        max: usize,
    },
    /// There are more ships of a model than the boxes contain `[RIFT-1.9]`.
    BoxModel {
        /// The first ship that exceeds the limit.
        ship: usize,
        /// Number of boxes that the match is played with.
        boxes: usize,
    },
    /// There are more mines than the boxes contain `[RIFT-1.9]`.
    BoxMines {
        /// Mines of the board and of all ships together.
        mines: usize,
        /// Number of boxes that the match is played with.
        boxes: usize,
    },
}

impl OptionsError {
    /// Returns the path of keys in the options.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Seats { .. } | Self::OneTeam => "teams".to_owned(),
            Self::Shipless { seat } => format!("teams[{seat}]"),
            Self::Ships { .. } | Self::BoxMines { .. } => "ships".to_owned(),
            Self::NoStart { ship } => format!("ships[{ship}]"),
            Self::NoSeat { ship, .. } | Self::TwoShips { ship } | Self::OtherTeam { ship, .. } => {
                format!("ships[{ship}].seat")
            }
            Self::NoModel { ship, .. }
            | Self::OtherModel { ship, .. }
            | Self::Drafted { ship, .. }
            | Self::BoxModel { ship, .. } => format!("ships[{ship}].model"),
            Self::Handicap { ship, figure, .. } => {
                format!("ships[{ship}].handicap.{}", figure.key())
            }
            Self::AceTarget { .. } => "rules.ace_target".to_owned(),
            Self::Series { .. } => "rules.match_length".to_owned(),
            Self::NoFirst { .. } => "rules.first".to_owned(),
            Self::PuzzleMode | Self::Breakout => "rules.mode".to_owned(),
        }
    }

    /// Returns the message for authors of an options file, in English.
    fn message(&self) -> String {
        match self {
            Self::Seats { seats, min } => {
                format!("{seats} seats; {min} to {MAX_SEATS} can play")
            }
            Self::OneTeam => "2 teams are needed".to_owned(),
            Self::Shipless { .. } => "this seat has no ship".to_owned(),
            Self::Ships { ships, min, max } if min == max => {
                format!("{ships} ships; this board takes {max}")
            }
            Self::Ships { ships, min, max } => {
                format!("{ships} ships; this board takes {min} to {max}")
            }
            Self::NoStart { .. } => "no starting place is left".to_owned(),
            Self::NoSeat { seat, .. } | Self::NoFirst { seat } => {
                format!("there is no seat {seat}")
            }
            Self::NoModel { model, .. } => format!("there is no model `{model}`"),
            Self::OtherModel { model, .. } => {
                format!("this starting place is for the model `{model}`")
            }
            Self::Handicap {
                value, min, max, ..
            } => format!("{value} is not within {min} to {max}"),
            Self::AceTarget { score } => format!("{score} is not within 1 to {}", i8::MAX),
            Self::Series { games } => format!("{games} games; a series has 1, 3 or 5"),
            Self::PuzzleMode => "puzzle boards and the mode `puzzle` go together".to_owned(),
            Self::Breakout => "a breakout needs a board with one marked ship and a goal".to_owned(),
            Self::TwoShips { .. } => "in Centaur Ace every seat has one ship".to_owned(),
            Self::OtherTeam { team, .. } => format!("this starting place is of team {team}"),
            Self::Drafted { max, .. } => format!("a team drafts at most {max} of this model"),
            Self::BoxModel { boxes, .. } => format!("no more of this model in {boxes} box(es)"),
            Self::BoxMines { mines, boxes } => {
                format!("{mines} mines on board and ships are more than in {boxes} box(es)")
            }
        }
    }

    /// Returns the error as a load error of the options.
    #[must_use]
    pub fn to_load_error(&self) -> LoadError {
        LoadError::new("options", self.path(), self.reason())
    }

    /// Returns the reason of the error without its path.
    #[must_use]
    pub fn reason(&self) -> ErrorReason {
        ErrorReason::from_game(Rift::NAME, self.message(), self.phrase_key(), self.args())
    }

    /// Returns the phrase key of the message for players.
    const fn phrase_key(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "setup-fault-seats",
            Self::OneTeam => "setup-fault-one-team",
            Self::Shipless { .. } => "setup-fault-shipless",
            Self::Ships { min, max, .. } if *min == *max => "setup-fault-ships-exactly",
            Self::Ships { .. } => "setup-fault-ships",
            Self::NoStart { .. } => "setup-fault-no-start",
            Self::NoSeat { .. } | Self::NoFirst { .. } => "setup-fault-no-seat",
            Self::NoModel { .. } => "setup-fault-no-model",
            Self::OtherModel { .. } => "setup-fault-other-model",
            Self::Handicap { .. } => "setup-fault-handicap",
            Self::AceTarget { .. } => "setup-fault-ace-target",
            Self::Series { .. } => "setup-fault-series",
            Self::PuzzleMode => "setup-fault-puzzle-mode",
            Self::Breakout => "setup-fault-breakout",
            Self::TwoShips { .. } => "setup-fault-two-ships",
            Self::OtherTeam { .. } => "setup-fault-other-team",
            Self::Drafted { .. } => "setup-fault-drafted",
            Self::BoxModel { .. } => "setup-fault-box-model",
            Self::BoxMines { .. } => "setup-fault-box-mines",
        }
    }

    /// Returns the arguments of the phrase. Ships and seats count from 1 here.
    fn args(&self) -> Args {
        match self {
            Self::Seats { seats, min } => vec![
                ("seats", number(*seats)),
                ("fewest", number(*min)),
                ("most", number(MAX_SEATS)),
            ],
            Self::Shipless { seat } => vec![("seat", number(seat + 1))],
            Self::Ships { ships, min, max } if min == max => {
                vec![("ships", number(*ships)), ("most", number(*max))]
            }
            Self::Ships { ships, min, max } => vec![
                ("ships", number(*ships)),
                ("fewest", number(*min)),
                ("most", number(*max)),
            ],
            Self::NoSeat { seat, .. } | Self::NoFirst { seat } => {
                vec![("seat", number(usize::from(*seat) + 1))]
            }
            Self::AceTarget { score } => {
                let max = Arg::Number(i64::from(i8::MAX));
                vec![("score", number(usize::from(*score))), ("most", max)]
            }
            Self::Series { games } => vec![("games", number(usize::from(*games)))],
            Self::BoxMines { mines, boxes } => {
                vec![("mines", number(*mines)), ("boxes", number(*boxes))]
            }
            Self::NoStart { .. }
            | Self::NoModel { .. }
            | Self::OtherModel { .. }
            | Self::Handicap { .. }
            | Self::TwoShips { .. }
            | Self::OtherTeam { .. }
            | Self::Drafted { .. }
            | Self::BoxModel { .. } => self.args_of_ship(),
            Self::OneTeam | Self::PuzzleMode | Self::Breakout => Args::new(),
        }
    }

    /// Returns the arguments of a phrase about one ship, which comes first.
    fn args_of_ship(&self) -> Args {
        let (ship, more) = match self {
            Self::NoStart { ship } | Self::TwoShips { ship } => (ship, Args::new()),
            Self::NoModel { ship, model } | Self::OtherModel { ship, model } => {
                (ship, vec![("model", Arg::Label(model.clone()))])
            }
            Self::Handicap {
                ship,
                figure,
                value,
                min,
                max,
            } => {
                let bound = |value: i16| Arg::Number(i64::from(value));
                let figure = ("figure", Arg::Term(figure.into_str()));
                let numbers = [("value", *value), ("least", *min), ("most", *max)];
                let numbers = numbers.map(|(name, value)| (name, bound(value)));
                (ship, [vec![figure], numbers.to_vec()].concat())
            }
            Self::OtherTeam { ship, team } => (ship, vec![("team", number(usize::from(*team)))]),
            Self::Drafted { ship, max } => (ship, vec![("most", number(*max))]),
            Self::BoxModel { ship, boxes } => (ship, vec![("boxes", number(*boxes))]),
            Self::Seats { .. }
            | Self::OneTeam
            | Self::Shipless { .. }
            | Self::Ships { .. }
            | Self::NoSeat { .. }
            | Self::AceTarget { .. }
            | Self::Series { .. }
            | Self::NoFirst { .. }
            | Self::PuzzleMode
            | Self::Breakout
            | Self::BoxMines { .. } => return Args::new(),
        };
        [vec![("ship", number(ship + 1))], more].concat()
    }
}

fn number(value: usize) -> Arg {
    Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
}

/// Checks that a handicap value is within `bounds`.
pub(super) fn check_handicap(
    ship: usize,
    figure: HandicapField,
    value: i16,
    bounds: std::ops::RangeInclusive<i16>,
) -> Result<(), OptionsError> {
    if bounds.contains(&value) {
        return Ok(());
    }
    Err(OptionsError::Handicap {
        ship,
        figure,
        value,
        min: *bounds.start(),
        max: *bounds.end(),
    })
}

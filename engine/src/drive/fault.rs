//! What is answered instead of a result: a code of a closed list, the key of a sentence with its
//! values, the rule, the place. The sentence itself is worded by whoever shows it.

use super::Code;
use crate::args::{Arg, Args};
use crate::chance::Misdraw;
use crate::error::{Cites, LoadError};
use crate::game::{Game, Seat, Status};
use crate::pack::PackError;
use crate::rule::RuleId;
use crate::save::SaveError;
use crate::session::{ActError, Session, UndoError};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// Why not.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// What kind of fault it is.
    pub code: Code,
    /// The rule that refuses, such as `RIFT-7.5`.
    pub rule: Option<&'static str>,
    /// The key of the sentence in the phrase files.
    pub key: String,
    /// The values of the sentence: numbers, names, and `{"term": key}` for words of the phrase files.
    pub args: Map<String, Value>,
    /// The place in what was handed in, as a path of keys.
    pub place: Option<String>,
}

impl Fault {
    pub(crate) fn new(code: Code, key: &str) -> Self {
        Self {
            code,
            rule: None,
            key: key.to_owned(),
            args: Map::new(),
            place: None,
        }
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// What cannot be read or played, by the place and the reason that its loader gives.
    pub(crate) fn config(code: Code, error: &LoadError) -> Self {
        let mut fault = Self::new(code, "api-config")
            .with("place", error.place.to_string())
            .with("reason", error.reason.to_string());
        fault.place = Some(error.place.to_string());
        fault
    }

    /// What cannot be read at `place` of a call, and why.
    #[must_use]
    pub fn unreadable(place: &str, reason: &str) -> Self {
        Self::config(Code::ConfigValue, &LoadError::new("call", place, reason))
    }

    pub(crate) fn no_seat(seat: Seat) -> Self {
        let seat = match seat {
            Seat::TABLE => json!("table"),
            Seat(number) => json!(number),
        };
        Self::new(Code::ConfigSeat, "api-no-seat").with("seat", seat)
    }

    /// Where a match was to be, there is none.
    #[must_use]
    pub fn no_match() -> Self {
        Self::new(Code::ActionNoMatch, "api-no-match")
    }

    /// A fault of the program, which nothing that is handed in should bring about.
    #[must_use]
    pub fn bug() -> Self {
        Self::new(Code::Bug, "api-bug")
    }

    /// A refusal of the game `G`, whatever the moment.
    pub(crate) fn refused<G: Game>(code: Code, refusal: &G::Refusal) -> Self {
        let mut fault = Self::new(code, &format!("{}-refusal-{}", G::NAME, refusal.phrase()));
        fault.rule = Some(refusal.rule().as_str());
        fault.args = values(G::NAME, &refusal.args());
        fault
    }

    /// Outcomes that are not those that are asked for; `list` is the place of all of them.
    pub(crate) fn draws(code: Code, list: &str, fault: &Misdraw) -> Self {
        let place = format!("{list}[{}]", fault.index);
        let key = match (fault.outcomes, fault.given) {
            (Some(_), Some(_)) => "api-draws-other",
            (Some(_), None) => "api-draws-missing",
            (None, _) => "api-draws-left",
        };
        let mut told = Self::new(code, key)
            .with("place", place.as_str())
            .with("index", fault.index)
            .with("outcomes", fault.outcomes.unwrap_or(0))
            .with("missing", fault.missing)
            .with("left", fault.left);
        if let Some(given) = fault.given {
            told = told.with("of", given.of).with("value", given.value);
        }
        told.place = Some(place);
        told
    }

    /// Why an action of `seat` was not carried out.
    pub(crate) fn act<G: Game>(
        session: &Session<G>,
        seat: Seat,
        error: &ActError<G::Refusal>,
    ) -> Self {
        match error {
            ActError::NoSuchSeat(seat) => Self::no_seat(*seat),
            ActError::Draws(fault) => Self::draws(Code::ConfigDraws, "draws", fault),
            ActError::Refused(refusal) => {
                let code = match session.status() {
                    Status::Over(_) => Code::ActionOver,
                    // A card of another phase is refused for the phase, whoever is asked.
                    Status::WaitingFor(seats) if !seats.has(seat) && refusal.is_out_of_turn() => {
                        Code::ActionNotYourTurn
                    }
                    Status::WaitingFor(_) => Code::ActionIllegal,
                };
                Self::refused::<G>(code, refusal)
            }
        }
    }
}

/// The values of a sentence; words of a game get its prefix.
pub(crate) fn values(prefix: &str, args: &Args) -> Map<String, Value> {
    let value = |arg: &Arg| match arg {
        Arg::Number(number) => json!(number),
        Arg::Label(label) => json!(label),
        Arg::Term(key) => json!({"term": format!("{prefix}-{key}")}),
    };
    let named = args
        .iter()
        .map(|(name, arg)| ((*name).to_owned(), value(arg)));
    named.collect()
}

impl From<UndoError> for Fault {
    fn from(error: UndoError) -> Self {
        let (code, key) = match error {
            UndoError::Off => (Code::ActionIllegal, "api-undo-off"),
            UndoError::Nothing => (Code::ActionIllegal, "api-undo-nothing"),
            UndoError::OtherSeat(_) => (Code::ActionNotYourTurn, "api-undo-other-seat"),
            UndoError::Chance | UndoError::Final => (Code::ActionIllegal, "api-undo-final"),
        };
        Self::new(code, key)
    }
}

impl From<PackError> for Fault {
    fn from(error: PackError) -> Self {
        // Where all of it is meant there is no path.
        let place = Some(error.place.as_str()).filter(|place| !place.is_empty());
        let mut fault = Self::new(Code::ConfigPack, "pack-refused")
            .with("file", error.file)
            .with("place", place.unwrap_or("/"))
            .with("reason", error.fault.to_string());
        fault.place = place.map(str::to_owned);
        fault
    }
}

impl From<SaveError> for Fault {
    fn from(error: SaveError) -> Self {
        let (code, place) = match &error {
            SaveError::Draws { entry, fault } => {
                let list = entry.map_or("deal".to_owned(), |entry| format!("log[{entry}][2]"));
                return Self::draws(Code::LoadDraws, &list, fault);
            }
            SaveError::TooLarge { .. } => (Code::LoadTooLarge, None),
            SaveError::NotJson { line, column } => {
                let place = format!("line {line} column {column}");
                (Code::LoadNotASave, Some(place))
            }
            SaveError::NotASave => (Code::LoadNotASave, None),
            SaveError::Newer { .. } => (Code::LoadNewer, None),
            SaveError::OtherGame { .. } => (Code::LoadOtherGame, None),
            SaveError::Damaged { place } => (Code::LoadDamaged, Some(place.clone())),
            SaveError::UnknownRules { .. } => (Code::LoadRules, None),
            SaveError::ContentDiffers | SaveError::NeedsPack { .. } => (Code::LoadContent, None),
            SaveError::Options(error) => (Code::LoadOptions, Some(error.place.to_string())),
            SaveError::Refused { entry, .. } => (Code::LoadRefused, Some(format!("log[{entry}]"))),
        };
        let rule = if let SaveError::Refused { rule, .. } = &error {
            rule.map(RuleId::as_str)
        } else {
            None
        };
        let mut args = values("save", &error.args());
        if let SaveError::Options(error) = &error {
            let fault = format!("{}: {}", error.place, error.reason);
            args.insert("fault".to_owned(), fault.into());
        }
        Self {
            code,
            rule,
            key: error.phrase().to_owned(),
            args,
            place,
        }
    }
}

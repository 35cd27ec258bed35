//! Errors as JSON: a code, the key of a phrase with its arguments, the rule and the place. The
//! caller that shows an error formats its sentence.

use super::ErrorCode;
use crate::args::{Arg, Args};
use crate::chance::OutcomeMismatch;
use crate::error::{LoadError, RuleRefusal};
use crate::game::{Game, Seat, Status};
use crate::pack::PackError;
use crate::rule::RuleId;
use crate::save::SaveError;
use crate::session::{ActError, Session, UndoError};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// Why a call is refused.
///
/// ```
/// use engine::json_api::ErrorCode;
/// use engine::registry::JsonSession;
/// use serde_json::json;
///
/// let mut game = JsonSession::create(&json!({"game": "rift", "seats": 2, "seed": 7}))?;
/// let error = game.call("act", &json!({"action": "end-turn"})).unwrap_err();
/// assert_eq!(error.code, ErrorCode::ActionIllegal);
/// assert!(error.rule.is_some_and(|rule| rule.starts_with("RIFT-")));
/// # Ok::<(), engine::json_api::ApiError>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ApiError {
    /// The kind of the error.
    pub code: ErrorCode,
    /// The rule that refuses, such as `RIFT-7.5`.
    pub rule: Option<&'static str>,
    /// The key of the phrase.
    pub key: String,
    /// The arguments of the phrase: numbers, texts, and `{"term": key}` for words of the phrase
    /// files.
    pub args: Map<String, Value>,
    /// The place in the given value, as a path of keys.
    pub place: Option<String>,
}

impl ApiError {
    pub(crate) fn new(code: ErrorCode, key: &str) -> Self {
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

    /// Converts the error of a loader.
    pub(crate) fn from_load_error(code: ErrorCode, error: &LoadError) -> Self {
        let mut fault = Self::new(code, "api-config")
            .with("place", error.place.to_string())
            .with("reason", error.reason.to_string());
        fault.place = Some(error.place.to_string());
        fault
    }

    /// An error for a value at `place` of a call that cannot be read.
    #[must_use]
    pub fn unreadable(place: &str, reason: &str) -> Self {
        Self::from_load_error(
            ErrorCode::ConfigValue,
            &LoadError::new("call", place, reason),
        )
    }

    pub(crate) fn no_seat(seat: Seat) -> Self {
        let seat = match seat {
            Seat::TABLE => json!("table"),
            Seat(number) => json!(number),
        };
        Self::new(ErrorCode::ConfigSeat, "api-no-seat").with("seat", seat)
    }

    /// An error for a call that needs a match when there is none.
    #[must_use]
    pub fn no_match() -> Self {
        Self::new(ErrorCode::ActionNoMatch, "api-no-match")
    }

    /// A bug of the program, which no input should cause.
    #[must_use]
    pub fn internal() -> Self {
        Self::new(ErrorCode::Bug, "api-bug")
    }

    /// Converts a refusal of the game `G`.
    pub(crate) fn from_refusal<G: Game>(code: ErrorCode, refusal: &G::Refusal) -> Self {
        let mut fault = Self::new(code, &format!("{}-refusal-{}", G::NAME, refusal.phrase()));
        fault.rule = Some(refusal.rule().as_str());
        fault.args = args_json(G::NAME, &refusal.args());
        fault
    }

    /// An error for random outcomes that are not those that are asked for; `list` is the place of
    /// all of them.
    pub(crate) fn from_mismatch(code: ErrorCode, list: &str, fault: &OutcomeMismatch) -> Self {
        let place = format!("{list}[{}]", fault.index);
        let key = match (fault.outcomes, fault.given) {
            (Some(_), Some(_)) => "api-draws-other",
            (Some(_), None) => "api-draws-missing",
            (None, _) => "api-draws-left",
        };
        let mut api_error = Self::new(code, key)
            .with("place", place.as_str())
            .with("index", fault.index)
            .with("outcomes", fault.outcomes.unwrap_or(0))
            .with("missing", fault.missing)
            .with("left", fault.left);
        if let Some(given) = fault.given {
            api_error = api_error.with("of", given.of).with("value", given.value);
        }
        api_error.place = Some(place);
        api_error
    }

    /// Converts the reason why an action of `seat` was not carried out.
    pub(crate) fn from_act_error<G: Game>(
        session: &Session<G>,
        seat: Seat,
        error: &ActError<G::Refusal>,
    ) -> Self {
        match error {
            ActError::NoSuchSeat(seat) => Self::no_seat(*seat),
            ActError::Draws(fault) => Self::from_mismatch(ErrorCode::ConfigDraws, "draws", fault),
            ActError::Refused(refusal) => {
                let code = match session.status() {
                    Status::Over(_) => ErrorCode::ActionOver,
                    // A card of another phase is refused for the phase, whoever is asked.
                    Status::WaitingFor(seats)
                        if !seats.contains(seat) && refusal.is_out_of_turn() =>
                    {
                        ErrorCode::ActionNotYourTurn
                    }
                    Status::WaitingFor(_) => ErrorCode::ActionIllegal,
                };
                Self::from_refusal::<G>(code, refusal)
            }
        }
    }
}

/// Converts the arguments of a phrase; words of a game get its prefix.
pub(crate) fn args_json(prefix: &str, args: &Args) -> Map<String, Value> {
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

impl From<UndoError> for ApiError {
    fn from(error: UndoError) -> Self {
        let (code, key) = match error {
            UndoError::Off => (ErrorCode::ActionIllegal, "api-undo-off"),
            UndoError::Nothing => (ErrorCode::ActionIllegal, "api-undo-nothing"),
            UndoError::OtherSeat(_) => (ErrorCode::ActionNotYourTurn, "api-undo-other-seat"),
            UndoError::Chance | UndoError::Barrier => (ErrorCode::ActionIllegal, "api-undo-final"),
        };
        Self::new(code, key)
    }
}

impl From<PackError> for ApiError {
    fn from(error: PackError) -> Self {
        // The whole pack has no path.
        let place = Some(error.place.as_str()).filter(|place| !place.is_empty());
        let mut fault = Self::new(ErrorCode::ConfigPack, "pack-refused")
            .with("file", error.file)
            .with("place", place.unwrap_or("/"))
            .with("reason", error.fault.to_string());
        fault.place = place.map(str::to_owned);
        fault
    }
}

impl From<SaveError> for ApiError {
    fn from(error: SaveError) -> Self {
        let (code, place) = match &error {
            SaveError::Draws { entry, fault } => {
                let list = entry.map_or("deal".to_owned(), |entry| format!("log[{entry}][2]"));
                return Self::from_mismatch(ErrorCode::LoadDraws, &list, fault);
            }
            SaveError::TooLarge { .. } => (ErrorCode::LoadTooLarge, None),
            SaveError::NotJson { line, column } => {
                let place = format!("line {line} column {column}");
                (ErrorCode::LoadNotASave, Some(place))
            }
            SaveError::NotASave => (ErrorCode::LoadNotASave, None),
            SaveError::Newer { .. } => (ErrorCode::LoadNewer, None),
            SaveError::OtherGame { .. } => (ErrorCode::LoadOtherGame, None),
            SaveError::Damaged { place } => (ErrorCode::LoadDamaged, Some(place.clone())),
            SaveError::UnknownRules { .. } => (ErrorCode::LoadRules, None),
            SaveError::ContentDiffers | SaveError::NeedsPack { .. } => {
                (ErrorCode::LoadContent, None)
            }
            SaveError::Options(error) => (ErrorCode::LoadOptions, Some(error.place.to_string())),
            SaveError::Refused { entry, .. } => {
                (ErrorCode::LoadRefused, Some(format!("log[{entry}]")))
            }
        };
        let rule = if let SaveError::Refused { rule, .. } = &error {
            rule.map(RuleId::as_str)
        } else {
            None
        };
        let mut args = args_json("save", &error.args());
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

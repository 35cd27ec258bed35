//! Errors as JSON: a code, the key of a phrase with its arguments, the rule and the path of the
//! value. The caller that shows an error formats the sentence.

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

/// The reason why a call is refused.
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
    /// The rule that refuses the action, such as `RIFT-7.5`; `None` if the error is not about a
    /// rule.
    pub rule: Option<&'static str>,
    /// The key of the phrase that explains the error.
    pub key: String,
    /// The arguments of the phrase: numbers, texts, and `{"term": key}` for words of the phrase
    /// files.
    pub args: Map<String, Value>,
    /// The path of keys of the invalid value in the given value.
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
        let mut api_error = Self::new(code, "api-config")
            .with("place", error.place.to_string())
            .with("reason", error.reason.to_string());
        api_error.place = Some(error.place.to_string());
        api_error
    }

    /// Creates an error for a value of a call that cannot be read; `path` is its path of keys.
    #[must_use]
    pub fn unreadable(path: &str, reason: &str) -> Self {
        Self::from_load_error(
            ErrorCode::ConfigValue,
            &LoadError::new("call", path, reason),
        )
    }

    pub(crate) fn no_seat(seat: Seat) -> Self {
        let seat = match seat {
            Seat::TABLE => json!("table"),
            Seat(number) => json!(number),
        };
        Self::new(ErrorCode::ConfigSeat, "api-no-seat").with("seat", seat)
    }

    /// Creates an error for a call that needs a match when no match is in progress.
    #[must_use]
    pub fn no_match() -> Self {
        Self::new(ErrorCode::ActionNoMatch, "api-no-match")
    }

    /// Creates an error for a bug of the program, which no input should cause.
    #[must_use]
    pub fn internal() -> Self {
        Self::new(ErrorCode::Bug, "api-bug")
    }

    /// Converts a refusal of the game `G`.
    pub(crate) fn from_refusal<G: Game>(code: ErrorCode, refusal: &G::Refusal) -> Self {
        let mut api_error = Self::new(code, &format!("{}-refusal-{}", G::NAME, refusal.phrase()));
        api_error.rule = Some(refusal.rule().as_str());
        api_error.args = args_json(G::NAME, &refusal.args());
        api_error
    }

    /// Creates an error for random outcomes that differ from those that the rules request; `list`
    /// is the path of the whole list.
    pub(crate) fn from_mismatch(code: ErrorCode, list: &str, mismatch: &OutcomeMismatch) -> Self {
        let path = format!("{list}[{}]", mismatch.index);
        let key = match (mismatch.outcomes, mismatch.given) {
            (Some(_), Some(_)) => "api-draws-other",
            (Some(_), None) => "api-draws-missing",
            (None, _) => "api-draws-left",
        };
        let mut api_error = Self::new(code, key)
            .with("place", path.as_str())
            .with("index", mismatch.index)
            .with("outcomes", mismatch.outcomes.unwrap_or(0))
            .with("missing", mismatch.missing)
            .with("left", mismatch.unused);
        if let Some(given) = mismatch.given {
            api_error = api_error
                .with("of", given.outcomes)
                .with("value", given.value);
        }
        api_error.place = Some(path);
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
            ActError::Draws(mismatch) => {
                Self::from_mismatch(ErrorCode::ConfigDraws, "draws", mismatch)
            }
            ActError::Refused(refusal) => {
                let code = match session.status() {
                    Status::Over(_) => ErrorCode::ActionOver,
                    // A card of another phase is refused because of the phase, whichever seat has
                    // to choose.
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

/// Converts the arguments of a phrase; words of a game get the prefix of the game.
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
        // An error about the whole pack has no path.
        let pointer = Some(error.place.as_str()).filter(|pointer| !pointer.is_empty());
        let mut api_error = Self::new(ErrorCode::ConfigPack, "pack-refused")
            .with("file", error.file)
            .with("place", pointer.unwrap_or("/"))
            .with("reason", error.fault.to_string());
        api_error.place = pointer.map(str::to_owned);
        api_error
    }
}

impl From<SaveError> for ApiError {
    fn from(error: SaveError) -> Self {
        let (code, path) = match &error {
            SaveError::Draws { entry, mismatch } => {
                let list = entry.map_or("deal".to_owned(), |entry| format!("log[{entry}][2]"));
                return Self::from_mismatch(ErrorCode::LoadDraws, &list, mismatch);
            }
            SaveError::TooLarge { .. } => (ErrorCode::LoadTooLarge, None),
            SaveError::NotJson { line, column } => {
                let path = format!("line {line} column {column}");
                (ErrorCode::LoadNotASave, Some(path))
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
            let located_reason = format!("{}: {}", error.place, error.reason);
            args.insert("fault".to_owned(), located_reason.into());
        }
        Self {
            code,
            rule,
            key: error.phrase().to_owned(),
            args,
            place: path,
        }
    }
}

//! A match of any game, played by named calls with JSON values. The JavaScript package, the command
//! line and embedding pages use it.

mod thinking;

use super::{AnySession, ContentSets, GameId, RegisteredGame, decode_any_with};
use crate::chance::Seed;
use crate::game::{Seat, Viewer};
use crate::json_api::session_json;
use crate::json_api::{
    ApiError, CallArguments, ErrorCode, JsonApi, NewGameRequest, SessionJson, pack_text,
};
use crate::session::{Session, UndoPolicy};
use serde_json::{Value, json};
use thinking::PendingThinking;

/// The names of all calls, in the order of the documentation.
pub const CALL_NAMES: [&str; 21] = [
    "status", "legal", "asides", "prompt", "question", "act", "view", "standing", "picture",
    "position", "options", "content", "events", "undo", "redo", "save", "share", "bot", "advice",
    "remark", "branch",
];

/// The file name of a pack in errors.
const PACK_FILE_NAME: &str = "pack";

/// A match that is played from outside of Rust.
///
/// ```
/// use engine::registry::JsonSession;
/// use serde_json::json;
///
/// let mut game = JsonSession::create(&json!({"game": "rift", "seats": 2, "seed": 7}))?;
/// let seat = game.status()["waiting"][0].clone();
/// let legal = game.call("legal", &json!({"seat": seat}))?;
/// let done = game.call("act", &json!({"seat": seat, "action": legal[0]}))?;
/// assert_eq!(done["status"]["entries"], 1);
/// # Ok::<(), engine::json_api::ApiError>(())
/// ```
#[derive(Debug)]
pub struct JsonSession {
    session: AnySession,
    thinking: Option<PendingThinking>,
    /// The content sets that the match was created or loaded with.
    content_sets: ContentSets,
}

impl JsonSession {
    /// Starts the match that `request` describes: an object with `game`, and optionally `scenario`,
    /// `seats`, `pieces`, `rules` or the whole `options`, `seed`, `deal`, `position`, `undo`, and a
    /// content `pack` as text or object.
    ///
    /// ```
    /// use engine::registry::JsonSession;
    /// use serde_json::json;
    ///
    /// let error = JsonSession::create(&json!({"game": "chess"})).unwrap_err();
    /// assert_eq!(error.code.name(), "config/game");
    /// ```
    ///
    /// # Errors
    /// Returns an error if `request` cannot be played; it names the part of the request and the
    /// reason.
    pub fn create(request: &Value) -> Result<Self, ApiError> {
        let request = NewGameRequest::read(request)?;
        let content_sets = content_sets(request.pack.as_deref())?;
        let Some(game) = GameId::from_name(&request.game) else {
            let error = ApiError::new(ErrorCode::ConfigGame, "api-no-game");
            return Err(error.with("game", request.game));
        };
        let session = crate::with_game!(game, G => G::into_any(session_json::start_session(&request, &content_sets.get::<G>())?));
        Ok(Self::from_session(session, content_sets))
    }

    /// Continues a save file or a share code of any game, played with the base content.
    ///
    /// ```
    /// use engine::registry::JsonSession;
    /// use serde_json::json;
    ///
    /// let mut game = JsonSession::create(&json!({"game": "saga", "seed": 7}))?;
    /// let code = game.call("share", &json!({}))?;
    /// let again = JsonSession::load(code.as_str().unwrap_or_default())?;
    /// assert_eq!(again.status(), game.status());
    /// # Ok::<(), engine::json_api::ApiError>(())
    /// ```
    ///
    /// # Errors
    /// Returns the reason why the text is not accepted.
    pub fn load(text: &str) -> Result<Self, ApiError> {
        Self::load_with(text, Value::Null)
    }

    /// Continues a save file or a share code of any game, played with a content pack as text or
    /// object; null is the base content.
    ///
    /// # Errors
    /// Returns the reason why the pack or the match is not accepted.
    pub fn load_with(text: &str, pack: Value) -> Result<Self, ApiError> {
        let pack = (!pack.is_null()).then(|| pack_text(pack));
        let content_sets = content_sets(pack.as_deref())?;
        Ok(Self::from_session(
            decode_any_with(text, &content_sets)?,
            content_sets,
        ))
    }

    /// Wraps a session.
    const fn from_session(session: AnySession, content_sets: ContentSets) -> Self {
        Self {
            session,
            thinking: None,
            content_sets,
        }
    }

    /// Returns the typed session.
    #[must_use]
    pub const fn session(&self) -> &AnySession {
        &self.session
    }

    /// Returns the games that can be played, with their scenarios.
    ///
    /// ```
    /// use engine::registry::JsonSession;
    ///
    /// let games = JsonSession::games();
    /// assert_eq!(games[0]["game"], "rift");
    /// assert!(games[0]["scenarios"][0]["id"].is_string());
    /// ```
    #[must_use]
    pub fn games() -> Value {
        let game = |game: GameId| {
            let scenarios = crate::with_game!(game, G => G::scenarios());
            json!({"game": game.name(), "rules": game.rules_version(), "scenarios": scenarios})
        };
        GameId::ALL.into_iter().map(game).collect()
    }

    /// Answers the call `name`, with its arguments as an object.
    ///
    /// # Errors
    /// Returns an error if a value cannot be read or the call is refused; it names the value or the
    /// reason. The match is then unchanged.
    pub fn call(&mut self, name: &str, values: &Value) -> Result<Value, ApiError> {
        match name {
            "status" => CallArguments::new(values, &[]).map(|_| self.status()),
            "legal" => self.seat_call(values, "legal"),
            "asides" => self.seat_call(values, "asides"),
            "prompt" => self.seat_call(values, "prompt"),
            "question" => self.seat_call(values, "question"),
            "act" => self.act(values),
            "view" | "standing" | "picture" => self.view_call(values, name),
            "position" => self.position(values),
            "options" => {
                CallArguments::new(values, &[])?;
                Ok(with_session!(&self.session, session => SessionJson(session).options()))
            }
            "content" => {
                CallArguments::new(values, &[])?;
                Ok(with_session!(&self.session, session => self.content_of(session)))
            }
            "events" => self.events(values),
            "undo" => self.undo_or_redo(values, true),
            "redo" => self.undo_or_redo(values, false),
            "save" => CallArguments::new(values, &[]).map(|_| json!(self.session.save())),
            "share" => CallArguments::new(values, &[]).map(|_| json!(self.session.share_code())),
            "bot" => self.think(values, false),
            "advice" => self.think(values, true),
            "remark" => {
                let seat = self.seat(&CallArguments::new(values, &["seat"])?)?;
                let actions = self.session.out_of_turn_action(seat);
                Ok(actions.map_or(Value::Null, |actions| session_json::actions_json(&actions)))
            }
            "branch" => self.branch(values),
            _ => Err(ApiError::unreadable(
                "call",
                &format!("there is no call `{name}`"),
            )),
        }
    }

    /// Returns the seats that the game waits for, or how it ended, and the number of actions.
    #[must_use]
    pub fn status(&self) -> Value {
        with_session!(&self.session, session => SessionJson(session).status())
    }

    /// Returns the data that play does not change, from the content set of the match.
    fn content_of<G: RegisteredGame + JsonApi>(&self, session: &Session<G>) -> Value {
        let game = session.game();
        let content = match game.pack() {
            Some(_) => self.content_sets.get::<G>(),
            None => G::ContentSet::default(),
        };
        game.static_data(&content)
    }

    /// Returns the seat in the arguments: one of the game, or the table. The default is the first
    /// waiting seat.
    fn seat(&self, values: &CallArguments<'_>) -> Result<Seat, ApiError> {
        let waiting = || self.session.status().waiting_seats().iter().next();
        match values.seat()?.or_else(waiting) {
            Some(seat) if seat == Seat::TABLE || self.session.seats().contains(seat) => Ok(seat),
            Some(seat) => Err(ApiError::no_seat(seat)),
            None => Ok(Seat(0)),
        }
    }

    fn seat_call(&self, values: &Value, call: &str) -> Result<Value, ApiError> {
        let seat = self.seat(&CallArguments::new(values, &["seat"])?)?;
        Ok(with_session!(&self.session, session => match call {
            "legal" => SessionJson(session).legal_actions(seat),
            "asides" => SessionJson(session).out_of_turn_actions(seat),
            "question" => SessionJson(session).question(seat),
            _ => SessionJson(session).prompt(seat),
        }))
    }

    /// Returns the viewer in the arguments, if the game has such a seat.
    fn viewer(&self, values: &CallArguments<'_>) -> Result<Viewer, ApiError> {
        match values.viewer()? {
            Viewer::Seat(seat) if !self.session.seats().contains(seat) => {
                Err(ApiError::no_seat(seat))
            }
            viewer => Ok(viewer),
        }
    }

    fn view_call(&self, values: &Value, call: &str) -> Result<Value, ApiError> {
        let values = CallArguments::new(values, &["seat", "at"])?;
        let (viewer, end) = (self.viewer(&values)?, self.session.action_count());
        let at = values.read("at")?.unwrap_or(end);
        let found = with_session!(&self.session, session => match call {
            "view" => SessionJson(session).view(viewer, at),
            "standing" => SessionJson(session).standing(viewer, at),
            _ => SessionJson(session).picture(viewer, at),
        });
        found.ok_or_else(|| self.out_of_range("at"))
    }

    /// Returns the whole state, with all secrets.
    fn position(&self, values: &Value) -> Result<Value, ApiError> {
        let values = CallArguments::new(values, &["at"])?;
        let at = values.read("at")?.unwrap_or(self.session.action_count());
        let found = with_session!(&self.session, session => SessionJson(session).position(at));
        found.ok_or_else(|| self.out_of_range("at"))
    }

    fn events(&self, values: &Value) -> Result<Value, ApiError> {
        let values = CallArguments::new(values, &["since", "seat"])?;
        let (since, viewer) = (values.read("since")?.unwrap_or(0), self.viewer(&values)?);
        if since > self.session.action_count() {
            return Err(self.out_of_range("since"));
        }
        Ok(with_session!(&self.session, session => SessionJson(session).events(since, viewer)))
    }

    /// Creates an error for an entry beyond the end of the log.
    fn out_of_range(&self, path: &str) -> ApiError {
        let entries = self.session.action_count();
        ApiError::unreadable(path, &format!("the log has {entries} entries"))
    }

    fn act(&mut self, values: &Value) -> Result<Value, ApiError> {
        let values = CallArguments::new(values, &["seat", "action", "draws"])?;
        let (seat, draws) = (self.seat(&values)?, values.draws()?);
        let action = values.value("action").unwrap_or(&Value::Null);
        with_session!(&mut self.session, session => session_json::act(session, seat, action, draws.as_deref()))?;
        let mut result = self.last_result(seat);
        if let Some(given) = draws {
            let drawn = with_session!(&self.session, session => session.log().last().map(|entry| entry.draws.len()));
            let missing = drawn.unwrap_or(0).saturating_sub(given.len());
            result["missing"] = json!(missing);
        }
        Ok(result)
    }

    /// Returns the status, and the events of the last entry that `seat` may see.
    fn last_result(&self, seat: Seat) -> Value {
        let mut viewer = json!({"since": self.session.action_count().saturating_sub(1)});
        if seat != Seat::TABLE {
            viewer["seat"] = json!(seat.0);
        }
        let events = self.events(&viewer).unwrap_or_default();
        let seen = events.get(0).and_then(|entry| entry.get("events"));
        session_json::object([
            ("events", seen.cloned().unwrap_or_else(|| json!([]))),
            ("status", self.status()),
        ])
    }

    /// Undoes the last action if `is_undo` is true, or else redoes the last undone one. The default
    /// seat is the one that took the action.
    fn undo_or_redo(&mut self, values: &Value, is_undo: bool) -> Result<Value, ApiError> {
        let named = CallArguments::new(values, &["seat"])?.seat()?;
        with_session!(&mut self.session, session => {
            let last = session.log().last().map(|entry| entry.seat);
            let acting_seat = if is_undo { last } else { session.redo_seat() };
            let seat = named.or(acting_seat).unwrap_or(Seat(0));
            if is_undo {
                session.undo(seat)?;
            } else {
                session.redo(seat)?;
            }
        });
        Ok(self.status())
    }

    /// Continues after the first `at` entries with another seed; later entries are dropped.
    fn branch(&mut self, values: &Value) -> Result<Value, ApiError> {
        let values = CallArguments::new(values, &["at", "seed"])?;
        let at = values.require("at")?;
        let seed: Seed = values.read("seed")?.unwrap_or_default();
        let branch = with_session!(&self.session, session => session
            .branch_at(at, seed)
            .map(AnySession::from));
        self.session = branch.ok_or_else(|| self.out_of_range("at"))?;
        Ok(self.status())
    }

    /// Allows or forbids undo.
    pub const fn set_undo(&mut self, undo: UndoPolicy) {
        self.session.set_undo(undo);
    }
}

/// Returns the base content, or the pack in a text.
fn content_sets(pack: Option<&str>) -> Result<ContentSets, ApiError> {
    Ok(match pack {
        Some(text) => ContentSets::from_pack(PACK_FILE_NAME, text)?,
        None => ContentSets::default(),
    })
}

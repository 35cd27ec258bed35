//! Checking the request to open a table.

use super::{
    ApiFailure, MAX_REACTION_DELAY, NewTable, OnlineError, SeatPlan, TimeControl, TimeoutPolicy,
};
use crate::action_signature::PublicKey;
use engine::game::Game;
use engine::json_api::{JsonApi, SetupSpec};
use engine::registry::GameId;
use engine::with_game;
use serde::Deserialize;

impl OnlineError {
    /// Makes an error.
    #[must_use]
    pub fn new(failure: ApiFailure, message: impl Into<String>) -> Self {
        Self {
            failure,
            message: message.into(),
        }
    }
}

/// Builds a game from options in JSON, with the base content.
///
/// # Errors
/// Returns the reason why the options cannot be played.
pub fn game_from_json<G: Game>(options: &serde_json::Value) -> Result<G, OnlineError> {
    let failure = |message: String| OnlineError::new(ApiFailure::BadOptions, message);
    let options = G::Options::deserialize(options).map_err(|error| failure(error.to_string()))?;
    G::new(options).map_err(|error| failure(error.to_string()))
}

/// Checks the key of a player who takes a seat.
///
/// # Errors
/// Returns the reason why nothing can be signed with it.
pub fn check_signing_key(key: Option<PublicKey>) -> Result<(), OnlineError> {
    if key.is_none_or(PublicKey::is_valid) {
        return Ok(());
    }
    let message = "the signing key is not a public key of Ed25519";
    Err(OnlineError::new(ApiFailure::BadRequest, message.to_owned()))
}

impl NewTable {
    /// Checks the request. Returns the game, and the request with the options as the engine writes
    /// them.
    ///
    /// # Errors
    /// Returns the reason why the table cannot be opened.
    pub fn check(self) -> Result<(GameId, Self), OnlineError> {
        let bad = |message: String| OnlineError::new(ApiFailure::BadRequest, message);
        let game = GameId::from_name(&self.game);
        let game = game.ok_or_else(|| bad("there is no such game".to_owned()))?;
        let (options, count) = with_game!(game, G => written::<G>(&self))?;
        if self.seats.len() != count as usize {
            return Err(bad(format!("the match has {count} seats")));
        }
        let own = self.seats.iter().filter(|plan| **plan == SeatPlan::Me);
        if own.count() != 1 {
            return Err(bad("exactly one seat is your own".to_owned()));
        }
        if !self.time_control.is_valid() {
            return Err(bad("the time of a decision is out of range".to_owned()));
        }
        if self.reaction_delay > MAX_REACTION_DELAY {
            return Err(bad(format!(
                "answers are delayed by at most {MAX_REACTION_DELAY} seconds"
            )));
        }
        check_signing_key(self.signing_key)?;
        // Without a limit no time is ever over.
        let timeout_policy = match self.time_control {
            TimeControl::Unlimited => TimeoutPolicy::default(),
            TimeControl::Correspondence { .. }
            | TimeControl::Live { .. }
            | TimeControl::MatchClock { .. } => self.timeout_policy,
        };
        if self.is_rated && timeout_policy == TimeoutPolicy::Wait {
            return Err(bad("a rated match does not wait for a player".to_owned()));
        }
        if self.is_rated && !can_be_rated(&options, &self.seats) {
            let message =
                "a rated match has two or more people, no bots, and no board of one's own";
            return Err(bad(message.to_owned()));
        }
        Ok((
            game,
            Self {
                options,
                timeout_policy,
                ..self
            },
        ))
    }
}

/// Returns whether a match can be rated: two or more people play it, no bots, and on a board of the
/// game itself, so that all results of a game can be compared.
#[must_use]
pub fn can_be_rated(options: &serde_json::Value, seats: &[SeatPlan]) -> bool {
    let is_person = |plan: &SeatPlan| matches!(plan, SeatPlan::Me | SeatPlan::Open);
    seats.len() >= 2 && seats.iter().all(is_person) && !has_custom_board(options)
}

/// Returns whether a match is played on a board, map or scenario of one's own.
pub(super) fn has_custom_board(options: &serde_json::Value) -> bool {
    // Every game writes it under this name.
    let is_custom = |option: &serde_json::Value| option.get("custom").is_some();
    let has_custom = |options: &serde_json::Map<_, _>| options.values().any(is_custom);
    options.as_object().is_some_and(has_custom)
}

/// Returns the options of a table as the engine writes them, and the number of seats.
fn written<G: JsonApi>(new: &NewTable) -> Result<(serde_json::Value, u32), OnlineError> {
    let game = if new.options.is_null() {
        standard_game::<G>(new.seats.len())?
    } else {
        game_from_json::<G>(&new.options)?
    };
    let written = serde_json::to_value(game.options());
    let written =
        written.map_err(|error| OnlineError::new(ApiFailure::BadOptions, error.to_string()))?;
    Ok((written, game.seats().len()))
}

/// Returns the first scenario of a game that has so many seats.
pub(super) fn standard_game<G: JsonApi>(seats: usize) -> Result<G, OnlineError> {
    let failure = |message: String| OnlineError::new(ApiFailure::BadOptions, message);
    let count = u8::try_from(seats).unwrap_or(u8::MAX);
    let mut scenarios = G::scenarios().into_iter();
    let scenario =
        scenarios.find(|scenario| (scenario.seats.0..=scenario.seats.1).contains(&count));
    let scenario = scenario.ok_or_else(|| failure(format!("no scenario has {seats} seats")))?;
    let spec = SetupSpec {
        scenario: Some(scenario.id.into()),
        seats: Some(count),
        ..SetupSpec::default()
    };
    let options = G::options_from_setup(&spec, &G::ContentSet::default());
    let options = options.map_err(|error| failure(error.to_string()))?;
    G::new(options).map_err(|error| failure(error.to_string()))
}

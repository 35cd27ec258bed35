//! Targets for content packs and custom scenarios, and matches that start with them.

use engine::json_api::{JsonApi, ScenarioDocument};
use engine::registry::{ContentSets, GameId, JsonSession};
use engine::{rift, with_game};
use serde_json::{Value, json};

/// The number of actions to play with accepted content.
const MAX_ACTIONS: usize = 40;

/// Reads a content pack. If it is accepted, a match with it must be playable.
pub fn packs(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if ContentSets::from_pack("pack.json", &text).is_err() {
        return;
    }
    for game in GameId::ALL {
        start_match(&json!({"game": game.name(), "pack": text}));
    }
}

/// Reads a custom scenario, board or map of the game in the first byte. If it is accepted, writing
/// and reading it must give the same.
pub fn scenarios(data: &[u8]) {
    let Some((game, text)) = data.split_first() else {
        return;
    };
    let text = String::from_utf8_lossy(text);
    let game = GameId::ALL[usize::from(*game) % GameId::ALL.len()];
    with_game!(game, G => check_round_trip::<<G as JsonApi>::Draft>(&text));
    let Ok(scenario @ Value::Object(_)) = serde_json::from_str(&text) else {
        return;
    };
    let is_started = start_match(&json!({"game": game.name(), "scenario": scenario}));
    let board = || rift::draft::MapDraft::read("own.json", &text);
    let has_no_errors = || board().is_ok_and(|draft| draft.content_errors().is_empty());
    assert!(
        is_started || game != GameId::Rift || !has_no_errors(),
        "a board without fault cannot be played: {text}"
    );
}

fn check_round_trip<S: ScenarioDocument>(text: &str) {
    if let Ok(draft) = S::read("own.json", text) {
        let again = S::read("own.json", &draft.write());
        assert!(again.is_ok_and(|again| again == draft), "{text}");
    }
}

/// Starts a match and plays some actions. Returns whether the match could start.
fn start_match(request: &Value) -> bool {
    let Ok(mut json_session) = JsonSession::create(request) else {
        return false;
    };
    for turn in 0..MAX_ACTIONS {
        let legal = json_session
            .call("legal", &Value::Null)
            .unwrap_or_else(|fault| panic!("{fault:?}: {request}"));
        let Some(legal) = legal.as_array().filter(|legal| !legal.is_empty()) else {
            break;
        };
        let action = json!({"action": legal[turn * 7 % legal.len()]});
        let done = json_session.call("act", &action);
        assert!(done.is_ok(), "{action} is listed and refused: {request}");
    }
    let save = json_session.session().save();
    assert!(json_session.session().action_count() == 0 || !save.is_empty());
    true
}

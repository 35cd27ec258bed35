//! Test helpers that play a match through the JSON API.

use engine::json_api::{ApiError, ErrorCode};
use engine::registry::JsonSession;
use serde_json::{Value, json};

/// Creates a match from a request.
pub fn create(request: Value) -> JsonSession {
    JsonSession::create(&request).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Returns the answer to a call.
pub fn ask(match_session: &mut JsonSession, name: &str, values: Value) -> Value {
    let answer = match_session.call(name, &values);
    answer.unwrap_or_else(|error| panic!("{name} {values}: {error:?}"))
}

/// Checks that a request with this change is refused with this code and path, and that the reason
/// contains `reason`.
pub fn assert_request_refused(
    game: &str,
    change: &Value,
    code: ErrorCode,
    path: &str,
    reason: &str,
) {
    let mut request = json!({"game": game, "seed": 1});
    if let (Value::Object(request), Value::Object(change)) = (&mut request, change) {
        request.extend(change.clone());
    }
    let error = JsonSession::create(&request).expect_err("a fault");
    assert_eq!(error.code, code, "{change}: {error:?}");
    assert_eq!(error.place.as_deref().unwrap_or(""), path, "{error:?}");
    let message = error.args.get("reason").map(Value::to_string);
    assert!(message.unwrap_or_default().contains(reason), "{error:?}");
}

/// Returns the error of a refused action.
pub fn refuse(match_session: &mut JsonSession, seat: u8, action: &Value) -> ApiError {
    let values = json!({"seat": seat, "action": action});
    match_session.call("act", &values).expect_err("a fault")
}

/// Checks that these values are reported as malformed actions.
pub fn assert_malformed(match_session: &mut JsonSession, seat: u8, malformed: &[Value]) {
    for action in malformed {
        let error = refuse(match_session, seat, action);
        assert_eq!(
            (error.code, error.key.as_str()),
            (ErrorCode::ActionMalformed, "api-malformed")
        );
    }
}

/// Takes `count` actions, with a different index of the list each time.
pub fn play(match_session: &mut JsonSession, count: usize) {
    for step in 0..count {
        let legal = ask(match_session, "legal", Value::Null);
        let legal = legal.as_array().expect("a list");
        if legal.is_empty() {
            return;
        }
        let action = &legal[step * 7 % legal.len()];
        ask(match_session, "act", json!({"action": action}));
    }
}

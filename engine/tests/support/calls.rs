//! Test helpers that play a match through the JSON API.

use engine::json_api::{ApiError, ErrorCode};
use engine::registry::JsonSession;
use serde_json::{Value, json};

/// Creates a match from its order.
pub fn create(request: Value) -> JsonSession {
    JsonSession::create(&request).unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// Returns the answer to a call.
pub fn ask(driver: &mut JsonSession, name: &str, values: Value) -> Value {
    let answer = driver.call(name, &values);
    answer.unwrap_or_else(|fault| panic!("{name} {values}: {fault:?}"))
}

/// Checks that an order of a game with this change is refused: the code, the place, and a part of
/// the reason.
pub fn is_faulty(game: &str, change: &Value, code: ErrorCode, place: &str, reason: &str) {
    let mut request = json!({"game": game, "seed": 1});
    if let (Value::Object(request), Value::Object(change)) = (&mut request, change) {
        request.extend(change.clone());
    }
    let fault = JsonSession::create(&request).expect_err("a fault");
    assert_eq!(fault.code, code, "{change}: {fault:?}");
    assert_eq!(fault.place.as_deref().unwrap_or(""), place, "{fault:?}");
    let message = fault.args.get("reason").map(Value::to_string);
    assert!(message.unwrap_or_default().contains(reason), "{fault:?}");
}

/// Returns the error of a refused action.
pub fn refuse(driver: &mut JsonSession, seat: u8, action: &Value) -> ApiError {
    let values = json!({"seat": seat, "action": action});
    driver.call("act", &values).expect_err("a fault")
}

/// Checks that these values are reported as malformed actions.
pub fn are_malformed(driver: &mut JsonSession, seat: u8, nonsense: &[Value]) {
    for action in nonsense {
        let fault = refuse(driver, seat, action);
        assert_eq!(
            (fault.code, fault.key.as_str()),
            (ErrorCode::ActionMalformed, "api-malformed")
        );
    }
}

/// Takes `count` actions, each from another index of the list.
pub fn play(driver: &mut JsonSession, count: usize) {
    for step in 0..count {
        let legal = ask(driver, "legal", Value::Null);
        let legal = legal.as_array().expect("a list");
        if legal.is_empty() {
            return;
        }
        let action = &legal[step * 7 % legal.len()];
        ask(driver, "act", json!({"action": action}));
    }
}

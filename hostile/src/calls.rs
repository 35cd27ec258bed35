//! What programs say: an order and calls, as JSON.

use engine::registry::JsonSession;
use serde_json::Value;

/// Calls of one run.
const MAX_CALLS: usize = 64;

/// A list of an order and of calls, each a list of its name and its values. Whatever is asked, the match stays one that
/// can be told about, and what is refused changes nothing.
pub fn calls(data: &[u8]) {
    let Ok(Value::Array(list)) = serde_json::from_slice(data) else {
        return;
    };
    let Some((order, calls)) = list.split_first() else {
        return;
    };
    let Ok(mut driver) = JsonSession::create(order) else {
        return;
    };
    for call in calls.iter().take(MAX_CALLS) {
        let Some(name) = call.get(0).and_then(Value::as_str) else {
            continue;
        };
        let before = driver.session().fingerprint();
        let answer = driver.call(name, call.get(1).unwrap_or(&Value::Null));
        if answer.is_err() {
            assert_eq!(
                driver.session().fingerprint(),
                before,
                "{call} is refused and changes the match"
            );
        }
        let _ = driver.status();
    }
}

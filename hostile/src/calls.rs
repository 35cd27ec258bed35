//! The target for the JSON API: a request for a match and calls, as JSON.

use engine::registry::JsonSession;
use serde_json::Value;

/// Maximum number of calls in one run.
const MAX_CALLS: usize = 64;

/// Runs a list of a request and calls, each a list of a name and its arguments. The match must stay
/// valid whatever is called, and a refused call must change nothing.
pub fn calls(data: &[u8]) {
    let Ok(Value::Array(list)) = serde_json::from_slice(data) else {
        return;
    };
    let Some((request, calls)) = list.split_first() else {
        return;
    };
    let Ok(mut driver) = JsonSession::create(request) else {
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

//! The target for the JSON API: a request for a match and calls, as JSON.

use engine::registry::JsonSession;
use serde_json::Value;

/// Maximum number of calls in one run.
const MAX_CALLS: usize = 64;

/// Runs a JSON list: a request, followed by calls, each a list of a name and its arguments. After
/// every call the match must be valid, and a refused call must change nothing.
pub fn calls(data: &[u8]) {
    let Ok(Value::Array(list)) = serde_json::from_slice(data) else {
        return;
    };
    let Some((request, calls)) = list.split_first() else {
        return;
    };
    let Ok(mut json_session) = JsonSession::create(request) else {
        return;
    };
    for call in calls.iter().take(MAX_CALLS) {
        let Some(name) = call.get(0).and_then(Value::as_str) else {
            continue;
        };
        let before = json_session.session().fingerprint();
        let answer = json_session.call(name, call.get(1).unwrap_or(&Value::Null));
        if answer.is_err() {
            assert_eq!(
                json_session.session().fingerprint(),
                before,
                "{call} is refused and changes the match"
            );
        }
        let _ = json_session.status();
    }
}

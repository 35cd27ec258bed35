//! Plays games by JSON lines: one request per line on standard input, one answer per line on
//! standard output. Several games can be played at once, each at a named table.

use crate::{CliError, new_game, print};
use engine::error_reason::ErrorReason;
use engine::json_api::ApiError;
use engine::registry::JsonSession;
use engine::save::MAX_BYTES;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read};
use words::EnglishPhrases;

/// The table of a request that names none.
const DEFAULT_TABLE: &str = "main";
/// The longest line, in bytes: enough for a save as a JSON string with every character escaped.
const MAX_LINE_BYTES: u64 = 2 * MAX_BYTES as u64;

/// Answers requests until the input ends.
///
/// # Errors
/// Returns an error if the input cannot be read, or nobody reads the answers.
pub fn run() -> Result<(), CliError> {
    let mut input = io::stdin().lock();
    let (mut sessions, english) = (BTreeMap::new(), EnglishPhrases::new());
    let mut line = Vec::new();
    loop {
        line.clear();
        let result = input
            .by_ref()
            .take(MAX_LINE_BYTES)
            .read_until(b'\n', &mut line);
        let byte_count =
            result.map_err(|error| CliError::File(format!("standard input: {error}")))?;
        if byte_count == 0 {
            return Ok(());
        }
        // Some shells write a byte order mark first.
        let text = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&line);
        if text.trim_ascii().is_empty() {
            continue;
        }
        let is_complete = line.ends_with(b"\n") || (byte_count as u64) < MAX_LINE_BYTES;
        let request = if is_complete {
            request(text)
        } else {
            skip_line(&mut input)?;
            Err(unreadable("line", "too long"))
        };
        let (id, answer) = match request {
            Ok(Value::Object(request)) => respond(&mut sessions, request),
            Ok(_) => (Value::Null, Err(unreadable("line", "expected an object"))),
            Err(error) => (Value::Null, Err(error)),
        };
        let mut answer = match answer {
            Ok(result) => json!({"id": id, "ok": result}),
            Err(error) => json!({"id": id, "error": error}),
        };
        english.add_sentences(&mut answer);
        print(&format!("{answer}\n"))?;
    }
}

/// Parses the request in a line.
fn request(line: &[u8]) -> Result<Value, ApiError> {
    // UTF-16 has a zero byte in every ASCII character.
    if line.contains(&0) {
        return Err(unreadable("line", "lines must be UTF-8"));
    }
    serde_json::from_slice(line)
        .map_err(|error| unreadable("line", &ErrorReason::from_json(&error).to_string()))
}

fn skip_line(input: &mut impl BufRead) -> Result<(), CliError> {
    loop {
        let mut rest = Vec::new();
        let result = input.take(MAX_LINE_BYTES).read_until(b'\n', &mut rest);
        let byte_count =
            result.map_err(|error| CliError::File(format!("standard input: {error}")))?;
        if byte_count == 0 || rest.ends_with(b"\n") {
            return Ok(());
        }
    }
}

fn unreadable(path: &str, reason: &str) -> ApiError {
    ApiError::unreadable(path, reason)
}

/// Returns the id of a request, and its answer.
fn respond(
    sessions: &mut BTreeMap<String, JsonSession>,
    mut request: Map<String, Value>,
) -> (Value, Result<Value, ApiError>) {
    let id = request.remove("id").unwrap_or_default();
    let name = match request.remove("table") {
        None => DEFAULT_TABLE.to_owned(),
        Some(Value::String(name)) => name,
        Some(_) => return (id, Err(unreadable("table", "expected a string"))),
    };
    let call_name = match request.remove("do") {
        Some(Value::String(call_name)) => call_name,
        Some(_) | None => return (id, Err(unreadable("do", "expected the name of a call"))),
    };
    (id, serve(sessions, name, &call_name, request))
}

fn serve(
    sessions: &mut BTreeMap<String, JsonSession>,
    name: String,
    call_name: &str,
    mut values: Map<String, Value>,
) -> Result<Value, ApiError> {
    let session = match call_name {
        "games" => return Ok(JsonSession::games()),
        "drop" => return Ok(json!(sessions.remove(&name).is_some())),
        "create" => {
            new_game::add_seed(&mut values).map_err(|reason| unreadable("seed", &reason))?;
            JsonSession::create(&Value::Object(values))?
        }
        "load" => match values.get("text").and_then(Value::as_str) {
            Some(text) => {
                let pack = values.get("pack").cloned().unwrap_or_default();
                JsonSession::load_with(text, pack)?
            }
            None => return Err(unreadable("text", "expected a save or a share code")),
        },
        call => {
            let session = sessions.get_mut(&name).ok_or_else(ApiError::no_match)?;
            return session.call(call, &Value::Object(values));
        }
    };
    let status = session.status();
    sessions.insert(name, session);
    Ok(status)
}

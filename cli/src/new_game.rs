//! Converts the arguments of `centauri new` into a request for a new match.

use crate::{CliError, files};
use engine::chance::Seed;
use lexopt::{Arg, Parser, ValueExt};
use serde_json::{Map, Value, json};
use std::path::Path;

/// Parses the arguments.
///
/// # Errors
/// Returns an error if an argument is invalid, or a file cannot be read.
pub fn read(parser: &mut Parser) -> Result<Value, CliError> {
    let mut request = Map::new();
    while let Some(word) = parser.next()? {
        let (key, value) = match word {
            Arg::Value(game) if !request.contains_key("game") => ("game", json!(game.string()?)),
            Arg::Long("scenario") => ("scenario", scenario(parser.value()?.string()?)?),
            Arg::Long("seats") => (
                "seats",
                json!(number("--seats", &parser.value()?.string()?)?),
            ),
            Arg::Long("pieces") => {
                let pieces = parser.value()?.string()?;
                ("pieces", pieces.split(',').map(Value::from).collect())
            }
            Arg::Long("rules") => ("rules", files::json("--rules", &parser.value()?.string()?)?),
            Arg::Long("deal") => ("deal", files::json("--deal", &parser.value()?.string()?)?),
            Arg::Long("options") => ("options", files::read_json(&parser.value()?.string()?)?),
            Arg::Long("pack") => ("pack", json!(files::read(&parser.value()?.string()?)?)),
            Arg::Long("position") => ("position", files::read_json(&parser.value()?.string()?)?),
            Arg::Long("seed") => ("seed", json!(parser.value()?.string()?)),
            Arg::Value(_) | Arg::Long(_) | Arg::Short(_) => return Err(word.unexpected().into()),
        };
        request.insert(key.to_owned(), value);
    }
    if !request.contains_key("game") {
        let missing = "GAME is missing; `centauri games` lists them";
        return Err(CliError::Usage(missing.to_owned()));
    }
    add_seed(&mut request).map_err(CliError::File)?;
    Ok(Value::Object(request))
}

fn number(word: &str, text: &str) -> Result<u8, CliError> {
    let wrong = |_| CliError::Usage(format!("{word} needs a number, not `{text}`"));
    text.parse().map_err(wrong)
}

/// Adds an unpredictable seed if the request has none.
///
/// # Errors
/// Returns an error if the system provides no random numbers; there is no fallback to the clock.
pub fn add_seed(request: &mut Map<String, Value>) -> Result<(), String> {
    let seed = request.entry("seed").or_insert(Value::Null);
    if seed.is_null() {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| format!("cannot get random numbers from the system: {error}"))?;
        *seed = json!(Seed::Bytes(bytes).to_string());
    }
    Ok(())
}

/// Returns the id of a scenario, or the content of a file with one.
fn scenario(name: String) -> Result<Value, CliError> {
    if Path::new(&name).extension().is_some() {
        files::read_json(&name)
    } else {
        Ok(json!(name))
    }
}

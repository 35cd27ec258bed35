//! The commands: each parses its arguments, calls the JSON API, and prints the result.

use crate::help::help;
use crate::{CliError, files, json_lines, new_game, print, print_error};
use arena::{args::ArenaArgs, dispatch};
use engine::registry::JsonSession;
use lexopt::{Arg, Parser, ValueExt};
use serde_json::{Map, Value, json};
use std::process::ExitCode;

/// Runs the command line.
///
/// # Errors
/// Why the command failed.
pub fn run(words: &mut Parser) -> Result<ExitCode, CliError> {
    let command = match words.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Short('V') | Arg::Long("version")) => "version".to_owned(),
        Some(Arg::Value(name)) => name.string()?,
        Some(word @ (Arg::Short(_) | Arg::Long(_))) => return Err(word.unexpected().into()),
    };
    if let Some(text) = requested_help(&command, words)? {
        return print(&text).map(|()| ExitCode::SUCCESS);
    }
    match command.as_str() {
        "version" => print(concat!("centauri ", env!("CARGO_PKG_VERSION"), "\n"))?,
        "games" => print(&format!("{:#}\n", JsonSession::games()))?,
        "new" => {
            let mut game = JsonSession::create(&new_game::read(words)?)?;
            print_save(&mut game)?;
        }
        "legal" => legal(words)?,
        "asides" => print_lines(&call_on_file(words, "asides", &["seat"])?)?,
        "act" => act(words)?,
        "bot" => bot(words)?,
        "show" => print_text(&call_on_file(words, "picture", &["seat", "at"])?, "")?,
        "view" | "standing" => print_json(&call_on_file(words, &command, &["seat", "at"])?)?,
        "position" => print_json(&call_on_file(words, "position", &["at"])?)?,
        "status" | "content" | "options" => print_json(&call_on_file(words, &command, &[])?)?,
        "replay" => print_lines(&call_on_file(words, "events", &["seat", "since"])?)?,
        "share" => print_text(&call_on_file(words, "share", &[])?, "\n")?,
        "verify" => return verify(words),
        "arena" => arena(words)?,
        "session" => json_lines::run()?,
        other => return Err(CliError::Usage(format!("there is no command `{other}`"))),
    }
    Ok(ExitCode::SUCCESS)
}

/// The help text, if it is requested.
fn requested_help(command: &str, words: &mut Parser) -> Result<Option<String>, CliError> {
    if command == "help" {
        let about = words.value().ok().map(ValueExt::string).transpose()?;
        let about = about.map(|word| {
            if word.starts_with('-') {
                command.to_owned()
            } else {
                word
            }
        });
        return help(about.as_deref()).map(Some);
    }
    let mut rest = words.clone();
    let wanted = rest
        .raw_args()
        .is_ok_and(|mut rest| rest.any(|word| word == "--help" || word == "-h"));
    if wanted {
        help(Some(command)).map(Some)
    } else {
        Ok(None)
    }
}

/// The arguments of a command on a file: the file, the content pack, the words after it, and the
/// named values of a call.
#[derive(Default)]
struct CliArgs {
    file: Option<String>,
    pack: Option<String>,
    rest: Vec<String>,
    values: Map<String, Value>,
    flags: Vec<String>,
}

impl CliArgs {
    /// Parses arguments. Options in `known` take a value, except those written as `--flag`.
    fn read(words: &mut Parser, known: &[&str]) -> Result<Self, CliError> {
        let mut asked = Self::default();
        while let Some(word) = words.next()? {
            match word {
                Arg::Value(word) if asked.file.is_none() => asked.file = Some(word.string()?),
                Arg::Value(word) => asked.rest.push(word.string()?),
                Arg::Long("pack") => asked.pack = Some(words.value()?.string()?),
                Arg::Long(name) if known.contains(&format!("--{name}").as_str()) => {
                    asked.flags.push(name.to_owned());
                }
                Arg::Long(name) if known.contains(&name) => {
                    let name = name.to_owned();
                    let value = words.value()?.string()?;
                    asked.values.insert(name, json_or_string(&value));
                }
                Arg::Long(_) | Arg::Short(_) => return Err(word.unexpected().into()),
            }
        }
        Ok(asked)
    }

    fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|known| known == flag)
    }

    fn path(&self) -> Result<&str, CliError> {
        let missing = "FILE is missing: a save, a share code or a link; `-` reads standard input";
        let missing = || CliError::Usage(missing.to_owned());
        self.file.as_deref().ok_or_else(missing)
    }

    /// Loads the game in the file; further words are an error.
    fn load(self) -> Result<(JsonSession, Value), CliError> {
        if let Some(word) = self.rest.first() {
            return Err(CliError::Usage(format!("`{word}` is one word too many")));
        }
        let game = files::load(self.path()?, self.pack.as_deref())?;
        Ok((game, Value::Object(self.values)))
    }
}

/// Parses a text as JSON, or takes it as a string.
fn json_or_string(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
}

fn print_lines(list: &Value) -> Result<(), CliError> {
    let lines = list.as_array().into_iter().flatten();
    print(&lines.map(|line| format!("{line}\n")).collect::<String>())
}

fn print_json(value: &Value) -> Result<(), CliError> {
    print(&format!("{value:#}\n"))
}

/// Prints a text followed by `end`.
fn print_text(text: &Value, end: &str) -> Result<(), CliError> {
    print(&format!("{}{end}", text.as_str().unwrap_or_default()))
}

fn print_save(game: &mut JsonSession) -> Result<(), CliError> {
    print_text(&game.call("save", &Value::Null)?, "")
}

/// Answers a call about the game in a file.
fn call_on_file(words: &mut Parser, call: &str, known: &[&str]) -> Result<Value, CliError> {
    let (mut game, values) = CliArgs::read(words, known)?.load()?;
    Ok(game.call(call, &values)?)
}

fn legal(words: &mut Parser) -> Result<(), CliError> {
    let asked = CliArgs::read(words, &["seat", "--all"])?;
    let all = asked.has("all");
    let (mut game, values) = asked.load()?;
    if !all {
        return print_lines(&game.call("legal", &values)?);
    }
    let mut prompt = game.call("prompt", &values)?;
    words::EnglishPhrases::new().add_sentences(&mut prompt);
    print_lines(prompt.get("choices").unwrap_or(&Value::Null))
}

fn act(words: &mut Parser) -> Result<(), CliError> {
    let asked = CliArgs::read(words, &["seat", "draws", "--write"])?;
    let path = asked.path()?.to_owned();
    if asked.rest.is_empty() {
        let missing = "ACTION is missing; `legal` lists those that there are";
        return Err(CliError::Usage(missing.to_owned()));
    }
    if asked.values.contains_key("draws") && asked.rest.len() > 1 {
        let one = "--draws are the outcomes of one action; give the others one by one";
        return Err(CliError::Usage(one.to_owned()));
    }
    if asked.has("write") && (path == "-" || files::is_share_code(&path)) {
        let nowhere = "--write needs a file that can be written";
        return Err(CliError::Usage(nowhere.to_owned()));
    }
    let mut game = files::load(&path, asked.pack.as_deref())?;
    for action in &asked.rest {
        let mut values = asked.values.clone();
        values.insert("action".to_owned(), json_or_string(action));
        let done = game.call("act", &Value::Object(values))?;
        match done["missing"].as_u64() {
            Some(0) | None => {}
            Some(more) => print_error(&format!("note: the seed gave {more} more outcomes\n")),
        }
    }
    if asked.has("write") {
        files::write(&path, &game.session().save())
    } else {
        print_save(&mut game)
    }
}

fn bot(words: &mut Parser) -> Result<(), CliError> {
    let asked = CliArgs::read(words, &["seat", "level", "--advice"])?;
    let advice = asked.has("advice");
    let (mut game, values) = asked.load()?;
    if advice {
        print(&format!("{:#}\n", game.call("advice", &values)?))
    } else {
        print_lines(&game.call("bot", &values)?)
    }
}

/// Replays every save and prints whether it is valid.
fn verify(words: &mut Parser) -> Result<ExitCode, CliError> {
    let asked = CliArgs::read(words, &[])?;
    asked.path()?;
    let mut code = ExitCode::SUCCESS;
    for path in asked.file.iter().chain(&asked.rest) {
        match files::load(path, asked.pack.as_deref()) {
            Ok(game) => {
                let status = game.status();
                let how = status["outcome"]["reason"].as_str().unwrap_or("goes on");
                let mark = status["fingerprint"].as_str().unwrap_or_default();
                let game = status["game"].as_str().unwrap_or_default();
                print(&format!(
                    "{path}: sound, {game}, {} entries, {how}, {mark}\n",
                    status["entries"]
                ))?;
            }
            Err(trouble) => code = trouble.report(&format!("{path}: ")),
        }
    }
    Ok(code)
}

fn arena(words: &mut Parser) -> Result<(), CliError> {
    let rest: Result<Vec<String>, CliError> = words
        .raw_args()?
        .map(|word| word.string().map_err(CliError::from))
        .collect();
    // The help is written for `cargo xtask`, where it has another name.
    let usage = |error: anyhow::Error| {
        let told = error.to_string();
        CliError::Usage(told.replace("cargo xtask", "centauri"))
    };
    let order = ArenaArgs::read(&rest?).map_err(usage)?;
    print(&dispatch::play(&order).map_err(usage)?)
}

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
/// Returns the reason why the command failed.
pub fn run(parser: &mut Parser) -> Result<ExitCode, CliError> {
    let command = match parser.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Short('V') | Arg::Long("version")) => "version".to_owned(),
        Some(Arg::Value(name)) => name.string()?,
        Some(word @ (Arg::Short(_) | Arg::Long(_))) => return Err(word.unexpected().into()),
    };
    if let Some(text) = requested_help(&command, parser)? {
        return print(&text).map(|()| ExitCode::SUCCESS);
    }
    match command.as_str() {
        "version" => print(concat!("centauri ", env!("CARGO_PKG_VERSION"), "\n"))?,
        "games" => print(&format!("{:#}\n", JsonSession::games()))?,
        "new" => {
            let mut game = JsonSession::create(&new_game::read(parser)?)?;
            print_save(&mut game)?;
        }
        "legal" => legal(parser)?,
        "asides" => print_lines(&call_on_file(parser, "asides", &["seat"])?)?,
        "act" => act(parser)?,
        "bot" => bot(parser)?,
        "show" => print_text(&call_on_file(parser, "picture", &["seat", "at"])?, "")?,
        "view" | "standing" => print_json(&call_on_file(parser, &command, &["seat", "at"])?)?,
        "position" => print_json(&call_on_file(parser, "position", &["at"])?)?,
        "status" | "content" | "options" => print_json(&call_on_file(parser, &command, &[])?)?,
        "replay" => print_lines(&call_on_file(parser, "events", &["seat", "since"])?)?,
        "share" => print_text(&call_on_file(parser, "share", &[])?, "\n")?,
        "verify" => return verify(parser),
        "arena" => arena(parser)?,
        "session" => json_lines::run()?,
        other => return Err(CliError::Usage(format!("unknown command `{other}`"))),
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the help text, if it is requested.
fn requested_help(command: &str, parser: &mut Parser) -> Result<Option<String>, CliError> {
    if command == "help" {
        let about = parser.value().ok().map(ValueExt::string).transpose()?;
        let about = about.map(|word| {
            if word.starts_with('-') {
                command.to_owned()
            } else {
                word
            }
        });
        return help(about.as_deref()).map(Some);
    }
    let mut rest = parser.clone();
    let is_requested = rest
        .raw_args()
        .is_ok_and(|mut rest| rest.any(|word| word == "--help" || word == "-h"));
    if is_requested {
        help(Some(command)).map(Some)
    } else {
        Ok(None)
    }
}

/// The arguments of a command on a file: the file, the content pack, the other positional
/// arguments, and the named arguments of a call.
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
    fn read(parser: &mut Parser, known: &[&str]) -> Result<Self, CliError> {
        let mut args = Self::default();
        while let Some(word) = parser.next()? {
            match word {
                Arg::Value(word) if args.file.is_none() => args.file = Some(word.string()?),
                Arg::Value(word) => args.rest.push(word.string()?),
                Arg::Long("pack") => args.pack = Some(parser.value()?.string()?),
                Arg::Long(name) if known.contains(&format!("--{name}").as_str()) => {
                    args.flags.push(name.to_owned());
                }
                Arg::Long(name) if known.contains(&name) => {
                    let name = name.to_owned();
                    let value = parser.value()?.string()?;
                    args.values.insert(name, json_or_string(&value));
                }
                Arg::Long(_) | Arg::Short(_) => return Err(word.unexpected().into()),
            }
        }
        Ok(args)
    }

    fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|known| known == flag)
    }

    fn path(&self) -> Result<&str, CliError> {
        let missing =
            "FILE is missing: pass a save, a share code or a link; `-` reads standard input";
        let missing = || CliError::Usage(missing.to_owned());
        self.file.as_deref().ok_or_else(missing)
    }

    /// Loads the match in the file; other positional arguments are an error.
    fn load(self) -> Result<(JsonSession, Value), CliError> {
        if let Some(word) = self.rest.first() {
            return Err(CliError::Usage(format!("unexpected argument `{word}`")));
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
fn call_on_file(parser: &mut Parser, call: &str, known: &[&str]) -> Result<Value, CliError> {
    let (mut game, values) = CliArgs::read(parser, known)?.load()?;
    Ok(game.call(call, &values)?)
}

fn legal(parser: &mut Parser) -> Result<(), CliError> {
    let args = CliArgs::read(parser, &["seat", "--all"])?;
    let all = args.has("all");
    let (mut game, values) = args.load()?;
    if !all {
        return print_lines(&game.call("legal", &values)?);
    }
    let mut prompt = game.call("prompt", &values)?;
    words::EnglishPhrases::new().add_sentences(&mut prompt);
    print_lines(prompt.get("choices").unwrap_or(&Value::Null))
}

fn act(parser: &mut Parser) -> Result<(), CliError> {
    let args = CliArgs::read(parser, &["seat", "draws", "--write"])?;
    let path = args.path()?.to_owned();
    if args.rest.is_empty() {
        let missing = "ACTION is missing; `centauri legal FILE` lists the legal actions";
        return Err(CliError::Usage(missing.to_owned()));
    }
    if args.values.contains_key("draws") && args.rest.len() > 1 {
        let usage = "--draws applies to a single action; pass one ACTION at a time";
        return Err(CliError::Usage(usage.to_owned()));
    }
    if args.has("write") && (path == "-" || files::is_share_code(&path)) {
        let usage = "--write needs the path of a file, not `-` or a share code";
        return Err(CliError::Usage(usage.to_owned()));
    }
    let mut game = files::load(&path, args.pack.as_deref())?;
    for action in &args.rest {
        let mut values = args.values.clone();
        values.insert("action".to_owned(), json_or_string(action));
        let done = game.call("act", &Value::Object(values))?;
        match done["missing"].as_u64() {
            Some(0) | None => {}
            Some(1) => print_error("note: 1 more outcome came from the seed\n"),
            Some(more) => print_error(&format!("note: {more} more outcomes came from the seed\n")),
        }
    }
    if args.has("write") {
        files::write(&path, &game.session().save())
    } else {
        print_save(&mut game)
    }
}

fn bot(parser: &mut Parser) -> Result<(), CliError> {
    let args = CliArgs::read(parser, &["seat", "level", "--advice"])?;
    let advice = args.has("advice");
    let (mut game, values) = args.load()?;
    if advice {
        print(&format!("{:#}\n", game.call("advice", &values)?))
    } else {
        print_lines(&game.call("bot", &values)?)
    }
}

/// Replays every save and prints whether it is valid.
fn verify(parser: &mut Parser) -> Result<ExitCode, CliError> {
    let args = CliArgs::read(parser, &[])?;
    args.path()?;
    let mut code = ExitCode::SUCCESS;
    for path in args.file.iter().chain(&args.rest) {
        match files::load(path, args.pack.as_deref()) {
            Ok(game) => {
                let status = game.status();
                let ending = status["outcome"]["reason"]
                    .as_str()
                    .unwrap_or("in progress");
                let fingerprint = status["fingerprint"].as_str().unwrap_or_default();
                let game = status["game"].as_str().unwrap_or_default();
                print(&format!(
                    "{path}: valid, {game}, {} entries, {ending}, {fingerprint}\n",
                    status["entries"]
                ))?;
            }
            Err(error) => code = error.report(&format!("{path}: ")),
        }
    }
    Ok(code)
}

fn arena(parser: &mut Parser) -> Result<(), CliError> {
    let rest: Result<Vec<String>, CliError> = parser
        .raw_args()?
        .map(|word| word.string().map_err(CliError::from))
        .collect();
    // The text is written for `cargo xtask arena`.
    let usage = |error: anyhow::Error| {
        let message = error.to_string();
        CliError::Usage(message.replace("cargo xtask", "centauri"))
    };
    let arena_args = ArenaArgs::read(&rest?).map_err(usage)?;
    print(&dispatch::play(&arena_args).map_err(usage)?)
}

//! Checks commands of xtask, cargo and Node in documents, which no test runs, against what exists.
//! All other samples are run; `tests/e2e/samples.test.mjs` says where.

use crate::{Violation, files::TrackedFile};
use std::fs;
use xtask::workspace::root;

/// The languages of samples, each of which some test runs or checks.
const LANGUAGES: [&str; 6] = ["css", "html", "js", "json", "sh", "text"];

/// Returns the output of `cargo xtask help`: one command with its arguments per line.
pub fn usage() -> Vec<Vec<String>> {
    let main = fs::read_to_string(root().join("xtask/src/main.rs")).expect("the command line");
    let (_, usage) = main.split_once("const USAGE: &str = \"").expect("its help");
    let (usage, _) = usage.split_once("\";").expect("its end");
    let lines = usage.lines().filter_map(|line| line.strip_prefix("  "));
    // The description of a command is far to the right.
    let commands =
        lines.filter(|line| line.starts_with(|character: char| character.is_ascii_lowercase()));
    commands
        .map(|line| words(line.split("   ").next().unwrap_or(line)))
        .collect()
}

/// Returns the words of a command, without the marks of optional ones.
fn words(line: &str) -> Vec<String> {
    let plain = line.replace(['[', ']', '|', '\\'], " ");
    plain.split_whitespace().map(str::to_owned).collect()
}

/// Returns samples in an unknown language, and commands that do not exist.
pub fn violations(file: &TrackedFile, usage: &[Vec<String>]) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut language = None::<&str>;
    for (at, line) in file.text.lines().enumerate() {
        let mut report =
            |description: String| violations.push(Violation::new(file, at + 1, description));
        if let Some(named) = line.trim_start().strip_prefix("```") {
            language = match language {
                Some(_) => None,
                None => Some(named.trim()),
            };
            if language.is_some_and(|language| !LANGUAGES.contains(&language)) {
                report(format!("no test runs samples in `{named}`"));
            }
        } else if language == Some("sh") {
            command(line, usage).into_iter().for_each(&mut report);
        } else if language.is_none() {
            let spans = line.split('`').skip(1).step_by(2);
            for span in spans.filter(|span| is_command(span)) {
                command(span, usage).into_iter().for_each(&mut report);
            }
        }
    }
    violations
}

/// Returns whether a line contains a command that can be checked.
fn is_command(span: &str) -> bool {
    [
        "cargo xtask ",
        "cargo build ",
        "cargo run ",
        "cargo test ",
        "node ",
    ]
    .iter()
    .any(|start| span.starts_with(start))
}

/// Returns the part of a command that does not exist, if any.
fn command(line: &str, usage: &[Vec<String>]) -> Option<String> {
    let all = words(line);
    // Environment variables precede a command.
    let is_value = |word: &&String| word.contains('=') && !word.starts_with('-');
    let listed: Vec<&str> = all
        .iter()
        .skip_while(is_value)
        .map(String::as_str)
        .collect();
    match listed.as_slice() {
        [] => None,
        ["cargo", "xtask", name @ ("arena" | "train"), rest @ ..] => arena_command(name, rest),
        ["cargo", "xtask", "help"] => None,
        ["cargo", "xtask", "host", rest @ ..] => host_command(rest, usage),
        ["cargo", "xtask", name, rest @ ..] => xtask_command(name, rest, usage),
        ["cargo", "build" | "run" | "test", rest @ ..] => cargo_command(rest),
        ["cargo", ..] => None,
        ["cd", folder] => {
            (!root().join(folder).is_dir()).then(|| format!("folder {folder} does not exist"))
        }
        ["node" | "python3", script, rest @ ..] if script.starts_with("server/samples/") => {
            bot_command(script, rest)
        }
        ["node", rest @ ..] => node_command(rest),
        [program, rest @ ..] if program.ends_with("centauri-server") => server_command(rest),
        // The tests of the command line run these.
        ["centauri", ..] => None,
        ["npm", "ci"] => None,
        [other, ..] => Some(format!("no test checks the command `{other}`")),
    }
}

/// Checks a command of xtask with its arguments against all its lines in the help; returns the
/// unknown part.
fn xtask_command(name: &str, rest: &[&str], usage: &[Vec<String>]) -> Option<String> {
    let is_own = |words: &&Vec<String>| words.first().is_some_and(|first| first == name);
    let known: Vec<&String> = usage.iter().filter(is_own).flatten().collect();
    if known.is_empty() {
        return Some(format!("unknown command `cargo xtask {name}`"));
    }
    let mut flags = rest.iter().filter(|word| word.starts_with("--"));
    let unknown = flags.find(|flag| !known.iter().any(|word| word.as_str() == **flag));
    unknown.map(|flag| format!("`cargo xtask {name}` has no option `{flag}`"))
}

/// Checks the options of the server against its help; returns the unknown part.
fn server_command(rest: &[&str]) -> Option<String> {
    let source =
        fs::read_to_string(root().join("server/src/config/command_line.rs")).expect("its options");
    let mut flags = rest.iter().filter(|word| word.starts_with("--"));
    let unknown = flags.find(|flag| {
        let lists = [
            format!("  {flag} "),
            format!("[{flag} "),
            format!("; {flag} "),
        ];
        !lists.iter().any(|one| source.contains(one))
    });
    unknown.map(|flag| format!("`centauri-server` has no option `{flag}`"))
}

/// Checks the command that builds and runs the server, whose other options go to the server.
fn host_command(rest: &[&str], usage: &[Vec<String>]) -> Option<String> {
    let is_own = |flag: &&str| xtask_command("host", &[*flag], usage).is_none();
    let others: Vec<&str> = rest.iter().copied().filter(|word| !is_own(word)).collect();
    server_command(&others)
}

/// Checks a command of the arena or the training, which have their own help; returns the unknown
/// part.
fn arena_command(name: &str, rest: &[&str]) -> Option<String> {
    let file = match name {
        "train" => "arena/src/training/training_args.rs",
        _ => "arena/src/args.rs",
    };
    let source = fs::read_to_string(root().join(file)).expect("the arena's words");
    let mut flags = rest.iter().filter(|word| word.starts_with("--"));
    let unknown = flags.find(|flag| !source.contains(&format!("\"{flag}\"")));
    unknown.map(|flag| format!("`cargo xtask {name}` has no option `{flag}`"))
}

/// Returns packages of a Cargo command that the workspace does not have; a package is named after
/// its folder.
fn cargo_command(rest: &[&str]) -> Option<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the manifest");
    let mut lines = manifest.lines();
    let members = lines.find(|line| line.starts_with("members"))?;
    let folders: Vec<&str> = members
        .split('"')
        .filter_map(|path| path.rsplit('/').next())
        .collect();
    let mut names = rest.windows(2).filter_map(|pair| match pair {
        ["-p", name] => Some(*name),
        _ => None,
    });
    let unknown = names.find(|name| !folders.contains(name));
    unknown.map(|name| format!("unknown package {name}"))
}

/// Checks the options of a sample program, which it lists by name; returns the unknown part.
fn bot_command(script: &str, rest: &[&str]) -> Option<String> {
    let Ok(source) = fs::read_to_string(root().join(script)) else {
        return Some(format!("script {script} does not exist"));
    };
    let mut flags = rest.iter().filter_map(|word| word.strip_prefix("--"));
    let unknown = flags.find(|flag| {
        let lists = [format!("\"--{flag}\""), format!("    {flag}: {{ type: ")];
        !lists.iter().any(|one| source.contains(one))
    });
    unknown.map(|flag| format!("`{script}` has no option `--{flag}`"))
}

/// Checks that a Node script exists in one of the test folders; returns its name if it does not.
fn node_command(rest: &[&str]) -> Option<String> {
    let file = rest.iter().find(|word| !word.starts_with('-'))?;
    let folders = ["tests/e2e", "tests/node", "tests/peers"];
    let is_there = |folder: &&str| root().join(folder).join(file).is_file();
    (!folders.iter().any(is_there)).then(|| format!("script {file} does not exist"))
}

#[test]
fn commands_that_do_not_exist_are_found() {
    let usage = [
        words("play [--dev|--release] [--port N]"),
        words("play more"),
    ];
    let wrong = |line: &str| command(line, &usage).is_some();
    for line in [
        "cargo xtask play --port 7",
        "cargo xtask play [--dev\\|--release] [--port N]",
        "cargo test -p xtask",
        "cargo test -p ui -p play --lib",
        "cd tests/e2e",
        "BASE_URL=http://a/ CHROMIUM=/b node --test smoke.test.mjs",
        "node --test",
        "node server/samples/bot.mjs --game rift",
        "python3 server/samples/bot.py --game rift",
    ] {
        assert!(!wrong(line), "{line}");
    }
    for line in [
        "cargo xtask fly",
        "cargo xtask play --fast",
        "cargo xtask arena --fast 7",
        "cargo test -p chess",
        "cargo test -p ui -p chess",
        "cd tests/none",
        "node none.mjs",
        "node server/samples/bot.mjs --fly 7",
        "python3 server/samples/none.py",
        "make",
    ] {
        assert!(wrong(line), "{line}");
    }
}

//! Tests the program as a process: its output, its error messages and its exit codes.

mod samples;

use engine::json_api::JsonApi;
use engine::registry::{GameId, JsonSession};
use engine::with_game;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A temporary folder of one test, removed on drop.
struct TempDir(PathBuf);

impl TempDir {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).expect("written");
        path.to_str().expect("a path in UTF-8").to_owned()
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // A folder that cannot be removed stays in the build folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run_centauri(words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_centauri"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("an input");
    // The program may exit before it has read all input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// Returns the output of a successful run.
fn output(words: &[&str], input: &str) -> String {
    let output = run_centauri(words, input);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{words:?}: {errors}");
    assert_eq!(errors, "", "{words:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the error message of a failing run.
fn error_message(words: &[&str], input: &str, code: i32) -> String {
    let output = run_centauri(words, input);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{words:?}: {errors}");
    errors
}

const NEW: [&str; 8] = [
    "new",
    "rift",
    "--seed",
    "7",
    "--rules",
    r#"{"first": {"seat": 0}}"#,
    "--pieces",
    "rhino,screech",
];

#[test]
fn every_command_works_for_rift() {
    let dir = TempDir::new("game");
    let game = dir.file("game.json", &output(&NEW, ""));
    assert_eq!(output(&["legal", &game], ""), "{\"activate\":0}\n");
    output(&["act", &game, "--write", r#"{"activate": 0}"#], "");
    let orders = output(&["legal", &game], "");
    let faster = orders
        .lines()
        .find(|line| line.contains(r#""accelerate":["plus""#));
    output(
        &["act", &game, "--write", faster.expect("an order"), "step"],
        "",
    );
    let status: Value = serde_json::from_str(&output(&["status", &game], "")).expect("JSON");
    assert_eq!(
        (&status["entries"], &status["waiting"]),
        (&json!(3), &json!([0]))
    );
    let picture = output(&["show", &game], "");
    assert!(picture.starts_with("round 1 orders A moved 1"), "{picture}");
    assert!(
        picture.contains("A rhino seat 0") && picture.contains("B screech seat 1"),
        "{picture}"
    );
    let before = output(&["show", &game, "--at", "0"], "");
    assert!(before.starts_with("round 1 activation team 0"), "{before}");
    let verified = output(&["verify", &game, &game], "");
    assert_eq!(verified.lines().count(), 2);
    assert!(
        verified.contains("valid, rift, 3 entries, in progress"),
        "{verified}"
    );
    let replay = output(&["replay", &game], "");
    let first: Value = serde_json::from_str(replay.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["events"][0]["turn-started"]["ship"], 0);
    let code = output(&["share", &game], "");
    assert_eq!(
        output(&["status", "-"], &code),
        output(&["status", &game], "")
    );
}

#[test]
fn every_command_works_for_space_rift() {
    let dir = TempDir::new("battle");
    let words = "new space-rift --scenario srr-05 --seats 2 --seed 7";
    let words: Vec<&str> = words.split(' ').collect();
    let mut save = output(
        &[&words[..], &["--rules", r#"{"first": "south"}"#]].concat(),
        "",
    );
    for _ in 0..60 {
        let line = output(&["bot", "-", "--level", "ensign"], &save);
        let mut legal = output(&["legal", "-"], &save);
        // The result of a die or a card may end a bot's action line early.
        for action in line.lines() {
            if !legal.lines().any(|one| one == action) {
                break;
            }
            save = output(&["act", "-", action], &save);
            legal = output(&["legal", "-"], &save);
        }
    }
    let game = dir.file("battle.json", &save);
    let status: Value = serde_json::from_str(&output(&["status", &game], "")).expect("JSON");
    let entries = status["entries"].as_u64().expect("a number");
    assert!(entries >= 20, "{status}");
    let picture = output(&["show", &game], "");
    assert!(picture.starts_with("turn "), "{picture}");
    assert_eq!(picture.lines().count(), 16, "{picture}");
    assert!(output(&["show", &game, "--at", "0"], "").starts_with("turn 1 South"));
    let verified = output(&["verify", &game], "");
    let text = format!("valid, space-rift, {entries} entries");
    assert!(verified.contains(&text), "{verified}");
    let code = output(&["share", &game], "");
    assert_eq!(
        output(&["status", "-"], &code),
        output(&["status", &game], "")
    );
    let advice = output(&["bot", &game, "--advice", "--level", "ensign"], "");
    let advice: Value = serde_json::from_str(&advice).expect("JSON");
    assert_eq!(advice["now"].as_array().map(Vec::len), Some(2));

    // Drawn cards are shown only to their side and to an omniscient viewer.
    let drawn = |seat: &str| {
        let text = output(&["replay", &game, "--seat", seat], "");
        let entries = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"));
        let entries: Vec<Value> = entries.collect();
        let events = entries
            .iter()
            .flat_map(|entry| entry["events"].as_array().into_iter().flatten());
        let sides = events.filter_map(|event| event["command-drawn"]["side"].as_str());
        let mut sides: Vec<String> = sides.map(str::to_owned).collect();
        sides.sort_unstable();
        sides.dedup();
        sides
    };
    assert!(drawn("spectator").is_empty());
    assert_eq!(
        (drawn("0"), drawn("1")),
        (vec!["south".to_owned()], vec!["north".to_owned()])
    );
    assert_eq!(drawn("historian"), ["north", "south"]);
    let position = dir.file("position.json", &output(&["position", &game], ""));
    let words = [
        "new",
        "space-rift",
        "--scenario",
        "srr-05",
        "--rules",
        r#"{"first": "south"}"#,
    ];
    let placed = output(&[&words[..], &["--position", &position]].concat(), "");
    assert_eq!(output(&["show", "-"], &placed), picture);
}

#[test]
fn every_command_works_for_exodus() {
    let dir = TempDir::new("empire");
    let words = [
        "new",
        "exodus",
        "--scenario",
        "3-minimal",
        "--seed",
        "7",
        "--rules",
        r#"{"mode": "combat", "generals": true, "order": [2, 0, 1]}"#,
    ];
    let mut save = output(&words, "");
    for _ in 0..40 {
        let line = output(&["bot", "-", "--level", "ensign"], &save);
        let action = line.lines().next().expect("somebody is asked");
        save = output(&["act", "-", action], &save);
    }
    let game = dir.file("empire.json", &save);
    let status: Value = serde_json::from_str(&output(&["status", &game], "")).expect("JSON");
    assert_eq!(status["entries"], 40, "{status}");
    let picture = output(&["show", &game], "");
    assert!(picture.starts_with("turn 1/5 "), "{picture}");
    assert!(
        picture.contains("council") && picture.contains("\nseat 2 "),
        "{picture}"
    );
    assert!(output(&["show", &game, "--at", "0"], "").contains("StartTechs"));
    let verified = output(&["verify", &game], "");
    assert!(verified.contains("valid, exodus, 40 entries"), "{verified}");
    let code = output(&["share", &game], "");
    assert_eq!(
        output(&["status", "-"], &code),
        output(&["status", &game], "")
    );
    let advice = output(&["bot", &game, "--advice", "--level", "ensign"], "");
    let advice: Value = serde_json::from_str(&advice).expect("JSON");
    assert_eq!(advice["now"].as_array().map(Vec::len), Some(3));

    // Start technologies are chosen secretly and revealed when all have chosen.
    let text = output(&["replay", &game], "");
    let entries: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let tells = |entry: &&Value| entry["events"].to_string().contains("start-tech");
    assert_eq!(entries.iter().filter(tells).count(), 1);
    let position = dir.file("position.json", &output(&["position", &game], ""));
    let placed = output(&[&words[..], &["--position", &position]].concat(), "");
    assert_eq!(output(&["show", "-"], &placed), picture);
}

#[test]
fn every_command_works_for_saga() {
    let dir = TempDir::new("campaign");
    let words = [
        "new",
        "saga",
        "--scenario",
        "dis",
        "--seats",
        "3",
        "--seed",
        "7",
        "--rules",
        r#"{"difficulty": "recruit", "first": 2}"#,
    ];
    let mut save = output(&words, "");
    for _ in 0..30 {
        let line = output(&["bot", "-", "--level", "ensign"], &save);
        let action = line.lines().next().expect("somebody is asked");
        save = output(&["act", "-", action], &save);
    }
    let game = dir.file("campaign.json", &save);
    let status: Value = serde_json::from_str(&output(&["status", &game], "")).expect("JSON");
    assert_eq!(status["entries"], 30, "{status}");
    let picture = output(&["show", &game], "");
    assert!(picture.starts_with("dis round "), "{picture}");
    assert!(
        picture.contains("\n0,0 S01") && picture.contains("\nseat 2 "),
        "{picture}"
    );
    assert_eq!(
        numbers(&picture, "\nseat "),
        BTreeSet::from([0, 1, 2]),
        "{picture}"
    );
    assert_eq!(
        numbers(&picture, " a"),
        BTreeSet::from([0, 1, 2]),
        "{picture}"
    );
    assert!(output(&["show", &game, "--at", "0"], "").contains("Choose"));
    let verified = output(&["verify", &game], "");
    assert!(verified.contains("valid, saga, 30 entries"), "{verified}");
    let code = output(&["share", &game], "");
    assert_eq!(
        output(&["status", "-"], &code),
        output(&["status", &game], "")
    );
    let position = dir.file("position.json", &output(&["position", &game], ""));
    let placed = output(&[&words[..], &["--position", &position]].concat(), "");
    assert_eq!(output(&["show", "-"], &placed), picture);
}

/// Returns the numbers that follow `mark` in a drawing, each once, in order.
fn numbers(picture: &str, mark: &str) -> BTreeSet<u8> {
    let words = picture.split(mark).skip(1);
    let number = |word: &str| word.split(char::is_whitespace).next()?.parse().ok();
    words.filter_map(number).collect()
}

#[test]
fn a_refusal_of_saga_is_printed_as_a_sentence() {
    let save = output(&["new", "saga", "--seats", "2", "--seed", "1"], "");
    let errors = error_message(&["act", "-", r#""siege""#], &save, 1);
    let (code, sentence) = errors
        .split_once(": ")
        .map(|(_, rest)| rest)
        .and_then(|rest| rest.split_once(": "))
        .expect("code and sentence");
    assert!(code.starts_with("action/illegal SAGA-"), "{errors}");
    assert!(
        sentence.trim_end().ends_with('.') && sentence.contains(' '),
        "{errors}"
    );
}

#[test]
fn a_refusal_of_exodus_is_printed_as_a_sentence() {
    let save = output(&["new", "exodus", "--seats", "4", "--seed", "1"], "");
    let errors = error_message(&["act", "-", r#""mine""#], &save, 1);
    let (code, sentence) = errors
        .split_once(": ")
        .map(|(_, rest)| rest)
        .and_then(|rest| rest.split_once(": "))
        .expect("code and sentence");
    assert!(code.starts_with("action/illegal EXO-"), "{errors}");
    assert!(
        sentence.trim_end().ends_with('.') && sentence.contains(' '),
        "{errors}"
    );
    for (words, code, path) in [
        (["--scenario", "9-wide"], "config/scenario", "layout"),
        (["--seats", "9"], "config/seats", "seats"),
        (["--pieces", "raider"], "config/options", "pieces"),
    ] {
        let errors = error_message(&[&["new", "exodus"][..], &words].concat(), "", 1);
        assert!(errors.contains(code) && errors.contains(path), "{errors}");
    }
}

#[test]
fn a_refusal_of_space_rift_is_printed_as_a_sentence() {
    let save = output(
        &["new", "space-rift", "--scenario", "srb-01", "--seed", "1"],
        "",
    );
    let errors = error_message(&["act", "-", r#"{"attack": [0, 9]}"#], &save, 1);
    let (code, sentence) = errors
        .split_once(": ")
        .map(|(_, rest)| rest)
        .and_then(|rest| rest.split_once(": "))
        .expect("code and sentence");
    assert_eq!(code, "action/illegal SR-4.8");
    assert!(
        sentence.trim_end().ends_with('.') && sentence.contains(' '),
        "{errors}"
    );
    let errors = error_message(&["new", "space-rift", "--pieces", "DD"], "", 1);
    assert!(
        errors.contains("config/options") && errors.contains("pieces"),
        "{errors}"
    );
}

#[test]
fn show_prints_the_secrets_of_the_given_seat_only() {
    for words in [
        "new space-rift --scenario srr-05 --seed 7",
        "new exodus --scenario 3-minimal --seed 7",
        "new saga --scenario arn --seats 2 --seed 7",
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let mut save = output(&words, "");
        for _ in 0..12 {
            let line = output(&["bot", "-", "--level", "ensign"], &save);
            let action = line.lines().next().expect("somebody is asked");
            save = output(&["act", "-", action], &save);
        }
        let show = |seat: &[&str]| output(&[&["show", "-"], seat].concat(), &save);
        let (public_view, seat_view) = (show(&[]), show(&["--seat", "0"]));
        assert_ne!(seat_view, public_view, "{words:?}");
        assert_ne!(seat_view, show(&["--seat", "1"]), "{words:?}");
        assert_eq!(show(&["--seat", "spectator"]), public_view, "{words:?}");
        assert!(show(&["--seat", "historian"]).lines().count() >= seat_view.lines().count());
        let view = output(&["view", "-", "--seat", "0"], &save);
        let view: Value = serde_json::from_str(&view).expect("JSON");
        assert!(view["public"].is_object(), "{words:?}");
    }
}

#[test]
fn every_command_rejects_a_seat_that_does_not_exist() {
    let save = output(&NEW, "");
    for command in ["legal", "asides", "bot", "show", "view", "replay"] {
        for seat in ["9", "255"] {
            let errors = error_message(&[command, "-", "--seat", seat], &save, 1);
            assert!(errors.contains("config/seat"), "{command}: {errors}");
            assert!(errors.contains(&format!("seat {seat}")), "{errors}");
        }
        let errors = error_message(&[command, "-", "--seat", "A"], &save, 1);
        assert!(errors.contains("config/value"), "{command}: {errors}");
    }
    let errors = error_message(&["act", "-", "--seat", "9", "step"], &save, 1);
    assert!(errors.contains("config/seat"), "{errors}");
    let errors = error_message(&["new", "rift", "--seats", "many"], "", 2);
    assert!(
        errors.contains("--seats needs a number, not `many`"),
        "{errors}"
    );
}

#[test]
fn out_of_turn_actions_are_listed_and_can_be_played() {
    let save = output(&NEW, "");
    let actions = output(&["asides", "-", "--seat", "1"], &save);
    assert!(
        actions.lines().any(|line| line == "\"concede\""),
        "{actions}"
    );
    assert_eq!(output(&["legal", "-", "--seat", "1"], &save), "");
    let over = output(&["act", "-", "--seat", "1", "concede"], &save);
    let status: Value = serde_json::from_str(&output(&["status", "-"], &over)).expect("JSON");
    assert_eq!(status["outcome"]["winners"], json!([0]));
}

#[test]
fn a_match_is_read_from_a_save_code_or_link_in_any_encoding() {
    let dir = TempDir::new("inputs");
    let save = output(&NEW, "");
    let code = output(&["share", "-"], &save);
    let code = code.trim_end();
    let status = output(&["status", "-"], &save);
    let link = format!("https://games.example/#/match/{code}/0");
    for word in [code, &link] {
        assert_eq!(output(&["status", word], ""), status, "{word}");
        assert_eq!(output(&["status", "-"], word), status, "{word}");
    }
    let utf_16_le = |text: &str| -> Vec<u8> {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        [0xff, 0xfe].into_iter().chain(units).collect()
    };
    let utf_8_with_bom = |text: &str| [&b"\xef\xbb\xbf"[..], text.as_bytes()].concat();
    for (name, bytes) in [
        ("save-16.json", utf_16_le(&save)),
        ("save-8.json", utf_8_with_bom(&save)),
        ("code-16.txt", utf_16_le(code)),
        ("link-8.txt", utf_8_with_bom(&link)),
    ] {
        let path = dir.0.join(name);
        fs::write(&path, bytes).expect("written");
        let path = path.to_str().expect("a path in UTF-8");
        assert_eq!(output(&["status", path], ""), status, "{name}");
    }
    let position = output(&["position", "-"], &save);
    let path = dir.0.join("position.json");
    fs::write(&path, utf_16_le(&position)).expect("written");
    let words = ["new", "rift", "--pieces", "rhino,screech", "--position"];
    let path = path.to_str().expect("a path in UTF-8");
    output(&[&words[..], &[path]].concat(), "");
    let cut = &code[..code.len() - 4];
    assert!(error_message(&["status", cut], "", 1).contains("load/damaged"));
    let binary = dir.0.join("picture.png");
    fs::write(&binary, [0x89, 0x50, 0x4e, 0x47, 0xff]).expect("written");
    error_message(&["status", binary.to_str().expect("a path")], "", 3);
    let lines = session_answers(&["\u{feff}{\"do\": \"games\"}"]);
    assert!(lines[0]["ok"].is_array(), "{}", lines[0]);
}

#[test]
fn random_outcomes_can_be_given_with_an_action() {
    let words = [
        "new",
        "saga",
        "--seats",
        "2",
        "--seed",
        "5",
        "--rules",
        r#"{"first": 0}"#,
    ];
    let mut save = output(&words, "");
    for _ in 0..400 {
        let action = output(&["legal", "-"], &save);
        let action = action.lines().next().expect("an action").to_owned();
        let next = output(&["act", "-", &action], &save);
        let log: Value = serde_json::from_str(&next).expect("JSON");
        let entry = log["log"].as_array().and_then(|log| log.last().cloned());
        let draws = entry.map_or(0, |entry| entry[2].as_array().map_or(0, Vec::len));
        if draws > 0 {
            let output = run_centauri(&["act", "-", "--draws", "[]", &action], &save);
            let note = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(note.contains(&format!("{draws} more outcome")), "{note}");
            assert_eq!(
                String::from_utf8_lossy(&output.stdout),
                next,
                "the seed's own"
            );
            let wrong = format!("[{}]", vec!["[6, 1]"; draws + 40].join(", "));
            let errors = error_message(&["act", "-", "--draws", &wrong, &action], &save, 1);
            assert!(
                errors.contains("config/draws") && errors.contains("draws["),
                "{errors}"
            );
            error_message(&["act", "-", "--draws", "[]", &action, &action], &save, 2);
            return;
        }
        save = next;
    }
    panic!("nothing is drawn");
}

#[test]
fn a_game_is_played_by_piping_saves_between_commands() {
    let mut save = output(&NEW, "");
    for _ in 0..6 {
        let line = output(&["bot", "-", "--level", "ensign"], &save);
        let actions: Vec<&str> = line.lines().collect();
        save = output(&[&["act", "-"], actions.as_slice()].concat(), &save);
    }
    let status: Value = serde_json::from_str(&output(&["status", "-"], &save)).expect("JSON");
    assert!(status["entries"].as_u64() > Some(6), "{status}");
    let advice: Value =
        serde_json::from_str(&output(&["bot", "-", "--advice"], &save)).expect("JSON");
    assert_eq!(advice["now"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_game_starts_in_a_position_from_a_file() {
    let dir = TempDir::new("position");
    let save = output(&["new", "rift", "--scenario", "lantern", "--seed", "1"], "");
    let position = dir.file("position.json", &output(&["position", "-"], &save));
    let words = [
        "new",
        "rift",
        "--scenario",
        "lantern",
        "--position",
        &position,
    ];
    let placed = output(&words, "");
    assert!(placed.contains("centauri-save/5"), "{placed}");
    assert_eq!(
        output(&["show", "-"], &placed),
        output(&["show", "-"], &save)
    );
    let text = fs::read_to_string(&position).expect("a file");
    let wrong = dir.file("wrong.json", &text.replacen("\"hull\": ", "\"hull\": 9", 1));
    let words = ["new", "rift", "--scenario", "lantern", "--position", &wrong];
    let errors = error_message(&words, "", 1);
    assert!(
        errors.contains("config/position") && errors.contains("ships[0].hull"),
        "{errors}"
    );
}

#[test]
fn a_refusal_names_the_rule_and_the_reason() {
    let save = output(&NEW, "");
    let errors = error_message(&["act", "-", "step"], &save, 1);
    assert!(
        errors.starts_with("error: action/illegal RIFT-5.3: "),
        "{errors}"
    );
    let errors = error_message(&["act", "-", "--seat", "1", r#"{"activate": 1}"#], &save, 1);
    assert!(errors.contains("action/not_your_turn"), "{errors}");
    let begun = output(&["act", "-", r#"{"activate": 0}"#], &save);
    let choices = output(&["legal", "-", "--all"], &begun);
    assert!(choices.contains("\"sentence\":"), "{choices}");
    for (text, code) in [("", "load/not_a_save"), ("{}", "load/not_a_save")] {
        assert!(
            error_message(&["show", "-"], text, 1).contains(code),
            "{text}"
        );
    }
    let changed = save.replacen("\"seed\": \"0", "\"seed\": \"1", 1);
    assert!(error_message(&["verify", "-"], &changed, 1).contains("load/damaged"));
    assert!(error_message(&["new", "chess"], "", 1).contains("config/game"));
}

#[test]
fn invalid_arguments_exit_with_2_and_a_missing_file_with_3() {
    for words in [
        &["fly"][..],
        &["new"],
        &["new", "rift", "--color", "red"],
        &["new", "rift", "--seats", "many"],
        &["new", "rift", "--rules", "{"],
        &["act", "-"],
        &["show"],
        &["show", "-", "more"],
        &["help", "fly"],
        &["arena", "--levels", "pirate"],
        &["--loud"],
    ] {
        let errors = error_message(words, "", 2);
        assert!(errors.starts_with("error: "), "{words:?}: {errors}");
    }
    assert!(error_message(&["show", "nowhere.json"], "", 3).contains("nowhere.json"));
    assert!(
        error_message(&["new", "rift", "--position", "nowhere.json"], "", 3).contains("nowhere")
    );
}

/// One command line for every command that prints.
#[cfg(target_os = "linux")]
const PRINTING_COMMANDS: [&[&str]; 21] = [
    &["help"],
    &["--version"],
    &["games"],
    &["new", "rift", "--seed", "1"],
    &["legal", "-"],
    &["legal", "-", "--all"],
    &["act", "-", "--seat", "0", "concede"],
    &["replay", "-"],
    &["bot", "-", "--level", "ensign"],
    &["show", "-"],
    &["view", "-"],
    &["standing", "-"],
    &["asides", "-"],
    &["status", "-"],
    &["content", "-"],
    &["options", "-"],
    &["position", "-"],
    &["share", "-"],
    &["verify", "-"],
    &["session"],
    &[
        "arena",
        "--levels",
        "random",
        "--boards",
        "cold-open",
        "--presets",
        "rhino",
        "--games",
        "1",
        "--threads",
        "1",
    ],
];

/// Returns the exit code and the error message if the output goes to `out`.
#[cfg(target_os = "linux")]
fn run_with_stdout(out: Stdio, words: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_centauri"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(out)
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // The reader closes before the program writes anything.
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("an input");
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), errors)
}

#[cfg(target_os = "linux")]
fn full_device() -> Stdio {
    let device = fs::OpenOptions::new().write(true).open("/dev/full");
    device.expect("a device that is always full").into()
}

#[cfg(target_os = "linux")]
#[test]
fn every_command_exits_with_3_if_it_cannot_write_its_output() {
    let save = output(&["act", "-", r#"{"activate": 0}"#], &output(&NEW, ""));
    for words in PRINTING_COMMANDS {
        let input = match words {
            ["session"] => "{\"do\": \"games\"}\n",
            _ => save.as_str(),
        };
        let (code, errors) = run_with_stdout(full_device(), words, input);
        assert_eq!(code, Some(3), "{words:?}: {errors}");
        assert!(errors.contains("standard output"), "{words:?}: {errors}");
        if words.contains(&"-") || words == ["session"] {
            let (code, errors) = run_with_stdout(Stdio::piped(), words, input);
            assert_eq!((code, errors.as_str()), (Some(3), ""), "{words:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_error_that_cannot_be_printed_keeps_its_exit_code() {
    for (words, code) in [
        (&["fly"][..], 2),
        (&["show", "nowhere.json"], 3),
        (&["verify", "nowhere.json"], 3),
        (&["new", "chess"], 1),
    ] {
        let status = Command::new(env!("CARGO_BIN_EXE_centauri"))
            .args(words)
            .stdout(Stdio::null())
            .stderr(full_device())
            .status();
        assert_eq!(status.expect("it starts").code(), Some(code), "{words:?}");
    }
}

#[test]
fn a_save_file_is_replaced_atomically() {
    let dir = TempDir::new("write");
    let game = dir.file("game.json", &output(&NEW, ""));
    output(&["act", &game, "--write", r#"{"activate": 0}"#], "");
    assert!(output(&["verify", &game], "").contains("1 entries"));
    let files = fs::read_dir(&dir.0).expect("a folder").count();
    assert_eq!(files, 1, "nothing is left beside it");
    let errors = error_message(&["act", "-", "--write", "step"], &output(&NEW, ""), 2);
    assert!(errors.contains("--write"), "{errors}");
    #[cfg(unix)]
    {
        let link = dir.0.join("link.json");
        std::os::unix::fs::symlink(&game, &link).expect("a link");
        let link = link.to_str().expect("a path in UTF-8");
        let legal = output(&["legal", link], "");
        let order = legal.lines().next().expect("an order");
        output(&["act", link, "--write", order], "");
        assert!(fs::symlink_metadata(link).is_ok_and(|file| file.is_symlink()));
        assert!(output(&["verify", &game], "").contains("2 entries"));
    }
}

#[test]
fn help_names_every_command() {
    let help = output(&["help"], "");
    assert_eq!(output(&[], ""), help);
    assert_eq!(output(&["--help"], ""), help);
    let commands = help.lines().filter_map(|line| line.strip_prefix("  "));
    let commands: Vec<&str> = commands.filter_map(|line| line.split(' ').next()).collect();
    assert!(commands.len() >= 13, "{commands:?}");
    for command in commands {
        let command_help = output(&["help", command], "");
        assert_ne!(command_help, help, "{command}");
        assert!(
            command_help.contains(&format!("centauri {command}")),
            "{command_help}"
        );
        assert_eq!(output(&[command, "--help"], ""), command_help);
    }
    for missing in ["legal", "act", "show"] {
        let errors = error_message(&[missing], "", 2);
        assert!(errors.contains("FILE is missing"), "{errors}");
    }
    let session = output(&["help", "session"], "");
    for call in engine::registry::CALL_NAMES {
        assert!(session.contains(call), "{call}");
    }
    assert!(output(&["--version"], "").starts_with("centauri "));
}

#[test]
fn the_games_command_lists_every_scenario() {
    let games: Value = serde_json::from_str(&output(&["games"], "")).expect("JSON");
    let games = games.as_array().expect("a list");
    assert_eq!(games.len(), GameId::ALL.len());
    for (output, game) in games.iter().zip(GameId::ALL) {
        let scenarios = with_game!(game, G => G::scenarios());
        assert_eq!(output["game"], game.name());
        assert_eq!(output["scenarios"], json!(scenarios), "{}", game.name());
        assert!(!scenarios.is_empty(), "{}", game.name());
    }
}

#[test]
fn the_arena_command_prints_results() {
    let words = "arena --levels random --boards cold-open --presets rhino --games 1 --threads 1";
    let words: Vec<&str> = words.split(' ').collect();
    assert!(output(&words, "").contains("random-random"));
}

/// Returns the answers of a JSON lines session to these lines.
fn session_answers(lines: &[&str]) -> Vec<Value> {
    let out = output(&["session"], &lines.join("\n"));
    out.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn a_session_answers_each_line() {
    let answers = session_answers(&[
        r#"{"id": 1, "do": "create", "game": "rift", "seed": 7, "rules": {"first": {"seat": 0}}}"#,
        r#"{"id": 2, "do": "act", "seat": 0, "action": "step"}"#,
        "",
        r#"{"id": "three", "do": "act", "seat": 0, "action": {"activate": 0}}"#,
        "{",
        "[]",
        r#"{"id": 4}"#,
        r#"{"id": 5, "do": "status", "table": "other"}"#,
        r#"{"id": 6, "do": "create", "table": "other", "game": "rift", "deal": [[2, 1]]}"#,
        r#"{"id": 7, "do": "legal", "table": "other"}"#,
        r#"{"id": 8, "do": "undo"}"#,
        r#"{"id": 9, "do": "drop", "table": "other"}"#,
        r#"{"id": 10, "do": "legal", "table": "other"}"#,
        r#"{"id": 11, "do": "save"}"#,
    ]);
    let code = |n: usize| answers[n]["error"]["code"].as_str().unwrap_or_default();
    assert_eq!(answers.len(), 13);
    assert_eq!(answers[0]["ok"]["waiting"], json!([0]));
    assert_eq!((code(1), &answers[1]["id"]), ("action/illegal", &json!(2)));
    assert!(
        answers[1]["error"]["sentence"]
            .as_str()
            .is_some_and(|text| text.ends_with('.'))
    );
    assert_eq!(answers[2]["id"], "three");
    assert_eq!(answers[2]["ok"]["status"]["entries"], 1);
    for n in [3, 4, 5] {
        assert_eq!(code(n), "config/value", "{}", answers[n]);
    }
    for n in [6, 11] {
        assert_eq!(code(n), "action/no_match", "{}", answers[n]);
    }
    assert_eq!(answers[7]["ok"]["waiting"], json!([1]));
    assert_eq!(answers[8]["ok"], json!([{"activate": 1}]));
    assert_eq!(answers[9]["ok"]["entries"], 0);
    assert_eq!(answers[10]["ok"], true);
    let load = json!({"id": 1, "do": "load", "text": answers[12]["ok"]}).to_string();
    assert_eq!(session_answers(&[&load])[0]["ok"], answers[9]["ok"]);
}

#[test]
fn a_session_plays_a_whole_game() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_centauri"))
        .arg("session")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = child.stdin.take().expect("an input");
    let mut output = std::io::BufReader::new(child.stdout.take().expect("an output"));
    let mut ask = |request: Value| -> Value {
        use std::io::BufRead;
        writeln!(input, "{request}").expect("it listens");
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        serde_json::from_str(&line).expect("JSON")
    };
    let mut status =
        ask(json!({"do": "create", "game": "rift", "scenario": "cold-open", "seed": 3}));
    for step in 0_usize.. {
        if status["ok"]["over"] == true {
            break;
        }
        let legal = ask(json!({"do": "legal"}));
        let legal = legal["ok"].as_array().expect("a list");
        let action = &legal[step * 11 % legal.len()];
        let done = ask(json!({"do": "act", "action": action}));
        status = json!({"ok": done["ok"]["status"]});
        assert!(step < 20_000, "it ends");
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

/// Sends the JSON lines of the documents to a session.
#[test]
fn documented_json_lines_are_answered() {
    let text = include_str!("../../docs/command-line.md");
    let example = text
        .split("```json\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let lines: Vec<&str> = example.expect("an example").lines().collect();
    let answers = session_answers(&lines);
    assert_eq!(answers.len(), lines.len());
    for (line, answer) in lines.iter().zip(&answers) {
        assert!(answer.get("ok").is_some(), "{line}: {answer}");
    }
}

/// Runs the bot loop that the documents describe.
#[test]
fn the_documented_bot_loop_plays_every_game() {
    let orders = [
        json!({"game": "rift", "scenario": "cold-open", "pieces": ["rhino"]}),
        json!({"game": "exodus", "scenario": "2-minimal", "rules": {"mode": "short", "turns": 2}}),
    ];
    for mut order in orders {
        order["seed"] = json!(5);
        let mut table = JsonSession::create(&order).expect("a game");
        let mut ask = |name: &str, values: Value| -> Value {
            let answer = table.call(name, &values);
            answer.unwrap_or_else(|error| panic!("{order} {name} {values}: {error:?}"))
        };
        for turn in 0_u32.. {
            let Some(seat) = ask("status", Value::Null)["waiting"].get(0).cloned() else {
                break;
            };
            let line = ask("bot", json!({"seat": seat, "level": "ensign"}));
            for action in line.as_array().expect("a line") {
                ask("act", json!({"seat": seat, "action": action}));
            }
            assert!(turn < 20_000, "it ends");
        }
    }
}

/// Runs the example of the documents.
#[test]
fn the_documented_example_works() {
    let text = include_str!("../../docs/command-line.md");
    let example = text
        .split("```sh\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let dir = TempDir::new("example");
    let mut answered = Vec::new();
    for line in example.expect("an example").lines() {
        let line = line.strip_prefix("centauri ").expect("a command");
        let (words, file) = match line.split_once(" > ") {
            Some((words, file)) => (words, Some(file)),
            None => (line, None),
        };
        let words: Vec<String> = words
            .split(' ')
            .map(|word| word.trim_matches('\''))
            .map(|word| match word.ends_with(".json") {
                true => dir.0.join(word).to_str().expect("a path").to_owned(),
                false => word.to_owned(),
            })
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let out = output(&words, "");
        match file {
            Some(file) => drop(dir.file(file, &out)),
            None => answered.push(out),
        }
    }
    assert!(
        answered.iter().any(|out| out.contains("valid, rift")),
        "{answered:?}"
    );
}

#[test]
fn space_rift_is_played_with_a_content_pack() {
    let dir = TempDir::new("fleet-pack");
    let text = include_str!("../../static/packs/space-rift.json");
    let pack = dir.file("pack.json", text);
    let with = |words: &[&str]| output(&[words, &["--pack", &pack]].concat(), "");
    let new = [
        "new",
        "space-rift",
        "--seed",
        "7",
        "--scenario",
        "lantern-narrows",
    ];
    let game = dir.file("game.json", &with(&new));
    assert!(with(&["show", &game]).contains("cr3"));
    assert!(with(&["verify", &game]).contains("valid, space-rift, 0 entries"));
    let without = error_message(&["verify", &game], "", 1);
    assert!(without.contains("Salt and Lanterns"), "{without}");
    let error = error_message(
        &["new", "space-rift", "--scenario", "lantern-narrows"],
        "",
        1,
    );
    assert!(
        error.contains("config/scenario") && error.contains("lantern-narrows"),
        "{error}"
    );
}

#[test]
fn exodus_is_played_with_a_content_pack() {
    let dir = TempDir::new("quay-pack");
    let text = include_str!("../../static/packs/exodus.json");
    let pack = dir.file("pack.json", text);
    let with = |words: &[&str]| output(&[words, &["--pack", &pack]].concat(), "");
    let new = ["new", "exodus", "--seed", "7", "--scenario", "3-quays"];
    let game = dir.file("game.json", &with(&new));
    let verified = with(&["verify", &game]);
    assert!(verified.contains("valid, exodus, 0 entries"), "{verified}");
    let without = error_message(&["verify", &game], "", 1);
    assert!(without.contains("The Three Quays"), "{without}");
    let error = error_message(&new, "", 1);
    assert!(
        error.contains("config/scenario") && error.contains("3-quays"),
        "{error}"
    );
}

#[test]
fn saga_is_played_with_a_content_pack() {
    let dir = TempDir::new("lamp-pack");
    let text = include_str!("../../static/packs/saga.json");
    let pack = dir.file("pack.json", text);
    let with = |words: &[&str]| output(&[words, &["--pack", &pack]].concat(), "");
    let new = ["new", "saga", "--seed", "7", "--scenario", "lamps"];
    let game = dir.file("game.json", &with(&new));
    let verified = with(&["verify", &game]);
    assert!(verified.contains("valid, saga, 0 entries"), "{verified}");
    let without = error_message(&["verify", &game], "", 1);
    assert!(without.contains("The Lamplighters"), "{without}");
    let error = error_message(&new, "", 1);
    assert!(
        error.contains("config/scenario") && error.contains("lamps"),
        "{error}"
    );
}

#[test]
fn rift_is_played_with_a_content_pack() {
    let dir = TempDir::new("pack");
    let text = include_str!("../../static/packs/sample.json");
    let pack = dir.file("pack.json", text);
    let with = |words: &[&str]| output(&[words, &["--pack", &pack]].concat(), "");
    let new = ["new", "rift", "--seed", "7", "--pieces", "barge,kestrel"];
    let game = dir.file("game.json", &with(&new));
    let legal = with(&["legal", &game]);
    let first = legal.lines().next().expect("an action");
    let moved = dir.file("moved.json", &with(&["act", &game, first]));
    assert!(with(&["verify", &game, &moved]).contains("valid, rift, 1 entries"));

    let without = error_message(&["verify", &game], "", 1);
    assert!(without.contains("Harbor Lights"), "{without}");
    error_message(&new, "", 1);
    let spoiled = dir.file(
        "spoiled.json",
        &text.replace("harbor-lights", "Harbor Lights"),
    );
    let error = error_message(&["new", "rift", "--pack", &spoiled], "", 1);
    assert!(error.contains("/id"), "{error}");
    error_message(&["legal", &game, "--pack", "nowhere.json"], "", 3);
}

#[test]
fn a_seed_is_a_number_or_256_bits_and_is_random_by_default() {
    let seed_of = |save: &str| -> String {
        let save: Value = serde_json::from_str(save).expect("a save");
        save["seed"].as_str().expect("a seed").to_owned()
    };
    let long_seed = "0123456789abcdef".repeat(4);
    for (given, saved) in [("1f", "000000000000001f"), (&long_seed, long_seed.as_str())] {
        let save = output(&["new", "rift", "--seed", given], "");
        assert_eq!(seed_of(&save), saved);
        // The same match again, from its save and from its code.
        let again = output(&["new", "rift", "--seed", given], "");
        assert_eq!(again, save);
        let code = output(&["share", "-"], &save);
        let shown = output(&["show", "-"], &save);
        assert_eq!(output(&["show", code.trim()], ""), shown);
    }
    let drawn = || seed_of(&output(&["new", "rift"], ""));
    let (one, other) = (drawn(), drawn());
    assert_ne!(one, other);
    for seed in [one, other] {
        assert_eq!(seed.len(), 64, "{seed}");
    }
    for wrong in ["green", &long_seed[1..], &format!("{long_seed}0")] {
        let message = error_message(&["new", "rift", "--seed", wrong], "", 1);
        assert!(message.contains("config/value"), "{message}");
    }
}

//! Runs every command in the documents as it is written there, and sends every request to a
//! session: none may fail.

use serde_json::Value;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Folders that contain no documents of this project.
const FOREIGN_FOLDERS: [&str; 5] = [".git", "dist", "node_modules", "shared", "target"];
/// The changelog is not searched, because it mentions commands of earlier versions.
const CHANGELOG: &str = "CHANGELOG.md";
/// The name of the program in the documents.
const PROGRAM: &str = "centauri";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns all documents of the checkout, since a command may be in any of them.
fn documents() -> Vec<String> {
    let (mut folders, mut found) = (vec![PathBuf::new()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().into_string().expect("a name in UTF-8");
            let path = folder.join(&name);
            if entry.file_type().expect("its kind").is_dir() {
                if !FOREIGN_FOLDERS.contains(&name.as_str()) {
                    folders.push(path);
                }
            } else if name.ends_with(".md") && name != CHANGELOG {
                let parts = path.iter().map(|part| part.to_string_lossy());
                found.push(parts.collect::<Vec<_>>().join("/"));
            }
        }
    }
    found.sort();
    found
}

fn read(document: &str) -> String {
    fs::read_to_string(root().join(document)).unwrap_or_else(|error| panic!("{document}: {error}"))
}

/// Returns the code blocks of a language in a document.
fn code_blocks(text: &str, language: &str) -> Vec<String> {
    let mut code_blocks = Vec::new();
    for part in text.split("\n```").skip(1).step_by(2) {
        if let Some((named, block)) = part.split_once('\n')
            && named.trim() == language
        {
            code_blocks.push(block.to_owned());
        }
    }
    code_blocks
}

/// Returns the inline code in a document, outside code blocks.
fn inline_code(text: &str) -> Vec<&str> {
    let prose = text.split("\n```").step_by(2);
    prose
        .flat_map(|prose| prose.split('`').skip(1).step_by(2))
        .collect()
}

/// A command: its words, and the file that its output goes to.
#[derive(Debug, PartialEq)]
struct CommandLine {
    words: Vec<String>,
    into: Option<String>,
}

/// Parses a line like a shell; supports only words, single quotes and redirection of output.
fn parse_command(line: &str) -> CommandLine {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for character in line.trim().chars() {
        match character {
            '\'' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            character => words.last_mut().expect("a word").push(character),
        }
    }
    assert!(!is_quoted, "{line}");
    words.retain(|word| !word.is_empty());
    let into = words.iter().position(|word| word == ">").map(|at| {
        let into = words.get(at + 1).cloned().expect("a file after `>`");
        words.truncate(at);
        into
    });
    CommandLine { words, into }
}

/// A temporary folder of one test, removed on drop.
struct TempDir(PathBuf);

impl TempDir {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("samples-{name}"));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    /// Runs a command, which must succeed.
    fn run(&self, line: &str, input: &str) -> String {
        let CommandLine { words, into } = parse_command(line);
        assert_eq!(words.first().map(String::as_str), Some(PROGRAM), "{line}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_centauri"))
            .args(&words[1..])
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        // The program may exit before it has read all input.
        let _ = child
            .stdin
            .take()
            .expect("an input")
            .write_all(input.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{line}: {errors}");
        if let Some(into) = into {
            let mut file = File::create(self.0.join(into)).expect("a file");
            file.write_all(&output.stdout).expect("written");
        }
        String::from_utf8(output.stdout).expect("text")
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // A folder that cannot be removed stays in the build folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns whether a word is a placeholder, such as `COMMAND` or a word that ends in `…`.
fn is_placeholder(word: &str) -> bool {
    word.contains('…') || word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase())
}

#[test]
fn every_documented_command_succeeds() {
    let mut run = 0;
    for document in documents() {
        let (text, dir) = (read(&document), TempDir::new(&document.replace('/', "-")));
        for block in code_blocks(&text, "sh") {
            for line in block.lines().filter(|line| line.starts_with("centauri ")) {
                dir.run(line, "");
                run += 1;
            }
        }
        let lines = inline_code(&text).into_iter();
        for line in lines.filter(|line| line.starts_with("centauri ")) {
            if !parse_command(line)
                .words
                .iter()
                .any(|word| is_placeholder(word))
            {
                dir.run(line, "");
                run += 1;
            }
        }
    }
    assert!(run > 8, "{run} commands were found");
}

#[test]
fn every_document_of_the_project_is_searched() {
    let all = documents();
    for document in [
        "README.md",
        "docs/embed.md",
        "docs/reliability.md",
        "npm/package/README.md",
        "web/l10n/README.md",
    ] {
        assert!(all.iter().any(|one| one == document), "{document}");
    }
    let is_foreign =
        |document: &String| document.contains("node_modules") || document.starts_with("shared");
    assert!(!all.iter().any(is_foreign), "{all:?}");
}

#[test]
fn every_documented_session_line_is_answered() {
    let dir = TempDir::new("session");
    let text = read("docs/command-line.md");
    let code_blocks = code_blocks(&text, "json");
    assert!(!code_blocks.is_empty());
    for block in code_blocks {
        let output = dir.run("centauri session", &block);
        let sent: Vec<&str> = block.lines().filter(|line| !line.is_empty()).collect();
        let answers: Vec<&str> = output.lines().collect();
        assert_eq!(answers.len(), sent.len(), "{output}");
        for (line, answer) in sent.iter().zip(answers) {
            let (line, answer): (Value, Value) = (
                serde_json::from_str(line).expect("JSON"),
                serde_json::from_str(answer).expect("JSON"),
            );
            assert_eq!(answer["id"], line["id"], "{answer}");
            assert!(answer.get("error").is_none(), "{line}: {answer}");
        }
    }
}

#[test]
fn command_lines_are_split_like_in_a_shell() {
    let line = "centauri new x --rules '{\"a\": 1}' > a.json";
    let words = ["centauri", "new", "x", "--rules", "{\"a\": 1}"];
    assert_eq!(
        parse_command(line),
        CommandLine {
            words: words.map(str::to_owned).to_vec(),
            into: Some("a.json".to_owned()),
        }
    );
    let text = "a `b` c\n```sh\nd\n```\ne `f`\n```json\n{}\n```\n";
    assert_eq!(code_blocks(text, "sh"), ["d"]);
    assert_eq!(code_blocks(text, "json"), ["{}"]);
    assert_eq!(inline_code(text), ["b", "f"]);
    assert!(
        is_placeholder("COMMAND")
            && is_placeholder("https://games.example/…")
            && !is_placeholder("rift")
            && !is_placeholder("N")
    );
}

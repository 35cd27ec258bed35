//! Recognizes the kind of a file by its content.

use engine::registry::GameId;
use play::games::{ImportError, import_save};
use play::screens::Editor;
use serde_json::{Map, Value};
use std::rc::Rc;
use store::SaveRecord;
use store::backup;
use store::backup::{Backup, BackupError};
use ui::chunk::load_chunk;
use ui::file;
use ui::l10n::Phrases;
use ui::problem_report::save_in_report;
use ui::route::Route;

/// The suffixes that follow the name of a game in the `format` of its boards.
const BOARD_SUFFIXES: [&str; 3] = ["-board", "-scenario", "-layout"];
/// The maximum length of a match title, in characters.
const MAX_TITLE_LENGTH: usize = 80;

/// The recognized content of a file.
pub enum FileContent {
    /// A match, verified by replaying it.
    Match(Box<SaveRecord>),
    /// A page that shows the content: a board, or the target of a link.
    Route(Route),
    /// All matches and boards of a player.
    Backup(Rc<Backup>),
    /// The reason why the file cannot be used.
    Invalid(String),
}

/// Recognizes the content of a file. Nothing is stored yet.
pub async fn identify_file(phrases: &Phrases, name: &str, text: &str) -> FileContent {
    if let Some(route) = linked_route(text) {
        return FileContent::Route(route);
    }
    let fields = match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return FileContent::Invalid(phrases.text("open-unknown")),
        Err(error) => {
            let args = [
                ("line", error.line().into()),
                ("column", error.column().into()),
            ];
            return FileContent::Invalid(phrases.say("open-not-json", &args));
        }
    };
    let format = fields
        .get("format")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let (family, _) = format.split_once('/').unwrap_or_default();
    if format.starts_with(backup::FORMAT_PREFIX) {
        return match read_backup(phrases, &fields).await {
            Ok(backup) => FileContent::Backup(Rc::new(backup)),
            Err(error) => FileContent::Invalid(backup_error_text(phrases, &error)),
        };
    }
    if let Some(save) = save_in_report(&fields) {
        return match_in_file(phrases, name, &save).await;
    }
    let of_game = |ending| family.strip_suffix(ending).and_then(GameId::from_name);
    match BOARD_SUFFIXES.into_iter().find_map(of_game) {
        Some(game) => match board_route(game, phrases, name, text).await {
            Ok(route) => FileContent::Route(route),
            Err(why) => FileContent::Invalid(why),
        },
        None if family == "centauri-save" => match_in_file(phrases, name, text).await,
        None => FileContent::Invalid(phrases.text("open-unknown")),
    }
}

/// Verifies the match of a save, or of a problem report that contains one.
async fn match_in_file(phrases: &Phrases, name: &str, save: &str) -> FileContent {
    match import_save(save, title(name), phrases).await {
        Ok(record) => FileContent::Match(Box::new(record)),
        Err(error) => FileContent::Invalid(error.message(phrases)),
    }
}

/// Returns the route of a shared link. Only its hash is used, on this page.
fn linked_route(text: &str) -> Option<Route> {
    let at = text.find('#')?;
    if !text.trim_start().starts_with("http") {
        return None;
    }
    let hash = text.get(at..)?.split_whitespace().next()?;
    Some(Route::parse(hash)).filter(|route| !matches!(route, Route::NotFound | Route::Open))
}

/// Returns a title for a match, from the name of its file.
fn title(name: &str) -> String {
    let name = name.strip_suffix(file::EXTENSION).unwrap_or(name);
    name.chars().take(MAX_TITLE_LENGTH).collect()
}

/// Reads a backup and lets every game check its own entries.
async fn read_backup(
    phrases: &Phrases,
    fields: &Map<String, Value>,
) -> Result<Backup, BackupError> {
    let backup = Backup::read(fields)?;
    for (at, save) in backup.saves.iter().enumerate() {
        let imported = import_save(&save.text, String::new(), phrases).await;
        imported.map_err(|error| BackupError {
            path: format!("saves[{at}]"),
            reason: error.message(phrases),
        })?;
    }
    for (at, board) in backup.boards.iter().enumerate() {
        let reason = match GameId::from_name(&board.game) {
            Some(game) => match board_route(game, phrases, &board.name, &board.text).await {
                Ok(_) => continue,
                Err(why) => why,
            },
            None => phrases.text("open-unknown"),
        };
        let path = format!("boards[{at}]");
        return Err(BackupError { path, reason });
    }
    Ok(backup)
}

/// Returns the route that shows a board of a game, or the reason why there is none.
async fn board_route(
    game: GameId,
    phrases: &Phrases,
    file: &str,
    text: &str,
) -> Result<Route, String> {
    match load_chunk::<Editor>(game, phrases).await {
        Ok(functions) => (functions.board_in_file)(phrases, file, text),
        Err(error) => Err(ImportError::from(error).message(phrases)),
    }
}

fn backup_error_text(phrases: &Phrases, error: &BackupError) -> String {
    let args = [
        ("place", error.path.as_str().into()),
        ("reason", error.reason.as_str().into()),
    ];
    phrases.say("open-bad", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chunks::resolve_now;

    fn refusal_of(text: &str) -> String {
        match resolve_now(identify_file(&Phrases::load("en"), "a.centauri", text)) {
            FileContent::Invalid(why) => why,
            FileContent::Match(_) | FileContent::Route(_) | FileContent::Backup(_) => {
                panic!("{text}")
            }
        }
    }

    #[test]
    fn a_link_is_reduced_to_its_hash_route() {
        let place = linked_route("https://elsewhere.example/x/#/rules/rift and more");
        let rules = Route::parse("#/rules/rift");
        assert_eq!(place, Some(rules));
        let mailed = linked_route("https://elsewhere.example/#%2FRules%2Frift.");
        assert_eq!(mailed, place);
        assert_eq!(
            linked_route("https://elsewhere.example/#/nowhere/else"),
            None
        );
        assert_eq!(linked_route("https://elsewhere.example/"), None);
        assert_eq!(linked_route("see #/rules/rift"), None);
    }

    #[test]
    fn an_invalid_file_is_refused_with_its_reason() {
        assert!(refusal_of("{\n  oops").contains('2'));
        for unknown in ["[]", "{}", "{\"format\":\"other/1\"}"] {
            assert_eq!(refusal_of(unknown), refusal_of("7"));
        }
        assert!(refusal_of("{\"format\":\"centauri-chest/1\",\"made\":\"x\"}").contains("made"));
        for format in ["rift-board", "space-rift-scenario", "exodus-layout"] {
            let board = format!("{{\"format\":\"{format}/1\",\"id\":7}}");
            assert!(
                refusal_of(&board).contains("a.centauri"),
                "{}",
                refusal_of(&board)
            );
        }
    }
}

//! Backups: all data of a player in one file: matches, boards, settings, progress of lessons and
//! puzzles.
//!
//! A file is read completely before any of it is used. This module merges it with the stored data;
//! each game checks whether its matches and boards are valid.

use super::{BoardRecord, SaveRecord};
use crate::learning_progress::LearningProgress;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use ui::settings::Settings;

/// Prefix of the `format` field of every backup; the version number follows.
pub const FORMAT_PREFIX: &str = "centauri-chest/";
const FORMAT: &str = "centauri-chest/1";

/// Maximum size of a backup file that is read, in bytes: enough for thousands of long matches.
pub const MAX_BYTES: u32 = 32 << 20;

/// All data of a player, as the backup file contains it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Backup {
    format: &'static str,
    /// Time of the export, in milliseconds since 1970.
    pub made: u64,
    /// All saved matches.
    pub saves: Vec<SaveRecord>,
    /// The player's own boards and scenarios.
    pub boards: Vec<BoardRecord>,
    pub settings: Settings,
    /// Lessons and puzzles with the number of steps done.
    pub learned: LearningProgress,
}

/// The first error found in a backup file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupError {
    /// Path of the invalid value, such as `saves[1].title`.
    pub path: String,
    /// The error at that path, in English.
    pub reason: String,
}

/// The way an import treats two records that have the same id and different content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ConflictPolicy {
    /// Keeps both; the record of the file gets a new id.
    #[default]
    Both,
    /// Keeps the record that is stored here.
    Mine,
    /// Replaces the stored record by that of the file.
    Theirs,
}

impl ConflictPolicy {
    pub const ALL: [Self; 3] = [Self::Both, Self::Mine, Self::Theirs];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::Mine => "mine",
            Self::Theirs => "theirs",
        }
    }
}

/// A record that is stored under an id.
pub trait StoredItem: Clone {
    fn id(&self) -> &str;
    /// Returns a copy under another id.
    fn with_id(&self, id: String) -> Self;
    /// Returns whether both have the same content, regardless of when they were stored.
    fn is_same(&self, other: &Self) -> bool;
}

impl StoredItem for SaveRecord {
    fn id(&self) -> &str {
        &self.id
    }

    fn with_id(&self, id: String) -> Self {
        Self { id, ..self.clone() }
    }

    fn is_same(&self, other: &Self) -> bool {
        (&self.text, &self.title) == (&other.text, &other.title)
    }
}

impl StoredItem for BoardRecord {
    fn id(&self) -> &str {
        &self.id
    }

    fn with_id(&self, id: String) -> Self {
        Self { id, ..self.clone() }
    }

    fn is_same(&self, other: &Self) -> bool {
        (&self.text, &self.name) == (&other.text, &other.name)
    }
}

/// Counts the records of a file whose id belongs to a different record here.
#[must_use]
pub fn count_conflicts<T: StoredItem>(theirs: &[T], mine: &[T]) -> usize {
    let is_conflict = |item: &&T| find(mine, item).is_some_and(|mine| !mine.is_same(item));
    theirs.iter().filter(is_conflict).count()
}

/// Returns the records that have to be stored to import a file; identical ones are left out.
#[must_use]
pub fn items_to_import<T: StoredItem>(
    theirs: &[T],
    mine: &[T],
    policy: ConflictPolicy,
    mut fresh_id: impl FnMut() -> String,
) -> Vec<T> {
    let import = |item: &T| match (find(mine, item), policy) {
        (None, _) | (Some(_), ConflictPolicy::Theirs) => Some(item.clone()),
        (Some(_), ConflictPolicy::Mine) => None,
        (Some(_), ConflictPolicy::Both) => Some(item.with_id(fresh_id())),
    };
    let is_stored = |item: &&T| find(mine, item).is_some_and(|mine| mine.is_same(item));
    theirs
        .iter()
        .filter(|item| !is_stored(item))
        .filter_map(import)
        .collect()
}

fn find<'a, T: StoredItem>(all: &'a [T], item: &T) -> Option<&'a T> {
    all.iter().find(|other| other.id() == item.id())
}

impl Backup {
    /// Creates a backup in the current format.
    #[must_use]
    pub const fn new(
        made: u64,
        saves: Vec<SaveRecord>,
        boards: Vec<BoardRecord>,
        settings: Settings,
        learned: LearningProgress,
    ) -> Self {
        Self {
            format: FORMAT,
            made,
            saves,
            boards,
            settings,
            learned,
        }
    }

    /// Returns the text of the backup file.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Serialization cannot fail: all parts are plain data.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a backup from the fields of its file.
    ///
    /// # Errors
    /// The first value that cannot be read.
    pub fn read(fields: &Map<String, Value>) -> Result<Self, BackupError> {
        if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(backup_error(
                "format",
                "it was written by a newer version of this page",
            ));
        }
        Ok(Self::new(
            parse_field(fields, "made")?,
            list(fields, "saves")?,
            list(fields, "boards")?,
            parse_field(fields, "settings")?,
            parse_field(fields, "learned")?,
        ))
    }
}

fn backup_error(path: impl Into<String>, reason: impl ToString) -> BackupError {
    BackupError {
        path: path.into(),
        reason: reason.to_string(),
    }
}

fn parse_field<T: DeserializeOwned>(
    fields: &Map<String, Value>,
    key: &str,
) -> Result<T, BackupError> {
    let value = fields
        .get(key)
        .ok_or_else(|| backup_error(key, "it is missing"))?;
    T::deserialize(value).map_err(|error| backup_error(key, error))
}

fn list<T: StoredItem + DeserializeOwned>(
    fields: &Map<String, Value>,
    key: &str,
) -> Result<Vec<T>, BackupError> {
    let Some(Value::Array(items)) = fields.get(key) else {
        return Err(backup_error(key, "a list is expected here"));
    };
    let item = |(at, value): (usize, &Value)| {
        let path = format!("{key}[{at}]");
        let item = T::deserialize(value).map_err(|error| backup_error(&path, error))?;
        // Ids are part of URLs.
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let id = item.id();
        if id.is_empty() || id.len() > 80 || !id.chars().all(is_plain) {
            return Err(backup_error(format!("{path}.id"), "this is not a valid id"));
        }
        Ok(item)
    };
    items.iter().enumerate().map(item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(id: &str, text: &str) -> BoardRecord {
        BoardRecord {
            id: id.to_owned(),
            game: "rift".to_owned(),
            name: "Harbor".to_owned(),
            updated: 7,
            text: text.to_owned(),
        }
    }

    fn backup() -> Backup {
        let boards = vec![board("a", "1"), board("b", "2")];
        Backup::new(
            9,
            Vec::new(),
            boards,
            Settings::default(),
            LearningProgress::default(),
        )
    }

    fn parse_backup(text: &str) -> Result<Backup, BackupError> {
        match serde_json::from_str(text).expect("JSON") {
            Value::Object(fields) => Backup::read(&fields),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn a_backup_survives_a_round_trip() {
        assert_eq!(parse_backup(&backup().to_json()), Ok(backup()));
    }

    #[test]
    fn an_invalid_field_is_named_by_its_path() {
        let error_path = |from: &str, to: &str| {
            let text = backup().to_json().replacen(from, to, 1);
            parse_backup(&text).expect_err("spoiled").path
        };
        assert_eq!(error_path(FORMAT, "centauri-chest/2"), "format");
        assert_eq!(
            error_path("\"id\":\"b\"", "\"id\":\"../b\""),
            "boards[1].id"
        );
        assert_eq!(error_path("\"id\":\"b\"", "\"id\":7"), "boards[1]");
        assert_eq!(error_path("\"saves\":[]", "\"saves\":{}"), "saves");
        assert_eq!(
            error_path("\"theme\":\"night\"", "\"theme\":\"pink\""),
            "settings"
        );
        assert_eq!(
            error_path("\"learned\":{}", "\"learned\":{\"a\":-1}"),
            "learned"
        );
    }

    #[test]
    fn items_with_the_same_id_follow_the_conflict_policy() {
        let mine = [board("a", "1"), board("b", "other")];
        let theirs = [board("a", "1"), board("b", "2"), board("c", "3")];
        assert_eq!(count_conflicts(&theirs, &mine), 1);
        let imported = |policy| {
            let imported = items_to_import(&theirs, &mine, policy, || "new".to_owned());
            let ids = imported
                .iter()
                .map(|board| (board.id.clone(), board.text.clone()));
            ids.map(|(id, text)| id + &text).collect::<Vec<_>>()
        };
        assert_eq!(imported(ConflictPolicy::Mine), ["c3"]);
        assert_eq!(imported(ConflictPolicy::Theirs), ["b2", "c3"]);
        assert_eq!(imported(ConflictPolicy::Both), ["new2", "c3"]);
    }
}

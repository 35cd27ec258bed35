//! Reads phrase files from the checkout, for tests that run outside a browser.

use super::{Language, PAGE_CHUNK_FILES, PhraseFiles, Phrases, SHARED_GAME_FILES, english_files};
use engine::registry::GameId;
use std::fs;

/// The `web` folder of the checkout.
pub(super) const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Returns the phrase files of a language, as pairs of name and content.
pub(super) fn files(code: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(format!("{WEB}/l10n/{code}")).expect("the folder of a language");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let phrases = paths.filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    let mut files: Vec<(String, String)> = phrases
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            let text = fs::read_to_string(&path).expect("a text");
            (name.into_owned(), text)
        })
        .collect();
    files.sort_unstable();
    files
}

/// Returns whether a phrase file belongs to a game, by its name.
pub(super) fn is_file_of_game(game: GameId, file: &str) -> bool {
    let rest = file.strip_prefix(game.name());
    rest.is_some_and(|rest| rest.starts_with(['.', '-']))
}

/// Returns the names of the English phrase files that come with the code of a game, in the order of
/// the folder.
#[must_use]
pub fn files_of(game: GameId) -> Vec<String> {
    let names = files("en").into_iter().map(|(name, _)| name);
    let comes_with_game =
        |name: &String| is_file_of_game(game, name) || SHARED_GAME_FILES.contains(&name.as_str());
    names.filter(comes_with_game).collect()
}

/// Returns the English phrases of all games, and those of the page's own chunk.
pub(super) fn bundled_phrases() -> Vec<(Option<GameId>, PhraseFiles)> {
    let files = files("en");
    let of = |owner: Option<GameId>| {
        let names = owner.map_or_else(|| PAGE_CHUNK_FILES.map(str::to_owned).into(), files_of);
        let own_files = files.iter().filter(|(name, _)| names.contains(name));
        let own_files = own_files.map(|(name, text)| -> (&'static str, &'static str) {
            (name.clone().leak(), text.clone().leak())
        });
        (owner, &*own_files.collect::<Vec<_>>().leak())
    };
    let owners = GameId::ALL.map(Some).into_iter().chain([None]);
    owners.map(of).collect()
}

impl Phrases {
    /// Reads the phrases of a language from its folder.
    ///
    /// # Panics
    /// If the page has no language with this code.
    #[must_use]
    pub fn load(code: &str) -> Self {
        let language = Language::from_tag(code).expect("a language of the page");
        if language.is_built_in() {
            return Self::built_in(language);
        }
        let texts: Vec<String> = files(code).into_iter().map(|file| file.1).collect();
        Self::read(language, &texts.join("\n"))
    }
}

/// Returns the keys that an English phrase file defines, without attributes.
#[must_use]
pub fn keys_of(file: &str) -> Vec<String> {
    let texts = english_files()
        .into_iter()
        .filter(|(name, _)| *name == file);
    texts
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .collect()
}

//! The choice of a board, map or scenario for a match, from the base content or the player's own:
//! the part that all games share.

use editor::{DocumentKind, HANDOVER_ID, read_handover};
use engine::error::LoadError;
use engine::json_api::{DraftFile, ScenarioDraft};
use std::rc::Rc;
use store::start_match::MatchSetup;
use store::{BoardList, BoardRecord};
use ui::file::FileError;
use ui::l10n::Phrases;
use yew::Html;

/// Phrase keys about the player's own maps.
pub struct MapChoiceKeys {
    /// The heading of the player's own maps.
    pub own: &'static str,
    /// The button that opens a file.
    pub open: &'static str,
    /// The button that downloads the chosen map.
    pub download: &'static str,
    /// The link to the editor.
    pub edit: &'static str,
    /// An explanation of such files.
    pub hint: &'static str,
    /// The message that a file was opened, with its `name`.
    pub opened: &'static str,
}

/// A setup on a map that may be the player's own.
pub trait MapChoice: PartialEq + 'static {
    /// The choices for a match.
    type Draft: MatchSetup;
    /// The kind of document that the editor uses for it.
    type Document: DocumentKind<Document = ScenarioDraft<Self::File>>;
    /// The content of a map file.
    type File: DraftFile + 'static;
    /// The reference to a map in options.
    type Choice: Clone + PartialEq + 'static;
    /// The reference to a map in a URL.
    type RequestedMap: 'static;
    /// Phrase keys about the player's own maps.
    const KEYS: MapChoiceKeys;

    /// Returns the chosen map.
    fn choice(draft: &Self::Draft) -> &Self::Choice;

    /// Returns the file of the chosen map.
    fn file(draft: &Self::Draft) -> &Self::File;

    /// Returns the id of the chosen map, if it belongs to the base content.
    fn bundled_id(draft: &Self::Draft) -> Option<String>;

    /// Creates the choice of an own map.
    fn custom_choice(file: Self::File) -> Self::Choice;

    /// Returns the file of a choice, if it is an own map.
    fn own_file(choice: &Self::Choice) -> Option<&Self::File>;

    /// Returns whether a map is the chosen one.
    fn is_chosen(draft: &Self::Draft, choice: &Self::Choice) -> bool {
        choice == Self::choice(draft)
    }

    /// Returns the draft with another offered map.
    fn with_choice(draft: &Self::Draft, choice: Self::Choice) -> Option<Self::Draft>;

    /// Returns the draft with the map of a file called `name`.
    ///
    /// # Errors
    /// If the map is not valid.
    fn with_own_file(
        draft: &Self::Draft,
        name: &str,
        file: Self::File,
    ) -> Result<Self::Draft, LoadError>;

    /// Reads a map file.
    ///
    /// # Errors
    /// If it is not valid.
    fn read(name: &str, text: &str) -> Result<Self::File, LoadError>;

    /// Returns the map of the base content with this id.
    fn requested_bundled(id: &str) -> Option<Self::RequestedMap>;

    /// Creates the request for an own map.
    fn requested_own(file: Self::File) -> Self::RequestedMap;

    /// Returns the draft with the requested map, or a new draft if there is none.
    fn with_requested(
        current: Option<Self::Draft>,
        requested: Self::RequestedMap,
    ) -> Option<Self::Draft>;

    /// Renders a small picture of a map.
    fn thumbnail(file: &Rc<Self::File>) -> Html;

    /// Returns the name of a map.
    fn title(phrases: &Phrases, choice: &Self::Choice, file: &Self::File) -> String;

    /// Renders short facts about a map.
    fn facts(phrases: &Phrases, file: &Self::File) -> Html;

    /// Returns the phrase key of the reason why a file could not be read.
    fn read_error_key(error: FileError) -> &'static str {
        error.phrase()
    }
}

/// Returns the stored maps that can be played; unfinished ones are left out.
#[must_use]
pub fn playable_own<V: MapChoice>(saved: &BoardList) -> Vec<Rc<V::File>> {
    let all = saved.boards().iter();
    all.filter_map(|record| parse_record::<V>(record).ok())
        .map(Rc::new)
        .collect()
}

fn parse_record<V: MapChoice>(record: &BoardRecord) -> Result<V::File, LoadError> {
    V::read(&record.name, &record.text)
}

/// Returns the draft with the map in the text of a file.
///
/// # Errors
/// If the map is not valid.
pub fn with_opened_file<V: MapChoice>(
    draft: &V::Draft,
    name: &str,
    text: &str,
) -> Result<V::Draft, LoadError> {
    V::with_own_file(draft, name, V::read(name, text)?)
}

/// Returns the map with an id; the outer `None` means that the store is not read yet.
#[must_use]
pub fn requested_map<V: MapChoice>(id: &str, saved: &BoardList) -> Option<Option<V::RequestedMap>> {
    if id == HANDOVER_ID {
        let document = read_handover::<V::Document>();
        return Some(document.map(|document| V::requested_own(document.file().clone())));
    }
    if let Some(shipped) = V::requested_bundled(id) {
        return Some(Some(shipped));
    }
    match saved {
        BoardList::Loading => None,
        BoardList::Failed(_) => Some(None),
        BoardList::Ready(all) => {
            let record = all.iter().find(|record| record.id == id);
            let file = record.and_then(|record| parse_record::<V>(record).ok());
            Some(file.map(V::requested_own))
        }
    }
}

/// Returns the player's own maps: stored ones, those of opened files, and one passed on by another
/// page.
#[must_use]
pub fn all_own<V: MapChoice>(
    saved: &[Rc<V::File>],
    opened: &[Rc<V::File>],
    draft: &V::Draft,
) -> Vec<Rc<V::File>> {
    let mut all: Vec<Rc<V::File>> = Vec::new();
    let chosen = V::own_file(V::choice(draft)).map(|file| Rc::new(file.clone()));
    for file in saved.iter().chain(opened).chain(&chosen) {
        if !all.contains(file) {
            all.push(file.clone());
        }
    }
    all
}

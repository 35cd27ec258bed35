//! What a match is set up on, as far as the set-ups of all games treat it alike: a board, a map or a
//! scenario, of the box or of one's own. It knows no game.

use editor::{DocumentKind, HANDOVER_ID, read_handover};
use engine::error::LoadError;
use engine::json_api::{DraftFile, ScenarioDraft};
use std::rc::Rc;
use store::start_match::MatchSetup;
use store::{BoardList, BoardRecord};
use ui::file::FileError;
use ui::l10n::Phrases;
use yew::Html;

/// The keys of what is said about those of one's own.
pub struct MapChoiceKeys {
    /// The heading of those of one's own.
    pub own: &'static str,
    /// Opens a file.
    pub open: &'static str,
    /// Takes the chosen one along.
    pub download: &'static str,
    /// Leads to the editor.
    pub edit: &'static str,
    /// What such a file is.
    pub hint: &'static str,
    /// A file was opened, whose `name` is told.
    pub opened: &'static str,
}

/// A match as it is set up on something that may be of one's own.
pub trait MapChoice: PartialEq + 'static {
    /// The choices for a match.
    type Draft: MatchSetup;
    /// What the editor makes of it.
    type Craft: DocumentKind<Document = ScenarioDraft<Self::File>>;
    /// What a file says of it.
    type File: DraftFile + 'static;
    /// How options name it.
    type Choice: Clone + PartialEq + 'static;
    /// How it is asked for by an address.
    type RequestedMap: 'static;
    /// What is said about those of one's own.
    const KEYS: MapChoiceKeys;

    /// The one that is chosen.
    fn choice(draft: &Self::Draft) -> &Self::Choice;

    /// What its file says.
    fn file(draft: &Self::Draft) -> &Self::File;

    /// Its id, where it is of the box.
    fn bundled_id(draft: &Self::Draft) -> Option<String>;

    /// Names one of one's own.
    fn own_choice(file: Self::File) -> Self::Choice;

    /// What one of one's own says.
    fn own_file(choice: &Self::Choice) -> Option<&Self::File>;

    /// Whether it is the one that is chosen.
    fn is_chosen(draft: &Self::Draft, choice: &Self::Choice) -> bool {
        choice == Self::choice(draft)
    }

    /// The match on another one that was offered.
    fn with_choice(draft: &Self::Draft, choice: Self::Choice) -> Option<Self::Draft>;

    /// The match on the one of a file of this name.
    ///
    /// # Errors
    /// When it is faulty.
    fn with_own_file(
        draft: &Self::Draft,
        name: &str,
        file: Self::File,
    ) -> Result<Self::Draft, LoadError>;

    /// Reads a file.
    ///
    /// # Errors
    /// When it is faulty.
    fn read(name: &str, text: &str) -> Result<Self::File, LoadError>;

    /// The one of the box with this id.
    fn requested_bundled(id: &str) -> Option<Self::RequestedMap>;

    /// One of one's own.
    fn requested_own(file: Self::File) -> Self::RequestedMap;

    /// The set-up in hand on the one that was asked for, or a new one.
    fn with_requested(
        in_hand: Option<Self::Draft>,
        asked: Self::RequestedMap,
    ) -> Option<Self::Draft>;

    /// Its picture, small.
    fn thumbnail(file: &Rc<Self::File>) -> Html;

    /// Its name.
    fn title(phrases: &Phrases, choice: &Self::Choice, file: &Self::File) -> String;

    /// What is known of it, in a few words.
    fn facts(phrases: &Phrases, file: &Self::File) -> Html;

    /// Why a file could not be read.
    fn read_error_key(error: FileError) -> &'static str {
        error.phrase()
    }
}

/// The kept ones that can be played; others are still being made.
#[must_use]
pub fn playable_own<V: MapChoice>(kept: &BoardList) -> Vec<Rc<V::File>> {
    let all = kept.boards().iter();
    all.filter_map(|own| read::<V>(own).ok())
        .map(Rc::new)
        .collect()
}

fn read<V: MapChoice>(own: &BoardRecord) -> Result<V::File, LoadError> {
    V::read(&own.name, &own.text)
}

/// The match on the one in the text of a file.
///
/// # Errors
/// When it is faulty.
pub fn with_opened_file<V: MapChoice>(
    draft: &V::Draft,
    name: &str,
    text: &str,
) -> Result<V::Draft, LoadError> {
    V::with_own_file(draft, name, V::read(name, text)?)
}

/// The one with an id; the outer `None` while the shelf is not read yet.
#[must_use]
pub fn requested_map<V: MapChoice>(id: &str, kept: &BoardList) -> Option<Option<V::RequestedMap>> {
    if id == HANDOVER_ID {
        let craft = read_handover::<V::Craft>();
        return Some(craft.map(|craft| V::requested_own(craft.file().clone())));
    }
    if let Some(shipped) = V::requested_bundled(id) {
        return Some(Some(shipped));
    }
    match kept {
        BoardList::Loading => None,
        BoardList::Failed(_) => Some(None),
        BoardList::Ready(all) => {
            let own = all.iter().find(|own| own.id == id);
            let file = own.and_then(|own| read::<V>(own).ok());
            Some(file.map(V::requested_own))
        }
    }
}

/// Those of one's own: kept ones, those of files, and the one that another page has handed over.
#[must_use]
pub fn all_own<V: MapChoice>(
    kept: &[Rc<V::File>],
    opened: &[Rc<V::File>],
    draft: &V::Draft,
) -> Vec<Rc<V::File>> {
    let mut all: Vec<Rc<V::File>> = Vec::new();
    let chosen = V::own_file(V::choice(draft)).map(|file| Rc::new(file.clone()));
    for file in kept.iter().chain(opened).chain(&chosen) {
        if !all.contains(file) {
            all.push(file.clone());
        }
    }
    all
}

//! What a match is set up on, as far as the set-ups of all games treat it alike: a board, a map or a
//! scenario, of the box or of one's own. It knows no game.

use editor::{Craft, HANDED, handed};
use engine::drive::{Sheet, SheetFile};
use engine::error::LoadError;
use std::rc::Rc;
use store::begin::Plan;
use store::{BoardList, BoardRecord};
use ui::file::FileError;
use ui::l10n::Phrases;
use yew::Html;

/// The keys of what is said about those of one's own.
pub struct VenueKeys {
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
pub trait Venue: PartialEq + 'static {
    /// The choices for a match.
    type Draft: Plan;
    /// What the editor makes of it.
    type Craft: Craft<Sketch = Sheet<Self::File>>;
    /// What a file says of it.
    type File: SheetFile + 'static;
    /// How options name it.
    type Choice: Clone + PartialEq + 'static;
    /// How it is asked for by an address.
    type Asked: 'static;
    /// What is said about those of one's own.
    const KEYS: VenueKeys;

    /// The one that is chosen.
    fn choice(draft: &Self::Draft) -> &Self::Choice;

    /// What its file says.
    fn file(draft: &Self::Draft) -> &Self::File;

    /// Its id, where it is of the box.
    fn shipped(draft: &Self::Draft) -> Option<String>;

    /// Names one of one's own.
    fn own(file: Self::File) -> Self::Choice;

    /// What one of one's own says.
    fn own_file(choice: &Self::Choice) -> Option<&Self::File>;

    /// Whether it is the one that is chosen.
    fn is_chosen(draft: &Self::Draft, choice: &Self::Choice) -> bool {
        choice == Self::choice(draft)
    }

    /// The match on another one that was offered.
    fn on_offered(draft: &Self::Draft, choice: Self::Choice) -> Option<Self::Draft>;

    /// The match on the one of a file of this name.
    ///
    /// # Errors
    /// When it is faulty.
    fn on_own(draft: &Self::Draft, name: &str, file: Self::File) -> Result<Self::Draft, LoadError>;

    /// Reads a file.
    ///
    /// # Errors
    /// When it is faulty.
    fn read(name: &str, text: &str) -> Result<Self::File, LoadError>;

    /// The one of the box with this id.
    fn asked_of_box(id: &str) -> Option<Self::Asked>;

    /// One of one's own.
    fn asked_own(file: Self::File) -> Self::Asked;

    /// The set-up in hand on the one that was asked for, or a new one.
    fn on_asked(in_hand: Option<Self::Draft>, asked: Self::Asked) -> Option<Self::Draft>;

    /// Its picture, small.
    fn stamp(file: &Rc<Self::File>) -> Html;

    /// Its name.
    fn title(phrases: &Phrases, choice: &Self::Choice, file: &Self::File) -> String;

    /// What is known of it, in a few words.
    fn facts(phrases: &Phrases, file: &Self::File) -> Html;

    /// Why a file could not be read.
    fn unread(error: FileError) -> &'static str {
        error.phrase()
    }
}

/// The kept ones that can be played; others are still being made.
#[must_use]
pub fn playable<V: Venue>(kept: &BoardList) -> Vec<Rc<V::File>> {
    let all = kept.boards().iter();
    all.filter_map(|own| read::<V>(own).ok())
        .map(Rc::new)
        .collect()
}

fn read<V: Venue>(own: &BoardRecord) -> Result<V::File, LoadError> {
    V::read(&own.name, &own.text)
}

/// The match on the one in the text of a file.
///
/// # Errors
/// When it is faulty.
pub fn opened<V: Venue>(draft: &V::Draft, name: &str, text: &str) -> Result<V::Draft, LoadError> {
    V::on_own(draft, name, V::read(name, text)?)
}

/// The one with an id; the outer `None` while the shelf is not read yet.
#[must_use]
pub fn asked_for<V: Venue>(id: &str, kept: &BoardList) -> Option<Option<V::Asked>> {
    if id == HANDED {
        let craft = handed::<V::Craft>();
        return Some(craft.map(|craft| V::asked_own(craft.file().clone())));
    }
    if let Some(shipped) = V::asked_of_box(id) {
        return Some(Some(shipped));
    }
    match kept {
        BoardList::Loading => None,
        BoardList::Failed(_) => Some(None),
        BoardList::Ready(all) => {
            let own = all.iter().find(|own| own.id == id);
            let file = own.and_then(|own| read::<V>(own).ok());
            Some(file.map(V::asked_own))
        }
    }
}

/// Those of one's own: kept ones, those of files, and the one that another page has handed over.
#[must_use]
pub fn all_own<V: Venue>(
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

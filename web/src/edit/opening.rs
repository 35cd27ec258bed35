//! How a thing comes into its editor: a new one, one of the box, one's own, a file, or one that
//! another page has handed over; and the question that is asked before an unsaved one is left.

use super::craft::{Craft, HANDED};
use super::handwork::Handwork;
use super::studio::{Deed, Studio};
use super::{Bench, Kept, Origin, Step};
use engine::error::LoadError;
use std::rc::Rc;
use store::{BoardList, BoardShelf};
use ui::l10n::Phrases;
use ui::route::Route;
use yew::prelude::*;

/// A thing that is wanted in the editor.
#[derive(Clone, PartialEq, Debug)]
pub enum Wanted<S> {
    /// A new one.
    Blank,
    /// The one with this id: of the box, one's own, or handed over.
    Id(String),
    /// The one that was read from a file.
    Read(Box<S>),
}

/// What becomes of a wish.
enum Answer<S> {
    /// The shelf has not been read yet.
    Wait,
    /// Here it is.
    Found(Box<S>, Origin),
    /// Why not, in words.
    Refused(String),
}

impl<S: Craft> Wanted<S> {
    fn find(&self, phrases: &Phrases, list: &BoardList) -> Answer<S> {
        match self {
            Self::Blank => Answer::Found(Box::new(S::blank(phrases)), Origin::New),
            Self::Read(thing) => Answer::Found(thing.clone(), Origin::New),
            Self::Id(id) if id == HANDED => match handed() {
                Some(thing) => Answer::Found(Box::new(thing), Origin::New),
                None => Answer::Refused(phrases.text("edit-gone")),
            },
            Self::Id(id) => match S::shipped(phrases, id) {
                Some(thing) => read(phrases, thing, Origin::Shipped(id.clone())),
                None => own(phrases, id, list),
            },
        }
    }

    /// Whether it is new to this browser, and so not saved anywhere.
    fn is_foreign(&self) -> bool {
        match self {
            Self::Read(_) => true,
            Self::Id(id) => id == HANDED,
            Self::Blank => false,
        }
    }
}

fn own<S: Craft>(phrases: &Phrases, id: &str, list: &BoardList) -> Answer<S> {
    match list {
        BoardList::Loading => Answer::Wait,
        BoardList::Failed(error) => Answer::Refused(phrases.text(error.phrase())),
        BoardList::Ready(all) => match all.iter().find(|own| own.id == id) {
            Some(own) => {
                let origin = Origin::Own(id.to_owned());
                read(phrases, S::read(&own.name, &own.text), origin)
            }
            None => Answer::Refused(phrases.text("edit-gone")),
        },
    }
}

fn read<S: Craft>(phrases: &Phrases, thing: Result<S, LoadError>, origin: Origin) -> Answer<S> {
    match thing {
        Ok(thing) => Answer::Found(Box::new(thing), origin),
        Err(fault) => Answer::Refused(S::refusal(phrases, &fault)),
    }
}

/// The thing that another page has handed over.
#[must_use]
pub fn handed<S: Craft>() -> Option<S> {
    S::read("link", &Kept::read(S::HANDED)?.text).ok()
}

/// Hands a thing to another page.
pub fn hand_over<S: Craft>(thing: &S) {
    let kept = Kept {
        origin: String::new(),
        changed: true,
        text: thing.write(),
    };
    kept.write(S::HANDED);
}

/// The place that shows a thing from a file: what it is and what can be done with it, or the editor
/// where it is too large for an address.
fn place_of<S: Craft>(thing: &S) -> Route {
    match thing.code() {
        Some(code) => Route::Board {
            game: S::GAME,
            code,
        },
        None => {
            hand_over(thing);
            S::editor(Some(HANDED))
        }
    }
}

/// The place that shows the thing in the text of a file.
///
/// # Errors
/// Why it is not accepted, in a sentence.
pub fn place_in_file<S: Craft>(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
    match S::read(file, text) {
        Ok(thing) => Ok(place_of(&thing)),
        Err(fault) => Err(S::refusal(phrases, &fault)),
    }
}

/// Makes the address name the thing in hand, so that a reload comes back to it.
pub fn show<S: Craft>(origin: &Origin) {
    let own = S::editor(origin.id());
    if Route::current() != own {
        own.replace(&own);
    }
}

fn origin_of<S: Craft>(phrases: &Phrases, id: &str) -> Origin {
    if id.is_empty() {
        Origin::New
    } else if S::shipped(phrases, id).is_some() {
        Origin::Shipped(id.to_owned())
    } else {
        Origin::Own(id.to_owned())
    }
}

/// The draft that was left, or a new thing.
fn left_draft<S: Craft>(phrases: &Phrases) -> Bench<S> {
    let kept = Kept::read(S::DRAFT);
    let thing = kept
        .as_ref()
        .and_then(|kept| S::read("draft", &kept.text).ok());
    match (kept, thing) {
        (Some(kept), Some(thing)) => {
            let bench = Bench::new(thing, origin_of::<S>(phrases, &kept.origin));
            if kept.changed { bench.unsaved() } else { bench }
        }
        (None | Some(_), _) => Bench::new(S::blank(phrases), Origin::New),
    }
}

/// The editor's state, what is waited for, and what has gone wrong.
pub struct Opening<T: Handwork> {
    /// The state.
    pub studio: UseReducerHandle<Studio<T>>,
    /// What is wanted while the unsaved thing is still in hand.
    pub asked: UseStateHandle<Option<Wanted<T::Craft>>>,
    /// Wants a thing; asks first where something would be lost.
    pub want: Callback<Wanted<T::Craft>>,
    /// Opens the wanted one whatever becomes of the present.
    pub force: Callback<Wanted<T::Craft>>,
    /// Why the last one was not opened.
    pub refused: UseStateHandle<Option<String>>,
}

/// Opens what the address names, and keeps the draft after every change.
#[hook]
pub fn use_opening<T: Handwork>(
    place: Option<String>,
    phrases: &Phrases,
    shelf: &BoardShelf,
) -> Opening<T> {
    let studio = use_reducer(|| Studio::begin(left_draft(phrases)));
    let asked = use_state(|| None::<Wanted<T::Craft>>);
    let coming = use_state(|| None::<Wanted<T::Craft>>);
    let refused = use_state(|| None::<String>);
    let force = {
        let (coming, asked) = (coming.clone(), asked.clone());
        Callback::from(move |wanted| {
            asked.set(None);
            coming.set(Some(wanted));
        })
    };
    let want = {
        let (studio, asked, force) = (studio.clone(), asked.clone(), force.clone());
        Callback::from(move |wanted| {
            if studio.bench().is_changed() {
                asked.set(Some(wanted));
            } else {
                force.emit(wanted);
            }
        })
    };
    {
        let (studio, want) = (studio.clone(), want.clone());
        use_effect_with(place, move |place| {
            // Without an id it is the one in hand; the one that is in hand need not come.
            let in_hand = studio.bench().origin.id();
            if let Some(id) = place.as_ref().filter(|id| in_hand != Some(id)) {
                want.emit(Wanted::Id(id.clone()));
            }
        });
    }
    let deeds = studio.dispatcher();
    let (set, told, phrases) = (coming.setter(), refused.setter(), phrases.clone());
    use_effect_with(
        ((*coming).clone(), shelf.list.clone()),
        move |(coming, list)| {
            let Some(wanted) = coming else { return };
            match wanted.find(&phrases, list) {
                Answer::Wait => return,
                Answer::Found(thing, origin) => {
                    show::<T::Craft>(&origin);
                    deeds.dispatch(Deed::Step(Step::Open(thing, origin, wanted.is_foreign())));
                    told.set(None);
                }
                Answer::Refused(why) => told.set(Some(why)),
            }
            set.set(None);
        },
    );
    use_kept(studio.bench());
    Opening {
        studio,
        asked,
        want,
        force,
        refused,
    }
}

/// Keeps the draft after every change.
#[hook]
fn use_kept<S: Craft>(bench: &Bench<S>) {
    let now: (Rc<S>, Origin, bool) = (
        bench.present().clone(),
        bench.origin.clone(),
        bench.is_changed(),
    );
    use_effect_with(now, |(thing, origin, changed)| {
        let kept = Kept {
            origin: origin.id().unwrap_or_default().to_owned(),
            changed: *changed,
            text: thing.write(),
        };
        kept.write(S::DRAFT);
    });
}

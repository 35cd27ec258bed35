//! How a thing comes into its editor: a new one, one of the box, one's own, a file, or one that
//! another page has handed over; and the question that is asked before an unsaved one is left.

use super::craft::{Craft, HANDED};
use super::studio::{Deed, Studio};
use super::{Bench, Kept, Origin, Step};
use crate::studio::handwork::Handwork;
use engine::drive::Sketched;
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

impl<S: Sketched> Wanted<S> {
    fn find<C: Craft<Sketch = S>>(&self, phrases: &Phrases, list: &BoardList) -> Answer<S> {
        match self {
            Self::Blank => Answer::Found(Box::new(C::blank(phrases)), Origin::New),
            Self::Read(thing) => Answer::Found(thing.clone(), Origin::New),
            Self::Id(id) if id == HANDED => match handed::<C>() {
                Some(thing) => Answer::Found(Box::new(thing), Origin::New),
                None => Answer::Refused(phrases.text("edit-gone")),
            },
            Self::Id(id) => match C::of_box(phrases, id) {
                Some(thing) => read::<C>(phrases, thing, Origin::Shipped(id.clone())),
                None => own::<C>(phrases, id, list),
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

fn own<C: Craft>(phrases: &Phrases, id: &str, list: &BoardList) -> Answer<C::Sketch> {
    match list {
        BoardList::Loading => Answer::Wait,
        BoardList::Failed(error) => Answer::Refused(phrases.text(error.phrase())),
        BoardList::Ready(all) => match all.iter().find(|own| own.id == id) {
            Some(own) => {
                let origin = Origin::Own(id.to_owned());
                read::<C>(phrases, C::Sketch::read(&own.name, &own.text), origin)
            }
            None => Answer::Refused(phrases.text("edit-gone")),
        },
    }
}

fn read<C: Craft>(
    phrases: &Phrases,
    thing: Result<C::Sketch, LoadError>,
    origin: Origin,
) -> Answer<C::Sketch> {
    match thing {
        Ok(thing) => Answer::Found(Box::new(thing), origin),
        Err(fault) => Answer::Refused(C::refusal(phrases, &fault)),
    }
}

/// The thing that another page has handed over.
#[must_use]
pub fn handed<C: Craft>() -> Option<C::Sketch> {
    C::Sketch::read("link", &Kept::read(C::HANDED)?.text).ok()
}

/// Hands a thing to another page.
pub fn hand_over<C: Craft>(thing: &C::Sketch) {
    let kept = Kept {
        origin: String::new(),
        changed: true,
        text: thing.write(),
    };
    kept.write(C::HANDED);
}

/// The place that shows a thing from a file: what it is and what can be done with it, or the editor
/// where it is too large for an address.
fn place_of<C: Craft>(thing: &C::Sketch) -> Route {
    match thing.code() {
        Some(code) => Route::Board {
            game: C::GAME,
            code,
        },
        None => {
            hand_over::<C>(thing);
            C::editor(Some(HANDED))
        }
    }
}

/// The place that shows the thing in the text of a file.
///
/// # Errors
/// Why it is not accepted, in a sentence.
pub fn place_in_file<C: Craft>(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
    match C::Sketch::read(file, text) {
        Ok(thing) => Ok(place_of::<C>(&thing)),
        Err(fault) => Err(C::refusal(phrases, &fault)),
    }
}

/// Makes the address name the thing in hand, so that a reload comes back to it.
pub fn show<C: Craft>(origin: &Origin) {
    let own = C::editor(origin.id());
    if Route::current() != own {
        own.replace(&own);
    }
}

fn origin_of<C: Craft>(phrases: &Phrases, id: &str) -> Origin {
    if id.is_empty() {
        Origin::New
    } else if C::of_box(phrases, id).is_some() {
        Origin::Shipped(id.to_owned())
    } else {
        Origin::Own(id.to_owned())
    }
}

/// The draft that was left, or a new thing.
fn left_draft<C: Craft>(phrases: &Phrases) -> Bench<C::Sketch> {
    let kept = Kept::read(C::DRAFT);
    let thing = kept
        .as_ref()
        .and_then(|kept| C::Sketch::read("draft", &kept.text).ok());
    match (kept, thing) {
        (Some(kept), Some(thing)) => {
            let bench = Bench::new(thing, origin_of::<C>(phrases, &kept.origin));
            if kept.changed { bench.unsaved() } else { bench }
        }
        (None | Some(_), _) => Bench::new(C::blank(phrases), Origin::New),
    }
}

/// The editor's state, what is waited for, and what has gone wrong.
pub struct Opening<T: Handwork> {
    /// The state.
    pub studio: UseReducerHandle<Studio<T>>,
    /// What is wanted while the unsaved thing is still in hand.
    pub asked: UseStateHandle<Option<Wanted<T::Sketch>>>,
    /// Wants a thing; asks first where something would be lost.
    pub want: Callback<Wanted<T::Sketch>>,
    /// Opens the wanted one whatever becomes of the present.
    pub force: Callback<Wanted<T::Sketch>>,
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
    let studio = use_reducer(|| Studio::begin(left_draft::<T>(phrases)));
    let asked = use_state(|| None::<Wanted<T::Sketch>>);
    let coming = use_state(|| None::<Wanted<T::Sketch>>);
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
            match wanted.find::<T>(&phrases, list) {
                Answer::Wait => return,
                Answer::Found(thing, origin) => {
                    show::<T>(&origin);
                    deeds.dispatch(Deed::Step(Step::Open(thing, origin, wanted.is_foreign())));
                    told.set(None);
                }
                Answer::Refused(why) => told.set(Some(why)),
            }
            set.set(None);
        },
    );
    use_kept::<T>(studio.bench());
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
fn use_kept<C: Craft>(bench: &Bench<C::Sketch>) {
    let now: (Rc<C::Sketch>, Origin, bool) = (
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
        kept.write(C::DRAFT);
    });
}

//! How a board comes into the editor: a new one, one of the box, one's own, a file, or one that
//! another page has handed over; and the question that is asked before an unsaved one is left.

use super::report::refusal_words;
use super::studio::{Deed, Origin, Studio};
use crate::edit::Kept;
use crate::games::GameName;
use crate::l10n::Phrases;
use crate::pack::stocks;
use crate::route::Route;
use crate::store::{BoardList, BoardShelf};
use engine::rift::sketch::Sketch;
use yew::prelude::*;

/// The slot of the draft.
pub const DRAFT: &str = "rift-board";
/// The slot, and the id in addresses, of a board that one page hands to another.
pub const HANDED: &str = "chosen";
const HANDED_SLOT: &str = "rift-chosen";
/// Columns and rows of a new board: four mats `[RIFT-2.2]`.
const NEW_SIDE: u8 = 8;

/// A board that is wanted in the editor.
#[derive(Clone, PartialEq, Debug)]
pub enum Wanted {
    /// A new one.
    Blank,
    /// The one with this id: of the box, one's own, or handed over.
    Id(String),
    /// The one that was read from a file.
    Read(Box<Sketch>),
}

/// What becomes of a wish.
pub enum Answer {
    /// The shelf has not been read yet.
    Wait,
    /// Here it is.
    Board(Box<Sketch>, Origin),
    /// Why not, in words.
    Refused(String),
}

impl Wanted {
    /// Finds the board.
    #[must_use]
    pub fn find(&self, phrases: &Phrases, list: &BoardList) -> Answer {
        match self {
            Self::Blank => Answer::Board(Box::new(blank(phrases)), Origin::New),
            Self::Read(sketch) => Answer::Board(sketch.clone(), Origin::New),
            Self::Id(id) if id == HANDED => match handed() {
                Some(sketch) => Answer::Board(Box::new(sketch), Origin::New),
                None => Answer::Refused(phrases.text("edit-gone")),
            },
            Self::Id(id) => match stocks().rift.board(id) {
                Some(board) => read(phrases, Sketch::of(id, board), Origin::Shipped(id.clone())),
                None => own(phrases, id, list),
            },
        }
    }

    /// Whether it is new to this browser, and so not saved anywhere.
    #[must_use]
    pub fn is_foreign(&self) -> bool {
        match self {
            Self::Read(_) => true,
            Self::Id(id) => id == HANDED,
            Self::Blank => false,
        }
    }
}

fn own(phrases: &Phrases, id: &str, list: &BoardList) -> Answer {
    match list {
        BoardList::Loading => Answer::Wait,
        BoardList::Failed(error) => Answer::Refused(phrases.text(error.phrase())),
        BoardList::Ready(boards) => match boards.iter().find(|board| board.id == id) {
            Some(board) => {
                let origin = Origin::Own(id.to_owned());
                read(phrases, Sketch::read(&board.name, &board.text), origin)
            }
            None => Answer::Refused(phrases.text("edit-gone")),
        },
    }
}

fn read(
    phrases: &Phrases,
    sketch: Result<Sketch, engine::error::LoadError>,
    origin: Origin,
) -> Answer {
    match sketch {
        Ok(sketch) => Answer::Board(Box::new(sketch), origin),
        Err(fault) => Answer::Refused(refusal_words(phrases, &fault)),
    }
}

/// A new board.
#[must_use]
pub fn blank(phrases: &Phrases) -> Sketch {
    Sketch::blank(NEW_SIDE, NEW_SIDE).named(&phrases.text("rift-editor-untitled"))
}

/// The board that another page has handed over.
#[must_use]
pub fn handed() -> Option<Sketch> {
    Sketch::read("link", &Kept::read(HANDED_SLOT)?.text).ok()
}

/// Hands a board to another page.
pub fn hand_over(sketch: &Sketch) {
    let kept = Kept {
        origin: String::new(),
        changed: true,
        text: sketch.write(),
    };
    kept.write(HANDED_SLOT);
}

impl Origin {
    /// Its id in addresses; none for a new board.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::New => None,
            Self::Shipped(id) | Self::Own(id) => Some(id),
        }
    }

    /// Makes the address name the board in hand, so that a reload comes back to it.
    pub fn show(&self) {
        let own = Route::Editor {
            game: GameName::Rift,
            board: self.id().map(str::to_owned),
        };
        if Route::current() != own {
            own.replace();
        }
    }

    /// The origin with an id.
    #[must_use]
    pub fn of_id(id: &str) -> Self {
        if id.is_empty() {
            Self::New
        } else if stocks().rift.board_ids().any(|known| known == id) {
            Self::Shipped(id.to_owned())
        } else {
            Self::Own(id.to_owned())
        }
    }
}

/// The draft that was left, or a new board.
fn left_draft(phrases: &Phrases) -> Studio {
    let kept = Kept::read(DRAFT);
    let sketch = kept
        .as_ref()
        .and_then(|kept| Sketch::read("draft", &kept.text).ok());
    match (kept, sketch) {
        (Some(kept), Some(sketch)) => {
            let studio = Studio::new(sketch, Origin::of_id(&kept.origin));
            if kept.changed {
                studio.unsaved()
            } else {
                studio
            }
        }
        (None | Some(_), _) => Studio::new(blank(phrases), Origin::New),
    }
}

/// The editor's state, what is waited for, and what has gone wrong.
pub struct Opening {
    /// The state.
    pub studio: UseReducerHandle<Studio>,
    /// The board that is wanted while the unsaved one is still in hand.
    pub asked: UseStateHandle<Option<Wanted>>,
    /// Wants a board; asks first where something would be lost.
    pub want: Callback<Wanted>,
    /// Opens the wanted one whatever becomes of the present.
    pub force: Callback<Wanted>,
    /// Why the last one was not opened.
    pub refused: UseStateHandle<Option<String>>,
}

/// Opens what the address names, and keeps the draft after every change.
#[hook]
pub fn use_opening(place: Option<String>, phrases: &Phrases, shelf: &BoardShelf) -> Opening {
    let studio = use_reducer(|| left_draft(phrases));
    let asked = use_state(|| None::<Wanted>);
    let coming = use_state(|| None::<Wanted>);
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
            if studio.is_changed() {
                asked.set(Some(wanted));
            } else {
                force.emit(wanted);
            }
        })
    };
    {
        let (studio, want) = (studio.clone(), want.clone());
        use_effect_with(place, move |place| {
            // Without an id it is the board in hand; the one that is in hand need not come.
            if let Some(id) = place.as_ref().filter(|id| studio.origin.id() != Some(id)) {
                want.emit(Wanted::Id(id.clone()));
            }
        });
    }
    let studio_deeds = studio.dispatcher();
    let (set, told, phrases) = (coming.setter(), refused.setter(), phrases.clone());
    use_effect_with(
        ((*coming).clone(), shelf.list.clone()),
        move |(coming, list)| {
            let Some(wanted) = coming else { return };
            match wanted.find(&phrases, list) {
                Answer::Wait => return,
                Answer::Board(sketch, origin) => {
                    origin.show();
                    studio_deeds.dispatch(Deed::Open(sketch, origin, wanted.is_foreign()));
                    told.set(None);
                }
                Answer::Refused(why) => told.set(Some(why)),
            }
            set.set(None);
        },
    );
    use_kept(&studio);
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
fn use_kept(studio: &Studio) {
    let now = (
        studio.settled().clone(),
        studio.origin.clone(),
        studio.is_changed(),
    );
    use_effect_with(now, |(sketch, origin, changed)| {
        let kept = Kept {
            origin: origin.id().unwrap_or_default().to_owned(),
            changed: *changed,
            text: sketch.write(),
        };
        kept.write(DRAFT);
    });
}

//! The parts of the page whose code is fetched when it is first needed.
//!
//! Released pages are built with the feature `split`: `xtask` then cuts the program along the
//! functions of `part/code.rs`, and what only one of them reaches is a file of its own. Without the
//! feature, as with Trunk, all code is there from the beginning and the same calls answer at once.
//! What all of it shares stays in the program: words, settings, saves, the first page.

mod code;

pub(crate) use code::{pack_reader, player, sound};

use crate::route::Route;
use std::cell::RefCell;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Draws the page of a place that belongs to the part.
pub type Draw = fn(&Route) -> Html;

/// The code of a part could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfetched;

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What is read and kept around the games: rules, saves, settings.
    Desk,
    /// Setting up a match and playing it.
    Play,
    /// Making boards.
    Edit,
    /// The text version of a match.
    Text,
    /// Lessons and puzzles.
    Learn,
    /// Taking files.
    Open,
    /// Matches that came by a link.
    Share,
}

thread_local! {
    /// The parts that are there.
    static HERE: RefCell<Vec<(Part, Draw)>> = const { RefCell::new(Vec::new()) };
}

impl Part {
    /// The part that draws a place; none for those that are always there.
    #[must_use]
    pub const fn of(route: &Route) -> Option<Self> {
        match route {
            Route::Rules { .. } | Route::Saves | Route::Settings => Some(Self::Desk),
            Route::Setup { .. }
            | Route::Play { .. }
            | Route::Table { .. }
            | Route::OnBoard { .. }
            | Route::Replay { .. } => Some(Self::Play),
            Route::Editor { .. } | Route::Board { .. } => Some(Self::Edit),
            Route::Text { .. } => Some(Self::Text),
            Route::Match { .. }
            | Route::Turn { .. }
            | Route::Join { .. }
            | Route::Answer { .. } => Some(Self::Share),
            Route::Learn { .. } | Route::Puzzles { .. } => Some(Self::Learn),
            Route::Open | Route::Continue => Some(Self::Open),
            Route::Home | Route::Gallery | Route::NotFound => None,
        }
    }

    /// Its drawing, when the code is there.
    #[must_use]
    pub fn here(self) -> Option<Draw> {
        HERE.with_borrow(|here| {
            let found = here.iter().find(|(part, _)| *part == self);
            found.map(|(_, draw)| *draw)
        })
    }

    /// Fetches its code, unless it is there.
    ///
    /// # Errors
    /// When the code is not to be had, as without a network. It may be asked for again.
    pub async fn fetch(self) -> Result<Draw, Unfetched> {
        if let Some(draw) = self.here() {
            return Ok(draw);
        }
        let draw = match self {
            Self::Desk => code::desk().await,
            Self::Play => code::play().await,
            Self::Edit => code::edit().await,
            Self::Text => code::text().await,
            Self::Learn => code::learn().await,
            Self::Open => code::open().await,
            Self::Share => code::share().await,
        }?;
        HERE.with_borrow_mut(|here| here.push((self, draw)));
        Ok(draw)
    }

    /// Fetches its code ahead of need. A failure is told when it is needed.
    pub fn expect(self) {
        spawn_local(async move {
            let _ = self.fetch().await;
        });
    }
}

/// How far the code of a part is.
#[derive(Clone, PartialEq)]
pub enum Arrival {
    /// On its way.
    Fetching,
    /// There.
    Here,
    /// Not to be had; the call asks again.
    Failed(Callback<()>),
}

/// Sees to it that the code of a part is there.
#[hook]
pub fn use_part(part: Option<Part>) -> Arrival {
    // Which attempt failed last, and which one runs now.
    let failed = use_state(|| None::<(Part, u32)>);
    let attempt = use_state(|| 0_u32);
    let update = use_force_update();
    let missing = part.filter(|part| part.here().is_none());
    {
        let failed = failed.setter();
        use_effect_with((missing, *attempt), move |(missing, attempt)| {
            let (missing, attempt) = (*missing, *attempt);
            if let Some(part) = missing {
                spawn_local(async move {
                    match part.fetch().await {
                        Ok(_) => update.force_update(),
                        Err(Unfetched) => failed.set(Some((part, attempt))),
                    }
                });
            }
        });
    }
    match missing {
        None => Arrival::Here,
        Some(part) if *failed == Some((part, *attempt)) => {
            let (setter, next) = (attempt.setter(), *attempt + 1);
            Arrival::Failed(Callback::from(move |()| setter.set(next)))
        }
        Some(_) => Arrival::Fetching,
    }
}

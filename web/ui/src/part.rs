//! The parts of the page whose code is fetched when it is first needed.
//!
//! Released pages are built with the feature `split`: `xtask` then cuts the program along the
//! functions that are declared with `part!`, and what only one of them reaches is a file of its own. Some parts
//! belong to the page, others are rooms of one game: nobody fetches a game that is not played.
//! Without the feature, as with Trunk, all code is there from the beginning and the same calls answer
//! at once. What all of it shares stays in the program: words, settings, saves, the first page.
//!
//! Only the program knows the code of all parts. It says where that is when it begins: see [`Index`].

mod fetching;
mod looks;

pub use fetching::{Arrival, use_parts};
pub use looks::wear;

use crate::l10n::{self, Files, Phrases};
use crate::later::{carried, within};
use crate::route::Route;
use engine::suite::GameId;
use std::any::Any;
use std::cell::RefCell;
use std::pin::Pin;
use std::sync::OnceLock;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Draws the page of a place that belongs to the part.
pub type Draw = fn(&Route) -> Html;

/// What a part hands out, whatever it is.
pub type Given = &'static dyn Any;

/// The code of a part could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfetched;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Unfetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// What a part hands out, as it is fetched.
pub type Fetching = Pin<Box<dyn Future<Output = Result<Given, Unfetched>>>>;

/// Where the code of the parts is.
#[derive(Clone, Copy)]
pub struct Index {
    /// Fetches the code of a part.
    pub fetch: fn(Part) -> Fetching,
    /// What a part hands out whose code came with the program: of all, where it is whole.
    pub at_hand: fn(Part) -> Option<Given>,
}

static INDEX: OnceLock<Index> = OnceLock::new();

/// Says where the code of the parts is, once, before anything is drawn.
pub fn install(index: Index) {
    // A program begins once.
    let _ = INDEX.set(index);
    for game in GameId::ALL {
        let words = (index.at_hand)(Part::Of(game, Room::Words));
        if let Some(files) = words.and_then(<dyn Any>::downcast_ref::<Files>) {
            l10n::bring(game, files);
        }
    }
}

/// Declares the code of a part, fetched where the program is cut and at hand where it is not.
#[macro_export]
macro_rules! part {
    ($(#[$doc:meta])* $name:ident, $give:expr, $given:ty) => {
        $(#[$doc])*
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        pub fn $name() -> Result<$given, $crate::part::Unfetched> {
            Ok($give)
        }

        $(#[$doc])*
        #[cfg(not(feature = "split"))]
        pub async fn $name() -> Result<$given, $crate::part::Unfetched> {
            Ok($give)
        }
    };
}

/// Milliseconds in which the code of a part arrives.
const ARRIVAL: i32 = 30_000;

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
    /// What a game looks like: its style sheet.
    Looks(GameId),
    /// A room of a game.
    Of(GameId, Room),
}

/// A room of a game: what it adds to a part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Its English phrases.
    Words,
    /// Opening matches, and what is said of one.
    Hall,
    /// Set-up and table.
    Table,
    /// Matches watched again.
    Film,
    /// Matches told in words.
    Prose,
    /// The editor.
    Workshop,
    /// Lessons and puzzles.
    School,
    /// Coming to a table at another screen.
    Guest,
    /// What a player tells the page around it.
    Onlook,
}

/// What a room hands out: functions by which the page asks its game.
pub trait Face: Any {
    /// The room.
    const ROOM: Room;
}

impl Face for Files {
    const ROOM: Room = Room::Words;
}

thread_local! {
    /// The parts that are there.
    static HERE: RefCell<Vec<(Part, Given)>> = const { RefCell::new(Vec::new()) };
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

    /// All parts that a place is drawn with, as far as its address tells. A place that shows a match
    /// finds out itself which game that is of.
    #[must_use]
    pub fn all_of(route: &Route) -> Vec<Self> {
        let room = match route {
            Route::Setup { game, .. } | Route::Play { game } => Some((*game, Room::Table)),
            Route::Editor { game, .. } | Route::Board { game, .. } => Some((*game, Room::Workshop)),
            Route::Learn { game, .. } | Route::Puzzles { game, .. } => Some((*game, Room::School)),
            _ => None,
        };
        let rooms = room.map_or_else(Vec::new, |(game, room)| rooms(game, [room]));
        // The settings show pieces of all games.
        let shown = if matches!(route, Route::Settings | Route::Gallery) {
            &GameId::ALL[..]
        } else {
            &[]
        };
        let looks = shown.iter().map(|game| Self::Looks(*game));
        Self::of(route)
            .into_iter()
            .chain(looks)
            .chain(rooms)
            .collect()
    }

    /// What it hands out, when its code is there.
    fn given(self) -> Option<Given> {
        let found = HERE.with_borrow(|here| {
            let found = here.iter().find(|(part, _)| *part == self);
            found.map(|(_, given)| *given)
        });
        found.or_else(|| {
            // Outside of a browser nothing is looked at.
            let looks = matches!(self, Self::Looks(_)) && cfg!(not(target_arch = "wasm32"));
            if looks {
                Some(&())
            } else {
                (INDEX.get()?.at_hand)(self)
            }
        })
    }

    /// Whether it is there.
    #[must_use]
    pub fn is_here(self) -> bool {
        self.given().is_some()
    }

    /// Its drawing, when the code is there.
    #[must_use]
    pub fn draw(self) -> Option<Draw> {
        self.given()?.downcast_ref::<Draw>().copied()
    }

    /// Fetches its code, unless it is there.
    ///
    /// # Errors
    /// When the code is not to be had, as without a network, or does not come in time. It may be asked for again.
    pub async fn fetch(self) -> Result<(), Unfetched> {
        if self.is_here() {
            return Ok(());
        }
        let late = move |given: Result<Given, Unfetched>| {
            if let Ok(given) = given {
                self.take(given);
            }
        };
        let index = INDEX.get().ok_or(Unfetched)?;
        let given = in_time(carried((index.fetch)(self), late)).await?;
        self.take(given);
        Ok(())
    }

    /// Its code is there.
    fn take(self, given: Given) {
        // Two may have asked for it at once.
        if !self.is_here() {
            HERE.with_borrow_mut(|here| here.push((self, given)));
            if let (Self::Of(game, Room::Words), Some(files)) =
                (self, given.downcast_ref::<Files>())
            {
                l10n::bring(game, files);
            }
        }
    }

    /// Fetches its code ahead of need. A failure is told when it is needed.
    pub fn expect(self) {
        spawn_local(async move {
            let _ = self.fetch().await;
        });
    }
}

/// What is waited for, unless it does not come in time.
///
/// # Errors
/// When it is not to be had, or takes too long.
pub async fn in_time<T>(wait: impl Future<Output = Result<T, Unfetched>>) -> Result<T, Unfetched> {
    within(ARRIVAL, wait).await.unwrap_or(Err(Unfetched))
}

/// What a room of a game hands out, when its code is there.
#[must_use]
pub fn here<F: Face>(game: GameId) -> Option<&'static F> {
    Part::Of(game, F::ROOM).given()?.downcast_ref()
}

/// The rooms of a game, with its words and, unless nothing of it is drawn, with its looks.
#[must_use]
pub fn rooms<const N: usize>(game: GameId, rooms: [Room; N]) -> Vec<Part> {
    let words = Part::Of(game, Room::Words);
    let looks = (N > 0).then_some(Part::Looks(game));
    let rooms = rooms.map(|room| Part::Of(game, room));
    [words].into_iter().chain(looks).chain(rooms).collect()
}

/// Fetches parts, and the words of their games in the language of the page.
///
/// # Errors
/// When the code of one is not to be had. A translation that does not come is told by the page, and
/// English stands in for it.
pub async fn fetch_all(parts: &[Part], phrases: &Phrases) -> Result<(), Unfetched> {
    // All are on their way before the first is waited for.
    let missing = parts.iter().filter(|part| !part.is_here());
    missing.for_each(|part| part.expect());
    for part in parts {
        part.fetch().await?;
        if let Part::Of(game, Room::Words) = part {
            phrases.fetch_game(*game).await;
        }
    }
    Ok(())
}

/// Fetches a room of a game with its words.
///
/// # Errors
/// As [`fetch_all`].
pub async fn enter<F: Face>(game: GameId, phrases: &Phrases) -> Result<&'static F, Unfetched> {
    fetch_all(&rooms(game, [F::ROOM]), phrases).await?;
    here(game).ok_or(Unfetched)
}

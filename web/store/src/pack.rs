//! The content pack in force: what is played with, and the words, pictures and colors of a publisher
//! in the place of ours.
//!
//! What is in force is one value of the page, put there before any match is opened and changed only
//! outside of matches: words and pictures are read from everywhere, and two answers at one time
//! would show a match with the names of another. Tables get their stock as an argument all the
//! same; nothing of the engine knows this value. Reading and checking a pack is code of its own,
//! fetched when there is a pack.

mod origin;
pub mod picture;
mod pictures;
mod provider;
mod read;
mod sheet;
mod theme;
mod trouble;
mod words;

pub use origin::Installed;
pub use provider::{PackHandle, PackProvider, use_packs};
pub use read::{Reader, pack_reader};
pub use trouble::{PackTrouble, refusal};

use engine::pack::{Credit, PackName};
use engine::suite::Stocks;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use ui::l10n;

/// A pack that passed every check.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pack {
    /// By what it is known; none for what is ours.
    pub name: Option<PackName>,
    /// Who made it.
    pub credits: Vec<Credit>,
    /// What each game is played with.
    pub stocks: Rc<Stocks>,
    /// Phrases in Fluent, by the code of their language.
    words: BTreeMap<String, String>,
    /// Addresses of pictures, by slot.
    pictures: Vec<(String, String)>,
    /// Rules of a style sheet that set tokens.
    sheet: String,
}

thread_local! {
    static IN_FORCE: RefCell<Rc<Pack>> = RefCell::default();
}

/// The pack in force.
#[must_use]
pub fn in_force() -> Rc<Pack> {
    IN_FORCE.with_borrow(Rc::clone)
}

/// What each game is played with.
#[must_use]
pub fn stocks() -> Rc<Stocks> {
    in_force().stocks.clone()
}

/// What a worker, which has a memory of its own, must be told to play with; nothing for the box.
#[must_use]
pub fn stocks_elsewhere() -> Option<Box<Stocks>> {
    let now = in_force();
    now.name.as_ref().map(|_| Box::new((*now.stocks).clone()))
}

/// The place of a picture among those of the pack, by which it stays known.
#[must_use]
pub fn picture_number(slot: &str) -> Option<u8> {
    IN_FORCE.with_borrow(|now| {
        let place = now.pictures.iter().position(|(name, _)| name == slot)?;
        u8::try_from(place).ok()
    })
}

/// The address of a picture by its number.
#[must_use]
pub fn picture(number: u8) -> Option<String> {
    IN_FORCE.with_borrow(|now| {
        let picture = now.pictures.get(usize::from(number));
        picture.map(|(_, address)| address.clone())
    })
}

/// The address of the picture of a slot.
#[must_use]
pub fn picture_of(slot: &str) -> Option<String> {
    picture(picture_number(slot)?)
}

/// Puts a pack into force.
fn enforce(pack: Pack) {
    sheet::fill(&pack.sheet);
    l10n::override_with(pack.words.clone());
    IN_FORCE.set(Rc::new(pack));
}

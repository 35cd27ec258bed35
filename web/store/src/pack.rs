//! The content pack in force: what is played with, and the words, pictures and colors of a publisher
//! in the place of ours.
//!
//! What is in force is one value of the page, put there before any match is opened and changed only
//! outside of matches: words and pictures are read from everywhere, and two answers at one time
//! would show a match with the names of another. Tables get their stock as an argument all the
//! same; nothing of the engine knows this value. Reading and checking a pack is code of its own,
//! fetched when there is a pack.

mod pack_error;
mod phrases;
pub mod picture;
mod picture_check;
mod provider;
mod reader;
mod site_config;
mod style_sheet;
mod theme;

pub use pack_error::{PackErrorNotice, pack_error_text};
pub use provider::{PackHandle, PackProvider, use_packs};
pub use reader::{PackReader, pack_reader};
pub use site_config::SiteConfig;

use engine::pack::{Credit, PackName};
use engine::registry::ContentSets;
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
    pub stocks: Rc<ContentSets>,
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
pub fn current_pack() -> Rc<Pack> {
    IN_FORCE.with_borrow(Rc::clone)
}

/// What each game is played with.
#[must_use]
pub fn current_content() -> Rc<ContentSets> {
    current_pack().stocks.clone()
}

/// What a worker, which has a memory of its own, must be told to play with; nothing for the box.
#[must_use]
pub fn content_for_worker() -> Option<Box<ContentSets>> {
    let now = current_pack();
    now.name.as_ref().map(|_| Box::new((*now.stocks).clone()))
}

/// The place of a picture among those of the pack, by which it stays known.
#[must_use]
pub fn picture_index(slot: &str) -> Option<u8> {
    IN_FORCE.with_borrow(|now| {
        let place = now.pictures.iter().position(|(name, _)| name == slot)?;
        u8::try_from(place).ok()
    })
}

/// The address of a picture by its number.
#[must_use]
pub fn picture_url(number: u8) -> Option<String> {
    IN_FORCE.with_borrow(|now| {
        let picture = now.pictures.get(usize::from(number));
        picture.map(|(_, address)| address.clone())
    })
}

/// The address of the picture of a slot.
#[must_use]
pub fn slot_picture_url(slot: &str) -> Option<String> {
    picture_url(picture_index(slot)?)
}

/// Puts a pack into force.
fn set_current_pack(pack: Pack) {
    style_sheet::set_rules(&pack.sheet);
    l10n::set_overrides(pack.words.clone());
    IN_FORCE.set(Rc::new(pack));
}

//! The content pack in use: the content sets that games are built from, and the publisher's
//! phrases, pictures and colors, which replace the default ones.
//!
//! The pack in use is a global value, set before any match is opened and changed only outside of
//! matches. All components read phrases and pictures from it, so two packs at once would show a
//! match with the names of another pack. The engine does not read this value; tables get their
//! content set as an argument. Reading and checking a pack is a separate chunk, loaded when there
//! is a pack.

mod pack_error;
mod phrases;
pub mod picture;
mod picture_check;
mod provider;
mod reader;
mod site_config;
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
use ui::constructed_sheet::ConstructedSheet;
use ui::l10n;

/// A content pack that passed every check.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pack {
    /// Name of the pack; `None` for the base content.
    pub name: Option<PackName>,
    /// Authors and licenses.
    pub credits: Vec<Credit>,
    /// The content set of each game.
    pub content_sets: Rc<ContentSets>,
    /// Phrases in Fluent syntax, by language code.
    phrases: BTreeMap<String, String>,
    /// Slots and the URLs of their pictures.
    pictures: Vec<(String, String)>,
    /// CSS rules that set design tokens.
    sheet: String,
}

thread_local! {
    static IN_FORCE: RefCell<Rc<Pack>> = RefCell::default();
    /// The colors of the pack in use.
    static COLORS: ConstructedSheet = const { ConstructedSheet::new() };
}

/// Returns the pack in use.
#[must_use]
pub fn current_pack() -> Rc<Pack> {
    IN_FORCE.with_borrow(Rc::clone)
}

/// Returns the content sets of the pack in use.
#[must_use]
pub fn current_content() -> Rc<ContentSets> {
    current_pack().content_sets.clone()
}

/// Returns the content sets to send to a worker, which has its own memory; `None` for the base
/// content.
#[must_use]
pub fn content_for_worker() -> Option<Box<ContentSets>> {
    let now = current_pack();
    now.name
        .as_ref()
        .map(|_| Box::new((*now.content_sets).clone()))
}

/// Returns the index of a slot's picture in the pack, which identifies it.
#[must_use]
pub fn picture_index(slot: &str) -> Option<u8> {
    IN_FORCE.with_borrow(|now| {
        let index = now.pictures.iter().position(|(name, _)| name == slot)?;
        u8::try_from(index).ok()
    })
}

/// Returns the URL of the picture with this index.
#[must_use]
pub fn picture_url(number: u8) -> Option<String> {
    IN_FORCE.with_borrow(|now| {
        let picture = now.pictures.get(usize::from(number));
        picture.map(|(_, address)| address.clone())
    })
}

/// Returns the URL of a slot's picture.
#[must_use]
pub fn slot_picture_url(slot: &str) -> Option<String> {
    picture_url(picture_index(slot)?)
}

/// Makes a pack the one in use.
fn set_current_pack(pack: Pack) {
    COLORS.with(|colors| colors.set_rules(&pack.sheet));
    l10n::set_overrides(pack.phrases.clone());
    IN_FORCE.set(Rc::new(pack));
}

//! Maps as things that an editor makes: where they are kept, read and written, and the way from the
//! editor to a match.

use super::report::refusal_words;
use crate::edit::Craft;
use crate::games::exodus::draft::{Draft, map_blurb, map_name};
use engine::error::LoadError;
use engine::exodus::layout::LayoutFile;
use engine::exodus::layout_code;
use engine::exodus::options::LayoutChoice;
use engine::exodus::sketch::Sketch;
use engine::suite::GameId;
use store::pack::stocks;
use ui::l10n::Phrases;

impl Craft for Sketch {
    const GAME: GameId = GameId::Exodus;
    const DRAFT: &'static str = "exodus-layout";
    const HANDED: &'static str = "exodus-chosen";

    fn name(&self) -> &str {
        &self.file().title
    }

    fn id(&self) -> &str {
        &self.file().id
    }

    fn blank(phrases: &Phrases) -> Self {
        Self::blank().named(&phrases.text("exodus-editor-untitled"))
    }

    fn shipped(phrases: &Phrases, id: &str) -> Option<Result<Self, LoadError>> {
        let stock = stocks().exodus();
        let mut layouts = stock.layouts();
        let mut file = layouts.find(|layout| layout.id == id)?.clone();
        let choice = choice_of(&file);
        file.blurb = map_blurb(phrases, &choice, &file);
        file.title = box_name(phrases, &file);
        Some(Self::of(id, file))
    }

    fn code(&self) -> Option<String> {
        layout_code::encode(self)
    }

    fn refusal(phrases: &Phrases, fault: &LoadError) -> String {
        refusal_words(phrases, fault)
    }
}

/// What options say for a map of the box.
fn choice_of(file: &LayoutFile) -> LayoutChoice {
    let name = file.id.split_once('-').map_or("", |(_, name)| name);
    LayoutChoice::Shipped(name.to_owned())
}

/// A map of the box with the number of its seats.
#[must_use]
pub fn box_name(phrases: &Phrases, file: &LayoutFile) -> String {
    let words = [
        ("name", map_name(phrases, &choice_of(file), file).into()),
        ("seats", file.homes.len().into()),
    ];
    phrases.say("exodus-editor-of-box", &words)
}

/// The first match on a sketch without faults; `salt` makes its chance.
///
/// # Errors
/// Why there is none.
pub fn first_match(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
    let file = LayoutChoice::Custom(Box::new(sketch.file().clone()));
    Draft::chosen(file, seed)
}

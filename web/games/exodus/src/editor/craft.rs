//! Maps as things that an editor makes: where they are kept, read and written, and the way from the
//! editor to a match.

use super::studio::Hand;
use crate::draft::{map_blurb, map_name};
use editor::Craft;
use engine::error::LoadError;
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::LayoutChoice;
use engine::exodus::sketch::Sketch;
use engine::suite::GameId;
use store::pack::stocks;
use ui::l10n::Phrases;

impl Craft for Hand {
    type Sketch = Sketch;
    const GAME: GameId = GameId::Exodus;
    const DRAFT: &'static str = "exodus-layout";
    const HANDED: &'static str = "exodus-chosen";
    const REFUSED: &'static str = "exodus-setup-refused";

    fn blank(phrases: &Phrases) -> Sketch {
        Sketch::blank().named(&phrases.text("exodus-editor-untitled"))
    }

    fn of_box(phrases: &Phrases, id: &str) -> Option<Result<Sketch, LoadError>> {
        let stock = stocks().exodus();
        let mut layouts = stock.layouts();
        let mut file = layouts.find(|layout| layout.id == id)?.clone();
        let choice = choice_of(&file);
        file.blurb = map_blurb(phrases, &choice, &file);
        file.title = box_name(phrases, &file);
        Some(Sketch::of(id, file))
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

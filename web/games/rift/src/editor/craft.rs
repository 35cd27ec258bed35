//! Boards as things that an editor makes: where they are kept, read and written, and the ways from
//! the editor to a match.

use super::report::refusal_words;
use super::studio::Hand;
use crate::draft::Draft;
use editor::Craft;
use engine::error::LoadError;
use engine::rift::options::BoardChoice;
use engine::rift::sketch::Sketch;
use engine::suite::GameId;
use store::pack::stocks;
use ui::l10n::Phrases;

/// Columns and rows of a new board: four mats `[RIFT-2.2]`.
const NEW_SIDE: u8 = 8;

impl Craft for Hand {
    type Sketch = Sketch;
    const GAME: GameId = GameId::Rift;
    const DRAFT: &'static str = "rift-board";
    const HANDED: &'static str = "rift-chosen";

    fn blank(phrases: &Phrases) -> Sketch {
        Sketch::blank(NEW_SIDE, NEW_SIDE).named(&phrases.text("rift-editor-untitled"))
    }

    fn of_box(_: &Phrases, id: &str) -> Option<Result<Sketch, LoadError>> {
        let board = stocks().rift().board(id)?;
        Some(Sketch::of(id, board))
    }

    fn refusal(phrases: &Phrases, fault: &LoadError) -> String {
        refusal_words(phrases, fault)
    }
}

/// The first match on a sketch without faults; `salt` makes its chance.
///
/// # Errors
/// Why there is none.
pub fn first_match(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
    let board = BoardChoice::Custom(Box::new(sketch.file().clone()));
    Draft::chosen(board, seed)
}

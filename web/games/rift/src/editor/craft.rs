//! Boards as things that an editor makes: where they are kept, read and written, and the ways from
//! the editor to a match.

use super::studio::Hand;
use editor::Craft;
use engine::error::LoadError;
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
    const REFUSED: &'static str = "rift-setup-board-refused";

    fn blank(phrases: &Phrases) -> Sketch {
        Sketch::blank(NEW_SIDE, NEW_SIDE).named(&phrases.text("rift-editor-untitled"))
    }

    fn of_box(_: &Phrases, id: &str) -> Option<Result<Sketch, LoadError>> {
        let board = stocks().rift().board(id)?;
        Some(Sketch::of(id, board))
    }
}

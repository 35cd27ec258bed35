//! The editor's document kind for boards: where they are stored, how they are read and written, and
//! how a match is started from one.

use super::editor_tools::GameEditor;
use editor::DocumentKind;
use engine::error::LoadError;
use engine::registry::GameId;
use engine::rift::draft::MapDraft;
use store::pack::current_content;
use ui::l10n::Phrases;

/// Columns and rows of a new board: four mats `[RIFT-2.2]`.
const NEW_BOARD_SIZE: u8 = 8;

impl DocumentKind for GameEditor {
    type Document = MapDraft;
    const GAME: GameId = GameId::Rift;
    const DRAFT_SLOT: &'static str = "rift-board";
    const HANDOVER_SLOT: &'static str = "rift-chosen";
    const OPEN_ERROR_KEY: &'static str = "rift-setup-board-refused";

    fn blank(phrases: &Phrases) -> MapDraft {
        MapDraft::blank(NEW_BOARD_SIZE, NEW_BOARD_SIZE)
            .with_name(&phrases.text("rift-editor-untitled"))
    }

    fn find_shipped(_: &Phrases, id: &str) -> Option<Result<MapDraft, LoadError>> {
        let board = current_content().rift().board(id)?;
        Some(MapDraft::from_file(id, board))
    }
}

//! The editor's document kind for maps: where they are stored, how they are read and written, and
//! how a game is started from one.

use super::editor_tools::GameEditor;
use crate::draft::{map_blurb, map_name};
use editor::DocumentKind;
use engine::error::LoadError;
use engine::exodus::draft::MapDraft;
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::LayoutChoice;
use engine::registry::GameId;
use store::pack::current_content;
use ui::l10n::Phrases;

impl DocumentKind for GameEditor {
    type Document = MapDraft;
    const GAME: GameId = GameId::Exodus;
    const DRAFT_SLOT: &'static str = "exodus-layout";
    const HANDOVER_SLOT: &'static str = "exodus-chosen";
    const OPEN_ERROR_KEY: &'static str = "exodus-setup-refused";

    fn blank(phrases: &Phrases) -> MapDraft {
        MapDraft::blank().with_name(&phrases.text("exodus-editor-untitled"))
    }

    fn find_shipped(phrases: &Phrases, id: &str) -> Option<Result<MapDraft, LoadError>> {
        let content = current_content().exodus();
        let mut layouts = content.layouts();
        let mut file = layouts.find(|layout| layout.id == id)?.clone();
        let choice = choice_of(&file);
        file.blurb = map_blurb(phrases, &choice, &file);
        file.title = shipped_map_name(phrases, &file);
        Some(MapDraft::from_file(id, file))
    }
}

/// Returns the options value for a shipped map.
fn choice_of(file: &LayoutFile) -> LayoutChoice {
    let name = file.id.split_once('-').map_or("", |(_, name)| name);
    LayoutChoice::Shipped(name.to_owned())
}

/// Returns the name of a shipped map with its number of seats.
#[must_use]
pub fn shipped_map_name(phrases: &Phrases, file: &LayoutFile) -> String {
    let args = [
        ("name", map_name(phrases, &choice_of(file), file).into()),
        ("seats", file.homes.len().into()),
    ];
    phrases.say("exodus-editor-of-box", &args)
}

//! The editor's document kind for scenarios: where they are stored, how they are read and written,
//! and how a battle is started from one.

use super::editor_tools::GameEditor;
use crate::draft::{scenario_blurb, scenario_name};
use editor::DocumentKind;
use engine::error::LoadError;
use engine::registry::GameId;
use engine::space_rift::draft::MapDraft;
use engine::space_rift::options::ScenarioChoice;
use store::pack::current_content;
use ui::l10n::Phrases;

impl DocumentKind for GameEditor {
    type Document = MapDraft;
    const GAME: GameId = GameId::SpaceRift;
    const DRAFT_SLOT: &'static str = "space-rift-scenario";
    const HANDOVER_SLOT: &'static str = "space-rift-chosen";
    const OPEN_ERROR_KEY: &'static str = "space-rift-setup-refused";

    fn blank(phrases: &Phrases) -> MapDraft {
        MapDraft::blank().with_name(&phrases.text("space-rift-editor-untitled"))
    }

    fn find_shipped(phrases: &Phrases, id: &str) -> Option<Result<MapDraft, LoadError>> {
        let content = current_content().space_rift();
        if !content.scenario_ids().any(|known| known == id) {
            return None;
        }
        let choice = ScenarioChoice::Shipped(id.to_owned());
        let file = content.scenario(&choice).map(|mut file| {
            file.blurb = scenario_blurb(phrases, &choice, &file);
            file.title = scenario_name(phrases, &choice, &file);
            file
        });
        Some(file.and_then(|file| MapDraft::from_file(id, file)))
    }
}

//! The editor's document kind for scenarios: where they are stored, how they are read and written,
//! and how a game is started from one.

use super::editor_tools::GameEditor;
use crate::draft::{content_set, scenario_goal, scenario_name, scenario_story};
use editor::DocumentKind;
use engine::error::LoadError;
use engine::registry::GameId;
use engine::saga::draft::MapDraft;
use engine::saga::options::ScenarioChoice;
use ui::l10n::Phrases;

impl DocumentKind for GameEditor {
    type Document = MapDraft;
    const GAME: GameId = GameId::Saga;
    const DRAFT_SLOT: &'static str = "saga-scenario";
    const HANDOVER_SLOT: &'static str = "saga-chosen";
    const OPEN_ERROR_KEY: &'static str = "saga-setup-refused";

    fn blank(phrases: &Phrases) -> MapDraft {
        let blank = MapDraft::blank().with_name(&phrases.text("saga-editor-untitled"));
        blank.with(|file| file.goal_text = phrases.text("saga-editor-blank-goal"))
    }

    fn find_shipped(phrases: &Phrases, id: &str) -> Option<Result<MapDraft, LoadError>> {
        let content = content_set();
        let file = content.scenarios().find(|file| file.id == id)?;
        let choice = ScenarioChoice::Shipped(id.to_owned());
        let mut copy = file.clone();
        copy.title = scenario_name(phrases, &choice, file);
        copy.story = scenario_story(phrases, &choice, file);
        copy.goal_text = scenario_goal(phrases, &choice, file);
        Some(MapDraft::from_file(id, copy))
    }
}

//! The scenario editor of Saga: what this game adds to the shared editor page.

mod board;
mod document_kind;
mod drawing;
mod editor_tools;
mod fields;
mod hex_coord;
mod hex_panel;
mod keys;
mod report;
mod scenario_panel;
mod schema;
mod tiles;
mod tool_settings;
mod toolbox;

use super::draft::{SetupDraft, scenario_goal, scenario_name, scenarios};
use super::key_facts::{KeyFacts, summary_line};
use super::preview::Preview;
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use editor::{DocumentPreview, Editor, PlacedMessage, ShareCodeError, ToolboxProps};
pub use editor_tools::GameEditor;
use editor_tools::{EditorCommand, EditorState};
use engine::error::LoadError;
use engine::saga::content::{LocatedContentError, Warning, warnings};
use engine::saga::draft::MapDraft;
use engine::saga::options::ScenarioChoice;
use engine::saga::scenario::ScenarioFile;
use engine::saga::scenario_code::{self, ScenarioCodeError};
use hex_coord::HexCoord;
use hex_panel::HexPanel;
use report::{content_errors, error_text, hexes_of, warning_text};
use scenario_panel::ScenarioPanel;
use std::rc::Rc;
use tool_settings::{Tool, ToolSettings};
use ui::l10n::Phrases;
use yew::prelude::*;

pub type EditorPage = editor::EditorPage<GameEditor>;
/// The page that opens a scenario shared by link.
pub type SharedBoardPage = editor::SharedBoard<GameEditor>;

impl Editor for GameEditor {
    type Plan = SetupDraft;
    type Board = EditorBoard;
    type PlacePanel = HexPanel;
    type DocumentPanel = ScenarioPanel;
    const TAB_IDS: [&'static str; 2] = ["hex", "scenario"];
    const SELECT: Tool = Tool::Select;

    fn draws(tool: Tool) -> bool {
        matches!(tool, Tool::Sector | Tool::Eraser)
    }

    fn key_action(
        editor_state: &EditorState,
        key: &str,
        pointed: Option<HexCoord>,
    ) -> Option<EditorCommand> {
        keys::key_command(editor_state, key, pointed)
    }

    fn prompt(editor_state: &EditorState, phrases: &Phrases) -> Option<String> {
        let players = editor_state.tools.side?;
        Some(phrases.say("saga-editor-side-shown", &[("count", players.into())]))
    }

    fn describe_place(
        phrases: &Phrases,
        map_draft: &MapDraft,
        tools: &ToolSettings,
        at: HexCoord,
    ) -> String {
        drawing::contents(
            phrases,
            map_draft,
            tools.side,
            &map_draft.hex_content(tools.side, at.0),
        )
    }

    fn describe_tool(phrases: &Phrases, tools: &ToolSettings) -> String {
        toolbox::tool_text(phrases, *tools)
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn faults(phrases: &Phrases, map_draft: &MapDraft) -> Vec<PlacedMessage<HexCoord>> {
        let finding = |error: &LocatedContentError| {
            (
                error_text(phrases, error),
                hexes_of(map_draft.file(), error),
            )
        };
        content_errors(map_draft).iter().map(finding).collect()
    }

    fn warnings(phrases: &Phrases, map_draft: &MapDraft) -> Vec<PlacedMessage<HexCoord>> {
        let finding = |warning: &Warning| (warning_text(phrases, warning), Vec::new());
        warnings(map_draft.file()).iter().map(finding).collect()
    }

    fn document_preview(phrases: &Phrases, map_draft: &MapDraft) -> DocumentPreview {
        let file = map_draft.file();
        DocumentPreview {
            thumbnail: html! { <Thumbnail scenario={Rc::new(file.clone())} /> },
            facts: summary_line(phrases, file),
        }
    }

    fn shipped_documents(phrases: &Phrases) -> Vec<(String, MapDraft)> {
        let named = |file: ScenarioFile| {
            let choice = ScenarioChoice::Shipped(file.id.clone());
            let name = scenario_name(phrases, &choice, &file);
            Some((name, MapDraft::from_file("box", file).ok()?))
        };
        scenarios().into_iter().filter_map(named).collect()
    }

    fn decode(code: &str) -> Result<MapDraft, ShareCodeError> {
        let read = scenario_code::decode(code).map_err(|error| match error {
            ScenarioCodeError::Parcel(error) => ShareCodeError::Bundle(error),
            ScenarioCodeError::Scenario(fault) => ShareCodeError::Document(fault),
        })?;
        MapDraft::from_file("link", read).map_err(ShareCodeError::Document)
    }

    fn plan(map_draft: &MapDraft, seed: String) -> Result<SetupDraft, LoadError> {
        let file = ScenarioChoice::Custom(Box::new(map_draft.file().clone()));
        super::draft::from_choice(file, seed)
    }

    fn match_picture(draft: &SetupDraft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(map_draft: &MapDraft) -> String {
        map_draft.file().story.clone()
    }

    fn shared_details(map_draft: &MapDraft, draft: Option<&SetupDraft>) -> Html {
        html! { <ScenarioNotes map_draft={Rc::new(map_draft.file().clone())} draft={draft.cloned()} /> }
    }
}

#[derive(Properties, PartialEq)]
struct ScenarioNotesProps {
    map_draft: Rc<ScenarioFile>,
    draft: Option<SetupDraft>,
}

/// The goal of a scenario and how it is played.
#[component]
fn ScenarioNotes(props: &ScenarioNotesProps) -> Html {
    let phrases = ui::l10n::use_phrases();
    let choice = ScenarioChoice::Custom(Box::new((*props.map_draft).clone()));
    let goal = scenario_goal(&phrases, &choice, &props.map_draft);
    html! { <>
        if !goal.is_empty() {
            <p class="saga-setup-goal">{ goal }</p>
        }
        if let Some(draft) = props.draft.clone() {
            <KeyFacts {draft} />
        }
    </> }
}

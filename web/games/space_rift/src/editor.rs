//! The scenario editor of Space Rift: the parts that the shared editor page needs from this game.

mod board;
mod document_kind;
mod drawing;
mod editor_tools;
mod edits;
mod hex_panel;
mod keys;
mod numbers;
mod objectives;
pub mod report;
mod scenario_panel;
mod schema;
mod tool_settings;
mod toolbox;
mod toolbox_icons;

use super::draft::{SetupDraft, scenario_name, scenarios};
use super::key_facts::{KeyFacts, summary_line};
use super::preview::Preview;
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use editor::{DocumentPreview, Editor, PlacedMessage, ShareCodeError, ToolboxProps};
pub use editor_tools::GameEditor;
use editor_tools::{EditorCommand, EditorState};
use engine::error::LoadError;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::draft::MapDraft;
use engine::space_rift::options::ScenarioChoice;
use engine::space_rift::scenario::ScenarioFile;
use engine::space_rift::scenario_code::{self, ScenarioCodeError};
use hex_panel::HexPanel;
use report::{error_text, warning_text};
use scenario_panel::ScenarioPanel;
use std::rc::Rc;
use store::pack::current_content;
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
        tool != Tool::Hand
    }

    fn key_action(
        editor_state: &EditorState,
        key: &str,
        pointed: Option<Hex>,
    ) -> Option<EditorCommand> {
        keys::key_command(editor_state, key, pointed)
    }

    fn prompt(editor_state: &EditorState, phrases: &Phrases) -> Option<String> {
        let moving = editor_state.is_moving;
        moving.then(|| phrases.text("space-rift-editor-moving"))
    }

    fn describe_place(phrases: &Phrases, draft: &MapDraft, _: &ToolSettings, at: Hex) -> String {
        drawing::contents(phrases, draft, at).join(", ")
    }

    fn describe_tool(phrases: &Phrases, tools: &ToolSettings) -> String {
        toolbox::tool_text(phrases, *tools)
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn faults(phrases: &Phrases, draft: &MapDraft) -> Vec<PlacedMessage<Hex>> {
        let found = current_content()
            .space_rift()
            .content_errors(draft.file())
            .into_iter();
        found
            .map(|error| (error_text(phrases, &error), error.hexes))
            .collect()
    }

    fn warnings(phrases: &Phrases, draft: &MapDraft) -> Vec<PlacedMessage<Hex>> {
        let found = current_content()
            .space_rift()
            .warnings(draft.file())
            .into_iter();
        found
            .map(|warning| (warning_text(phrases, draft, warning), Vec::new()))
            .collect()
    }

    fn document_preview(phrases: &Phrases, draft: &MapDraft) -> DocumentPreview {
        let file = draft.file();
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
        scenario_code::decode(code).map_err(|error| match error {
            ScenarioCodeError::Parcel(error) => ShareCodeError::Bundle(error),
            ScenarioCodeError::Scenario(fault) => ShareCodeError::Document(fault),
        })
    }

    fn plan(draft: &MapDraft, seed: String) -> Result<SetupDraft, LoadError> {
        let file = ScenarioChoice::Custom(Box::new(draft.file().clone()));
        super::draft::from_choice(file, seed)
    }

    fn match_picture(draft: &SetupDraft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(draft: &MapDraft) -> String {
        draft.file().blurb.clone()
    }

    fn shared_details(draft: &MapDraft, _: Option<&SetupDraft>) -> Html {
        html! { <KeyFacts file={draft.file().clone()} /> }
    }
}

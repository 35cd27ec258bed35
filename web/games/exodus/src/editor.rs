//! The map editor of Exodus: what this game adds to the shared editor page.

mod board;
mod document_kind;
mod drawing;
mod editor_tools;
mod edits;
mod hex_coord;
mod hex_panel;
mod home_comparison;
mod keys;
mod map_panel;
pub mod report;
mod tool_settings;
mod toolbox;
mod toolbox_icons;

use super::draft::SetupDraft;
use super::key_facts::KeyFacts;
use super::preview::Preview;
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use document_kind::shipped_map_name;
use editor::{DocumentPreview, Editor, PlacedMessage, ShareCodeError, ToolboxProps};
pub use editor_tools::GameEditor;
use editor_tools::{EditorCommand, EditorState};
use engine::error::LoadError;
use engine::exodus::draft::MapDraft;
use engine::exodus::layout::LayoutFile;
use engine::exodus::layout_code::{self, LayoutCodeError};
use engine::exodus::options::LayoutChoice;
use hex_coord::HexCoord;
use hex_panel::HexPanel;
use home_comparison::HomeComparison;
use map_panel::MapPanel;
use report::{error_text, hex_coords, warning_text};
use std::rc::Rc;
use store::pack::current_content;
use tool_settings::{Tool, ToolSettings};
use toolbox_icons::tool_icon;
use ui::icon::{Icon, IconView};
use ui::l10n::Phrases;
use yew::prelude::*;

pub type EditorPage = editor::EditorPage<GameEditor>;
/// The page that opens a map shared by link.
pub type SharedBoardPage = editor::SharedBoard<GameEditor>;

impl Editor for GameEditor {
    type Plan = SetupDraft;
    type Board = EditorBoard;
    type PlacePanel = HexPanel;
    type DocumentPanel = MapPanel;
    const TAB_IDS: [&'static str; 2] = ["hex", "map"];
    const SELECT: Tool = Tool::Select;

    fn draws(tool: Tool) -> bool {
        tool != Tool::Hand
    }

    fn key_action(
        editor_state: &EditorState,
        key: &str,
        pointed: Option<HexCoord>,
    ) -> Option<EditorCommand> {
        keys::key_command(editor_state, key, pointed)
    }

    fn prompt(editor_state: &EditorState, phrases: &Phrases) -> Option<String> {
        editor_state
            .is_moving
            .then(|| phrases.text("exodus-editor-moving"))
    }

    fn describe_place(
        phrases: &Phrases,
        draft: &MapDraft,
        _: &ToolSettings,
        at: HexCoord,
    ) -> String {
        drawing::contents(phrases, draft, at)
    }

    fn describe_tool(phrases: &Phrases, tools: &ToolSettings) -> String {
        toolbox::tool_text(phrases, *tools)
    }

    fn tool_icon(tool: Tool, icon: Option<Icon>) -> Html {
        icon.map_or_else(|| tool_icon(tool), |icon| html! { <IconView {icon} /> })
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn report_footer(draft: &Rc<MapDraft>) -> Html {
        html! { <HomeComparison draft={draft.clone()} /> }
    }

    fn faults(phrases: &Phrases, draft: &MapDraft) -> Vec<PlacedMessage<HexCoord>> {
        let found = current_content()
            .exodus()
            .content_errors(draft.file())
            .into_iter();
        found
            .map(|error| (error_text(phrases, &error), hex_coords(&error.hexes)))
            .collect()
    }

    fn warnings(phrases: &Phrases, draft: &MapDraft) -> Vec<PlacedMessage<HexCoord>> {
        let found = current_content()
            .exodus()
            .warnings(draft.file())
            .into_iter();
        found
            .map(|warning| (warning_text(phrases, &warning), hex_coords(warning.hexes())))
            .collect()
    }

    fn document_preview(phrases: &Phrases, draft: &MapDraft) -> DocumentPreview {
        let file = draft.file();
        let args = [
            ("seats", file.homes.len().into()),
            ("planets", file.planets().count().into()),
        ];
        DocumentPreview {
            thumbnail: html! { <Thumbnail layout={Rc::new(file.clone())} /> },
            facts: phrases.say("exodus-editor-facts", &args),
        }
    }

    fn shipped_documents(phrases: &Phrases) -> Vec<(String, MapDraft)> {
        let content = current_content().exodus();
        let named = |file: &LayoutFile| {
            let draft = MapDraft::from_file("box", file.clone()).ok()?;
            Some((shipped_map_name(phrases, file), draft))
        };
        content.layouts().filter_map(named).collect()
    }

    fn decode(code: &str) -> Result<MapDraft, ShareCodeError> {
        layout_code::decode(code).map_err(|error| match error {
            LayoutCodeError::Parcel(error) => ShareCodeError::Bundle(error),
            LayoutCodeError::Layout(fault) => ShareCodeError::Document(fault),
        })
    }

    fn plan(draft: &MapDraft, seed: String) -> Result<SetupDraft, LoadError> {
        let file = LayoutChoice::Custom(Box::new(draft.file().clone()));
        super::draft::from_choice(file, seed)
    }

    fn match_picture(draft: &SetupDraft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(draft: &MapDraft) -> String {
        draft.file().blurb.clone()
    }

    fn shared_details(_: &MapDraft, draft: Option<&SetupDraft>) -> Html {
        let draft = draft.cloned();
        draft.map_or_else(Html::default, |draft| html! { <KeyFacts {draft} /> })
    }
}

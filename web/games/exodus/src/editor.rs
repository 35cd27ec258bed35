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
use report::{flaw_words, hex_coords, warning_words};
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
        studio: &EditorState,
        key: &str,
        pointed: Option<HexCoord>,
    ) -> Option<EditorCommand> {
        keys::key_command(studio, key, pointed)
    }

    fn prompt(studio: &EditorState, phrases: &Phrases) -> Option<String> {
        studio.moving.then(|| phrases.text("exodus-editor-moving"))
    }

    fn describe_place(
        phrases: &Phrases,
        sketch: &MapDraft,
        _: &ToolSettings,
        at: HexCoord,
    ) -> String {
        drawing::contents(phrases, sketch, at)
    }

    fn describe_tool(phrases: &Phrases, kit: &ToolSettings) -> String {
        toolbox::tool_text(phrases, *kit)
    }

    fn tool_icon(tool: Tool, icon: Option<Icon>) -> Html {
        icon.map_or_else(|| tool_icon(tool), |icon| html! { <IconView {icon} /> })
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn report_footer(sketch: &Rc<MapDraft>) -> Html {
        html! { <HomeComparison sketch={sketch.clone()} /> }
    }

    fn faults(phrases: &Phrases, sketch: &MapDraft) -> Vec<PlacedMessage<HexCoord>> {
        let found = current_content()
            .exodus()
            .content_errors(sketch.file())
            .into_iter();
        found
            .map(|flaw| (flaw_words(phrases, &flaw), hex_coords(&flaw.hexes)))
            .collect()
    }

    fn warnings(phrases: &Phrases, sketch: &MapDraft) -> Vec<PlacedMessage<HexCoord>> {
        let found = current_content()
            .exodus()
            .warnings(sketch.file())
            .into_iter();
        found
            .map(|warning| {
                (
                    warning_words(phrases, &warning),
                    hex_coords(warning.hexes()),
                )
            })
            .collect()
    }

    fn document_preview(phrases: &Phrases, sketch: &MapDraft) -> DocumentPreview {
        let file = sketch.file();
        let words = [
            ("seats", file.homes.len().into()),
            ("planets", file.planets().count().into()),
        ];
        DocumentPreview {
            thumbnail: html! { <Thumbnail layout={Rc::new(file.clone())} /> },
            facts: phrases.say("exodus-editor-facts", &words),
        }
    }

    fn shipped_documents(phrases: &Phrases) -> Vec<(String, MapDraft)> {
        let stock = current_content().exodus();
        let named = |file: &LayoutFile| {
            let sketch = MapDraft::from_file("box", file.clone()).ok()?;
            Some((shipped_map_name(phrases, file), sketch))
        };
        stock.layouts().filter_map(named).collect()
    }

    fn decode(code: &str) -> Result<MapDraft, ShareCodeError> {
        layout_code::decode(code).map_err(|error| match error {
            LayoutCodeError::Parcel(error) => ShareCodeError::Bundle(error),
            LayoutCodeError::Layout(fault) => ShareCodeError::Document(fault),
        })
    }

    fn plan(sketch: &MapDraft, seed: String) -> Result<SetupDraft, LoadError> {
        let file = LayoutChoice::Custom(Box::new(sketch.file().clone()));
        super::draft::from_choice(file, seed)
    }

    fn match_picture(draft: &SetupDraft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(sketch: &MapDraft) -> String {
        sketch.file().blurb.clone()
    }

    fn shared_details(_: &MapDraft, draft: Option<&SetupDraft>) -> Html {
        let draft = draft.cloned();
        draft.map_or_else(Html::default, |draft| html! { <KeyFacts {draft} /> })
    }
}

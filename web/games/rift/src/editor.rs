//! The board editor of Centauri Rift: the parts that the shared editor page needs from this game.

mod board;
mod board_panel;
mod document_kind;
mod drawing;
mod editor_tools;
mod edits;
mod fields;
mod keys;
pub mod report;
mod square_panel;
mod start_form;
mod tool_settings;
mod toolbox;
mod toolbox_icons;

use super::draft::{SetupDraft, board_name, boards};
use super::preview::Preview;
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use board_panel::BoardPanel;
use editor::{DocumentPreview, Editor, PlacedMessage, ShareCodeError, ToolboxProps};
pub use editor_tools::GameEditor;
use editor_tools::{EditorCommand, EditorState};
use engine::error::LoadError;
use engine::grid::Square;
use engine::rift::board_code::{self, BoardCodeError};
use engine::rift::board_file::BoardFile;
use engine::rift::draft::MapDraft;
use engine::rift::options::BoardChoice;
use report::{fault_text, warning_text};
use square_panel::SquarePanel;
use std::rc::Rc;
use store::pack::current_content;
use tool_settings::{Tool, ToolSettings};
use toolbox::hint_key;
use ui::l10n::Phrases;
use yew::prelude::*;

pub type EditorPage = editor::EditorPage<GameEditor>;
/// The page that opens a board shared by link.
pub type SharedBoardPage = editor::SharedBoard<GameEditor>;

impl Editor for GameEditor {
    type Plan = SetupDraft;
    type Board = EditorBoard;
    type PlacePanel = SquarePanel;
    type DocumentPanel = BoardPanel;
    const TAB_IDS: [&'static str; 2] = ["square", "board"];
    const SELECT: Tool = Tool::Select;

    fn draws(tool: Tool) -> bool {
        tool != Tool::Hand
    }

    fn shows_reach(tool: Tool) -> bool {
        matches!(tool, Tool::Line | Tool::Rectangle | Tool::Mat)
    }

    fn key_action(
        editor_state: &EditorState,
        key: &str,
        pointed: Option<Square>,
    ) -> Option<EditorCommand> {
        keys::key_command(editor_state, key, pointed)
    }

    fn prompt(editor_state: &EditorState, phrases: &Phrases) -> Option<String> {
        hint_key(editor_state).map(|key| phrases.text(key))
    }

    fn describe_place(phrases: &Phrases, draft: &MapDraft, _: &ToolSettings, at: Square) -> String {
        let names = drawing::contents(phrases, draft, at);
        if names.is_empty() {
            phrases.text("rift-cell-empty")
        } else {
            names.join(", ")
        }
    }

    fn describe_tool(phrases: &Phrases, tools: &ToolSettings) -> String {
        toolbox::tool_text(phrases, tools)
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn faults(phrases: &Phrases, draft: &MapDraft) -> Vec<PlacedMessage<Square>> {
        let messages = draft
            .content_errors_with(&current_content().rift())
            .into_iter();
        messages
            .map(|error| (fault_text(phrases, &error), error.squares(draft.file())))
            .collect()
    }

    fn warnings(phrases: &Phrases, draft: &MapDraft) -> Vec<PlacedMessage<Square>> {
        let messages = draft.warnings().into_iter();
        messages
            .map(|warning| warning_text(phrases, draft, warning))
            .collect()
    }

    fn document_preview(_: &Phrases, draft: &MapDraft) -> DocumentPreview {
        let board = draft.file();
        DocumentPreview {
            thumbnail: html! { <Thumbnail board={Rc::new(board.clone())} /> },
            facts: format!("{} × {}", board.width, board.height),
        }
    }

    fn shipped_documents(phrases: &Phrases) -> Vec<(String, MapDraft)> {
        let named = |file: BoardFile| {
            let choice = BoardChoice::Shipped(file.id.clone());
            let name = board_name(phrases, &choice, &file);
            Some((name, MapDraft::from_file("box", file).ok()?))
        };
        boards().filter_map(named).collect()
    }

    fn decode(code: &str) -> Result<MapDraft, ShareCodeError> {
        board_code::decode(code).map_err(|error| match error {
            BoardCodeError::Parcel(error) => ShareCodeError::Bundle(error),
            BoardCodeError::Board(fault) => ShareCodeError::Document(fault),
        })
    }

    fn plan(draft: &MapDraft, seed: String) -> Result<SetupDraft, LoadError> {
        let board = BoardChoice::Custom(Box::new(draft.file().clone()));
        SetupDraft::from_choice(board, seed)
    }

    fn match_picture(draft: &SetupDraft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(draft: &MapDraft) -> String {
        draft.file().blurb.clone()
    }
}

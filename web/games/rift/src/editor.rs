//! The board editor of Centauri Rift: its part of the page of all editors.

mod board;
mod board_panel;
mod craft;
mod drawing;
mod fields;
mod keys;
mod kit;
mod marks;
pub mod report;
mod square_panel;
mod start_form;
mod studio;
mod toolbox;
mod toolbox_signs;

use super::draft::{Draft, board_name, boards};
use super::preview::Preview;
use super::thumbnail::Thumbnail;
use board::EditorBoard;
use board_panel::BoardPanel;
use editor::{Exhibit, Room, Told, ToolboxProps, Torn};
use engine::error::LoadError;
use engine::grid::Square;
use engine::rift::board_code::{self, BoardCodeError};
use engine::rift::board_file::BoardFile;
use engine::rift::options::BoardChoice;
use engine::rift::sketch::Sketch;
use kit::{Kit, Tool};
use report::{fault_words, warning_words};
use square_panel::SquarePanel;
use std::rc::Rc;
use store::pack::stocks;
pub use studio::Hand;
use studio::{Deed, Studio};
use toolbox::hint_key;
use ui::l10n::Phrases;
use yew::prelude::*;

/// The editor.
pub type Editor = editor::Editor<Hand>;
/// The page of a board that came by a link.
pub type SharedBoard = editor::SharedBoard<Hand>;

impl Room for Hand {
    type Plan = Draft;
    type Board = EditorBoard;
    type PlacePage = SquarePanel;
    type WholePage = BoardPanel;
    const PAGES: [&'static str; 2] = ["square", "board"];
    const SELECT: Tool = Tool::Select;

    fn draws(tool: Tool) -> bool {
        tool != Tool::Hand
    }

    fn traces(tool: Tool) -> bool {
        matches!(tool, Tool::Line | Tool::Rectangle | Tool::Mat)
    }

    fn press(studio: &Studio, key: &str, pointed: Option<Square>) -> Option<Deed> {
        keys::deed(studio, key, pointed)
    }

    fn waits(studio: &Studio, phrases: &Phrases) -> Option<String> {
        hint_key(studio).map(|key| phrases.text(key))
    }

    fn there(phrases: &Phrases, sketch: &Sketch, _: &Kit, at: Square) -> String {
        let what = drawing::contents(phrases, sketch, at);
        if what.is_empty() {
            phrases.text("rift-cell-empty")
        } else {
            what.join(", ")
        }
    }

    fn in_hand(phrases: &Phrases, kit: &Kit) -> String {
        toolbox::words(phrases, kit)
    }

    fn settings(tools: &ToolboxProps<Self>, phrases: &Phrases) -> Html {
        toolbox::settings(tools, phrases)
    }

    fn faults(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Square>> {
        let found = sketch.faults_with(&stocks().rift()).into_iter();
        found
            .map(|fault| (fault_words(phrases, &fault), fault.squares(sketch.file())))
            .collect()
    }

    fn doubts(phrases: &Phrases, sketch: &Sketch) -> Vec<Told<Square>> {
        let found = sketch.warnings().into_iter();
        found
            .map(|warning| warning_words(phrases, sketch, warning))
            .collect()
    }

    fn exhibit(_: &Phrases, sketch: &Sketch) -> Exhibit {
        let board = sketch.file();
        Exhibit {
            stamp: html! { <Thumbnail board={Rc::new(board.clone())} /> },
            facts: format!("{} × {}", board.width, board.height),
        }
    }

    fn shipped(phrases: &Phrases) -> Vec<(String, Sketch)> {
        let named = |file: BoardFile| {
            let choice = BoardChoice::Shipped(file.id.clone());
            let name = board_name(phrases, &choice, &file);
            Some((name, Sketch::of("box", file).ok()?))
        };
        boards().filter_map(named).collect()
    }

    fn decode(code: &str) -> Result<Sketch, Torn> {
        board_code::decode(code).map_err(|error| match error {
            BoardCodeError::Parcel(error) => Torn::Parcel(error),
            BoardCodeError::Board(fault) => Torn::Thing(fault),
        })
    }

    fn plan(sketch: &Sketch, seed: String) -> Result<Draft, LoadError> {
        let board = BoardChoice::Custom(Box::new(sketch.file().clone()));
        Draft::chosen(board, seed)
    }

    fn picture(draft: &Draft) -> Html {
        html! { <Preview draft={draft.clone()} /> }
    }

    fn blurb(sketch: &Sketch) -> String {
        sketch.file().blurb.clone()
    }
}

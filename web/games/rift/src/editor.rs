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
use craft::first_match;
use editor::{Exhibit, Room, Shipped, ToolboxProps};
use engine::error::LoadError;
use engine::grid::Square;
use engine::rift::board_code;
use engine::rift::board_file::BoardFile;
use engine::rift::options::BoardChoice;
use engine::rift::sketch::Sketch;
use kit::{Kit, Tool};
use report::{Report, code_words, report_of};
use square_panel::SquarePanel;
use std::rc::Rc;
pub use studio::Hand;
use studio::{Deed, Studio};
use toolbox::hint_key;
use ui::clock::fresh_seed;
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

    fn there(studio: &Studio, phrases: &Phrases, place: Square) -> String {
        let what = drawing::contents(phrases, studio.settled(), place);
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

    fn report(phrases: &Phrases, sketch: &Sketch) -> Report {
        report_of(phrases, sketch)
    }

    fn exhibit(_: &Phrases, sketch: &Sketch) -> Exhibit {
        exhibit(sketch.file())
    }

    fn shipped(phrases: &Phrases) -> Vec<Shipped> {
        let shown = |board: BoardFile| {
            let choice = BoardChoice::Shipped(board.id.clone());
            let name = board_name(phrases, &choice, &board);
            (board.id.clone(), name, exhibit(&board))
        };
        boards().map(shown).collect()
    }

    fn decode(phrases: &Phrases, code: &str) -> Result<Sketch, String> {
        board_code::decode(code).map_err(|error| code_words(phrases, &error))
    }

    fn plan(sketch: &Sketch) -> Result<Draft, LoadError> {
        first_match(sketch, fresh_seed())
    }

    fn picture(sketch: &Sketch, draft: Option<&Draft>) -> Html {
        match draft.cloned() {
            Some(draft) => html! { <Preview {draft} /> },
            None => html! { <Thumbnail board={Rc::new(sketch.file().clone())} /> },
        }
    }

    fn blurb(sketch: &Sketch) -> String {
        sketch.file().blurb.clone()
    }
}

fn exhibit(board: &BoardFile) -> Exhibit {
    Exhibit {
        stamp: html! { <Thumbnail board={Rc::new(board.clone())} /> },
        facts: format!("{} × {}", board.width, board.height),
    }
}

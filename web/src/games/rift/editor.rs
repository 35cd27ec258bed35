//! The board editor of Centauri Rift: its part of the page of all editors.

mod board;
mod board_panel;
mod craft;
mod drawing;
mod fields;
mod keys;
mod kit;
mod marks;
mod report;
mod square_panel;
mod start_form;
mod studio;
mod toolbox;
mod toolbox_signs;

pub use craft::{board_in_file, handed};
pub use report::refusal_words;

use super::draft::{Draft, board_name, boards};
use super::field::square_at;
use super::setup::{Preview, Thumbnail};
use crate::clock::random;
use crate::edit::{self, Easel, Exhibit, Room, Shipped};
use crate::l10n::Phrases;
use board::EditorBoard;
use board_panel::BoardPanel;
use craft::first_match;
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
use studio::{Deed, Studio};
use toolbox::{Toolbox, hint_key};
use yew::prelude::*;

/// The editor.
pub type Editor = edit::Editor<Studio>;
/// The page of a board that came by a link.
pub type SharedBoard = edit::SharedBoard<Studio>;

impl Room for Studio {
    type Place = Square;
    type Kit = Kit;
    type Plan = Draft;
    const PAGES: [&'static str; 2] = ["square", "board"];

    fn shown(&self) -> &Rc<Sketch> {
        self.sketch()
    }

    fn looks(&self, deed: &Deed) -> bool {
        matches!(deed, Deed::Look(..))
            || self.kit.tool == Tool::Select && matches!(deed, Deed::Tap(_))
    }

    fn look_at(&self, cell: u16) -> Option<Deed> {
        let square = square_at(marks::grid_of(self.settled()), cell)?;
        let object = self.settled().objects_at(square).first().copied();
        Some(Deed::Look(square, object))
    }

    fn press(&self, key: &str, pointed: Option<Square>) -> Option<Deed> {
        keys::deed(self, key, pointed)
    }

    fn take(kit: Kit) -> Deed {
        Deed::Take(kit)
    }

    fn change(sketch: Sketch) -> Deed {
        Deed::Change(sketch)
    }

    fn waits(&self, phrases: &Phrases) -> Option<String> {
        hint_key(self).map(|key| phrases.text(key))
    }

    fn touched(&self, phrases: &Phrases) -> Option<String> {
        let square = self.touched?;
        let what = drawing::contents(phrases, self.settled(), square);
        let what = if what.is_empty() {
            phrases.text("rift-cell-empty")
        } else {
            what.join(", ")
        };
        Some(format!("{square}, {what}"))
    }

    fn in_hand(&self, phrases: &Phrases) -> String {
        toolbox::words(phrases, &self.kit)
    }

    fn toolbox(&self, ondeed: Callback<Deed>) -> Html {
        html! { <Toolbox kit={self.kit.clone()} {ondeed} /> }
    }

    fn board(&self, easel: Easel<Self>) -> Html {
        let Easel {
            report,
            ondeed,
            onpoint,
            pointed,
        } = easel;
        html! { <EditorBoard studio={self.clone()} {report} {ondeed} {onpoint} {pointed} /> }
    }

    fn place_page(&self, ondeed: Callback<Deed>) -> Html {
        html! { <SquarePanel studio={self.clone()} {ondeed} /> }
    }

    fn whole_page(&self, ondeed: Callback<Deed>) -> Html {
        html! { <BoardPanel studio={self.clone()} {ondeed} /> }
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
        first_match(sketch, random())
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

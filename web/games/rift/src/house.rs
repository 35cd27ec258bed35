//! What the page asks of Centauri Rift, room by room.

use super::{draft, editor, facts, learn, sample, scene, setup};
use crate::Ui;
use ::editor::place_in_file;
use engine::rift::content::Stock;
use engine::rift::lesson;
use engine::rift::options::{BoardChoice, Options};
use engine::session::Session;
use play::games::{Facts, House, Misfit, Wish, deal};
use play::{handed_on, rooms};
use store::SaveRecord;
use store::pack::stocks;
use ui::english;
use ui::l10n::{Files, Phrases};
use ui::route::Route;
use yew::prelude::*;

rooms!(Ui: rift_words rift_hall rift_table rift_film rift_prose rift_workshop rift_school rift_guest rift_onlook);

impl House for Ui {
    handed_on!();

    fn board_of(options: &Options) -> String {
        match &options.board {
            BoardChoice::Shipped(id) => id.clone(),
            BoardChoice::Custom(file) => file.id.clone(),
        }
    }

    /// Other boards change nothing of it.
    fn is_taught() -> bool {
        stocks().rift.as_deref().is_none_or(Stock::has_box_figures)
    }

    fn puzzles() -> Vec<&'static str> {
        learn::puzzles()
    }

    fn puzzle_name(phrases: &Phrases, id: &str) -> String {
        learn::puzzle_name(phrases, id)
    }

    fn puzzle(id: String) -> Html {
        html! { <learn::RiftPuzzle {id} /> }
    }
}

/// Its English phrase files, and those of the rooms of all games.
const WORDS: Files = english![
    "../../l10n":
    "editor",
    "rift-draft",
    "rift-editor",
    "rift-faults",
    "rift-files",
    "rift-learn",
    "rift-replay",
    "rift-text",
    "rift",
    "text",
];

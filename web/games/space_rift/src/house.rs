//! What the page asks of Space Rift, room by room.

use super::{draft, editor, facts, sample, scene, setup};
use crate::Ui;
use ::editor::place_in_file;
use engine::session::Session;
use engine::space_rift::lesson;
use engine::space_rift::options::{Options, ScenarioChoice};
use play::games::{Facts, House, Misfit, Wish, deal};
use play::{handed_on, rooms};
use store::SaveRecord;
use ui::english;
use ui::l10n::{Files, Phrases};
use ui::route::Route;
use yew::prelude::*;

rooms!(Ui: space_words space_hall space_table space_film space_prose space_workshop space_school space_guest space_onlook);

impl House for Ui {
    handed_on!();

    fn board_of(options: &Options) -> String {
        match &options.scenario {
            ScenarioChoice::Shipped(id) => id.clone(),
            ScenarioChoice::Custom(file) => file.id.clone(),
        }
    }
}

/// Its English phrase files, and those of the rooms of all games.
const WORDS: Files = english![
    "../../l10n":
    "editor",
    "space-rift-editor",
    "space-rift-learn",
    "space-rift-replay",
    "space-rift-setup",
    "space-rift-table",
    "space-rift",
    "text",
];

//! What the page asks of Saga, room by room.

use super::{draft, editor, facts, sample, scene, setup};
use crate::Ui;
use ::editor::place_in_file;
use engine::saga::lesson;
use engine::saga::options::{Options, ScenarioChoice};
use engine::session::Session;
use play::games::{Facts, House, Misfit, Wish, deal};
use play::{handed_on, rooms};
use store::SaveRecord;
use ui::english;
use ui::l10n::{Files, Phrases};
use ui::route::Route;
use yew::prelude::*;

rooms!(Ui: saga_words saga_hall saga_table saga_film saga_prose saga_workshop saga_school saga_guest saga_onlook);

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
    "saga-editor",
    "saga-learn",
    "saga-replay",
    "saga-setup",
    "saga-table",
    "saga",
    "text",
];

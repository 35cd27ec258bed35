//! What the page asks of Exodus, room by room.

use super::{draft, editor, facts, sample, scene, setup};
use crate::Ui;
use ::editor::place_in_file;
use engine::exodus::lesson;
use engine::exodus::meta;
use engine::exodus::options::{LayoutChoice, Options};
use engine::session::Session;
use play::games::{Facts, House, Misfit, Wish, deal};
use play::{handed_on, rooms};
use store::SaveRecord;
use ui::english;
use ui::l10n::{Files, Phrases};
use ui::route::Route;
use yew::prelude::*;

rooms!(Ui: exodus_words exodus_hall exodus_table exodus_film exodus_prose exodus_workshop exodus_school exodus_guest exodus_onlook);

impl House for Ui {
    handed_on!();

    fn board_of(options: &Options) -> String {
        match &options.layout {
            LayoutChoice::Usual => format!("{}-{}", options.seats, meta::usual(options.mode)),
            LayoutChoice::Shipped(name) => format!("{}-{name}", options.seats),
            LayoutChoice::Custom(file) => file.id.clone(),
        }
    }
}

/// Its English phrase files, and those of the rooms of all games.
const WORDS: Files = english![
    "../../l10n":
    "editor",
    "exodus-editor",
    "exodus-learn",
    "exodus-replay",
    "exodus-setup",
    "exodus-table",
    "exodus",
    "text",
];

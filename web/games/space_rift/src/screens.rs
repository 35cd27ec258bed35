//! The screens that Space Rift provides to the page.

use super::{board_sample, draft, editor, match_summary, setup};
use crate::Ui;
use ::editor::route_in_file;
use engine::session::Session;
use engine::space_rift::lesson;
use engine::space_rift::metadata;
use engine::space_rift::options::{Options, ScenarioChoice};
use play::games::{
    GameFacts, GameScreens, GameWeight, MatchSummary, PlayStyle, SetupError, SetupRequest, deal,
};
use play::{default_screens, screens};
use store::SaveRecord;
use ui::english;
use ui::l10n::{PhraseFiles, Phrases};
use ui::route::Route;
use yew::prelude::*;

screens!(Ui: space_phrases space_matches space_table space_replay space_text space_editor space_learn space_guest space_observer);

impl GameScreens for Ui {
    default_screens!();

    const FACTS: GameFacts = GameFacts {
        players: metadata::SEATS,
        minutes: metadata::MINUTES,
        weight: GameWeight::Light,
        style: PlayStyle::Versus,
    };

    fn board_id(options: &Options) -> String {
        match &options.scenario {
            ScenarioChoice::Shipped(id) => id.clone(),
            ScenarioChoice::Custom(file) => file.id.clone(),
        }
    }
}

/// The game's English phrase files, and those of the shared screens.
const PHRASE_FILES: PhraseFiles = english![
    "../../l10n":
    "editor",
    "signatures",
    "space-rift-editor",
    "space-rift-learn",
    "space-rift-replay",
    "space-rift-setup",
    "space-rift-table",
    "space-rift",
    "talk",
    "text",
];

//! The screens that Saga provides to the page.

use super::{board_sample, draft, editor, match_summary, setup};
use crate::Ui;
use ::editor::route_in_file;
use engine::saga::lesson;
use engine::saga::metadata;
use engine::saga::options::{Options, ScenarioChoice};
use engine::session::Session;
use play::games::{
    GameFacts, GameScreens, GameWeight, MatchSummary, PlayStyle, SetupError, SetupRequest, deal,
};
use play::{default_screens, screens};
use store::SaveRecord;
use ui::english;
use ui::l10n::{PhraseFiles, Phrases};
use ui::route::Route;
use yew::prelude::*;

screens!(Ui: saga_phrases saga_matches saga_table saga_replay saga_text saga_editor saga_learn saga_guest saga_observer);

impl GameScreens for Ui {
    default_screens!();

    const FACTS: GameFacts = GameFacts {
        players: metadata::SEATS,
        minutes: metadata::MINUTES,
        weight: GameWeight::Medium,
        style: PlayStyle::Both,
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
    "saga-editor",
    "saga-learn",
    "saga-replay",
    "saga-setup",
    "saga-table",
    "saga",
    "signatures",
    "talk",
    "text",
];

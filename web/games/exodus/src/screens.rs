//! The screens that Exodus provides to the page.

use super::{board_sample, draft, editor, match_summary, setup};
use crate::Ui;
use ::editor::route_in_file;
use engine::exodus::lesson;
use engine::exodus::metadata;
use engine::exodus::options::{LayoutChoice, Options};
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

screens!(Ui: exodus_phrases exodus_matches exodus_table exodus_replay exodus_text exodus_editor exodus_learn exodus_guest exodus_observer);

impl GameScreens for Ui {
    default_screens!();

    const FACTS: GameFacts = GameFacts {
        players: metadata::SEATS,
        minutes: metadata::MINUTES,
        weight: GameWeight::Heavy,
        style: PlayStyle::Versus,
    };

    fn board_id(options: &Options) -> String {
        match &options.layout {
            LayoutChoice::Usual => format!(
                "{}-{}",
                options.seats,
                metadata::default_layout(options.mode)
            ),
            LayoutChoice::Shipped(name) => format!("{}-{name}", options.seats),
            LayoutChoice::Custom(file) => file.id.clone(),
        }
    }
}

/// The game's English phrase files, and those of the shared screens.
const PHRASE_FILES: PhraseFiles = english![
    "../../l10n":
    "editor",
    "exodus-editor",
    "exodus-learn",
    "exodus-replay",
    "exodus-setup",
    "exodus-table",
    "exodus",
    "signatures",
    "talk",
    "text",
];

//! The screens that Centauri Rift provides to the page.

use super::{board_sample, draft, editor, learn, match_summary, setup};
use crate::Ui;
use ::editor::route_in_file;
use engine::rift::content::ContentSet;
use engine::rift::lesson;
use engine::rift::metadata;
use engine::rift::options::{BoardChoice, Options};
use engine::session::Session;
use play::games::{
    GameFacts, GameScreens, GameWeight, MatchSummary, PlayStyle, SetupError, SetupRequest, deal,
};
use play::{default_screens, screens};
use store::SaveRecord;
use store::pack::current_content;
use ui::english;
use ui::l10n::{PhraseFiles, Phrases};
use ui::route::Route;
use yew::prelude::*;

screens!(Ui: rift_phrases rift_matches rift_table rift_replay rift_text rift_editor rift_learn rift_guest rift_observer);

impl GameScreens for Ui {
    default_screens!();

    const FACTS: GameFacts = GameFacts {
        players: (*metadata::SEATS.start(), *metadata::SEATS.end()),
        minutes: (
            // One ship for each player.
            *metadata::SEATS.start() * metadata::MINUTES_A_SHIP,
            *metadata::SEATS.end() * metadata::MINUTES_A_SHIP,
        ),
        weight: GameWeight::Medium,
        style: PlayStyle::Versus,
    };

    fn board_id(options: &Options) -> String {
        match &options.board {
            BoardChoice::Shipped(id) => id.clone(),
            BoardChoice::Custom(file) => file.id.clone(),
        }
    }

    /// Returns whether the lessons are available: they are, unless a content pack changes figures
    /// of the base content.
    fn has_lessons() -> bool {
        current_content()
            .rift
            .as_deref()
            .is_none_or(ContentSet::has_base_figures)
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

/// The game's English phrase files, and those of the shared screens.
const PHRASE_FILES: PhraseFiles = english![
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
    "signatures",
    "talk",
    "text",
];

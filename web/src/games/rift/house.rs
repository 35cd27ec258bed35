//! What the page asks of Centauri Rift, room by room.

use super::table::Opened;
use super::{draft, editor, facts, learn, replay, sample, scene, setup, table, text};
use crate::games::{Facts, House, Misfit, Wish};
use crate::l10n::{Files, Phrases};
use crate::pack::stocks;
use crate::part::rooms;
use crate::route::Route;
use crate::store::SaveRecord;
use engine::rift::Rift;
use engine::rift::content::Stock;
use engine::rift::lesson;
use engine::rift::options::{BoardChoice, Options};
use engine::session::Session;
use yew::prelude::*;

rooms!(Rift: rift_words rift_hall rift_table rift_film rift_prose rift_workshop rift_school rift_guest rift_onlook);

impl House for Rift {
    const WORDS: Files = &WORDS;
    const EDITOR: bool = true;
    const LESSONS: bool = true;
    const PUZZLES: bool = true;

    fn scene() -> Html {
        html! { <scene::Scene /> }
    }

    fn sample() -> Html {
        html! { <sample::Sample /> }
    }

    fn facts(session: &Session<Self>, phrases: &Phrases) -> Facts {
        facts::facts(session, phrases)
    }

    fn board_of(options: &Options) -> String {
        match &options.board {
            BoardChoice::Shipped(id) => id.clone(),
            BoardChoice::Custom(file) => file.id.clone(),
        }
    }

    fn begin(phrases: &Phrases, wish: &Wish) -> Result<SaveRecord, Misfit> {
        draft::begin_wished(phrases, wish)
    }

    fn setup(board: Option<String>) -> Html {
        html! { <setup::Setup {board} /> }
    }

    fn quick_start() -> Html {
        html! { <setup::QuickStart /> }
    }

    fn table(record: SaveRecord, opened: Opened) -> Html {
        let key = record.id.clone();
        html! { <table::RiftTable {key} {record} {opened} /> }
    }

    fn text(record: SaveRecord, opened: Opened) -> Html {
        let key = record.id.clone();
        html! { <text::RiftText {key} {record} {opened} /> }
    }

    fn replay(record: SaveRecord, opened: Opened, at: Option<usize>) -> Html {
        let key = record.id.clone();
        html! { <replay::RiftReplay {key} {record} {opened} {at} /> }
    }

    fn editor(board: Option<String>) -> Html {
        html! { <editor::Editor {board} /> }
    }

    fn shared_board(code: String) -> Html {
        html! { <editor::SharedBoard {code} /> }
    }

    fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
        editor::board_in_file(phrases, file, text)
    }

    fn lessons() -> Vec<&'static str> {
        lesson::lesson_ids().collect()
    }

    /// Other boards change nothing of it.
    fn is_taught() -> bool {
        stocks().rift.as_deref().is_none_or(Stock::has_box_figures)
    }

    fn lesson_steps(id: &str) -> Option<usize> {
        lesson::lesson(id).map(|lesson| lesson.steps.len())
    }

    fn lesson(id: String) -> Html {
        html! { <learn::RiftLesson {id} /> }
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

/// Its English phrase files.
const WORDS: [(&str, &str); 8] = [
    (
        "rift-draft.ftl",
        include_str!("../../../l10n/en/rift-draft.ftl"),
    ),
    (
        "rift-editor.ftl",
        include_str!("../../../l10n/en/rift-editor.ftl"),
    ),
    (
        "rift-faults.ftl",
        include_str!("../../../l10n/en/rift-faults.ftl"),
    ),
    (
        "rift-files.ftl",
        include_str!("../../../l10n/en/rift-files.ftl"),
    ),
    (
        "rift-learn.ftl",
        include_str!("../../../l10n/en/rift-learn.ftl"),
    ),
    (
        "rift-replay.ftl",
        include_str!("../../../l10n/en/rift-replay.ftl"),
    ),
    (
        "rift-text.ftl",
        include_str!("../../../l10n/en/rift-text.ftl"),
    ),
    ("rift.ftl", include_str!("../../../l10n/en/rift.ftl")),
];

//! What the page asks of Centauri Rift, room by room.

use super::table::Opened;
use super::{draft, editor, facts, learn, replay, setup, table, text};
use crate::direct::Join;
use crate::games::rooms::among_all;
use crate::games::{AnySeen, Facts, House, Misfit, OpenMatch, Wish};
use crate::l10n::{Files, Phrases};
use crate::pack::stocks;
use crate::play::onlooker::Seen;
use crate::route::Route;
use crate::store::{SaveRecord, Sitter};
use engine::rift::Rift;
use engine::rift::content::Stock;
use engine::rift::lesson;
use engine::session::Session;
use engine::suite::AnySession;
use yew::prelude::*;

impl House for Rift {
    const WORDS: Files = &WORDS;

    among_all!(Rift);

    fn facts(session: &Session<Self>, phrases: &Phrases) -> Facts {
        facts::facts(session, phrases)
    }

    fn record_of(session: &Session<Self>, title: String, sitters: Vec<Sitter>) -> SaveRecord {
        facts::record_of(session, title, sitters)
    }

    fn adopted(session: &Session<Self>, title: String, now: u64, salt: u32) -> SaveRecord {
        draft::adopted(session, title, now, salt)
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

    fn join(code: String) -> Html {
        let key = code.clone();
        html! { <Join<Self> {key} {code} /> }
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

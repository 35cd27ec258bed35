//! What the page asks of Space Rift, room by room.

use super::{draft, editor, facts, sample, scene, setup};
use crate::games::{Facts, House, Misfit, Wish};
use crate::l10n::{Files, Phrases};
use crate::learn::LessonPage;
use crate::part::rooms;
use crate::play::Opened;
use crate::play::hands::{HandReplay, HandTable, HandText};
use crate::route::Route;
use crate::store::SaveRecord;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::lesson;
use engine::space_rift::options::{Options, ScenarioChoice};
use yew::prelude::*;

rooms!(SpaceRift: space_words space_hall space_table space_film space_prose space_workshop space_school space_guest space_onlook);

impl House for SpaceRift {
    const WORDS: Files = &WORDS;
    const EDITOR: bool = true;
    const LESSONS: bool = true;

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
        match &options.scenario {
            ScenarioChoice::Shipped(id) => id.clone(),
            ScenarioChoice::Custom(file) => file.id.clone(),
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

    fn table(record: SaveRecord, opened: Opened<Self>) -> Html {
        let key = record.id.clone();
        html! { <HandTable<Self> {key} {record} {opened} /> }
    }

    fn text(record: SaveRecord, opened: Opened<Self>) -> Html {
        let key = record.id.clone();
        html! { <HandText<Self> {key} {record} {opened} /> }
    }

    fn replay(record: SaveRecord, opened: Opened<Self>, at: Option<usize>) -> Html {
        let key = record.id.clone();
        html! { <HandReplay<Self> {key} {record} {opened} {at} /> }
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

    fn lesson_steps(id: &str) -> Option<usize> {
        lesson::lesson(id).map(|lesson| lesson.steps.len())
    }

    fn lesson(id: String) -> Html {
        html! { <LessonPage<Self> {id} /> }
    }
}

/// Its English phrase files.
const WORDS: [(&str, &str); 6] = [
    (
        "space-rift-editor.ftl",
        include_str!("../../../l10n/en/space-rift-editor.ftl"),
    ),
    (
        "space-rift-learn.ftl",
        include_str!("../../../l10n/en/space-rift-learn.ftl"),
    ),
    (
        "space-rift-replay.ftl",
        include_str!("../../../l10n/en/space-rift-replay.ftl"),
    ),
    (
        "space-rift-setup.ftl",
        include_str!("../../../l10n/en/space-rift-setup.ftl"),
    ),
    (
        "space-rift-table.ftl",
        include_str!("../../../l10n/en/space-rift-table.ftl"),
    ),
    (
        "space-rift.ftl",
        include_str!("../../../l10n/en/space-rift.ftl"),
    ),
];

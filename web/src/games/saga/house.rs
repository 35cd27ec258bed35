//! What the page asks of Saga, room by room.

use super::{draft, editor, facts, sample, scene, setup};
use crate::edit::place_in_file;
use crate::games::rooms::handed_on;
use crate::games::{Facts, House, Misfit, Wish, deal};
use crate::l10n::{Files, Phrases};
use crate::learn::LessonPage;
use crate::part::rooms;
use crate::play::Opened;
use crate::play::hands::{HandReplay, HandTable, HandText};
use crate::route::Route;
use crate::store::SaveRecord;
use engine::saga::Saga;
use engine::saga::lesson;
use engine::saga::options::{Options, ScenarioChoice};
use engine::saga::sketch::Sketch;
use engine::session::Session;
use yew::prelude::*;

rooms!(Saga: saga_words saga_hall saga_table saga_film saga_prose saga_workshop saga_school saga_guest saga_onlook);

impl House for Saga {
    handed_on!();

    fn board_of(options: &Options) -> String {
        match &options.scenario {
            ScenarioChoice::Shipped(id) => id.clone(),
            ScenarioChoice::Custom(file) => file.id.clone(),
        }
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

    fn lesson(id: String) -> Html {
        html! { <LessonPage<Self> {id} /> }
    }
}

/// Its English phrase files.
const WORDS: [(&str, &str); 6] = [
    (
        "saga-editor.ftl",
        include_str!("../../../l10n/en/saga-editor.ftl"),
    ),
    (
        "saga-learn.ftl",
        include_str!("../../../l10n/en/saga-learn.ftl"),
    ),
    (
        "saga-replay.ftl",
        include_str!("../../../l10n/en/saga-replay.ftl"),
    ),
    (
        "saga-setup.ftl",
        include_str!("../../../l10n/en/saga-setup.ftl"),
    ),
    (
        "saga-table.ftl",
        include_str!("../../../l10n/en/saga-table.ftl"),
    ),
    ("saga.ftl", include_str!("../../../l10n/en/saga.ftl")),
];

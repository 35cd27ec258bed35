//! What the page asks of Space Rift, room by room.

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
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::lesson;
use engine::space_rift::options::{Options, ScenarioChoice};
use engine::space_rift::sketch::Sketch;
use yew::prelude::*;

rooms!(SpaceRift: space_words space_hall space_table space_film space_prose space_workshop space_school space_guest space_onlook);

impl House for SpaceRift {
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

//! What the page asks of Exodus, room by room.

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
use engine::exodus::Exodus;
use engine::exodus::lesson;
use engine::exodus::meta;
use engine::exodus::options::{LayoutChoice, Options};
use engine::exodus::sketch::Sketch;
use engine::session::Session;
use yew::prelude::*;

rooms!(Exodus: exodus_words exodus_hall exodus_table exodus_film exodus_prose exodus_workshop exodus_school exodus_guest exodus_onlook);

impl House for Exodus {
    handed_on!();

    fn board_of(options: &Options) -> String {
        match &options.layout {
            LayoutChoice::Usual => format!("{}-{}", options.seats, meta::usual(options.mode)),
            LayoutChoice::Shipped(name) => format!("{}-{name}", options.seats),
            LayoutChoice::Custom(file) => file.id.clone(),
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
        "exodus-editor.ftl",
        include_str!("../../../l10n/en/exodus-editor.ftl"),
    ),
    (
        "exodus-learn.ftl",
        include_str!("../../../l10n/en/exodus-learn.ftl"),
    ),
    (
        "exodus-replay.ftl",
        include_str!("../../../l10n/en/exodus-replay.ftl"),
    ),
    (
        "exodus-setup.ftl",
        include_str!("../../../l10n/en/exodus-setup.ftl"),
    ),
    (
        "exodus-table.ftl",
        include_str!("../../../l10n/en/exodus-table.ftl"),
    ),
    ("exodus.ftl", include_str!("../../../l10n/en/exodus.ftl")),
];

//! The page of a running match.

use super::opening::{Face, MatchPage};
use crate::games::OpenMatch;
use store::SaveRecord;
use ui::l10n::Phrases;
use ui::part::Room;
use yew::prelude::*;

/// The page.
pub type TablePage = MatchPage<Board>;

/// What it shows.
pub struct Board;

impl Face for Board {
    const LOADING: &'static str = "table-loading";
    const ROOM: Room = Room::Table;
    const CLASS: &'static str = "table-page";

    fn title(_: &Phrases, name: String) -> String {
        name
    }

    fn draw(opened: &OpenMatch, record: &SaveRecord, _: Option<usize>) -> Html {
        opened.table(record)
    }
}

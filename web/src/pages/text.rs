//! The page of the text version of a running match.

use super::opening::{Face, MatchPage};
use crate::games::OpenMatch;
use store::SaveRecord;
use ui::l10n::Phrases;
use ui::part::Room;
use yew::prelude::*;

/// The page.
pub type TextPage = MatchPage<Words>;

/// What it shows.
pub struct Words;

impl Face for Words {
    const LOADING: &'static str = "table-loading";
    const ROOM: Room = Room::Prose;
    const CLASS: &'static str = "text-main";

    fn title(phrases: &Phrases, name: String) -> String {
        phrases.say("text-title", &[("title", name.into())])
    }

    fn draw(opened: &OpenMatch, record: &SaveRecord, _: Option<usize>) -> Html {
        opened.text(record)
    }
}

//! The page on which a match is watched again.

use super::opening::{Face, MatchPage};
use crate::games::OpenMatch;
use store::SaveRecord;
use ui::l10n::Phrases;
use ui::part::Room;
use yew::prelude::*;

/// The page.
pub type ReplayPage = MatchPage<Film>;

/// What it shows.
pub struct Film;

impl Face for Film {
    const LOADING: &'static str = "replay-loading";
    const ROOM: Room = Room::Film;
    const CLASS: &'static str = "replay-page";
    const PART: bool = false;

    fn title(phrases: &Phrases, name: String) -> String {
        phrases.say("replay-title", &[("title", name.into())])
    }

    fn draw(opened: &OpenMatch, record: &SaveRecord, at: Option<usize>) -> Html {
        opened.replay(record, at)
    }
}

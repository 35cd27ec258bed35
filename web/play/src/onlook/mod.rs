//! A match that somebody looks on at, asked through its game: a room of each game.

pub mod answer;
pub mod fault;
pub mod report;
pub mod request;

use crate::game_ui::{Among, AnySeen};
use crate::games::{House, Of};
use answer::Answer;
use fault::{Code, Fault};
use report::Told;
use request::{Report, Request};
use serde_json::Value;
use ui::l10n::Phrases;
use ui::part;
use ui::part::{Face, Room};

/// What is new at a table, as the page around it is told.
type News = Vec<(Report, Value)>;

/// What a player tells the page around it of a match of one game.
pub struct Onlook {
    about: fn(&AnySeen) -> Option<Value>,
    news: fn(&AnySeen, &mut Told, &Phrases) -> Option<News>,
    answer: fn(&AnySeen, Request, &Value) -> Option<Answer>,
    outcome: fn(&AnySeen, &Phrases) -> Option<Result<Value, Fault>>,
    settles: fn(&AnySeen) -> Option<bool>,
}

impl Face for Onlook {
    const ROOM: Room = Room::Onlook;
}

impl<G: House> Of<G> for Onlook {
    const IT: Self = Self {
        about: |any| Some(report::about::<G>(<G::Game>::seen(any)?)),
        news: |any, told, phrases| Some(report::of::<G>(<G::Game>::seen(any)?, told, phrases)),
        answer: |any, request, data| Some(answer::of::<G>(<G::Game>::seen(any)?, request, data)),
        outcome: |any, phrases| Some(answer::outcome::<G>(<G::Game>::seen(any)?, phrases)),
        settles: |any| Some(answer::settles::<G>(<G::Game>::seen(any)?)),
    };
}

fn room(seen: &AnySeen) -> Option<&'static Onlook> {
    part::here(seen.game())
}

/// Why nothing can be said of a match: the code of its game did not come.
fn nothing() -> Fault {
    Fault::new(
        Code::LoadUnreachable,
        "The code of the game could not be fetched.",
    )
}

/// Answers, or has done what is asked.
pub fn answer(seen: &AnySeen, request: Request, data: &Value) -> Answer {
    let told = room(seen).and_then(|room| (room.answer)(seen, request, data));
    told.unwrap_or_else(|| Answer::Now(Err(nothing())))
}

/// How the last thing that was done went.
pub fn settled(seen: &AnySeen, phrases: &Phrases) -> Result<Value, Fault> {
    let told = room(seen).and_then(|room| (room.outcome)(seen, phrases));
    told.unwrap_or_else(|| Err(nothing()))
}

/// Whether the table is about to give an action by itself because it is no choice.
pub fn is_settling(seen: &AnySeen) -> bool {
    let told = room(seen).and_then(|room| (room.settles)(seen));
    told.unwrap_or(false)
}

/// What has not been told yet.
pub fn news(seen: &AnySeen, told: &mut Told, phrases: &Phrases) -> Vec<(Report, Value)> {
    let news = room(seen).and_then(|room| (room.news)(seen, told, phrases));
    news.unwrap_or_default()
}

/// What is on the table.
pub fn info(seen: &AnySeen) -> Value {
    let told = room(seen).and_then(|room| (room.about)(seen));
    told.unwrap_or_default()
}

//! What a file is, by what is written in it.

use engine::suite::GameId;
use play::games::{Unread, adopt};
use play::rooms::Workshop;
use serde_json::{Map, Value};
use std::rc::Rc;
use store::SaveRecord;
use store::chest;
use store::chest::{Chest, ChestFault};
use ui::file;
use ui::l10n::Phrases;
use ui::part::enter;
use ui::route::Route;

/// What follows the name of a game in the format of its boards.
const BOARDS: [&str; 3] = ["-board", "-scenario", "-layout"];
/// Longest name of a match.
const TITLE: usize = 80;

/// What a file was found to be.
pub enum Arrival {
    /// A match, played again by the engine.
    Match(Box<SaveRecord>),
    /// Something that a page of ours shows: a board, or the address of anything.
    Place(Route),
    /// Everything of a player.
    All(Rc<Chest>),
    /// Nothing that can be used, and why.
    Bad(String),
}

/// Finds out what a file is. Nothing is kept yet.
pub async fn judge(phrases: &Phrases, name: &str, text: &str) -> Arrival {
    if let Some(place) = linked(text) {
        return Arrival::Place(place);
    }
    let fields = match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return Arrival::Bad(phrases.text("open-unknown")),
        Err(error) => {
            let place = [
                ("line", error.line().into()),
                ("column", error.column().into()),
            ];
            return Arrival::Bad(phrases.say("open-not-json", &place));
        }
    };
    let format = fields
        .get("format")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let (family, _) = format.split_once('/').unwrap_or_default();
    if format.starts_with(chest::FAMILY) {
        return match opened(phrases, &fields).await {
            Ok(chest) => Arrival::All(Rc::new(chest)),
            Err(fault) => Arrival::Bad(worded(phrases, &fault)),
        };
    }
    let of_game = |ending| family.strip_suffix(ending).and_then(GameId::named);
    match BOARDS.into_iter().find_map(of_game) {
        Some(game) => match board_in_file(game, phrases, name, text).await {
            Ok(place) => Arrival::Place(place),
            Err(why) => Arrival::Bad(why),
        },
        None if family == "centauri-save" => match adopt(text, title(name), phrases).await {
            Ok(record) => Arrival::Match(Box::new(record)),
            Err(error) => Arrival::Bad(error.words(phrases)),
        },
        None => Arrival::Bad(phrases.text("open-unknown")),
    }
}

/// The place that a shared link leads to. Only what follows its `#` is followed, here.
fn linked(text: &str) -> Option<Route> {
    let at = text.find('#')?;
    if !text.trim_start().starts_with("http") {
        return None;
    }
    let hash = text.get(at..)?.split_whitespace().next()?;
    Some(Route::parse(hash)).filter(|route| !matches!(route, Route::NotFound | Route::Open))
}

/// A name for a match, from that of its file.
fn title(name: &str) -> String {
    let name = name.strip_suffix(file::ENDING).unwrap_or(name);
    name.chars().take(TITLE).collect()
}

/// Reads everything, and has every game look at what is its own.
async fn opened(phrases: &Phrases, fields: &Map<String, Value>) -> Result<Chest, ChestFault> {
    let chest = Chest::read(fields)?;
    for (at, save) in chest.saves.iter().enumerate() {
        let taken = adopt(&save.text, String::new(), phrases).await;
        taken.map_err(|error| ChestFault {
            place: format!("saves[{at}]"),
            reason: error.words(phrases),
        })?;
    }
    for (at, board) in chest.boards.iter().enumerate() {
        let reason = match GameId::named(&board.game) {
            Some(game) => match board_in_file(game, phrases, &board.name, &board.text).await {
                Ok(_) => continue,
                Err(why) => why,
            },
            None => phrases.text("open-unknown"),
        };
        let place = format!("boards[{at}]");
        return Err(ChestFault { place, reason });
    }
    Ok(chest)
}

/// The place that shows a board of a game, or why there is none.
async fn board_in_file(
    game: GameId,
    phrases: &Phrases,
    file: &str,
    text: &str,
) -> Result<Route, String> {
    match enter::<Workshop>(game, phrases).await {
        Ok(workshop) => (workshop.board_in_file)(phrases, file, text),
        Err(error) => Err(Unread::from(error).words(phrases)),
    }
}

fn worded(phrases: &Phrases, fault: &ChestFault) -> String {
    let words = [
        ("place", fault.place.as_str().into()),
        ("reason", fault.reason.as_str().into()),
    ];
    phrases.say("open-bad", &words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::at_once;

    fn bad(text: &str) -> String {
        match at_once(judge(&Phrases::load("en"), "a.centauri", text)) {
            Arrival::Bad(why) => why,
            Arrival::Match(_) | Arrival::Place(_) | Arrival::All(_) => panic!("{text}"),
        }
    }

    #[test]
    fn a_link_is_followed_by_its_place_only() {
        let place = linked("https://elsewhere.example/x/#/rules/rift and more");
        let rules = Route::parse("#/rules/rift");
        assert_eq!(place, Some(rules));
        let mailed = linked("https://elsewhere.example/#%2FRules%2Frift.");
        assert_eq!(mailed, place);
        assert_eq!(linked("https://elsewhere.example/#/nowhere/else"), None);
        assert_eq!(linked("https://elsewhere.example/"), None);
        assert_eq!(linked("see #/rules/rift"), None);
    }

    #[test]
    fn what_cannot_be_used_is_told_with_place_and_reason() {
        assert!(bad("{\n  oops").contains('2'));
        for unknown in ["[]", "{}", "{\"format\":\"other/1\"}"] {
            assert_eq!(bad(unknown), bad("7"));
        }
        assert!(bad("{\"format\":\"centauri-chest/1\",\"made\":\"x\"}").contains("made"));
        for format in ["rift-board", "space-rift-scenario", "exodus-layout"] {
            let board = format!("{{\"format\":\"{format}/1\",\"id\":7}}");
            assert!(bad(&board).contains("a.centauri"), "{}", bad(&board));
        }
    }
}

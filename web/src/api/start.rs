//! What a player opens when it begins: the match, puzzle or replay that its configuration describes.

use super::config::{Config, Mode};
use engine::bots::Level;
use engine::suite::GameId;
use play::games::{Hall, Misfit, Unread, Wish, adopt_any, game_in};
use play::learn::School;
use play::onlook::Onlook;
use play::onlook::fault::{Code, Fault};
use store::day;
use store::{SaveRecord, Shelf, Sitter};
use ui::clock::{now, opened};
use ui::fetch;
use ui::l10n::{Phrases, save_words};
use ui::part::{Part, Room, Unfetched, enter, fetch_all, rooms};
use ui::route::Route;

/// The place to begin at. What is played is on the shelf by then.
///
/// # Errors
/// What of the configuration cannot be had.
pub async fn opening(config: &Config, phrases: &Phrases, shelf: &Shelf) -> Result<Route, Fault> {
    if let Some(fault) = &config.unread {
        return Err(fault.clone());
    }
    look_on(config.game, phrases).await?;
    match (config.mode, &config.load) {
        (Mode::Puzzle, _) => puzzle(config, phrases).await,
        (Mode::View, None) => Err(Fault::new(
            Code::ConfigLoad,
            "mode=view needs `load`: a share code, or the address of a save.",
        )),
        (Mode::View | Mode::Play | Mode::Attract, Some(load)) => {
            furnish(config, phrases).await?;
            let mut record = read(&text_of(load).await?, config, phrases).await?;
            seat(&mut record, config);
            let id = keep_loaded(shelf, record, None).await;
            Ok(if config.mode == Mode::View {
                Route::Replay { id, at: Some(0) }
            } else {
                Route::Table { id }
            })
        }
        (Mode::Play | Mode::Attract, None) => {
            let wish = Wish {
                scenario: config.scenario.clone(),
                seed: config.seed.clone(),
                options: config.options.clone(),
                sitters: config.seats.clone(),
            };
            furnish(config, phrases).await?;
            let hall = enter::<Hall>(config.game, phrases).await.map_err(far)?;
            let mut record = (hall.begin)(phrases, &wish).map_err(fault_of)?;
            seat(&mut record, config);
            let id = keep(shelf, record).await;
            Ok(Route::Table { id })
        }
    }
}

/// Sees to it that something can be told of a match of a game.
///
/// # Errors
/// When the code is not to be had.
pub async fn look_on(game: GameId, phrases: &Phrases) -> Result<(), Fault> {
    enter::<Onlook>(game, phrases).await.map_err(far)?;
    Ok(())
}

/// Sees to it that a match can be drawn: the page that it is opened on would ask for it as well, and tell nobody around.
///
/// # Errors
/// When the code or the looks are not to be had.
pub async fn furnish(config: &Config, phrases: &Phrases) -> Result<(), Fault> {
    let room = match config.mode {
        Mode::View => Room::Film,
        Mode::Play | Mode::Puzzle | Mode::Attract => Room::Table,
    };
    let rooms = rooms(config.game, [Room::Hall, room]);
    let parts = [&[Part::Play], rooms.as_slice()].concat();
    fetch_all(&parts, phrases).await.map_err(far)
}

fn far(_: Unfetched) -> Fault {
    Fault::new(
        Code::NetUnreachable,
        "The code of the game could not be fetched.",
    )
}

/// The phrase of the game's name.
pub fn title(config: &Config) -> String {
    format!("{}-title", config.game.name())
}

fn fault_of(misfit: Misfit) -> Fault {
    match misfit {
        Misfit::Scenario(why) => Fault::new(Code::ConfigScenario, why),
        Misfit::Options(why) => Fault::new(Code::ConfigOptions, why),
        Misfit::Chance => Fault::new(
            Code::ConfigChance,
            "No seed is named, and the browser draws no random numbers.",
        ),
        Misfit::Seats(why) => Fault::new(Code::ConfigSeats, why),
    }
}

async fn puzzle(config: &Config, phrases: &Phrases) -> Result<Route, Fault> {
    let game = config.game;
    if !game.has_puzzles() {
        let why = format!("`mode=puzzle`: there are no puzzles of {}.", game.name());
        return Err(Fault::new(Code::ConfigMode, why));
    }
    Part::Learn.fetch().await.map_err(far)?;
    let school = enter::<School>(game, phrases).await.map_err(far)?;
    let today = day::today();
    let id = config
        .scenario
        .clone()
        .unwrap_or_else(|| day::written(today));
    let known = (school.puzzles)().contains(&id.as_str()) || day::read(&id, today).is_some();
    if known {
        Ok(Route::Puzzles {
            game,
            puzzle: Some(id),
        })
    } else {
        Err(Fault::new(
            Code::ConfigScenario,
            format!("There is no puzzle `{id}`."),
        ))
    }
}

/// Seats those who are wanted: bots only where nobody is to play.
pub fn seat(record: &mut SaveRecord, config: &Config) {
    if !config.seats.is_empty() {
        record.sitters.clone_from(&config.seats);
    }
    if config.mode == Mode::Attract {
        for sitter in &mut record.sitters {
            if *sitter == Sitter::Human {
                *sitter = Sitter::Bot(Level::Captain);
            }
        }
    }
}

/// A match from a share code or the text of a file.
///
/// # Errors
/// Why it cannot be read, or that it is of another game than this player's.
pub async fn read(text: &str, config: &Config, phrases: &Phrases) -> Result<SaveRecord, Fault> {
    let fault = |error: Unread| match error {
        Unread::Refused(error) => {
            let told = save_words(phrases, &error);
            Fault::new(engine::drive::Fault::from(error).code, told)
        }
        Unread::Unfetched => far(Unfetched),
    };
    let text = text.trim();
    let game = game_in(text).map_err(|error| fault(error.into()))?;
    if game != config.game {
        let (game, own) = (game.name(), config.game.name());
        let why = format!("This is a match of {game}, and the player shows {own}.");
        return Err(Fault::new(Code::LoadOtherGame, why));
    }
    look_on(game, phrases).await?;
    let title = phrases.text(&title(config));
    adopt_any(text, title, phrases).await.map_err(fault)
}

/// Keeps a match, and gives its id. What finds no place is played all the same: the page around hears of it as of any
/// save that is refused.
pub async fn keep(shelf: &Shelf, record: SaveRecord) -> String {
    let id = record.id.clone();
    let _ = shelf.keep(record).await;
    id
}

/// Keeps a match that was handed over. One that lies there as it is from before this page was opened is gone on with, but
/// for `shown`, which is on the table: what was begun since then is another player's on the same page.
pub async fn keep_loaded(shelf: &Shelf, record: SaveRecord, shown: Option<&str>) -> String {
    let before = opened();
    let saves = shelf.store.list().await.unwrap_or_default();
    let same = saves.into_iter().find(|save| {
        save.text == record.text && save.updated < before && Some(save.id.as_str()) != shown
    });
    let record = match same {
        Some(same) => SaveRecord {
            sitters: record.sitters,
            updated: now(),
            ..same
        },
        None => record,
    };
    keep(shelf, record).await
}

/// The text behind `load`: a code as it is, or what lies at an address of the player's own origin.
async fn text_of(load: &str) -> Result<String, Fault> {
    if !is_address(load) {
        return Ok(load.to_owned());
    }
    let far = || {
        let told = format!("`{load}` is not to be had, or lies on another origin.");
        Fault::new(Code::LoadUnreachable, told)
    };
    let address = fetch::own(load).ok_or_else(far)?;
    fetch::text(&address).await.map_err(|_| far())
}

/// Codes have neither points nor slashes, but for a point that was put behind one.
fn is_address(load: &str) -> bool {
    load.trim_end_matches(['.', ',', ')']).contains(['.', '/'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::at_once;

    #[test]
    fn an_address_is_told_from_a_code() {
        for address in [
            "saves/a.centauri",
            "/a.json",
            "https://a.example/b",
            "a.centauri",
        ] {
            assert!(is_address(address), "{address}");
        }
        assert!(!is_address("AQRyaWZ0AAE-_x"));
    }

    #[test]
    fn what_is_no_match_is_told() {
        let phrases = Phrases::load("en");
        let config = Config::read("?game=rift").expect("the house has it");
        let read = read("nonsense", &config, &phrases);
        let fault = at_once(read).err().map(|fault| fault.code);
        assert_eq!(fault, Some(Code::LoadNotASave));
    }
}

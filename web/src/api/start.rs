//! Opens the match, puzzle or replay of a player's configuration.

use super::config::{Config, PlayerMode, TableChoice};
use super::online_table::server_fault;
use engine::bots::Level;
use engine::registry::GameId;
use play::games::{ImportError, Matches, SetupError, SetupRequest, detect_game, import_any};
use play::learn::Learn;
use play::observer_api::ObserverApi;
use play::observer_api::fault::{EmbedFault, ErrorCode};
use play::setup::TableDraft;
use store::day;
use store::{PlayerKind, SaveRecord, StoreHandle};
use ui::chunk::{Chunk, ChunkLoadError, GameChunk, fetch_all, game_chunks, load_chunk};
use ui::clock::{now, page_opened_at};
use ui::fetch;
use ui::l10n::{Phrases, save_error_text};
use ui::route::Route;

/// Stores the configured match if necessary and returns the first route.
///
/// # Errors
/// If something in the configuration is not available.
pub async fn start_route(
    config: &Config,
    phrases: &Phrases,
    store: &StoreHandle,
) -> Result<Route, EmbedFault> {
    if let Some(error) = &config.match_error {
        return Err(error.clone());
    }
    load_observer(config.game, phrases).await?;
    if let Some(table) = &config.table {
        return table_route(config, table);
    }
    match (config.mode, &config.load) {
        (PlayerMode::Puzzle, _) => puzzle_route(config, phrases).await,
        (PlayerMode::View, None) => Err(EmbedFault::new(
            ErrorCode::ConfigLoad,
            "mode=view needs `load`: a share code, or the address of a save.",
        )),
        (PlayerMode::View | PlayerMode::Play | PlayerMode::Attract, Some(load)) => {
            load_match_ui(config, phrases).await?;
            let mut record = read_match(&load_text(load).await?, config, phrases).await?;
            assign_seats(&mut record, config);
            let id = save_loaded_match(store, record, None).await;
            Ok(if config.mode == PlayerMode::View {
                Route::Replay { id, at: Some(0) }
            } else {
                Route::Table { id }
            })
        }
        (PlayerMode::Play | PlayerMode::Attract, None) => {
            let request = SetupRequest {
                scenario: config.scenario.clone(),
                seed: config.seed.clone(),
                options: config.options.clone(),
                player_kinds: config.seats.clone(),
            };
            load_match_ui(config, phrases).await?;
            let matches = load_chunk::<Matches>(config.game, phrases)
                .await
                .map_err(network_fault)?;
            let mut record = (matches.deal)(phrases, &request).map_err(fault_of)?;
            assign_seats(&mut record, config);
            let id = save_match(store, record).await;
            Ok(Route::Table { id })
        }
    }
}

/// Returns the route of an online table, or of the page that opens one.
fn table_route(config: &Config, table: &TableChoice) -> Result<Route, EmbedFault> {
    if config.mode != PlayerMode::Play {
        let message = "`table` needs mode=play.";
        return Err(EmbedFault::new(ErrorCode::ConfigMode, message));
    }
    match server_fault() {
        Some(fault) => Err(fault),
        None => Ok(match table {
            TableChoice::New => {
                // Another player of this tab may have left one.
                TableDraft::clear();
                Route::NewOnlineTable
            }
            TableChoice::Known { id, invitation } => Route::OnlineTable {
                id: id.clone(),
                invitation: invitation.clone(),
            },
        }),
    }
}

/// Loads the code that reports a match of a game to the embedding page.
///
/// # Errors
/// If the code cannot be loaded.
pub async fn load_observer(game: GameId, phrases: &Phrases) -> Result<(), EmbedFault> {
    load_chunk::<ObserverApi>(game, phrases)
        .await
        .map_err(network_fault)?;
    Ok(())
}

/// Loads the code that renders a match. The page of the match would load it as well, but would not
/// report a failure to the embedding page.
///
/// # Errors
/// If the code or a style sheet cannot be loaded.
pub async fn load_match_ui(config: &Config, phrases: &Phrases) -> Result<(), EmbedFault> {
    let chunk = match config.mode {
        PlayerMode::View => GameChunk::Replay,
        PlayerMode::Play | PlayerMode::Puzzle | PlayerMode::Attract => GameChunk::Table,
    };
    let chunks = game_chunks(config.game, [GameChunk::Matches, chunk]);
    let parts = [&[Chunk::Play], chunks.as_slice()].concat();
    fetch_all(&parts, phrases).await.map_err(network_fault)
}

fn network_fault(_: ChunkLoadError) -> EmbedFault {
    EmbedFault::new(
        ErrorCode::NetUnreachable,
        "The code of the game could not be loaded.",
    )
}

/// Returns the phrase key of the game's name.
pub fn title_key(config: &Config) -> String {
    format!("{}-title", config.game.name())
}

fn fault_of(error: SetupError) -> EmbedFault {
    match error {
        SetupError::Scenario(why) => EmbedFault::new(ErrorCode::ConfigScenario, why),
        SetupError::Options(why) => EmbedFault::new(ErrorCode::ConfigOptions, why),
        SetupError::Chance => EmbedFault::new(
            ErrorCode::ConfigChance,
            "No seed is named, and the browser draws no random numbers.",
        ),
        SetupError::Seats(why) => EmbedFault::new(ErrorCode::ConfigSeats, why),
    }
}

async fn puzzle_route(config: &Config, phrases: &Phrases) -> Result<Route, EmbedFault> {
    let game = config.game;
    if !game.has_puzzles() {
        let why = format!("`mode=puzzle`: there are no puzzles of {}.", game.name());
        return Err(EmbedFault::new(ErrorCode::ConfigMode, why));
    }
    Chunk::Learn.fetch().await.map_err(network_fault)?;
    let learn = load_chunk::<Learn>(game, phrases)
        .await
        .map_err(network_fault)?;
    let today = day::today();
    let id = config
        .scenario
        .clone()
        .unwrap_or_else(|| day::to_iso_date(today));
    let known =
        (learn.puzzles)().contains(&id.as_str()) || day::parse_iso_date(&id, today).is_some();
    if known {
        Ok(Route::Puzzles {
            game,
            puzzle: Some(id),
        })
    } else {
        Err(EmbedFault::new(
            ErrorCode::ConfigScenario,
            format!("There is no puzzle `{id}`."),
        ))
    }
}

/// Assigns the configured players to the seats. In attract mode, bots replace all human players.
pub fn assign_seats(record: &mut SaveRecord, config: &Config) {
    if !config.seats.is_empty() {
        record.player_kinds.clone_from(&config.seats);
    }
    if config.mode == PlayerMode::Attract {
        for player_kind in &mut record.player_kinds {
            if *player_kind == PlayerKind::Human {
                *player_kind = PlayerKind::Bot(Level::Captain);
            }
        }
    }
}

/// Reads a match from a share code or the text of a file.
///
/// # Errors
/// If it cannot be read, or belongs to another game than this player's.
pub async fn read_match(
    text: &str,
    config: &Config,
    phrases: &Phrases,
) -> Result<SaveRecord, EmbedFault> {
    let to_embed_error = |error: ImportError| match error {
        ImportError::Refused(error) => {
            let message = save_error_text(phrases, &error);
            EmbedFault::new(engine::json_api::ApiError::from(error).code, message)
        }
        ImportError::Unfetched => network_fault(ChunkLoadError),
    };
    let text = text.trim();
    let game = detect_game(text).map_err(|error| to_embed_error(error.into()))?;
    if game != config.game {
        let (game, own_name) = (game.name(), config.game.name());
        let why = format!("This is a match of {game}, and the player shows {own_name}.");
        return Err(EmbedFault::new(ErrorCode::LoadOtherGame, why));
    }
    load_observer(game, phrases).await?;
    let title = phrases.text(&title_key(config));
    import_any(text, title, phrases)
        .await
        .map_err(to_embed_error)
}

/// Stores a match and returns its id. If that fails the match is played all the same, and the page
/// is informed as for any save.
pub async fn save_match(store: &StoreHandle, record: SaveRecord) -> String {
    let id = record.id.clone();
    let _ = store.save(record).await;
    id
}

/// Stores a match that the page provides. An identical match that was stored before this page was
/// opened is continued, except for `shown_id`, which is on the table. A newer one belongs to
/// another player on the same page.
pub async fn save_loaded_match(
    store: &StoreHandle,
    record: SaveRecord,
    shown_id: Option<&str>,
) -> String {
    let before = page_opened_at();
    let saves = store.store.list().await.unwrap_or_default();
    let same = saves.into_iter().find(|save| {
        save.text == record.text && save.updated < before && Some(save.id.as_str()) != shown_id
    });
    let record = match same {
        Some(same) => SaveRecord {
            player_kinds: record.player_kinds,
            updated: now(),
            ..same
        },
        None => record,
    };
    save_match(store, record).await
}

/// Returns the text of `load`: a code itself, or the content at a URL of the player's own origin.
async fn load_text(load: &str) -> Result<String, EmbedFault> {
    if !is_address(load) {
        return Ok(load.to_owned());
    }
    let foreign = || {
        let message = format!("`{load}` is not to be had, or lies on another origin.");
        EmbedFault::new(ErrorCode::LoadUnreachable, message)
    };
    let address = fetch::same_origin_url(load).ok_or_else(foreign)?;
    fetch::text(&address).await.map_err(|_| foreign())
}

/// Returns whether a text is a path or URL and not a share code. Codes contain neither dots nor
/// slashes, except for a trailing dot.
fn is_address(load: &str) -> bool {
    load.trim_end_matches(['.', ',', ')']).contains(['.', '/'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chunks::resolve_now;

    #[test]
    fn an_address_is_distinguished_from_a_share_code() {
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
    fn an_invalid_match_text_is_reported() {
        let phrases = Phrases::load("en");
        let config = Config::read("?game=rift").expect("the page has this game");
        let result = read_match("nonsense", &config, &phrases);
        let error = resolve_now(result).err().map(|error| error.code);
        assert_eq!(error, Some(ErrorCode::LoadNotASave));
    }
}

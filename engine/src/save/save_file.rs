//! The save file: JSON, with one line per entry of the log.
//!
//! `centauri-save/1` is a game that was dealt. `centauri-save/2` began in a given position, instead
//! of a deal. `centauri-save/3` is a partial session: a guessed position and the events that the
//! seat knows. Their seeds are numbers; `centauri-save/4` and `/5` are the first two with a seed of
//! 256 bits.
//!
//! The checksum covers the values and not the text, so a file may be reformatted.

use super::SaveError;
use super::checksum::{append, checksum, fields};
use super::rules_version::{check_rules, migrate_options};
use crate::chance::{ChanceOutcome, Seed};
use crate::game::{Game, Seat, Undo};
use crate::load::from_value;
use crate::pack::PackName;
use crate::session::{LogEntry, Session};
use serde_json::{Map, Value, json};

/// The text before the number of the format.
const FORMAT_PREFIX: &str = "centauri-save/";
/// The format of games that were dealt.
const DEALT: u32 = 1;
/// The format of games that began in a position.
const PLACED: u32 = 2;
/// The format of partial sessions.
const PARTIAL: u32 = 3;
/// The same as [`DEALT`] and [`PLACED`] for seeds of 256 bits; all other formats have 64-bit seeds.
const DEALT_256_BIT: u32 = 4;
const PLACED_256_BIT: u32 = 5;
/// The maximum size of a save that is read, in bytes.
pub const MAX_BYTES: usize = 4 << 20;

/// Writes `session` as the text of a save file.
///
/// ```
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::{save, session::Session};
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let text = save::encode(&Session::new(game, 7));
/// assert!(text.contains(r#""format": "centauri-save/1""#));
/// # Ok::<(), engine::error::LoadError>(())
/// ```
#[must_use]
pub fn encode<G: Game>(session: &Session<G>) -> String {
    let game = session.game();
    let log = session.log().iter().map(write_entry::<G>).collect();
    let placed = session.start_state();
    let version = match (placed, session.seed()) {
        _ if session.is_partial() => PARTIAL,
        (None, Seed::Number(_)) => DEALT,
        (Some(_), Seed::Number(_)) => PLACED,
        (None, Seed::Bytes(_)) => DEALT_256_BIT,
        (Some(_), Seed::Bytes(_)) => PLACED_256_BIT,
    };
    let beginning = match placed {
        Some(state) => ("position", json!(game.to_position(state))),
        None => ("deal", write_draws(session.deal())),
    };
    let mut fields = vec![
        ("format", json!(format!("{FORMAT_PREFIX}{version}"))),
        ("game", json!(G::NAME)),
        ("rules", json!(G::RULES_VERSION)),
        ("content", json!(hex(game.content_fingerprint()))),
        // Options come from JSON, so they can always be written.
        ("options", json!(game.options())),
        ("seed", json!(session.seed().to_string())),
        beginning,
        ("log", Value::Array(log)),
    ];
    if let Some(partial) = session.partial_session() {
        fields.push(("told", json!(partial)));
    }
    if let Some(pack) = game.pack() {
        fields.push(("pack", json!(pack)));
    }
    let sum = checksum(fields.iter().map(|(key, value)| (*key, value)));
    fields.push(("checksum", json!(hex(sum))));
    let mut text = String::from("{");
    for (number, (key, value)) in fields.iter().enumerate() {
        text.push_str(if number == 0 { "\n" } else { ",\n" });
        write_field(key, value, &mut text);
    }
    text.push_str("\n}\n");
    text
}

/// Reads a session of the game `G` by replaying it.
///
/// ```
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::save::{self, SaveError};
/// use engine::session::Session;
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let text = save::encode(&Session::new(game, 7));
/// // Any change is noticed.
/// let changed = text.replace("rhino", "eagle");
/// let damaged = SaveError::Damaged { place: "checksum".to_owned() };
/// assert_eq!(save::decode::<Rift>(&changed), Err(damaged));
/// # Ok::<(), engine::error::LoadError>(())
/// ```
///
/// # Errors
/// Returns the reason why the text is not accepted.
pub fn decode<G: Game>(text: &str) -> Result<Session<G>, SaveError> {
    SaveFile::read(text)?.open()
}

/// A complete and undamaged save whose log has not been replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct SaveFile {
    game: String,
    values: Map<String, Value>,
}

impl SaveFile {
    /// Reads the text of a save, up to its game.
    ///
    /// # Errors
    /// Returns the reason why the text is not accepted.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        if text.len() > MAX_BYTES {
            return Err(SaveError::TooLarge {
                bytes: text.len(),
                limit: MAX_BYTES,
            });
        }
        let value = serde_json::from_str(text).map_err(|error| SaveError::NotJson {
            line: error.line(),
            column: error.column(),
        })?;
        let Value::Object(mut values) = value else {
            return Err(SaveError::NotASave);
        };
        check_format(&values)?;
        let found = values.remove("checksum");
        if found != Some(json!(hex(checksum(fields(&values))))) {
            return Err(SaveError::damaged("checksum"));
        }
        let game = text_at(&values, "game")?.to_owned();
        Ok(Self { game, values })
    }

    /// Returns the game name that the file states; it may be unknown.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns a fingerprint of the start of the match: game, rules, content, options, seed and
    /// deal. All saves of one match share it.
    #[must_use]
    pub fn origin(&self) -> u64 {
        checksum(fields(&self.values).filter(|(key, _)| *key != "log"))
    }

    /// Returns whether the save holds a partial session.
    #[must_use]
    pub fn is_partial(&self) -> bool {
        self.values.contains_key("told")
    }

    /// Replays the log in the game `G` with the base content.
    ///
    /// # Errors
    /// Returns an error under the same conditions as [`SaveFile::open_with`].
    pub fn open<G: Game>(&self) -> Result<Session<G>, SaveError> {
        self.open_with(&G::ContentSet::default())
    }

    /// Reads the options and migrates them to the current rules.
    fn options<G: Game>(&self) -> Result<G::Options, SaveError> {
        let rules = self.number("rules")?;
        check_rules::<G>(rules)?;
        let options = self.values.get("options").unwrap_or(&Value::Null);
        migrate_options::<G>(rules, from_value("options", options)?)
    }

    /// Builds the game with `content_set` or with the base content, whichever the match was played
    /// with.
    fn build_game<G: Game>(&self, content_set: &G::ContentSet) -> Result<G, SaveError> {
        let options = self.options::<G>()?;
        let needed: Option<PackName> = match self.values.get("pack") {
            Some(pack) => Some(from_value("pack", pack).map_err(|_| SaveError::damaged("pack"))?),
            None => None,
        };
        let content = self.hex("content")?;
        let load_from =
            |content_set: &G::ContentSet| match G::with_content(options.clone(), content_set) {
                Ok(game) if game.content_fingerprint() == content => Ok(game),
                Ok(_) => Err(SaveError::ContentDiffers),
                Err(error) => Err(SaveError::Options(error)),
            };
        let with_base_content = || load_from(&G::ContentSet::default());
        match needed {
            None => with_base_content(),
            Some(pack) => load_from(content_set).or_else(|error| {
                let is_pack_loaded =
                    G::pack_of(content_set).is_some_and(|loaded_pack| *loaded_pack == pack);
                let missing = if is_pack_loaded {
                    error
                } else {
                    SaveError::NeedsPack { pack }
                };
                with_base_content().map_err(|_| missing)
            }),
        }
    }

    /// Replays the log in the game `G`. A match with base content opens with base
    /// content; a match with a pack opens with `content_set`, if both have the same fingerprint.
    ///
    /// # Errors
    /// Returns the reason why the save is not accepted.
    pub fn open_with<G: Game>(&self, content_set: &G::ContentSet) -> Result<Session<G>, SaveError> {
        if self.game != G::NAME {
            return Err(SaveError::OtherGame {
                game: self.game.clone(),
            });
        }
        self.replay_on(self.build_game::<G>(content_set)?)
    }

    /// Like [`SaveFile::open_with`], but uses an existing game.
    ///
    /// # Errors
    /// Returns the reason why the save is not accepted.
    pub fn open_at<G: Game>(&self, game: &G) -> Result<Session<G>, SaveError> {
        let is_same = self.game == G::NAME
            && self.options::<G>()? == *game.options()
            && self.hex("content")? == game.content_fingerprint();
        if !is_same {
            return Err(SaveError::ContentDiffers);
        }
        self.replay_on(game.clone())
    }

    /// Replays the log at `game`.
    fn replay_on<G: Game>(&self, game: G) -> Result<Session<G>, SaveError> {
        let log = match self.values.get("log") {
            Some(Value::Array(entries)) => entries
                .iter()
                .enumerate()
                .map(|(number, entry)| read_entry::<G>(number, entry))
                .collect::<Result<Vec<_>, _>>()?,
            Some(_) | None => return Err(SaveError::damaged("log")),
        };
        let seed = self.seed()?;
        let Some(position) = self.values.get("position") else {
            let deal = read_draws(self.values.get("deal"), || "deal".to_owned())?;
            return Ok(Session::resume(game, seed, &deal, &log)?);
        };
        let position = from_value("position", position)?;
        let mut session = match self.values.get("told") {
            Some(partial) => Session::from_partial(game, position, from_value("told", partial)?)?,
            None => Session::from_position(game, seed, position)?,
        };
        session.replay_log(&log)?;
        Ok(session)
    }

    fn number(&self, key: &str) -> Result<u16, SaveError> {
        let number = self.values.get(key).and_then(Value::as_u64);
        number
            .and_then(|number| u16::try_from(number).ok())
            .ok_or_else(|| SaveError::damaged(key))
    }

    /// Reads the seed, which must be of the kind that the format says.
    fn seed(&self) -> Result<Seed, SaveError> {
        let is_whole = version(&self.values)? > PARTIAL;
        let seed = Seed::parse(text_at(&self.values, "seed")?);
        seed.filter(|seed| is_whole == matches!(seed, Seed::Bytes(_)))
            .ok_or_else(|| SaveError::damaged("seed"))
    }

    fn hex(&self, key: &str) -> Result<u64, SaveError> {
        let text = text_at(&self.values, key)?;
        u64::from_str_radix(text, 16).map_err(|_| SaveError::damaged(key))
    }
}

/// Returns the number of the format.
fn version(values: &Map<String, Value>) -> Result<u32, SaveError> {
    let format = text_at(values, "format").map_err(|_| SaveError::NotASave)?;
    let version = format
        .strip_prefix(FORMAT_PREFIX)
        .ok_or(SaveError::NotASave)?;
    version.parse().map_err(|_| SaveError::NotASave)
}

fn check_format(values: &Map<String, Value>) -> Result<(), SaveError> {
    let (is_placed, is_partial) = (values.contains_key("position"), values.contains_key("told"));
    match version(values)? {
        DEALT | DEALT_256_BIT if !is_placed && !is_partial => Ok(()),
        PLACED | PLACED_256_BIT if is_placed && !is_partial => Ok(()),
        PARTIAL if is_placed && is_partial => Ok(()),
        DEALT..=PLACED_256_BIT => Err(SaveError::damaged("position")),
        found if found > PLACED_256_BIT => Err(SaveError::Newer {
            found,
            known: PLACED_256_BIT,
        }),
        _ => Err(SaveError::NotASave),
    }
}

fn text_at<'a>(values: &'a Map<String, Value>, key: &str) -> Result<&'a str, SaveError> {
    let text = values.get(key).and_then(Value::as_str);
    text.ok_or_else(|| SaveError::damaged(key))
}

/// Writes `[seat, action]`, and the draws if there are any. The table's seat is 255.
fn write_entry<G: Game>(entry: &LogEntry<G::Action>) -> Value {
    if entry.draws.is_empty() {
        json!([entry.seat, entry.action])
    } else {
        json!([entry.seat, entry.action, write_draws(&entry.draws)])
    }
}

fn read_entry<G: Game>(number: usize, entry: &Value) -> Result<LogEntry<G::Action>, SaveError> {
    let path = || format!("log[{number}]");
    let damaged = || SaveError::damaged(path());
    let (seat, action, draws) = match entry.as_array().map(Vec::as_slice) {
        Some([seat, action]) => (seat, action, Vec::new()),
        Some([seat, action, draws]) => (seat, action, read_draws(Some(draws), path)?),
        Some(_) | None => return Err(damaged()),
    };
    let seat = seat.as_u64().and_then(|seat| u8::try_from(seat).ok());
    Ok(LogEntry {
        seat: Seat(seat.ok_or_else(damaged)?),
        // As text, since a reader of values would compile every type once more.
        action: serde_json::from_str(&action.to_string()).map_err(|_| damaged())?,
        draws,
        // Replaying the entry computes the true value.
        undo: Undo::Barrier,
    })
}

/// Writes pairs: the number of possible outcomes, and the outcome.
fn write_draws(draws: &[ChanceOutcome]) -> Value {
    draws
        .iter()
        .map(|draw| json!([draw.outcomes, draw.value]))
        .collect()
}

fn read_draws(
    draws: Option<&Value>,
    path: impl Fn() -> String,
) -> Result<Vec<ChanceOutcome>, SaveError> {
    let number = |value: &Value| value.as_u64().and_then(|value| u32::try_from(value).ok());
    draws
        .and_then(Value::as_array)
        .and_then(|draws| {
            let pairs = draws.iter().map(|draw| match draw.as_array()?.as_slice() {
                [outcomes, value] => Some(ChanceOutcome {
                    outcomes: number(outcomes)?,
                    value: number(value)?,
                }),
                [..] => None,
            });
            pairs.collect()
        })
        .ok_or_else(|| SaveError::damaged(path()))
}

fn hex(number: u64) -> String {
    format!("{number:016x}")
}

/// Writes one field; the log gets a line per entry.
fn write_field(key: &str, value: &Value, text: &mut String) {
    append(text, format_args!("\"{key}\": "));
    match value {
        Value::Array(entries) if key == "log" && !entries.is_empty() => {
            for (number, entry) in entries.iter().enumerate() {
                text.push_str(if number == 0 { "[\n" } else { ",\n" });
                append(text, entry);
            }
            text.push_str("\n]");
        }
        value => append(text, value),
    }
}

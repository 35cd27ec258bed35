//! The share code: a whole match in a line of text that fits into a link.
//!
//! An action is written as its index in the list of actions of its seat, in the few bits that such
//! an index needs, and a random outcome as its number. Decoding therefore lists the legal actions
//! at every step, and returns the same match or an error.
//!
//! The bytes, written as URL-safe base64: the format (1 for a game that was dealt, 2 for one that
//! began in a position, 3 and 4 for the same formats with a seed of 256 bits), the length and
//! characters of the game's name, the version of the rules, two bytes of the content's fingerprint;
//! then, range coded, the seed, the options, the draws of the deal or the first state, the number
//! of entries and the entries; then a checksum of four bytes. A zero byte comes before the checksum
//! if the code would otherwise end with a character that programs cut off.

use super::SaveError;
use super::action_coder::ActionCoder;
use super::byte_model::ByteModel;
use super::checked_base64::{CHECKSUM_LEN, decode_checked, encode_checked};
use super::code_header::{format_byte, parse_format, read_seed, write_seed};
use super::range_coder::{RangeDecoder, RangeEncoder};
use super::rules_version::{check_rules, migrate_options};
use crate::chance::{ChanceOutcome, DynChance, ScriptedChance};
use crate::error::LoadError;
use crate::game::Game;
use crate::session::Session;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::de::DeserializeOwned;

/// The maximum length of a code that is read, in characters.
pub const MAX_CHARS: usize = 1 << 18;
/// The maximum number of entries that are read.
const MAX_ENTRIES: u64 = 1 << 17;
/// The maximum size of options that are read, in bytes.
const MAX_OPTIONS: u64 = 1 << 16;
/// The maximum size of a state that is read, in bytes.
const MAX_STATE: u64 = 1 << 14;
/// The number of bytes that may be missing for fields of later versions.
const ZERO_PADDING: usize = 16;

/// Writes `session` as a share code. Returns `None` for a partial session, and if the game does not
/// list an action that it accepted (law 1).
///
/// ```
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::{save::share_code, session::Session};
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let code = share_code::encode(&Session::new(game, 7)).ok_or("no code")?;
/// assert!(code.len() < 100);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn encode<G: Game>(session: &Session<G>) -> Option<String> {
    if session.is_partial() {
        return None;
    }
    let game = session.game();
    let placed = session.start_state();
    let format = format_byte(placed.is_some(), session.seed());
    let mut bytes = vec![format, u8::try_from(G::NAME.len()).ok()?];
    bytes.extend(G::NAME.as_bytes());
    bytes.extend(G::RULES_VERSION.to_be_bytes());
    bytes.extend(short_fingerprint(game.content_fingerprint()));
    let mut writer = RangeEncoder::new();
    write_seed(session.seed(), &mut writer);
    write_options::<G>(game.options(), &mut writer)?;
    match placed {
        Some(state) => write_bytes(&postcard::to_allocvec(state).ok()?, &mut writer),
        None => write_draws(session.deal(), &mut writer),
    }
    writer.count(session.log().len() as u64);
    let mut state = session.state_at(0)?;
    let mut lists = ActionCoder::new();
    // A list and not `NullSink`: see `DynChance`.
    let mut events = Vec::new();
    for entry in session.log() {
        lists.write(game, &state, entry, &mut writer)?;
        write_draws(&entry.draws, &mut writer);
        let mut script = ScriptedChance::new(&entry.draws);
        events.clear();
        game.act(
            &mut state,
            entry.seat,
            entry.action,
            &mut DynChance(&mut script),
            &mut events,
        )
        .ok()?;
    }
    bytes.extend(writer.finish());
    Some(encode_checked(bytes))
}

/// Reads a share code of the game `G` by replaying it.
///
/// # Errors
/// Returns the reason why the code is not accepted.
pub fn decode<G: Game>(text: &str) -> Result<Session<G>, SaveError> {
    ShareCode::read(text)?.open()
}

/// A complete and undamaged share code whose log has not been replayed.
///
/// ```
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::save::share_code::{ShareCode, encode};
/// use engine::session::Session;
///
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
/// let code = ShareCode::read(&encode(&session).ok_or("no code")?)?;
/// // The name of the game is known before anything is played.
/// assert_eq!(code.game(), "rift");
/// assert_eq!(code.open::<Rift>()?, session);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShareCode {
    game: String,
    starts_from_position: bool,
    /// Whether the seed has 256 bits.
    has_full_seed: bool,
    /// All bytes after the name of the game, without the checksum.
    rest: Vec<u8>,
}

impl ShareCode {
    /// Reads a share code, up to its game.
    ///
    /// # Errors
    /// Returns the reason why the code is not accepted.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let text = text.trim();
        if text.len() > MAX_CHARS {
            return Err(SaveError::TooLarge {
                bytes: text.len(),
                limit: MAX_CHARS,
            });
        }
        let found = decode_checked(text);
        let is_whole = found.is_some();
        let mut bytes = match found {
            Some(bytes) => bytes,
            None => URL_SAFE_NO_PAD
                .decode(text)
                .map_err(|_| SaveError::NotASave)?,
        };
        let (is_placed, whole) = parse_format(bytes.first().copied())?;
        let body = bytes
            .len()
            .checked_sub(CHECKSUM_LEN)
            .ok_or(SaveError::NotASave)?;
        bytes.truncate(body);
        if !is_whole {
            return Err(SaveError::damaged("checksum"));
        }
        let damaged = || SaveError::damaged("game");
        let (&length, name_and_rest) = bytes
            .get(1..)
            .and_then(<[u8]>::split_first)
            .ok_or_else(damaged)?;
        let (name, rest) = name_and_rest
            .split_at_checked(usize::from(length))
            .ok_or_else(damaged)?;
        Ok(Self {
            game: String::from_utf8(name.to_vec()).map_err(|_| damaged())?,
            starts_from_position: is_placed,
            has_full_seed: whole,
            rest: rest.to_vec(),
        })
    }

    /// Returns the game name that the code states; it may be unknown.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Replays the log in the game `G` with the base content.
    ///
    /// # Errors
    /// Returns the reason why the code is not accepted.
    pub fn open<G: Game>(&self) -> Result<Session<G>, SaveError> {
        self.open_with(&G::ContentSet::default())
    }

    /// Replays the log in the game `G`, with the base content or with `content_set`,
    /// whichever the match was played with.
    ///
    /// # Errors
    /// Returns the reason why the code is not accepted.
    pub fn open_with<G: Game>(&self, content_set: &G::ContentSet) -> Result<Session<G>, SaveError> {
        self.open_using(|options: G::Options, content| {
            let load_from =
                |content_set: &G::ContentSet| match G::with_content(options.clone(), content_set) {
                    Ok(game) if content == short_fingerprint(game.content_fingerprint()) => {
                        Ok(game)
                    }
                    Ok(_) => Err(SaveError::ContentDiffers),
                    Err(error) => Err(SaveError::Options(error)),
                };
            load_from(&G::ContentSet::default()).or_else(|error| match G::pack_of(content_set) {
                Some(_) => load_from(content_set),
                None => Err(error),
            })
        })
    }

    /// Replays the log in an existing game.
    ///
    /// # Errors
    /// Returns the reason why the code is not accepted.
    pub fn open_at<G: Game>(&self, game: &G) -> Result<Session<G>, SaveError> {
        self.open_using(|options: G::Options, content| {
            if options == *game.options()
                && content == short_fingerprint(game.content_fingerprint())
            {
                Ok(game.clone())
            } else {
                Err(SaveError::ContentDiffers)
            }
        })
    }

    /// Replays the log in the game that `load` builds for these options and this content.
    fn open_using<G: Game>(
        &self,
        load: impl FnOnce(G::Options, [u8; 2]) -> Result<G, SaveError>,
    ) -> Result<Session<G>, SaveError> {
        if self.game != G::NAME {
            return Err(SaveError::OtherGame {
                game: self.game.clone(),
            });
        }
        let Some((&[rules_high, rules_low, high, low], body)) = self.rest.split_first_chunk()
        else {
            return Err(SaveError::damaged("rules"));
        };
        let rules = u16::from_be_bytes([rules_high, rules_low]);
        check_rules::<G>(rules)?;
        let mut reader = RangeDecoder::new(body);
        let seed = read_seed(self.has_full_seed, &mut reader);
        let options = migrate_options::<G>(rules, read_options::<G>(&mut reader)?)?;
        let game = load(options, [high, low])?;
        let mut session = if self.starts_from_position {
            let state = read_state(&game, &mut reader)?;
            Session::from_state(game, seed, state)?
        } else {
            Session::new_with_chance(game, seed, &mut reader)
        };
        let entries = reader.count();
        if entries > MAX_ENTRIES {
            return Err(SaveError::damaged("log"));
        }
        let mut lists = ActionCoder::new();
        for number in 0..entries as usize {
            let (seat, action) = lists
                .read(session.game(), session.state(), &mut reader)
                .ok_or_else(|| SaveError::damaged(format!("log[{number}]")))?;
            session
                .act_with(seat, action, &mut reader)
                .map_err(|cause| SaveError::entry(number, cause))?;
        }
        Ok(session)
    }
}

/// Folds a fingerprint into two bytes.
const fn short_fingerprint(fingerprint: u64) -> [u8; 2] {
    let half = fingerprint ^ fingerprint >> 32;
    ((half ^ half >> 16) as u16).to_be_bytes()
}

fn write_draws(draws: &[ChanceOutcome], writer: &mut RangeEncoder) {
    for draw in draws {
        writer.number(draw.value, draw.outcomes);
    }
}

/// Writes options in postcard, or in JSON if postcard cannot read them back: it does not support
/// values without a schema or omitted fields.
fn write_options<G: Game>(options: &G::Options, writer: &mut RangeEncoder) -> Option<()> {
    let short = postcard::to_allocvec(options).ok().filter(|bytes| {
        decode_padded::<G::Options>(bytes.clone()).is_some_and(|decoded| decoded == *options)
    });
    writer.number(u32::from(short.is_none()), 2);
    let bytes = match short {
        Some(bytes) => bytes,
        None => serde_json::to_vec(options).ok()?,
    };
    write_bytes(&bytes, writer);
    Some(())
}

fn write_bytes(bytes: &[u8], writer: &mut RangeEncoder) {
    writer.count(bytes.len() as u64);
    let mut model = ByteModel::new();
    for &byte in bytes {
        model.write(byte, writer);
    }
}

fn read_bytes(reader: &mut RangeDecoder<'_>, max_length: u64) -> Option<Vec<u8>> {
    let length = reader.count();
    let mut model = ByteModel::new();
    (length <= max_length).then(|| (0..length).map(|_| model.read(reader)).collect())
}

/// Reads a state and applies its game's checks for positions.
fn read_state<G: Game>(game: &G, reader: &mut RangeDecoder<'_>) -> Result<G::State, SaveError> {
    let damaged = || SaveError::damaged("position");
    let bytes = read_bytes(reader, MAX_STATE).ok_or_else(damaged)?;
    let state: G::State = decode_padded(bytes).ok_or_else(damaged)?;
    let placed = game.state_from_position(game.to_position(&state))?;
    if placed == state {
        Ok(state)
    } else {
        Err(damaged())
    }
}

fn read_options<G: Game>(reader: &mut RangeDecoder<'_>) -> Result<G::Options, SaveError> {
    let in_json = reader.number(2) == 1;
    let bytes = read_bytes(reader, MAX_OPTIONS).ok_or_else(|| SaveError::damaged("options"))?;
    if in_json {
        // Read as text like everything else: a reader of bytes would compile every type once more.
        let text = str::from_utf8(&bytes).map_err(|_| SaveError::damaged("options"))?;
        serde_json::from_str(text).map_err(|error| LoadError::from_json("options", &error).into())
    } else {
        decode_padded(bytes).ok_or_else(|| SaveError::damaged("options"))
    }
}

/// Reads postcard. Fields that were added later are at the end; if they are missing, they are read
/// as zero, which selects the behavior of older matches.
fn decode_padded<T: DeserializeOwned>(mut bytes: Vec<u8>) -> Option<T> {
    bytes.extend([0; ZERO_PADDING]);
    postcard::from_bytes(&bytes).ok()
}

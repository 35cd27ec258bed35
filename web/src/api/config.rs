//! The configuration of an embedded player: the parameters of its URL, which are the attributes
//! of its element.

use engine::bots::Level;
use engine::error_reason::ErrorReason;
use engine::registry::GameId;
use play::observer_api::fault::{EmbedFault, ErrorCode};
use serde_json::Value;
use store::PlayerKind;
use ui::settings::Theme;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerMode {
    Play,
    /// A replay.
    View,
    Puzzle,
    Attract,
}

/// The policy for links that lead out of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkPolicy {
    /// The user is asked first.
    Confirm,
    Allow,
    Deny,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreChoice {
    Own,
    Host,
    None,
}

/// The policy for wheel events over a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScrollPolicy {
    /// The board zooms while the focus is in the player; otherwise the page scrolls.
    Smart,
    /// The board always zooms.
    Always,
    /// The page always scrolls.
    Never,
}

/// The parts of a player that can be hidden.
pub const PARTS: [&str; 7] = [
    "header",
    "log",
    "settings",
    "rules",
    "fullscreen",
    "undo",
    "share",
];

/// The configuration that a player gets before it starts.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    pub game: GameId,
    /// The id of a board or puzzle of the game.
    pub scenario: Option<String>,
    pub seed: Option<String>,
    /// Options of the game that differ from those of the board.
    pub options: Option<Value>,
    /// The player of each seat, or empty to use those of the board.
    pub seats: Vec<PlayerKind>,
    /// The error of `parse_options` or `parse_seats`, if the options or the seats cannot be read.
    /// It prevents only the match that they describe.
    pub match_error: Option<EmbedFault>,
    pub mode: PlayerMode,
    /// A share code, or the URL of a save.
    pub load: Option<String>,
    pub theme: Theme,
    pub lang: Option<String>,
    /// The language of the embedding page.
    pub page_lang: Option<String>,
    /// The parts that are hidden.
    pub hidden: Vec<&'static str>,
    pub links: LinkPolicy,
    pub store: StoreChoice,
    /// Whether browsers may be connected for remote players.
    pub allows_network: bool,
    pub scroll: ScrollPolicy,
    /// The origins that may control the player.
    pub control: Vec<String>,
    /// The content pack, or `none`.
    pub pack: Option<String>,
    /// The online table to play at.
    pub table: Option<TableChoice>,
    /// The token of the user of a publisher.
    pub token: Option<String>,
}

/// Which online table a player opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableChoice {
    /// A new one, which the person here sets up.
    New,
    /// The one with this id.
    Known {
        id: String,
        /// The code of the invitation, for a table that is not public.
        invitation: Option<String>,
    },
}

impl Config {
    /// Reads the query of a URL. Unknown parameters are ignored; invalid values are errors.
    ///
    /// # Errors
    /// The first invalid value, except for those of `parse_options` and `parse_seats`, which are
    /// stored in [`Config::match_error`].
    pub fn read(query: &str) -> Result<Self, EmbedFault> {
        let pairs = query_pairs(query);
        let get = |key: &str| {
            let found = pairs.iter().find(|(name, _)| name == key);
            found
                .map(|(_, value)| value.as_str())
                .filter(|value| !value.is_empty())
        };
        let text = |key: &str| get(key).map(str::to_owned);
        let list = |key: &str| split_list(get(key).unwrap_or_default());
        let game = get("game").unwrap_or_default();
        let game = GameId::from_name(game).ok_or_else(|| unknown_game(game))?;
        let start = [("click", ()), ("auto", ()), ("visible", ())];
        choice("start", get("start"), &start)?;
        let (options, no_options) = split_result(get("options").map(parse_options).transpose());
        let (seats, no_seats) = split_result(parse_seats(&list("seats")));
        Ok(Self {
            game,
            scenario: text("scenario"),
            seed: text("seed"),
            options,
            seats,
            match_error: no_options.or(no_seats),
            mode: parse_mode(get("mode"))?,
            load: text("load"),
            theme: choice("theme", get("theme"), &THEMES)?,
            lang: text("lang"),
            page_lang: text("page-lang"),
            hidden: parse_hidden(&list("ui"))?,
            links: choice("links", get("links"), &LINKS)?,
            store: choice("store", get("store"), &STORES)?,
            allows_network: choice("network", get("network"), &[("none", false), ("p2p", true)])?,
            scroll: choice("scroll", get("scroll"), &SCROLLS)?,
            control: list("control"),
            pack: text("pack"),
            table: parse_table(get("table"), get("invitation"))?,
            token: text("token"),
        })
    }

    /// Returns the origins that may control the player, read even if the rest of the URL is
    /// invalid.
    #[must_use]
    pub fn control(query: &str) -> Vec<String> {
        let pairs = query_pairs(query);
        let found = pairs.iter().find(|(name, _)| name == "control");
        found.map_or_else(Vec::new, |(_, value)| split_list(value))
    }

    /// Returns whether a part is hidden.
    #[must_use]
    pub fn hides(&self, part: &str) -> bool {
        self.hidden.contains(&part)
    }
}

const THEMES: [(&str, Theme); 4] = [
    ("auto", Theme::System),
    ("light", Theme::Light),
    ("dark", Theme::Night),
    ("contrast", Theme::Contrast),
];
const LINKS: [(&str, LinkPolicy); 3] = [
    ("confirm", LinkPolicy::Confirm),
    ("allow", LinkPolicy::Allow),
    ("deny", LinkPolicy::Deny),
];
const STORES: [(&str, StoreChoice); 3] = [
    ("own", StoreChoice::Own),
    ("host", StoreChoice::Host),
    ("none", StoreChoice::None),
];
const SCROLLS: [(&str, ScrollPolicy); 3] = [
    ("smart", ScrollPolicy::Smart),
    ("always", ScrollPolicy::Always),
    ("never", ScrollPolicy::Never),
];

/// Returns the theme of this name.
#[must_use]
pub fn theme(name: &str) -> Option<Theme> {
    let found = THEMES.iter().find(|(known, _)| *known == name);
    found.map(|(_, theme)| *theme)
}

/// Selects one of several values, the first one if none is given.
fn choice<T: Copy>(key: &str, given: Option<&str>, choices: &[(&str, T)]) -> Result<T, EmbedFault> {
    let name = given.or_else(|| choices.first().map(|(name, _)| *name));
    let found = choices.iter().find(|(choice, _)| Some(*choice) == name);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let given = format!("{key}={}", given.unwrap_or_default());
        let names = choices.iter().map(|(name, _)| *name).collect::<Vec<_>>();
        let message = format!("{given} is none of {}.", names.join(", "));
        EmbedFault::new(ErrorCode::ConfigValue, message).with_value(given)
    })
}

fn unknown_game(name: &str) -> EmbedFault {
    let message = match name {
        "" => "`game` names no game.".to_owned(),
        name => format!("There is no game `{name}`."),
    };
    EmbedFault::new(ErrorCode::ConfigGame, message).with_value(name)
}

/// Returns the items of a comma-separated list.
fn split_list(text: &str) -> Vec<String> {
    let items = text.split([',', ' ']).filter(|item| !item.is_empty());
    items.map(str::to_owned).collect()
}

fn parse_mode(given: Option<&str>) -> Result<PlayerMode, EmbedFault> {
    let modes = [
        ("play", PlayerMode::Play),
        ("view", PlayerMode::View),
        ("puzzle", PlayerMode::Puzzle),
        ("attract", PlayerMode::Attract),
    ];
    choice("mode", given, &modes).map_err(|error| EmbedFault {
        code: ErrorCode::ConfigMode,
        ..error
    })
}

/// Reads the id of a table and the code of its invitation, which consist of letters and digits.
fn parse_table(
    table: Option<&str>,
    invitation: Option<&str>,
) -> Result<Option<TableChoice>, EmbedFault> {
    let Some(id) = table else { return Ok(None) };
    if id == "new" {
        return Ok(Some(TableChoice::New));
    }
    let is_plain = |text: &str| text.len() <= 64 && text.bytes().all(|b| b.is_ascii_alphanumeric());
    if !is_plain(id) || !invitation.is_none_or(is_plain) {
        let message = "`table` is the id of an online table or `new`, `invitation` its code.";
        return Err(EmbedFault::new(ErrorCode::ConfigTable, message).with_value(id));
    }
    Ok(Some(TableChoice::Known {
        id: id.to_owned(),
        invitation: invitation.map(str::to_owned),
    }))
}

fn parse_options(text: &str) -> Result<Value, EmbedFault> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let message = format!(
            "`options` cannot be read: {}.",
            ErrorReason::from_json(&error)
        );
        EmbedFault::new(ErrorCode::ConfigOptions, message)
    })?;
    if value.is_object() {
        Ok(value)
    } else {
        let message = format!("`options` is an object, not {text}.");
        Err(EmbedFault::new(ErrorCode::ConfigOptions, message))
    }
}

/// Splits a result into its value, or the default, and its error.
fn split_result<T: Default>(result: Result<T, EmbedFault>) -> (T, Option<EmbedFault>) {
    match result {
        Ok(value) => (value, None),
        Err(error) => (T::default(), Some(error)),
    }
}

fn parse_hidden(names: &[String]) -> Result<Vec<&'static str>, EmbedFault> {
    let known = |name: &String| {
        let found = PARTS.into_iter().find(|part| part == name);
        found.ok_or_else(|| {
            let message = format!("`ui` leaves out {}, not {name}.", PARTS.join(", "));
            EmbedFault::new(ErrorCode::ConfigValue, message).with_value(format!("ui={name}"))
        })
    };
    names.iter().map(known).collect()
}

fn parse_seats(names: &[String]) -> Result<Vec<PlayerKind>, EmbedFault> {
    let player_kind = |name: &String| {
        let to_error = || {
            let message = format!(
                "{name} is no seat: human, bot, bot:easy, bot:normal, bot:hard, open or remote."
            );
            EmbedFault::new(ErrorCode::ConfigSeats, message)
        };
        match name.as_str() {
            "human" => Ok(PlayerKind::Human),
            "bot" => Ok(PlayerKind::Bot(Level::Ensign)),
            "open" | "remote" => Ok(PlayerKind::Remote),
            other => {
                let level = other.strip_prefix("bot:").ok_or_else(to_error)?;
                let level = serde_json::from_value(Value::from(level)).map_err(|_| to_error())?;
                Ok(PlayerKind::Bot(level))
            }
        }
    };
    names.iter().map(player_kind).collect()
}

/// Returns the decoded names and values of a query.
fn query_pairs(query: &str) -> Vec<(String, String)> {
    let pairs = query.trim_start_matches('?').split('&');
    let pairs = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    pairs
        .map(|(name, value)| (percent_decode(name), percent_decode(value)))
        .collect()
}

/// Decodes the percent encoding of a text.
fn percent_decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        let digits = after.get(..2).filter(|_| byte == b'%');
        let code = digits
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        if let Some(code) = code {
            bytes.push(code);
            rest = after.get(2..).unwrap_or_default();
        } else {
            bytes.push(if byte == b'+' { b' ' } else { byte });
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests;

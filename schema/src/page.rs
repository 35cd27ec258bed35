//! The schemas of the parts of a pack that change the page: phrases, pictures, colors and lengths.
//! `web/store/src/pack/` checks them, and its tests compare the languages and tokens of both.

use engine::game::PackSupport;
use engine::registry::GameId;
use engine::with_game;
use serde_json::{Map, Value, json};

/// Languages for which a pack can have phrases.
const LANGUAGES: [&str; 2] = ["en", "de"];
/// Maximum length of a phrase, in characters.
const MAX_PHRASE_CHARS: usize = 2000;
/// Themes that a pack can change.
const THEMES: [&str; 2] = ["night", "light"];
/// Tokens with a color; every game has two more.
const COLORS: [&str; 28] = [
    "sky",
    "sky-high",
    "surface",
    "surface-2",
    "surface-3",
    "line",
    "line-strong",
    "ink",
    "ink-2",
    "ink-3",
    "accent",
    "accent-ink",
    "accent-soft",
    "gold",
    "gold-ink",
    "focus",
    "cell",
    "cell-alt",
    "cell-line",
    "legal",
    "selected",
    "recent",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
    "seat-6",
];
const GAME_TOKEN_PREFIXES: [&str; 2] = ["wash-", "tint-"];
/// Tokens with a length.
const LENGTHS: [&str; 3] = ["radius-1", "radius-2", "radius-3"];

/// Returns the schemas of the properties that the page checks, by key.
pub fn properties() -> [(&'static str, Value); 3] {
    [
        ("phrases", phrases()),
        ("pictures", pictures()),
        (
            "theme",
            closed_object(THEMES.map(|theme| (theme.to_owned(), tokens()))),
        ),
    ]
}

/// Returns the schema of an object with exactly these properties.
fn closed_object(properties: impl IntoIterator<Item = (String, Value)>) -> Value {
    let properties: Map<String, Value> = properties.into_iter().collect();
    json!({ "type": "object", "additionalProperties": false, "properties": properties })
}

fn phrases() -> Value {
    let texts = json!({
        "type": "object",
        "propertyNames": { "pattern": "^-?[a-zA-Z][a-zA-Z0-9-]*(\\.[a-zA-Z][a-zA-Z0-9-]*)?$" },
        "additionalProperties": { "type": "string", "maxLength": MAX_PHRASE_CHARS },
    });
    closed_object(LANGUAGES.map(|code| (code.to_owned(), texts.clone())))
}

fn pictures() -> Value {
    let of_game = |game| with_game!(game, G => G::picture_slot_patterns());
    let slots = GameId::ALL.into_iter().flat_map(of_game);
    let slots: Vec<String> = ["logo".to_owned()].into_iter().chain(slots).collect();
    json!({
        "type": "object",
        "propertyNames": { "pattern": format!("^({})$", slots.join("|")) },
        "additionalProperties": {
            "type": "string",
            "pattern": "^(data:image/(svg\\+xml|png|webp|jpeg)[;,]|(?!.*\\.\\.)[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|webp|jpg)$)",
        },
    })
}

fn tokens() -> Value {
    let text = |pattern: &str| json!({ "type": "string", "pattern": pattern });
    let games = GameId::ALL.into_iter().map(|game| game.name());
    let of_games = games.flat_map(|game| GAME_TOKEN_PREFIXES.map(|part| format!("{part}{game}")));
    let colors = COLORS.map(str::to_owned).into_iter().chain(of_games);
    let colors = colors.map(|token| (token, text("^#[0-9a-fA-F]{6}$")));
    let lengths = LENGTHS.map(|token| (token.to_owned(), text("^[0-9.]{1,5}(rem|px)$")));
    let font = json!({
        "type": "string",
        "maxLength": 199,
        "pattern": "^[A-Za-z0-9 ,-]*(\"[A-Za-z0-9 ,-]*\"[A-Za-z0-9 ,-]*)*$",
    });
    closed_object(colors.chain(lengths).chain([("font".to_owned(), font)]))
}

//! Schemas that several fields of Saga's files share: ids, names, effects, conditions. The loader
//! reads these fields as plain texts and reports the place of an error.

use super::cards::{MAX_CARDS_OF_KIND, id_pattern};
use super::compile::name_pattern;
use crate::saga::hex::BOARD_RADIUS;
use crate::saga::scenario::ConditionGroup;
use crate::schema::{BoundedList, Either, text};

/// Maximum length of a text of effects, in characters.
const MAX_SCRIPT_CHARS: usize = 2000;
/// Maximum length of a condition, in characters.
const MAX_CONDITION_CHARS: usize = 200;
/// Maximum length of a word for a place or a requirement, in characters.
const MAX_PLACE_CHARS: usize = 80;
/// Maximum length of a word for a piece, in characters.
const MAX_PIECE_CHARS: usize = 60;

/// Valid words for the place of an action.
pub const PLACES: &str = "any, jumpgate, home, starbase, inactive_starbase, at:THING, near:THING, or a type and a color \
    such as asteroid-blue.";
/// Valid words for the requirements of an action.
pub const NEEDS: &str = "xpm, no_xpm, clear, astartium, room:COUNTER, laden:THING, unladen:THING, untowed:THING, \
    damaged:THING; all of them must be so.";

text!(
    /// The id of a card, a tile or an action.
    CardId, true, { "type": "string", "pattern": id_pattern() }
);
text!(
    /// The name by which effects refer to a counter, an entity, a badge or a deck.
    Name, true, { "type": "string", "pattern": name_pattern() }
);
text!(
    /// Effects as a text in the closed vocabulary of the rules, such as `each(damage(1))`.
    #[derive(ts_rs::TS)]
    #[ts(type = "string")]
    Script, false, {
        "type": "string",
        "maxLength": MAX_SCRIPT_CHARS,
        "description": "Effects in the closed vocabulary of the rules, one after the other with semicolons, such as \
            gain(A,1); repair(2).",
    }
);
text!(
    /// A condition as a text, such as `round >= 10`.
    ConditionText, true, {
        "type": "string",
        "minLength": 1,
        "maxLength": MAX_CONDITION_CHARS,
        "description": "Such as round >= 10, installed_xpm >= 3 or bosses_in_play = 0.",
    }
);
text!(
    /// The place of an action, or one of its requirements.
    PlaceText, true, { "type": "string", "minLength": 1, "maxLength": MAX_PLACE_CHARS }
);
text!(
    /// The piece that attracts Raiders, such as `jumpgate`.
    PieceText, true, { "type": "string", "minLength": 1, "maxLength": MAX_PIECE_CHARS }
);
text!(
    /// A hex of the board.
    Hex, false, {
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "items": {
            "type": "integer",
            "minimum": -i64::from(BOARD_RADIUS),
            "maximum": i64::from(BOARD_RADIUS),
        },
        "description": "Axial coordinates: the Jumpgate is [0, 0], east of it lies [1, 0].",
    }
);
text!(
    /// The word `all`: every item of the kind.
    All, true, { "const": "all" }
);
text!(
    /// The word `none`: no item.
    None, true, { "const": "none" }
);
text!(
    /// The word `default`: the value from the rules.
    Default, true, { "const": "default" }
);
text!(
    /// The word `jumpgate`: the Jumpgate.
    Jumpgate, true, { "const": "jumpgate" }
);

/// A list of cards, by id or whole.
pub type Cards<C, const MAX_ITEMS: usize = MAX_CARDS_OF_KIND> =
    BoundedList<Either<CardId, C>, MAX_ITEMS>;
/// A deck of the rules: all of its cards, or a list.
pub type Deck<C> = Either<Default, C>;

/// A condition: a text such as `round >= 10`, or a combination of conditions.
#[derive(ts_rs::TS)]
#[ts(as = "crate::saga::scenario::ConditionFile")]
pub struct Condition;

impl schemars::JsonSchema for Condition {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Condition".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Either::<ConditionText, ConditionGroup>::json_schema(generator)
    }
}

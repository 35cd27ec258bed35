//! The figures of the game: all numbers, prices and tables. The loader reads them from content
//! files and checks them.

mod cards;

use super::cards::CardSet;
#[cfg(feature = "schema")]
use super::content::{cards_check::MAX_TOKENS, figures_check::*};
use super::effect::ActionKind;
use super::hex::HexId;
use super::part::Item;
use super::ship::ShipType;
use super::tech::{Field, Origin, Tech};
#[cfg(feature = "schema")]
use super::{ship::SHIPS_PER_TYPE, state::SPACES};
#[cfg(feature = "schema")]
use crate::content_id::id_pattern;
pub use cards::{Ability, Political, PoliticalKind, Resistance, Window};
use serde::{Deserialize, Serialize};

/// The length and the starting resources of a game in one mode `[EXO-3.1]` `[EXO-17]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ModeFigures {
    /// Number of turns of the game.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_TURNS)))]
    pub turns: u8,
    /// CP of each seat at the start.
    pub cp: u8,
    /// Ships of each seat at the start, indexed by ship type.
    #[cfg_attr(feature = "schema", schemars(inner(range(max = SHIPS_PER_TYPE))))]
    #[cfg_attr(feature = "schema", ts(type = "[number, number, number, number]"))]
    pub ships: [u8; 4],
    /// Number of start technologies, and the maximum sum of their printed costs.
    #[cfg_attr(feature = "schema", schemars(with = "(StartTechs, u8)"))]
    #[cfg_attr(feature = "schema", ts(type = "[count: number, cost: number]"))]
    pub techs: (u8, u8),
    /// Ability cards of each seat, with the Generals expansion.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_ABILITIES)))]
    pub abilities: u8,
}

/// General numbers of the game (table D-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Frame {
    /// Figures of the standard game.
    pub standard: ModeFigures,
    /// Figures of the long game.
    pub long: ModeFigures,
    /// Figures of the combat-intensive game.
    pub combat: ModeFigures,
    /// Figures of the short game.
    pub short: ModeFigures,
    /// Population cubes of each seat.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_CUBES)))]
    pub cubes: u8,
    /// Cubes on each Home at the start.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_CUBES)))]
    pub home_cubes: u8,
    /// Parts of each seat at the start, each with its number of copies.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<(StartPart, Pieces)>"))]
    pub start_parts: Vec<(Item, u8)>,
    /// Cubes added by Growth, and the additional ones with Expert Cloning.
    #[cfg_attr(feature = "schema", schemars(with = "(Price, Price)"))]
    pub growth: (u8, u8),
    /// CP that one token of a blue planet is worth; only tokens on planets are counted one by one
    /// `[EXO-1.5]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub blue_token: u8,
    /// Tokens taken from a planet at Upkeep, and the additional ones with the technology.
    #[cfg_attr(feature = "schema", schemars(with = "(Price, Price)"))]
    pub extract: (u8, u8),
    /// CP of tax on one token.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub tax: u8,
    /// CP that an invalid vote costs in addition to its bid.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub penalty: u8,
    /// Political cards revealed in the Council; the second number is for two seats.
    #[cfg_attr(feature = "schema", schemars(with = "(Revealed, Revealed)"))]
    pub agenda: (u8, u8),
    /// Bonus Action cards offered; the second number is for two seats.
    #[cfg_attr(feature = "schema", schemars(with = "(Offered, Offered)"))]
    pub offer: (u8, u8),
    /// Cubes that a reaction costs with the seat's card and with another seat's card.
    #[cfg_attr(feature = "schema", schemars(with = "(Price, Price)"))]
    pub reaction: (u8, u8),
    /// Cubes by which Expert Politics lowers the cost of reactions.
    pub expert: u8,
    /// Maximum distance of a rocket's target.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_NUMBER)))]
    pub wmd_range: u8,
    /// Bonus on the distance check with Radar.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub radar: u8,
    /// Lowest face that hits, unless an effect changes it.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 6)))]
    pub hit: u8,
    /// Lowest face with which a cube lands on a red or green planet.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 6)))]
    pub landing: u8,
    /// Conquest stages of a turn.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_STAGES)))]
    pub stages: u8,
    /// Victory points for each hex with ships of the seat, and the additional points for the High
    /// Council hex.
    pub domination: (u8, u8),
    /// Victory points of the Chancellor and the Vice-Chancellor.
    pub titles: (u8, u8),
    /// Victory points of the Chancellor and the Vice-Chancellor with the house rule `[EXO-17.23]`.
    pub house_titles: (u8, u8),
    /// CP paid by Banking with the house rule, without and with Advanced Banking `[EXO-17.21]`.
    pub house_bank: (u8, u8),
    /// Exchanges of a Trade with the house rule `[EXO-17.22]`.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_TRADES)))]
    pub house_trade: u8,
    /// Maximum Axinium or Phasium of a seat with the house rule `[EXO-17.24]`.
    pub house_cap: u8,
}

/// Figures of a technology (table D-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TechFigures {
    /// The technology that the figures belong to.
    pub tech: Tech,
    /// Type of the technology, which discounts depend on.
    pub field: Field,
    /// Color of the technology, which discounts depend on.
    pub origin: Origin,
    /// Printed cost in CP.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub cost: u8,
}

/// Figures of a ship type (table D-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ShipFigures {
    /// The ship type that the figures belong to.
    pub kind: ShipType,
    /// Price in CP without effects.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub cp: u8,
    /// Price in Axinium without effects.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub ax: u8,
    /// Victory points for destroying a ship of this type.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub vp: u8,
    /// Transport capacity in cubes.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_TRANSPORT)))]
    pub transport: u8,
    /// Grid of the blueprint, row by row: `#` is a cell, `.` is a gap.
    #[cfg_attr(feature = "schema", schemars(length(min = 1), inner(regex(pattern = row_pattern()))))]
    pub grid: Vec<String>,
}

/// Figures of a part or rocket (table D-5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["item", "value", "shape", "cp", "ph", "supply", "needs"])))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ItemFigures {
    /// The part or rocket that the figures belong to.
    pub item: Item,
    /// Speed of a drive, dice of a cannon or rocket, or strength of a shield.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_VALUE)))]
    pub value: u8,
    /// Shape of a part, row by row like a grid; empty for rockets.
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = row_pattern()))))]
    pub shape: Vec<String>,
    /// Price in CP without effects.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub cp: u8,
    /// Price in Phasium without effects.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub ph: u8,
    /// Number of copies in the game.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_CUBES)))]
    pub supply: u8,
    /// Technology needed to buy the item; `null` if it needs none.
    pub needs: Option<Tech>,
}

/// Rates of one space of the market (table D-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Space")
)]
pub struct MarketSpace {
    /// CP gained for a sale at the black rate.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub sell: u8,
    /// CP paid for a purchase at the black rate.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub buy: u8,
    /// CP gained for a sale at the red rate, with Advanced Trading.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub red_sell: u8,
    /// CP paid for a purchase at the red rate, with Advanced Trading.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub red_buy: u8,
}

/// The two actions of an Action card (table D-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ActionFigures {
    /// Action of the upper half, performed when the card is played.
    pub main: ActionKind,
    /// Action of the lower half, performed as a reaction.
    pub reaction: ActionKind,
}

/// The effect of a Bonus Action card (table D-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum BonusFigures {
    /// All seats perform this action.
    #[serde(rename = "deed")]
    Action(ActionKind),
    /// The turn has one more Conquest stage.
    Move,
}

/// All figures except layouts, planet tiles and the cards of the decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "All figures that a game is played with.")
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Figures {
    /// General numbers of the game.
    pub frame: Frame,
    /// All technologies, in the order of the rules.
    #[cfg_attr(feature = "schema", schemars(length(equal = Tech::ALL.len()), description = "All technologies, in their order."))]
    pub techs: Vec<TechFigures>,
    /// All ship types, in the order of table D-4.
    #[cfg_attr(feature = "schema", schemars(length(equal = ShipType::ALL.len()), description = "All four types, in their order."))]
    pub ships: Vec<ShipFigures>,
    /// All parts and rockets, in the order of table D-5.
    #[cfg_attr(feature = "schema", schemars(length(equal = Item::ALL.len()), description = "All parts and rockets, in their order."))]
    pub items: Vec<ItemFigures>,
    /// Spaces of the market, from left to right.
    #[cfg_attr(feature = "schema", schemars(length(equal = SPACES)))]
    pub market: Vec<MarketSpace>,
    /// The six Action cards of every hand.
    #[cfg_attr(feature = "schema", schemars(length(equal = CARDS)))]
    pub actions: Vec<ActionFigures>,
    /// The six Bonus Action cards.
    #[cfg_attr(feature = "schema", schemars(length(equal = CARDS)))]
    pub bonus: Vec<BonusFigures>,
}

/// The kind of a planet (table D-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PlanetKind {
    /// The blue Home planet of a seat.
    #[default]
    Home,
    /// A blue planet, which yields CP.
    Blue,
    /// A red asteroid, which yields Axinium.
    Red,
    /// A green asteroid, which yields Phasium.
    Green,
}

/// A planet tile (table D-7).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Tile {
    /// Unique id, from which the phrase key of its name is made.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Kind of the planet; exactly one tile is the Home.
    pub kind: PlanetKind,
    /// Resource tokens at the start, and the limit for Mining.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_TOKENS)))]
    pub tokens: u8,
    /// Victory points for the seat with the most cubes.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_TOKENS)))]
    pub vp: u8,
}

/// A hex of the map, as the layout defines it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Site"))]
pub struct MapHex {
    /// Axial coordinates, with the High Council at the origin.
    #[cfg_attr(feature = "schema", ts(as = "super::axial::Axial"))]
    pub axial: [i8; 2],
    /// Index of the Home in this hex; the state says which seat has it `[EXO-17.25]`.
    pub home: Option<u8>,
    /// Level of the guard, 1 to 3; 0 without a guard.
    pub guard: u8,
    /// Kind of the planet in this hex, if the layout sets one `[EXO-17.27]`.
    pub kind: Option<PlanetKind>,
    /// The adjacent hex in each direction, clockwise from north.
    pub neighbors: [Option<HexId>; 6],
}

/// The cards that are used in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Boxed"))]
pub struct CardPool {
    /// Political cards in use, including those of the Generals expansion if it is played.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::PoliticalId>"))]
    pub political: CardSet,
    /// Resistance cards in use, by level.
    #[cfg_attr(feature = "schema", ts(as = "[Vec<super::cards::ResistanceId>; 3]"))]
    pub resistance: [CardSet; 3],
    /// Ability cards in use; empty without the expansion.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
    pub abilities: CardSet,
}

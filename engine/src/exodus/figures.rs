//! The figures of the game: all numbers, prices and tables. They are read from content files and
//! checked while they are read.

use super::cards::CardSet;
use super::effect::{ActionKind, Effect};
use super::hex::HexId;
use super::part::Item;
use super::ship::ShipType;
use super::tech::{Field, Origin, Tech};
use serde::{Deserialize, Serialize};

/// The length and the starting resources of a game in one mode `[EXO-3.1]` `[EXO-17]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeFigures {
    /// Number of turns.
    pub turns: u8,
    /// CP of each seat at the start.
    pub cp: u8,
    /// Ships of each seat at the start, indexed by ship type.
    pub ships: [u8; 4],
    /// Number of start technologies, and the maximum sum of their printed costs.
    pub techs: (u8, u8),
    /// Ability cards of each seat, with the Generals expansion.
    pub abilities: u8,
}

/// General numbers of the game (table D-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    pub cubes: u8,
    /// Cubes on each Home at the start.
    pub home_cubes: u8,
    /// Parts of each seat at the start, with their numbers.
    pub start_parts: Vec<(Item, u8)>,
    /// Cubes added by Growth, and the additional ones with Expert Cloning.
    pub growth: (u8, u8),
    /// CP that one token of a blue planet is worth; only tokens on planets are counted one by one
    /// `[EXO-1.5]`.
    pub blue_token: u8,
    /// Tokens taken from a planet at Upkeep, and the additional ones with the technology.
    pub extract: (u8, u8),
    /// CP of tax on one token.
    pub tax: u8,
    /// Additional CP to pay for an invalid vote.
    pub penalty: u8,
    /// Political cards revealed in the Council; the second number is for two seats.
    pub agenda: (u8, u8),
    /// Bonus Action cards offered; the second number is for two seats.
    pub offer: (u8, u8),
    /// Cubes that a reaction costs with an own card and with a card of another seat.
    pub reaction: (u8, u8),
    /// Cubes by which Expert Politics lowers the cost of reactions.
    pub expert: u8,
    /// Maximum distance of a rocket's target.
    pub wmd_range: u8,
    /// Bonus on the distance check with Radar.
    pub radar: u8,
    /// Lowest face that hits, unless an effect changes it.
    pub hit: u8,
    /// Lowest face with which a cube lands on a red or green planet.
    pub landing: u8,
    /// Conquest stages of a turn.
    pub stages: u8,
    /// Victory points for each hex with own ships, and the additional ones for the High Council
    /// hex.
    pub domination: (u8, u8),
    /// Victory points of the Chancellor and the Vice-Chancellor.
    pub titles: (u8, u8),
    /// Victory points of the Chancellor and the Vice-Chancellor with the house rule `[EXO-17.23]`.
    pub house_titles: (u8, u8),
    /// CP paid by Banking with the house rule, without and with Advanced Banking `[EXO-17.21]`.
    pub house_bank: (u8, u8),
    /// Exchanges of a Trade with the house rule `[EXO-17.22]`.
    pub house_trade: u8,
    /// Maximum Axinium or Phasium of a seat with the house rule `[EXO-17.24]`.
    pub house_cap: u8,
}

/// Figures of a technology (table D-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechFigures {
    /// The technology that the figures belong to.
    pub tech: Tech,
    /// Type of the technology, which discounts depend on.
    pub field: Field,
    /// Color of the technology, which discounts depend on.
    pub origin: Origin,
    /// Printed cost in CP.
    pub cost: u8,
}

/// Figures of a ship type (table D-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipFigures {
    /// The ship type that the figures belong to.
    pub kind: ShipType,
    /// Price in CP.
    pub cp: u8,
    /// Price in Axinium.
    pub ax: u8,
    /// Victory points for destroying a ship of this type.
    pub vp: u8,
    /// Transport capacity in cubes.
    pub transport: u8,
    /// Grid of the blueprint, row by row: `#` is a cell, `.` is a gap.
    pub grid: Vec<String>,
}

/// Figures of a part or rocket (table D-5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemFigures {
    /// The part or rocket that the figures belong to.
    pub item: Item,
    /// Speed of a drive, dice of a cannon or rocket, or strength of a shield.
    pub value: u8,
    /// Shape of a part, row by row like a grid; empty for rockets.
    pub shape: Vec<String>,
    /// Price in CP.
    pub cp: u8,
    /// Price in Phasium.
    pub ph: u8,
    /// Number of copies in the game.
    pub supply: u8,
    /// Technology that is needed to buy it; `null` for none.
    pub needs: Option<Tech>,
}

/// Rates of one space of the market (table D-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketSpace {
    /// CP gained for a sale at the black rate.
    pub sell: u8,
    /// CP paid for a purchase at the black rate.
    pub buy: u8,
    /// CP gained for a sale at the red rate, with Advanced Trading.
    pub red_sell: u8,
    /// CP paid for a purchase at the red rate, with Advanced Trading.
    pub red_buy: u8,
}

/// An Action card (table D-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionFigures {
    /// Action of the upper half, performed when the card is played.
    pub main: ActionKind,
    /// Action of the lower half, performed as a reaction.
    pub reaction: ActionKind,
}

/// A Bonus Action card (table D-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BonusFigures {
    /// All seats perform this action.
    Deed(ActionKind),
    /// The turn has one more Conquest stage.
    Move,
}

/// All figures except layouts, planet tiles and the cards of the decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// General numbers of the game.
    pub frame: Frame,
    /// All technologies, in the order of the rules.
    pub techs: Vec<TechFigures>,
    /// All ship types, in the order of table D-4.
    pub ships: Vec<ShipFigures>,
    /// All parts and rockets, in the order of table D-5.
    pub items: Vec<ItemFigures>,
    /// Spaces of the market, from left to right.
    pub market: Vec<MarketSpace>,
    /// The six Action cards of every hand.
    pub actions: Vec<ActionFigures>,
    /// The six Bonus Action cards.
    pub bonus: Vec<BonusFigures>,
}

/// The kind of a planet (table D-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
pub struct Tile {
    /// Unique id, from which the phrase key of its name is made.
    pub id: String,
    /// Kind of the planet; exactly one tile is the Home.
    pub kind: PlanetKind,
    /// Resource tokens at the start, and the limit for Mining.
    pub tokens: u8,
    /// Victory points for the seat with the most cubes.
    pub vp: u8,
}

/// How long a Political card stays in play `[EXO-5.10]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PoliticalKind {
    /// Stays in play until a card removes it.
    Law,
    /// Stays in play until the Council of the next turn.
    Resolution,
    /// Takes effect at once and is removed from the game.
    Executive,
}

/// A Political card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Political {
    /// Unique id, from which its phrase keys are made.
    pub id: String,
    /// How long the card stays in play.
    pub kind: PoliticalKind,
    /// Whether the card belongs to the Generals expansion.
    #[serde(default)]
    pub generals: bool,
    /// Immediate effects, applied before the main ones.
    #[serde(default)]
    pub now: Vec<Effect>,
    /// Main effects of the card.
    pub main: Vec<Effect>,
}

/// A Resistance card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resistance {
    /// Unique id, from which its phrase keys are made.
    pub id: String,
    /// Level of its deck, 1 to 3.
    pub level: u8,
    /// Whether the card belongs to the Generals expansion.
    #[serde(default)]
    pub generals: bool,
    /// Dice of the guard.
    pub dice: u8,
    /// Strength of the guard.
    pub strength: u8,
    /// Victory points for keeping the card.
    pub vp: u8,
    /// Effects when the card is discarded.
    pub bonus: Vec<Effect>,
}

/// When an Ability card can be used (table D-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// At the beginning of an own action of this kind.
    Deed(ActionKind),
    /// Together with the vote.
    Vote,
    /// Together with the bid for the turn order.
    Order,
    /// Before the first round of an own battle.
    Battle,
    /// In the own Deploy step.
    Deploy,
    /// In the own income.
    Income,
    /// Together with the movement orders.
    Orders,
    /// In the own target step of the stage Fire WMD.
    Target,
    /// In the own Growth.
    Growth,
    /// At the end of the game, where it scores.
    End,
}

/// An Ability card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Unique id, from which its phrase keys are made.
    pub id: String,
    /// When the card can be used.
    pub window: Window,
    /// Effects for its owner.
    pub effects: Vec<Effect>,
}

/// A hex of the map, as the layout defines it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MapHex {
    /// Axial coordinates, with the High Council at the origin.
    pub axial: [i8; 2],
    /// Index of the Home in this hex; the state says which seat has it `[EXO-17.25]`.
    pub home: Option<u8>,
    /// Level of the guard, 1 to 3; 0 for none.
    pub guard: u8,
    /// Kind of its planet, if the layout sets one `[EXO-17.27]`.
    pub kind: Option<PlanetKind>,
    /// The adjacent hex in each direction, clockwise from north.
    pub neighbors: [Option<HexId>; 6],
}

/// The cards that are used in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardPool {
    /// Political cards in use, with those of the expansion if it is played.
    pub political: CardSet,
    /// Resistance cards in use, by level.
    pub resistance: [CardSet; 3],
    /// Ability cards in use; empty without the expansion.
    pub abilities: CardSet,
}

//! The figures of the game: everything that is a number and no rule. Read from content, checked as
//! it is read; no sentences.

use super::cards::CardSet;
use super::effect::{ActionKind, Effect};
use super::hex::HexId;
use super::part::Item;
use super::ship::ShipType;
use super::tech::{Field, Origin, Tech};
use serde::{Deserialize, Serialize};

/// How long games are and what they begin with, by mode `[EXO-3.1]` `[EXO-17]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeFigures {
    /// Turns.
    pub turns: u8,
    /// Crystallized Platinum of each seat.
    pub cp: u8,
    /// Ships of each seat, by type.
    pub ships: [u8; 4],
    /// Start technologies, and the most that their printed costs add up to.
    pub techs: (u8, u8),
    /// Ability cards of each seat, with Generals.
    pub abilities: u8,
}

/// All numbers of the frame (table D-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The standard game.
    pub standard: ModeFigures,
    /// The long game.
    pub long: ModeFigures,
    /// The combat game.
    pub combat: ModeFigures,
    /// The short game.
    pub short: ModeFigures,
    /// Cubes of a seat.
    pub cubes: u8,
    /// Cubes on the Home as the game begins.
    pub home_cubes: u8,
    /// Parts to start with, by item.
    pub start_parts: Vec<(Item, u8)>,
    /// Growth, and more of it with Expert Cloning.
    pub growth: (u8, u8),
    /// What a blue token is worth: money is one number, only tokens on planets are counted
    /// `[EXO-1.5]`.
    pub blue_token: u8,
    /// Tokens taken from a planet, and more with the technology.
    pub extract: (u8, u8),
    /// Tax on a token.
    pub tax: u8,
    /// The penalty for an invalid vote.
    pub penalty: u8,
    /// Political cards revealed; with two seats.
    pub agenda: (u8, u8),
    /// Bonus cards offered; with two seats.
    pub offer: (u8, u8),
    /// Cost of a reaction with an own card and with another's.
    pub reaction: (u8, u8),
    /// How much less with Expert Politics.
    pub expert: u8,
    /// How far rockets fly.
    pub wmd_range: u8,
    /// More on the distance check with Radar.
    pub radar: u8,
    /// The lowest face that hits.
    pub hit: u8,
    /// The lowest face that lands.
    pub landing: u8,
    /// Conquest stages of a turn.
    pub stages: u8,
    /// Victory points of a hex with own ships, and more for the High Council.
    pub domination: (u8, u8),
    /// Victory points of the titles; by the house switch.
    pub titles: (u8, u8),
    /// Victory points of the titles by the house switch `[EXO-17.23]`.
    pub house_titles: (u8, u8),
    /// Money of Banking by the house switch, without and with the technology `[EXO-17.21]`.
    pub house_bank: (u8, u8),
    /// Exchanges of a Trade by the house switch `[EXO-17.22]`.
    pub house_trade: u8,
    /// The most Axinium or Phasium by the house switch `[EXO-17.24]`.
    pub house_cap: u8,
}

/// A technology (table D-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechFigures {
    /// Which.
    pub tech: Tech,
    /// Its type.
    pub field: Field,
    /// Its color.
    pub origin: Origin,
    /// Its printed cost.
    pub cost: u8,
}

/// A ship type (table D-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipFigures {
    /// Which.
    pub kind: ShipType,
    /// Price in Crystallized Platinum.
    pub cp: u8,
    /// Price in Axinium.
    pub ax: u8,
    /// Victory points for who destroys it.
    pub vp: u8,
    /// Cubes it carries.
    pub transport: u8,
    /// Its grid, row by row: `#` is a cell, `.` none.
    pub grid: Vec<String>,
}

/// A part or rocket (table D-5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemFigures {
    /// Which.
    pub item: Item,
    /// Speed of a drive, dice of a cannon or rocket, damage that a shield holds.
    pub value: u8,
    /// Its shape, row by row, as of a grid; empty for rockets.
    pub shape: Vec<String>,
    /// Price in Crystallized Platinum.
    pub cp: u8,
    /// Price in Phasium.
    pub ph: u8,
    /// How many there are.
    pub supply: u8,
    /// The technology that it needs.
    pub needs: Option<Tech>,
}

/// A space of the market (table D-6): what is got for one, and paid for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketSpace {
    /// What is got, without the technology.
    pub sell: u8,
    /// What is paid, without the technology.
    pub buy: u8,
    /// What is got with Advanced Trading.
    pub red_sell: u8,
    /// What is paid with Advanced Trading.
    pub red_buy: u8,
}

/// An Action card: its upper and its lower half (table D-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionFigures {
    /// What it does when it is played.
    pub main: ActionKind,
    /// What it does for a reaction.
    pub reaction: ActionKind,
}

/// A Bonus Action card (table D-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BonusFigures {
    /// All perform this action.
    Deed(ActionKind),
    /// One more Conquest stage.
    Move,
}

/// Everything but maps, tiles and cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Numbers of the frame.
    pub frame: Frame,
    /// Technologies, in the order of the rules.
    pub techs: Vec<TechFigures>,
    /// Ship types, in the order of the table.
    pub ships: Vec<ShipFigures>,
    /// Parts and rockets, in the order of the table.
    pub items: Vec<ItemFigures>,
    /// Spaces of the market, from the left.
    pub market: Vec<MarketSpace>,
    /// Action cards of a hand.
    pub actions: Vec<ActionFigures>,
    /// Bonus Action cards.
    pub bonus: Vec<BonusFigures>,
}

/// The kind of a planet (table D-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanetKind {
    /// A Home: blue, of a seat.
    #[default]
    Home,
    /// Blue: Crystallized Platinum.
    Blue,
    /// Red asteroid: Axinium.
    Red,
    /// Green asteroid: Phasium.
    Green,
}

/// A planet tile (table D-7).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Its id; its name has a key made from it.
    pub id: String,
    /// Its kind.
    pub kind: PlanetKind,
    /// Tokens to begin with, and the most that Mining reaches.
    pub tokens: u8,
    /// Its victory points.
    pub vp: u8,
}

/// How long a Political card stays `[EXO-5.10]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PoliticalKind {
    /// Until a card removes it.
    Law,
    /// Until the next Council.
    Resolution,
    /// It happens and is gone.
    Executive,
}

/// A Political card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Political {
    /// Its id; its words have keys made from it.
    pub id: String,
    /// How long it stays.
    pub kind: PoliticalKind,
    /// Whether it is of the Generals expansion.
    #[serde(default)]
    pub generals: bool,
    /// What happens at once, before the rest.
    #[serde(default)]
    pub now: Vec<Effect>,
    /// What it does.
    pub main: Vec<Effect>,
}

/// A Resistance card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resistance {
    /// Its id; its words have keys made from it.
    pub id: String,
    /// The deck that it is of, 1 to 3.
    pub level: u8,
    /// Whether it is of the Generals expansion.
    #[serde(default)]
    pub generals: bool,
    /// Its dice.
    pub dice: u8,
    /// Its strength.
    pub strength: u8,
    /// Its victory points.
    pub vp: u8,
    /// What it does when it is discarded.
    pub bonus: Vec<Effect>,
}

/// When an ability is used (table D-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// An own action of this kind.
    Deed(ActionKind),
    /// With the vote.
    Vote,
    /// With the bid for the order.
    Order,
    /// Before the first round of an own battle.
    Battle,
    /// The own Deploy step.
    Deploy,
    /// Own income.
    Income,
    /// With the movement orders.
    Orders,
    /// The own target step.
    Target,
    /// Growth.
    Growth,
    /// The end: it scores.
    End,
}

/// An Ability card (table D-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its id; its words have keys made from it.
    pub id: String,
    /// When it is used.
    pub window: Window,
    /// What it does for its owner.
    pub effects: Vec<Effect>,
}

/// A hex of the map, as the layout has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MapHex {
    /// Axial coordinates.
    pub axial: [i8; 2],
    /// Which of the Homes it is, from 0; the state says whose `[EXO-17.25]`.
    pub home: Option<u8>,
    /// The level of the guard, 1 to 3; 0 is none.
    pub guard: u8,
    /// The kind of its planet, where the layout says it `[EXO-17.27]`.
    pub kind: Option<PlanetKind>,
    /// The next hex in each direction, from north clockwise.
    pub neighbors: [Option<HexId>; 6],
}

/// Cards of the box that take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardPool {
    /// Political cards.
    pub political: CardSet,
    /// Resistance cards by level.
    pub resistance: [CardSet; 3],
    /// Ability cards.
    pub abilities: CardSet,
}

//! The static data of a game for programs: scenario and goals, units, cards, sections of the
//! battlefield, and figures. It does not change in play.

use super::battlefield::{Hex, HexSet, Sector, Side};
use super::content::ContentSet;
use super::content::cards::{CombatCard, CommandCard};
use super::effect::TypeCode;
use super::figures::{Abilities, Figures};
use super::game::{Build, Meteor, SpaceRift};
use super::scenario::{PerSide, ScenarioFile};
use super::unit::Class;
use serde::Serialize;

/// The data of a battle that do not change in play.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Content<'a> {
    /// The scenario as it is played: terrain, objectives, victory numbers, first side.
    #[cfg_attr(feature = "schema", ts(as = "ScenarioFile"))]
    pub scenario: Option<ScenarioFile>,
    /// All numbers of the game.
    pub figures: &'a Figures,
    /// Properties of each unit, by its number.
    pub units: Vec<UnitBuild<'a>>,
    /// Command cards, by their numbers.
    pub commands: &'a [CommandCard],
    /// Combat cards, by their numbers.
    pub combats: &'a [CombatCard],
    /// Planet hexes, in the order in which `planets` of a view counts markers.
    pub planets: &'a [Hex],
    /// Hexes of each sector, from each side's point of view.
    pub sectors: PerSide<SectorHexes>,
    /// Meteor tiles, by their numbers; none in a battle without meteors.
    pub meteors: Vec<MeteorTile>,
    /// Maximum number of wrecks in this battle.
    pub wrecks: u8,
}

/// The properties of a unit of the battle.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct UnitBuild<'a> {
    /// Side of the unit.
    pub side: Side,
    /// Code of the unit type.
    #[serde(rename = "type")]
    pub code: TypeCode,
    /// Class of the unit.
    pub class: Class,
    /// Whether the unit is heavy.
    #[serde(rename = "heavy")]
    pub is_heavy: bool,
    /// Hex at the start.
    pub hex: Hex,
    /// Number of ships, or of escorts of a hull, at full strength.
    pub ships: u8,
    /// Whether the unit has a hull, so that hits on it must be confirmed.
    #[serde(rename = "hull")]
    pub has_hull: bool,
    /// Hexes of a move.
    #[serde(rename = "move")]
    pub speed: u8,
    /// Dice at distance 1, 2 and so on; the length of the list is the range.
    pub dice: &'a [u8],
    /// Red alerts that the unit may ignore.
    pub ignores: u8,
    /// Victory points for the elimination of the unit.
    pub points: u8,
    /// Special abilities.
    pub abilities: Abilities,
    /// Hexes in which a unit in orbit may be.
    pub orbit: HexSet,
}

/// The hexes of each sector from a side's point of view; hexes on dotted lines are in two sectors.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Sectors"))]
pub struct SectorHexes {
    /// Hexes of the left sector.
    pub left: HexSet,
    /// Hexes of the center sector.
    pub center: HexSet,
    /// Hexes of the right sector.
    pub right: HexSet,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Meteor"))]
pub struct MeteorTile {
    /// Speed in hexes per turn.
    pub speed: u8,
    /// Dice of a strike.
    pub dice: u8,
}

impl SpaceRift {
    /// Returns the static data, with the scenario from the content set of the game.
    pub(super) fn content(&self, content: &ContentSet) -> Content<'_> {
        let meteor = |&Meteor { speed, dice }: &Meteor| MeteorTile { speed, dice };
        Content {
            scenario: self.options.scenario(content).ok(),
            figures: &self.figures,
            units: self.builds().iter().map(unit_build).collect(),
            commands: &self.commands,
            combats: &self.combats,
            planets: &self.terrain.planets,
            sectors: PerSide {
                south: sectors(Side::South),
                north: sectors(Side::North),
            },
            meteors: self.meteors().iter().map(meteor).collect(),
            wrecks: self.wrecks,
        }
    }
}

/// Returns the published properties of a unit.
fn unit_build(build: &Build) -> UnitBuild<'_> {
    let range = usize::from(build.range).min(build.dice.len());
    UnitBuild {
        side: build.side,
        code: build.code,
        class: build.class,
        is_heavy: build.is_heavy,
        hex: build.hex,
        ships: build.ships,
        has_hull: build.has_hull(),
        speed: build.speed,
        dice: &build.dice[..range],
        ignores: build.ignores,
        points: build.points,
        abilities: build.abilities,
        orbit: build.orbit,
    }
}

/// Returns the hexes of each sector from a side's point of view.
fn sectors(side: Side) -> SectorHexes {
    let hexes = |sector: Sector| sector.section(side).hexes();
    SectorHexes {
        left: hexes(Sector::Left),
        center: hexes(Sector::Center),
        right: hexes(Sector::Right),
    }
}

//! State of players and board pieces: mats, armadas, Starbases, sectors, Raiders and scenario
//! entities. The rules are in [`super::play`].

use super::effect::Stat;
use super::figures::Color;
use super::hex::{HexId, SectorId};
use super::ids::{ARMADAS, ArmadaId, CommanderId, EntityId, GearId, IdSet, TileId};
use crate::components::ArrayVec;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// Capacity of each row of equipped cards; the frame's `slots` sets the limit in play.
pub const MAX_SLOTS: usize = 6;

pub type ArmadaSet = IdSet;

/// An equipped Unit or Power Up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Slot {
    /// The card, by its index in the content.
    pub gear: GearId,
    /// The armada with an Activation Token on the card; `None` without a token.
    pub token: Option<ArmadaId>,
}

/// A player's mat and Cargo `[SAGA-MAT]` `[SAGA-TOK]`. Solo play has one mat for two armadas
/// `[SAGA-SOL.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Mat {
    /// The Commander; `None` until it is chosen at setup.
    pub commander: Option<CommanderId>,
    /// The armada color; `None` until it is chosen at setup.
    pub color: Option<Color>,
    /// The armada with an Activation Token on the Commander; `None` without a token.
    pub commander_token: Option<ArmadaId>,
    /// Combat, Shield and Speed without bonuses of equipped cards, unclamped `[SAGA-MAT.1]`.
    pub stats: [u8; 3],
    /// Hull, from 0 up to the maximum `[SAGA-MAT.3]`.
    pub hull: u8,
    /// Levels of Starport, Research Lab and Command Center; they never fall `[SAGA-MAT.10]`.
    pub levels: [u8; 3],
    /// The row of equipped Units `[SAGA-MAT.6]`.
    pub units: ArrayVec<Slot, MAX_SLOTS>,
    /// The row of equipped Power Ups `[SAGA-MAT.6]`.
    #[serde(rename = "powers")]
    pub power_ups: ArrayVec<Slot, MAX_SLOTS>,
    /// Armada cards that are not equipped, an open hand `[SAGA-MAT.5]`.
    #[cfg_attr(feature = "schema", ts(as = "Vec<GearId>"))]
    pub deck: IdSet,
    /// Unspent Activation Tokens by armada. Outside solo play only the entry of the seat's own
    /// armada is used.
    pub tokens: [u8; ARMADAS],
    /// Spent Activation Tokens whose card has left the mat, by armada `[SAGA-MAT.8]`.
    #[serde(rename = "adrift")]
    pub detached_tokens: [u8; ARMADAS],
    /// Astartium in the Cargo, the currency for levels and repairs `[SAGA-TOK.1]`.
    pub astartium: u8,
    /// Number of Exploration Tokens in the Cargo `[SAGA-TOK.2]`.
    #[serde(rename = "exploration")]
    pub exploration_tokens: u8,
    /// Number of Combat Tokens in the Cargo `[SAGA-TOK.2]`.
    #[serde(rename = "combat")]
    pub combat_tokens: u8,
    /// Victory Points; 0 in a campaign `[SAGA-TOK.7]`.
    pub points: u8,
    /// Whether the Cargo holds an XPM.
    #[serde(rename = "xpm")]
    pub has_xpm: bool,
    /// Number of action cards in hand; the cards themselves are hidden in the Arena.
    pub hand: u8,
    /// Change in cost of the next Starbase and of the next level this round.
    #[cfg_attr(feature = "schema", ts(type = "[starbase: number, level: number]"))]
    pub discounts: [i8; 2],
    /// Number of XPMs delivered to the Jumpgate, in the Arena.
    pub delivered: u8,
    /// Rounds until destroying the armada gives Victory Points again `[SAGA-ARN.13]`.
    pub shaken: u8,
}

impl Mat {
    /// Returns the equipped cards, Units first.
    pub fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.units.iter().chain(self.power_ups.iter())
    }

    /// Returns a stat without bonuses of equipped cards.
    #[must_use]
    pub const fn base(&self, stat: Stat) -> u8 {
        self.stats[stat as usize]
    }
}

/// The state of an armada on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "ArmadaState"))]
pub struct Armada {
    /// The armada's sector; `None` before it starts and after its player gave up.
    pub sector: Option<SectorId>,
    /// Movement Points left in this movement turn.
    pub mp: u8,
    /// Reduction of each evade cost this turn; 255 removes it.
    pub evade_discount: u8,
    /// Whether the armada must Explore in its encounter `[SAGA-MOV.4]`.
    #[serde(rename = "explorer")]
    pub must_explore: bool,
    /// Whether the armada's movement turn, encounter or Expand turn of this phase is over.
    #[serde(rename = "done")]
    pub is_done: bool,
    /// Whether the armada has used its encounter of this round, also out of order `[SAGA-ENC.5]`.
    #[serde(rename = "met")]
    pub has_used_encounter: bool,
    /// Whether the armada was in a duel this round `[SAGA-ARN.10]`.
    #[serde(rename = "duelled")]
    pub has_dueled: bool,
}

/// A Starbase on a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Starbase {
    /// The Starbase's color; `None` for a lost Starbase.
    pub color: Option<Color>,
    /// Whether the Starbase is active; an inactive one neither protects nor keeps Raiders out.
    #[serde(rename = "active")]
    pub is_active: bool,
    /// Whether this is a home Starbase, which cannot be destroyed `[SAGA-ARN.2]`.
    #[serde(rename = "home")]
    pub is_home: bool,
}

/// A sector in play, with the pieces on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "SectorState"))]
pub struct Sector {
    /// The hex that the sector covers.
    pub hex: HexId,
    /// The sector's tile; `None` for a face-down sector whose tile is drawn when it is flipped.
    pub tile: Option<TileId>,
    /// Whether the sector is face up.
    #[serde(rename = "up")]
    pub is_face_up: bool,
    /// Whether the sector holds an XPM; it holds at most one `[SAGA-SEC.12]`.
    #[serde(rename = "xpm")]
    pub has_xpm: bool,
    /// Number of Astartium on the sector.
    pub astartium: u8,
    /// The sector's Starbase, at most one `[SAGA-SEC.12]`.
    pub starbase: Option<Starbase>,
}

/// A Raider slot; level 0 means that the slot is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "RaiderState"))]
pub struct Raider {
    /// The Raider's level, 1 to 3; 0 for an empty slot.
    pub level: u8,
    /// The Raider's sector; meaningless for an empty slot.
    pub sector: SectorId,
}

/// The state of a scenario entity, such as the Colony Ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct EntityState {
    /// The entity's sector; `None` while it is not on the board.
    pub sector: Option<SectorId>,
    /// Whether the entity is revealed; an unrevealed one has no Hull yet.
    #[serde(rename = "revealed")]
    pub is_revealed: bool,
    /// Hull of the entity, or the Combat Tokens in its hold.
    pub hull: u8,
    /// Whether the entity carries an XPM.
    #[serde(rename = "xpm")]
    pub has_xpm: bool,
    /// The seat and armada with an Activation Token on the entity's card; `None` without a token.
    pub token: Option<(Seat, ArmadaId)>,
}

/// An enemy, a rival armada or a scenario entity. The Ravager is none of these `[SAGA-OPC.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Target {
    Raider(super::ids::RaiderId),
    Boss(super::ids::BossId),
    /// An enemy card of a scenario's deck `[SAGA-FTJ.8]`.
    Card(super::ids::DeckId, super::ids::CardId),
    /// An entity of the scenario.
    Entity(EntityId),
    Armada(ArmadaId),
}

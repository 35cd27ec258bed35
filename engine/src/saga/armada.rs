//! What a player owns and what stands on the board. No rules.

use super::effect::Stat;
use super::figures::Color;
use super::hex::{HexId, SectorId};
use super::ids::{ARMADAS, ArmadaId, CommanderId, EntityId, GearId, IdSet, TileId};
use crate::components::ArrayVec;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// Units, and Power Ups, that can be equipped at most.
pub const MAX_SLOTS: usize = 6;

/// A set of armadas, one bit each.
pub type ArmadaSet = IdSet;

/// An equipped card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Which.
    pub gear: GearId,
    /// Whose Activation Token lies on it.
    pub token: Option<ArmadaId>,
}

/// A player's mat and Cargo `[SAGA-MAT]` `[SAGA-TOK]`. Solo play has one mat for two armadas
/// `[SAGA-SOL.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mat {
    /// The Commander, once chosen.
    pub commander: Option<CommanderId>,
    /// The color, once chosen.
    pub color: Option<Color>,
    /// Whose Activation Token lies on the Commander.
    pub commander_token: Option<ArmadaId>,
    /// Combat, Shield, Speed without what is equipped, unclamped `[SAGA-MAT.1]`.
    pub stats: [u8; 3],
    /// Hull.
    pub hull: u8,
    /// Levels of the Starport, the Research Lab, the Command Center; they never fall
    /// `[SAGA-MAT.10]`.
    pub levels: [u8; 3],
    /// Units.
    pub units: ArrayVec<Slot, MAX_SLOTS>,
    /// Power Ups.
    pub powers: ArrayVec<Slot, MAX_SLOTS>,
    /// Armada cards of the deck: an open hand `[SAGA-MAT.5]`.
    pub deck: IdSet,
    /// Unspent Activation Tokens, by armada; all but solo play use the seat's own place.
    pub tokens: [u8; ARMADAS],
    /// Spent ones whose card has left the mat, by armada `[SAGA-MAT.8]`.
    pub adrift: [u8; ARMADAS],
    /// Astartium.
    pub astartium: u8,
    /// Exploration Tokens.
    pub exploration: u8,
    /// Combat Tokens.
    pub combat: u8,
    /// Victory Points.
    pub points: u8,
    /// Whether the Cargo holds an XPM.
    pub xpm: bool,
    /// Action cards in hand: how many.
    pub hand: u8,
    /// What the next Starbase and the next level this round cost more or less.
    pub discounts: [i8; 2],
    /// XPMs delivered to the Jumpgate, in the Arena.
    pub delivered: u8,
    /// Rounds until destroying the armada counts again `[SAGA-ARN.13]`.
    pub shaken: u8,
}

impl Mat {
    /// The equipped cards, Units first.
    pub fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.units.iter().chain(self.powers.iter())
    }

    /// A stat without what is equipped.
    #[must_use]
    pub const fn base(&self, stat: Stat) -> u8 {
        self.stats[stat as usize]
    }
}

/// An armada.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armada {
    /// Where; none before it starts, or once its player gave up.
    pub sector: Option<SectorId>,
    /// Movement Points left.
    pub mp: u8,
    /// By how much each evade cost is reduced this turn; 255 is all.
    pub evade_discount: u8,
    /// Whether it must Explore `[SAGA-MOV.4]`.
    pub explorer: bool,
    /// Whether its movement turn, encounter or Expand turn of this phase is over.
    pub done: bool,
    /// Whether its encounter of this round is used, also early `[SAGA-ENC.5]`.
    pub met: bool,
    /// Whether it was in a duel this round `[SAGA-ARN.10]`.
    pub duelled: bool,
}

/// A Starbase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starbase {
    /// Its color; none of a lost one.
    pub color: Option<Color>,
    /// Whether it is active.
    pub active: bool,
    /// Whether it is a home, which cannot be destroyed `[SAGA-ARN.2]`.
    pub home: bool,
}

/// A sector in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// Where.
    pub hex: HexId,
    /// Its tile; none of a face-down one whose tile is drawn when it is turned up.
    pub tile: Option<TileId>,
    /// Whether it is face up.
    pub up: bool,
    /// Whether an XPM lies here: one at most `[SAGA-SEC.12]`.
    pub xpm: bool,
    /// Astartium that lies here.
    pub astartium: u8,
    /// The Starbase: one at most `[SAGA-SEC.12]`.
    pub starbase: Option<Starbase>,
}

/// A Raider; of level 0 it is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raider {
    /// Its level, 1 to 3.
    pub level: u8,
    /// Where.
    pub sector: SectorId,
}

/// A thing of the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntityState {
    /// Where; none when it is not on the board.
    pub sector: Option<SectorId>,
    /// Whether it is revealed.
    pub revealed: bool,
    /// Hull, or the hold.
    pub hull: u8,
    /// Whether it carries an XPM.
    pub xpm: bool,
    /// Whose Activation Token lies on its card.
    pub token: Option<(Seat, ArmadaId)>,
}

/// An enemy, a rival or a thing. The Ravager is none of them `[SAGA-OPC.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A Raider.
    Raider(super::ids::RaiderId),
    /// A Boss.
    Boss(super::ids::BossId),
    /// A card of a scenario's deck `[SAGA-FTJ.8]`.
    Card(super::ids::DeckId, super::ids::CardId),
    /// A thing.
    Entity(EntityId),
    /// Another armada.
    Armada(ArmadaId),
}

//! The state of a battle: everything that changes in play, and its invariants.
//!
//! [`Public`] is visible to both sides, [`Private`] to one side only. A deck has no order
//! (see [`super::cards`]): it consists of the cards in no hand and not face up, so nothing is
//! hidden from both sides.

use super::battlefield::{Hex, HexSet, Side};
use super::cards::{CardCounts, CommandId};
use super::combat_roll::CombatRoll;
use super::drift::{Drift, Rift};
use super::unit::{MAX_UNITS, Unit, UnitId, UnitSet};
use crate::components::ArrayVec;
use serde::{Deserialize, Serialize};

/// Number of meteor tiles.
pub const METEORS: usize = 12;
/// Maximum number of planet hexes in a scenario.
pub const MAX_PLANETS: usize = 16;
/// Maximum number of wrecks in a battle.
pub const MAX_WRECKS: usize = 6;
/// Maximum number of different orders on a command card.
pub const MAX_SLOTS: usize = 3;

/// The phase of the turn `[SR-4]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Phase {
    /// Before the turn begins; then phase 0(a) and (b), scoring and income.
    #[default]
    Start,
    /// Phase 0(c): meteors move.
    Meteors,
    /// Phase 0(c): this number of new meteors enter.
    Shower(u8),
    /// Phase 0(d): the rift.
    Drift,
    /// Window W1 `[SR-4.3]`.
    Opening,
    /// Phase 1: a command card is played.
    Command,
    /// Phase 2: units are ordered; orders left at its end are lost `[SR-4.4]` `[SR-6.3]`.
    Orders,
    /// Window W2.
    Ordered,
    /// Phase 3, with window W3 `[SR-4.5]`.
    Movement,
    /// Window W4 of the active side.
    Moved,
    /// Window W4 of the other side.
    MovedOther,
    /// Phase 4: combat `[SR-4.6]`.
    Combat,
    /// Phase 5: window W11.
    Ending,
    /// Phase 5: command cards are drawn.
    Drawing,
    /// Phase 5: tokens, or tokens and a combat card, are taken.
    Reward,
    /// Phase 5: a combat card may be sold.
    Sale,
    /// The battle is over.
    Over,
}

/// A choice that a card asks for before play continues.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Task {
    /// The flagship around which units are ordered, if there are several.
    Signal,
    /// Up to this number of units whose red-alert markers are removed.
    Clear(u8),
    /// Up to a number of units to which a ship is restored.
    Restore {
        /// Number of units left to choose.
        #[serde(rename = "left")]
        remaining_units: u8,
        /// Whether a die decides for each ship.
        #[serde(rename = "rolled")]
        is_rolled: bool,
        /// Whether the red-alert markers of these units are removed.
        #[serde(rename = "clear")]
        clears_alert: bool,
    },
    /// Another unit to order; this number is left.
    Order(u8),
    /// Two units that roll for a ship.
    Grapple,
    /// Whether this unit moves again.
    Again(UnitId),
    /// Command cards to keep of those drawn; this number is left.
    Keep(u8),
}

/// The command card in play, and its remaining orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Plan"))]
pub struct ActiveCommand {
    /// Command card on the table until it is discarded.
    pub card: Option<CommandId>,
    /// Command card whose effects apply: the same, or the one it copies.
    pub acts_as: Option<CommandId>,
    /// Whether left and right are exchanged because the card copies one of the enemy `[SR-5.6]`.
    #[serde(rename = "mirrored")]
    pub is_mirrored: bool,
    /// Number of orders left of each kind `[SR-6.1]`; all zero without a card.
    #[serde(rename = "left")]
    pub remaining_orders: [u8; MAX_SLOTS],
    /// Flagship around which units are ordered.
    pub flag: Option<UnitId>,
}

/// The reason why a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Ending {
    /// A side has its victory number `[SR-19.1]`.
    Victory,
    /// A side has no units left `[SR-19.3]`.
    Destroyed,
    /// The last turn is over `[SR-19.4]`.
    LastTurn,
    /// A side resigned `[SR-19.5]`.
    Conceded,
    /// Both sides agreed to a draw.
    Agreed,
    /// A side has no units left, but some of them exited, with the rule that this is no loss
    /// `[SR-19.3]`.
    Departed,
}

/// The result of a finished battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Verdict"))]
pub struct GameResult {
    /// Winning side; missing in a draw.
    pub winner: Option<Side>,
    /// Reason why the battle ended.
    pub ending: Ending,
}

/// The public state of a side `[SR-3.6]` `[SR-18.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Stand"))]
pub struct SideState {
    /// Command rating, which is also the hand size.
    pub rating: u8,
    /// Number of star tokens.
    pub stars: u8,
    /// Points for eliminated enemy units.
    pub losses: u8,
    /// Number of faction markers on the victory stand.
    pub markers: u8,
    /// Points for units of the side that exited over the enemy baseline.
    pub exits: u8,
    /// Last command card that the side played in its own turn.
    pub last: Option<CommandId>,
    /// Whether the side has played a combat card in this player-turn `[SR-14.2]`.
    #[serde(rename = "played")]
    pub has_played: bool,
    /// Whether the side has offered a draw in this player-turn.
    #[serde(rename = "offered")]
    pub has_offered_draw: bool,
}

/// The part of the state that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Public {
    /// All units by number, including those out of the battle.
    pub units: [Unit; MAX_UNITS],
    /// Units with a red-alert marker `[SR-12.8]`.
    pub alert: UnitSet,
    /// Units ordered this turn.
    pub ordered: UnitSet,
    /// Units ordered in the left sector of their side; in a team game this decides which seat
    /// commands them `[SR-21.3]`.
    pub from_left: UnitSet,
    /// Units ordered in the right sector of their side.
    pub from_right: UnitSet,
    /// Units that have moved this turn.
    pub moved: UnitSet,
    /// Units that have moved onto a planet this turn `[SR-8.5]`.
    pub landed: UnitSet,
    /// Units that have had their combat this turn `[SR-10.1]`.
    pub fought: UnitSet,
    /// Units on the rift when the command card was played `[SR-38.8]`.
    pub began_inside: UnitSet,
    /// Units that may not move again this turn `[SR-38.8]`.
    pub held: UnitSet,
    /// Units chosen to have a ship restored, while that choice is open.
    pub restored: UnitSet,
    /// Unit whose move is extended by a card, and the number of hexes.
    #[cfg_attr(feature = "schema", ts(type = "[unit: Unit, hexes: number] | null"))]
    pub boosted: Option<(UnitId, u8)>,
    /// Public states of South and North.
    #[serde(rename = "stands")]
    #[cfg_attr(feature = "schema", ts(type = "[south: Stand, north: Stand]"))]
    pub sides: [SideState; 2],
    /// Faction markers of both sides on each planet hex of the scenario `[SR-18.4]`.
    #[cfg_attr(feature = "schema", ts(type = "[south: number, north: number][]"))]
    pub planets: [[u8; 2]; MAX_PLANETS],
    /// The rift, in a battle that has one `[SR-30]`.
    pub rift: Option<Rift>,
    /// Rift movement that waits for a choice.
    pub drift: Option<Drift>,
    /// Hexes of wrecks `[SR-20.8]`.
    pub wrecks: ArrayVec<Hex, MAX_WRECKS>,
    /// Hex of each meteor tile; empty for tiles in the stack or the discards.
    pub meteors: [Option<Hex>; METEORS],
    /// Discarded meteor tiles, one bit each, the lowest for the first tile.
    pub spent_meteors: u16,
    /// Meteor tiles that have moved this turn, one bit each, the lowest for the first tile.
    pub flown_meteors: u16,
    /// Discarded command cards, face up.
    #[cfg_attr(feature = "schema", ts(as = "Vec<CommandId>"))]
    pub command_discards: CardCounts,
    /// Discarded combat cards, face up.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::CombatId>"))]
    pub combat_discards: CardCounts,
    /// Command card in play.
    #[serde(rename = "plan")]
    pub active_command: ActiveCommand,
    /// Number of the player-turn, from 1.
    pub turn: u8,
    /// Active side, whose turn it is.
    pub active: Side,
    /// Phase of the turn.
    pub phase: Phase,
    /// Choice that a card asks for; it must be made before play continues.
    pub task: Option<Task>,
    /// Rolls that are being resolved, innermost last.
    #[serde(rename = "exchanges")]
    pub rolls: ArrayVec<CombatRoll, 3>,
    /// Whether the active side has eliminated an enemy unit this turn.
    #[serde(rename = "scored")]
    pub has_scored: bool,
    /// Whether the other side has used a reaction from its command hand this turn `[SR-5.7]`.
    #[serde(rename = "reacted")]
    pub has_reacted: bool,
    /// Side that offers a draw.
    pub offer: Option<Side>,
    /// Result, once the battle is over.
    #[serde(rename = "verdict")]
    pub result: Option<GameResult>,
}

/// The part of the state that one side alone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Private {
    /// Command cards in hand, without those drawn from which the side is choosing.
    #[cfg_attr(feature = "schema", ts(as = "Vec<CommandId>"))]
    pub command: CardCounts,
    /// Combat cards in hand, of any number `[SR-14.1]`.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::CombatId>"))]
    pub combat: CardCounts,
    /// Command cards drawn, of which some are kept `[SR-5.7]`.
    #[cfg_attr(feature = "schema", ts(as = "Vec<CommandId>"))]
    pub drawn: CardCounts,
}

/// The state of a battle: everything that changes in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Information that both sides see.
    pub public: Public,
    /// Hands of South and of North.
    pub private: [Private; 2],
}

impl State {
    /// Returns the unit with this number, whether in the battle or not.
    #[must_use]
    pub fn unit(&self, id: UnitId) -> Unit {
        self.public.unit(id)
    }

    /// Returns the hands and drawn cards of a side, which it alone sees.
    #[must_use]
    pub const fn private(&self, side: Side) -> &Private {
        &self.private[side.index()]
    }
}

impl Public {
    /// Returns the unit with this number, whether in the battle or not.
    #[must_use]
    pub fn unit(&self, id: UnitId) -> Unit {
        self.units.get(id.index()).copied().unwrap_or_default()
    }

    /// Returns the hex of a unit; `None` if it is out of the battle.
    #[must_use]
    pub fn hex_of(&self, id: UnitId) -> Option<Hex> {
        self.unit(id).hex
    }

    /// Returns the hexes of those units that are in the battle.
    #[must_use]
    pub fn hexes(&self, units: UnitSet) -> HexSet {
        HexSet::from_optional(units.iter().map(|unit| self.hex_of(unit)))
    }

    /// Returns the unit on a hex; `None` if the hex is free.
    #[must_use]
    pub fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        let index = self.units.iter().position(|unit| unit.hex == Some(hex))?;
        Some(UnitId(index as u8))
    }

    /// Returns the public state of a side.
    #[must_use]
    pub const fn side_state(&self, side: Side) -> &SideState {
        &self.sides[side.index()]
    }

    /// Returns the innermost roll that is being resolved.
    #[must_use]
    pub fn innermost_roll(&self) -> Option<&CombatRoll> {
        self.rolls.last()
    }
}

impl Phase {
    /// Returns the phrase key of the phase as players know it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Start | Self::Meteors | Self::Shower(_) => "phase-start",
            Self::Drift => "phase-rift",
            Self::Opening | Self::Command => "phase-command",
            Self::Orders | Self::Ordered => "phase-orders",
            Self::Movement | Self::Moved | Self::MovedOther => "phase-movement",
            Self::Combat => "phase-combat",
            Self::Ending | Self::Drawing | Self::Reward | Self::Sale => "phase-end",
            Self::Over => "phase-over",
        }
    }
}

const _: () = assert!(
    size_of::<State>() <= 512,
    "a state must stay small enough to copy in a few nanoseconds"
);

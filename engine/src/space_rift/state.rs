//! The changing part of a battle: nouns and what always holds. No rules.
//!
//! What everybody sees is [`Public`], what one side alone sees is [`Private`]. A deck has no order
//! (see [`super::cards`]): it is what is in no hand and not turned up, so nothing is hidden from
//! both sides.

use super::battlefield::{Hex, HexSet, Side};
use super::cards::{CardCounts, CommandId};
use super::combat_roll::CombatRoll;
use super::drift::{Drift, Rift};
use super::unit::{MAX_UNITS, Unit, UnitId, UnitSet};
use crate::components::ArrayVec;
use serde::{Deserialize, Serialize};

/// Meteor tiles of the box.
pub const METEORS: usize = 12;
/// Most planet hexes of a scenario.
pub const MAX_PLANETS: usize = 16;
/// Most wrecks of a battle.
pub const MAX_WRECKS: usize = 6;
/// Most orders of a command card that differ.
pub const MAX_SLOTS: usize = 3;

/// Where the turn is `[SR-4]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the turn begins; then phase 0 (a) and (b), scoring and income.
    #[default]
    Start,
    /// Phase 0 (c): meteors move.
    Meteors,
    /// Phase 0 (c): so many new meteors come.
    Shower(u8),
    /// Phase 0 (d): the rift.
    Drift,
    /// Window W1 `[SR-4.3]`.
    Opening,
    /// Phase 1: a command card is played.
    Command,
    /// Phase 2: units are ordered; what is left when it ends is lost `[SR-4.4]` `[SR-6.3]`.
    Orders,
    /// Window W2.
    Ordered,
    /// Phase 3, with window W3 `[SR-4.5]`.
    Movement,
    /// Window W4 of the active side.
    Moved,
    /// Window W4 of the other side.
    MovedOther,
    /// Phase 4 `[SR-4.6]`.
    Combat,
    /// Phase 5: window W11.
    Ending,
    /// Cards are drawn.
    Drawing,
    /// Tokens, or tokens and a card.
    Reward,
    /// A combat card may be sold.
    Sale,
    /// The battle is over.
    Over,
}

/// A choice that a card asks for before play goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// A flagship, of several.
    Signal,
    /// Up to so many units whose markers go.
    Clear(u8),
    /// Up to so many units that get a ship back; by a die each or surely, and their markers go or
    /// stay.
    Restore {
        /// How many yet.
        left: u8,
        /// Whether a die decides.
        rolled: bool,
        /// Whether their markers go.
        clear: bool,
    },
    /// One more unit is ordered, so many yet.
    Order(u8),
    /// Two units that fight for a ship.
    Grapple,
    /// This unit may move again.
    Again(UnitId),
    /// Command cards of those drawn: so many are kept yet.
    Keep(u8),
}

/// The command card in play and what it still allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActiveCommand {
    /// The card on the table, until it is discarded.
    pub card: Option<CommandId>,
    /// The card whose effects are in force: the same, or the one it copies.
    pub acts_as: Option<CommandId>,
    /// Whether left and right are the enemy's, because his card is copied `[SR-5.6]`.
    pub mirrored: bool,
    /// Orders left of each kind `[SR-6.1]`; all zero when none is.
    pub left: [u8; MAX_SLOTS],
    /// The flagship that orders come from.
    pub flag: Option<UnitId>,
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A side has its victory number `[SR-19.1]`.
    Victory,
    /// A side has no units `[SR-19.3]`.
    Destroyed,
    /// The last turn is over `[SR-19.4]`.
    LastTurn,
    /// A side gave up `[SR-19.5]`.
    Conceded,
    /// Both agreed to a draw.
    Agreed,
    /// A side has no units, and some of them left, where that is no loss `[SR-19.3]`.
    Departed,
}

/// An ending and who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Nobody in a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub ending: Ending,
}

/// What a side has on the table `[SR-3.6]` `[SR-18.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideState {
    /// Command rating.
    pub rating: u8,
    /// Star tokens.
    pub stars: u8,
    /// Points of enemy units that were eliminated.
    pub losses: u8,
    /// Faction markers on the stand.
    pub markers: u8,
    /// Points of own units that left over the enemy's baseline.
    pub exits: u8,
    /// The last command card played in an own turn.
    pub last: Option<CommandId>,
    /// Whether a combat card was played in this player-turn `[SR-14.2]`.
    pub played: bool,
    /// Whether a draw was offered in this player-turn.
    pub offered: bool,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// All units, those out of the battle included, by number.
    pub units: [Unit; MAX_UNITS],
    /// Units with a red-alert marker `[SR-12.8]`.
    pub alert: UnitSet,
    /// Units ordered this turn.
    pub ordered: UnitSet,
    /// Ordered by the left of their side; for a team, which seat they belong to `[SR-21.3]`.
    pub from_left: UnitSet,
    /// Ordered by the right of their side.
    pub from_right: UnitSet,
    /// Units that moved this turn.
    pub moved: UnitSet,
    /// Units that moved onto a planet this turn `[SR-8.5]`.
    pub landed: UnitSet,
    /// Units that had their combat this turn `[SR-10.1]`.
    pub fought: UnitSet,
    /// Units on the rift when the command card was played `[SR-38.8]`.
    pub began_inside: UnitSet,
    /// Units that may not move again this turn `[SR-38.8]`.
    pub held: UnitSet,
    /// Units that were chosen to get a ship back, while that is asked.
    pub restored: UnitSet,
    /// The unit with more hexes for its move by a card, and how many.
    pub boosted: Option<(UnitId, u8)>,
    /// Both sides.
    pub stands: [SideState; 2],
    /// Faction markers of both sides on the planet hexes of the scenario `[SR-18.4]`.
    pub planets: [[u8; 2]; MAX_PLANETS],
    /// The rift, where there is one `[SR-30]`.
    pub rift: Option<Rift>,
    /// A movement of it that waits for a decision.
    pub drift: Option<Drift>,
    /// Ships of the dead on open hexes `[SR-20.8]`.
    pub wrecks: ArrayVec<Hex, MAX_WRECKS>,
    /// Where each meteor tile lies; those that lie nowhere are drawn from or discarded.
    pub meteors: [Option<Hex>; METEORS],
    /// Meteor tiles that were discarded, one bit each.
    pub spent_meteors: u16,
    /// Meteor tiles that moved this turn, one bit each.
    pub flown_meteors: u16,
    /// Command cards turned up.
    pub command_discards: CardCounts,
    /// Combat cards turned up.
    pub combat_discards: CardCounts,
    /// The command card in play.
    pub plan: ActiveCommand,
    /// The player-turn, from 1.
    pub turn: u8,
    /// Whose turn it is.
    pub active: Side,
    /// Where the turn is.
    pub phase: Phase,
    /// A choice that comes before everything else.
    pub task: Option<Task>,
    /// Rolls being resolved, the innermost last.
    pub exchanges: ArrayVec<CombatRoll, 3>,
    /// Whether the active side eliminated an enemy unit this turn.
    pub scored: bool,
    /// Whether the other side used a reaction from its command hand this turn `[SR-5.7]`.
    pub reacted: bool,
    /// Who offers a draw.
    pub offer: Option<Side>,
    /// How it ended, once it has.
    pub verdict: Option<GameResult>,
}

/// What one side alone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Private {
    /// Its command cards; while it chooses which to keep, those it chooses from are not here.
    pub command: CardCounts,
    /// Its combat cards, any number `[SR-14.1]`.
    pub combat: CardCounts,
    /// Command cards drawn of which some are kept `[SR-5.7]`.
    pub drawn: CardCounts,
}

/// Everything that changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// What each side sees.
    pub private: [Private; 2],
}

impl State {
    /// The unit of this number, in the battle or not.
    #[must_use]
    pub fn unit(&self, id: UnitId) -> Unit {
        self.public.unit(id)
    }

    /// What `side` alone sees.
    #[must_use]
    pub const fn private(&self, side: Side) -> &Private {
        &self.private[side.index()]
    }
}

impl Public {
    /// The unit of this number, in the battle or not.
    #[must_use]
    pub fn unit(&self, id: UnitId) -> Unit {
        self.units.get(id.index()).copied().unwrap_or_default()
    }

    /// Where the unit is, in the battle.
    #[must_use]
    pub fn hex_of(&self, id: UnitId) -> Option<Hex> {
        self.unit(id).hex
    }

    /// The hexes of those units that are in the battle.
    #[must_use]
    pub fn hexes(&self, units: UnitSet) -> HexSet {
        HexSet::of_placed(units.iter().map(|unit| self.hex_of(unit)))
    }

    /// The unit on a hex.
    #[must_use]
    pub fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        let place = self.units.iter().position(|unit| unit.hex == Some(hex))?;
        Some(UnitId(place as u8))
    }

    /// What a side has on the table.
    #[must_use]
    pub const fn side_state(&self, side: Side) -> &SideState {
        &self.stands[side.index()]
    }

    /// The innermost roll being resolved.
    #[must_use]
    pub fn exchange(&self) -> Option<&CombatRoll> {
        self.exchanges.last()
    }
}

impl Ending {
    /// The phrase key of its reason.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Victory => "victory",
            Self::Destroyed => "destroyed",
            Self::LastTurn => "last-turn",
            Self::Conceded => "conceded",
            Self::Agreed => "agreed",
            Self::Departed => "departed",
        }
    }
}

const _: () = assert!(
    size_of::<State>() <= 512,
    "a state must stay small enough to copy in a few nanoseconds"
);

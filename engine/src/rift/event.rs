//! What happened, for log, animation, narration and sound. Everything is public `[RIFT-1.6]`.

use super::ship::{Ion, ShipId, Side, Slot, Weapon};
use super::state::{Ending, Mine};
use crate::game::{Seat, SeatSet};
use crate::grid::{Heading, Space};
use serde::{Deserialize, Serialize};

/// Why shields stopped or began to work `[RIFT-6.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ShieldCause {
    /// The main reactor's last unit.
    Reactor,
    /// The nebula's boundary.
    Nebula,
}

/// What a shot was aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// A ship, on this side.
    Ship(ShipId, Side),
    /// A mine in this space.
    Mine(Space),
}

/// One thing that happened. Fields are named for what they hold: `ship` acted or was hit,
/// `from` and `to` are before and after, `by` is an amount.
#[allow(
    missing_docs,
    reason = "fields are explained above, variants each for itself"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Event {
    /// A ship's turn began; its reactor is full `[RIFT-5.8]`.
    TurnStarted { ship: ShipId, round: u16 },
    /// The ion canon is charged `[RIFT-12.4]`.
    IonReady { ship: ShipId },
    /// One square flown.
    Stepped {
        ship: ShipId,
        from: Space,
        to: Space,
    },
    /// A new speed.
    SpeedChanged { ship: ShipId, from: i8, to: i8 },
    /// A new heading.
    Rotated {
        ship: ShipId,
        from: Heading,
        to: Heading,
    },
    /// A new plane.
    PlaneChanged {
        ship: ShipId,
        from: Space,
        to: Space,
    },
    /// A warp jump was begun; it passes `squares` squares.
    Warped {
        ship: ShipId,
        from: Space,
        to: Space,
        squares: u8,
    },
    /// A shot.
    ShotFired {
        ship: ShipId,
        weapon: Weapon,
        charged: bool,
        from: Space,
        to: Space,
        target: Target,
        damage: u8,
    },
    /// A bar lost strength and has `left`; 0 is dissolved.
    BarDamaged {
        ship: ShipId,
        slot: Slot,
        by: u8,
        left: u8,
    },
    /// The hull lost points and has `left`.
    HullDamaged { ship: ShipId, by: u8, left: u8 },
    /// The shields stopped working.
    ShieldsDown { ship: ShipId, cause: ShieldCause },
    /// The shields work again.
    ShieldsUp { ship: ShipId },
    /// A bar moved to an empty slot.
    BarMoved { ship: ShipId, from: Slot, to: Slot },
    /// Two bars changed places.
    BarsSwapped { ship: ShipId, a: Slot, b: Slot },
    /// Energy was stored.
    AuxCharged { ship: ShipId, units: u8 },
    /// The ion canon's charge changed by an order.
    IonChanged { ship: ShipId, to: Ion },
    /// A mine waits under the ship.
    MineReleased { ship: ShipId },
    /// It was left behind and is live.
    MineLeft { ship: ShipId, mine: Mine },
    /// A mine went off.
    MineDetonated { mine: Mine },
    /// A blast or strike hits a ship's side.
    BlastHit {
        ship: ShipId,
        mine: Mine,
        side: Side,
        damage: u8,
    },
    /// A ship in reach was spared behind cover.
    BlastBlocked { ship: ShipId, mine: Mine },
    /// An owner, or the table for it, chose the side that takes a blast.
    SideChosen {
        ship: ShipId,
        side: Side,
        automatic: bool,
    },
    /// A ship is gone.
    ShipDestroyed { ship: ShipId },
    /// A ship left the match with its team or its owner.
    ShipLeft { ship: ShipId },
    /// A stuck ship stopped and lost its energy `[RIFT-7.13]`.
    EmergencyStop { ship: ShipId },
    /// A waiting mine went with its ship `[RIFT-14.5]`.
    MineLost { ship: ShipId },
    /// A fresh ship took the place of a destroyed one `[RIFT-16.5]`.
    ShipReplaced {
        ship: ShipId,
        space: Space,
        heading: Heading,
        automatic: bool,
    },
    /// A score changed `[RIFT-16.3]`.
    ScoreChanged { seat: Seat, by: i8, score: i8 },
    /// A ship's turn ended.
    TurnEnded { ship: ShipId },
    /// Every ship has had its turn.
    RoundEnded { round: u16 },
    /// The clock ran out.
    TimeRanOut { ship: Option<ShipId> },
    /// A seat gave up.
    Conceded { seat: Seat },
    /// A draw is offered.
    DrawOffered { seat: Seat },
    /// The answer to it.
    DrawAnswered { seat: Seat, yes: bool },
    /// The offer is off the table.
    DrawLapsed,
    /// A game of a series ended.
    GameEnded {
        winners: SeatSet,
        ending: Ending,
        game: u8,
    },
    /// The next game of a series begins.
    GameStarted { game: u8 },
    /// The match is over.
    MatchEnded { winners: SeatSet, ending: Ending },
}

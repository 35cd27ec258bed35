//! The events of Centauri Rift, for log, animation, narration and sound. All events are public
//! `[RIFT-1.6]`.

use super::ship::{Ion, ShipId, Side, Slot, Weapon};
use super::state::{Ending, Mine};
use crate::game::{Seat, SeatSet};
use crate::grid::{Heading, Space};
use serde::{Deserialize, Serialize};

/// The reason why shields go down or up `[RIFT-6.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum ShieldCause {
    /// The last unit of the main reactor was spent.
    Reactor,
    /// The ship crossed a nebula boundary.
    Nebula,
}

/// The target of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Target {
    /// A ship, hit on this side.
    Ship(ShipId, Side),
    Mine(Space),
}

/// One event of a match. Common field names: `ship` acted or was hit, `from` and `to` are the
/// values before and after, a change or an amount is `by` in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
#[cfg_attr(test, derive(strum::VariantNames))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Event {
    /// A ship's turn began; its reactor is full `[RIFT-5.8]`.
    TurnStarted { ship: ShipId, round: u16 },
    /// The ion cannon became charged `[RIFT-12.4]`.
    IonReady { ship: ShipId },
    /// A ship moved one square.
    Stepped {
        ship: ShipId,
        from: Space,
        to: Space,
    },
    /// A ship flies faster or slower from now on.
    SpeedChanged { ship: ShipId, from: i8, to: i8 },
    /// A ship changed its heading.
    Rotated {
        ship: ShipId,
        from: Heading,
        to: Heading,
    },
    /// A ship changed its plane.
    PlaneChanged {
        ship: ShipId,
        from: Space,
        to: Space,
    },
    /// A ship started a warp jump across `squares` squares.
    Warped {
        ship: ShipId,
        from: Space,
        to: Space,
        squares: u8,
    },
    /// A ship fired a weapon.
    ShotFired {
        ship: ShipId,
        weapon: Weapon,
        #[serde(rename = "charged")]
        is_charged: bool,
        from: Space,
        to: Space,
        target: Target,
        damage: u8,
    },
    /// A shield bar lost strength; if none remains, the bar is gone.
    BarDamaged {
        ship: ShipId,
        slot: Slot,
        #[serde(rename = "by")]
        damage: u8,
        #[serde(rename = "left")]
        remaining_strength: u8,
    },
    /// The hull lost points.
    HullDamaged {
        ship: ShipId,
        #[serde(rename = "by")]
        damage: u8,
        #[serde(rename = "left")]
        remaining_hull: u8,
    },
    /// The shields of a ship went down.
    ShieldsDown { ship: ShipId, cause: ShieldCause },
    /// The shields of a ship are up again.
    ShieldsUp { ship: ShipId },
    /// A shield bar moved to an empty slot.
    BarMoved { ship: ShipId, from: Slot, to: Slot },
    /// Two shield bars were exchanged.
    BarsSwapped { ship: ShipId, a: Slot, b: Slot },
    /// Energy moved from the main reactor to the auxiliary store.
    AuxCharged { ship: ShipId, units: u8 },
    /// The charge state of the ion cannon changed by an action.
    IonChanged { ship: ShipId, to: Ion },
    /// A mine was released and waits under its ship.
    MineReleased { ship: ShipId },
    /// The waiting mine was left behind and is live.
    MineLeft { ship: ShipId, mine: Mine },
    /// A mine blew up and is off the board.
    MineDetonated { mine: Mine },
    /// A blast, or the mine that a ship struck, hit a side of a ship.
    BlastHit {
        ship: ShipId,
        mine: Mine,
        side: Side,
        damage: u8,
    },
    /// A ship within range of a blast was protected by obstacles.
    BlastBlocked { ship: ShipId, mine: Mine },
    /// The owner, or the table on the owner's behalf, chose the side that takes a blast.
    SideChosen {
        ship: ShipId,
        side: Side,
        #[serde(rename = "automatic")]
        is_automatic: bool,
    },
    /// A ship was destroyed and removed.
    ShipDestroyed { ship: ShipId },
    /// A ship was removed because its owner or team left the match.
    ShipLeft { ship: ShipId },
    /// A stuck ship made an emergency stop and lost its energy `[RIFT-7.13]`.
    EmergencyStop { ship: ShipId },
    /// A waiting mine was removed with its ship `[RIFT-14.5]`.
    MineLost { ship: ShipId },
    /// A fresh ship replaced a destroyed one `[RIFT-16.5]`.
    ShipReplaced {
        ship: ShipId,
        space: Space,
        heading: Heading,
        #[serde(rename = "automatic")]
        is_automatic: bool,
    },
    /// A score changed `[RIFT-16.3]`.
    ScoreChanged {
        seat: Seat,
        #[serde(rename = "by")]
        delta: i8,
        score: i8,
    },
    /// A ship's turn ended.
    TurnEnded { ship: ShipId },
    /// A round ended: every ship has had its turn.
    RoundEnded { round: u16 },
    /// The clock ran out; `ship` is `None` if no ship was active.
    TimeRanOut { ship: Option<ShipId> },
    /// A seat gave up, and its ships left the board.
    Conceded { seat: Seat },
    /// A seat asked the others to agree to a draw.
    DrawOffered { seat: Seat },
    /// A seat accepted (`yes`) or declined the draw.
    DrawAnswered {
        seat: Seat,
        #[serde(rename = "yes")]
        is_accepted: bool,
    },
    /// The offer of a draw expired.
    DrawLapsed,
    /// A game of a series ended.
    GameEnded {
        winners: SeatSet,
        ending: Ending,
        game: u8,
    },
    /// The next game of a series started.
    GameStarted { game: u8 },
    /// Nothing can be done any more; without winners the match is drawn.
    MatchEnded { winners: SeatSet, ending: Ending },
}

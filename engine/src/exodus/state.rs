//! The changing state of a game.
//!
//! [`Public`] is visible to all viewers, [`Private`] only to one seat. A deck is the unordered set
//! of its unseen cards, and a card is drawn at random when it is revealed, so the state holds no
//! hidden order. Known cards at the bottom of a deck are in a separate list.

use super::cards::{AbilityId, BonusCard, CardSet, LetterSet, PoliticalId, ResistanceId};
use super::hex::{HexId, HexSet, MAX_HEXES};
use super::mat::{Mat, NOWHERE, OpenRefit, Sector};
use super::part::{ITEMS, Rocket};
pub use super::private_state::{Plan, Private, TokenStack};
use super::ship::{FLEET, Ship, ShipId, ShipSet};
use super::step::{Step, Task};
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Maximum number of seats.
pub const SEATS: usize = 6;
/// Number of market spaces `[EXO-7.18]`.
pub const SPACES: usize = 4;
/// Maximum number of laws in play.
pub const MAX_LAWS: usize = 32;
/// Maximum number of tasks on the stack.
pub const MAX_TASKS: usize = 8;
/// Maximum number of rockets fired in one stage.
pub const MAX_ROCKET_ATTACKS: usize = 24;

/// A sealed bid in the vote or for the turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Bid {
    /// Vote tokens; empty in a bid for the turn order.
    pub letters: LetterSet,
    /// Amount in CP.
    pub cp: u8,
    /// Whether an ability adds to the bid.
    #[serde(rename = "ability")]
    pub uses_ability: bool,
    /// Amount that the ability adds; 0 until it is revealed `[EXO-18.5]`.
    pub extra: u8,
}

/// A rocket that is assigned to a target `[EXO-10.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Salvo"))]
pub struct RocketAttack {
    /// The seat that fires.
    pub seat: Seat,
    /// Kind of the rocket.
    pub rocket: Rocket,
    /// The hex that it is fired from.
    pub from: HexId,
    /// The target hex.
    pub to: HexId,
    /// Hits after the damage roll; for a Biochemical Rocket, the number of cubes still to be
    /// killed.
    pub hits: u8,
}

/// A battle between players, or a fight with a guard `[EXO-13]` `[EXO-14]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Battle {
    /// The hex of the battle.
    pub hex: HexId,
    /// The seats that took part at the start.
    pub seats: SeatSet,
    /// Ships that are left.
    pub ships: ShipSet,
    /// Ships that were destroyed.
    pub lost: ShipSet,
    /// The guard; `None` in a battle between players.
    pub guard: Option<GuardShip>,
    /// The round, from 1; 0 before the first roll.
    pub round: u8,
    /// Seats still to be asked for abilities before the first roll.
    pub window: SeatSet,
    /// Lowest face that hits for each seat in the next roll, set by an ability; 0 without an
    /// ability.
    pub aims: [u8; SEATS],
    /// Hits that each seat must assign this round. In a battle of two seats the assigned hits stay
    /// counted until both seats are done.
    pub hits: [u8; SEATS],
    /// Hits of the guard still to be assigned this round.
    pub guard_hits: u8,
    /// Damage of this round by ship; it counts when the round ends.
    pub marks: DamageMarks,
}

/// Damage of a round, by seat and index in its fleet.
pub type DamageMarks = [[u8; FLEET]; SEATS];

/// A revealed guard `[EXO-14.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct GuardShip {
    /// Resistance card of the guard; `null` if the deck was empty `[EXO-14.9]`.
    pub card: Option<ResistanceId>,
    /// Damage tokens on the guard.
    pub damage: u8,
}

/// The public knowledge of the decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Decks {
    /// Political cards that no seat has seen.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::PoliticalId>"))]
    pub political: CardSet,
    /// Resistance cards that no seat has seen, by level.
    #[cfg_attr(feature = "schema", ts(as = "[Vec<ResistanceId>; 3]"))]
    pub resistance: [CardSet; 3],
    /// Known Resistance cards at the bottom of their decks, in drawing order `[EXO-14.6]`.
    pub bottom: ArrayVec<ResistanceId, 32>,
    /// Political cards removed from the game.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::PoliticalId>"))]
    pub removed: CardSet,
    /// Resistance cards removed from the game.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::ResistanceId>"))]
    pub gone: CardSet,
}

/// The state that all viewers see. It is `Copy` so that a state is cloned as one block, not field
/// by field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Public {
    /// The current turn, from 1.
    pub turn: u8,
    /// Whether the current turn is the last.
    #[serde(rename = "last")]
    pub is_last_turn: bool,
    /// Whether the agreed time has passed, so that one more turn follows `[EXO-17.9]`.
    #[serde(rename = "called")]
    pub is_time_called: bool,
    /// The current step of the turn.
    pub step: Step,
    /// Tasks to complete before the step goes on; the last one is current.
    pub tasks: ArrayVec<Task, MAX_TASKS>,
    /// Seats that have committed in a sealed step, or are done in another step.
    pub ready: SeatSet,
    /// The seats clockwise; the first seat has the first Home of the layout `[EXO-2.1]`.
    pub circle: ArrayVec<Seat, SEATS>,
    /// The seats in turn order, by their Turn Order cards `[EXO-2.6]`.
    pub order: ArrayVec<Seat, SEATS>,
    /// Laws in play, oldest first.
    pub laws: ArrayVec<PoliticalId, MAX_LAWS>,
    /// The resolution in play, if any.
    pub resolution: Option<PoliticalId>,
    /// The Political cards on A, B and C.
    pub agenda: [Option<PoliticalId>; 3],
    /// Revealed bids, by seat.
    pub bids: [Bid; SEATS],
    /// Letters tied in the vote.
    pub tied: LetterSet,
    /// The seats that already have their new Turn Order card.
    pub elected: ArrayVec<Seat, SEATS>,
    /// Bonus Action cards that the Vice-Chancellor offers.
    #[cfg_attr(feature = "schema", ts(as = "Vec<BonusCard>"))]
    pub offered: CardSet,
    /// The Bonus Action card of this turn; `None` before it is picked.
    pub bonus: Option<BonusCard>,
    /// Owners of the markers on the market, by space.
    pub market: [Option<Seat>; SPACES],
    /// The hexes of the map, by number.
    pub sectors: ArrayVec<Sector, MAX_HEXES>,
    /// The play-mats, by seat.
    pub mats: [Mat; SEATS],
    /// Number of each item left in the supply.
    pub supply: [u8; ITEMS],
    /// The decks and removed cards.
    pub decks: Decks,
    /// The refit in progress, if any.
    pub refit: Option<OpenRefit>,
    /// Rockets assigned to targets, in order.
    #[serde(rename = "salvos")]
    pub rocket_attacks: ArrayVec<RocketAttack, MAX_ROCKET_ATTACKS>,
    /// Seats that controlled each hex with its rockets at the start of stage IV `[EXO-10.1]`.
    #[serde(rename = "armed")]
    pub rocket_controllers: ArrayVec<Option<Seat>, MAX_HEXES>,
    /// Abilities used for rockets in this stage; each affects only its owner.
    #[serde(rename = "ranged")]
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
    pub rocket_abilities: CardSet,
    /// Abilities used for the current income.
    #[serde(rename = "prospecting")]
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
    pub income_abilities: CardSet,
    /// Tokens taken from each hex in the current income; empty before it begins.
    pub taken: ArrayVec<u8, MAX_HEXES>,
    /// Number of the current Conquest stage in this turn, from 1.
    #[serde(rename = "pass")]
    pub conquest_stage: u8,
    /// Movement tokens next to each ship, by seat and index, once all have committed.
    pub tokens: [[u8; FLEET]; SEATS],
    /// Steps moved by each ship of the seat that moves openly, by fleet index.
    pub moved: [u8; FLEET],
    /// Seats that use a speed ability this stage, once it is revealed.
    pub hurried: SeatSet,
    /// Planets where the mounting seat was present when its Mount turn began `[EXO-11.5]`.
    pub ferry: HexSet,
    /// Number of cubes that may still be ferried.
    pub ferries: u8,
    /// Visible ships: not cloaked, detected, or uncloaked `[EXO-12]`.
    pub visible: ShipSet,
    /// Hexes about which the seat that may uncloak has not been asked yet.
    #[serde(rename = "veiled")]
    pub uncloak_hexes: HexSet,
    /// Hexes where a battle between players is pending.
    pub contested: HexSet,
    /// Hexes with a guard and visible ships, where a fight may follow.
    pub guarded: HexSet,
    /// The current battle, if any.
    pub battle: Option<Battle>,
    /// Cubes that failed to land this stage, by seat and index of the ship.
    pub failed: [[u8; FLEET]; SEATS],
    /// Seats that use a landing ability this stage.
    pub landing: SeatSet,
    /// Seats that conceded.
    pub resigned: SeatSet,
}

/// The complete changing state.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The state that all viewers see.
    pub public: Public,
    /// The private state of each seat.
    pub private: [Private; SEATS],
    /// Ships that stay cloaked until the end of the turn by the house rule; this is public
    /// `[EXO-17.29]`. The field is the last one and is omitted when empty, so that states without
    /// it are written as in earlier versions.
    #[serde(default, skip_serializing_if = "ShipSet::has_none")]
    pub stayed: ShipSet,
}

impl Public {
    /// Returns the play-mat of a seat; the first seat's if the seat is unknown.
    #[must_use]
    pub fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat.index() % SEATS]
    }

    /// Returns the mutable play-mat of a seat.
    pub fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index() % SEATS]
    }

    /// Returns the state of a hex; an empty state for a hex outside the map.
    #[must_use]
    pub fn sector(&self, hex: HexId) -> &Sector {
        self.sectors.get(hex.index()).unwrap_or(&NOWHERE)
    }

    /// Returns the mutable state of a hex.
    ///
    /// # Panics
    /// Panics for a hex outside the map. Untrusted actions are checked before this call.
    pub fn sector_mut(&mut self, hex: HexId) -> &mut Sector {
        &mut self.sectors[hex.index()]
    }

    /// Returns the state of a ship.
    #[must_use]
    pub fn ship(&self, ship: ShipId) -> &Ship {
        &self.mat(ship.seat()).ships[ship.fleet_index()]
    }

    /// Returns the mutable state of a ship.
    pub fn ship_mut(&mut self, ship: ShipId) -> &mut Ship {
        &mut self.mat_mut(ship.seat()).ships[ship.fleet_index()]
    }

    /// Returns the number of a seat's cubes on a planet.
    #[must_use]
    pub fn cubes(&self, hex: HexId, seat: Seat) -> u8 {
        self.sector(hex).cubes[seat.index() % SEATS]
    }

    /// Returns all ships in a hex.
    #[must_use]
    pub fn ships_at(&self, hex: HexId) -> ShipSet {
        let seats = self.order.iter();
        let ships = seats.map(|&seat| self.ships_where(seat, |ship| ship.hex == Some(hex)));
        ships.fold(ShipSet::NONE, ShipSet::union)
    }

    /// Returns the ships of a seat that are in play.
    #[must_use]
    pub fn fleet(&self, seat: Seat) -> ShipSet {
        self.ships_where(seat, |ship| ship.hex.is_some())
    }

    fn ships_where(&self, seat: Seat, holds: impl Fn(&Ship) -> bool) -> ShipSet {
        let ships = self.mat(seat).ships.iter().enumerate();
        let ships = ships.filter(|(_, ship)| holds(ship));
        ships.map(|(index, _)| ShipId::at(seat, index)).collect()
    }

    /// Returns the holder of Turn Order card 1 `[EXO-2.6]`.
    #[must_use]
    pub fn chancellor(&self) -> Seat {
        self.order.first().copied().unwrap_or(Seat(0))
    }

    /// Returns the holder of Turn Order card 2.
    #[must_use]
    pub fn vice(&self) -> Seat {
        self.order.get(1).copied().unwrap_or(Seat(0))
    }

    /// Returns the position of a seat in the turn order, from 0.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> Option<u8> {
        let position = self.order.iter().position(|&other| other == seat)?;
        u8::try_from(position).ok()
    }

    /// Returns the seat at a position of the turn order.
    #[must_use]
    pub fn at(&self, position: u8) -> Option<Seat> {
        self.order.get(usize::from(position)).copied()
    }

    /// Returns the seat with strictly the most cubes on a planet, or `None` if no seat has.
    #[must_use]
    pub fn controller(&self, hex: HexId) -> Option<Seat> {
        let cubes = self.sector(hex).cubes;
        let max_count = cubes.into_iter().max().filter(|&max_count| max_count > 0)?;
        let mut leaders = (0u8..).zip(cubes).filter(|&(_, count)| count == max_count);
        match (leaders.next(), leaders.next()) {
            (Some((seat, _)), None) => Some(Seat(seat)),
            (_, _) => None,
        }
    }

    /// Returns whether a seat has strictly the most cubes on a planet.
    #[must_use]
    pub fn controls(&self, hex: HexId, seat: Seat) -> bool {
        let own_count = self.cubes(hex, seat);
        let cubes = (0u8..).map(Seat).zip(self.sector(hex).cubes);
        let mut others = cubes.filter(|&(other, _)| other != seat);
        own_count > 0 && others.all(|(_, count)| count < own_count)
    }

    /// Returns the current task, the last one on the stack.
    #[must_use]
    pub fn task(&self) -> Option<&Task> {
        self.tasks.last()
    }
}

impl State {
    /// Returns the private state of a seat.
    #[must_use]
    pub fn private(&self, seat: Seat) -> &Private {
        &self.private[seat.index() % SEATS]
    }

    /// Returns the mutable private state of a seat.
    pub fn private_mut(&mut self, seat: Seat) -> &mut Private {
        &mut self.private[seat.index() % SEATS]
    }

    /// Returns whether a seat holds an ability that it has not used.
    #[must_use]
    pub fn holds(&self, seat: Seat, ability: AbilityId) -> bool {
        self.private(seat).abilities.contains(ability.0)
    }
}

const _: () = assert!(
    size_of::<State>() <= 4096,
    "a state must stay small enough to copy in a hundred nanoseconds"
);

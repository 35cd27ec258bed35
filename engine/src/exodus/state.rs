//! The changing part of a game: nouns and what always holds. No rules.
//!
//! What everybody sees is [`Public`], what one seat alone sees is [`Private`]. A deck has no order:
//! it is the set of its cards that nobody has seen, and a card is drawn when it is turned up, so
//! nothing is hidden from all. Cards known to lie at the bottom are a list beside it.

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

/// Most seats of a game.
pub const SEATS: usize = 6;
/// Spaces of the market `[EXO-7.18]`.
pub const SPACES: usize = 4;
/// Most laws in play.
pub const MAX_LAWS: usize = 32;
/// Most tasks at once.
pub const MAX_TASKS: usize = 8;
/// Most rockets of a game that can be fired in one stage.
pub const MAX_SALVOS: usize = 24;

/// A bid that was revealed, or a place for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bid {
    /// Vote tokens.
    pub letters: LetterSet,
    /// The amount.
    pub cp: u8,
    /// Whether an ability adds to it.
    pub ability: bool,
    /// What the ability adds, once it is revealed `[EXO-18.5]`.
    pub extra: u8,
}

/// A rocket that was assigned `[EXO-10.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RocketAttack {
    /// Who fires.
    pub seat: Seat,
    /// What.
    pub rocket: Rocket,
    /// From where.
    pub from: HexId,
    /// At what.
    pub to: HexId,
    /// Hits, once it was rolled for; cubes still to die, of a Biochemical Rocket.
    pub hits: u8,
}

/// A battle, or a fight with a guard `[EXO-13]` `[EXO-14]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Where.
    pub hex: HexId,
    /// Who began it.
    pub seats: SeatSet,
    /// Ships that are left.
    pub ships: ShipSet,
    /// Ships that were destroyed.
    pub lost: ShipSet,
    /// The guard, in a fight with one.
    pub guard: Option<GuardShip>,
    /// The round, from 1; 0 before the first roll.
    pub round: u8,
    /// Seats still asked before the first roll, for abilities.
    pub window: SeatSet,
    /// The lowest face that hits for a seat in the next roll, by an ability; 0 without.
    pub aims: [u8; SEATS],
    /// Hits that a seat has to put on ships this round. With two seats those that it has put on
    /// already stay counted here until both are done.
    pub hits: [u8; SEATS],
    /// Hits that the guard's player still has to put on ships this round.
    pub guard_hits: u8,
    /// Damage of this round, by ship; it counts when the round ends.
    pub marks: DamageMarks,
}

/// Damage of a round, by seat and place in its fleet.
pub type DamageMarks = [[u8; FLEET]; SEATS];

/// A guard that was revealed `[EXO-14.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuardShip {
    /// The card; none when the deck was empty `[EXO-14.9]`.
    pub card: Option<ResistanceId>,
    /// Its damage.
    pub damage: u8,
}

/// Decks as far as everybody knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decks {
    /// Political cards that nobody has seen.
    pub political: CardSet,
    /// Resistance cards that nobody has seen, by level.
    pub resistance: [CardSet; 3],
    /// Resistance cards known to lie at the bottom, the next one first `[EXO-14.6]`.
    pub bottom: ArrayVec<ResistanceId, 32>,
    /// Political cards removed from the game.
    pub removed: CardSet,
    /// Resistance cards removed from the game.
    pub gone: CardSet,
}

/// What everybody sees. It is `Copy` so that a state is cloned in one block, not field by field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The turn, from 1.
    pub turn: u8,
    /// Whether this turn is the last.
    pub last: bool,
    /// Whether the agreed time has passed, so that one more turn is the last `[EXO-17.9]`.
    pub called: bool,
    /// Where the turn is.
    pub step: Step,
    /// What comes before it, the innermost last.
    pub tasks: ArrayVec<Task, MAX_TASKS>,
    /// Who has committed, in a sealed step; who was done, in others.
    pub ready: SeatSet,
    /// The seats clockwise: the first has the first Home of the layout `[EXO-2.1]`.
    pub circle: ArrayVec<Seat, SEATS>,
    /// The seats by their Turn Order cards `[EXO-2.6]`.
    pub order: ArrayVec<Seat, SEATS>,
    /// Laws in play, the oldest first.
    pub laws: ArrayVec<PoliticalId, MAX_LAWS>,
    /// The resolution in play.
    pub resolution: Option<PoliticalId>,
    /// The Political cards on A, B and C.
    pub agenda: [Option<PoliticalId>; 3],
    /// Bids that were revealed, by seat.
    pub bids: [Bid; SEATS],
    /// Letters that are tied.
    pub tied: LetterSet,
    /// The new order as far as it is settled.
    pub elected: ArrayVec<Seat, SEATS>,
    /// Bonus cards that are offered.
    pub offered: CardSet,
    /// The Bonus card of this turn.
    pub bonus: Option<BonusCard>,
    /// Markers on the market.
    pub market: [Option<Seat>; SPACES],
    /// The hexes, by number: as many as the map has.
    pub sectors: ArrayVec<Sector, MAX_HEXES>,
    /// The play-mats, by seat.
    pub mats: [Mat; SEATS],
    /// Items of the supply, by item.
    pub supply: [u8; ITEMS],
    /// Decks.
    pub decks: Decks,
    /// A refit at work.
    pub refit: Option<OpenRefit>,
    /// Rockets that were assigned, in order.
    pub salvos: ArrayVec<RocketAttack, MAX_SALVOS>,
    /// Who controlled the rockets of each hex as the stage began `[EXO-10.1]`.
    pub armed: ArrayVec<Option<Seat>, MAX_HEXES>,
    /// Abilities used for rockets of this stage; each is its owner's alone.
    pub ranged: CardSet,
    /// Abilities used for the income at hand.
    pub prospecting: CardSet,
    /// Tokens of each hex taken in the income at hand; empty before it begins.
    pub taken: ArrayVec<u8, MAX_HEXES>,
    /// The pass of the Conquest stages, from 1.
    pub pass: u8,
    /// How many tokens lie next to each ship, by seat and place, once all have committed.
    pub tokens: [[u8; FLEET]; SEATS],
    /// Steps that each ship of the seat at Open has moved, by place.
    pub moved: [u8; FLEET],
    /// Seats that use an ability for speed this stage, once it is known.
    pub hurried: SeatSet,
    /// Planets where the seat at Mount was present as it began, and cubes it may still ferry
    /// `[EXO-11.5]`.
    pub ferry: HexSet,
    /// Cubes that may still be ferried.
    pub ferries: u8,
    /// Ships that are visible: without cloak, found, or uncloaked `[EXO-12]`.
    pub visible: ShipSet,
    /// Hexes in which the seat at Uncloak has not been asked yet.
    pub veiled: HexSet,
    /// Hexes with a battle between players yet.
    pub contested: HexSet,
    /// Hexes with a guard and visible ships, where a fight may come yet.
    pub guarded: HexSet,
    /// The battle at hand.
    pub battle: Option<Battle>,
    /// Cubes that failed to land this stage, by seat and place in the fleet.
    pub failed: [[u8; FLEET]; SEATS],
    /// Seats that land more easily this stage, by an ability.
    pub landing: SeatSet,
    /// Seats that gave up.
    pub resigned: SeatSet,
}

/// Everything that changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// What each seat sees.
    pub private: [Private; SEATS],
    /// Ships that stay cloaked until the end of the turn, where the house has it so; everybody knows
    /// which `[EXO-17.29]`. It came later than the rest, so it stands last, and is left out where
    /// there are none: states without any are written as they always were.
    #[serde(default, skip_serializing_if = "ShipSet::has_none")]
    pub stayed: ShipSet,
}

impl Public {
    /// The play-mat of a seat; that of the first for a seat that no game has.
    #[must_use]
    pub fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat.index() % SEATS]
    }

    /// The play-mat of a seat, to change.
    pub fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index() % SEATS]
    }

    /// A hex.
    #[must_use]
    pub fn sector(&self, hex: HexId) -> &Sector {
        self.sectors.get(hex.index()).unwrap_or(&NOWHERE)
    }

    /// A hex, to change.
    ///
    /// # Panics
    /// When the map has no such hex: of those that come from outside only legal ones get here.
    pub fn sector_mut(&mut self, hex: HexId) -> &mut Sector {
        &mut self.sectors[hex.index()]
    }

    /// A ship.
    #[must_use]
    pub fn ship(&self, ship: ShipId) -> &Ship {
        &self.mat(ship.seat()).ships[ship.place()]
    }

    /// A ship, to change.
    pub fn ship_mut(&mut self, ship: ShipId) -> &mut Ship {
        &mut self.mat_mut(ship.seat()).ships[ship.place()]
    }

    /// Cubes of a seat on a planet.
    #[must_use]
    pub fn cubes(&self, hex: HexId, seat: Seat) -> u8 {
        self.sector(hex).cubes[seat.index() % SEATS]
    }

    /// All ships in a hex.
    #[must_use]
    pub fn ships_at(&self, hex: HexId) -> ShipSet {
        let seats = self.order.iter();
        let ships = seats.map(|&seat| self.ships_where(seat, |ship| ship.hex == Some(hex)));
        ships.fold(ShipSet::NONE, ShipSet::or)
    }

    /// The ships of a seat that are in play.
    #[must_use]
    pub fn fleet(&self, seat: Seat) -> ShipSet {
        self.ships_where(seat, |ship| ship.hex.is_some())
    }

    fn ships_where(&self, seat: Seat, holds: impl Fn(&Ship) -> bool) -> ShipSet {
        let ships = self.mat(seat).ships.iter().enumerate();
        let ships = ships.filter(|(_, ship)| holds(ship));
        ships.map(|(place, _)| ShipId::at(seat, place)).collect()
    }

    /// The holder of Turn Order card 1 `[EXO-2.6]`.
    #[must_use]
    pub fn chancellor(&self) -> Seat {
        self.order.first().copied().unwrap_or(Seat(0))
    }

    /// The holder of Turn Order card 2.
    #[must_use]
    pub fn vice(&self) -> Seat {
        self.order.get(1).copied().unwrap_or(Seat(0))
    }

    /// The place of a seat in the turn order, from 0.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> Option<u8> {
        let place = self.order.iter().position(|&other| other == seat)?;
        u8::try_from(place).ok()
    }

    /// The seat in this place of the turn order.
    #[must_use]
    pub fn at(&self, place: u8) -> Option<Seat> {
        self.order.get(usize::from(place)).copied()
    }

    /// Who has strictly the most cubes on a planet.
    #[must_use]
    pub fn controller(&self, hex: HexId) -> Option<Seat> {
        let cubes = self.sector(hex).cubes;
        let most = cubes.into_iter().max().filter(|&most| most > 0)?;
        let mut leaders = (0u8..).zip(cubes).filter(|&(_, count)| count == most);
        match (leaders.next(), leaders.next()) {
            (Some((seat, _)), None) => Some(Seat(seat)),
            (_, _) => None,
        }
    }

    /// Whether a seat has strictly the most cubes on a planet.
    #[must_use]
    pub fn controls(&self, hex: HexId, seat: Seat) -> bool {
        let own = self.cubes(hex, seat);
        let cubes = (0u8..).map(Seat).zip(self.sector(hex).cubes);
        let mut others = cubes.filter(|&(other, _)| other != seat);
        own > 0 && others.all(|(_, count)| count < own)
    }

    /// The task at work.
    #[must_use]
    pub fn task(&self) -> Option<&Task> {
        self.tasks.last()
    }
}

impl State {
    /// What a seat alone sees.
    #[must_use]
    pub fn private(&self, seat: Seat) -> &Private {
        &self.private[seat.index() % SEATS]
    }

    /// What a seat alone sees, to change.
    pub fn private_mut(&mut self, seat: Seat) -> &mut Private {
        &mut self.private[seat.index() % SEATS]
    }

    /// The ability with this number, as long as the seat has not used it.
    #[must_use]
    pub fn holds(&self, seat: Seat, ability: AbilityId) -> bool {
        self.private(seat).abilities.has(ability.0)
    }
}

const _: () = assert!(
    size_of::<State>() <= 4096,
    "a state must stay small enough to copy in a hundred nanoseconds"
);

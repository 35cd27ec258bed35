//! The state of a game, everything that changes in play. The rules are in `play`, the invariants in
//! `validate`.

use super::armada::{Armada, EntityState, Mat, Raider, Sector};
use super::deck::Deck;
use super::hex::{HexId, HexSet, MAX_SECTORS, SectorId, SectorSet};
use super::ids::{ARMADAS, ArmadaId, BossId, CardId, DECKS, DeckId, IdSet, RaiderId};
use super::mission::{MAX_COUNTERS, MAX_ENTITIES};
use super::step::{Step, Task};
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Maximum number of seats.
pub const SEATS: usize = 4;
/// Maximum number of Raider slots on the board.
pub const MAX_RAIDERS: usize = 40;
/// Maximum number of Bosses.
pub const MAX_BOSSES: usize = 8;
/// Maximum number of events in play.
pub const MAX_EVENTS: usize = 64;
/// Maximum depth of the task stack.
pub const MAX_TASKS: usize = 24;

/// An event in play `[SAGA-EVT.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "InPlay"))]
pub struct EventInPlay {
    /// The event card.
    pub card: CardId,
    /// Number of Combat Tokens on the event.
    pub tokens: u8,
}

/// Counts for the result screen `[SAGA-END.4]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Tally"))]
pub struct EndCounts {
    /// Raiders killed in combat.
    pub raiders: u8,
    /// Bosses killed in combat.
    pub bosses: u8,
    /// Sectors explored by armadas.
    pub explored: u8,
    /// Number of times that an armada was destroyed.
    pub destroyed: u8,
    /// XPMs delivered to the Jumpgate or home.
    pub delivered: u8,
    /// Starbases built or reactivated.
    pub starbases: u8,
}

/// The way a game ended, with the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Ending {
    /// By a win condition, by its index.
    Won(u8),
    /// By a loss condition, by its index.
    Lost(u8),
    /// By an operation of the scenario; `true` if the players win.
    Called(bool),
    /// By giving up: of any player in a campaign, of all but one side in the Arena.
    GivenUp,
    /// By the Arena's last round, or its target of Victory Points `[SAGA-ARN.19]`.
    Points,
    /// By domination `[SAGA-ARN.20]`.
    Domination,
    /// By the last round of a campaign without a win `[SAGA-END.3]`.
    Rounds,
}

/// The part of the state that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Public {
    /// Number of the round, from 1; 0 during setup.
    pub round: u8,
    /// The First Player of the current round.
    pub first: Seat,
    /// The current step of the round.
    pub step: Step,
    /// Progress within the step, for steps with several parts.
    pub stage: u8,
    /// The stack of tasks on top of the step; the last one is the top.
    pub tasks: ArrayVec<Task, MAX_TASKS>,
    /// The armada that takes its turn of the phase; `None` between turns and while one is chosen.
    pub acting: Option<ArmadaId>,
    /// Sectors in play, in the order in which they came into play.
    pub sectors: ArrayVec<Sector, MAX_SECTORS>,
    /// Armadas, by number.
    pub armadas: [Armada; ARMADAS],
    /// Mats, indexed by seat.
    pub mats: [Mat; SEATS],
    /// Raider slots, by number.
    pub raiders: ArrayVec<Raider, MAX_RAIDERS>,
    /// The sector of each Boss, by its card; `None` if it is not in play.
    pub bosses: [Option<SectorId>; MAX_BOSSES],
    /// The sector of the Ravager; `None` if it is not in play.
    pub ravager: Option<SectorId>,
    /// Entities of the scenario, by number.
    pub entities: [EntityState; MAX_ENTITIES],
    /// Values of the scenario's counters, by number.
    pub counters: [i16; MAX_COUNTERS],
    /// Number of XPMs in the supply.
    pub xpm: u8,
    /// Number of XPMs on the scenario card.
    pub installed: u8,
    /// Raider figures in the supply, by level.
    pub figures: [u8; 3],
    /// Starbases in the supply, by color; colors matter only in the Arena.
    #[cfg_attr(feature = "schema", ts(type = "[number, number, number, number]"))]
    pub starbases: [u8; 4],
    /// Decks, by their numbers.
    pub decks: [Deck; DECKS],
    /// Tiles that each seat has scouted and of which it knows the position: on top or at the bottom
    /// of the pile, or face down on the board.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Vec<super::ids::TileId>>"))]
    pub scouted: [IdSet; SEATS],
    /// Events in play, oldest first.
    pub events: ArrayVec<EventInPlay, MAX_EVENTS>,
    /// The last Scanning Report and the last Retaliation card.
    pub shown: [Option<CardId>; 2],
    /// Whether a surge event was drawn this round `[SAGA-SRG.4]`.
    #[serde(rename = "surged")]
    pub has_surged: bool,
    /// How often each movement and each Expand action of the scenario was taken this round or turn.
    pub uses: [[u8; 8]; 2],
    /// Seats that declined to contribute in this Expand turn `[SAGA-EXP.2]`.
    pub refused: SeatSet,
    /// Commanders on offer at setup.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::ids::CommanderId>"))]
    pub offered: IdSet,
    /// Sectors that pending triggers are about, such as flipped ones.
    #[serde(rename = "news")]
    pub trigger_sectors: SectorSet,
    /// Counts for the result screen.
    #[serde(rename = "tally")]
    pub end_counts: EndCounts,
    /// Seats that gave up; they take no further turns.
    pub resigned: SeatSet,
    /// How the game ended; `None` while it continues.
    pub ending: Option<Ending>,
}

/// The complete state of a game: the public part and the hands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct State {
    /// The part that everybody sees.
    pub public: Public,
    /// Action cards in hand, by seat. Everybody sees them unless hands are hidden.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Vec<CardId>>"))]
    pub hands: [IdSet; SEATS],
}

/// The empty sector that lookups return for an invalid number.
static NO_SECTOR: Sector = Sector {
    hex: HexId::GATE,
    tile: None,
    is_face_up: false,
    has_xpm: false,
    astartium: 0,
    starbase: None,
};

impl Public {
    /// Returns the sector at a hex.
    #[must_use]
    pub fn at(&self, hex: HexId) -> Option<SectorId> {
        let index = self.sectors.iter().position(|sector| sector.hex == hex)?;
        Some(SectorId(index as u8))
    }

    /// Returns a sector; an empty one if the number is invalid.
    #[must_use]
    pub fn sector(&self, sector: SectorId) -> &Sector {
        self.sectors.get(sector.index()).unwrap_or(&NO_SECTOR)
    }

    /// Returns a sector, mutably.
    ///
    /// # Panics
    ///
    /// Panics if the number is invalid; legal actions and valid positions contain none.
    pub fn sector_mut(&mut self, sector: SectorId) -> &mut Sector {
        &mut self.sectors[sector.index()]
    }

    /// Returns the sectors that fit.
    #[must_use]
    pub fn sectors_that(&self, fits: impl Fn(&Sector) -> bool) -> SectorSet {
        SectorSet::from_flags(self.sectors.iter().map(fits))
    }

    /// Returns the sectors at some hexes.
    #[must_use]
    pub fn sectors_in(&self, hexes: HexSet) -> SectorSet {
        self.sectors_that(|sector| hexes.contains(sector.hex))
    }

    /// Returns the hexes of some sectors.
    #[must_use]
    pub fn hexes_of(&self, sectors: SectorSet) -> HexSet {
        sectors.iter().map(|id| self.sector(id).hex).collect()
    }

    /// Returns all sectors, in the order in which they came into play.
    pub fn all(&self) -> impl Iterator<Item = (SectorId, &Sector)> {
        let sectors = self.sectors.iter().enumerate();
        sectors.map(|(index, sector)| (SectorId(index as u8), sector))
    }

    /// Returns the sectors that are face up.
    #[must_use]
    pub fn face_up(&self) -> SectorSet {
        self.sectors_that(|sector| sector.is_face_up)
    }

    #[must_use]
    pub fn armada(&self, armada: ArmadaId) -> &Armada {
        &self.armadas[armada.index() % ARMADAS]
    }

    pub fn armada_mut(&mut self, armada: ArmadaId) -> &mut Armada {
        &mut self.armadas[armada.index() % ARMADAS]
    }

    /// Returns the mat of a seat; that of another one if the seat is invalid.
    #[must_use]
    pub fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat.index() % SEATS]
    }

    pub fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index() % SEATS]
    }

    /// Returns the Raiders on the board, without empty slots.
    pub fn raiders(&self) -> impl Iterator<Item = (RaiderId, &super::armada::Raider)> {
        let raiders = self.raiders.iter().enumerate();
        let on_board = raiders.filter(|(_, raider)| raider.level > 0);
        on_board.map(|(number, raider)| (RaiderId(number as u8), raider))
    }

    /// Returns the Raiders in a sector, with their levels.
    pub fn raiders_in(&self, sector: SectorId) -> impl Iterator<Item = (RaiderId, u8)> {
        self.raiders()
            .filter(move |(_, raider)| raider.sector == sector)
            .map(|(id, raider)| (id, raider.level))
    }

    /// Returns the Bosses on the board, with their sectors.
    pub fn bosses(&self) -> impl Iterator<Item = (BossId, SectorId)> {
        let bosses = self.bosses.iter().enumerate();
        bosses.filter_map(|(boss, sector)| Some((BossId(boss as u8), (*sector)?)))
    }

    pub fn bosses_in(&self, sector: SectorId) -> impl Iterator<Item = BossId> {
        self.bosses()
            .filter(move |&(_, boss_sector)| boss_sector == sector)
            .map(|(boss, _)| boss)
    }

    /// Returns whether a sector holds an enemy `[SAGA-RAI.11]`.
    #[must_use]
    pub fn has_enemy(&self, sector: SectorId) -> bool {
        self.raiders_in(sector).next().is_some() || self.bosses_in(sector).next().is_some()
    }

    #[must_use]
    pub fn armadas_in(&self, sector: SectorId) -> IdSet {
        IdSet::positions(&self.armadas, |armada| armada.sector == Some(sector))
    }

    #[must_use]
    pub fn deck(&self, deck: DeckId) -> &Deck {
        &self.decks[deck.index() % DECKS]
    }

    pub fn deck_mut(&mut self, deck: DeckId) -> &mut Deck {
        &mut self.decks[deck.index() % DECKS]
    }

    /// Returns whether a sector has an active Starbase.
    #[must_use]
    pub fn has_active_starbase(&self, sector: SectorId) -> bool {
        self.sector(sector)
            .starbase
            .is_some_and(|base| base.is_active)
    }

    /// Returns the top task of the stack.
    #[must_use]
    #[inline]
    pub fn task(&self) -> Option<&Task> {
        self.tasks.last()
    }
}

impl State {
    /// Returns the action cards in a seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> IdSet {
        self.hands[seat.index() % SEATS]
    }

    /// Returns the action cards in a seat's hand, mutably.
    pub fn hand_mut(&mut self, seat: Seat) -> &mut IdSet {
        &mut self.hands[seat.index() % SEATS]
    }
}

const _: () = assert!(
    size_of::<State>() <= 4096,
    "a state must stay small enough to copy in a hundred nanoseconds"
);

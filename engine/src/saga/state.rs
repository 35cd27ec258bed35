//! The changing part of a game: nouns and what always holds. No rules.

use super::armada::{Armada, EntityState, Mat, Raider, Sector};
use super::deck::Deck;
use super::hex::{HexId, HexSet, MAX_SECTORS, SectorId, SectorSet};
use super::ids::{ARMADAS, ArmadaId, BossId, CardId, DECKS, DeckId, IdSet, RaiderId};
use super::mission::{MAX_COUNTERS, MAX_ENTITIES};
use super::step::{Step, Task};
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Most seats of a game.
pub const SEATS: usize = 4;
/// Most Raiders on the board.
pub const MAX_RAIDERS: usize = 40;
/// Most Bosses.
pub const MAX_BOSSES: usize = 8;
/// Most events in play.
pub const MAX_EVENTS: usize = 64;
/// Most tasks at once.
pub const MAX_TASKS: usize = 24;

/// An event in play `[SAGA-EVT.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInPlay {
    /// Which.
    pub card: CardId,
    /// Combat Tokens on it.
    pub tokens: u8,
}

/// What is counted for the end `[SAGA-END.4]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndCounts {
    /// Raiders killed in combat.
    pub raiders: u8,
    /// Bosses killed in combat.
    pub bosses: u8,
    /// Sectors explored by armadas.
    pub explored: u8,
    /// Armadas destroyed.
    pub destroyed: u8,
    /// XPMs brought to where they belong.
    pub delivered: u8,
    /// Starbases built or reactivated.
    pub starbases: u8,
}

/// Why and how a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A win condition, by its place.
    Won(u8),
    /// A loss condition, by its place.
    Lost(u8),
    /// An operation of the scenario.
    Called(bool),
    /// Somebody gave up in a campaign, or all but one in the Arena.
    GivenUp,
    /// The Arena's last round, or its points `[SAGA-ARN.19]`.
    Points,
    /// Domination `[SAGA-ARN.20]`.
    Domination,
    /// The last round of a campaign is over without a win `[SAGA-END.3]`.
    Rounds,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The round, from 1; 0 at set-up.
    pub round: u8,
    /// The First Player.
    pub first: Seat,
    /// Where the round is.
    pub step: Step,
    /// How much of the step is done, where it has several parts.
    pub stage: u8,
    /// What comes before it, the innermost last.
    pub tasks: ArrayVec<Task, MAX_TASKS>,
    /// Whose turn of the phase it is; none while one is chosen, or between turns.
    pub acting: Option<ArmadaId>,
    /// Sectors in play, in the order in which they came.
    pub sectors: ArrayVec<Sector, MAX_SECTORS>,
    /// Armadas, by number.
    pub armadas: [Armada; ARMADAS],
    /// Mats, by seat.
    pub mats: [Mat; SEATS],
    /// Raiders, by number.
    pub raiders: ArrayVec<Raider, MAX_RAIDERS>,
    /// Where each Boss stands, by its card.
    pub bosses: [Option<SectorId>; MAX_BOSSES],
    /// Where the Ravager stands.
    pub ravager: Option<SectorId>,
    /// Things of the scenario, by number.
    pub entities: [EntityState; MAX_ENTITIES],
    /// Counters of the scenario.
    pub counters: [i16; MAX_COUNTERS],
    /// XPMs in the supply, and on the scenario card.
    pub xpm: u8,
    /// See [`Public::xpm`].
    pub installed: u8,
    /// Raider figures left, by level.
    pub figures: [u8; 3],
    /// Starbases left; in the Arena by color.
    pub starbases: [u8; 4],
    /// Decks.
    pub decks: [Deck; DECKS],
    /// Tiles of the pile, on top, at the bottom or face down on the board, that each seat has
    /// looked at and whose place it knows.
    pub scouted: [IdSet; SEATS],
    /// Events in play, the oldest first.
    pub events: ArrayVec<EventInPlay, MAX_EVENTS>,
    /// The last Scanning Report, and the last Retaliation card.
    pub shown: [Option<CardId>; 2],
    /// Whether an event was drawn for a surge this round `[SAGA-SRG.4]`.
    pub surged: bool,
    /// How often each movement and Expand action of the scenario was taken this round or turn.
    pub uses: [[u8; 8]; 2],
    /// Seats that declined to contribute in this Expand turn `[SAGA-EXP.2]`.
    pub refused: SeatSet,
    /// Commanders that are offered at set-up.
    pub offered: IdSet,
    /// Sectors revealed, spawned on and so on while a trigger waits.
    pub news: SectorSet,
    /// The count of the game.
    pub tally: EndCounts,
    /// Seats that gave up.
    pub resigned: SeatSet,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// Everything that changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// Action cards in hand, by seat: everybody's to see, except where hands are hidden.
    pub hands: [IdSet; SEATS],
}

/// No sector: what is asked for where there is none.
static NO_SECTOR: Sector = Sector {
    hex: HexId::GATE,
    tile: None,
    up: false,
    xpm: false,
    astartium: 0,
    starbase: None,
};

impl Public {
    /// The sector in a hex.
    #[must_use]
    pub fn at(&self, hex: HexId) -> Option<SectorId> {
        let place = self.sectors.iter().position(|sector| sector.hex == hex)?;
        Some(SectorId(place as u8))
    }

    /// A sector; an empty one where there is none of this number.
    #[must_use]
    pub fn sector(&self, sector: SectorId) -> &Sector {
        self.sectors.get(sector.index()).unwrap_or(&NO_SECTOR)
    }

    /// A sector, to change.
    ///
    /// # Panics
    /// When there is none: of those that come from outside only legal ones get here.
    pub fn sector_mut(&mut self, sector: SectorId) -> &mut Sector {
        &mut self.sectors[sector.index()]
    }

    /// The sectors that fit.
    #[must_use]
    pub fn sectors_that(&self, fits: impl Fn(&Sector) -> bool) -> SectorSet {
        SectorSet::from_flags(self.sectors.iter().map(fits))
    }

    /// The sectors in some hexes.
    #[must_use]
    pub fn sectors_in(&self, hexes: HexSet) -> SectorSet {
        self.sectors_that(|sector| hexes.has(sector.hex))
    }

    /// The hexes of some sectors.
    #[must_use]
    pub fn hexes_of(&self, sectors: SectorSet) -> HexSet {
        sectors.iter().map(|id| self.sector(id).hex).collect()
    }

    /// All sectors, in the order in which they came.
    pub fn all(&self) -> impl Iterator<Item = (SectorId, &Sector)> {
        let sectors = self.sectors.iter().enumerate();
        sectors.map(|(place, sector)| (SectorId(place as u8), sector))
    }

    /// Sectors that are face up.
    #[must_use]
    pub fn face_up(&self) -> SectorSet {
        self.sectors_that(|sector| sector.up)
    }

    /// An armada.
    #[must_use]
    pub fn armada(&self, armada: ArmadaId) -> &Armada {
        &self.armadas[armada.index() % ARMADAS]
    }

    /// An armada, to change.
    pub fn armada_mut(&mut self, armada: ArmadaId) -> &mut Armada {
        &mut self.armadas[armada.index() % ARMADAS]
    }

    /// The mat of a seat; that of the first for a seat that no game has.
    #[must_use]
    pub fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat.index() % SEATS]
    }

    /// The mat of a seat, to change.
    pub fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index() % SEATS]
    }

    /// The Raiders on the board.
    pub fn raiders(&self) -> impl Iterator<Item = (RaiderId, &super::armada::Raider)> {
        let raiders = self.raiders.iter().enumerate();
        let here = raiders.filter(|(_, raider)| raider.level > 0);
        here.map(|(number, raider)| (RaiderId(number as u8), raider))
    }

    /// The Raiders in a sector.
    pub fn raiders_in(&self, sector: SectorId) -> impl Iterator<Item = (RaiderId, u8)> {
        self.raiders()
            .filter(move |(_, raider)| raider.sector == sector)
            .map(|(id, raider)| (id, raider.level))
    }

    /// The Bosses on the board.
    pub fn bosses(&self) -> impl Iterator<Item = (BossId, SectorId)> {
        let bosses = self.bosses.iter().enumerate();
        bosses.filter_map(|(boss, sector)| Some((BossId(boss as u8), (*sector)?)))
    }

    /// The Bosses in a sector.
    pub fn bosses_in(&self, sector: SectorId) -> impl Iterator<Item = BossId> {
        self.bosses()
            .filter(move |&(_, place)| place == sector)
            .map(|(boss, _)| boss)
    }

    /// Whether a sector holds an enemy `[SAGA-RAI.11]`.
    #[must_use]
    pub fn has_enemy(&self, sector: SectorId) -> bool {
        self.raiders_in(sector).next().is_some() || self.bosses_in(sector).next().is_some()
    }

    /// The armadas in a sector.
    #[must_use]
    pub fn armadas_in(&self, sector: SectorId) -> IdSet {
        IdSet::positions(&self.armadas, |armada| armada.sector == Some(sector))
    }

    /// A deck.
    #[must_use]
    pub fn deck(&self, deck: DeckId) -> &Deck {
        &self.decks[deck.index() % DECKS]
    }

    /// A deck, to change.
    pub fn deck_mut(&mut self, deck: DeckId) -> &mut Deck {
        &mut self.decks[deck.index() % DECKS]
    }

    /// Whether a sector has an active Starbase.
    #[must_use]
    pub fn is_held(&self, sector: SectorId) -> bool {
        self.sector(sector).starbase.is_some_and(|base| base.active)
    }

    /// The task at work.
    #[must_use]
    #[inline]
    pub fn task(&self) -> Option<&Task> {
        self.tasks.last()
    }
}

impl State {
    /// The action cards of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> IdSet {
        self.hands[seat.index() % SEATS]
    }

    /// The action cards of a seat, to change.
    pub fn hand_mut(&mut self, seat: Seat) -> &mut IdSet {
        &mut self.hands[seat.index() % SEATS]
    }
}

const _: () = assert!(
    size_of::<State>() <= 4096,
    "a state must stay small enough to copy in a hundred nanoseconds"
);

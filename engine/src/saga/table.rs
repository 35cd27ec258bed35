//! The table of one game: options, figures, cards, the scenario and what is computed from them once.
//! Nothing of it changes in play.

use super::effect::Effect;
use super::figures::{
    ActionCard, Boss, Commander, EventCard, Exploration, ExtraCard, Figures, Frame, Gear, ScanCard,
    Tile,
};
use super::hex::{HexId, HexSet, SectorId, SectorSet};
use super::ids::{
    ArmadaId, BossId, CardId, CommanderId, DeckId, EffectListId, GearId, IdSet, TileId,
};
use super::mission::Mission;
use super::options::Options;
use super::precomputed::Precomputed;
use super::state::Public;
use crate::game::{Seat, SeatSet};
use crate::grid::hex::HexMap;
use crate::pack::PackName;

/// A table for one game.
#[derive(Clone, Debug)]
pub struct Saga {
    pub(super) options: Options,
    pub(super) figures: Figures,
    /// Hexes with their neighbors and distances.
    pub(super) board: HexMap,
    /// The hexes next to each hex.
    pub(super) next: Vec<HexSet>,
    /// Compiled effects, by code.
    pub(super) book: Vec<Vec<Effect>>,
    pub(super) mission: Mission,
    pub(super) tiles: Vec<Tile>,
    pub(super) commanders: Vec<Commander>,
    pub(super) gear: Vec<Gear>,
    /// Action cards, every copy with a number of its own: common ones first.
    pub(super) actions: Vec<ActionCard>,
    pub(super) explorations: Vec<Exploration>,
    pub(super) events: Vec<EventCard>,
    /// What is asked of all these so often that it is known beforehand.
    pub(super) known: Precomputed,
    pub(super) scans: Vec<ScanCard>,
    pub(super) bosses: Vec<Boss>,
    /// Fingerprint of all content.
    pub(super) content: u64,
    /// The pack that it is of.
    pub(super) pack: Option<PackName>,
}

impl Saga {
    /// The figures.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The numbers of the frame.
    #[must_use]
    pub const fn frame(&self) -> &Frame {
        &self.figures.frame
    }

    /// The scenario.
    #[must_use]
    pub const fn mission(&self) -> &Mission {
        &self.mission
    }

    /// How many seats there are.
    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.options.seats
    }

    /// All seats.
    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.options.seats)
    }

    /// Whether what came with this edition of the rules holds.
    #[must_use]
    pub(super) const fn has_edition(&self, edition: u8) -> bool {
        self.options.rules.edition >= edition
    }

    /// Whether one player commands two armadas `[SAGA-SOL.1]`.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.options.seats == 1
    }

    /// Whether players compete `[SAGA-ARN.1]`.
    #[must_use]
    pub const fn is_competitive(&self) -> bool {
        self.mission.points.is_some()
    }

    /// How many armadas there are.
    #[must_use]
    pub const fn armada_count(&self) -> u8 {
        if self.is_solo() {
            2
        } else {
            self.options.seats
        }
    }

    /// The armadas.
    pub fn armadas(&self) -> impl Iterator<Item = ArmadaId> + use<> {
        (0..self.armada_count()).map(ArmadaId)
    }

    /// Whose armada it is.
    #[must_use]
    pub const fn owner(&self, armada: ArmadaId) -> Seat {
        if self.is_solo() {
            Seat(0)
        } else {
            Seat(armada.0)
        }
    }

    /// The armadas of a seat.
    pub fn fleet(&self, seat: Seat) -> impl Iterator<Item = ArmadaId> + use<> {
        let fleet = if !self.all_seats().has(seat) {
            0..0
        } else if self.is_solo() {
            0..self.armada_count()
        } else {
            seat.0..seat.0 + 1
        };
        fleet.map(ArmadaId)
    }

    /// The seat in this place of the turn order, from 0 `[SAGA-RND.3]`.
    #[must_use]
    pub const fn in_order(&self, first: Seat, place: u8) -> Seat {
        let (seat, count) = (first.0 + place, self.options.seats);
        // A division takes longer than all else here, and once around is enough.
        match seat.checked_sub(count) {
            None => Seat(seat),
            Some(seat) if seat < count => Seat(seat),
            Some(seat) => Seat(seat % count),
        }
    }

    /// All seats in turn order `[SAGA-RND.3]`.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seat_count()).map(move |place| self.in_order(first, place))
    }

    /// All armadas in turn order, those of a seat by number `[SAGA-RND.3]` `[SAGA-SOL.4]`.
    pub fn armadas_from(&self, first: Seat) -> impl Iterator<Item = ArmadaId> + '_ {
        (0..self.armada_count()).map(move |place| {
            if self.is_solo() {
                ArmadaId(place)
            } else {
                ArmadaId(self.in_order(first, place).0)
            }
        })
    }

    /// The effects of a code.
    #[must_use]
    pub fn effects(&self, code: EffectListId) -> &[Effect] {
        self.book
            .get(usize::from(code.0))
            .map_or(&[], Vec::as_slice)
    }

    /// The hexes with their neighbors and distances.
    #[must_use]
    pub const fn board(&self) -> &HexMap {
        &self.board
    }

    /// Steps between two hexes `[SAGA-GEN.3]`.
    #[must_use]
    pub fn distance(&self, a: HexId, b: HexId) -> u8 {
        self.board.distance(a.0, b.0).unwrap_or(u8::MAX)
    }

    /// The hexes that share a side with a hex.
    #[must_use]
    pub fn next_to(&self, hex: HexId) -> HexSet {
        self.next.get(hex.index()).copied().unwrap_or(HexSet::NONE)
    }

    /// The hexes that share a side with one of some hexes.
    #[must_use]
    pub fn next_to_any(&self, hexes: HexSet) -> HexSet {
        let next = hexes.iter().map(|hex| self.next_to(hex));
        next.fold(HexSet::NONE, HexSet::or)
    }

    /// Sectors that share a side with a hex, face up or not.
    #[must_use]
    pub fn around(&self, public: &Public, hex: HexId) -> SectorSet {
        public.sectors_in(self.next_to(hex))
    }

    /// Sectors at most so far away, face up or not, the own included `[SAGA-SEC.5]`.
    #[must_use]
    pub fn within(&self, public: &Public, hex: HexId, reach: u8) -> SectorSet {
        let near = |hex_of: HexId| self.distance(hex, hex_of) <= reach;
        let sectors = public.all().filter(|(_, sector)| near(sector.hex));
        sectors.map(|(id, _)| id).collect()
    }

    /// The tile of a sector that is known.
    #[must_use]
    pub fn tile_of(&self, public: &Public, sector: SectorId) -> Option<&Tile> {
        self.tiles.get(public.sector(sector).tile?.index())
    }

    /// Where an armada is.
    #[must_use]
    pub fn sector_of(&self, public: &Public, armada: ArmadaId) -> Option<SectorId> {
        public.armada(armada).sector
    }

    /// A tile.
    #[must_use]
    pub fn tile(&self, tile: TileId) -> Option<&Tile> {
        self.tiles.get(tile.index())
    }

    /// All tiles.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// A Commander.
    #[must_use]
    pub fn commander(&self, commander: CommanderId) -> Option<&Commander> {
        self.commanders.get(commander.index())
    }

    /// All Commanders.
    #[must_use]
    pub fn commanders(&self) -> &[Commander] {
        &self.commanders
    }

    /// An Armada card.
    #[must_use]
    pub fn gear(&self, gear: GearId) -> Option<&Gear> {
        self.gear.get(gear.index())
    }

    /// All Armada cards.
    #[must_use]
    pub fn all_gear(&self) -> &[Gear] {
        &self.gear
    }

    /// An action card.
    #[must_use]
    pub fn action_card(&self, card: CardId) -> Option<&ActionCard> {
        self.actions.get(card.index())
    }

    /// All action cards, copies included.
    #[must_use]
    pub fn action_cards(&self) -> &[ActionCard] {
        &self.actions
    }

    /// The action cards of a deck.
    #[must_use]
    pub fn cards_of(&self, deck: DeckId) -> IdSet {
        IdSet::positions(&self.actions, |card| card.deck == deck)
    }

    /// An Exploration card.
    #[must_use]
    pub fn exploration(&self, card: CardId) -> Option<&Exploration> {
        self.explorations.get(card.index())
    }

    /// An event.
    #[must_use]
    pub fn event_card(&self, card: CardId) -> Option<&EventCard> {
        self.events.get(card.index())
    }

    /// A Scanning Report.
    #[must_use]
    pub fn scan_card(&self, card: CardId) -> Option<&ScanCard> {
        self.scans.get(card.index())
    }

    /// A Boss.
    #[must_use]
    pub fn boss(&self, boss: BossId) -> Option<&Boss> {
        self.bosses.get(boss.index())
    }

    /// A card of a deck of the scenario.
    #[must_use]
    pub fn extra_card(&self, deck: DeckId, card: CardId) -> Option<&ExtraCard> {
        let deck = deck.index().checked_sub(DeckId::EXTRA.index())?;
        self.mission.extra.get(deck)?.1.get(card.index())
    }

    /// The deck of Intelligence Reports.
    #[must_use]
    pub fn report_deck(&self) -> DeckId {
        DeckId(DeckId::EXTRA.0 + self.mission.extra.len() as u8)
    }

    /// Armadas on the board.
    #[must_use]
    pub fn present(&self, public: &Public) -> IdSet {
        IdSet::positions(&public.armadas, |armada| armada.sector.is_some())
    }
}

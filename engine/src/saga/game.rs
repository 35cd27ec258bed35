//! One game: options, figures, cards, the scenario, and data computed from them once.
//! It does not change in play.

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
use super::precomputed::CardIndex;
use super::state::Public;
use crate::game::{Seat, SeatSet};
use crate::grid::hex::HexMap;
use crate::pack::PackName;

/// A game of Saga, built from options and a content set.
#[derive(Clone, Debug)]
pub struct Saga {
    pub(super) options: Options,
    pub(super) figures: Figures,
    /// Hexes with their neighbors and distances.
    pub(super) board: HexMap,
    /// Adjacent hexes, indexed by hex number.
    pub(super) neighbors: Vec<HexSet>,
    /// The effect table: compiled effect lists, by id.
    pub(super) effect_lists: Vec<Vec<Effect>>,
    pub(super) mission: Mission,
    pub(super) tiles: Vec<Tile>,
    pub(super) commanders: Vec<Commander>,
    pub(super) gear: Vec<Gear>,
    /// Action cards, common ones first; each copy has its own number.
    pub(super) actions: Vec<ActionCard>,
    pub(super) explorations: Vec<Exploration>,
    pub(super) events: Vec<EventCard>,
    /// Facts that are computed once because the rules query them often.
    pub(super) card_index: CardIndex,
    pub(super) scans: Vec<ScanCard>,
    pub(super) bosses: Vec<Boss>,
    /// Hash of all content, without its texts.
    pub(super) content: u64,
    /// The pack that the content is from; `None` for the base content.
    pub(super) pack: Option<PackName>,
}

impl Saga {
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Returns the basic values of the rules.
    #[must_use]
    pub const fn frame(&self) -> &Frame {
        &self.figures.frame
    }

    /// Returns the compiled scenario.
    #[must_use]
    pub const fn mission(&self) -> &Mission {
        &self.mission
    }

    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.options.seats
    }

    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.options.seats)
    }

    /// Returns whether the rules of this edition apply.
    #[must_use]
    pub(super) const fn has_edition(&self, edition: u8) -> bool {
        self.options.rules.edition >= edition
    }

    /// Returns whether one player commands two armadas `[SAGA-SOL.1]`.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.options.seats == 1
    }

    /// Returns whether players compete `[SAGA-ARN.1]`.
    #[must_use]
    pub const fn is_competitive(&self) -> bool {
        self.mission.points.is_some()
    }

    /// Returns the number of armadas: 2 in solo play, otherwise one for each seat.
    #[must_use]
    pub const fn armada_count(&self) -> u8 {
        if self.is_solo() {
            2
        } else {
            self.options.seats
        }
    }

    pub fn armadas(&self) -> impl Iterator<Item = ArmadaId> + use<> {
        (0..self.armada_count()).map(ArmadaId)
    }

    #[must_use]
    pub const fn owner(&self, armada: ArmadaId) -> Seat {
        if self.is_solo() {
            Seat(0)
        } else {
            Seat(armada.0)
        }
    }

    /// Returns the armadas of a seat.
    pub fn fleet(&self, seat: Seat) -> impl Iterator<Item = ArmadaId> + use<> {
        let fleet = if !self.all_seats().contains(seat) {
            0..0
        } else if self.is_solo() {
            0..self.armada_count()
        } else {
            seat.0..seat.0 + 1
        };
        fleet.map(ArmadaId)
    }

    /// Returns the seat at a position of the turn order, from 0 `[SAGA-RND.3]`.
    #[must_use]
    pub const fn seat_at(&self, first: Seat, position: u8) -> Seat {
        let (seat, count) = (first.0 + position, self.options.seats);
        // Subtracting once is enough for valid input, and much faster than a division.
        match seat.checked_sub(count) {
            None => Seat(seat),
            Some(seat) if seat < count => Seat(seat),
            Some(seat) => Seat(seat % count),
        }
    }

    /// Returns all seats in turn order `[SAGA-RND.3]`.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seat_count()).map(move |position| self.seat_at(first, position))
    }

    /// Returns all armadas in turn order, those of one seat by number `[SAGA-RND.3]`
    /// `[SAGA-SOL.4]`.
    pub fn armadas_from(&self, first: Seat) -> impl Iterator<Item = ArmadaId> + '_ {
        (0..self.armada_count()).map(move |position| {
            if self.is_solo() {
                ArmadaId(position)
            } else {
                ArmadaId(self.seat_at(first, position).0)
            }
        })
    }

    /// Returns the effects of a list.
    #[must_use]
    pub fn effects(&self, effect_list: EffectListId) -> &[Effect] {
        self.effect_lists
            .get(usize::from(effect_list.0))
            .map_or(&[], Vec::as_slice)
    }

    /// Returns the hexes with their neighbors and distances.
    #[must_use]
    pub const fn board(&self) -> &HexMap {
        &self.board
    }

    /// Returns the distance in steps between two hexes `[SAGA-GEN.3]`.
    #[must_use]
    pub fn distance(&self, a: HexId, b: HexId) -> u8 {
        self.board.distance(a.0, b.0).unwrap_or(u8::MAX)
    }

    /// Returns the neighbors of a hex.
    #[must_use]
    pub fn neighbors_of(&self, hex: HexId) -> HexSet {
        self.neighbors
            .get(hex.index())
            .copied()
            .unwrap_or(HexSet::NONE)
    }

    /// Returns the neighbors of all hexes of a set.
    #[must_use]
    pub fn neighbors_of_any(&self, hexes: HexSet) -> HexSet {
        let next = hexes.iter().map(|hex| self.neighbors_of(hex));
        next.fold(HexSet::NONE, HexSet::union)
    }

    /// Returns the sectors adjacent to a hex, face up or down.
    #[must_use]
    pub fn adjacent_sectors(&self, public: &Public, hex: HexId) -> SectorSet {
        public.sectors_in(self.neighbors_of(hex))
    }

    /// Returns the sectors within `reach` steps of a hex, face up or down, including the one on it
    /// `[SAGA-SEC.5]`.
    #[must_use]
    pub fn sectors_within(&self, public: &Public, hex: HexId, reach: u8) -> SectorSet {
        let in_reach = |hex_of: HexId| self.distance(hex, hex_of) <= reach;
        let sectors = public.all().filter(|(_, sector)| in_reach(sector.hex));
        sectors.map(|(id, _)| id).collect()
    }

    /// Returns the tile of a sector; `None` if it is not determined yet.
    #[must_use]
    pub fn tile_of(&self, public: &Public, sector: SectorId) -> Option<&Tile> {
        self.tiles.get(public.sector(sector).tile?.index())
    }

    #[must_use]
    pub fn sector_of(&self, public: &Public, armada: ArmadaId) -> Option<SectorId> {
        public.armada(armada).sector
    }

    #[must_use]
    pub fn tile(&self, tile: TileId) -> Option<&Tile> {
        self.tiles.get(tile.index())
    }

    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    #[must_use]
    pub fn commander(&self, commander: CommanderId) -> Option<&Commander> {
        self.commanders.get(commander.index())
    }

    #[must_use]
    pub fn commanders(&self) -> &[Commander] {
        &self.commanders
    }

    /// Returns a Unit or Power Up.
    #[must_use]
    pub fn gear(&self, gear: GearId) -> Option<&Gear> {
        self.gear.get(gear.index())
    }

    /// Returns all Units and Power Ups.
    #[must_use]
    pub fn all_gear(&self) -> &[Gear] {
        &self.gear
    }

    #[must_use]
    pub fn action_card(&self, card: CardId) -> Option<&ActionCard> {
        self.actions.get(card.index())
    }

    /// Returns all action cards, with each copy.
    #[must_use]
    pub fn action_cards(&self) -> &[ActionCard] {
        &self.actions
    }

    /// Returns the action cards of a deck.
    #[must_use]
    pub fn cards_of(&self, deck: DeckId) -> IdSet {
        IdSet::positions(&self.actions, |card| card.deck == deck)
    }

    #[must_use]
    pub fn exploration(&self, card: CardId) -> Option<&Exploration> {
        self.explorations.get(card.index())
    }

    #[must_use]
    pub fn event_card(&self, card: CardId) -> Option<&EventCard> {
        self.events.get(card.index())
    }

    #[must_use]
    pub fn scan_card(&self, card: CardId) -> Option<&ScanCard> {
        self.scans.get(card.index())
    }

    #[must_use]
    pub fn boss(&self, boss: BossId) -> Option<&Boss> {
        self.bosses.get(boss.index())
    }

    /// Returns a card of a scenario deck.
    #[must_use]
    pub fn extra_card(&self, deck: DeckId, card: CardId) -> Option<&ExtraCard> {
        let deck = deck.index().checked_sub(DeckId::EXTRA.index())?;
        self.mission.extra.get(deck)?.1.get(card.index())
    }

    /// Returns the deck of Intelligence Reports, which follows the scenario's own decks.
    #[must_use]
    pub fn report_deck(&self) -> DeckId {
        DeckId(DeckId::EXTRA.0 + self.mission.extra.len() as u8)
    }

    /// Returns the armadas on the board.
    #[must_use]
    pub fn armadas_on_board(&self, public: &Public) -> IdSet {
        IdSet::positions(&public.armadas, |armada| armada.sector.is_some())
    }
}

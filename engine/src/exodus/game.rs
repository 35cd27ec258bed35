//! One game: options, figures, map and cards, and the data computed from them once. The
//! game never changes in play.

use super::blueprint::{Blueprint, Blueprints, Grids};
use super::cards::{AbilityId, ActionCard, BonusCard, PoliticalId, ResistanceId};
use super::figures::{
    Ability, ActionFigures, BonusFigures, CardPool, Figures, Frame, ItemFigures, MapHex,
    MarketSpace, ModeFigures, PlanetKind, Political, Resistance, ShipFigures, TechFigures, Tile,
};
use super::hex::{Direction, HexId, HexSet};
use super::mat::Sector;
use super::options::{Mode, Options};
use super::part::{Item, ItemKind};
use super::ship::ShipType;
use super::state::{Public, SEATS};
use super::tech::{TECHS, Tech, TechSet};
use crate::game::{Seat, SeatSet};
use crate::pack::PackName;

/// One game, shared by all its states.
#[derive(Clone, Debug)]
pub struct Exodus {
    pub(super) options: Options,
    pub(super) figures: Figures,
    /// Grids of blueprints, with the placements of parts.
    pub(super) grids: Grids,
    /// All start parts in the default fitting.
    pub(super) default_blueprints: Blueprints,
    /// Hexes of the map in canonical order, the High Council first.
    pub(super) map_hexes: Vec<MapHex>,
    /// Hexes of the Homes, by position in the circle of seats.
    pub(super) home_hexes: Vec<HexId>,
    /// Distances between all pairs of hexes, row by row.
    pub(super) distances: Vec<u8>,
    /// Number of blue, red and green tiles to draw `[EXO-2.2]`.
    pub(super) tile_counts: [u8; 3],
    /// Planet tiles; the first is the Home tile.
    pub(super) tiles: Vec<Tile>,
    pub(super) political: Vec<Political>,
    pub(super) resistance: Vec<Resistance>,
    pub(super) abilities: Vec<Ability>,
    /// The cards in use with these options.
    pub(super) card_pool: CardPool,
    /// Figures of technologies, indexed by technology.
    pub(super) techs: [TechFigures; TECHS],
    /// For each technology, those that make it cheaper: by color, and by type `[EXO-7.3]`.
    pub(super) discounting_techs: [[TechSet; 2]; TECHS],
    /// Technologies that a seat can start with, cheapest first `[EXO-17.3]`.
    pub(super) start_techs: Vec<Tech>,
    /// Fingerprint of the content set and the layout.
    pub(super) content: u64,
    /// The pack that the content comes from.
    pub(super) pack: Option<PackName>,
}

impl Exodus {
    /// Returns the cards in use.
    #[must_use]
    pub const fn card_pool(&self) -> &CardPool {
        &self.card_pool
    }

    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Returns the general numbers of the game.
    #[must_use]
    pub const fn frame(&self) -> &Frame {
        &self.figures.frame
    }

    /// Returns the figures of the mode being played.
    #[must_use]
    pub const fn mode(&self) -> &ModeFigures {
        let frame = &self.figures.frame;
        match self.options.mode {
            Mode::Standard => &frame.standard,
            Mode::Long => &frame.long,
            Mode::Combat => &frame.combat,
            Mode::Short => &frame.short,
        }
    }

    /// Returns whether the mode is the short game `[EXO-17.5]`.
    #[must_use]
    pub const fn is_short(&self) -> bool {
        matches!(self.options.mode, Mode::Short)
    }

    /// Returns the number of turns `[EXO-3.1]`; the maximum if the game has a time limit
    /// `[EXO-17.9]`.
    #[must_use]
    pub fn turns(&self) -> u8 {
        let default_turns = match self.options.minutes {
            Some(_) if self.is_short() => self.frame().long.turns,
            Some(_) | None => self.mode().turns,
        };
        self.options.turns.unwrap_or(default_turns)
    }

    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.options.seats
    }

    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.options.seats)
    }

    /// Returns the left neighbor of a seat: the next seat clockwise.
    #[must_use]
    pub fn left_neighbor(&self, public: &Public, seat: Seat) -> Seat {
        let circle = &public.circle;
        let position = circle.iter().position(|&other| other == seat);
        let next = position.map_or(0, |position| (position + 1) % circle.len().max(1));
        circle.get(next).copied().unwrap_or(seat)
    }

    #[must_use]
    pub const fn grids(&self) -> &Grids {
        &self.grids
    }

    /// Returns the blueprints with all start parts in the default fitting `[EXO-2.9]`.
    #[must_use]
    pub const fn default_blueprints(&self) -> &Blueprints {
        &self.default_blueprints
    }

    /// Returns the hexes of the map, indexed by hex number.
    #[must_use]
    pub fn map_hexes(&self) -> &[MapHex] {
        &self.map_hexes
    }

    /// Iterates over the numbers of all hexes on the map.
    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.map_hexes.len() as u8).map(HexId)
    }

    /// Returns the adjacent hex in a direction, or `None` at the edge of the map.
    #[must_use]
    pub fn next(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.map_hexes.get(hex.index())?.neighbors[direction.index()]
    }

    /// Returns the distance between two hexes in steps, ignoring gaps in the map.
    #[must_use]
    pub fn distance(&self, from: HexId, to: HexId) -> u8 {
        let index = from.index() * self.map_hexes.len() + to.index();
        self.distances.get(index).copied().unwrap_or(u8::MAX)
    }

    /// Returns the hex of a seat's Home.
    #[must_use]
    pub fn home(&self, public: &Public, seat: Seat) -> HexId {
        let position = public.circle.iter().position(|&other| other == seat);
        let hex = position.and_then(|position| self.home_hexes.get(position));
        hex.copied().unwrap_or(HexId::COUNCIL)
    }

    /// Returns the seat whose Home is in a hex, if any.
    #[must_use]
    pub fn home_of(&self, public: &Public, hex: HexId) -> Option<Seat> {
        let position = self.map_hexes.get(hex.index())?.home?;
        public.circle.get(usize::from(position)).copied()
    }

    /// Returns the hexes of all Homes.
    #[must_use]
    pub fn homes(&self) -> HexSet {
        self.hexes()
            .filter(|hex| self.map_hexes[hex.index()].home.is_some())
            .collect()
    }

    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Returns the planet tile of a hex, or `None` if it was destroyed or never existed.
    #[must_use]
    pub fn planet(&self, sector: &Sector) -> Option<&Tile> {
        let tile = sector.tile.filter(|_| !sector.is_destroyed)?;
        self.tiles.get(usize::from(tile))
    }

    /// Returns the planet tile in a hex, or `None` if it was destroyed or never existed.
    #[must_use]
    pub fn planet_at(&self, public: &Public, hex: HexId) -> Option<&Tile> {
        self.planet(public.sector(hex))
    }

    /// Returns whether a planet counts as blue, as Homes do.
    #[must_use]
    pub const fn is_blue(tile: &Tile) -> bool {
        matches!(tile.kind, PlanetKind::Blue | PlanetKind::Home)
    }

    /// Returns the intact planets on which a seat has a cube.
    #[must_use]
    pub fn present(&self, public: &Public, seat: Seat) -> HexSet {
        let index = seat.index() % SEATS;
        let sectors = self.hexes().zip(public.sectors.iter());
        let present = sectors.filter(|(_, sector)| sector.cubes[index] > 0);
        present.map(|(hex, _)| hex).collect()
    }

    /// Returns the figures of a technology.
    #[must_use]
    pub const fn tech(&self, tech: Tech) -> &TechFigures {
        &self.techs[tech.index()]
    }

    /// Returns the figures of a ship type.
    ///
    /// # Panics
    /// Never panics: figures with fewer than four types are rejected.
    #[must_use]
    pub fn ship(&self, kind: ShipType) -> &ShipFigures {
        &self.figures.ships[kind.index()]
    }

    /// Returns the figures of a part or rocket.
    ///
    /// # Panics
    /// Never panics: figures with fewer items are rejected.
    #[must_use]
    pub fn item(&self, item: Item) -> &ItemFigures {
        &self.figures.items[item.index()]
    }

    /// Returns a space of the market by its index, or `None` if it does not exist.
    #[must_use]
    pub fn market_space(&self, space: u8) -> Option<&MarketSpace> {
        self.figures.market.get(usize::from(space))
    }

    #[must_use]
    pub fn action(&self, card: ActionCard) -> Option<&ActionFigures> {
        self.figures.actions.get(usize::from(card.0))
    }

    #[must_use]
    pub fn bonus(&self, card: BonusCard) -> Option<&BonusFigures> {
        self.figures.bonus.get(usize::from(card.0))
    }

    #[must_use]
    pub fn political(&self, card: PoliticalId) -> Option<&Political> {
        self.political.get(usize::from(card.0))
    }

    #[must_use]
    pub fn resistance(&self, card: ResistanceId) -> Option<&Resistance> {
        self.resistance.get(usize::from(card.0))
    }

    #[must_use]
    pub fn ability(&self, card: AbilityId) -> Option<&Ability> {
        self.abilities.get(usize::from(card.0))
    }

    /// Returns the Political card with this id.
    #[must_use]
    pub fn political_named(&self, id: &str) -> Option<PoliticalId> {
        let index = self.political.iter().position(|card| card.id == id)?;
        u8::try_from(index).ok().map(PoliticalId)
    }

    /// Returns the Resistance card with this id.
    #[must_use]
    pub fn resistance_named(&self, id: &str) -> Option<ResistanceId> {
        let index = self.resistance.iter().position(|card| card.id == id)?;
        u8::try_from(index).ok().map(ResistanceId)
    }

    /// Returns the Ability card with this id.
    #[must_use]
    pub fn ability_named(&self, id: &str) -> Option<AbilityId> {
        let index = self.abilities.iter().position(|card| card.id == id)?;
        u8::try_from(index).ok().map(AbilityId)
    }

    /// Returns the index of the planet tile with this id.
    #[must_use]
    pub fn tile_named(&self, id: &str) -> Option<u8> {
        let index = self.tiles.iter().position(|tile| tile.id == id)?;
        u8::try_from(index).ok()
    }

    /// Returns the hex with these axial coordinates.
    #[must_use]
    pub fn hex_at(&self, q: i8, r: i8) -> Option<HexId> {
        let index = self
            .map_hexes
            .iter()
            .position(|map_hex| map_hex.axial == [q, r])?;
        u8::try_from(index).ok().map(HexId)
    }

    /// Returns the sum of the values of all parts of one kind on a blueprint.
    #[must_use]
    pub fn sum(&self, blueprint: &Blueprint, kind: ItemKind) -> u8 {
        let parts = blueprint.iter().filter(|part| part.item.kind() == kind);
        parts.map(|part| self.item(part.item).value).sum()
    }

    /// Returns the dice of a blueprint in battle `[EXO-9.5]`.
    #[must_use]
    pub fn dice(&self, blueprint: &Blueprint) -> u8 {
        self.sum(blueprint, ItemKind::Cannon)
    }

    /// Returns the strength of a blueprint: the damage that a ship holds `[EXO-9.6]`.
    #[must_use]
    pub fn strength(&self, blueprint: &Blueprint) -> u8 {
        self.sum(blueprint, ItemKind::Shield)
    }

    /// Returns the speed of the drive, 0 without a drive `[EXO-9.4]`; effects are not included.
    #[must_use]
    pub fn drive(&self, blueprint: &Blueprint) -> u8 {
        self.sum(blueprint, ItemKind::Drive)
    }
}

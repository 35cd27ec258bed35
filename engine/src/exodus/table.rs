//! The table of one game: options, figures, map and cards, and what is computed from them once.
//! Nothing of it changes in play.

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

/// A table for one game.
#[derive(Clone, Debug)]
pub struct Exodus {
    pub(super) options: Options,
    pub(super) figures: Figures,
    /// Grids of blueprints, and how parts can lie on them.
    pub(super) grids: Grids,
    /// All start parts, fitted in the usual way.
    pub(super) usual: Blueprints,
    /// Hexes of the map in canonical order, that of the High Council first.
    pub(super) sites: Vec<MapHex>,
    /// The hexes of Homes, by their place in the circle of seats.
    pub(super) home_hexes: Vec<HexId>,
    /// Distances between hexes, row by row.
    pub(super) distances: Vec<u8>,
    /// How many blue, red and green tiles are drawn `[EXO-2.2]`.
    pub(super) draws: [u8; 3],
    /// Planet tiles; that of the Homes first.
    pub(super) tiles: Vec<Tile>,
    pub(super) political: Vec<Political>,
    pub(super) resistance: Vec<Resistance>,
    pub(super) abilities: Vec<Ability>,
    /// Cards that take part.
    pub(super) boxed: CardPool,
    /// Technologies by number.
    pub(super) techs: [TechFigures; TECHS],
    /// For each technology, those that make it cheaper: of its color, and of its type `[EXO-7.3]`.
    pub(super) kin: [[TechSet; 2]; TECHS],
    /// Technologies that a seat can start with, the cheapest first `[EXO-17.3]`.
    pub(super) start_techs: Vec<Tech>,
    /// Fingerprint of all content.
    pub(super) content: u64,
    /// The pack that it is of.
    pub(super) pack: Option<PackName>,
}

impl Exodus {
    /// Cards that take part.
    #[must_use]
    pub const fn card_pool(&self) -> &CardPool {
        &self.boxed
    }

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

    /// The numbers of the mode that is played.
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

    /// Whether the short game is played `[EXO-17.5]`.
    #[must_use]
    pub const fn is_short(&self) -> bool {
        matches!(self.options.mode, Mode::Short)
    }

    /// Turns of the game `[EXO-3.1]`; the most there can be where a time was agreed on
    /// `[EXO-17.9]`.
    #[must_use]
    pub fn turns(&self) -> u8 {
        let usual = match self.options.minutes {
            Some(_) if self.is_short() => self.frame().long.turns,
            Some(_) | None => self.mode().turns,
        };
        self.options.turns.unwrap_or(usual)
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

    /// The next seat clockwise: the left neighbor.
    #[must_use]
    pub fn left_neighbor(&self, public: &Public, seat: Seat) -> Seat {
        let circle = &public.circle;
        let place = circle.iter().position(|&other| other == seat);
        let next = place.map_or(0, |place| (place + 1) % circle.len().max(1));
        circle.get(next).copied().unwrap_or(seat)
    }

    /// The grids of blueprints.
    #[must_use]
    pub const fn grids(&self) -> &Grids {
        &self.grids
    }

    /// Blueprints with all start parts fitted in the usual way `[EXO-2.9]`.
    #[must_use]
    pub const fn default_blueprints(&self) -> &Blueprints {
        &self.usual
    }

    /// The hexes of the map, by number.
    #[must_use]
    pub fn map_hexes(&self) -> &[MapHex] {
        &self.sites
    }

    /// All hexes.
    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.sites.len() as u8).map(HexId)
    }

    /// The next hex in a direction, on the map.
    #[must_use]
    pub fn next(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.sites.get(hex.index())?.neighbors[direction.index()]
    }

    /// Steps between two hexes, gaps of the map ignored.
    #[must_use]
    pub fn distance(&self, from: HexId, to: HexId) -> u8 {
        let place = from.index() * self.sites.len() + to.index();
        self.distances.get(place).copied().unwrap_or(u8::MAX)
    }

    /// The hex of the Home of a seat.
    #[must_use]
    pub fn home(&self, public: &Public, seat: Seat) -> HexId {
        let place = public.circle.iter().position(|&other| other == seat);
        let hex = place.and_then(|place| self.home_hexes.get(place));
        hex.copied().unwrap_or(HexId::COUNCIL)
    }

    /// The seat whose Home is in a hex.
    #[must_use]
    pub fn home_of(&self, public: &Public, hex: HexId) -> Option<Seat> {
        let place = self.sites.get(hex.index())?.home?;
        public.circle.get(usize::from(place)).copied()
    }

    /// The hexes of all Homes.
    #[must_use]
    pub fn homes(&self) -> HexSet {
        self.hexes()
            .filter(|hex| self.sites[hex.index()].home.is_some())
            .collect()
    }

    /// Planet tiles.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The planet of a hex, unless it was destroyed or there never was one.
    #[must_use]
    pub fn planet(&self, sector: &Sector) -> Option<&Tile> {
        let tile = sector.tile.filter(|_| !sector.destroyed)?;
        self.tiles.get(usize::from(tile))
    }

    /// The planet in a hex.
    #[must_use]
    pub fn planet_at(&self, public: &Public, hex: HexId) -> Option<&Tile> {
        self.planet(public.sector(hex))
    }

    /// Whether a planet is of this kind of resource: Homes count as blue.
    #[must_use]
    pub const fn is_blue(tile: &Tile) -> bool {
        matches!(tile.kind, PlanetKind::Blue | PlanetKind::Home)
    }

    /// Planets, not destroyed, on which a seat has a cube.
    #[must_use]
    pub fn present(&self, public: &Public, seat: Seat) -> HexSet {
        let place = seat.index() % SEATS;
        let sectors = self.hexes().zip(public.sectors.iter());
        let present = sectors.filter(|(_, sector)| sector.cubes[place] > 0);
        present.map(|(hex, _)| hex).collect()
    }

    /// Figures of a technology.
    #[must_use]
    pub const fn tech(&self, tech: Tech) -> &TechFigures {
        &self.techs[tech.index()]
    }

    /// Figures of a ship type.
    ///
    /// # Panics
    /// Never: figures with fewer than four types are not accepted.
    #[must_use]
    pub fn ship(&self, kind: ShipType) -> &ShipFigures {
        &self.figures.ships[kind.index()]
    }

    /// Figures of a part or rocket.
    ///
    /// # Panics
    /// Never: figures with fewer items are not accepted.
    #[must_use]
    pub fn item(&self, item: Item) -> &ItemFigures {
        &self.figures.items[item.index()]
    }

    /// A space of the market.
    #[must_use]
    pub fn market_space(&self, space: u8) -> Option<&MarketSpace> {
        self.figures.market.get(usize::from(space))
    }

    /// An Action card.
    #[must_use]
    pub fn action(&self, card: ActionCard) -> Option<&ActionFigures> {
        self.figures.actions.get(usize::from(card.0))
    }

    /// A Bonus Action card.
    #[must_use]
    pub fn bonus(&self, card: BonusCard) -> Option<&BonusFigures> {
        self.figures.bonus.get(usize::from(card.0))
    }

    /// A Political card.
    #[must_use]
    pub fn political(&self, card: PoliticalId) -> Option<&Political> {
        self.political.get(usize::from(card.0))
    }

    /// A Resistance card.
    #[must_use]
    pub fn resistance(&self, card: ResistanceId) -> Option<&Resistance> {
        self.resistance.get(usize::from(card.0))
    }

    /// An Ability card.
    #[must_use]
    pub fn ability(&self, card: AbilityId) -> Option<&Ability> {
        self.abilities.get(usize::from(card.0))
    }

    /// The Political card with this id.
    #[must_use]
    pub fn political_named(&self, id: &str) -> Option<PoliticalId> {
        let place = self.political.iter().position(|card| card.id == id)?;
        u8::try_from(place).ok().map(PoliticalId)
    }

    /// The Resistance card with this id.
    #[must_use]
    pub fn resistance_named(&self, id: &str) -> Option<ResistanceId> {
        let place = self.resistance.iter().position(|card| card.id == id)?;
        u8::try_from(place).ok().map(ResistanceId)
    }

    /// The Ability card with this id.
    #[must_use]
    pub fn ability_named(&self, id: &str) -> Option<AbilityId> {
        let place = self.abilities.iter().position(|card| card.id == id)?;
        u8::try_from(place).ok().map(AbilityId)
    }

    /// The planet tile with this id.
    #[must_use]
    pub fn tile_named(&self, id: &str) -> Option<u8> {
        let place = self.tiles.iter().position(|tile| tile.id == id)?;
        u8::try_from(place).ok()
    }

    /// The hex with these axial coordinates.
    #[must_use]
    pub fn hex_at(&self, q: i8, r: i8) -> Option<HexId> {
        let place = self.sites.iter().position(|site| site.axial == [q, r])?;
        u8::try_from(place).ok().map(HexId)
    }

    /// The sum of the values of parts of one kind on a blueprint.
    #[must_use]
    pub fn sum(&self, blueprint: &Blueprint, kind: ItemKind) -> u8 {
        let parts = blueprint.iter().filter(|part| part.item.kind() == kind);
        parts.map(|part| self.item(part.item).value).sum()
    }

    /// Dice in battle `[EXO-9.5]`.
    #[must_use]
    pub fn dice(&self, blueprint: &Blueprint) -> u8 {
        self.sum(blueprint, ItemKind::Cannon)
    }

    /// Damage that a ship holds `[EXO-9.6]`.
    #[must_use]
    pub fn strength(&self, blueprint: &Blueprint) -> u8 {
        self.sum(blueprint, ItemKind::Shield)
    }

    /// Speed of the drive; 0 without `[EXO-9.4]`. Effects are not in it.
    #[must_use]
    pub fn drive(&self, blueprint: &Blueprint) -> u8 {
        self.sum(blueprint, ItemKind::Drive)
    }
}

//! Test helpers that put pieces and cards where an example has them.

use super::Scene;
use engine::exodus::hex::HexId;
use engine::exodus::mat::Sector;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::ship::{FLEET, Ship, ShipId, ShipType};
use engine::exodus::tech::Tech;
use engine::game::Seat;

impl Scene {
    pub fn home(&self, seat: Seat) -> HexId {
        self.game.home(&self.state.public, seat)
    }

    /// Returns the hex with these axial coordinates.
    pub fn hex(&self, q: i8, r: i8) -> HexId {
        self.game.hex_at(q, r).expect("a hex of the map")
    }

    /// Returns the hex of a tile such as `r01`. A tile that was not drawn replaces one that no test
    /// has named.
    pub fn planet(&mut self, id: &str) -> HexId {
        let tile = self.game.tile_named(id).expect("a tile");
        let sectors = &self.state.public.sectors;
        let current = sectors.iter().position(|sector| sector.tile == Some(tile));
        let free = |n: &usize| {
            let hex = HexId(*n as u8);
            let is_drawn = sectors[*n].tile.is_some_and(|tile| tile > 0);
            is_drawn && !self.notes.contains(&hex)
        };
        let free_hex = current.or_else(|| (0..sectors.len()).rev().find(free));
        let hex = HexId(free_hex.expect("a hex for the tile") as u8);
        self.place_tile(hex, id);
        hex
    }

    /// Puts a tile on a hex, with its printed tokens and nothing else.
    pub fn place_tile(&mut self, hex: HexId, id: &str) {
        let tile = self.game.tile_named(id).expect("a tile");
        self.notes.push(hex);
        let tokens = self.game.tiles()[usize::from(tile)].tokens;
        let sector = self.sector(hex);
        *sector = Sector {
            tile: Some(tile),
            tokens,
            guard: sector.guard,
            ..Sector::default()
        };
    }

    pub fn sector(&mut self, hex: HexId) -> &mut Sector {
        self.state.public.sector_mut(hex)
    }

    /// Sets the number of a seat's cubes on a planet; the stash takes or supplies the difference.
    pub fn set_cubes(&mut self, seat: Seat, hex: HexId, count: u8) -> &mut Self {
        let before = std::mem::replace(&mut self.sector(hex).cubes[seat.index()], count);
        let mat = self.mat(seat);
        mat.stash = (mat.stash + before).saturating_sub(count);
        self
    }

    /// Moves all ships and cubes of a seat from the map to the stash.
    pub fn remove_pieces(&mut self, seat: Seat) -> &mut Self {
        for hex in self.game.hexes() {
            self.set_cubes(seat, hex, 0);
        }
        self.mat(seat).ships = [Ship::default(); FLEET];
        self
    }

    /// Puts a ship of a type from the stash on a hex.
    pub fn place_ship(&mut self, seat: Seat, kind: ShipType, hex: HexId) -> ShipId {
        let both = [0, 1].map(|nth| ShipId::of(seat, kind, nth));
        let stash = |ship: &ShipId| self.state.public.ship(*ship).hex.is_none();
        let ship = both.into_iter().find(stash).expect("a ship in the stash");
        self.state.public.ship_mut(ship).hex = Some(hex);
        ship
    }

    /// Moves a seat's first ship of a type to a hex, in play or not.
    pub fn move_ship(&mut self, seat: Seat, kind: ShipType, hex: HexId) -> ShipId {
        let ship = ShipId::of(seat, kind, 0);
        self.state.public.ship_mut(ship).hex = Some(hex);
        ship
    }

    /// Gives a seat technologies; their cubes come from the stash.
    pub fn learn_techs(&mut self, seat: Seat, techs: &[Tech]) -> &mut Self {
        let mat = self.mat(seat);
        for tech in techs {
            mat.techs.insert(*tech);
            mat.stash = mat.stash.saturating_sub(1);
        }
        self
    }

    /// Replaces the parts of a blueprint; their placements do not matter. The supply takes or
    /// supplies the difference.
    pub fn install_parts(&mut self, seat: Seat, kind: ShipType, items: &[Item]) -> &mut Self {
        let packed = self.game.grids().pack(kind, items);
        let blueprint = packed.unwrap_or_else(|| panic!("{items:?} do not fit on a {kind:?}"));
        self.mat(seat).blueprints[kind.index()] = blueprint;
        self.fill_supply();
        self
    }

    /// Fills the supply with all items that are not on blueprints and planets.
    pub fn fill_supply(&mut self) {
        let public = &mut self.state.public;
        for item in Item::ALL {
            let mats = public.mats.iter().flat_map(|mat| &mat.blueprints);
            let parts = mats.flat_map(|blueprint| blueprint.iter());
            let fitted = parts.filter(|part| part.item == item).count();
            let placed = |rocket: Rocket| {
                let planets = public.sectors.iter();
                planets.map(|planet| planet.rockets[rocket.index()]).sum()
            };
            let placed: u8 = item.rocket().map_or(0, placed);
            let supply = self.game.item(item).supply;
            public.supply[item.index()] = supply.saturating_sub(fitted as u8 + placed);
        }
    }

    /// Puts a rocket on a planet.
    pub fn place_rocket(&mut self, hex: HexId, rocket: Rocket) -> &mut Self {
        self.sector(hex).rockets[rocket.index()] += 1;
        self.fill_supply();
        self
    }

    /// Puts a law in play.
    pub fn enact_law(&mut self, id: &str) -> &mut Self {
        let card = self.game.political_named(id).expect("a card");
        self.state.public.decks.political.remove(card.0);
        self.state.public.laws.push(card).expect("room");
        self
    }

    /// Puts a resolution in play.
    pub fn enact_resolution(&mut self, id: &str) -> &mut Self {
        let card = self.game.political_named(id).expect("a card");
        self.state.public.decks.political.remove(card.0);
        self.state.public.resolution = Some(card);
        self
    }

    /// Leaves only these Political cards in the deck.
    pub fn set_deck(&mut self, ids: &[&str]) -> &mut Self {
        let card = |id: &&str| self.game.political_named(id).expect("a card").0;
        let cards = ids.iter().map(card).collect();
        let decks = &mut self.state.public.decks;
        decks.removed = decks.removed.union(decks.political.difference(cards));
        decks.political = cards;
        self
    }

    /// Leaves only these Resistance cards in the deck of a level.
    pub fn set_resistance_deck(&mut self, level: u8, ids: &[&str]) -> &mut Self {
        let card = |id: &&str| self.game.resistance_named(id).expect("a card").0;
        let cards = ids.iter().map(card).collect();
        let decks = &mut self.state.public.decks;
        let deck = &mut decks.resistance[usize::from(level) - 1];
        decks.gone = decks.gone.union(deck.difference(cards));
        *deck = cards;
        self
    }

    /// Gives a seat a kept Resistance card.
    pub fn give_trophy(&mut self, seat: Seat, id: &str) -> &mut Self {
        let card = self.game.resistance_named(id).expect("a card");
        for deck in &mut self.state.public.decks.resistance {
            deck.remove(card.0);
        }
        self.mat(seat).trophies.insert(card.0);
        self
    }

    /// Gives a seat this ability as its only ability, and takes it from every other seat.
    pub fn give_ability(&mut self, seat: Seat, id: &str) -> &mut Self {
        let card = self.game.ability_named(id).expect("a card");
        for other in self.game.all_seats().iter() {
            let held = &mut self.state.private_mut(other).abilities;
            if other == seat {
                *held = engine::exodus::cards::CardSet::NONE.with(card.0);
            } else {
                held.remove(card.0);
            }
            let count = held.len();
            self.mat(other).abilities = count;
        }
        self
    }

    /// Sets the Turn Order cards, card 1 first.
    pub fn set_turn_order(&mut self, seats: &[Seat]) -> &mut Self {
        self.state.public.order.clear();
        for seat in seats {
            self.state.public.order.push(*seat).expect("room");
        }
        self
    }
}

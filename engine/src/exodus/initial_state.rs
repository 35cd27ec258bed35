//! The setup of a game `[EXO-2]`: map, tokens, decks, turn order, and the initial pieces of each
//! seat. Start technologies and parts are chosen in play.

use super::cards::CardSet;
use super::figures::PlanetKind;
use super::game::Exodus;
use super::hex::HexId;
use super::layout::KINDS;
use super::mat::{Mat, Sector};
use super::ship::{Ship, ShipId, ShipType};
use super::state::{Private, Public, State};
use super::step::Step;
use crate::chance::Chance;
use crate::components::ArrayVec;
use crate::game::Seat;
use std::collections::VecDeque;

impl Exodus {
    /// Returns the state of turn 1 `[EXO-2.11]` before the first choice: start technologies, if the
    /// mode has any, then start parts `[EXO-17.4]`, which are still in the supply `[EXO-2.9]`.
    pub fn initial_state(&self, chance: &mut impl Chance) -> State {
        let mut state = State::default();
        self.set_up_map(&mut state.public, chance);
        self.set_up_decks(&mut state.public);
        state.public.order = self.initial_order(chance);
        for seat in self.all_seats().iter() {
            let home = self.home(&state.public, seat);
            state.public.sector_mut(home).cubes[seat.index()] = self.frame().home_cubes;
            *state.public.mat_mut(seat) = self.mat(seat, home);
        }
        self.deal_abilities(&mut state, chance);
        // Modes and Generals are set up before turn 1 `[EXO-2.10]`, where the turn counter starts
        // `[EXO-2.11]`.
        state.public.turn = 1;
        state.public.step = match self.mode().techs {
            (0, _) => Step::StartParts,
            (1.., _) => Step::StartTechs,
        };
        state
    }

    /// Sets up Homes `[EXO-2.1]` `[EXO-17.25]`, random tiles `[EXO-2.2]`, guards `[EXO-2.3]` and
    /// tokens `[EXO-2.4]`.
    fn set_up_map(&self, public: &mut Public, chance: &mut impl Chance) {
        let mut seats: Vec<Seat> = self.all_seats().iter().collect();
        if self.options.rules.has_random_seats {
            chance.shuffle(&mut seats);
        }
        public.circle = seat_list(seats);
        let [mut drawn, mut blue, mut red, mut green] = self.draw_tiles(chance);
        for (index, map_hex) in self.map_hexes.iter().enumerate() {
            let tile = match (map_hex.home, map_hex.kind) {
                (Some(_), _) => Some(0),
                (None, _) if index == HexId::COUNCIL.index() => None,
                (None, None | Some(PlanetKind::Home)) => drawn.pop_front(),
                (None, Some(PlanetKind::Blue)) => blue.pop_front(),
                (None, Some(PlanetKind::Red)) => red.pop_front(),
                (None, Some(PlanetKind::Green)) => green.pop_front(),
            };
            let planet = tile.and_then(|tile| self.tiles.get(usize::from(tile)));
            let sector = Sector {
                tile,
                tokens: planet.map_or(0, |planet| planet.tokens),
                guard: map_hex.guard,
                ..Sector::default()
            };
            // Cannot fail: a map has at most `MAX_HEXES` hexes.
            let _ = public.sectors.push(sector);
        }
    }

    /// Draws tiles of each kind at random `[EXO-2.2]`: first all tiles without a fixed kind,
    /// shuffled together, then blue, red and green ones for the planets whose kind the layout sets
    /// `[EXO-17.27]`.
    fn draw_tiles(&self, chance: &mut impl Chance) -> [VecDeque<u8>; 4] {
        let mut piles: [VecDeque<u8>; 4] = Default::default();
        let [unfixed, fixed @ ..] = &mut piles;
        let mut drawn = Vec::new();
        for ((kind, count), fixed) in KINDS.into_iter().zip(self.tile_counts).zip(fixed) {
            let indexed = (0u8..).zip(&self.tiles);
            let of_kind = indexed.filter(|(_, tile)| tile.kind == kind);
            let mut rest: Vec<u8> = of_kind.map(|(index, _)| index).collect();
            chance.shuffle(&mut rest);
            let mut drawn_tiles = rest.into_iter().take(usize::from(count));
            let fixed_planets = self
                .map_hexes
                .iter()
                .filter(|map_hex| map_hex.kind == Some(kind));
            fixed.extend(drawn_tiles.by_ref().take(fixed_planets.count()));
            drawn.extend(drawn_tiles);
        }
        chance.shuffle(&mut drawn);
        unfixed.extend(drawn);
        piles
    }

    /// Sets up decks and supply `[EXO-2.5]` `[EXO-18.1]`. The defaults already leave the market
    /// empty and all Bonus Action cards available.
    fn set_up_decks(&self, public: &mut Public) {
        public.decks.political = self.card_pool.political;
        public.decks.resistance = self.card_pool.resistance;
        for (count, item) in public.supply.iter_mut().zip(&self.figures.items) {
            *count = item.supply;
        }
    }

    /// Returns the turn order: as set in the options, or random `[EXO-2.6]`.
    fn initial_order(&self, chance: &mut impl Chance) -> ArrayVec<Seat, { super::state::SEATS }> {
        if let Some(order) = &self.options.order {
            return seat_list(order.iter().copied());
        }
        let mut seats: Vec<Seat> = self.all_seats().iter().collect();
        chance.shuffle(&mut seats);
        seat_list(seats)
    }

    /// Returns a seat's play-mat with its CP, cubes and ships `[EXO-2.7]` `[EXO-2.8]`; some modes
    /// replace these figures `[EXO-2.10]` `[EXO-17.1]` `[EXO-17.2]`.
    fn mat(&self, seat: Seat, home: HexId) -> Mat {
        let (frame, mode) = (self.frame(), self.mode());
        let mut mat = Mat {
            cp: u16::from(mode.cp),
            stash: frame.cubes - frame.home_cubes,
            ..Mat::default()
        };
        for (kind, count) in ShipType::ALL.into_iter().zip(mode.ships) {
            for nth in 0..count {
                mat.ships[ShipId::of(seat, kind, nth).fleet_index()] = Ship {
                    hex: Some(home),
                    ..Ship::default()
                };
            }
        }
        mat
    }

    /// Deals Ability cards in seat order; the other cards are removed from the game unseen
    /// `[EXO-18.2]`.
    fn deal_abilities(&self, state: &mut State, chance: &mut impl Chance) {
        let mut rest = self.card_pool.abilities;
        for seat in self.all_seats().iter() {
            let hand = draw(&mut rest, self.mode().abilities, chance);
            state.public.mat_mut(seat).abilities = hand.len();
            *state.private_mut(seat) = Private {
                abilities: hand,
                ..Private::default()
            };
        }
    }
}

/// Draws `count` random cards from a set and removes them from it.
pub(super) fn draw(rest: &mut CardSet, count: u8, chance: &mut impl Chance) -> CardSet {
    let mut hand = CardSet::NONE;
    for _ in 0..count.min(rest.len()) {
        if let Some(card) = rest.nth(chance.pick(u32::from(rest.len()))) {
            rest.remove(card);
            hand.insert(card);
        }
    }
    hand
}

fn seat_list(seats: impl IntoIterator<Item = Seat>) -> ArrayVec<Seat, { super::state::SEATS }> {
    let mut seat_list = ArrayVec::new();
    for seat in seats {
        // Cannot fail: a game has at most `SEATS` seats.
        let _ = seat_list.push(seat);
    }
    seat_list
}

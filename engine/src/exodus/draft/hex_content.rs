//! Edits the content of the hexes of a draft: planets with guards and kinds, Homes, the High
//! Council.

use super::MapDraft;
use crate::exodus::axial::{distance, sort_clockwise};
use crate::exodus::figures::PlanetKind;
use crate::exodus::layout::KINDS;
use crate::exodus::metadata::SEATS;

/// A planet whose tile is drawn at setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Planet {
    /// Level of the planet's guard, 1 to 3; 0 without a guard.
    pub guard: u8,
    /// Kind of the planet; `None` for a random kind.
    pub kind: Option<PlanetKind>,
}

/// What the editor can put on one hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HexContent {
    /// The hex is not part of the map.
    Void,
    /// The hex of the High Council, at the origin.
    Council,
    /// The Home of a seat, from 0.
    Home(u8),
    /// A planet whose tile is drawn at setup.
    Planet(Planet),
}

impl MapDraft {
    /// Returns the content of a hex.
    #[must_use]
    pub fn hex_content(&self, hex: [i8; 2]) -> HexContent {
        if hex == [0, 0] {
            return HexContent::Council;
        }
        let mut homes = (0u8..).zip(&self.0.homes);
        if let Some((seat, _)) = homes.find(|(_, home)| **home == hex) {
            return HexContent::Home(seat);
        }
        let planet = self.0.planets().find(|(planet, _)| *planet == hex);
        match planet {
            Some((_, guard)) => HexContent::Planet(Planet {
                guard,
                kind: self.0.kind(hex),
            }),
            None => HexContent::Void,
        }
    }

    /// Changes the content of a hex. A Home is inserted at the index of its seat, or appended; the
    /// Home that had this index moves up. The hex of the High Council stays unchanged.
    pub fn set_hex(&mut self, hex: [i8; 2], content: HexContent) {
        if hex == [0, 0] || self.hex_content(hex) == content || content == HexContent::Council {
            return;
        }
        let before = self.0.planets().count();
        self.place_content(hex, content);
        self.adjust_tile_counts(before);
    }

    /// Puts the Home of a seat on a hex. If the seat has a Home, it swaps with the content of the
    /// hex; otherwise the next seat gets a new Home on the hex. Returns the seat of the Home on the
    /// hex.
    pub fn put_home(&mut self, hex: [i8; 2], seat: u8) -> Option<u8> {
        if hex == [0, 0] {
            return None;
        }
        let count = self.0.homes.len();
        match self.0.homes.get(usize::from(seat)).copied() {
            Some(from) => self.swap_hexes(from, hex),
            None if matches!(self.hex_content(hex), HexContent::Home(_)) => {}
            None if count < usize::from(SEATS.1) => {
                self.set_hex(hex, HexContent::Home(count as u8))
            }
            None => {}
        }
        match self.hex_content(hex) {
            HexContent::Home(seat) => Some(seat),
            HexContent::Void | HexContent::Council | HexContent::Planet(_) => None,
        }
    }

    /// Swaps the content of two hexes. If one is the High Council, the origin moves with it, and
    /// all other hexes keep their relative positions.
    pub fn swap_hexes(&mut self, from: [i8; 2], to: [i8; 2]) {
        if from == to || self.hex_content(from) == HexContent::Void {
            return;
        }
        match (from, to) {
            ([0, 0], council) => self.center(council),
            // The empty hex at the origin moves to where the High Council was.
            (council, [0, 0]) => self.center(council),
            (from, to) => {
                let (from_content, to_content) = (self.hex_content(from), self.hex_content(to));
                self.place_content(from, HexContent::Void);
                self.place_content(to, HexContent::Void);
                // Homes are restored in the order of their seats.
                let mut both = [(from, to_content), (to, from_content)];
                both.sort_by_key(|(_, content)| seat_of(*content));
                for (hex, content) in both {
                    self.place_content(hex, content);
                }
            }
        }
    }

    /// Makes another hex the origin: the High Council moves there, and the content of that hex
    /// moves to where the High Council was.
    pub fn center(&mut self, [q, r]: [i8; 2]) {
        let old = self.hex_content([q, r]);
        if old == HexContent::Council {
            return;
        }
        self.place_content([q, r], HexContent::Void);
        self.map_hexes(|[x, y]| [x.saturating_sub(q), y.saturating_sub(r)]);
        self.place_content([q.saturating_neg(), r.saturating_neg()], old);
    }

    /// Numbers the seats clockwise around the High Council `[EXO-2.1]`; the first seat stays first.
    pub fn number_clockwise(&mut self) {
        let Some(first) = self.0.homes.first().copied() else {
            return;
        };
        sort_clockwise(&mut self.0.homes);
        let index = self.0.homes.iter().position(|hex| *hex == first);
        self.0.homes.rotate_left(index.unwrap_or(0));
    }

    /// Removes every hex beyond `rings` rings from the map.
    pub fn trim(&mut self, rings: u8) {
        let before = self.0.planets().count();
        let file = &mut self.0;
        let planets = file.guards.iter_mut().chain(&mut file.kinds);
        for hexes in planets.chain([&mut file.homes, &mut file.open]) {
            hexes.retain(|hex| distance([0, 0], *hex) <= rings);
        }
        self.adjust_tile_counts(before);
    }

    /// Removes a hex from every list and adds it to the lists of its new content; the tile counts
    /// stay unchanged.
    pub(super) fn place_content(&mut self, hex: [i8; 2], content: HexContent) {
        let file = &mut self.0;
        file.homes.retain(|other| *other != hex);
        file.open.retain(|other| *other != hex);
        for hexes in file.guards.iter_mut().chain(&mut file.kinds) {
            hexes.retain(|other| *other != hex);
        }
        match content {
            HexContent::Void | HexContent::Council => {}
            HexContent::Home(seat) => {
                let index = usize::from(seat).min(file.homes.len());
                file.homes.insert(index, hex);
            }
            HexContent::Planet(Planet { guard, kind }) => {
                let level = usize::from(guard).checked_sub(1);
                match level.and_then(|level| file.guards.get_mut(level)) {
                    Some(hexes) => hexes.push(hex),
                    None => file.open.push(hex),
                }
                let mut kinds = KINDS.into_iter().zip(&mut file.kinds);
                if let Some((_, hexes)) = kinds.find(|(own_kind, _)| Some(*own_kind) == kind) {
                    hexes.push(hex);
                }
            }
        }
    }

    /// Applies a transform to every hex of the layout.
    pub(super) fn map_hexes(&mut self, transform: impl Fn([i8; 2]) -> [i8; 2]) {
        let file = &mut self.0;
        let planets = file.guards.iter_mut().chain(&mut file.kinds);
        for hexes in planets.chain([&mut file.homes, &mut file.open]) {
            for hex in hexes {
                *hex = transform(*hex);
            }
        }
    }

    /// Returns the Homes in seat order, each with its distance to the High Council, ignoring gaps
    /// in the map.
    #[must_use]
    pub fn homes(&self) -> Vec<(u8, [i8; 2], u8)> {
        let homes = (0u8..).zip(&self.0.homes);
        homes
            .map(|(seat, hex)| (seat, *hex, distance([0, 0], *hex)))
            .collect()
    }
}

const fn seat_of(content: HexContent) -> u8 {
    match content {
        HexContent::Home(seat) => seat,
        HexContent::Void | HexContent::Council | HexContent::Planet(_) => 0,
    }
}

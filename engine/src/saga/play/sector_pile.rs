//! The sector pile: drawing tiles, placing and flipping sectors `[SAGA-GEN.7]` `[SAGA-SEC.6]`.
//!
//! A face-down sector reserves one of the unseen tiles without choosing which; so the pile always
//! has at least as many unseen tiles as there are such sectors. A tile that somebody has looked at
//! keeps its identity when it is placed face down.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Undo};
use crate::saga::armada::Sector;
use crate::saga::event::Event;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{CardId, DeckId, TileId};
use crate::saga::mission::Trigger;
use crate::saga::step::Cause;

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Puts a sector on a vacant hex, with this tile or the next of the pile, which stays
    /// undetermined if it is face down. Returns `None` if there is no room or no tile.
    pub fn put_sector(
        &mut self,
        hex: HexId,
        tile: Option<TileId>,
        is_face_up: bool,
        cause: Cause,
    ) -> Option<SectorId> {
        if self.state.public.sectors.is_full() || self.state.public.at(hex).is_some() {
            return None;
        }
        let tile = match tile {
            Some(tile) => Some(tile),
            None if is_face_up => Some(self.draw_tile()?),
            None => self.hide_tile().ok()?,
        };
        let sector = SectorId(self.state.public.sectors.len() as u8);
        let new_sector = Sector {
            hex,
            tile,
            is_face_up,
            ..Sector::default()
        };
        self.public_mut().sectors.push(new_sector).ok()?;
        let tile = tile.filter(|_| is_face_up);
        self.emit(Event::Placed {
            hex,
            tile,
            by: cause,
        });
        Some(sector)
    }

    /// Flips a face-down sector; the pieces on it become active `[SAGA-LST.10]`.
    pub fn reveal(&mut self, sector: SectorId) {
        let before = *self.state.public.sector(sector);
        if before.is_face_up {
            return;
        }
        self.undo = Undo::Barrier;
        let Some(tile) = before.tile.or_else(|| self.unseen_tile()) else {
            return;
        };
        self.forget_tile(tile);
        let sector_state = self.public_mut().sector_mut(sector);
        sector_state.tile = Some(tile);
        sector_state.is_face_up = true;
        let hex = before.hex;
        self.emit(Event::Revealed { hex, tile });
        self.fire_trigger(Trigger::SectorRevealed, Some(sector), 0);
        self.reveal_entities(sector);
    }

    /// Draws the top tile of the pile and shows it; `None` if the pile is empty.
    pub fn draw_tile(&mut self) -> Option<TileId> {
        self.undo = Undo::Barrier;
        let tile = match self.known_tile(true) {
            Some(tile) => tile,
            None if self.has_unseen_tile() => self.unseen_tile()?,
            None => self.known_tile(false)?,
        };
        self.forget_tile(tile);
        Some(tile)
    }

    /// Takes the top tile of the pile without showing it; returns the tile if somebody knows it.
    ///
    /// # Errors
    ///
    /// Returns an error if the pile is empty.
    pub fn hide_tile(&mut self) -> Result<Option<TileId>, ()> {
        if let Some(tile) = self.known_tile(true) {
            return Ok(Some(tile));
        }
        if self.has_unseen_tile() {
            return Ok(None);
        }
        self.known_tile(false).map(Some).ok_or(())
    }

    /// Draws a random tile for a face-down sector without a determined one.
    pub fn unseen_tile(&mut self) -> Option<TileId> {
        self.undo = Undo::Barrier;
        let unseen = self.state.public.deck(DeckId::PILE).unseen;
        let index = self.chance.pick(u32::from(unseen.len()));
        let tile = unseen.nth(index)?;
        self.public_mut().deck_mut(DeckId::PILE).unseen.remove(tile);
        Some(TileId(tile))
    }

    /// Moves the next tile of the pile to the scouted ones on top; returns whether there was one.
    pub fn move_seen_tile(&mut self) -> bool {
        let tile = if self.has_unseen_tile() {
            self.unseen_tile()
        } else {
            self.known_tile(false)
        };
        tile.is_some_and(|tile| {
            let top = &mut self.public_mut().deck_mut(DeckId::PILE).top;
            top.push(CardId(tile.0)).is_ok()
        })
    }

    /// Marks a tile as public, no longer known only to some seats.
    pub fn forget_tile(&mut self, tile: TileId) {
        for known in &mut self.public_mut().scouted {
            known.remove(tile.0);
        }
    }

    /// Returns whether the pile has an unseen tile that no face-down sector reserves.
    fn has_unseen_tile(&self) -> bool {
        let public = &self.state.public;
        public.deck(DeckId::PILE).unseen.len() > self.game.reserved_tile_count(public)
    }

    /// Takes the next tile at a known position, on top or at the bottom.
    fn known_tile(&mut self, is_from_top: bool) -> Option<TileId> {
        let deck = self.public_mut().deck_mut(DeckId::PILE);
        let card = if is_from_top {
            deck.top.remove(0)
        } else {
            deck.bottom.remove(0)
        };
        card.map(|card| TileId(card.0))
    }
}

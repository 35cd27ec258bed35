//! Pieces on sectors: removing and placing Raiders, XPMs, Starbases and armadas.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::event::{Event, MoveKind, RemovalReason};
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, RaiderId};
use crate::saga::mission::Trigger;

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    pub fn hex_of(&self, sector: SectorId) -> HexId {
        self.state.public.sector(sector).hex
    }

    /// Removes a Raider from the board and frees its figure. Counts a killed Raider and runs its
    /// trigger; the caller gives the reward.
    pub fn remove_raider(&mut self, raider: RaiderId, reason: RemovalReason) {
        let Some(figure) = self.public_mut().raiders.get_mut(raider.index()) else {
            return;
        };
        let (level, sector) = (figure.level, figure.sector);
        if level == 0 {
            return;
        }
        figure.level = 0;
        self.free_figure(level);
        let hex = self.hex_of(sector);
        self.emit(Event::RaiderLeft {
            raider,
            level,
            hex,
            fate: reason,
        });
        if reason == RemovalReason::Killed {
            let end_counts = &mut self.public_mut().end_counts;
            end_counts.raiders = end_counts.raiders.saturating_add(1);
            self.fire_trigger(Trigger::RaiderKilled, Some(sector), level);
        }
    }

    /// Returns a figure of a level to the supply.
    pub fn free_figure(&mut self, level: u8) {
        let index = usize::from(level.saturating_sub(1));
        if let Some(remaining) = self.public_mut().figures.get_mut(index) {
            *remaining = remaining.saturating_add(1);
        }
    }

    /// Takes a figure of exactly this level from the supply; returns whether one was free.
    pub fn take_figure(&mut self, level: u8) -> bool {
        let index = usize::from(level.wrapping_sub(1));
        let remaining = self.public_mut().figures.get_mut(index);
        remaining.is_some_and(|remaining| {
            let is_free = *remaining > 0;
            *remaining = remaining.saturating_sub(1);
            is_free
        })
    }

    /// Loses the XPM of a sector to the supply `[SAGA-TOK.6]`.
    pub fn lose_sector_xpm(&mut self, sector: SectorId, reason: RemovalReason) {
        if std::mem::take(&mut self.public_mut().sector_mut(sector).has_xpm) {
            let hex = Some(self.hex_of(sector));
            self.emit_xpm_loss(hex, None, reason);
        }
    }

    /// Loses the XPM of a Cargo to the supply; with [`RemovalReason::Spent`] it is used up for good
    /// `[SAGA-TOK.6]`.
    pub fn lose_cargo_xpm(&mut self, seat: Seat, reason: RemovalReason) {
        if std::mem::take(&mut self.public_mut().mat_mut(seat).has_xpm) {
            self.emit_xpm_loss(None, Some(seat), reason);
        }
    }

    fn emit_xpm_loss(&mut self, hex: Option<HexId>, seat: Option<Seat>, reason: RemovalReason) {
        if reason != RemovalReason::Spent {
            let public = self.public_mut();
            public.xpm = public.xpm.saturating_add(1);
        }
        self.emit(Event::XpmLost {
            hex,
            seat,
            fate: reason,
        });
    }

    /// Destroys a Starbase, unless it is a home, and frees its figure `[SAGA-TOK.9]`
    /// `[SAGA-ARN.2]`.
    pub fn destroy_starbase(&mut self, sector: SectorId, reason: RemovalReason) {
        let Some(base) = self.state.public.sector(sector).starbase else {
            return;
        };
        if base.is_home {
            return;
        }
        self.public_mut().sector_mut(sector).starbase = None;
        let index = base.color.map_or(0, |color| color.index());
        if let Some(remaining) = self.public_mut().starbases.get_mut(index) {
            *remaining = remaining.saturating_add(1);
        }
        let hex = self.hex_of(sector);
        self.emit(Event::StarbaseLost { hex, fate: reason });
    }

    /// Moves an armada to another sector; all moves go through here. Removes the explorer mark, and
    /// starts a collision with the Ravager in the new sector `[SAGA-MOV.9]` `[SAGA-OPC.8]`.
    pub fn move_armada(&mut self, armada: ArmadaId, to: SectorId, travel: MoveKind) {
        let from = self.state.public.armada(armada).sector;
        let piece = self.public_mut().armada_mut(armada);
        piece.sector = Some(to);
        piece.must_explore = if from == Some(to) {
            piece.must_explore
        } else {
            travel == MoveKind::Explore
        };
        let mp = piece.mp;
        let (from, hex) = (from.map(|from| self.hex_of(from)), self.hex_of(to));
        self.emit(Event::Moved {
            armada,
            from,
            to: hex,
            travel,
            mp,
        });
        if self.state.public.ravager == Some(to) {
            self.begin_collision();
        }
    }
}

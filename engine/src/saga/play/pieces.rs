//! What lies and stands on sectors comes and goes: Raiders, XPMs, Starbases, armadas.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::event::{Event, MoveKind, RemovalReason};
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, RaiderId};
use crate::saga::mission::Trigger;

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// The hex of a sector.
    pub fn hex_of(&self, sector: SectorId) -> HexId {
        self.state.public.sector(sector).hex
    }

    /// A Raider leaves the board: its figure is free again. A killed one is counted and fires its
    /// trigger here; its reward is up to the caller.
    pub fn remove_raider(&mut self, raider: RaiderId, fate: RemovalReason) {
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
            fate,
        });
        if fate == RemovalReason::Killed {
            let tally = &mut self.public_mut().tally;
            tally.raiders = tally.raiders.saturating_add(1);
            self.fire_trigger(Trigger::RaiderKilled, Some(sector), level);
        }
    }

    /// A figure of a level goes back to the supply.
    pub fn free_figure(&mut self, level: u8) {
        let place = usize::from(level.saturating_sub(1));
        if let Some(left) = self.public_mut().figures.get_mut(place) {
            *left = left.saturating_add(1);
        }
    }

    /// Takes a figure of just this level from the supply, if one is free.
    pub fn take_figure(&mut self, level: u8) -> bool {
        let place = usize::from(level.wrapping_sub(1));
        let left = self.public_mut().figures.get_mut(place);
        left.is_some_and(|left| {
            let free = *left > 0;
            *left = left.saturating_sub(1);
            free
        })
    }

    /// The XPM of a sector is lost, to the supply `[SAGA-TOK.6]`.
    pub fn lose_sector_xpm(&mut self, sector: SectorId, fate: RemovalReason) {
        if std::mem::take(&mut self.public_mut().sector_mut(sector).xpm) {
            let hex = Some(self.hex_of(sector));
            self.xpm_lost(hex, None, fate);
        }
    }

    /// The XPM of a Cargo is lost, to the supply; with [`RemovalReason::Spent`] it is used up and does not
    /// come back `[SAGA-TOK.6]`.
    pub fn lose_cargo_xpm(&mut self, seat: Seat, fate: RemovalReason) {
        if std::mem::take(&mut self.public_mut().mat_mut(seat).xpm) {
            self.xpm_lost(None, Some(seat), fate);
        }
    }

    fn xpm_lost(&mut self, hex: Option<HexId>, seat: Option<Seat>, fate: RemovalReason) {
        if fate != RemovalReason::Spent {
            let public = self.public_mut();
            public.xpm = public.xpm.saturating_add(1);
        }
        self.emit(Event::XpmLost { hex, seat, fate });
    }

    /// A Starbase is destroyed, unless it is a home: its figure is free again `[SAGA-TOK.9]`
    /// `[SAGA-ARN.2]`.
    pub fn destroy_starbase(&mut self, sector: SectorId, fate: RemovalReason) {
        let Some(base) = self.state.public.sector(sector).starbase else {
            return;
        };
        if base.home {
            return;
        }
        self.public_mut().sector_mut(sector).starbase = None;
        let place = base.color.map_or(0, |color| color.index());
        if let Some(left) = self.public_mut().starbases.get_mut(place) {
            *left = left.saturating_add(1);
        }
        let hex = self.hex_of(sector);
        self.emit(Event::StarbaseLost { hex, fate });
    }

    /// An armada changes its sector: the one place where it does. The explorer mark stays behind,
    /// and who comes to the Ravager runs into it `[SAGA-MOV.9]` `[SAGA-OPC.8]`.
    pub fn move_armada(&mut self, armada: ArmadaId, to: SectorId, travel: MoveKind) {
        let from = self.state.public.armada(armada).sector;
        let piece = self.public_mut().armada_mut(armada);
        piece.sector = Some(to);
        piece.explorer = if from == Some(to) {
            piece.explorer
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
            self.collide();
        }
    }
}

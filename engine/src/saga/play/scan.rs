//! Scanning Reports `[SAGA-SCN]`, and effects that put XPMs on sectors.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::armada::Sector;
use crate::saga::event::Event;
use crate::saga::figures::{Location, SectorKind, Tile};
use crate::saga::game::Saga;
use crate::saga::hex::{SectorId, SectorSet};
use crate::saga::ids::{ArmadaId, CardId};
use crate::saga::mission::ScanXpm;
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, PlacementPurpose, Task};

/// Level of the Raiders that a report spawns `[SAGA-SCN.6]`.
const REINFORCEMENT: u8 = 1;

impl Saga {
    /// Returns the face-up sectors of a type and color `[SAGA-SCN.2]`.
    fn sectors_at(&self, public: &Public, location: Location) -> SectorSet {
        let tile = |sector: &Sector| self.tile(sector.tile?);
        let matches_location =
            |tile: &Tile| tile.kind == location.kind && tile.color == Some(location.color);
        public
            .sectors_that(|sector| sector.is_face_up && tile(sector).is_some_and(matches_location))
    }

    /// Returns whether an XPM may be put on a sector, apart from its location `[SAGA-SCN.2]`
    /// `[SAGA-LST.9]` `[SAGA-OPC.7]`.
    fn takes_xpm(&self, public: &Public, sector: SectorId) -> bool {
        let sector_state = public.sector(sector);
        let is_spared = self.mission.scan_spares && sector_state.starbase.is_some();
        public.xpm > 0
            && sector_state.is_face_up
            && !sector_state.has_xpm
            && !is_spared
            && !public.has_enemy(sector)
            && !self.is_closed(public, sector)
    }

    /// Returns the sectors for the XPM of a report: at the first location, otherwise at the second
    /// `[SAGA-SCN.3]`.
    #[must_use]
    pub fn xpm_sites(&self, public: &Public, card: CardId) -> SectorSet {
        let Some(card) = self.scan_card(card) else {
            return SectorSet::NONE;
        };
        let mut sites = card.xpm.iter().map(|&location| -> SectorSet {
            let located = self.sectors_at(public, location).iter();
            located
                .filter(|&sector| self.takes_xpm(public, sector))
                .collect()
        });
        sites.find(|sites| !sites.is_empty()).unwrap_or_default()
    }

    /// Returns the Asteroid and Planetary sectors near an armada that can take an XPM.
    #[must_use]
    pub fn xpm_sites_near(&self, public: &Public, within: u8, armada: ArmadaId) -> SectorSet {
        let Some(own_sector) = public.armada(armada).sector else {
            return SectorSet::NONE;
        };
        let is_asteroid_or_planetary = |sector: SectorId| {
            let tile = self.tile_of(public, sector);
            tile.is_some_and(|tile| {
                matches!(tile.kind, SectorKind::Asteroid | SectorKind::Planetary)
            })
        };
        let nearby = self
            .sectors_within(public, public.sector(own_sector).hex, within)
            .iter();
        nearby
            .filter(|&sector| is_asteroid_or_planetary(sector) && self.takes_xpm(public, sector))
            .collect()
    }

    /// Returns the sectors where the Raiders of a report spawn `[SAGA-SCN.6]`; the set can be empty
    /// `[SAGA-SCN.7]`.
    fn reinforcement_sectors(&self, public: &Public, card: CardId) -> SectorSet {
        let Some(card) = self.scan_card(card) else {
            return SectorSet::NONE;
        };
        let open = self.spawn_sectors(public);
        let places = card.raiders.iter();
        places.fold(SectorSet::NONE, |all, &location| {
            all.union(self.sectors_at(public, location).intersection(open))
        })
    }

    /// Checks whether an action is legal in a decision about the sector of an XPM.
    pub(super) fn check_scan(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let (Task::Xpm { among, .. }, Action::At(hex)) = (task, action) else {
            return Err(Refusal::UNASKED);
        };
        let sector = state.public.at(hex);
        if sector.is_some_and(|sector| among.contains(sector)) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions for a decision about the sector of an XPM.
    pub(super) fn list_scan(&self, state: &State, task: Task, _seat: Seat, list: &mut Vec<Action>) {
        if let Task::Xpm { among, .. } = task {
            let hexes = among.iter().map(|sector| state.public.sector(sector).hex);
            list.extend(hexes.map(Action::At));
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Resolves a drawn Scanning Report `[SAGA-SCN.1]`; the caller returns the card to the deck.
    pub fn scan_report(&mut self, card: CardId) {
        self.public_mut().shown[0] = Some(card);
        self.push_task(Task::Report {
            card,
            is_placed: false,
            is_reinforced: false,
        });
    }

    /// Advances a Scanning Report until a seat must decide.
    pub fn advance_scan(&mut self, task: Task) -> PlayFlow {
        if let Task::Xpm { among, by } = task {
            return match among.iter().next() {
                Some(sector) if among.len() == 1 => self.put_xpm(sector, by),
                Some(_) => PlayFlow::Wait,
                None => self.pop_task(),
            };
        }
        let Task::Report {
            card,
            is_placed,
            is_reinforced,
        } = task
        else {
            return self.pop_task();
        };
        if is_reinforced {
            return self.pop_task();
        }
        self.replace_task(Task::Report {
            card,
            is_placed: true,
            is_reinforced: is_placed,
        });
        if is_placed {
            let on = self.game.reinforcement_sectors(&self.state.public, card);
            if !on.is_empty() {
                self.spawn_on(REINFORCEMENT, on, Cause::Scan(card));
            }
        } else {
            self.place_report_xpm(card);
        }
        PlayFlow::Continue
    }

    /// Runs the first part of a report: an XPM, or new sectors if none can be placed `[SAGA-SCN.3]`
    /// `[SAGA-SCN.4]`; in some scenarios Astartium, or nothing.
    fn place_report_xpm(&mut self, card: CardId) {
        let mission = &self.game.mission;
        let by = Cause::Scan(card);
        let among = match mission.scan {
            ScanXpm::Normal => self.game.xpm_sites(&self.state.public, card),
            ScanXpm::Astartium => return self.place_report_astartium(1),
            ScanXpm::Off => SectorSet::NONE,
        };
        if !among.is_empty() {
            self.push_task(Task::Xpm { among, by });
        } else if mission.scan_expands {
            self.place_sectors(PlacementPurpose::Scan, self.game.frame().scan_sectors, by);
        }
    }

    /// Puts Astartium on every sector that the last report names and that holds no Raider
    /// `[SAGA-SPA.6]`.
    pub fn place_report_astartium(&mut self, count: u8) {
        let game = self.game;
        let shown = self.state.public.shown[0];
        let Some(card) = shown.and_then(|card| game.scan_card(card)) else {
            return;
        };
        let public = &self.state.public;
        let [first, second] = card.xpm;
        let named = game
            .sectors_at(public, first)
            .union(game.sectors_at(public, second));
        for sector in named.iter() {
            if self.state.public.raiders_in(sector).next().is_none() {
                let sector_state = self.public_mut().sector_mut(sector);
                sector_state.astartium = sector_state.astartium.saturating_add(count);
                let (hex, count) = (sector_state.hex, sector_state.astartium);
                self.emit(Event::Astartium { hex, count });
            }
        }
    }

    /// Puts an XPM from the supply near an armada, if a sector can take it.
    pub fn place_xpm(&mut self, within: u8, armada: ArmadaId, cause: Cause) {
        let among = self.game.xpm_sites_near(&self.state.public, within, armada);
        if !among.is_empty() {
            self.push_task(Task::Xpm { among, by: cause });
        }
    }

    fn put_xpm(&mut self, sector: SectorId, cause: Cause) -> PlayFlow {
        self.pop_task();
        let public = self.public_mut();
        if public.xpm > 0 {
            public.xpm -= 1;
            public.sector_mut(sector).has_xpm = true;
            let hex = self.hex_of(sector);
            self.emit(Event::XpmPlaced { hex, by: cause });
        }
        PlayFlow::Continue
    }

    /// Applies a legal action for a decision about the sector of an XPM.
    pub fn do_scan(&mut self, task: Task, _seat: Seat, action: Action) {
        if let (Task::Xpm { by, .. }, Action::At(hex)) = (task, action)
            && let Some(sector) = self.state.public.at(hex)
        {
            self.put_xpm(sector, by);
        }
    }
}

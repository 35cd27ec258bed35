//! Intelligence Reports: distant face-down sectors, with Raiders and a lost Starbase or an entity
//! `[SAGA-LST.4]` `[SAGA-LST.5]` `[SAGA-SEC.11]` `[SAGA-DIS.2]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::action::Action;
use crate::saga::armada::Starbase;
use crate::saga::effect::ReportTarget;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, HexSet, SectorId, SectorSet};
use crate::saga::ids::{CardId, RaiderId};
use crate::saga::mission::Report;
use crate::saga::refusal::Refusal;
use crate::saga::state::Public;
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Returns the hexes where the report's target may be placed; empty until everything else is
    /// done.
    pub(super) fn report_hexes(&self, public: &Public, task: Task) -> HexSet {
        let Task::Intelligence { find, card, stage } = task else {
            return HexSet::NONE;
        };
        let Some(report) = self.report_of(card) else {
            return HexSet::NONE;
        };
        if usize::from(stage) <= report.raiders.len() {
            return HexSet::NONE;
        }
        let sectors = self.target_sectors(public, find, report.x);
        sectors
            .iter()
            .map(|sector| public.sector(sector).hex)
            .collect()
    }

    /// Returns the Intelligence Report of a card.
    #[must_use]
    pub fn report_of(&self, card: CardId) -> Option<&Report> {
        self.mission.reports.get(card.index())
    }

    /// Returns the sectors nearest to the X that can hold the target: not the Jumpgate or the Black
    /// Hole, and for a Starbase only without another one `[SAGA-LST.5]` `[SAGA-LST.7]`.
    fn target_sectors(&self, public: &Public, find: ReportTarget, x: HexId) -> SectorSet {
        let fits = |sector: SectorId| {
            let sector_state = public.sector(sector);
            let is_free = find != ReportTarget::Starbase || sector_state.starbase.is_none();
            is_free && sector_state.hex != HexId::GATE && !self.is_closed(public, sector)
        };
        let distance = |sector: SectorId| self.distance(x, public.sector(sector).hex);
        let fitting: SectorSet = public
            .all()
            .map(|(sector, _)| sector)
            .filter(|&sector| fits(sector))
            .collect();
        let min_distance = fitting.iter().map(distance).min();
        let nearest = fitting
            .iter()
            .filter(|&sector| Some(distance(sector)) == min_distance);
        nearest.collect()
    }

    /// Checks whether an action is legal in a decision about the hex of an Intelligence Report.
    pub(super) fn check_report(
        &self,
        public: &Public,
        task: Task,
        action: Action,
    ) -> Result<(), Refusal> {
        let Action::At(hex) = action else {
            return Err(Refusal::UNASKED);
        };
        if self.report_hexes(public, task).contains(hex) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Draws and resolves an Intelligence Report, and puts the card at the bottom of its deck
    /// `[SAGA-LST.3]`.
    pub fn draw_report(&mut self, find: ReportTarget) {
        let deck = self.game.report_deck();
        if let Some(card) = self.draw(deck) {
            self.emit(Event::Drawn { deck, card });
            self.public_mut().deck_mut(deck).discard(card);
            let stage = 0;
            self.push_task(Task::Intelligence { find, card, stage });
        }
    }

    /// Resolves the report until a decision is needed: first the sectors, then the Raiders, then
    /// the target.
    pub fn advance_report(&mut self, task: Task) -> PlayFlow {
        let Task::Intelligence { find, card, stage } = task else {
            return self.pop_task();
        };
        let game = self.game;
        let Some(report) = game.report_of(card) else {
            return self.pop_task();
        };
        let raider = report.raiders.get(usize::from(stage.wrapping_sub(1)));
        if stage == 0 {
            self.fill_hexes(report);
        } else if let Some(&(level, hex)) = raider {
            self.replace_task(at_next_stage(task));
            self.spawn_from_report(find, level, hex);
            return PlayFlow::Continue;
        } else {
            let options = game.report_hexes(&self.state.public, task);
            if options.len() > 1 {
                return PlayFlow::Wait;
            }
            self.pop_task();
            if let Some(hex) = options.iter().next() {
                self.place_target(find, hex);
            }
            return PlayFlow::Continue;
        }
        self.replace_task(at_next_stage(task))
    }

    /// Fills the vacant hexes with face-down sectors in printed order; with too few tiles first the
    /// X, then those of Raiders `[SAGA-LST.4]` `[SAGA-LST.5]`.
    fn fill_hexes(&mut self, report: &Report) {
        let public = &self.state.public;
        let vacant = report.hexes.iter();
        let vacant = vacant.filter(|&&hex| public.at(hex).is_none()).count();
        let is_short = usize::from(self.game.pile_left(public)) < vacant;
        if is_short {
            self.place_face_down(report.x);
            for &(_, hex) in &report.raiders {
                self.place_face_down(hex);
            }
        }
        for &hex in &report.hexes {
            self.place_face_down(hex);
        }
    }

    fn place_face_down(&mut self, hex: HexId) {
        if self.game.pile_left(&self.state.public) > 0 {
            self.put_sector(hex, None, false, Cause::Scenario);
        }
    }

    /// Spawns a Raider of a report on its hex, if Raiders may be there, even next to other Raiders
    /// `[SAGA-LST.5]` `[SAGA-LST.6]` `[SAGA-EXP.5]`. In a report for an entity it replaces a Raider
    /// of a lower level, and is not placed with one of the same or a higher level, unless a Boss is
    /// there `[SAGA-DIS.8]`.
    fn spawn_from_report(&mut self, find: ReportTarget, level: u8, hex: HexId) {
        let public = &self.state.public;
        let Some(sector) = public.at(hex) else { return };
        if public.has_active_starbase(sector) || self.game.is_closed(public, sector) {
            return;
        }
        let boss = public.bosses_in(sector).next();
        let strongest: Option<(RaiderId, u8)> =
            public.raiders_in(sector).max_by_key(|&(_, level)| level);
        if let (ReportTarget::Entity(_), None) = (find, boss) {
            match strongest {
                Some((_, strong)) if strong >= level => return,
                Some((raider, _)) => self.remove_raider(raider, RemovalReason::Replaced),
                None => {}
            }
        }
        self.spawn_at(level, sector, Cause::Scenario);
    }

    /// Puts the report's target on this hex.
    fn place_target(&mut self, find: ReportTarget, hex: HexId) {
        let Some(sector) = self.state.public.at(hex) else {
            return;
        };
        match find {
            ReportTarget::Starbase => self.place_lost_starbase(sector),
            ReportTarget::Entity(entity) => self.put_entity(entity, sector),
        }
    }

    /// Puts an inactive Starbase on a sector, if a figure is left `[SAGA-LST.8]` `[SAGA-TOK.9]`.
    fn place_lost_starbase(&mut self, sector: SectorId) {
        let figures = &mut self.public_mut().starbases;
        let Some(remaining) = figures.iter_mut().find(|remaining| **remaining > 0) else {
            return;
        };
        *remaining -= 1;
        self.public_mut().sector_mut(sector).starbase = Some(Starbase::default());
        let hex = self.hex_of(sector);
        self.emit(Event::StarbaseFound { hex });
    }

    /// Applies the First Player's choice of the hex for the target.
    pub fn do_report(&mut self, task: Task, hex: HexId) {
        if let Task::Intelligence { find, .. } = task {
            self.pop_task();
            self.place_target(find, hex);
        }
    }
}

/// Returns the task at its next stage.
fn at_next_stage(task: Task) -> Task {
    if let Task::Intelligence { find, card, stage } = task {
        let stage = stage + 1;
        return Task::Intelligence { find, card, stage };
    }
    task
}

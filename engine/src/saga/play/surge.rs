//! Raider Surges at the end of a phase `[SAGA-SRG]`.

use super::spawn::TOP_LEVEL;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, OrderChoice};
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::{SectorId, SectorSet};
use crate::saga::ids::RaiderId;
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Task};

impl Saga {
    /// Returns the sectors with a surge: face up, two or more enemies, at least one of them a
    /// Raider `[SAGA-SRG.1]`.
    fn surge_sectors(&self, public: &Public) -> SectorSet {
        let (mut one, mut more) = (SectorSet::NONE, SectorSet::NONE);
        let mut count = |sector: SectorId| {
            let sectors = SectorSet::singleton(sector);
            (one, more) = (one.union(sectors), more.union(one.intersection(sectors)));
            sectors
        };
        let raiders = public.raiders().map(|(_, raider)| count(raider.sector));
        let raided = raiders.fold(SectorSet::NONE, SectorSet::union);
        public.bosses().for_each(|(_, sector)| {
            count(sector);
        });
        public.face_up().intersection(raided).intersection(more)
    }

    /// Returns the Raider that survives a surge: the highest, or none with a Boss there
    /// `[SAGA-SRG.2]` `[SAGA-SRG.3]`.
    fn survivor(&self, public: &Public, sector: SectorId) -> Option<(RaiderId, u8)> {
        if public.bosses_in(sector).next().is_some() {
            return None;
        }
        let raiders = public.raiders_in(sector);
        raiders.reduce(|best, next| if next.1 > best.1 { next } else { best })
    }

    /// Returns the sectors among which the First Player chooses the next: all if figures for
    /// promotions are scarce enough for the order to matter, otherwise the first.
    fn surge_options(&self, public: &Public, rest: SectorSet) -> SectorSet {
        let mut wanted = [0; TOP_LEVEL as usize];
        for sector in rest.iter() {
            let level = self.survivor(public, sector).map(|(_, level)| level);
            let wanted_count = level.and_then(|level| wanted.get_mut(usize::from(level)));
            if let Some(count) = wanted_count {
                *count += 1;
            }
        }
        let scarce = wanted.iter().zip(public.figures);
        if scarce.into_iter().any(|(&wanted, free)| wanted > free) {
            rest
        } else {
            rest.iter().next().into_iter().collect()
        }
    }

    /// Checks whether an action is legal in a decision about the order of Raider Surges.
    pub(super) fn check_surge(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let (Task::Surge { rest, .. }, Action::Order(OrderChoice::Sector(hex))) = (task, action)
        else {
            return Err(Refusal::UNASKED);
        };
        let options = self.surge_options(&state.public, rest);
        let sector = state.public.at(hex);
        if sector.is_some_and(|sector| options.contains(sector)) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions for a decision about the order of Raider Surges.
    pub(super) fn list_surge(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        if let Task::Surge { rest, .. } = task {
            let public = &state.public;
            let options = self.surge_options(public, rest).iter();
            let hexes = options.map(|sector| public.sector(sector).hex);
            list.extend(hexes.map(|hex| Action::Order(OrderChoice::Sector(hex))));
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Starts the Raider Surge check at the end of a phase; returns whether there is a surge
    /// `[SAGA-SRG.1]`.
    pub fn begin_surges(&mut self) -> bool {
        let rest = self.game.surge_sectors(&self.state.public);
        let has_any = !rest.is_empty();
        if has_any {
            self.push_task(Task::Surge {
                rest,
                has_surged: has_any,
            });
        }
        has_any
    }

    /// Advances the Raider Surges until a seat must decide.
    pub fn advance_surge(&mut self, task: Task) -> PlayFlow {
        let Task::Surge {
            rest,
            has_surged: has_any,
        } = task
        else {
            return self.pop_task();
        };
        let options = self.game.surge_options(&self.state.public, rest);
        match options.iter().next() {
            None => self.end_surges(has_any),
            Some(sector) if options.len() == 1 => self.settle_surge(task, sector),
            Some(_) => PlayFlow::Wait,
        }
    }

    /// Draws the surge event, at most once per round `[SAGA-SRG.4]`.
    fn end_surges(&mut self, has_surges: bool) -> PlayFlow {
        self.pop_task();
        if has_surges && !self.state.public.has_surged {
            self.public_mut().has_surged = true;
            self.draw_event(Cause::Rule);
        }
        PlayFlow::Continue
    }

    /// Resolves the surge of a sector: all Raiders but one are discarded, or all with a Boss; the
    /// survivor is promoted `[SAGA-SRG.2]` `[SAGA-SRG.3]`.
    fn settle_surge(&mut self, task: Task, sector: SectorId) -> PlayFlow {
        if let Task::Surge {
            rest,
            has_surged: has_any,
        } = task
        {
            let rest = rest.difference(SectorSet::singleton(sector));
            self.replace_task(Task::Surge {
                rest,
                has_surged: has_any,
            });
        }
        let hex = self.hex_of(sector);
        self.emit(Event::Surged { hex });
        let kept = self.game.survivor(&self.state.public, sector);
        let kept = kept.map(|(raider, _)| raider);
        for index in 0..self.state.public.raiders.len() {
            let raider = RaiderId(index as u8);
            let figure = self.state.public.raiders.get(index);
            let is_still_here =
                figure.is_some_and(|figure| figure.level > 0 && figure.sector == sector);
            if is_still_here && kept != Some(raider) {
                self.remove_raider(raider, RemovalReason::Surge);
            }
        }
        if let Some(raider) = kept {
            self.promote_one(raider, Cause::Rule);
        }
        PlayFlow::Continue
    }

    /// Applies a legal action for a decision about the order of Raider Surges.
    pub fn do_surge(&mut self, task: Task, _seat: Seat, action: Action) {
        if let Action::Order(OrderChoice::Sector(hex)) = action
            && let Some(sector) = self.state.public.at(hex)
        {
            self.settle_surge(task, sector);
        }
    }
}

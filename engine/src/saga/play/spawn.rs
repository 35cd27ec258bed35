//! Spawning Raiders `[SAGA-RAI.3]` `[SAGA-RAI.4]` `[SAGA-RAI.5]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::{Action, OrderChoice};
use crate::saga::armada::Raider;
use crate::saga::effect::SpawnPlace;
use crate::saga::event::Event;
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, SectorId, SectorSet};
use crate::saga::ids::{RaiderId, TileId};
use crate::saga::refusal::Refusal;
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Task};

/// Maximum level of Raiders `[SAGA-RAI.1]`.
pub(super) const TOP_LEVEL: u8 = 3;

impl Saga {
    /// Returns the sectors on which Raiders can spawn: face up, common, without an active Starbase,
    /// not the Ravager's `[SAGA-RAI.4]`.
    #[must_use]
    pub fn spawn_sectors(&self, public: &Public) -> SectorSet {
        let common = |tile: TileId| self.card_index.common.contains(tile.0);
        self.open_sectors(public, |tile| tile.is_some_and(common))
    }

    /// Returns the sectors for the Raiders of an effect; all valid sectors if the effect's place
    /// has none.
    fn spawn_places(&self, public: &Public, place: SpawnPlace, cause: Cause) -> SectorSet {
        let all = self.spawn_sectors(public);
        let next_to = |sector: SectorId| {
            self.adjacent_sectors(public, public.sector(sector).hex)
                .intersection(all)
        };
        let some = |set: SectorSet| (!set.is_empty()).then_some(set);
        let found = match place {
            SpawnPlace::Any => None,
            SpawnPlace::Adjacent => {
                let boss = if let Cause::Boss(boss) = cause {
                    public.bosses.get(boss.index()).copied().flatten()
                } else {
                    None
                };
                let own = |sector: SectorId| some(SectorSet::singleton(sector).intersection(all));
                boss.and_then(|sector| some(next_to(sector)).or_else(|| own(sector)))
            }
            SpawnPlace::Far => {
                let distance = |&sector: &SectorId| {
                    let hex = public.sector(sector).hex;
                    self.distance(HexId::GATE, hex)
                };
                let max_distance = all.iter().map(|sector| distance(&sector)).max();
                some(
                    all.iter()
                        .filter(|at| Some(distance(at)) == max_distance)
                        .collect(),
                )
            }
            SpawnPlace::Ravager => public.ravager.and_then(|sector| some(next_to(sector))),
        };
        found.unwrap_or(all)
    }

    /// Returns the lowest level of at least `level` with a free figure `[SAGA-RAI.3]`.
    #[must_use]
    pub fn free_level(&self, public: &Public, level: u8) -> Option<u8> {
        let has_room = !public.raiders.is_full()
            || public
                .raiders
                .iter()
                .any(|raider_state| raider_state.level == 0);
        let free = |&level: &u8| {
            let remaining = public.figures.get(usize::from(level.wrapping_sub(1)));
            has_room && remaining.is_some_and(|&remaining| remaining > 0)
        };
        (level.max(1)..=TOP_LEVEL).find(free)
    }

    /// Returns the sectors among which the First Player chooses for the next Raider; at most one if
    /// there is no choice.
    fn spawn_options(&self, public: &Public, task: Task) -> SectorSet {
        let Task::Spawn {
            level,
            remaining_raiders,
            place,
            on,
            by,
        } = task
        else {
            return SectorSet::NONE;
        };
        let first = |set: SectorSet| set.iter().next().into_iter().collect();
        if self.free_level(public, level).is_none() {
            let any = if on.is_empty() {
                self.spawn_sectors(public)
            } else {
                on
            };
            return first(any);
        }
        if !on.is_empty() {
            let figures = public.figures.get(usize::from(level.wrapping_sub(1)));
            let is_enough = figures.is_some_and(|&free| u32::from(free) >= on.len());
            return if is_enough { first(on) } else { on };
        }
        if remaining_raiders == 0 {
            return SectorSet::NONE;
        }
        self.spawn_places(public, place, by)
    }

    /// Checks whether an action is legal in a decision about the sectors where Raiders spawn.
    pub(super) fn check_spawn(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let hex = spawn_hex(task, action).ok_or(Refusal::UNASKED)?;
        let sector = state.public.at(hex).ok_or(Refusal::NOT_OFFERED)?;
        if self.spawn_options(&state.public, task).contains(sector) {
            Ok(())
        } else {
            Err(Refusal::NOT_OFFERED)
        }
    }

    /// Appends the legal actions for a decision about the sectors where Raiders spawn.
    pub(super) fn list_spawn(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        let is_ordered = is_ordered(task);
        let options = self.spawn_options(&state.public, task).iter();
        list.extend(options.map(|sector| {
            let hex = state.public.sector(sector).hex;
            if is_ordered {
                Action::Order(OrderChoice::Sector(hex))
            } else {
                Action::At(hex)
            }
        }));
    }
}

/// Returns whether Raiders spawn on every one of some sectors, so that only their order is chosen.
fn is_ordered(task: Task) -> bool {
    matches!(task, Task::Spawn { on, .. } if !on.is_empty())
}

/// Returns the hex that an action chooses.
fn spawn_hex(task: Task, action: Action) -> Option<HexId> {
    let is_ordered = is_ordered(task);
    match action {
        Action::At(hex) => (!is_ordered).then_some(hex),
        Action::Order(OrderChoice::Sector(hex)) => is_ordered.then_some(hex),
        _ => None,
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Spawns a number of Raiders, each where the First Player chooses `[SAGA-RAI.5]`.
    pub fn spawn_raiders(&mut self, level: u8, count: u8, place: SpawnPlace, cause: Cause) {
        self.push_task(Task::Spawn {
            level,
            remaining_raiders: count,
            place,
            on: SectorSet::NONE,
            by: cause,
        });
    }

    /// Spawns a Raider on each of these sectors, in the First Player's order if it matters
    /// `[SAGA-SCN.6]`.
    pub fn spawn_on(&mut self, level: u8, sectors: SectorSet, cause: Cause) {
        self.push_task(Task::Spawn {
            level,
            remaining_raiders: 0,
            place: SpawnPlace::Any,
            on: sectors,
            by: cause,
        });
    }

    /// Spawns a Raider on this sector and handles its arrival; without a free figure, every armada
    /// takes damage `[SAGA-RAI.3]`.
    pub fn spawn_at(&mut self, level: u8, sector: SectorId, cause: Cause) {
        let free = self.game.free_level(&self.state.public, level);
        let Some(level) = free.filter(|&level| self.take_figure(level)) else {
            self.emit(Event::NoFigure { level });
            self.deal_damage_to_all(self.game.frame().raider_missing, cause);
            return;
        };
        let figure = Raider { level, sector };
        let raiders = &mut self.public_mut().raiders;
        let index = raiders
            .iter()
            .position(|raider_state| raider_state.level == 0);
        let index = index.unwrap_or(raiders.len());
        if let Some(old) = raiders.get_mut(index) {
            *old = figure;
        } else if raiders.push(figure).is_err() {
            return;
        }
        let raider = RaiderId(index as u8);
        let hex = self.hex_of(sector);
        self.emit(Event::Spawned {
            raider,
            level,
            hex,
            by: cause,
        });
        self.handle_spawn(raider);
    }

    /// Advances the spawning of Raiders until a seat must decide.
    pub fn advance_spawn(&mut self, task: Task) -> PlayFlow {
        let options = self.game.spawn_options(&self.state.public, task);
        if options.len() > 1 {
            return PlayFlow::Wait;
        }
        match options.iter().next() {
            Some(sector) => self.spawn_next(task, sector),
            None => {
                self.pop_task();
            }
        }
        PlayFlow::Continue
    }

    fn spawn_next(&mut self, task: Task, sector: SectorId) {
        let Task::Spawn {
            level,
            remaining_raiders,
            place,
            on,
            by,
        } = task
        else {
            return;
        };
        let on = on.difference(SectorSet::singleton(sector));
        let remaining_raiders = remaining_raiders.saturating_sub(1);
        if remaining_raiders == 0 && on.is_empty() {
            self.pop_task();
        } else {
            self.replace_task(Task::Spawn {
                level,
                remaining_raiders,
                place,
                on,
                by,
            });
        }
        self.spawn_at(level, sector, by);
    }

    /// Applies a legal action for a decision about the sectors where Raiders spawn.
    pub fn do_spawn(&mut self, task: Task, _seat: Seat, action: Action) {
        let hex = spawn_hex(task, action);
        if let Some(sector) = hex.and_then(|hex| self.state.public.at(hex)) {
            self.spawn_next(task, sector);
        }
    }
}

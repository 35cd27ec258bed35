//! Scenario rules: triggers, counters, installed XPMs, and the places and costs of scenario
//! actions.

use super::conditions::is_revealed;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Action;
use crate::saga::effect::Good;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, SectorId};
use crate::saga::ids::{ArmadaId, CounterId, EffectListId, EntityId};
use crate::saga::mission::{ActionPlace, Cost, CounterDisplay, Requirements, Trigger};
use crate::saga::refusal::{FrameRefusal, Refusal};
use crate::saga::state::{Public, State};
use crate::saga::step::{Cause, Phase, Task};

impl Saga {
    /// Returns the effect lists of the scenario at a trigger, in order.
    pub(super) fn codes_of(
        &self,
        trigger: Trigger,
    ) -> impl DoubleEndedIterator<Item = EffectListId> + use<'_> {
        let on = self.mission.on.iter();
        on.filter(move |(at, _)| *at == trigger)
            .map(|&(_, code)| code)
    }

    /// Checks whether an armada is at the place of a scenario action and meets its requirements.
    pub(super) fn check_at(
        &self,
        public: &Public,
        armada: ArmadaId,
        (phase, place): (Phase, ActionPlace),
        needs: Requirements,
    ) -> Result<(), FrameRefusal> {
        if let ActionPlace::At(entity) | ActionPlace::Near(entity) = place
            && self.entity_sector(public, entity).is_none()
        {
            return Err(FrameRefusal::Unfound);
        }
        let sector = public.armada(armada).sector;
        let Some(sector) = sector.filter(|&at| self.is_place(public, armada, at, place)) else {
            return Err(FrameRefusal::NotHere { phase, place });
        };
        let mat = public.mat(self.owner(armada));
        let entity_state = |entity: EntityId| public.entities.get(entity.index()).copied();
        let room = |counter: CounterId| {
            let definition = self.mission.counters.get(counter.index());
            let value = public.counters.get(counter.index());
            definition
                .zip(value)
                .is_some_and(|(definition, value)| *value < definition.bounds[1])
        };
        let laden = |entity| entity_state(entity).is_some_and(|entity| entity.has_xpm);
        let towed = |entity| entity_state(entity).is_some_and(|entity| entity.token.is_some());
        let has_full_hull = |entity: EntityId| self.missing_hull(public, entity) == 0;
        let has_no_astartium = needs.has_astartium && public.sector(sector).astartium == 0;
        let is_beset = needs.is_clear && public.has_enemy(sector);
        let checks = [
            (needs.has_xpm && !mat.has_xpm, FrameRefusal::NoXpm),
            (needs.has_no_xpm && mat.has_xpm, FrameRefusal::CargoFull),
            (is_beset, FrameRefusal::Beset),
            (has_no_astartium, FrameRefusal::NothingHere),
            (!needs.room.is_none_or(room), FrameRefusal::NoRoom),
            (!needs.laden.is_none_or(laden), FrameRefusal::Unladen),
            (needs.unladen.is_some_and(laden), FrameRefusal::Laden),
            (needs.untowed.is_some_and(towed), FrameRefusal::Towed),
            (
                needs.damaged.is_some_and(has_full_hull),
                FrameRefusal::Whole,
            ),
        ];
        let failed = checks.into_iter().find(|(failed, _)| *failed);
        failed.map_or(Ok(()), |(_, refusal)| Err(refusal))
    }

    fn is_place(
        &self,
        public: &Public,
        armada: ArmadaId,
        current: SectorId,
        place: ActionPlace,
    ) -> bool {
        let sector = public.sector(current);
        let of = |entity: EntityId| {
            let entity_state = public.entities.get(entity.index())?;
            entity_state.sector.filter(|_| is_revealed(public, entity))
        };
        match place {
            ActionPlace::Any => true,
            ActionPlace::Jumpgate => sector.hex == HexId::GATE,
            ActionPlace::Home => {
                let home = self.return_sector(public, self.owner(armada));
                !self.mission.homes.is_empty() && home == Some(current)
            }
            ActionPlace::At(entity) => of(entity) == Some(current),
            ActionPlace::Near(entity) => of(entity)
                .is_some_and(|other| self.distance(sector.hex, public.sector(other).hex) <= 1),
            ActionPlace::InactiveStarbase => sector.starbase.is_some_and(|base| !base.is_active),
            ActionPlace::Starbase => public.has_active_starbase(current),
            ActionPlace::Sector(location) => self.tile_of(public, current).is_some_and(|tile| {
                tile.kind == location.kind && tile.color == Some(location.color)
            }),
        }
    }

    /// Checks whether an armada alone can pay the cost of a scenario action.
    pub(super) fn check_pay(
        &self,
        public: &Public,
        armada: ArmadaId,
        cost: Cost,
    ) -> Result<(), FrameRefusal> {
        let mat = public.mat(self.owner(armada));
        let prices = [
            (cost.mp, public.armada(armada).mp, "text-fact-mp"),
            (
                cost.exploration,
                mat.exploration_tokens,
                Good::Exploration.term(),
            ),
            (cost.combat, mat.combat_tokens, Good::Combat.term()),
            (cost.astartium, mat.astartium, Good::Astartium.term()),
            (cost.xpm, u8::from(mat.has_xpm), "xpm"),
        ];
        let mut prices = prices.into_iter();
        if let Some((price, have, good_key)) = prices.find(|(price, have, _)| price > have) {
            return Err(FrameRefusal::CostTooDear {
                price,
                have,
                good_key,
            });
        }
        let has_token = mat
            .tokens
            .get(armada.index())
            .is_some_and(|&count| count > 0);
        if cost.activation.is_some() && !has_token {
            return Err(FrameRefusal::NoToken);
        }
        Ok(())
    }

    /// Returns the seat that must decide in a tow; `None` if play continues without a decision.
    pub(super) fn scenario_seat_to_act(&self, public: &Public, task: Task) -> Option<Seat> {
        let Task::Tow { armada, .. } = task else {
            return None;
        };
        let goes_on = self.can_tow(public, task);
        goes_on.then(|| self.owner(armada))
    }

    /// Checks whether an action is legal in a tow.
    pub(super) fn check_scenario(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Tow(hex, item) => Ok(self.check_tow_on(&state.public, task, hex, item)?),
            Action::Done => Ok(()),
            _ => Err(Refusal::UNASKED),
        }
    }

    /// Appends the legal actions in a tow.
    pub(super) fn list_scenario(
        &self,
        state: &State,
        task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        self.list_tow(&state.public, task, list);
        list.push(Action::Done);
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Advances a tow until a seat must decide.
    pub fn advance_scenario(&mut self, task: Task) -> PlayFlow {
        if self.game.can_tow(&self.state.public, task) {
            PlayFlow::Wait
        } else {
            self.pop_task()
        }
    }

    /// Applies a legal action in a tow.
    pub fn do_scenario(&mut self, task: Task, _seat: Seat, action: Action) {
        if let Action::Tow(hex, item) = action {
            self.tow_on(task, hex, item);
        } else {
            self.pop_task();
        }
    }

    /// Runs the scenario's operations at a trigger next, with the sector and the Raider level that
    /// they concern.
    pub fn fire_trigger(&mut self, trigger: Trigger, sector: Option<SectorId>, level: u8) {
        let game = self.game;
        let mut codes = game.codes_of(trigger).rev().peekable();
        if codes.peek().is_none() {
            return;
        }
        if let Some(sector) = sector {
            self.push_task(Task::Scene { sector, level });
        }
        let by = if level > 0 {
            Cause::Raider(level)
        } else {
            Cause::Scenario
        };
        for code in codes {
            self.run_code(code, None, by);
        }
    }

    /// Changes a counter within its bounds; triggers of its new value run next.
    pub fn change_counter(&mut self, counter: CounterId, change: i16) {
        let Some(bounds) = self.game.mission.counters.get(counter.index()) else {
            return;
        };
        let [min, max, _] = bounds.bounds;
        let Some(current) = self.public_mut().counters.get_mut(counter.index()) else {
            return;
        };
        let value = current.saturating_add(change).clamp(min, max.max(min));
        if value == *current {
            return;
        }
        *current = value;
        self.emit(Event::Counted { counter, value });
        self.fire_trigger(Trigger::Counter(counter, value), None, 0);
    }

    /// Sets the counter that is shown as slots to the number of installed XPMs.
    fn update_slot_counter(&mut self) {
        let counters = &self.game.mission.counters;
        let slots = counters
            .iter()
            .position(|counter| counter.shown == CounterDisplay::Slots);
        let Some(index) = slots else { return };
        let public = &self.state.public;
        let current = public.counters.get(index).copied().unwrap_or_default();
        self.change_counter(
            CounterId(index as u8),
            i16::from(public.installed) - current,
        );
    }

    /// Puts an XPM that was already removed from its place on the scenario card `[SAGA-FTJ.9]`
    /// `[SAGA-DIS.12]`.
    pub(super) fn install_xpm(&mut self, seat: Option<Seat>) {
        let public = self.public_mut();
        public.installed = public.installed.saturating_add(1);
        public.end_counts.delivered = public.end_counts.delivered.saturating_add(1);
        let installed = public.installed;
        self.emit(Event::Installed { seat, installed });
        self.update_slot_counter();
    }

    /// Returns XPMs from the scenario card to the supply `[SAGA-FTJ.11]`; returns whether there was
    /// one.
    pub fn uninstall_xpms(&mut self, count: u8) -> bool {
        let public = self.public_mut();
        let count = count.min(public.installed);
        if count == 0 {
            return false;
        }
        public.installed -= count;
        public.xpm = public.xpm.saturating_add(count);
        for _ in 0..count {
            self.emit(Event::XpmLost {
                hex: None,
                seat: None,
                fate: RemovalReason::Gate,
            });
        }
        self.update_slot_counter();
        true
    }

    /// Pays the cost of a scenario action from one armada; an XPM is used up `[SAGA-TOK.6]`.
    pub(super) fn pay_cost(&mut self, armada: ArmadaId, cost: Cost) {
        let seat = self.game.owner(armada);
        let by = Cause::Scenario;
        let goods = [
            (Good::Exploration, cost.exploration),
            (Good::Combat, cost.combat),
            (Good::Astartium, cost.astartium),
        ];
        for (good, count) in goods {
            if count > 0 {
                self.spend(seat, good, count, by);
            }
        }
        if cost.xpm > 0 {
            self.lose_cargo_xpm(seat, RemovalReason::Spent);
        }
        let public = self.public_mut();
        let state = public.armada_mut(armada);
        state.mp = state.mp.saturating_sub(cost.mp);
        let entity_state = cost
            .activation
            .and_then(|entity| public.entities.get_mut(entity.index()));
        if let Some(entity_state) = entity_state {
            entity_state.token = Some((seat, armada));
            if let Some(tokens) = public.mat_mut(seat).tokens.get_mut(armada.index()) {
                *tokens = tokens.saturating_sub(1);
            }
        }
    }
}

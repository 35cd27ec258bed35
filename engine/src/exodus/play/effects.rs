//! Carries out card effects one after the other, seat by seat `[EXO-19]`.
//! [`super::instant_effects`] applies each instant effect; [`super::active_effects`] reads the
//! lasting effects.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::PoliticalId;
use crate::exodus::effect::{Effect, EffectTarget, Metric, Trigger};
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{CouncilRefusal, PendingDecision, Refusal};
use crate::exodus::state::{Public, State};
use crate::exodus::step::{Origin, Task};
use crate::game::{EventSink, Seat, SeatSet};

impl Exodus {
    /// Checks whether the chosen law is in play. A seat that must remove a law cannot decline.
    pub(super) fn check_effects(
        &self,
        state: &State,
        _task: Task,
        _seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let Action::Repeal(card) = action else {
            return Err(Refusal::NotNow(PendingDecision::Repeal));
        };
        let is_in_play = state.public.laws.contains(&card);
        is_in_play.then_some(()).ok_or(CouncilRefusal::NoLaw.into())
    }

    /// Appends the laws that a seat may remove from the game.
    pub(super) fn list_effects(
        &self,
        state: &State,
        _task: Task,
        _seat: Seat,
        list: &mut Vec<Action>,
    ) {
        list.extend(state.public.laws.iter().copied().map(Action::Repeal));
    }

    /// Returns the seats that an effect applies to at the moment it is carried out `[EXO-19.6]`;
    /// the Chancellor makes a choice that is not assigned to another seat `[EXO-5.11]`.
    fn effect_targets(&self, public: &Public, target: EffectTarget, owner: Seat) -> SeatSet {
        let seats_with = |metric: Metric| self.all_seats().iter().map(move |seat| (seat, metric));
        let with_value =
            |(seat, metric): (Seat, Metric)| (seat, self.metric_value(public, seat, metric));
        match target {
            EffectTarget::All => self.all_seats(),
            EffectTarget::Own => SeatSet::singleton(owner),
            EffectTarget::Chancellor => SeatSet::singleton(public.chancellor()),
            EffectTarget::Vice => SeatSet::singleton(public.vice()),
            EffectTarget::Most(metric) => {
                let max_value = seats_with(metric)
                    .map(with_value)
                    .map(|(_, value)| value)
                    .max();
                let leaders = seats_with(metric).map(with_value);
                let leaders = leaders.filter(|&(_, value)| Some(value) == max_value);
                leaders.map(|(seat, _)| seat).collect()
            }
            EffectTarget::Least(metric) => {
                let min_value = seats_with(metric)
                    .map(with_value)
                    .map(|(_, value)| value)
                    .min();
                let lowest = seats_with(metric).map(with_value);
                let lowest = lowest.filter(|&(_, value)| Some(value) == min_value);
                lowest.map(|(seat, _)| seat).collect()
            }
        }
    }

    fn metric_value(&self, public: &Public, seat: Seat, metric: Metric) -> u32 {
        let mat = public.mat(seat);
        match metric {
            Metric::Cp => u32::from(mat.cp),
            Metric::Ax => u32::from(mat.ax),
            Metric::Ph => u32::from(mat.ph),
            Metric::Ships => u32::from(public.fleet(seat).len()),
            Metric::Techs => u32::from(mat.techs.len()),
            Metric::PlanetsPresent => u32::from(self.present(public, seat).len()),
            Metric::VpTrack => mat.track,
        }
    }
}

impl Origin {
    /// Returns the origin of the next effect of the same card.
    const fn next(self) -> Self {
        match self {
            Self::Political(card, number) => Self::Political(card, number + 1),
            Self::Resistance(card, number) => Self::Resistance(card, number + 1),
            Self::Card(_) | Self::Reaction | Self::Bonus | Self::House => self,
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Runs the effects of a card until a seat has a choice.
    pub fn advance_effects(&mut self, task: Task) -> PlayFlow {
        if let Task::Repeal {
            seat,
            remaining_laws,
        } = task
        {
            return self.advance_repeal(seat, remaining_laws);
        }
        let Task::Program {
            origin,
            owner,
            rest,
        } = task
        else {
            return PlayFlow::Wait;
        };
        let Some(rest) = rest else {
            return self.begin_effect(origin, owner);
        };
        let order = self.state.public.order;
        let seat = order.iter().copied().find(|&seat| rest.contains(seat));
        let Some(seat) = seat else {
            return self.continue_program(origin.next(), owner, None);
        };
        self.continue_program(origin, owner, Some(rest.without(seat)));
        if let Some(effect) = self.game.effect_of(origin) {
            self.apply_effect(effect, seat, origin);
        }
        PlayFlow::Continue
    }

    /// Removes the law that the seat chose; the action must be legal.
    pub fn do_effect(&mut self, task: Task, seat: Seat, action: Action) {
        if let Action::Repeal(card) = action
            && let Task::Repeal { remaining_laws, .. } = task
        {
            self.pop_task();
            self.repeal_law(seat, card);
            let remaining_laws = remaining_laws - 1;
            self.push_task(Task::Repeal {
                seat,
                remaining_laws,
            });
        }
    }

    /// Begins an effect: a law comes into play between its immediate and its main effects
    /// `[EXO-5.10]`, and the program ends after the last one.
    fn begin_effect(&mut self, origin: Origin, owner: Seat) -> PlayFlow {
        if let Origin::Political(card, number) = origin {
            let now_count = self.game.political(card).map_or(0, |card| card.now.len());
            if usize::from(number) == now_count {
                self.enact_card(card);
            }
        }
        let Some(effect) = self.game.effect_of(origin) else {
            self.pop_task();
            if let Origin::Political(card, _) = origin {
                self.end_adoption(card);
            }
            return PlayFlow::Continue;
        };
        let seats = match effect.target() {
            Some(target) => self.game.effect_targets(&self.state.public, target, owner),
            None => {
                self.change_planets(effect);
                SeatSet::NONE
            }
        };
        self.continue_program(origin, owner, Some(seats))
    }

    /// Moves the current program to another effect or seat.
    fn continue_program(&mut self, origin: Origin, owner: Seat, rest: Option<SeatSet>) -> PlayFlow {
        if let Some(task) = self.public_mut().tasks.last_mut() {
            *task = Task::Program {
                origin,
                owner,
                rest,
            };
        }
        PlayFlow::Continue
    }

    /// Triggers the `ON` effects in force for a seat: it won a battle, beat a guard, or lost a
    /// ship.
    pub fn fire_trigger(&mut self, trigger: Trigger, seat: Seat) {
        let game = self.game;
        let public = &self.state.public;
        let cards: Vec<PoliticalId> = public
            .laws
            .iter()
            .copied()
            .chain(public.resolution)
            .collect();
        for id in cards {
            let Some(card) = game.political(id) else {
                continue;
            };
            for (number, effect) in (card.now.len() as u8..).zip(&card.main) {
                if let Effect::On(when, triggered) = effect
                    && *when == trigger
                {
                    self.apply_triggered(triggered, seat, Origin::Political(id, number));
                }
            }
        }
    }

    fn apply_triggered(&mut self, triggered: &Effect, owner: Seat, origin: Origin) {
        let public = &self.state.public;
        let Some(target) = triggered.target() else {
            return self.change_planets(triggered);
        };
        let seats = self.game.effect_targets(public, target, owner);
        let order = public.order;
        // The task pushed last runs first.
        for &seat in order.iter().rev().filter(|&&seat| seats.contains(seat)) {
            self.apply_effect(triggered, seat, origin);
        }
    }

    /// Waits for the choice of a law; if as many laws must be removed as are in play, removes all
    /// without asking `[EXO-5.10]`.
    fn advance_repeal(&mut self, seat: Seat, remaining_laws: u8) -> PlayFlow {
        let laws = self.state.public.laws;
        if remaining_laws > 0 && usize::from(remaining_laws) < laws.len() {
            return PlayFlow::Wait;
        }
        self.pop_task();
        if remaining_laws > 0 {
            for &card in laws.iter() {
                self.repeal_law(seat, card);
            }
        }
        PlayFlow::Continue
    }

    /// Removes a law from the game.
    pub fn repeal_law(&mut self, seat: Seat, card: PoliticalId) {
        let public = self.public_mut();
        let index = public.laws.iter().position(|&law| law == card);
        if let Some(index) = index {
            public.laws.remove(index);
            public.decks.removed.insert(card.0);
            self.emit(Event::Repealed { seat, card });
        }
    }
}

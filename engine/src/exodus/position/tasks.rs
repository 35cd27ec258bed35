//! Checks the task stack of a position: tasks with existing seats and cards that can occur in the
//! current step.

use super::{StateCheck, ensure};
use crate::error::LoadError;
use crate::exodus::blueprint::Blueprints;
use crate::exodus::cards::CardSet;
use crate::exodus::mat::OpenRefit;
use crate::exodus::part::{Item, PARTS};
use crate::exodus::play::MAX_LIFTS;
use crate::exodus::state::Public;
use crate::exodus::step::{Origin, Step, Task};
use crate::game::{Seat, SeatSet};

impl StateCheck<'_> {
    /// Checks the tasks, of which the last is current, and the open refit that belongs to it.
    pub(super) fn check_tasks(&self) -> Result<(), LoadError> {
        let no_tasks_allowed = self.public.step == Step::Over || self.public.step.is_conquest();
        let reason = "none in a Conquest stage, nor once it is over";
        ensure(
            !no_tasks_allowed || self.public.tasks.is_empty(),
            "public.tasks",
            reason,
        )?;
        let needs_refit = matches!(self.public.task(), Some(Task::Refit { .. }));
        let fits = needs_refit == self.public.refit.is_some();
        ensure(fits, "public.refit", "while blueprints lie open, only then")?;
        for (n, task) in self.public.tasks.iter().enumerate() {
            let path = format!("public.tasks[{n}]");
            ensure(self.is_task(task), path, "no task of this game")?;
            let is_expected = self.is_expected(task);
            let reason = "not of the step, the seat or the card at hand";
            ensure(is_expected, format!("public.tasks[{n}]"), reason)?;
        }
        let has_adoption = matches!(
            self.public.tasks.first(),
            Some(Task::Program {
                origin: Origin::Political(..),
                ..
            })
        );
        let reason = "the effects of the card that is adopted come first";
        let fits = has_adoption == (self.public.step == Step::Adopt);
        ensure(fits, "public.tasks", reason)?;
        let seat = self.public.task().and_then(Task::seat);
        match (&self.public.refit, seat) {
            (Some(refit), Some(seat)) => check_refit(self.public, refit, seat),
            (Some(_) | None, _) => Ok(()),
        }
    }

    /// Returns whether a task names a seat, cards and items that exist, and is not finished.
    fn is_task(&self, task: &Task) -> bool {
        let seat = |seat: Seat| self.game.all_seats().contains(seat);
        let has_used = |owner: Seat, cards: &CardSet| {
            seat(owner) && cards.difference(self.public.mat(owner).spent).is_empty()
        };
        match task {
            Task::Action {
                seat: owner,
                invoked,
                ..
            }
            | Task::Build {
                seat: owner,
                invoked,
                ..
            }
            | Task::Refit {
                seat: owner,
                invoked,
                ..
            } => has_used(*owner, invoked),
            Task::Trade {
                seat: owner,
                invoked,
                space,
                remaining_exchanges,
                ..
            } => {
                let marker = self.public.market.get(usize::from(*space));
                has_used(*owner, invoked)
                    && self.game.market_space(*space).is_some()
                    && marker == Some(&Some(*owner))
                    && *remaining_exchanges > 0
            }
            #[rustfmt::skip]
            Task::Mine { seat: owner, remaining_tokens: count } | Task::Repeal { seat: owner, remaining_laws: count } => seat(*owner) && *count > 0,
            Task::Learn { seat: owner, .. } => seat(*owner),
            Task::Program {
                origin,
                owner,
                rest,
            } => {
                let rest = rest.unwrap_or(SeatSet::NONE);
                let are_seats_valid = rest.iter().all(seat);
                seat(*owner) && are_seats_valid && self.game.effect_of(*origin).is_some()
            }
        }
    }

    /// Returns whether a task can occur in the current step, according to its origin.
    fn is_expected(&self, task: &Task) -> bool {
        match task {
            Task::Action { origin, seat, .. }
            | Task::Build { origin, seat, .. }
            | Task::Refit { origin, seat, .. }
            | Task::Trade { origin, seat, .. } => self.comes_from(*origin, Some(*seat)),
            Task::Program { origin, .. } => self.comes_from(*origin, None),
            Task::Mine { .. } | Task::Learn { .. } | Task::Repeal { .. } => true,
        }
    }

    fn comes_from(&self, origin: Origin, seat: Option<Seat>) -> bool {
        let is_turn_of = |at: u8| seat.is_some() && self.public.at(at) == seat;
        let has_begun = !self.public.ready.is_empty();
        match origin {
            Origin::Card(round) => {
                let card = seat.and_then(|seat| self.public.mat(seat).played[round.index()]);
                let step = self.public.step;
                card.is_some()
                    && matches!(step, Step::Perform(current, at) if current == round && is_turn_of(at))
            }
            Origin::Reaction => {
                has_begun && matches!(self.public.step, Step::React(_, at) if is_turn_of(at))
            }
            Origin::Bonus => {
                let has_card = self.public.bonus.is_some();
                has_card && matches!(self.public.step, Step::Bonus(at) if is_turn_of(at))
            }
            Origin::Political(card, _) => {
                let is_adopted = self.public.agenda.contains(&Some(card));
                let has_effect = self.game.effect_of(origin).is_some();
                is_adopted && has_effect && self.public.step == Step::Adopt
            }
            Origin::Resistance(card, _) => {
                let has_effect = self.game.effect_of(origin).is_some();
                has_effect && self.public.decks.gone.contains(card.0)
            }
            Origin::House => seat.is_some() && self.game.options.rules.allows_free_refit,
        }
    }
}

/// Checks that the blueprints of a seat and the loose parts together hold the previous parts and
/// the new parts `[EXO-7.13]`.
fn check_refit(public: &Public, refit: &OpenRefit, seat: Seat) -> Result<(), LoadError> {
    let count = |blueprints: &Blueprints, loose: [u8; PARTS]| {
        let mut counts = loose.map(u16::from);
        for part in blueprints.iter().flat_map(|parts| parts.iter()) {
            if let Some(count) = counts.get_mut(part.item.index()) {
                *count += 1;
            }
        }
        counts
    };
    let before = count(&refit.before, refit.fresh);
    let current = count(&public.mat(seat).blueprints, refit.loose_parts.loose);
    for (item, (before, current)) in Item::ALL.into_iter().zip(before.into_iter().zip(current)) {
        let path = format!("public.refit.yard.loose[{}]", item.index());
        let reason = "what lay on the blueprints before, and what is new";
        ensure(before == current, path, reason)?;
    }
    let lifts = refit.loose_parts.lifts <= MAX_LIFTS;
    ensure(lifts, "public.refit.yard.lifts", "more than there can be")
}

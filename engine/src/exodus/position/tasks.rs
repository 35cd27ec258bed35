//! Checks the task stack of a position: tasks of seats and cards that exist and that the current
//! step can have.

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
        let why = "none in a Conquest stage, nor once it is over";
        ensure(
            !no_tasks_allowed || self.public.tasks.is_empty(),
            "public.tasks",
            why,
        )?;
        let needs_refit = matches!(self.public.task(), Some(Task::Refit { .. }));
        let fits = needs_refit == self.public.refit.is_some();
        ensure(fits, "public.refit", "while blueprints lie open, only then")?;
        for (n, task) in self.public.tasks.iter().enumerate() {
            let place = format!("public.tasks[{n}]");
            ensure(self.is_task(task), place, "no task of this game")?;
            let is_expected = self.is_expected(task);
            let why = "not of the step, the seat or the card at hand";
            ensure(is_expected, format!("public.tasks[{n}]"), why)?;
        }
        let has_adoption = matches!(
            self.public.tasks.first(),
            Some(Task::Program {
                origin: Origin::Political(..),
                ..
            })
        );
        let why = "the effects of the card that is adopted come first";
        let fits = has_adoption == (self.public.step == Step::Adopt);
        ensure(fits, "public.tasks", why)?;
        let seat = self.public.task().and_then(Task::seat);
        match (&self.public.refit, seat) {
            (Some(refit), Some(seat)) => check_refit(self.public, refit, seat),
            (Some(_) | None, _) => Ok(()),
        }
    }

    /// Whether a task names a seat, cards and items that exist, and is not finished.
    fn is_task(&self, task: &Task) -> bool {
        let seat = |seat: Seat| self.table.all_seats().contains(seat);
        let has_used = |of: Seat, cards: &CardSet| {
            seat(of) && cards.difference(self.public.mat(of).spent).is_empty()
        };
        match task {
            Task::Deed {
                seat: of, invoked, ..
            }
            | Task::Build {
                seat: of, invoked, ..
            }
            | Task::Refit {
                seat: of, invoked, ..
            } => has_used(*of, invoked),
            Task::Trade {
                seat: of,
                invoked,
                space,
                left,
                ..
            } => {
                let marker = self.public.market.get(usize::from(*space));
                has_used(*of, invoked)
                    && self.table.market_space(*space).is_some()
                    && marker == Some(&Some(*of))
                    && *left > 0
            }
            Task::Mine { seat: of, left } | Task::Repeal { seat: of, left } => {
                seat(*of) && *left > 0
            }
            Task::Learn { seat: of, .. } => seat(*of),
            Task::Program {
                origin,
                owner,
                rest,
            } => {
                let rest = rest.unwrap_or(SeatSet::NONE);
                let seats = rest.iter().all(seat);
                seat(*owner) && seats && self.table.effect_of(*origin).is_some()
            }
        }
    }

    /// Whether the current step can have a task; its origin says when it may come.
    fn is_expected(&self, task: &Task) -> bool {
        match task {
            Task::Deed { origin, seat, .. }
            | Task::Build { origin, seat, .. }
            | Task::Refit { origin, seat, .. }
            | Task::Trade { origin, seat, .. } => self.comes_from(*origin, Some(*seat)),
            Task::Program { origin, .. } => self.comes_from(*origin, None),
            Task::Mine { .. } | Task::Learn { .. } | Task::Repeal { .. } => true,
        }
    }

    fn comes_from(&self, origin: Origin, seat: Option<Seat>) -> bool {
        let is_turn_of = |at: u8| seat.is_some() && self.public.at(at) == seat;
        let begun = !self.public.ready.is_empty();
        match origin {
            Origin::Card(round) => {
                let card = seat.and_then(|seat| self.public.mat(seat).played[round.index()]);
                let step = self.public.step;
                card.is_some()
                    && matches!(step, Step::Perform(of, at) if of == round && is_turn_of(at))
            }
            Origin::Reaction => {
                begun && matches!(self.public.step, Step::React(_, at) if is_turn_of(at))
            }
            Origin::Bonus => {
                let card = self.public.bonus.is_some();
                card && matches!(self.public.step, Step::Bonus(at) if is_turn_of(at))
            }
            Origin::Political(card, _) => {
                let adopted = self.public.agenda.contains(&Some(card));
                let effect = self.table.effect_of(origin).is_some();
                adopted && effect && self.public.step == Step::Adopt
            }
            Origin::Resistance(card, _) => {
                let effect = self.table.effect_of(origin).is_some();
                effect && self.public.decks.gone.contains(card.0)
            }
            Origin::House => seat.is_some() && self.table.options.rules.free_refit,
        }
    }
}

/// Checks that the blueprints of a seat and the loose parts beside them are the previous parts and
/// the new ones `[EXO-7.13]`.
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
    let now = count(&public.mat(seat).blueprints, refit.loose_parts.loose);
    for (item, (before, now)) in Item::ALL.into_iter().zip(before.into_iter().zip(now)) {
        let place = format!("public.refit.yard.loose[{}]", item.index());
        let why = "what lay on the blueprints before, and what is new";
        ensure(before == now, place, why)?;
    }
    let lifts = refit.loose_parts.lifts <= MAX_LIFTS;
    ensure(lifts, "public.refit.yard.lifts", "more than there can be")
}

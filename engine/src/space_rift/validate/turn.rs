//! Checks of the turn: phase, card in play, pending choices, rolls, and the end of the battle.

use super::{ValidationResult, ensure, ensure_with};
use crate::space_rift::battlefield::Side;
use crate::space_rift::combat_roll::{CombatRoll, RollCause, RollStage};
use crate::space_rift::dice::MAX_DICE;
use crate::space_rift::effect::UnitFilter;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::{ActiveCommand, Ending, GameResult, Phase, Public, Task};
use crate::space_rift::unit::UnitId;

/// Maximum number of orders of a kind, and of units that a card asks for one by one.
const MAX_COUNT: u8 = 32;

impl SpaceRift {
    /// Checks the number of the turn, the active side, and that somebody has a choice in the phase
    /// `[SR-4.1]` `[SR-19.4]`.
    pub(super) fn check_turn(&self, public: &Public) -> ValidationResult {
        let turn_fits = (1..=self.figures.turns).contains(&public.turn);
        ensure(turn_fits, "public.turn", "beyond the last turn")?;
        let expected = match public.turn % 2 {
            1 => self.first,
            _ => self.first.other(),
        };
        let side_fits = public.active == expected;
        ensure(side_fits, "public.active", "the sides take turns")?;
        let drift_fits =
            public.drift.is_none() || matches!(public.phase, Phase::Drift | Phase::Over);
        ensure(drift_fits, "public.drift", "not in this phase")?;
        if public.task.is_some() || !public.rolls.is_empty() {
            return Ok(());
        }
        let has_choice = match public.phase {
            Phase::Start => self.needs_begin_action(),
            Phase::Drift => public.drift.is_some(),
            Phase::Meteors | Phase::Shower(_) | Phase::Drawing => false,
            _ => true,
        };
        ensure(has_choice, "public.phase", "nobody has a choice")
    }

    /// Checks the command card, which is in play from its phase to the end of the turn `[SR-4.4]`
    /// `[SR-5.6]` `[SR-6.1]`.
    pub(super) fn check_active_command(&self, public: &Public) -> ValidationResult {
        let active_command = &public.active_command;
        let path = "public.plan.card";
        let Some(card) = active_command.card else {
            let is_in_use = matches!(
                public.phase,
                Phase::Orders
                    | Phase::Ordered
                    | Phase::Movement
                    | Phase::Moved
                    | Phase::MovedOther
                    | Phase::Combat
            );
            ensure(!is_in_use, path, "a command card is in play now")?;
            let is_default = *active_command == ActiveCommand::default();
            return ensure(is_default, "public.plan", "no command card is in play");
        };
        let is_early = matches!(
            public.phase,
            Phase::Start
                | Phase::Meteors
                | Phase::Shower(_)
                | Phase::Drift
                | Phase::Opening
                | Phase::Command
                | Phase::Drawing
                | Phase::Reward
                | Phase::Sale
        );
        ensure(!is_early, path, "no command card is in play now")?;
        let is_copying = self.copies(card);
        let acts_as_fits = match active_command.acts_as {
            Some(acts_as) if is_copying => !self.copies(acts_as),
            Some(acts_as) => acts_as == card,
            None => is_copying,
        };
        ensure(
            acts_as_fits,
            "public.plan.acts_as",
            "not what this card does",
        )?;
        let mirrored_fits =
            active_command.is_mirrored == (is_copying && active_command.acts_as.is_some());
        let reason = "only where the card of the enemy is copied";
        ensure(mirrored_fits, "public.plan.mirrored", reason)?;
        self.check_orders(public)
    }

    /// Checks that no more orders are left than the card in play gives.
    fn check_orders(&self, public: &Public) -> ValidationResult {
        let slots = self.orders_in_force(public).slots;
        for (n, (remaining_orders, slot)) in public
            .active_command
            .remaining_orders
            .iter()
            .zip(slots)
            .enumerate()
        {
            let max_orders = slot.map_or(0, |slot| {
                let ratings = 0..=self.side_setup(public.active).rating;
                let counts = ratings.map(|rating| slot.count.at(rating));
                let flagship_orders = u8::from(matches!(slot.only, UnitFilter::NearFlag(_)));
                counts.max().unwrap_or(0).max(flagship_orders)
            });
            ensure_with(
                *remaining_orders <= max_orders,
                || format!("public.plan.left[{n}]"),
                "more orders than the card gives",
            )?;
        }
        let flagships = self
            .flags
            .intersection(self.side_setup(public.active).units);
        let flag_fits = public
            .active_command
            .flag
            .is_none_or(|flag| flagships.contains(flag));
        ensure(flag_fits, "public.plan.flag", "no flagship of the side")
    }

    /// Checks that a pending choice of a card is possible in the current phase.
    pub(super) fn check_tasks(&self, public: &Public) -> ValidationResult {
        let Some(task) = public.task else {
            return Ok(());
        };
        ensure(public.phase != Phase::Over, "public.task", "it is over")?;
        let (fits, reason) = match task {
            Task::Signal => (public.phase == Phase::Orders, "not in this phase"),
            Task::Keep(_) => (public.phase == Phase::Drawing, "not in this phase"),
            Task::Again(unit) => {
                let is_own = self.side_setup(public.active).units.contains(unit);
                let moves = is_own && public.phase == Phase::Combat;
                (moves, "no unit that may move again")
            }
            Task::Clear(count)
            | Task::Order(count)
            | Task::Restore {
                remaining_units: count,
                ..
            } => (count <= MAX_COUNT, "at most 32 units"),
            Task::Grapple => (self.has_combat_cards(), "no such card is played with"),
        };
        ensure(fits, "public.task", reason)
    }

    /// Checks that rolls are by and against possible units, and that somebody has a choice in them
    /// `[SR-10.1]` `[SR-13.1]` `[SR-20.5]`.
    pub(super) fn check_rolls(&self, public: &Public) -> ValidationResult {
        let innermost = public.rolls.len().saturating_sub(1);
        for (n, roll) in public.rolls.iter().enumerate() {
            let path = || format!("public.exchanges[{n}]");
            self.check_roll(public, n, roll)?;
            let dice_fit = roll.faces.len() <= MAX_DICE;
            ensure_with(dice_fit, path, "too many dice")?;
            let has_choice = !matches!(
                roll.stage,
                RollStage::First | RollStage::Roll | RollStage::Score | RollStage::Over
            );
            let is_suspended = matches!(roll.stage, RollStage::First | RollStage::Over);
            let stage_fits = if n == innermost {
                has_choice
            } else {
                is_suspended
            };
            ensure_with(stage_fits, path, "nobody has a choice at this stage")?;
            let is_vacated = matches!(roll.stage, RollStage::Vacated | RollStage::Bonus);
            let is_present = public.hex_of(roll.target).is_some() || is_vacated || n < innermost;
            ensure_with(is_present, path, "its target is gone")?;
        }
        Ok(())
    }

    /// Checks the roller, the target and the cause of a roll.
    fn check_roll(&self, public: &Public, n: usize, roll: &CombatRoll) -> ValidationResult {
        let path = || format!("public.exchanges[{n}]");
        let owns = |side: Side, unit: UnitId| self.side_setup(side).units.contains(unit);
        let (active, other) = (public.active, public.active.other());
        let (roller_side, is_outermost, is_by_meteor) = match roll.cause {
            RollCause::Attack | RollCause::Sortie => (Some(active), true, false),
            RollCause::Bonus => (Some(active), false, false),
            RollCause::First | RollCause::Back => (Some(other), false, false),
            RollCause::Meteor => (None, true, true),
        };
        let sides_fit = match (roller_side, roll.roller) {
            (Some(side), Some(roller)) => owns(side, roller) && owns(side.other(), roll.target),
            (None, None) => owns(active, roll.target) || owns(other, roll.target),
            (Some(_), None) | (None, Some(_)) => false,
        };
        ensure_with(sides_fit, path, "no such units roll at each other")?;
        let nesting_fits = is_outermost == (n == 0);
        ensure_with(nesting_fits, path, "no such roll follows from another")?;
        let phase_fits = match is_by_meteor {
            true => matches!(public.phase, Phase::Meteors | Phase::Shower(_)),
            false => public.phase == Phase::Combat,
        };
        ensure_with(phase_fits, path, "not in this phase")
    }

    /// Checks that the result is possible, and that nothing is pending after the end `[SR-19]`.
    pub(super) fn check_end(&self, public: &Public) -> ValidationResult {
        let path = "public.verdict";
        let verdict_fits = (public.phase == Phase::Over) == public.result.is_some();
        ensure(verdict_fits, path, "a verdict, and only then it is over")?;
        let Some(GameResult { winner, ending }) = public.result else {
            return Ok(());
        };
        let has_no_rolls = public.rolls.is_empty();
        ensure(has_no_rolls, "public.exchanges", "it is over")?;
        let has_no_units = |side: Side| {
            let mut units = self
                .side_setup(side)
                .units
                .difference(public.unplaced_units())
                .iter();
            units.all(|unit| public.hex_of(unit).is_none())
        };
        let reached = |side: Side| self.score_of(public, side) >= self.side_setup(side).victory;
        let is_any_without_units = Side::ALL.into_iter().any(has_no_units);
        let fits = match ending {
            Ending::Victory => winner.is_some_and(reached),
            Ending::Destroyed => winner.is_some() && is_any_without_units,
            Ending::Departed => {
                winner.is_some() && is_any_without_units && self.options.allows_departure
            }
            Ending::LastTurn => public.turn >= self.figures.turns,
            Ending::Conceded => winner.is_some(),
            Ending::Agreed => winner.is_none(),
        };
        ensure(fits, path, "it cannot have ended so")
    }
}

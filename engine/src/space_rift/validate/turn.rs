//! Checks of the turn: phase, card in play, pending choices, rolls, and the end of the battle.

use super::{ValidationResult, ensure, ensure_with};
use crate::space_rift::battlefield::Side;
use crate::space_rift::combat_roll::{CombatRoll, RollCause, RollStage};
use crate::space_rift::dice::MAX_DICE;
use crate::space_rift::effect::UnitFilter;
use crate::space_rift::state::{ActiveCommand, Ending, GameResult, Phase, Public, Task};
use crate::space_rift::table::SpaceRift;
use crate::space_rift::unit::UnitId;

/// Maximum number of orders of a kind, and of units that a card asks for one by one.
const MAX_COUNT: u8 = 32;

impl SpaceRift {
    /// Checks the number of the turn, the active side, and that somebody has a choice in the phase
    /// `[SR-4.1]` `[SR-19.4]`.
    pub(super) fn check_turn(&self, public: &Public) -> ValidationResult {
        let turns = (1..=self.figures.turns).contains(&public.turn);
        ensure(turns, "public.turn", "beyond the last turn")?;
        let whose = match public.turn % 2 {
            1 => self.first,
            _ => self.first.other(),
        };
        let turn = public.active == whose;
        ensure(turn, "public.active", "the sides take turns")?;
        let drifts = public.drift.is_none() || matches!(public.phase, Phase::Drift | Phase::Over);
        ensure(drifts, "public.drift", "not in this phase")?;
        if public.task.is_some() || !public.rolls.is_empty() {
            return Ok(());
        }
        let asks = match public.phase {
            Phase::Start => self.begins_by_hand(),
            Phase::Drift => public.drift.is_some(),
            Phase::Meteors | Phase::Shower(_) | Phase::Drawing => false,
            _ => true,
        };
        ensure(asks, "public.phase", "nobody has a choice")
    }

    /// Checks the command card, which is in play from its phase to the end of the turn `[SR-4.4]`
    /// `[SR-5.6]` `[SR-6.1]`.
    pub(super) fn check_plan(&self, public: &Public) -> ValidationResult {
        let active_command = &public.active_command;
        let Some(card) = active_command.card else {
            let needs = matches!(
                public.phase,
                Phase::Orders
                    | Phase::Ordered
                    | Phase::Movement
                    | Phase::Moved
                    | Phase::MovedOther
                    | Phase::Combat
            );
            ensure(!needs, "public.plan.card", "a command card is in play now")?;
            let is_default = *active_command == ActiveCommand::default();
            return ensure(is_default, "public.plan", "no command card is in play");
        };
        let early = matches!(
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
        ensure(!early, "public.plan.card", "no command card is in play now")?;
        let copying = self.copies(card);
        let acts = match active_command.acts_as {
            Some(acts_as) if copying => !self.copies(acts_as),
            Some(acts_as) => acts_as == card,
            None => copying,
        };
        ensure(acts, "public.plan.acts_as", "not what this card does")?;
        let mirrors = active_command.mirrored == (copying && active_command.acts_as.is_some());
        let reason = "only where the card of the enemy is copied";
        ensure(mirrors, "public.plan.mirrored", reason)?;
        self.check_orders(public)
    }

    /// Checks that the card in play can give as many orders as are left.
    fn check_orders(&self, public: &Public) -> ValidationResult {
        let slots = self.orders_in_force(public).slots;
        for (n, (left, slot)) in public.active_command.left.iter().zip(slots).enumerate() {
            let most = slot.map_or(0, |slot| {
                let ratings = 0..=self.side_setup(public.active).rating;
                let counts = ratings.map(|rating| slot.count.at(rating));
                let one = u8::from(matches!(slot.only, UnitFilter::NearFlag(_)));
                counts.max().unwrap_or(0).max(one)
            });
            ensure_with(
                *left <= most,
                || format!("public.plan.left[{n}]"),
                "more orders than the card gives",
            )?;
        }
        let own = self.flags.and(self.side_setup(public.active).units);
        let flag = public.active_command.flag.is_none_or(|flag| own.has(flag));
        ensure(flag, "public.plan.flag", "no flagship of the side")
    }

    /// Checks that a choice of a card is open only in a phase in which it can be.
    pub(super) fn check_tasks(&self, public: &Public) -> ValidationResult {
        let Some(task) = public.task else {
            return Ok(());
        };
        ensure(public.phase != Phase::Over, "public.task", "it is over")?;
        let (fits, reason) = match task {
            Task::Signal => (public.phase == Phase::Orders, "not in this phase"),
            Task::Keep(_) => (public.phase == Phase::Drawing, "not in this phase"),
            Task::Again(unit) => {
                let own = self.side_setup(public.active).units.has(unit);
                let moves = own && public.phase == Phase::Combat;
                (moves, "no unit that may move again")
            }
            Task::Clear(left) | Task::Order(left) | Task::Restore { left, .. } => {
                (left <= MAX_COUNT, "at most 32 units")
            }
            Task::Grapple => (self.has_combat_cards(), "no such card is played with"),
        };
        ensure(fits, "public.task", reason)
    }

    /// Checks that rolls are by and against possible units, and that somebody has a choice in them
    /// `[SR-10.1]` `[SR-13.1]` `[SR-20.5]`.
    pub(super) fn check_exchanges(&self, public: &Public) -> ValidationResult {
        let innermost = public.rolls.len().saturating_sub(1);
        for (n, roll) in public.rolls.iter().enumerate() {
            let place = || format!("public.exchanges[{n}]");
            self.check_roll(public, n, roll)?;
            let few = roll.faces.len() <= MAX_DICE;
            ensure_with(few, place, "too many dice")?;
            let waits = !matches!(
                roll.stage,
                RollStage::First | RollStage::Roll | RollStage::Score | RollStage::Over
            );
            let rests = matches!(roll.stage, RollStage::First | RollStage::Over);
            let stage = if n == innermost { waits } else { rests };
            ensure_with(stage, place, "nobody has a choice at this stage")?;
            let empty = matches!(roll.stage, RollStage::Vacated | RollStage::Bonus);
            let there = public.hex_of(roll.target).is_some() || empty || n < innermost;
            ensure_with(there, place, "its target is gone")?;
        }
        Ok(())
    }

    /// Checks the roller, the target and the cause of a roll.
    fn check_roll(&self, public: &Public, n: usize, roll: &CombatRoll) -> ValidationResult {
        let place = || format!("public.exchanges[{n}]");
        let of = |side: Side, unit: UnitId| self.side_setup(side).units.has(unit);
        let (active, other) = (public.active, public.active.other());
        let (fits, first, struck) = match roll.cause {
            RollCause::Attack | RollCause::Sortie => (Some(active), true, false),
            RollCause::Bonus => (Some(active), false, false),
            RollCause::First | RollCause::Back => (Some(other), false, false),
            RollCause::Meteor => (None, true, true),
        };
        let sides = match (fits, roll.roller) {
            (Some(side), Some(roller)) => of(side, roller) && of(side.other(), roll.target),
            (None, None) => of(active, roll.target) || of(other, roll.target),
            (Some(_), None) | (None, Some(_)) => false,
        };
        ensure_with(sides, place, "no such units roll at each other")?;
        let nested = first == (n == 0);
        ensure_with(nested, place, "no such roll follows from another")?;
        let phase = match struck {
            true => matches!(public.phase, Phase::Meteors | Phase::Shower(_)),
            false => public.phase == Phase::Combat,
        };
        ensure_with(phase, place, "not in this phase")
    }

    /// Checks that the end is possible, and that nothing is pending after it `[SR-19]`.
    pub(super) fn check_end(&self, public: &Public) -> ValidationResult {
        let place = "public.verdict";
        let over = (public.phase == Phase::Over) == public.result.is_some();
        ensure(over, place, "a verdict, and only then it is over")?;
        let Some(GameResult { winner, ending }) = public.result else {
            return Ok(());
        };
        let rests = public.rolls.is_empty();
        ensure(rests, "public.exchanges", "it is over")?;
        let gone = |side: Side| {
            let mut own = self
                .side_setup(side)
                .units
                .minus(public.unplaced_units())
                .iter();
            own.all(|unit| public.hex_of(unit).is_none())
        };
        let reached = |side: Side| self.score_of(public, side) >= self.side_setup(side).victory;
        let any_gone = Side::ALL.into_iter().any(gone);
        let fits = match ending {
            Ending::Victory => winner.is_some_and(reached),
            Ending::Destroyed => winner.is_some() && any_gone,
            Ending::Departed => winner.is_some() && any_gone && self.options.departure,
            Ending::LastTurn => public.turn >= self.figures.turns,
            Ending::Conceded => winner.is_some(),
            Ending::Agreed => winner.is_none(),
        };
        ensure(fits, place, "it cannot have ended so")
    }
}

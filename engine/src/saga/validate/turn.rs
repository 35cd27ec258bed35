//! Validates the step of the round, and that a seat has a decision.

use super::StateCheck;
use super::{ValidationResult, ensure};
use crate::saga::state::Ending;
use crate::saga::step::{Phase, Step, Task};

impl StateCheck<'_> {
    /// Checks the seats and armadas that the state refers to.
    pub(super) fn check_seats(&self) -> ValidationResult {
        let is_first_a_seat = self.game.all_seats().contains(self.public.first);
        ensure(is_first_a_seat, "state.public.first", "no seat")?;
        let is_acting = self
            .public
            .acting
            .is_none_or(|armada| self.is_armada(armada));
        ensure(is_acting, "state.public.acting", "no armada")?;
        let has_resigned = self
            .public
            .resigned
            .iter()
            .all(|seat| self.game.all_seats().contains(seat));
        ensure(has_resigned, "state.public.resigned", "no seat")?;
        let is_refused = self
            .public
            .refused
            .iter()
            .all(|seat| self.game.all_seats().contains(seat));
        ensure(is_refused, "state.public.refused", "no seat")?;
        let mut trigger_sectors = self.public.trigger_sectors.iter();
        let are_trigger_sectors_valid =
            trigger_sectors.all(|sector| Self::is_sector(self.public, sector));
        ensure(are_trigger_sectors_valid, "state.public.news", "no sector")
    }

    /// Checks the round, the step, whose turn it is, how the game ended or that it continues, and
    /// which seat is asked.
    pub(super) fn check_turn(&self) -> ValidationResult {
        let public = self.public;
        let is_round_valid = public.round <= self.game.mission.rounds;
        ensure(
            is_round_valid,
            "state.public.round",
            "beyond the last round",
        )?;
        self.check_end()?;
        if public.step == Step::Over {
            return Ok(());
        }
        let is_set_up = matches!(public.step, Step::Choose | Step::Place | Step::Setup);
        let is_round_valid = (public.round == 0) == is_set_up;
        ensure(
            is_round_valid,
            "state.public.round",
            "0 at set-up, and only then",
        )?;
        let turns = matches!(public.step, Step::Turns(phase) if phase != Phase::Events);
        let is_acting = public
            .acting
            .is_none_or(|armada| turns && public.armada(armada).sector.is_some());
        ensure(is_acting, "state.public.acting", "nobody's turn")?;
        let plays = !public.resigned.contains(public.first);
        ensure(plays, "state.public.first", "who has given up")?;
        let has_rivals = public.resigned.is_empty() || self.game.is_competitive();
        let reason = "a campaign is over then";
        ensure(has_rivals, "state.public.resigned", reason)?;
        let goes_on = self.game.ending(self.state).is_none();
        let reason = "the game is over with what is there";
        ensure(goes_on, "state.public.step", reason)?;
        let waits = self.is_answered() || self.game.is_waiting(self.state);
        ensure(waits, "state.public.step", "nobody has a choice")
    }

    /// Returns whether a seat was asked in a reaction window. With hidden hands, a determinized
    /// hand need not contain the reaction.
    fn is_answered(&self) -> bool {
        let is_asked = matches!(
            self.public.task(),
            Some(Task::Window { asked: Some(_), .. })
        );
        is_asked && self.game.mission.flags.has_hidden_hands
    }

    /// Checks that there is an ending exactly when the game is over.
    fn check_end(&self) -> ValidationResult {
        let is_over = self.public.step == Step::Over;
        let is_consistent = is_over == self.public.ending.is_some();
        ensure(
            is_consistent,
            "state.public.ending",
            "once it is over, only then",
        )?;
        let is_idle = !is_over || self.public.tasks.is_empty() && self.public.acting.is_none();
        ensure(is_idle, "state.public.tasks", "it is over")?;
        let is_known = match self.public.ending {
            Some(Ending::Won(n)) => usize::from(n) < self.game.mission.win.len(),
            Some(Ending::Lost(n)) => usize::from(n) < self.game.mission.lose.len(),
            Some(Ending::Points | Ending::Domination) => self.game.is_competitive(),
            Some(Ending::Called(_) | Ending::GivenUp | Ending::Rounds) | None => true,
        };
        ensure(is_known, "state.public.ending", "no such condition")
    }
}

//! Where the round of a position is: a step that there is, and somebody who has a choice.

use super::ensure;
use crate::error::LoadError;
use crate::saga::state::{Ending, Public, State};
use crate::saga::step::Step;
use crate::saga::table::Saga;

impl Saga {
    /// Round, step, tasks and who is asked.
    pub(super) fn check_course(&self, state: &State) -> Result<(), LoadError> {
        let public = &state.public;
        let round = public.round <= self.mission.rounds;
        ensure(round, "state.public.round", "beyond the last round")?;
        let first = self.all().has(public.first);
        ensure(first, "state.public.first", "no seat")?;
        let acting = public.acting.is_none_or(|armada| self.is_armada(armada));
        ensure(acting, "state.public.acting", "no armada")?;
        let resigned = public.resigned.iter().all(|seat| self.all().has(seat));
        ensure(resigned, "state.public.resigned", "no seat")?;
        let refused = public.refused.iter().all(|seat| self.all().has(seat));
        ensure(refused, "state.public.refused", "no seat")?;
        let news = public.news.iter();
        let news = news
            .into_iter()
            .all(|sector| Self::is_sector(public, sector));
        ensure(news, "state.public.news", "no sector")?;
        for (n, task) in public.tasks.iter().enumerate() {
            let place = format!("state.public.tasks[{n}]");
            ensure(self.is_task(public, task), place, "no task of this game")?;
        }
        self.check_end(public)?;
        let over = public.step == Step::Over;
        let waits = over || self.waits(state);
        ensure(waits, "state.public.step", "nobody has a choice")
    }

    /// How it ended, once it is over.
    fn check_end(&self, public: &Public) -> Result<(), LoadError> {
        let over = public.step == Step::Over;
        let told = over == public.ending.is_some();
        ensure(told, "state.public.ending", "once it is over, only then")?;
        let known = match public.ending {
            Some(Ending::Won(n)) => usize::from(n) < self.mission.win.len(),
            Some(Ending::Lost(n)) => usize::from(n) < self.mission.lose.len(),
            Some(
                Ending::Called(_)
                | Ending::GivenUp
                | Ending::Points
                | Ending::Domination
                | Ending::Rounds,
            )
            | None => true,
        };
        ensure(known, "state.public.ending", "no such condition")
    }
}

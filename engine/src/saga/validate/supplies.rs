//! Figures, tokens and what is counted: nothing is lost or doubled, and what two places say agrees.

use super::{Checked, ensure, ensure_at};
use crate::saga::effect::Effect;
use crate::saga::ids::CounterId;
use crate::saga::mission::{Project, Shown};
use crate::saga::state::Public;
use crate::saga::table::Saga;

impl Saga {
    /// Raiders, Starbases, XPMs, and the slots of the scenario card.
    pub(super) fn check_supplies(&self, public: &Public) -> Checked {
        for (n, all) in self.mission.raiders.into_iter().enumerate() {
            let level = n + 1;
            let there = public
                .raiders()
                .filter(|(_, it)| usize::from(it.level) == level);
            let left = public.figures.get(n).copied().unwrap_or_default();
            let whole = usize::from(left) + there.count() == usize::from(all);
            ensure_at(
                whole,
                || format!("state.public.figures[{n}]"),
                "with those on the board not as many as there are",
            )?;
        }
        self.check_starbases(public)?;
        self.check_xpms(public)?;
        self.check_slots(public)?;
        for (n, projects) in [&self.mission.movement, &self.mission.expand]
            .into_iter()
            .enumerate()
        {
            let uses = public.uses.get(n).into_iter().flatten();
            let known = uses.skip(projects.len()).all(|uses| *uses == 0);
            ensure_at(
                known,
                || format!("state.public.uses[{n}]"),
                "there is no such action",
            )?;
        }
        Ok(())
    }

    /// Starbases left and on the board are those of the scenario; a home takes one of its color, if
    /// there is one `[SAGA-TOK.9]` `[SAGA-ARN.2]`.
    fn check_starbases(&self, public: &Public) -> Checked {
        let left: u16 = public.starbases.iter().map(|left| u16::from(*left)).sum();
        let bases = public.sectors.iter().filter_map(|sector| sector.starbase);
        let taken = bases.filter(|base| {
            let color = base.color.map_or(0, |color| color.index());
            !base.home || self.first_starbases(color as u8) > 0
        });
        let whole = left + taken.count() as u16 == u16::from(self.mission.starbases);
        let reason = "with those on the board not as many as there are";
        ensure(whole, "state.public.starbases", reason)?;
        for (n, sector) in public.sectors.iter().enumerate() {
            let home = sector.starbase.is_some_and(|base| base.home);
            let fits = !home || self.mission.homes.contains(&sector.hex);
            ensure_at(
                fits,
                || format!("state.public.sectors[{n}].starbase"),
                "nobody is at home there",
            )?;
        }
        Ok(())
    }

    /// XPMs in the supply, on the card, on the board, in the Cargos and on things are those of the
    /// scenario, or fewer where its actions use some up `[SAGA-TOK.6]`.
    fn check_xpms(&self, public: &Public) -> Checked {
        let lying = public.sectors.iter().filter(|sector| sector.xpm).count();
        let carried = public.mats.iter().filter(|mat| mat.xpm).count();
        let loaded = public.entities.iter().filter(|thing| thing.xpm).count();
        let kept = usize::from(public.xpm) + usize::from(public.installed);
        let (sum, all) = (kept + lying + carried + loaded, self.mission.xpm.into());
        let spends = |project: &Project| project.cost.xpm > 0;
        let mut projects = self.mission.movement.iter().chain(&self.mission.expand);
        let whole = if projects.any(spends) {
            sum <= all
        } else {
            sum == all
        };
        let reason = "with those in play not as many as there are";
        ensure(whole, "state.public.xpm", reason)
    }

    /// The counter that shows the slots says what lies on the scenario card `[SAGA-FTJ.9]`.
    fn check_slots(&self, public: &Public) -> Checked {
        let slots =
            |(_, counter): &(usize, &crate::saga::mission::Counter)| counter.shown == Shown::Slots;
        let Some((n, counter)) = self.mission.counters.iter().enumerate().find(slots) else {
            return Ok(());
        };
        let id = CounterId(n as u8);
        let moved = |effect: &Effect| matches!(effect, Effect::Counter(it, _) if *it == id);
        if self.book.iter().flatten().any(moved) {
            return Ok(());
        }
        let [least, most, start] = counter.bounds;
        let now = public.counters.get(n).copied().unwrap_or_default();
        let shown = i16::from(public.installed).clamp(least, most.max(least));
        let agrees = now == shown || public.installed == 0 && now == start;
        ensure_at(
            agrees,
            || format!("state.public.counters[{n}]"),
            "not the XPMs on the scenario card",
        )
    }
}

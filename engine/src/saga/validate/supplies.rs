//! Validates supplies and counts: no figure or token is lost or duplicated, and redundant values
//! agree.

use super::StateCheck;
use super::{ValidationResult, ensure, ensure_with};
use crate::saga::effect::Effect;
use crate::saga::ids::CounterId;
use crate::saga::mission::{CounterDisplay, Project};

impl StateCheck<'_> {
    /// Checks Raiders, Starbases, XPMs and the slots of the scenario card.
    pub(super) fn check_supplies(&self) -> ValidationResult {
        for (n, all) in self.game.mission.raiders.into_iter().enumerate() {
            let level = n + 1;
            let on_board = self
                .public
                .raiders()
                .filter(|(_, raider)| usize::from(raider.level) == level);
            let remaining = self.public.figures.get(n).copied().unwrap_or_default();
            let adds_up = usize::from(remaining) + on_board.count() == usize::from(all);
            ensure_with(
                adds_up,
                || format!("state.public.figures[{n}]"),
                "with those on the board not as many as there are",
            )?;
        }
        self.check_starbases()?;
        self.check_xpms()?;
        self.check_slots()?;
        for (n, projects) in [&self.game.mission.movement, &self.game.mission.expand]
            .into_iter()
            .enumerate()
        {
            let uses = self.public.uses.get(n).into_iter().flatten();
            let is_known = uses.skip(projects.len()).all(|uses| *uses == 0);
            ensure_with(
                is_known,
                || format!("state.public.uses[{n}]"),
                "there is no such action",
            )?;
        }
        Ok(())
    }

    /// Checks that Starbases left and on the board add up to those of the scenario; a home takes
    /// one of its color, if there is one `[SAGA-TOK.9]` `[SAGA-ARN.2]`.
    fn check_starbases(&self) -> ValidationResult {
        let remaining: u16 = self
            .public
            .starbases
            .iter()
            .map(|remaining| u16::from(*remaining))
            .sum();
        let bases = self
            .public
            .sectors
            .iter()
            .filter_map(|sector| sector.starbase);
        let taken = bases.filter(|base| {
            let color = base.color.map_or(0, |color| color.index());
            !base.is_home || self.game.first_starbases(color as u8) > 0
        });
        let adds_up = remaining + taken.count() as u16 == u16::from(self.game.mission.starbases);
        let reason = "with those on the board not as many as there are";
        ensure(adds_up, "state.public.starbases", reason)?;
        for (n, sector) in self.public.sectors.iter().enumerate() {
            let is_home = sector.starbase.is_some_and(|base| base.is_home);
            let fits = !is_home || self.game.mission.homes.contains(&sector.hex);
            ensure_with(
                fits,
                || format!("state.public.sectors[{n}].starbase"),
                "nobody is at home there",
            )?;
        }
        Ok(())
    }

    /// Checks that all XPMs add up to those of the scenario, or fewer if its actions use some up
    /// `[SAGA-TOK.6]`.
    fn check_xpms(&self) -> ValidationResult {
        let on_sectors = self
            .public
            .sectors
            .iter()
            .filter(|sector| sector.has_xpm)
            .count();
        let carried = self.public.mats.iter().filter(|mat| mat.has_xpm).count();
        let loaded = self
            .public
            .entities
            .iter()
            .filter(|entity| entity.has_xpm)
            .count();
        let unplaced = usize::from(self.public.xpm) + usize::from(self.public.installed);
        let (sum, all) = (
            unplaced + on_sectors + carried + loaded,
            self.game.mission.xpm.into(),
        );
        let spends = |project: &Project| project.cost.xpm > 0;
        let mut projects = self
            .game
            .mission
            .movement
            .iter()
            .chain(&self.game.mission.expand);
        let adds_up = if projects.any(spends) {
            sum <= all
        } else {
            sum == all
        };
        let reason = "with those in play not as many as there are";
        ensure(adds_up, "state.public.xpm", reason)
    }

    /// Checks that the counter shown as slots equals the number of installed XPMs `[SAGA-FTJ.9]`.
    fn check_slots(&self) -> ValidationResult {
        let slots = |(_, counter): &(usize, &crate::saga::mission::Counter)| {
            counter.shown == CounterDisplay::Slots
        };
        let Some((n, counter)) = self.game.mission.counters.iter().enumerate().find(slots) else {
            return Ok(());
        };
        let id = CounterId(n as u8);
        let moved = |effect: &Effect| matches!(effect, Effect::Counter(it, _) if *it == id);
        if self.game.effect_lists.iter().flatten().any(moved) {
            return Ok(());
        }
        let [min, max, start] = counter.bounds;
        let value = self.public.counters.get(n).copied().unwrap_or_default();
        let shown = i16::from(self.public.installed).clamp(min, max.max(min));
        let agrees = value == shown || self.public.installed == 0 && value == start;
        ensure_with(
            agrees,
            || format!("state.public.counters[{n}]"),
            "not the XPMs on the scenario card",
        )
    }
}

//! Checks of the tokens, ratings, points, markers and cards of each side.

use super::{ValidationResult, ensure, ensure_with};
use crate::space_rift::battlefield::Side;
use crate::space_rift::cards::CardCounts;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::scenario::ObjectiveKind;
use crate::space_rift::state::{Phase, Public, State, Task};
use crate::space_rift::unit::UnitSet;

impl SpaceRift {
    /// Returns the units of a side that are out of the battle.
    fn removed_units(&self, public: &Public, side: Side) -> UnitSet {
        let units = self
            .side_setup(side)
            .units
            .difference(public.unplaced_units())
            .iter();
        units
            .filter(|unit| public.hex_of(*unit).is_none())
            .collect()
    }

    /// Checks that tokens, ratings, markers and points are consistent with the rest of the state.
    pub(super) fn check_side_states(&self, public: &Public) -> ValidationResult {
        let [south, north] = public.sides;
        let total = u16::from(south.stars) + u16::from(north.stars);
        let pool = u16::from(self.figures.stars.pool);
        ensure(total <= pool, "public.stands", "more tokens than there are")?;
        for side in Side::ALL {
            self.check_rating(public, side)?;
            self.check_markers(public, side)?;
            self.check_points(public, side)?;
            self.check_score(public, side)?;
        }
        let mut last = public.sides.iter().filter_map(|side_state| side_state.last);
        let is_known = last.all(|card| self.command(card).is_some());
        ensure(is_known, "public.stands", "there is no such card")
    }

    /// Checks the command rating: each destroyed flagship reduces it by 1, down to the minimum
    /// `[SR-16.3]`; a flagship that exited does not.
    fn check_rating(&self, public: &Public, side: Side) -> ValidationResult {
        let (minimum, initial) = (self.figures.least_rating, self.side_setup(side).rating);
        let lost_flagships = self
            .removed_units(public, side)
            .intersection(self.flags)
            .len();
        let min_rating = initial
            .saturating_sub(lost_flagships)
            .max(minimum.min(initial));
        let max_rating = match self.has_objective(side, ObjectiveKind::Breakthrough) {
            true => initial,
            false => min_rating,
        };
        let rating = public.side_state(side).rating;
        ensure_with(
            (min_rating..=max_rating).contains(&rating),
            || format!("public.stands[{}].rating", side.index()),
            "not what is left by the flagships that are lost",
        )
    }

    /// Checks that there are markers only where they are an objective of the scenario `[SR-18.1]`
    /// `[SR-18.6]`.
    fn check_markers(&self, public: &Public, side: Side) -> ValidationResult {
        let (side_state, index) = (public.side_state(side), side.index());
        let reason = "the scenario does not have this objective";
        let are_markers_allowed =
            side_state.markers == 0 || self.has_objective(side, ObjectiveKind::ClearSector);
        ensure_with(
            are_markers_allowed,
            || format!("public.stands[{index}].markers"),
            reason,
        )?;
        let are_exits_allowed =
            side_state.exits == 0 || self.has_objective(side, ObjectiveKind::Breakthrough);
        ensure_with(
            are_exits_allowed,
            || format!("public.stands[{index}].exits"),
            reason,
        )?;
        let planets = self.terrain.planets.len();
        for (n, markers) in public.planets.iter().enumerate() {
            let has_no_markers = markers[index] == 0;
            let path = || format!("public.planets[{n}]");
            ensure_with(
                has_no_markers || n < planets,
                path,
                "there is no such planet",
            )?;
            let is_allowed =
                has_no_markers || self.has_objective(side, ObjectiveKind::PlanetControl);
            ensure_with(is_allowed, path, reason)?;
        }
        Ok(())
    }

    /// Checks that the points for a side's missing units are accounted for: the enemy has those of
    /// eliminated units, and the side itself those of units that exited, with their multiplier
    /// `[SR-2.8]` `[SR-18.8]`.
    fn check_points(&self, public: &Public, side: Side) -> ValidationResult {
        let removed = self.removed_units(public, side).iter();
        let (mut total, mut max_factor) = (0u16, 1u16);
        for unit in removed {
            let build = self.build(unit);
            total += u16::from(build.points);
            max_factor = max_factor.max(1 + u16::from(build.abilities.exit));
        }
        let total = total.min(u8::MAX.into());
        let lost = u16::from(public.side_state(side.other()).losses);
        let path = || format!("public.stands[{}].losses", side.other().index());
        let reason = "not the points of the enemy units that are gone";
        if !self.has_objective(side, ObjectiveKind::Breakthrough) {
            return ensure_with(lost == total, path, reason);
        }
        ensure_with(lost <= total, path, reason)?;
        let (exited, exits) = (total - lost, u16::from(public.side_state(side).exits));
        ensure_with(
            (exited..=exited * max_factor).contains(&exits),
            || format!("public.stands[{}].exits", side.index()),
            "not the points of the units that left",
        )
    }

    /// Checks that no side has its victory number in a running battle `[SR-19.1]`; during a rift
    /// movement scores are not checked.
    fn check_score(&self, public: &Public, side: Side) -> ValidationResult {
        if let Phase::Over | Phase::Drift = public.phase {
            return Ok(());
        }
        let is_undecided = self.score_of(public, side) < self.side_setup(side).victory;
        ensure_with(
            is_undecided,
            || format!("public.stands[{}]", side.index()),
            "with this score the side has won already",
        )
    }

    /// Checks that every card is in exactly one place, and that no hand exceeds the maximum hand
    /// size `[SR-5.7]`.
    pub(super) fn check_cards(&self, state: &State) -> ValidationResult {
        let public = &state.public;
        let [south, north] = &state.private;
        let active = &public.active_command;
        for (name, card) in [("card", active.card), ("acts_as", active.acts_as)] {
            let is_known = card.is_none_or(|card| self.command(card).is_some());
            ensure_with(
                is_known,
                || format!("public.plan.{name}"),
                "there is no such card",
            )?;
        }
        let mut commands = public.command_discards;
        for cards in [south.command, south.drawn, north.command, north.drawn] {
            commands = commands.plus(cards);
        }
        if let Some(card) = active.card {
            commands.add(card.0);
        }
        let fits = |cards: CardCounts, all: CardCounts| {
            cards
                .kinds()
                .all(|kind| cards.count(kind) <= all.count(kind))
        };
        let reason = "more of a card than there are";
        let commands = fits(commands, self.all_commands);
        ensure(commands, "public.command_discards", reason)?;
        let combats = public.combat_discards.plus(south.combat).plus(north.combat);
        let combats = fits(combats, self.all_combats);
        ensure(combats, "public.combat_discards", reason)?;
        let max_kept = self.orders.iter().filter_map(|orders| orders.draw_and_keep);
        let max_kept = max_kept.map(|(_, keep)| keep).max().unwrap_or(1).max(1);
        let rating = self.side_setups.iter().map(|setup| setup.rating).max();
        let max_hand = rating.unwrap_or(0).saturating_add(max_kept - 1);
        let is_choosing = matches!(public.task, Some(Task::Keep(_))) || public.phase == Phase::Over;
        for (side, hands) in Side::ALL.into_iter().zip(&state.private) {
            ensure_with(
                hands.command.len() <= max_hand,
                || format!("{}.command", side.into_str()),
                "more cards than a hand holds",
            )?;
            ensure_with(
                hands.drawn.is_empty() || is_choosing,
                || format!("{}.drawn", side.into_str()),
                "nobody chooses which to keep",
            )?;
        }
        Ok(())
    }
}

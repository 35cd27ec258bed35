//! Validates mats: numbers within bounds and consistent with past events, and cards that fit and
//! are in one place.

use super::StateCheck;
use super::{MAX_COUNT, ValidationResult, ensure_with};
use crate::game::Seat;
use crate::saga::action::Track;
use crate::saga::armada::{Mat, Slot};
use crate::saga::figures::{Color, GearKind};
use crate::saga::ids::{ARMADAS, ArmadaId};
use crate::saga::state::SEATS;
use crate::saga::step::{Step, Task};

/// Maximum number of rounds in which an armada is shaken `[SAGA-ARN.13]`.
const MAX_SHAKEN_ROUNDS: u8 = 2;

impl StateCheck<'_> {
    /// Checks the mat of every seat; mats of seats without a player must be empty.
    pub(super) fn check_mats(&self) -> ValidationResult {
        let public = self.public;
        for seat in (0..SEATS as u8).map(Seat) {
            let path = |key: &str| format!("state.public.mats[{}]{key}", seat.0);
            let mat = public.mat(seat);
            if !self.game.all_seats().contains(seat) {
                let is_empty = *mat == Mat::default() && self.state.hand(seat).is_empty();
                ensure_with(is_empty, || path(""), "there is no such seat")?;
                continue;
            }
            self.check_choice(seat)?;
            self.check_numbers(seat)?;
            self.check_levels(seat, mat)?;
            self.check_tokens(seat, mat)?;
            self.check_gear(seat, mat)?;
            let is_counted = mat.hand == self.state.hand(seat).len();
            ensure_with(is_counted, || path(".hand"), "not what is in hand")?;
        }
        Ok(())
    }

    /// Checks Commanders and colors: each belongs to one seat, and after the choice every seat has
    /// both `[SAGA-SET.2]` `[SAGA-SOL.1]`.
    fn check_choice(&self, seat: Seat) -> ValidationResult {
        let path = |key: &str| format!("state.public.mats[{}].{key}", seat.0);
        let mat = self.public.mat(seat);
        let is_known = mat
            .commander
            .is_none_or(|commander| commander.index() < self.game.commanders.len());
        ensure_with(is_known, || path("commander"), "no Commander")?;
        let has_both_or_neither = mat.commander.is_some() == mat.color.is_some();
        ensure_with(
            has_both_or_neither,
            || path("color"),
            "with a Commander, only then",
        )?;
        let other = |other: &Seat| *other != seat && mat.commander.is_some();
        let mut others = self.game.all_seats().iter().filter(other);
        let is_alone = !others.any(|other| {
            let other = self.public.mat(other);
            other.commander == mat.commander || other.color == mat.color
        });
        ensure_with(is_alone, || path("commander"), "somebody else's")?;
        let is_chosen =
            mat.commander.is_some() || matches!(self.public.step, Step::Choose | Step::Over);
        ensure_with(is_chosen, || path("commander"), "it is chosen at set-up")?;
        let is_solo = !self.game.is_solo() || mat.color.is_none_or(|color| color == Color::Blue);
        ensure_with(is_solo, || path("color"), "who plays alone has blue")
    }

    /// Checks that numbers are within bounds, Hull is 0 only during a destruction `[SAGA-DES.1]`,
    /// and values of the Arena are set only there `[SAGA-TOK.7]` `[SAGA-ARN.13]`.
    fn check_numbers(&self, seat: Seat) -> ValidationResult {
        let path = |key: &str| format!("state.public.mats[{}]{key}", seat.0);
        let mat = self.public.mat(seat);
        let has_hull = mat.hull <= self.game.frame().hull_max;
        ensure_with(has_hull, || path(".hull"), "more than it can be")?;
        let is_destruction = |task: &Task| match task {
            Task::Destruction { armada, .. } => self.game.owner(*armada) == seat,
            _ => false,
        };
        let is_over = self.public.step == Step::Over;
        let hull_is_valid = mat.hull > 0 || is_over || self.public.tasks.iter().any(is_destruction);
        ensure_with(
            hull_is_valid,
            || path(".hull"),
            "an armada without Hull is destroyed",
        )?;
        let numbers = [
            mat.astartium,
            mat.exploration_tokens,
            mat.combat_tokens,
            mat.points,
            mat.delivered,
            mat.shaken,
        ];
        let all = numbers.into_iter().chain(mat.stats);
        let all = all.chain(mat.tokens).chain(mat.detached_tokens);
        ensure_with(
            all.max() <= Some(MAX_COUNT),
            || path(""),
            "too many of something",
        )?;
        let max = if self.game.is_competitive() {
            MAX_COUNT
        } else {
            0
        };
        for (key, count, max) in [
            (".points", mat.points, max),
            (".delivered", mat.delivered, max),
            (".shaken", mat.shaken, max.min(MAX_SHAKEN_ROUNDS)),
        ] {
            ensure_with(count <= max, || path(key), "more than there can be")?;
        }
        Ok(())
    }

    /// Checks the levels of the tracks, and that the Command Center matches their CC+ marks
    /// `[SAGA-UPK.4]`.
    fn check_levels(&self, seat: Seat, mat: &Mat) -> ValidationResult {
        let path = || format!("state.public.mats[{}].levels", seat.0);
        let [starport, lab, center] = mat.levels;
        let mut marks = 0;
        for (track, level) in [(Track::Starport, starport), (Track::Lab, lab)] {
            let levels = self.game.levels(track).get(..usize::from(level));
            ensure_with(levels.is_some(), path, "beyond the last level")?;
            let raising = levels.unwrap_or_default().iter();
            marks += raising.filter(|level| level.raises_center).count();
        }
        let max_level = self.game.figures().center.len();
        let is_raised = usize::from(center) == marks.min(max_level);
        ensure_with(is_raised, path, "the Command Center rises with the tracks")
    }

    fn check_tokens(&self, seat: Seat, mat: &Mat) -> ValidationResult {
        let path = |key: &str| format!("state.public.mats[{}]{key}", seat.0);
        let is_own_armada =
            |armada: ArmadaId| self.is_armada(armada) && self.game.owner(armada) == seat;
        let slots = mat.slots().map(|slot| slot.token);
        let mut placed_tokens = slots.chain([mat.commander_token]).flatten();
        ensure_with(
            placed_tokens.all(is_own_armada),
            || path(""),
            "a token of somebody else",
        )?;
        let armadas = (0..ARMADAS as u8).map(ArmadaId);
        let mut counts = armadas.zip(mat.tokens.iter().zip(mat.detached_tokens));
        let fits = counts.all(|(armada, (free, detached_tokens))| {
            is_own_armada(armada) || *free == 0 && detached_tokens == 0
        });
        ensure_with(fits, || path(".tokens"), "tokens of no armada")
    }

    /// Checks that each card of the color is either on the mat or in the deck `[SAGA-MAT.5]`.
    fn check_gear(&self, seat: Seat, mat: &Mat) -> ValidationResult {
        let path = |key: &str| format!("state.public.mats[{}].{key}", seat.0);
        let mut seen = mat.deck;
        let do_all_exist = seen
            .iter()
            .all(|gear| usize::from(gear) < self.game.gear.len());
        ensure_with(do_all_exist, || path("deck"), "no such card")?;
        let rows: [(&str, GearKind, &[Slot]); 2] = [
            ("units", GearKind::Unit, &mat.units),
            ("powers", GearKind::PowerUp, &mat.power_ups),
        ];
        for (name, kind, row) in rows {
            let fits = row.len() <= usize::from(self.game.frame().slots);
            ensure_with(fits, || path(name), "more than a row holds")?;
            for slot in row {
                let fits = self
                    .game
                    .gear(slot.gear)
                    .is_some_and(|gear| gear.kind == kind);
                let is_free = fits && !seen.contains(slot.gear.0);
                ensure_with(is_free, || path(name), "no card of the row, or twice")?;
                seen.insert(slot.gear.0);
            }
        }
        let colors = mat.color.map(|color| self.game.armada_deck(color));
        let colors = colors.unwrap_or_default();
        let is_own_color = seen.0 & !colors.0 == 0;
        ensure_with(is_own_color, || path("deck"), "a card of another color")?;
        let has_whole_color = colors.0 & !seen.0 == 0;
        ensure_with(
            has_whole_color,
            || path("deck"),
            "a card of the color is nowhere",
        )
    }
}

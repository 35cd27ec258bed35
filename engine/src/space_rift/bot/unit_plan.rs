//! The plans of a unit for one turn: where it moves, and what it attacks from there.

use super::super::battlefield::Hex;
use super::super::scenario::ObjectiveKind;
use super::super::state::Public;
use super::super::unit::{Class, UnitId};
use super::attack_value::{PlannedAttack, UnitStateOdds};
use super::battle_analysis::BattleAnalysis;
use super::hex_evaluator::HexEvaluator;
use super::position_values::stars_value;

/// Where a unit goes and whom it attacks.
#[derive(Clone, Copy, Debug)]
pub struct UnitPlan {
    pub unit: UnitId,
    /// Destination of the unit; its current hex if it stays.
    pub to: Hex,
    /// Whether the unit stays on its hex.
    pub stays: bool,
    /// Whether the unit pays for full impulse.
    pub pays: bool,
    /// Whether the unit exits over the enemy baseline.
    pub exits: bool,
    /// The attack after the move.
    pub attack: Option<PlannedAttack>,
    /// Value of the destination relative to the unit's current hex.
    pub hex_value: i32,
}

/// The effects of a command card on the units it orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardModifiers {
    /// Additional dice, in close quarters and at range.
    pub dice: [i32; 2],
    /// Whether ordered units may not move.
    pub forbids_move: bool,
    /// Whether ordered units may not fight in close quarters.
    pub forbids_close: bool,
    /// Whether ordered units may move again.
    pub can_move_again: bool,
}

impl CardModifiers {
    /// Returns the effects of the card in play.
    #[must_use]
    pub fn of(analysis: &BattleAnalysis<'_>, public: &Public) -> Self {
        let orders = analysis.game.orders_in_force(public);
        Self {
            dice: orders.dice.map(i32::from),
            forbids_move: orders.forbids_move,
            forbids_close: orders.forbids_close,
            can_move_again: orders.second_move.is_some(),
        }
    }

    /// Returns the additional dice of an attack.
    #[must_use]
    pub const fn dice_bonus(&self, attack: &PlannedAttack) -> i32 {
        self.dice[if attack.is_close { 0 } else { 1 }]
    }
}

impl UnitPlan {
    /// Returns the expected value of the plan; `None` if the card does not allow it.
    #[must_use]
    pub fn value(
        &self,
        analysis: &BattleAnalysis<'_>,
        odds: &UnitStateOdds,
        modifiers: &CardModifiers,
    ) -> Option<i32> {
        if modifiers.forbids_move && !self.stays {
            return None;
        }
        let mut value = match modifiers.can_move_again {
            true => self.hex_value.max(0),
            false => self.hex_value,
        };
        if let Some(attack) = &self.attack {
            if modifiers.forbids_close && attack.is_close {
                return None;
            }
            value += analysis.attack_value(odds, attack, modifiers.dice_bonus(attack));
        }
        Some(value)
    }
}

impl HexEvaluator<'_, '_> {
    /// Returns the best plans of a unit, at most one for each destination, best first.
    #[must_use]
    pub fn plans(
        &self,
        unit: UnitId,
        count: usize,
        odds: &UnitStateOdds,
        modifiers: &CardModifiers,
    ) -> Vec<UnitPlan> {
        let analysis = self.analysis;
        let public = analysis.battlefield.public;
        let Some(from) = public.hex_of(unit) else {
            return Vec::new();
        };
        let base = self.value_at(unit, from);
        let mut found: Vec<(i32, UnitPlan)> = Vec::with_capacity(64);
        let mut add = |plan: UnitPlan| {
            let value = plan.value(analysis, odds, modifiers);
            found.push((value.unwrap_or(i32::MIN), plan));
        };
        let stay = UnitPlan {
            unit,
            to: from,
            stays: true,
            pays: false,
            exits: false,
            attack: None,
            hex_value: 0,
        };
        add(stay);
        self.add_attacks(stay, &mut add);
        if !public.moved.contains(unit) {
            self.add_moves(stay, base, &mut add);
        }
        found.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        found.truncate(count);
        found.into_iter().map(|(_, plan)| plan).collect()
    }

    /// Adds the plans that move the unit, or let it exit.
    fn add_moves(&self, stay: UnitPlan, base: i32, add: &mut impl FnMut(UnitPlan)) {
        let (analysis, unit) = (self.analysis, stay.unit);
        let side = analysis.game.build(unit).side;
        let reach = analysis.battlefield.reach(unit);
        let tokens = analysis.battlefield.public.side_state(side).stars;
        let price = analysis.game.figures().stars.impulse;
        let price = stars_value(tokens) - stars_value(tokens.saturating_sub(price));
        let ranges = [
            (reach.normal, reach.can_exit, false),
            (reach.impulse, reach.can_exit_with_impulse, true),
        ];
        for (hexes, can_exit, pays) in ranges {
            let cost = if pays { price } else { 0 };
            for to in hexes.iter() {
                let noise = self.skill.noise(unit.index(), to.index());
                let plan = UnitPlan {
                    to,
                    stays: false,
                    pays,
                    hex_value: self.value_at(unit, to) - base - cost + noise,
                    ..stay
                };
                add(plan);
                self.add_attacks(plan, add);
            }
            if can_exit
                && analysis
                    .game
                    .has_objective(side, ObjectiveKind::Breakthrough)
            {
                add(self.exit(stay, pays, base + cost));
            }
        }
    }

    /// Returns the plan to exit over the enemy baseline.
    fn exit(&self, stay: UnitPlan, pays: bool, base: i32) -> UnitPlan {
        let analysis = self.analysis;
        let build = analysis.game.build(stay.unit);
        let side = build.side;
        let points = i32::from(build.points) * i32::from(1 + build.abilities.exit);
        let score = i32::from(analysis.game.score_of(analysis.battlefield.public, side));
        let wins = score + points >= i32::from(analysis.game.side_setup(side).victory);
        let lost = analysis.values.full_value(stay.unit) / 4;
        UnitPlan {
            stays: false,
            pays,
            exits: true,
            hex_value: points * analysis.values.point[side.index()] - lost - base
                + if wins { 5000 } else { 0 },
            ..stay
        }
    }

    /// Adds the attacks from the plan's destination.
    fn add_attacks(&self, plan: UnitPlan, add: &mut impl FnMut(UnitPlan)) {
        let analysis = self.analysis;
        let (battlefield, public) = (&analysis.battlefield, analysis.battlefield.public);
        let build = analysis.game.build(plan.unit);
        let (unit, to) = (plan.unit, plan.to);
        if public.fought.contains(unit) {
            return;
        }
        let has_landed =
            (!plan.stays && analysis.planet.contains(to)) || public.landed.contains(unit);
        let has_moved = !plan.stays || public.moved.contains(unit);
        if (has_landed && build.class != Class::Fighter)
            || (build.abilities.is_in_orbit && has_moved)
        {
            return;
        }
        let has_adjacent_enemy = battlefield.is_enemy_adjacent(build.side, to);
        for (target, at) in battlefield.units(build.side.other()) {
            let range = to.distance(at);
            let can_target = match has_adjacent_enemy {
                true => range == 1,
                false => {
                    range <= build.range
                        && (build.abilities.is_in_orbit || battlefield.has_line_of_sight(to, at))
                }
            };
            let dice = analysis.dice(unit, to, at);
            if can_target && dice > -2 && build.dice_at(range) > 0 {
                let attack = PlannedAttack {
                    unit,
                    from: to,
                    target,
                    at,
                    dice,
                    is_close: range == 1,
                    is_sortie: false,
                };
                add(UnitPlan {
                    attack: Some(attack),
                    ..plan
                });
            }
        }
        if build.abilities.sortie > 0 && !has_moved && !has_adjacent_enemy {
            self.add_sorties(plan, add);
        }
    }

    /// Adds the sorties of a carrier's fighters.
    fn add_sorties(&self, plan: UnitPlan, add: &mut impl FnMut(UnitPlan)) {
        let battlefield = &self.analysis.battlefield;
        let build = self.analysis.game.build(plan.unit);
        let ships = battlefield.public.unit(plan.unit).ships;
        if ships == 0 {
            return;
        }
        let launches = battlefield.launch_hexes(plan.unit, plan.to);
        let less = i32::from(battlefield.public.alert.contains(plan.unit));
        for (target, at) in battlefield.units(build.side.other()) {
            let Some(from) = launches.intersection(at.neighbors()).first() else {
                continue;
            };
            let dice = i32::from(ships) * i32::from(build.abilities.sortie)
                - less
                - i32::from(battlefield.cover_dice(None, at, 1));
            add(UnitPlan {
                attack: Some(PlannedAttack {
                    unit: plan.unit,
                    from,
                    target,
                    at,
                    dice,
                    is_close: true,
                    is_sortie: true,
                }),
                ..plan
            });
        }
    }
}

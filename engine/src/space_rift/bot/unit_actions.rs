//! The actions of ordered units: moves, then attacks, chosen one by one.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::{Hex, HexSet, Side};
use super::super::combat_roll::RollCause;
use super::super::state::{Public, State};
use super::super::unit::UnitId;
use super::attack_value::{PlannedAttack, UnitStateOdds};
use super::battle_analysis::BattleAnalysis;
use super::hex_evaluator::HexEvaluator;
use super::skill::Skill;
use super::unit_plan::{CardModifiers, UnitPlan};

/// Returns the moves of the ordered units, in the best order.
pub fn best_moves(game: &SpaceRift, state: &State, side: Side, skill: &Skill) -> Vec<Action> {
    let public = &state.public;
    let analysis = BattleAnalysis::new(game, public);
    let threat = analysis.threat_map(side);
    let evaluator = HexEvaluator {
        analysis: &analysis,
        threat_map: &threat,
        skill,
    };
    let modifiers = CardModifiers::of(&analysis, public);
    let mut odds = UnitStateOdds::new(&analysis);
    let mut units: Vec<UnitId> = public.ordered.iter().collect();
    let mut plans: Vec<Vec<UnitPlan>> = units
        .iter()
        .map(|unit| evaluator.plans(*unit, skill.plans, &odds, &modifiers))
        .collect();
    let mut taken = HexSet::NONE;
    let mut line = Vec::new();
    while !units.is_empty() {
        let best = best_next_plan(&analysis, &plans, taken, &odds, &modifiers);
        let Some((n, plan)) = best else {
            return line;
        };
        units.remove(n);
        plans.remove(n);
        if plan.exits {
            line.push(Action::Exit(plan.unit, plan.pays));
        } else if !plan.stays {
            taken.insert(plan.to);
            line.push(Action::Move(plan.unit, plan.to, plan.pays));
        }
        if let Some(attack) = &plan.attack {
            analysis.apply_attack(&mut odds, attack, modifiers.dice_bonus(attack));
        }
    }
    line
}

/// Returns the plan that adds most to those before, and the index of its unit.
fn best_next_plan(
    analysis: &BattleAnalysis<'_>,
    plans: &[Vec<UnitPlan>],
    taken: HexSet,
    odds: &UnitStateOdds,
    modifiers: &CardModifiers,
) -> Option<(usize, UnitPlan)> {
    let mut best: Option<(i32, usize, UnitPlan)> = None;
    for (n, unit_plans) in plans.iter().enumerate() {
        for plan in unit_plans {
            if !plan.stays && !plan.exits && taken.contains(plan.to) {
                continue;
            }
            let Some(value) = plan.value(analysis, odds, modifiers) else {
                continue;
            };
            if best.is_none_or(|(best_value, ..)| value > best_value) {
                best = Some((value, n, *plan));
            }
        }
    }
    best.map(|(_, n, plan)| (n, plan))
}

/// Returns the next attack of an ordered unit, or its second move; `None` if nothing more is worth
/// it.
pub fn next_attack(game: &SpaceRift, state: &State, side: Side, skill: &Skill) -> Option<Action> {
    let found = valued_attacks(game, state, side, skill);
    let best = found.into_iter().max_by_key(|(gain, _)| *gain);
    if let Some((_, action)) = best.filter(|(gain, _)| *gain > 0) {
        return Some(action);
    }
    let analysis = BattleAnalysis::new(game, &state.public);
    if !CardModifiers::of(&analysis, &state.public).can_move_again {
        return None;
    }
    let threat = analysis.threat_map(side);
    let evaluator = HexEvaluator {
        analysis: &analysis,
        threat_map: &threat,
        skill,
    };
    second_move(&state.public, &evaluator)
}

/// Returns the possible attacks of ordered units with their expected values.
pub fn valued_attacks(
    game: &SpaceRift,
    state: &State,
    side: Side,
    skill: &Skill,
) -> Vec<(i32, Action)> {
    let public = &state.public;
    let analysis = BattleAnalysis::new(game, public);
    let modifiers = CardModifiers::of(&analysis, public);
    let odds = UnitStateOdds::new(&analysis);
    let mut found = Vec::new();
    for unit in public.ordered.difference(public.fought).iter() {
        let Ok(from) = analysis.battlefield.check_fight(unit) else {
            continue;
        };
        for target in analysis.battlefield.targets(unit, from).iter() {
            let attack = planned_attack(&analysis, unit, from, target);
            found.extend(attack.map(|attack| (attack, Action::Attack(unit, target))));
        }
        if game.build(unit).abilities.sortie > 0 {
            for (target, at) in analysis.battlefield.units(side.other()) {
                let sortie = planned_sortie(&analysis, unit, target, at, &modifiers);
                found.extend(sortie.map(|attack| (attack, Action::Sortie(unit, target))));
            }
        }
    }
    let weighed = found.into_iter().map(|(attack, action)| {
        let noise = skill.noise(attack.unit.index(), attack.target.index()) / 2;
        let gain = analysis.attack_value(&odds, &attack, modifiers.dice_bonus(&attack));
        (gain - noise, action)
    });
    weighed.collect()
}

/// Returns the attack of a unit on a target, or `None` if it is not possible.
fn planned_attack(
    analysis: &BattleAnalysis<'_>,
    unit: UnitId,
    from: Hex,
    target: UnitId,
) -> Option<PlannedAttack> {
    let at = analysis.battlefield.public.hex_of(target)?;
    Some(PlannedAttack {
        unit,
        from,
        target,
        at,
        dice: analysis.dice(unit, from, at),
        is_close: from.is_next_to(at),
        is_sortie: false,
    })
}

/// Returns the sortie of a carrier's fighters against a target, or `None` if it is not possible.
fn planned_sortie(
    analysis: &BattleAnalysis<'_>,
    unit: UnitId,
    target: UnitId,
    at: Hex,
    modifiers: &CardModifiers,
) -> Option<PlannedAttack> {
    let from = analysis.battlefield.check_sortie(unit, target).ok()?;
    let dice = analysis
        .battlefield
        .dice_of(unit, target, RollCause::Sortie);
    Some(PlannedAttack {
        unit,
        from,
        target,
        at,
        dice: i32::from(dice) - modifiers.dice[0],
        is_close: true,
        is_sortie: true,
    })
}

/// Returns a second move to a better hex, for a unit that does not fight.
fn second_move(public: &Public, evaluator: &HexEvaluator<'_, '_>) -> Option<Action> {
    let units = public.ordered.difference(public.fought).iter();
    units
        .filter_map(|unit| better_second_move(public, evaluator, unit))
        .next()
}

/// Returns the second move of a unit, if there is a better hex.
fn better_second_move(
    public: &Public,
    evaluator: &HexEvaluator<'_, '_>,
    unit: UnitId,
) -> Option<Action> {
    let from = public.hex_of(unit)?;
    let hexes = evaluator.analysis.battlefield.second_reach(unit);
    let best = hexes
        .iter()
        .map(|hex| (evaluator.value_at(unit, hex), hex))
        .max_by_key(|(value, hex)| (*value, std::cmp::Reverse(*hex)))?;
    (best.0 > evaluator.value_at(unit, from) + 3).then_some(Action::Move(unit, best.1, false))
}

/// Returns the action of a unit that may move again: a move to a better hex, or staying.
pub fn move_again(
    game: &SpaceRift,
    state: &State,
    side: Side,
    unit: UnitId,
    skill: &Skill,
) -> Action {
    let analysis = BattleAnalysis::new(game, &state.public);
    let threat = analysis.threat_map(side);
    let evaluator = HexEvaluator {
        analysis: &analysis,
        threat_map: &threat,
        skill,
    };
    better_second_move(&state.public, &evaluator, unit).unwrap_or(Action::Done)
}

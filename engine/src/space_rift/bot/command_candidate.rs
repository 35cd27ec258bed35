//! Chooses the command card, and the units it orders.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::{HexSet, Side};
use super::super::cards::CommandId;
use super::super::state::{MAX_SLOTS, Phase, Public, State, Task};
use super::super::unit::{MAX_UNITS, UnitId, UnitSet};
use super::attack_value::UnitStateOdds;
use super::battle_analysis::{BattleAnalysis, ThreatMap};
use super::hex_evaluator::HexEvaluator;
use super::position_values::unit_state;
use super::skill::Skill;
use super::unit_plan::{CardModifiers, UnitPlan};
use crate::chance::Chance;
use crate::game::{Game, NullSink};

/// A command card with its orders and its expected value.
#[derive(Clone, Debug)]
pub struct CommandCandidate {
    pub value: i32,
    /// Actions of the card: playing it, its immediate choices, the orders.
    pub line: Vec<Action>,
}

/// Ranks the command cards of a side that must play one, best first.
pub fn rank_commands(
    game: &SpaceRift,
    state: &State,
    side: Side,
    skill: &Skill,
    rng: &mut impl Chance,
) -> Vec<CommandCandidate> {
    let analysis = BattleAnalysis::new(game, &state.public);
    let threat = analysis.threat_map(side);
    let odds = UnitStateOdds::new(&analysis);
    let plans = plans_of(&analysis, &threat, side, skill, &odds);
    let cards = state.private(side).command.kinds().map(CommandId);
    let mut found: Vec<CommandCandidate> = cards
        .map(|card| {
            let hand_value = skill.hand_weight * keep_value(game, state, side, card) / 16;
            let noise = rng.pick(skill.card_noise) as i32;
            let mut candidate = plan_command(&analysis, state, side, card, &plans, &odds, rng);
            candidate.value += noise - hand_value;
            candidate
        })
        .collect();
    found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    found
}

/// Returns the best remaining orders of the card in play.
pub fn best_orders(game: &SpaceRift, state: &State, side: Side, skill: &Skill) -> Vec<Action> {
    let analysis = BattleAnalysis::new(game, &state.public);
    let threat = analysis.threat_map(side);
    let odds = UnitStateOdds::new(&analysis);
    let plans = plans_of(&analysis, &threat, side, skill, &odds);
    let modifiers = CardModifiers::of(&analysis, &state.public);
    let chosen = choose_orders(&analysis, &state.public, &plans, &odds, &modifiers);
    let orders = chosen.iter();
    orders
        .map(|(_, plan, slot)| Action::Order(plan.unit, *slot))
        .collect()
}

/// Returns the plans of all units of a side.
fn plans_of(
    analysis: &BattleAnalysis<'_>,
    threat: &ThreatMap,
    side: Side,
    skill: &Skill,
    odds: &UnitStateOdds,
) -> Vec<UnitPlan> {
    let evaluator = HexEvaluator {
        analysis,
        threat_map: threat,
        skill,
    };
    let modifiers = CardModifiers::default();
    let units = analysis.battlefield.units(side);
    units
        .flat_map(|(unit, _)| evaluator.plans(unit, skill.plans, odds, &modifiers))
        .collect()
}

/// Returns the value of keeping a card in hand.
pub fn keep_value(game: &SpaceRift, state: &State, side: Side, card: CommandId) -> i32 {
    let Some(orders) = game.orders.get(usize::from(card.0)) else {
        return 0;
    };
    let battlefield = game.battlefield(&state.public);
    let rating = state.public.side_state(side).rating;
    let mut value = 0;
    for slot in orders.slots.iter().flatten() {
        let area = slot
            .sector
            .map_or(HexSet::ALL, |sector| sector.section(side).hexes());
        let units = battlefield.units(side).filter(|(unit, hex)| {
            let fits = match slot.only {
                super::super::effect::UnitFilter::Class(class) => game.build(*unit).class == class,
                super::super::effect::UnitFilter::None
                | super::super::effect::UnitFilter::NearFlag(_) => true,
            };
            fits && area.contains(*hex)
        });
        value += 12 * i32::from(slot.count.at(rating)).min(units.count() as i32);
    }
    let dice: i32 = orders.dice.iter().map(|dice| i32::from(*dice)).sum();
    value + 12 * dice + 10 * i32::from(orders.second_move.is_some())
}

/// Builds a line of actions and plays it on a copy of the state.
struct LineBuilder<'a> {
    game: &'a SpaceRift,
    side: Side,
    after: State,
    line: Vec<Action>,
}

impl LineBuilder<'_> {
    /// Appends an action if it is legal; returns whether it was.
    fn push_if_legal(&mut self, action: Action, rng: &mut impl Chance) -> bool {
        let seat = self.game.seat_of(&self.after.public, self.side, action);
        let done = self
            .game
            .act(&mut self.after, seat, action, rng, &mut NullSink);
        if done.is_ok() {
            self.line.push(action);
        }
        done.is_ok()
    }
}

/// Plans a card with its best orders.
fn plan_command(
    analysis: &BattleAnalysis<'_>,
    state: &State,
    side: Side,
    card: CommandId,
    plans: &[UnitPlan],
    odds: &UnitStateOdds,
    rng: &mut impl Chance,
) -> CommandCandidate {
    let mut draft = LineBuilder {
        game: analysis.game,
        side,
        after: state.clone(),
        line: Vec::with_capacity(10),
    };
    let mut value = 0;
    draft.push_if_legal(Action::Command(card), rng);
    while let Some(task) = draft.after.public.task {
        let chosen = immediate_choice(analysis, &draft.after.public, side, task);
        let Some((action, gain)) = chosen else {
            break;
        };
        value += gain;
        if !draft.push_if_legal(action, rng) {
            break;
        }
    }
    if draft.after.public.phase == Phase::Orders && draft.after.public.task.is_none() {
        let modifiers = CardModifiers::of(analysis, &draft.after.public);
        let chosen = choose_orders(analysis, &draft.after.public, plans, odds, &modifiers);
        for (gain, plan, slot) in &chosen {
            value += gain.max(&0);
            draft.push_if_legal(Action::Order(plan.unit, *slot), rng);
        }
        for (_, plan, _) in &chosen {
            if pays_to_clear(analysis, &draft.after.public, plan, odds, &modifiers) {
                draft.push_if_legal(Action::Clear(plan.unit), rng);
            }
        }
    }
    CommandCandidate {
        value,
        line: draft.line,
    }
}

/// Returns the best answer to a choice that a card asks for, and its value.
pub fn immediate_choice(
    analysis: &BattleAnalysis<'_>,
    public: &Public,
    side: Side,
    task: Task,
) -> Option<(Action, i32)> {
    let game = analysis.game;
    let best = |units: UnitSet, value_of: &dyn Fn(UnitId) -> i32| {
        units
            .iter()
            .map(|unit| (value_of(unit), unit))
            .max_by_key(|(value, unit)| (*value, std::cmp::Reverse(*unit)))
    };
    match task {
        Task::Signal => {
            let flags = game.flagships(public);
            let count_near = |flag: UnitId| {
                let at = public.hex_of(flag);
                let own_units = analysis.battlefield.units(side);
                own_units
                    .filter(|(_, hex)| at.is_some_and(|at| at.distance(*hex) <= 2))
                    .count() as i32
            };
            best(flags, &count_near).map(|(_, flag)| (Action::Signal(flag), 0))
        }
        Task::Clear(_) => best(game.alerted_units(public, side), &|unit| {
            analysis.values.full_value(unit)
        })
        .map(|(_, unit)| (Action::Clear(unit), 25)),
        Task::Restore {
            is_rolled: has_rolled,
            ..
        } => {
            let units = game
                .restorable_units(public, side)
                .difference(public.restored);
            let gain = |unit: UnitId| {
                let state = unit_state(game.build(unit), public.unit(unit).ships);
                let by_state = analysis.values.value_by_state(unit);
                let next = by_state[(state + 1).min(by_state.len() - 1)];
                (next - by_state[state]) / if has_rolled { 3 } else { 1 }
            };
            best(units, &gain).map(|(gain, unit)| (Action::Restore(unit), gain))
        }
        Task::Order(_) | Task::Grapple | Task::Again(_) | Task::Keep(_) => None,
    }
}

/// Chooses the units to order, one by one, each by the value it adds to those before.
fn choose_orders(
    analysis: &BattleAnalysis<'_>,
    public: &Public,
    plans: &[UnitPlan],
    odds: &UnitStateOdds,
    modifiers: &CardModifiers,
) -> Vec<(i32, UnitPlan, u8)> {
    let mut odds = odds.clone();
    let mut remaining_orders = public.active_command.remaining_orders;
    let open = [0, 1, 2].map(|slot| analysis.game.eligible_units(public, slot));
    let mut values: Vec<Option<i32>> = plans
        .iter()
        .map(|plan| plan.value(analysis, &odds, modifiers))
        .collect();
    let mut taken = HexSet::NONE;
    let mut ordered = [false; MAX_UNITS];
    let mut chosen = Vec::with_capacity(8);
    loop {
        let free = |plan: &UnitPlan| {
            let is_taken = !plan.stays && taken.contains(plan.to);
            let slots = (0..MAX_SLOTS as u8).filter(|slot| {
                let n = usize::from(*slot);
                remaining_orders[n] > 0 && open[n].contains(plan.unit)
            });
            // Among several usable orders, takes the one that fewest other units can use.
            let slot = slots.min_by_key(|slot| open[usize::from(*slot)].len());
            slot.filter(|_| !is_taken && !ordered[plan.unit.index()])
        };
        let best = best_order(plans, &values, free);
        let Some((value, n, slot)) = best.filter(|(value, ..)| *value > -60) else {
            return chosen;
        };
        let plan = plans[n];
        remaining_orders[usize::from(slot)] -= 1;
        ordered[plan.unit.index()] = true;
        if value > 0 {
            taken.insert(plan.to);
            if let Some(attack) = &plan.attack {
                analysis.apply_attack(&mut odds, attack, modifiers.dice_bonus(attack));
                for (value, other) in values.iter_mut().zip(plans) {
                    let target = other.attack.as_ref().map(|attack| attack.target);
                    if target == Some(attack.target) {
                        *value = other.value(analysis, &odds, modifiers);
                    }
                }
            }
        }
        chosen.push((value, plan, slot));
    }
}

/// Returns the most valuable plan for which an order is free, and that order. Ties go to the first.
fn best_order(
    plans: &[UnitPlan],
    values: &[Option<i32>],
    free: impl Fn(&UnitPlan) -> Option<u8>,
) -> Option<(i32, usize, u8)> {
    let mut best: Option<(i32, usize, u8)> = None;
    for (n, (plan, value)) in plans.iter().zip(values).enumerate() {
        let Some(value) = *value else { continue };
        if best.is_none_or(|(best_value, ..)| value > best_value)
            && let Some(slot) = free(plan)
        {
            best = Some((value, n, slot));
        }
    }
    best
}

/// Returns whether removing the red-alert marker of an ordered unit is worth its price.
fn pays_to_clear(
    analysis: &BattleAnalysis<'_>,
    public: &Public,
    plan: &UnitPlan,
    odds: &UnitStateOdds,
    modifiers: &CardModifiers,
) -> bool {
    let side = analysis.game.build(plan.unit).side;
    let tokens = public.side_state(side).stars;
    if !public.alert.contains(plan.unit) || tokens == 0 {
        return false;
    }
    let Some(planned_attack) = &plan.attack else {
        return tokens > 3;
    };
    let more = modifiers.dice_bonus(planned_attack);
    let gain = analysis.attack_value(odds, planned_attack, more + 1)
        - analysis.attack_value(odds, planned_attack, more);
    gain + 10 > 16
}

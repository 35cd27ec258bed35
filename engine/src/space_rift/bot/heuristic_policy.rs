//! Fast heuristic answers to small questions, used in playouts.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::{Hex, HexSet, Side};
use super::super::cards::CommandId;
use super::super::combat_roll::{CombatRoll, RollStage};
use super::super::dice::Face;
use super::super::state::{Phase, State, Task};
use super::super::unit::UnitId;
use super::attack_value::{PlannedAttack, UnitStateOdds};
use super::battle_analysis::BattleAnalysis;
use super::command_candidate::{immediate_choice, keep_value};
use super::hex_evaluator::{HexEvaluator, nearest_distance};
use super::skill::Skill;
use super::unit_actions;
use super::unit_plan::CardModifiers;
use crate::chance::Chance;

/// Number of combat cards in hand from which tokens are preferred.
const ENOUGH_CARDS: u8 = 4;

/// Returns the answer of a side to the current question, where no turn is to be planned.
pub fn heuristic_answer(
    game: &SpaceRift,
    state: &State,
    side: Side,
    skill: &Skill,
    rng: &mut impl Chance,
) -> Option<Action> {
    let public = &state.public;
    if let Some(task) = public.task {
        return task_answer(game, state, side, task, skill);
    }
    if let Some(roll) = public.innermost_roll() {
        return roll_answer(game, state, side, roll, rng);
    }
    match public.phase {
        Phase::Start => Some(Action::Begin),
        Phase::Drift => random_action(game, state, side, rng),
        Phase::Opening | Phase::Ordered | Phase::Moved | Phase::MovedOther => {
            play_in_window(game, state, side, rng, 2)
        }
        Phase::Ending => play_in_window(game, state, side, rng, 1),
        Phase::Command => {
            let mut kinds = state.private(side).command.kinds();
            kinds.next().map(|kind| Action::Command(CommandId(kind)))
        }
        Phase::Combat => {
            Some(unit_actions::next_attack(game, state, side, skill).unwrap_or(Action::Done))
        }
        Phase::Reward if state.private(side).combat.len() < ENOUGH_CARDS => Some(Action::TakeCard),
        Phase::Reward => Some(Action::TakeStars),
        Phase::Orders | Phase::Movement | Phase::Sale => Some(Action::Done),
        Phase::Meteors | Phase::Shower(_) | Phase::Drawing | Phase::Over => None,
    }
}

/// Returns a random one of the legal actions.
fn random_action(
    game: &SpaceRift,
    state: &State,
    side: Side,
    rng: &mut impl Chance,
) -> Option<Action> {
    let mut list = Vec::new();
    game.list_side_actions(state, side, &mut list);
    let index = rng.pick(list.len() as u32) as usize;
    list.get(index).copied()
}

/// Plays a card in the open window with probability 1 in `odds`, if there is one; else passes.
fn play_in_window(
    game: &SpaceRift,
    state: &State,
    side: Side,
    rng: &mut impl Chance,
    odds: u32,
) -> Option<Action> {
    if rng.pick(odds) > 0 {
        return Some(Action::Done);
    }
    let open = game.window(&state.public);
    let card = open.and_then(|(window, _)| game.playable(state, side, window).next());
    let card = card.map(Action::Play);
    let reaction = || game.reactions(state, side).next().map(Action::React);
    Some(card.or_else(reaction).unwrap_or(Action::Done))
}

fn task_answer(
    game: &SpaceRift,
    state: &State,
    side: Side,
    task: Task,
    skill: &Skill,
) -> Option<Action> {
    let public = &state.public;
    match task {
        Task::Signal | Task::Clear(_) | Task::Restore { .. } => {
            let analysis = BattleAnalysis::new(game, public);
            let chosen = immediate_choice(&analysis, public, side, task);
            Some(chosen.map_or(Action::Done, |(action, _)| action))
        }
        Task::Order(_) => Some(choose_order(game, state, side, skill)),
        Task::Grapple => game
            .grapple_pairs(public, side)
            .next()
            .map(|(unit, target)| Action::Grapple(unit, target)),
        Task::Again(unit) => Some(unit_actions::move_again(game, state, side, unit, skill)),
        Task::Keep(_) => {
            let drawn = state.private(side).drawn.kinds().map(CommandId);
            drawn
                .max_by_key(|card| {
                    (
                        keep_value(game, state, side, *card),
                        std::cmp::Reverse(*card),
                    )
                })
                .map(Action::Keep)
        }
    }
}

/// Returns the order for the unit with the most valuable plan.
fn choose_order(game: &SpaceRift, state: &State, side: Side, skill: &Skill) -> Action {
    let analysis = BattleAnalysis::new(game, &state.public);
    let threat = analysis.threat_map(side);
    let evaluator = HexEvaluator {
        analysis: &analysis,
        threat_map: &threat,
        skill,
    };
    let (odds, modifiers) = (
        UnitStateOdds::new(&analysis),
        CardModifiers::of(&analysis, &state.public),
    );
    let units = game.units_without_order(&state.public, side).iter();
    let best = units
        .filter_map(|unit| {
            let plan = evaluator
                .plans(unit, 1, &odds, &modifiers)
                .first()
                .copied()?;
            Some((plan.value(&analysis, &odds, &modifiers)?, unit))
        })
        .max_by_key(|(value, unit)| (*value, std::cmp::Reverse(*unit)));
    best.map_or(Action::Done, |(_, unit)| Action::Order(unit, 0))
}

fn roll_answer(
    game: &SpaceRift,
    state: &State,
    side: Side,
    roll: &CombatRoll,
    rng: &mut impl Chance,
) -> Option<Action> {
    let public = &state.public;
    match roll.stage {
        RollStage::DeclaredOwn
        | RollStage::DeclaredEnemy
        | RollStage::RolledOwn
        | RollStage::RolledEnemy
        | RollStage::Alert => play_in_window(game, state, side, rng, 2),
        RollStage::Reroll(_) => Some(choose_reroll(game, roll)),
        RollStage::Ignore => Some(Action::Ignore(game.ignorable(public, roll))),
        RollStage::Retire(hexes) => {
            let open = game.battlefield(public).retreat(roll.target, hexes).ends;
            safest_hex(game, state, side, open).map(Action::Retire)
        }
        RollStage::Evade(hexes) => {
            let open = game.battlefield(public).retreat(roll.target, hexes).all;
            safest_hex(game, state, side, open).map(Action::Retire)
        }
        RollStage::Back => Some(choose_battle_back(game, state, roll)),
        RollStage::Vacated => match game.check_pursue(public, roll) {
            Ok(()) if rng.pick(2) == 0 => Some(Action::Pursue),
            Ok(()) | Err(_) => play_in_window(game, state, side, rng, 3),
        },
        RollStage::Bonus => Some(choose_bonus_target(game, state, side, roll)),
        RollStage::First | RollStage::Roll | RollStage::Score | RollStage::Over => None,
    }
}

/// Returns the hex farthest from enemies, avoiding the rift.
fn safest_hex(game: &SpaceRift, state: &State, side: Side, hexes: HexSet) -> Option<Hex> {
    let battlefield = game.battlefield(&state.public);
    let enemies = battlefield.enemies(side);
    hexes.iter().max_by_key(|hex| {
        let safety = i32::from(nearest_distance(*hex, enemies))
            - 2 * i32::from(battlefield.rift.contains(*hex));
        (safety, std::cmp::Reverse(*hex))
    })
}

/// Rerolls a die that had no effect.
fn choose_reroll(game: &SpaceRift, roll: &CombatRoll) -> Action {
    let class_face = Face::of(game.build(roll.target).class);
    let had_no_effect = |face: &Face| {
        *face != class_face
            && *face != Face::Blast
            && *face != Face::Star
            && roll.faces.of(*face) > 0
    };
    let face = Face::ALL.into_iter().find(had_no_effect);
    face.map_or(Action::Done, Action::Reroll)
}

/// Battles back if the expected value exceeds the price.
fn choose_battle_back(game: &SpaceRift, state: &State, roll: &CombatRoll) -> Action {
    let public = &state.public;
    if game.check_battle_back(public, roll).is_err() {
        return Action::Done;
    }
    let Some(unit) = roll.roller else {
        return Action::Done;
    };
    let analysis = BattleAnalysis::new(game, public);
    let odds = UnitStateOdds::new(&analysis);
    let attack = PlannedAttack {
        unit: roll.target,
        from: roll.at,
        target: unit,
        at: roll.from,
        dice: analysis.dice(roll.target, roll.at, roll.from),
        is_close: true,
        is_sortie: false,
    };
    let side = game.build(roll.target).side;
    let is_scarce = public.side_state(side).stars < 4;
    if analysis.attack_value(&odds, &attack, 0) > if is_scarce { 40 } else { 24 } {
        Action::BattleBack
    } else {
        Action::Done
    }
}

/// Returns the best target of a bonus combat, or declines it.
fn choose_bonus_target(game: &SpaceRift, state: &State, side: Side, roll: &CombatRoll) -> Action {
    let public = &state.public;
    let (Some(unit), analysis) = (roll.roller, BattleAnalysis::new(game, public)) else {
        return Action::Done;
    };
    let Some(from) = public.hex_of(unit) else {
        return Action::Done;
    };
    let (odds, modifiers) = (
        UnitStateOdds::new(&analysis),
        CardModifiers::of(&analysis, public),
    );
    let gain = |target: UnitId, at: Hex| {
        let attack = PlannedAttack {
            unit,
            from,
            target,
            at,
            dice: analysis.dice(unit, from, at),
            is_close: true,
            is_sortie: false,
        };
        analysis.attack_value(&odds, &attack, modifiers.dice_bonus(&attack))
    };
    let targets = analysis.battlefield.units(side.other());
    let best = targets
        .filter(|(target, _)| game.check_attack_again(public, roll, unit, *target).is_ok())
        .map(|(target, at)| (gain(target, at), target))
        .max();
    match best {
        Some((gain, target)) if gain > 0 => Action::Attack(unit, target),
        Some(_) | None => Action::Done,
    }
}

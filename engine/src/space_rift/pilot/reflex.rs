//! Quick answers to small questions, for turns that are only imagined.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::cards::CommandId;
use super::super::dice::Face;
use super::super::exchange::{Exchange, Stage};
use super::super::field::{Hex, HexSet, Side};
use super::super::state::{Phase, State, Task};
use super::super::unit::UnitId;
use super::blow::{Blow, Fates};
use super::drill;
use super::muster::{at_once, hold};
use super::outlook::Outlook;
use super::plans::Terms;
use super::skill::Skill;
use super::stance::{Stance, far};
use crate::chance::Chance;

/// Combat cards in the hand from which on tokens are taken instead.
const ENOUGH: u8 = 4;

/// An answer of a side to what the battle asks of it now, where no turn is to be planned.
pub fn answer(
    game: &SpaceRift,
    state: &State,
    side: Side,
    skill: &Skill,
    lots: &mut impl Chance,
) -> Option<Action> {
    let public = &state.public;
    if let Some(task) = public.task {
        return task_answer(game, state, side, task, skill);
    }
    if let Some(roll) = public.exchange() {
        return exchange_answer(game, state, side, roll, lots);
    }
    match public.phase {
        Phase::Start => Some(Action::Begin),
        Phase::Drift => any(game, state, side, lots),
        Phase::Opening | Phase::Ordered | Phase::Moved | Phase::MovedOther => {
            window(game, state, side, lots, 2)
        }
        Phase::Ending => window(game, state, side, lots, 1),
        Phase::Command => {
            let mut kinds = state.own(side).command.kinds();
            kinds.next().map(|kind| Action::Command(CommandId(kind)))
        }
        Phase::Combat => Some(drill::attack(game, state, side, skill).unwrap_or(Action::Done)),
        Phase::Reward if state.own(side).combat.len() < ENOUGH => Some(Action::TakeCard),
        Phase::Reward => Some(Action::TakeStars),
        Phase::Orders | Phase::Movement | Phase::Sale => Some(Action::Done),
        Phase::Meteors | Phase::Shower(_) | Phase::Drawing | Phase::Over => None,
    }
}

/// Any of what is listed.
fn any(game: &SpaceRift, state: &State, side: Side, lots: &mut impl Chance) -> Option<Action> {
    let mut list = Vec::new();
    game.list_for(state, side, &mut list);
    let place = lots.pick(list.len() as u32) as usize;
    list.get(place).copied()
}

/// A card for the open window, if there is one, one time of so many; else nothing.
fn window(
    game: &SpaceRift,
    state: &State,
    side: Side,
    lots: &mut impl Chance,
    of: u32,
) -> Option<Action> {
    if lots.pick(of) > 0 {
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
            let outlook = Outlook::new(game, public);
            let chosen = at_once(&outlook, public, side, task);
            Some(chosen.map_or(Action::Done, |(action, _)| action))
        }
        Task::Order(_) => Some(order_one(game, state, side, skill)),
        Task::Grapple => game
            .grapples(public, side)
            .next()
            .map(|(unit, target)| Action::Grapple(unit, target)),
        Task::Again(unit) => Some(drill::move_again(game, state, side, unit, skill)),
        Task::Keep(_) => {
            let drawn = state.own(side).drawn.kinds().map(CommandId);
            drawn
                .max_by_key(|card| (hold(game, state, side, *card), std::cmp::Reverse(*card)))
                .map(Action::Keep)
        }
    }
}

/// The unit whose best plan brings most.
fn order_one(game: &SpaceRift, state: &State, side: Side, skill: &Skill) -> Action {
    let outlook = Outlook::new(game, &state.public);
    let peril = outlook.peril(side);
    let stance = Stance {
        outlook: &outlook,
        peril: &peril,
        skill,
    };
    let (fates, terms) = (Fates::new(&outlook), Terms::of(&outlook, &state.public));
    let units = game.unordered(&state.public, side).iter();
    let best = units
        .filter_map(|unit| {
            let plan = stance.plans(unit, 1, &fates, &terms).first().copied()?;
            Some((plan.value(&outlook, &fates, &terms)?, unit))
        })
        .max_by_key(|(value, unit)| (*value, std::cmp::Reverse(*unit)));
    best.map_or(Action::Done, |(_, unit)| Action::Order(unit, 0))
}

fn exchange_answer(
    game: &SpaceRift,
    state: &State,
    side: Side,
    roll: &Exchange,
    lots: &mut impl Chance,
) -> Option<Action> {
    let public = &state.public;
    match roll.stage {
        Stage::DeclaredOwn
        | Stage::DeclaredEnemy
        | Stage::RolledOwn
        | Stage::RolledEnemy
        | Stage::Alert => window(game, state, side, lots, 2),
        Stage::Reroll(_) => Some(reroll(game, roll)),
        Stage::Ignore => Some(Action::Ignore(game.ignorable(public, roll))),
        Stage::Retire(hexes) => {
            let open = game.scene(public).retreat(roll.target, hexes).ends;
            shyest(game, state, side, open).map(Action::Retire)
        }
        Stage::Evade(hexes) => {
            let open = game.scene(public).retreat(roll.target, hexes).all;
            shyest(game, state, side, open).map(Action::Retire)
        }
        Stage::Back => Some(back(game, state, roll)),
        Stage::Vacated => match game.may_pursue(public, roll) {
            Ok(()) if lots.pick(2) == 0 => Some(Action::Pursue),
            Ok(()) | Err(_) => window(game, state, side, lots, 3),
        },
        Stage::Bonus => Some(bonus(game, state, side, roll)),
        Stage::First | Stage::Roll | Stage::Score | Stage::Over => None,
    }
}

/// The hex that is farthest from enemies, and not on the rift.
fn shyest(game: &SpaceRift, state: &State, side: Side, hexes: HexSet) -> Option<Hex> {
    let scene = game.scene(&state.public);
    let foes = scene.enemies(side);
    hexes.iter().max_by_key(|hex| {
        let shy = i32::from(far(*hex, foes)) - 2 * i32::from(scene.rift.has(*hex));
        (shy, std::cmp::Reverse(*hex))
    })
}

/// A die that brought nothing is rolled again.
fn reroll(game: &SpaceRift, roll: &Exchange) -> Action {
    let own = Face::of(game.build(roll.target).class);
    let idle = |face: &Face| {
        *face != own && *face != Face::Blast && *face != Face::Star && roll.faces.of(*face) > 0
    };
    let face = Face::ALL.into_iter().find(idle);
    face.map_or(Action::Done, Action::Reroll)
}

/// Rolls back when it brings as much as it costs.
fn back(game: &SpaceRift, state: &State, roll: &Exchange) -> Action {
    let public = &state.public;
    if game.may_battle_back(public, roll).is_err() {
        return Action::Done;
    }
    let Some(unit) = roll.roller else {
        return Action::Done;
    };
    let outlook = Outlook::new(game, public);
    let fates = Fates::new(&outlook);
    let blow = Blow {
        unit: roll.target,
        from: roll.at,
        target: unit,
        at: roll.from,
        dice: outlook.dice(roll.target, roll.at, roll.from),
        close: true,
        sortie: false,
    };
    let side = game.build(roll.target).side;
    let few = public.stand(side).stars < 4;
    if outlook.gain(&fates, &blow, 0) > if few { 40 } else { 24 } {
        Action::BattleBack
    } else {
        Action::Done
    }
}

/// The best target of a bonus combat, or none.
fn bonus(game: &SpaceRift, state: &State, side: Side, roll: &Exchange) -> Action {
    let public = &state.public;
    let (Some(unit), outlook) = (roll.roller, Outlook::new(game, public)) else {
        return Action::Done;
    };
    let Some(from) = public.hex_of(unit) else {
        return Action::Done;
    };
    let (fates, terms) = (Fates::new(&outlook), Terms::of(&outlook, public));
    let gain = |target: UnitId, at: Hex| {
        let blow = Blow {
            unit,
            from,
            target,
            at,
            dice: outlook.dice(unit, from, at),
            close: true,
            sortie: false,
        };
        outlook.gain(&fates, &blow, terms.more(&blow))
    };
    let targets = outlook.scene.units(side.other());
    let best = targets
        .filter(|(target, _)| game.may_attack_again(public, roll, unit, *target).is_ok())
        .map(|(target, at)| (gain(target, at), target))
        .max();
    match best {
        Some((gain, target)) if gain > 0 => Action::Attack(unit, target),
        Some(_) | None => Action::Done,
    }
}

//! Finds the reason for an action from the action and the position in which it is taken.

use super::reason::Reason;
use crate::saga::Saga;
use crate::saga::action::{Action, Regroup};
use crate::saga::armada::Target;
use crate::saga::effect::Timing;
use crate::saga::hex::HexId;
use crate::saga::ids::ArmadaId;
use crate::saga::state::Public;
use crate::saga::step::{Step, Task};

/// Returns the reason for an action.
#[must_use]
pub fn reason_for_action(game: &Saga, public: &Public, action: Action) -> Reason {
    match action {
        Action::Choose(..) | Action::Equip(..) | Action::Level(_) | Action::Swap(..) => {
            Reason::Grow
        }
        Action::Fight(Target::Boss(_)) => Reason::Boss,
        Action::Fight(Target::Raider(raider)) => {
            let steps = game.raider_step(public, raider);
            let goal = game.attractor(public);
            if steps.intersection(goal).is_empty() {
                Reason::Fight
            } else {
                Reason::Guard
            }
        }
        Action::Fight(_) => Reason::Fight,
        Action::Regroup(Regroup::Repair) | Action::Repair => Reason::Repair,
        Action::Regroup(Regroup::Draw) => Reason::Grow,
        Action::Regroup(_) | Action::Build | Action::Share(..) | Action::Hauler(_) => Reason::Build,
        Action::Agree(true) => match public.task() {
            Some(Task::BossFight { .. }) => Reason::Boss,
            Some(Task::Claim { .. }) => Reason::Fight,
            _ => Reason::Build,
        },
        Action::Agree(false) | Action::Done => Reason::Save,
        Action::Encounter(_) => Reason::Deliver,
        Action::Project(..) | Action::Maneuver(..) | Action::Tow(..) => Reason::Goal,
        Action::Duel(_) | Action::Siege | Action::Item(_) if game.is_competitive() => Reason::Rival,
        Action::Side(_) | Action::Explore(_) => Reason::Explore,
        Action::PickUp => Reason::Fetch,
        Action::Quell(_) | Action::PickEvent(_) => Reason::Quell,
        Action::Reroll(_) | Action::Branch(_) => Reason::Dice,
        Action::Play(..) | Action::Activate(..) => reason_for_play(public),
        Action::Order(_)
        | Action::At(_)
        | Action::Pick(_)
        | Action::FromCargo(_)
        | Action::Item(_)
        | Action::Free(_)
        | Action::Move(_)
        | Action::Lead(_)
        | Action::Duel(_)
        | Action::Siege
        | Action::Sink(_)
        | Action::Keep(_)
        | Action::Concede => Reason::Least,
    }
}

/// Returns the reason for a card or an ability that is used now.
fn reason_for_play(public: &Public) -> Reason {
    match public.task() {
        Some(Task::Window {
            at: Timing::Damage, ..
        }) => Reason::Repair,
        Some(Task::Window {
            at: Timing::Any, ..
        }) => Reason::Quell,
        Some(Task::Window { .. }) => Reason::Dice,
        Some(_) => Reason::Least,
        None => match public.step {
            Step::Turns(_) => Reason::Grow,
            _ => Reason::Least,
        },
    }
}

/// Returns the reason for a movement turn.
#[must_use]
pub fn reason_for_movement(
    game: &Saga,
    public: &Public,
    armada: ArmadaId,
    line: &[Action],
) -> Reason {
    let seat = game.owner(armada);
    let mut hex = None;
    for action in line {
        match action {
            Action::Explore(_) => return Reason::Explore,
            Action::PickUp => return Reason::Fetch,
            Action::Maneuver(..) | Action::Tow(..) => return Reason::Goal,
            Action::Move(to) => hex = Some(*to),
            _ => {}
        }
    }
    let Some(sector) = hex.and_then(|hex| public.at(hex)) else {
        return Reason::Save;
    };
    if hex == Some(HexId::GATE) && public.mat(seat).has_xpm {
        return Reason::Deliver;
    }
    if public.bosses_in(sector).next().is_some() {
        return Reason::Boss;
    }
    if public.raiders_in(sector).next().is_some() {
        return Reason::Fight;
    }
    if !public.armadas_in(sector).is_empty() {
        return Reason::Gather;
    }
    Reason::Goal
}

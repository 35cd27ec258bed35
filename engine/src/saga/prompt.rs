//! The prompt for a seat: the request of a step or task, and every candidate action with its
//! refusal.

mod candidate_actions;
pub(super) mod request;

use super::action::{AbilitySource, Action, OrderChoice};
use super::armada::Target;
use super::game::Saga;
use super::ids::{ArmadaId, GearId};
use super::refusal::Refusal;
use super::state::{Public, State};
use super::step::{Step, Task};
use crate::args::{Arg, Args};
use crate::game::{Prompt, PromptChoice, Seat, UiTarget};

/// First number of event cards on the screen; action cards start at 0.
pub const EVENT_CARDS: u16 = 64;
/// First number of Units and Power Ups on the screen.
pub const GEAR_CARDS: u16 = 128;
/// First number of Commanders on the screen.
pub const COMMANDER_CARDS: u16 = 192;
/// First number of sector tiles on the screen.
pub const TILE_CARDS: u16 = 256;

/// First number of Raiders among the pieces on the screen; armadas start at 0.
pub const RAIDER_PIECES: u8 = 16;
/// First number of Bosses among the pieces on the screen.
pub const BOSS_PIECES: u8 = 80;
/// First number of scenario entities among the pieces on the screen.
pub const ENTITY_PIECES: u8 = 96;

impl Saga {
    /// Returns the current request, and the answers of `seat`.
    pub(super) fn prompt_of(&self, state: &State, seat: Seat) -> Prompt<Action, Refusal> {
        let mut list = Vec::new();
        self.list_legal_actions(state, seat, &mut list);
        let mut candidates = self.candidate_actions(state, seat);
        candidates.push(Action::Concede);
        for candidate in candidates {
            if !list.contains(&candidate) {
                list.push(candidate);
            }
        }
        Prompt {
            phrase: request::request_key(&state.public),
            args: args(&state.public),
            choices: list
                .into_iter()
                .map(|action| PromptChoice {
                    target: ui_target(&state.public, seat, action),
                    action,
                    refusal: self.check(state, seat, action).err(),
                })
                .collect(),
        }
    }
}

const fn card(first: u16, number: u8) -> UiTarget {
    UiTarget::Card(first + number as u16)
}

/// Returns the piece number of a target; `None` for a card.
const fn piece(target: Target) -> Option<u8> {
    match target {
        Target::Raider(raider) => Some(RAIDER_PIECES + raider.0),
        Target::Boss(boss) => Some(BOSS_PIECES + boss.0),
        Target::Entity(entity) => Some(ENTITY_PIECES + entity.0),
        Target::Armada(ArmadaId(armada)) => Some(armada),
        Target::Card(..) => None,
    }
}

/// Returns the part of the screen that an action belongs to.
fn ui_target(public: &Public, seat: Seat, action: Action) -> UiTarget {
    let button = UiTarget::Button(action.term());
    let of_source = |source| match source {
        AbilitySource::Gear(gear) => card(GEAR_CARDS, gear.0),
        AbilitySource::Commander => match public.mat(seat).commander {
            Some(commander) => card(COMMANDER_CARDS, commander.0),
            None => button,
        },
    };
    match action {
        Action::Choose(commander, _) => card(COMMANDER_CARDS, commander.0),
        Action::Equip(GearId(gear), _) | Action::Swap(GearId(gear), _) => card(GEAR_CARDS, gear),
        Action::Order(next) => match next {
            OrderChoice::Event(event) => card(EVENT_CARDS, event.0),
            OrderChoice::Boss(boss) => UiTarget::Piece(BOSS_PIECES + boss.0),
            OrderChoice::Armada(armada) => UiTarget::Piece(armada.0),
            OrderChoice::Raider(raider) => UiTarget::Piece(RAIDER_PIECES + raider.0),
            OrderChoice::Sector(hex) => UiTarget::Cell(u16::from(hex.0)),
        },
        Action::At(hex)
        | Action::Move(hex)
        | Action::Explore(hex)
        | Action::Maneuver(_, Some(hex))
        | Action::Tow(hex, _) => UiTarget::Cell(u16::from(hex.0)),
        Action::Pick(target) | Action::Fight(target) => {
            piece(target).map_or(button, UiTarget::Piece)
        }
        Action::PickEvent(event) | Action::Quell(event) => card(EVENT_CARDS, event.0),
        Action::Free(source) | Action::Activate(source, _) => of_source(source),
        Action::Lead(armada) | Action::Duel(armada) => UiTarget::Piece(armada.0),
        Action::Play(played, _) => card(0, played.0),
        Action::Sink(tile) | Action::Keep(tile) => card(TILE_CARDS, tile.0),
        Action::FromCargo(_)
        | Action::Item(_)
        | Action::Branch(_)
        | Action::Level(_)
        | Action::PickUp
        | Action::Maneuver(_, None)
        | Action::Side(_)
        | Action::Regroup(_)
        | Action::Encounter(_)
        | Action::Siege
        | Action::Build
        | Action::Project(..)
        | Action::Share(..)
        | Action::Hauler(_)
        | Action::Agree(_)
        | Action::Repair
        | Action::Reroll(_)
        | Action::Done
        | Action::Concede => button,
    }
}

/// Returns the arguments of the request's phrase.
fn args(public: &Public) -> Args {
    let number = |count: u8| Arg::Number(i64::from(count));
    let mut args: Args = vec![("round", number(public.round))];
    if let (Step::Turns(_), Some(armada)) = (public.step, public.acting) {
        args.push(("mp", number(public.armada(armada).mp)));
    }
    let count = public.task().and_then(count_of);
    args.extend(count.map(|count| ("count", number(count))));
    args
}

/// Returns how many steps, pieces or tokens a task has left.
#[rustfmt::skip]
fn count_of(task: &Task) -> Option<u8> {
    match *task {
        Task::Reroll { remaining_dice: count, .. }
        | Task::Damage { remaining_damage: count, .. }
        | Task::Pay { remaining_tokens: count, .. }
        | Task::Place { remaining_sectors: count, .. }
        | Task::Spawn { remaining_raiders: count, .. }
        | Task::March { remaining_steps: count, .. }
        | Task::Shove { remaining_steps: count, .. }
        | Task::Promote { remaining_raiders: count, .. }
        | Task::Destroy { remaining_raiders: count, .. }
        | Task::Cancel { remaining_events: count, .. }
        | Task::Scout { remaining_tiles: count, .. }
        | Task::Refresh { remaining_tokens: count, .. }
        | Task::Ravage { remaining_steps: count, .. } => Some(count),
        Task::Check {
            required_successes, ..
        } => Some(required_successes),
        Task::Advance { steps, .. } => Some(steps),
        _ => None,
    }
}

//! The combat scene of a fight or a duel: both sides with their Hull, and the dice of the last attack
//! and defense.

use crate::Ui;
use crate::board_view::{armada_look, entity_look};
use crate::narrate::Narrator;
use crate::pieces::{armada, boss, die, raider, ship};
use engine::game::Seat;
use engine::saga::armada::Target;
use engine::saga::effect::Stat;
use engine::saga::event::Event;
use engine::saga::ids::ArmadaId;
use engine::saga::state::Public;
use engine::saga::step::{Cause, RollPurpose, Task};
use play::game_ui::CombatMoment;
use ui::motion::{
    CombatDie, CombatPiece, CombatScene, CombatSide, DiceGroup, SideMark, StrengthBar, StrengthKind,
};
use yew::prelude::*;

/// Maximum number of rolls: an attack and a defense.
const MAX_ROLLS: usize = 2;

/// Returns the scene of the fight in which the events dealt a blow; `None` without one.
#[must_use]
pub fn scene(moment: &CombatMoment<'_, Ui>) -> Option<CombatScene> {
    let CombatMoment {
        game,
        phrases,
        events,
        ..
    } = *moment;
    let before = &moment.before.public;
    let result = events.iter().filter(|event| gravity(event) > 0);
    let result = result.max_by_key(|event| gravity(event))?;
    let narrator = Narrator::new(phrases, game).with_map(before);
    let (armada, foe) = events.iter().find_map(fighters)?;
    let is_blow = |event: &Event| gravity(event) < gravity_of_end();
    if !events
        .iter()
        .any(|event| gravity(event) > 0 && is_blow(event))
    {
        return None;
    }
    Some(CombatScene {
        sides: vec![
            armada_side(&narrator, before, armada, events),
            foe_side(&narrator, before, foe, events),
        ],
        dice: rolls(&narrator, before, events),
        facts: Vec::new(),
        needed: None,
        result: narrator.event(result),
    })
}

/// Returns how much an event says about the result of a fight; 0 if it is not part of one.
const fn gravity(event: &Event) -> u8 {
    match event {
        Event::FightOver { .. } | Event::DuelOver { .. } => gravity_of_end(),
        Event::Damaged {
            by: Cause::Foe(_), ..
        } => 2,
        Event::FoeHit { .. } | Event::Strike { .. } => 1,
        _ => 0,
    }
}

const fn gravity_of_end() -> u8 {
    3
}

/// Returns the two sides of a fight from an event of it.
const fn fighters(event: &Event) -> Option<(ArmadaId, Target)> {
    match *event {
        Event::FoeHit { armada, foe, .. }
        | Event::Damaged {
            armada,
            by: Cause::Foe(foe),
            ..
        } => Some((armada, foe)),
        Event::Strike { from, to, .. } => Some((from, Target::Armada(to))),
        _ => None,
    }
}

/// Returns an armada with its Hull, which belongs to its owner.
fn armada_side(
    narrator: &Narrator<'_>,
    before: &Public,
    id: ArmadaId,
    events: &[Event],
) -> CombatSide {
    let game = narrator.game;
    let owner: Seat = game.owner(id);
    let hull = before.mat(owner).hull;
    let after = events.iter().fold(hull, |hull_left, event| match *event {
        Event::Damaged { armada, hull, .. } if game.owner(armada) == owner => hull,
        _ => hull_left,
    });
    CombatSide {
        name: narrator.armada(id),
        mark: SideMark::Seat(owner.0),
        pieces: vec![CombatPiece {
            drawing: armada::armada(armada_look(game, before, id)),
            bars: vec![hull_bar(narrator, hull, after, game.frame().hull_max)],
        }],
    }
}

fn foe_side(narrator: &Narrator<'_>, before: &Public, foe: Target, events: &[Event]) -> CombatSide {
    let game = narrator.game;
    if let Target::Armada(armada) = foe {
        return armada_side(narrator, before, armada, events);
    }
    let full = game.foe(before, foe).hull;
    let ongoing = before.tasks.iter().find_map(|task| match *task {
        Task::Fight { foe: of, hull, .. } if of == foe => Some(hull),
        _ => None,
    });
    let began = events.iter().find_map(|event| match *event {
        Event::Fight { foe: of, hull, .. } if of == foe => Some(hull),
        _ => None,
    });
    let hull = ongoing.or(began).unwrap_or(full);
    let after = events.iter().fold(hull, |hull_left, event| match *event {
        Event::FoeHit { foe: of, hull, .. } if of == foe => hull,
        _ => hull_left,
    });
    CombatSide {
        name: narrator.target(foe),
        mark: SideMark::Neutral,
        pieces: vec![CombatPiece {
            drawing: picture(before, foe),
            bars: vec![hull_bar(narrator, hull, after, full)],
        }],
    }
}

fn picture(before: &Public, foe: Target) -> Html {
    match foe {
        Target::Raider(id) => {
            let level = before
                .raiders
                .get(id.index())
                .map_or(1, |raider| raider.level);
            raider::raider(level)
        }
        Target::Boss(id) => boss::boss(id.0),
        Target::Entity(entity) => ship::colony(entity_look(before, entity)),
        Target::Card(..) => raider::raider(1),
        Target::Armada(_) => Html::default(),
    }
}

fn hull_bar(narrator: &Narrator<'_>, before: u8, after: u8, most: u8) -> StrengthBar {
    StrengthBar {
        label: narrator.text("saga-hull"),
        before,
        after,
        most,
        kind: StrengthKind::Hull,
    }
}

/// A roll of an attack or a defense.
struct CombatRoll {
    source: String,
    faces: Vec<u8>,
    threshold: u8,
}

impl CombatRoll {
    fn new(narrator: &Narrator<'_>, stat: Stat, faces: &[u8], threshold: u8) -> Self {
        let args = [
            ("stat", narrator.stat(stat).into()),
            ("count", faces.len().into()),
            ("face", threshold.into()),
        ];
        Self {
            source: narrator.say("saga-combat-roll", &args),
            faces: faces.to_vec(),
            threshold,
        }
    }
}

/// Returns the dice of the last rolls, with rerolled faces.
fn rolls(narrator: &Narrator<'_>, before: &Public, events: &[Event]) -> Vec<DiceGroup> {
    let mut rolls = open_rolls(narrator, before);
    for event in events {
        match *event {
            Event::Rolled {
                purpose: RollPurpose::Attack | RollPurpose::Defend,
                stat,
                faces,
                threshold,
                ..
            } => rolls.push(CombatRoll::new(narrator, stat, &faces, threshold)),
            Event::Rerolled { place, face, .. } => {
                let last = rolls.last_mut();
                let die = last.and_then(|roll| roll.faces.get_mut(usize::from(place)));
                if let Some(die) = die {
                    *die = face;
                }
            }
            _ => {}
        }
    }
    let last = rolls.len().saturating_sub(MAX_ROLLS);
    rolls.split_off(last).into_iter().map(group).collect()
}

/// Returns the dice that were on the table before the events.
fn open_rolls(narrator: &Narrator<'_>, before: &Public) -> Vec<CombatRoll> {
    let default_threshold = narrator.game.frame().success;
    let open = before.tasks.iter().filter_map(|task| match *task {
        Task::Roll {
            purpose: RollPurpose::Attack | RollPurpose::Defend,
            stat,
            threshold,
            faces,
            ..
        } if !faces.is_empty() => {
            let threshold = if threshold == 0 {
                default_threshold
            } else {
                threshold
            };
            Some(CombatRoll::new(narrator, stat, &faces, threshold))
        }
        _ => None,
    });
    open.collect()
}

fn group(roll: CombatRoll) -> DiceGroup {
    let die = |face: u8| {
        let hits = face >= roll.threshold;
        CombatDie {
            drawing: die::die(face, hits),
            hits,
        }
    };
    DiceGroup {
        sources: vec![roll.source],
        dice: roll.faces.into_iter().map(die).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use engine::saga::Saga;
    use engine::saga::content::ContentSet;
    use engine::saga::metadata::scenario_entries;
    use engine::saga::options::Options;
    use play::random_match::check_combat_scenes;

    #[test]
    fn every_blow_of_a_fight_shows_both_sides() {
        let (mut scenes, mut with_dice, mut losses) = (0, 0, 0);
        for entry in scenario_entries(&ContentSet::default()).iter().take(6) {
            let options = Options::standard(&entry.id, entry.players.max);
            let game = Saga::with_content(options, &ContentSet::default()).expect("a game");
            check_combat_scenes::<Ui>(
                &game,
                11,
                1_500,
                |_| false,
                |moment, scene| {
                    let is_hit = |event: &Event| matches!(event, Event::FoeHit { .. });
                    let was_hit = moment.events.iter().any(is_hit);
                    assert!(!was_hit || scene.is_some(), "{:?}", moment.events);
                    let Some(scene) = scene else { return };
                    scenes += 1;
                    with_dice += usize::from(!scene.dice.is_empty());
                    assert_eq!(scene.sides.len(), 2);
                    let foe = &scene.sides[1].pieces[0].bars[0];
                    losses += usize::from(foe.after < foe.before);
                },
            );
        }
        assert!(
            scenes > 3 && with_dice > 3 && losses > 0,
            "{scenes} blows, {with_dice} with dice, {losses} with losses"
        );
    }
}

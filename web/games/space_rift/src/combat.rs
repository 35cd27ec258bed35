//! The combat scene of a roll of battle dice: both units, the dice with their sources, and the ships
//! that are lost. It is shown once the roll has counted.

pub mod open_roll;

use crate::Ui;
use crate::board_view::{lone_meteor, lone_unit};
use crate::narrate::Narrator;
use crate::pieces::{die, side};
use crate::table::battle::breakdown;
use crate::table::dice::hit_faces;
use engine::space_rift::SpaceRift;
use engine::space_rift::combat_roll::{CombatRoll, RollStage};
use engine::space_rift::dice::Face;
use engine::space_rift::event::Event;
use engine::space_rift::state::Public;
use engine::space_rift::unit::UnitId;
use play::game_ui::CombatMoment;
use ui::motion::{
    CombatDie, CombatPiece, CombatScene, CombatSide, DiceGroup, SideMark, StrengthBar, StrengthKind,
};

/// Returns the scene of the first roll that the events have completed; `None` without one, or while
/// dice may still be changed.
#[must_use]
pub fn scene(moment: &CombatMoment<'_, Ui>) -> Option<CombatScene> {
    let CombatMoment {
        game,
        phrases,
        events,
        ..
    } = *moment;
    let (before, after) = (&moment.before.public, &moment.after.public);
    let (roll, is_known) = completed_roll(before, events)?;
    let is_same = |other: &&CombatRoll| (other.roller, other.target) == (roll.roller, roll.target);
    if after.innermost_roll().filter(is_same).is_some_and(is_open) {
        return None;
    }
    let narrator = Narrator::new(phrases, game);
    let hits = events.iter().find_map(|event| match *event {
        Event::Hit { unit, hits } if unit == roll.target => Some(hits),
        _ => None,
    });
    let dice = dice(game, &roll, hits.unwrap_or(0)).into_iter();
    let dice = DiceGroup {
        sources: if is_known {
            sources(&narrator, before, &roll)
        } else {
            Vec::new()
        },
        dice: dice.map(|(_, die)| die).collect(),
    };
    Some(CombatScene {
        sides: vec![
            attacker_side(&narrator, before, &roll, events),
            unit_side(&narrator, before, roll.target, Some(events)),
        ],
        dice: vec![dice],
        facts: Vec::new(),
        needed: Some(needed(&narrator, &roll)),
        result: result(&narrator, &roll, events),
    })
}

fn attacker_side(
    narrator: &Narrator<'_>,
    before: &Public,
    roll: &CombatRoll,
    events: &[Event],
) -> CombatSide {
    match roll.roller {
        Some(unit) => unit_side(narrator, before, unit, None),
        None => meteor_side(narrator, before, roll.target, events),
    }
}

/// Returns the sources of the dice, one per line.
fn sources(narrator: &Narrator<'_>, public: &Public, roll: &CombatRoll) -> Vec<String> {
    let Some(unit) = roll.roller else {
        return Vec::new();
    };
    let (game, phrases) = (narrator.game, narrator.phrases);
    let parts = breakdown(game, public, phrases, unit, roll, roll.faces.len());
    let line = |(source, dice): (String, String)| {
        let args = [("source", source.into()), ("dice", dice.into())];
        phrases.say("space-rift-combat-source", &args)
    };
    parts.into_iter().map(line).collect()
}

/// Returns which faces hit.
fn needed(narrator: &Narrator<'_>, roll: &CombatRoll) -> String {
    let faces = hit_faces(narrator.game, roll.target);
    let [class, blast] = faces.map(|face| narrator.term(face.into_str()));
    let args = [("class", class.into()), ("blast", blast.into())];
    narrator.say("space-rift-combat-needed", &args)
}

/// Returns the meteor that struck a unit.
fn meteor_side(
    narrator: &Narrator<'_>,
    before: &Public,
    target: UnitId,
    events: &[Event],
) -> CombatSide {
    let struck = events.iter().find_map(|event| match *event {
        Event::MeteorStruck { meteor, unit, .. } if unit == target => Some(meteor),
        _ => None,
    });
    CombatSide {
        name: narrator.text("space-rift-cell-meteor"),
        mark: SideMark::Neutral,
        pieces: vec![CombatPiece {
            drawing: lone_meteor(narrator.game, before, struck.unwrap_or(0)),
            bars: Vec::new(),
        }],
    }
}

/// Returns whether the dice of a roll are on the table and may still be changed.
const fn is_open(roll: &CombatRoll) -> bool {
    matches!(
        roll.stage,
        RollStage::RolledOwn | RollStage::Reroll(_) | RollStage::RolledEnemy | RollStage::Score
    )
}

/// Returns the roll that was open before the events, or the first one among them, with its final
/// dice, and whether its cause is known.
fn completed_roll(before: &Public, events: &[Event]) -> Option<(CombatRoll, bool)> {
    let pending = before.innermost_roll().copied();
    let mut found = pending.filter(is_open).map(|roll| (roll, true));
    let mut declared = pending;
    for event in events {
        match *event {
            Event::Declared {
                unit,
                target,
                cause,
                range,
                ..
            } => {
                declared = Some(CombatRoll {
                    roller: Some(unit),
                    target,
                    cause,
                    range,
                    ..CombatRoll::default()
                });
            }
            Event::Rolled {
                unit,
                target,
                faces,
            } if found.is_none() => {
                let known = declared.filter(|roll| (roll.roller, roll.target) == (unit, target));
                let roll = CombatRoll {
                    roller: unit,
                    target,
                    faces,
                    ..known.unwrap_or_default()
                };
                found = Some((roll, known.is_some()));
            }
            Event::Rerolled { unit, faces } => {
                if let Some((roll, _)) =
                    found.as_mut().filter(|(roll, _)| roll.roller == Some(unit))
                {
                    roll.faces = faces;
                }
            }
            _ => {}
        }
    }
    found
}

/// Returns the dice of a roll. Those that show the target's class come first among the hits, then
/// blasts, of which the target may ignore some.
fn dice(game: &SpaceRift, roll: &CombatRoll, hits: u8) -> Vec<(Face, CombatDie)> {
    let [own, blast] = hit_faces(game, roll.target);
    let mut remaining_hits = hits;
    let mut counts = |face: Face| {
        let is_hit =
            remaining_hits > 0 && (face == own || face == blast || roll.converted == Some(face));
        remaining_hits -= u8::from(is_hit);
        is_hit
    };
    let mut faces: Vec<Face> = die::one_by_one(&roll.faces).collect();
    faces.sort_by_key(|face| (*face != own, Some(*face) != roll.converted, *face != blast));
    let die = |face: Face| {
        let hits = counts(face);
        let drawing = die::face(face, hits);
        (face, CombatDie { drawing, hits })
    };
    faces.into_iter().map(die).collect()
}

/// Returns a unit as it was before the events; with `events`, also the ships that it lost.
fn unit_side(
    narrator: &Narrator<'_>,
    before: &Public,
    id: UnitId,
    events: Option<&[Event]>,
) -> CombatSide {
    let game = narrator.game;
    let build = game.build(id);
    let hull = u8::from(build.has_hull());
    let strength = before.unit(id).ships + hull;
    let bars = events.map(|events| {
        let after = events.iter().fold(strength, |now, event| match *event {
            Event::ShipsLost { unit, ships, .. } if unit == id => ships + hull,
            Event::Eliminated { unit, .. } if unit == id => 0,
            _ => now,
        });
        StrengthBar {
            label: narrator.text("space-rift-combat-ships"),
            before: strength,
            after,
            most: build.ships + hull,
            kind: StrengthKind::Hull,
        }
    });
    CombatSide {
        name: narrator.unit(id),
        mark: SideMark::Class(side::class_of(build.side)),
        pieces: vec![CombatPiece {
            drawing: lone_unit(game, before, id),
            bars: bars.into_iter().collect(),
        }],
    }
}

/// Returns the sentence of the gravest event.
fn result(narrator: &Narrator<'_>, roll: &CombatRoll, events: &[Event]) -> String {
    let gravity = |event: &&Event| match **event {
        Event::Eliminated { unit, .. } if unit == roll.target => 3,
        Event::ShipsLost { unit, .. } if unit == roll.target => 2,
        Event::Hit { unit, .. } if unit == roll.target => 1,
        _ => 0,
    };
    match events
        .iter()
        .max_by_key(gravity)
        .filter(|event| gravity(event) > 0)
    {
        Some(event) => narrator.event(event),
        None => {
            let unit = roll.roller.map_or_else(
                || narrator.text("space-rift-cell-meteor"),
                |unit| narrator.unit(unit),
            );
            let target = narrator.unit(roll.target);
            let args = [("unit", unit.into()), ("target", target.into())];
            narrator.say("space-rift-combat-missed", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use engine::space_rift::action::Action;
    use engine::space_rift::options::Options;
    use play::random_match::check_combat_scenes;

    #[test]
    fn every_roll_that_counts_shows_dice_and_losses() {
        let game = SpaceRift::new(Options::duel("srb-01")).expect("a battle of the box");
        let attacks = |action: &Action| matches!(action, Action::Attack(..));
        let (mut scenes, mut hits, mut losses, mut shown_losses) = (0, 0, 0, 0);
        for seed in 0..12 {
            check_combat_scenes::<Ui>(&game, seed, 400, attacks, |moment, scene| {
                let is_loss = |event: &&Event| matches!(event, Event::ShipsLost { .. });
                losses += moment.events.iter().filter(is_loss).count();
                let Some(scene) = scene else { return };
                scenes += 1;
                assert_eq!((scene.sides.len(), scene.dice.len()), (2, 1));
                assert!(!scene.dice[0].dice.is_empty() && scene.needed.is_some());
                let bar = &scene.sides[1].pieces[0].bars[0];
                hits += scene.dice[0].dice.iter().filter(|die| die.hits).count();
                shown_losses += usize::from(bar.after < bar.before);
            });
        }
        assert!(
            scenes > 10 && hits > 3 && shown_losses > 3,
            "{scenes} rolls, {hits} hits, {shown_losses} of {losses} losses"
        );
    }
}

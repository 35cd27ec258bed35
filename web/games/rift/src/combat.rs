//! The combat scene of shots: attacker, weapon and energy, the side that is hit, shields and hull
//! before and after. A shot has no dice.

use crate::Ui;
use crate::board_view::{lone_mine, lone_ship};
use crate::narrate::Narrator;
use engine::rift::event::{Event, Target};
use engine::rift::ship::{Ship, ShipId, Side, Weapon};
use engine::rift::view::View;
use play::game_ui::CombatMoment;
use ui::motion::{CombatPiece, CombatScene, CombatSide, SideMark, StrengthBar, StrengthKind};
use yew::prelude::*;

/// The shots of one ship at one target.
struct Volley {
    ship: ShipId,
    weapon: Weapon,
    target: Target,
    count: u8,
    damage: u8,
}

/// Returns the scene of the shots that one ship fired at the first target; `None` without a shot.
#[must_use]
pub fn scene(moment: &CombatMoment<'_, Ui>) -> Option<CombatScene> {
    let CombatMoment {
        game,
        phrases,
        before,
        events,
        ..
    } = *moment;
    let volley = volley(events)?;
    let narrator = Narrator::new(phrases, game);
    let attacker = CombatSide {
        name: narrator.ship(volley.ship),
        mark: SideMark::Seat(game.owner(volley.ship).0),
        pieces: vec![CombatPiece {
            drawing: lone_ship(game, before, volley.ship),
            bars: Vec::new(),
        }],
    };
    let defender = match volley.target {
        Target::Ship(ship, side) => hit_ship(&narrator, before, ship, side, events)?,
        Target::Mine(space) => CombatSide {
            name: phrases.text("rift-combat-mine"),
            mark: SideMark::Neutral,
            pieces: vec![CombatPiece {
                drawing: before
                    .mines
                    .iter()
                    .find(|mine| mine.space() == space)
                    .map_or_else(Html::default, |mine| lone_mine(*mine)),
                bars: Vec::new(),
            }],
        },
    };
    Some(CombatScene {
        sides: vec![attacker, defender],
        dice: Vec::new(),
        facts: facts(&narrator, &volley),
        needed: None,
        result: result(&narrator, volley.target, events),
    })
}

/// Returns the first shot together with the same shots that follow it.
fn volley(events: &[Event]) -> Option<Volley> {
    let mut first: Option<Volley> = None;
    for event in events {
        let Event::ShotFired {
            ship,
            weapon,
            target,
            damage,
            ..
        } = *event
        else {
            continue;
        };
        match &mut first {
            None => {
                first = Some(Volley {
                    ship,
                    weapon,
                    target,
                    count: 1,
                    damage,
                });
            }
            Some(volley)
                if (volley.ship, volley.weapon, volley.target) == (ship, weapon, target) =>
            {
                volley.count = volley.count.saturating_add(1);
                volley.damage = volley.damage.saturating_add(damage);
            }
            Some(_) => {}
        }
    }
    first
}

/// Returns the ship that was hit, with its shield on the side of the hit and its hull.
fn hit_ship(
    narrator: &Narrator<'_>,
    before: &View,
    id: ShipId,
    hit_side: Side,
    events: &[Event],
) -> Option<CombatSide> {
    let game = narrator.game;
    let ship: &Ship = before.ship(id)?;
    let shield = ship.bars.total(hit_side);
    let (shield_after, hull_after) = strength_after(ship, id, hit_side, events);
    let side = narrator.term(hit_side.into_str());
    let bars = vec![
        StrengthBar {
            label: narrator
                .phrases
                .say("rift-combat-shield", &[("side", side.into())]),
            before: shield,
            after: shield_after,
            most: shield,
            kind: StrengthKind::Shield,
        },
        StrengthBar {
            label: narrator.phrases.text("rift-console-hull"),
            before: ship.hull,
            after: hull_after,
            most: game.build(id).hull,
            kind: StrengthKind::Hull,
        },
    ];
    Some(CombatSide {
        name: narrator.ship(id),
        mark: SideMark::Seat(game.owner(id).0),
        pieces: vec![CombatPiece {
            drawing: lone_ship(game, before, id),
            bars,
        }],
    })
}

/// Returns the shield on one side and the hull of a ship after the events.
fn strength_after(ship: &Ship, id: ShipId, hit_side: Side, events: &[Event]) -> (u8, u8) {
    let (mut shield, mut hull) = (ship.bars.total(hit_side), ship.hull);
    for event in events {
        match *event {
            Event::BarDamaged {
                ship, slot, damage, ..
            } if ship == id && slot.side == hit_side => {
                shield = shield.saturating_sub(damage);
            }
            Event::HullDamaged {
                ship,
                remaining_hull,
                ..
            } if ship == id => hull = remaining_hull,
            Event::ShipDestroyed { ship } if ship == id => hull = 0,
            _ => {}
        }
    }
    (shield, hull)
}

/// Returns the weapon, its price and its damage, a line each.
fn facts(narrator: &Narrator<'_>, volley: &Volley) -> Vec<String> {
    let phrases = narrator.phrases;
    let weapon = narrator.term(volley.weapon.into_str());
    let price = narrator.game.figures().gun(volley.weapon).cost;
    let energy = price.saturating_mul(volley.count);
    let mut facts = vec![
        phrases.say(
            "rift-combat-weapon",
            &[("weapon", weapon.into()), ("count", volley.count.into())],
        ),
        phrases.say("rift-combat-damage", &[("damage", volley.damage.into())]),
    ];
    if energy > 0 {
        facts.push(phrases.say("rift-combat-energy", &[("energy", energy.into())]));
    }
    if let Target::Ship(_, side) = volley.target {
        let side = narrator.term(side.into_str());
        facts.push(phrases.say("rift-combat-side", &[("side", side.into())]));
    }
    facts
}

/// Returns the sentence of the gravest event.
fn result(narrator: &Narrator<'_>, target: Target, events: &[Event]) -> String {
    let gravity = |event: &Event| match (*event, target) {
        (Event::ShipDestroyed { ship }, Target::Ship(hit, _)) if ship == hit => 4,
        (Event::MineDetonated { mine }, Target::Mine(space)) if mine.space() == space => 4,
        (Event::HullDamaged { ship, .. }, Target::Ship(hit, _)) if ship == hit => 3,
        (Event::BarDamaged { ship, .. }, Target::Ship(hit, _)) if ship == hit => 2,
        _ => 0,
    };
    let gravest = events.iter().max_by_key(|event| gravity(event));
    match gravest.filter(|event| gravity(event) > 0) {
        Some(event) => narrator.event(event),
        None => narrator.phrases.text("rift-combat-no-damage"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use engine::rift::Rift;
    use engine::rift::action::Action;
    use engine::rift::options::Options;
    use play::random_match::check_combat_scenes;

    fn is_shot(event: &Event) -> bool {
        matches!(event, Event::ShotFired { .. })
    }

    #[test]
    fn a_shot_shows_weapon_side_and_strength_before_and_after() {
        let game = Rift::new(Options::duel("cold-open", "rhino", "screech")).expect("a duel");
        let fires = |action: &Action| matches!(action, Action::Fire(..));
        let mut hits = 0;
        check_combat_scenes::<Ui>(&game, 5, 6_000, fires, |moment, scene| {
            let shot = moment.events.iter().find(|event| is_shot(event));
            let (Some(scene), Some(&Event::ShotFired { target, .. })) = (scene, shot) else {
                assert!(scene.is_none() && shot.is_none());
                return;
            };
            let [attacker, defender] = &scene.sides[..] else {
                panic!("two sides, not {}", scene.sides.len());
            };
            assert!(scene.dice.is_empty() && scene.needed.is_none());
            assert!((2..=4).contains(&scene.facts.len()), "{:?}", scene.facts);
            let Target::Ship(ship, side) = target else {
                return;
            };
            assert_ne!(attacker.mark, defender.mark);
            let [shield, hull] = &defender.pieces[0].bars[..] else {
                panic!("shield and hull");
            };
            let strength = |view: &View| {
                let ship = view.ship(ship);
                ship.map(|ship| (ship.bars.total(side), ship.hull))
            };
            assert_eq!(Some((shield.before, hull.before)), strength(moment.before));
            if let Some(after) = strength(moment.after) {
                assert_eq!((shield.after, hull.after), after);
            }
            hits += usize::from(shield.after < shield.before || hull.after < hull.before);
        });
        assert!(hits > 3, "{hits} hits");
    }
}

//! The combat scene of a battle: the fleets of both sides with their damage, the dice of the last
//! round, and what was lost.

use crate::Ui;
use crate::board_view::lone_ship;
use crate::narrate::Narrator;
use crate::pieces::{die, guard};
use crate::table::battle::{DiceRoll, FightRecord, first_fight};
use engine::exodus::event::{Event, RollPurpose};
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::state::{GuardShip, Public, SEATS};
use engine::game::{Seat, SeatSet};
use play::game_ui::CombatMoment;
use ui::motion::{
    CombatDie, CombatPiece, CombatScene, CombatSide, DiceGroup, SideMark, StrengthBar, StrengthKind,
};
use yew::prelude::*;

/// Returns the scene of the first fight in which dice were rolled or ships were hit.
#[must_use]
pub fn scene(moment: &CombatMoment<'_, Ui>) -> Option<CombatScene> {
    let CombatMoment {
        game,
        phrases,
        events,
        ..
    } = *moment;
    let (before, after) = (&moment.before.public, &moment.after.public);
    let fight = first_fight(game, before, events)?;
    let events = events_of(&fight, events);
    let context = SceneContext {
        narrator: Narrator::new(phrases, game).with_map(before),
        before,
        after,
        events,
    };
    let gravest = context.gravest_event()?;
    let result = context.narrator.event(gravest);
    let mut sides: Vec<CombatSide> = context
        .seats(&fight)
        .iter()
        .map(|seat| context.fleet(&fight, seat))
        .collect();
    sides.extend(context.guard(&fight));
    let last = fight.rounds.iter().rfind(|round| !round.throws.is_empty());
    let throws = last.map_or(&[][..], |round| &round.throws);
    Some(CombatScene {
        sides,
        dice: throws
            .iter()
            .map(|throw| context.dice(&fight, throw))
            .collect(),
        facts: Vec::new(),
        needed: None,
        result,
    })
}

const fn is_in_fight(dice: RollPurpose) -> bool {
    matches!(dice, RollPurpose::Battle | RollPurpose::Guard)
}

/// Returns the events up to the end of a fight.
fn events_of<'a>(fight: &FightRecord, events: &'a [Event]) -> &'a [Event] {
    let ends = |event: &Event| match event {
        Event::BattleEnded { hex, .. } | Event::GuardEnded { hex, .. } => *hex == fight.hex,
        _ => false,
    };
    let end = events.iter().position(ends);
    &events[..end.map_or(events.len(), |end| end + 1)]
}

struct SceneContext<'a> {
    narrator: Narrator<'a>,
    before: &'a Public,
    after: &'a Public,
    /// The events of the fight.
    events: &'a [Event],
}

impl<'a> SceneContext<'a> {
    /// Returns the event that says most about the result; `None` if nothing was resolved.
    fn gravest_event(&self) -> Option<&'a Event> {
        let gravity = |event: &&Event| match event {
            Event::BattleEnded { .. } | Event::GuardEnded { .. } => 4,
            Event::Destroyed { .. } => 3,
            Event::Hit { .. } | Event::GuardHit { .. } => 2,
            Event::Rolled { dice, .. } if is_in_fight(*dice) => 1,
            _ => 0,
        };
        let is_blow = |event: &Event| (1..4).contains(&gravity(&event));
        // A fight that ends without dice has nothing to show.
        self.events.iter().any(is_blow).then_some(())?;
        self.events.iter().max_by_key(gravity)
    }

    fn seats(&self, fight: &FightRecord) -> SeatSet {
        let began = self.events.iter().find_map(|event| match *event {
            Event::BattleBegan { hex, seats } if hex == fight.hex => Some(seats),
            Event::GuardShown { hex, seat, .. } if hex == fight.hex => {
                Some(SeatSet::singleton(seat))
            }
            _ => None,
        });
        let ongoing = self.before.battle.as_ref().map(|battle| battle.seats);
        ongoing.or(began).unwrap_or(SeatSet::NONE)
    }

    /// Returns the ships of a seat in a fight, as they were before the events.
    fn fleet(&self, fight: &FightRecord, seat: Seat) -> CombatSide {
        let is_there = |ship: &ShipId| match &self.before.battle {
            Some(battle) => battle.ships.contains(*ship),
            None => {
                let states = [self.before, self.after];
                let mut hexes = states.iter().map(|public| public.ship(*ship).hex);
                hexes.any(|hex| hex == Some(fight.hex)) || self.is_hit(*ship)
            }
        };
        let ships = ShipSet::fleet(seat).iter().filter(is_there);
        CombatSide {
            name: self.narrator.seat(seat),
            mark: SideMark::Seat(seat.0),
            pieces: ships.map(|ship| self.ship(ship)).collect(),
        }
    }

    fn is_hit(&self, id: ShipId) -> bool {
        let mut events = self.events.iter();
        events.any(|event| match *event {
            Event::Hit { ship, .. } | Event::Destroyed { ship, .. } => ship == id,
            _ => false,
        })
    }

    /// Returns a ship with the hits that it could and can still take.
    fn ship(&self, id: ShipId) -> CombatPiece {
        let game = self.narrator.game;
        let marks = self.before.battle.as_ref().map_or(0, |battle| {
            battle.marks[id.seat().index() % SEATS][id.fleet_index()]
        });
        let most = game.strength_of(self.before, id).saturating_add(1);
        let damage = self.before.ship(id).damage.saturating_add(marks);
        let before = most.saturating_sub(damage);
        let after = self
            .events
            .iter()
            .fold(before, |strength, event| match *event {
                Event::Hit { ship, .. } if ship == id => strength.saturating_sub(1),
                Event::Destroyed { ship, .. } if ship == id => 0,
                _ => strength,
            });
        CombatPiece {
            drawing: lone_ship(game, self.before, id),
            bars: vec![StrengthBar {
                label: self.narrator.ship_short(id),
                before,
                after,
                most,
                kind: StrengthKind::Hull,
            }],
        }
    }

    /// Returns the guard of a fight, if it has one.
    fn guard(&self, fight: &FightRecord) -> Option<CombatSide> {
        let (level, card) = fight.guard?;
        let game = self.narrator.game;
        let ongoing = self.before.battle.as_ref().and_then(|battle| battle.guard);
        let guard = ongoing.unwrap_or(GuardShip { card, damage: 0 });
        let most = game.guard_strength(guard).saturating_add(1);
        let before = most.saturating_sub(guard.damage);
        let after = self
            .events
            .iter()
            .fold(before, |strength, event| match *event {
                Event::GuardHit { hits, .. } => strength.saturating_sub(hits),
                Event::GuardEnded {
                    is_beaten: true, ..
                } => 0,
                _ => strength,
            });
        Some(CombatSide {
            name: self.narrator.guard(level),
            mark: SideMark::Neutral,
            pieces: vec![CombatPiece {
                // A guard is drawn around a planet, larger than a ship.
                drawing: html! { <g transform="translate(0 5) scale(0.6)">{ guard::guard(level) }</g> },
                bars: vec![StrengthBar {
                    label: self.narrator.text("exodus-combat-strength"),
                    before,
                    after,
                    most,
                    kind: StrengthKind::Hull,
                }],
            }],
        })
    }

    fn dice(&self, fight: &FightRecord, throw: &DiceRoll) -> DiceGroup {
        let side = match fight.guard.filter(|_| throw.is_guard) {
            Some((level, _)) => self.narrator.guard(level),
            None => self.narrator.seat(throw.seat),
        };
        let args = [
            ("side", side.into()),
            ("count", throw.faces.len().into()),
            ("face", throw.min_hit_face.into()),
        ];
        let die = |face: &u8| {
            let hits = *face >= throw.min_hit_face;
            CombatDie {
                drawing: die::die(*face, hits),
                hits,
            }
        };
        DiceGroup {
            sources: vec![self.narrator.say("exodus-combat-roll", &args)],
            dice: throw.faces.iter().map(die).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::exodus::Exodus;
    use engine::exodus::options::Options;
    use engine::game::Game;
    use play::random_match::check_combat_scenes;

    #[test]
    fn every_round_of_a_battle_shows_fleets_and_dice() {
        let game = Exodus::new(Options::standard(2)).expect("a game of the box");
        let (mut rounds, mut hits) = (0, 0);
        for seed in 0..6 {
            check_combat_scenes::<Ui>(
                &game,
                seed,
                3_000,
                |_| false,
                |_, scene| {
                    let Some(scene) = scene else { return };
                    assert!(scene.sides.iter().all(|side| !side.pieces.is_empty()));
                    rounds += usize::from(!scene.dice.is_empty());
                    let pieces = scene.sides.iter().flat_map(|side| &side.pieces);
                    let mut bars = pieces.flat_map(|piece| &piece.bars);
                    hits += usize::from(bars.any(|bar| bar.after < bar.before));
                },
            );
        }
        assert!(rounds > 5 && hits > 3, "{rounds} rounds, {hits} with hits");
    }
}

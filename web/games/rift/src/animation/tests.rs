//! Tests that every event animates the correct ship and side, in the correct order.

use super::super::narrate::tests::events;
use super::*;
use engine::game::{Game, Seat, SeatSet};
use engine::grid::{Plane, Square};
use engine::rift::event::Target;
use engine::rift::options::Options;
use engine::rift::ship::{Layer, Slot, Weapon};
use engine::rift::state::Ending;
use ui::motion::{AnimationSchedule, cues};
use ui::settings::Tempo;
use ui::sound::SoundCue;

const SHIP: ShipId = ShipId(0);
const ENEMY: ShipId = ShipId(1);

fn game() -> (Rift, View) {
    let game = Rift::from_options_with_base_content(Options::duel("cold-open", "rhino", "screech"))
        .expect("a board of the box");
    let state = game.deal(&mut engine::chance::ZeroChance);
    (game, state)
}

fn animation_of(game: &Rift, state: &View, events: &[Event]) -> Vec<AnimationStep> {
    let transition = Transition {
        game,
        before: state,
        after: state,
        people: SeatSet::singleton(Seat(0)),
    };
    animate(transition, events)
}

fn space(x: u8, y: u8) -> Space {
    Space::new(Square::new(x, y).expect("on the board"), Plane::MIDDLE)
}

#[test]
fn every_event_except_the_end_of_a_turn_is_animated() {
    let (game, state) = game();
    for event in events() {
        let animation = animation_of(&game, &state, &[event]);
        let is_silent = matches!(event, Event::TurnEnded { .. });
        assert_eq!(animation.is_empty(), is_silent, "{event:?}");
        let schedule = AnimationSchedule::new(1, animation, Tempo::Normal);
        assert!(schedule.length <= 600, "{event:?}");
        for track in &schedule.tracks {
            assert!(track.frames.is_sorted_by_key(|frame| frame.at), "{event:?}");
        }
    }
}

#[test]
fn every_animation_step_is_short() {
    let (game, state) = game();
    for event in events() {
        for step in animation_of(&game, &state, &[event]) {
            assert!(step.length <= 280, "{event:?} takes {}", step.length);
        }
    }
}

#[test]
fn a_step_moves_its_ship_along_the_path() {
    let (game, state) = game();
    let (from, to) = (space(2, 3), space(3, 3));
    let animation = animation_of(
        &game,
        &state,
        &[Event::Stepped {
            ship: ENEMY,
            from,
            to,
        }],
    );
    let [step] = &animation[..] else {
        panic!("one beat")
    };
    let [glide] = &step.moves[..] else {
        panic!("one movement")
    };
    assert_eq!(glide.on, "[data-piece=\"ship-1\"]");
    let values: Vec<_> = glide
        .steps
        .iter()
        .map(|(_, value)| value.as_str())
        .collect();
    assert_eq!(
        values,
        ["translate(250px, 350px)", "translate(350px, 350px)"]
    );
}

#[test]
fn a_rotation_across_north_goes_the_short_way() {
    let (game, state) = game();
    let turn = |from, to| {
        let animation = animation_of(
            &game,
            &state,
            &[Event::Rotated {
                ship: SHIP,
                from,
                to,
            }],
        );
        let steps = animation[0].moves[0].steps.clone();
        steps
            .into_iter()
            .map(|(_, value)| value)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        turn(Heading::NW, Heading::N),
        ["rotate(-45deg)", "rotate(0deg)"]
    );
    assert_eq!(
        turn(Heading::N, Heading::NW),
        ["rotate(360deg)", "rotate(315deg)"]
    );
}

/// A shot from the west hits a north-facing ship on its left side.
#[test]
fn the_side_that_was_hit_flares() {
    let (game, mut state) = game();
    let mut ships = state.ships;
    if let Some(ship) = ships.get_mut(ENEMY.index()) {
        (ship.space, ship.heading) = (space(4, 4), Heading::N);
    }
    state.ships = ships;
    let slot = Slot {
        side: Side::Left,
        layer: Layer::Outer,
    };
    let shot = Event::ShotFired {
        ship: SHIP,
        weapon: Weapon::Laser,
        is_charged: false,
        from: space(1, 4),
        to: space(4, 4),
        target: Target::Ship(ENEMY, Side::Left),
        damage: 1,
    };
    let hit = Event::BarDamaged {
        ship: ENEMY,
        slot,
        damage: 1,
        remaining_strength: 2,
    };
    let animation = animation_of(&game, &state, &[shot, hit]);
    assert_eq!(cues(&animation), [SoundCue::Laser, SoundCue::Shield]);
    let [lane, .., flare] = &animation[..] else {
        panic!("a shot and a flare")
    };
    assert_eq!(
        lane.effects[0].position,
        "translate(150 450) rotate(0.0) translate(34 0)"
    );
    assert_eq!(flare.effects[0].position, "translate(450 450) rotate(270)");
    assert!(
        flare.lag.is_some_and(|lag| lag < lane.length),
        "damage is seen as the beam strikes"
    );
}

#[test]
fn a_shot_without_damage_lights_up_only_the_shield() {
    let (game, state) = game();
    let shot = Event::ShotFired {
        ship: SHIP,
        weapon: Weapon::Torpedo,
        is_charged: false,
        from: space(1, 4),
        to: space(4, 4),
        target: Target::Ship(ENEMY, Side::Back),
        damage: 0,
    };
    assert_eq!(
        cues(&animation_of(&game, &state, &[shot])),
        [SoundCue::Torpedo, SoundCue::Shield]
    );
}

#[test]
fn a_destroyed_ship_is_drawn_until_it_disappears() {
    let (game, state) = game();
    let (from, to) = (space(2, 3), space(3, 3));
    let animation = animation_of(
        &game,
        &state,
        &[
            Event::Stepped {
                ship: ENEMY,
                from,
                to,
            },
            Event::ShipDestroyed { ship: ENEMY },
        ],
    );
    let schedule = AnimationSchedule::new(1, animation, Tempo::Normal);
    let lost = "[data-fx=\"lost-ship-1\"]";
    let track_of = |property| {
        let mut tracks = schedule.tracks.iter();
        tracks.find(|track| track.on == lost && track.property == property)
    };
    let glide = track_of(Property::Transform).expect("it still flies");
    assert_eq!(
        glide.frames.last().map(|f| f.value.as_str()),
        Some("translate(350px, 350px)")
    );
    let seen = track_of(Property::Opacity).expect("it is seen");
    assert_eq!(
        seen.frames.first().map(|f| (f.at, f.value.as_str())),
        Some((0, "1"))
    );
    assert_eq!(seen.frames.last().map(|f| f.value.as_str()), Some("0"));
    assert!(
        schedule
            .tracks
            .iter()
            .all(|track| track.on != "[data-piece=\"ship-1\"]")
    );
    for track in schedule.tracks.iter().filter(|track| track.on == lost) {
        let end = track.frames.last().map(|frame| frame.at);
        assert_eq!(
            end,
            Some(schedule.length),
            "it stays where it is to the end"
        );
    }
}

#[test]
fn the_sound_of_the_end_depends_on_the_winner() {
    let (game, state) = game();
    let end = |winners| Event::MatchEnded {
        winners,
        ending: Ending::LastTeam,
    };
    let end_cues = |winners| cues(&animation_of(&game, &state, &[end(winners)]));
    assert_eq!(end_cues(SeatSet::singleton(Seat(0))), [SoundCue::Win]);
    assert_eq!(end_cues(SeatSet::singleton(Seat(1))), [SoundCue::Lose]);
    assert_eq!(end_cues(SeatSet::NONE), [SoundCue::Draw]);
}

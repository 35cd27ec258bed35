//! Tests that every event has its animation step on the right piece and place, in the right order.

use super::super::board_view::tests::{crowded, dealt};
use super::super::board_view::{cubes_name, placement_of, ship_name};
use super::flight::test_keyframes;
use super::*;
use engine::components::ArrayVec;
use engine::exodus::event::RollPurpose;
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::exodus::state::State;
use play::random_decisions::play_random_decisions;
use ui::motion::{AnimationSchedule, Property, values_of};
use ui::settings::Tempo;

fn animation_of(
    game: &Exodus,
    before: &State,
    after: &State,
    events: &[Event],
) -> Vec<AnimationStep> {
    let transition = Transition {
        game,
        before: &before.public,
        after: &after.public,
        people: SeatSet::singleton(Seat(0)),
    };
    animate(transition, events)
}

fn path(hexes: &[u8]) -> ArrayVec<HexId, 4> {
    let mut path = ArrayVec::new();
    for hex in hexes {
        let _ = path.push(HexId(*hex));
    }
    path
}

#[test]
fn a_flown_ship_moves_from_its_old_place_to_its_new_one() {
    let (game, before) = crowded();
    let mut after = before.clone();
    let ship = ShipId(7);
    after.public.ship_mut(ship).hex = Some(HexId(19));
    let flown = Event::Flown {
        ship,
        path: path(&[7, 19]),
    };
    let animation = animation_of(&game, &before, &after, &[flown]);
    let steps = values_of(
        &animation,
        &piece_selector(&ship_name(ship)),
        Property::Transform,
    );
    let from = placement_of(&game, &before.public, ship)
        .expect("it is there")
        .place;
    let to = placement_of(&game, &after.public, ship)
        .expect("it is there")
        .place;
    assert!(steps[0].starts_with(&translate_px(from)), "{steps:?}");
    assert!(
        steps[steps.len() - 1].starts_with(&translate_px(to)),
        "{steps:?}"
    );
    assert!(steps.iter().any(|step| step.contains("rotate(")));
}

#[test]
fn all_flights_run_at_once_with_one_sound() {
    let (game, before) = crowded();
    let mut after = before.clone();
    let flown = |(ship, from, to): (u8, u8, u8)| Event::Flown {
        ship: ShipId(ship),
        path: path(&[from, to]),
    };
    let flights = [(7, 7, 19), (46, 12, 29), (47, 12, 13)];
    for (ship, _, to) in flights {
        after.public.ship_mut(ShipId(ship)).hex = Some(HexId(to));
    }
    let animation = animation_of(&game, &before, &after, &flights.map(flown));
    let schedule = AnimationSchedule::with_limit(1, animation, Tempo::Normal, MAX_DURATION_MS);
    assert_eq!(schedule.cues, [(0, SoundCue::Thrust)]);
    assert!(schedule.length <= 600, "{}", schedule.length);
}

#[test]
fn a_destroyed_ship_stays_visible_until_it_explodes() {
    let (game, before) = crowded();
    let mut after = before.clone();
    let ship = ShipId(30);
    after.public.ship_mut(ship).hex = None;
    let events = [
        Event::BattleBegan {
            hex: HexId(2),
            seats: SeatSet::singleton(Seat(2)).with(Seat(3)),
        },
        Event::RoundBegan {
            hex: HexId(2),
            round: 1,
        },
        Event::Hit {
            by: Some(Seat(2)),
            ship,
        },
        Event::Destroyed {
            ship,
            hex: HexId(2),
        },
        Event::BattleEnded {
            hex: HexId(2),
            winner: Some(Seat(2)),
            sixtieths: 120,
        },
    ];
    let animation = animation_of(&game, &before, &after, &events);
    let ghost = TransientDrawing::select(&ghost_name(&ship_name(ship)));
    let seen = values_of(&animation, &ghost, Property::Opacity);
    assert_eq!(seen.last(), Some(&"0"));
    let mut removed = animation[0]
        .effects
        .iter()
        .filter_map(|effect| effect.name.clone());
    assert!(removed.any(|name| ghost == TransientDrawing::select(&name)));
    // Of all numbers, the victory points of the battle must be shown.
    let schedule = AnimationSchedule::with_limit(1, animation, Tempo::Normal, MAX_DURATION_MS);
    let drawn = board::html_text::html_to_text(&schedule.drawings);
    assert!(drawn.contains("+2"), "{drawn}");
}

/// Every roll of a battle stays readable, however long the battle is.
#[test]
fn every_roll_of_a_long_battle_is_shown_in_full() {
    let (game, before) = crowded();
    let (hex, seats) = (HexId(2), SeatSet::singleton(Seat(2)).with(Seat(3)));
    let mut faces = engine::exodus::event::Faces::new();
    for face in [1, 2, 4] {
        let _ = faces.push(face);
    }
    let mut events = vec![Event::BattleBegan { hex, seats }];
    for round in 1..=12 {
        events.push(Event::RoundBegan { hex, round });
        events.extend(seats.iter().map(|seat| Event::Rolled {
            seat,
            dice: RollPurpose::Battle,
            faces,
        }));
    }
    let animation = animation_of(&game, &before, &before, &events);
    let schedule = AnimationSchedule::with_limit(1, animation, Tempo::Normal, MAX_DURATION_MS);
    let next = schedule.cues.iter().skip(1).map(|(at, _)| *at);
    let pairs = schedule.cues.iter().zip(next.chain([schedule.length]));
    let rolls = pairs.filter(|((_, cue), _)| *cue == SoundCue::Dice);
    let lengths: Vec<u32> = rolls.map(|((at, _), next)| next - at).collect();
    assert_eq!(lengths.len(), 24);
    assert!(lengths.iter().all(|length| *length >= 550), "{lengths:?}");
}

#[test]
fn a_ship_that_joins_a_group_has_a_ghost_until_it_arrives() {
    let (game, before) = crowded();
    let mut after = before.clone();
    let ship = ShipId(3);
    after.public.ship_mut(ship).hex = Some(HexId(5));
    // Hex 5 holds so many ships that they are drawn as one.
    let placement = placement_of(&game, &after.public, ship).expect("it is there");
    assert!(placement.ships.len() > 1);
    let flown = Event::Flown {
        ship,
        path: path(&[14, 5]),
    };
    let animation = animation_of(&game, &before, &after, &[flown]);
    let ghost = TransientDrawing::select(&ghost_name(&ship_name(ship)));
    assert!(!values_of(&animation, &ghost, Property::Transform).is_empty());
    assert_eq!(
        values_of(&animation, &ghost, Property::Opacity).last(),
        Some(&"0")
    );
}

#[test]
fn a_destroyed_planet_stays_visible_until_it_explodes() {
    let (game, before) = crowded();
    let mut after = before.clone();
    after.public.sectors[6].is_destroyed = true;
    let (from, to) = (HexId(4), HexId(6));
    let seat = Seat(4);
    let rocket = Rocket::Graviton;
    let mut faces = engine::exodus::event::Faces::new();
    let _ = faces.push(6);
    let events = [
        Event::Flew {
            seat,
            rocket,
            from,
            to,
            die: 5,
            arrives: true,
        },
        Event::Rolled {
            seat,
            dice: RollPurpose::Damage(rocket),
            faces,
        },
        Event::Ruined { hex: to },
    ];
    let animation = animation_of(&game, &before, &after, &events);
    let ghost = TransientDrawing::select(&ghost_name("planet-6"));
    assert_eq!(
        values_of(&animation, &ghost, Property::Opacity).last(),
        Some(&"0")
    );
    let cues: Vec<_> = animation.iter().filter_map(|step| step.cue).collect();
    assert_eq!(
        cues,
        [
            SoundCue::Torpedo,
            SoundCue::Blast,
            SoundCue::Dice,
            SoundCue::Blast
        ]
    );
    assert!(!cubes_name(to).is_empty());
}

#[test]
fn a_flying_ship_turns_into_its_course_and_back() {
    let steps = test_keyframes(&[(0, 0), (0, -174), (150, -261)]);
    assert!(steps.is_sorted_by(|a, b| a.0 <= b.0));
    assert_eq!(steps[0].1, "translate(0px, 0px) rotate(0deg)");
    assert_eq!(
        steps[steps.len() - 1].1,
        "translate(150px, -261px) rotate(0deg)"
    );
    assert!(
        steps
            .iter()
            .any(|(_, value)| value.ends_with("rotate(60deg)"))
    );
}

/// Plays whole matches at random and animates all of them.
#[test]
fn random_matches_can_be_animated() {
    for seed in 0..2 {
        let (game, _) = dealt(3, "minimal");
        play_random_decisions(&game, seed, 1500, |decision| {
            let events = decision.events;
            let animation = animation_of(&game, decision.before, decision.after, events);
            let read = animation.iter().filter(|step| step.is_read_by_player);
            let read: u32 = read.map(|step| step.length).sum();
            let schedule =
                AnimationSchedule::with_limit(1, animation, Tempo::Normal, MAX_DURATION_MS);
            assert!(schedule.length <= MAX_DURATION_MS + read);
            for track in &schedule.tracks {
                assert!(
                    track.frames.is_sorted_by_key(|frame| frame.at),
                    "{events:?}"
                );
            }
        });
    }
}

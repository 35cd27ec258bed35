//! Tests that every event has its animation step on the right piece and place, in the right order.

use super::super::board_view::tests::{crowded, dealt};
use super::super::board_view::{cubes_name, placement_of, ship_name};
use super::flight::banks;
use super::*;
use engine::chance::SeededRng;
use engine::components::ArrayVec;
use engine::exodus::action::Action;
use engine::exodus::event::RollPurpose;
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::exodus::state::State;
use engine::game::Game;
use ui::motion::{AnimationSchedule, Property, values_of};
use ui::settings::Tempo;

fn told(table: &Exodus, before: &State, after: &State, events: &[Event]) -> Vec<AnimationStep> {
    let chapter = Transition {
        table,
        before: &before.public,
        after: &after.public,
        people: SeatSet::only(Seat(0)),
    };
    animate(chapter, events)
}

fn path(hexes: &[u8]) -> ArrayVec<HexId, 4> {
    let mut path = ArrayVec::new();
    for hex in hexes {
        let _ = path.push(HexId(*hex));
    }
    path
}

#[test]
fn a_ship_flies_from_where_it_stood_to_where_it_stands() {
    let (table, before) = crowded();
    let mut after = before.clone();
    let ship = ShipId(7);
    after.public.ship_mut(ship).hex = Some(HexId(19));
    let flown = Event::Flown {
        ship,
        path: path(&[7, 19]),
    };
    let beats = told(&table, &before, &after, &[flown]);
    let steps = values_of(
        &beats,
        &piece_selector(&ship_name(ship)),
        Property::Transform,
    );
    let from = placement_of(&table, &before.public, ship)
        .expect("it is there")
        .place;
    let to = placement_of(&table, &after.public, ship)
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
fn all_fly_at_once_and_are_heard_once() {
    let (table, before) = crowded();
    let mut after = before.clone();
    let flown = |(ship, from, to): (u8, u8, u8)| Event::Flown {
        ship: ShipId(ship),
        path: path(&[from, to]),
    };
    let flights = [(7, 7, 19), (46, 12, 29), (47, 12, 13)];
    for (ship, _, to) in flights {
        after.public.ship_mut(ShipId(ship)).hex = Some(HexId(to));
    }
    let beats = told(&table, &before, &after, &flights.map(flown));
    let score = AnimationSchedule::with_limit(1, beats, Tempo::Normal, LIMIT);
    assert_eq!(score.cues, [(0, SoundCue::Thrust)]);
    assert!(score.length <= 600, "{}", score.length);
}

#[test]
fn what_is_destroyed_is_seen_until_it_bursts() {
    let (table, before) = crowded();
    let mut after = before.clone();
    let ship = ShipId(30);
    after.public.ship_mut(ship).hex = None;
    let events = [
        Event::BattleBegan {
            hex: HexId(2),
            seats: SeatSet::only(Seat(2)).with(Seat(3)),
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
    let beats = told(&table, &before, &after, &events);
    let double = TransientDrawing::select(&ghost_name(&ship_name(ship)));
    let seen = values_of(&beats, &double, Property::Opacity);
    assert_eq!(seen.last(), Some(&"0"));
    let mut raised = beats[0]
        .effects
        .iter()
        .filter_map(|effect| effect.name.clone());
    assert!(raised.any(|name| double == TransientDrawing::select(&name)));
    // Of all numbers, the victory points of the battle must be shown.
    let score = AnimationSchedule::with_limit(1, beats, Tempo::Normal, LIMIT);
    let drawn = board::html_text::html_to_text(&score.drawings);
    assert!(drawn.contains("+2"), "{drawn}");
}

/// Every roll of a battle stays readable, however long the battle is.
#[test]
fn every_roll_of_a_long_battle_is_read() {
    let (table, before) = crowded();
    let (hex, seats) = (HexId(2), SeatSet::only(Seat(2)).with(Seat(3)));
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
    let beats = told(&table, &before, &before, &events);
    let score = AnimationSchedule::with_limit(1, beats, Tempo::Normal, LIMIT);
    let next = score.cues.iter().skip(1).map(|(at, _)| *at);
    let pairs = score.cues.iter().zip(next.chain([score.length]));
    let rolls = pairs.filter(|((_, cue), _)| *cue == SoundCue::Dice);
    let lengths: Vec<u32> = rolls.map(|((at, _), next)| next - at).collect();
    assert_eq!(lengths.len(), 24);
    assert!(lengths.iter().all(|length| *length >= 550), "{lengths:?}");
}

#[test]
fn a_ship_that_joins_others_is_drawn_until_it_is_there() {
    let (table, before) = crowded();
    let mut after = before.clone();
    let ship = ShipId(3);
    after.public.ship_mut(ship).hex = Some(HexId(5));
    // Hex 5 holds so many ships that they are drawn as one.
    let stand = placement_of(&table, &after.public, ship).expect("it is there");
    assert!(stand.ships.len() > 1);
    let flown = Event::Flown {
        ship,
        path: path(&[14, 5]),
    };
    let beats = told(&table, &before, &after, &[flown]);
    let double = TransientDrawing::select(&ghost_name(&ship_name(ship)));
    assert!(!values_of(&beats, &double, Property::Transform).is_empty());
    assert_eq!(
        values_of(&beats, &double, Property::Opacity).last(),
        Some(&"0")
    );
}

#[test]
fn a_planet_stands_until_it_bursts() {
    let (table, before) = crowded();
    let mut after = before.clone();
    after.public.sectors[6].destroyed = true;
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
    let beats = told(&table, &before, &after, &events);
    let double = TransientDrawing::select(&ghost_name("planet-6"));
    assert_eq!(
        values_of(&beats, &double, Property::Opacity).last(),
        Some(&"0")
    );
    let heard: Vec<_> = beats.iter().filter_map(|beat| beat.cue).collect();
    assert_eq!(
        heard,
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
fn flights_turn_into_their_way_and_back() {
    let steps = banks(&[(0, 0), (0, -174), (150, -261)]);
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
fn every_match_can_be_told() {
    for seed in 0..2 {
        let (table, mut state) = dealt(3, "minimal");
        let mut dice = SeededRng::new(seed, 9);
        let mut list = Vec::new();
        for n in 0..1500usize {
            let Some(seat) = table.status(&state).waiting_seats().iter().next() else {
                break;
            };
            list.clear();
            table.legal_actions(&state, seat, &mut list);
            list.retain(|action| {
                !matches!(action, Action::Concede | Action::CallTime | Action::Reopen)
            });
            let Some(action) = list.get((n * 7 + n / 3) % list.len().max(1)).copied() else {
                break;
            };
            let before = state.clone();
            let mut events: Vec<Event> = Vec::new();
            table
                .act(&mut state, seat, action, &mut dice, &mut events)
                .expect("it is legal");
            let beats = told(&table, &before, &state, &events);
            let read = beats.iter().filter(|beat| beat.read);
            let read: u32 = read.map(|beat| beat.length).sum();
            let score = AnimationSchedule::with_limit(1, beats, Tempo::Normal, LIMIT);
            assert!(score.length <= LIMIT + read);
            for track in &score.tracks {
                assert!(
                    track.frames.is_sorted_by_key(|frame| frame.at),
                    "{events:?}"
                );
            }
        }
    }
}

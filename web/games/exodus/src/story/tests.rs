//! Every event has its beat, on the right piece, at the right place, in the right order.

use super::super::field::tests::{crowded, dealt};
use super::super::field::{cubes_name, ship_name, stand_of};
use super::flight::banks;
use super::*;
use engine::chance::Seeded;
use engine::exodus::action::Action;
use engine::exodus::event::Dice;
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::exodus::state::State;
use engine::game::Game;
use engine::kit::List;
use ui::motion::{Property, Score, steps_on};
use ui::settings::Tempo;

fn told(table: &Exodus, before: &State, after: &State, events: &[Event]) -> Vec<Beat> {
    let chapter = Chapter {
        table,
        before: &before.public,
        after: &after.public,
        people: Seats::only(Seat(0)),
    };
    tell(chapter, events)
}

fn path(hexes: &[u8]) -> List<HexId, 4> {
    let mut path = List::new();
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
    let steps = steps_on(&beats, &piece(&ship_name(ship)), Property::Transform);
    let from = stand_of(&table, &before.public, ship)
        .expect("it is there")
        .place;
    let to = stand_of(&table, &after.public, ship)
        .expect("it is there")
        .place;
    assert!(steps[0].starts_with(&shift(from)), "{steps:?}");
    assert!(steps[steps.len() - 1].starts_with(&shift(to)), "{steps:?}");
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
    let score = Score::within(1, beats, Tempo::Normal, LIMIT);
    assert_eq!(score.cues, [(0, Cue::Thrust)]);
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
            seats: Seats::only(Seat(2)).with(Seat(3)),
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
    let double = Effect::select(&lost(&ship_name(ship)));
    let seen = steps_on(&beats, &double, Property::Opacity);
    assert_eq!(seen.last(), Some(&"0"));
    let mut raised = beats[0]
        .effects
        .iter()
        .filter_map(|effect| effect.name.clone());
    assert!(raised.any(|name| double == Effect::select(&name)));
    // Of all figures the points of the battle are written.
    let score = Score::within(1, beats, Tempo::Normal, LIMIT);
    let drawn = board::drawn::text(&score.drawings);
    assert!(drawn.contains("+2"), "{drawn}");
}

/// However long a battle is, nobody misses what was rolled.
#[test]
fn every_roll_of_a_long_battle_is_read() {
    let (table, before) = crowded();
    let (hex, seats) = (HexId(2), Seats::only(Seat(2)).with(Seat(3)));
    let mut faces = engine::exodus::event::Faces::new();
    for face in [1, 2, 4] {
        let _ = faces.push(face);
    }
    let mut events = vec![Event::BattleBegan { hex, seats }];
    for round in 1..=12 {
        events.push(Event::RoundBegan { hex, round });
        events.extend(seats.iter().map(|seat| Event::Rolled {
            seat,
            dice: Dice::Battle,
            faces,
        }));
    }
    let beats = told(&table, &before, &before, &events);
    let score = Score::within(1, beats, Tempo::Normal, LIMIT);
    let next = score.cues.iter().skip(1).map(|(at, _)| *at);
    let pairs = score.cues.iter().zip(next.chain([score.length]));
    let rolls = pairs.filter(|((_, cue), _)| *cue == Cue::Dice);
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
    // Hex 5 has so many ships that they are drawn together.
    let stand = stand_of(&table, &after.public, ship).expect("it is there");
    assert!(stand.ships.len() > 1);
    let flown = Event::Flown {
        ship,
        path: path(&[14, 5]),
    };
    let beats = told(&table, &before, &after, &[flown]);
    let double = Effect::select(&lost(&ship_name(ship)));
    assert!(!steps_on(&beats, &double, Property::Transform).is_empty());
    assert_eq!(
        steps_on(&beats, &double, Property::Opacity).last(),
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
            dice: Dice::Damage(rocket),
            faces,
        },
        Event::Ruined { hex: to },
    ];
    let beats = told(&table, &before, &after, &events);
    let double = Effect::select(&lost("planet-6"));
    assert_eq!(
        steps_on(&beats, &double, Property::Opacity).last(),
        Some(&"0")
    );
    let heard: Vec<_> = beats.iter().filter_map(|beat| beat.cue).collect();
    assert_eq!(heard, [Cue::Torpedo, Cue::Blast, Cue::Dice, Cue::Blast]);
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

/// Plays whole matches at random and tells all of them.
#[test]
fn every_match_can_be_told() {
    for seed in 0..2 {
        let (table, mut state) = dealt(3, "minimal");
        let mut dice = Seeded::new(seed, 9);
        let mut list = Vec::new();
        for n in 0..1500usize {
            let Some(seat) = table.status(&state).waiting().iter().next() else {
                break;
            };
            list.clear();
            table.legal(&state, seat, &mut list);
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
            let score = Score::within(1, beats, Tempo::Normal, LIMIT);
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

//! Tests that every event animates the correct piece at the correct position, in the correct order.

use super::super::narrate::tests::samples::events;
use super::*;
use engine::chance::SeededRng;
use engine::game::{Game, Seat, SeatSet};
use engine::space_rift::battlefield::Side;
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::drift::{RiftEvent, ShiftCause};
use engine::space_rift::event::MoveKind;
use engine::space_rift::options::Options;
use engine::space_rift::state::{Ending, State};
use ui::motion::{AnimationSchedule, cues, values_of};
use ui::settings::Tempo;

/// Returns a scenario with meteors and wrecks, in its initial state.
fn game() -> (SpaceRift, State) {
    let game = SpaceRift::new(Options::duel("srr-05")).expect("a scenario of the box");
    let state = game.deal(&mut SeededRng::new(3, 0));
    (game, state)
}

fn animation_of(
    game: &SpaceRift,
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

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

/// Returns a unit that is on the board, with its place.
fn some_unit(state: &State) -> (UnitId, Hex) {
    let id = UnitId(0);
    (id, state.public.hex_of(id).expect("in the battle"))
}

#[test]
fn every_event_is_animated_except_hand_cards_and_turn_ends() {
    let (game, state) = game();
    for event in events() {
        let animation = animation_of(&game, &state, &state, &[event]);
        let silent = matches!(
            event,
            Event::TurnEnded { .. }
                | Event::CommandDrawn { .. }
                | Event::CommandOffered { .. }
                | Event::CommandKept { .. }
                | Event::CombatDrawn { .. }
        );
        let is_animated = animation.iter().any(|step| step.length > 0);
        // Units of the samples need not be part of this battle.
        assert!(is_animated || silent || animation.is_empty(), "{event:?}");
        assert!(!(is_animated && silent), "{event:?}");
        let schedule = AnimationSchedule::with_limit(1, animation, Tempo::Normal, MAX_DURATION_MS);
        assert!(schedule.length <= MAX_DURATION_MS, "{event:?}");
        for track in &schedule.tracks {
            assert!(track.frames.is_sorted_by_key(|frame| frame.at), "{event:?}");
        }
    }
}

#[test]
fn events_of_hidden_cards_are_not_animated() {
    let (game, state) = game();
    let drawn = |event: &Event| {
        matches!(
            event,
            Event::CommandDrawn { .. }
                | Event::CommandOffered { .. }
                | Event::CommandKept { .. }
                | Event::CombatDrawn { .. }
        )
    };
    let hidden: Vec<Event> = events().into_iter().filter(drawn).collect();
    assert_eq!(hidden.len(), 4);
    assert!(animation_of(&game, &state, &state, &hidden).is_empty());
}

#[test]
fn a_moved_unit_is_animated_from_its_old_hex() {
    let (game, state) = game();
    let (unit, from) = some_unit(&state);
    let to = from.neighbors().first().expect("a neighbor");
    let how = MoveKind::Move;
    let animation = animation_of(
        &game,
        &state,
        &state,
        &[Event::UnitMoved {
            unit,
            from,
            to,
            how,
        }],
    );
    let steps = values_of(&animation, "[data-piece=\"unit-0\"]", Property::Transform);
    assert_eq!(
        steps,
        [translate_px(center_of(from)), translate_px(center_of(to))]
    );
    assert_eq!(cues(&animation), [SoundCue::Glide]);
}

#[test]
fn lost_ships_are_drawn_as_ghosts_and_explode_in_turn() {
    let (game, before) = game();
    let (unit, _) = some_unit(&before);
    let full = before.public.unit(unit).ships;
    let mut after = before.clone();
    let mut units = after.public.units;
    units[unit.index()].ships = full - 2;
    after.public.units = units;
    let lost = Event::ShipsLost {
        unit,
        lost_ships: 2,
        ships: full - 2,
    };
    let animation = animation_of(&game, &before, &after, &[lost]);
    assert_eq!(animation[0].length, 0);
    let names: Vec<_> = animation[0]
        .effects
        .iter()
        .filter_map(|fx| fx.name.as_deref())
        .collect();
    let [second, last] = [full - 2, full - 1].map(|ship| format!("lost-unit-0-{ship}"));
    assert_eq!(names, [second.as_str(), last.as_str()]);
    assert_eq!(cues(&animation), [SoundCue::Loss, SoundCue::Loss]);
    assert_eq!(animation[1].moves[0].on, TransientDrawing::select(&last));
    assert_eq!(animation[2].moves[0].on, TransientDrawing::select(&second));
    assert_eq!((animation[1].lag, animation[2].lag), (None, Some(110)));
}

#[test]
fn an_eliminated_unit_is_drawn_until_it_fades_out() {
    let (game, before) = game();
    let (unit, from) = some_unit(&before);
    let mut after = before.clone();
    let mut units = after.public.units;
    units[unit.index()].hex = None;
    after.public.units = units;
    let event = Event::Eliminated {
        unit,
        at: from,
        points: 2,
    };
    let animation = animation_of(&game, &before, &after, &[event]);
    assert_eq!(animation[0].effects[0].name.as_deref(), Some("lost-unit-0"));
    let selector = TransientDrawing::select("lost-unit-0");
    assert_eq!(
        values_of(&animation, &selector, Property::Opacity),
        ["1", "0"]
    );
}

#[test]
fn a_roll_shows_a_beam_from_its_roller_and_the_dice() {
    let (game, state) = game();
    let (unit, _) = some_unit(&state);
    let target = game.side_setup(Side::North).units.first().expect("a unit");
    let mut faces = Faces::NONE;
    faces.add(Face::Blast);
    faces.add(Face::Star);
    let roll = Event::Rolled {
        unit: Some(unit),
        target,
        faces,
    };
    let animation = animation_of(&game, &state, &state, &[roll]);
    assert_eq!(cues(&animation), [SoundCue::Laser, SoundCue::Dice]);
    let strike = Event::Rolled {
        unit: None,
        target,
        faces,
    };
    assert_eq!(
        cues(&animation_of(&game, &state, &state, &[strike])),
        [SoundCue::Dice]
    );
}

/// The chain moves tile by tile, and units on the tiles move with them.
#[test]
fn tiles_and_their_riders_move_together() {
    let (game, before) = game();
    let rift = before.public.rift.expect("a rift");
    let from = rift.hex(Tile::CENTRAL).expect("on the board");
    let direction = Direction::East;
    let to = from.neighbor(direction).expect("not at the edge");
    let mut before = before;
    let mut units = before.public.units;
    units[0].hex = Some(from);
    before.public.units = units;
    let tile = Tile::CENTRAL;
    let events = [
        RiftEvent::Rolled {
            mover: Side::South,
            dice: [2, 5, 2],
        },
        RiftEvent::Stirred {
            number: 2,
            direction,
            steps: 1,
        },
        RiftEvent::Shifted {
            tile,
            cause: ShiftCause::Central,
            from: Some(from),
            to: Some(to),
            step: 1,
        },
        RiftEvent::Carried {
            unit: UnitId(0),
            tile,
            to,
        },
    ];
    let animation = animation_of(&game, &before, &before, &events.map(Event::Drift));
    let places = [translate_px(center_of(from)), translate_px(center_of(to))];
    for on in ["tile-1", "tile-1-sign", "unit-0"] {
        assert_eq!(
            values_of(&animation, &piece_selector(on), Property::Transform),
            places,
            "{on}"
        );
    }
    assert_eq!(
        cues(&animation),
        [SoundCue::Dice, SoundCue::Charge, SoundCue::Glide]
    );
}

/// A tile that is pushed over the edge flies off the board, and reappears where it is placed.
#[test]
fn a_tile_flies_off_the_board_and_reappears_where_placed() {
    let (game, mut before) = game();
    let tile = Tile::of_number(4).expect("a tile");
    let edge = hex("F12");
    if let Some(rift) = &mut before.public.rift {
        rift.tiles[tile.index()] = Some(edge);
    }
    let (x, y) = center_of(edge);
    let back = hex("E9");
    let events = [
        RiftEvent::Stirred {
            number: 1,
            direction: Direction::East,
            steps: 1,
        },
        RiftEvent::Shifted {
            tile,
            cause: ShiftCause::Pushed,
            from: Some(edge),
            to: None,
            step: 1,
        },
        RiftEvent::SetAside { tile, rider: None },
        RiftEvent::Placed {
            tile,
            hex: back,
            is_forced: false,
        },
    ];
    let animation = animation_of(&game, &before, &before, &events.map(Event::Drift));
    let selector = piece_selector("tile-4");
    let steps = values_of(&animation, &selector, Property::Transform);
    assert_eq!(
        steps,
        [
            translate_px((x, y)),
            translate_px((x + 100, y)),
            translate_px(center_of(back))
        ]
    );
    assert_eq!(
        values_of(&animation, &selector, Property::Opacity),
        ["1", "0", "0", "1"]
    );
}

#[test]
fn a_flung_unit_moves_to_its_landing_hex() {
    let (game, state) = game();
    let (unit, from) = some_unit(&state);
    let event = RiftEvent::Flung {
        unit,
        from,
        row_dice: [3, 4],
        column_dice: [1, 1],
        counted: hex("G2"),
        to: Some(hex("G1")),
    };
    let animation = animation_of(&game, &state, &state, &[Event::Drift(event)]);
    assert_eq!(
        cues(&animation),
        [
            SoundCue::Charge,
            SoundCue::Dice,
            SoundCue::Dice,
            SoundCue::Tick,
            SoundCue::Warp
        ]
    );
    let steps = values_of(&animation, &piece_selector("unit-0"), Property::Transform);
    assert_eq!(
        steps.last().copied(),
        Some(translate_px(center_of(hex("G1")))).as_deref()
    );
}

#[test]
fn a_striking_meteor_is_drawn_until_it_is_discarded() {
    let (game, mut before) = game();
    let mut after = before.clone();
    before.public.meteors[0] = Some(hex("D1"));
    after.public.meteors[0] = None;
    let events = [
        Event::MeteorMoved {
            meteor: 0,
            from: hex("D1"),
            to: hex("D3"),
        },
        Event::MeteorStruck {
            meteor: 0,
            unit: UnitId(0),
            at: hex("D4"),
        },
        Event::MeteorGone {
            meteor: 0,
            at: hex("D4"),
        },
    ];
    let animation = animation_of(&game, &before, &after, &events);
    let selector = TransientDrawing::select("lost-meteor-0");
    let places = ["D1", "D3", "D3", "D4"].map(|name| translate_px(center_of(hex(name))));
    assert_eq!(
        values_of(&animation, &selector, Property::Transform),
        places
    );
    assert_eq!(
        values_of(&animation, &selector, Property::Opacity),
        ["1", "0"]
    );
}

#[test]
fn the_end_sound_matches_win_loss_or_draw() {
    let (game, state) = game();
    let cue = |winner| {
        let ending = Ending::Victory;
        cues(&animation_of(
            &game,
            &state,
            &state,
            &[Event::Ended { winner, ending }],
        ))
    };
    assert_eq!(cue(Some(Side::South)), [SoundCue::Win]);
    assert_eq!(cue(Some(Side::North)), [SoundCue::Lose]);
    assert_eq!(cue(None), [SoundCue::Draw]);
}

/// In a whole random battle, every piece on the board ends its animation at its position, so no
/// selector misses its piece.
#[test]
fn moved_pieces_end_their_animation_at_their_new_place() {
    let game = SpaceRift::new(Options::duel("srr-05")).expect("a scenario of the box");
    let mut chance = SeededRng::new(11, 0);
    let mut state = game.deal(&mut chance);
    for turn in 0..400_u32 {
        let status = game.status(&state);
        let Some(seat) = status.waiting_seats().iter().next() else {
            break;
        };
        let mut list = Vec::new();
        game.legal_actions(&state, seat, &mut list);
        let Some(&action) = list.get(turn as usize * 7 % list.len().max(1)) else {
            break;
        };
        let before = state.clone();
        let mut events: Vec<Event> = Vec::new();
        game.act(&mut state, seat, action, &mut chance, &mut events)
            .expect("listed");
        let animation = animation_of(&game, &before, &state, &events);
        for (unit, now) in state.public.units.iter().enumerate() {
            let Some(place) = now.hex.filter(|_| before.public.units[unit].hex != now.hex) else {
                continue;
            };
            let steps = values_of(
                &animation,
                &piece_selector(&format!("unit-{unit}")),
                Property::Transform,
            );
            let last = steps.last().copied().map(str::to_owned);
            assert_eq!(
                last,
                Some(translate_px(center_of(place))),
                "unit {unit} after {events:?}"
            );
        }
        if let (Some(old_rift), Some(new_rift)) = (before.public.rift, state.public.rift) {
            for tile in Tile::all() {
                let Some(place) = new_rift
                    .hex(tile)
                    .filter(|hex| old_rift.hex(tile) != Some(*hex))
                else {
                    continue;
                };
                let selector = piece_selector(&tile_name(tile));
                let last = values_of(&animation, &selector, Property::Transform)
                    .last()
                    .map(ToString::to_string);
                assert_eq!(
                    last,
                    Some(translate_px(center_of(place))),
                    "{tile:?} after {events:?}"
                );
            }
        }
    }
}

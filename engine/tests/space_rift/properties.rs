//! Invariants that hold in every state of every battle, checked by random play of all scenarios,
//! with and without the rift.

use engine::chance::{Chance, SeededRng};
use engine::game::{Game, Status, Viewer};
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::content::scenario_ids;
use engine::space_rift::drift::Tile;
use engine::space_rift::event::Event;
use engine::space_rift::options::{FeatureSwitch, Options};
use engine::space_rift::state::State;
use engine::space_rift::unit::{UnitId, UnitSet};

/// Returns the games of every scenario with and without the rift.
fn tables() -> Vec<SpaceRift> {
    let mut tables = Vec::new();
    for id in scenario_ids() {
        for rift in [
            FeatureSwitch::Scenario,
            FeatureSwitch::With,
            FeatureSwitch::Without,
        ] {
            let options = Options {
                rift,
                ..Options::duel(id)
            };
            // Without the rift a unit may stand on a dead star.
            tables.extend(SpaceRift::new(options));
        }
    }
    tables
}

/// Plays a random battle and passes each state, its successor and the events between them to
/// `inspect`. Returns the number of actions.
fn play(game: &SpaceRift, seed: u64, mut inspect: impl FnMut(&State, &State, &[Event])) -> usize {
    let mut chance = SeededRng::new(seed, 0);
    let mut choices = SeededRng::new(seed, 1);
    let mut state = game.deal(&mut chance);
    let mut count = 0;
    while let Status::WaitingFor(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("somebody is asked");
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let action = legal[choices.pick(legal.len() as u32) as usize];
        let (before, mut log) = (state.clone(), Vec::new());
        let done = game.act(&mut state, seat, action, &mut chance, &mut log);
        assert!(done.is_ok(), "{action:?}");
        inspect(&before, &state, &log);
        count += 1;
        assert!(count < 6000, "it does not end");
    }
    count
}

/// Returns the units in the battle, including those that the rift has lifted.
fn units_in_battle(state: &State) -> UnitSet {
    let public = &state.public;
    let lifted = public
        .drift
        .map_or(UnitSet::NONE, |drift| drift.unplaced_units());
    let units = (0..).map(UnitId).zip(&public.units);
    let on_board = units
        .filter(|(_, unit)| unit.hex.is_some())
        .map(|(id, _)| id);
    on_board.collect::<UnitSet>().union(lifted)
}

#[test]
fn ex_83_sr_3_6_sr_15_1_tokens_are_conserved() {
    for (seed, game) in (0..).zip(tables()) {
        play(&game, seed, |_, state, _| {
            let [south, north] = Side::ALL.map(|side| state.public.side_state(side).stars);
            let sum = game.star_pool(&state.public) + south + north;
            assert_eq!(sum, 40);
        });
    }
}

#[test]
fn ex_84_sr_5_8_cards_are_conserved() {
    for (seed, game) in (100..).zip(tables()) {
        let combat = if game.has_combat_cards() { 40 } else { 0 };
        play(&game, seed, |_, state, _| {
            let mut command = game.command_deck(state).len();
            let mut combats = game.combat_deck(state).len();
            for side in Side::ALL {
                let hands = state.private(side);
                command += hands.command.len() + hands.drawn.len();
                combats += hands.combat.len();
            }
            command += state.public.command_discards.len();
            command += u8::from(state.public.active_command.card.is_some());
            combats += state.public.combat_discards.len();
            assert_eq!((command, combats), (60, combat));
        });
    }
}

#[test]
fn ex_80_sr_30_3_sr_36_3_the_rift_stays_connected_in_battles() {
    let (mut drifts, mut flung) = (0, 0);
    for (seed, game) in (200..).zip(tables()) {
        play(&game, seed, |before, state, log| {
            let public = &state.public;
            let Some(rift) = &public.rift else {
                assert!(public.drift.is_none());
                return;
            };
            if public.drift.is_none() {
                assert!(rift.is_connected() && rift.hexes().len() == Tile::COUNT as u8);
            } else {
                drifts += 1;
            }
            assert_eq!(rift.dial, before.public.rift.unwrap().dial);
            let has_moved = log.iter().any(|event| {
                matches!(
                    event,
                    Event::Drift(engine::space_rift::drift::RiftEvent::Stirred { .. })
                )
            });
            if has_moved {
                assert_platforms(&game, before, state);
            }
            flung += log
                .iter()
                .filter(|event| {
                    matches!(
                        event,
                        Event::Drift(engine::space_rift::drift::RiftEvent::Flung { .. })
                    )
                })
                .count();
        });
    }
    assert!(drifts > 20 && flung > 10, "{drifts} {flung}");
}

/// Checks that the rift has moved no platform.
fn assert_platforms(game: &SpaceRift, before: &State, after: &State) {
    for n in (0..game.builds().len() as u8).map(UnitId) {
        if game.build(n).abilities.is_in_orbit && after.public.hex_of(n).is_some() {
            assert_eq!(before.public.hex_of(n), after.public.hex_of(n));
        }
    }
}

#[test]
fn sr_2_3_sr_2_8_units_have_distinct_hexes_and_losses_score() {
    for (seed, game) in (300..).zip(tables()) {
        play(&game, seed, |before, state, log| {
            let public = &state.public;
            let occupied = public.units.iter().filter_map(|unit| unit.hex);
            let taken: Vec<Hex> = occupied.collect();
            let set: engine::space_rift::battlefield::HexSet = taken.iter().copied().collect();
            assert_eq!(usize::from(set.len()), taken.len(), "two units on a hex");
            let dead = game.battlefield(public).dead_stars();
            assert!(!set.intersects(dead), "a unit on a dead star");
            // Every removed unit had an event, and none returns.
            let removed = units_in_battle(before).difference(units_in_battle(state));
            assert!(
                units_in_battle(state)
                    .difference(units_in_battle(before))
                    .is_empty()
            );
            let removals = log
                .iter()
                .filter(|event| matches!(event, Event::Eliminated { .. } | Event::Exited { .. }));
            assert_eq!(usize::from(removed.len()), removals.count());
            // The points on the stands are those of the removed units.
            let exits: u8 = Side::ALL
                .iter()
                .map(|side| public.side_state(*side).exits)
                .sum();
            if exits == 0 {
                for side in Side::ALL {
                    let lost = game
                        .side_setup(side.other())
                        .units
                        .difference(units_in_battle(state));
                    let points: u8 = lost.iter().map(|unit| game.build(unit).points).sum();
                    assert_eq!(public.side_state(side).losses, points);
                }
            }
        });
    }
}

#[test]
fn sr_19_4_every_battle_ends_within_sixty_turns() {
    let mut endings = std::collections::BTreeMap::new();
    for (seed, game) in (400..).zip(tables()) {
        let mut last = None;
        play(&game, seed, |_, state, _| {
            assert!(state.public.turn <= 60);
            last = state.public.result;
        });
        let ending = last.expect("it is over").ending.into_str();
        *endings.entry(ending).or_insert(0) += 1;
    }
    assert!(endings.contains_key("victory"), "{endings:?}");
}

#[test]
fn views_do_not_depend_on_hidden_hands() {
    // Cards may move between the enemy's hand and the decks without any change in the viewer's
    // view.
    for (seed, game) in (500..).zip(tables()).step_by(3) {
        let mut chance = SeededRng::new(seed, 7);
        let mut n = 0;
        play(&game, seed, |_, state, _| {
            n += 1;
            if n % 40 != 0 {
                return;
            }
            for side in Side::ALL {
                let view = game.view(state, Viewer::Seat(side.seat()));
                let determinized = game.determinize(&view, &mut chance);
                assert_eq!(game.view(&determinized, Viewer::Seat(side.seat())), view);
                assert_eq!(determinized.private(side), state.private(side));
            }
        });
    }
}

#[test]
fn sr_14_2_sr_10_6_no_seat_is_asked_when_it_can_only_pass() {
    for (seed, game) in (300..).zip(tables()) {
        play(&game, seed, |state, _, _| {
            let Status::WaitingFor(seats) = game.status(state) else {
                return;
            };
            for seat in seats.iter() {
                let mut legal = Vec::new();
                game.legal_actions(state, seat, &mut legal);
                let (phase, roll) = (state.public.phase, state.public.innermost_roll());
                assert_ne!(legal, [Action::Done], "{phase:?} {roll:?}");
            }
        });
    }
}

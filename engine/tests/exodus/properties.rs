//! Invariants that hold in every state of every game, checked by random play.

use super::support::exodus::{tables, variations};
use engine::chance::{Chance, SeededRng};
use engine::exodus::Exodus;
use engine::exodus::event::Event;
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::exodus::state::State;
use engine::exodus::tech::TechSet;
use engine::game::{Game, Seat, Status};

/// Plays a random game and passes each previous state, its successor and the events between them to
/// `visit`.
fn play_game(game: &Exodus, seed: u64, mut visit: impl FnMut(&State, &State, &[Event])) -> usize {
    let mut chance = SeededRng::new(seed, 0);
    let mut choices = SeededRng::new(seed, 1);
    let mut state = game.deal(&mut chance);
    let mut count = 0;
    let mut legal = Vec::new();
    while let Status::WaitingFor(seats) = game.status(&state) {
        let nth = choices.pick(seats.len()) as usize;
        let seat = seats.iter().nth(nth).expect("somebody is asked");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        assert!(!legal.is_empty(), "{:?}", state.public.step);
        let action = legal[choices.pick(legal.len() as u32) as usize];
        let (before, mut log) = (state.clone(), Vec::new());
        let done = game.act(&mut state, seat, action, &mut chance, &mut log);
        assert!(done.is_ok(), "{action:?}");
        visit(&before, &state, &log);
        count += 1;
        assert!(count < 20_000, "it does not end");
    }
    count
}

fn for_every_state(mut visit: impl FnMut(&Exodus, &State, &State, &[Event])) {
    for (seed, options) in (0..).zip(tables().into_iter().chain(variations())) {
        let game = Exodus::new(options).expect("a table");
        play_game(&game, seed, |before, after, log| {
            visit(&game, before, after, log);
        });
    }
}

fn seats(game: &Exodus) -> Vec<Seat> {
    game.seats().iter().collect()
}

/// Returns the total number of a seat's cubes, which never changes.
fn count_cubes(game: &Exodus, state: &State, seat: Seat) -> u32 {
    let public = &state.public;
    let mat = public.mat(seat);
    let on_map: u32 = game
        .hexes()
        .map(|hex| u32::from(public.cubes(hex, seat)))
        .sum();
    let aboard: u32 = mat.ships.iter().map(|ship| u32::from(ship.cargo)).sum();
    let on_techs = u32::from(mat.techs.len());
    let on_market = u32::from(game.cubes_on_market(public, seat));
    on_map + aboard + on_techs + on_market + u32::from(mat.stash) + u32::from(mat.on_cards)
}

#[test]
fn exo_1_4_cubes_are_conserved() {
    for_every_state(|game, _, state, _| {
        for seat in seats(game) {
            let total = u32::from(game.frame().cubes);
            assert_eq!(
                count_cubes(game, state, seat),
                total,
                "{seat:?} {:?}",
                state.public.step
            );
        }
    });
}

#[test]
fn exo_1_4_parts_and_rockets_are_conserved() {
    for_every_state(|game, _, state, _| {
        let public = &state.public;
        for item in Item::ALL {
            let mut count = u32::from(public.supply[item.index()]);
            for seat in seats(game) {
                let fitted = public
                    .mat(seat)
                    .blueprints
                    .iter()
                    .flat_map(|parts| parts.iter());
                count += fitted.filter(|part| part.item == item).count() as u32;
            }
            if let Some(refit) = &public.refit
                && let Some(&loose) = refit.loose_parts.loose.get(item.index())
            {
                count += u32::from(loose);
            }
            if let Some(rocket) = item.rocket() {
                let on_map = game
                    .hexes()
                    .map(|hex| public.sector(hex).rockets[rocket.index()]);
                count += on_map.map(u32::from).sum::<u32>();
            }
            // Start parts stay in the supply until they are revealed; gifts wait in their tasks.
            if public.task().is_none() {
                assert_eq!(
                    count,
                    u32::from(game.item(item).supply),
                    "{item:?} {:?}",
                    public.step
                );
            }
        }
    });
}

#[test]
fn exo_2_4_exo_7_24_tokens_never_exceed_the_printed_number() {
    for_every_state(|game, _, state, _| {
        for hex in game.hexes() {
            let sector = state.public.sector(hex);
            let max_tokens = game.planet(sector).map_or(0, |tile| tile.tokens);
            assert!(sector.tokens <= max_tokens);
        }
    });
}

#[test]
fn exo_9_2_exo_9_3_exo_9_6_parts_never_overlap_and_ships_stay_within_limits() {
    for_every_state(|game, _, state, _| {
        let public = &state.public;
        for seat in seats(game) {
            let mat = public.mat(seat);
            for kind in ShipType::ALL {
                let parts = &mat.blueprints[kind.index()];
                let mut covered = 0;
                for &part in parts.iter() {
                    let cells = game.grids().cells(kind, part).expect("a way it can lie");
                    assert_eq!(covered & cells, 0, "parts overlap");
                    covered |= cells;
                }
                let strength = game.strength(parts);
                let built = [0, 1].map(|nth| mat.ships[kind.index() * 2 + nth]);
                for ship in built.iter().filter(|ship| ship.hex.is_some()) {
                    assert!(public.refit.is_some() || ship.damage <= strength);
                    assert!(ship.cargo <= game.ship(kind).transport);
                }
                for ship in built.iter().filter(|ship| ship.hex.is_none()) {
                    assert_eq!((ship.damage, ship.cargo), (0, 0));
                }
            }
        }
    });
}

#[test]
fn exo_7_5_exo_13_8_technologies_and_points_are_never_lost() {
    for_every_state(|game, before, after, _| {
        for seat in seats(game) {
            let (old, new) = (before.public.mat(seat), after.public.mat(seat));
            let kept: TechSet = old.techs.intersection(new.techs);
            assert_eq!(kept, old.techs);
            assert!(new.track >= old.track);
        }
    });
}

#[test]
fn exo_3_1_every_game_lasts_its_number_of_turns() {
    for (seed, options) in (900..).zip(tables()) {
        let game = Exodus::new(options).expect("a table");
        let mut last = 0;
        play_game(&game, seed, |_, state, _| {
            last = last.max(state.public.turn)
        });
        assert_eq!(last, game.turns());
    }
}

#[test]
fn exo_10_12_destroyed_planets_stay_destroyed_and_empty() {
    let mut ruins = 0;
    for_every_state(|game, before, after, _| {
        for hex in game.hexes() {
            let (old, new) = (before.public.sector(hex), after.public.sector(hex));
            assert!(!old.is_destroyed || new.is_destroyed);
            ruins += u32::from(!old.is_destroyed && new.is_destroyed);
            if new.is_destroyed {
                assert_eq!((new.tokens, new.cubes, new.rockets), (0, [0; 6], [0; 3]));
            }
        }
    });
    println!("{ruins} planets were destroyed");
}

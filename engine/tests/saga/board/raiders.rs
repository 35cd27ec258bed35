//! Raiders, rule by rule: spawning, moving, the gate, rising, leaving, being shoved `[SAGA-RAI]`
//! `[SAGA-FTJ.11]` `[SAGA-ARN.16]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::saga::action::{Action, OrderChoice};
use engine::saga::armada::Target;
use engine::saga::effect::{Filter, SpawnPlace};
use engine::saga::figures::Color;
use engine::saga::hex::SectorSet;
use engine::saga::ids::{IdSet, RaiderId};
use engine::saga::state::State;
use engine::saga::step::{Cause, Phase, Task};

/// Runs a task before the turn of the first armada continues.
fn run_before_turn(s: &mut Scene, task: Task) {
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

fn spawn_task(level: u8, remaining_raiders: u8, place: SpawnPlace) -> Task {
    Task::Spawn {
        level,
        remaining_raiders,
        place,
        on: SectorSet::NONE,
        by: Cause::Rule,
    }
}

/// Returns the task that moves all Raiders.
fn advance_all_task(state: &State) -> Task {
    Task::Advance {
        rest: state.public.raiders().map(|(raider, _)| raider.0).collect(),
        steps: 1,
        by: Cause::Rule,
    }
}

#[test]
fn saga_rai_3_a_raider_takes_the_next_free_level_or_damages_all() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.state.public.figures = [0, 1, 1];
    run_before_turn(&mut s, spawn_task(1, 3, SpawnPlace::Any));
    assert_eq!(s.levels((1, -1)), [3, 2]);
    assert_eq!(s.public().figures, [0; 3]);
    assert_eq!(s.public().mat(P1).hull, 6);
    assert_eq!(s.public().mat(P2).hull, 6);
}

#[test]
fn saga_rai_4_saga_rai_5_the_first_player_places_each_raider_on_a_valid_sector() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("A02", (0, 1));
    s.sector("A03", (0, -1));
    s.starbase((0, -1), Color::Blue);
    run_before_turn(&mut s, spawn_task(1, 2, SpawnPlace::Any));
    assert_eq!(s.hexes(P1), [(0, 1), (1, -1)]);
    s.act(P1, Action::At(s.hex((0, 1))));
    s.act(P1, Action::At(s.hex((1, -1))));
    assert_eq!(s.levels((0, 1)), [1]);
    assert_eq!(s.levels((1, -1)), [1]);
}

#[test]
fn saga_rai_4_raiders_spawn_far_away_or_next_to_a_boss() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("N01", (2, -1));
    s.sector("A02", (3, -1));
    run_before_turn(&mut s, spawn_task(1, 1, SpawnPlace::Far));
    assert_eq!(s.levels((3, -1)), [1]);
    let boss = s.boss("B1", (3, -1));
    run_before_turn(
        &mut s,
        Task::Spawn {
            level: 1,
            remaining_raiders: 1,
            place: SpawnPlace::Adjacent,
            on: SectorSet::NONE,
            by: Cause::Boss(boss),
        },
    );
    assert_eq!(s.levels((2, -1)), [1]);
}

#[test]
fn saga_rai_7_a_raider_takes_the_shortest_path_around_a_starbase() {
    let mut s = scene("ftj", 2);
    for (tile, hex) in [
        ("A01", (0, -1)),
        ("A02", (0, -2)),
        ("A03", (1, -2)),
        ("A04", (1, -1)),
    ] {
        s.sector(tile, hex);
    }
    s.starbase((0, -1), Color::Blue);
    let raider = s.raider(1, (0, -2));
    let task = advance_all_task(&s.state);
    run_before_turn(&mut s, task);
    assert_eq!(s.levels((1, -2)), [1]);
    s.at((1, -1)).is_face_up = false;
    let task = advance_all_task(&s.state);
    run_before_turn(&mut s, task);
    assert_eq!(s.levels((1, -2)), [1]);
    assert!(s.game.raider_step(s.public(), raider).is_empty());
}

#[test]
fn saga_rai_7_the_first_player_chooses_among_shortest_steps() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("A02", (0, -1));
    s.sector("A03", (1, -2));
    s.raider(1, (1, -2));
    let task = advance_all_task(&s.state);
    run_before_turn(&mut s, task);
    assert_eq!(s.hexes(P1), [(0, -1), (1, -1)]);
    s.act(P1, Action::At(s.hex((0, -1))));
    assert_eq!(s.levels((0, -1)), [1]);
}

#[test]
fn saga_rai_8_saga_rai_9_the_first_player_orders_raiders_at_the_gate() {
    let mut s = scene("lst", 2);
    s.sector("A01", (0, -1));
    s.sector("A02", (-1, 0));
    let weak = s.raider(1, (0, -1));
    let strong = s.raider(3, (-1, 0));
    let figures = s.public().figures;
    let task = advance_all_task(&s.state);
    run_before_turn(&mut s, task);
    let order = |raider| Action::Order(OrderChoice::Raider(raider));
    assert!(s.is_legal(P1, order(strong)));
    s.act(P1, order(weak));
    assert_eq!(s.public().mat(P1).hull, 4);
    assert_eq!(s.public().mat(P2).hull, 4);
    assert_eq!(s.public().raiders().count(), 0);
    assert_eq!(
        s.public().figures,
        [figures[0] + 1, figures[1], figures[2] + 1]
    );
}

#[test]
fn saga_ftj_11_an_installed_xpm_is_lost_first() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (0, -1));
    s.sector("A02", (1, -1));
    s.state.public.installed = 1;
    s.state.public.xpm -= 1;
    s.xpm((1, -1));
    s.raider(1, (0, -1));
    let task = advance_all_task(&s.state);
    run_before_turn(&mut s, task);
    assert_eq!(s.public().installed, 0);
    assert!(s.at((1, -1)).has_xpm);
    assert_eq!(s.public().xpm, 5);
    assert_eq!(s.public().mat(P1).hull, 7);
}

#[test]
fn saga_ftj_11_the_first_player_chooses_which_loose_xpm_is_lost() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (0, -1));
    s.sector("A02", (1, -1));
    s.xpm((1, -1)).carry(P2);
    s.raider(1, (0, -1));
    let task = advance_all_task(&s.state);
    run_before_turn(&mut s, task);
    assert_eq!(s.asked_seat(), Some(P1));
    assert!(s.is_legal(P1, Action::At(s.hex((1, -1)))));
    assert_eq!(s.refusal_rule(P1, Action::FromCargo(P1)), "SAGA-GEN.9");
    s.act(P1, Action::FromCargo(P2));
    assert!(!s.public().mat(P2).has_xpm && s.at((1, -1)).has_xpm);
    assert_eq!(s.public().mat(P2).hull, 7);
}

/// Also covers `[AMB-25]`.
#[test]
fn saga_rai_10_raiders_rise_while_figures_are_left() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("A02", (0, 1));
    let one = s.raider(1, (1, -1));
    let two = s.raider(2, (0, 1));
    s.face_down_sector((0, -1));
    s.raider(1, (0, -1));
    let promote = |remaining_raiders| Task::Promote {
        filter: Filter {
            level_max: Some(2),
            within: None,
        },
        remaining_raiders,
        done: IdSet::NONE,
        on: None,
        by: Cause::Rule,
    };
    run_before_turn(&mut s, promote(1));
    let pick = |raider| Action::Pick(Target::Raider(raider));
    assert!(s.is_legal(P1, pick(two)));
    assert_eq!(s.refusal_rule(P1, pick(RaiderId(2))), "SAGA-GEN.9");
    s.act(P1, pick(one));
    assert_eq!(s.levels((1, -1)), [2]);
    s.state.public.figures[2] = 0;
    run_before_turn(&mut s, promote(3));
    assert_eq!(s.levels((1, -1)), [2]);
    assert_eq!(s.levels((0, 1)), [2]);
    assert_eq!(s.levels((0, -1)), [1]);
}

#[test]
fn saga_cmb_8_a_raider_destroyed_by_an_effect_gives_no_reward() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.raider(2, (1, -1));
    let goods = s.goods(P1);
    run_before_turn(
        &mut s,
        Task::Destroy {
            filter: Filter {
                level_max: Some(2),
                within: Some(1),
            },
            remaining_raiders: 1,
            on: Some(A1),
            by: Cause::Rule,
        },
    );
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!(s.goods(P1), goods);
}

#[test]
fn saga_spa_9_an_arriving_raider_removes_astartium() {
    let mut s = scene("spa", 2);
    s.at((2, 1)).astartium = 2;
    let sector = s.id((2, 1));
    run_before_turn(
        &mut s,
        Task::Spawn {
            level: 1,
            remaining_raiders: 0,
            place: SpawnPlace::Any,
            on: SectorSet::singleton(sector),
            by: Cause::Rule,
        },
    );
    assert_eq!(s.at((2, 1)).astartium, 0);
    assert_eq!(s.levels((2, 1)), [1]);
}

#[test]
fn saga_arn_16_a_card_pushes_a_rival_away_from_its_home() {
    let mut s = scene("arn", 2);
    let card = s.deal(P1, "CA07");
    let (own_home, rival_home) = (
        s.game.mission().homes[P1.index()],
        s.game.mission().homes[P2.index()],
    );
    assert_ne!(own_home, rival_home);
    s.put(A1, (0, 0));
    let gate = s.id((0, 0));
    s.armada(A2).sector = Some(gate);
    s.armada(A2).must_explore = true;
    s.sector("A01", (1, 0));
    s.sector("A02", (0, 1));
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    s.act(P1, Action::Play(card, A1));
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P1, Action::At(s.hex((0, 1))));
    assert_eq!(s.armada_hex(A2), (0, 1));
    assert!(!s.public().armada(A2).must_explore);
}

//! Raiders and Bosses `[SAGA-RAI]` `[SAGA-BOS]` `[SAGA-EXP.8]`.

use crate::scene::{A1, P1, P2, Scene, scene};
use engine::saga::action::{Action, OrderChoice};
use engine::saga::armada::Target;
use engine::saga::event::Event;
use engine::saga::figures::{Color, Foe};
use engine::saga::ids::{BossId, DeckId};
use engine::saga::step::{Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);

fn foe(attack: u8, hull: u8, speed: u8) -> Foe {
    Foe {
        attack,
        hull,
        speed,
    }
}

#[test]
fn saga_rai_1_a_raider_level_is_its_evade_cost_and_collision_damage() {
    let figures = [foe(2, 2, 2), foe(3, 4, 3), foe(4, 6, 4)];
    for (level, figures) in (1..).zip(figures) {
        let mut s = scene("ftj", 2);
        assert_eq!(s.game.raider_foe(s.public(), level), figures);
        s.sector("A01", ADJACENT);
        s.raider(level, ADJACENT);
        s.put(A1, ADJACENT).turn(Phase::Movement, A1).armada(A1).mp = level;
        let gate = Action::Move(s.hex((0, 0)));
        assert_eq!(s.refusal_rule(P1, gate), "SAGA-MOV.3");
        s.armada(A1).mp = level + 1;
        assert!(s.is_legal(P1, gate));
        s.event("EV07");
        s.go(Step::Effects);
        assert_eq!(s.hull(P2), 8 - level);
    }
}

#[test]
fn saga_rai_6_raiders_do_not_move_on_their_own() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.raider(2, ADJACENT);
    s.stack(DeckId::SCAN, &["SR02"]).go(Step::Effects);
    for phase in [Phase::Upkeep, Phase::Movement, Phase::Encounter] {
        s.go(Step::End(phase));
    }
    assert_eq!(s.levels(ADJACENT), [2]);
    let moved = |event: &Event| matches!(event, Event::Marched { .. });
    assert!(!s.log.iter().any(moved));
}

#[test]
fn saga_rai_11_a_boss_is_an_enemy_but_not_a_raider() {
    let mut s = scene("ftj", 2);
    s.sector("A04", ADJACENT);
    let boss = s.boss("B2", ADJACENT);
    assert!(s.public().has_enemy(s.id(ADJACENT)));
    let lance = s.deal(P1, "SA05");
    s.turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, Action::Play(lance, A1)), "SAGA-TOK.4");
    s.event("EV07");
    s.event("EV10");
    assert_eq!(s.game.foe(s.public(), Target::Boss(boss)).hull, 6);
    s.stack(DeckId::SCAN, &["SR02"]).go(Step::Scan);
    assert!(!s.at(ADJACENT).has_xpm, "an enemy is there");
    assert_eq!(s.public().bosses[boss.index()], Some(s.id(ADJACENT)));
}

#[test]
fn saga_bos_1_the_four_bosses_have_their_stats() {
    let s = scene("ftj", 2);
    let bosses = (0..4).map(|number| s.game.boss(BossId(number)).expect("a Boss"));
    let figures: Vec<(&str, Foe)> = bosses.map(|boss| (boss.id.as_str(), boss.foe)).collect();
    let expected = [
        ("B1", foe(4, 8, 3)),
        ("B2", foe(3, 6, 6)),
        ("B3", foe(5, 7, 5)),
        ("B4", foe(6, 10, 1)),
    ];
    assert_eq!(figures, expected);
    assert!(s.game.boss(BossId(4)).is_none());
}

#[test]
fn saga_bos_4_amb_26_an_empty_boss_deck_brings_only_an_event() {
    let mut s = scene("lst", 2);
    s.state.public.round = 3;
    s.state.public.deck_mut(DeckId::BOSS).unseen.0 = 0;
    s.stack(DeckId::EVENT, &["EV04"]);
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
    assert_eq!(s.public().round, 4);
    assert_eq!((s.events(), s.public().bosses().count()), (vec!["EV04"], 0));
    assert_eq!(s.public().sectors.len(), 2);
}

#[test]
fn saga_bos_5_amb_27_the_carrier_moves_raiders_before_it_spawns_one() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (2, -1));
    s.sector("A03", (2, -2));
    s.boss("B1", (2, -2));
    s.raider(2, (2, -1));
    s.go(Step::Effects);
    let mut steps = 0;
    while s.public().step == Step::Effects && steps < 3 {
        let first = s.hexes(P1)[0];
        s.act(P1, Action::At(s.hex(first)));
        steps += 1;
    }
    let order = s.log.iter().filter_map(|event| match event {
        Event::Marched { raider, .. } => Some(("moved", *raider)),
        Event::Spawned { raider, .. } => Some(("came", *raider)),
        _ => None,
    });
    let order: Vec<_> = order.collect();
    assert_eq!(order.len(), 2, "{order:?}");
    assert_eq!((order[0].0, order[1].0), ("moved", "came"));
    assert_ne!(order[0].1, order[1].1, "the new one does not move");
}

#[test]
fn saga_bos_6_leaving_two_bosses_costs_eight_more_points() {
    let mut s = scene("opc", 2);
    s.sector("N01", ADJACENT);
    let boss = s.boss("B1", ADJACENT);
    s.boss("B2", ADJACENT);
    s.put(A1, ADJACENT).turn(Phase::Movement, A1).armada(A1).mp = 8;
    let gate = Action::Move(s.hex((0, 0)));
    assert_eq!(s.refusal_rule(P1, gate), "SAGA-MOV.3");
    s.armada(A1).mp = 9;
    s.act(P1, gate);
    assert_eq!(s.public().armada(A1).mp, 0);
    s.event("EV07");
    s.state.public.bosses[1] = None;
    s.go(Step::Effects);
    while s.public().step == Step::Effects {
        let next = s
            .legal(P1)
            .into_iter()
            .find(|action| matches!(action, Action::Order(OrderChoice::Event(_))));
        let next = next.unwrap_or_else(|| s.legal(P1)[0]);
        s.act(P1, next);
    }
    assert_eq!(s.public().bosses[boss.index()], Some(s.id(ADJACENT)));
}

#[test]
fn saga_bos_7_saga_opc_10_a_boss_without_a_force_field_can_be_fought() {
    for id in ["opc", "lst", "dis"] {
        let mut s: Scene = scene(id, 2);
        s.sector("N01", ADJACENT);
        let boss = Target::Boss(s.boss("B2", ADJACENT));
        s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
        assert!(s.is_legal(P1, Action::Fight(boss)), "{id}");
    }
}

#[test]
fn saga_exp_8_starbases_are_limited_only_by_figures() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    s.starbase(ADJACENT, Color::Blue);
    s.put(A1, (0, 1)).give(P1, (0, 3, 3)).phase(Phase::Expand);
    s.act(P1, Action::Build);
    assert!(
        s.public().has_active_starbase(s.id((0, 1)))
            && s.public().has_active_starbase(s.id(ADJACENT))
    );
}

#[test]
fn saga_scn_1_the_xpm_is_placed_before_the_raiders() {
    let mut s = scene("ftj", 2);
    s.sector("A09", ADJACENT);
    s.sector("P03", (0, 1));
    s.stack(DeckId::SCAN, &["SR04"]).go(Step::Scan);
    let order = s.log.iter().filter_map(|event| match event {
        Event::XpmPlaced { .. } => Some("xpm"),
        Event::Spawned { .. } => Some("raider"),
        _ => None,
    });
    assert_eq!(order.collect::<Vec<_>>(), ["xpm", "raider"]);
    let card = s.card(DeckId::SCAN, "SR05");
    let report = s.game.scan_card(card).expect("a report");
    assert_eq!((report.xpm.len(), report.raiders.len()), (2, 2));
}

#[test]
fn saga_rai_7_amb_73_raiders_stop_next_to_a_closed_goal() {
    let mut s = scene("spa", 2);
    s.put(A1, (7, 0))
        .put(engine::saga::ids::ArmadaId(1), (7, -1));
    s.state.public.bosses = Default::default();
    s.starbase((6, 0), Color::Blue);
    s.raider(1, (4, 0));
    let steps = |s: &mut Scene| {
        let rest = s.public().raiders().map(|(raider, _)| raider.0).collect();
        s.turn(Phase::Encounter, A1).push(Task::Advance {
            rest,
            steps: 3,
            by: engine::saga::step::Cause::Rule,
        });
        while let Some(Task::March { .. }) = s.public().task() {
            let hex = s.hexes(P1)[0];
            s.act(P1, Action::At(s.hex(hex)));
        }
    };
    steps(&mut s);
    assert_eq!(s.levels((5, 0)), [1]);
    steps(&mut s);
    assert_eq!(s.levels((5, 0)), [1], "next to the ship, and no farther");
    assert_eq!(s.public().entities[0].hull, 3);
}

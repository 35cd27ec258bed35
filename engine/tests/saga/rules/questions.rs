//! A question accepts only the offered answers `[SAGA-GEN.9]`, and only from the right seat.

use crate::scene::{A1, A2, A3, P1, P2, P3, Scene, scene};
use engine::error::RuleRefusal;
use engine::game::Game;
use engine::saga::action::{Action, CargoItem, OrderChoice};
use engine::saga::armada::{EntityState, Target};
use engine::saga::effect::SpawnPlace;
use engine::saga::figures::Color;
use engine::saga::hex::SectorSet;
use engine::saga::ids::{ArmadaId, BossId, CardId, DeckId, RaiderId};
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);
const TWO_AWAY: (i32, i32) = (2, -2);

/// Checks that an action is refused because it is not offered.
fn assert_not_offered(s: &Scene, action: Action) {
    assert_eq!(
        s.refusal_rule(s.asked_seat().expect("a seat"), action),
        "SAGA-GEN.9"
    );
}

/// Checks that an action is refused because no such action is asked for.
fn assert_not_asked(s: &Scene, action: Action) {
    let seat = s.asked_seat().expect("a seat");
    let refused = s.game.check_action(&s.state, seat, action);
    assert_eq!(refused.expect_err("an answer").phrase(), "busy");
}

#[test]
fn saga_gen_9_the_order_question_accepts_only_affected_armadas() {
    let mut s = scene("ftj", 2);
    s.state.public.first = P2;
    s.event("EV01");
    s.go(Step::Effects);
    assert_eq!(s.asked_seat(), Some(P2), "the First Player");
    assert_not_offered(&s, Action::Order(OrderChoice::Armada(A3)));
    assert_not_asked(&s, Action::Done);
    s.dice("4 4 1 1")
        .act(P2, Action::Order(OrderChoice::Armada(A2)));
    assert_eq!((s.hull(P1), s.hull(P2)), (7, 8));
}

#[test]
fn saga_gen_9_the_branch_question_accepts_only_its_branches() {
    let mut s = scene("ftj", 2);
    s.commander(P1, "CM8").give(P1, (0, 1, 1));
    s.turn(Phase::Upkeep, A1);
    s.act(
        P1,
        Action::Activate(engine::saga::action::AbilitySource::Commander, A1),
    );
    assert_not_offered(&s, Action::Branch(2));
    assert_not_asked(&s, Action::Side(true));
    s.act(P1, Action::Branch(1));
    assert_eq!(
        s.goods(P1),
        (0, 0, 2),
        "of one token there is no more to ask"
    );
}

#[test]
fn saga_evt_2_the_first_player_orders_events_and_bosses() {
    let mut s = scene("opc", 2);
    s.sector("N01", ADJACENT);
    s.state.public.first = P2;
    let (leak, boss) = (s.event("EV03"), s.boss("B4", ADJACENT));
    s.go(Step::Effects);
    assert_eq!(s.asked_seat(), Some(P2));
    assert!(s.is_legal(P2, Action::Order(OrderChoice::Event(leak))));
    assert!(s.is_legal(P2, Action::Order(OrderChoice::Boss(boss))));
    let other = s.card(DeckId::EVENT, "EV01");
    let order = |next| Action::Order(next);
    assert_eq!(
        s.refusal_rule(P2, order(OrderChoice::Event(other))),
        "SAGA-EVT.2"
    );
    assert_eq!(
        s.refusal_rule(P2, order(OrderChoice::Boss(BossId(0)))),
        "SAGA-EVT.2"
    );
    assert_not_asked(&s, order(OrderChoice::Armada(A1)));
    s.act(P2, order(OrderChoice::Event(leak)));
    assert_eq!((s.hull(P1), s.hull(P2)), (7, 7));
}

#[test]
fn saga_sol_4_the_lead_question_accepts_only_armadas_of_the_seat() {
    let mut s = scene("ftj", 1);
    s.phase(Phase::Encounter);
    assert_eq!(s.refusal_rule(P1, Action::Lead(A3)), "SAGA-SOL.4");
    assert_not_asked(&s, Action::Done);
    s.act(P1, Action::Lead(A2));
    assert_eq!(s.public().acting, Some(A2));
    s.act(P1, Action::Done);
    assert_eq!(s.public().acting, Some(A1), "the other is not asked for");
}

#[test]
fn saga_srg_3_the_surge_question_accepts_only_surging_sectors() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    for hex in [ADJACENT, (0, 1)] {
        s.raider(2, hex);
        s.raider(1, hex);
    }
    s.state.public.figures[2] = 1;
    s.go(Step::End(Phase::Events));
    assert_not_offered(&s, Action::Order(OrderChoice::Sector(s.hex((0, 0)))));
    assert_not_offered(&s, Action::Order(OrderChoice::Sector(s.hex((3, 0)))));
    assert_not_asked(&s, Action::At(s.hex(ADJACENT)));
}

#[test]
fn saga_rai_5_the_spawn_question_accepts_only_valid_sectors() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    s.sector("A03", (0, -1));
    s.starbase((0, -1), Color::Blue);
    s.state.public.first = P2;
    s.turn(Phase::Encounter, A1).push(Task::Spawn {
        level: 1,
        remaining_raiders: 1,
        place: SpawnPlace::Any,
        on: SectorSet::NONE,
        by: Cause::Rule,
    });
    assert_eq!(s.asked_seat(), Some(P2), "the First Player");
    for hex in [(0, 0), (0, -1), (1, 1)] {
        assert_not_offered(&s, Action::At(s.hex(hex)));
    }
    assert_not_asked(&s, Action::Order(OrderChoice::Sector(s.hex(ADJACENT))));
}

#[test]
fn saga_sec_8_the_placement_question_accepts_only_valid_hexes() {
    let mut s = scene("ftj", 2);
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Scan);
    for hex in [(0, 0), (1, 0), TWO_AWAY] {
        let rule = s.refusal_rule(P1, Action::At(s.hex(hex)));
        assert_eq!(rule, "SAGA-GEN.9", "{hex:?}");
    }
    assert_not_asked(&s, Action::Explore(s.hex(ADJACENT)));
}

#[test]
fn saga_dis_10_a_tow_goes_on_step_by_step() {
    let mut s = scene("dis", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", TWO_AWAY);
    s.sector("A03", (2, -1));
    s.state.public.entities[0] = EntityState {
        sector: Some(s.id(TWO_AWAY)),
        is_revealed: true,
        hull: 3,
        has_xpm: true,
        ..EntityState::default()
    };
    s.put(A1, TWO_AWAY)
        .give(P1, (0, 2, 0))
        .turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    s.act(P1, Action::Maneuver(2, None));
    let tow = |s: &Scene, hex, item| Action::Tow(s.hex(hex), item);
    let gate = tow(&s, (0, 0), CargoItem::Exploration);
    assert_eq!(s.refusal_rule(P1, gate), "SAGA-SPA.10");
    let unpaid = tow(&s, ADJACENT, CargoItem::Combat);
    assert_eq!(s.refusal_rule(P1, unpaid), "SAGA-GEN.14");
    assert_not_asked(&s, Action::Move(s.hex(ADJACENT)));
    let step = tow(&s, ADJACENT, CargoItem::Exploration);
    s.act(P1, step);
    assert_eq!(s.goods(P1), (0, 1, 0));
    s.act(P1, Action::Done);
    assert_eq!(s.public().entities[0].sector, Some(s.id(ADJACENT)));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_evt_10_the_discard_question_accepts_only_events_in_play() {
    let mut s = scene("ftj", 2);
    s.event("EV03");
    s.event("EV06");
    let purge = s.deal(P2, "SA04");
    let other = s.card(DeckId::EVENT, "EV01");
    s.turn(Phase::Encounter, A1)
        .act(P2, Action::Play(purge, A1));
    assert_eq!(s.refusal_rule(P2, Action::PickEvent(other)), "SAGA-EVT.9");
    assert_not_asked(&s, Action::Done);
    let first = s.public().events[0].card;
    s.act(P2, Action::PickEvent(first));
    assert!(s.public().tasks.is_empty(), "one, and no more");
}

/// Returns a scene with the Ravager at [`TWO_AWAY`], so that its next step can lead to
/// [`ADJACENT`].
fn collision_scene() -> Scene {
    let mut s = scene("opc", 2);
    for (tile, hex) in [("A01", ADJACENT), ("A02", TWO_AWAY), ("A03", (2, -1))] {
        s.sector(tile, hex);
    }
    s.state.public.first = P2;
    s.state.public.ravager = Some(s.id(TWO_AWAY));
    s
}

fn move_ravager(s: &mut Scene) {
    s.turn(Phase::Encounter, A1).push(Task::Ravage {
        remaining_steps: 1,
        moves_away: false,
    });
    if s.public().ravager == Some(s.id(TWO_AWAY)) {
        s.act(P2, Action::At(s.hex(ADJACENT)));
    }
}

#[test]
fn saga_opc_8_the_first_player_orders_different_raiders_in_a_collision() {
    let mut s = collision_scene();
    let (weak, strong) = (s.raider(1, ADJACENT), s.raider(3, ADJACENT));
    s.sector("A04", (0, -1));
    let other = s.raider(2, (0, -1));
    move_ravager(&mut s);
    assert_eq!(s.asked_seat(), Some(P2));
    let order = |raider| Action::Order(OrderChoice::Raider(raider));
    assert_not_offered(&s, order(other));
    assert_not_offered(&s, order(RaiderId(9)));
    assert_not_offered(&s, Action::Order(OrderChoice::Armada(A1)));
    assert_not_asked(&s, Action::At(s.hex(ADJACENT)));
    assert!(s.is_legal(P2, order(weak)));
    s.act(P2, order(strong));
    assert_eq!((s.hull(P1), s.hull(P2)), (4, 4), "3 and then 1");
    let mut s = collision_scene();
    for _ in 0..2 {
        s.raider(2, ADJACENT);
    }
    move_ravager(&mut s);
    assert!(s.levels(ADJACENT).is_empty(), "alike, so nobody is asked");
    assert_eq!((s.hull(P1), s.hull(P2)), (4, 4));
}

#[test]
fn saga_opc_8_the_first_player_orders_armadas_in_a_collision() {
    let mut s = collision_scene();
    s.put(A1, ADJACENT).put(A2, ADJACENT);
    move_ravager(&mut s);
    assert_eq!(s.asked_seat(), Some(P2));
    assert_not_offered(&s, Action::Order(OrderChoice::Armada(ArmadaId(2))));
    s.dice("4 4")
        .act(P2, Action::Order(OrderChoice::Armada(A2)));
    assert_eq!((s.hull(P1), s.hull(P2)), (8, 2));
    assert_eq!(s.asked_seat(), Some(P2), "it gets out of the way");
    s.dice("4 1");
    s.act(P2, Action::At(s.hex((2, -1))));
    assert_eq!((s.hull(P1), s.asked_seat()), (1, Some(P1)));
    s.act(P1, Action::At(s.hex(TWO_AWAY)));
    assert!(s.is_spent(), "each was attacked once");
}

#[test]
fn saga_opc_8_an_armada_with_at_most_one_exit_is_not_asked() {
    for (exits, at) in [(&[(1, 0)][..], (1, 0)), (&[][..], ADJACENT)] {
        let mut s = scene("opc", 2);
        s.state.public.sectors.clear();
        s.sector("S01", (0, 0));
        s.sector("A01", ADJACENT);
        for hex in exits {
            s.sector("A02", *hex);
        }
        let gate = s.id((0, 0));
        s.at((0, 0)).is_face_up = false;
        s.armada(A2).sector = Some(gate);
        s.put(A1, ADJACENT).state.public.ravager = Some(s.id(ADJACENT));
        s.dice("4 4")
            .turn(Phase::Encounter, A1)
            .push(Task::Collision {
                stage: 0,
                rest: [0].into_iter().collect(),
                armada: None,
                hits: None,
            });
        assert!(s.is_spent() && s.public().tasks.is_empty());
        assert_eq!((s.hull(P1), s.armada_hex(A1)), (2, at));
    }
}

#[test]
fn saga_exp_2_a_seat_cannot_agree_after_spending_its_share() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let leak = s.event("EV03");
    s.put(A1, ADJACENT).put(A2, ADJACENT);
    s.give(P1, (0, 3, 2)).give(P2, (0, 0, 1));
    s.phase(Phase::Expand).act(P1, Action::Build);
    assert_eq!(s.asked_seat(), Some(P2));
    let mut twin = s.clone();
    s.act(P2, Action::Quell(leak));
    assert_eq!(s.refusal_rule(P2, Action::Agree(true)), "SAGA-EXP.2");
    s.act(P2, Action::Agree(false));
    assert_eq!(s.goods(P1), (0, 3, 2));
    twin.act(P2, Action::Agree(true));
    assert_eq!((twin.goods(P1), twin.goods(P2)), ((0, 0, 0), (0, 0, 0)));
}

#[test]
fn saga_lst_11_the_builder_chooses_whose_xpm_is_used_up() {
    let lost = |carriers: &[engine::game::Seat]| {
        let mut s = scene("lst", 3);
        s.sector("A01", ADJACENT);
        s.at(ADJACENT).starbase = Some(engine::saga::armada::Starbase::default());
        for (armada, seat) in [(A1, P1), (A2, P2), (A3, P3)] {
            s.put(armada, ADJACENT).give(seat, (0, 0, 0));
        }
        s.give(P1, (0, 3, 3));
        for &seat in carriers {
            s.carry(seat);
        }
        s.turn(Phase::Expand, A1);
        s
    };
    let mut s = lost(&[P2, P3]);
    s.act(P1, Action::Project(0, 1));
    assert_eq!(s.asked_seat(), Some(P1));
    assert_eq!(s.refusal_rule(P1, Action::Hauler(P1)), "SAGA-TOK.5");
    s.act(P1, Action::Hauler(P3)).act(P3, Action::Agree(true));
    assert!(s.public().mat(P2).has_xpm && !s.public().mat(P3).has_xpm);
    let mut s = lost(&[P2]);
    s.act(P1, Action::Project(0, 1));
    assert_eq!(s.asked_seat(), Some(P2), "it can be nobody else's");
    let s = lost(&[]);
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 1)), "SAGA-TOK.5");
}

#[test]
fn saga_rai_8_the_order_question_accepts_only_moving_raiders() {
    let mut s = scene("lst", 2);
    s.sector("A01", (0, -1));
    s.sector("A02", (-1, 0));
    s.raider(1, (0, -1));
    s.raider(3, (-1, 0));
    s.state.public.first = P2;
    let rest = s.public().raiders().map(|(raider, _)| raider.0).collect();
    s.turn(Phase::Encounter, A1).push(Task::Advance {
        rest,
        steps: 1,
        by: Cause::Rule,
    });
    assert_eq!(s.asked_seat(), Some(P2));
    assert_not_offered(&s, Action::Order(OrderChoice::Raider(RaiderId(7))));
    assert_not_asked(&s, Action::Pick(Target::Raider(RaiderId(0))));
}

#[test]
fn saga_mat_6_an_equip_reward_accepts_only_its_kind() {
    let mut s = scene("ftj", 2);
    s.turn(Phase::Upkeep, A1).give(P1, (2, 0, 0));
    s.act(P1, Action::Level(engine::saga::action::Track::Starport));
    let (unit, power) = (s.gear("U01"), s.gear("W01"));
    assert_eq!(s.refusal_rule(P1, Action::Equip(power, None)), "SAGA-MAT.5");
    assert_eq!(
        s.refusal_rule(P1, Action::Equip(unit, Some(power))),
        "SAGA-MAT.6"
    );
    assert_not_asked(&s, Action::PickEvent(CardId(0)));
}

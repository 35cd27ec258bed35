//! Worked examples T-01 to T-20: setup, mat, Scanning Reports, movement.

use crate::scene::{A1, A2, P1, P2, Scene, fresh_game, scene};
use engine::game::Seat;
use engine::saga::action::{AbilitySource, Action, Track};
use engine::saga::figures::Color;
use engine::saga::ids::{CommanderId, DeckId};
use engine::saga::options::Options;
use engine::saga::step::{Phase, Step};

const PORT: Action = Action::Level(Track::Starport);

/// Returns a game with more sectors than the bare scene, and a Scanning Report on top of its deck.
fn scene_with_report(id: &str, sectors: &[(&str, (i32, i32))]) -> Scene {
    let mut s = scene("ftj", 2);
    for &(tile, hex) in sectors {
        s.sector(tile, hex);
    }
    s.stack(DeckId::SCAN, &[id]);
    s
}

/// Begins the movement turn of the first armada with this many points.
fn begin_movement(s: &mut Scene, mp: u8) {
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = mp;
}

#[test]
fn t_01_saga_set_5_commander_bonus_gives_a_starport_level_and_its_reward() {
    let mut s = fresh_game(Options {
        first: Some(P1),
        ..Options::standard("ftj", 2)
    });
    let choose = |s: &mut Scene, seat: Seat, id: &str, color| {
        let index = s
            .game
            .commanders()
            .iter()
            .position(|commander| commander.id == id);
        let commander = CommanderId(index.expect("a Commander") as u8);
        s.act(seat, Action::Choose(commander, color));
    };
    choose(&mut s, P1, "CM5", Color::Blue);
    s.act(P1, Action::Equip(s.gear("U01"), None));
    assert_eq!((s.effective_stats(P1), s.hull(P1)), ([3, 3, 2], 8));
    let mat = *s.public().mat(P1);
    assert_eq!((mat.levels, mat.deck.len()), ([1, 0, 0], 19));
    assert_eq!((mat.astartium, mat.tokens[0]), (3, 1));
    assert_eq!(s.public().sectors.len(), 2);
    let gate_and_dawn = [(0, 0), (1, 0)].map(|hex| s.id(hex).0);
    assert_eq!(gate_and_dawn, [0, 1]);
    choose(&mut s, P2, "CM4", Color::Red);
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((0, 0), (0, 0)));
}

#[test]
fn t_02_saga_sec_8_explorable_hexes_touch_two_sectors() {
    let mut s = scene("ftj", 2);
    begin_movement(&mut s, 2);
    assert_eq!(s.hexes(P1), [(0, 1), (1, -1)]);
}

#[test]
fn t_03_saga_upk_4_two_starport_levels_give_their_rewards() {
    let mut s = scene("ftj", 2);
    s.equip(P1, "U01");
    s.mat(P1).levels = [1, 0, 0];
    s.mat(P1).tokens[0] = 0;
    let card = s.card(DeckId::COMMON, "CA02");
    s.give(P1, (4, 0, 0)).stack(DeckId::COMMON, &["CA02"]);
    s.phase(Phase::Upkeep).act(P1, PORT);
    s.act(P1, Action::Equip(s.gear("U02"), None));
    assert_eq!(s.effective_stats(P1), [3, 3, 2]);
    let mat = *s.public().mat(P1);
    assert_eq!(
        (mat.levels, mat.tokens[0], mat.astartium),
        ([2, 0, 1], 1, 2)
    );
    s.act(P1, PORT);
    assert_eq!(s.public().mat(P1).levels, [3, 0, 2]);
    assert_eq!(s.goods(P1), (0, 0, 1));
    assert!(s.hand(P1).contains(card.0));
}

#[test]
fn t_04_saga_mat_6_saga_mat_7_a_new_unit_replaces_one_in_a_full_row() {
    let mut s = scene("ftj", 2);
    for id in ["U01", "U02", "U03"] {
        s.equip(P1, id);
    }
    assert_eq!(s.effective_stats(P1), [3, 3, 3]);
    s.mat(P1).levels = [3, 0, 2];
    s.phase(Phase::Upkeep).act(P1, PORT);
    let (into, out) = (s.gear("U07"), s.gear("U03"));
    s.act(P1, Action::Equip(into, Some(out)));
    assert_eq!(s.units(P1), ["U01", "U02", "U07"]);
    assert_eq!(
        (s.effective_stats(P1), s.public().mat(P1).levels[0]),
        ([5, 4, 2], 4)
    );
    assert!(s.mat(P1).deck.contains(out.0));
}

#[test]
fn t_05_saga_upk_3_an_unaffordable_level_is_refused() {
    let mut s = scene("ftj", 2);
    s.give(P1, (1, 0, 0)).turn(Phase::Upkeep, A1);
    s.mat(P1).levels[0] = 2;
    assert_eq!(s.refusal_rule(P1, PORT), "SAGA-UPK.3");
}

#[test]
fn t_06_saga_mat_1_saga_mat_11_stats_above_ten_are_stored_but_shown_as_ten() {
    let mut s = scene("ftj", 2);
    s.stats(P1, [9, 10, 4]).give(P1, (2, 0, 0));
    s.mat(P1).levels[0] = 5;
    s.phase(Phase::Upkeep).act(P1, PORT);
    assert_eq!(s.effective_stats(P1), [10, 10, 5]);
    assert_eq!(s.public().mat(P1).stats, [10, 11, 5]);
}

#[test]
fn t_07_saga_enc_7_a_swap_puts_a_token_on_the_new_card() {
    let mut s = scene("ftj", 2);
    let (one, two) = (s.equip(P1, "U01"), s.equip(P1, "U02"));
    s.mat(P1).units[1].token = Some(A1);
    let (gunboat, tender) = (s.gear("U04"), s.gear("U05"));
    s.turn(Phase::Encounter, A1);
    assert_eq!(s.refusal_rule(P1, Action::Swap(two, tender)), "SAGA-ENC.7");
    let before = s.effective_stats(P1);
    s.act(P1, Action::Swap(one, gunboat));
    let mat = *s.public().mat(P1);
    let slot = mat.units.iter().find(|slot| slot.gear == gunboat);
    assert_eq!(slot.and_then(|slot| slot.token), Some(A1));
    assert_eq!((s.effective_stats(P1), mat.tokens[0]), (before, 0));
    assert!(mat.deck.contains(one.0) && s.public().tasks.is_empty());
    s.turn(Phase::Encounter, A1);
    s.armada(A1).has_used_encounter = false;
    let swap_back = Action::Swap(gunboat, one);
    assert_eq!(s.refusal_rule(P1, swap_back), "SAGA-ENC.7");
}

#[test]
fn t_08_saga_scn_4_amb_51_amb_53_the_first_report_adds_two_sectors() {
    let mut s = scene("ftj", 2);
    s.stack(DeckId::SCAN, &["SR01"])
        .stack(DeckId::PILE, &["A07", "P08"])
        .go(Step::Scan);
    s.act(P1, Action::At(s.hex((1, -1))));
    assert_eq!(s.hexes(P1), [(0, -1), (0, 1), (2, -1)]);
    s.act(P1, Action::At(s.hex((0, 1))));
    assert_eq!(s.levels((1, -1)), [1]);
    assert_eq!(s.public().xpm, 6);
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((0, 0), (0, 0)));
    assert!(!s.public().armada(A1).must_explore && !s.public().armada(A2).must_explore);
}

#[test]
fn t_09_saga_scn_3_an_enemy_redirects_the_xpm_to_the_second_location() {
    let mut s = scene_with_report(
        "SR02",
        &[("A04", (1, -1)), ("P05", (0, 1)), ("P06", (0, -1))],
    );
    s.raider(1, (1, -1));
    s.go(Step::Scan);
    assert_eq!(s.hexes(P1), [(0, -1), (0, 1)]);
    s.act(P1, Action::At(s.hex((0, -1))));
    assert!(s.at((0, -1)).has_xpm);
    assert_eq!((s.public().sectors.len(), s.public().xpm), (5, 5));
}

#[test]
fn t_10_saga_scn_2_an_empty_xpm_supply_adds_two_sectors() {
    let mut s = scene_with_report(
        "SR02",
        &[("A04", (1, -1)), ("P05", (0, 1)), ("P06", (0, -1))],
    );
    s.raider(1, (1, -1));
    s.state.public.xpm = 0;
    s.go(Step::Scan);
    for _ in 0..2 {
        let hex = s.hexes(P1)[0];
        s.act(P1, Action::At(s.hex(hex)));
    }
    assert_eq!(s.public().sectors.len(), 7);
    assert!(s.public().sectors.iter().all(|sector| !sector.has_xpm));
}

#[test]
fn t_11_saga_scn_6_saga_exp_5_an_active_starbase_prevents_reinforcements() {
    let mut s = scene_with_report(
        "SR04",
        &[("P03", (1, -1)), ("P04", (0, 1)), ("A09", (0, -1))],
    );
    s.starbase((1, -1), Color::Blue).put(A2, (0, 1));
    s.go(Step::Scan);
    assert_eq!(s.levels((0, 1)), [1]);
    assert!(s.levels((1, -1)).is_empty());
    assert_eq!(s.public().raiders().count(), 1);
}

#[test]
fn t_12_saga_scn_6_a_face_down_sector_gets_no_reinforcements() {
    let mut s = scene_with_report("SR03", &[("A01", (1, -1)), ("P08", (0, 1))]);
    s.at((1, -1)).is_face_up = false;
    s.go(Step::Scan);
    assert_eq!(s.public().raiders().count(), 0);
    assert_eq!(s.public().step, Step::Turns(Phase::Upkeep));
}

#[test]
fn t_13_saga_mov_2_saga_sec_3_amb_6_a_move_costs_the_entry_cost_of_the_new_sector() {
    let mut s = scene("ftj", 2);
    s.sector("A02", (1, -1));
    begin_movement(&mut s, 3);
    s.act(P1, Action::Move(s.hex((1, -1))));
    assert_eq!(s.public().armada(A1).mp, 1);
}

#[test]
fn t_14_saga_mov_3_thrusters_lower_the_evade_cost() {
    let mut s = scene("ftj", 2);
    s.sector("A01", (1, -1));
    s.sector("A04", (2, -1));
    s.raider(1, (1, -1));
    s.raider(2, (1, -1));
    let thrusters = AbilitySource::Gear(s.equip(P1, "W03"));
    s.put(A1, (1, -1));
    begin_movement(&mut s, 3);
    let hex = s.hex((2, -1));
    assert_eq!(s.refusal_rule(P1, Action::Move(hex)), "SAGA-MOV.3");
    s.act(P1, Action::Activate(thrusters, A1));
    s.act(P1, Action::Move(hex));
    assert_eq!(s.public().armada(A1).mp, 1);
}

#[test]
fn t_15_saga_mov_4_exploring_away_from_a_boss_costs_five_points() {
    let mut s = scene("ftj", 2);
    s.sector("N01", (1, -1));
    s.boss("B1", (1, -1));
    s.put(A1, (1, -1));
    begin_movement(&mut s, 4);
    let hex = s.hex((0, -1));
    assert_eq!(s.refusal_rule(P1, Action::Explore(hex)), "SAGA-MOV.3");
    begin_movement(&mut s, 5);
    s.stack(DeckId::PILE, &["P08"]);
    s.act(P1, Action::Explore(hex));
    let armada = *s.public().armada(A1);
    assert!(armada.must_explore && armada.mp == 0);
    assert_eq!(s.armada_hex(A1), (0, -1));
}

#[test]
fn t_16_saga_mov_4_an_explorer_cannot_move_again() {
    let mut s = scene("ftj", 2);
    s.give(P2, (0, 0, 0)).stack(DeckId::PILE, &["A01"]);
    begin_movement(&mut s, 4);
    s.act(P1, Action::Explore(s.hex((1, -1))));
    let back = Action::Move(s.hex((0, 0)));
    assert_eq!(s.refusal_rule(P1, back), "SAGA-RND.3");
    assert!(s.public().armada(A1).is_done);
}

#[test]
fn t_17_saga_mov_6_picking_up_an_xpm_needs_an_empty_cargo() {
    let mut s = scene("ftj", 2);
    s.sector("A02", (1, -1));
    s.xpm((1, -1)).put(A1, (1, -1)).raider(2, (1, -1));
    begin_movement(&mut s, 1);
    s.carry(P1);
    assert_eq!(s.refusal_rule(P1, Action::PickUp), "SAGA-TOK.5");
    s.mat(P1).has_xpm = false;
    s.act(P1, Action::PickUp);
    assert!(s.public().mat(P1).has_xpm && s.public().armada(A1).mp == 0);
}

#[test]
fn t_18_saga_mov_1_thick_static_takes_one_point_but_leaves_one() {
    let mut s = scene("ftj", 2);
    s.stats(P1, [2, 2, 3]).stats(P2, [2, 2, 1]);
    s.event("EV06");
    s.go(Step::End(Phase::Upkeep));
    assert_eq!((s.public().armada(A1).mp, s.public().armada(A2).mp), (2, 1));
}

#[test]
fn t_19_saga_sec_8_explored_hexes_are_at_most_three_from_the_jumpgate() {
    let mut s = scene("ftj", 2);
    for (tile, hex) in [
        ("A01", (1, -1)),
        ("A02", (2, -1)),
        ("A03", (2, -2)),
        ("A04", (3, -3)),
    ] {
        s.sector(tile, hex);
    }
    s.put(A1, (3, -3));
    begin_movement(&mut s, 4);
    let (far, near) = (s.hex((4, -4)), s.hex((2, -3)));
    assert_eq!(s.refusal_rule(P1, Action::Explore(far)), "SAGA-SEC.8");
    s.act(P1, Action::Explore(near));
    assert_eq!(s.armada_hex(A1), (2, -3));
}

#[test]
fn t_20_saga_crd_5_points_are_only_for_an_open_movement_turn() {
    let mut s = scene("ftj", 2);
    let card = s.deal(P2, "CA03");
    begin_movement(&mut s, 2);
    s.act(P2, Action::Play(card, A1));
    assert_eq!(s.public().armada(A1).mp, 4);
    let card = s.deal(P2, "CA03");
    s.act(P1, Action::Done);
    assert_eq!(s.refusal_rule(P2, Action::Play(card, A1)), "SAGA-CRD.5");
    assert!(s.is_legal(P2, Action::Play(card, A2)));
}

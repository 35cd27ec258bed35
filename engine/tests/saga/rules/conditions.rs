//! Ties, orders, triggers, and the First Player's questions `[SAGA-GEN.9]` `[SAGA-GEN.12]`
//! `[SAGA-ENC.5]`.

use crate::scene::{A1, A2, A3, P1, P2, P3, Scene, fresh_game, scene, scene_changed, scene_of};
use engine::saga::action::{AbilitySource, Action, OrderChoice};
use engine::saga::armada::{Starbase, Target};
use engine::saga::effect::{Filter, ReportTarget, SpawnPlace, Timing};
use engine::saga::figures::{Color, GearKind, GearQuality, SectorKind};
use engine::saga::ids::{CardId, DeckId, TileId};
use engine::saga::options::{HouseRules, Options};
use engine::saga::step::{Cause, Phase, Step, Task};
use serde_json::json;

const ADJACENT: (i32, i32) = (1, -1);
const TWO_AWAY: (i32, i32) = (2, -2);

/// Returns an Arena for three on the Jumpgate, with nothing else in play.
fn arena_at_gate() -> Scene {
    let mut s = scene("arn", 3);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    for armada in [A1, A2, A3] {
        s.put(armada, (0, 0));
    }
    for seat in [P1, P2, P3] {
        s.give(seat, (0, 0, 0)).mat(seat).tokens = [0; 4];
    }
    s.turn(Phase::Encounter, A1);
    s
}

#[test]
fn saga_arn_17_duel_points_depend_on_who_leads() {
    let won = |points: [u8; 3]| {
        let mut s = arena_at_gate();
        for (seat, points) in [P1, P2, P3].into_iter().zip(points) {
            s.mat(seat).points = points;
        }
        s.stats(P1, [4, 2, 3]).mat(P2).hull = 1;
        s.dice("4 4 4 4 1 1").act(P1, Action::Duel(A2));
        s.public().mat(P1).points - points[0]
    };
    assert_eq!(won([2, 3, 1]), 3, "the leader");
    assert_eq!(won([2, 3, 3]), 2, "not alone");
    assert_eq!(won([2, 2, 1]), 2, "as many");
    assert_eq!(won([3, 2, 1]), 1, "fewer");
}

#[test]
fn saga_rnd_5_saga_scn_1_a_scenario_runs_its_operations_after_scan_and_round() {
    let drawn = |moment: &str, step| {
        let mut s = scene_changed("ftj", &json!({ "on": { moment: ["draw_event(1)"] } }));
        // A place for the report's XPM, so that no sectors are placed.
        s.sector("A04", ADJACENT);
        s.stack(DeckId::SCAN, &["SR02"]);
        s.stack(DeckId::EVENT, &["EV04"]).go(step);
        s.events() == ["EV04"]
    };
    assert!(drawn("after_scan", Step::Scan));
    assert!(drawn("round_end", Step::RoundEnd));
    assert!(!drawn("boss_killed", Step::Scan));
}

#[test]
fn saga_gen_12_a_used_ability_reopens_the_window_for_all() {
    let mut s = arena_at_gate();
    s.mat(P1).tokens[0] = 1;
    let wing = AbilitySource::Gear(s.equip(P1, "U09"));
    s.stats(P2, [2, 2, 9]);
    s.deal(P2, "CA11");
    s.act(P1, Action::Duel(A2)).act(P2, Action::Done);
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P1, Action::Activate(wing, A1));
    assert_eq!(s.hull(P2), 6);
    assert_eq!(s.asked_seat(), Some(P2), "once more");
}

#[test]
fn saga_gen_12_a_free_play_is_not_a_reaction() {
    let mut s = scene("ftj", 2);
    let patch = s.deal(P2, "CA01");
    s.deal(P1, "CA05");
    s.deal(P2, "CA05");
    s.mat(P2).hull = 5;
    s.turn(Phase::Encounter, A1).dice("1 1").push(Task::Check {
        armada: A1,
        stat: Some(engine::saga::effect::Stat::Combat),
        required_successes: 1,
        pass: engine::saga::ids::EffectListId::NOTHING,
        fail: engine::saga::ids::EffectListId::NOTHING,
        by: Cause::Rule,
        hits: None,
    });
    assert_eq!(s.refusal_rule(P1, Action::Branch(0)), "SAGA-GEN.12");
    s.act(P1, Action::Done).act(P2, Action::Play(patch, A2));
    assert_eq!(s.asked_seat(), Some(P2), "P1 has passed");
}

#[test]
fn saga_gen_7_a_placed_tile_is_no_longer_secret() {
    let mut s = scene("ftj", 2);
    let card = s.deal(P2, "CA12");
    s.stack(DeckId::PILE, &["A01", "A02", "A03"]);
    s.turn(Phase::Movement, A1).armada(A1).mp = 2;
    s.act(P2, Action::Play(card, A1));
    assert_eq!(s.asked_seat(), Some(P2), "who plays it looks");
    let [one, two, three] = ["A01", "A02", "A03"].map(|id| s.tile(id));
    s.act_all(P2, &[one, two, three].map(Action::Keep));
    let pile = s.public().deck(DeckId::PILE);
    assert_eq!(pile.seen.iter().collect::<Vec<_>>(), [P2]);
    s.act(P1, Action::Explore(s.hex(ADJACENT)));
    assert_eq!(s.at(ADJACENT).tile, Some(one));
    let known = s.public().scouted[P2.index()];
    assert!(!known.contains(one.0) && known.contains(two.0));
    let mut empty = scene("ftj", 2);
    let card = empty.deal(P1, "CA12");
    empty.state.public.deck_mut(DeckId::PILE).unseen.0 = 0;
    empty.turn(Phase::Movement, A1);
    assert_eq!(empty.refusal_rule(P1, Action::Play(card, A1)), "SAGA-TOK.4");
}

#[test]
fn saga_lst_4_a_scouted_tile_is_known_after_it_is_placed() {
    let mut s = scene("lst", 2);
    s.state.public.first = P2;
    s.sector("A01", (3, 0));
    s.at((3, 0)).starbase = Some(Starbase::default());
    s.stack(DeckId::PILE, &["A02"]);
    let reports = &s.game.mission().reports;
    let card = reports.iter().position(|report| report.id == "IR1");
    let card = CardId(card.expect("a report") as u8);
    let find = ReportTarget::Starbase;
    s.turn(Phase::Encounter, A1).push(Task::Intelligence {
        find,
        card,
        stage: 0,
    });
    let known: Vec<TileId> = s
        .public()
        .sectors
        .iter()
        .filter(|sector| !sector.is_face_up)
        .filter_map(|sector| sector.tile)
        .collect();
    assert_eq!(known, [s.tile("A02")]);
    assert_eq!(s.asked_seat(), Some(P2), "nearest to the X");
    for hex in [(0, 0), (1, 0), (3, 0)] {
        assert_eq!(s.refusal_rule(P2, Action::At(s.hex(hex))), "SAGA-GEN.9");
    }
}

#[test]
fn saga_arn_12_homes_and_friendly_starbases_cannot_be_besieged() {
    let mut s = arena_at_gate();
    s.sector("N04", (-3, 0));
    s.at((-3, 0)).starbase = Some(Starbase {
        color: Some(Color::Yellow),
        is_active: true,
        is_home: true,
    });
    s.put(A1, (-3, 0));
    assert_eq!(s.refusal_rule(P1, Action::Siege), "SAGA-ARN.12");
    s.sector("A01", (1, 0));
    s.starbase((1, 0), Color::Blue).put(A1, (1, 0));
    assert_eq!(s.refusal_rule(P1, Action::Siege), "SAGA-ARN.12", "the own");
}

#[test]
fn saga_arn_8_a_starbase_of_the_same_seat_adds_no_movement_cost() {
    let mut s = arena_at_gate();
    s.sector("A01", (1, 0));
    let sector = s.id((1, 0));
    let plain = s.game.move_cost(s.public(), A1, sector);
    s.starbase((1, 0), Color::Blue);
    assert_eq!(s.game.move_cost(s.public(), A1, sector), plain);
    assert_eq!(s.game.move_cost(s.public(), A2, sector), plain + 1);
}

#[test]
fn saga_cmb_6_a_strike_that_kills_ends_the_combat_at_once() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let salvo = s.deal(P2, "CA11");
    let wing = AbilitySource::Gear(s.equip(P1, "U09"));
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    s.act(P1, Action::Fight(foe));
    assert!(s.is_legal(P1, Action::Activate(wing, A1)));
    s.act(P1, Action::Done).act(P2, Action::Play(salvo, A1));
    assert!(s.levels(ADJACENT).is_empty(), "it is over at once");
}

#[test]
fn saga_crd_4_a_card_pushes_a_raider_to_an_adjacent_sector() {
    let mut s = scene("ftj", 2);
    for (tile, hex) in [
        ("A01", ADJACENT),
        ("A02", TWO_AWAY),
        ("A03", (2, -1)),
        ("A04", (0, 1)),
    ] {
        s.sector(tile, hex);
    }
    let card = s.deal(P2, "CA07");
    let foe = s.raider(1, ADJACENT);
    let other = s.raider(2, (0, 1));
    s.turn(Phase::Encounter, A1).act(P2, Action::Play(card, A1));
    assert_eq!(s.asked_seat(), Some(P2), "who plays it");
    let boss_pick = Action::Pick(Target::Boss(engine::saga::ids::BossId(0)));
    assert_eq!(s.refusal_rule(P2, boss_pick), "SAGA-GEN.9");
    assert!(s.is_legal(P2, Action::Pick(Target::Raider(other))));
    s.act(P2, Action::Pick(Target::Raider(foe)));
    assert_eq!(s.refusal_rule(P2, Action::At(s.hex((0, 1)))), "SAGA-GEN.9");
    s.act(P2, Action::At(s.hex(TWO_AWAY)));
    assert_eq!((s.levels(TWO_AWAY), s.levels(ADJACENT)), (vec![1], vec![]));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_enc_1_every_round_gives_a_new_encounter() {
    let mut s = scene("ftj", 2);
    s.armada(A1).has_used_encounter = true;
    s.go(Step::End(Phase::Movement));
    assert_eq!((s.public().acting, s.asked_seat()), (Some(A1), Some(P1)));
    s.armada(A2).has_used_encounter = true;
    s.act(P1, Action::Done);
    assert_eq!(s.public().step, Step::Turns(Phase::Expand));
}

#[test]
fn saga_enc_5_equally_fast_armadas_are_asked_in_turn_order() {
    let mut s = scene("ftj", 3);
    s.sector("A01", ADJACENT);
    let foe = Target::Raider(s.raider(1, ADJACENT));
    for armada in [A1, A2, A3] {
        s.put(armada, ADJACENT);
    }
    s.stats(P2, [2, 2, 3]).stats(P3, [2, 2, 3]);
    s.turn(Phase::Encounter, A1).act(P1, Action::Fight(foe));
    assert_eq!(s.asked_seat(), Some(P2));
}

#[test]
fn saga_arn_2_homes_are_thick_nebulas() {
    let mut s = fresh_game(Options {
        first: Some(P1),
        ..Options::standard("arn", 3)
    });
    let mut order = Vec::new();
    while s.public().step == Step::Choose {
        let seat = s.asked_seat().expect("a seat");
        if order.last() != Some(&seat) {
            order.push(seat);
        }
        let first = s.legal(seat)[0];
        s.act(seat, first);
    }
    assert_eq!(order, [P3, P2, P1], "SAGA-ARN.4: the last one first");
    for armada in [A1, A2, A3] {
        let sector = s.public().sector(s.sector_of(armada));
        let tile = s.game.tile(sector.tile.expect("a tile")).expect("a tile");
        assert_eq!(tile.kind, SectorKind::Nebula);
    }
}

#[test]
fn saga_tok_6_a_scenario_action_uses_up_its_xpm() {
    let expand =
        json!([{ "id": "a", "where": "any", "cost": { "xpm": 1 }, "effect": ["gain(E,1)"] }]);
    let mut s = scene_changed("ftj", &json!({ "expand": expand }));
    s.turn(Phase::Expand, A1);
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 1)), "SAGA-GEN.14");
    s.carry(P1);
    let supply = s.public().xpm;
    s.act(P1, Action::Project(0, 1));
    assert_eq!(
        (s.public().mat(P1).has_xpm, s.public().xpm),
        (false, supply)
    );
}

#[test]
fn saga_scn_6_reinforcements_are_ordered_when_figures_are_scarce() {
    for (free, is_asked) in [(1, true), (2, false)] {
        let mut s = scene("ftj", 2);
        s.state.public.first = P2;
        s.sector("A01", ADJACENT);
        s.sector("A02", (0, 1));
        s.state.public.figures[0] = free;
        let on = [ADJACENT, (0, 1)]
            .map(|hex| s.id(hex))
            .into_iter()
            .collect();
        s.turn(Phase::Encounter, A1).push(Task::Spawn {
            level: 1,
            remaining_raiders: 0,
            place: SpawnPlace::Any,
            on,
            by: Cause::Rule,
        });
        assert_eq!(s.asked_seat() == Some(P2), is_asked);
        if is_asked {
            assert_eq!(
                s.refusal_rule(P2, Action::At(s.hex(ADJACENT))),
                "SAGA-RAI.5"
            );
            s.act(P2, Action::Order(OrderChoice::Sector(s.hex((0, 1)))));
        }
        let second = if is_asked { 2 } else { 1 };
        assert_eq!(
            (s.levels((0, 1)), s.levels(ADJACENT)),
            (vec![1], vec![second])
        );
    }
}

#[test]
fn saga_mat_6_only_an_equipped_card_can_be_replaced() {
    let mut s = scene("ftj", 2);
    for id in ["U01", "U02", "U03"] {
        s.equip(P1, id);
    }
    s.turn(Phase::Upkeep, A1).push(Task::Equip {
        seat: P1,
        kind: GearKind::Unit,
        quality: GearQuality::Common,
    });
    let (into, out, other) = (s.gear("U04"), s.gear("U01"), s.gear("U05"));
    assert_eq!(
        s.refusal_rule(P1, Action::Equip(into, Some(other))),
        "SAGA-TOK.3"
    );
    s.act(P1, Action::Equip(into, Some(out)));
    assert_eq!(s.units(P1), ["U02", "U03", "U04"]);
}

#[test]
fn saga_arn_21_partners_win_together_without_sharing_victory() {
    let mut s = scene_of(Options {
        first: Some(P1),
        rules: HouseRules {
            has_teams: true,
            ..HouseRules::default()
        },
        ..Options::standard("arn", 4)
    });
    s.state.public.round = 8;
    s.mat(P1).points = 3;
    s.go(Step::RoundEnd);
    assert_eq!(s.reason(), "won-points");
}

#[test]
fn saga_tok_4_a_step_card_needs_an_adjacent_sector() {
    let mut s = scene("ftj", 2);
    let card = s.deal(P1, "CA04");
    s.sector("A01", (3, -3));
    s.turn(Phase::Movement, A1);
    assert!(s.is_legal(P1, Action::Play(card, A1)));
    s.put(A1, (3, -3));
    assert_eq!(s.refusal_rule(P1, Action::Play(card, A1)), "SAGA-TOK.4");
}

#[test]
fn saga_tok_4_a_combat_threshold_must_lower_the_threshold() {
    let (mut s, hand) = Scene::instants("ftj", &["threshold(3,combat)", "threshold(3,combat)"]);
    s.sector("A01", ADJACENT);
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    s.act(P1, Action::Fight(foe));
    assert!(s.is_legal(P1, Action::Play(hand[1], A1)));
    s.dice("3 3 3 3").act(P1, Action::Play(hand[0], A1));
    assert!(s.is_spent(), "nobody is asked for the other");
    assert!(s.levels(ADJACENT).is_empty());
}

#[test]
fn saga_gen_12_a_window_opens_for_a_repair_that_saves() {
    let mut s = scene("ftj", 2);
    s.give(P1, (0, 0, 0)).mat(P1).hull = 2;
    let tender = AbilitySource::Gear(s.equip(P1, "U05"));
    s.turn(Phase::Encounter, A1).push(Task::Damage {
        armada: A1,
        remaining_damage: 2,
        by: Cause::Rule,
        is_asked: false,
    });
    assert!(matches!(
        s.public().task(),
        Some(Task::Window {
            at: Timing::Damage,
            ..
        })
    ));
    s.act_all(P1, &[Action::Activate(tender, A1)]);
    assert_eq!((s.hull(P1), s.armada_hex(A1)), (1, (0, 0)));
}

#[test]
fn saga_gen_9_the_first_player_chooses_raiders_and_orders_surges() {
    let mut s = scene("ftj", 2);
    s.state.public.first = P2;
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    s.raider(1, ADJACENT);
    s.raider(2, (0, 1));
    s.turn(Phase::Encounter, A1).push(Task::Destroy {
        filter: Filter::default(),
        remaining_raiders: 1,
        on: None,
        by: Cause::Rule,
    });
    assert_eq!(s.asked_seat(), Some(P2));
    let mut s = scene("ftj", 2);
    s.state.public.first = P2;
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    for hex in [ADJACENT, (0, 1)] {
        s.raider(2, hex);
        s.raider(1, hex);
    }
    s.state.public.figures[2] = 1;
    s.go(Step::End(Phase::Events));
    assert_eq!(s.asked_seat(), Some(P2));
}

#[test]
fn saga_mat_3_a_full_hull_cannot_be_repaired() {
    let mut s = scene("ftj", 2);
    s.mat(P1).hull = 10;
    s.turn(Phase::Encounter, A1);
    let repair = Action::Regroup(engine::saga::action::Regroup::Repair);
    assert_eq!(s.refusal_rule(P1, repair), "SAGA-MAT.3");
    s.mat(P1).hull = 9;
    s.act(P1, repair);
    assert_eq!(s.hull(P1), 10);
}

#[test]
fn saga_gen_9_a_raider_with_one_option_is_pushed_without_a_question() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", TWO_AWAY);
    let card = s.deal(P1, "CA07");
    s.raider(1, TWO_AWAY);
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    s.act(P1, Action::Play(card, A1));
    assert_eq!((s.levels(ADJACENT), s.levels(TWO_AWAY)), (vec![1], vec![]));
    assert!(s.public().tasks.is_empty());
}

#[test]
fn saga_gen_11_only_active_seats_can_make_free_plays() {
    let mut s = arena_at_gate();
    s.give(P2, (2, 0, 0)).mat(P2).hull = 5;
    assert!(s.is_legal(P2, Action::Repair));
    let mut early = s.clone();
    (early.state.public.round, early.state.public.step) = (0, Step::Choose);
    assert_eq!(
        early.refusal_rule(P2, Action::Repair),
        "SAGA-SET.2",
        "set-up"
    );
    s.state.public.resigned = s.state.public.resigned.with(P2);
    assert_eq!(s.refusal_rule(P2, Action::Repair), "SAGA-END.1", "given up");
    let outside = engine::game::Seat(3);
    assert_eq!(s.refusal_rule(outside, Action::Repair), "SAGA-RND.3");
}

#[test]
fn saga_arn_19_points_end_an_arena_with_a_target() {
    let ends = |target: u8, points: u8| {
        let mut s = scene_changed("arn", &json!({ "target_vp": target }));
        s.mat(P1).points = points;
        s.go(Step::RoundEnd);
        s.public().ending.is_some()
    };
    assert!(ends(5, 5) && !ends(5, 4));
    assert!(!ends(0, 9), "no target");
}

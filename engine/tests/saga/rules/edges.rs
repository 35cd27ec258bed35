//! Edge cases: one more or one less than the number in a rule, and neighbors that a rule excludes.

use crate::scene::{A1, A2, P1, P2, P3, P4, Scene, fresh_game, scene, scene_of};
use engine::saga::action::{AbilitySource, Action, CargoItem};
use engine::saga::armada::{EntityState, Starbase, Target};
use engine::saga::effect::{ReportTarget, Stat, Timing};
use engine::saga::event::{Event, RemovalReason};
use engine::saga::figures::Color;
use engine::saga::ids::{CardId, CommanderId, DeckId, EffectListId, EntityId};
use engine::saga::options::Options;
use engine::saga::step::{Cause, Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);
const TWO_AWAY: (i32, i32) = (2, -2);

fn encounter_scene(id: &str) -> Scene {
    let mut s = scene(id, 2);
    s.sector("A01", ADJACENT);
    s.turn(Phase::Encounter, A1);
    s
}

fn check_task(stat: Stat) -> Task {
    Task::Check {
        armada: A1,
        stat: Some(stat),
        required_successes: 9,
        pass: EffectListId::NOTHING,
        fail: EffectListId::NOTHING,
        by: Cause::Rule,
        hits: None,
    }
}

/// Returns the timing of the open window.
fn open_window_timing(s: &Scene) -> Option<Timing> {
    match s.public().task() {
        Some(Task::Window { at, .. }) => Some(*at),
        _ => None,
    }
}

/// Returns the number of dice in the last roll.
fn last_roll_size(s: &Scene) -> Option<usize> {
    s.log.iter().rev().find_map(|event| match event {
        Event::Rolled { faces, .. } => Some(faces.len()),
        _ => None,
    })
}

#[test]
fn saga_gen_6_ability_dice_stop_at_ten() {
    let mut s = encounter_scene("ftj");
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT)
        .commander(P1, "CM4")
        .stats(P1, [2, 2, 9]);
    s.turn(Phase::Encounter, A1).act(P1, Action::Fight(foe));
    s.dice("4 1 1 4");
    s.act(P1, Action::Activate(AbilitySource::Commander, A1));
    assert_eq!(last_roll_size(&s), Some(4));
    assert!(s.is_spent());
    for (combat, is_asked) in [(9, true), (10, false)] {
        let mut s = encounter_scene("ftj");
        let foe = Target::Raider(s.raider(1, ADJACENT));
        s.put(A1, ADJACENT)
            .commander(P1, "CM4")
            .stats(P1, [combat, 2, 9]);
        s.dice("4 4 4 4 4 4 4 4 4 4");
        s.turn(Phase::Encounter, A1).act(P1, Action::Fight(foe));
        assert_eq!(open_window_timing(&s).is_some(), is_asked, "{combat} dice");
    }
}

#[test]
fn saga_gen_12_a_combat_card_cannot_change_another_check() {
    let mut s = encounter_scene("ftj");
    let batteries = s.deal(P2, "SA07");
    s.dice("1 1").push(check_task(Stat::Combat));
    assert!(s.is_spent(), "nobody is asked");
    let play = Action::Play(batteries, A1);
    assert_eq!(s.refusal_rule(P2, play), "SAGA-GEN.12");
}

#[test]
fn saga_cmb_3_strikes_are_only_for_the_start_of_a_combat() {
    let mut s = encounter_scene("ftj");
    let (salvo, lucky) = (s.deal(P2, "CA11"), s.deal(P2, "CA13"));
    s.deal(P2, "SA07");
    let foe = Target::Raider(s.raider(2, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    s.act(P1, Action::Fight(foe));
    assert_eq!(open_window_timing(&s), Some(Timing::CombatStart));
    assert!(s.is_legal(P2, Action::Play(salvo, A1)));
    s.act(P2, Action::Done);
    assert_eq!(open_window_timing(&s), Some(Timing::BeforeDefend));
    for card in [salvo, lucky] {
        let play = Action::Play(card, A1);
        assert_eq!(s.refusal_rule(P2, play), "SAGA-GEN.12");
    }
}

#[test]
fn saga_cmb_5_a_full_defense_emits_no_threat() {
    let mut s = encounter_scene("ftj");
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1).clear_log();
    s.dice("4 4 4 4").act(P1, Action::Fight(foe));
    let threat = |event: &Event| matches!(event, Event::Threatened { .. });
    assert!(s.is_spent() && !s.log.iter().any(threat));
}

#[test]
fn saga_crd_6_a_reroll_card_rerolls_every_die_at_most_once() {
    let mut s = encounter_scene("ftj");
    let again = s.deal(P1, "CA05");
    s.dice("1 1").push(check_task(Stat::Shield));
    s.act(P1, Action::Play(again, A1))
        .act(P1, Action::Reroll(0));
    assert!(s.is_legal(P1, Action::Done));
    s.dice("2 3").act(P1, Action::Reroll(1));
    assert!(s.is_spent() && s.public().tasks.is_empty());
}

#[test]
fn saga_tok_3_a_card_takes_off_only_the_stated_number_of_tokens() {
    let ready = |cards: &[&str]| {
        let mut s = encounter_scene("ftj");
        s.mat(P1).commander_token = Some(A1);
        for id in cards {
            s.equip(P1, id);
        }
        for slot in s.mat(P1).units.iter_mut() {
            slot.token = Some(A1);
        }
        s
    };
    let leader = AbilitySource::Commander;
    let mut s = ready(&["U01", "U05"]);
    let heads = s.deal(P2, "CA10");
    s.act(P2, Action::Play(heads, A1));
    assert_eq!(s.asked_seat(), Some(P1), "it is asked which");
    let (one, two) = (
        AbilitySource::Gear(s.gear("U01")),
        AbilitySource::Gear(s.gear("U02")),
    );
    assert!(s.is_legal(P1, Action::Free(leader)) && s.is_legal(P1, Action::Free(one)));
    assert_eq!(s.refusal_rule(P1, Action::Free(two)), "SAGA-GEN.9");
    s.act(P1, Action::Free(one));
    assert_eq!(s.public().mat(P1).tokens[0], 2);
    assert!(s.public().tasks.is_empty());
    let mut s = ready(&[]);
    let heads = s.deal(P2, "CA10");
    s.act(P2, Action::Play(heads, A1));
    assert_eq!(s.public().mat(P1).commander_token, None, "the only one");
    let mut s = ready(&["U01", "U05"]);
    let whole = s.deal(P2, "SA09");
    s.act(P2, Action::Play(whole, A1));
    assert_eq!(s.public().mat(P1).tokens[0], 4, "all, without a question");
}

#[test]
fn saga_gen_7_scouting_draws_unknown_tiles_to_the_top() {
    let mut s = encounter_scene("ftj");
    let card = s.deal(P1, "CA12");
    s.turn(Phase::Movement, A1).armada(A1).mp = 1;
    let left = s.game.pile_left(s.public());
    s.act(P1, Action::Play(card, A1));
    let top: Vec<CardId> = s.public().deck(DeckId::PILE).top.iter().copied().collect();
    assert_eq!(top.len(), 3, "three, and no more");
    for card in &top {
        let tile = engine::saga::ids::TileId(card.0);
        assert!(s.is_legal(P1, Action::Keep(tile)) && s.is_legal(P1, Action::Sink(tile)));
    }
    for card in top {
        s.act(P1, Action::Sink(engine::saga::ids::TileId(card.0)));
    }
    assert!(s.public().tasks.is_empty());
    assert_eq!(s.game.pile_left(s.public()), left);
}

#[test]
fn saga_sec_6_a_known_face_down_tile_is_not_in_the_pile() {
    let mut s = encounter_scene("lst");
    let left = s.game.pile_left(s.public());
    s.face_down_sector(TWO_AWAY);
    assert_eq!(s.game.pile_left(s.public()), left - 1);
    s.sector("A02", (0, 1));
    s.at((0, 1)).is_face_up = false;
    assert_eq!(s.game.pile_left(s.public()), left - 2, "it was taken out");
}

#[test]
fn saga_ftj_9_each_xpm_fills_one_slot() {
    let mut s = scene("ftj", 2);
    (s.state.public.installed, s.state.public.counters[0]) = (1, 1);
    s.carry(P1).phase(Phase::Encounter);
    s.stack(DeckId::EXTRA, &["JG7"]).dice("4 4");
    s.act(P1, Action::Encounter(0));
    assert_eq!((s.public().installed, s.public().counters[0]), (2, 2));
    assert_eq!(s.public().end_counts.delivered, 1);
}

fn resolve_report(s: &mut Scene, id: &str) {
    let reports = &s.game.mission().reports;
    let card = reports.iter().position(|report| report.id == id);
    let card = CardId(card.expect("a report") as u8);
    let find = ReportTarget::Starbase;
    s.turn(Phase::Encounter, A1).push(Task::Intelligence {
        find,
        card,
        stage: 0,
    });
}

#[test]
fn saga_lst_4_a_starbase_blocks_a_reported_raider_and_uses_a_figure() {
    let mut s = scene("lst", 2);
    s.sector("A01", (2, 0));
    s.starbase((2, 0), Color::Blue);
    let left: u8 = s.public().starbases.iter().sum();
    resolve_report(&mut s, "IR1");
    assert!(s.levels((2, 0)).is_empty());
    assert!(s.at((3, 0)).starbase.is_some());
    assert_eq!(s.public().starbases.iter().sum::<u8>(), left - 1);
}

#[test]
fn saga_lst_12_an_inactive_starbase_gives_no_power() {
    let mut s = scene("lst", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    s.starbase(ADJACENT, Color::Blue);
    s.at((0, 1)).starbase = Some(Starbase::default());
    s.state.public.counters[0] = 1;
    s.stack(DeckId::SCAN, &["SR02"])
        .go(Step::End(Phase::Expand));
    assert_eq!(s.public().counters[0], 2);
}

/// Returns *Distress Call* with the ship in this hex, revealed, and nothing on it.
fn distress_call(hex: (i32, i32)) -> Scene {
    let mut s = scene("dis", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", TWO_AWAY);
    s.state.public.entities[0] = EntityState {
        sector: Some(s.id(hex)),
        is_revealed: true,
        hull: 3,
        ..EntityState::default()
    };
    s
}

fn advance_all_raiders(s: &mut Scene) {
    let rest = s.public().raiders().map(|(raider, _)| raider.0).collect();
    s.turn(Phase::Encounter, A1).push(Task::Advance {
        rest,
        steps: 1,
        by: Cause::Rule,
    });
}

#[test]
fn saga_dis_6_a_ship_without_an_xpm_loses_no_xpm() {
    let mut s = distress_call(ADJACENT);
    s.raider(2, TWO_AWAY);
    let supply = s.public().xpm;
    advance_all_raiders(&mut s);
    assert_eq!((s.public().entities[0].hull, s.public().xpm), (1, supply));
    let lost = |event: &Event| matches!(event, Event::XpmLost { .. });
    assert!(!s.log.iter().any(lost));
    let hit = s.log.iter().find_map(|event| match event {
        Event::EntityHull { by, .. } => Some(*by),
        _ => None,
    });
    assert_eq!(hit, Some(Cause::Raider(2)), "it is told what hit it");
}

#[test]
fn saga_dis_3_a_found_ship_is_hit_only_by_raiders_in_its_sector() {
    let mut s = distress_call(TWO_AWAY);
    (
        s.state.public.entities[0].is_revealed,
        s.at(TWO_AWAY).is_face_up,
    ) = (false, false);
    s.raider(2, ADJACENT);
    s.put(A1, ADJACENT).turn(Phase::Movement, A1).armada(A1).mp = 9;
    s.act(P1, Action::Explore(s.hex(TWO_AWAY)));
    let ship = s.public().entities[0];
    assert!(ship.is_revealed && ship.hull == 3);
    assert_eq!(s.levels(ADJACENT), [2]);
}

#[test]
fn saga_dis_12_a_ship_with_an_xpm_arrives() {
    let mut s = distress_call(ADJACENT);
    s.state.public.entities[0].has_xpm = true;
    s.put(A1, ADJACENT)
        .give(P1, (0, 2, 0))
        .turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    s.act(P1, Action::Maneuver(2, None));
    s.act(P1, Action::Tow(s.hex((0, 0)), CargoItem::Exploration));
    assert_eq!(s.public().installed, 1);
}

#[test]
fn saga_dis_11_the_tow_token_returns_to_its_owner() {
    let mut s = distress_call(ADJACENT);
    s.mat(P2).tokens = [0; 4];
    s.state.public.entities[0].token = Some((P2, A2));
    s.go(Step::End(Phase::Events));
    assert_eq!(s.public().entities[0].token, None);
    let tokens = [P1, P2].map(|seat| s.public().mat(seat).tokens);
    assert_eq!(tokens, [[1, 0, 0, 0], [0, 1, 0, 0]]);
    let back = s.log.iter().filter_map(|event| match event {
        Event::Refreshed { seat } => Some(*seat),
        _ => None,
    });
    assert_eq!(back.collect::<Vec<_>>(), [P2]);
}

#[test]
fn saga_upk_2_an_upkeep_without_options_is_skipped() {
    for (astartium, acting) in [(2, A1), (1, A2)] {
        let mut s = scene("ftj", 2);
        s.give(P1, (astartium, 0, 0)).mat(P1).hull = 10;
        s.mat(P1).commander = Some(CommanderId(0));
        s.phase(Phase::Upkeep);
        assert_eq!(s.public().acting, Some(acting), "{astartium} Astartium");
    }
}

#[test]
fn saga_spa_14_every_armada_may_give_three_tokens() {
    let mut s = scene("spa", 2);
    s.put(A1, (5, 0)).put(A2, (5, 1));
    s.give(P1, (0, 0, 5))
        .give(P2, (0, 0, 5))
        .phase(Phase::Expand);
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 0)), "SAGA-SPA.14");
    s.act_all(P1, &[Action::Project(0, 3), Action::Done]);
    assert!(s.is_legal(P2, Action::Project(0, 3)));
}

#[test]
fn saga_spa_7_raiders_take_the_shortest_path_to_the_ship() {
    let mut s = scene("spa", 2);
    s.put(A1, (7, 0)).put(A2, (7, -1));
    s.state.public.bosses = Default::default();
    let raider = s.raider(1, (5, 0));
    let steps = s.game.raider_step(s.public(), raider);
    assert_eq!(steps.iter().collect::<Vec<_>>(), [s.id((6, 0))]);
    s.state.public.raiders[raider.index()].level = 0;
    assert!(s.game.raider_step(s.public(), raider).is_empty());
    s.state.public.raiders[raider.index()].level = 1;
    s.state.public.raiders[raider.index()].sector = s.id((6, 0));
    let next_sectors = s.game.raider_step(s.public(), raider);
    assert!(next_sectors.is_empty(), "it is there");
}

#[test]
fn saga_opc_8_collisions_are_resolved_in_order() {
    let mut s = scene("opc", 2);
    for (tile, hex) in [("A01", ADJACENT), ("A02", TWO_AWAY)] {
        s.sector(tile, hex);
    }
    s.raider(1, ADJACENT);
    s.boss("B1", ADJACENT);
    s.xpm(ADJACENT).starbase(ADJACENT, Color::Blue);
    s.state.public.ravager = Some(s.id(TWO_AWAY));
    s.turn(Phase::Encounter, A1).clear_log();
    let moves_away = false;
    s.push(Task::Ravage {
        remaining_steps: 1,
        moves_away,
    });
    let order = s.log.iter().filter_map(|event| match event {
        Event::RaiderLeft { .. } => Some("raider"),
        Event::BossLeft { fate, .. } => (*fate == RemovalReason::Ravager).then_some("boss"),
        Event::EventCame { .. } => Some("event"),
        Event::XpmLost { .. } => Some("xpm"),
        Event::StarbaseLost { .. } => Some("starbase"),
        _ => None,
    });
    let order: Vec<&str> = order.collect();
    assert_eq!(order, ["raider", "boss", "event", "xpm", "starbase"]);
}

#[test]
fn saga_opc_4_the_ravager_arrives_on_the_black_hole() {
    let mut s = scene("opc", 2);
    s.sector("A01", (2, 0));
    let badges = &s.game.mission().badges;
    let ravager = s
        .game
        .mission()
        .badge_ids
        .iter()
        .position(|id| id == "ravager");
    let ravager = engine::saga::ids::BadgeId(ravager.expect("a badge") as u8);
    let round = badges.iter().position(|of| of.contains(&ravager));
    s.state.public.round = round.expect("a round") as u8;
    s.stack(DeckId::EXTRA, &["RR3"]).go(Step::Doom);
    while !matches!(
        s.public().task(),
        Some(Task::Place {
            site: engine::saga::step::PlacementPurpose::Hole(_),
            ..
        })
    ) {
        let seat = s.asked_seat().expect("a seat");
        let first = s.legal(seat)[0];
        s.act(seat, first);
    }
    let hex = s.hexes(P1)[0];
    s.act(P1, Action::At(s.hex(hex)));
    let hole = s.tile("S03");
    assert_eq!(s.at(hex).tile, Some(hole));
    assert_eq!(s.public().ravager, Some(s.id(hex)));
}

#[test]
fn saga_upk_2_a_beacon_places_an_xpm_near_the_armada() {
    let mut s = scene("ftj", 2);
    for (tile, hex) in [
        ("A01", ADJACENT),
        ("P03", (0, 1)),
        ("O01", (0, -1)),
        ("A02", TWO_AWAY),
    ] {
        s.sector(tile, hex);
    }
    let beacon = s.deal(P2, "SA10");
    s.turn(Phase::Upkeep, A1);
    let mut only = s.clone();
    s.act(P2, Action::Play(beacon, A1));
    assert_eq!(s.asked_seat(), Some(P2), "who plays it says where");
    assert_eq!(s.hexes(P2), [(0, 1), ADJACENT]);
    assert_eq!(
        s.refusal_rule(P2, Action::At(s.hex(TWO_AWAY))),
        "SAGA-GEN.9"
    );
    let supply = s.public().xpm;
    s.act(P2, Action::At(s.hex((0, 1))));
    assert!(s.at((0, 1)).has_xpm);
    assert_eq!(s.public().xpm, supply - 1);
    only.raider(1, ADJACENT);
    let mut none = only.clone();
    only.act(P2, Action::Play(beacon, A1));
    assert!(only.at((0, 1)).has_xpm, "the only one");
    none.state.public.xpm = 0;
    assert_eq!(
        none.refusal_rule(P2, Action::Play(beacon, A1)),
        "SAGA-TOK.4"
    );
}

#[test]
fn saga_set_6_a_shared_start_asks_no_seat() {
    let mut s = fresh_game(Options {
        first: Some(P1),
        ..Options::standard("ftj", 2)
    });
    for (seat, color) in [(P1, Color::Red), (P2, Color::Blue)] {
        let leader = s
            .game
            .commanders()
            .iter()
            .position(|commander| commander.id == "CM4");
        let any = s.legal(seat).into_iter().find(|action| match action {
            Action::Choose(id, of) => *of == color && Some(id.index()) != leader,
            _ => false,
        });
        s.act(seat, any.expect("a choice"));
    }
    while s.public().step == Step::Choose {
        let seat = s.asked_seat().expect("a seat");
        s.act(seat, Action::Done);
    }
    assert_eq!([A1, A2].map(|armada| s.armada_hex(armada)), [(0, 0); 2]);
}

#[test]
fn saga_arn_2_each_home_has_the_color_of_its_owner() {
    let mut s = fresh_game(Options {
        first: Some(P1),
        ..Options::standard("arn", 2)
    });
    while s.public().step == Step::Choose {
        let seat = s.asked_seat().expect("a seat");
        let first = s.legal(seat)[0];
        s.act(seat, first);
    }
    for (armada, seat) in [(A1, P1), (A2, P2)] {
        let sector = s.public().sector(s.sector_of(armada));
        let tile = s.game.tile(sector.tile.expect("a tile")).expect("a tile");
        assert_eq!(tile.color, s.public().mat(seat).color);
    }
}

#[test]
fn saga_arn_21_seats_are_not_partners_without_teams() {
    let s = scene_of(Options::standard("arn", 4));
    for (one, other) in [(P1, P3), (P2, P4)] {
        assert_eq!(s.game.partner(one), None);
        assert!(!s.game.are_allied(one, other) && s.game.are_allied(one, one));
    }
}

#[test]
fn saga_arn_14_a_delivery_is_counted_once() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    s.put(A1, (0, 0)).carry(P1).turn(Phase::Encounter, A1);
    s.stack(DeckId::EXTRA, &["JG7"]).dice("4 4");
    s.act(P1, Action::Encounter(0));
    assert_eq!(s.public().end_counts.delivered, 1);
    assert_eq!(
        (s.public().mat(P1).delivered, s.public().mat(P1).points),
        (1, 4)
    );
}

#[test]
fn saga_arn_11_loot_is_not_also_reported_as_lost() {
    let mut s = scene("arn", 2);
    s.state.public.sectors.clear();
    s.sector("S01", (0, 0));
    s.put(A1, (0, 0)).put(A2, (0, 0)).stats(P1, [4, 2, 3]);
    s.give(P1, (0, 0, 0)).give(P2, (0, 2, 0)).mat(P2).hull = 1;
    s.turn(Phase::Encounter, A1).clear_log();
    s.dice("4 4 4 4 1 1").act(P1, Action::Duel(A2));
    assert_eq!((s.goods(P1), s.goods(P2)), ((0, 1, 0), (0, 0, 0)));
    let lost = s.log.iter().find_map(|event| match event {
        Event::Lost { count, .. } => Some(*count),
        _ => None,
    });
    assert_eq!(lost, Some(1), "of two, one was taken");
}

#[test]
fn saga_des_3_an_unrevealed_entity_cannot_be_loaded() {
    let mut s = distress_call(ADJACENT);
    s.state.public.entities[EntityId(0).index()].is_revealed = false;
    s.put(A1, ADJACENT).carry(P1).turn(Phase::Movement, A1);
    s.armada(A1).mp = 1;
    assert_eq!(s.refusal_rule(P1, Action::Maneuver(0, None)), "SAGA-DIS.3");
}

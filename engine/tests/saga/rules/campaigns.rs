//! The five campaigns `[SAGA-FTJ]` `[SAGA-LST]` `[SAGA-OPC]`, and their endings.

use crate::scene::{A1, A2, P1, P2, Scene, fresh_game, scene};
use engine::game::{Game, Status};
use engine::saga::action::Action;
use engine::saga::armada::{Starbase, Target};
use engine::saga::event::Event;
use engine::saga::figures::Color;
use engine::saga::ids::DeckId;
use engine::saga::options::{HouseRules, Options};
use engine::saga::step::{Phase, Step, Task};

const ADJACENT: (i32, i32) = (1, -1);

fn new_game(id: &str, seats: u8) -> Scene {
    fresh_game(Options {
        first: Some(P1),
        ..Options::standard(id, seats)
    })
}

/// Runs Phase 1 of a round from the Doom Counter on and answers every question with the first legal
/// action until the step `until` is reached. Panics after 40 answers.
fn run_first_phase(s: &mut Scene, round: u8, until: Step) {
    s.state.public.round = round - 1;
    s.go(Step::Doom);
    for _ in 0..40 {
        if s.public().step == until {
            return;
        }
        let seat = s.asked_seat().expect("somebody is asked");
        let first = s.legal(seat)[0];
        s.act(seat, first);
    }
    panic!("{until:?} does not come");
}

fn event_indices(log: &[Event], is: impl Fn(&Event) -> bool) -> Vec<usize> {
    let numbered = log.iter().enumerate();
    numbered
        .filter(|(_, event)| is(event))
        .map(|(at, _)| at)
        .collect()
}

#[test]
fn saga_ftj_1_filled_slots_without_a_boss_win() {
    let with = |installed, has_boss: bool| {
        let mut s = scene("ftj", 2);
        s.sector("N01", ADJACENT);
        if has_boss {
            s.boss("B1", ADJACENT);
        }
        s.state.public.installed = installed;
        s.phase(Phase::Encounter);
        matches!(s.game.status(&s.state), Status::Over(_))
    };
    assert!(with(3, false));
    assert!(!with(3, true) && !with(2, false));
}

#[test]
fn saga_ftj_2_saga_opc_2_the_set_up_has_the_right_piles_and_decks() {
    for (id, deck) in [("ftj", "jumpgate"), ("opc", "retaliation")] {
        let s = new_game(id, 2);
        let pile = s.public().deck(DeckId::PILE).unseen;
        let ids = pile
            .iter()
            .map(|tile| s.game.tiles()[usize::from(tile)].id.clone());
        let mut kinds: Vec<char> = ids.filter_map(|id| id.chars().next()).collect();
        kinds.sort_unstable();
        let expected = format!("{}{}{}", "A".repeat(10), "O".repeat(4), "P".repeat(10));
        assert_eq!(kinds.into_iter().collect::<String>(), expected);
        assert_eq!(s.public().deck(DeckId::NEBULA).len(), 4);
        assert_eq!(s.public().deck(s.extra(deck)).len(), 8);
        assert_eq!((s.public().xpm, s.public().ravager), (6, None));
    }
}

#[test]
fn saga_ftj_3_saga_ftj_6_a_boss_badge_brings_a_boss_and_an_event() {
    for (round, bosses) in [(2, 0), (3, 1), (4, 0)] {
        let mut s = scene("ftj", 2);
        s.stack(DeckId::EVENT, &["EV04"])
            .stack(DeckId::BOSS, &["B4"]);
        s.stats(P1, [10, 2, 2]).stats(P2, [10, 2, 2]);
        s.state.public.round = round - 1;
        s.go(Step::Doom);
        if let Some(Task::Place { .. }) = s.public().task() {
            s.dice("4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4");
            let hex = s.hexes(P1)[0];
            s.act(P1, Action::At(s.hex(hex)));
        }
        assert_eq!(s.public().bosses().count(), bosses, "round {round}");
        assert_eq!(s.events().len(), bosses, "round {round}");
    }
}

#[test]
fn saga_ftj_10_saga_opc_9_saga_lst_13_saga_arn_6_the_jumpgate_attracts_raiders() {
    for id in ["ftj", "opc", "lst", "arn"] {
        let s = scene(id, 2);
        let goals: Vec<_> = s.game.attractor(s.public()).iter().collect();
        assert_eq!(goals, [s.id((0, 0))], "{id}");
    }
}

#[test]
fn saga_ftj_15_amb_33_a_house_rule_requires_all_boss_badges() {
    let mut s = crate::scene::scene_of(Options {
        first: Some(P1),
        rules: HouseRules {
            needs_all_badges: true,
            ..HouseRules::default()
        },
        ..Options::standard("ftj", 2)
    });
    (s.state.public.installed, s.state.public.round) = (3, 5);
    s.phase(Phase::Encounter);
    assert!(
        s.asked_seat().is_some(),
        "a Boss is still to come in round 6"
    );
    s.state.public.round = 6;
    s.run();
    assert_eq!(s.reason(), "won");
}

#[test]
fn saga_lst_1_saga_lst_2_amb_64_amb_66_the_set_up_has_nebulas_five_xpms_and_the_track() {
    for (seats, length) in [(1, 4), (2, 5), (3, 7), (4, 8)] {
        let s = new_game("lst", seats);
        assert_eq!(s.public().deck(DeckId::PILE).len(), 28);
        assert!(s.public().deck(DeckId::NEBULA).is_empty());
        let nebula = s.tile("N01");
        assert!(s.public().deck(DeckId::PILE).unseen.contains(nebula.0));
        assert_eq!(s.public().deck(s.game.report_deck()).len(), 6);
        assert_eq!((s.public().xpm, s.public().counters[0]), (5, 0));
        let mut s = scene("lst", seats);
        s.state.public.counters[0] = length - 1;
        s.phase(Phase::Encounter);
        assert!(s.asked_seat().is_some());
        s.state.public.counters[0] = length;
        s.run();
        assert_eq!(s.reason(), "won", "{seats}");
    }
}

#[test]
fn saga_lst_3_the_boss_arrives_before_the_report() {
    let mut s = scene("lst", 3);
    s.stack(DeckId::EVENT, &["EV04"])
        .stack(DeckId::BOSS, &["B1"]);
    s.stack(s.game.report_deck(), &["IR4"]);
    run_first_phase(&mut s, 4, Step::Scan);
    let boss = event_indices(&s.log, |event| matches!(event, Event::BossCame { .. }));
    let report = event_indices(&s.log, |event| {
        matches!(event, Event::Placed { tile: None, .. })
    });
    assert_eq!((boss.len(), report.len()), (1, 4));
    assert!(boss[0] < report[0]);
    assert!(s.bottom(s.game.report_deck()).is_some());
}

#[test]
fn saga_lst_8_an_inactive_starbase_neither_protects_nor_blocks_raiders() {
    let mut s = scene("lst", 2);
    s.sector("A01", ADJACENT);
    s.at(ADJACENT).starbase = Some(Starbase::default());
    let sector = s.id(ADJACENT);
    assert!(s.game.sectors_open_to_raiders(s.public()).contains(sector));
    assert!(!s.game.is_protected(s.public(), sector));
    s.at(ADJACENT).starbase = Some(Starbase {
        is_active: true,
        ..Starbase::default()
    });
    assert!(!s.game.sectors_open_to_raiders(s.public()).contains(sector));
    assert!(s.game.is_protected(s.public(), sector));
}

#[test]
fn saga_lst_10_amb_68_an_explorer_explores_beside_a_raider() {
    let mut s = scene("lst", 2);
    s.face_down_sector(ADJACENT);
    s.raider(2, ADJACENT);
    s.turn(Phase::Movement, A1).armada(A1).mp = 1;
    s.act(P1, Action::Explore(s.hex(ADJACENT)));
    assert_eq!(s.levels(ADJACENT), [2]);
    s.stack(DeckId::EXPLORATION, &["EX01"])
        .phase(Phase::Encounter);
    assert!(matches!(
        s.public().task(),
        Some(Task::Exploration { armada: A1, .. })
    ));
    assert!(
        s.game
            .sectors_open_to_raiders(s.public())
            .contains(s.id(ADJACENT)),
        "awake"
    );
}

#[test]
fn saga_lst_12_amb_38_the_power_marker_stops_at_zero() {
    let mut s = scene("lst", 2);
    s.sector("N01", ADJACENT);
    for boss in ["B1", "B2", "B3"] {
        s.boss(boss, ADJACENT);
    }
    s.state.public.counters[0] = 2;
    s.go(Step::End(Phase::Expand));
    assert_eq!(s.public().counters[0], 0);
}

#[test]
fn saga_opc_1_the_ravager_entering_the_jumpgate_loses() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    s.state.public.ravager = Some(s.id(ADJACENT));
    s.turn(Phase::Encounter, A1).push(Task::Ravage {
        remaining_steps: 1,
        moves_away: false,
    });
    assert_eq!(s.reason(), "lost-ravager");
}

#[test]
fn saga_opc_3_retaliation_brings_boss_then_ravager_then_card() {
    let mut s = scene("opc", 4);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    s.stack(DeckId::EVENT, &["EV04"])
        .stack(DeckId::BOSS, &["B1"]);
    s.stack(s.extra("retaliation"), &["RR7"]);
    run_first_phase(&mut s, 5, Step::Scan);
    let boss = event_indices(&s.log, |event| matches!(event, Event::BossCame { .. }));
    let came = event_indices(&s.log, |event| matches!(event, Event::RavagerCame { .. }));
    let moved = event_indices(&s.log, |event| matches!(event, Event::RavagerMoved { .. }));
    assert_eq!((boss.len(), came.len(), moved.len()), (1, 1, 1));
    assert!(boss[0] < came[0] && came[0] < moved[0]);
    let mut s = scene("opc", 2);
    s.stack(s.extra("retaliation"), &["RR7"]);
    run_first_phase(&mut s, 3, Step::Scan);
    assert_eq!(s.public().ravager, None, "its first line does nothing");
}

#[test]
fn saga_opc_6_the_ravager_cannot_be_fought() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    s.state.public.ravager = Some(s.id(ADJACENT));
    s.put(A1, ADJACENT).turn(Phase::Encounter, A1);
    assert!(!s.public().has_enemy(s.id(ADJACENT)));
    let fights = s
        .legal(P1)
        .into_iter()
        .filter(|action| matches!(action, Action::Fight(_)));
    assert_eq!(fights.count(), 0);
}

#[test]
fn saga_opc_11_nothing_enters_or_crosses_the_black_hole() {
    let mut s = scene("opc", 2);
    s.sector("S03", ADJACENT);
    s.sector("A01", (2, -1));
    let hole = s.id(ADJACENT);
    assert!(!s.game.sectors_open_to_raiders(s.public()).contains(hole));
    assert!(!s.game.spawn_sectors(s.public()).contains(hole));
    s.turn(Phase::Movement, A1).armada(A1).mp = 9;
    assert_eq!(
        s.refusal_rule(P1, Action::Move(s.hex(ADJACENT))),
        "SAGA-MOV.2"
    );
    s.put(A1, (2, -1)).armada(A1).mp = 9;
    assert_eq!(
        s.refusal_rule(P1, Action::Move(s.hex(ADJACENT))),
        "SAGA-MOV.2"
    );
    s.state.public.ravager = Some(s.id((2, -1)));
    s.put(A1, (0, 0)).push(Task::Ravage {
        remaining_steps: 1,
        moves_away: false,
    });
    assert_eq!(s.public().ravager, Some(s.id((1, 0))), "not through it");
}

#[test]
fn saga_opc_12_amb_45_a_new_starbase_is_a_weapon_before_the_ravager_comes() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    s.put(A1, ADJACENT).carry(P1).give(P1, (0, 3, 3));
    s.put(A2, ADJACENT).phase(Phase::Expand);
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 1)), "SAGA-EXP.1");
    s.act(P1, Action::Build);
    s.stack(DeckId::PILE, &["P08"])
        .stack(DeckId::EXPLORATION, &["EX10"]);
    s.act(P1, Action::Project(0, 1));
    let hexes = s.hexes(P1);
    assert!(hexes.contains(&(2, -2)), "one neighbor will do: {hexes:?}");
    assert!(
        hexes
            .iter()
            .all(|&hex| s.game.distance(s.hex((0, 0)), s.hex(hex)) <= 3)
    );
    s.dice("4 4");
    s.act(P1, Action::At(s.hex((2, -2))));
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((2, -2), ADJACENT));
    assert_eq!((s.public().ravager, s.public().xpm), (None, 6));
}

#[test]
fn saga_opc_14_without_a_tile_the_wormhole_leads_to_a_sector_in_play() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    s.sector("A02", (0, 1));
    s.sector("A03", (0, -1));
    s.starbase(ADJACENT, Color::Blue).raider(1, (0, 1));
    s.put(A1, ADJACENT).carry(P1);
    s.state.public.first = P2;
    s.state.public.deck_mut(DeckId::PILE).unseen.0 = 0;
    s.stack(DeckId::EXPLORATION, &["EX10"]);
    s.turn(Phase::Expand, A1).act(P1, Action::Project(0, 1));
    assert_eq!(s.asked_seat(), Some(P1), "the owner chooses");
    let hexes = s.hexes(P1);
    assert!(hexes.contains(&(0, -1)) && hexes.contains(&(1, 0)));
    assert!(!hexes.contains(&(0, 1)), "an enemy is there");
    s.dice("4 4");
    s.act(P1, Action::At(s.hex((0, -1))));
    assert_eq!((s.armada_hex(A1), s.goods(P1)), ((0, -1), (6, 1, 0)));
}

#[test]
fn saga_opc_12_a_failed_wormhole_check_damages_and_draws_an_event() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    s.starbase(ADJACENT, Color::Blue)
        .put(A1, ADJACENT)
        .carry(P1);
    s.stack(DeckId::PILE, &["P08"])
        .stack(DeckId::EXPLORATION, &["EX10"]);
    s.stack(DeckId::EVENT, &["EV04"]).phase(Phase::Expand);
    s.act(P1, Action::Project(0, 1));
    let hex = s.hexes(P1)[0];
    s.dice("4 1");
    s.act(P1, Action::At(s.hex(hex)));
    assert_eq!((s.hull(P1), s.events()), (6, vec!["EV04"]));
    assert!(
        !s.public().armada(A1).must_explore,
        "it met the card at once"
    );
}

#[test]
fn saga_end_4_the_end_report_counts_kills_and_rounds() {
    let mut s = scene("opc", 2);
    s.sector("A01", ADJACENT);
    let foe = Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT)
        .stats(P1, [2, 2, 3])
        .turn(Phase::Encounter, A1);
    s.dice("4 4").act(P1, Action::Fight(foe));
    s.event("EV04");
    s.state.public.round = 10;
    s.clear_log().go(Step::End(Phase::Expand));
    let end_counts = s.public().end_counts;
    assert_eq!(
        (end_counts.raiders, end_counts.bosses, end_counts.destroyed),
        (1, 0, 0)
    );
    assert_eq!(
        (s.reason(), s.public().round, s.events().len()),
        ("won", 10, 1)
    );
    let over = |event: &Event| matches!(event, Event::Over { .. });
    assert_eq!(s.log.iter().filter(|event| over(event)).count(), 1);
}

#[test]
fn saga_evt_4_saga_srg_4_surges_and_retaliation_cards_draw_events() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    s.raider(1, ADJACENT);
    s.raider(1, ADJACENT);
    s.stack(DeckId::EVENT, &["EV04"])
        .go(Step::End(Phase::Upkeep));
    assert_eq!(s.events(), ["EV04"]);
    let mut s = scene("opc", 2);
    s.stack(s.extra("retaliation"), &["RR6"]);
    s.stack(DeckId::EVENT, &["EV05"]);
    run_first_phase(&mut s, 3, Step::Scan);
    assert_eq!(s.events(), ["EV05"]);
}

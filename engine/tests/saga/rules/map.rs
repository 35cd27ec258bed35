//! Grid, sectors, setup, supply `[SAGA-GEN]` `[SAGA-SEC]` `[SAGA-SET]` `[SAGA-TOK]`.

use crate::scene::{A1, A2, A3, P1, P2, Scene, fresh_game, scene};
use engine::chance::SeededRng;
use engine::game::{Game, Seat, Viewer};
use engine::saga::Saga;
use engine::saga::action::{Action, Track};
use engine::saga::event::Event;
use engine::saga::figures::{Color, SectorKind};
use engine::saga::hex::HexId;
use engine::saga::ids::{DeckId, IdSet};
use engine::saga::options::Options;
use engine::saga::step::{Cause, Phase, Step, Task};
use std::collections::BTreeSet;

const ADJACENT: (i32, i32) = (1, -1);

fn new_game(id: &str, seats: u8) -> Scene {
    fresh_game(Options {
        first: Some(P1),
        ..Options::standard(id, seats)
    })
}

#[test]
fn saga_gen_1_each_player_has_one_armada_and_a_solo_player_two() {
    let three = scene("ftj", 3);
    let of = |s: &Scene, seat| s.game.fleet(seat).collect::<Vec<_>>();
    assert_eq!(of(&three, P2), [A2]);
    assert_eq!(three.game.armadas().collect::<Vec<_>>(), [A1, A2, A3]);
    let alone = scene("ftj", 1);
    assert_eq!(of(&alone, P1), [A1, A2]);
    let mut s = scene("ftj", 3);
    s.event("EV03");
    s.go(Step::Effects);
    let hulls = s.game.all_seats().iter().map(|seat| s.hull(seat));
    assert_eq!(hulls.collect::<Vec<_>>(), [7, 7, 7]);
}

#[test]
fn saga_gen_2_the_jumpgate_has_six_neighbors() {
    let s = scene("ftj", 2);
    let gate = s.hex((0, 0));
    assert_eq!(gate, HexId::GATE);
    let around = s.game.board().neighbors(gate.0);
    let around: BTreeSet<(i32, i32)> = around.map(|cell| s.coordinates(HexId(cell))).collect();
    let six = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
    assert_eq!(around, six.into());
}

#[test]
fn saga_gen_3_distance_counts_hexes_and_path_distance_counts_sectors() {
    let mut s = scene("ftj", 2);
    let distance = |s: &Scene, hex| s.game.distance(HexId::GATE, s.hex(hex));
    assert_eq!(
        [(2, -3), (-3, 3), (1, 1)].map(|hex| distance(&s, hex)),
        [3, 3, 2]
    );
    for (tile, hex) in [("A01", (0, -2)), ("A02", (1, -2)), ("A03", ADJACENT)] {
        s.sector(tile, hex);
    }
    assert_eq!(distance(&s, (0, -2)), 2);
    s.raider(1, (0, -2));
    let advance = |s: &mut Scene, steps| {
        let rest: IdSet = [0].into_iter().collect();
        s.turn(Phase::Encounter, A1).push(Task::Advance {
            rest,
            steps,
            by: Cause::Rule,
        });
    };
    advance(&mut s, 2);
    assert_eq!(s.levels(ADJACENT), [1], "two steps lead next to the gate");
    advance(&mut s, 1);
    assert_eq!(s.hull(P1), 7);
}

#[test]
fn saga_gen_8_cards_override_scenarios_and_bans_override_all() {
    let mut s = scene("lst", 2);
    s.sector("A01", ADJACENT);
    s.put(A1, ADJACENT)
        .give(P1, (0, 3, 3))
        .turn(Phase::Expand, A1);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-LST.11");
    let jaunt = s.deal(P1, "SA03");
    s.turn(Phase::Movement, A1).act(P1, Action::Play(jaunt, A1));
    let hex = s.hexes(P1)[0];
    s.act(P1, Action::At(s.hex(hex)));
    assert_eq!((s.armada_hex(A1), s.public().armada(A1).mp), (hex, 0));
    let mut s = scene("ftj", 2);
    s.mat(P2).hull = 5;
    let patch = s.deal(P1, "CA01");
    s.turn(Phase::Encounter, A1);
    assert!(s.is_legal(P1, Action::Play(patch, A2)));
    s.event("EV12");
    assert_eq!(s.refusal_rule(P1, Action::Play(patch, A2)), "SAGA-EVT.5");
}

#[test]
fn saga_gen_11_free_plays_are_allowed_in_another_turn() {
    let mut s = scene("ftj", 2);
    let leak = s.event("EV03");
    s.mat(P2).hull = 4;
    let patch = s.deal(P2, "CA01");
    let tender = s.equip(P2, "U05");
    s.give(P2, (1, 0, 2)).phase(Phase::Upkeep);
    assert_eq!(s.public().acting, Some(A1));
    let ability = Action::Activate(engine::saga::action::AbilitySource::Gear(tender), A2);
    let free = [
        Action::Repair,
        Action::Quell(leak),
        Action::Play(patch, A2),
        ability,
    ];
    s.act_all(P2, &free);
    assert_eq!((s.hull(P2), s.goods(P2)), (9, (0, 0, 1)));
    assert_eq!(s.refusal_rule(P2, Action::Level(Track::Lab)), "SAGA-RND.3");
}

#[test]
fn saga_set_1_the_first_player_is_drawn_at_random() {
    let game = Saga::new(Options::standard("ftj", 3)).expect("options that can be played");
    let first = |seed| game.deal(&mut SeededRng::new(seed, 0)).public.first;
    let drawn: BTreeSet<Seat> = (0..40).map(first).collect();
    assert_eq!(drawn.len(), 3);
    assert_eq!(new_game("ftj", 3).public().first, P1);
}

#[test]
fn saga_set_8_every_deck_starts_shuffled_and_unseen() {
    let s = new_game("ftj", 2);
    let decks = [
        (DeckId::COMMON, 18),
        (DeckId::SPECIAL, 12),
        (DeckId::EXPLORATION, 18),
        (DeckId::EVENT, 14),
        (DeckId::SCAN, 12),
        (DeckId::BOSS, 4),
        (s.extra("jumpgate"), 8),
    ];
    for (deck, count) in decks {
        let cards = s.public().deck(deck);
        assert_eq!(cards.unseen.len(), count, "{deck:?}");
        assert!(cards.top.is_empty() && cards.bottom.is_empty());
    }
    let order = |seed| {
        let mut deck = *s.public().deck(DeckId::EVENT);
        let mut chance = SeededRng::new(seed, 0);
        (0..14).map(|_| deck.draw(&mut chance)).collect::<Vec<_>>()
    };
    assert_ne!(order(1), order(2));
}

#[test]
fn saga_set_9_the_scenario_card_depends_on_the_number_of_players() {
    for (seats, slots, bosses) in [
        (1, 3, vec![3]),
        (2, 3, vec![3, 6]),
        (3, 4, vec![3, 5, 8]),
        (4, 5, vec![3, 5, 7, 9]),
    ] {
        let s = new_game("ftj", seats);
        assert_eq!(s.public().round, 0, "the Doom Counter is empty");
        let mission = s.game.mission();
        assert_eq!(mission.counters[0].bounds[1], slots);
        let rounds = (1..).zip(&mission.badges);
        let with = rounds.filter(|(_, badges)| !badges.is_empty());
        assert_eq!(with.map(|(round, _)| round).collect::<Vec<_>>(), bosses);
    }
}

#[test]
fn saga_sec_1_amb_5_three_special_and_four_common_types_exist() {
    let s = scene("ftj", 2);
    let count = |kind| {
        s.game
            .tiles()
            .iter()
            .filter(|tile| tile.kind == kind)
            .count()
    };
    let special = [
        SectorKind::Jumpgate,
        SectorKind::Dawn,
        SectorKind::BlackHole,
    ];
    let common = [
        SectorKind::Asteroid,
        SectorKind::Planetary,
        SectorKind::Nebula,
        SectorKind::Open,
    ];
    assert_eq!(special.map(count), [1, 1, 1]);
    assert_eq!(common.map(count), [10, 10, 4, 4]);
    assert!(common.iter().all(|kind| kind.is_common()));
    assert!(!special.iter().any(|kind| kind.is_common()));
}

#[test]
fn saga_sec_2_saga_sec_3_common_sectors_have_a_color_and_all_have_a_cost() {
    let mut s = scene("ftj", 2);
    for tile in s.game.tiles() {
        assert_eq!(tile.color.is_some(), tile.kind.is_common(), "{}", tile.id);
        let dear = if tile.kind.is_common() { 1..=2 } else { 0..=1 };
        assert!(dear.contains(&tile.cost), "{}", tile.id);
    }
    for color in Color::ALL {
        let of = |kind| {
            let tiles = s.game.tiles().iter();
            tiles
                .filter(|tile| tile.kind == kind && tile.color == Some(color))
                .count()
        };
        assert_eq!(
            (of(SectorKind::Nebula), of(SectorKind::Open)),
            (1, 1),
            "{color:?}"
        );
    }
    s.turn(Phase::Movement, A1).armada(A1).mp = 2;
    let (dawn, gate) = (s.hex((1, 0)), s.hex((0, 0)));
    s.act(P1, Action::Move(dawn));
    assert_eq!(s.public().armada(A1).mp, 1);
    s.act(P1, Action::Move(gate));
    assert_eq!(s.public().armada(A1).mp, 0);
}

#[test]
fn saga_sec_12_a_sector_holds_many_armadas_but_one_xpm_and_starbase() {
    let mut s = scene("ftj", 3);
    s.sector("A01", ADJACENT);
    s.put(A1, ADJACENT).put(A2, ADJACENT).put(A3, ADJACENT);
    assert_eq!(s.public().armadas_in(s.id(ADJACENT)).len(), 3);
    s.starbase(ADJACENT, Color::Red).xpm(ADJACENT);
    s.give(P1, (0, 3, 3)).turn(Phase::Expand, A1);
    assert_eq!(s.refusal_rule(P1, Action::Build), "SAGA-EXP.3");
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Scan);
    assert_eq!(s.public().xpm, 5, "no second one there");
    let placed = |event: &Event| matches!(event, Event::XpmPlaced { .. });
    assert!(!s.log.iter().any(placed));
}

#[test]
fn saga_tok_1_astartium_pays_for_levels_and_repairs() {
    let mut s = scene("ftj", 2);
    s.mat(P1).levels = [0, 5, 4];
    s.mat(P1).hull = 7;
    s.give(P1, (3, 4, 4)).phase(Phase::Upkeep);
    s.act_all(P1, &[Action::Level(Track::Lab), Action::Repair]);
    assert_eq!((s.goods(P1), s.hull(P1)), ((0, 4, 4), 8));
    assert_eq!(s.public().mat(P1).levels, [0, 6, 4]);
}

#[test]
fn saga_tok_2_tokens_pay_for_a_starbase_and_combat_tokens_for_events() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let leak = s.event("EV03");
    s.put(A1, ADJACENT).give(P1, (0, 4, 4)).phase(Phase::Expand);
    s.act_all(P1, &[Action::Quell(leak), Action::Build]);
    assert_eq!(s.goods(P1), (0, 1, 0));
    s.give(P1, (5, 5, 0));
    assert_eq!(s.refusal_rule(P1, Action::Quell(leak)), "SAGA-EVT.9");
}

#[test]
fn saga_tok_6_amb_11_amb_66_a_lost_xpm_can_appear_again() {
    let mut s = scene("lst", 2);
    s.sector("A04", ADJACENT);
    assert_eq!(s.public().xpm, 5);
    s.state.public.xpm = 1;
    s.carry(P1).give(P1, (0, 0, 0)).mat(P1).hull = 1;
    s.turn(Phase::Encounter, A2).push(Task::Damage {
        armada: A1,
        remaining_damage: 1,
        by: Cause::Rule,
        is_asked: false,
    });
    assert_eq!(s.public().xpm, 1);
    s.stack(DeckId::SCAN, &["SR02"]).go(Step::Scan);
    assert!(s.at(ADJACENT).has_xpm && s.public().xpm == 0);
}

#[test]
fn saga_tok_7_amb_61_a_campaign_gives_no_points() {
    let mut s = scene("ftj", 2);
    s.sector("A01", ADJACENT);
    let foe = engine::saga::armada::Target::Raider(s.raider(1, ADJACENT));
    s.put(A1, ADJACENT)
        .stats(P1, [2, 2, 3])
        .turn(Phase::Encounter, A1);
    s.dice("4 4").act(P1, Action::Fight(foe));
    assert_eq!(
        (s.public().end_counts.raiders, s.public().mat(P1).points),
        (1, 0)
    );
    assert!(s.game.mission().points.is_none());
}

#[test]
fn saga_tok_8_every_cargo_is_visible_to_all() {
    let mut s = scene("arn", 3);
    s.give(P1, (4, 2, 1)).carry(P1);
    let mat = *s.public().mat(P1);
    for viewer in [Viewer::Seat(P2), Viewer::Spectator] {
        let view = s.game.view(&s.state, viewer);
        assert_eq!(*view.public.mat(P1), mat, "{viewer:?}");
    }
}

#[test]
fn saga_tok_9_saga_rai_2_amb_12_figures_are_limited_and_tokens_are_not() {
    let s = new_game("ftj", 2);
    assert_eq!((s.public().figures, s.public().xpm), ([12, 8, 5], 6));
    assert_eq!(s.public().starbases.iter().sum::<u8>(), 12);
    let mut s = scene("ftj", 2);
    let convoy = s.deal(P1, "CA02");
    s.give(P1, (90, 60, 60)).phase(Phase::Upkeep);
    s.act(P1, Action::Play(convoy, A1));
    assert_eq!(s.goods(P1), (92, 60, 60));
    s.phase(Phase::Encounter);
    s.act(P1, Action::Regroup(engine::saga::action::Regroup::Combat));
    assert_eq!(s.goods(P1).2, 61);
}

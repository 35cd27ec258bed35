//! Arena rules that `frame/arena.rs` does not test `[SAGA-ARN]`.

use crate::scene::{A1, A2, P1, P2, Scene, scene};
use engine::game::{Game, Undo, Viewer};
use engine::saga::Saga;
use engine::saga::action::{AbilitySource, Action, CargoItem, OrderChoice, Regroup};
use engine::saga::armada::{Starbase, Target};
use engine::saga::figures::Color;
use engine::saga::ids::{CardId, DeckId};
use engine::saga::options::{EDITION, HouseRules, Options};
use engine::saga::step::{Phase, Step, Task};

const GATE: (i32, i32) = (0, 0);

/// Returns an Arena for two with homes in blue and yellow, and some lanes.
fn arena() -> Scene {
    arena_of(HouseRules::default())
}

fn arena_of(rules: HouseRules) -> Scene {
    let mut s = crate::scene::scene_of(Options {
        first: Some(P1),
        rules,
        ..Options::standard("arn", 2)
    });
    s.state.public.sectors.clear();
    s.sector("S01", GATE);
    for (tile, hex) in [
        ("A01", (1, 0)),
        ("P05", (2, 0)),
        ("A04", (-1, 0)),
        ("P08", (-2, 0)),
        ("N01", (3, 0)),
        ("N04", (-3, 0)),
    ] {
        s.sector(tile, hex);
    }
    for (hex, color) in [((3, 0), Color::Blue), ((-3, 0), Color::Yellow)] {
        s.at(hex).starbase = Some(Starbase {
            color: Some(color),
            is_active: true,
            is_home: true,
        });
    }
    s.put(A1, (3, 0)).put(A2, (-3, 0));
    s.turn(Phase::Encounter, A1);
    s
}

#[test]
fn saga_arn_1_the_arena_limits_seats_and_rounds_and_hides_hands() {
    let with = |seats, rounds| {
        Saga::new(Options {
            rounds,
            ..Options::standard("arn", seats)
        })
    };
    for seats in 2..=4 {
        let game = with(seats, None).expect("an Arena");
        assert_eq!(game.mission().rounds, 8);
    }
    assert!(with(1, None).is_err());
    for rounds in [6, 10] {
        let game = with(2, Some(rounds)).expect("an Arena");
        assert_eq!(game.mission().rounds, rounds);
    }
    let mut s = arena();
    s.deal(P1, "CA01");
    let hand = |seat| s.game.view(&s.state, Viewer::Seat(seat)).hands[P1.index()];
    assert_eq!(hand(P1), Some(s.state.hand(P1)));
    assert_eq!(hand(P2), None);
}

#[test]
fn saga_arn_1_a_skipped_turn_that_reveals_a_hand_cannot_be_undone() {
    // The last turn of the Encounter phase; a rival without tokens is first in the next one.
    let undo = |hand: &[&str]| {
        let mut s = arena();
        s.state.public.first = P2;
        s.armada(A2).is_done = true;
        s.give(P1, (3, 3, 3)).give(P2, (0, 0, 0));
        for card in hand {
            s.deal(P2, card);
        }
        let (state, log) = (&mut s.state, &mut s.log);
        let action = Action::Regroup(Regroup::Combat);
        let undo = s.game.act(state, P1, action, &mut s.chance, log);
        (undo.expect("legal"), s.asked_seat())
    };
    assert_eq!(undo(&["SA01"]), (Undo::Barrier, Some(P2)));
    assert_eq!(undo(&["CA08"]), (Undo::Barrier, Some(P1)));
    assert_eq!(
        undo(&[]),
        (Undo::Allowed, Some(P1)),
        "there is nothing to learn"
    );
}

#[test]
fn saga_arn_6_the_first_player_decides_alone() {
    let mut s = arena();
    s.state.public.first = P2;
    s.sector("P06", (1, -1));
    s.stack(DeckId::SCAN, &["SR07"]).go(Step::Scan);
    assert_eq!(s.asked_seat(), Some(P2));
    assert!(
        s.legal(P1)
            .iter()
            .all(|action| !matches!(action, Action::At(_)))
    );
    assert_eq!(s.hexes(P2), [(1, -1), (2, 0)]);
}

#[test]
fn saga_arn_9_duels_sieges_and_deliveries_are_arena_encounters() {
    let mut s = arena();
    s.put(A1, GATE).put(A2, GATE).carry(P1);
    for action in [
        Action::Duel(A2),
        Action::Encounter(0),
        Action::Regroup(Regroup::Combat),
        Action::Done,
    ] {
        assert!(s.is_legal(P1, action), "{action:?}");
    }
    s.put(A1, (1, 0)).starbase((1, 0), Color::Yellow);
    assert!(s.is_legal(P1, Action::Siege));
    let mut s = scene("ftj", 2);
    s.turn(Phase::Encounter, A1);
    assert!(!s.is_legal(P1, Action::Duel(A2)) && !s.is_legal(P1, Action::Siege));
}

#[test]
fn saga_arn_10_an_armada_is_challenged_only_once_a_round() {
    let mut s = arena();
    s.put(A1, GATE).put(A2, GATE).stats(P1, [2, 2, 3]);
    s.dice("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
    s.act(P1, Action::Duel(A2));
    assert!(s.is_spent() && s.public().armada(A2).has_dueled);
    s.turn(Phase::Encounter, A1);
    s.armada(A1).has_used_encounter = false;
    assert_eq!(s.refusal_rule(P1, Action::Duel(A2)), "SAGA-ARN.10");
}

#[test]
fn saga_arn_10_strike_damage_in_a_duel_can_be_reduced() {
    for (is_braced, hull) in [(true, 8), (false, 6)] {
        let mut s = arena();
        s.put(A1, GATE).put(A2, GATE);
        s.give(P1, (0, 0, 0)).give(P2, (0, 0, 0));
        let (salvo, brace) = (s.deal(P1, "CA11"), s.deal(P2, "CA06"));
        s.act(P1, Action::Duel(A2)).act(P1, Action::Play(salvo, A1));
        assert_eq!(s.asked_seat(), Some(P2));
        s.dice("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
        let answer = if is_braced {
            Action::Play(brace, A2)
        } else {
            Action::Done
        };
        s.act(P2, answer);
        assert!(s.is_spent());
        assert_eq!((s.hull(P1), s.hull(P2)), (8, hull));
    }
}

#[test]
fn saga_arn_11_a_winner_with_an_xpm_cannot_take_another() {
    let mut s = arena();
    s.put(A1, GATE).put(A2, GATE).stats(P1, [4, 2, 3]);
    s.give(P1, (0, 0, 0))
        .give(P2, (0, 1, 1))
        .carry(P1)
        .carry(P2);
    s.mat(P2).hull = 1;
    let supply = s.public().xpm;
    s.dice("4 4 4 4 1 1").act(P1, Action::Duel(A2));
    assert!(s.is_legal(P1, Action::Item(CargoItem::Combat)));
    assert_eq!(
        s.refusal_rule(P1, Action::Item(CargoItem::Xpm)),
        "SAGA-ARN.11"
    );
    s.act(P1, Action::Item(CargoItem::Exploration));
    assert_eq!((s.goods(P1), s.public().xpm), ((0, 1, 0), supply + 1));
    assert_eq!(s.goods(P2), (0, 0, 0));
}

/// Returns a duel that the first armada has won under this edition of the rules: its owner must
/// choose loot from the Cargo of the loser, who also holds a card. An event is in play.
fn won_duel_scene(edition: u8) -> Scene {
    let mut s = arena_of(HouseRules {
        edition,
        ..HouseRules::default()
    });
    s.put(A1, GATE).put(A2, GATE).stats(P1, [4, 2, 3]);
    s.give(P1, (0, 0, 0)).give(P2, (2, 1, 2)).mat(P2).hull = 1;
    s.event("EV03");
    s.deal(P2, "CA01");
    s.dice("4 4 4 4 1 1").act(P1, Action::Duel(A2));
    // Damage can be answered until it is applied.
    s.act(P2, Action::Done);
    assert_eq!((s.hull(P2), s.asked_seat()), (0, Some(P1)));
    s
}

#[test]
fn saga_arn_11_saga_des_1_the_loser_cannot_spend_before_the_loot_is_taken() {
    let mut s = won_duel_scene(EDITION);
    let repair = CardId(s.state.hand(P2).nth(0).expect("a card"));
    let event = s.public().events.first().expect("an event").card;
    for action in [
        Action::Repair,
        Action::Quell(event),
        Action::Activate(AbilitySource::Commander, A2),
        Action::Play(repair, A2),
    ] {
        assert_eq!(s.refusal_rule(P2, action), "SAGA-DES.1", "{action:?}");
    }
    assert_eq!(s.goods(P2), (2, 1, 2));
    s.act(P1, Action::Item(CargoItem::Astartium));
    assert_eq!((s.goods(P1), s.goods(P2)), ((1, 0, 0), (0, 0, 0)));
    assert_eq!((s.hull(P2), s.armada_hex(A2)), (8, (-3, 0)));
    // At home it acts again.
    s.give(P2, (1, 0, 0));
    assert!(s.is_legal(P2, Action::Repair));
}

#[test]
fn saga_des_1_a_first_edition_match_lets_the_loser_spend_before_the_loot() {
    let mut s = won_duel_scene(0);
    let event = s.public().events.first().expect("an event").card;
    assert!(s.is_legal(P2, Action::Quell(event)));
    s.act_all(P2, &[Action::Repair, Action::Repair]);
    assert!(s.refusal_rule(P1, Action::Item(CargoItem::Astartium)) == "SAGA-ARN.11");
}

#[test]
fn saga_arn_12_a_siege_needs_four_successes_and_returns_the_figure() {
    let mut s = arena();
    s.starbase((1, 0), Color::Yellow);
    let left = s.public().starbases[1];
    s.put(A1, (1, 0)).stats(P1, [5, 2, 2]);
    s.dice("4 4 4 3 4").act(P1, Action::Siege);
    assert!(s.at((1, 0)).starbase.is_none());
    assert_eq!(s.public().starbases[1], left + 1);
    assert_eq!((s.public().mat(P1).points, s.hull(P1)), (2, 8));
    assert!(s.public().armada(A1).has_used_encounter);
}

#[test]
fn saga_arn_12_a_failed_siege_can_destroy_the_besieger() {
    let mut s = arena();
    s.starbase((1, 0), Color::Yellow);
    s.put(A1, (1, 0)).give(P1, (0, 2, 2)).mat(P1).hull = 2;
    s.dice("4 4").act(P1, Action::Siege);
    assert!(s.at((1, 0)).starbase.is_some());
    assert_eq!((s.armada_hex(A1), s.hull(P1)), ((3, 0), 8));
    assert_eq!((s.goods(P1), s.public().mat(P2).points), ((0, 0, 0), 0));
}

#[test]
fn saga_arn_13_a_destroyed_armada_is_shaken_until_the_end_of_the_next_round() {
    let mut s = arena();
    s.put(A1, GATE).put(A2, GATE).stats(P1, [4, 2, 3]);
    s.give(P2, (0, 0, 0)).mat(P2).hull = 1;
    s.dice("4 4 4 4 1 1").act(P1, Action::Duel(A2));
    assert_eq!((s.public().mat(P1).points, s.armada_hex(A2)), (2, (-3, 0)));
    s.go(Step::RoundEnd);
    assert!(s.public().mat(P2).shaken > 0, "in the next round still");
    s.put(A1, GATE).put(A2, GATE).mat(P2).hull = 1;
    s.turn(Phase::Encounter, A1);
    s.armada(A2).has_dueled = false;
    s.armada(A1).has_used_encounter = false;
    s.dice("4 4 4 4 1 1").act(P1, Action::Duel(A2));
    assert_eq!(s.public().mat(P1).points, 2, "no points for who is shaken");
    s.mat(P2).shaken = 1;
    s.go(Step::RoundEnd);
    assert_eq!(s.public().mat(P2).shaken, 0);
}

#[test]
fn saga_arn_16_rival_homes_block_jumps_and_protect_from_pushes() {
    let mut s = arena();
    let jaunt = s.deal(P1, "SA03");
    let shove = s.deal(P1, "CA07");
    s.put(A1, (-2, 0)).turn(Phase::Movement, A1);
    assert_eq!(s.refusal_rule(P1, Action::Play(shove, A1)), "SAGA-TOK.4");
    s.act(P1, Action::Play(jaunt, A1));
    let hexes = s.hexes(P1);
    assert!(hexes.contains(&(3, 0)) && !hexes.contains(&(-3, 0)));
}

#[test]
fn saga_arn_18_each_player_decides_alone_about_removing_events() {
    let mut s = arena();
    let leak = s.event("EV03");
    s.give(P1, (0, 0, 0)).give(P2, (0, 0, 2));
    assert_eq!(s.refusal_rule(P1, Action::Quell(leak)), "SAGA-EVT.9");
    s.act_all(P2, &[Action::Quell(leak), Action::Quell(leak)]);
    assert!(s.events().is_empty());
}

#[test]
fn saga_arn_20_domination_needs_three_deliveries_and_two_starbases() {
    let wins = |delivered, bases: &[(i32, i32)], has_domination| {
        let mut s = arena_of(HouseRules {
            has_domination,
            ..HouseRules::default()
        });
        for &hex in bases {
            s.starbase(hex, Color::Blue);
        }
        s.mat(P1).delivered = delivered;
        s.run();
        s.public().ending.is_some()
    };
    let both = [(1, 0), (2, 0)];
    assert!(wins(3, &both, true));
    assert!(!wins(3, &both, false), "a house rule");
    assert!(!wins(2, &both, true) && !wins(3, &both[..1], true));
}

#[test]
fn saga_arn_17_saga_arn_22_points_match_the_intended_balance() {
    let s = arena();
    let points = s.game.mission().points.expect("an Arena");
    assert_eq!((points.raider, points.boss, points.hard), ([1, 2, 3], 5, 1));
    assert_eq!((points.deliver, points.siege), ([4, 2], 2));
    assert_eq!((points.duel, points.standing), ([3, 2, 1], 3));
    assert_eq!((points.center, points.target), ([[3, 1], [5, 2]], 20));
    // Three Explorations with one hard side, Raiders of levels 1, 1 and 2, a delivery, a Starbase.
    let raiders = 2 * points.raider[0] + points.raider[1];
    let typical = points.hard + raiders + points.deliver[0] + points.standing;
    assert_eq!(typical, 12);
}

#[test]
fn saga_arn_17_raiders_bosses_and_hard_sides_give_points() {
    let mut s = arena();
    let foe = Target::Raider(s.raider(2, (1, 0)));
    s.put(A1, (1, 0)).stats(P1, [4, 2, 9]);
    s.dice("4 4 4 4").act(P1, Action::Fight(foe));
    assert_eq!(s.public().mat(P1).points, 2);
    let card = s.card(DeckId::EXPLORATION, "EX06");
    s.turn(Phase::Encounter, A1).push(Task::Exploration {
        armada: A1,
        card,
        is_hard: None,
        hits: None,
    });
    s.dice("4 4 1 1").act(P1, Action::Side(true));
    assert_eq!(s.public().mat(P1).points, 3);
    let mut s = arena();
    let boss = Target::Boss(s.boss("B2", (1, 0)));
    s.put(A1, (1, 0))
        .stats(P1, [6, 2, 9])
        .turn(Phase::Encounter, A1);
    s.dice("4 4 4 4 4 4").act(P1, Action::Fight(boss));
    assert_eq!(s.public().mat(P1).points, 5);
}

#[test]
fn saga_arn_5_the_effect_of_a_bounty_boss_hits_every_armada() {
    let mut s = arena();
    s.boss("B4", (1, 0));
    s.go(Step::Effects);
    s.dice("1 1 1 1 1 1");
    s.act(P1, Action::Order(OrderChoice::Armada(A1)));
    assert!(s.is_spent(), "at home with a die more");
    assert_eq!((s.hull(P1), s.hull(P2)), (6, 6));
}

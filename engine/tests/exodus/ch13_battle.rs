//! Chapter 13: battles between players.

use crate::conquest_scene::{armed_ship, empty_scene, raiders};
use crate::scene::{P1, P2, P3, Scene};
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::part::Item;
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::state::TokenStack;
use engine::exodus::step::Step;
use engine::game::{Game, Viewer};

use Item::{Antimatter, Em, Mg, Nuclear, Phase, Plasma, Ssl};
use ShipType::{Carrier, Cruiser, Fighter, Raider};

const BATTLE_HEX: HexId = HexId::COUNCIL;

#[test]
fn ex_50_exo_9_6_damage_above_the_strength_destroys_a_ship() {
    for (parts, left) in [(&[Nuclear][..], false), (&[Nuclear, Em][..], true)] {
        let mut s = empty_scene(2);
        let target = armed_ship(&mut s, P2, Raider, BATTLE_HEX, parts);
        s.place_ship(P1, Raider, BATTLE_HEX);
        s.dice(if left { "5 1 6" } else { "5" }).go_to(Step::Reveal);
        let first = s
            .log
            .iter()
            .position(|event| matches!(event, Event::Destroyed { .. }));
        let rounds = s
            .log
            .iter()
            .filter(|event| matches!(event, Event::RoundBegan { .. }));
        assert_eq!(rounds.count(), if left { 3 } else { 1 });
        assert!(first.is_some() && s.hex_of(target).is_none());
    }
}

#[test]
fn ex_51_exo_13_5_exo_13_7_mutual_destruction_scores_nothing() {
    let (mut s, first, second) = raiders();
    s.dice("5 6").go_to(Step::Reveal);
    assert_eq!(
        (s.hex_of(first), s.hex_of(second)),
        (None, None),
        "it has still fired"
    );
    assert_eq!((s.track_points(P1), s.track_points(P2)), (0, 0));
    let ended = Event::BattleEnded {
        hex: BATTLE_HEX,
        winner: None,
        sixtieths: 0,
    };
    assert!(s.log.contains(&ended));
}

#[test]
fn ex_52_exo_13_1_exo_13_3_exo_13_7_three_players_assign_hits_in_turn_order() {
    let mut s = empty_scene(3);
    let x = armed_ship(&mut s, P1, Fighter, BATTLE_HEX, &[Plasma, Em]);
    let y = armed_ship(&mut s, P2, Fighter, BATTLE_HEX, &[Ssl]);
    let z = armed_ship(&mut s, P3, Cruiser, BATTLE_HEX, &[Phase, Em]);
    s.dice("5 2 6").dice("6 1").dice("4").go_to(Step::Reveal);
    assert_eq!(s.asked_seats(), [P1], "in turn order");
    assert_eq!(s.refusal_rule(P1, Action::Hit(x)), "EXO-13.3");
    assert_eq!(s.refusal_rule(P2, Action::Hit(z)), "EXO-1.2");
    s.act(P1, Action::Hit(y));
    assert_eq!(s.damage(y), 0, "it counts when all have hit");
    // The second hit had only Z as target, and its mark is public.
    let battle = s.state.public.battle.as_ref().unwrap();
    assert_eq!(battle.marks[2][z.fleet_index()], 1);
    assert_eq!(s.asked_seats(), [P2]);
    s.act(P2, Action::Hit(z));
    assert_eq!((s.hex_of(y), s.hex_of(z)), (None, None));
    assert_eq!((s.hex_of(x), s.damage(x)), (Some(BATTLE_HEX), 0));
    assert_eq!(
        (s.track_points(P1), s.track_points(P2), s.track_points(P3)),
        (300, 0, 0)
    );
}

#[test]
fn ex_53_amb_49_exo_13_6_exo_14_1_ships_without_dice_end_the_battle_at_once() {
    let mut s = empty_scene(2);
    let hex = s.hex(0, -1);
    let first = armed_ship(&mut s, P1, Raider, hex, &[Nuclear]);
    let second = armed_ship(&mut s, P2, Raider, hex, &[Nuclear]);
    s.give_ability(P1, "abl-05").go_to(Step::Reveal);
    assert_eq!((s.hex_of(first), s.hex_of(second)), (Some(hex), Some(hex)));
    assert!(
        !s.log
            .iter()
            .any(|event| matches!(event, Event::RoundBegan { .. }))
    );
    assert_eq!((s.track_points(P1), s.guards()), (0, 0));
    assert_eq!(s.battles(), [hex]);
}

#[test]
fn exo_13_6_a_battle_ends_when_no_ship_with_dice_is_left() {
    let mut s = empty_scene(2);
    let armed = s.place_ship(P1, Raider, BATTLE_HEX);
    let unarmed = armed_ship(&mut s, P1, Carrier, BATTLE_HEX, &[Nuclear]);
    let other = s.place_ship(P2, Raider, BATTLE_HEX);
    let other_unarmed = armed_ship(&mut s, P2, Carrier, BATTLE_HEX, &[Nuclear]);
    s.dice("5 5").go_to(Step::Reveal);
    s.act(P1, Action::Hit(other)).act(P2, Action::Hit(armed));
    assert_eq!((s.hex_of(armed), s.hex_of(other)), (None, None));
    assert_eq!(
        (s.hex_of(unarmed), s.hex_of(other_unarmed)),
        (Some(BATTLE_HEX), Some(BATTLE_HEX))
    );
    assert_eq!(
        (s.track_points(P1), s.track_points(P2)),
        (0, 0),
        "nobody has won"
    );
}

#[test]
fn exo_13_2_a_seat_rolls_the_dice_of_all_its_ships() {
    let mut s = empty_scene(2);
    s.install_parts(P1, Raider, &[Nuclear, Ssl]);
    s.place_ship(P1, Raider, BATTLE_HEX);
    s.place_ship(P1, Raider, BATTLE_HEX);
    armed_ship(&mut s, P1, Cruiser, BATTLE_HEX, &[Antimatter, Plasma]);
    armed_ship(&mut s, P2, Raider, BATTLE_HEX, &[Nuclear]);
    s.dice("1 1 1 1 1 1 1 1 1 1 1 6").go_to(Step::Reveal);
    assert!(s.is_spent(), "2 + 2 + 5 + 3");
}

/// Returns a battle of two ships of each of two seats: two dice for the first, one for the second.
fn duel_scene() -> (Scene, ShipId, ShipId) {
    let mut s = empty_scene(2);
    let raider = armed_ship(&mut s, P1, Raider, BATTLE_HEX, &[Nuclear, Ssl]);
    armed_ship(&mut s, P1, Carrier, BATTLE_HEX, &[Nuclear]);
    let target = armed_ship(&mut s, P2, Cruiser, BATTLE_HEX, &[Nuclear, Phase, Em, Em]);
    armed_ship(&mut s, P2, Fighter, BATTLE_HEX, &[Nuclear, Em, Em]);
    s.dice("5 6").dice("5").go_to(Step::Reveal);
    (s, raider, target)
}

#[test]
fn exo_13_3_two_players_assign_hits_at_the_same_time_in_secret() {
    let (mut s, raider, target) = duel_scene();
    assert_eq!(s.asked_seats(), [P1, P2]);
    let seen = |s: &Scene, seat| s.game.view(&s.state, Viewer::Seat(seat));
    let before = seen(&s, P2);
    s.act(P1, Action::Hit(target));
    assert_eq!(seen(&s, P2), before, "not even how many");
    s.act(P1, Action::Hit(target));
    assert_eq!(s.asked_seats(), [P2]);
    assert!(!s.log.iter().any(|event| matches!(event, Event::Hit { .. })));
    let mut changed = s.clone();
    changed.state.private_mut(P1).plan.marks = [0, 0, 2, 0, 0, 0, 0, 0];
    assert_eq!(seen(&s, P2), seen(&changed, P2));
    s.chance.allow_unscripted();
    s.act(P2, Action::Hit(raider));
    let hits = s.log.iter().filter(|event| {
        **event
            == Event::Hit {
                by: Some(P1),
                ship: target,
            }
    });
    assert!(hits.count() >= 2);
    assert_eq!(s.hex_of(raider), None);
}

#[test]
fn exo_13_4_amb_50_a_lost_ship_takes_no_further_hits() {
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Cruiser, BATTLE_HEX, &[Antimatter]);
    let weak = s.place_ship(P2, Raider, BATTLE_HEX);
    let strong = armed_ship(&mut s, P2, Fighter, BATTLE_HEX, &[Nuclear, Mg, Mg]);
    s.dice("5 5 5 1 1").dice("1").go_to(Step::Reveal);
    s.chance.allow_unscripted();
    s.act(P1, Action::Hit(weak));
    let hits = s.log.iter().filter_map(|event| match event {
        Event::Hit { ship, .. } => Some(*ship),
        _ => None,
    });
    let first: Vec<ShipId> = hits.take(3).collect();
    assert_eq!(
        first,
        [weak, strong, strong],
        "the rest had one target only"
    );
    // While there is a choice, the lost ship is refused.
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Cruiser, BATTLE_HEX, &[Antimatter]);
    let weak = s.place_ship(P2, Raider, BATTLE_HEX);
    let strong = armed_ship(&mut s, P2, Fighter, BATTLE_HEX, &[Nuclear, Mg, Mg]);
    armed_ship(&mut s, P2, Carrier, BATTLE_HEX, &[Nuclear, Mg]);
    s.dice("5 5 5 1 1").dice("1").go_to(Step::Reveal);
    s.act(P1, Action::Hit(weak));
    assert_eq!(s.refusal_rule(P1, Action::Hit(weak)), "EXO-13.4");
    s.act(P1, Action::Hit(strong));
}

#[test]
fn exo_13_4_surplus_hits_are_lost() {
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Cruiser, BATTLE_HEX, &[Antimatter]);
    let first = s.place_ship(P2, Raider, BATTLE_HEX);
    let second = s.place_ship(P2, Raider, BATTLE_HEX);
    s.dice("5 5 5 6 6").dice("1 1").go_to(Step::Reveal);
    assert_eq!(
        (s.hex_of(first), s.hex_of(second)),
        (None, None),
        "nobody was asked"
    );
}

#[test]
fn amb_51_exo_9_9_each_ship_has_its_own_damage() {
    let mut s = empty_scene(2);
    let first = armed_ship(&mut s, P2, Raider, BATTLE_HEX, &[Nuclear, Em]);
    let second = s.place_ship(P2, Raider, BATTLE_HEX);
    s.state.public.ship_mut(first).damage = 1;
    s.place_ship(P1, Raider, BATTLE_HEX);
    s.dice("5").go_to(Step::Reveal);
    s.dice("6").act(P1, Action::Hit(second));
    assert_eq!(
        (s.damage(first), s.damage(second)),
        (1, 1),
        "it stays between rounds"
    );
    s.dice("6").act(P1, Action::Hit(first));
    assert_eq!(s.hex_of(first), None);
    assert_eq!(s.hex_of(second), None, "the last one left no choice");
}

#[test]
fn exo_9_8_destroyed_ships_and_their_cubes_return_to_the_stash() {
    let mut s = empty_scene(2);
    let ship = armed_ship(&mut s, P2, Carrier, BATTLE_HEX, &[Nuclear, Mg]);
    s.load_cubes(ship, 3);
    s.state.public.ship_mut(ship).damage = 2;
    let stash = s.mat(P2).stash;
    s.place_ship(P1, Raider, BATTLE_HEX);
    s.dice("5").go_to(Step::Reveal);
    assert_eq!(s.mat(P2).stash, stash + 3);
    let wreck = *s.state.public.ship(ship);
    assert_eq!((wreck.hex, wreck.damage, wreck.cargo), (None, 0, 0));
    assert_eq!(s.track_points(P1), 120, "EXO-13.7");
}

#[test]
fn exo_13_8_battle_points_are_scored_at_once() {
    let mut s = empty_scene(2);
    s.mat(P1).track = 60;
    s.place_ship(P1, Raider, BATTLE_HEX);
    armed_ship(&mut s, P2, Cruiser, BATTLE_HEX, &[Nuclear]);
    s.dice("6").go_to(Step::Reveal);
    assert_eq!(s.track_points(P1), 60 + 180);
}

#[test]
fn exo_13_7_own_lost_ships_score_nothing() {
    let mut s = empty_scene(2);
    let raider = s.place_ship(P1, Raider, BATTLE_HEX);
    let own_fighter = armed_ship(&mut s, P1, Fighter, BATTLE_HEX, &[Nuclear, Phase]);
    armed_ship(&mut s, P2, Cruiser, BATTLE_HEX, &[Nuclear, Phase]);
    s.dice("6 1").dice("6").go_to(Step::Reveal);
    s.act(P2, Action::Hit(own_fighter));
    assert_eq!(
        (s.hex_of(own_fighter), s.hex_of(raider)),
        (None, Some(BATTLE_HEX))
    );
    assert_eq!(s.track_points(P1), 180);
}

#[test]
fn exo_13_2_exo_19_4_cards_change_the_lowest_face_that_hits() {
    let (mut s, _, second) = raiders();
    s.enact_resolution("pol-21").dice("4 3").go_to(Step::Reveal);
    assert_eq!(s.hex_of(second), None);
    let (mut s, first, _) = raiders();
    s.enact_resolution("pol-20").dice("5 6").go_to(Step::Reveal);
    assert_eq!(s.hex_of(first), None);
}

#[test]
fn abl_05_exo_18_5_the_admiral_is_used_before_the_first_roll() {
    let (mut s, first, second) = raiders();
    s.give_ability(P1, "abl-05").give_ability(P2, "abl-06");
    let card = s.game.ability_named("abl-05").unwrap();
    let other = s.game.ability_named("abl-06").unwrap();
    s.enact_resolution("pol-20").go_to(Step::Reveal);
    assert_eq!(
        s.asked_seats(),
        [P1],
        "whoever has any ability left, one after the other"
    );
    assert!(s.game.is_window(&s.state.public));
    s.dice("4 4 4 1 6 1").act(P1, Action::Invoke(card));
    assert_eq!(s.asked_seats(), [P2]);
    assert_eq!(s.refusal_rule(P2, Action::Invoke(other)), "EXO-18.5");
    s.act_done(P2);
    assert_eq!(
        s.hex_of(second),
        None,
        "4 hits for its owner alone, whatever a card says"
    );
    assert_eq!(s.hex_of(first), Some(BATTLE_HEX));
    assert!(s.mat(P1).spent.contains(card.0));
}

#[test]
fn exo_18_5_no_ability_can_be_used_while_hits_are_assigned() {
    let (s, ..) = duel_scene();
    assert_eq!((s.step(), s.asked_seats()), (Step::Battle, vec![P1, P2]));
    assert!(!s.game.is_window(&s.state.public));
}

#[test]
fn abl_05_the_admiral_lasts_one_round() {
    let (mut s, _, second) = raiders();
    s.give_ability(P1, "abl-05");
    let card = s.game.ability_named("abl-05").unwrap();
    s.go_to(Step::Reveal).dice("3 1").dice("4 1").dice("5 1");
    s.act(P1, Action::Invoke(card));
    assert!(s.is_spent());
    assert_eq!(s.hex_of(second), None);
}

#[test]
fn exo_19_2_laws_pay_for_won_battles_and_lost_ships() {
    let (mut s, ..) = raiders();
    s.enact_law("pol-g05").enact_law("pol-g06");
    let before = (s.resources(P1), s.resources(P2));
    s.dice("5 1").go_to(Step::Reveal);
    assert_eq!(s.resources(P1).0, before.0.0 + 2, "who wins a battle");
    assert_eq!(s.resources(P2).1, before.1.1 + 1, "who loses a ship");
}

#[test]
fn hits_are_sealed_once_two_of_three_seats_are_left() {
    let mut s = empty_scene(3);
    armed_ship(&mut s, P1, Cruiser, BATTLE_HEX, &[Antimatter, Mg]);
    let raider = s.place_ship(P1, Raider, BATTLE_HEX);
    let first = s.place_ship(P2, Raider, BATTLE_HEX);
    armed_ship(&mut s, P3, Cruiser, BATTLE_HEX, &[Phase, Em]);
    let right = armed_ship(&mut s, P3, Fighter, BATTLE_HEX, &[Phase, Em]);
    s.dice("6 1 1 1 1 1")
        .dice("1")
        .dice("1 1")
        .go_to(Step::Reveal);
    s.dice("6 1 1 1 1 1").dice("6 1");
    s.act(P1, Action::Hit(first));
    assert_eq!(s.asked_seats(), [P1, P3]);
    s.chance.allow_unscripted();
    let hit = Event::Hit {
        by: Some(P1),
        ship: right,
    };
    s.act(P1, Action::Hit(right));
    assert!(!s.log.contains(&hit), "not shown yet");
    s.act(P3, Action::Hit(raider));
    assert!(s.log.contains(&hit));
}

#[test]
fn a_battle_ends_even_if_every_die_misses() {
    // `ZeroChance` always rolls the lowest face.
    use engine::chance::ZeroChance;
    let (mut s, first, second) = raiders();
    s.set_step(Step::Reveal);
    s.game.resume(&mut s.state, &mut ZeroChance, &mut s.log);
    assert_eq!(
        (s.hex_of(first), s.hex_of(second)),
        (Some(BATTLE_HEX), Some(BATTLE_HEX))
    );
    assert_eq!(s.step(), Step::Orders);
    assert_eq!(s.state.private(P1).plan.orders[0], TokenStack::default());
}

#[test]
fn battle_odds_are_plausible_and_reproducible() {
    let (s, ..) = raiders();
    let both = s.state.public.ships_at(BATTLE_HEX);
    let odds = s.game.battle_odds(&s.state.public, both);
    // Each side alone hits with 1/3: 2/9 against 2/9, and 1/9 that both are destroyed.
    assert!((340..=460).contains(&odds.wins[0]), "{odds:?}");
    assert!((340..=460).contains(&odds.wins[1]), "{odds:?}");
    assert_eq!(
        odds,
        s.game.battle_odds(&s.state.public, both),
        "the same every time"
    );
    let mut s = s;
    s.install_parts(P2, Raider, &[Nuclear]);
    let odds = s.game.battle_odds(&s.state.public, both);
    assert_eq!(
        (odds.wins[0], odds.dies[1], odds.losses[1]),
        (1000, 1000, 100)
    );
}

/// Returns the suggested ship for the first seat's next hit.
fn suggested_hit(s: &Scene) -> Option<ShipId> {
    s.game
        .suggested_hit(&s.state.public, &s.state.private(P1).plan, P1)
}

#[test]
fn suggested_hits_prefer_cargo_then_the_most_expensive_ship() {
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Cruiser, BATTLE_HEX, &[Antimatter]);
    s.place_ship(P2, Raider, BATTLE_HEX);
    let expensive = armed_ship(&mut s, P2, Fighter, BATTLE_HEX, &[Phase]);
    let loaded = armed_ship(&mut s, P2, Carrier, BATTLE_HEX, &[Phase]);
    armed_ship(&mut s, P2, Cruiser, BATTLE_HEX, &[Phase, Mg, Mg]);
    s.load_cubes(loaded, 1);
    s.dice("5 5 1 1 1").dice("1 1 1 1").go_to(Step::Reveal);
    assert_eq!(suggested_hit(&s), Some(loaded));
    s.act(P1, Action::Hit(loaded));
    assert_eq!(suggested_hit(&s), Some(expensive));
}

//! Chapter 14: fights with guards.

use crate::conquest_scene::{armed_ship, empty_scene};
use crate::scene::{P1, P2, P3, Scene};
use engine::exodus::action::Action;
use engine::exodus::event::{Event, RollPurpose};
use engine::exodus::hex::HexId;
use engine::exodus::odds::Foe;
use engine::exodus::part::Item;
use engine::exodus::ship::{ShipId, ShipSet, ShipType};
use engine::exodus::state::GuardShip;
use engine::exodus::step::Step;

use Item::{Antimatter, Em, Mg, Nuclear, Phase};
use ShipType::{Carrier, Cruiser, Fighter, Raider};

/// Returns a game for two with a level I guard in a hex, and these cards in its deck.
fn guard_scene(cards: &[&str]) -> (Scene, HexId) {
    let mut s = empty_scene(2);
    let hex = s.hex(0, -1);
    s.sector(hex).guard = 1;
    s.set_resistance_deck(1, cards);
    (s, hex)
}

fn card_number(s: &Scene, id: &str) -> u8 {
    s.game.resistance_named(id).expect("a card").0
}

fn guard_fight_result(s: &Scene) -> (bool, bool) {
    let event = s.log.iter().rev().find_map(|event| match event {
        Event::GuardEnded {
            is_beaten, kept, ..
        } => Some((*is_beaten, kept.is_some())),
        _ => None,
    });
    event.expect("a fight with a guard")
}

#[test]
fn exo_14_1_exo_14_2_exo_14_4_the_winner_keeps_the_card_of_the_guard() {
    let (mut s, hex) = guard_scene(&["res-i-7"]);
    let ship = s.place_ship(P1, Raider, hex);
    s.dice("5 1 1").dice("6 2 3").go_to(Step::Reveal);
    assert!(s.is_spent(), "one die against two, and strength 1");
    assert_eq!((s.sector(hex).guard, s.hex_of(ship)), (0, Some(hex)));
    assert!(s.mat(P1).trophies.contains(card_number(&s, "res-i-7")));
    assert_eq!(
        s.track_points(P1),
        0,
        "a card is worth its points while it is kept"
    );
    assert!(s.state.public.decks.resistance[0].is_empty());
    assert_eq!(guard_fight_result(&s), (true, true));
}

#[test]
fn exo_14_2_guards_are_drawn_from_the_unseen_cards() {
    let (mut s, hex) = guard_scene(&["res-i-1", "res-i-5", "res-i-7"]);
    s.place_ship(P1, Raider, hex);
    s.chance.draw(&[1]);
    s.dice("5 1 1").go_to(Step::Reveal);
    assert!(s.mat(P1).trophies.contains(card_number(&s, "res-i-5")));
}

#[test]
fn exo_14_3_amb_55_the_left_neighbor_assigns_the_hits_of_the_guard() {
    let mut s = empty_scene(3);
    let hex = s.hex(0, -1);
    s.sector(hex).guard = 3;
    s.set_resistance_deck(3, &["res-iii-6"]);
    let cruiser = armed_ship(&mut s, P3, Cruiser, hex, &[Nuclear, Antimatter, Mg, Mg]);
    let fighter = armed_ship(&mut s, P3, Fighter, hex, &[Nuclear, Mg, Mg]);
    s.dice("1 1 1 1 1").dice("5 5 1 1 1").go_to(Step::Reveal);
    assert_eq!(
        s.asked_seats(),
        [P1],
        "clockwise after the last is the first"
    );
    s.act(P1, Action::Hit(cruiser));
    assert!(s.log.contains(&Event::Hit {
        by: None,
        ship: cruiser
    }));
    s.chance.allow_unscripted();
    s.act(P1, Action::Hit(fighter));
    assert_eq!((s.damage(cruiser), s.damage(fighter)), (1, 1));
    let rolled = s.log.iter().find_map(|event| match event {
        Event::Rolled {
            seat,
            dice: RollPurpose::Guard,
            ..
        } => Some(*seat),
        _ => None,
    });
    assert_eq!(rolled, Some(P1));
    // With two players the left neighbor is the opponent.
    let s = empty_scene(2);
    assert_eq!(s.game.left_neighbor(&s.state.public, P2), P1);
    assert_eq!(s.game.left_neighbor(&s.state.public, P1), P2);
}

#[test]
fn exo_14_1_guards_fight_one_seat_after_all_battles() {
    // The battle comes first; the winner then fights the guard with its current damage.
    let (mut s, hex) = guard_scene(&["res-i-1"]);
    let ship = armed_ship(&mut s, P1, Fighter, hex, &[Phase, Em]);
    s.place_ship(P2, Raider, hex);
    s.dice("1 5").dice("5 1").dice("5 1").go_to(Step::Reveal);
    assert_eq!((s.damage(ship), guard_fight_result(&s)), (1, (true, true)));
    assert_eq!(s.battles(), [hex]);
    // If no ship survives the battle, the guard is not fought.
    let (mut s, hex) = guard_scene(&["res-i-1"]);
    s.place_ship(P1, Raider, hex);
    s.place_ship(P2, Raider, hex);
    s.dice("5 5").go_to(Step::Reveal);
    assert_eq!((s.guards(), s.sector(hex).guard), (0, 1));
}

#[test]
fn ex_61_exo_14_6_amb_54_a_winning_guard_goes_to_the_bottom_of_its_deck() {
    let (mut s, hex) = guard_scene(&["res-i-5"]);
    let ship = s.place_ship(P1, Raider, hex);
    s.place_ship(P2, Raider, HexId::COUNCIL);
    s.dice("1").dice("1 6").go_to(Step::Reveal);
    assert_eq!((s.hex_of(ship), s.sector(hex).guard), (None, 1));
    assert_eq!(guard_fight_result(&s), (false, false));
    let lancer = card_number(&s, "res-i-5");
    let bottom = &s.state.public.decks.bottom;
    assert_eq!(
        bottom.iter().map(|card| card.0).collect::<Vec<_>>(),
        [lancer]
    );
    assert!(!s.mat(P1).trophies.contains(lancer));
    // The next attacker reveals the next card, without a random draw once all have been seen.
    let next = card_number(&s, "res-i-1");
    s.state.public.decks.resistance[0].insert(next);
    s.place_ship(P2, Raider, hex);
    s.dice("6").dice("1").go_to(Step::Reveal);
    assert!(s.mat(P2).trophies.contains(next));
    s.sector(hex).guard = 1;
    s.dice("6").dice("1 1").go_to(Step::Reveal);
    assert!(s.mat(P2).trophies.contains(lancer), "from the bottom");
    assert!(s.state.public.decks.bottom.is_empty());
}

#[test]
fn exo_14_6_a_winning_guard_loses_its_damage() {
    let (mut s, hex) = guard_scene(&["res-i-8"]);
    let unarmed = armed_ship(&mut s, P1, Carrier, hex, &[Nuclear, Mg]);
    let armed = s.place_ship(P1, Raider, hex);
    s.set_resistance_deck(1, &["res-i-8"]);
    s.dice("6").dice("6 6").go_to(Step::Reveal);
    s.dice("1 1").dice("6 6").act(P2, Action::Hit(armed));
    // The other hit was forced; the Carrier without dice cannot beat the guard.
    assert_eq!((s.hex_of(armed), s.hex_of(unarmed)), (None, None));
    assert_eq!(guard_fight_result(&s), (false, false));
    s.place_ship(P2, Raider, hex);
    s.dice("5 1 1").dice("5 1 1").go_to(Step::Reveal);
    assert_eq!(
        guard_fight_result(&s),
        (true, true),
        "strength 1 took two hits"
    );
}

#[test]
fn exo_14_6_a_guard_without_a_card_survives_ships_without_dice() {
    let (mut s, hex) = guard_scene(&[]);
    let ship = armed_ship(&mut s, P1, Raider, hex, &[Nuclear]);
    s.go_to(Step::Reveal);
    assert_eq!((s.hex_of(ship), s.sector(hex).guard), (Some(hex), 1));
    assert_eq!(guard_fight_result(&s), (false, false));
    let round = |event: &Event| matches!(event, Event::RoundBegan { .. });
    assert!(!s.has_event(round), "nobody has dice");
}

#[test]
fn ex_62_exo_14_5_amb_53_mutual_destruction_removes_the_guard_card() {
    let (mut s, hex) = guard_scene(&["res-i-5"]);
    let ship = s.place_ship(P1, Raider, hex);
    s.dice("5").dice("1 6").go_to(Step::Reveal);
    assert_eq!((s.hex_of(ship), s.sector(hex).guard), (None, 0));
    let lost = card_number(&s, "res-i-5");
    assert!(s.state.public.decks.gone.contains(lost));
    assert!(!s.mat(P1).trophies.contains(lost));
    assert!(s.state.public.decks.bottom.is_empty());
    assert_eq!(guard_fight_result(&s), (true, false));
}

#[test]
fn ex_63_exo_14_7_exo_14_8_resistance_cards_cannot_be_discarded_in_a_battle() {
    let (mut s, hex) = guard_scene(&["res-i-5"]);
    s.give_trophy(P2, "res-i-7");
    armed_ship(&mut s, P1, Cruiser, hex, &[Phase, Em]);
    armed_ship(&mut s, P1, Fighter, hex, &[Phase, Em]);
    s.dice("1 1").dice("5 1").go_to(Step::Reveal);
    assert_eq!(s.asked_seats(), [P2]);
    let card = engine::exodus::cards::ResistanceId(card_number(&s, "res-i-7"));
    assert_eq!(s.refusal_rule(P2, Action::Discard(card)), "EXO-14.7");
}

#[test]
fn exo_14_9_a_guard_from_an_empty_deck_has_no_dice_or_strength() {
    let (mut s, hex) = guard_scene(&[]);
    s.place_ship(P1, Raider, hex);
    s.dice("1").dice("5").go_to(Step::Reveal);
    assert!(s.is_spent(), "it has no dice and no strength");
    assert_eq!(
        (s.sector(hex).guard, guard_fight_result(&s)),
        (0, (true, false))
    );
    assert!(s.mat(P1).trophies.is_empty());
}

#[test]
fn exo_14_3_exo_19_4_a_card_changes_the_hit_face_of_both_sides() {
    let (mut s, hex) = guard_scene(&["res-i-5"]);
    let ship = s.place_ship(P1, Raider, hex);
    s.enact_resolution("pol-g11")
        .dice("4")
        .dice("4 1")
        .go_to(Step::Reveal);
    assert_eq!((s.hex_of(ship), s.sector(hex).guard), (None, 0));
}

#[test]
fn abl_05_the_admiral_works_against_a_guard() {
    let (mut s, hex) = guard_scene(&["res-i-5"]);
    s.place_ship(P1, Raider, hex);
    s.give_ability(P1, "abl-05").give_ability(P2, "abl-06");
    let admiral = s.game.ability_named("abl-05").unwrap();
    s.go_to(Step::Reveal);
    assert_eq!(s.asked_seats(), [P1], "only who fights");
    s.dice("4").dice("1 4").act(P1, Action::Invoke(admiral));
    assert_eq!(guard_fight_result(&s), (true, true));
}

#[test]
fn exo_19_2_a_ship_lost_to_a_guard_triggers_laws() {
    let (mut s, hex) = guard_scene(&["res-i-5"]);
    s.place_ship(P1, Raider, hex);
    s.enact_law("pol-g06");
    let before = s.resources(P1);
    s.dice("1").dice("1 6").go_to(Step::Reveal);
    assert_eq!(s.resources(P1).1, before.1 + 1, "by guards as by players");
}

/// Returns the chance of some ships against a card, in permille.
fn win_chance(s: &Scene, ships: &[ShipId], id: &str) -> u16 {
    let known = GuardShip {
        card: s.game.resistance_named(id),
        damage: 0,
    };
    let ships: ShipSet = ships.iter().copied().collect();
    s.game
        .guard_odds(&s.state.public, ships, Foe::Known(known))
        .beats
}

#[test]
fn guard_odds_of_the_start_fleet_match_the_card_levels() {
    let mut s = empty_scene(2);
    let fleet = [
        s.place_ship(P1, Raider, HexId::COUNCIL),
        s.place_ship(P1, Carrier, HexId::COUNCIL),
    ];
    for n in 1..=8 {
        let level_1_chance = win_chance(&s, &fleet, &format!("res-i-{n}"));
        assert!(
            (500..=990).contains(&level_1_chance),
            "level I {n}: {level_1_chance}"
        );
        let level_2_chance = win_chance(&s, &fleet, &format!("res-ii-{n}"));
        assert!(
            (10..=400).contains(&level_2_chance),
            "level II {n}: {level_2_chance}"
        );
        let level_3_chance = win_chance(&s, &fleet, &format!("res-iii-{n}"));
        assert!(level_3_chance <= 15, "level III {n}: {level_3_chance}");
    }
    let ships: ShipSet = fleet.into_iter().collect();
    let any = s.game.guard_odds(&s.state.public, ships, Foe::Level(1));
    assert!((540..=950).contains(&any.beats), "{any:?}");
    assert_eq!(any.wins[0], any.beats);
}

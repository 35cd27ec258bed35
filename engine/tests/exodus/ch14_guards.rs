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

/// A game for two with a level I guard in a hex, and these cards in its deck.
fn guarded(cards: &[&str]) -> (Scene, HexId) {
    let mut s = empty_scene(2);
    let hex = s.hex(0, -1);
    s.sector(hex).guard = 1;
    s.resistance(1, cards);
    (s, hex)
}

fn card(s: &Scene, id: &str) -> u8 {
    s.table.resistance_named(id).expect("a card").0
}

fn ended(s: &Scene) -> (bool, bool) {
    let event = s.log.iter().rev().find_map(|event| match event {
        Event::GuardEnded { beaten, kept, .. } => Some((*beaten, kept.is_some())),
        _ => None,
    });
    event.expect("a fight with a guard")
}

#[test]
fn exo_14_1_exo_14_2_exo_14_4_victory() {
    let (mut s, hex) = guarded(&["res-i-7"]);
    let ship = s.ship(P1, Raider, hex);
    s.dice("5 1 1").dice("6 2 3").go(Step::Reveal);
    assert!(s.is_spent(), "one die against two, and strength 1");
    assert_eq!((s.sector(hex).guard, s.place(ship)), (0, Some(hex)));
    assert!(s.mat(P1).trophies.has(card(&s, "res-i-7")));
    assert_eq!(
        s.track(P1),
        0,
        "a card is worth its points while it is kept"
    );
    assert!(s.state.public.decks.resistance[0].is_empty());
    assert_eq!(ended(&s), (true, true));
}

#[test]
fn exo_14_2_the_top_card_is_drawn_from_those_unseen() {
    let (mut s, hex) = guarded(&["res-i-1", "res-i-5", "res-i-7"]);
    s.ship(P1, Raider, hex);
    s.chance.draw(&[1]);
    s.dice("5 1 1").go(Step::Reveal);
    assert!(s.mat(P1).trophies.has(card(&s, "res-i-5")));
}

#[test]
fn exo_14_3_amb_55_the_left_neighbor_assigns_the_hits_of_the_guard() {
    let mut s = empty_scene(3);
    let hex = s.hex(0, -1);
    s.sector(hex).guard = 3;
    s.resistance(3, &["res-iii-6"]);
    let one = armed_ship(&mut s, P3, Cruiser, hex, &[Nuclear, Antimatter, Mg, Mg]);
    let two = armed_ship(&mut s, P3, Fighter, hex, &[Nuclear, Mg, Mg]);
    s.dice("1 1 1 1 1").dice("5 5 1 1 1").go(Step::Reveal);
    assert_eq!(s.asked(), [P1], "clockwise after the last is the first");
    s.act(P1, Action::Hit(one));
    assert!(s.log.contains(&Event::Hit {
        by: None,
        ship: one
    }));
    s.chance.allow_unscripted();
    s.act(P1, Action::Hit(two));
    assert_eq!((s.damage(one), s.damage(two)), (1, 1));
    let rolled = s.log.iter().find_map(|event| match event {
        Event::Rolled {
            seat,
            dice: RollPurpose::Guard,
            ..
        } => Some(*seat),
        _ => None,
    });
    assert_eq!(rolled, Some(P1));
    // With two players it is the opponent.
    let s = empty_scene(2);
    assert_eq!(s.table.left_neighbor(&s.state.public, P2), P1);
    assert_eq!(s.table.left_neighbor(&s.state.public, P1), P2);
}

#[test]
fn exo_14_1_after_all_battles_and_against_one_player() {
    // The battle comes first; the winner then fights the guard with its current damage.
    let (mut s, hex) = guarded(&["res-i-1"]);
    let ship = armed_ship(&mut s, P1, Fighter, hex, &[Phase, Em]);
    s.ship(P2, Raider, hex);
    s.dice("1 5").dice("5 1").dice("5 1").go(Step::Reveal);
    assert_eq!((s.damage(ship), ended(&s)), (1, (true, true)));
    assert_eq!(s.battles(), [hex]);
    // Nobody is left after the battle: no fight.
    let (mut s, hex) = guarded(&["res-i-1"]);
    s.ship(P1, Raider, hex);
    s.ship(P2, Raider, hex);
    s.dice("5 5").go(Step::Reveal);
    assert_eq!((s.guards(), s.sector(hex).guard), (0, 1));
}

#[test]
fn ex_61_exo_14_6_amb_54_the_guard_wins() {
    let (mut s, hex) = guarded(&["res-i-5"]);
    let ship = s.ship(P1, Raider, hex);
    s.ship(P2, Raider, HexId::COUNCIL);
    s.dice("1").dice("1 6").go(Step::Reveal);
    assert_eq!((s.place(ship), s.sector(hex).guard), (None, 1));
    assert_eq!(ended(&s), (false, false));
    let lancer = card(&s, "res-i-5");
    let bottom = &s.state.public.decks.bottom;
    assert_eq!(
        bottom.iter().map(|card| card.0).collect::<Vec<_>>(),
        [lancer]
    );
    assert!(!s.mat(P1).trophies.has(lancer));
    // The next attacker reveals the next card, without a random draw once all have been seen.
    let next = card(&s, "res-i-1");
    s.state.public.decks.resistance[0].insert(next);
    s.ship(P2, Raider, hex);
    s.dice("6").dice("1").go(Step::Reveal);
    assert!(s.mat(P2).trophies.has(next));
    s.sector(hex).guard = 1;
    s.dice("6").dice("1 1").go(Step::Reveal);
    assert!(s.mat(P2).trophies.has(lancer), "from the bottom");
    assert!(s.state.public.decks.bottom.is_empty());
}

#[test]
fn exo_14_6_damage_on_ships_stays_and_the_guard_has_none() {
    let (mut s, hex) = guarded(&["res-i-8"]);
    let mute = armed_ship(&mut s, P1, Carrier, hex, &[Nuclear, Mg]);
    let gun = s.ship(P1, Raider, hex);
    s.resistance(1, &["res-i-8"]);
    s.dice("6").dice("6 6").go(Step::Reveal);
    s.dice("1 1").dice("6 6").act(P2, Action::Hit(gun));
    // The other hit was forced; the Carrier without dice cannot beat the guard.
    assert_eq!((s.place(gun), s.place(mute)), (None, None));
    assert_eq!(ended(&s), (false, false));
    s.ship(P2, Raider, hex);
    s.dice("5 1 1").dice("5 1 1").go(Step::Reveal);
    assert_eq!(ended(&s), (true, true), "strength 1 took two hits");
}

#[test]
fn exo_14_6_stalemate_with_a_guard_without_card() {
    let (mut s, hex) = guarded(&[]);
    let ship = armed_ship(&mut s, P1, Raider, hex, &[Nuclear]);
    s.go(Step::Reveal);
    assert_eq!((s.place(ship), s.sector(hex).guard), (Some(hex), 1));
    assert_eq!(ended(&s), (false, false));
    let round = |event: &Event| matches!(event, Event::RoundBegan { .. });
    assert!(!s.happened(round), "nobody has dice");
}

#[test]
fn ex_62_exo_14_5_amb_53_both_die() {
    let (mut s, hex) = guarded(&["res-i-5"]);
    let ship = s.ship(P1, Raider, hex);
    s.dice("5").dice("1 6").go(Step::Reveal);
    assert_eq!((s.place(ship), s.sector(hex).guard), (None, 0));
    let lost = card(&s, "res-i-5");
    assert!(s.state.public.decks.gone.has(lost));
    assert!(!s.mat(P1).trophies.has(lost));
    assert!(s.state.public.decks.bottom.is_empty());
    assert_eq!(ended(&s), (true, false));
}

#[test]
fn ex_63_exo_14_7_exo_14_8_no_card_is_discarded_in_a_battle() {
    let (mut s, hex) = guarded(&["res-i-5"]);
    s.trophy(P2, "res-i-7");
    armed_ship(&mut s, P1, Cruiser, hex, &[Phase, Em]);
    armed_ship(&mut s, P1, Fighter, hex, &[Phase, Em]);
    s.dice("1 1").dice("5 1").go(Step::Reveal);
    assert_eq!(s.asked(), [P2]);
    let card = engine::exodus::cards::ResistanceId(card(&s, "res-i-7"));
    assert_eq!(s.refused(P2, Action::Discard(card)), "EXO-14.7");
}

#[test]
fn exo_14_9_an_empty_deck() {
    let (mut s, hex) = guarded(&[]);
    s.ship(P1, Raider, hex);
    s.dice("1").dice("5").go(Step::Reveal);
    assert!(s.is_spent(), "it has no dice and no strength");
    assert_eq!((s.sector(hex).guard, ended(&s)), (0, (true, false)));
    assert!(s.mat(P1).trophies.is_empty());
}

#[test]
fn exo_14_3_exo_19_4_a_card_changes_the_faces_of_both_sides() {
    let (mut s, hex) = guarded(&["res-i-5"]);
    let ship = s.ship(P1, Raider, hex);
    s.resolution("pol-g11")
        .dice("4")
        .dice("4 1")
        .go(Step::Reveal);
    assert_eq!((s.place(ship), s.sector(hex).guard), (None, 0));
}

#[test]
fn abl_05_against_a_guard() {
    let (mut s, hex) = guarded(&["res-i-5"]);
    s.ship(P1, Raider, hex);
    s.ability(P1, "abl-05").ability(P2, "abl-06");
    let admiral = s.table.ability_named("abl-05").unwrap();
    s.go(Step::Reveal);
    assert_eq!(s.asked(), [P1], "only who fights");
    s.dice("4").dice("1 4").act(P1, Action::Invoke(admiral));
    assert_eq!(ended(&s), (true, true));
}

#[test]
fn exo_19_2_a_ship_lost_to_a_guard_is_a_ship_lost() {
    let (mut s, hex) = guarded(&["res-i-5"]);
    s.ship(P1, Raider, hex);
    s.law("pol-g06");
    let before = s.resources(P1);
    s.dice("1").dice("1 6").go(Step::Reveal);
    assert_eq!(s.resources(P1).1, before.1 + 1, "by guards as by players");
}

/// Returns the chance of some ships against a card, in permille.
fn chance(s: &Scene, ships: &[ShipId], id: &str) -> u16 {
    let known = GuardShip {
        card: s.table.resistance_named(id),
        damage: 0,
    };
    let ships: ShipSet = ships.iter().copied().collect();
    s.table
        .guard_odds(&s.state.public, ships, Foe::Known(known))
        .beats
}

#[test]
fn odds_are_those_that_the_cards_were_made_for() {
    let mut s = empty_scene(2);
    let fleet = [
        s.ship(P1, Raider, HexId::COUNCIL),
        s.ship(P1, Carrier, HexId::COUNCIL),
    ];
    for n in 1..=8 {
        let easy = chance(&s, &fleet, &format!("res-i-{n}"));
        assert!((500..=990).contains(&easy), "level I {n}: {easy}");
        let hard = chance(&s, &fleet, &format!("res-ii-{n}"));
        assert!((10..=400).contains(&hard), "level II {n}: {hard}");
        let never = chance(&s, &fleet, &format!("res-iii-{n}"));
        assert!(never <= 15, "level III {n}: {never}");
    }
    let ships: ShipSet = fleet.into_iter().collect();
    let any = s.table.guard_odds(&s.state.public, ships, Foe::Level(1));
    assert!((540..=950).contains(&any.beats), "{any:?}");
    assert_eq!(any.wins[0], any.beats);
}

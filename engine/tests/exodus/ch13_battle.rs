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

const HERE: HexId = HexId::COUNCIL;

#[test]
fn ex_50_exo_9_6_strength() {
    for (parts, left) in [(&[Nuclear][..], false), (&[Nuclear, Em][..], true)] {
        let mut s = empty_scene(2);
        let target = armed_ship(&mut s, P2, Raider, HERE, parts);
        s.ship(P1, Raider, HERE);
        s.dice(if left { "5 1 6" } else { "5" }).go(Step::Reveal);
        let first = s
            .log
            .iter()
            .position(|event| matches!(event, Event::Destroyed { .. }));
        let rounds = s
            .log
            .iter()
            .filter(|event| matches!(event, Event::RoundBegan { .. }));
        assert_eq!(rounds.count(), if left { 3 } else { 1 });
        assert!(first.is_some() && s.place(target).is_none());
    }
}

#[test]
fn ex_51_exo_13_5_exo_13_7_everybody_dies() {
    let (mut s, one, two) = raiders();
    s.dice("5 6").go(Step::Reveal);
    assert_eq!(
        (s.place(one), s.place(two)),
        (None, None),
        "it has still fired"
    );
    assert_eq!((s.track(P1), s.track(P2)), (0, 0));
    let ended = Event::BattleEnded {
        hex: HERE,
        winner: None,
        sixtieths: 0,
    };
    assert!(s.log.contains(&ended));
}

#[test]
fn ex_52_exo_13_1_exo_13_3_exo_13_7_three_players() {
    let mut s = empty_scene(3);
    let x = armed_ship(&mut s, P1, Fighter, HERE, &[Plasma, Em]);
    let y = armed_ship(&mut s, P2, Fighter, HERE, &[Ssl]);
    let z = armed_ship(&mut s, P3, Cruiser, HERE, &[Phase, Em]);
    s.dice("5 2 6").dice("6 1").dice("4").go(Step::Reveal);
    assert_eq!(s.asked(), [P1], "in turn order");
    assert_eq!(s.refused(P1, Action::Hit(x)), "EXO-13.3");
    assert_eq!(s.refused(P2, Action::Hit(z)), "EXO-1.2");
    s.act(P1, Action::Hit(y));
    assert_eq!(s.damage(y), 0, "it counts when all have hit");
    // The second hit had to go to Z, and Y sees it.
    let battle = s.state.public.battle.as_ref().unwrap();
    assert_eq!(battle.marks[2][z.place()], 1);
    assert_eq!(s.asked(), [P2]);
    s.act(P2, Action::Hit(z));
    assert_eq!((s.place(y), s.place(z)), (None, None));
    assert_eq!((s.place(x), s.damage(x)), (Some(HERE), 0));
    assert_eq!((s.track(P1), s.track(P2), s.track(P3)), (300, 0, 0));
}

#[test]
fn ex_53_amb_49_exo_13_6_exo_14_1_stalemate() {
    let mut s = empty_scene(2);
    let hex = s.hex(0, -1);
    let one = armed_ship(&mut s, P1, Raider, hex, &[Nuclear]);
    let two = armed_ship(&mut s, P2, Raider, hex, &[Nuclear]);
    s.ability(P1, "abl-05").go(Step::Reveal);
    assert_eq!((s.place(one), s.place(two)), (Some(hex), Some(hex)));
    assert!(
        !s.log
            .iter()
            .any(|event| matches!(event, Event::RoundBegan { .. }))
    );
    assert_eq!((s.track(P1), s.guards()), (0, 0));
    assert_eq!(s.battles(), [hex]);
}

#[test]
fn exo_13_6_stalemate_after_a_round() {
    let mut s = empty_scene(2);
    let gun = s.ship(P1, Raider, HERE);
    let mute = armed_ship(&mut s, P1, Carrier, HERE, &[Nuclear]);
    let other = s.ship(P2, Raider, HERE);
    let also = armed_ship(&mut s, P2, Carrier, HERE, &[Nuclear]);
    s.dice("5 5").go(Step::Reveal);
    s.act(P1, Action::Hit(other)).act(P2, Action::Hit(gun));
    assert_eq!((s.place(gun), s.place(other)), (None, None));
    assert_eq!((s.place(mute), s.place(also)), (Some(HERE), Some(HERE)));
    assert_eq!((s.track(P1), s.track(P2)), (0, 0), "nobody has won");
}

#[test]
fn exo_13_2_dice_are_those_of_all_ships() {
    let mut s = empty_scene(2);
    s.fit(P1, Raider, &[Nuclear, Ssl]);
    s.ship(P1, Raider, HERE);
    s.ship(P1, Raider, HERE);
    armed_ship(&mut s, P1, Cruiser, HERE, &[Antimatter, Plasma]);
    armed_ship(&mut s, P2, Raider, HERE, &[Nuclear]);
    s.dice("1 1 1 1 1 1 1 1 1 1 1 6").go(Step::Reveal);
    assert!(s.is_spent(), "2 + 2 + 5 + 3");
}

/// Two ships of each of two seats, with two dice for the first and one for the second.
fn duel() -> (Scene, ShipId, ShipId) {
    let mut s = empty_scene(2);
    let raider = armed_ship(&mut s, P1, Raider, HERE, &[Nuclear, Ssl]);
    armed_ship(&mut s, P1, Carrier, HERE, &[Nuclear]);
    let target = armed_ship(&mut s, P2, Cruiser, HERE, &[Nuclear, Phase, Em, Em]);
    armed_ship(&mut s, P2, Fighter, HERE, &[Nuclear, Em, Em]);
    s.dice("5 6").dice("5").go(Step::Reveal);
    (s, raider, target)
}

#[test]
fn exo_13_3_two_players_put_their_hits_at_once_and_sealed() {
    let (mut s, raider, target) = duel();
    assert_eq!(s.asked(), [P1, P2]);
    let seen = |s: &Scene, seat| s.table.view(&s.state, Viewer::Seat(seat));
    let before = seen(&s, P2);
    s.act(P1, Action::Hit(target));
    assert_eq!(seen(&s, P2), before, "not even how many");
    s.act(P1, Action::Hit(target));
    assert_eq!(s.asked(), [P2]);
    assert!(!s.log.iter().any(|event| matches!(event, Event::Hit { .. })));
    let mut otherwise = s.clone();
    otherwise.state.private_mut(P1).plan.marks = [0, 0, 2, 0, 0, 0, 0, 0];
    assert_eq!(seen(&s, P2), seen(&otherwise, P2));
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
    assert_eq!(s.place(raider), None);
}

#[test]
fn exo_13_4_amb_50_no_hit_on_what_is_lost() {
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Cruiser, HERE, &[Antimatter]);
    let weak = s.ship(P2, Raider, HERE);
    let strong = armed_ship(&mut s, P2, Fighter, HERE, &[Nuclear, Mg, Mg]);
    s.dice("5 5 5 1 1").dice("1").go(Step::Reveal);
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
    armed_ship(&mut s, P1, Cruiser, HERE, &[Antimatter]);
    let weak = s.ship(P2, Raider, HERE);
    let strong = armed_ship(&mut s, P2, Fighter, HERE, &[Nuclear, Mg, Mg]);
    armed_ship(&mut s, P2, Carrier, HERE, &[Nuclear, Mg]);
    s.dice("5 5 5 1 1").dice("1").go(Step::Reveal);
    s.act(P1, Action::Hit(weak));
    assert_eq!(s.refused(P1, Action::Hit(weak)), "EXO-13.4");
    s.act(P1, Action::Hit(strong));
}

#[test]
fn exo_13_4_surplus_hits_are_lost() {
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Cruiser, HERE, &[Antimatter]);
    let one = s.ship(P2, Raider, HERE);
    let two = s.ship(P2, Raider, HERE);
    s.dice("5 5 5 6 6").dice("1 1").go(Step::Reveal);
    assert_eq!(
        (s.place(one), s.place(two)),
        (None, None),
        "nobody was asked"
    );
}

#[test]
fn amb_51_exo_9_9_damage_is_of_the_single_ship() {
    let mut s = empty_scene(2);
    let one = armed_ship(&mut s, P2, Raider, HERE, &[Nuclear, Em]);
    let two = s.ship(P2, Raider, HERE);
    s.state.public.ship_mut(one).damage = 1;
    s.ship(P1, Raider, HERE);
    s.dice("5").go(Step::Reveal);
    s.dice("6").act(P1, Action::Hit(two));
    assert_eq!(
        (s.damage(one), s.damage(two)),
        (1, 1),
        "it stays between rounds"
    );
    s.dice("6").act(P1, Action::Hit(one));
    assert_eq!(s.place(one), None);
    assert_eq!(s.place(two), None, "the last one left no choice");
}

#[test]
fn exo_9_8_the_destroyed_return_to_the_stash() {
    let mut s = empty_scene(2);
    let ship = armed_ship(&mut s, P2, Carrier, HERE, &[Nuclear, Mg]);
    s.load(ship, 3);
    s.state.public.ship_mut(ship).damage = 2;
    let stash = s.mat(P2).stash;
    s.ship(P1, Raider, HERE);
    s.dice("5").go(Step::Reveal);
    assert_eq!(s.mat(P2).stash, stash + 3);
    let wreck = *s.state.public.ship(ship);
    assert_eq!((wreck.hex, wreck.damage, wreck.cargo), (None, 0, 0));
    assert_eq!(s.track(P1), 120, "EXO-13.7");
}

#[test]
fn exo_13_8_scores_are_added_at_once() {
    let mut s = empty_scene(2);
    s.mat(P1).track = 60;
    s.ship(P1, Raider, HERE);
    armed_ship(&mut s, P2, Cruiser, HERE, &[Nuclear]);
    s.dice("6").go(Step::Reveal);
    assert_eq!(s.track(P1), 60 + 180);
}

#[test]
fn exo_13_7_own_ships_do_not_score() {
    let mut s = empty_scene(2);
    let raider = s.ship(P1, Raider, HERE);
    let mine = armed_ship(&mut s, P1, Fighter, HERE, &[Nuclear, Phase]);
    armed_ship(&mut s, P2, Cruiser, HERE, &[Nuclear, Phase]);
    s.dice("6 1").dice("6").go(Step::Reveal);
    s.act(P2, Action::Hit(mine));
    assert_eq!((s.place(mine), s.place(raider)), (None, Some(HERE)));
    assert_eq!(s.track(P1), 180);
}

#[test]
fn exo_13_2_exo_19_4_cards_change_the_faces_that_hit() {
    let (mut s, _, two) = raiders();
    s.resolution("pol-21").dice("4 3").go(Step::Reveal);
    assert_eq!(s.place(two), None);
    let (mut s, one, _) = raiders();
    s.resolution("pol-20").dice("5 6").go(Step::Reveal);
    assert_eq!(s.place(one), None);
}

#[test]
fn abl_05_exo_18_5_admiral_before_the_first_roll() {
    let (mut s, one, two) = raiders();
    s.ability(P1, "abl-05").ability(P2, "abl-06");
    let card = s.table.ability_named("abl-05").unwrap();
    let other = s.table.ability_named("abl-06").unwrap();
    s.resolution("pol-20").go(Step::Reveal);
    assert_eq!(
        s.asked(),
        [P1],
        "whoever has any ability left, one after the other"
    );
    assert!(s.table.is_window(&s.state.public));
    s.dice("4 4 4 1 6 1").act(P1, Action::Invoke(card));
    assert_eq!(s.asked(), [P2]);
    assert_eq!(s.refused(P2, Action::Invoke(other)), "EXO-18.5");
    s.done(P2);
    assert_eq!(
        s.place(two),
        None,
        "4 hits for its owner alone, whatever a card says"
    );
    assert_eq!(s.place(one), Some(HERE));
    assert!(s.mat(P1).spent.has(card.0));
}

#[test]
fn exo_18_5_hits_are_no_moment_for_an_ability() {
    let (s, ..) = duel();
    assert_eq!((s.step(), s.asked()), (Step::Battle, vec![P1, P2]));
    assert!(!s.table.is_window(&s.state.public));
}

#[test]
fn abl_05_for_one_round_only() {
    let (mut s, _, two) = raiders();
    s.ability(P1, "abl-05");
    let card = s.table.ability_named("abl-05").unwrap();
    s.go(Step::Reveal).dice("3 1").dice("4 1").dice("5 1");
    s.act(P1, Action::Invoke(card));
    assert!(s.is_spent());
    assert_eq!(s.place(two), None);
}

#[test]
fn exo_19_2_triggers_of_laws() {
    let (mut s, ..) = raiders();
    s.law("pol-g05").law("pol-g06");
    let before = (s.resources(P1), s.resources(P2));
    s.dice("5 1").go(Step::Reveal);
    assert_eq!(s.resources(P1).0, before.0.0 + 2, "who wins a battle");
    assert_eq!(s.resources(P2).1, before.1.1 + 1, "who loses a ship");
}

#[test]
fn three_become_two_and_put_their_hits_sealed() {
    let mut s = empty_scene(3);
    armed_ship(&mut s, P1, Cruiser, HERE, &[Antimatter, Mg]);
    let raider = s.ship(P1, Raider, HERE);
    let first = s.ship(P2, Raider, HERE);
    armed_ship(&mut s, P3, Cruiser, HERE, &[Phase, Em]);
    let right = armed_ship(&mut s, P3, Fighter, HERE, &[Phase, Em]);
    s.dice("6 1 1 1 1 1").dice("1").dice("1 1").go(Step::Reveal);
    s.dice("6 1 1 1 1 1").dice("6 1");
    s.act(P1, Action::Hit(first));
    assert_eq!(s.asked(), [P1, P3]);
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
fn dice_that_miss_for_ever_end() {
    // Recorded dice that do not fit return the lowest face forever.
    use engine::chance::ZeroChance;
    let (mut s, one, two) = raiders();
    s.set_step(Step::Reveal);
    s.table.resume(&mut s.state, &mut ZeroChance, &mut s.log);
    assert_eq!((s.place(one), s.place(two)), (Some(HERE), Some(HERE)));
    assert_eq!(s.step(), Step::Orders);
    assert_eq!(s.state.private(P1).plan.orders[0], TokenStack::default());
}

#[test]
fn odds_of_battles() {
    let (s, ..) = raiders();
    let both = s.state.public.ships_at(HERE);
    let odds = s.table.battle_odds(&s.state.public, both);
    // Each side alone hits with 1/3: 2/9 against 2/9, and 1/9 that both are destroyed.
    assert!((340..=460).contains(&odds.wins[0]), "{odds:?}");
    assert!((340..=460).contains(&odds.wins[1]), "{odds:?}");
    assert_eq!(
        odds,
        s.table.battle_odds(&s.state.public, both),
        "the same every time"
    );
    let mut s = s;
    s.fit(P2, Raider, &[Nuclear]);
    let odds = s.table.battle_odds(&s.state.public, both);
    assert_eq!(
        (odds.wins[0], odds.dies[1], odds.losses[1]),
        (1000, 1000, 100)
    );
}

/// Returns the suggested ship for the first seat's next hit.
fn good_hit(s: &Scene) -> Option<ShipId> {
    s.table
        .suggested_hit(&s.state.public, &s.state.private(P1).plan, P1)
}

#[test]
fn a_good_hit_takes_cargo_then_the_dearest_then_the_weak() {
    let mut s = empty_scene(2);
    armed_ship(&mut s, P1, Cruiser, HERE, &[Antimatter]);
    s.ship(P2, Raider, HERE);
    let dear = armed_ship(&mut s, P2, Fighter, HERE, &[Phase]);
    let full = armed_ship(&mut s, P2, Carrier, HERE, &[Phase]);
    armed_ship(&mut s, P2, Cruiser, HERE, &[Phase, Mg, Mg]);
    s.load(full, 1);
    s.dice("5 5 1 1 1").dice("1 1 1 1").go(Step::Reveal);
    assert_eq!(good_hit(&s), Some(full));
    s.act(P1, Action::Hit(full));
    assert_eq!(good_hit(&s), Some(dear));
}

//! SR-21: several seats on a side.

use crate::scene::{Scene, scene};
use engine::error::Cites;
use engine::game::{Game, Seat, Viewer};
use engine::space_rift::field::Sector;
use engine::space_rift::field::Side::{North, South};

/// The rule by which a seat is refused an action.
fn refused(s: &Scene, seat: u8, text: &str) -> &'static str {
    let checked = s.table.check(&s.state, Seat(seat), s.action(text));
    checked.expect_err("it is legal").rule().as_str()
}

/// Whether a seat may give an action.
fn may(s: &Scene, seat: u8, text: &str) -> bool {
    s.table.check(&s.state, Seat(seat), s.action(text)).is_ok()
}

#[test]
fn sr_21_1_who_commands_what() {
    let s = scene().crews(2, 3).moving();
    assert_eq!(s.table.seats().len(), 5);
    let of = |side| Sector::ALL.map(|sector| s.table.commander(side, sector));
    assert_eq!(of(South), [Seat(2), Seat(0), Seat(2)]);
    assert_eq!(of(North), [Seat(3), Seat(1), Seat(4)]);
    let s = scene().moving();
    assert_eq!(s.table.seats().len(), 2);
    assert_eq!(
        Sector::ALL.map(|sector| s.table.commander(South, sector)),
        [Seat(0); 3]
    );
}

/// South's team has its orders.
fn ordered() -> Scene {
    let mut s = scene()
        .crews(3, 1)
        .south("CR C3; CR C7; CR C11; DD D4")
        .north("DD D5")
        .commands(South, "broad-front")
        .commanding();
    assert_eq!(refused(&s, 2, "command broad-front"), "SR-21.2");
    s.act("command broad-front");
    assert_eq!(refused(&s, 2, "order C3 0"), "SR-21.2");
    s.act("order C3 0; order C7 1; order C11 2; order D4 0");
    s
}

#[test]
fn sr_21_2_the_fleet_commander_decides_for_the_side() {
    let s = ordered();
    assert!(may(&s, 0, "done"));
    assert_eq!(refused(&s, 2, "done"), "SR-21.2");
    assert_eq!(refused(&s, 1, "done"), "SR-4.1");
    // Moves that are paid for are his.
    assert!(may(&s, 0, "move C3 E5 impulse") || may(&s, 0, "move C3 F4 impulse"));
    assert_eq!(refused(&s, 2, "move C3 F4 impulse"), "SR-21.2");
}

#[test]
fn sr_21_3_sector_commanders_move_and_fight_their_units() {
    let mut s = ordered();
    assert!(may(&s, 2, "move C3 D3") && may(&s, 0, "move C7 D7") && may(&s, 3, "move C11 D11"));
    assert_eq!(refused(&s, 0, "move C3 D3"), "SR-21.3");
    assert_eq!(refused(&s, 3, "move C3 D3"), "SR-21.3");
    assert!(
        may(&s, 0, "move D4 E4"),
        "on a dotted line it is the center's"
    );
    // A unit keeps its commander when it leaves the sector.
    s.act("move C3 C5; done");
    assert!(may(&s, 2, "attack C3 D5"));
    assert_eq!(refused(&s, 0, "attack C3 D5"), "SR-21.3");
}

#[test]
fn sr_21_3_reactions_belong_to_the_sector_where_the_unit_is() {
    let mut s = scene().crews(1, 3).south("FS C3").north("CR D3").fighting();
    s.dice("RA RA").act("attack C3 D3");
    // For North the west is the right.
    assert!(may(&s, 3, "ignore 1"));
    assert_eq!(refused(&s, 1, "ignore 1"), "SR-21.3");
    assert_eq!(refused(&s, 0, "ignore 1"), "SR-4.1");
}

#[test]
fn sr_21_4_all_seats_of_a_side_see_its_hands() {
    let s = scene()
        .crews(3, 2)
        .commands(South, "open-channel sweep-left")
        .commands(North, "twin-claws")
        .commanding();
    let view = |seat| s.table.view(&s.state, Viewer::Seat(Seat(seat)));
    assert_eq!(view(0), view(2));
    assert_eq!(view(0), view(3));
    assert_eq!(view(1), view(4));
    assert_ne!(view(0), view(1));
    assert_eq!(view(0).own.unwrap().1.command.len(), 2);
}

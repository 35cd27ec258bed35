//! Intelligence Reports, rule by rule `[SAGA-LST.4]` `[SAGA-LST.5]` `[SAGA-LST.7]` `[SAGA-DIS.8]`.

use crate::scene::{A1, P1, Scene, scene};
use engine::saga::action::Action;
use engine::saga::armada::Starbase;
use engine::saga::effect::ReportTarget;
use engine::saga::ids::{CardId, DeckId, EntityId};
use engine::saga::step::{Phase, Task};

/// Carries out a report before the turn of the first armada continues.
fn resolve_report(s: &mut Scene, find: ReportTarget, id: &str) {
    let reports = &s.game.mission().reports;
    let card = reports.iter().position(|report| report.id == id);
    let card = CardId(card.expect("a report") as u8);
    s.turn(Phase::Movement, A1);
    s.armada(A1).mp = 2;
    let stage = 0;
    let task = Task::Intelligence { find, card, stage };
    s.state.public.tasks.push(task).expect("room");
    s.run();
}

#[test]
fn saga_lst_4_a_report_places_face_down_sectors_raiders_and_a_starbase() {
    let mut s = scene("lst", 2);
    s.sector("A01", (2, 0));
    s.raider(1, (2, 0));
    let left = s.game.pile_left(s.public());
    resolve_report(&mut s, ReportTarget::Starbase, "IR1");
    for hex in [(3, 0), (3, -1), (2, -1)] {
        assert!(!s.at(hex).is_face_up && s.at(hex).tile.is_none());
    }
    assert_eq!(s.game.pile_left(s.public()), left - 3);
    assert_eq!(s.levels((2, 0)), [2, 1]);
    assert_eq!(s.at((3, 0)).starbase, Some(Starbase::default()));
    assert!(!s.game.is_protected(s.public(), s.id((3, 0))));
}

/// Also covers `[AMB-10]`.
#[test]
fn saga_sec_11_a_report_can_exceed_the_distance_limit() {
    let mut s = scene("lst", 2);
    resolve_report(&mut s, ReportTarget::Starbase, "IR6");
    assert_eq!(s.levels((0, 3)), [3]);
    assert!(s.at((0, 4)).starbase.is_some());
}

#[test]
fn saga_lst_5_scarce_tiles_fill_the_x_first() {
    let mut s = scene("lst", 2);
    let (one, two) = (s.tile("A01"), s.tile("A02"));
    let pile = &mut s.state.public.deck_mut(DeckId::PILE).unseen;
    pile.0 = 0;
    pile.insert(one.0);
    pile.insert(two.0);
    resolve_report(&mut s, ReportTarget::Starbase, "IR4");
    assert!(s.at((-3, 1)).starbase.is_some());
    assert_eq!(s.levels((-2, 0)), [2]);
    assert_eq!(s.public().sectors.len(), 4);
    assert_eq!(s.public().raiders().count(), 1);
    let mut s = scene("lst", 2);
    s.state.public.deck_mut(DeckId::PILE).unseen.0 = 0;
    resolve_report(&mut s, ReportTarget::Starbase, "IR4");
    assert!(s.at((1, 0)).starbase.is_some());
    assert!(s.at((0, 0)).starbase.is_none());
}

/// Also covers `[AMB-37]`.
#[test]
fn saga_lst_7_an_occupied_x_moves_to_the_nearest_free_sector() {
    let mut s = scene("lst", 2);
    s.sector("A01", (2, 0));
    s.sector("A02", (3, 0));
    s.at((3, 0)).starbase = Some(Starbase::default());
    resolve_report(&mut s, ReportTarget::Starbase, "IR1");
    assert_eq!(s.asked_seat(), Some(P1));
    assert_eq!(s.hexes(P1), [(2, 0), (3, -1)]);
    s.act(P1, Action::At(s.hex((3, -1))));
    assert!(s.at((3, -1)).starbase.is_some());
}

/// Also covers `[AMB-72]`.
#[test]
fn saga_dis_8_a_reported_raider_replaces_only_a_lower_one() {
    for (level, expected) in [(1, vec![2]), (2, vec![2]), (3, vec![3])] {
        let mut s = scene("dis", 2);
        s.sector("A01", (2, 0));
        s.raider(level, (2, 0));
        resolve_report(&mut s, ReportTarget::Entity(EntityId(0)), "IR1");
        assert_eq!(s.levels((2, 0)), expected);
    }
    let mut s = scene("dis", 2);
    s.sector("A01", (2, 0));
    s.boss("B1", (2, 0));
    s.raider(1, (2, 0));
    resolve_report(&mut s, ReportTarget::Entity(EntityId(0)), "IR1");
    assert_eq!(s.levels((2, 0)), [2, 1]);
}

#[test]
fn saga_dis_2_the_ship_starts_hidden() {
    let mut s = scene("dis", 2);
    s.state.public.entities[0].sector = None;
    resolve_report(&mut s, ReportTarget::Entity(EntityId(0)), "IR2");
    let ship = s.public().entities[0];
    assert_eq!(ship.sector, Some(s.id((2, -2))));
    assert!(!ship.is_revealed);
}

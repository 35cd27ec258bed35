//! Scanning Reports, rule by rule `[SAGA-SCN]` `[SAGA-SPA.6]` `[SAGA-LST.9]`.

use crate::scene::{A1, P1, Scene, scene};
use engine::saga::action::Action;
use engine::saga::armada::Starbase;
use engine::saga::figures::Color;
use engine::saga::ids::DeckId;
use engine::saga::step::Step;

/// Returns a report on a board with these sectors.
fn scene_with_report(id: &str, scenario: &str, sectors: &[(&str, (i32, i32))]) -> Scene {
    let mut s = scene(scenario, 2);
    for &(tile, hex) in sectors {
        s.sector(tile, hex);
    }
    s.stack(DeckId::SCAN, &[id]);
    s
}

#[test]
fn saga_scn_2_saga_scn_3_the_first_player_chooses_among_second_locations() {
    let sectors = [("A04", (1, -1)), ("P05", (0, 1)), ("P06", (0, -1))];
    let mut s = scene_with_report("SR02", "ftj", &sectors);
    s.raider(1, (1, -1));
    s.go(Step::Scan);
    assert_eq!(s.hexes(P1), [(0, -1), (0, 1)]);
    assert_eq!(s.refusal_rule(P1, Action::At(s.hex((1, -1)))), "SAGA-GEN.9");
    s.act(P1, Action::At(s.hex((0, 1))));
    assert!(s.at((0, 1)).has_xpm && !s.at((0, -1)).has_xpm);
    assert_eq!(s.public().xpm, 5);
    assert_eq!(s.public().sectors.len(), 5);
}

#[test]
fn saga_scn_2_an_xpm_in_the_sector_or_an_empty_supply_prevents_placement() {
    let mut s = scene_with_report("SR02", "ftj", &[("A04", (1, -1))]);
    s.xpm((1, -1));
    s.stack(DeckId::PILE, &["A01", "A02"]);
    s.go(Step::Scan);
    assert_eq!(s.public().xpm, 5);
    assert_eq!(s.asked_seat(), Some(P1));
    let mut s = scene_with_report("SR02", "ftj", &[("A04", (1, -1))]);
    s.state.public.xpm = 0;
    s.stack(DeckId::PILE, &["A01", "A02"]);
    s.go(Step::Scan);
    assert_eq!(s.hexes(P1), [(0, -1), (0, 1), (2, -1)]);
}

#[test]
fn saga_scn_4_saga_scn_5_a_report_places_as_many_sectors_as_there_are_tiles() {
    let mut s = scene_with_report("SR01", "ftj", &[]);
    let pile = s.state.public.deck_mut(DeckId::PILE);
    pile.unseen.0 = 0;
    let tile = s.tile("A01");
    s.state.public.deck_mut(DeckId::PILE).unseen.insert(tile.0);
    s.go(Step::Scan);
    s.act(P1, Action::At(s.hex((0, 1))));
    assert_eq!(s.public().sectors.len(), 3);
    assert!(!s.public().armada(A1).must_explore);
}

/// Also covers `[AMB-19]`.
#[test]
fn saga_scn_6_raiders_spawn_on_every_matching_sector_without_a_starbase() {
    let sectors = [
        ("P03", (1, -1)),
        ("P04", (0, 1)),
        ("A09", (0, -1)),
        ("P02", (-1, 0)),
    ];
    let mut s = scene_with_report("SR04", "ftj", &sectors);
    s.starbase((1, -1), Color::Blue);
    s.xpm((0, 1));
    s.raider(2, (0, 1));
    s.go(Step::Scan);
    assert!(s.at((0, -1)).has_xpm);
    assert_eq!(s.levels((0, 1)), [3]);
    assert!(s.levels((1, -1)).is_empty());
}

#[test]
fn saga_scn_6_face_down_sectors_get_no_reinforcements() {
    let mut s = scene_with_report("SR03", "ftj", &[("P08", (0, 1)), ("A01", (1, -1))]);
    s.at((1, -1)).is_face_up = false;
    s.go(Step::Scan);
    assert!(s.at((0, 1)).has_xpm);
    assert!(s.levels((1, -1)).is_empty());
}

#[test]
fn saga_scn_7_no_raider_spawns_without_a_matching_sector() {
    let mut s = scene_with_report("SR03", "ftj", &[("P08", (0, 1))]);
    s.go(Step::Scan);
    assert!(s.at((0, 1)).has_xpm);
    assert_eq!(s.public().raiders().count(), 0);
}

#[test]
fn saga_spa_6_reports_bring_astartium_instead_of_xpms() {
    let mut s = scene("spa", 2);
    let (first, second) = ((5, -1), (7, -1));
    s.stack(DeckId::SCAN, &["SR01"]);
    s.raider(1, second);
    s.at(first).astartium = 2;
    s.go(Step::Scan);
    assert_eq!(s.at(first).astartium, 3);
    assert_eq!(s.at(second).astartium, 0);
    assert_eq!(s.at((2, 0)).astartium, 1);
    assert_eq!(s.public().sectors.len(), 22);
    assert_eq!(s.levels((2, 1)), [1]);
}

#[test]
fn saga_lst_9_inactive_starbases_keep_out_xpms_but_not_raiders() {
    let sectors = [("A01", (1, -1)), ("P03", (0, 1)), ("A07", (0, -1))];
    let mut s = scene_with_report("SR01", "lst", &sectors);
    s.at((1, -1)).starbase = Some(Starbase::default());
    s.at((0, -1)).starbase = Some(Starbase::default());
    s.go(Step::Scan);
    assert!(!s.at((1, -1)).has_xpm);
    assert!(s.at((0, 1)).has_xpm);
    assert_eq!(s.levels((0, -1)), [1]);
}

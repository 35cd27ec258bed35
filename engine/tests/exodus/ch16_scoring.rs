//! Chapter 16: the end of the game and its score.

use crate::scene::{P1, P2, P3, P4, P5, Scene, scene, scene_of};
use engine::exodus::action::Action;
use engine::exodus::cards::CardSet;
use engine::exodus::event::{Event, ScoreLine};
use engine::exodus::hex::HexId;
use engine::exodus::options::Options;
use engine::exodus::ship::ShipType;
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;
use engine::game::{Game, Seat, Status};

/// Returns a game without ships, cubes and abilities.
fn empty_map(seats: u8, uses_generals: bool) -> Scene {
    let mut s = scene_of(Options {
        uses_generals,
        ..Options::standard(seats)
    });
    for seat in s.game.seats().iter() {
        s.remove_pieces(seat);
        s.state.private_mut(seat).abilities = CardSet::NONE;
        s.mat(seat).abilities = 0;
    }
    s
}

/// Returns a line of the score, in sixtieths.
fn score_line(s: &Scene, seat: Seat, line: ScoreLine) -> u32 {
    s.game.score(&s.state, seat).line(line)
}

fn total_score(s: &Scene, seat: Seat) -> u32 {
    s.game.score(&s.state, seat).total()
}

fn winners(s: &Scene) -> Vec<Seat> {
    match s.game.status(&s.state) {
        Status::Over(outcome) => outcome.winners.iter().collect(),
        Status::WaitingFor(_) => panic!("the game goes on"),
    }
}

/// Ends the last turn.
fn end_game(s: &mut Scene) {
    s.state.public.turn = s.game.turns();
    s.go_to(Step::End);
}

#[test]
fn ex_67_exo_16_1_exo_1_9_tied_seats_share_the_points_of_a_planet() {
    let mut s = empty_map(5, false);
    let hex = s.planet("b01");
    let seats = [P1, P2, P3, P4, P5];
    for (seat, count) in seats.into_iter().zip([2, 2, 2, 2, 1]) {
        s.set_cubes(seat, hex, count);
    }
    let shares = seats.map(|seat| score_line(&s, seat, ScoreLine::Planets));
    assert_eq!(shares, [15, 15, 15, 15, 0]);
}

#[test]
fn ex_68_exo_16_8_amb_60_the_scoring_example_of_the_book() {
    let mut s = empty_map(3, false);
    for (seat, points) in [P1, P2, P3].into_iter().zip([4, 6, 3]) {
        s.mat(seat).track = points * 60;
        let home = s.home(seat);
        s.set_cubes(seat, home, 3);
    }
    let (three_points, two_points, one_point) = (s.planet("b07"), s.planet("b12"), s.planet("b01"));
    s.set_cubes(P1, three_points, 2)
        .set_cubes(P2, three_points, 2)
        .set_cubes(P3, three_points, 1);
    s.set_cubes(P3, two_points, 1);
    s.set_cubes(P1, one_point, 1)
        .set_cubes(P2, one_point, 1)
        .set_cubes(P3, one_point, 1);
    let kinds = ShipType::ALL;
    for (seat, hexes) in [(P1, &[0, 1, 2][..]), (P2, &[3, 4]), (P3, &[5, 6, 7, 8])] {
        for (&hex, kind) in hexes.iter().zip(kinds) {
            s.place_ship(seat, kind, HexId(hex));
        }
    }
    s.give_trophy(P1, "res-i-1")
        .give_trophy(P2, "res-ii-1")
        .give_trophy(P2, "res-ii-6");
    end_game(&mut s);
    assert_eq!(
        [P1, P2, P3].map(|seat| total_score(&s, seat)),
        [1070, 1070, 680]
    );
    assert_eq!(winners(&s), [P1]);
    assert_eq!(s.game.ranking(&s.state), [P1, P2, P3]);
    // Every line of every seat sends an event.
    let scored = s
        .log
        .iter()
        .filter(|event| matches!(event, Event::Scored { .. }));
    assert_eq!(scored.count(), 3 * ScoreLine::ALL.len());
    assert!(s.log.contains(&Event::Scored {
        seat: P2,
        line: ScoreLine::Resistance,
        sixtieths: 300
    }));
    let mut other = s.clone();
    other.set_turn_order(&[P2, P1, P3]);
    other.mat(P2).track -= 120;
    assert_eq!(other.game.ranking(&other.state)[0], P2);
}

#[test]
fn ex_69_exo_16_1_an_empty_planet_scores_for_nobody() {
    let s = empty_map(2, false);
    assert_eq!(
        [P1, P2].map(|seat| score_line(&s, seat, ScoreLine::Planets)),
        [0, 0]
    );
}

#[test]
fn ex_70_exo_16_2_a_ship_at_a_destroyed_planet_scores_its_hex() {
    let mut s = empty_map(2, false);
    let hex = s.planet("b07");
    s.place_ship(P1, ShipType::Raider, hex);
    s.sector(hex).is_destroyed = true;
    assert_eq!(score_line(&s, P1, ScoreLine::Domination), 60);
    assert_eq!(score_line(&s, P1, ScoreLine::Planets), 0);
}

#[test]
fn exo_16_1_amb_59_homes_of_other_seats_score() {
    let mut s = empty_map(2, false);
    let home = s.home(P2);
    s.set_cubes(P2, home, 2).set_cubes(P1, home, 3);
    assert_eq!(
        [P1, P2].map(|seat| score_line(&s, seat, ScoreLine::Planets)),
        [120, 0]
    );
}

#[test]
fn exo_16_2_amb_58_several_seats_score_the_same_hex() {
    let mut s = empty_map(2, false);
    let hex = s.planet("r01");
    s.place_ship(P1, ShipType::Raider, hex);
    s.place_ship(P1, ShipType::Raider, hex);
    s.place_ship(P2, ShipType::Fighter, hex);
    assert_eq!(
        [P1, P2].map(|seat| score_line(&s, seat, ScoreLine::Domination)),
        [60, 60]
    );
}

#[test]
fn exo_16_3_amb_57_seats_share_the_high_council_bonus() {
    let mut s = empty_map(3, false);
    s.place_ship(P1, ShipType::Raider, HexId::COUNCIL);
    assert_eq!(score_line(&s, P1, ScoreLine::Council), 180);
    assert_eq!(score_line(&s, P1, ScoreLine::Domination), 60);
    s.place_ship(P2, ShipType::Raider, HexId::COUNCIL);
    let shares = [P1, P2, P3].map(|seat| score_line(&s, seat, ScoreLine::Council));
    assert_eq!(shares, [90, 90, 0]);
}

#[test]
fn exo_16_4_exo_16_5_kept_cards_and_battle_points_score() {
    let mut s = empty_map(2, false);
    s.give_trophy(P2, "res-iii-8")
        .give_trophy(P2, "res-i-7")
        .mat(P2)
        .track = 150;
    assert_eq!(score_line(&s, P2, ScoreLine::Resistance), 7 * 60);
    assert_eq!(score_line(&s, P2, ScoreLine::Battles), 150);
}

/// The house rule raises both titles: EXO-17.23.
#[test]
fn exo_16_6_exo_17_23_titles_score_more_by_the_house_rule() {
    let mut s = empty_map(3, false);
    s.set_turn_order(&[P3, P1, P2]);
    let titles = |s: &Scene| [P1, P2, P3].map(|seat| score_line(s, seat, ScoreLine::Titles));
    assert_eq!(titles(&s), [60, 0, 180]);
    let mut options = Options::standard(3);
    options.rules.has_titles_5_3 = true;
    let house = scene_of(options);
    assert_eq!(titles(&house), [300, 180, 0]);
}

#[test]
fn exo_16_7_laws_score_up_to_their_maximum() {
    let mut s = empty_map(2, true);
    s.enact_law("pol-g01")
        .enact_law("pol-g03")
        .enact_law("pol-g04");
    for card in ["res-i-1", "res-i-2", "res-i-3"] {
        s.give_trophy(P1, card);
    }
    assert_eq!(score_line(&s, P1, ScoreLine::Laws), 180);
    s.give_trophy(P1, "res-i-4").give_trophy(P1, "res-i-5");
    assert_eq!(score_line(&s, P1, ScoreLine::Laws), 240);
    for _ in 0..2 {
        s.place_ship(P2, ShipType::Cruiser, HexId::COUNCIL);
    }
    assert_eq!(score_line(&s, P2, ScoreLine::Laws), 120);
    s.learn_techs(P2, &Tech::ALL[..9]);
    assert_eq!(score_line(&s, P2, ScoreLine::Laws), 120);
    s.learn_techs(P2, &Tech::ALL[..10]);
    assert_eq!(score_line(&s, P2, ScoreLine::Laws), 240);
}

#[test]
fn exo_16_7_a_law_scores_controlled_green_planets() {
    let mut s = empty_map(2, true);
    s.enact_law("pol-g02");
    let (first, second, red) = (s.planet("g01"), s.planet("g02"), s.planet("r01"));
    s.set_cubes(P1, first, 2)
        .set_cubes(P1, second, 1)
        .set_cubes(P2, second, 1);
    s.set_cubes(P1, red, 1);
    assert_eq!(
        [P1, P2].map(|seat| score_line(&s, seat, ScoreLine::Laws)),
        [60, 0]
    );
}

#[test]
fn exo_16_7_exo_18_3_abilities_score_technologies_ships_planets_and_cards() {
    let scored = |id: &str, prepare: &dyn Fn(&mut Scene)| {
        let mut s = empty_map(3, true);
        s.give_ability(P1, id);
        prepare(&mut s);
        score_line(&s, P1, ScoreLine::Abilities)
    };
    let techs = |techs: &'static [Tech]| {
        move |s: &mut Scene| {
            s.learn_techs(P1, techs);
        }
    };
    // A Military, a Civilian and a Transport technology form one set.
    let one_set = techs(&[Tech::Plasma, Tech::AdvCp, Tech::Radar, Tech::Fusion]);
    assert_eq!(scored("abl-13", &one_set), 60);
    // Basic Research stands in for one of them, once.
    let two_sets = techs(&[
        Tech::Plasma,
        Tech::AdvCp,
        Tech::Radar,
        Tech::Fusion,
        Tech::Ssl,
        Tech::BasicResearch,
    ]);
    assert_eq!(scored("abl-13", &two_sets), 120);
    let stand_in = techs(&[Tech::Plasma, Tech::BasicResearch]);
    assert_eq!(scored("abl-13", &stand_in), 0);
    let move_next_to_council = |s: &mut Scene| {
        let hexes = [s.hex(0, -1), s.hex(1, -1), s.hex(1, 0), s.hex(0, 1)];
        for (hex, kind) in hexes.into_iter().zip(ShipType::ALL) {
            s.place_ship(P1, kind, hex);
        }
        s.place_ship(P1, ShipType::Raider, HexId::COUNCIL);
    };
    assert_eq!(scored("abl-14", &move_next_to_council), 180);
    let led = |s: &mut Scene| {
        let home = s.home(P2);
        s.set_cubes(P1, home, 3);
        for tile in ["b01", "r01", "g01"] {
            let hex = s.planet(tile);
            s.set_cubes(P1, hex, 1);
        }
        let shared = s.planet("b02");
        s.set_cubes(P1, shared, 1).set_cubes(P2, shared, 1);
    };
    assert_eq!(scored("abl-15", &led), 180);
    let kept = |s: &mut Scene| {
        for card in ["res-i-1", "res-ii-1", "res-iii-1", "res-iii-2"] {
            s.give_trophy(P1, card);
        }
    };
    assert_eq!(scored("abl-16", &kept), 180);
    // An ability of another window scores no points.
    assert_eq!(scored("abl-01", &kept), 0);
}

#[test]
fn exo_18_3_scoring_abilities_are_revealed_at_the_end() {
    let mut s = empty_map(2, true);
    s.give_ability(P2, "abl-16").give_trophy(P2, "res-i-1");
    s.give_ability(P1, "abl-08");
    let (hidden, held) = (CardSet::NONE, s.state.private(P2).abilities);
    let known = s.game.score_with(&s.state.public, P2, hidden);
    assert_eq!(known.line(ScoreLine::Abilities), 0);
    assert_eq!(s.game.score(&s.state, P2).line(ScoreLine::Abilities), 60);
    end_game(&mut s);
    assert_eq!(s.mat(P2).spent, held);
    assert_eq!(s.mat(P2).abilities, 0);
    let known = s.game.score_with(&s.state.public, P2, hidden);
    assert_eq!(known.line(ScoreLine::Abilities), 60);
    // An ability that was not used is not shown.
    assert!(s.mat(P1).spent.is_empty());
}

#[test]
fn exo_16_8_amb_60_the_turn_order_breaks_ties() {
    let mut s = empty_map(3, false);
    s.set_turn_order(&[P3, P2, P1]);
    s.mat(P1).track = 240;
    s.mat(P2).track = 120;
    s.mat(P3).track = 60;
    end_game(&mut s);
    assert_eq!(
        [P1, P2, P3].map(|seat| total_score(&s, seat)),
        [240, 180, 240]
    );
    assert_eq!(s.game.ranking(&s.state), [P3, P1, P2]);
    assert_eq!(winners(&s), [P3]);
}

#[test]
fn exo_16_9_cargo_technologies_and_resources_score_nothing() {
    let mut s = empty_map(2, false);
    s.set_turn_order(&[P2, P1]);
    let before = total_score(&s, P1);
    let carrier = s.place_ship(P1, ShipType::Carrier, HexId::COUNCIL);
    let with_ship = total_score(&s, P1);
    s.state.public.ship_mut(carrier).cargo = 3;
    s.learn_techs(P1, &[Tech::Radar]);
    (s.mat(P1).cp, s.mat(P1).ax, s.mat(P1).ph) = (50, 9, 9);
    assert_eq!(total_score(&s, P1), with_ship);
    assert_eq!(with_ship - before, 240);
}

#[test]
fn amb_77_radar_in_the_last_stage_is_not_a_known_technology() {
    let mut s = empty_map(2, true);
    s.enact_law("pol-g04").learn_techs(P1, &Tech::ALL[..9]);
    s.state.public.turn = s.game.turns();
    s.state.public.conquest_stage = 2;
    assert_eq!(score_line(&s, P1, ScoreLine::Laws), 0);
}

#[test]
fn exo_1_8_the_score_is_available_at_any_time() {
    let mut s = scene(2);
    s.go_to(Step::Offer);
    assert!(s.is_legal(P2, Action::Concede));
    // Each seat scores its Home, the hex with its ships and its title.
    assert_eq!([P1, P2].map(|seat| total_score(&s, seat)), [360, 240]);
}

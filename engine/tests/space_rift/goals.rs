//! Tests of the goals of a battle and of the sources of every score.

use crate::scene::scene;
use engine::chance::SeededRng;
use engine::game::Game;
use engine::json_api::JsonApi;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::{Sector, Side};
use engine::space_rift::goals::{PointSource, Progress, WinGoal};
use engine::space_rift::options::Options;
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};

#[test]
fn every_base_scenario_has_its_victory_numbers_and_objectives() {
    let mut found = Vec::new();
    for scenario in SpaceRift::scenarios() {
        let game = SpaceRift::new(Options::duel(&scenario.id)).expect("of the box");
        let state = game.deal(&mut SeededRng::new(1, 0));
        for side in Side::ALL {
            let goals = game.win_goals(side);
            assert_eq!(goals[0], WinGoal::Score(game.side_setup(side).victory));
            assert!(goals.contains(&WinGoal::Destroy), "{}", scenario.id);
            for goal in &goals {
                // No goal is reached at the start.
                match game.progress(&state.public, side, *goal) {
                    Progress::Of(value, max) => assert!(value < max, "{goal:?}"),
                    Progress::Points(points) => assert_eq!(points, 0),
                    Progress::Enemies(count) => assert!(count > 0),
                    Progress::Left(value, max) => assert_eq!(value, max),
                }
            }
            found.extend(
                goals[1..goals.len() - 2]
                    .iter()
                    .map(|goal| (scenario.id.clone(), side, *goal)),
            );
        }
    }
    let expected = [
        ("srb-03", Side::South, WinGoal::HoldPlanets),
        ("srb-03", Side::North, WinGoal::HoldPlanets),
        ("srb-04", Side::South, WinGoal::BreakThrough),
        ("srb-05", Side::South, WinGoal::ClearSector(Sector::Center)),
        ("srr-03", Side::South, WinGoal::HoldPlanets),
        ("srr-03", Side::North, WinGoal::HoldPlanets),
        ("srr-06", Side::South, WinGoal::BreakThrough),
        ("srr-06", Side::North, WinGoal::BreakThrough),
    ];
    let expected = expected.map(|(id, side, goal)| (id.to_owned(), side, goal));
    assert_eq!(found, expected);
}

#[test]
fn sr_18_5_sr_18_7_a_score_is_the_sum_of_its_sources() {
    let mut s = scene()
        .planet("F6 F7")
        .objective(ObjectiveKind::PlanetControl, ObjectiveOwner::Both)
        .markers("F6", 2, 1)
        .losses(3, 0)
        .south("CR C6")
        .at_movement();
    s.state.public.sides[0].markers = 4;
    s.state.public.sides[0].exits = 5;
    let points = |side: Side| {
        PointSource::ALL.map(|source| s.game.points_from(&s.state.public, side, source))
    };
    assert_eq!(points(Side::South), [3, 2, 4, 5]);
    assert_eq!(points(Side::North), [0, 1, 0, 0]);
    for side in Side::ALL {
        let sum: u8 = points(side).iter().sum();
        assert_eq!(s.score(side), sum);
        assert_eq!(s.game.covered_markers(&s.state.public, side), 0);
    }
}

#[test]
fn sr_18_5_covered_markers_are_counted_separately() {
    let game = SpaceRift::new(Options::duel("srr-03")).expect("of the box");
    let mut state = game.deal(&mut SeededRng::new(1, 0));
    state.public.planets = [[1, 0]; 16];
    let planet = *game.terrain().planets.first().expect("a planet");
    state.public.rift.as_mut().expect("a rift").tiles[0] = Some(planet);
    let count = game.terrain().planets.len() as u8;
    let covered = game.covered_markers(&state.public, Side::South);
    let counted = game.points_from(&state.public, Side::South, PointSource::Planets);
    assert_eq!(covered, 1);
    assert_eq!(covered + counted, count);
    assert_eq!(game.score_of(&state.public, Side::South), counted);
}

#[test]
fn sr_18_8_the_destroy_goal_counts_units_on_the_battlefield() {
    let mut s = scene()
        .south("CR C6")
        .north("CR F6")
        .north("CR F7")
        .at_movement();
    let progress = |s: &crate::scene::Scene| {
        s.game
            .progress(&s.state.public, Side::South, WinGoal::Destroy)
    };
    assert_eq!(progress(&s), Progress::Left(3, 3));
    let removed = s.game.side_setup(Side::North).units.iter().next();
    let removed = removed.expect("a unit").index();
    s.state.public.units[removed].hex = None;
    assert_eq!(progress(&s), Progress::Left(2, 3));
}

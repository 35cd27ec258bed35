//! What scenarios are won and lost by, and where the points of the Arena come from.

use crate::support::play::begun_at_random;
use engine::drive::Driven;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::goals::PointSource;
use engine::saga::options::Options;

#[test]
fn every_scenario_of_the_box_says_what_wins_and_what_loses() {
    for scenario in Saga::scenarios() {
        for seats in scenario.seats.0..=scenario.seats.1 {
            let session = begun_at_random::<Saga>(Options::standard(&scenario.id, seats), 1, 40);
            let table = session.game();
            let public = &session.state().public;
            let goals = table.goals(public);
            if table.is_rivalry() {
                assert!(table.mission().points.is_some(), "{}", scenario.id);
                continue;
            }
            assert!(goals.iter().any(|goal| goal.wins), "{}", scenario.id);
            for goal in goals {
                let state = session.state();
                assert_eq!(goal.met, table.holds(state, goal.condition));
                assert!(!(goal.wins && goal.met), "won already: {}", scenario.id);
            }
        }
    }
}

#[test]
fn saga_arn_17_the_points_of_every_seat_are_told_by_their_sources() {
    let mut seen = Vec::new();
    for seed in 0..6 {
        let session = begun_at_random::<Saga>(Options::standard("arn", 3), seed, usize::MAX);
        let public = &session.state().public;
        let table = session.game();
        for seat in table.seats().iter() {
            let entries = (0..session.entries()).map(|at| session.events_at(at));
            let sources = table.point_sources(public, seat, entries);
            let sum: i16 = sources.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, i16::from(public.mat(seat).points));
            let before = (0..session.entries() - 1).map(|at| session.events_at(at));
            let end = |(source, _): &(PointSource, i16)| *source == PointSource::End;
            let early = table.point_sources(public, seat, before);
            assert!(!early.iter().any(end), "given before the end");
            seen.extend(sources.into_iter().map(|(source, _)| source));
        }
    }
    seen.sort_unstable();
    seen.dedup();
    // What random games bring, and nothing that is not explained.
    assert_eq!(seen, [PointSource::Raiders, PointSource::Explorations]);
}

//! The conditions for winning and losing scenarios, and the sources of points in the Arena.

use crate::scene::{P1, P2, scene};
use crate::support::play::start_at_random;
use engine::game::Game;
use engine::json_api::JsonApi;
use engine::saga::Saga;
use engine::saga::effect::Good;
use engine::saga::event::{Event, RemovalReason};
use engine::saga::figures::Color;
use engine::saga::goals::PointSource;
use engine::saga::mission::{Condition, Metric};
use engine::saga::options::Options;
use engine::saga::step::{Cause, Step};

#[test]
fn every_base_campaign_has_a_win_goal_that_is_not_met_at_first() {
    for scenario in Saga::scenarios() {
        for seats in scenario.seats.0..=scenario.seats.1 {
            let session = start_at_random::<Saga>(Options::standard(&scenario.id, seats), 1, 40);
            let game = session.game();
            let public = &session.state().public;
            let goals = game.win_goals(public);
            if game.is_competitive() {
                assert!(game.mission().points.is_some(), "{}", scenario.id);
                continue;
            }
            assert!(goals.iter().any(|goal| goal.wins), "{}", scenario.id);
            for goal in goals {
                let state = session.state();
                assert_eq!(goal.is_met, game.holds(&state.public, goal.condition));
                assert!(!(goal.wins && goal.is_met), "won already: {}", scenario.id);
            }
        }
    }
}

#[test]
fn saga_arn_17_points_of_every_seat_are_attributed_to_their_sources() {
    let mut seen = Vec::new();
    for seed in 0..6 {
        let session = start_at_random::<Saga>(Options::standard("arn", 3), seed, usize::MAX);
        let public = &session.state().public;
        let game = session.game();
        for seat in game.seats().iter() {
            let entries = (0..session.entry_count()).map(|at| session.events_at(at));
            let sources = game.point_sources(public, seat, entries);
            let sum: i16 = sources.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, i16::from(public.mat(seat).points));
            let before = (0..session.entry_count() - 1).map(|at| session.events_at(at));
            let end = |(source, _): &(PointSource, i16)| *source == PointSource::End;
            let early = game.point_sources(public, seat, before);
            assert!(!early.iter().any(end), "given before the end");
            seen.extend(sources.into_iter().map(|(source, _)| source));
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() >= 2, "{seen:?}");
    assert!(
        !seen.contains(&PointSource::Other),
        "all is explained: {seen:?}"
    );
}

#[test]
fn saga_arn_17_points_at_the_end_are_not_attributed_to_the_last_kill() {
    let mut s = scene("arn", 2);
    s.state.public.mat_mut(P1).color = Some(Color::Blue);
    s.state.public.mat_mut(P2).color = Some(Color::Yellow);
    for (tile, hex) in [("A01", (1, 0)), ("P05", (2, 0))] {
        s.sector(tile, hex);
        s.starbase(hex, Color::Blue);
    }
    let raider = s.raider(2, (1, 0));
    let last = Event::RaiderLeft {
        raider,
        level: 2,
        hex: s.hex((1, 0)),
        fate: RemovalReason::Killed,
    };
    let award = Event::Gained {
        seat: P1,
        good: Good::Points,
        count: 2,
        by: Cause::Rule,
    };
    s.state.public.mat_mut(P1).points = 2;
    s.state.public.round = s.game.mission().rounds;
    let known = s.log.len();
    s.go(Step::RoundEnd);
    // The kill and the end of the Arena in one log entry.
    let entry: Vec<Event> = [last, award]
        .into_iter()
        .chain(s.log[known..].to_vec())
        .collect();
    let sources = s.game.point_sources(s.public(), P1, [&entry[..]]);
    assert_eq!(sources, [(PointSource::Raiders, 2), (PointSource::End, 6)]);
    assert_eq!(s.public().mat(P1).points, 8);
}

#[test]
fn saga_dis_7_an_entity_that_is_not_found_has_no_hull_figure() {
    let mut found = 0;
    for scenario in Saga::scenarios() {
        let Ok(game) = Saga::new(Options::standard(&scenario.id, scenario.seats.1)) else {
            continue;
        };
        let state = game.deal(&mut engine::chance::SeededRng::new(1, 0));
        let conditions = game.mission().win.iter().chain(&game.mission().lose);
        let hull = |condition: &Condition| {
            let figures = game.figures_of(&state.public, condition).into_iter();
            figures
                .filter_map(|(metric, figure)| match metric {
                    Metric::EntityHull(entity) => Some((entity, figure)),
                    _other => None,
                })
                .collect::<Vec<_>>()
        };
        for (entity, figure) in conditions.flat_map(hull) {
            let entity_state = &state.public.entities[entity.index()];
            assert_eq!(
                figure.is_some(),
                entity_state.is_revealed,
                "{}",
                scenario.id
            );
            found += usize::from(!entity_state.is_revealed);
        }
    }
    assert!(found > 0, "a thing that is not found at first");
}

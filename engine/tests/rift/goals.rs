//! Goals of a match, remaining strength of every team, and sources of points.

use crate::scene::scene;
use engine::chance::SeededRng;
use engine::game::{Game, Seat};
use engine::json_api::{JsonApi, SetupSpec};
use engine::rift::Rift;
use engine::rift::goals::{LimitRule, Progress, WinGoal};
use engine::rift::options::Mode;
use engine::rift::ship::ShipId;

#[test]
fn every_base_board_has_a_goal_for_every_team_in_every_mode() {
    for scenario in Rift::scenarios() {
        let spec = SetupSpec {
            scenario: Some(scenario.id.clone().into()),
            ..SetupSpec::default()
        };
        let defaults = Rift::options_from_setup(&spec, &Default::default()).expect("of the box");
        for mode in [defaults.rules.mode, Mode::Elimination, Mode::Ace] {
            let mut options = defaults.clone();
            options.rules.mode = mode;
            let Ok(game) = Rift::new(options) else {
                continue;
            };
            let state = game.deal(&mut SeededRng::new(1, 0));
            for team in 0..game.teams().len() as u8 {
                let goals = game.win_goals(team);
                let fits = matches!(
                    (mode, &goals[0]),
                    (Mode::Elimination, WinGoal::LastTeam)
                        | (Mode::Ace, WinGoal::Target(_))
                        | (Mode::Flagship, WinGoal::Flagships(_))
                        | (Mode::Breakout, WinGoal::BreakOut(_) | WinGoal::Stop(_))
                        | (Mode::Puzzle, WinGoal::Destroy { .. } | WinGoal::Hold(_))
                );
                assert!(fits, "{}: {mode:?} {goals:?}", scenario.id);
                for goal in &goals {
                    assert!(game.progress(&state, team, goal).is_some(), "{goal:?}");
                }
                let left = game.remaining_strength(&state, team);
                assert_eq!(left.ships, left.of);
            }
        }
    }
}

#[test]
fn a_breakout_has_a_goal_for_either_side() {
    let s = scene()
        .rules(|rules| rules.mode = Mode::Breakout)
        .goals("H4 H5")
        .ship("Rhino F4 E +2 flag seat 0")
        .ship("Rhino A1 N seat 1")
        .active(0);
    let goal = WinGoal::BreakOut(ShipId(0));
    assert_eq!(s.game.win_goals(0)[0], goal);
    assert_eq!(s.game.progress(&s.state, 0, &goal), Some(Progress::Away(2)));
    assert_eq!(s.game.win_goals(1)[0], WinGoal::Stop(ShipId(0)));
}

#[test]
fn a_puzzle_goal_lists_its_targets_and_turns() {
    let mut s = scene()
        .puzzle(2, &[2])
        .ship("Rhino C4 E")
        .ship("Rhino E4 W hull 1 F[0,0]")
        .active(0);
    let goals = s.game.win_goals(0);
    let ships = vec![ShipId(1)];
    assert_eq!(goals[0], WinGoal::Destroy { ships, turns: 2 });
    assert_eq!(s.game.win_goals(1)[0], WinGoal::Hold(2));
    assert!(!goals.contains(&WinGoal::Hold(2)), "they lose by it");
    assert_eq!(
        s.game.progress(&s.state, 0, &goals[0]),
        Some(Progress::Of(0, 1))
    );
    s.orders("laser");
    assert_eq!(
        s.game.progress(&s.state, 0, &goals[0]),
        Some(Progress::Of(1, 1))
    );
}

#[test]
fn rift_16_3_point_sources_separate_enemies_from_own_losses() {
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E hull 1 F[0,0]")
        .ship("Rhino H8 N")
        .ship("Rhino A8 N")
        .mines("E4")
        .active(0);
    s.state.scores[0] = 1;
    s.orders("laser");
    let sources = Rift::point_sources(&s.state, Seat(0), &s.log);
    assert_eq!((sources.enemies, sources.own, sources.before), (0, -1, 1));
    let mut s = scene()
        .ace()
        .ship("Rhino D4 E")
        .ship("Rhino F4 W hull 1 F[0,0]")
        .ship("Rhino D7 N")
        .active(0);
    s.orders("laser");
    let sources = Rift::point_sources(&s.state, Seat(0), &s.log);
    assert_eq!((sources.enemies, sources.own, sources.before), (1, 0, 0));
    assert_eq!(s.game.remaining_strength(&s.state, 0).points, 1);
}

#[test]
fn flagship_goals_list_the_flagships_and_count_the_destroyed_ones() {
    let s = scene()
        .rules(|rules| rules.mode = Mode::Flagship)
        .ship("Rhino F4 E flag seat 0")
        .ship("Rhino A1 N seat 1")
        .ship("Rhino A3 N flag seat 1")
        .active(0);
    let goal = WinGoal::Flagships(vec![ShipId(2)]);
    assert_eq!(s.game.win_goals(0)[0], goal);
    assert_eq!(s.game.win_goals(1)[0], WinGoal::Flagships(vec![ShipId(0)]));
    let progress = s.game.progress(&s.state, 0, &goal);
    assert_eq!(progress, Some(Progress::Of(0, 1)));
}

#[test]
fn rift_15_7_a_limit_goal_names_the_rule_that_decides() {
    let limits = |mode: Mode, team: u8| {
        let s = scene()
            .rules(|rules| {
                rules.mode = mode;
                (rules.round_limit, rules.quiet_rounds) = (12, 20);
            })
            .goals("H4 H5")
            .ship("Rhino F4 E flag seat 0")
            .ship("Rhino A1 N seat 1")
            .active(0);
        let by = |goal: WinGoal| match goal {
            WinGoal::Rounds { rounds, by } => Some((rounds, by)),
            WinGoal::Quiet { rounds, by } => Some((u16::from(rounds), by)),
            _other => None,
        };
        let goals = s.game.win_goals(team).into_iter();
        goals.filter_map(by).collect::<Vec<_>>()
    };
    for team in [0, 1] {
        for mode in [Mode::Elimination, Mode::Flagship] {
            let expected = [(12, LimitRule::Strength), (20, LimitRule::Draw)];
            assert_eq!(limits(mode, team), expected, "{mode:?}");
        }
        let expected = [(12, LimitRule::Points), (20, LimitRule::Points)];
        assert_eq!(limits(Mode::Ace, team), expected);
    }
    // The side that must break out loses after the last round; quiet rounds lead to a draw.
    assert_eq!(limits(Mode::Breakout, 0), [(20, LimitRule::Draw)]);
    let expected = [(12, LimitRule::HeldOut), (20, LimitRule::Draw)];
    assert_eq!(limits(Mode::Breakout, 1), expected);
}

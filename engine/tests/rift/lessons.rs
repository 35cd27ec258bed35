//! Every base lesson loads, is solved by its written solution, and is not solved by doing nothing.

use crate::lesson_checks::{self, duel};
use engine::bots::Level;
use engine::game::Seat;
use engine::lesson::{Lesson, LessonContext, Teachable};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::lesson::{Goal, lesson};
use engine::rift::options::{BoardChoice, FirstPlayer, Options};
use engine::rift::ship::{ShipId, Side};
use engine::session::Session;

fn all_lessons() -> Vec<Lesson<Rift>> {
    lesson_checks::all("rift")
}

#[test]
fn every_base_lesson_loads() {
    lesson_checks::check_ids::<Rift>();
}

#[test]
fn the_first_lesson_is_short_and_ends_with_a_victory() {
    lesson_checks::check_first_lesson_is_won(&all_lessons());
}

#[test]
fn every_step_is_completed_by_its_solution_and_not_before() {
    lesson_checks::check_solutions(&all_lessons());
}

#[test]
fn no_step_is_completed_by_ending_turns() {
    lesson_checks::goals_need_actions(&all_lessons(), Action::EndTurn, 1);
}

#[test]
fn the_last_lesson_can_be_won_and_lost() {
    let lesson = lesson("duel").expect("it loads");
    let won = (0..6).filter(|&seed| {
        let session = duel(&lesson, Level::Admiral, seed);
        lesson.progress(&session).is_done
    });
    assert!(
        won.count() >= 5,
        "an admiral beats the ensign of the first duel"
    );
    let mut session = lesson.start_session();
    lesson.run_automatic_actions(&mut session);
    let concede = engine::rift::action::Action::Concede;
    session.act(Seat(0), concede).expect("anybody may give up");
    let progress = lesson.progress(&session);
    assert!(!progress.is_done && lesson.is_stuck(&session, &progress));
}

#[test]
fn a_lesson_detects_when_its_solution_no_longer_applies() {
    let lesson = lesson("flight").expect("it loads");
    let mut session = lesson.start_session();
    lesson.run_automatic_actions(&mut session);
    for step in &lesson.steps[..3] {
        for &action in &step.solution {
            session.act(lesson.seat, action).expect("a solution");
            lesson.run_automatic_actions(&mut session);
        }
    }
    assert_eq!(lesson.progress(&session).step, 3);
    let mut play_action = |action: &str| {
        let action = serde_json::from_str(action).expect("an action");
        session.act(lesson.seat, action).expect("legal");
        lesson.run_automatic_actions(&mut session);
        session.clone()
    };
    // This action is slower than the solution, but still leads to the goal.
    play_action("\"step\"");
    let after_slow_turn = play_action("\"end-turn\"");
    assert_eq!(
        lesson.remaining_solution(&after_slow_turn).map(<[_]>::len),
        Some(2),
        "one square, and the end"
    );
    play_action("\"step\"");
    play_action(r#"{"accelerate": ["plus", {"main": 1, "aux": 0}]}"#);
    let after_detour = play_action("\"step\"");
    assert_eq!(lesson.progress(&after_detour).step, 3);
    assert_eq!(
        lesson.remaining_solution(&after_detour),
        None,
        "E4 lies behind"
    );
    let again = lesson.start_session_at(3);
    assert_eq!(lesson.progress(&again).step, 3);
    assert!(lesson.remaining_solution(&again).is_some());
}

#[test]
fn errors_in_a_lesson_name_their_place() {
    let text = lesson_checks::text("rift", "flight");
    let error_path = |from: &str, to: &str| lesson_checks::error_path::<Rift>(&text, from, to);
    assert_eq!(error_path("lesson/1", "lesson/9"), "format");
    assert_eq!(error_path("\"flight\"", "\"Flight 1\""), "id");
    assert_eq!(
        error_path("\"id\": \"fly\"", "\"id\": \"faster\""),
        "steps[1].id"
    );
    assert_eq!(
        error_path("[\"faster\"]", "[\"quicker\"]"),
        "steps[0].free[0]"
    );
    assert_eq!(error_path("[{\"speed\": 1}]", "[]"), "steps[0].goals");
    assert_eq!(
        error_path("{\"speed\": 1}", "{\"spede\": 1}"),
        "steps[0].goals[0].spede"
    );
    assert_eq!(
        error_path("\"rhino\"", "\"whale\""),
        "position.starts[0].model"
    );
    assert_eq!(error_path("\"B4\"", "\"Z9\""), "position.starts[0].at");
    assert_eq!(
        error_path("\"id\": \"flight\",", "\"id\": \"flight\", \"seat\": 5,"),
        "seat"
    );
}

#[test]
fn the_goal_turn_ended_holds_until_the_ship_acts_again() {
    let lesson = lesson("flight").expect("it loads");
    let session = lesson.start_session();
    let (own, other) = (ShipId(0), ShipId(1));
    let ended = |after: &[Event]| {
        let events = [&[Event::TurnEnded { ship: own }], after].concat();
        let context = LessonContext {
            seat: lesson.seat,
            state: session.state(),
            events: &events,
        };
        lesson.game.is_goal_met(&Goal::TurnEnded, &context)
    };
    assert!(ended(&[]));
    let units = 1;
    for event in [
        Event::AuxCharged { ship: own, units },
        Event::MineReleased { ship: own },
        Event::SpeedChanged {
            ship: own,
            from: 0,
            to: 1,
        },
    ] {
        assert!(!ended(&[event]), "{event:?}");
    }
    assert!(ended(&[Event::MineReleased { ship: other }]));
    assert!(ended(&[Event::TurnStarted {
        ship: own,
        round: 2
    }]));
}

#[test]
fn rift_5_3_a_lesson_does_not_choose_the_ship_of_a_team() {
    let mut lesson = lesson("flight").expect("it loads");
    let board = BoardChoice::Shipped("standard-4-corners".to_owned());
    let mut options = Options::for_board(board, 4, 4).expect("four players");
    options.rules.first = FirstPlayer::Seat(0);
    lesson.game = Rift::from_options_with_base_content(options).expect("a board of the box");
    lesson.start = None;
    let mut session = lesson.start_session();
    let ready = |session: &Session<Rift>| -> Vec<(Seat, Action)> {
        let waiting = session.status().waiting_seats().iter();
        waiting
            .map(|seat| (seat, session.legal_actions(seat)[0]))
            .collect()
    };
    let team = ready(&session);
    assert_eq!(team.len(), 2, "one ship each, and yet a choice");
    lesson.run_automatic_actions(&mut session);
    assert_eq!(session.entry_count(), 0);
    let enemy_turn = |session: &Session<Rift>| ready(session)[0];
    for n in 0..2 {
        let (seat, activate) = if n == 0 {
            team[1]
        } else {
            enemy_turn(&session)
        };
        session.act(seat, activate).expect("a Ready ship");
        session.act(seat, Action::EndTurn).expect("nothing is owed");
    }
    // The only ship that a team has left is not a choice.
    assert_eq!(team[0].0, lesson.seat);
    let progress = lesson.progress(&session);
    assert_eq!(
        lesson.next_automatic_action(&session, &progress),
        Some(team[0])
    );
}

#[test]
fn a_step_forbids_only_action_kinds_that_steps_can_list() {
    for lesson in all_lessons() {
        for (n, step) in lesson.steps.iter().enumerate() {
            let at = format!("{} {}", lesson.id, step.id);
            for open in [
                Action::Activate(ShipId(0)),
                Action::ChooseSide(ShipId(0), Side::Front),
                Action::Concede,
            ] {
                assert!(lesson.allows(n, open), "{at}: {open:?}");
            }
            let end = step.free.is_empty() || step.free.iter().any(|kind| kind == "end-turn");
            assert_eq!(lesson.allows(n, Action::EndTurn), end, "{at}");
        }
    }
}

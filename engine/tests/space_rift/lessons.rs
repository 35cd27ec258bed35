//! Tests that every base lesson loads, is solved by its written solution, and is not solved by
//! passing.

use crate::lesson_checks::{self, duel};
use engine::bots::Level;
use engine::game::Seat;
use engine::lesson::Lesson;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::lesson::lesson;

fn all_lessons() -> Vec<Lesson<SpaceRift>> {
    lesson_checks::all("space_rift")
}

#[test]
fn every_base_lesson_loads() {
    lesson_checks::check_ids::<SpaceRift>();
}

#[test]
fn the_first_lesson_is_short_and_ends_with_a_victory() {
    lesson_checks::check_first_lesson_is_won(&all_lessons());
}

#[test]
fn every_lesson_step_is_completed_only_by_its_solution() {
    lesson_checks::check_solutions(&all_lessons());
}

#[test]
fn no_lesson_step_is_completed_by_passing() {
    lesson_checks::goals_need_actions(&all_lessons(), Action::Done, 3);
}

#[test]
fn the_other_side_can_always_act() {
    lesson_checks::check_learner_is_asked_again(&all_lessons(), 3, 60);
}

#[test]
fn the_last_lesson_can_be_won_and_lost() {
    let lesson = lesson("battle").expect("it loads");
    let won = (0..3).filter(|&seed| {
        lesson
            .progress(&duel(&lesson, Level::Captain, seed))
            .is_done
    });
    assert!(won.count() >= 2, "a captain beats the ensign");
    let mut session = lesson.start_session();
    session
        .act(Seat(0), Action::Concede)
        .expect("anybody may give up");
    let progress = lesson.progress(&session);
    assert!(!progress.is_done && lesson.is_stuck(&session, &progress));
}

#[test]
fn lesson_errors_name_their_path() {
    let text = lesson_checks::text("space_rift", "pursuit");
    let path = |from: &str, to: &str| lesson_checks::error_path::<SpaceRift>(&text, from, to);
    assert_eq!(path("lesson/1", "lesson/9"), "format");
    assert_eq!(
        path("weapons-free", "no-such-card"),
        "position.hands.south.command[0]"
    );
    assert_eq!(path("\"F6\": 1", "\"G6\": 1"), "position.ships.G6");
    assert_eq!(
        path("\"F6\": 1", "\"F6\": 9"),
        "position.public.units[1].ships"
    );
}

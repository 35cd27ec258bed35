//! Tests of the base lessons: each loads, its written solution solves it, and passing does not.

use crate::support::lesson_checks;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::lesson::Lesson;

fn all_lessons() -> Vec<Lesson<Exodus>> {
    lesson_checks::all("exodus")
}

#[test]
fn every_base_lesson_loads() {
    lesson_checks::check_ids::<Exodus>();
}

#[test]
fn the_first_lesson_is_short_and_ends_with_a_victory() {
    lesson_checks::check_first_lesson_is_won(&all_lessons());
}

#[test]
fn each_step_is_solved_by_its_solution_and_not_before() {
    lesson_checks::check_solutions(&all_lessons());
}

#[test]
fn no_step_is_solved_by_doing_nothing() {
    lesson_checks::goals_need_actions(&all_lessons(), Action::Done, 3);
}

#[test]
fn other_seats_always_have_a_reply() {
    lesson_checks::check_learner_is_asked_again(&all_lessons(), 2, 40);
}

#[test]
fn lesson_errors_name_the_faulty_place() {
    let text = lesson_checks::text("exodus", "battle");
    let error_path = |from: &str, to: &str| lesson_checks::error_path::<Exodus>(&text, from, to);
    assert_eq!(error_path("lesson/1", "lesson/9"), "format");
    assert_eq!(error_path("res-i-5", "res-x-5"), "position.resistance[0]");
    assert_eq!(error_path("\"2\": {", "\"99\": {"), "position.planets.99");
}

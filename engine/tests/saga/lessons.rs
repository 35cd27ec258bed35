//! Every base lesson loads, is solved by its written solution, and is not solved by doing nothing.

use crate::support::lesson_checks;
use engine::lesson::Lesson;
use engine::saga::Saga;
use engine::saga::action::Action;

fn all() -> Vec<Lesson<Saga>> {
    lesson_checks::all("saga")
}

#[test]
fn every_base_lesson_loads() {
    lesson_checks::check_ids::<Saga>();
    assert!(all().len() >= 8);
}

#[test]
fn the_first_lesson_is_short_and_ends_with_a_victory() {
    lesson_checks::check_first_lesson_is_won(&all());
}

#[test]
fn only_its_solution_completes_a_step() {
    lesson_checks::check_solutions(&all());
}

#[test]
fn doing_nothing_completes_no_step() {
    lesson_checks::goals_need_actions(&all(), Action::Done, 3);
}

#[test]
fn the_learner_is_asked_again_after_any_action() {
    lesson_checks::check_learner_is_asked_again(&all(), 2, 40);
}

#[test]
fn errors_in_a_lesson_name_their_field() {
    let text = lesson_checks::text("saga", "gate");
    let path = |from: &str, to: &str| lesson_checks::error_path::<Saga>(&text, from, to);
    assert_eq!(path("\"seats\": 2", "\"seats\": 9"), "position.seats");
    assert_eq!(path("\"green\"", "\"blue\""), "position.moves[1]");
    assert_eq!(path("\"xpm\": 5", "\"xpm\": \"many\""), "position.with");
    assert_eq!(path("\"install\"", "\"try\""), "steps[1].id");
}

//! Every base lesson loads, is solved by its written solution, and is not solved by doing nothing.

use crate::support::lesson_checks;
use engine::lesson::Lesson;
use engine::saga::Saga;
use engine::saga::action::Action;

fn all() -> Vec<Lesson<Saga>> {
    lesson_checks::all("saga")
}

#[test]
fn every_lesson_of_the_box_loads() {
    lesson_checks::are_found::<Saga>();
    assert!(all().len() >= 8);
}

#[test]
fn every_step_is_done_by_its_solution_and_not_before() {
    lesson_checks::are_solved(&all());
}

#[test]
fn no_step_is_done_by_doing_nothing() {
    lesson_checks::ask_for_something(&all(), Action::Done, 3);
}

#[test]
fn the_other_side_always_goes_on() {
    lesson_checks::go_on(&all(), 2, 40);
}

#[test]
fn faults_of_a_lesson_name_their_place() {
    let text = lesson_checks::text("saga", "gate");
    let place = |from: &str, to: &str| lesson_checks::fault::<Saga>(&text, from, to);
    assert_eq!(place("\"seats\": 2", "\"seats\": 9"), "position.seats");
    assert_eq!(place("\"green\"", "\"blue\""), "position.moves[1]");
    assert_eq!(place("\"xpm\": 5", "\"xpm\": \"many\""), "position.with");
    assert_eq!(place("\"install\"", "\"try\""), "steps[1].id");
}

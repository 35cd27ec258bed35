//! Every base lesson loads, is solved by its written solution, and is not solved by doing nothing.

use crate::support::lesson_checks;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::lesson::Lesson;

fn all() -> Vec<Lesson<Exodus>> {
    lesson_checks::all("exodus")
}

#[test]
fn every_lesson_of_the_box_loads() {
    lesson_checks::are_found::<Exodus>();
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
    let text = lesson_checks::text("exodus", "battle");
    let place = |from: &str, to: &str| lesson_checks::fault::<Exodus>(&text, from, to);
    assert_eq!(place("lesson/1", "lesson/9"), "format");
    assert_eq!(place("res-i-5", "res-x-5"), "position.resistance[0]");
    assert_eq!(place("\"2\": {", "\"99\": {"), "position.planets.99");
}

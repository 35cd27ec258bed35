//! Every base lesson loads, is solved by its written solution, and is not solved by doing nothing.

use crate::support::teaching;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::lesson::Lesson;

fn all() -> Vec<Lesson<Exodus>> {
    teaching::all("exodus")
}

#[test]
fn every_lesson_of_the_box_loads() {
    teaching::are_found::<Exodus>();
}

#[test]
fn every_step_is_done_by_its_solution_and_not_before() {
    teaching::are_solved(&all());
}

#[test]
fn no_step_is_done_by_doing_nothing() {
    teaching::ask_for_something(&all(), Action::Done, 3);
}

#[test]
fn the_other_side_always_goes_on() {
    teaching::go_on(&all(), 2, 40);
}

#[test]
fn faults_of_a_lesson_name_their_place() {
    let text = teaching::text("exodus", "battle");
    let place = |from: &str, to: &str| teaching::fault::<Exodus>(&text, from, to);
    assert_eq!(place("lesson/1", "lesson/9"), "format");
    assert_eq!(place("res-i-5", "res-x-5"), "position.resistance[0]");
    assert_eq!(place("\"2\": {", "\"99\": {"), "position.planets.99");
}

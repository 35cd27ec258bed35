//! Every lesson of the box loads, can be solved as it is written, and is not solved by doing
//! nothing.

use crate::teaching;
use engine::bots::{Bot, Level};
use engine::chance::Seeded;
use engine::game::{Seat, Status, Viewer};
use engine::lesson::Lesson;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::lesson::lesson;
use engine::space_rift::pilot::Pilot;

fn all() -> Vec<Lesson<SpaceRift>> {
    teaching::all("space_rift")
}

#[test]
fn every_lesson_of_the_box_loads() {
    teaching::are_found::<SpaceRift>();
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
    teaching::go_on(&all(), 3, 60);
}

/// Plays the last lesson against its rival with the best bot in the learner's seat.
fn battle(lesson: &Lesson<SpaceRift>, seed: u64) -> Session<SpaceRift> {
    let rival = lesson.rival.expect("a rival");
    let mut session = lesson.begin();
    while let Status::WaitingFor(seats) = session.status() {
        let seat = seats.iter().next().expect("somebody");
        let level = if seat == lesson.seat {
            Level::Captain
        } else {
            rival
        };
        let view = session.view(Viewer::Seat(seat));
        let stream = Seeded::new(seed ^ session.log().len() as u64, u64::MAX);
        let line = Pilot::new(session.game(), &view, seat, level, stream).decide(session.game());
        for action in line {
            if session.act(seat, action).is_err() {
                break;
            }
        }
        assert!(session.log().len() < 2000, "the battle ends");
    }
    session
}

#[test]
fn the_last_lesson_can_be_won_and_lost() {
    let lesson = lesson("battle").expect("it loads");
    let won = (0..3).filter(|&seed| lesson.progress(&battle(&lesson, seed)).done);
    assert!(won.count() >= 2, "a captain beats the ensign");
    let mut session = lesson.begin();
    session
        .act(Seat(0), Action::Concede)
        .expect("anybody may give up");
    let progress = lesson.progress(&session);
    assert!(!progress.done && lesson.is_stuck(&session, &progress));
}

#[test]
fn faults_of_a_lesson_name_their_place() {
    let text = teaching::text("space_rift", "pursuit");
    let place = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let fault = Lesson::<SpaceRift>::parse("f", &changed).expect_err("a fault");
        fault.place.to_string()
    };
    assert_eq!(place("lesson/1", "lesson/9"), "format");
    assert_eq!(
        place("weapons-free", "no-such-card"),
        "position.hands.south.command[0]"
    );
    assert_eq!(place("\"F6\": 1", "\"G6\": 1"), "position.ships.G6");
    assert_eq!(
        place("\"F6\": 1", "\"F6\": 9"),
        "position.public.units[1].ships"
    );
}

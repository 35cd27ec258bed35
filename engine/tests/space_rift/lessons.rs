//! Every lesson of the box loads, can be solved as it is written, and is not solved by doing
//! nothing.

use engine::bots::{Bot, Level};
use engine::chance::Seeded;
use engine::game::{Seat, Status, Viewer};
use engine::lesson::Lesson;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::lesson::{lesson, lesson_ids, parse_lesson};
use engine::space_rift::pilot::Pilot;

fn text(id: &str) -> String {
    let path = format!(
        "{}/src/space_rift/content/lessons/{id}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path).expect("a lesson is there")
}

fn all() -> Vec<Lesson<SpaceRift>> {
    let load = |id: &'static str| {
        let lesson = parse_lesson(id, &text(id)).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(lesson.id, id);
        lesson
    };
    lesson_ids().map(load).collect()
}

#[test]
fn every_lesson_of_the_box_loads() {
    for id in lesson_ids() {
        assert!(lesson(id).is_some(), "{id}");
    }
    assert!(lesson("chess").is_none());
}

#[test]
fn every_step_is_done_by_its_solution_and_not_before() {
    for lesson in all().iter().filter(|lesson| lesson.rival.is_none()) {
        let mut session = lesson.begin();
        lesson.run_on(&mut session);
        for (n, step) in lesson.steps.iter().enumerate() {
            for (done, &action) in step.solution.iter().enumerate() {
                let at = format!("{} {} action {done}", lesson.id, step.id);
                assert_eq!(lesson.progress(&session).step, n, "{at}: the step is open");
                assert!(lesson.allows(n, action), "{at} is free");
                let line = lesson.remedy(&session);
                assert_eq!(line, step.solution.get(done..), "{at}: the hint leads on");
                if let Err(error) = session.act(lesson.seat, action) {
                    panic!("{at}: {error:?}");
                }
                lesson.run_on(&mut session);
            }
            let progress = lesson.progress(&session);
            let at = format!("{} {} is done: {:?}", lesson.id, step.id, progress.met);
            assert_eq!(progress.step, n + 1, "{at}");
            assert_eq!(
                lesson.begin_at(n + 1).state(),
                session.state(),
                "{at}: the next begins here"
            );
        }
        assert!(lesson.progress(&session).done);
    }
}

#[test]
fn no_step_is_done_by_doing_nothing() {
    for lesson in all().iter().filter(|lesson| lesson.rival.is_none()) {
        for (n, step) in lesson.steps.iter().enumerate() {
            let mut idle = lesson.begin_at(n);
            lesson.run_on(&mut idle);
            let asked = step.solution.contains(&Action::Done);
            for _ in 0..4 {
                assert_eq!(lesson.progress(&idle).step, n, "{} {}", lesson.id, step.id);
                if asked || idle.act(lesson.seat, Action::Done).is_err() {
                    break;
                }
                lesson.run_on(&mut idle);
            }
        }
    }
}

/// The dice of a lesson are those of its seed, so that it goes the same way for everybody.
#[test]
fn the_other_side_always_goes_on() {
    for lesson in all().iter().filter(|lesson| lesson.rival.is_none()) {
        for seed in 0..3 {
            let mut lots = Seeded::new(seed, 1 << 40);
            let mut session = lesson.begin();
            for _ in 0..60 {
                lesson.run_on(&mut session);
                let Status::WaitingFor(seats) = session.status() else {
                    break;
                };
                assert!(
                    seats.has(lesson.seat),
                    "{}: the learner is asked, whatever happened",
                    lesson.id
                );
                let legal = session.legal(lesson.seat);
                let pick = engine::chance::Chance::pick(&mut lots, legal.len() as u32);
                session
                    .act(lesson.seat, legal[pick as usize])
                    .expect("it is listed");
            }
        }
    }
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
    let text = text("pursuit");
    let place = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let fault = parse_lesson("f", &changed).expect_err("a fault");
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

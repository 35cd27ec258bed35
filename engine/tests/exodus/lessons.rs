//! Every lesson of the box loads, can be solved as it is written, and is not solved by doing
//! nothing.

use engine::chance::Seeded;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::lesson::{lesson, lesson_ids, parse_lesson};
use engine::game::Status;
use engine::lesson::Lesson;

fn text(id: &str) -> String {
    let path = format!(
        "{}/src/exodus/content/lessons/{id}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path).expect("a lesson is there")
}

fn all() -> Vec<Lesson<Exodus>> {
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
        for seed in 0..2 {
            let mut lots = Seeded::new(seed, 1 << 40);
            let mut session = lesson.begin();
            for _ in 0..40 {
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

#[test]
fn faults_of_a_lesson_name_their_place() {
    let text = text("battle");
    let place = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let fault = parse_lesson("f", &changed).expect_err("a fault");
        fault.place.to_string()
    };
    assert_eq!(place("lesson/1", "lesson/9"), "format");
    assert_eq!(place("res-i-5", "res-x-5"), "position.resistance[0]");
    assert_eq!(place("\"2\": {", "\"99\": {"), "position.planets.99");
}

//! Checks for the lessons of every game: they load, their written solutions solve them, idle
//! actions do not, and the game always returns to the learner.

use engine::bots::{Bot, BotPolicy, Level};
use engine::chance::{Chance, SeededRng};
use engine::game::{Status, Viewer};
use engine::lesson::{Lesson, Teachable};
use engine::session::Session;

/// Returns the text of a lesson from the folder of its game.
pub fn text(folder: &str, id: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/src/{folder}/content/lessons/{id}.json");
    std::fs::read_to_string(path).expect("a lesson is there")
}

/// Returns all base lessons.
pub fn all<G: Teachable>(folder: &str) -> Vec<Lesson<G>> {
    let load = |id: &'static str| {
        let lesson = Lesson::parse(id, &text(folder, id));
        let lesson = lesson.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(lesson.id, id);
        lesson
    };
    Lesson::<G>::ids().map(load).collect()
}

/// Iterates over the lessons in which scripts and replies move the other seats.
fn scripted_lessons<G: Teachable>(lessons: &[Lesson<G>]) -> impl Iterator<Item = &Lesson<G>> {
    lessons.iter().filter(|lesson| lesson.rival.is_none())
}

/// Replaces `from` by `to` in the text of a lesson; returns the path of the error that the loader
/// then reports.
pub fn error_path<G: Teachable>(text: &str, from: &str, to: &str) -> String {
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from}");
    let error = Lesson::<G>::parse("f", &changed).err();
    error.expect("a fault").place.to_string()
}

/// Plays a lesson against its rival, with a bot of this level in the learner's seat.
pub fn duel<G: Teachable + BotPolicy>(lesson: &Lesson<G>, level: Level, seed: u64) -> Session<G> {
    let rival = lesson.rival.expect("a rival");
    let mut session = lesson.start_session();
    while let Status::WaitingFor(seats) = session.status() {
        let seat = seats.iter().next().expect("somebody");
        let level = if seat == lesson.seat { level } else { rival };
        let view = session.view(Viewer::Seat(seat));
        let stream = SeededRng::new(seed ^ session.log().len() as u64, u64::MAX);
        let game = session.game();
        let line = game.new_policy(&view, seat, level, stream).decide(game);
        for planned in session.plan_line(seat, &line) {
            session.act(seat, planned.action).expect("it was tried");
        }
        assert!(session.log().len() < 4000, "the duel ends");
    }
    session
}

/// Checks that every base lesson is found by its id.
pub fn check_ids<G: Teachable>() {
    for id in Lesson::<G>::ids() {
        assert!(Lesson::<G>::builtin(id).is_some(), "{id}");
    }
    assert!(Lesson::<G>::builtin("chess").is_none());
}

/// Checks that every step is completed by its solution, and not before.
pub fn check_solutions<G: Teachable>(lessons: &[Lesson<G>]) {
    for lesson in scripted_lessons(lessons) {
        let mut session = lesson.start_session();
        lesson.run_automatic_actions(&mut session);
        for (n, step) in lesson.steps.iter().enumerate() {
            let at = format!("{} {}", lesson.id, step.id);
            let mut after_solution = session.clone();
            for (seat, action) in lesson.simulate_line(&session, &step.solution) {
                after_solution.act(seat, action).expect("it was tried");
            }
            assert_eq!(
                lesson.progress(&after_solution).step,
                n + 1,
                "{at}: as a whole"
            );
            for (done, &action) in step.solution.iter().enumerate() {
                let at = format!("{at} action {done}");
                assert_eq!(lesson.progress(&session).step, n, "{at}: the step is open");
                assert!(lesson.allows(n, action), "{at} is free");
                let line = lesson.remaining_solution(&session);
                assert_eq!(line, step.solution.get(done..), "{at}: the hint leads on");
                if let Err(error) = session.act(lesson.seat, action) {
                    panic!("{at}: {error:?}");
                }
                lesson.run_automatic_actions(&mut session);
            }
            let progress = lesson.progress(&session);
            assert_eq!(progress.step, n + 1, "{at} is done: {:?}", progress.met);
            let next = lesson.start_session_at(n + 1);
            assert_eq!(next.state(), session.state(), "{at}: the next begins here");
        }
        assert!(lesson.progress(&session).is_done);
    }
}

/// The most steps and minutes of the first lesson of a game.
const FIRST_LESSON_STEPS: usize = 14;
const FIRST_LESSON_MINUTES: usize = 5;

/// Checks that the first lesson of a game is short, starts with no step done, and ends with a match
/// that the learner has won.
pub fn check_first_lesson_is_won<G: Teachable>(lessons: &[Lesson<G>]) {
    let lesson = lessons.first().expect("a game has lessons");
    let id = &lesson.id;
    assert!(lesson.steps.len() <= FIRST_LESSON_STEPS, "{id}");
    let minutes = lesson.minutes();
    assert!(minutes <= FIRST_LESSON_MINUTES, "{id}: {minutes} minutes");
    for n in 0..lesson.steps.len() {
        let session = lesson.start_session_at(n);
        assert_eq!(lesson.progress(&session).step, n, "{id}");
        let is_over = matches!(session.status(), Status::Over(_));
        assert!(!is_over, "{id}: the match goes on before step {n}");
    }
    let end = lesson.start_session_at(lesson.steps.len());
    assert!(lesson.progress(&end).is_done, "{id}");
    let Status::Over(outcome) = end.status() else {
        panic!("{id}: the match is over at the end");
    };
    assert!(outcome.winners.contains(lesson.seat), "{id}");
}

/// Checks that no step is complete when it begins or after `times` actions `idle`, unless the step
/// requires this action.
pub fn goals_need_actions<G: Teachable>(lessons: &[Lesson<G>], idle: G::Action, times: usize) {
    for lesson in lessons {
        // With a bot in the other seats, no solution leads to later steps.
        let steps = if lesson.rival.is_some() {
            1
        } else {
            lesson.steps.len()
        };
        for (n, step) in lesson.steps.iter().enumerate().take(steps) {
            let mut session = lesson.start_session_at(n);
            lesson.run_automatic_actions(&mut session);
            let open =
                |session: &Session<G>| assert_eq!(lesson.progress(session).step, n, "{}", step.id);
            open(&session);
            if step.solution.contains(&idle) || lesson.rival.is_some() {
                continue;
            }
            for _ in 0..times {
                if session.act(lesson.seat, idle).is_err() {
                    break;
                }
                lesson.run_automatic_actions(&mut session);
                open(&session);
            }
        }
    }
}

/// Checks that after any action of the learner the other seats act until the learner has to choose
/// again. `seeds` is the number of random learners; the dice are those of the lesson.
pub fn check_learner_is_asked_again<G: Teachable>(
    lessons: &[Lesson<G>],
    seeds: u64,
    actions: usize,
) {
    for lesson in scripted_lessons(lessons) {
        for seed in 0..seeds {
            let mut rng = SeededRng::new(seed, 1 << 40);
            let mut session = lesson.start_session();
            for _ in 0..actions {
                lesson.run_automatic_actions(&mut session);
                let Status::WaitingFor(seats) = session.status() else {
                    break;
                };
                let id = &lesson.id;
                assert!(seats.contains(lesson.seat), "{id}: the learner is asked");
                let legal = session.legal_actions(lesson.seat);
                let pick = rng.pick(legal.len() as u32) as usize;
                session.act(lesson.seat, legal[pick]).expect("it is listed");
            }
        }
    }
}

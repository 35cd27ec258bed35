//! Checks of the phrases of lessons, called by the tests of each game.

use crate::game_ui::GameUi;
use engine::game::{Game, Viewer};
use engine::lesson::Lesson;
use engine::lesson::Teachable;
use ui::l10n::Phrases;

/// Checks that every lesson, step, condition and kind of order has a phrase in every language, and
/// that the last card of the first lesson says what it taught and what to do next.
pub fn assert_lessons_have_phrases<G: GameUi>() {
    let game = <G::Game>::NAME;
    for language in ["en", "de"] {
        let phrases = Phrases::load(language);
        let has = |key: String| assert!(phrases.find(&key, &[]).is_some(), "{language}: {key}");
        let assert_has_phrase =
            |words: String| assert!(!words.contains(&format!("[{game}-")), "{words}");
        has(format!("{game}-lesson-{}.done", <G::Game>::LESSONS[0].0));
        for (id, _) in <G::Game>::LESSONS {
            let lesson = Lesson::<G::Game>::builtin(id).expect("it loads");
            let view = lesson.start_session().view(Viewer::Seat(lesson.seat));
            has(format!("{game}-lesson-{id}"));
            has(format!("{game}-lesson-{id}.blurb"));
            for step in &lesson.steps {
                has(format!("{game}-lesson-{id}-{}", step.id));
                for goal in &step.goals {
                    assert_has_phrase(G::goal_text(&lesson.game, &phrases, &view, goal));
                }
            }
        }
        for kind in <G::Game>::ACTION_KINDS {
            assert_has_phrase(G::kind_text(&phrases, kind));
        }
    }
}

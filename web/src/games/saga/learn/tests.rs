//! Every lesson, step, condition and kind of orders has its words.

use super::goals;
use crate::games::saga::narrate::Narrator;
use crate::l10n::Phrases;
use engine::lesson::Teach;
use engine::saga::Saga;
use engine::saga::lesson::{lesson, lesson_ids};

#[test]
fn lessons_steps_and_conditions_have_words() {
    for language in ["en", "de"] {
        let phrases = Phrases::load(language);
        let has = |key: String| assert!(phrases.find(&key, &[]).is_some(), "{language}: {key}");
        for id in lesson_ids() {
            let lesson = lesson(id).expect("it loads");
            let session = lesson.begin();
            let narrator = Narrator::new(&phrases, &lesson.game).on(&session.state().public);
            has(format!("saga-lesson-{id}"));
            has(format!("saga-lesson-{id}.blurb"));
            for step in &lesson.steps {
                has(format!("saga-lesson-{id}-{}", step.id));
                for goal in &step.goals {
                    let words = goals::words(&phrases, &narrator, *goal);
                    assert!(!words.contains("[saga-"), "{words}");
                }
            }
        }
        for kind in Saga::KINDS {
            has(format!("saga-learn-kind-{kind}"));
        }
    }
}

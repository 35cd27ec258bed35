//! Every lesson, step, condition and kind of orders has its words.

use super::goals;
use crate::games::exodus::narrate::Narrator;
use crate::l10n::Phrases;
use engine::exodus::Exodus;
use engine::exodus::lesson::{lesson, lesson_ids};
use engine::lesson::Teach;

#[test]
fn lessons_steps_and_conditions_have_words() {
    for language in ["en", "de"] {
        let phrases = Phrases::load(language);
        let has = |key: String| assert!(phrases.find(&key, &[]).is_some(), "{language}: {key}");
        for id in lesson_ids() {
            let lesson = lesson(id).expect("it loads");
            let session = lesson.begin();
            let narrator = Narrator::new(&phrases, &lesson.game).on(&session.state().public);
            has(format!("exodus-lesson-{id}"));
            has(format!("exodus-lesson-{id}.blurb"));
            for step in &lesson.steps {
                has(format!("exodus-lesson-{id}-{}", step.id));
                for goal in &step.goals {
                    let words = goals::words(&phrases, &narrator, *goal);
                    assert!(!words.contains("[exodus-"), "{words}");
                }
            }
        }
        for kind in Exodus::KINDS {
            has(format!("exodus-learn-kind-{kind}"));
        }
    }
}

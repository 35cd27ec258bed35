//! Every lesson, step, condition and kind of orders has its words.

use crate::l10n::Phrases;
use crate::learn::Taught;
use engine::lesson::Teach;
use engine::space_rift::SpaceRift;
use engine::space_rift::lesson::{lesson, lesson_ids};

#[test]
fn lessons_steps_and_conditions_have_words() {
    for language in ["en", "de"] {
        let phrases = Phrases::load(language);
        let has = |key: String| assert!(phrases.find(&key, &[]).is_some(), "{language}: {key}");
        for id in lesson_ids() {
            let lesson = lesson(id).expect("it loads");
            let session = lesson.begin();
            has(format!("space-rift-lesson-{id}"));
            has(format!("space-rift-lesson-{id}.blurb"));
            for step in &lesson.steps {
                has(format!("space-rift-lesson-{id}-{}", step.id));
                for goal in &step.goals {
                    let state = session.state();
                    let words = lesson.game.goal_words(&phrases, state, goal);
                    assert!(!words.contains("[space-rift-"), "{words}");
                }
            }
        }
        for kind in SpaceRift::KINDS {
            has(format!("space-rift-kind-{kind}"));
        }
    }
}

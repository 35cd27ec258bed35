//! Lessons of Centauri Rift: the texts of their goals, and the puzzles.

pub(super) mod goals;
mod puzzle;
mod puzzle_table;

pub use puzzle::{RiftPuzzle, available_puzzles as puzzles, name as puzzle_name};

#[cfg(test)]
mod tests {
    use super::super::narrate::Narrator;
    use super::goals;
    use engine::lesson::Teachable;
    use engine::rift::Rift;
    use engine::rift::lesson::{lesson, lesson_ids};
    use ui::l10n::Phrases;

    #[test]
    fn lessons_and_their_steps_and_goals_have_phrases() {
        let phrases = Phrases::load("en");
        let assert_phrase = |key: String| assert!(phrases.find(&key, &[]).is_some(), "{key}");
        for id in lesson_ids() {
            let lesson = lesson(id).expect("it loads");
            assert_phrase(format!("rift-lesson-{id}"));
            assert_phrase(format!("rift-lesson-{id}.blurb"));
            let narrator = Narrator::new(&phrases, &lesson.game);
            for step in &lesson.steps {
                assert_phrase(format!("rift-lesson-{id}-{}", step.id));
                for goal in &step.goals {
                    let words = goals::goal_text(&phrases, &narrator, goal);
                    assert!(!words.contains("[rift-"), "{words}");
                }
            }
        }
        for kind in Rift::ACTION_KINDS {
            assert_phrase(format!("rift-order-{kind}"));
        }
    }
}

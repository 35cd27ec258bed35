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
    fn lessons_steps_and_conditions_have_words() {
        let phrases = Phrases::load("en");
        let has = |key: String| assert!(phrases.find(&key, &[]).is_some(), "{key}");
        for id in lesson_ids() {
            let lesson = lesson(id).expect("it loads");
            has(format!("rift-lesson-{id}"));
            has(format!("rift-lesson-{id}.blurb"));
            let narrator = Narrator::new(&phrases, &lesson.game);
            for step in &lesson.steps {
                has(format!("rift-lesson-{id}-{}", step.id));
                for goal in &step.goals {
                    let words = goals::goal_text(&phrases, &narrator, goal);
                    assert!(!words.contains("[rift-"), "{words}");
                }
            }
        }
        for kind in Rift::ACTION_KINDS {
            has(format!("rift-order-{kind}"));
        }
    }
}

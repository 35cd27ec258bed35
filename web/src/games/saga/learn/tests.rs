//! The words of the lessons.

use crate::learn::lessons_have_words;
use engine::saga::Saga;

#[test]
fn lessons_steps_and_conditions_have_words() {
    lessons_have_words::<Saga>();
}

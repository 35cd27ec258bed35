//! Tests of the texts of the lessons.

use crate::Ui;
use play::learn::lessons_have_words;

#[test]
fn lessons_steps_and_conditions_have_words() {
    lessons_have_words::<Ui>();
}

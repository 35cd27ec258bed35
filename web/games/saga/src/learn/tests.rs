//! Tests of the texts of the lessons.

use crate::Ui;
use play::learn::assert_lessons_have_phrases;

#[test]
fn lessons_steps_and_conditions_have_phrases() {
    assert_lessons_have_phrases::<Ui>();
}

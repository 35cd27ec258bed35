//! Tests of the texts of the lessons.

use crate::Ui;
use play::learn::assert_lessons_have_phrases;

#[test]
fn lessons_and_their_steps_and_goals_have_phrases() {
    assert_lessons_have_phrases::<Ui>();
}

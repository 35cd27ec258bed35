//! The undo history of a document.

use std::rc::Rc;

/// Maximum number of steps that can be undone.
const MAX_STEPS: usize = 300;

/// A sequence of values with a current position.
#[derive(Clone, PartialEq, Debug)]
pub struct History<T> {
    past: Vec<Rc<T>>,
    present: Rc<T>,
    future: Vec<Rc<T>>,
    mark: Option<&'static str>,
}

impl<T: PartialEq> History<T> {
    /// Creates a history with `first` as the present value and no steps to undo.
    pub fn new(first: T) -> Self {
        Self {
            past: Vec::new(),
            present: Rc::new(first),
            future: Vec::new(),
            mark: None,
        }
    }

    pub const fn present(&self) -> &Rc<T> {
        &self.present
    }

    /// Records a new value as one undo step, unless it equals the present one.
    pub fn record(&mut self, next: T) {
        self.step(next, None);
    }

    /// Records a new value. Consecutive values with the same mark, such as the characters of a name,
    /// are one undo step.
    pub fn merge(&mut self, mark: &'static str, next: T) {
        self.step(next, Some(mark));
    }

    fn step(&mut self, next: T, mark: Option<&'static str>) {
        if next == *self.present {
            return;
        }
        let before = std::mem::replace(&mut self.present, Rc::new(next));
        if mark.is_none() || mark != self.mark {
            self.past.push(before);
            if self.past.len() > MAX_STEPS {
                self.past.remove(0);
            }
        }
        self.future.clear();
        self.mark = mark;
    }

    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Moves one step back, if there is one.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future
                .push(std::mem::replace(&mut self.present, before));
            self.mark = None;
        }
    }

    /// Moves one step forward, if a step was undone.
    pub fn redo(&mut self) {
        if let Some(next) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.present, next));
            self.mark = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_and_redo_move_through_recorded_values() {
        let mut history = History::new(0);
        for value in [1, 2, 2, 3] {
            history.record(value);
        }
        history.undo();
        history.undo();
        assert_eq!((**history.present(), history.can_redo()), (1, true));
        history.redo();
        assert_eq!(**history.present(), 2);
        history.record(9);
        assert!(!history.can_redo());
        for _ in 0..9 {
            history.undo();
        }
        assert_eq!((**history.present(), history.can_undo()), (0, false));
    }

    #[test]
    fn consecutive_merges_with_one_mark_are_one_undo_step() {
        let mut history = History::new(String::new());
        for text in ["B", "Bo", "Board"] {
            history.merge("name", text.to_owned());
        }
        history.merge("blurb", "Board!".to_owned());
        history.undo();
        assert_eq!(**history.present(), "Board");
        history.undo();
        assert_eq!(**history.present(), "");
    }

    #[test]
    fn the_oldest_steps_are_dropped_beyond_the_limit() {
        let mut history = History::new(0);
        (1..=MAX_STEPS + 50).for_each(|value| history.record(value));
        while history.can_undo() {
            history.undo();
        }
        assert_eq!(**history.present(), 50);
    }
}

//! Helpers for controls that are inactive at the moment. They are never `disabled`: browsers move
//! the focus away from such a control, and the next key press would go to the page. They use
//! `aria-disabled` and keep the focus.

use yew::prelude::*;

/// The value of `aria-disabled` for a control.
#[must_use]
pub fn aria_disabled(shut: bool) -> Option<&'static str> {
    shut.then_some("true")
}

/// Returns the callback, or one that does nothing if the control is inactive.
#[must_use]
pub fn unless_disabled<E: 'static>(shut: bool, press: Callback<E>) -> Callback<E> {
    if shut { Callback::noop() } else { press }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn a_press_does_nothing_on_what_is_shut() {
        let presses = Rc::new(Cell::new(0));
        let counted = presses.clone();
        let press = Callback::from(move |()| counted.set(counted.get() + 1));
        unless_disabled(true, press.clone()).emit(());
        assert_eq!((presses.get(), aria_disabled(true)), (0, Some("true")));
        unless_disabled(false, press).emit(());
        assert_eq!((presses.get(), aria_disabled(false)), (1, None));
    }
}

//! Controls that do nothing now. They are never `disabled`: a browser takes the focus from such a control, and what a player
//! presses next goes to the page. They say so instead, and stay where they are.

use yew::prelude::*;

/// The value of `aria-disabled` for a control that does nothing now.
#[must_use]
pub fn aria_disabled(shut: bool) -> Option<&'static str> {
    shut.then_some("true")
}

/// A press, unless the control does nothing now.
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

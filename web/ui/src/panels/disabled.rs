//! Helpers for controls that are inactive at the moment. Such a control uses `aria-disabled`
//! instead of `disabled`, because browsers move the focus away from a `disabled` control, and the
//! next key press would go to the page.

use yew::prelude::*;

/// Returns the value of `aria-disabled` for a control.
#[must_use]
pub fn aria_disabled(is_disabled: bool) -> Option<&'static str> {
    is_disabled.then_some("true")
}

/// Returns the callback, or one that does nothing if the control is inactive.
#[must_use]
pub fn unless_disabled<E: 'static>(is_disabled: bool, press: Callback<E>) -> Callback<E> {
    if is_disabled { Callback::noop() } else { press }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn a_press_on_a_disabled_control_does_nothing() {
        let presses = Rc::new(Cell::new(0));
        let counted = presses.clone();
        let press = Callback::from(move |()| counted.set(counted.get() + 1));
        unless_disabled(true, press.clone()).emit(());
        assert_eq!((presses.get(), aria_disabled(true)), (0, Some("true")));
        unless_disabled(false, press).emit(());
        assert_eq!((presses.get(), aria_disabled(false)), (1, None));
    }
}

//! Changes of a state that several events may make before the page is drawn again.
//!
//! The browser may dispatch two events between two renderings. A callback with a copy of the state
//! from the last rendering would then overwrite the effect of the first event. So callbacks report
//! a change, and the owner of the state applies it to the current state.

use std::rc::Rc;
use yew::Callback;

/// A change of a value, applied once by its owner.
pub type Update<T> = Box<dyn FnOnce(&mut T)>;

/// Turns values, such as those of a form field, into changes made by `change`.
pub fn updates<T: 'static, V: 'static>(
    onupdate: &Callback<Update<T>>,
    change: impl Fn(&mut T, V) + 'static,
) -> Callback<V> {
    let change = Rc::new(change);
    onupdate.reform(move |value: V| {
        let change = change.clone();
        Box::new(move |state: &mut T| change(state, value)) as Update<T>
    })
}

/// Turns values into changes that replace a state by the result of `next`.
pub fn transitions<T: 'static, V: 'static>(
    onupdate: &Callback<Update<T>>,
    next: impl Fn(&T, V) -> T + 'static,
) -> Callback<V> {
    updates(onupdate, move |state, value| *state = next(state, value))
}

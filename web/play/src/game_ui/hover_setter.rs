//! What is looked at without being done: it is told while a pointer or the focus is on it.

use board::shows_focus;
use derive_where::derive_where;
use yew::prelude::*;

/// What is looked at, `L` by default for nothing.
#[derive_where(Clone)]
pub struct HoverSetter<L: 'static>(pub UseStateSetter<L>);

impl<L: Default + Clone + 'static> HoverSetter<L> {
    /// Looks away.
    pub fn clear(&self) {
        self.0.set(L::default());
    }

    /// Looks at it while a mouse points at it. A finger does what it touches.
    #[must_use]
    pub fn pointer_handlers(&self, look: L) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
        let (on, off) = (self.clone(), self.clone());
        let enter = Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                on.0.set(look.clone());
            }
        });
        (enter, Callback::from(move |_| off.clear()))
    }

    /// Looks at it while it has the focus, where that came by key: with a pointer it was seen before.
    #[must_use]
    pub fn focus_handlers(&self, look: L) -> (Callback<FocusEvent>, Callback<FocusEvent>) {
        let (on, off) = (self.clone(), self.clone());
        let enter = Callback::from(move |event: FocusEvent| {
            if shows_focus(event.target()) {
                on.0.set(look.clone());
            }
        });
        (enter, Callback::from(move |_| off.clear()))
    }
}

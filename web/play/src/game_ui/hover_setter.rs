//! Sets the hovered or focused item, for previews.

use board::shows_focus;
use derive_where::derive_where;
use yew::prelude::*;

/// Setter of the hovered item; `L::default()` means that nothing is hovered.
#[derive_where(Clone)]
pub struct HoverSetter<L: 'static>(pub UseStateSetter<L>);

impl<L: Default + Clone + 'static> HoverSetter<L> {
    /// Sets that nothing is hovered.
    pub fn clear(&self) {
        self.0.set(L::default());
    }

    /// Returns enter and leave handlers that set `hover` while a mouse is over the element. Touch
    /// input acts directly and is ignored.
    #[must_use]
    pub fn pointer_handlers(&self, hover: L) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
        let (set, clear) = (self.clone(), self.clone());
        let enter = Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                set.0.set(hover.clone());
            }
        });
        (enter, Callback::from(move |_| clear.clear()))
    }

    /// Returns focus and blur handlers that set `hover` while the element has keyboard focus. A
    /// pointer has set it already.
    #[must_use]
    pub fn focus_handlers(&self, hover: L) -> (Callback<FocusEvent>, Callback<FocusEvent>) {
        let (set, clear) = (self.clone(), self.clone());
        let enter = Callback::from(move |event: FocusEvent| {
            if shows_focus(event.target()) {
                set.0.set(hover.clone());
            }
        });
        (enter, Callback::from(move |_| clear.clear()))
    }
}

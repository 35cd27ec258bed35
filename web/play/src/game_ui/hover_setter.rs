//! Sets the hovered or focused item, for previews.

use board::shows_focus;
use derive_where::derive_where;
use ui::long_press::{is_showing_details, watch_press};
use yew::prelude::*;

/// Setter of the hovered item; `L::default()` means that nothing is hovered.
#[derive_where(Clone)]
pub struct HoverSetter<L: 'static>(pub UseStateSetter<L>);

impl<L: Default + Clone + 'static> HoverSetter<L> {
    /// Sets that nothing is hovered.
    pub fn clear(&self) {
        self.0.set(L::default());
    }

    /// Returns enter and leave handlers that set `hover` while a mouse is over the element, and after
    /// a long press by touch, until the next press.
    #[must_use]
    pub fn pointer_handlers(&self, hover: L) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
        let (set, clear) = (self.clone(), self.clone());
        let enter = Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                return set.0.set(hover.clone());
            }
            let (show, hide, hover) = (set.clone(), set.clone(), hover.clone());
            let show = move || {
                show.0.set(hover);
                true
            };
            watch_press(&event, show, move || hide.clear());
        });
        let leave = Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                clear.clear();
            }
        });
        (enter, leave)
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
        let leave = Callback::from(move |_| {
            if !is_showing_details() {
                clear.clear();
            }
        });
        (enter, leave)
    }
}

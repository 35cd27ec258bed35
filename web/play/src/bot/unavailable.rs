//! Whether the bots are unavailable: set by code that requests moves, shown wherever a player waits
//! for one.

use std::cell::{Cell, RefCell};
use ui::l10n::use_phrases;
use yew::prelude::*;

thread_local! {
    /// Whether the bots are unavailable now.
    static LOST: Cell<bool> = const { Cell::new(false) };
    /// The subscribers by number.
    static LISTENERS: RefCell<Vec<(u32, Callback<bool>)>> = const { RefCell::new(Vec::new()) };
    /// The number of the next subscriber.
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// Sets whether the bots are unavailable, and notifies the subscribers of a change.
pub fn set_unavailable(lost: bool) {
    if LOST.replace(lost) != lost {
        let listeners = LISTENERS.with_borrow(Clone::clone);
        listeners
            .iter()
            .for_each(|(_, listener)| listener.emit(lost));
    }
}

/// Subscribes to changes until the returned value is dropped.
fn subscribe(listener: Callback<bool>) -> Subscription {
    let number = NEXT.replace(NEXT.get().wrapping_add(1));
    LISTENERS.with_borrow_mut(|listeners| listeners.push((number, listener)));
    Subscription(number)
}

struct Subscription(u32);

impl Drop for Subscription {
    fn drop(&mut self) {
        LISTENERS.with_borrow_mut(|listeners| listeners.retain(|(number, _)| *number != self.0));
    }
}

/// A notice that the bots are unavailable, and why; empty while they are available.
#[component]
pub fn BotsUnavailable() -> Html {
    let phrases = use_phrases();
    let lost = use_state_eq(|| LOST.get());
    let set = lost.setter();
    use_effect_with((), move |()| {
        let listening = subscribe(Callback::from(move |now| set.set(now)));
        move || drop(listening)
    });
    if !*lost {
        return Html::default();
    }
    html! {
        <div class="notice alert bot-trouble" role="alert"><span>{ phrases.text("bots-lost") }</span></div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn who_listens_is_told_once_and_only_as_long_as_it_listens() {
        let heard = Rc::new(RefCell::new(Vec::new()));
        let own = heard.clone();
        let listening = subscribe(Callback::from(move |lost| own.borrow_mut().push(lost)));
        set_unavailable(true);
        set_unavailable(true);
        set_unavailable(false);
        drop(listening);
        set_unavailable(true);
        set_unavailable(false);
        assert_eq!(*heard.borrow(), [true, false]);
    }
}

//! Whether the bots are unavailable: set by code that requests moves, and shown to players who wait
//! for a bot.

use std::cell::{Cell, RefCell};
use ui::l10n::use_phrases;
use yew::prelude::*;

thread_local! {
    /// Whether the bots are unavailable now.
    static IS_UNAVAILABLE: Cell<bool> = const { Cell::new(false) };
    /// The subscribers by number.
    static LISTENERS: RefCell<Vec<(u32, Callback<bool>)>> = const { RefCell::new(Vec::new()) };
    /// The number of the next subscriber.
    static NEXT_ID: Cell<u32> = const { Cell::new(0) };
}

/// Sets whether the bots are unavailable, and notifies the subscribers of a change.
pub fn set_unavailable(is_unavailable: bool) {
    if IS_UNAVAILABLE.replace(is_unavailable) != is_unavailable {
        let listeners = LISTENERS.with_borrow(Clone::clone);
        listeners
            .iter()
            .for_each(|(_, listener)| listener.emit(is_unavailable));
    }
}

/// Subscribes to changes until the returned value is dropped.
fn subscribe(listener: Callback<bool>) -> Subscription {
    let number = NEXT_ID.replace(NEXT_ID.get().wrapping_add(1));
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
    let is_unavailable = use_state_eq(|| IS_UNAVAILABLE.get());
    let set = is_unavailable.setter();
    use_effect_with((), move |()| {
        let listening = subscribe(Callback::from(move |now| set.set(now)));
        move || drop(listening)
    });
    if !*is_unavailable {
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
    fn a_subscriber_hears_each_change_once_until_it_is_dropped() {
        let received = Rc::new(RefCell::new(Vec::new()));
        let own = received.clone();
        let subscription = subscribe(Callback::from(move |is_unavailable| {
            own.borrow_mut().push(is_unavailable)
        }));
        set_unavailable(true);
        set_unavailable(true);
        set_unavailable(false);
        drop(subscription);
        set_unavailable(true);
        set_unavailable(false);
        assert_eq!(*received.borrow(), [true, false]);
    }
}

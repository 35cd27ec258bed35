//! The curtain between two people at one screen: it hides what the next one alone may see, until
//! that one is there.

use crate::seats::seat_art;
use engine::game::Seat;
use ui::l10n::use_phrases;
use ui::panels::seat::SeatIcon;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Properties of the curtain.
#[derive(Properties, PartialEq)]
pub struct HandoverScreenProps {
    /// The seat that is asked.
    pub seat: Seat,
    /// Its name.
    pub name: AttrValue,
    /// What is asked of it.
    pub text: AttrValue,
    /// It is there.
    pub lift: Callback<()>,
}

/// The curtain, in the place of what can be ordered.
#[component]
pub fn HandoverScreen(props: &HandoverScreenProps) -> Html {
    let phrases = use_phrases();
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with(props.seat, move |_| {
            if let Some(button) = button.cast::<HtmlElement>() {
                // A button that is gone again cannot be focused.
                let _ = button.focus();
            }
        });
    }
    // A key that is held since it ended a turn lifts no curtain.
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        if event.repeat() {
            event.prevent_default();
        }
    });
    let name = || [("seat", props.name.as_str().into())];
    html! {
        <section class="curtain" translate="no" role="alertdialog" aria-labelledby="curtain-title" aria-describedby="curtain-text">
            <SeatIcon seat={seat_art(props.seat)} />
            <div class="curtain-words">
                <h2 id="curtain-title">{ phrases.say("table-curtain", &name()) }</h2>
                <p id="curtain-text">{ props.text.clone() }</p>
            </div>
            <button ref={button} type="button" class="button primary large" {onkeydown} onclick={props.lift.reform(|_: MouseEvent| ())}>
                { phrases.say("table-curtain-lift", &name()) }
            </button>
        </section>
    }
}

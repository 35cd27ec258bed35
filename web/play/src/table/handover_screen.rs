//! The screen between the turns of two people at one device: it hides what only the next one may
//! see until that person confirms.

use crate::seats::seat_art;
use engine::game::Seat;
use ui::focus::use_focus_effect;
use ui::l10n::use_phrases;
use ui::panels::seat::SeatIcon;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct HandoverScreenProps {
    /// The seat that has to act.
    pub seat: Seat,
    pub name: AttrValue,
    /// What the seat is asked.
    pub text: AttrValue,
    /// Called when the person confirms.
    pub on_confirm: Callback<()>,
}

/// The handover screen, in place of the orders.
#[component]
pub fn HandoverScreen(props: &HandoverScreenProps) -> Html {
    let phrases = use_phrases();
    let button = use_node_ref();
    {
        let button = button.clone();
        use_focus_effect(props.seat, move |_| {
            if let Some(button) = button.cast::<HtmlElement>() {
                // Focusing fails only for a button that is gone.
                let _ = button.focus();
            }
        });
    }
    // A key held down since the end of the last turn must not confirm.
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
            <button ref={button} type="button" class="button primary large" {onkeydown} onclick={props.on_confirm.reform(|_: MouseEvent| ())}>
                { phrases.say("table-curtain-lift", &name()) }
            </button>
        </section>
    }
}

//! The host's dialog in three steps: consent, passing on the invitation, entering the answer.

use super::room::RoomHandle;
use derive_where::derive_where;
use engine::game::{Game, Seat};
use net::signaling::server_name;
use ui::address::page_address;
use ui::event::target;
use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::panels::{Dialog, aria_disabled, unless_disabled};
use ui::qr_code::Qr;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct InviteProps<G: Game + 'static> {
    pub room: RoomHandle<G>,
    /// The seat of the invitation.
    pub seat: Seat,
    /// Name of the seat.
    pub name: String,
    /// Whether the invited player is connected.
    pub is_connected: bool,
    /// Called when the dialog is closed.
    pub on_close: Callback<()>,
}

/// The step of the dialog.
#[derive(Clone, PartialEq)]
enum InviteStep {
    Asking,
    Making,
    /// An invitation to pass on by hand, with its code.
    Invited(String),
    /// An invitation to a meeting, with its code.
    Met(String),
    Joining,
}

/// How the two browsers exchange their connection data.
#[derive(Clone, Copy, PartialEq)]
enum ConnectionMethod {
    ByHand,
    Meeting,
}

/// The dialog that invites a player to a seat.
#[component]
pub fn Invite<G: Game + 'static>(props: &InviteProps<G>) -> Html {
    let phrases = use_phrases();
    let step = use_state(|| InviteStep::Asking);
    let error_key = use_state_eq(|| None::<&'static str>);
    let typed = use_state_eq(String::new);
    let InviteProps {
        room,
        seat,
        name,
        is_connected,
        on_close,
    } = props;
    let on_agree = |method: ConnectionMethod| {
        let (room, seat) = (room.clone(), *seat);
        let (step, error_key) = (step.setter(), error_key.setter());
        Callback::from(move |_: MouseEvent| {
            let (step, error_key) = (step.clone(), error_key.clone());
            let room = match room.open() {
                Ok(room) => room,
                Err(why) => return error_key.set(Some(why)),
            };
            error_key.set(None);
            step.set(InviteStep::Making);
            spawn_local(async move {
                let invitation_code = match method {
                    ConnectionMethod::ByHand => room.invite(seat).await.map(InviteStep::Invited),
                    ConnectionMethod::Meeting => room.meet(seat).await.map(InviteStep::Met),
                };
                match invitation_code {
                    Ok(next) => step.set(next),
                    Err(why) => {
                        error_key.set(Some(why));
                        step.set(InviteStep::Asking);
                    }
                }
            });
        })
    };
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = target::<HtmlTextAreaElement>(&event) {
                typed.set(field.value());
            }
        })
    };
    let take = {
        let (room, typed) = (room.clone(), (*typed).clone());
        let (step, error_key) = (step.setter(), error_key.setter());
        Callback::from(move |_: MouseEvent| {
            let Some(room) = room.room() else { return };
            let (typed, step, error_key) = (typed.clone(), step.clone(), error_key.clone());
            error_key.set(None);
            spawn_local(async move {
                match room.take_answer(&typed).await {
                    Ok(()) => step.set(InviteStep::Joining),
                    Err(why) => error_key.set(Some(why)),
                }
            });
        })
    };
    let error = room.view.as_ref().and_then(|view| view.error_key);
    let error = error.filter(|_| matches!(*step, InviteStep::Joining | InviteStep::Met(_)));
    let title = phrases.say("direct-invite", &[("who", name.as_str().into())]);
    let body = match &*step {
        _ if *is_connected => {
            html! { <p role="status">{ phrases.say("direct-here", &[("who", name.as_str().into())]) }</p> }
        }
        InviteStep::Joining if error.is_none() => html! {
            <p class="loading" role="status"><span class="spinner" />{ phrases.text("direct-joining") }</p>
        },
        InviteStep::Asking | InviteStep::Making | InviteStep::Joining => {
            let is_closed = *step == InviteStep::Making;
            let button = |method: ConnectionMethod, class: &'static str, phrase: &str| {
                let onclick = unless_disabled(is_closed, on_agree(method));
                html! { <button type="button" {class} {onclick} aria-disabled={aria_disabled(is_closed)}>{ phrases.text(phrase) }</button> }
            };
            match server_name() {
                Some(server) => html! { <>
                    <p>{ phrases.say("direct-consent-meeting", &[("where", server.into())]) }</p>
                    <div class="buttons">
                        { button(ConnectionMethod::Meeting, "button primary", "direct-agree") }
                        { button(ConnectionMethod::ByHand, "button", "direct-by-hand") }
                    </div>
                </> },
                None => html! { <>
                    <p>{ phrases.text("direct-consent") }</p>
                    <div class="buttons">{ button(ConnectionMethod::ByHand, "button primary", "direct-agree") }</div>
                </> },
            }
        }
        InviteStep::Met(code) => {
            let hash = format!("#/join/{code}");
            html! { <>
                <p>{ phrases.say("direct-hand-on-meeting", &[("who", name.as_str().into())]) }</p>
                <div class="direct-note">
                    <Qr text={page_address(&hash)} label={phrases.text("direct-picture")} />
                    <LinkField title={title.clone()} {hash} />
                </div>
            </> }
        }
        InviteStep::Invited(code) => {
            let hash = format!("#/join/{code}");
            html! { <>
                <p>{ phrases.say("direct-hand-on", &[("who", name.as_str().into())]) }</p>
                <div class="direct-note">
                    <Qr text={page_address(&hash)} label={phrases.text("direct-picture")} />
                    <LinkField title={title.clone()} {hash} />
                </div>
                <label class="field">
                    { phrases.text("direct-answer") }
                    <textarea rows="3" value={(*typed).clone()} {oninput} />
                </label>
                <div class="buttons">
                    <button type="button" class="button primary" onclick={unless_disabled(typed.trim().is_empty(), take)} aria-disabled={aria_disabled(typed.trim().is_empty())}>{ phrases.text("direct-connect") }</button>
                </div>
            </> }
        }
    };
    html! {
        <Dialog {title} on_close={on_close.clone()}>
            { body }
            if let Some(why) = error_key.or(error) {
                <p class="notice alert" role="alert">{ phrases.text(why) }</p>
            }
        </Dialog>
    }
}

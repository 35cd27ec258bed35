//! What the operator tells all players.

use super::actions::{AdminAction, AdminHandle, use_admin_actions};
use crate::server_page::RequestNotice;
use protocol::online::MAX_REPORT_CHARS;
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct AnnouncementFormProps {
    pub handle: AdminHandle,
}

/// The form of the announcement, and the button that ends it.
#[component]
pub fn AnnouncementForm(props: &AnnouncementFormProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let is_done = use_state_eq(|| false);
    let on_done = {
        let is_done = is_done.setter();
        Callback::from(move |()| is_done.set(true))
    };
    let actions = use_admin_actions(&props.handle, on_done);
    let onsubmit = {
        let (run, field) = (actions.run.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>();
            if let Some(text) = text.map(|input| input.value()) {
                run.emit(AdminAction::Announce(text));
            }
        })
    };
    let clear = actions.on_press(AdminAction::Announce(String::new()));
    html! {
        <section class="panel" aria-labelledby="admin-announcement">
            <h2 id="admin-announcement">{ phrases.text("admin-announcement") }</h2>
            <RequestNotice error={actions.error} />
            <form class="online-name" {onsubmit}>
                <label class="field">
                    { phrases.text("admin-announcement-text") }
                    <input type="text" ref={field} maxlength={MAX_REPORT_CHARS.to_string()} required=true autocomplete="off" />
                </label>
                <button type="submit" class="button primary" aria-disabled={aria_disabled(actions.is_running)}>{ phrases.text("admin-announce") }</button>
                <button type="button" class="button" onclick={unless_disabled(actions.is_running, clear)} aria-disabled={aria_disabled(actions.is_running)}>
                    { phrases.text("admin-announce-end") }
                </button>
            </form>
            <div role="status">
                if *is_done && actions.error.is_none() {
                    <p class="notice">{ phrases.text("admin-done") }</p>
                }
            </div>
        </section>
    }
}

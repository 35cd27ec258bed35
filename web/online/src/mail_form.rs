//! The form for the mail address of the player: the address, then the code that was sent there.

use super::notifications::{NotificationNews, NotificationRequest, NotificationsHandle};
use protocol::online::MailInfo;
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MailFormProps {
    pub handle: NotificationsHandle,
    /// The address that the server knows.
    pub mail: Option<MailInfo>,
}

/// The form for the mail address; with an address that is not confirmed, the form for its code.
#[component]
pub fn MailForm(props: &MailFormProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let MailFormProps { handle, mail } = props;
    let is_running = handle.is_running;
    let waits_for_code = mail.as_ref().is_some_and(|mail| !mail.is_confirmed);
    {
        let field = field.clone();
        let is_saved = handle.news == Some(NotificationNews::Saved);
        use_effect_with((mail.clone(), is_saved), move |(_, is_saved)| {
            let input = field.cast::<HtmlInputElement>();
            if let Some(input) = input.filter(|_| *is_saved) {
                input.set_value("");
            }
        });
    }
    let onsubmit = {
        let (run, field) = (handle.run.clone(), field.clone());
        let language = phrases.language().code();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let input = field.cast::<HtmlInputElement>();
            let Some(input) = input.filter(|_| !is_running) else {
                return;
            };
            let text = input.value().trim().to_owned();
            run.emit(if waits_for_code {
                NotificationRequest::MailCode(text)
            } else {
                NotificationRequest::Mail(Some((text, language)))
            });
        })
    };
    let on_remove = handle.on_press(NotificationRequest::Mail(None));
    let on_remove = unless_disabled(is_running, on_remove);
    html! {
        <form class="online-name" {onsubmit}>
            if let Some(MailInfo { address, is_confirmed }) = mail {
                <p class="online-site">{ phrases.say(if *is_confirmed { "online-mail-address" } else { "online-mail-sent" }, &[("address", address.as_str().into())]) }</p>
                <button type="button" class="button" onclick={on_remove} aria-disabled={aria_disabled(is_running)}>{ phrases.text("online-mail-remove") }</button>
            }
            if waits_for_code {
                <label class="field">
                    { phrases.text("online-mail-code") }
                    <input key="code" type="text" ref={field} required=true autocomplete="one-time-code" autocapitalize="none" spellcheck="false" />
                </label>
                <button type="submit" class="button primary" aria-disabled={aria_disabled(is_running)}>{ phrases.text("online-mail-confirm") }</button>
            } else {
                <label class="field">
                    { phrases.text("online-mail") }
                    <input key="address" type="email" ref={field} required=true autocomplete="email" />
                    <small>{ phrases.text("online-mail-hint") }</small>
                </label>
                <button type="submit" class="button" aria-disabled={aria_disabled(is_running)}>{ phrases.text("online-notify-save") }</button>
            }
        </form>
    }
}

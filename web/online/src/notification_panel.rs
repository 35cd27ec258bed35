//! The panel of notifications: this browser, a webhook, quiet hours, and a test.

use super::mail_form::MailForm;
use super::notifications::{
    KnownNotifications, NotificationNews, NotificationRequest, NotificationsHandle, utc_offset,
};
use super::push::PushState;
use protocol::online::QuietHours;
use ui::form::Check;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The quiet hours that are offered first: from ten in the evening to eight in the morning.
const NIGHT: (u16, u16) = (22 * 60, 8 * 60);

#[derive(Properties, PartialEq)]
pub struct NotificationsProps {
    pub handle: NotificationsHandle,
}

/// The panel of notifications; empty until the server has answered.
#[component]
pub fn NotificationPanel(props: &NotificationsProps) -> Html {
    let phrases = use_phrases();
    let handle = &props.handle;
    let Some(known) = &handle.known else {
        return Html::default();
    };
    html! {
        <section class="panel online-notify" aria-labelledby="online-notify">
            <h2 id="online-notify">{ phrases.text("online-notify") }</h2>
            <p>{ phrases.text("online-notify-lead") }</p>
            { browser_row(&phrases, handle, known) }
            <details>
                <summary>{ phrases.text(if known.settings.sends_mail { "online-notify-more-mail" } else { "online-notify-more" }) }</summary>
                if known.settings.sends_mail {
                    <MailForm handle={handle.clone()} mail={known.settings.mail.clone()} />
                }
                <WebhookForm handle={handle.clone()} site={known.settings.webhook.clone()} />
                <QuietHoursForm handle={handle.clone()} quiet={known.settings.quiet_hours} />
            </details>
            if known.has_target() {
                <div class="buttons">
                    { button(&phrases, handle, "online-notify-test", NotificationRequest::Test) }
                </div>
            }
            <div role="status">
                if let Some(news) = handle.news {
                    { news_text(&phrases, news) }
                }
            </div>
        </section>
    }
}

fn button(
    phrases: &Phrases,
    handle: &NotificationsHandle,
    key: &'static str,
    request: NotificationRequest,
) -> Html {
    let onclick = unless_disabled(handle.is_running, handle.on_press(request));
    html! {
        <button type="button" class="button" {onclick} aria-disabled={aria_disabled(handle.is_running)}>
            { phrases.text(key) }
        </button>
    }
}

/// Renders whether this browser is told, with the button to change it, or what stands against it.
fn browser_row(
    phrases: &Phrases,
    handle: &NotificationsHandle,
    known: &KnownNotifications,
) -> Html {
    let (key, press) = match &known.push {
        PushState::Unknown => ("online-notify-unknown", None),
        PushState::Unsupported => ("online-notify-unsupported", None),
        PushState::Insecure => ("online-notify-insecure", None),
        PushState::Denied => ("online-notify-denied", None),
        PushState::Off => (
            "online-notify-off",
            Some(("online-notify-turn-on", NotificationRequest::TurnOn)),
        ),
        PushState::On(id) => (
            "online-notify-on",
            Some((
                "online-notify-turn-off",
                NotificationRequest::TurnOff(id.clone()),
            )),
        ),
    };
    html! {
        <div class="online-player">
            <p>{ phrases.text(key) }</p>
            if let Some((key, request)) = press {
                { button(phrases, handle, key, request) }
            }
        </div>
    }
}

fn news_text(phrases: &Phrases, news: NotificationNews) -> Html {
    match news {
        NotificationNews::Failed(key) => {
            html! { <p class="notice alert">{ phrases.text(key) }</p> }
        }
        NotificationNews::Saved => {
            html! { <p class="notice">{ phrases.text("online-notify-saved") }</p> }
        }
        NotificationNews::CodeSent => {
            html! { <p class="notice">{ phrases.text("online-mail-look") }</p> }
        }
        NotificationNews::Tested(test) if test.failed > 0 => {
            let text = phrases.say(
                "online-notify-test-failed",
                &[("count", test.failed.into())],
            );
            html! { <p class="notice alert">{ text }</p> }
        }
        NotificationNews::Tested(test) => {
            let text = phrases.say(
                "online-notify-test-sent",
                &[("count", test.delivered.into())],
            );
            html! { <p class="notice">{ text }</p> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct WebhookFormProps {
    handle: NotificationsHandle,
    /// The site of the webhook.
    site: Option<String>,
}

/// The form for the address of a webhook. A stored one is shown by its site only.
#[component]
fn WebhookForm(props: &WebhookFormProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let sent = use_mut_ref(|| None::<String>);
    let WebhookFormProps { handle, site } = props;
    let is_running = handle.is_running;
    {
        let (sent, field) = (sent.clone(), field.clone());
        let is_saved = handle.news == Some(NotificationNews::Saved);
        use_effect_with((is_running, is_saved), move |(is_running, is_saved)| {
            if *is_running {
                return;
            }
            let sent = sent.borrow_mut().take().filter(|_| *is_saved);
            let input = field.cast::<HtmlInputElement>();
            // Another address may have been typed meanwhile.
            if let Some(input) = input.filter(|input| Some(address(input)) == sent) {
                input.set_value("");
            }
        });
    }
    let onsubmit = {
        let (run, field) = (handle.run.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let input = field.cast::<HtmlInputElement>();
            if let Some(input) = input.filter(|_| !is_running) {
                let address = address(&input);
                *sent.borrow_mut() = Some(address.clone());
                run.emit(NotificationRequest::Webhook(Some(address)));
            }
        })
    };
    html! {
        <form class="online-name" {onsubmit}>
            if let Some(site) = site {
                <p class="online-site">{ phrases.say("online-webhook-site", &[("site", site.as_str().into())]) }</p>
                { button(&phrases, handle, "online-webhook-remove", NotificationRequest::Webhook(None)) }
            }
            <label class="field">
                { phrases.text("online-webhook") }
                <input type="url" ref={field} required=true autocomplete="off" placeholder="https://" />
                <small>{ phrases.text("online-webhook-hint") }</small>
            </label>
            <button type="submit" class="button" aria-disabled={aria_disabled(is_running)}>{ phrases.text("online-notify-save") }</button>
        </form>
    }
}

/// Returns the address in a field, without spaces around it.
fn address(input: &HtmlInputElement) -> String {
    input.value().trim().to_owned()
}

#[derive(Properties, PartialEq)]
struct QuietHoursFormProps {
    handle: NotificationsHandle,
    quiet: Option<QuietHours>,
}

/// The form for the quiet hours, in the time of this browser.
#[component]
fn QuietHoursForm(props: &QuietHoursFormProps) -> Html {
    let phrases = use_phrases();
    let QuietHoursFormProps { handle, quiet } = props;
    let is_running = handle.is_running;
    // The check box shows the wish before the server has stored it.
    let is_on = use_state_eq(|| quiet.is_some());
    // The times that the player has typed and not saved.
    let (from, to) = (use_state_eq(|| None::<u16>), use_state_eq(|| None::<u16>));
    {
        let is_on = is_on.setter();
        use_effect_with((*quiet, is_running), move |(quiet, is_running)| {
            if !is_running {
                is_on.set(quiet.is_some());
            }
        });
    }
    {
        let (from, to) = (from.setter(), to.setter());
        use_effect_with(*quiet, move |_| {
            from.set(None);
            to.set(None);
        });
    }
    let (first, last) = quiet.map_or(NIGHT, |quiet| (quiet.from, quiet.to));
    let (first, last) = (from.unwrap_or(first), to.unwrap_or(last));
    let on_toggle = {
        let (run, wished, update) = (handle.run.clone(), is_on.setter(), use_force_update());
        Callback::from(move |is_on: bool| {
            if is_running {
                // The browser has changed the box by itself; this changes it back.
                return update.force_update();
            }
            wished.set(is_on);
            let quiet = is_on.then(|| quiet_hours(NIGHT.0, NIGHT.1));
            run.emit(NotificationRequest::QuietHours(quiet));
        })
    };
    let onsubmit = {
        let run = handle.run.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if !is_running {
                let quiet = quiet_hours(first, last);
                run.emit(NotificationRequest::QuietHours(Some(quiet)));
            }
        })
    };
    html! {
        <form class="online-name" {onsubmit}>
            <Check label={phrases.text("online-quiet")} hint={phrases.text("online-quiet-hint")} is_checked={*is_on} onchange={on_toggle} />
            if *is_on {
                { time_field(phrases.text("online-quiet-from"), first, from.setter()) }
                { time_field(phrases.text("online-quiet-to"), last, to.setter()) }
                <button type="submit" class="button" aria-disabled={aria_disabled(is_running)}>{ phrases.text("online-notify-save") }</button>
            }
        </form>
    }
}

/// Renders a field for a minute of the day, and keeps what is typed.
fn time_field(label: String, minute: u16, typed: UseStateSetter<Option<u16>>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        let input: Option<HtmlInputElement> = event.target_dyn_into();
        // While the time is incomplete the field has no value.
        if let Some(minute) = input.and_then(|input| parse_time(&input.value())) {
            typed.set(Some(minute));
        }
    });
    html! {
        <label class="field">
            { label }
            <input type="time" required=true value={time_text(minute)} {oninput} />
        </label>
    }
}

/// Returns quiet hours on the clock of this browser.
fn quiet_hours(from: u16, to: u16) -> QuietHours {
    QuietHours {
        from,
        to,
        utc_offset: utc_offset(),
    }
}

/// Returns a minute of the day as a field for times writes it.
pub fn time_text(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Reads the value of a field for times.
pub fn parse_time(text: &str) -> Option<u16> {
    let (hour, minute) = text.get(..5)?.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

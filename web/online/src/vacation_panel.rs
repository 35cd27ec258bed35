//! The panel of the player's vacation, which moves the deadlines of matches that are not live.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, use_polled};
use super::server_page::RequestNotice;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{MAX_VACATION_DAYS, VacationStatus};
use ui::form::{Radio, Select};
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use ui::time_left::date_text;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 60_000;
/// The days that are offered first.
const USUAL_DAYS: u8 = 7;

#[derive(Properties, PartialEq)]
pub struct VacationPanelProps {
    pub handle: AccountHandle,
}

fn load(api: ServerApi) -> PendingAnswer<VacationStatus> {
    Box::pin(async move { api.vacation().await })
}

/// The panel of the player's vacation; empty until the server has answered.
#[component]
pub fn VacationPanel(props: &VacationPanelProps) -> Html {
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api(), load);
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<RequestError>);
    let Some(status) = polled.value.as_deref().copied() else {
        return Html::default();
    };
    let run = {
        let (handle, reload) = (props.handle.clone(), polled.reload.clone());
        let (is_running, error) = (is_running.clone(), error.setter());
        Callback::from(move |days: Option<u8>| {
            if *is_running {
                return;
            }
            is_running.set(true);
            let (handle, reload) = (handle.clone(), reload.clone());
            let (is_running, error) = (is_running.setter(), error.clone());
            spawn_local(async move {
                let answer = handle.api().set_vacation(days).await;
                is_running.set(false);
                error.set(answer.err());
                if let Err(failure) = answer {
                    handle.on_error(failure);
                }
                reload.emit(());
            });
        })
    };
    html! { <VacationForm {status} {run} is_running={*is_running} error={*error} /> }
}

#[derive(Properties, PartialEq)]
pub struct VacationFormProps {
    pub status: VacationStatus,
    /// Goes on vacation for so many days, or ends it without them.
    pub run: Callback<Option<u8>>,
    pub is_running: bool,
    /// Why the last request failed.
    pub error: Option<RequestError>,
}

/// What the player can do: begin a vacation, or end it.
#[component]
pub fn VacationForm(props: &VacationFormProps) -> Html {
    let phrases = use_phrases();
    let days = use_state_eq(|| USUAL_DAYS);
    let VacationFormProps {
        status,
        run,
        is_running,
        error,
    } = props;
    let most = status.days_left.min(MAX_VACATION_DAYS);
    let chosen = (*days).min(most);
    let choices = (1..=most).map(|days| Radio::new(days.to_string(), days.to_string()));
    let on_days = {
        let days = days.setter();
        Callback::from(move |value: AttrValue| days.set(value.parse().unwrap_or(USUAL_DAYS)))
    };
    let press = |key: &str, wish: Option<u8>| {
        let onclick = unless_disabled(*is_running, run.reform(move |_: MouseEvent| wish));
        html! {
            <button type="button" class="button" {onclick} aria-disabled={aria_disabled(*is_running)}>{ phrases.text(key) }</button>
        }
    };
    html! {
        <section class="panel online-vacation" aria-labelledby="online-vacation">
            <h2 id="online-vacation">{ phrases.text("online-vacation") }</h2>
            <RequestNotice error={*error} />
            if let Some(until) = status.until {
                <p role="status">{ phrases.say("online-vacation-on", &[("date", date_text(&phrases, until).into())]) }</p>
                <div class="buttons">{ press("online-vacation-end", None) }</div>
            } else {
                <p>{ phrases.text("online-vacation-lead") }</p>
                if most == 0 {
                    <p>{ phrases.text("online-vacation-none") }</p>
                } else {
                    <p>{ phrases.say("online-vacation-left", &[("count", status.days_left.into())]) }</p>
                    <Select label={phrases.text("online-vacation-days")} radios={choices.collect::<Vec<_>>()} value={chosen.to_string()} onchange={on_days} />
                    <div class="buttons">{ press("online-vacation-begin", Some(chosen)) }</div>
                }
            }
        </section>
    }
}

//! The page on which a player reports another one to the operator.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, use_polled};
use super::server_page::{RequestNotice, ServerPage};
use net::server_api::{RequestError, ServerApi};
use protocol::online::{
    ApiFailure, MAX_REPORT_CHARS, NewReport, PlayerInfo, PlayerProfile, ReportReason,
};
use ui::form::{Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Milliseconds between two requests for the profile.
const POLL_PAUSE_MS: i32 = 60_000;

#[derive(Properties, PartialEq)]
pub struct ReportPageProps {
    /// The id of the player.
    pub player: String,
    /// The id of the table where it happened.
    pub table: Option<String>,
}

/// The page of a report.
#[component]
pub fn ReportPage(props: &ReportPageProps) -> Html {
    let phrases = use_phrases();
    let (player, table) = (props.player.clone(), props.table.clone());
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <LoadedReport {handle} player={player.clone()} table={table.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-report-title")} {body} /> }
}

#[derive(Properties, PartialEq)]
struct LoadedReportProps {
    handle: AccountHandle,
    player: String,
    table: Option<String>,
}

fn load((api, id): (ServerApi, String)) -> PendingAnswer<PlayerProfile> {
    Box::pin(async move { api.profile(&id).await })
}

/// Where a report is on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportState {
    /// It is written.
    Open,
    /// It is sent now.
    Sending,
    /// The server has received it.
    Received,
    /// It failed.
    Failed(RequestError),
}

impl ReportState {
    /// Returns the key of the phrase that explains the state, if there is one.
    const fn phrase(self) -> Option<&'static str> {
        match self {
            Self::Open | Self::Sending => None,
            Self::Received => Some("online-report-received"),
            Self::Failed(RequestError::Refused(ApiFailure::Conflict)) => {
                Some("online-report-again")
            }
            Self::Failed(error) => Some(error.phrase()),
        }
    }
}

/// The form once the name of the player is known.
#[component]
fn LoadedReport(props: &LoadedReportProps) -> Html {
    let phrases = use_phrases();
    let LoadedReportProps {
        handle,
        player,
        table,
    } = props;
    let polled = use_polled(POLL_PAUSE_MS, (handle.api(), player.clone()), load);
    let state = use_state_eq(|| ReportState::Open);
    let on_send = {
        let (api, id, table) = (handle.api(), player.clone(), table.clone());
        let state = state.setter();
        Callback::from(move |(reason, text): (ReportReason, String)| {
            let (api, id, state) = (api.clone(), id.clone(), state.clone());
            let report = NewReport {
                reason,
                text,
                table: table.clone(),
            };
            state.set(ReportState::Sending);
            spawn_local(async move {
                let sent = api.report(&id, &report).await;
                state.set(match sent {
                    Ok(_) => ReportState::Received,
                    Err(error) => ReportState::Failed(error),
                });
            });
        })
    };
    match polled.value {
        Some(profile) => html! {
            <ReportForm player={profile.player.clone()} has_table={table.is_some()} state={*state} {on_send} />
        },
        None if polled.error == Some(RequestError::Refused(ApiFailure::NotFound)) => html! {
            <section class="panel"><p role="status">{ phrases.text("online-player-missing") }</p></section>
        },
        None if polled.error.is_some() => html! {
            <section class="panel"><RequestNotice error={polled.error} /></section>
        },
        None => html! {
            <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
        },
    }
}

#[derive(Properties, PartialEq)]
pub struct ReportFormProps {
    /// The player to report.
    pub player: PlayerInfo,
    /// Whether the last messages of a table are part of the report.
    pub has_table: bool,
    pub state: ReportState,
    /// Sends the report.
    pub on_send: Callback<(ReportReason, String)>,
}

/// The form of a report: the reason, and what happened.
#[component]
pub fn ReportForm(props: &ReportFormProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let reason = use_state_eq(|| ReportReason::Abuse);
    let ReportFormProps {
        player,
        has_table,
        state,
        on_send,
    } = props;
    let onchange = {
        let reason = reason.setter();
        Callback::from(move |value: AttrValue| {
            let known = ReportReason::ALL.into_iter();
            let chosen = known
                .into_iter()
                .find(|reason| reason.phrase() == value.as_str());
            reason.set(chosen.unwrap_or(ReportReason::Abuse));
        })
    };
    let send = {
        let (on_send, field, reason) = (on_send.clone(), field.clone(), *reason);
        Callback::from(move |_: MouseEvent| {
            let text = field.cast::<HtmlTextAreaElement>();
            let text = text.map(|field| field.value()).unwrap_or_default();
            on_send.emit((reason, text));
        })
    };
    let is_done = *state == ReportState::Received;
    let is_busy = *state == ReportState::Sending;
    let profile = Route::OnlinePlayer {
        id: player.id.clone(),
    };
    html! {
        <section class="panel online-new" aria-labelledby="online-report">
            <h2 id="online-report">{ phrases.say("online-report-player", &[("name", player.name.as_str().into())]) }</h2>
            if !is_done {
                <Radios name="online-report-reason" legend={phrases.text("online-report-reason")} radios={reasons(&phrases)}
                    value={reason.phrase()} {onchange} />
                <label class="field">
                    { phrases.text("online-report-text") }
                    <textarea ref={field} rows="4" maxlength={MAX_REPORT_CHARS.to_string()} />
                </label>
                <p>{ phrases.text(if *has_table { "online-report-table" } else { "online-report-lead" }) }</p>
            }
            <div role="status">
                if let Some(key) = state.phrase() {
                    <p class={classes!("notice", (!is_done).then_some("alert"))}>{ phrases.text(key) }</p>
                }
            </div>
            <div class="buttons">
                if !is_done {
                    <button type="button" class="button primary" onclick={unless_disabled(is_busy, send)} aria-disabled={aria_disabled(is_busy)}>
                        { phrases.text("online-report-send") }
                    </button>
                }
                <Link to={profile} class="button">{ phrases.say("online-report-back", &[("name", player.name.as_str().into())]) }</Link>
                <Link to={Route::Online} class="button">{ phrases.text("online-title") }</Link>
            </div>
        </section>
    }
}

fn reasons(phrases: &Phrases) -> Vec<Radio> {
    let reasons = ReportReason::ALL.into_iter();
    reasons
        .map(|reason| Radio::new(reason.phrase(), phrases.text(reason.phrase())))
        .collect()
}

//! What players have reported, for the operator.

use super::actions::{
    AdminAction, AdminActions, AdminHandle, use_admin_actions, use_reported_error,
};
use super::players::PlayerRow;
use crate::polling::{PendingAnswer, use_polled};
use crate::server_page::RequestNotice;
use crate::table_card::PlayerLink;
use crate::table_text::since_text;
use net::server_api::ServerApi;
use protocol::online::{AdminReport, Speech, TalkMessage};
use ui::clock::now;
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 30_000;

#[derive(Properties, PartialEq)]
pub struct AdminReportsProps {
    pub handle: AdminHandle,
}

fn load(api: ServerApi) -> PendingAnswer<Vec<AdminReport>> {
    Box::pin(async move { api.admin_reports().await })
}

/// The open reports, the oldest first.
#[component]
pub fn AdminReports(props: &AdminReportsProps) -> Html {
    let phrases = use_phrases();
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api.clone(), load);
    use_reported_error(&props.handle, polled.error);
    let actions = use_admin_actions(&props.handle, polled.reload.clone());
    let is_empty = polled
        .value
        .as_ref()
        .is_some_and(|reports| reports.is_empty());
    let reports = polled.value.as_deref().map_or(&[][..], Vec::as_slice);
    html! {
        <section class="panel" aria-labelledby="admin-reports">
            <h2 id="admin-reports">{ phrases.text("admin-reports") }</h2>
            <RequestNotice error={actions.error.or(polled.error)} />
            if is_empty {
                <p>{ phrases.text("admin-reports-none") }</p>
            }
            <ul class="online-seats">
                for report in reports {
                    <li key={report.report.id.clone()}>
                        <ReportRow report={report.clone()} actions={actions.clone()} time={now()} />
                    </li>
                }
            </ul>
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct ReportRowProps {
    pub report: AdminReport,
    pub actions: AdminActions,
    /// The time now, in milliseconds since 1970.
    pub time: u64,
}

/// A report with the last messages of its table, and what the operator can decide.
#[component]
pub fn ReportRow(props: &ReportRowProps) -> Html {
    let phrases = use_phrases();
    let ReportRowProps {
        report: row,
        actions,
        time,
    } = props;
    let report = &row.report;
    let is_busy = actions.is_running;
    let resolve = actions.on_press(AdminAction::Resolve(report.id.clone()));
    let since = since_text(&phrases, time.saturating_sub(report.created));
    let lines = row
        .messages
        .iter()
        .map(|message| line(message, &report.player.id));
    html! {
        <article class="admin-report" aria-label={phrases.say("admin-report-of", &[("name", report.player.name.as_str().into())])}>
            <p>
                <strong>{ phrases.text(report.reason.phrase()) }</strong>{ " · " }
                { phrases.say("admin-since", &[("since", since.into())]) }
                if let Some(table) = &report.table {
                    { " · " }<code>{ table }</code>
                }
            </p>
            <p>{ phrases.text("admin-reporter") }{ " " }<PlayerLink player={row.reporter.clone()} /></p>
            if !report.text.is_empty() {
                <blockquote><bdi>{ &report.text }</bdi></blockquote>
            }
            if !row.messages.is_empty() {
                <ol class="admin-talk" aria-label={phrases.text("admin-talk")}>{ for lines }</ol>
            }
            <PlayerRow player={report.player.clone()} ban={row.ban.clone()} actions={actions.clone()} />
            <div class="buttons">
                <button type="button" class="button primary" onclick={unless_disabled(is_busy, resolve)} aria-disabled={aria_disabled(is_busy)}
                    aria-label={phrases.say("admin-resolve-report", &[("name", report.player.name.as_str().into())])}>
                    { phrases.text("admin-resolve") }
                </button>
            </div>
        </article>
    }
}

/// Renders what somebody has said; the lines of the reported player are marked.
fn line(message: &TalkMessage, reported: &str) -> Html {
    let text = match &message.speech {
        // The phrases of the table are not loaded here.
        Speech::Phrase(phrase) => format!("[{}]", phrase.phrase().trim_start_matches("talk-")),
        Speech::Text(text) => text.clone(),
    };
    let is_reported = message.player.id == reported;
    html! {
        <li key={message.number} class={classes!(is_reported.then_some("reported"))}>
            <bdi>{ &message.player.name }</bdi>{ ": " }<bdi>{ text }</bdi>
        </li>
    }
}

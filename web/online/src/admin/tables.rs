//! The tables of the server, for the operator.

use super::actions::{
    AdminAction, AdminActions, AdminHandle, use_admin_actions, use_reported_error,
};
use crate::polling::{PendingAnswer, use_polled};
use crate::server_page::RequestNotice;
use crate::table_text::game_title;
use net::server_api::ServerApi;
use protocol::online::{AdminTable, TablePhase};
use ui::form::{Radio, Select};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 20_000;
/// The phases to choose from, with the keys of their phrases.
const PHASES: [(TablePhase, &str); 4] = [
    (TablePhase::Running, "admin-running"),
    (TablePhase::Waiting, "admin-waiting"),
    (TablePhase::Over, "admin-over"),
    (TablePhase::Closed, "admin-closed"),
];

#[derive(Properties, PartialEq)]
pub struct AdminTablesProps {
    pub handle: AdminHandle,
}

fn load((api, phase): (ServerApi, TablePhase)) -> PendingAnswer<Vec<AdminTable>> {
    Box::pin(async move { api.admin_tables(phase).await })
}

/// The tables in a phase; those that go on can be closed.
#[component]
pub fn AdminTables(props: &AdminTablesProps) -> Html {
    let phrases = use_phrases();
    let chosen = use_state_eq(|| 0_usize);
    let phase = PHASES
        .get(*chosen)
        .map_or(TablePhase::Running, |(phase, _)| *phase);
    let polled = use_polled(POLL_PAUSE_MS, (props.handle.api.clone(), phase), load);
    use_reported_error(&props.handle, polled.error);
    let actions = use_admin_actions(&props.handle, polled.reload.clone());
    let onchange = {
        let chosen = chosen.setter();
        Callback::from(move |value: AttrValue| chosen.set(value.parse().unwrap_or_default()))
    };
    let choice = |(nth, (_, key)): (usize, &(TablePhase, &'static str))| {
        Radio::new(nth.to_string(), phrases.text(key))
    };
    let radios: Vec<Radio> = PHASES.iter().enumerate().map(choice).collect();
    let tables = polled.value.as_deref().map_or(&[][..], Vec::as_slice);
    html! {
        <section class="panel" aria-labelledby="admin-tables">
            <h2 id="admin-tables">{ phrases.text("admin-tables") }</h2>
            <Select label={phrases.text("admin-phase")} {radios} value={chosen.to_string()} {onchange} />
            <RequestNotice error={actions.error.or(polled.error)} />
            if tables.is_empty() {
                <p>{ phrases.text("admin-none") }</p>
            }
            <ul class="online-seats">{ for tables.iter().map(|table| row(&phrases, table, &actions)) }</ul>
        </section>
    }
}

fn row(phrases: &Phrases, table: &AdminTable, actions: &AdminActions) -> Html {
    let close = actions.on_press(AdminAction::Close(table.id.clone()));
    let can_close = matches!(table.phase, TablePhase::Waiting | TablePhase::Running);
    html! {
        <li key={table.id.clone()}>
            <span class="online-occupant">
                <strong>{ game_title(phrases, &table.game) }</strong>{ " " }<code>{ &table.id }</code>
                <small class="admin-line">{ &table.seats }</small>
                <small class="admin-line">{ &table.updated }</small>
            </span>
            if can_close {
                <button type="button" class="button danger" onclick={unless_disabled(actions.is_running, close)} aria-disabled={aria_disabled(actions.is_running)}
                    aria-label={phrases.say("admin-close-table", &[("id", table.id.as_str().into())])}>
                    { phrases.text("admin-close") }
                </button>
            }
        </li>
    }
}

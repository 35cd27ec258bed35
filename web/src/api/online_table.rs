//! A player of an online table: where its server is, and what the embedding page is told of the table.

use super::config::{Config, TableChoice};
use super::host_bridge::HostBridge;
use super::navigation::{NavigationAction, NavigationStack};
use js_sys::Reflect;
use online::{EmbeddedTables, ShownTable};
use play::observer_api::fault::{EmbedFault, ErrorCode};
use play::observer_api::request::EmbedReport;
use ui::fetch::table_server;
use ui::route::Route;
use yew::prelude::*;

/// Returns why this player cannot reach online tables. A sandbox without an origin of its own cannot send
/// requests to the server, and a player without a frame does not come from it.
pub(super) fn server_fault() -> Option<EmbedFault> {
    let has_origin = ui::browser::window().is_some_and(|window| {
        let origin = Reflect::get(&window, &"origin".into());
        origin.is_ok_and(|origin| origin.as_string().is_some_and(|origin| origin != "null"))
    });
    if has_origin && table_server().is_some() {
        return None;
    }
    let message =
        "`table` needs a player in a frame, with an origin of its own, that a table server serves.";
    Some(EmbedFault::new(ErrorCode::ConfigTable, message))
}

/// Connects the pages of online tables with the embedding page.
#[hook]
pub(super) fn use_embedded_tables(
    bridge: &HostBridge,
    config: &Config,
    navigation: &UseReducerHandle<NavigationStack>,
) -> EmbeddedTables {
    let reported = use_mut_ref(|| None::<ShownTable>);
    let on_table = use_callback(
        (bridge.clone(), config.game, navigation.dispatcher()),
        move |table: ShownTable, (bridge, game, steps)| {
            if table.game != game.name() {
                let (game, other) = (game.name(), &table.game);
                let message = format!("The table plays {other}, and the player shows {game}.");
                let fault = EmbedFault::new(ErrorCode::ConfigTable, message);
                return steps.dispatch(NavigationAction::Fail(fault));
            }
            let is_new = reported.replace(Some(table.clone())).as_ref() != Some(&table);
            // Plain fields always serialize.
            if let (true, Ok(report)) = (is_new, serde_json::to_value(&table)) {
                bridge.report(EmbedReport::Table, report);
            }
        },
    );
    let on_fault = use_callback(bridge.clone(), |fault: EmbedFault, bridge| {
        bridge.report_error(&fault);
    });
    let set_up = matches!(config.table, Some(TableChoice::New)).then(|| Route::Setup {
        game: config.game,
        board: config.scenario.clone(),
    });
    EmbeddedTables {
        set_up,
        token: config.token.clone().map(AttrValue::from),
        on_table,
        on_fault,
    }
}

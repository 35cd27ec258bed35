//! The players of the server, for the operator.

use super::actions::{
    AdminAction, AdminActions, AdminHandle, use_admin_actions, use_reported_error,
};
use crate::polling::{PendingAnswer, use_polled};
use crate::server_page::RequestNotice;
use crate::table_card::PlayerLink;
use net::server_api::ServerApi;
use protocol::online::{AdminPlayer, MAX_NAME_CHARS, MAX_REPORT_CHARS, PlayerInfo};
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 30_000;
/// Players that are shown; a search finds the others.
const MAX_SHOWN: usize = 50;

#[derive(Properties, PartialEq)]
pub struct AdminPlayersProps {
    pub handle: AdminHandle,
}

fn load((api, name): (ServerApi, String)) -> PendingAnswer<Vec<AdminPlayer>> {
    Box::pin(async move { api.admin_players(&name).await })
}

/// The players with a text in their names.
#[component]
pub fn AdminPlayers(props: &AdminPlayersProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let name = use_state_eq(String::new);
    let polled = use_polled(
        POLL_PAUSE_MS,
        (props.handle.api.clone(), (*name).clone()),
        load,
    );
    use_reported_error(&props.handle, polled.error);
    let actions = use_admin_actions(&props.handle, polled.reload.clone());
    let onsubmit = {
        let (name, field) = (name.setter(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = field.cast::<HtmlInputElement>() {
                name.set(input.value().trim().to_owned());
            }
        })
    };
    let players = polled.value.as_deref().map_or(&[][..], Vec::as_slice);
    html! {
        <section class="panel" aria-labelledby="admin-players">
            <h2 id="admin-players">{ phrases.text("admin-players") }</h2>
            <form class="online-name" role="search" {onsubmit}>
                <label class="field">
                    { phrases.text("admin-search") }
                    <input type="search" ref={field} maxlength={MAX_NAME_CHARS.to_string()} autocomplete="off" />
                </label>
                <button type="submit" class="button">{ phrases.text("admin-find") }</button>
            </form>
            <RequestNotice error={actions.error.or(polled.error)} />
            if players.is_empty() {
                <p>{ phrases.text("admin-none") }</p>
            }
            <ul class="online-seats">
                for player in players.iter().take(MAX_SHOWN) {
                    <li key={player.player.id.clone()}>
                        <PlayerRow player={player.player.clone()} ban={player.ban.clone()} actions={actions.clone()} />
                    </li>
                }
            </ul>
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct PlayerRowProps {
    pub player: PlayerInfo,
    /// Why the player is banned, if that is so.
    pub ban: Option<String>,
    pub actions: AdminActions,
}

/// A player with what the operator can decide: ban with a reason, unban, rename.
#[component]
pub fn PlayerRow(props: &PlayerRowProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let PlayerRowProps {
        player,
        ban,
        actions,
    } = props;
    let is_busy = actions.is_running;
    let act = |make: fn(String, String) -> AdminAction| {
        let (run, field, id) = (actions.run.clone(), field.clone(), player.id.clone());
        let press = Callback::from(move |_: MouseEvent| {
            let text = field.cast::<HtmlInputElement>();
            let text = text.map(|input| input.value()).unwrap_or_default();
            run.emit(make(id.clone(), text));
        });
        unless_disabled(is_busy, press)
    };
    let unban = actions.on_press(AdminAction::Unban(player.id.clone()));
    html! {
        <div class="admin-player">
            <span class="online-occupant"><PlayerLink player={player.clone()} />{ " " }<code>{ &player.id }</code></span>
            if let Some(ban) = ban {
                <p>{ phrases.say("admin-banned", &[("reason", ban.as_str().into())]) }</p>
            }
            <details class="online-more">
                <summary>{ phrases.say("admin-decide", &[("name", player.name.as_str().into())]) }</summary>
                <label class="field">
                    { phrases.text("admin-reason-or-name") }
                    <input type="text" ref={field.clone()} maxlength={MAX_REPORT_CHARS.to_string()} autocomplete="off" />
                </label>
                <div class="buttons">
                    if ban.is_some() {
                        <button type="button" class="button" onclick={unless_disabled(is_busy, unban)} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("admin-unban") }</button>
                    } else {
                        <button type="button" class="button danger" onclick={act(AdminAction::Ban)} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("admin-ban") }</button>
                    }
                    <button type="button" class="button" onclick={act(AdminAction::Rename)} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("admin-rename") }</button>
                </div>
            </details>
        </div>
    }
}

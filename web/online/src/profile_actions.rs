//! What a player can do with another one on the profile: follow, block, report.

use super::account::AccountHandle;
use super::player_lists::{ListChange, ListsHandle, use_player_lists};
use super::server_page::RequestNotice;
use protocol::online::PlayerInfo;
use ui::l10n::use_phrases;
use ui::panels::{Dialog, aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ProfileActionsProps {
    pub handle: AccountHandle,
    /// The other player.
    pub player: PlayerInfo,
}

/// The actions about another player; empty without an account, and on one's own profile.
#[component]
pub fn ProfileActions(props: &ProfileActionsProps) -> Html {
    let own = props.handle.account.as_ref();
    match own.filter(|own| own.player.id != props.player.id) {
        Some(_) => {
            html! { <LoadedActions handle={props.handle.clone()} player={props.player.clone()} /> }
        }
        None => Html::default(),
    }
}

/// The actions once the server has said whom the player follows and has blocked.
#[component]
fn LoadedActions(props: &ProfileActionsProps) -> Html {
    let lists = use_player_lists(&props.handle);
    html! { <PlayerButtons {lists} player={props.player.clone()} /> }
}

#[derive(Properties, PartialEq)]
pub struct PlayerButtonsProps {
    pub lists: ListsHandle,
    pub player: PlayerInfo,
}

/// The buttons that follow, block and report a player. A block is asked for once more.
#[component]
pub fn PlayerButtons(props: &PlayerButtonsProps) -> Html {
    let phrases = use_phrases();
    let is_asking = use_state_eq(|| false);
    let PlayerButtonsProps {
        lists: handle,
        player,
    } = props;
    let Some(lists) = &handle.lists else {
        return html! { <RequestNotice error={handle.error} /> };
    };
    let (follows, blocks) = (lists.follows(&player.id), lists.blocks(&player.id));
    let is_busy = handle.is_running;
    let press = |change: ListChange| unless_disabled(is_busy, handle.on_press(change));
    let follow = press(ListChange::Follow(player.id.clone(), !follows));
    let unblock = press(ListChange::Block(player.id.clone(), false));
    let ask = {
        let is_asking = is_asking.setter();
        Callback::from(move |_: MouseEvent| is_asking.set(true))
    };
    let on_close = {
        let is_asking = is_asking.setter();
        Callback::from(move |()| is_asking.set(false))
    };
    let on_block = {
        let (run, close) = (handle.run.clone(), on_close.clone());
        let change = ListChange::Block(player.id.clone(), true);
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            run.emit(change.clone());
        })
    };
    let report = Route::OnlineReport {
        player: player.id.clone(),
        table: None,
    };
    let actions = html! {
        <button type="button" class="button danger" onclick={on_block}>{ phrases.text("online-block") }</button>
    };
    html! { <>
        <RequestNotice error={handle.error} />
        if blocks {
            <p>{ phrases.text("online-is-blocked") }</p>
        }
        <div class="buttons">
            if !blocks {
                <button type="button" class="button" onclick={follow} aria-disabled={aria_disabled(is_busy)}>
                    { phrases.text(if follows { "online-unfollow" } else { "online-follow" }) }
                </button>
            }
            if blocks {
                <button type="button" class="button" onclick={unblock} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("online-unblock") }</button>
            } else {
                <button type="button" class="button" onclick={unless_disabled(is_busy, ask)} aria-disabled={aria_disabled(is_busy)}>{ phrases.text("online-block") }</button>
            }
            <Link to={report} class="button">{ phrases.text("online-report") }</Link>
        </div>
        if *is_asking {
            <Dialog title={phrases.say("online-block-sure", &[("name", player.name.as_str().into())])} {actions} {on_close}>
                <p>{ phrases.text("online-block-lead") }</p>
            </Dialog>
        }
    </> }
}

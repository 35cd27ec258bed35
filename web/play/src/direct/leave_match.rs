//! Leaving an online match: a bot plays the seat from then on.

use super::room::RoomHandle;
use derive_where::derive_where;
use engine::game::{Game, Status};
use ui::l10n::use_phrases;
use ui::panels::Dialog;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct LeaveMatchProps<G: Game + 'static> {
    pub room: RoomHandle<G>,
    /// Called when the player has left.
    pub on_left: Callback<()>,
}

/// The button with which the player leaves an online match, and the question whether that is meant;
/// empty where there is nothing to leave.
#[component]
pub fn LeaveMatch<G: Game + 'static>(props: &LeaveMatchProps<G>) -> Html {
    let phrases = use_phrases();
    let is_asking = use_state_eq(|| false);
    let room = &props.room;
    let is_running = matches!(room.session.status(), Status::WaitingFor(_));
    let is_played = room.is_online() && room.is_live() && is_running;
    let Some(seat) = room.own_seat().filter(|_| is_played) else {
        return Html::default();
    };
    let ask = |wished: bool| {
        let is_asking = is_asking.setter();
        move || is_asking.set(wished)
    };
    let (open, close) = (ask(true), ask(false));
    let on_leave = {
        let (room, close, on_left) = (room.clone(), ask(false), props.on_left.clone());
        Callback::from(move |_: MouseEvent| {
            close();
            room.vacate(seat);
            on_left.emit(());
        })
    };
    let lead = if room.is_rated() {
        "online-leave-rated"
    } else {
        "online-leave-lead"
    };
    let actions = html! {
        <button type="button" class="button danger" onclick={on_leave}>{ phrases.text("online-leave-match") }</button>
    };
    html! { <>
        <button type="button" class="button danger" onclick={move |_: MouseEvent| open()}>{ phrases.text("online-leave-match") }</button>
        if *is_asking {
            <Dialog title={phrases.text("online-leave-sure")} {actions} on_close={move |()| close()}>
                <p>{ phrases.text(lead) }</p>
            </Dialog>
        }
    </> }
}

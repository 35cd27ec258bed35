//! The players of a match on other screens: the card while the match waits for them, and the dialog
//! that invites them.

use super::{awaited_names, seat_names};
use crate::direct::{Connect, Invite, NextMatchLink, OnlineSeats, RoomHandle, is_connected};
use crate::game_ui::{GameUi, TableSnapshot};
use crate::share::{AwayCard, SharedMatch};
use engine::game::{Seat, Status};
use store::SaveRecord;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The card and the dialog about the remote players of a table.
pub struct RemotePlayers {
    /// The card in place of the orders while one of them has to act.
    pub card: Option<Html>,
    /// The open invitation dialog; it outlives the card, which disappears when another seat has to
    /// act.
    pub dialog: Option<Html>,
}

/// Provides the card and the dialog of remote players.
#[hook]
pub fn use_remote_players<G: GameUi>(
    snapshot: &TableSnapshot<G>,
    record: &SaveRecord,
    direct: &RoomHandle<G::Game>,
) -> RemotePlayers {
    let phrases = use_phrases();
    let inviting = use_state_eq(|| None::<Seat>);
    let game = snapshot.session.game();
    let is_partial = snapshot.session.is_partial();
    let is_following = is_partial || direct.is_online();
    let has_lost_host = is_partial && !direct.is_online() && !direct.is_live();
    let is_lost = (has_lost_host || direct.has_lost_server()) && snapshot.seat.is_none();
    let is_over = matches!(snapshot.session.status(), Status::Over(_));
    let lost_card = (is_lost && (is_partial || !is_over)).then(|| {
        let key = if direct.is_online() {
            "online-waits"
        } else {
            "direct-lost-part"
        };
        html! { <section class="away-card"><p>{ phrases.text(key) }</p></section> }
    });
    let awaited = || awaited_names::<G>(snapshot, record, &phrases);
    let card = lost_card.or_else(|| Some(awaited()?).map(|names| {
        if direct.is_online() {
            return online_card::<G>(snapshot, direct, &names, &phrases);
        }
        let pack = SharedMatch::provider(&snapshot.session, record);
        // A partial session cannot be sent by hand, and one on a server is not.
        let is_live = direct.is_live() || is_following;
        let seat = snapshot.session.status().waiting_seats().iter().next();
        let open = inviting.setter();
        let on_open = Callback::from(move |seat: Seat| open.set(Some(seat)));
        html! {
            <AwayCard who={names} is_connected={is_live} {pack}>
                if let Some(seat) = seat {
                    <Connect<G::Game> room={direct.clone()} {seat} name={G::seat_name(game, &phrases, seat)} {on_open} />
                }
            </AwayCard>
        }
    }));
    let dialog = (*inviting).map(|seat| {
        let (name, connected) = (G::seat_name(game, &phrases, seat), is_connected(direct, seat));
        let close = inviting.setter();
        html! { <Invite<G::Game> room={direct.clone()} {seat} {name} is_connected={connected} on_close={move |()| close.set(None)} /> }
    });
    RemotePlayers { card, dialog }
}

/// Renders the card of an online table while it waits for others: who they are, whether they are
/// connected, and how much time they have.
pub fn online_card<G: GameUi>(
    snapshot: &TableSnapshot<G>,
    direct: &RoomHandle<G::Game>,
    names: &str,
    phrases: &Phrases,
) -> Html {
    let only = snapshot.session.status().waiting_seats();
    let seat_names = seat_names::<G>(&snapshot.session, phrases);
    html! {
        <section class="away-card" aria-label={phrases.text("away")}>
            <p>{ phrases.say("online-awaited", &[("who", names.into())]) }</p>
            <OnlineSeats<G::Game> room={direct.clone()} names={seat_names} {only} />
            if let Some(table) = direct.online_table() {
                if table.is_watched {
                    <p class="direct-state">{ phrases.text("online-watching") }</p>
                }
                <NextMatchLink {table} />
            }
        </section>
    }
}

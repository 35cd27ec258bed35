//! The selection of who plays which seat of a running match: a person at this screen, or a bot. A
//! change takes effect at once.

use crate::game_ui::{GameUi, TableSnapshot};
use crate::seats::{remote_player_text, seat_art};
use crate::setup::PlayerKindSelect;
use derive_where::derive_where;
use engine::game::{Game, Seat};
use engine::session::Session;
use store::{PlayerKind, SaveRecord};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct SeatPlayersProps<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
    /// Called with a seat and its new player.
    pub on_player_change: Callback<(Seat, PlayerKind)>,
}

/// A selection of the player for each seat.
#[component]
pub fn SeatPlayers<G: GameUi>(props: &SeatPlayersProps<G>) -> Html {
    let phrases = use_phrases();
    let game = props.snapshot.session.game();
    let row = |seat: Seat| {
        let player_kind = props.player_kinds.get(seat.index()).copied();
        let onchange = props
            .on_player_change
            .reform(move |player_kind: PlayerKind| (seat, player_kind));
        html! {
            <li>
                <SeatIcon seat={seat_art(seat)} />
                <PlayerKindSelect label={G::seat_name(game, &phrases, seat)} player_kind={player_kind.unwrap_or(PlayerKind::Human)} {onchange} />
            </li>
        }
    };
    html! {
        <>
            <h3>{ phrases.text("table-who") }</h3>
            <ul class="who-plays">{ for game.seats().iter().map(row) }</ul>
        </>
    }
}

/// Returns the names of the players on other screens that the match waits for; `None` while a
/// person here or a bot has to act.
#[must_use]
pub fn awaited_names<G: GameUi>(
    snapshot: &TableSnapshot<G>,
    record: &SaveRecord,
    phrases: &Phrases,
) -> Option<String> {
    let game = snapshot.session.game();
    let is_remote =
        |seat: &Seat| record.player_kinds.get(seat.index()) == Some(&PlayerKind::Remote);
    let waiting = snapshot.session.status().waiting_seats();
    let are_all_remote = snapshot.seat.is_none() && waiting.iter().all(|seat| is_remote(&seat));
    let occupants = record.occupants();
    let waiting_names = waiting.iter().map(|seat| {
        let name = G::seat_name(game, phrases, seat);
        if occupants.is_empty() {
            return name;
        }
        let player = remote_player_text(phrases, occupants, seat);
        let args = [("seat", name.into()), ("player", player.into())];
        phrases.say("online-seat-player", &args)
    });
    let names: Vec<String> = waiting_names.filter(|_| are_all_remote).collect();
    (!names.is_empty()).then(|| phrases.list(&names))
}

/// Returns the names of all seats, in order.
#[must_use]
pub fn seat_names<G: GameUi>(session: &Session<G::Game>, phrases: &Phrases) -> Vec<String> {
    let game = session.game();
    let seats = game.seats();
    seats
        .iter()
        .map(|seat| G::seat_name(game, phrases, seat))
        .collect()
}

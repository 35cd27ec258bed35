//! A table of a tournament before its match begins: each player takes the own seat by opening it.

use super::server_page::RequestNotice;
use super::table_card::OccupantName;
use super::table_requests::{TableRequest, TableRequests};
use super::table_text::{game_title, time_control_text};
use super::tournament_page::TournamentLink;
use protocol::online::{Occupant, SeatInfo, TableInfo};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Returns the request to take the seat that is kept for the player.
fn take_seat(table: &TableInfo) -> TableRequest {
    TableRequest::Join {
        table: Box::new(table.clone()),
        seat: table.reserved_seat,
        invitation: None,
    }
}

#[derive(Properties, PartialEq)]
pub struct TournamentTableProps {
    pub table: TableInfo,
    pub requests: TableRequests,
}

/// The seats of the table, and for whom they are kept.
#[component]
pub fn TournamentTable(props: &TournamentTableProps) -> Html {
    let phrases = use_phrases();
    let (table, requests) = (&props.table, &props.requests);
    {
        let (run, table) = (requests.run.clone(), table.clone());
        let key = (table.id.clone(), table.reserved_seat);
        use_effect_with(key, move |(_, reserved)| {
            if reserved.is_some() {
                run.emit(take_seat(&table));
            }
        });
    }
    let row = |seat: &SeatInfo| {
        let number = usize::from(seat.seat.0) + 1;
        let kept = seat
            .reserved
            .as_ref()
            .filter(|_| seat.occupant == Occupant::Open);
        html! {
            <li key={seat.seat.0}>
                <span class="online-seat">{ phrases.say("online-seat", &[("number", number.into())]) }</span>
                <span class="online-occupant">
                    if let Some(player) = kept {
                        { phrases.say("tournament-reserved", &[("name", player.name.as_str().into())]) }
                    } else {
                        <OccupantName occupant={seat.occupant.clone()} />
                    }
                </span>
            </li>
        }
    };
    html! {
        <section class="panel online-waiting" data-game={table.game.clone()} aria-labelledby="online-waiting">
            <h2 id="online-waiting">{ game_title(&phrases, &table.game) }</h2>
            if let Some(tournament) = &table.tournament {
                <p><TournamentLink id={tournament.id.clone()} name={tournament.name.clone()} round={tournament.round} /></p>
            }
            <p role="status">
                if table.own_seat.is_some() {
                    { phrases.text("tournament-arrived") }
                }
            </p>
            <p class="online-time-control">{ time_control_text(&phrases, table.time_control) }</p>
            <ul class="online-seats">{ for table.seats.iter().map(row) }</ul>
            <RequestNotice error={requests.error} />
            if requests.error.is_some() && table.reserved_seat.is_some() {
                <div class="buttons">
                    <button type="button" class="button primary" onclick={requests.on_press(take_seat(table))}>{ phrases.text("online-join") }</button>
                </div>
            }
        </section>
    }
}

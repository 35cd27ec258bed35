//! The seats of a match that people have left to bots: whoever comes can take one over, or watch.

use super::server_page::RequestNotice;
use super::table_requests::{TableRequest, TableRequests};
use super::table_text::{game_title, occupant_name};
use protocol::online::{SeatInfo, TableInfo};
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct VacatedSeatsProps {
    /// The table, at which the player has no seat.
    pub table: TableInfo,
    /// The code by which the player came.
    pub invitation: Option<String>,
    pub requests: TableRequests,
    /// Called when the player wants to watch instead.
    pub on_watch: Callback<()>,
}

/// The choice between the seats that can be taken over, and watching.
#[component]
pub fn VacatedSeats(props: &VacatedSeatsProps) -> Html {
    let phrases = use_phrases();
    let VacatedSeatsProps {
        table,
        invitation,
        requests,
        on_watch,
    } = props;
    let is_busy = requests.is_running;
    let row = |info: &SeatInfo| {
        let seat = info.seat;
        let number = usize::from(seat.0) + 1;
        let invitation = invitation.clone();
        let request = TableRequest::TakeOver {
            table: Box::new(table.clone()),
            seat,
            invitation,
        };
        let onclick = requests.on_press(request);
        let label = phrases.say("online-take-over-seat", &[("number", number.into())]);
        html! {
            <li key={seat.0}>
                <span class="online-seat">{ phrases.say("online-seat", &[("number", number.into())]) }</span>
                <span class="online-occupant">{ occupant_name(&phrases, &info.occupant) }</span>
                <button type="button" class="button primary" onclick={unless_disabled(is_busy, onclick)} aria-disabled={aria_disabled(is_busy)} aria-label={label}>
                    { phrases.text("online-take-over") }
                </button>
            </li>
        }
    };
    html! {
        <section class="panel online-waiting" aria-labelledby="online-vacated">
            <h2 id="online-vacated">{ game_title(&phrases, &table.game) }</h2>
            <p>{ phrases.text("online-vacated") }</p>
            <ul class="online-seats">{ for table.vacated_seats().map(row) }</ul>
            <RequestNotice error={requests.error} />
            <div class="buttons">
                <button type="button" class="button" onclick={on_watch.reform(|_: MouseEvent| ())}>{ phrases.text("online-watch-instead") }</button>
            </div>
        </section>
    }
}

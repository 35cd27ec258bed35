//! The end of a game: won or lost and why, the statistics, and what to do next.

use super::super::narrate::Narrator;
use super::super::pieces::armada::{ArmadaLook, armada};
use engine::game::{Seat, SeatSet};
use engine::saga::Saga;
use engine::saga::state::Public;
use play::seats::seat_art;
use play::table::winner_pieces;
use ui::l10n::Phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[must_use]
pub fn title(phrases: &Phrases, narrator: &Narrator<'_>, game: &Saga, winners: SeatSet) -> String {
    if game.is_competitive() {
        let args = [
            ("seats", narrator.seats(winners).into()),
            ("count", winners.iter().count().into()),
        ];
        return phrases.say("saga-end-arena", &args);
    }
    let args = [("scenario", narrator.scenario().into())];
    phrases.say(
        if winners.is_empty() {
            "saga-end-lost"
        } else {
            "saga-end-won"
        },
        &args,
    )
}

/// Returns how the game ended: the condition that decided it, or the kind of end.
#[must_use]
pub fn reason(narrator: &Narrator<'_>, public: &Public) -> String {
    narrator.ending(public)
}

/// Renders the statistics; in the Arena the points of every seat.
pub fn results_table(
    phrases: &Phrases,
    narrator: &Narrator<'_>,
    game: &Saga,
    public: &Public,
) -> Html {
    if game.is_competitive() {
        let row = |seat: Seat| {
            html! { <tr key={seat.0}><th scope="row"><SeatIcon seat={seat_art(seat)} />{ narrator.seat(seat) }</th><td class="number"><b>{ public.mat(seat).points }</b></td></tr> }
        };
        return html! { <table class="end-table"><tbody>{ for game.all_seats().iter().map(row) }</tbody></table> };
    }
    let end_counts = public.end_counts;
    let rows = [
        ("raiders", end_counts.raiders),
        ("bosses", end_counts.bosses),
        ("explored", end_counts.explored),
        ("delivered", end_counts.delivered),
        ("starbases", end_counts.starbases),
        ("destroyed", end_counts.destroyed),
        (
            "events",
            u8::try_from(public.events.len()).unwrap_or(u8::MAX),
        ),
    ];
    let row = |(key, count): (&'static str, u8)| {
        html! { <tr {key}><th scope="row">{ phrases.text(&format!("saga-tally-{key}")) }</th><td class="number"><b>{ count }</b></td></tr> }
    };
    html! { <table class="end-table saga-tally"><tbody>{ for rows.map(row) }</tbody></table> }
}

/// Draws the armada of each winner.
pub fn pieces(winners: SeatSet) -> Html {
    winner_pieces(winners.iter(), "-40 -40 80 80", |seat| {
        armada(ArmadaLook {
            seat,
            ..ArmadaLook::default()
        })
    })
}

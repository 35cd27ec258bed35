//! The end of a game: won or lost and why, what was counted, and what next.

use super::super::narrate::Narrator;
use engine::game::{Seat, Seats};
use engine::saga::Saga;
use engine::saga::state::Public;
use play::seats::art;
use ui::console::seat::SeatSign;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Who won.
#[must_use]
pub fn title(phrases: &Phrases, narrator: &Narrator<'_>, table: &Saga, winners: Seats) -> String {
    if table.is_rivalry() {
        let words = [
            ("seats", narrator.seats(winners).into()),
            ("count", winners.iter().count().into()),
        ];
        return phrases.say("saga-end-arena", &words);
    }
    let words = [("scenario", narrator.scenario().into())];
    phrases.say(
        if winners.is_empty() {
            "saga-end-lost"
        } else {
            "saga-end-won"
        },
        &words,
    )
}

/// How it ended: the condition that decided it, else the sentence for the kind of end.
#[must_use]
pub fn reason(narrator: &Narrator<'_>, public: &Public) -> String {
    narrator.ending(public)
}

/// What was counted; in the Arena the points of every seat.
pub fn tally(phrases: &Phrases, narrator: &Narrator<'_>, table: &Saga, public: &Public) -> Html {
    if table.is_rivalry() {
        let row = |seat: Seat| {
            html! { <tr key={seat.0}><th scope="row"><SeatSign seat={art(seat)} />{ narrator.seat(seat) }</th><td class="number"><b>{ public.mat(seat).points }</b></td></tr> }
        };
        return html! { <table class="end-table"><tbody>{ for table.all().iter().map(row) }</tbody></table> };
    }
    let tally = public.tally;
    let rows = [
        ("raiders", tally.raiders),
        ("bosses", tally.bosses),
        ("explored", tally.explored),
        ("delivered", tally.delivered),
        ("starbases", tally.starbases),
        ("destroyed", tally.destroyed),
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

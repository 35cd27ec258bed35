//! The end of a game: won or lost and why, what was counted, and what next.

use super::super::draft::{Draft, seed_text};
use super::super::narrate::Narrator;
use super::super::setup::{Arriving, use_begin};
use crate::clock::random;
use crate::console::seat::SeatSign;
use crate::games::GameName;
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::BannerProps;
use crate::play::replay::Finale;
use crate::play::table::{EndCard, art, use_seen};
use crate::share::Outgoing;
use engine::game::{Game, Seat, Seats, Status};
use engine::saga::Saga;
use engine::saga::state::State;
use engine::saga::step::Step;
use yew::prelude::*;

/// The banner, once the match is over; it can be put aside to look at the board.
#[component]
pub fn Banner(props: &BannerProps<Saga>) -> Html {
    let phrases = use_phrases();
    let aside = use_state_eq(|| false);
    let failed = use_state_eq(String::new);
    let begin = use_begin(
        Arriving::Next,
        Callback::from({
            let failed = failed.setter();
            move |why| failed.set(why)
        }),
    );
    let session = &props.stand.session;
    let (table, state) = (session.game(), session.state());
    let part = session.is_hearsay();
    let over = state.public.step == Step::Over;
    let seen = use_seen(over, &props.score);
    if !seen || *aside {
        return Html::default();
    }
    let narrator = Narrator::new(&phrases, table).on(&state.public);
    let winners = match session.status() {
        Status::Over(outcome) => outcome.winners,
        Status::WaitingFor(_) => Seats::NONE,
    };
    let title = title(&phrases, &narrator, table, winners);
    let reason = reason(&narrator, state);
    let again = {
        let draft = Draft::again(table.options(), &props.record, seed_text(random()));
        Callback::from(move |_: MouseEvent| {
            if let Ok(draft) = &draft {
                begin.emit(draft.clone());
            }
        })
    };
    let on_close = Callback::from(move |()| aside.set(true));
    html! {
        <EndCard game={GameName::Saga} {title} {winners} {reason} record={props.record.clone()}
            pack={(!part).then(|| Outgoing::later(session, &props.record))} {again} failed={(*failed).clone()}
            lessons={winners.is_empty()} {on_close}>
            { tally(&phrases, &narrator, table, state) }
            if part {
                <p>{ phrases.text("direct-part") }</p>
            } else {
                <Finale<Saga> session={session.clone()} record={props.record.clone()} />
            }
        </EndCard>
    }
}

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
pub fn reason(narrator: &Narrator<'_>, state: &State) -> String {
    narrator.ending(state)
}

/// What was counted; in the Arena the points of every seat.
fn tally(phrases: &Phrases, narrator: &Narrator<'_>, table: &Saga, state: &State) -> Html {
    let public = &state.public;
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

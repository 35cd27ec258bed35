//! The end of a game: who won and why, every line of the score as an exact fraction, and what next.

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
use engine::exodus::Exodus;
use engine::exodus::event::Line;
use engine::exodus::state::State;
use engine::exodus::step::Step;
use engine::game::{Game, Seat, Seats, Status};
use yew::prelude::*;

/// The banner, once the match is over; it can be put aside to look at the board.
#[component]
pub fn Banner(props: &BannerProps<Exodus>) -> Html {
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
    let prompt = session.prompt(Seat(0));
    let title = narrator.request(state, Seat(0), prompt.phrase, &prompt.args);
    let winners = match session.status() {
        Status::Over(outcome) => outcome.winners,
        Status::WaitingFor(_) => Seats::NONE,
    };
    let reason = phrases.say("exodus-end-length", &[("turn", state.public.turn.into())]);
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
        <EndCard game={GameName::Exodus} {title} {winners} {reason} record={props.record.clone()}
            pack={(!part).then(|| Outgoing::later(session, &props.record))} {again} failed={(*failed).clone()} {on_close}>
            { scores(&phrases, &narrator, table, state) }
            if part {
                <p>{ phrases.text("direct-part") }</p>
            } else {
                <Finale<Exodus> session={session.clone()} record={props.record.clone()} />
            }
        </EndCard>
    }
}

/// Every line of the score for every seat, those that won first.
fn scores(phrases: &Phrases, narrator: &Narrator<'_>, table: &Exodus, state: &State) -> Html {
    let seats = table.ranking(state);
    let scores: Vec<_> = seats.iter().map(|seat| table.score(state, *seat)).collect();
    let row = |line: Line| {
        let any = scores.iter().any(|score| score.line(line) > 0);
        any.then(|| {
            html! {
                <tr key={line.key()}>
                    <th scope="row">{ phrases.text(&format!("exodus-end-{}", line.key())) }</th>
                    { for scores.iter().map(|score| html! { <td class="number">{ narrator.points(score.line(line)) }</td> }) }
                </tr>
            }
        })
    };
    let head = |seat: &Seat| {
        html! { <th scope="col"><SeatSign seat={art(*seat)} /><span class="visually-hidden">{ narrator.seat(*seat) }</span></th> }
    };
    html! {
        <table class="end-table exo-end">
            <thead><tr><th scope="col">{ phrases.text("exodus-end-line") }</th>{ for seats.iter().map(head) }</tr></thead>
            <tbody>{ for Line::ALL.into_iter().filter_map(row) }</tbody>
            <tfoot><tr>
                <th scope="row">{ phrases.text("exodus-end-total") }</th>
                { for scores.iter().map(|score| html! { <td class="number"><b>{ narrator.points(score.total()) }</b></td> }) }
            </tr></tfoot>
        </table>
    }
}

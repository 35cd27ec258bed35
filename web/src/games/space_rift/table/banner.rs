//! The end of a battle: who won and why, what each side had, and what next.

use super::super::draft::{Draft, seed_text};
use super::super::narrate::Narrator;
use super::super::setup::use_begin;
use crate::clock::random;
use crate::console::seat::SeatSign;
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::pages::setup::Arriving;
use crate::play::hands::BannerProps;
use crate::play::replay::Finale;
use crate::play::table::{EndCard, art, use_seen};
use crate::share::Outgoing;
use engine::game::{Game, Seat, Seats};
use engine::space_rift::SpaceRift;
use engine::space_rift::field::Side;
use yew::prelude::*;

/// The banner, once the match is over; it can be put aside to look at the board.
#[component]
pub fn Banner(props: &BannerProps<SpaceRift>) -> Html {
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
    let (table, public) = (session.game(), &session.state().public);
    let part = session.is_hearsay();
    let seen = use_seen(public.verdict.is_some(), &props.score);
    let Some(verdict) = public.verdict.filter(|_| seen && !*aside) else {
        return Html::default();
    };
    let narrator = Narrator::new(&phrases, table);
    let prompt = session.prompt(Seat(0));
    let title = narrator.request(session.state(), prompt.phrase, &prompt.args);
    let length = phrases.say("space-rift-table-length", &[("turn", public.turn.into())]);
    let reason = format!("{} {length}", narrator.ending(verdict.ending));
    let winners = verdict
        .winner
        .map_or(Seats::NONE, |side| table.seats_of(side));
    let again = {
        let draft = Draft::again(table.options(), &props.record, seed_text(random()));
        Callback::from(move |_: MouseEvent| {
            if let Ok(draft) = &draft {
                begin.emit(draft.clone());
            }
        })
    };
    let row = |side: Side| {
        let stand = public.stand(side);
        let left = table
            .force(side)
            .units
            .iter()
            .filter(|unit| public.hex_of(*unit).is_some());
        html! {
            <tr>
                <th scope="row"><SeatSign seat={art(side.seat())} />{ narrator.side(side) }</th>
                <td class="number">{ format!("{}/{}", table.score_of(public, side), table.force(side).victory) }</td>
                <td class="number">{ left.count() }</td>
                <td class="number">{ stand.stars }</td>
            </tr>
        }
    };
    let on_close = Callback::from(move |()| aside.set(true));
    html! {
        <EndCard game={GameName::SpaceRift} {title} {winners} {reason} record={props.record.clone()}
            pack={(!part).then(|| Outgoing::later(session, &props.record))} {again} failed={(*failed).clone()} {on_close}>
            <table class="end-table">
                <thead><tr>
                    <th scope="col">{ phrases.text("space-rift-table-fleet") }</th>
                    <th scope="col">{ phrases.text("space-rift-table-score") }</th>
                    <th scope="col">{ phrases.text("space-rift-table-left") }</th>
                    <th scope="col">{ phrases.text("space-rift-table-stars") }</th>
                </tr></thead>
                <tbody>{ for Side::ALL.map(row) }</tbody>
            </table>
            if part {
                <p>{ phrases.text("direct-part") }</p>
            } else {
                <Finale<SpaceRift> session={session.clone()} record={props.record.clone()} />
            }
        </EndCard>
    }
}

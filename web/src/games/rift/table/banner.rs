//! The end of a match: who won and why, and what next.

use super::super::draft::Draft;
use super::super::field::art_seat;
use super::super::narrate::Narrator;
use super::super::pieces::seat::SeatSign;
use super::super::setup::{Arriving, use_begin};
use super::Watch;
use crate::play::replay::Finale;
use crate::play::table::{EndCard, use_seen};
use crate::share::Outgoing;
use engine::game::{Game, Seats};
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::lesson::lesson_ids;
use engine::rift::ship::ShipId;
use engine::rift::state::Phase;
use engine::session::Session;
use engine::suite::GameId;
use std::rc::Rc;
use store::SaveRecord;
use store::ticks::Ticks;
use ui::clock::fresh_seed;
use ui::l10n::use_phrases;
use ui::motion::Score;
use yew::prelude::*;

/// Properties of the banner.
#[derive(Properties, PartialEq)]
pub struct BannerProps {
    /// What is read.
    pub watch: Watch,
    /// Where the match is kept.
    pub record: SaveRecord,
    /// What is shown of the last events.
    pub score: Rc<Score>,
}

/// The banner, once the match is over; it can be put aside to look at the board.
#[component]
pub fn Banner(props: &BannerProps) -> Html {
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
    let session = &props.watch.session;
    let seen = use_seen(session.state().phase == Phase::Over, &props.score);
    let Some(verdict) = session.state().verdict.filter(|_| seen && !*aside) else {
        return Html::default();
    };
    let narrator = Narrator::new(&phrases, session.game());
    let prompt = session.prompt(engine::game::Seat(0));
    let title = narrator.request(session.state(), prompt.phrase, &prompt.args);
    let on_close = Callback::from(move |()| aside.set(true));
    let again = {
        let draft = Draft::again(session.game().options(), &props.record, fresh_seed());
        Callback::from(move |_: MouseEvent| {
            if let Ok(draft) = &draft {
                begin.emit(draft.clone());
            }
        })
    };
    let row = |tally: &Tally| {
        let ship = session.state().ship(tally.ship);
        html! {
            <tr>
                <th scope="row"><SeatSign seat={art_seat(session.game().owner(tally.ship))} />{ narrator.ship(tally.ship) }</th>
                <td class="number">{ ship.map_or(0, |ship| ship.hull) }</td>
                <td class="number">{ ship.map_or(0, |ship| ship.bars.sum()) }</td>
                <td class="number">{ tally.shots }</td>
                <td class="number">{ tally.squares }</td>
            </tr>
        }
    };
    let length = phrases.say(
        "rift-end-length",
        &[("round", session.state().round.into())],
    );
    let reason = format!("{} {length}", narrator.ending(verdict.ending));
    html! {
        <EndCard game={GameId::Rift} {title} winners={verdict.winners} {reason} record={props.record.clone()}
            pack={Some(Outgoing::later(session, &props.record))} {again} failed={(*failed).clone()}
            lessons={wants_lessons(session, &props.record)} {on_close}>
            <table class="end-table">
                <thead><tr>
                    <th scope="col">{ phrases.text("rift-console-fleet") }</th>
                    <th scope="col">{ phrases.text("rift-console-hull") }</th>
                    <th scope="col">{ phrases.text("rift-console-shields") }</th>
                    <th scope="col">{ phrases.text("rift-end-shots") }</th>
                    <th scope="col">{ phrases.text("rift-end-squares") }</th>
                </tr></thead>
                <tbody>{ for tallies(session).iter().map(row) }</tbody>
            </table>
            <Finale<Rift> session={session.clone()} record={props.record.clone()} />
        </EndCard>
    }
}

/// Whether a person lost who has lessons left to do.
fn wants_lessons(session: &Session<Rift>, record: &SaveRecord) -> bool {
    let verdict = session.state().verdict;
    let winners = verdict.map_or(Seats::NONE, |verdict| verdict.winners);
    let people = session.game().seats().iter();
    let mut people = people.filter(|seat| super::is_human(&record.sitters, *seat));
    people.any(|seat| !winners.has(seat)) && !Ticks::load().has_course(GameId::Rift, lesson_ids())
}

/// What a ship did in the match.
struct Tally {
    ship: ShipId,
    shots: u32,
    squares: u32,
}

fn tallies(session: &Session<Rift>) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = (0..session.game().builds().len() as u8)
        .map(|n| Tally {
            ship: ShipId(n),
            shots: 0,
            squares: 0,
        })
        .collect();
    for entry in 0..session.log().len() {
        for event in session.events_at(entry) {
            if let Event::ShotFired { ship, .. } = event {
                if let Some(tally) = tallies.get_mut(ship.index()) {
                    tally.shots += 1;
                }
            } else if let Event::Stepped { ship, .. } = event
                && let Some(tally) = tallies.get_mut(ship.index())
            {
                tally.squares += 1;
            }
        }
    }
    tallies
}

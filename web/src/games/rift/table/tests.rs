//! What the desk of a match does with orders: none is lost, none is given twice, and none in a
//! position that it was not meant for.

use crate::play::bot::line_of;
use crate::play::desk::Refused;
use crate::play::line::Line;
use crate::play::{Deed, Desk};
use engine::game::{Game, Seat};
use engine::rift::Rift;
use engine::rift::action::{Action, Sense};
use engine::rift::options::Options;
use engine::session::Session;
use std::rc::Rc;
use yew::Reducible;

/// A duel in which the first captain flies a ship.
fn flight() -> Session<Rift> {
    let table = Rift::new(Options::duel("cold-open", "rhino", "screech")).expect("a duel");
    let mut session = Session::new(table, 5);
    let seat = captain(&session);
    let first = session.legal(seat)[0];
    session.act(seat, first).expect("listed");
    session
}

fn captain(session: &Session<Rift>) -> Seat {
    let mut waiting = session.status().waiting().iter();
    waiting.next().expect("somebody is asked")
}

/// A legal order that speeds the ship up, and then others.
fn faster(session: &Session<Rift>) -> Action {
    let legal = session.legal(captain(session)).into_iter();
    let mut fitting = legal.filter(|action| matches!(action, Action::Accelerate(Sense::Plus, _)));
    fitting.next().expect("energy for one step faster")
}

fn desk(session: Session<Rift>) -> Rc<Desk<Rift>> {
    Rc::new(Desk::new(Rc::new(session)))
}

#[test]
fn what_came_of_every_deed_is_told_once_and_in_order() {
    let session = flight();
    let (seat, order) = (captain(&session), faster(&session));
    let desk = desk(session)
        .reduce(Deed::Act(seat, order))
        .reduce(Deed::Act(Seat(7), order))
        .reduce(Deed::Act(
            seat,
            Action::Activate(engine::rift::ship::ShipId(0)),
        ));
    let told = desk.take_news();
    let kinds: Vec<_> = told
        .iter()
        .map(|news| (!news.events.is_empty(), news.refused.is_some()))
        .collect();
    assert_eq!(kinds, [(true, false), (false, true), (false, true)]);
    assert_eq!(told[1].refused, Some(Refused::Other));
    assert!(desk.take_news().is_empty());
    assert_eq!((desk.edition, desk.changes), (3, 1));
    let back = desk.reduce(Deed::Undo(seat));
    assert_eq!((back.edition, back.changes), (4, 2));
}

#[test]
fn a_plan_stops_where_it_is_refused_and_what_was_done_is_a_change() {
    let session = flight();
    let (seat, order) = (captain(&session), faster(&session));
    let (entries, position) = (session.log().len(), session.position());
    let wrong = Action::AnswerDraw(true);
    let desk = desk(session).reduce(Deed::give(position, seat, &[order, wrong, order]));
    assert_eq!(desk.session.log().len(), entries + 1);
    assert_eq!((desk.edition, desk.changes), (1, 1));
    assert!(matches!(desk.refused, Some(Refused::Rule(_))));
    let told = desk.take_news();
    assert!(told.len() == 1 && !told[0].events.is_empty() && told[0].refused.is_some());
}

#[test]
fn an_order_is_given_once_and_only_where_it_was_meant() {
    let session = flight();
    let (seat, order) = (captain(&session), faster(&session));
    let deed = Deed::give(session.position(), seat, &[order]);
    let once = desk(session).reduce(deed.clone());
    let twice = once.clone().reduce(deed.clone());
    assert!(Rc::ptr_eq(&once, &twice));
    let legal = once.session.legal(seat).into_iter();
    let others: Vec<_> = legal.filter(|other| *other != order).collect();
    // As many entries as before the first order, but not the same ones.
    let elsewhere = once.clone().reduce(Deed::Undo(seat));
    let again = elsewhere.clone().reduce(deed);
    assert_eq!(again.session, once.session);
    let other = elsewhere.reduce(Deed::Act(seat, others[0]));
    assert_ne!(other.session.position(), again.session.position());
}

#[test]
fn a_line_is_bound_to_the_positions_that_it_leads_through() {
    let mut session = flight();
    let seat = captain(&session);
    let order = faster(&session);
    let line = Line::plan(
        &session,
        seat,
        &[order, Action::Step, Action::AnswerDraw(true)],
    );
    assert_eq!(line.rest(session.position()), [order, Action::Step]);
    session.act(seat, order).expect("legal");
    assert_eq!(line.rest(session.position()), [Action::Step]);
    session.act(seat, Action::Step).expect("legal");
    assert!(line.rest(session.position()).is_empty());
    session.undo(seat).expect("a step alone");
    assert_eq!(line.rest(session.position()), [Action::Step]);
    session.act(seat, Action::OfferDraw).expect("at any time");
    assert!(
        line.rest(session.position()).is_empty(),
        "an offer is answered first"
    );
}

#[test]
fn a_bot_without_an_answer_gives_what_is_legal() {
    let session = flight();
    let seat = captain(&session);
    let first = session.legal(seat)[0];
    let answered = |reply: &str| line_of(&session, seat, reply).rest(session.position());
    assert_eq!(answered("no list"), [first]);
    let refused = serde_json::to_string(&[Action::AnswerDraw(true)]).expect("plain");
    assert_eq!(answered(&refused), [first]);
    let step = faster(&session);
    let plan = serde_json::to_string(&[step]).expect("plain");
    assert_eq!(answered(&plan), [step]);
}

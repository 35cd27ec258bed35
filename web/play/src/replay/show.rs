//! What moves and sounds when a replay goes on: the events since the position before, as at the table.

use super::{Film, Stride};
use crate::game_ui::{GameUi, News};
use crate::seats::is_human;
use std::rc::Rc;
use store::Sitter;
use ui::motion::{Score, tempo};
use yew::prelude::*;

/// The score of the way to a position. A step back, and a leap over more than a turn, show nothing.
#[hook]
pub fn use_score<G: GameUi>(film: &Film<G>, at: usize, sitters: &[Sitter]) -> Rc<Score> {
    let shown = use_mut_ref(|| (0_u32, at));
    use_memo(at, |at| {
        let (number, before) = *shown.borrow();
        let number = number.wrapping_add(1);
        *shown.borrow_mut() = (number, *at);
        let near = *at == film.course.after(before, Stride::Entry)
            || *at == film.course.after(before, Stride::Turn);
        if !near || *at == before {
            return Score {
                number,
                ..Score::default()
            };
        }
        score(film, number, before, *at, sitters)
    })
}

fn score<G: GameUi>(
    film: &Film<G>,
    number: u32,
    before: usize,
    at: usize,
    sitters: &[Sitter],
) -> Score {
    let session = &film.session;
    let position = |at| session.view_at(at, film.viewer);
    let (Some(was), Some(is)) = (position(before), position(at)) else {
        return Score::default();
    };
    let seen = (before..at).flat_map(|entry| session.seen_at(entry, film.viewer));
    let events: Vec<G::Event> = seen.cloned().collect();
    let people = film.seats().filter(|&seat| is_human(sitters, seat));
    let news = News {
        events: &events,
        people: people.collect(),
    };
    Score::of(number, G::beats(film.table(), &was, &is, news), tempo())
}

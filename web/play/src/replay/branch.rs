//! Playing on from a position: a new game of its own, with those who are to play it.

use super::Film;
use crate::game_ui::GameUi;
use crate::seats::art;
use crate::setup::SitterSelect;
use derive_where::derive_where;
use engine::game::{Seat, Status, Viewer};
use engine::save;
use engine::session::Session;
use store::{SaveRecord, Sitter, use_shelf};
use ui::clock::{NO_CHANCE, now, random, secret};
use ui::console::Dialog;
use ui::console::seat::SeatSign;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Route, use_way};
use yew::prelude::*;

/// Properties of the dialog.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct BranchProps<G: GameUi> {
    /// What is watched.
    pub film: Film<G>,
    /// Where it is kept.
    pub record: SaveRecord,
    /// The position.
    pub at: usize,
    /// It is closed.
    pub on_close: Callback<()>,
}

/// The dialog.
#[component]
pub fn Branch<G: GameUi>(props: &BranchProps<G>) -> Html {
    let (phrases, shelf, way) = (use_phrases(), use_shelf(), use_way());
    let BranchProps {
        film,
        record,
        at,
        on_close,
    } = props;
    let seats = film.seats().count();
    let sitters = use_state(|| {
        let mut sitters = record.sitters.clone();
        sitters.resize(seats, Sitter::Human);
        sitters
    });
    let no_chance = use_state_eq(|| false);
    let row = |seat: Seat| {
        let sitter = sitters.get(seat.index()).copied().unwrap_or(Sitter::Human);
        let (now, set) = ((*sitters).clone(), sitters.setter());
        let onchange = Callback::from(move |sitter: Sitter| {
            let mut next = now.clone();
            if let Some(place) = next.get_mut(seat.index()) {
                *place = sitter;
            }
            set.set(next);
        });
        html! {
            <li><SeatSign seat={art(seat)} /><SitterSelect label={G::seat_name(film.table(), &phrases, seat)} {sitter} {onchange} /></li>
        }
    };
    let begin = {
        let (film, record, at, sitters) = (film.clone(), record.clone(), *at, sitters.clone());
        let (phrases, no_chance) = (phrases.clone(), no_chance.setter());
        Callback::from(move |_: MouseEvent| {
            let Some(seed) = secret() else {
                return no_chance.set(true);
            };
            let branch = film.session.branch_at(at, seed);
            let branch =
                branch.and_then(|branch| record_of::<G>(&branch, &record, &phrases, &sitters));
            let (Some(branch), Some(shelf)) = (branch, &shelf) else {
                return;
            };
            // Two branches of one position are two games.
            let branch = SaveRecord {
                id: SaveRecord::fresh_id(now(), random()),
                updated: now(),
                ..branch
            };
            let table = Route::Table {
                id: branch.id.clone(),
            };
            let way = way.clone();
            // One that finds no room is played all the same; the page says so.
            shelf.put(branch, Callback::from(move |_| way.go(&table)));
        })
    };
    html! {
        <Dialog title={phrases.text("replay-branch")} on_close={on_close.clone()}>
            <p>{ phrases.text("replay-branch-lead") }{ " " }{ film.moment_name(&phrases, *at) }</p>
            <ul class="who-plays">{ for film.seats().map(row) }</ul>
            if *no_chance {
                <p class="notice alert" role="alert">{ phrases.text(NO_CHANCE) }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary" onclick={begin}>{ phrases.text("replay-branch-begin") }</button>
            </div>
        </Dialog>
    }
}

/// The new game as it is kept; nothing where it is over.
fn record_of<G: GameUi>(
    branch: &Session<G::Game>,
    record: &SaveRecord,
    phrases: &Phrases,
    sitters: &[Sitter],
) -> Option<SaveRecord> {
    if matches!(branch.status(), Status::Over(_)) {
        return None;
    }
    let round = G::round(&branch.view(Viewer::Spectator));
    let words = [
        ("title", record.title.as_str().into()),
        ("round", round.into()),
    ];
    Some(SaveRecord {
        title: phrases.say(G::BRANCH, &words).chars().take(80).collect(),
        sitters: sitters.to_vec(),
        round,
        over: false,
        direct: None,
        text: save::encode(branch),
        ..record.clone()
    })
}

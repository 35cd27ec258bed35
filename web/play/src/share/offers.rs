//! What can be done with a match that came by a link: go on from it, watch it, or, where the shelf
//! holds the match already, go to it or bring it forward.

use super::known::{Known, use_known};
use super::page::Read;
use super::turn;
use crate::games::hall_of;
use crate::setup::SitterSelect;
use engine::game::Seats;
use engine::session::Kin;
use engine::suite::AnySession;
use std::rc::Rc;
use store::{SaveRecord, Shelf, Sitter, use_shelf};
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use yew::prelude::*;

/// Properties of the offers.
#[derive(Properties)]
pub struct OffersProps {
    /// The match, and how it stands.
    pub read: Rc<Read>,
    /// The position that the link points at.
    pub at: Option<usize>,
    /// The seats that were free where the link came from, if it is a turn.
    pub free: Option<Seats>,
    /// Whether the match has ended.
    pub over: bool,
    /// What a new save is called.
    pub title: String,
    /// The seats by name.
    pub names: Vec<String>,
}

impl PartialEq for OffersProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.read, &other.read)
            && self.at == other.at
            && self.free == other.free
            && self.names == other.names
    }
}

/// What is done with a save before it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    Table,
    Replay,
}

/// The offers.
#[component]
pub fn Offers(props: &OffersProps) -> Html {
    let (phrases, shelf) = (use_phrases(), use_shelf());
    let (session, standing) = &*props.read;
    let known = use_known(&props.read);
    let sitters = use_state(|| first_sitters(&props.read, props.free));
    let keeper = Keeper {
        shelf,
        at: props.at,
    };
    let fresh = {
        let (title, sitters) = (props.title.clone(), (*sitters).clone());
        move || record_of(session, title.clone(), sitters.clone())
    };
    let button = |key: &str, class: &'static str, record: SaveRecord, look: Look| {
        let keeper = keeper.clone();
        let onclick = Callback::from(move |_: MouseEvent| keeper.keep(record.clone(), look));
        html! { <button type="button" class={classes!("button", "large", class)} {onclick}>{ phrases.text(key) }</button> }
    };
    // The code of the game is there, and it knows its own matches.
    let new = |key: &str, class, look| {
        fresh().map_or_else(Html::default, |record| button(key, class, record, look))
    };
    let buttons = match &known {
        Known::Searching => {
            html! { <p class="loading"><span class="spinner" />{ phrases.text("coming") }</p> }
        }
        Known::Nothing if props.over || props.at.is_some() => html! { <>
            { new("link-watch", "primary", Look::Replay) }
            if !props.over { { new("link-go-on", "quiet", Look::Table) } }
        </> },
        Known::Nothing => html! { <>
            { new(if props.free.is_some() { "link-sit-down" } else { "link-go-on" }, "primary", Look::Table) }
            { new("link-watch", "", Look::Replay) }
        </> },
        Known::Kept(save, kin) => {
            let forward = fresh().map(|fresh| SaveRecord {
                updated: now(),
                sitters: save.sitters.clone(),
                id: save.id.clone(),
                title: save.title.clone(),
                colors: save.colors.clone(),
                direct: save.direct.clone(),
                ..fresh
            });
            let id = save.id.clone();
            let mine = html! { <Link to={Route::Table { id: id.clone() }} class="button large primary">{ phrases.text("link-open-mine") }</Link> };
            let point = Some(props.at.unwrap_or(standing.actions));
            let watch = html! { <Link to={Route::Replay { id, at: point }} class="button large">{ phrases.text("link-watch") }</Link> };
            match kin {
                Kin::Same | Kin::Behind(_) => html! { <>{ mine }{ watch }</> },
                Kin::Ahead(_) => html! { <>
                    if let Some(forward) = forward {
                        { button("link-forward", "primary", forward, Look::Table) }
                    }
                    { new("link-second", "", Look::Table) }
                </> },
                Kin::Forked(_) | Kin::Stranger => html! { <>
                    { mine }
                    { new("link-second", "", Look::Table) }
                </> },
            }
        }
    };
    let asks = known == Known::Nothing && !props.over;
    html! {
        <section class="panel shared-offers" aria-label={phrases.text("link-offers")}>
            if let Some(told) = told(&phrases, &known) {
                <p class="notice" role="status">{ told }</p>
            }
            if asks {
                <WhoSits names={props.names.clone()} sitters={(*sitters).clone()}
                    on_change={let set = sitters.setter(); move |next| set.set(next)} />
            }
            <div class="buttons">{ buttons }</div>
        </section>
    }
}

/// Who is expected to sit where: of a turn, somebody here in the seat that is free; else as in a
/// match from a file.
fn first_sitters((session, standing): &Read, free: Option<Seats>) -> Vec<Sitter> {
    match free {
        Some(free) => {
            let own = turn::expected(free, standing.waiting);
            turn::seated(standing.seats, own)
        }
        None => {
            let record = record_of(session, String::new(), Vec::new());
            record.map_or_else(Vec::new, |record| record.sitters)
        }
    }
}

/// A new save of a match, with these sitters.
fn record_of(session: &AnySession, title: String, sitters: Vec<Sitter>) -> Option<SaveRecord> {
    (hall_of(session)?.record_of)(session, title, sitters)
}

/// What the shelf holds of the match, in words.
fn told(phrases: &Phrases, known: &Known) -> Option<String> {
    let Known::Kept(save, kin) = known else {
        return None;
    };
    let (key, count) = match kin {
        Kin::Same => ("link-known", 0),
        Kin::Ahead(entries) => ("link-ahead", *entries),
        Kin::Behind(entries) => ("link-behind", *entries),
        Kin::Forked(common) => ("link-forked", *common),
        Kin::Stranger => return None,
    };
    let words = [
        ("title", save.title.as_str().into()),
        ("count", count.into()),
    ];
    Some(phrases.say(key, &words))
}

/// Where a save is put.
#[derive(Clone)]
struct Keeper {
    shelf: Option<Shelf>,
    at: Option<usize>,
}

impl Keeper {
    /// Keeps the save and goes to it, also where it finds no room: the page says so.
    fn keep(&self, record: SaveRecord, look: Look) {
        let Some(shelf) = &self.shelf else { return };
        let id = record.id.clone();
        let place = match look {
            Look::Table => Route::Table { id },
            Look::Replay => Route::Replay { id, at: self.at },
        };
        shelf.put(record, Callback::from(move |_| place.go()));
    }
}

#[derive(Properties, PartialEq)]
struct WhoSitsProps {
    names: Vec<String>,
    sitters: Vec<Sitter>,
    on_change: Callback<Vec<Sitter>>,
}

/// A list for each seat.
#[component]
fn WhoSits(props: &WhoSitsProps) -> Html {
    let phrases = use_phrases();
    let row = |(place, name): (usize, &String)| {
        let sitter = props.sitters.get(place).copied().unwrap_or(Sitter::Human);
        let (now, change) = (props.sitters.clone(), props.on_change.clone());
        let onchange = Callback::from(move |sitter: Sitter| {
            let mut next = now.clone();
            if let Some(place) = next.get_mut(place) {
                *place = sitter;
            }
            change.emit(next);
        });
        html! { <li key={place}><SitterSelect label={name.clone()} {sitter} {onchange} /></li> }
    };
    html! {
        <>
            <h2>{ phrases.text("table-who") }</h2>
            <ul class="who-plays">{ for props.names.iter().enumerate().map(row) }</ul>
        </>
    }
}

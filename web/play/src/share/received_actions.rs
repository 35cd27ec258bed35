//! What can be done with a match that came by a link: go on from it, watch it, or, where the shelf
//! holds the match already, go to it or bring it forward.

use super::seat_letters;
use super::shared_match_page::ReplayedMatch;
use super::store_lookup::{StoreLookup, use_store_lookup};
use crate::games::matches_chunk;
use crate::setup::PlayerKindSelect;
use engine::game::SeatSet;
use engine::registry::AnySession;
use engine::session::LogRelation;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord, StoreHandle, use_store};
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use ui::update::{Update, updates};
use yew::prelude::*;

/// Properties of the offers.
#[derive(Properties)]
pub struct ReceivedActionsProps {
    /// The match, and how it stands.
    pub read: Rc<ReplayedMatch>,
    /// The position that the link points at.
    pub at: Option<usize>,
    /// The seats that were free where the link came from, if it is a turn.
    pub free: Option<SeatSet>,
    /// Whether the match has ended.
    pub over: bool,
    /// What a new save is called.
    pub title: String,
    /// The seats by name.
    pub names: Vec<String>,
}

impl PartialEq for ReceivedActionsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.read, &other.read)
            && self.at == other.at
            && self.free == other.free
            && self.names == other.names
    }
}

/// What is done with a save before it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OpenAs {
    Table,
    Replay,
}

/// The offers.
#[component]
pub fn ReceivedActions(props: &ReceivedActionsProps) -> Html {
    let (phrases, shelf) = (use_phrases(), use_store());
    let (session, standing) = &*props.read;
    let known = use_store_lookup(&props.read);
    let sitters = use_state(|| first_sitters(&props.read, props.free));
    let keeper = SaveTarget {
        shelf,
        at: props.at,
    };
    let fresh = {
        let (title, sitters) = (props.title.clone(), (*sitters).clone());
        move || record_of(session, title.clone(), sitters.clone())
    };
    let button = |key: &str, class: &'static str, record: SaveRecord, look: OpenAs| {
        let keeper = keeper.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| keeper.save_and_open(record.clone(), look));
        html! { <button type="button" class={classes!("button", "large", class)} {onclick}>{ phrases.text(key) }</button> }
    };
    // The code of the game is there, and it knows its own matches.
    let new = |key: &str, class, look| {
        fresh().map_or_else(Html::default, |record| button(key, class, record, look))
    };
    let buttons = match &known {
        StoreLookup::Searching => {
            html! { <p class="loading"><span class="spinner" />{ phrases.text("coming") }</p> }
        }
        StoreLookup::Nothing if props.over || props.at.is_some() => html! { <>
            { new("link-watch", "primary", OpenAs::Replay) }
            if !props.over { { new("link-go-on", "quiet", OpenAs::Table) } }
        </> },
        StoreLookup::Nothing => html! { <>
            { new(if props.free.is_some() { "link-sit-down" } else { "link-go-on" }, "primary", OpenAs::Table) }
            { new("link-watch", "", OpenAs::Replay) }
        </> },
        StoreLookup::Found(save, kin) => {
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
                LogRelation::Same | LogRelation::Behind(_) => html! { <>{ mine }{ watch }</> },
                LogRelation::Ahead(_) => html! { <>
                    if let Some(forward) = forward {
                        { button("link-forward", "primary", forward, OpenAs::Table) }
                    }
                    { new("link-second", "", OpenAs::Table) }
                </> },
                LogRelation::Forked(_) | LogRelation::Unrelated => html! { <>
                    { mine }
                    { new("link-second", "", OpenAs::Table) }
                </> },
            }
        }
    };
    let asks = known == StoreLookup::Nothing && !props.over;
    html! {
        <section class="panel shared-offers" aria-label={phrases.text("link-offers")}>
            if let Some(told) = told(&phrases, &known) {
                <p class="notice" role="status">{ told }</p>
            }
            if asks {
                <WhoSits names={props.names.clone()} sitters={(*sitters).clone()}
                    onupdate={let held = sitters.clone(); move |update: Update<Vec<PlayerKind>>| {
                        let mut next = (*held).clone();
                        update(&mut next);
                        held.set(next);
                    }} />
            }
            <div class="buttons">{ buttons }</div>
        </section>
    }
}

/// Who is expected to sit where: of a turn, somebody here in the seat that is free; else as in a
/// match from a file.
fn first_sitters((session, standing): &ReplayedMatch, free: Option<SeatSet>) -> Vec<PlayerKind> {
    match free {
        Some(free) => {
            let own = seat_letters::expected_seats(free, standing.waiting);
            seat_letters::players_for(standing.seats, own)
        }
        None => {
            let record = record_of(session, String::new(), Vec::new());
            record.map_or_else(Vec::new, |record| record.sitters)
        }
    }
}

/// A new save of a match, with these sitters.
fn record_of(session: &AnySession, title: String, sitters: Vec<PlayerKind>) -> Option<SaveRecord> {
    (matches_chunk(session)?.record_of)(session, title, sitters)
}

/// What the shelf holds of the match, in words.
fn told(phrases: &Phrases, known: &StoreLookup) -> Option<String> {
    let StoreLookup::Found(save, kin) = known else {
        return None;
    };
    let (key, count) = match kin {
        LogRelation::Same => ("link-known", 0),
        LogRelation::Ahead(entries) => ("link-ahead", *entries),
        LogRelation::Behind(entries) => ("link-behind", *entries),
        LogRelation::Forked(common) => ("link-forked", *common),
        LogRelation::Unrelated => return None,
    };
    let words = [
        ("title", save.title.as_str().into()),
        ("count", count.into()),
    ];
    Some(phrases.say(key, &words))
}

/// Where a save is put.
#[derive(Clone)]
struct SaveTarget {
    shelf: Option<StoreHandle>,
    at: Option<usize>,
}

impl SaveTarget {
    /// Keeps the save and goes to it, also where it finds no room: the page says so.
    fn save_and_open(&self, record: SaveRecord, look: OpenAs) {
        let Some(shelf) = &self.shelf else { return };
        let id = record.id.clone();
        let place = match look {
            OpenAs::Table => Route::Table { id },
            OpenAs::Replay => Route::Replay { id, at: self.at },
        };
        shelf.put(record, Callback::from(move |_| place.go()));
    }
}

#[derive(Properties, PartialEq)]
struct WhoSitsProps {
    names: Vec<String>,
    sitters: Vec<PlayerKind>,
    onupdate: Callback<Update<Vec<PlayerKind>>>,
}

/// A list for each seat.
#[component]
fn WhoSits(props: &WhoSitsProps) -> Html {
    let phrases = use_phrases();
    let row = |(place, name): (usize, &String)| {
        let sitter = props
            .sitters
            .get(place)
            .copied()
            .unwrap_or(PlayerKind::Human);
        let onchange = updates(
            &props.onupdate,
            move |sitters: &mut Vec<PlayerKind>, sitter| {
                if let Some(place) = sitters.get_mut(place) {
                    *place = sitter;
                }
            },
        );
        html! { <li key={place}><PlayerKindSelect label={name.clone()} {sitter} {onchange} /></li> }
    };
    html! {
        <>
            <h2>{ phrases.text("table-who") }</h2>
            <ul class="who-plays">{ for props.names.iter().enumerate().map(row) }</ul>
        </>
    }
}

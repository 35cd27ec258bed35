//! What can be done with a match from a link: play on, watch it, or, if it is stored here already,
//! open it or bring it up to date.

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

/// Properties of [`ReceivedActions`].
#[derive(Properties)]
pub struct ReceivedActionsProps {
    /// The match and its status.
    pub read: Rc<ReplayedMatch>,
    /// The position that the link names.
    pub at: Option<usize>,
    /// The seats that were free at the sender, if the link passes on a turn.
    pub free: Option<SeatSet>,
    /// Whether the match has ended.
    pub over: bool,
    /// Title of a new save.
    pub title: String,
    /// Names of the seats, in seat order.
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

/// How a save is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OpenAs {
    Table,
    Replay,
}

/// The buttons for a match from a link.
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
    // The code of the game is loaded, so it can read its matches.
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

/// Returns who plays each seat at first: in a turn link, a person here in the free seat; otherwise
/// as in a match from a file.
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

/// Creates a save of a match with these players.
fn record_of(session: &AnySession, title: String, sitters: Vec<PlayerKind>) -> Option<SaveRecord> {
    (matches_chunk(session)?.record_of)(session, title, sitters)
}

/// Says how the stored match and that of the link relate.
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

/// Where a save is stored.
#[derive(Clone)]
struct SaveTarget {
    shelf: Option<StoreHandle>,
    at: Option<usize>,
}

impl SaveTarget {
    /// Stores the save and opens it, even if storing fails: the page says so.
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

/// A selection of the player for each seat.
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

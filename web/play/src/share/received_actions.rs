//! The actions for a match from a link: play on, watch it, or, if it is stored here already, open
//! it or update it.

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

#[derive(Properties)]
pub struct ReceivedActionsProps {
    /// The match and its status.
    pub replayed: Rc<ReplayedMatch>,
    /// The position that the link names.
    pub at: Option<usize>,
    /// The seats that were free at the sender, if the link passes on a turn.
    pub free: Option<SeatSet>,
    /// Whether the match has ended.
    pub is_over: bool,
    /// Title of a new save.
    pub title: String,
    /// Names of the seats, in seat order.
    pub names: Vec<String>,
}

impl PartialEq for ReceivedActionsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.replayed, &other.replayed)
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
    let (phrases, store) = (use_phrases(), use_store());
    let (session, status) = &*props.replayed;
    let known = use_store_lookup(&props.replayed);
    let player_kinds = use_state(|| first_player_kinds(&props.replayed, props.free));
    let target = SaveTarget {
        store,
        at: props.at,
    };
    let new_record = {
        let (title, player_kinds) = (props.title.clone(), (*player_kinds).clone());
        move || record_of(session, title.clone(), player_kinds.clone())
    };
    let button = |key: &str, class: &'static str, record: SaveRecord, open_as: OpenAs| {
        let target = target.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| target.save_and_open(record.clone(), open_as));
        html! { <button type="button" class={classes!("button", "large", class)} {onclick}>{ phrases.text(key) }</button> }
    };
    // The code of the game is loaded, so it can read its matches.
    let new = |key: &str, class, open_as| {
        new_record().map_or_else(Html::default, |record| button(key, class, record, open_as))
    };
    let buttons = match &known {
        StoreLookup::Searching => {
            html! { <p class="loading"><span class="spinner" />{ phrases.text("coming") }</p> }
        }
        StoreLookup::Nothing if props.is_over || props.at.is_some() => html! { <>
            { new("link-watch", "primary", OpenAs::Replay) }
            if !props.is_over { { new("link-go-on", "quiet", OpenAs::Table) } }
        </> },
        StoreLookup::Nothing => html! { <>
            { new(if props.free.is_some() { "link-sit-down" } else { "link-go-on" }, "primary", OpenAs::Table) }
            { new("link-watch", "", OpenAs::Replay) }
        </> },
        StoreLookup::Found(save, log_relation) => {
            let forward = new_record().map(|new_record| SaveRecord {
                updated: now(),
                player_kinds: save.player_kinds.clone(),
                id: save.id.clone(),
                title: save.title.clone(),
                colors: save.colors.clone(),
                direct: save.direct.clone(),
                ..new_record
            });
            let id = save.id.clone();
            let open_link = html! { <Link to={Route::Table { id: id.clone() }} class="button large primary">{ phrases.text("link-open-mine") }</Link> };
            let point = Some(props.at.unwrap_or(status.action_count));
            let context = html! { <Link to={Route::Replay { id, at: point }} class="button large">{ phrases.text("link-watch") }</Link> };
            match log_relation {
                LogRelation::Same | LogRelation::Behind(_) => {
                    html! { <>{ open_link }{ context }</> }
                }
                LogRelation::Ahead(_) => html! { <>
                    if let Some(forward) = forward {
                        { button("link-forward", "primary", forward, OpenAs::Table) }
                    }
                    { new("link-second", "", OpenAs::Table) }
                </> },
                LogRelation::Forked(_) | LogRelation::Unrelated => html! { <>
                    { open_link }
                    { new("link-second", "", OpenAs::Table) }
                </> },
            }
        }
    };
    let asks_who_plays = known == StoreLookup::Nothing && !props.is_over;
    html! {
        <section class="panel shared-offers" aria-label={phrases.text("link-offers")}>
            if let Some(sentence) = sentence(&phrases, &known) {
                <p class="notice" role="status">{ sentence }</p>
            }
            if asks_who_plays {
                <SeatOccupant names={props.names.clone()} player_kinds={(*player_kinds).clone()}
                    onupdate={let held = player_kinds.clone(); move |update: Update<Vec<PlayerKind>>| {
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
fn first_player_kinds((session, status): &ReplayedMatch, free: Option<SeatSet>) -> Vec<PlayerKind> {
    match free {
        Some(free) => {
            let expected = seat_letters::expected_seats(free, status.waiting);
            seat_letters::players_for(status.seats, expected)
        }
        None => {
            let record = record_of(session, String::new(), Vec::new());
            record.map_or_else(Vec::new, |record| record.player_kinds)
        }
    }
}

/// Creates a save of a match with these players.
fn record_of(
    session: &AnySession,
    title: String,
    player_kinds: Vec<PlayerKind>,
) -> Option<SaveRecord> {
    (matches_chunk(session)?.record_of)(session, title, player_kinds)
}

/// Returns the sentence about the relation of the stored match to that of the link.
fn sentence(phrases: &Phrases, known: &StoreLookup) -> Option<String> {
    let StoreLookup::Found(save, log_relation) = known else {
        return None;
    };
    let (key, count) = match log_relation {
        LogRelation::Same => ("link-known", 0),
        LogRelation::Ahead(entries) => ("link-ahead", *entries),
        LogRelation::Behind(entries) => ("link-behind", *entries),
        LogRelation::Forked(common) => ("link-forked", *common),
        LogRelation::Unrelated => return None,
    };
    let args = [
        ("title", save.title.as_str().into()),
        ("count", count.into()),
    ];
    Some(phrases.say(key, &args))
}

/// Where a save is stored.
#[derive(Clone)]
struct SaveTarget {
    store: Option<StoreHandle>,
    at: Option<usize>,
}

impl SaveTarget {
    /// Stores the save and opens it, even if storing fails: the page says so.
    fn save_and_open(&self, record: SaveRecord, open_as: OpenAs) {
        let Some(store) = &self.store else { return };
        let id = record.id.clone();
        let route = match open_as {
            OpenAs::Table => Route::Table { id },
            OpenAs::Replay => Route::Replay { id, at: self.at },
        };
        store.put(record, Callback::from(move |_| route.go()));
    }
}

#[derive(Properties, PartialEq)]
struct SeatOccupantProps {
    names: Vec<String>,
    player_kinds: Vec<PlayerKind>,
    onupdate: Callback<Update<Vec<PlayerKind>>>,
}

/// A selection of the player for each seat.
#[component]
fn SeatOccupant(props: &SeatOccupantProps) -> Html {
    let phrases = use_phrases();
    let row = |(index, name): (usize, &String)| {
        let player_kind = props
            .player_kinds
            .get(index)
            .copied()
            .unwrap_or(PlayerKind::Human);
        let onchange = updates(
            &props.onupdate,
            move |player_kinds: &mut Vec<PlayerKind>, player_kind| {
                if let Some(slot) = player_kinds.get_mut(index) {
                    *slot = player_kind;
                }
            },
        );
        html! { <li key={index}><PlayerKindSelect label={name.clone()} {player_kind} {onchange} /></li> }
    };
    html! {
        <>
            <h2>{ phrases.text("table-who") }</h2>
            <ul class="who-plays">{ for props.names.iter().enumerate().map(row) }</ul>
        </>
    }
}

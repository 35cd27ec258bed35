//! The page of an editor, of whichever game: the line above, the tools, the board, and the panel
//! with what is found and what to begin from.

use super::around::{FindingsPage, NewsLine, dialogs};
use super::bar::Bar;
use super::keys::{Press, Usual, use_keys};
use super::opening::{Opening, use_opening};
use super::room::Room;
use super::studio::{Deed, Studio};
use super::tabs::{Tab, Tabs};
use super::wishes::{News, Wish, Wishes, use_news, use_wishes};
use crate::room::report::{Report, use_report};
use crate::room::shelf::Shelf;
use crate::room::toolbox::Toolbox;
use engine::drive::Sketched;
use std::rc::Rc;
use store::begin::{Arriving, use_begin};
use store::{BoardShelf, use_boards};
use ui::clock::fresh_seed;
use ui::l10n::{Phrases, use_phrases};
use ui::live::use_announcer;
use ui::title::use_title_of;
use yew::prelude::*;

/// What an editor opens with.
#[derive(Properties, PartialEq)]
pub struct EditorProps {
    /// The id of a thing; without one that which was in hand last.
    pub board: Option<String>,
}

/// The editor of a game.
#[component]
pub fn Editor<T: Room>(props: &EditorProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_boards(T::GAME.name());
    let opening = use_opening::<T>(props.board.clone(), &phrases, &shelf);
    let studio = (*opening.studio).clone();
    let news = use_news();
    let play = use_play::<T>(&news.1);
    let wishes = use_wishes(&opening.studio, &shelf, &phrases, news, play);
    let report = use_report::<T>(studio.sketch().clone(), &phrases);
    let pointed = use_state_eq(|| None::<T::Place>);
    let page = use_state_eq(|| T::PAGES[1]);
    let title = [("name", studio.bench().present().name().into())];
    use_title_of(T::GAME, phrases.say(&T::key("title"), &title));
    use_spoken(
        touched::<T>(&studio, &phrases),
        T::in_hand(&phrases, &studio.kit),
    );
    let ondeed = use_callback(page.setter(), {
        let studio = opening.studio.clone();
        move |deed: Deed<T>, page| {
            // What is in hand now, not when this page was drawn.
            if studio.looks(&deed, T::SELECT) {
                page.set(T::PAGES[0]);
            }
            studio.dispatch(deed);
        }
    });
    use_keys(taker(&opening, &pointed, &ondeed, &wishes.grant));
    let onpoint = use_callback(pointed.setter(), |place, pointed| pointed.set(place));
    let traced = pointed.filter(|_| T::traces(studio.tool()));
    let onopen = use_callback(page.setter(), |tab, page| page.set(tab));
    html! {
        <main id="main" class="editor-frame"><div class="editor" translate="no" data-game={T::GAME.name()}>
            <Bar<T> bench={studio.bench().clone()} faults={(!report.is_playable).then(|| report.fault_count())}
                onstep={ondeed.reform(Deed::Step)} onwish={wishes.grant.clone()} />
            <Toolbox<T> thing={studio.settled().clone()} kit={studio.kit.clone()} ondeed={ondeed.clone()} />
            <div class="editor-field">
                <T::Board studio={studio.clone()} report={report.clone()} ondeed={ondeed.clone()} {onpoint} pointed={traced} />
                <p class="editor-waits" role="status">{ T::waits(&studio, &phrases).unwrap_or_default() }</p>
            </div>
            <aside class="editor-side panel" aria-label={phrases.text("edit-panels")}>
                <NewsLine news={wishes.news.clone()} refused={(*opening.refused).clone()} />
                <Tabs label={phrases.text("edit-panels")} tabs={tabs::<T>(&phrases, &report)} open={*page} {onopen}>
                    { panel((*page, &phrases), &report, &ondeed, &shelf, &opening, &wishes) }
                </Tabs>
            </aside>
            { dialogs(&opening, &wishes) }
        </div></main>
    }
}

/// Begins a match with a thing, against bots.
#[hook]
fn use_play<T: Room>(tell: &Callback<News>) -> Callback<Rc<T::Sketch>> {
    let onfail = tell.reform(|why| Some((true, why)));
    let begin = use_begin::<T::Plan>(Arriving::Next, onfail);
    use_callback(
        (begin, tell.clone()),
        |thing: Rc<T::Sketch>, (begin, tell)| match T::plan(&thing, fresh_seed()) {
            Ok(plan) => begin.emit(plan),
            Err(fault) => tell.emit(Some((true, fault.to_string()))),
        },
    )
}

/// Takes the keys that mean something when they are pressed. What is in hand by then may not have
/// been drawn yet.
fn taker<T: Room>(
    opening: &Opening<T>,
    pointed: &UseStateHandle<Option<T::Place>>,
    ondeed: &Callback<Deed<T>>,
    onwish: &Callback<Wish>,
) -> Callback<Press, bool> {
    let (studio, pointed) = (opening.studio.clone(), pointed.clone());
    let (ondeed, onwish) = (ondeed.clone(), onwish.clone());
    Callback::from(move |press: Press| {
        let own = (!press.ctrl)
            .then(|| T::press(&studio, &press.key, *pointed))
            .flatten();
        if let Some(deed) = own {
            ondeed.emit(deed);
            return true;
        }
        match press.usual() {
            Some(Usual::Step(step)) => ondeed.emit(Deed::Step(step)),
            Some(Usual::Wish(wish)) => onwish.emit(wish),
            None => return false,
        }
        true
    })
}

fn tabs<T: Room>(phrases: &Phrases, report: &Report<T::Place>) -> Vec<Tab> {
    let [place, whole] = T::PAGES;
    [
        (place, 0),
        (whole, 0),
        ("findings", report.findings.len()),
        ("shelf", 0),
    ]
    .map(|(id, count)| Tab {
        id,
        name: T::phrase(phrases, &format!("tab-{id}")),
        count,
    })
    .to_vec()
}

/// The open page of the panel.
fn panel<T: Room>(
    (page, phrases): (&str, &Phrases),
    report: &Rc<Report<T::Place>>,
    ondeed: &Callback<Deed<T>>,
    shelf: &BoardShelf,
    opening: &Opening<T>,
    wishes: &Wishes,
) -> Html {
    let studio = &opening.studio;
    if page == T::PAGES[0] {
        return html! { <T::PlacePage studio={(**studio).clone()} ondeed={ondeed.clone()} /> };
    }
    match page {
        "findings" => {
            let (ondeed, studio) = (ondeed.clone(), studio.clone());
            let onshow = Callback::from(move |cell| {
                if let Some(place) = T::place_at(studio.settled(), cell) {
                    ondeed.emit(Deed::Look(place));
                }
            });
            let lead = if report.is_playable { "odd" } else { "mend" };
            let lead = T::phrase(phrases, lead);
            html! { <>
                <FindingsPage findings={report.findings.clone()} {lead} {onshow} />
                { T::measures(opening.studio.settled()) }
            </> }
        }
        "shelf" => {
            let current = studio.bench().origin.id().map(str::to_owned);
            html! {
                <Shelf<T> shelf={shelf.clone()} {current} onwant={opening.want.clone()} ontell={wishes.tell.reform(Some)} />
            }
        }
        _ => html! { <T::WholePage studio={(**studio).clone()} ondeed={ondeed.clone()} /> },
    }
}

/// The place that was touched last and what is there, in words.
fn touched<T: Room>(studio: &Studio<T>, phrases: &Phrases) -> Option<String> {
    let place = studio.touched?;
    let there = T::there(phrases, studio.settled(), &studio.kit, place);
    Some(format!("{}, {there}", place.to_string()))
}

/// Says to those who listen what is on the place that was touched last, and what is in hand,
/// whenever one of them changes.
#[hook]
fn use_spoken(place: Option<String>, in_hand: String) {
    let announcer = use_announcer();
    let before = use_mut_ref(|| (place.clone(), in_hand.clone()));
    use_effect_with((place, in_hand), move |(place, in_hand)| {
        let before = before.replace((place.clone(), in_hand.clone()));
        let mut news = Vec::new();
        if before.1 != *in_hand {
            news.push(in_hand.clone());
        }
        if before.0 != *place {
            news.extend(place.clone());
        }
        announcer.tell(news);
    });
}

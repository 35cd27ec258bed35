//! The map editor of Exodus: a page of its own, with [`Editor`] as its one entry, and
//! [`SharedBoard`] for whoever comes by a link.

mod board;
mod craft;
mod drawing;
mod from_file;
mod hex_panel;
mod keys;
mod kit;
mod map_panel;
mod marks;
mod outlook;
mod report;
mod shared;
mod shelf_panel;
mod spot;
mod studio;
mod toolbox;
mod toolbox_signs;

pub use craft::handed;
pub use from_file::board_in_file;
pub use report::refusal_words;
pub use shared::SharedBoard;

use super::setup::{Arriving, use_begin};
use crate::edit::{
    Bar, Craft, FindingsPage, News, NewsLine, Opening, Studio as _, Tab, Tabs, Wishes, dialogs,
    use_keys, use_news, use_opening, use_wishes,
};
use crate::games::GameName;
use crate::l10n::{Phrases, use_phrases};
use crate::live::use_announcer;
use crate::pages::use_title;
use crate::store::{BoardShelf, use_boards};
use board::EditorBoard;
use craft::first_match;
use engine::exodus::sketch::Sketch;
use hex_panel::HexPanel;
use map_panel::MapPanel;
use outlook::Outlook;
use report::{Report, use_report};
use shelf_panel::shelf_panel;
use spot::{Spot, spot_at};
use std::rc::Rc;
use studio::{Deed, Studio};
use toolbox::Toolbox;
use yew::prelude::*;

/// What the editor opens with.
#[derive(Properties, PartialEq)]
pub struct EditorProps {
    /// The id of a map; without one that which was in hand last.
    pub board: Option<String>,
}

/// The editor.
#[component]
pub fn Editor(props: &EditorProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_boards(GameName::Exodus.slug());
    let opening = use_opening::<Studio>(props.board.clone(), &phrases, &shelf);
    let studio = (*opening.studio).clone();
    let news = use_news();
    let play = use_play(&news.1);
    let wishes = use_wishes(&opening.studio, &shelf, &phrases, news, play);
    let report = use_report(studio.sketch().clone(), &phrases);
    let pointed = use_state_eq(|| None::<Spot>);
    let page = use_state_eq(|| "map");
    let title = [("name", studio.settled().name().into())];
    use_title(phrases.say("exodus-editor-title", &title));
    use_spoken(&studio, &phrases);
    let ondeed = use_callback(
        (opening.studio.dispatcher(), page.setter()),
        |deed: Deed, (deeds, page)| {
            if matches!(deed, Deed::Look(..)) {
                page.set("hex");
            }
            deeds.dispatch(deed);
        },
    );
    let ontap = use_callback(
        (ondeed.clone(), page.setter(), studio.kit.tool),
        |deed: Deed, (ondeed, page, tool)| {
            if *tool == kit::Tool::Select && matches!(deed, Deed::Tap(_)) {
                page.set("hex");
            }
            ondeed.emit(deed);
        },
    );
    use_keys(keys::taker(&studio, *pointed, &ondeed, &wishes.grant));
    let onpoint = use_callback(pointed.setter(), |spot, pointed| pointed.set(spot));
    let hint = studio.moving.then(|| phrases.text("exodus-editor-moving"));
    let onopen = use_callback(page.setter(), |tab, page| page.set(tab));
    html! {
        <main id="main" class="editor" data-game={GameName::Exodus.slug()}>
            <Bar<Sketch> bench={studio.bench().clone()} faults={(!report.is_playable).then(|| report.fault_count())}
                onstep={ondeed.reform(Deed::Step)} onwish={wishes.grant.clone()} />
            <Toolbox kit={studio.kit} ondeed={ondeed.clone()} />
            <div class="editor-field">
                <EditorBoard studio={studio.clone()} report={report.clone()} ondeed={ontap} {onpoint} />
                <p class="editor-waits" role="status">{ hint.unwrap_or_default() }</p>
            </div>
            <aside class="editor-side panel" aria-label={phrases.text("edit-panels")}>
                <NewsLine news={wishes.news.clone()} refused={(*opening.refused).clone()} />
                <Tabs label={phrases.text("edit-panels")} tabs={tabs(&phrases, &report)} open={*page} {onopen}>
                    { panel((*page, &phrases), &studio, &report, &ondeed, &shelf, &opening, &wishes) }
                </Tabs>
            </aside>
            { dialogs(&opening, &wishes) }
        </main>
    }
}

/// Begins a match on a map against bots.
#[hook]
fn use_play(tell: &Callback<News>) -> Callback<Rc<Sketch>> {
    let onfail = tell.reform(|why| Some((true, why)));
    let begin = use_begin(Arriving::Next, onfail);
    use_callback(
        (begin, tell.clone()),
        |sketch: Rc<Sketch>, (begin, tell)| match first_match(&sketch) {
            Ok(draft) => begin.emit(draft),
            Err(fault) => tell.emit(Some((true, fault.to_string()))),
        },
    )
}

fn tabs(phrases: &Phrases, report: &Report) -> Vec<Tab> {
    [
        ("hex", 0),
        ("map", 0),
        ("findings", report.findings.len()),
        ("shelf", 0),
    ]
    .map(|(id, count)| Tab {
        id,
        name: Sketch::phrase(phrases, &format!("tab-{id}")),
        count,
    })
    .to_vec()
}

/// The open page of the panel.
fn panel(
    (page, phrases): (&str, &Phrases),
    studio: &Studio,
    report: &Rc<Report>,
    ondeed: &Callback<Deed>,
    shelf: &BoardShelf,
    opening: &Opening<Studio>,
    wishes: &Wishes,
) -> Html {
    match page {
        "hex" => html! { <HexPanel studio={studio.clone()} ondeed={ondeed.clone()} /> },
        "findings" => {
            let ondeed = ondeed.clone();
            let onshow = Callback::from(move |cell| {
                if let Some(spot) = spot_at(cell) {
                    ondeed.emit(Deed::Look(spot));
                }
            });
            let lead = if report.is_playable { "odd" } else { "mend" };
            let lead = Sketch::phrase(phrases, lead);
            html! { <>
                <FindingsPage findings={report.findings.clone()} {lead} {onshow} />
                <Outlook sketch={studio.settled().clone()} />
            </> }
        }
        "shelf" => shelf_panel(shelf, opening, wishes),
        _ => html! { <MapPanel studio={studio.clone()} ondeed={ondeed.clone()} /> },
    }
}

/// Says to those who listen what is on the hex that was touched last, and what is in hand, whenever
/// one of them changes.
#[hook]
fn use_spoken(studio: &Studio, phrases: &Phrases) {
    let announcer = use_announcer();
    let hex = studio.touched.map(|spot| {
        let what = drawing::contents(phrases, studio.settled(), spot);
        format!("{spot}, {what}")
    });
    let in_hand = toolbox::words(phrases, studio.kit);
    let before = use_mut_ref(|| (hex.clone(), in_hand.clone()));
    use_effect_with((hex, in_hand), move |(hex, in_hand)| {
        let before = before.replace((hex.clone(), in_hand.clone()));
        let mut news = Vec::new();
        if before.1 != *in_hand {
            news.push(in_hand.clone());
        }
        if before.0 != *hex {
            news.extend(hex.clone());
        }
        announcer.tell(news);
    });
}

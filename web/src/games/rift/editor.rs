//! The board editor of Centauri Rift: a page of its own, with [`Editor`] as its one entry, and
//! [`SharedBoard`] for whoever comes by a link.

mod board;
mod board_panel;
mod craft;
mod drawing;
mod fields;
mod from_file;
mod keys;
mod kit;
mod marks;
mod report;
mod shared;
mod shelf_panel;
mod square_panel;
mod start_form;
mod studio;
mod toolbox;
mod toolbox_signs;

pub use craft::handed;
pub use from_file::board_in_file;
pub use report::refusal_words;
pub use shared::SharedBoard;

use crate::edit::{
    Bar, Craft, FindingsPage, News, NewsLine, Opening, Studio as _, Tab, Tabs, Wishes, dialogs,
    use_keys, use_news, use_opening, use_wishes,
};
use crate::games::GameName;
use crate::games::rift::field::square_at;
use crate::games::rift::setup::{Arriving, use_begin};
use crate::l10n::{Phrases, use_phrases};
use crate::live::use_announcer;
use crate::pages::use_title;
use crate::store::{BoardShelf, use_boards};
use board::EditorBoard;
use board_panel::BoardPanel;
use craft::first_match;
use engine::grid::Square;
use engine::rift::sketch::Sketch;
use report::{Report, use_report};
use shelf_panel::shelf_panel;
use square_panel::SquarePanel;
use std::rc::Rc;
use studio::{Deed, Studio};
use toolbox::{Toolbox, hint_key};
use yew::prelude::*;

/// What the editor opens with.
#[derive(Properties, PartialEq)]
pub struct EditorProps {
    /// The id of a board; without one the board that was in hand last.
    pub board: Option<String>,
}

/// The editor.
#[component]
pub fn Editor(props: &EditorProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_boards(GameName::Rift.slug());
    let opening = use_opening::<Studio>(props.board.clone(), &phrases, &shelf);
    let studio = (*opening.studio).clone();
    let news = use_news();
    let play = use_play(&news.1);
    let wishes = use_wishes(&opening.studio, &shelf, &phrases, news, play);
    let report = use_report(studio.sketch().clone(), &phrases);
    let pointed = use_state_eq(|| None::<Square>);
    let page = use_state_eq(|| "board");
    use_title(phrases.say(
        "rift-editor-title",
        &[("name", studio.settled().file().name.as_str().into())],
    ));
    use_spoken(&studio, &phrases);
    let ondeed = use_callback(
        (opening.studio.dispatcher(), page.setter()),
        |deed: Deed, (deeds, page)| {
            if matches!(deed, Deed::Look(..)) {
                page.set("square");
            }
            deeds.dispatch(deed);
        },
    );
    let ontap = use_callback(
        (ondeed.clone(), page.setter(), studio.kit.tool),
        |deed: Deed, (ondeed, page, tool)| {
            if *tool == kit::Tool::Select && matches!(deed, Deed::Tap(_)) {
                page.set("square");
            }
            ondeed.emit(deed);
        },
    );
    use_keys(keys::taker(&studio, *pointed, &ondeed, &wishes.grant));
    let onpoint = use_callback(pointed.setter(), |square, pointed| pointed.set(square));
    let hint = hint_key(&studio).map(|key| phrases.text(key));
    let onopen = use_callback(page.setter(), |tab, page| page.set(tab));
    html! {
        <main id="main" class="editor" data-game={GameName::Rift.slug()}>
            <Bar<Sketch> bench={studio.bench().clone()} faults={(!report.is_playable).then(|| report.fault_count())}
                onstep={ondeed.reform(Deed::Step)} onwish={wishes.grant.clone()} />
            <Toolbox kit={studio.kit.clone()} ondeed={ondeed.clone()} />
            <div class="editor-field">
                <EditorBoard studio={studio.clone()} report={report.clone()} ondeed={ontap} {onpoint} pointed={*pointed} />
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

/// Begins a match on a board against a bot.
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
        ("square", "rift-editor-tab-square", 0),
        ("board", "rift-editor-tab-board", 0),
        (
            "findings",
            "rift-editor-tab-findings",
            report.findings.len(),
        ),
        ("shelf", "rift-editor-tab-shelf", 0),
    ]
    .map(|(id, key, count)| Tab {
        id,
        name: phrases.text(key),
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
    let grid = marks::grid_of(studio.settled());
    match page {
        "square" => html! { <SquarePanel studio={studio.clone()} ondeed={ondeed.clone()} /> },
        "findings" => {
            let (ondeed, sketch) = (ondeed.clone(), studio.settled().clone());
            let onshow = Callback::from(move |cell| {
                if let Some(square) = square_at(grid, cell) {
                    let object = sketch.objects_at(square).first().copied();
                    ondeed.emit(Deed::Look(square, object));
                }
            });
            let lead = if report.is_playable { "odd" } else { "mend" };
            html! { <FindingsPage findings={report.findings.clone()} lead={Sketch::phrase(phrases, lead)} {onshow} /> }
        }
        "shelf" => shelf_panel(shelf, opening, wishes),
        _ => html! { <BoardPanel studio={studio.clone()} ondeed={ondeed.clone()} /> },
    }
}

/// Says to those who listen what is on the square that was touched last, and what is in hand,
/// whenever one of them changes.
#[hook]
fn use_spoken(studio: &Studio, phrases: &Phrases) {
    let announcer = use_announcer();
    let square = studio.touched.map(|square| {
        let what = drawing::contents(phrases, studio.settled(), square);
        let what = if what.is_empty() {
            phrases.text("rift-cell-empty")
        } else {
            what.join(", ")
        };
        format!("{square}, {what}")
    });
    let in_hand = toolbox::words(phrases, &studio.kit);
    let before = use_mut_ref(|| (square.clone(), in_hand.clone()));
    use_effect_with((square, in_hand), move |(square, in_hand)| {
        let before = before.replace((square.clone(), in_hand.clone()));
        let mut news = Vec::new();
        if before.1 != *in_hand {
            news.push(in_hand.clone());
        }
        if before.0 != *square {
            news.extend(square.clone());
        }
        announcer.tell(news);
    });
}

//! The page that the editors of all games share: the bar, the toolbox, the board, and the panel
//! with findings and the list of documents.

use super::commands::{
    EditorCommand, EditorCommands, EditorNotice, use_editor_commands, use_editor_notice,
};
use super::editor::Editor;
use super::editor_bar::EditorBar;
use super::keys::{CommonShortcut, EditorKeyPress, use_document_keys};
use super::open_document::{OpenState, use_open_document};
use super::panel_tabs::{PanelTab, PanelTabs};
use super::side_panel::{EditorNoticeLine, FindingsPage, dialogs};
use super::state::{EditorAction, EditorState};
use crate::editor::document_list::DocumentList;
use crate::editor::toolbox::Toolbox;
use crate::editor::validation_report::{ValidationReport, use_validation};
use engine::json_api::ScenarioDocument;
use std::rc::Rc;
use store::start_match::{HistoryMode, use_start_match};
use store::{BoardsHandle, use_boards};
use ui::clock::random_seed;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use ui::title::use_game_title;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct EditorPageProps {
    /// The id of the document to open; `None` opens the last draft.
    pub board: Option<String>,
}

/// The editor page of one game.
#[component]
pub fn EditorPage<T: Editor>(props: &EditorPageProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_boards(T::GAME.name());
    let opening = use_open_document::<T>(props.board.clone(), &phrases, &shelf);
    let studio = (*opening.studio).clone();
    let news = use_editor_notice();
    let play = use_play::<T>(&news.1);
    let wishes = use_editor_commands(&opening.studio, &shelf, &phrases, news, play);
    let report = use_validation::<T>(studio.preview().clone(), &phrases);
    let pointed = use_state_eq(|| None::<T::Place>);
    let page = use_state_eq(|| T::TAB_IDS[1]);
    let title = [("name", studio.document().present().name().into())];
    use_game_title(T::GAME, phrases.say(&T::phrase_key("title"), &title));
    use_announcements(
        touched::<T>(&studio, &phrases),
        T::describe_tool(&phrases, &studio.kit),
    );
    let ondeed = use_callback(page.setter(), {
        let studio = opening.studio.clone();
        move |deed: EditorAction<T>, page| {
            // A handle reads the current state, which may be newer than the last rendering, and
            // holds every state that it has read: read through a copy that lives for one action.
            let studio = studio.clone();
            if studio.selects_place(&deed, T::SELECT) {
                page.set(T::TAB_IDS[0]);
            }
            studio.dispatch(deed);
        }
    });
    use_document_keys(key_handler(&opening, &pointed, &ondeed, &wishes.run));
    let onpoint = use_callback(pointed.setter(), |place, pointed| pointed.set(place));
    let traced = pointed.filter(|_| T::shows_reach(studio.tool()));
    let onopen = use_callback(page.setter(), |tab, page| page.set(tab));
    html! {
        <main id="main" class="editor-frame"><div class="editor" translate="no" data-game={T::GAME.name()}>
            <EditorBar<T> bench={studio.document().clone()} faults={(!report.is_playable).then(|| report.fault_count())}
                onstep={ondeed.reform(EditorAction::Document)} onwish={wishes.run.clone()} />
            <Toolbox<T> thing={studio.committed().clone()} kit={studio.kit.clone()} ondeed={ondeed.clone()} />
            <div class="editor-field">
                <T::Board studio={studio.clone()} report={report.clone()} ondeed={ondeed.clone()} {onpoint} pointed={traced} />
                <p class="editor-waits" role="status">{ T::prompt(&studio, &phrases).unwrap_or_default() }</p>
            </div>
            <aside class="editor-side panel" aria-label={phrases.text("edit-panels")}>
                <EditorNoticeLine news={wishes.notice.clone()} refused={(*opening.error).clone()} />
                <PanelTabs label={phrases.text("edit-panels")} tabs={tabs::<T>(&phrases, &report)} open={*page} {onopen}>
                    { panel((*page, &phrases), &report, &ondeed, &shelf, &opening, &wishes) }
                </PanelTabs>
            </aside>
            { dialogs(&opening, &wishes) }
        </div></main>
    }
}

/// Returns a callback that starts a match with a document against bots.
#[hook]
fn use_play<T: Editor>(tell: &Callback<EditorNotice>) -> Callback<Rc<T::Document>> {
    let onfail = tell.reform(|why| Some((true, why)));
    let begin = use_start_match::<T::Plan>(HistoryMode::Push, onfail);
    use_callback(
        (begin, tell.clone()),
        |thing: Rc<T::Document>, (begin, tell)| match T::plan(&thing, random_seed()) {
            Ok(plan) => begin.emit(plan),
            Err(fault) => tell.emit(Some((true, fault.to_string()))),
        },
    )
}

/// Returns the key handler of the page. It reads the current state when a key is pressed, which may
/// be newer than the last rendering.
fn key_handler<T: Editor>(
    opening: &OpenState<T>,
    pointed: &UseStateHandle<Option<T::Place>>,
    ondeed: &Callback<EditorAction<T>>,
    onwish: &Callback<EditorCommand>,
) -> Callback<EditorKeyPress, bool> {
    let (studio, pointed) = (opening.studio.clone(), pointed.clone());
    let (ondeed, onwish) = (ondeed.clone(), onwish.clone());
    Callback::from(move |press: EditorKeyPress| {
        let own = (!press.ctrl)
            .then(|| T::key_action(&studio, &press.key, *pointed))
            .flatten();
        if let Some(deed) = own {
            ondeed.emit(deed);
            return true;
        }
        match press.shortcut() {
            Some(CommonShortcut::Document(step)) => ondeed.emit(EditorAction::Document(step)),
            Some(CommonShortcut::Command(wish)) => onwish.emit(wish),
            None => return false,
        }
        true
    })
}

fn tabs<T: Editor>(phrases: &Phrases, report: &ValidationReport<T::Place>) -> Vec<PanelTab> {
    let [place, whole] = T::TAB_IDS;
    [
        (place, 0),
        (whole, 0),
        ("findings", report.findings.len()),
        ("shelf", 0),
    ]
    .map(|(id, count)| PanelTab {
        id,
        name: T::phrase(phrases, &format!("tab-{id}")),
        count,
    })
    .to_vec()
}

/// Renders the open tab of the side panel.
fn panel<T: Editor>(
    (page, phrases): (&str, &Phrases),
    report: &Rc<ValidationReport<T::Place>>,
    ondeed: &Callback<EditorAction<T>>,
    shelf: &BoardsHandle,
    opening: &OpenState<T>,
    wishes: &EditorCommands,
) -> Html {
    let studio = &opening.studio;
    if page == T::TAB_IDS[0] {
        return html! { <T::PlacePanel studio={(**studio).clone()} ondeed={ondeed.clone()} /> };
    }
    match page {
        "findings" => {
            let (ondeed, studio) = (ondeed.clone(), studio.clone());
            let onshow = Callback::from(move |cell| {
                if let Some(place) = T::place_at(studio.committed(), cell) {
                    ondeed.emit(EditorAction::Select(place));
                }
            });
            let lead = if report.is_playable { "odd" } else { "mend" };
            let lead = T::phrase(phrases, lead);
            html! { <>
                <FindingsPage findings={report.findings.clone()} {lead} {onshow} />
                { T::report_footer(opening.studio.committed()) }
            </> }
        }
        "shelf" => {
            let current = studio.document().origin.id().map(str::to_owned);
            html! {
                <DocumentList<T> shelf={shelf.clone()} {current} onwant={opening.request.clone()} ontell={wishes.tell.reform(Some)} />
            }
        }
        _ => html! { <T::DocumentPanel studio={(**studio).clone()} ondeed={ondeed.clone()} /> },
    }
}

/// Describes the place that was touched last and its content, for screen readers.
fn touched<T: Editor>(studio: &EditorState<T>, phrases: &Phrases) -> Option<String> {
    let place = studio.touched?;
    let there = T::describe_place(phrases, studio.committed(), &studio.kit, place);
    Some(format!("{}, {there}", place.to_string()))
}

/// Announces the place touched last and the current tool to screen readers whenever either changes.
#[hook]
fn use_announcements(place: Option<String>, in_hand: String) {
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
        announcer.announce(news);
    });
}

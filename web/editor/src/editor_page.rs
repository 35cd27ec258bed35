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

/// Renders the editor page of one game.
#[component]
pub fn EditorPage<T: Editor>(props: &EditorPageProps) -> Html {
    let phrases = use_phrases();
    let boards = use_boards(T::GAME.name());
    let opening = use_open_document::<T>(props.board.clone(), &phrases, &boards);
    let editor_state = (*opening.editor_state).clone();
    let notice = use_editor_notice();
    let play = use_play::<T>(&notice.1);
    let commands = use_editor_commands(&opening.editor_state, &boards, &phrases, notice, play);
    let report = use_validation::<T>(editor_state.preview().clone(), &phrases);
    let pointed = use_state_eq(|| None::<T::Place>);
    let page = use_state_eq(|| T::TAB_IDS[1]);
    let title = [("name", editor_state.document().present().name().into())];
    use_game_title(T::GAME, phrases.say(&T::phrase_key("title"), &title));
    use_announcements(
        touched::<T>(&editor_state, &phrases),
        T::describe_tool(&phrases, &editor_state.tools),
    );
    let onaction = use_callback(page.setter(), {
        let editor_state = opening.editor_state.clone();
        move |action: EditorAction<T>, page| {
            // A state handle returns the current state, which may be newer than the last rendering,
            // and keeps every state that it has returned alive. So it is cloned for the duration of
            // one action.
            let editor_state = editor_state.clone();
            if editor_state.selects_place(&action, T::SELECT) {
                page.set(T::TAB_IDS[0]);
            }
            editor_state.dispatch(action);
        }
    });
    use_document_keys(key_handler(&opening, &pointed, &onaction, &commands.run));
    let onpoint = use_callback(pointed.setter(), |place, pointed| pointed.set(place));
    let traced = pointed.filter(|_| T::shows_reach(editor_state.tool()));
    let onopen = use_callback(page.setter(), |tab, page| page.set(tab));
    html! {
        <main id="main" class="editor-frame"><div class="editor" translate="no" data-game={T::GAME.name()}>
            <EditorBar<T> document={editor_state.document().clone()} fault_count={(!report.is_playable).then(|| report.fault_count())}
                onstep={onaction.reform(EditorAction::Document)} oncommand={commands.run.clone()} />
            <Toolbox<T> document={editor_state.committed().clone()} tools={editor_state.tools.clone()} onaction={onaction.clone()} />
            <div class="editor-field">
                <T::Board editor_state={editor_state.clone()} report={report.clone()} onaction={onaction.clone()} {onpoint} pointed={traced} />
                <p class="editor-waits" role="status">{ T::prompt(&editor_state, &phrases).unwrap_or_default() }</p>
            </div>
            <aside class="editor-side panel" aria-label={phrases.text("edit-panels")}>
                <EditorNoticeLine notice={commands.notice.clone()} refused={(*opening.error).clone()} />
                <PanelTabs label={phrases.text("edit-panels")} tabs={tabs::<T>(&phrases, &report)} open={*page} {onopen}>
                    { panel((*page, &phrases), &report, &onaction, &boards, &opening, &commands) }
                </PanelTabs>
            </aside>
            { dialogs(&opening, &commands) }
        </div></main>
    }
}

/// Returns a callback that starts a match with a document against bots.
#[hook]
fn use_play<T: Editor>(notify: &Callback<EditorNotice>) -> Callback<Rc<T::Document>> {
    let onfail = notify.reform(|reason| Some((true, reason)));
    let begin = use_start_match::<T::Plan>(HistoryMode::Push, onfail);
    use_callback(
        (begin, notify.clone()),
        |document: Rc<T::Document>, (begin, notify)| match T::plan(&document, random_seed()) {
            Ok(plan) => begin.emit(plan),
            Err(fault) => notify.emit(Some((true, fault.to_string()))),
        },
    )
}

/// Returns the key handler of the page. It reads the current state when a key is pressed, which may
/// be newer than the last rendering.
fn key_handler<T: Editor>(
    opening: &OpenState<T>,
    pointed: &UseStateHandle<Option<T::Place>>,
    onaction: &Callback<EditorAction<T>>,
    oncommand: &Callback<EditorCommand>,
) -> Callback<EditorKeyPress, bool> {
    let (editor_state, pointed) = (opening.editor_state.clone(), pointed.clone());
    let (onaction, oncommand) = (onaction.clone(), oncommand.clone());
    Callback::from(move |press: EditorKeyPress| {
        let key_action = (!press.is_ctrl_held)
            .then(|| T::key_action(&editor_state, &press.key, *pointed))
            .flatten();
        if let Some(action) = key_action {
            onaction.emit(action);
            return true;
        }
        match press.shortcut() {
            Some(CommonShortcut::Document(step)) => onaction.emit(EditorAction::Document(step)),
            Some(CommonShortcut::Command(command)) => oncommand.emit(command),
            None => return false,
        }
        true
    })
}

fn tabs<T: Editor>(phrases: &Phrases, report: &ValidationReport<T::Place>) -> Vec<PanelTab> {
    let [place_tab, document_tab] = T::TAB_IDS;
    [
        (place_tab, 0),
        (document_tab, 0),
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
    onaction: &Callback<EditorAction<T>>,
    boards: &BoardsHandle,
    opening: &OpenState<T>,
    commands: &EditorCommands,
) -> Html {
    let editor_state = &opening.editor_state;
    if page == T::TAB_IDS[0] {
        return html! { <T::PlacePanel editor_state={(**editor_state).clone()} onaction={onaction.clone()} /> };
    }
    match page {
        "findings" => {
            let (onaction, editor_state) = (onaction.clone(), editor_state.clone());
            let onshow = Callback::from(move |cell| {
                if let Some(place) = T::place_at(editor_state.committed(), cell) {
                    onaction.emit(EditorAction::Select(place));
                }
            });
            let lead_text = if report.is_playable { "odd" } else { "mend" };
            let lead_text = T::phrase(phrases, lead_text);
            html! { <>
                <FindingsPage findings={report.findings.clone()} lead={lead_text} {onshow} />
                { T::report_footer(opening.editor_state.committed()) }
            </> }
        }
        "shelf" => {
            let current = editor_state.document().origin.id().map(str::to_owned);
            html! {
                <DocumentList<T> boards={boards.clone()} {current} onrequest={opening.request.clone()} onnotice={commands.notify.reform(Some)} />
            }
        }
        _ => {
            html! { <T::DocumentPanel editor_state={(**editor_state).clone()} onaction={onaction.clone()} /> }
        }
    }
}

/// Describes the last touched place and its content, for screen readers.
fn touched<T: Editor>(editor_state: &EditorState<T>, phrases: &Phrases) -> Option<String> {
    let place = editor_state.touched?;
    let description = T::describe_place(
        phrases,
        editor_state.committed(),
        &editor_state.tools,
        place,
    );
    Some(format!("{}, {description}", place.to_string()))
}

/// Announces the place touched last and the current tool to screen readers whenever either changes.
#[hook]
fn use_announcements(place: Option<String>, tool: String) {
    let announcer = use_announcer();
    let before = use_mut_ref(|| (place.clone(), tool.clone()));
    use_effect_with((place, tool), move |(place, tool)| {
        let before = before.replace((place.clone(), tool.clone()));
        let mut notice = Vec::new();
        if before.1 != *tool {
            notice.push(tool.clone());
        }
        if before.0 != *place {
            notice.extend(place.clone());
        }
        announcer.announce(notice);
    });
}

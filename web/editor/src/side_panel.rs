//! The parts of an editor page around the board: findings, the message about the last command, and
//! dialogs.

use super::DocumentShareDialog;
use super::commands::{EditorCommands, EditorNotice};
use super::files::UnsavedDialog;
use super::findings::{Finding, Findings};
use super::open_document::{OpenState, show_in_address};
use crate::state::editor_tools::EditorTools;
use engine::json_api::ScenarioDocument;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FindingsPageProps {
    pub findings: Vec<Finding>,
    /// The text above the list.
    pub lead: String,
    /// Requests that this cell be selected.
    pub onshow: Callback<u16>,
}

/// Renders the panel with the findings of the engine.
#[component]
pub fn FindingsPage(props: &FindingsPageProps) -> Html {
    let phrases = use_phrases();
    html! {
        <>
            if !props.findings.is_empty() {
                <p class="editor-hint">{ &props.lead }</p>
            }
            <Findings findings={props.findings.clone()} empty_text={phrases.text("edit-sound")} onshow={props.onshow.clone()} />
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct EditorNoticeLineProps {
    /// The message about the last command.
    pub notice: EditorNotice,
    /// The reason why the last document was not opened.
    pub refused: Option<String>,
}

/// Renders the line with the message about the last command or document.
#[component]
pub fn EditorNoticeLine(props: &EditorNoticeLineProps) -> Html {
    let refused = props.refused.clone().map(|reason| (true, reason));
    let notice = refused.or_else(|| props.notice.clone());
    html! {
        <div class="editor-news" role="status">
            if let Some((is_error, message)) = notice {
                <p class={classes!("notice", is_error.then_some("alert"))}>{ message }</p>
            }
        </div>
    }
}

/// Renders the dialogs that are open: unsaved changes, and the share link.
pub fn dialogs<T: EditorTools>(opening: &OpenState<T>, commands: &EditorCommands) -> Html {
    let document = opening.editor_state.document();
    let name = document.present().name().to_owned();
    let keep_open = {
        let (set_pending, origin) = (opening.pending.setter(), document.origin.clone());
        Callback::from(move |()| {
            set_pending.set(None);
            show_in_address::<T>(&origin);
        })
    };
    let go_on = opening.pending.as_ref().map(|request| {
        let (force, request) = (opening.force.clone(), request.clone());
        Callback::from(move |()| force.emit(request.clone()))
    });
    html! {
        <>
            if let Some(go_on) = go_on {
                <UnsavedDialog title={name.clone()} onsave={let (save, go_on) = (commands.save.clone(), go_on.clone());
                    move |()| save.emit(go_on.clone())} ondrop={go_on} onstay={keep_open} />
            }
            if let Some(hash) = &commands.link {
                <DocumentShareDialog title={name} hash={hash.clone()} onclose={commands.close_link.clone()} />
            }
        </>
    }
}

//! The dialog that shows a problem report, to be copied or downloaded.

use super::{PageEnvironment, ReportedMatch, write_report};
use crate::address::copy_to_clipboard;
use crate::error_log;
use crate::file;
use crate::l10n::use_phrases;
use crate::panels::Dialog;
use crate::settings::use_settings;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The name of a downloaded report.
const FILE_NAME: &str = "centauri-report.json";
/// Number of lines of the report that are visible at once.
const ROWS: &str = "12";

/// Returns the match of a report at the time of the request; the argument is not used.
pub type ReportProvider = Callback<(), Option<ReportedMatch>>;

#[derive(Properties, PartialEq)]
pub struct ReportButtonProps {
    /// Provides the match of the report, if there is one.
    #[prop_or_default]
    pub provider: Option<ReportProvider>,
}

/// The button that opens the dialog, and the dialog while it is open.
#[component]
pub fn ReportButton(props: &ReportButtonProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let report = use_state(|| None::<(AttrValue, bool)>);
    let onclick = {
        let (report, provider) = (report.setter(), props.provider.clone());
        let language = phrases.language().code();
        let settings = settings.current;
        Callback::from(move |_: MouseEvent| {
            let reported_match = provider.as_ref().and_then(|provider| provider.emit(()));
            let environment = PageEnvironment::read(language);
            let errors = error_log::recorded();
            let text = write_report(&environment, &settings, &errors, reported_match.as_ref());
            report.set(Some((text.into(), reported_match.is_some())));
        })
    };
    let on_close = {
        let report = report.setter();
        Callback::from(move |()| report.set(None))
    };
    html! {
        <>
            <button type="button" class="button" data-part="report" {onclick}>{ phrases.text("report-open") }</button>
            if let Some((text, has_match)) = &*report {
                <ReportDialog {text} {has_match} {on_close} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct ReportDialogProps {
    pub text: AttrValue,
    /// Whether the report contains a match.
    pub has_match: bool,
    /// Called when the dialog is closed.
    pub on_close: Callback<()>,
}

/// Shows the report, and offers to copy it or to save it as a file.
#[component]
fn ReportDialog(props: &ReportDialogProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let status_key = use_state_eq(|| None::<&'static str>);
    let select = {
        let field = field.clone();
        move || {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                // Without the focus, the browser's own copy command ignores the selection.
                let _ = field.focus();
                field.select();
            }
        }
    };
    let on_copy = {
        let (text, status_key, select) = (props.text.clone(), status_key.setter(), select);
        Callback::from(move |_: MouseEvent| {
            let (text, status_key, select) = (text.clone(), status_key.clone(), select.clone());
            spawn_local(async move {
                if copy_to_clipboard(&text).await {
                    status_key.set(Some("report-copied"));
                } else {
                    select();
                    status_key.set(Some("report-by-hand"));
                }
            });
        })
    };
    let on_download = {
        let (text, status_key) = (props.text.clone(), status_key.setter());
        Callback::from(move |_: MouseEvent| {
            let downloaded = file::download_as(FILE_NAME, &text);
            status_key.set(downloaded.err().map(|error| error.phrase()));
        })
    };
    let status = status_key.map(|key| phrases.text(key)).unwrap_or_default();
    html! {
        <Dialog title={phrases.text("report-title")} on_close={props.on_close.clone()}>
            <p>{ phrases.text("report-lead") }</p>
            if props.has_match {
                <p class="notice">{ phrases.text("report-match") }</p>
            }
            <label class="field problem-report">
                { phrases.text("report-text") }
                <textarea ref={field} readonly=true rows={ROWS} spellcheck="false" translate="no" dir="ltr" value={props.text.clone()} />
            </label>
            <div class="buttons">
                <button type="button" class="button primary" onclick={on_copy}>{ phrases.text("report-copy") }</button>
                <button type="button" class="button" onclick={on_download}>{ phrases.text("report-download") }</button>
            </div>
            <p role="status">{ status }</p>
        </Dialog>
    }
}

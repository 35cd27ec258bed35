//! The list of findings about a document, each with a link to its cell.

use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The severity of a finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The document cannot be played until this is corrected.
    Fault,
    /// The document can be played, but may not do what its author intended.
    Warning,
}

/// A message about a document, with the cells that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub severity: Severity,
    /// The translated message.
    pub message: String,
    /// The cells that the finding is about; empty if it is about the whole document.
    pub cells: Vec<u16>,
    /// The name of the first of these cells.
    pub place: Option<String>,
}

#[derive(Properties, PartialEq)]
pub struct FindingsProps {
    /// The findings, faults first.
    pub findings: Vec<Finding>,
    /// The text shown when there are no findings.
    pub empty_text: String,
    /// Requests that this cell be selected.
    pub onshow: Callback<u16>,
}

/// Renders the list of findings; a finding about a place is a button that selects it.
#[component]
pub fn Findings(props: &FindingsProps) -> Html {
    let phrases = use_phrases();
    let finding = |finding: &Finding| {
        let class = match finding.severity {
            Severity::Fault => "finding fault",
            Severity::Warning => "finding doubt",
        };
        let select_cell = finding.cells.first().map(|cell| {
            let cell = *cell;
            props.onshow.reform(move |_: MouseEvent| cell)
        });
        html! {
            <li {class}>
                <IconView icon={Icon::Alert} />
                <p>{ &finding.message }</p>
                if let (Some(onclick), Some(place)) = (select_cell, &finding.place) {
                    <button type="button" class="button quiet" {onclick}
                        aria-label={phrases.say("edit-show", &[("cell", place.as_str().into())])}>
                        { place }
                    </button>
                }
            </li>
        }
    };
    if props.findings.is_empty() {
        return html! { <p class="finding fine"><IconView icon={Icon::Check} /><span>{ &props.empty_text }</span></p> };
    }
    html! { <ul class="findings">{ for props.findings.iter().map(finding) }</ul> }
}

//! What was found about the thing that is being made, in words, each with the way to its cell.

use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// How much a finding matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// It must be mended.
    Fault,
    /// It may not be meant.
    Warning,
}

/// One finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How much it matters.
    pub grade: Severity,
    /// What it is.
    pub words: String,
    /// The cells it is about; none when it is about the whole.
    pub cells: Vec<u16>,
    /// The name of the first of them.
    pub place: Option<String>,
}

/// Properties of the list.
#[derive(Properties, PartialEq)]
pub struct FindingsProps {
    /// What was found, the gravest first.
    pub findings: Vec<Finding>,
    /// What is said when there is nothing.
    pub none: String,
    /// Told of the cell to go to.
    pub onshow: Callback<u16>,
}

/// The list.
#[component]
pub fn Findings(props: &FindingsProps) -> Html {
    let phrases = use_phrases();
    let finding = |finding: &Finding| {
        let class = match finding.grade {
            Severity::Fault => "finding fault",
            Severity::Warning => "finding doubt",
        };
        let show = finding.cells.first().map(|cell| {
            let cell = *cell;
            props.onshow.reform(move |_: MouseEvent| cell)
        });
        html! {
            <li {class}>
                <IconView icon={Icon::Alert} />
                <p>{ &finding.words }</p>
                if let (Some(onclick), Some(place)) = (show, &finding.place) {
                    <button type="button" class="button quiet" {onclick}
                        aria-label={phrases.say("edit-show", &[("cell", place.as_str().into())])}>
                        { place }
                    </button>
                }
            </li>
        }
    };
    if props.findings.is_empty() {
        return html! { <p class="finding fine"><IconView icon={Icon::Check} /><span>{ &props.none }</span></p> };
    }
    html! { <ul class="findings">{ for props.findings.iter().map(finding) }</ul> }
}

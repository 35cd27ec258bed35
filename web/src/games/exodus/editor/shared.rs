//! A map that came by a link.

use super::craft::first_match;
use super::report::{code_words, report_of};
use crate::edit::{Craft, Received, unreadable};
use crate::games::exodus::setup::{Arriving, Preview, Special, use_begin};
use crate::games::exodus::thumbnail::Thumbnail;
use crate::l10n::use_phrases;
use crate::pages::use_title;
use engine::exodus::layout_code;
use engine::exodus::sketch::Sketch;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct SharedBoardProps {
    /// The code in the link.
    pub code: String,
}

/// The page of a map that came by a link.
#[component]
pub fn SharedBoard(props: &SharedBoardProps) -> Html {
    let phrases = use_phrases();
    let read = use_memo(props.code.clone(), |code| layout_code::decode(code));
    use_title(Sketch::phrase(&phrases, "shared"));
    match &*read {
        Ok(sketch) => html! { <Shared sketch={Rc::new(sketch.clone())} /> },
        Err(error) => unreadable::<Sketch>(&phrases, &code_words(&phrases, error)),
    }
}

#[derive(Properties, PartialEq)]
struct SharedProps {
    sketch: Rc<Sketch>,
}

/// A map that could be read.
#[component]
fn Shared(props: &SharedProps) -> Html {
    let phrases = use_phrases();
    let sketch = &props.sketch;
    let report = report_of(&phrases, sketch);
    let failed = use_state(|| None::<String>);
    let begin = use_begin(Arriving::Next, {
        let failed = failed.setter();
        Callback::from(move |why| failed.set(Some(why)))
    });
    let draft = report
        .is_playable
        .then(|| first_match(sketch).ok())
        .flatten();
    let onplay = draft.clone().map(|draft| {
        let begin = begin.clone();
        Callback::from(move |()| begin.emit(draft.clone()))
    });
    let file = sketch.file();
    let picture = match draft.clone() {
        Some(draft) => html! { <Preview {draft} /> },
        None => html! { <Thumbnail layout={Rc::new(file.clone())} /> },
    };
    let faults = if report.is_playable {
        Vec::new()
    } else {
        report.findings
    };
    html! {
        <Received<Sketch> thing={sketch.clone()} {picture} blurb={file.blurb.clone()} {faults} failed={(*failed).clone()}
            {onplay}>
            if let Some(draft) = draft {
                <Special {draft} />
            }
        </Received<Sketch>>
    }
}

//! What stands around the board of an editor besides its tools: what was found, what became of the
//! last wish, and the dialogs that are open.

use super::Share;
use super::files::Leave;
use super::findings::{Finding, Findings};
use super::opening::{Opening, show};
use super::wishes::{News, Wishes};
use crate::studio::handwork::Handwork;
use engine::drive::Sketched;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties of the page of findings.
#[derive(Properties, PartialEq)]
pub struct FindingsPageProps {
    /// What was found.
    pub findings: Vec<Finding>,
    /// What is said above it.
    pub lead: String,
    /// Told of the cell to go to.
    pub onshow: Callback<u16>,
}

/// What the engine has found.
#[component]
pub fn FindingsPage(props: &FindingsPageProps) -> Html {
    let phrases = use_phrases();
    html! {
        <>
            if !props.findings.is_empty() {
                <p class="editor-hint">{ &props.lead }</p>
            }
            <Findings findings={props.findings.clone()} none={phrases.text("edit-sound")} onshow={props.onshow.clone()} />
        </>
    }
}

/// Properties of the line of news.
#[derive(Properties, PartialEq)]
pub struct NewsLineProps {
    /// What became of the last wish.
    pub news: News,
    /// Why the last thing was not opened.
    pub refused: Option<String>,
}

/// What became of the last wish.
#[component]
pub fn NewsLine(props: &NewsLineProps) -> Html {
    let refused = props.refused.clone().map(|why| (true, why));
    let news = refused.or_else(|| props.news.clone());
    html! {
        <div class="editor-news" role="status">
            if let Some((bad, words)) = news {
                <p class={classes!("notice", bad.then_some("alert"))}>{ words }</p>
            }
        </div>
    }
}

/// The dialogs that are open.
pub fn dialogs<T: Handwork>(opening: &Opening<T>, wishes: &Wishes) -> Html {
    let bench = opening.studio.bench();
    let name = bench.present().name().to_owned();
    let stay = {
        let (asked, origin) = (opening.asked.setter(), bench.origin.clone());
        Callback::from(move |()| {
            asked.set(None);
            show::<T>(&origin);
        })
    };
    let go_on = opening.asked.as_ref().map(|wanted| {
        let (force, wanted) = (opening.force.clone(), wanted.clone());
        Callback::from(move |()| force.emit(wanted.clone()))
    });
    html! {
        <>
            if let Some(go_on) = go_on {
                <Leave title={name.clone()} onsave={let (save, go_on) = (wishes.save.clone(), go_on.clone());
                    move |()| save.emit(go_on.clone())} ondrop={go_on} onstay={stay} />
            }
            if let Some(hash) = &wishes.link {
                <Share title={name} hash={hash.clone()} onclose={wishes.unlink.clone()} />
            }
        </>
    }
}

//! Choosing the map: stamps of those of the box for this number of seats, and of those of one's own.

use super::own_map::{OwnMap, playable};
use super::special::short;
use crate::games::exodus::draft::{Draft, map_name, maps};
use crate::games::exodus::thumbnail::Thumbnail;
use crate::l10n::use_phrases;
use crate::pages::setup::StampCard;
use crate::pages::setup::ruled;
use crate::store::BoardList;
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::LayoutChoice;
use engine::rule::RuleId;
use std::rc::Rc;
use yew::prelude::*;

const ANY: RuleId = RuleId::new("EXO-17.10");

#[derive(Properties, PartialEq)]
pub(super) struct MapsProps {
    pub draft: Draft,
    pub onchange: Callback<Draft>,
    pub rules: Callback<Option<String>>,
    /// Maps of one's own that are kept.
    pub kept: BoardList,
}

/// All maps that fit, of which one is chosen.
#[component]
pub(super) fn Maps(props: &MapsProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let shipped = use_memo(draft.options.seats, |seats| {
        let all = maps(*seats).into_iter();
        all.map(|(name, file)| (name, Rc::new(file)))
            .collect::<Vec<_>>()
    });
    let kept = use_memo(props.kept.clone(), playable);
    let opened = use_state(Vec::<Rc<LayoutFile>>::new);
    let onpick = use_callback(
        (draft.clone(), props.onchange.clone()),
        |choice: LayoutChoice, (draft, onchange): &(Draft, Callback<Draft>)| {
            onchange.emit(draft.with_map(choice));
        },
    );
    let onopen = {
        let (opened, onchange) = (opened.clone(), props.onchange.clone());
        Callback::from(move |draft: Draft| {
            let file = Rc::new(draft.file.clone());
            let others = opened.iter().filter(|other| **other != file).cloned();
            opened.set(others.chain([file.clone()]).collect());
            onchange.emit(draft);
        })
    };
    let of_box = |(name, file): &(String, Rc<LayoutFile>)| {
        let checked = draft.map() == Some(name.as_str());
        let choice = LayoutChoice::Shipped(name.clone());
        html! { <Map key={file.id.clone()} {checked} file={file.clone()} {choice} onpick={onpick.clone()} /> }
    };
    let own = all_own(&kept, &opened, draft);
    let of_own = |(n, file): (usize, &Rc<LayoutFile>)| {
        let choice = LayoutChoice::Custom(Box::new((**file).clone()));
        let checked = choice == draft.options.layout;
        html! { <Map key={format!("own-{n}")} {checked} file={file.clone()} {choice} onpick={onpick.clone()} /> }
    };
    let any = html! { <p class="setup-why">{ phrases.text("exodus-setup-any-map") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("exodus-setup-map") }</h2>
            <div class="scenarios exo-setup-maps">{ for shipped.iter().map(of_box) }</div>
            if !own.is_empty() {
                <h3>{ phrases.text("exodus-setup-own-maps") }</h3>
                <div class="scenarios exo-setup-maps">{ for own.iter().enumerate().map(of_own) }</div>
            }
            { ruled(&props.rules, ANY, any) }
            <OwnMap draft={draft.clone()} onchange={onopen} rules={props.rules.clone()} />
        </section>
    }
}

/// Maps of one's own: kept ones, those of files, and the one that another page has handed over.
fn all_own(
    kept: &[Rc<LayoutFile>],
    opened: &[Rc<LayoutFile>],
    draft: &Draft,
) -> Vec<Rc<LayoutFile>> {
    let mut all: Vec<Rc<LayoutFile>> = Vec::new();
    let chosen = match &draft.options.layout {
        LayoutChoice::Custom(file) => Some(Rc::new((**file).clone())),
        LayoutChoice::Usual | LayoutChoice::Shipped(_) => None,
    };
    for file in kept.iter().chain(opened).chain(&chosen) {
        if !all.contains(file) {
            all.push(file.clone());
        }
    }
    all
}

#[derive(Properties, PartialEq)]
struct MapProps {
    file: Rc<LayoutFile>,
    choice: LayoutChoice,
    checked: bool,
    onpick: Callback<LayoutChoice>,
}

/// One map among the others.
#[component]
fn Map(props: &MapProps) -> Html {
    let phrases = use_phrases();
    let file = &props.file;
    let onpick = {
        let (onpick, choice) = (props.onpick.clone(), props.choice.clone());
        Callback::from(move |()| onpick.emit(choice.clone()))
    };
    html! {
        <StampCard id={file.id.clone()} stamp={html! { <Thumbnail layout={file.clone()} /> }}
            name={map_name(&phrases, &props.choice, file)} facts={html! { short(&phrases, file) }}
            checked={props.checked} {onpick} />
    }
}

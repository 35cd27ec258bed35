//! The leaves of the table: a strip of tabs, and the leaf in front. The one that the decision needs
//! is marked; it comes to the front by itself.

use super::board::TableBoard;
use super::signs::{Glyph, Pic};
use super::{Actions, BlueprintLeaf, CouncilLeaf, EmpiresLeaf, MarketLeaf, Tab, TechLeaf};
use crate::console::keep_in_sight;
use crate::l10n::use_phrases;
use crate::play::hands::BoardProps;
use engine::exodus::Exodus;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The strip and the leaf in front. The map stays where it is below the others, so that it keeps its
/// view.
#[component]
pub fn Leaves(props: &BoardProps<Exodus>) -> Html {
    let BoardProps {
        watch,
        actions,
        sitters,
        ..
    } = props;
    let (tab, still) = (watch.tab, watch.unlooked());
    let body = match tab {
        Tab::Map => Html::default(),
        Tab::Council => {
            html! { <CouncilLeaf watch={still} actions={actions.clone()} sitters={sitters.clone()} /> }
        }
        Tab::Technologies => html! { <TechLeaf watch={still} actions={actions.clone()} /> },
        Tab::Blueprints => html! { <BlueprintLeaf watch={still} actions={actions.clone()} /> },
        Tab::Market => html! { <MarketLeaf watch={still} actions={actions.clone()} /> },
        Tab::Empires => {
            html! { <EmpiresLeaf watch={still} actions={actions.clone()} sitters={sitters.clone()} /> }
        }
    };
    html! {
        <section class="table-board exo-area" data-leaf={tab.term()} part="board">
            <Strip tab={tab} wanted={watch.offers.leaf()} actions={actions.clone()} />
            <div id="exo-leaf-map" class="exo-leaf exo-leaf-map" role="tabpanel" aria-labelledby="exo-tab-map" hidden={tab != Tab::Map}>
                <TableBoard watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} score={props.score.clone()}
                    above={props.above.clone()} on_key={props.on_key.clone()} />
            </div>
            if tab != Tab::Map {
                <div key={tab.term()} id={format!("exo-leaf-{}", tab.term())} class="exo-leaf exo-leaf-board panel" role="tabpanel"
                    aria-labelledby={format!("exo-tab-{}", tab.term())} tabindex="0">{ body }</div>
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct StripProps {
    tab: Tab,
    wanted: Option<Tab>,
    actions: Actions,
}

/// The tabs. Arrow keys lead from one to the next, and open it.
#[component]
fn Strip(props: &StripProps) -> Html {
    let phrases = use_phrases();
    let list = use_node_ref();
    let (tab, wanted) = (props.tab, props.wanted);
    {
        let list = list.clone();
        use_effect_with(tab, move |tab| {
            if let (Some(list), Some(button)) = (list.cast(), tab_button(&list, *tab)) {
                keep_in_sight(&list, &button);
            }
        });
    }
    let onkeydown = {
        let (actions, list) = (props.actions.clone(), list.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(next) = beside(tab, &event.key()) else {
                return;
            };
            event.prevent_default();
            event.stop_propagation();
            actions.turn_to(next);
            if let Some(button) = tab_button(&list, next) {
                // A tab that is gone cannot be focused.
                let _ = button.focus();
            }
        })
    };
    let button = |each: Tab| {
        let name = phrases.text(&format!("exodus-tab-{}", each.term()));
        let asks = wanted == Some(each);
        let index = if each == tab { "0" } else { "-1" };
        // Of the leaves only the map is there when it is not in front.
        let there = each == tab || each == Tab::Map;
        html! {
            <button key={each.term()} type="button" role="tab" id={format!("exo-tab-{}", each.term())} class="exo-tab" data-tab={each.term()}
                aria-selected={(each == tab).to_string()} aria-controls={there.then(|| format!("exo-leaf-{}", each.term()))} tabindex={index}
                data-asks={asks.then_some("true")} onclick={props.actions.open(each)}>
                <Pic glyph={picture(each)} /><span class="exo-tab-name">{ name }</span>
                if asks { <span class="exo-tab-mark"><span class="visually-hidden">{ phrases.text("exodus-tab-asks") }</span></span> }
            </button>
        }
    };
    html! {
        <div ref={list} class="exo-tabs" role="tablist" aria-label={phrases.text("exodus-tabs")} {onkeydown}>
            { for Tab::ALL.map(button) }
        </div>
    }
}

/// The tab that a key leads to.
fn beside(tab: Tab, key: &str) -> Option<Tab> {
    let at = Tab::ALL.iter().position(|each| *each == tab)?;
    let last = Tab::ALL.len() - 1;
    let to = match key {
        "ArrowRight" => {
            if at == last {
                0
            } else {
                at + 1
            }
        }
        "ArrowLeft" => at.checked_sub(1).unwrap_or(last),
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    Tab::ALL.get(to).copied()
}

fn tab_button(list: &NodeRef, tab: Tab) -> Option<HtmlElement> {
    let list = list.cast::<HtmlElement>()?;
    let found = list.query_selector(&format!("[data-tab=\"{}\"]", tab.term()));
    wasm_bindgen::JsCast::dyn_into(found.ok()??).ok()
}

/// The picture of a leaf.
const fn picture(tab: Tab) -> Glyph {
    match tab {
        Tab::Map => Glyph::Move,
        Tab::Council => Glyph::Law,
        Tab::Technologies => Glyph::Tech,
        Tab::Blueprints => Glyph::Upgrade,
        Tab::Market => Glyph::Trade,
        Tab::Empires => Glyph::Home,
    }
}

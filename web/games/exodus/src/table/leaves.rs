//! The leaves of the table: a strip of tabs, and the leaf in front. The one that the decision needs
//! is marked; it comes to the front by itself.

use super::board::TableBoard;
use super::signs::{Glyph, Pic};
use super::{BlueprintLeaf, CouncilLeaf, EmpiresLeaf, MarketLeaf, Tab, TechLeaf};
use crate::Ui;
use crate::table::offers;
use play::game_ui::{BoardProps, PartProps};
use play::hands::turn_by_place;
use ui::console::{TabSign, TabStrip};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The strip and the leaf in front. The map stays where it is below the others, so that it keeps its
/// view.
#[component]
pub fn Leaves(props: &BoardProps<Ui>) -> Html {
    let PartProps {
        watch,
        actions,
        sitters,
    } = &props.part;
    let phrases = use_phrases();
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
    let place = |tab: Tab| Tab::ALL.iter().position(|each| *each == tab);
    let on_turn = turn_by_place(actions, &Tab::ALL);
    html! {
        <section class="table-board exo-area" translate="no" data-leaf={tab.term()} part="board">
            <TabStrip family="exo" label={phrases.text("exodus-tabs")} asks={phrases.text("exodus-tab-asks")} tabs={signs(&phrases, tab)}
                at={place(tab).unwrap_or(0)} wanted={offers::leaf(&watch.offers).and_then(place)} {on_turn} />
            <div id="exo-leaf-map" class="exo-leaf exo-leaf-map" role="tabpanel" aria-labelledby="exo-tab-map" hidden={tab != Tab::Map}>
                <TableBoard ..props.clone() />
            </div>
            if tab != Tab::Map {
                <div key={tab.term()} id={format!("exo-leaf-{}", tab.term())} class="exo-leaf exo-leaf-board panel" role="tabpanel"
                    aria-labelledby={format!("exo-tab-{}", tab.term())} tabindex="0">{ body }</div>
            }
        </section>
    }
}

/// The tabs. Of the leaves only the map is there when it is not in front.
fn signs(phrases: &Phrases, at: Tab) -> Vec<TabSign> {
    let sign = |tab: Tab| TabSign {
        term: tab.term(),
        name: phrases.text(&format!("exodus-tab-{}", tab.term())).into(),
        picture: html! { <Pic glyph={picture(tab)} /> },
        there: tab == at || tab == Tab::Map,
    };
    Tab::ALL.into_iter().map(sign).collect()
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

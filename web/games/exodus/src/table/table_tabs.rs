//! The tab strip of the table with the open tab. The tab that the decision needs is marked, and
//! opens by itself.

use super::board::TableBoard;
use super::glyphs::{Glyph, GlyphIcon};
use super::{BlueprintPanel, CouncilPanel, EmpiresPanel, MarketPanel, Tab, TechPanel};
use crate::Ui;
use crate::table::offers;
use play::game_ui::{TableBoardProps, TablePartProps};
use play::match_pages::on_tab_index;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{TabLabel, TabStrip};
use yew::prelude::*;

/// The tab strip and the open tab. The map stays mounted below the others, so that it keeps its
/// view.
#[component]
pub fn TableTabs(props: &TableBoardProps<Ui>) -> Html {
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let phrases = use_phrases();
    let (tab, still) = (context.tab, context.without_hover());
    let body = match tab {
        Tab::Map => Html::default(),
        Tab::Council => {
            html! { <CouncilPanel context={still} actions={actions.clone()} player_kinds={player_kinds.clone()} /> }
        }
        Tab::Technologies => html! { <TechPanel context={still} actions={actions.clone()} /> },
        Tab::Blueprints => html! { <BlueprintPanel context={still} actions={actions.clone()} /> },
        Tab::Market => html! { <MarketPanel context={still} actions={actions.clone()} /> },
        Tab::Empires => {
            html! { <EmpiresPanel context={still} actions={actions.clone()} player_kinds={player_kinds.clone()} /> }
        }
    };
    let index_of = |tab: Tab| Tab::ALL.iter().position(|each| *each == tab);
    let on_turn = on_tab_index(actions, &Tab::ALL);
    html! {
        <section class="table-board exo-area" translate="no" data-panel={tab.slug()} part="board">
            <TabStrip family="exo" label={phrases.text("exodus-tabs")} needed_label={phrases.text("exodus-tab-asks")} tabs={tab_items(&phrases, tab)}
                at={index_of(tab).unwrap_or(0)} needed_tab={offers::required_tab(&context.offers).and_then(index_of)} {on_turn} />
            <div id="exo-panel-map" class="exo-panel exo-panel-map" role="tabpanel" aria-labelledby="exo-tab-map" hidden={tab != Tab::Map}>
                <TableBoard ..props.clone() />
            </div>
            if tab != Tab::Map {
                <div key={tab.slug()} id={format!("exo-panel-{}", tab.slug())} class="exo-panel exo-panel-board panel" role="tabpanel"
                    aria-labelledby={format!("exo-tab-{}", tab.slug())} tabindex="0">{ body }</div>
            }
        </section>
    }
}

/// Returns the tabs; apart from the open tab, only the map is mounted.
fn tab_items(phrases: &Phrases, at: Tab) -> Vec<TabLabel> {
    let tab_label = |tab: Tab| TabLabel {
        term: tab.slug(),
        name: phrases.text(&format!("exodus-tab-{}", tab.slug())).into(),
        picture: html! { <GlyphIcon glyph={tab_glyph(tab)} /> },
        is_rendered: tab == at || tab == Tab::Map,
    };
    Tab::ALL.into_iter().map(tab_label).collect()
}

const fn tab_glyph(tab: Tab) -> Glyph {
    match tab {
        Tab::Map => Glyph::Move,
        Tab::Council => Glyph::Law,
        Tab::Technologies => Glyph::Tech,
        Tab::Blueprints => Glyph::Upgrade,
        Tab::Market => Glyph::Trade,
        Tab::Empires => Glyph::Home,
    }
}

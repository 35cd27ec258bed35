//! The tab strip of the table with the open tab. The tab that the decision needs is marked, and
//! opens by itself.

use super::board::TableBoard;
use super::glyphs::{Glyph, GlyphIcon};
use super::{EncounterPanel, EventsPanel, FleetPanel, HandPanel, MatPanel, MissionPanel, Tab};
use crate::Ui;
use play::game_ui::{TableBoardProps, TablePartProps};
use play::match_pages::on_tab_index;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{TabLabel, TabStrip};
use yew::prelude::*;

/// The tab strip and the open tab. The map stays mounted below the others, so that it keeps its
/// view.
#[component]
pub fn TableTabs(props: &TableBoardProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let (tab, still) = (context.tab, context.without_hover());
    let (own_actions, own_player_kinds) = (actions.clone(), player_kinds.clone());
    let body = match tab {
        Tab::Map => Html::default(),
        Tab::Mat => html! { <MatPanel context={still} actions={own_actions} /> },
        Tab::Hand => {
            html! { <HandPanel context={still} actions={own_actions} player_kinds={own_player_kinds} /> }
        }
        Tab::Encounter => html! { <EncounterPanel context={still} actions={own_actions} /> },
        Tab::Events => {
            html! { <EventsPanel context={still} actions={own_actions} player_kinds={own_player_kinds} /> }
        }
        Tab::Mission => html! { <MissionPanel context={still} actions={own_actions} /> },
        Tab::Fleet => {
            html! { <FleetPanel context={still} actions={own_actions} player_kinds={own_player_kinds} /> }
        }
    };
    let needed_tab = context.snapshot.seat.map(|_| Tab::of(&context.view.public));
    let index_of = |tab: Tab| Tab::ALL.iter().position(|each| *each == tab);
    let on_turn = on_tab_index(actions, &Tab::ALL);
    html! {
        <section class="table-board saga-area" translate="no" data-panel={tab.slug()} part="board">
            <h2 class="visually-hidden">{ phrases.text(&format!("saga-tab-{}", tab.slug())) }</h2>
            <TabStrip family="saga" label={phrases.text("saga-tabs")} needed_label={phrases.text("saga-tab-asks")} tabs={tab_items(&phrases, tab)}
                at={index_of(tab).unwrap_or(0)} needed_tab={needed_tab.and_then(index_of)} {on_turn} />
            <div id="saga-panel-map" class="saga-panel saga-panel-map" role="tabpanel" aria-labelledby="saga-tab-map" hidden={tab != Tab::Map}>
                <TableBoard ..props.clone() />
            </div>
            if tab != Tab::Map {
                <div key={tab.slug()} id={format!("saga-panel-{}", tab.slug())} class="saga-panel saga-panel-board panel" role="tabpanel"
                    aria-labelledby={format!("saga-tab-{}", tab.slug())} tabindex="0">{ body }</div>
            }
        </section>
    }
}

/// Returns the tabs; apart from the open tab, only the map is mounted.
fn tab_items(phrases: &Phrases, at: Tab) -> Vec<TabLabel> {
    let tab_label = |tab: Tab| TabLabel {
        term: tab.slug(),
        name: phrases.text(&format!("saga-tab-{}", tab.slug())).into(),
        picture: html! { <GlyphIcon glyph={tab_glyph(tab)} /> },
        is_rendered: tab == at || tab == Tab::Map,
    };
    Tab::ALL.into_iter().map(tab_label).collect()
}

const fn tab_glyph(tab: Tab) -> Glyph {
    match tab {
        Tab::Map => Glyph::Map,
        Tab::Mat => Glyph::Commander,
        Tab::Hand => Glyph::Card,
        Tab::Encounter => Glyph::Dice,
        Tab::Events => Glyph::Event,
        Tab::Mission => Glyph::Mission,
        Tab::Fleet => Glyph::Fleet,
    }
}

//! The leaves of the table: a strip of tabs, and the leaf in front. The one that the decision needs
//! is marked; it comes to the front by itself.

use super::board::TableBoard;
use super::signs::{Glyph, Pic};
use super::{EncounterLeaf, EventsLeaf, FleetLeaf, HandLeaf, MatLeaf, MissionLeaf, Tab};
use crate::Ui;
use play::game_ui::{BoardProps, PartProps};
use play::hands::turn_by_place;
use ui::console::{TabSign, TabStrip};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The strip and the leaf in front. The map stays where it is below the others, so that it keeps its
/// view.
#[component]
pub fn Leaves(props: &BoardProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps {
        watch,
        actions,
        sitters,
    } = &props.part;
    let (tab, still) = (watch.tab, watch.unlooked());
    let (actions_now, sitters_now) = (actions.clone(), sitters.clone());
    let body = match tab {
        Tab::Map => Html::default(),
        Tab::Mat => html! { <MatLeaf watch={still} actions={actions_now} /> },
        Tab::Hand => {
            html! { <HandLeaf watch={still} actions={actions_now} sitters={sitters_now} /> }
        }
        Tab::Encounter => html! { <EncounterLeaf watch={still} actions={actions_now} /> },
        Tab::Events => {
            html! { <EventsLeaf watch={still} actions={actions_now} sitters={sitters_now} /> }
        }
        Tab::Mission => html! { <MissionLeaf watch={still} actions={actions_now} /> },
        Tab::Fleet => {
            html! { <FleetLeaf watch={still} actions={actions_now} sitters={sitters_now} /> }
        }
    };
    let wanted = watch.stand.seat.map(|_| Tab::of(&watch.view.public));
    let place = |tab: Tab| Tab::ALL.iter().position(|each| *each == tab);
    let on_turn = turn_by_place(actions, &Tab::ALL);
    html! {
        <section class="table-board saga-area" translate="no" data-leaf={tab.term()} part="board">
            <h2 class="visually-hidden">{ phrases.text(&format!("saga-tab-{}", tab.term())) }</h2>
            <TabStrip family="saga" label={phrases.text("saga-tabs")} asks={phrases.text("saga-tab-asks")} tabs={signs(&phrases, tab)}
                at={place(tab).unwrap_or(0)} wanted={wanted.and_then(place)} {on_turn} />
            <div id="saga-leaf-map" class="saga-leaf saga-leaf-map" role="tabpanel" aria-labelledby="saga-tab-map" hidden={tab != Tab::Map}>
                <TableBoard ..props.clone() />
            </div>
            if tab != Tab::Map {
                <div key={tab.term()} id={format!("saga-leaf-{}", tab.term())} class="saga-leaf saga-leaf-board panel" role="tabpanel"
                    aria-labelledby={format!("saga-tab-{}", tab.term())} tabindex="0">{ body }</div>
            }
        </section>
    }
}

/// The tabs. Of the leaves only the map is there when it is not in front.
fn signs(phrases: &Phrases, at: Tab) -> Vec<TabSign> {
    let sign = |tab: Tab| TabSign {
        term: tab.term(),
        name: phrases.text(&format!("saga-tab-{}", tab.term())).into(),
        picture: html! { <Pic glyph={picture(tab)} /> },
        there: tab == at || tab == Tab::Map,
    };
    Tab::ALL.into_iter().map(sign).collect()
}

/// The picture of a leaf.
const fn picture(tab: Tab) -> Glyph {
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

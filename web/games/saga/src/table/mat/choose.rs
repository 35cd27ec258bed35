//! Setup: the Commanders to choose from, each with a button for every color that is left.

use super::super::card::{Card, CardState};
use super::super::glyphs::Glyph;
use super::MatContext;
use crate::pieces::tile::color_icon;
use engine::saga::action::Action;
use engine::saga::ids::CommanderId;
use yew::prelude::*;

impl MatContext<'_> {
    pub(super) fn leaders(&self) -> Html {
        let offered = self.context.view.public.offered.iter().map(CommanderId);
        let card = |commander: CommanderId| {
            let legal = self.context.offers.choices();
            let orders: Vec<Action> = legal
                .filter(|action| matches!(action, Action::Choose(it, _) if *it == commander))
                .collect();
            let state = if orders.is_empty() {
                CardState::Plain
            } else {
                CardState::Playable
            };
            html! {
                <li key={commander.0}>
                    <Card kind="leader" glyph={Glyph::Commander} band={self.text("saga-commander")} title={self.narrator.commander(commander)}
                        picture={self.portrait(commander)} {state}>
                        <span>{ self.narrator.commander_text(commander) }</span>
                    </Card>
                    <div class="saga-whom saga-colors" role="group" aria-label={self.text("saga-orders-color")}>{ for orders.iter().map(|action| self.color(*action)) }</div>
                </li>
            }
        };
        html! { <ul class="saga-cards saga-leaders">{ for offered.map(card) }</ul> }
    }

    fn color(&self, action: Action) -> Html {
        let Action::Choose(_, color) = action else {
            return Html::default();
        };
        html! {
            <button key={color.index()} type="button" class="chip saga-color-chip" data-color={format!("{color:?}").to_lowercase()} onclick={self.actions.on_order(action)}>
                { color_icon(color, None) }<span>{ self.narrator.color(color) }</span>
            </button>
        }
    }
}

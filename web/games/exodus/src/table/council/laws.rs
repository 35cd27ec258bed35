//! The laws in force, oldest first, and the resolution.

use super::super::card::CardState;
use super::CouncilContext;
use engine::exodus::action::Action;
use engine::exodus::cards::PoliticalId;
use yew::prelude::*;

impl CouncilContext<'_> {
    /// Renders the row of laws and the resolution.
    pub(super) fn laws(&self) -> Html {
        let public = &self.context.view.public;
        let law = |card: &PoliticalId| {
            let repeal = Action::Repeal(*card);
            let press = self
                .context
                .offers
                .is_legal(repeal)
                .then(|| self.actions.on_order(repeal));
            let state = if press.is_some() {
                CardState::Playable
            } else {
                CardState::Plain
            };
            html! { <li key={card.0}>{ self.political(*card, state, None, press, None) }</li> }
        };
        let repeals = self
            .context
            .offers
            .legal()
            .any(|action| matches!(action, Action::Repeal(_)));
        html! {
            <aside class="exo-laws" aria-label={self.text("exodus-council-in-force")}>
                <h3 class="exo-act-title">{ self.text("exodus-council-in-force") }</h3>
                if repeals {
                    <p class="exo-note telling">{ self.text("exodus-council-repeal") }</p>
                }
                if let Some(card) = public.resolution {
                    <h4>{ self.text("exodus-council-resolution") }</h4>
                    <div class="exo-law-row">{ self.political(card, CardState::Active, None, None, None) }</div>
                }
                <h4>{ self.text("exodus-council-laws") }</h4>
                if public.laws.is_empty() {
                    <p class="exo-note">{ self.text("exodus-council-no-law") }</p>
                } else {
                    <ul class="exo-law-row">{ for public.laws.iter().map(law) }</ul>
                }
            </aside>
        }
    }
}

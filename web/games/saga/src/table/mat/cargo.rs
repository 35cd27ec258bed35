//! The Cargo of a seat, its Activation Tokens, and the state of its armadas this round.

use super::super::glyphs::{Glyph, GlyphIcon, amount, status_amount};
use super::MatContext;
use crate::table::actions;
use engine::saga::effect::Good;
use engine::saga::ids::ArmadaId;
use yew::prelude::*;

impl MatContext<'_> {
    pub(super) fn cargo(&self) -> Html {
        let mat = self.mat;
        let good = |good: Good, count: u8| {
            let name = self.narrator.good(good);
            let status = status_of(good).and_then(|key| self.status(key));
            html! { <li>{ status_amount(Glyph::of_good(good), count, &name, status) }<small aria-hidden="true">{ name }</small></li> }
        };
        let is_competitive = self.context.game().is_competitive();
        html! {
            <section class="saga-cargo"><h4>{ self.text("saga-mat-cargo") }</h4>
                <ul>
                    { good(Good::Astartium, mat.astartium) }
                    { good(Good::Exploration, mat.exploration_tokens) }
                    { good(Good::Combat, mat.combat_tokens) }
                    if is_competitive { { good(Good::Points, mat.points) } }
                    <li class={(!mat.has_xpm).then_some("none")}><GlyphIcon glyph={Glyph::Xpm} />
                        <small>{ self.text(if mat.has_xpm { "saga-mat-xpm" } else { "saga-mat-no-xpm" }) }</small></li>
                    <li>{ amount(Glyph::Card, mat.hand, &self.text("saga-cards")) }<small aria-hidden="true">{ self.text("saga-cards") }</small></li>
                    { for self.context.game().fleet(self.seat).map(|armada| self.tokens(armada)) }
                </ul>
            </section>
        }
    }

    /// Renders the Activation Tokens of an armada: free and spent.
    fn tokens(&self, armada: ArmadaId) -> Html {
        let mat = self.mat;
        let index = armada.index();
        let free = mat.tokens.get(index).copied().unwrap_or(0);
        let detached_tokens = mat.detached_tokens.get(index).copied().unwrap_or(0);
        let token_count = mat
            .slots()
            .filter(|slot| slot.token == Some(armada))
            .count();
        let commander_tokens = usize::from(mat.commander_token == Some(armada));
        let args = [
            ("free", free.into()),
            (
                "spent",
                (token_count + commander_tokens + usize::from(detached_tokens)).into(),
            ),
            ("armada", self.narrator.armada(armada).into()),
        ];
        let key = if self.context.game().is_solo() {
            "saga-mat-tokens-of"
        } else {
            "saga-mat-tokens"
        };
        html! { <li key={armada.0} data-status={self.status("activation")}><GlyphIcon glyph={Glyph::Activation} /><small>{ self.phrases.say(key, &args) }</small></li> }
    }

    /// Renders the position and remaining Movement Points of each armada of the seat, with its
    /// conditions.
    pub(super) fn fleet(&self) -> Html {
        let game = self.context.game();
        let row = |armada: ArmadaId| {
            let public = &self.context.view.public;
            let state = public.armada(armada);
            let sector = state.sector?;
            let evade = game.evade_cost(public, armada);
            let hex = public.sector(sector).hex;
            let mut notes = vec![
                self.narrator.hex(hex),
                self.phrases
                    .say("saga-table-points", &[("points", state.mp.into())]),
            ];
            let evades = [("cost", evade.into())];
            notes.extend((evade > 0).then(|| self.phrases.say("saga-hex-evade", &evades)));
            notes.extend(state.must_explore.then(|| self.text("saga-hex-explorer")));
            notes.extend(state.has_used_encounter.then(|| self.text("saga-hex-met")));
            let has_cover = game.has_cover(public, armada);
            notes.extend(has_cover.then(|| self.text("saga-mat-cover")));
            Some(html! {
                <li key={armada.0}><button type="button" class="saga-place" onclick={actions::show_on_map(self.actions, Some(hex))}>
                    <GlyphIcon glyph={Glyph::Map} /><b>{ self.narrator.armada(armada) }</b></button><small data-status={self.status("mp")}>{ notes.join(" · ") }</small></li>
            })
        };
        let rows: Vec<Html> = game.fleet(self.seat).filter_map(row).collect();
        if rows.is_empty() {
            return Html::default();
        }
        html! { <ul class="saga-places">{ for rows }</ul> }
    }
}

/// Returns the figure of the status strip that shows a good.
pub const fn status_of(good: Good) -> Option<&'static str> {
    match good {
        Good::Astartium => Some("astartium"),
        Good::Exploration => Some("exploration"),
        Good::Combat => Some("combat"),
        _ => None,
    }
}

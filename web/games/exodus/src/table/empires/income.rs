//! The expected income of a seat at the next Upkeep, and the planets that run out of tokens.

use super::super::glyphs::{Glyph, GlyphIcon, amount};
use super::EmpireContext;
use engine::exodus::effect::Resource;
use engine::exodus::state::SEATS;
use yew::prelude::*;

impl EmpireContext<'_> {
    pub(super) fn income(&self) -> Html {
        let upkeep = self.upkeep[self.seat.index() % SEATS];
        let income_of = |resource: Resource, count: u16| {
            (count > 0).then(|| {
                amount(
                    Glyph::of_resource(resource),
                    format!("+{count}"),
                    &self.narrator.resource(resource),
                )
            })
        };
        let has_no_upkeep = upkeep.cp + upkeep.ax + upkeep.ph == 0;
        let tax_args = [("tax", upkeep.tax.into())];
        let growth_args = [("count", upkeep.cubes.into())];
        let emptied = self.narrator.hexes(upkeep.emptied.iter());
        let emptied = (!upkeep.emptied.is_empty()).then(|| {
            let args = [("planets", emptied.into())];
            self.phrases.say("exodus-empires-dry", &args)
        });
        html! {
            <section class="exo-mat-part exo-income">
                <h4><GlyphIcon glyph={Glyph::Income} />{ self.text("exodus-empires-next") }</h4>
                <p class="exo-income-sums">
                    { income_of(Resource::Cp, upkeep.cp).unwrap_or_default() }
                    { income_of(Resource::Ax, upkeep.ax).unwrap_or_default() }
                    { income_of(Resource::Ph, upkeep.ph).unwrap_or_default() }
                    if has_no_upkeep {
                        <span>{ self.text("exodus-empires-nothing") }</span>
                    }
                    if upkeep.tax > 0 {
                        <span class="exo-tax">{ self.phrases.say("exodus-empires-tax", &tax_args) }</span>
                    }
                    <span class="exo-grown"><GlyphIcon glyph={Glyph::Growth} />{ self.phrases.say("exodus-empires-grown", &growth_args) }</span>
                </p>
                if let Some(emptied) = emptied {
                    <p class="exo-dry">{ emptied }</p>
                }
            </section>
        }
    }
}

//! The expected income of a seat at the next Upkeep, and the planets that run out of tokens.

use super::super::glyphs::{Glyph, GlyphIcon, amount};
use super::EmpireContext;
use engine::exodus::effect::Resource;
use engine::exodus::state::SEATS;
use yew::prelude::*;

impl EmpireContext<'_> {
    pub(super) fn income(&self) -> Html {
        let own = self.upkeep[self.seat.index() % SEATS];
        let plus = |what: Resource, count: u16| {
            (count > 0).then(|| {
                amount(
                    Glyph::of_resource(what),
                    format!("+{count}"),
                    &self.narrator.resource(what),
                )
            })
        };
        let nothing = own.cp + own.ax + own.ph == 0;
        let taxed = [("tax", own.tax.into())];
        let grown = [("count", own.cubes.into())];
        let dry = self.narrator.hexes(own.dry.iter());
        let dry = (!own.dry.is_empty()).then(|| {
            let words = [("planets", dry.into())];
            self.phrases.say("exodus-empires-dry", &words)
        });
        html! {
            <section class="exo-mat-part exo-income">
                <h4><GlyphIcon glyph={Glyph::Income} />{ self.text("exodus-empires-next") }</h4>
                <p class="exo-income-sums">
                    { plus(Resource::Cp, own.cp).unwrap_or_default() }
                    { plus(Resource::Ax, own.ax).unwrap_or_default() }
                    { plus(Resource::Ph, own.ph).unwrap_or_default() }
                    if nothing {
                        <span>{ self.text("exodus-empires-nothing") }</span>
                    }
                    if own.tax > 0 {
                        <span class="exo-tax">{ self.phrases.say("exodus-empires-tax", &taxed) }</span>
                    }
                    <span class="exo-grown"><GlyphIcon glyph={Glyph::Growth} />{ self.phrases.say("exodus-empires-grown", &grown) }</span>
                </p>
                if let Some(dry) = dry {
                    <p class="exo-dry">{ dry }</p>
                }
            </section>
        }
    }
}

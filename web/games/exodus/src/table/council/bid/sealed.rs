//! A sealed bid, and the button that reopens it.

use super::super::super::glyphs::{Glyph, GlyphIcon};
use super::{BidContext, BidPanelProps};
use crate::table;
use engine::exodus::effect::BidKind;
use yew::prelude::*;

impl BidContext<'_> {
    /// Renders the sealed bid, which only its seat sees.
    pub(super) fn sealed_bid(&self) -> Html {
        let BidPanelProps {
            context,
            seat,
            kind,
            ..
        } = self.props;
        let Some(private) = table::private(context, *seat) else {
            return Html::default();
        };
        let bid = private.plan.bid;
        let extra = self
            .bid_ability()
            .filter(|_| bid.uses_ability)
            .map_or(0, |(_, bonus)| bonus);
        let args = [
            ("letters", self.narrator.letters(bid.letters).into()),
            ("cp", bid.cp.into()),
            ("extra", extra.into()),
        ];
        let key = match kind {
            BidKind::Order => "exodus-council-sealed-order",
            BidKind::Vote if self.narrator.letters(bid.letters).is_empty() => {
                "exodus-council-sealed-none"
            }
            BidKind::Vote => "exodus-council-sealed-vote",
        };
        html! {<>
            <p class="exo-sealed"><GlyphIcon glyph={Glyph::Sealed} /><span>{ self.phrases.say(key, &args) }</span></p>
            { self.reopen("exodus-council-reopen").unwrap_or_default() }
        </>}
    }

    /// Renders the button that reopens a sealed choice while others still choose.
    pub(super) fn reopen(&self, key: &str) -> Option<Html> {
        let onclick = table::on_reopen(&self.props.context, self.props.seat)?;
        Some(html! {
            <button type="button" class="button quiet" data-order="reopen" {onclick}>
                <GlyphIcon glyph={Glyph::Unsealed} /><span>{ self.text(key) }</span>
            </button>
        })
    }
}

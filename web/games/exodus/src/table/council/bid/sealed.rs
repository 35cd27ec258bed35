//! A sealed bid, and the button that reopens it.

use super::super::super::glyphs::{Glyph, GlyphIcon};
use super::{BidContext, BidPanelProps};
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::effect::BidKind;
use play::session_store::SessionCommand;
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
        let BidPanelProps { context, seat, .. } = self.props;
        let snapshot = &context.snapshot;
        let session = &snapshot.session;
        let is_own_seat = context
            .view
            .own
            .as_ref()
            .is_some_and(|(viewer, _)| viewer == seat);
        let can_reopen = session.refusal(*seat, Action::Reopen).is_none();
        let (dispatcher, seat) = (snapshot.dispatcher.clone(), *seat);
        let onclick = Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(SessionCommand::Act(seat, Action::Reopen));
        });
        (is_own_seat && can_reopen).then(|| {
            html! {
                <button type="button" class="button quiet" data-order="reopen" {onclick}>
                    <GlyphIcon glyph={Glyph::Unsealed} /><span>{ self.text(key) }</span>
                </button>
            }
        })
    }
}

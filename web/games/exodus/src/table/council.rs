//! The tab of the High Council: the vote and its result, the Bonus cards, the election, and the
//! laws in force.

mod agenda;
mod bid;
mod bonus;
mod council_record;
mod election;
mod laws;
mod revealed_votes;

pub use council_record::{CouncilRecord, RevealedVote};

use super::glyphs::{Glyph, GlyphIcon};
use super::turn_track::ReadyLights;
use super::{TableActions, TableContext};
use crate::narrate::Narrator;
use crate::{Ui, table};
use bid::{BidDraft, BidPanel};
use engine::exodus::effect::BidKind;
use engine::exodus::stage::Stage;
use engine::exodus::step::Step;
use engine::game::Seat;
use play::game_ui::TablePartProps;
use play::seats::seat_art;
use store::PlayerKind;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// The data from which every part of the Council tab is rendered.
struct CouncilContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    player_kinds: &'a [PlayerKind],
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
    record: &'a CouncilRecord,
}

/// The progress of this turn's Council.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum CouncilPhase {
    Ahead,
    Decision,
    Bonus,
    Election,
    Over,
}

impl CouncilPhase {
    /// Returns the phase at a step.
    pub(super) const fn of(step: Step) -> Self {
        match Stage::of(step) {
            Stage::Setup | Stage::Upkeep => Self::Ahead,
            Stage::Council => match step {
                Step::Offer | Step::Pick => Self::Bonus,
                Step::Election | Step::Rank => Self::Election,
                _ => Self::Decision,
            },
            Stage::Action | Stage::Wmd | Stage::Conquest | Stage::Over => Self::Over,
        }
    }
}

/// Returns the viewer's seat and the kind of its current bid, even if the bid is already sealed.
fn bidder(context: &TableContext) -> Option<(Seat, BidKind)> {
    let public = &context.view.public;
    let kind = if public.step == Step::Vote {
        BidKind::Vote
    } else if public.step == Step::Election {
        BidKind::Order
    } else {
        return None;
    };
    let viewer_seat = context.view.own.as_ref().map(|(seat, _)| *seat);
    let seat = context
        .snapshot
        .seat
        .or(viewer_seat)
        .filter(|_| public.task().is_none())?;
    table::private(context, seat).map(|_| (seat, kind))
}

#[component]
pub fn CouncilPanel(props: &TablePartProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = props;
    let public = &context.view.public;
    let bids = bidder(context);
    let draft = use_state_eq(BidDraft::default);
    {
        let set_draft = draft.setter();
        let is_sealed = bids.is_some_and(|(seat, _)| public.ready.contains(seat));
        use_effect_with(
            (
                public.turn,
                public.step,
                bids.map(|bidder| bidder.0),
                is_sealed,
            ),
            move |_| {
                set_draft.set(BidDraft::default());
            },
        );
    }
    let record = use_memo(context.snapshot.edition, |_| CouncilRecord::of(context));
    let council_context = CouncilContext {
        context,
        actions,
        player_kinds,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, context.game()).with_map(public),
        record: &record,
    };
    let on_draft = {
        let set_draft = draft.setter();
        Callback::from(move |to: BidDraft| set_draft.set(to))
    };
    let panel = bids.map(|(seat, kind)| {
        html! { <BidPanel context={context.clone()} actions={actions.clone()} {seat} {kind} draft={*draft} on_draft={on_draft.clone()} /> }
    });
    let is_vote = bids.is_some_and(|(_, kind)| kind == BidKind::Vote);
    let (vote_panel, order_panel) = if is_vote {
        (panel, None)
    } else {
        (None, panel)
    };
    html! {
        <section class="exo-council" aria-label={phrases.text("exodus-council-leaf")}>
            { council_context.head() }
            <div class="exo-council-acts">
                { council_context.decision(*draft, &on_draft, vote_panel) }
                { council_context.bonus() }
                { council_context.election(order_panel) }
            </div>
            { council_context.laws() }
        </section>
    }
}

impl CouncilContext<'_> {
    fn phase(&self) -> CouncilPhase {
        CouncilPhase::of(self.context.view.public.step)
    }

    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders the holders of the titles, and the number of cards left.
    fn head(&self) -> Html {
        let public = &self.context.view.public;
        let holder = |glyph: Glyph, seat: Seat| {
            let title = self.narrator.title(public, seat).unwrap_or_default();
            html! {
                <p class={classes!("exo-holder", seat_art(seat).class())}>
                    <GlyphIcon {glyph} /><span><small>{ title }</small><b class="seat-text">{ self.narrator.seat(seat) }</b></span>
                    <SeatIcon seat={seat_art(seat)} />
                </p>
            }
        };
        let left = [("count", public.decks.political.len().into())];
        html! {
            <header class="exo-council-head">
                <h2 class="exo-panel-title">{ self.text("exodus-council-leaf") }</h2>
                { holder(Glyph::Chancellor, public.chancellor()) }
                { holder(Glyph::Vice, public.vice()) }
                <p class="exo-deck-left"><GlyphIcon glyph={Glyph::Back} /><span>{ self.phrases.say("exodus-council-deck", &left) }</span></p>
            </header>
        }
    }

    /// Renders a phase of the Council with its number; the current one is highlighted.
    fn phase_section(&self, phase: CouncilPhase, key: &str, body: Html) -> Html {
        let current_phase = self.phase();
        let class = if phase == current_phase {
            "now"
        } else if phase < current_phase {
            "past"
        } else {
            "ahead"
        };
        let sealed = matches!(self.context.view.public.step, Step::Vote | Step::Election);
        let current = (phase == current_phase).then_some("step");
        html! {
            <section class={classes!("exo-act", class)} aria-label={self.text(key)} aria-current={current}>
                <h3 class="exo-act-title"><span>{ self.text(key) }</span>
                    if phase == current_phase && sealed {
                        <ReadyLights context={self.context.without_hover()} player_kinds={self.player_kinds.to_vec()} />
                    }
                </h3>
                { body }
            </section>
        }
    }
}

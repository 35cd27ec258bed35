//! The summary at the end of a match: the turn that decided it, and the chart of win chances.

use super::ReplayTimeline;
use super::charts::{chances_chart, stops};
use crate::game_ui::GameUi;
use engine::session::Session;
use std::rc::Rc;
use store::SaveRecord;
use ui::l10n::use_phrases;
use ui::panels::chart::{Axis, Chart, Unit};
use ui::route::{Link, Route, use_navigator};
use yew::prelude::*;

#[derive(Properties)]
pub struct EndReviewProps<G: GameUi> {
    /// The match, which is over.
    pub session: Rc<Session<G::Game>>,
    /// The stored record of the match.
    pub record: SaveRecord,
}

impl<G: GameUi> PartialEq for EndReviewProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session) && self.record.id == other.record.id
    }
}

/// The summary at the end of a match.
#[component]
pub fn EndReview<G: GameUi>(props: &EndReviewProps<G>) -> Html {
    let phrases = use_phrases();
    let timeline = use_memo((), |()| {
        ReplayTimeline::<G>::new(&props.session, &props.record.player_kinds)
    });
    let (id, navigator) = (props.record.id.clone(), use_navigator());
    let curves = chances_chart(&timeline, &phrases, None);
    let axis = Axis {
        stops: stops(&timeline, &phrases, &[]),
        at: timeline.end(),
    };
    let on_pick = {
        let id = id.clone();
        Callback::from(move |at| {
            navigator.go(&Route::Replay {
                id: id.clone(),
                at: Some(at),
            });
        })
    };
    let turning = timeline.turning.map(|swing| {
        let at = timeline.history.turns.get(swing.turn).map(|turn| turn.from);
        let share = |share: u16| Unit::Permille.value_text(&phrases, share.into());
        let args = [
            ("who", G::seat_name(timeline.game(), &phrases, swing.seat).into()),
            ("before", share(swing.before).into()),
            ("after", share(swing.after).into()),
        ];
        html! {
            <p class="end-review-turning-point">
                { phrases.text("review-turning") }{ ": " }
                <Link to={Route::Replay { id: id.clone(), at }}>{ timeline.turn_name(&phrases, swing.turn) }</Link>
                { ". " }{ phrases.say("review-gain", &args) }
            </p>
        }
    });
    html! {
        <section class="end-review-chart">
            { turning.unwrap_or_default() }
            <Chart title={phrases.text(&curves.title)} {axis} series={curves.series} unit={curves.unit} {on_pick} />
        </section>
    }
}

//! A battle of Space Rift watched again: the battlefield as it was, what has just happened or what
//! the Admiral would have done on it, both sides and their hands as far as the eyes may see them.

mod traces;

use super::table::{Console, Hand, Opened, TableBoard};
use crate::board::{Depth, Layer};
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::{Leafing, plan, use_past};
use crate::play::replay::{Film, Filmed, ReplayFrame, use_screening};
use crate::store::SaveRecord;
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::state::State;
use yew::prelude::*;

impl Filmed for SpaceRift {
    const TURN: &'static str = "space-rift-replay-turn";
    const BRANCH: &'static str = "space-rift-replay-branch";
    const WOULD: &'static str = "space-rift-replay-would";

    /// Turns and figures are those of sides: no piece has one.
    fn piece_name(&self, _: &Phrases, piece: u8) -> String {
        piece.to_string()
    }

    fn plan(&self, phrases: &Phrases, state: &State, seat: Seat, line: &[Action]) -> String {
        plan(self, phrases, state, seat, line)
    }
}

/// A battle and where it is kept.
#[derive(Properties, PartialEq)]
pub struct SpaceReplayProps {
    /// Where it is kept.
    pub record: SaveRecord,
    /// The battle, as it was opened.
    pub opened: Opened,
    /// The position to begin at; one that is over begins at its beginning, another where it stands.
    pub at: Option<usize>,
}

/// The replay.
#[component]
pub fn SpaceReplay(props: &SpaceReplayProps) -> Html {
    let phrases = use_phrases();
    let record = &props.record;
    let film = use_memo((), |()| Film::new(&props.opened.0, &record.sitters));
    let shown = use_screening(&film, record, props.at);
    let past = use_past(&film, shown.at, Leafing::Events);
    let (watch, actions) = (&past.watch, &past.actions);
    let deps = (shown.at, shown.ghost, shown.review.answers.len());
    let drawn = use_memo(deps, |_| match shown.advice() {
        Some((_, line)) => traces::of_line(watch, &line),
        None => traces::of_events(watch),
    });
    let board = html! {
        <TableBoard watch={watch.clone()} actions={actions.clone()} score={shown.score.clone()}
            above={Layer::kept("replay-above", Depth::Over, drawn)} />
    };
    let console = html! { <>
        <Console watch={watch.clone()} actions={actions.clone()} sitters={record.sitters.clone()}
            label={phrases.text("space-rift-replay-fleets")} />
        <Hand watch={watch.unlooked()} actions={actions.clone()} />
    </> };
    html! { <ReplayFrame<SpaceRift> screening={shown} {board} {console} /> }
}

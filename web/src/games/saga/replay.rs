//! A game of Saga watched again: the table as it was, with the leaf in front where something has just
//! happened, or what the Admiral would have done, and all mats as far as the eyes may see them.

mod traces;

use super::narrate::Narrator;
use super::table::{Console, Hand, Leaves, Opened};
use crate::board::{Depth, Layer};
use crate::icon::{Icon, Sign};
use crate::l10n::{Phrases, use_phrases};
use crate::play::hands::{Leafing, plan, use_past};
use crate::play::replay::{Film, Filmed, ReplayFrame, use_screening};
use crate::store::SaveRecord;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::annals::{self, Line, Piece};
use engine::saga::state::State;
use yew::prelude::*;

impl Filmed for Saga {
    const TURN: &'static str = "saga-replay-turn";
    const BRANCH: &'static str = "saga-replay-branch";
    const WOULD: &'static str = "saga-replay-would";

    /// Rounds are told by their phases; charts by what they follow on the board and of the mission.
    fn piece_name(&self, phrases: &Phrases, piece: u8) -> String {
        let narrator = Narrator::new(phrases, self);
        match annals::piece(piece) {
            Piece::Phase(phase) => narrator.phase(phase),
            Piece::Counter(counter) => narrator.counter(counter),
            Piece::Line(line) => phrases.text(match line {
                Line::Sectors => "saga-replay-sectors",
                Line::Raiders => "saga-replay-raiders",
                Line::Bosses => "saga-replay-bosses",
                Line::Starbases => "saga-replay-starbases",
                Line::Events => "saga-replay-events",
            }),
        }
    }

    fn plan(&self, phrases: &Phrases, state: &State, seat: Seat, line: &[Action]) -> String {
        plan(self, phrases, state, seat, line)
    }
}

/// A game and where it is kept.
#[derive(Properties, PartialEq)]
pub struct SagaReplayProps {
    /// Where it is kept.
    pub record: SaveRecord,
    /// The game, as it was opened.
    pub opened: Opened,
    /// The position to begin at; one that is over begins at its beginning, another where it stands.
    pub at: Option<usize>,
}

/// The replay.
#[component]
pub fn SagaReplay(props: &SagaReplayProps) -> Html {
    let phrases = use_phrases();
    let record = &props.record;
    let film = use_memo((), |()| Film::new(&props.opened.0, &record.sitters));
    let shown = use_screening(&film, record, props.at);
    let advice = shown.advice();
    let wanted = match &advice {
        Some((_, line)) => Leafing::Advice(line.first().copied()),
        None => Leafing::Events,
    };
    let past = use_past(&film, shown.at, wanted);
    let (watch, actions) = (&past.watch, &past.actions);
    let deps = (shown.at, shown.ghost, shown.review.answers.len());
    let drawn = use_memo(deps, |_| match &advice {
        Some((_, line)) => traces::of_line(watch, line),
        None => traces::of_events(watch),
    });
    let sitters = record.sitters.clone();
    let board = html! {
        <Leaves watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} score={shown.score.clone()}
            above={Layer::kept("replay-above", Depth::Over, drawn)} />
    };
    let console = html! { <>
        <button type="button" class="chip exo-replay-follow" aria-pressed={past.follows.to_string()} onclick={past.follow.clone()}>
            <Sign icon={Icon::Pointer} />{ phrases.text("saga-replay-follow") }
        </button>
        <Console watch={watch.clone()} actions={actions.clone()} sitters={sitters.clone()} label={phrases.text("saga-replay-fleet")} />
        <Hand watch={watch.unlooked()} actions={actions.clone()} {sitters} />
    </> };
    html! { <ReplayFrame<Saga> screening={shown} {board} {console} /> }
}

//! A match watched again: the table as it was, with the leaf in front where something has just
//! happened, or what the Admiral would have done, and all that the eyes may see of every seat.

use super::use_past;
use crate::game_ui::{GameUi, Leafing, PartProps};
use crate::replay::{Film, ReplayFrame, ReplayProps, use_screening};
use board::{Depth, Layer};
use ui::icon::{Icon, Sign};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The replay.
#[component]
pub fn HandReplay<G: GameUi>(props: &ReplayProps<G::Game>) -> Html {
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
    let watch = &past.watch;
    let deps = (shown.at, shown.ghost, shown.review.answers.len());
    let drawn = use_memo(deps, |_| match &advice {
        Some((seat, line)) => G::line(watch, *seat, line),
        None => G::events(watch),
    });
    let part = PartProps {
        watch: watch.clone(),
        actions: past.actions.clone(),
        sitters: record.sitters.clone(),
    };
    let above = Some(Layer::kept("replay-above", Depth::Over, drawn));
    let board = html! { <G::Board part={part.clone()} score={shown.score.clone()} {above} /> };
    let console = html! { <>
        if let Some(follow) = G::FOLLOW {
            <button type="button" class="chip replay-follow" aria-pressed={past.follows.to_string()} onclick={past.follow.clone()}>
                <Sign icon={Icon::Pointer} />{ phrases.text(follow) }
            </button>
        }
        { G::seat_list(part.unlooked()) }
        <G::Console part={part.clone()} label={AttrValue::from(phrases.text(G::CONSOLE))} />
        <G::Hand ..part.unlooked() />
    </> };
    html! { <ReplayFrame<G> screening={shown} {board} {console} /> }
}

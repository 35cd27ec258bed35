//! The replay of a match: the table at each position, with the tab in front that shows the last
//! events or the Admiral bot's advice.

use super::use_past_table;
use crate::game_ui::{GameUi, ReplayFocus, TablePartProps};
use crate::replay::{ReplayFrame, ReplayProps, ReplayTimeline, use_replay_view};
use board::{Depth, Layer};
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The replay page of a match.
#[component]
pub fn ReplayPage<G: GameUi>(props: &ReplayProps<G::Game>) -> Html {
    let phrases = use_phrases();
    let record = &props.record;
    let timeline = use_memo((), |()| {
        ReplayTimeline::new(&props.opened.0, &record.player_kinds)
    });
    let replay = use_replay_view(&timeline, record, props.at);
    let advice = replay.advice();
    let focus = match &advice {
        Some((_, line)) => ReplayFocus::Advice(line.first().copied()),
        None => ReplayFocus::Events,
    };
    let past = use_past_table(&timeline, replay.at, focus);
    let context = &past.context;
    let deps = (replay.at, replay.shows_advice, replay.review.answers.len());
    let overlay = use_memo(deps, |_| match &advice {
        Some((seat, line)) => G::line_overlay(context, *seat, line),
        None => G::event_overlay(context),
    });
    let part = TablePartProps {
        context: context.clone(),
        actions: past.actions.clone(),
        player_kinds: record.player_kinds.clone(),
    };
    let above = Some(Layer::memoized("replay-above", Depth::Over, overlay));
    let board =
        html! { <G::Board part={part.clone()} animation={replay.animation.clone()} {above} /> };
    let console = html! { <>
        if let Some(follow) = G::FOLLOW_PHRASE {
            <button type="button" class="chip replay-follow" aria-pressed={past.follows.to_string()} onclick={past.follow.clone()}>
                <IconView icon={Icon::Pointer} />{ phrases.text(follow) }
            </button>
        }
        { G::seat_list(part.without_hover()) }
        <G::Console part={part.clone()} label={AttrValue::from(phrases.text(G::CONSOLE_PHRASE))} />
        <G::Hand ..part.without_hover() />
    </> };
    html! { <ReplayFrame<G> view={replay} {board} {console} /> }
}

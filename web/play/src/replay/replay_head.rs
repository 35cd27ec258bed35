//! The head of a replay: which match, which position, and buttons.

use super::branch::Branch;
use super::{ReplayTimeline, StepSize};
use crate::game_ui::GameUi;
use crate::share::{ShareButton, SharedMatch};
use derive_where::derive_where;
use store::SaveRecord;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::{Dialog, aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use yew::prelude::*;

/// Keys of a replay, each with the phrase key of its effect and the step size that it needs.
const KEYS: [(&str, &str, Option<StepSize>); 5] = [
    ("← →", "replay-key-action", Some(StepSize::Entry)),
    ("⇧ ← →", "replay-key-turn", Some(StepSize::Turn)),
    ("↑ ↓", "replay-key-round", Some(StepSize::Round)),
    ("Home End", "replay-key-ends", None),
    ("Space", "replay-key-run", None),
];

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ReplayHeadProps<G: GameUi> {
    pub timeline: ReplayTimeline<G>,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// The position shown.
    pub at: usize,
}

/// The dialog that is open above the replay.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OpenDialog {
    Nothing,
    Branch,
    Keys,
}

#[component]
pub fn ReplayHead<G: GameUi>(props: &ReplayHeadProps<G>) -> Html {
    let phrases = use_phrases();
    let above = use_state_eq(|| OpenDialog::Nothing);
    let ReplayHeadProps {
        timeline,
        record,
        at,
    } = props;
    let is_over = timeline.is_over() && *at == timeline.end();
    let why = match (is_over, timeline.is_open()) {
        (true, _) => Some("replay-branch-over"),
        (false, true) => None,
        (false, false) => Some("replay-branch-secret"),
    };
    let show = |dialog: OpenDialog| {
        let above = above.setter();
        Callback::from(move |_: MouseEvent| above.set(dialog))
    };
    let close = {
        let above = above.setter();
        Callback::from(move |()| above.set(OpenDialog::Nothing))
    };
    let pack = {
        let (timeline, record, at) = (timeline.clone(), record.clone(), *at);
        Callback::from(move |give: Callback<SharedMatch>| {
            give.emit(SharedMatch::of(&timeline.session, &record, Some(at)));
        })
    };
    let is_closed = why.is_some();
    let why = why.map(|key| phrases.text(key));
    let step_sizes = timeline.stops.step_sizes();
    let keys = KEYS.into_iter().filter(|(_, _, step_size)| {
        step_size.is_none_or(|step_size| step_sizes.contains(&step_size))
    });
    let key = |(key, phrase, _): (&'static str, &str, Option<StepSize>)| html! { <li><kbd>{ key }</kbd>{ phrases.text(phrase) }</li> };
    html! {
        <header class="replay-head panel">
            <h1 class="prompt-text"><span class="save-title">{ &record.title }</span><small>{ timeline.position_name(&phrases, *at) }</small></h1>
            <div class="replay-tools">
                <button type="button" class="button primary" aria-label={phrases.text("replay-branch")} aria-disabled={aria_disabled(is_closed)} title={why} onclick={unless_disabled(is_closed, show(OpenDialog::Branch))}>
                    <IconView icon={Icon::Play} /><span>{ phrases.text("replay-branch") }</span>
                </button>
                <ShareButton caption={phrases.text("share-open")} label={phrases.text("share-open")} has_icon=true {pack} />
                <button type="button" class="button" aria-label={phrases.text("replay-keys")} onclick={show(OpenDialog::Keys)}>
                    <IconView icon={Icon::Help} /><span>{ phrases.text("replay-keys") }</span>
                </button>
                <Link to={Route::Table { id: record.id.clone() }} class="button" label={phrases.text("replay-to-table")}>
                    <IconView icon={Icon::Close} /><span>{ phrases.text("replay-to-table") }</span>
                </Link>
            </div>
            if *above == OpenDialog::Branch {
                <Branch<G> timeline={timeline.clone()} record={record.clone()} at={*at} on_close={close.clone()} />
            }
            if *above == OpenDialog::Keys {
                <Dialog title={phrases.text("replay-keys")} on_close={close}>
                    <ul class="key-list">{ for keys.map(key) }</ul>
                </Dialog>
            }
        </header>
    }
}

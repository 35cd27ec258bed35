//! The replay of a match: the frame that all games share around their own board and console.

use super::charts::{Charts, stops};
use super::replay_animation::use_replay_animation;
use super::replay_head::ReplayHead;
use super::replay_log::ReplayLog;
use super::replay_tabs::{ReplayTab, ReplayTabs, use_log_first};
use super::review_findings::{review_marks, reviewed_chances};
use super::review_panel::ReviewPanel;
use super::{
    ReplayCommand, ReplayCursor, ReplayTimeline, Review, Scrubber, ScrubberMark, Transport,
    use_replay_cursor, use_replay_keys, use_review,
};
use crate::direct::redeal_notice;
use crate::game_ui::GameUi;
use derive_where::derive_where;
use engine::bots::WinChances;
use engine::bots::review::GradedTurn;
use engine::game::Game;
use std::rc::Rc;
use store::SaveRecord;
use store::color::attribute;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use ui::motion::AnimationSchedule;
use ui::panels::chart::{Axis, ChartStop};
use yew::prelude::*;

/// Maximum number of labels below the scrubber.
const MAX_LABELS: usize = 12;

/// The state of a replay.
#[derive_where(Clone)]
pub struct ReplayView<G: GameUi> {
    /// The timeline of the match.
    pub timeline: ReplayTimeline<G>,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// The position shown.
    pub at: usize,
    /// Whether advice is shown on the board.
    pub shows_advice: bool,
    /// The review, which may be unfinished.
    pub review: Review,
    /// The animation of the last step.
    pub animation: Rc<AnimationSchedule>,
    player: ReplayCursor,
    on_command: Callback<ReplayCommand>,
    marks: Rc<[GradedTurn]>,
    reviewed: Option<Rc<[WinChances]>>,
    tab: UseStateHandle<ReplayTab>,
    set_show_advice: Callback<bool>,
}

impl<G: GameUi> ReplayView<G> {
    /// Returns the Admiral bot's line for the decision in the position shown, and the seat that
    /// decides; `None` if there is no decision or advice is hidden.
    #[must_use]
    pub fn advice(&self) -> Option<(engine::game::Seat, Vec<G::Action>)> {
        let questions = self.timeline.review_job.questions();
        let question = questions.iter().position(|asked| asked.at == self.at);
        let number = question.filter(|_| self.shows_advice)?;
        let line = super::review_findings::advice(&self.timeline, &self.review, number)?;
        Some((questions.get(number)?.seat, line))
    }
}

/// Opens a replay: at `at`, otherwise at the beginning of a finished match or at the end of a
/// running one.
#[hook]
pub fn use_replay_view<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    record: &SaveRecord,
    at: Option<usize>,
) -> ReplayView<G> {
    let from = at.unwrap_or(if timeline.is_over() {
        0
    } else {
        timeline.end()
    });
    let player = use_replay_cursor(timeline.stops.clone(), from);
    use_replay_keys(&player);
    let review = use_review(&timeline.review_job);
    let marks = use_memo(review.clone(), |review| review_marks(timeline, review));
    let found = use_memo(review.clone(), |review| reviewed_chances(timeline, review));
    let tab = use_state_eq(|| ReplayTab::Charts);
    let shows_advice = use_state_eq(|| true);
    let animation = use_replay_animation(timeline, player.at, &record.player_kinds);
    use_replay_announcements(timeline, &player);
    let on_command = {
        let dispatcher = player.dispatcher();
        use_callback((), move |command, ()| dispatcher.dispatch(command))
    };
    let set_show_advice = use_callback(shows_advice.setter(), |on, set| set.set(on));
    ReplayView {
        timeline: timeline.clone(),
        record: record.clone(),
        at: player.at,
        shows_advice: *shows_advice,
        review,
        animation,
        player: (*player).clone(),
        on_command,
        marks: (*marks).clone(),
        reviewed: (*found).clone(),
        tab,
        set_show_advice,
    }
}

#[derive(Properties)]
pub struct ReplayFrameProps<G: GameUi> {
    pub view: ReplayView<G>,
    /// The board in the position shown.
    pub board: Html,
    /// The seats and their possessions.
    pub console: Html,
}

impl<G: GameUi> PartialEq for ReplayFrameProps<G> {
    /// Returns `false`: the view changes with every rendering, so the frame always renders again.
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Everything around the board of a replay.
#[component]
pub fn ReplayFrame<G: GameUi>(props: &ReplayFrameProps<G>) -> Html {
    let phrases = use_phrases();
    let view = &props.view;
    let ReplayView {
        timeline,
        record,
        review,
        marks,
        on_command,
        ..
    } = view;
    let (now, tab) = (view.at, *view.tab);
    let frame = use_log_first(&view.tab);
    let on_pick = use_callback(on_command.clone(), |at, on_command| {
        on_command.emit(ReplayCommand::Seek(at))
    });
    let stops = use_memo((marks.clone(), phrases.clone()), |(marks, phrases)| {
        stops(timeline, phrases, marks)
    });
    let axis = Axis {
        stops: (*stops).clone(),
        at: now,
    };
    let side = match tab {
        ReplayTab::Log | ReplayTab::Charts => html! {
            <Charts<G> timeline={timeline.clone()} axis={axis.clone()} reviewed={view.reviewed.clone()} on_pick={on_pick.clone()} />
        },
        ReplayTab::Console => props.console.clone(),
        ReplayTab::Review => html! {
            <ReviewPanel<G> timeline={timeline.clone()} review={review.clone()} marks={marks.clone()} at={now}
                shows_advice={view.shows_advice} on_show_advice={view.set_show_advice.clone()} on_pick={on_pick.clone()} />
        },
    };
    let name = timeline.position_name(&phrases, now);
    let args = [
        ("name", name.as_str().into()),
        ("at", now.into()),
        ("end", timeline.end().into()),
    ];
    html! {
        <div ref={frame} class="replay-frame"><div class="replay" translate="no" data-game={<G::Game>::NAME} data-tab={tab.slug()} data-colors={attribute(&record.colors)}>
            <ReplayHead<G> timeline={timeline.clone()} record={record.clone()} at={now} />
            { props.board.clone() }
            <section class="replay-bar panel" aria-label={phrases.text("replay-transport")}>
                <Scrubber label={phrases.text("replay-position")} value_text={phrases.say("replay-spoken", &args)} at={now}
                    end={timeline.end()} ticks={scrubber_marks(&axis)} on_move={on_pick.clone()} />
                <Transport player={view.player.clone()} on_command={on_command.clone()} />
            </section>
            <ReplayTabs {tab} on_tab={let set = view.tab.setter(); move |to| set.set(to)} />
            <section class="replay-log panel" aria-label={phrases.text("table-log")}>
                <ReplayLog<G> timeline={timeline.clone()} again={redeal_notice(&phrases, record.direct.as_ref())} at={now} marks={marks.clone()} {on_pick} />
            </section>
            <section class="replay-side panel" aria-label={phrases.text(tab.key())}>{ side }</section>
        </div></div>
    }
}

/// Returns the marks of the scrubber, with as many labels as there is room for.
fn scrubber_marks(axis: &Axis) -> Rc<[ScrubberMark]> {
    let rounds = axis
        .stops
        .iter()
        .filter(|stop| stop.label.is_some())
        .count();
    let every = rounds.div_ceil(MAX_LABELS).max(1);
    let mut round = 0;
    let tick = |stop: &ChartStop| {
        let label = stop.label.clone().filter(|_| {
            round += 1;
            (round - 1) % every == 0
        });
        let class = match (stop.mark, &stop.label) {
            (Some(mark), _) => mark,
            (None, Some(_)) => "round",
            (None, None) => return None,
        };
        Some(ScrubberMark {
            at: stop.at,
            label,
            class,
        })
    };
    axis.stops.iter().filter_map(tick).collect()
}

/// Announces the events of a single step forward, otherwise the position.
#[hook]
fn use_replay_announcements<G: GameUi>(timeline: &ReplayTimeline<G>, player: &ReplayCursor) {
    let (timeline, announcer, phrases) = (timeline.clone(), use_announcer(), use_phrases());
    let before = use_mut_ref(|| player.at);
    use_effect_with(player.at, move |now| {
        let before = before.replace(*now);
        if before != *now {
            announcer.announce(announcement(&timeline, &phrases, before, *now));
        }
    });
}

fn announcement<G: GameUi>(
    timeline: &ReplayTimeline<G>,
    phrases: &Phrases,
    before: usize,
    now: usize,
) -> Vec<String> {
    if now == before + 1 {
        let events = timeline.session.visible_events_at(before, timeline.viewer);
        let view = timeline.session.view(timeline.viewer);
        let sentences =
            events.map(|event| G::event_sentence(timeline.game(), phrases, &view, event).1);
        sentences.collect()
    } else {
        vec![timeline.position_name(phrases, now).to_string()]
    }
}

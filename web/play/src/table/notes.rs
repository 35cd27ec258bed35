//! The notes for a player who has to act: what others did since the last action, and one sentence
//! of help. They stand above the log, and on small screens behind a button of the status strip, so
//! that nothing on the table moves.

use super::help_tip::{ShownTip, use_help_tip};
use super::recap::{PlayedStep, RecapStep, ReplayedStep, recap_steps};
use crate::game_ui::{GameUi, TableContext};
use crate::seats::seat_art;
use std::rc::Rc;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::motion::AnimationSchedule;
use ui::panels::seat::SeatIcon;
use ui::rule_button::RuleButton;
use ui::settings::use_settings;
use yew::prelude::*;

/// The notes of a table, and what a step of the recap draws on its board.
pub struct TableNotes {
    /// The notes above the log.
    pub list: Html,
    /// The button of the status strip that opens them on small screens.
    pub button: Html,
    /// The help tip, for the card of newcomers where that is open.
    pub tip: Option<ShownTip>,
    /// The trace of the step that is shown again.
    pub trace: Option<Rc<Html>>,
    pub animation: Option<Rc<AnimationSchedule>>,
}

/// Gathers the notes for the person that has to act; `open_rules` opens the rules at an anchor.
#[hook]
pub fn use_table_notes<G: GameUi>(
    context: &TableContext<G>,
    open_rules: &Callback<Option<String>>,
) -> TableNotes {
    let (phrases, settings) = (use_phrases(), use_settings());
    let snapshot = &context.snapshot;
    let reader = snapshot
        .seat
        .filter(|_| snapshot.perspective.handover_to.is_none());
    let deps = (snapshot.clone(), phrases.clone());
    let steps = use_memo(deps, |(snapshot, phrases)| {
        let viewer = snapshot.perspective.viewer;
        reader.map_or_else(Vec::new, |seat| {
            recap_steps::<G>(&snapshot.session, phrases, seat, viewer)
        })
    });
    let tip = use_help_tip(context, reader);
    let played = use_state_eq(|| None::<PlayedStep>);
    let current = (*played).filter(|played| played.edition == snapshot.edition);
    let replayed = use_memo(current, |current| {
        current.and_then(|played| ReplayedStep::of(context, &phrases, played))
    });
    let onplay = {
        let (played, edition) = (played.clone(), snapshot.edition);
        Callback::from(move |entry: usize| {
            let count = played.map_or(0, |played| played.count.wrapping_add(1));
            played.set(Some(PlayedStep {
                edition,
                entry,
                count,
            }));
        })
    };
    let notes = NotesProps {
        steps,
        tip: tip.clone(),
        shown: current.map(|played| played.entry),
        onplay: (!snapshot.session.is_partial()).then_some(onplay),
        open_rules: open_rules.clone(),
    };
    // Beside the board the card of newcomers has the tip while it is open. On the smallest screens
    // there is no card.
    let listed = NotesProps {
        tip: tip.clone().filter(|_| !settings.current.shows_primer),
        ..notes.clone()
    };
    TableNotes {
        list: html! { <Notes ..listed /> },
        button: html! { <NotesButton ..notes /> },
        tip: tip.filter(|_| settings.current.shows_primer),
        trace: replayed.as_ref().as_ref().map(|step| step.trace.clone()),
        animation: replayed
            .as_ref()
            .as_ref()
            .map(|step| step.animation.clone()),
    }
}

#[derive(Properties, Clone, PartialEq)]
struct NotesProps {
    steps: Rc<Vec<RecapStep>>,
    tip: Option<ShownTip>,
    /// The log entry that is shown on the board again.
    shown: Option<usize>,
    /// Shows a log entry on the board again; `None` where the match may not be replayed.
    onplay: Option<Callback<usize>>,
    open_rules: Callback<Option<String>>,
}

impl NotesProps {
    fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.tip.is_none()
    }
}

/// The help tip and the recap.
#[component]
fn Notes(props: &NotesProps) -> Html {
    let phrases = use_phrases();
    if props.is_empty() {
        return Html::default();
    }
    let step = |step: &RecapStep| {
        let content = html! {<>
            if let Some(seat) = step.seat { <SeatIcon seat={seat_art(seat)} /> }
            <IconView icon={step.icon} /><span>{ &step.text }</span>
        </>};
        let entry = step.entry;
        let content = match &props.onplay {
            Some(play) => {
                let onclick = play.reform(move |_: MouseEvent| entry);
                let pressed = (props.shown == Some(entry)).to_string();
                html! { <button type="button" class="recap-step" title={phrases.text("table-recap-show")} aria-pressed={pressed} {onclick}>{ content }</button> }
            }
            None => html! { <div class="recap-step">{ content }</div> },
        };
        html! { <li key={entry}>{ content }</li> }
    };
    html! {
        <div class="table-notes">
            if let Some(tip) = &props.tip { <TipView tip={tip.clone()} open_rules={props.open_rules.clone()} /> }
            if !props.steps.is_empty() {
                <section class="recap" aria-label={phrases.text("table-recap")}>
                    <h3 class="notes-title">{ phrases.text("table-recap") }</h3>
                    <ol>{ for props.steps.iter().map(step) }</ol>
                </section>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct TipViewProps {
    pub tip: ShownTip,
    pub open_rules: Callback<Option<String>>,
}

/// A help tip with its rule, and a button that hides it.
#[component]
pub fn TipView(props: &TipViewProps) -> Html {
    let phrases = use_phrases();
    let tip = &props.tip;
    let hide = tip.hide.reform(|_: MouseEvent| ());
    html! {
        <div class="help-tip" data-topic={tip.key}>
            <IconView icon={tip.icon} />
            <p>{ phrases.text(tip.key) }{ " " }<RuleButton rule={tip.rule} on_open={props.open_rules.clone()} /></p>
            <button type="button" class="icon-button" aria-label={phrases.text("table-help-hide")} onclick={hide}><IconView icon={Icon::Close} /></button>
        </div>
    }
}

/// The button that opens the notes over the upper edge of the board, where the log is not beside
/// it.
#[component]
fn NotesButton(props: &NotesProps) -> Html {
    let phrases = use_phrases();
    // Open for one recap: the next one is closed again.
    let opened = use_state_eq(|| None::<Rc<Vec<RecapStep>>>);
    if props.is_empty() {
        return Html::default();
    }
    let is_open = opened
        .as_ref()
        .is_some_and(|steps| Rc::ptr_eq(steps, &props.steps));
    let (set, steps) = (opened.setter(), props.steps.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        set.set((!is_open).then(|| steps.clone()));
    });
    let (key, icon) = if props.tip.is_some() {
        ("table-help", Icon::Help)
    } else {
        ("table-recap", Icon::Log)
    };
    html! {
        <div class="status-notes">
            <button type="button" class="status-item" data-status="notes" title={phrases.text(key)} aria-label={phrases.text(key)} aria-expanded={is_open.to_string()} {onclick}>
                <IconView {icon} />
            </button>
            if is_open { <div class="status-help"><Notes ..props.clone() /></div> }
        </div>
    }
}

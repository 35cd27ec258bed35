//! The line on top: what is asked, of whom, and below it what would come of what is looked at, why
//! the last order was refused, or where play is.

use crate::game_ui::{GameUi, Hands, Pondering, Watch};
use crate::table::TopLine;
use derive_where::derive_where;
use engine::error::Cites;
use engine::game::Seat;
use std::rc::Rc;
use store::{SaveRecord, Sitter};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Properties of the line.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct PromptLineProps<G: GameUi> {
    /// What is read.
    pub watch: Watch<G>,
    /// What can be done.
    pub actions: Hands<G>,
    /// Whether a bot is thinking.
    pub thinking: bool,
    /// Where the match is kept.
    pub record: SaveRecord,
    /// Told of a seat that is given to another sitter.
    #[prop_or_default]
    pub on_sit: Callback<(Seat, Sitter)>,
    /// Asks for a hint, where there are any.
    #[prop_or_default]
    pub hint: Option<Callback<MouseEvent>>,
    /// Whether the menu of a match is at hand.
    #[prop_or(true)]
    pub with_menu: bool,
    /// Seconds left on the clock, in a timed match.
    #[prop_or_default]
    pub seconds: Option<u16>,
}

/// The line.
#[component]
pub fn PromptLine<G: GameUi>(props: &PromptLineProps<G>) -> Html {
    let phrases = use_phrases();
    let watch = &props.watch;
    let text = use_request(watch);
    let small = small(watch, &phrases, props.thinking);
    html! {
        <TopLine<G> stand={watch.stand.clone()} record={props.record.clone()} text={(*text).clone()} {small}
            looks={watch.look.action.is_some()} seconds={props.seconds} rules={props.actions.rules()}
            on_sit={props.on_sit.clone()} hint={props.hint.clone()} with_menu={props.with_menu}
            keys={G::keys()} claimed={G::CLAIMED} />
    }
}

/// What is asked. Who asks lists all that can be done: once for a position, not whenever something is looked at.
#[hook]
pub(crate) fn use_request<G: GameUi>(watch: &Watch<G>) -> Rc<String> {
    let needs = (watch.stand.clone(), use_phrases());
    use_memo(needs, |(_, phrases)| request(watch, phrases))
}

/// What is asked of the seat here, or of whom everybody waits for.
#[must_use]
pub fn request<G: GameUi>(watch: &Watch<G>, phrases: &Phrases) -> String {
    let session = &watch.stand.session;
    let waits = session.status().waiting().iter().next();
    match (watch.stand.seat, waits) {
        (Some(seat), _) => G::request(session, phrases, seat),
        (None, None) => G::request(session, phrases, Seat(0)),
        (None, Some(_)) => G::waiting(watch, phrases),
    }
}

/// The small line.
fn small<G: GameUi>(watch: &Watch<G>, phrases: &Phrases, thinking: bool) -> String {
    if thinking && G::PONDERING == Pondering::First {
        return phrases.text("table-thinking");
    }
    let looked = watch.look.action;
    let looked = looked.and_then(|action| told(watch, phrases, action));
    match looked.or_else(|| watch.stand.why_refused(phrases)) {
        Some(told) => told,
        None if thinking => phrases.text("table-thinking"),
        None => G::turn(watch, phrases),
    }
}

/// An action by name, with what would come of it or why it is refused.
fn told<G: GameUi>(watch: &Watch<G>, phrases: &Phrases, action: G::Action) -> Option<String> {
    let table = watch.table();
    let name = G::NAMES.then(|| G::action_name(table, phrases, &watch.view, action));
    if let Some(refusal) = watch.offers.refusal(action) {
        let why = format!(
            "{} ({})",
            G::explain(table, phrases, &refusal),
            refusal.rule()
        );
        return Some(match name {
            Some(name) => format!("{name}: {why}"),
            None => why,
        });
    }
    match (name, G::outlook(watch, phrases, action)) {
        (Some(name), Some(told)) => Some(format!("{name}. {told}")),
        (name, told) => name.or(told),
    }
}

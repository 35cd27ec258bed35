//! The line at the top: the prompt, and below it the preview of the hovered action, the reason why
//! the last order was refused, or the current turn.

use crate::direct::RoomHandle;
use crate::game_ui::{GameUi, TableActions, TableContext, ThinkingNotice};
use crate::table::TopLine;
use derive_where::derive_where;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::l10n::{Phrases, refusal_text, use_phrases};
use ui::panels::StatusItem;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct PromptLineProps<G: GameUi> {
    pub context: TableContext<G>,
    pub actions: TableActions<G>,
    /// Whether a bot is thinking.
    pub is_thinking: bool,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// The connection of the match, for tables at which people play.
    #[prop_or_default]
    pub room: Option<RoomHandle<G::Game>>,
    /// Called with a seat and its new player.
    #[prop_or_default]
    pub on_player_change: Callback<(Seat, PlayerKind)>,
    /// Asks for a hint, if hints are available.
    #[prop_or_default]
    pub hint: Option<Callback<MouseEvent>>,
    /// Whether the table has the menu of a match.
    #[prop_or(true)]
    pub has_menu: bool,
    /// The button of the notes, at the end of the status strip.
    #[prop_or_default]
    pub notes: Html,
    /// Seconds left on the clock, in a timed match.
    #[prop_or_default]
    pub seconds: Option<u16>,
}

#[component]
pub fn PromptLine<G: GameUi>(props: &PromptLineProps<G>) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let text = use_prompt_text(context);
    let status = use_status_items(context);
    let small_text = small_line(context, &phrases, props.is_thinking);
    html! {
        <TopLine<G> snapshot={context.snapshot.clone()} record={props.record.clone()} text={(*text).clone()} small={small_text} status={(*status).clone()} notes={props.notes.clone()}
            previews={context.hover.action.is_some()} seconds={props.seconds} open_rules={props.actions.on_rules()}
            room={props.room.clone()} on_player_change={props.on_player_change.clone()} hint={props.hint.clone()} has_menu={props.has_menu}
            keys={G::key_section()} claimed={G::RESERVED_KEYS} />
    }
}

/// Returns the prompt, computed once per position instead of at every hover, because some prompts
/// list all legal actions.
#[hook]
pub(crate) fn use_prompt_text<G: GameUi>(context: &TableContext<G>) -> Rc<String> {
    let needs = (context.snapshot.clone(), use_phrases());
    use_memo(needs, |(_, phrases)| prompt_text(context, phrases))
}

/// Returns the figures of the status strip, computed once per position.
#[hook]
fn use_status_items<G: GameUi>(context: &TableContext<G>) -> Rc<Vec<StatusItem>> {
    let needs = (context.snapshot.clone(), use_phrases());
    use_memo(needs, |(_, phrases)| G::status_items(context, phrases))
}

/// Returns the prompt for the seat at this screen, or the sentence about the seats that the match
/// waits for.
#[must_use]
pub fn prompt_text<G: GameUi>(context: &TableContext<G>, phrases: &Phrases) -> String {
    let session = &context.snapshot.session;
    let waiting = session.status().waiting_seats().iter().next();
    match (context.snapshot.seat, waiting) {
        (Some(seat), _) => G::prompt_text(session, phrases, seat),
        (None, None) => G::prompt_text(session, phrases, Seat(0)),
        (None, Some(_)) => G::waiting_text(context, phrases),
    }
}

/// Returns the small line below the prompt.
fn small_line<G: GameUi>(
    context: &TableContext<G>,
    phrases: &Phrases,
    is_thinking: bool,
) -> String {
    if is_thinking && G::THINKING_NOTICE == ThinkingNotice::First {
        return phrases.text("table-thinking");
    }
    let preview = context.hover.action;
    let preview = preview.and_then(|action| action_preview(context, phrases, action));
    match preview.or_else(|| context.snapshot.why_refused(phrases)) {
        Some(told) => told,
        None if is_thinking => phrases.text("table-thinking"),
        None => G::turn_text(context, phrases),
    }
}

/// Returns an action's name with its preview, or with the reason why it is refused.
fn action_preview<G: GameUi>(
    context: &TableContext<G>,
    phrases: &Phrases,
    action: G::Action,
) -> Option<String> {
    let game = context.game();
    let name = G::NAMES_ACTION.then(|| G::action_name(game, phrases, &context.view, action));
    if let Some(refusal) = context.offers.refusal(action) {
        let why = format!(
            "{} ({})",
            refusal_text(phrases, <G::Game>::NAME, &refusal),
            refusal.rule()
        );
        return Some(match name {
            Some(name) => format!("{name}: {why}"),
            None => why,
        });
    }
    match (name, G::forecast_text(context, phrases, action)) {
        (Some(name), Some(told)) => Some(format!("{name}. {told}")),
        (name, told) => name.or(told),
    }
}

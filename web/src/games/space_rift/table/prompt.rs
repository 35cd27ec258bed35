//! The line on top: what is asked, of whom, and below it what would come of what is looked at, why
//! the last order was refused, or where the turn is.

use super::super::narrate::Narrator;
use super::battle::forecast_words;
use super::{Actions, Watch, keys};
use crate::l10n::{Phrases, use_phrases};
use crate::play::Hosted;
use crate::play::desk::Refused;
use crate::play::table::TopLine;
use crate::store::{SaveRecord, Sitter};
use engine::error::Cites;
use engine::game::Seat;
use engine::space_rift::SpaceRift;
use yew::prelude::*;

/// Properties of the line.
#[derive(Properties, PartialEq)]
pub struct PromptLineProps {
    /// What is read.
    pub watch: Watch,
    /// What can be done.
    pub actions: Actions,
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
}

/// The line.
#[component]
pub fn PromptLine(props: &PromptLineProps) -> Html {
    let phrases = use_phrases();
    let PromptLineProps { watch, actions, .. } = props;
    let (text, small) = (request(watch, &phrases), small(watch, &phrases));
    html! {
        <TopLine<SpaceRift> stand={watch.stand.clone()} record={props.record.clone()} {text} {small}
            looks={watch.look.action.is_some()} thinking={props.thinking} rules={actions.rules()}
            on_sit={props.on_sit.clone()} hint={props.hint.clone()} with_menu={props.with_menu}
            keys={keys::section()} claimed={&keys::CLAIMED[..]} />
    }
}

/// What is asked of the seat here, or of whom everybody waits for.
#[must_use]
pub fn request(watch: &Watch, phrases: &Phrases) -> String {
    let session = &watch.stand.session;
    let waits = session.status().waiting().iter().next();
    match (watch.stand.seat, waits) {
        (Some(seat), _) => SpaceRift::request(session, phrases, seat),
        (None, None) => SpaceRift::request(session, phrases, Seat(0)),
        (None, Some(_)) => Narrator::new(phrases, watch.table()).waiting(session.state()),
    }
}

/// The small line.
fn small(watch: &Watch, phrases: &Phrases) -> String {
    let narrator = Narrator::new(phrases, watch.table());
    let stand = &watch.stand;
    let state = stand.session.state();
    if let Some(action) = watch.look.action {
        let name = narrator.order(state, action);
        return match (
            watch.offers.refusal(action),
            forecast_words(watch, phrases, action),
        ) {
            (Some(refusal), _) => {
                format!(
                    "{name}: {} ({})",
                    narrator.refusal(&refusal),
                    refusal.rule()
                )
            }
            (None, Some(told)) => format!("{name}. {told}"),
            (None, None) => name,
        };
    }
    match stand.refused {
        Some(Refused::Rule(refusal)) => {
            format!("{} ({})", narrator.refusal(&refusal), refusal.rule())
        }
        Some(Refused::Undo(_) | Refused::Other) => phrases.text("table-refused-other"),
        None => turn(watch, phrases),
    }
}

/// Whose turn it is, and where it is.
#[must_use]
pub fn turn(watch: &Watch, phrases: &Phrases) -> String {
    let narrator = Narrator::new(phrases, watch.table());
    let public = watch.public();
    let words = [
        ("turn", public.turn.into()),
        ("side", narrator.side(public.active).into()),
        ("phase", narrator.phase(public).into()),
    ];
    phrases.say("space-rift-table-turn", &words)
}

//! The line on top: what is asked, of whom, and below it what would come of what is looked at, why
//! the last order was refused, or where the turn is.

use super::super::narrate::Narrator;
use super::{Actions, Watch, keys, outlook};
use crate::l10n::{Phrases, use_phrases};
use crate::play::desk::Refused;
use crate::play::table::TopLine;
use crate::store::{SaveRecord, Sitter};
use engine::error::Cites;
use engine::exodus::Exodus;
use engine::exodus::step::Step;
use engine::game::Seat;
use engine::session::Session;
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
    let (text, small) = (
        request(watch, &phrases),
        small(watch, &phrases, props.thinking),
    );
    html! {
        <TopLine<Exodus> stand={watch.stand.clone()} record={props.record.clone()} {text} {small}
            looks={watch.look.action.is_some()} thinking={false} rules={actions.rules()}
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
        (Some(seat), _) => asked(session, phrases, seat),
        (None, None) => asked(session, phrases, Seat(0)),
        (None, Some(_)) => Narrator::new(phrases, session.game()).waiting(session.state()),
    }
}

/// What is asked of a seat.
#[must_use]
pub fn asked(session: &Session<Exodus>, phrases: &Phrases, seat: Seat) -> String {
    let prompt = session.prompt(seat);
    let narrator = Narrator::new(phrases, session.game());
    narrator.request(session.state(), seat, prompt.phrase, &prompt.args)
}

/// The small line.
fn small(watch: &Watch, phrases: &Phrases, thinking: bool) -> String {
    let narrator = watch.narrator(phrases);
    let stand = &watch.stand;
    let state = stand.session.state();
    if let Some(action) = watch.look.action {
        let name = narrator.order(state, action);
        if let Some(refusal) = watch.offers.refusal(action) {
            let (why, rule) = (narrator.refusal(&refusal), refusal.rule());
            return format!("{name}: {why} ({rule})");
        }
        return match outlook::words(watch, phrases, action) {
            Some(told) => format!("{name}. {told}"),
            None => name,
        };
    }
    match stand.refused {
        Some(Refused::Rule(refusal)) => {
            format!("{} ({})", narrator.refusal(&refusal), refusal.rule())
        }
        Some(Refused::Undo(_) | Refused::Other) => phrases.text("table-refused-other"),
        None if thinking => phrases.text("table-thinking"),
        None => turn(watch, phrases),
    }
}

/// Where the turn is, and who is waited for beside the seat that is asked here.
#[must_use]
pub fn turn(watch: &Watch, phrases: &Phrases) -> String {
    let (table, public) = (watch.table(), watch.public());
    let narrator = Narrator::new(phrases, table);
    let words = [
        ("turn", public.turn.into()),
        ("turns", table.turns().into()),
    ];
    let mut parts = vec![phrases.say("exodus-table-turn", &words)];
    if public.step.is_conquest() {
        let words = [
            ("pass", public.pass.into()),
            ("passes", table.stages(public).into()),
        ];
        parts.push(phrases.say("exodus-table-pass", &words));
    }
    if public.step != Step::Over {
        parts.push(narrator.step(public.step));
    }
    let waiting = watch.stand.session.status().waiting();
    let others = watch.stand.seat.map(|seat| waiting.without(seat));
    if let Some(others) = others.filter(|others| !others.is_empty()) {
        let words = [("seats", narrator.seats(others).into())];
        parts.push(phrases.say("exodus-table-also", &words));
    }
    parts.join(" · ")
}

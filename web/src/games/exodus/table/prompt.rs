//! The line on top: what is asked, of whom, and below it what would come of what is looked at, why
//! the last order was refused, or where the turn is.

use super::super::narrate::Narrator;
use super::{Actions, Watch, keys, outlook};
use crate::l10n::{Phrases, use_phrases};
use crate::play::desk::Refused;
use crate::play::table::{Head, Menu};
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
    let menu = use_state_eq(|| false);
    let PromptLineProps {
        watch,
        actions,
        record,
        ..
    } = props;
    let stand = &watch.stand;
    let text = request(watch, &phrases);
    let small = small(watch, &phrases, props.thinking);
    let rule = match stand.refused {
        Some(Refused::Rule(refusal)) => Some(refusal.rule()),
        Some(Refused::Undo(_) | Refused::Other) | None => None,
    };
    let small =
        html! { <>{ small }if let Some(rule) = rule { { " " }{ actions.rule_link(rule) } }</> };
    let set_menu = menu.setter();
    let open = Callback::from(move |_: MouseEvent| set_menu.set(true));
    let set_menu = menu.setter();
    let close = Callback::from(move |()| set_menu.set(false));
    let telling = stand.refused.is_some() || watch.look.action.is_some();
    html! {
        <Head<Exodus> stand={stand.clone()} sitters={record.sitters.clone()} {text} {small} refused={rule.is_some()}
            {telling} hint={props.hint.clone()} on_menu={props.with_menu.then_some(open)}>
            if *menu {
                <Menu<Exodus> stand={stand.clone()} record={record.clone()} on_rules={actions.open_rules()}
                    on_sit={props.on_sit.clone()} on_close={close} keys={keys::section()} claimed={keys::CLAIMED.to_vec()} />
            }
        </Head<Exodus>>
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

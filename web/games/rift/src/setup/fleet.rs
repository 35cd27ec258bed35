//! The fleet draft on the setup page: whose turn it is, the ships to pick from, and the picks.

use super::SetupPartProps;
use crate::draft::SetupDraft;
use crate::narrate::{model_name, seat_letter};
use crate::pieces::SeatStyle as SeatLook;
use crate::pieces::hull::{self, Hull};
use crate::pieces::seat::SeatIcon;
use engine::error::RuleRefusal;
use engine::game::Seat;
use engine::registry::GameId;
use engine::rift::figures::Model;
use engine::rift::fleet::{FleetDraft, PickOffer};
use store::color::attribute;
use store::pack::current_content;
use ui::l10n::{PhraseArg, Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use ui::update::{Update, transitions};
use yew::prelude::*;

/// Renders the fleet draft, if the match has one.
#[component]
pub(super) fn FleetDraftPanel(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let Some(fleet) = props.draft.fleet_draft() else {
        return Html::default();
    };
    let seat = fleet.seat().unwrap_or(Seat(0));
    let offers = fleet.offers();
    html! {
        <section class="setup-part fleet" aria-labelledby="setup-fleet" data-colors={attribute(&props.draft.colors)}>
            <h2 id="setup-fleet">{ phrases.text("rift-draft-title") }</h2>
            <p class="fleet-turn" role="status">
                if fleet.seat().is_some() {
                    <SeatIcon seat={SeatLook::new(seat.0)} />
                }
                <span>{ turn(&phrases, &props.draft, &fleet) }</span>
            </p>
            if fleet.seat().is_some() {
                <ul class="fleet-cards">
                    for offer in &offers {
                        <ModelCard key={offer.model.clone()} offer={offer.clone()} {seat} draft={props.draft.clone()}
                            onchange={props.onchange.clone()} />
                    }
                </ul>
            }
            <FleetPicks draft={props.draft.clone()} onchange={props.onchange.clone()} />
        </section>
    }
}

/// Returns the text that names the picking player and the ship.
fn turn(phrases: &Phrases, draft: &SetupDraft, fleet: &FleetDraft) -> String {
    let (Some(seat), Some(ship)) = (fleet.seat(), fleet.ship()) else {
        return phrases.text("rift-draft-done");
    };
    let words = [
        ("seat", seat_name(phrases, seat).into()),
        ("at", place(draft, ship).into()),
        ("number", (fleet.picks().count() + 1).into()),
        ("all", fleet.pick_count().into()),
    ];
    phrases.say("rift-draft-turn", &words)
}

fn seat_name(phrases: &Phrases, seat: Seat) -> String {
    phrases.say("rift-seat", &[("letter", seat_letter(seat).into())])
}

/// Returns the text that names the starting position of a ship.
fn place(draft: &SetupDraft, ship: usize) -> String {
    let start = draft.board.starts.get(ship);
    start.map_or_else(String::new, |start| start.at.to_string())
}

#[derive(Properties, PartialEq)]
struct ModelCardProps {
    offer: PickOffer,
    seat: Seat,
    draft: SetupDraft,
    onchange: Callback<Update<SetupDraft>>,
}

/// Renders a card for one model: picture, figures, remaining number, and the reason why it cannot
/// be picked.
#[component]
fn ModelCard(props: &ModelCardProps) -> Html {
    let phrases = use_phrases();
    let models = use_memo((), |()| current_content().rift().figures().models.clone());
    let id = &props.offer.model;
    let Some(model) = models.iter().find(|model| model.id == *id) else {
        return Html::default();
    };
    let onclick = {
        let id = id.clone();
        transitions(&props.onchange, move |draft: &SetupDraft, _: MouseEvent| {
            draft.with_pick(&id)
        })
    };
    let is_refused = props.offer.refusal.is_some();
    let left = phrases.say("rift-draft-left", &[("left", props.offer.remaining.into())]);
    let character = phrases.find(&format!("rift-model-{id}.character"), &[]);
    html! {
        <li>
            <button type="button" class="fleet-card" data-model={id.clone()} aria-disabled={aria_disabled(is_refused)} onclick={unless_disabled(is_refused, onclick)}>
                { picture(id, props.seat) }
                <span class="fleet-name">{ model_name(&phrases, id) }</span>
                <span class="fleet-left">{ left }</span>
                <span class="fleet-figures">{ for figures(&phrases, model) }</span>
                <span class="fleet-character">{ character.unwrap_or_default() }</span>
            </button>
            if let Some(refusal) = props.offer.refusal {
                <p class="fleet-why">{ refusal_text(&phrases, &refusal) }{ " " }
                    <Link to={Route::Rules { game: GameId::Rift, anchor: Some(refusal.rule().as_str().to_owned()) }} class="rule-link">
                        { refusal.rule().as_str() }
                    </Link>
                </p>
            }
        </li>
    }
}

fn refusal_text(phrases: &Phrases, refusal: &impl RuleRefusal) -> String {
    let args = refusal.args();
    let words: Vec<_> = args
        .iter()
        .map(|(name, arg)| (*name, PhraseArg::from_arg("rift", arg)))
        .collect();
    phrases.say(&format!("rift-refusal-{}", refusal.phrase()), &words)
}

fn picture(model: &str, seat: Seat) -> Html {
    let look = SeatLook::new(seat.0);
    html! {
        <svg class={classes!("fleet-picture", look.class())} viewBox="-46 -46 92 92" aria-hidden="true">
            { hull::render(Hull::from_model(model).unwrap_or(Hull::Rhino), look) }
        </svg>
    }
}

/// Renders the figures in which models differ most.
fn figures(phrases: &Phrases, model: &Model) -> Vec<Html> {
    let energy = format!("{} + {}", model.main, model.aux);
    let figures = [
        ("rift-draft-hull", model.hull.to_string()),
        ("rift-draft-energy", energy),
        ("rift-draft-speed", model.speed.to_string()),
        ("rift-draft-torpedoes", model.torpedoes.to_string()),
        ("rift-draft-mines", model.mines.to_string()),
    ];
    let figure = |(key, value): (&'static str, String)| {
        let name = phrases.text(key);
        html! { <span class="fleet-figure"><span>{ name }</span>{ " " }<b>{ value }</b></span> }
    };
    figures.into_iter().map(figure).collect()
}

/// Renders the picks so far, with undo and redo.
#[component]
fn FleetPicks(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let Some(fleet) = draft.fleet_draft() else {
        return Html::default();
    };
    let back = props.change(|draft: &SetupDraft, _: MouseEvent| draft.with_pick_undone());
    let again = props.change(|draft: &SetupDraft, _: MouseEvent| draft.with_pick_redone());
    let pick = |(seat, ship, model): (Seat, usize, &str)| {
        let words = [
            ("seat", seat_name(&phrases, seat).into()),
            ("model", model_name(&phrases, model).into()),
            ("at", place(draft, ship).into()),
        ];
        html! {
            <li class={SeatLook::new(seat.0).class()}>
                { picture(model, seat) }<span>{ phrases.say("rift-draft-pick", &words) }</span>
            </li>
        }
    };
    html! {
        <>
            if fleet.picks().next().is_some() {
                <ol class="fleet-picks" aria-label={phrases.text("rift-draft-picks")}>{ for fleet.picks().map(pick) }</ol>
            }
            <div class="buttons">
                <button type="button" class="button quiet" aria-disabled={aria_disabled(!draft.can_undo_pick())} onclick={unless_disabled(!draft.can_undo_pick(), back)}>
                    { phrases.text("table-undo") }
                </button>
                <button type="button" class="button quiet" aria-disabled={aria_disabled(draft.picks.undone.is_empty())} onclick={unless_disabled(draft.picks.undone.is_empty(), again)}>
                    { phrases.text("table-redo") }
                </button>
            </div>
        </>
    }
}

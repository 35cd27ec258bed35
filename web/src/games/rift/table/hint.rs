//! The hint at the table: a nudge, then the whole plan in a sentence and as a drawing.

use super::super::field::plan::Plan;
use super::super::narrate::Narrator;
use super::Watch;
use super::keys::is_within;
use crate::ground::use_ground;
use crate::l10n::use_phrases;
use crate::live::use_announcer;
use crate::play::hint::{Hint, Stage, Told};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::ship::ShipId;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// The key H asks for a hint, wherever the other keys of the table work.
#[hook]
pub fn use_hint_key(hint: &Hint<Action>, asked: bool) {
    let ground = use_ground();
    use_effect_with((hint.clone(), asked), move |(hint, asked)| {
        let (press, asked) = (hint.press.clone(), *asked);
        let active = EventListenerOptions::enable_prevent_default();
        let listener = ground.keys().filter(|_| asked).map(|place| {
            EventListener::new_with_options(&place, "keydown", active, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
                let away = is_within(event, "input, select, textarea, dialog, .drawer");
                if plain && !away && event.key().eq_ignore_ascii_case("h") {
                    event.prevent_default();
                    press.emit(());
                }
            })
        });
        move || drop(listener)
    });
}

/// The drawing of a plan that is told whole.
pub fn drawn(watch: &Watch, told: Option<&Told<Action>>) -> Html {
    let whole = told.filter(|told| told.stage == Stage::Whole);
    let (table, state) = (watch.table(), watch.session.state());
    whole
        .map(|told| Plan::of(table, state, told.seat, &told.line).draw(table, state))
        .unwrap_or_default()
}

/// Properties of the card.
#[derive(Properties, PartialEq)]
pub struct HintCardProps {
    /// What is read.
    pub watch: Watch,
    /// The hint.
    pub hint: Hint<Action>,
}

/// The card, once a hint was asked for.
#[component]
pub fn HintCard(props: &HintCardProps) -> Html {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let HintCardProps { watch, hint } = props;
    let told = hint.told.as_ref();
    let narrator = Narrator::new(&phrases, watch.table());
    let text = told.map(|told| words(watch, &narrator, told));
    use_effect_with(text.clone(), move |text| {
        if let Some(text) = text {
            announcer.alert(text.clone());
        }
    });
    let Some((told, text)) = told.zip(text) else {
        return Html::default();
    };
    let close = hint.close.reform(|_: MouseEvent| ());
    let more = hint.press.reform(|_: MouseEvent| ());
    let play = {
        let (deeds, told) = (watch.deeds.clone(), told.clone());
        Callback::from(move |_: MouseEvent| deeds.dispatch(told.deed()))
    };
    let chances = [told.now.of(told.seat), told.best.of(told.seat)].map(|share| (share + 5) / 10);
    let [now, best] = chances.map(i64::from);
    html! {
        <section class="coach hint panel" aria-labelledby="hint-title">
            <h2 id="hint-title" class="card-title">{ phrases.text("hint-title") }</h2>
            <div class="coach-words">
                <p class="hint-text">{ text }</p>
                if told.stage == Stage::Whole {
                    <p class="coach-note">{ phrases.say("hint-chances", &[("now", now.into()), ("best", best.into())]) }</p>
                }
            </div>
            <div class="coach-ways">
                if told.stage == Stage::Nudge {
                    <button type="button" class="button primary" onclick={more}>{ phrases.text("hint-more") }</button>
                }
                if told.stage == Stage::Whole {
                    <button type="button" class="button primary" onclick={play}>{ phrases.text("hint-play") }</button>
                }
                <button type="button" class="button quiet" onclick={close}>
                    { phrases.text(if told.stage == Stage::Thinking { "cancel" } else { "close" }) }
                </button>
            </div>
        </section>
    }
}

fn words(watch: &Watch, narrator: &Narrator<'_>, told: &Told<Action>) -> String {
    if told.stage == Stage::Thinking {
        return narrator.phrases().text("hint-thinking");
    }
    let table: &Rift = watch.table();
    let plan = Plan::of(table, watch.session.state(), told.seat, &told.line);
    let Some(ship) = plan.ship else {
        return narrator.phrases().text("rift-hint-wait");
    };
    if told.stage == Stage::Whole {
        let sentence = [
            ("ship", narrator.ship(ship).into()),
            ("plan", narrator.plan(ship, &plan.events).into()),
        ];
        return narrator.phrases().say("rift-hint-whole", &sentence);
    }
    let key = format!("rift-hint-{}", kind(ship, &plan.events));
    narrator
        .phrases()
        .say(&key, &[("ship", narrator.ship(ship).into())])
}

/// What kind of turn it is, as the part of a phrase's key.
fn kind(own: ShipId, events: &[Event]) -> &'static str {
    let shot = |event: &Event| matches!(event, Event::ShotFired { ship, .. } if *ship == own);
    let way = |event: &Event| matches!(event, Event::Stepped { ship, .. } | Event::PlaneChanged { ship, .. } if *ship == own);
    let jump = |event: &Event| matches!(event, Event::Warped { ship, .. } if *ship == own);
    let bars = |event: &Event| matches!(event, Event::BarMoved { ship, .. } | Event::BarsSwapped { ship, .. } if *ship == own);
    let first_shot = events.iter().position(shot);
    let last_shot = events.iter().rposition(shot);
    let (first_way, last_way) = (events.iter().position(way), events.iter().rposition(way));
    match (first_shot, first_way) {
        _ if events.iter().any(jump) => "warp",
        (Some(first), Some(before)) if before < first => "close",
        (Some(_), Some(_)) if last_way > last_shot => "away",
        (Some(_), _) => "fire",
        (None, _) if events.iter().any(bars) => "shields",
        (None, Some(_)) => "move",
        (None, None) => "wait",
    }
}

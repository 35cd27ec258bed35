//! The rift panel: the dial of tile 1, the three dice of this turn, and their result.

use super::super::narrate::Narrator;
use super::super::pieces::dial::Dial;
use super::super::pieces::die::NumberDie;
use super::TableContext;
use engine::space_rift::drift::RiftEvent;
use engine::space_rift::event::Event;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RiftPanelProps {
    pub context: TableContext,
}

/// The dice of this turn's rift roll, and their result.
#[derive(Default)]
struct RiftRoll {
    dice: Option<[u8; 3]>,
    number: Option<u8>,
    step_count: u8,
}

/// Renders the rift panel; empty in a battle without the rift.
#[component]
pub fn RiftPanel(props: &RiftPanelProps) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let narrator = Narrator::new(&phrases, context.game());
    let deps = context.snapshot.edition;
    let roll = use_memo(deps, |_| rift_roll(context));
    let Some(rift) = context.view.public.rift else {
        return Html::default();
    };
    let rolled = roll.dice.map(|dice| {
        let die = |value: u8| {
            html! { <NumberDie {value} is_lit={roll.number == Some(value)} /> }
        };
        let text = match roll.number {
            Some(number) => {
                let direction = narrator.term(rift.direction(number).into_str());
                let words = [("way", direction.into()), ("count", roll.step_count.into())];
                phrases.say("space-rift-table-stirred", &words)
            }
            None => phrases.text("space-rift-table-still"),
        };
        let spoken: Vec<String> = dice.iter().map(u8::to_string).collect();
        html! {
            <div class="rift-roll">
                <div class="dice" role="img" aria-label={spoken.join(" ")}>{ for dice.into_iter().map(die) }</div>
                <p>{ text }</p>
            </div>
        }
    });
    html! {
        <section class="rift-panel" aria-label={phrases.text("space-rift-table-rift")}>
            <Dial number_one={rift.dial} lit={roll.number} step_count={roll.step_count.max(1)} label={phrases.text("space-rift-table-dial")} />
            { rolled.unwrap_or_default() }
        </section>
    }
}

/// Reads the result from the events since the turn began.
fn rift_roll(context: &TableContext) -> RiftRoll {
    let session = &context.snapshot.session;
    let mut roll = RiftRoll::default();
    for entry in (0..session.entry_count()).rev() {
        let events = session.events_at(entry);
        for event in events {
            match event {
                Event::Drift(RiftEvent::Rolled { dice, .. }) => {
                    roll.dice = Some(*dice);
                }
                Event::Drift(RiftEvent::Stirred { number, steps, .. }) => {
                    (roll.number, roll.step_count) = (Some(*number), *steps);
                }
                _ => {}
            }
        }
        let begins = |event: &Event| matches!(event, Event::TurnStarted { .. });
        if roll.dice.is_some() || events.iter().any(begins) {
            break;
        }
    }
    roll
}

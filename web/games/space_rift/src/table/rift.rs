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
    pub watch: TableContext,
}

/// The result of this turn's rift dice.
#[derive(Default)]
struct RiftRoll {
    dice: Option<[u8; 3]>,
    number: Option<u8>,
    steps: u8,
}

/// The rift panel; empty in a battle without the rift.
#[component]
pub fn RiftPanel(props: &RiftPanelProps) -> Html {
    let phrases = use_phrases();
    let watch = &props.watch;
    let narrator = Narrator::new(&phrases, watch.table());
    let deps = watch.stand.edition;
    let stir = use_memo(deps, |_| rift_roll(watch));
    let Some(rift) = watch.view.public.rift else {
        return Html::default();
    };
    let rolled = stir.dice.map(|dice| {
        let die = |value: u8| {
            html! { <NumberDie {value} lit={stir.number == Some(value)} /> }
        };
        let text = match stir.number {
            Some(number) => {
                let way = narrator.direction(rift.direction(number));
                let words = [("way", way.into()), ("count", stir.steps.into())];
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
            <Dial one={rift.dial} lit={stir.number} steps={stir.steps.max(1)} label={phrases.text("space-rift-table-dial")} />
            { rolled.unwrap_or_default() }
        </section>
    }
}

/// Reads the result from the events since the turn began.
fn rift_roll(watch: &TableContext) -> RiftRoll {
    let session = &watch.stand.session;
    let mut stir = RiftRoll::default();
    for entry in (0..session.entry_count()).rev() {
        let events = session.events_at(entry);
        for event in events {
            match event {
                Event::Drift(RiftEvent::Rolled { dice, .. }) => {
                    stir.dice = Some(*dice);
                }
                Event::Drift(RiftEvent::Stirred { number, steps, .. }) => {
                    (stir.number, stir.steps) = (Some(*number), *steps);
                }
                _ => {}
            }
        }
        let begins = |event: &Event| matches!(event, Event::TurnStarted { .. });
        if stir.dice.is_some() || events.iter().any(begins) {
            break;
        }
    }
    stir
}

//! The combat stage: the last attack or round of a battle, shown over the board for a moment. The
//! next input of the player removes it and still acts. It is hidden from screen readers, which are
//! told the events themselves.
//!
//! Without animations, attacks of bots follow each other too fast to be read. The stage then stays
//! until the next input, with the results before the last one as a list.
//!
//! A roll whose dice the player may still change stays on the stage until the player has decided.
//! Only then does the stage take input: the orders that change the dice stand at them, and screen
//! readers find both.

mod drawing;
mod placement;

use crate::motion::{AnimationSchedule, OpenRoll, StagedScene, is_reduced, set_animating_for};
use drawing::render;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use placement::use_free_place;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Maximum number of attacks since the last input that are listed, with the one that is shown.
const MAX_LISTED: usize = 4;

/// Inputs of the player that remove the stage.
const INPUTS: [&str; 3] = ["pointerdown", "keydown", "wheel"];

#[derive(Properties, PartialEq)]
pub struct CombatStageProps {
    pub animation: Rc<AnimationSchedule>,
    /// The roll whose dice the player may change now, in place of the last attack.
    #[prop_or_default]
    pub open_roll: Option<OpenRoll>,
}

/// The combat stage; empty without an attack, and after its time or an input. Later actions without
/// an attack do not end its time.
#[component]
pub fn CombatStage(props: &CombatStageProps) -> Html {
    let animation = &props.animation;
    let recent = use_mut_ref(Vec::<StagedScene>::new);
    let over = use_state_eq(|| None::<u32>);
    let is_still = is_reduced();
    if let Some(staged) = &animation.combat {
        remember(&mut recent.borrow_mut(), staged, is_still);
    }
    let mut shown = recent.borrow().clone();
    shown.retain(|staged| over.is_none_or(|over| staged.number > over));
    let last = shown.last().cloned();
    let set_over = over.setter();
    use_effect_with((last.clone(), is_still), move |(staged, is_still)| {
        let shown = staged.as_ref().map(|staged| {
            let (number, set_by_timer) = (staged.number, set_over.clone());
            let timer = (!is_still)
                .then(|| Timeout::new(staged.shown_for, move || set_by_timer.set(Some(number))));
            (timer, listen(move || set_over.set(Some(number))))
        });
        move || drop(shown)
    });
    let position = animation.number;
    if let Some(open) = &props.open_roll {
        // Results that nobody had time to read are not replaced by the open roll.
        let earlier = if is_still { &shown[..] } else { &[] };
        let body = render(&open.scene, earlier, &open.orders);
        return html! { <PlacedScene key="open" {body} {position} label={open.label.clone()} /> };
    }
    match shown.split_last() {
        Some((StagedScene { number, scene, .. }, earlier)) => {
            let body = render(scene, earlier, &[]);
            html! { <PlacedScene key={*number} {body} {position} /> }
        }
        None => Html::default(),
    }
}

/// Adds an attack to those since the last input. It replaces them unless the stage is still.
fn remember(recent: &mut Vec<StagedScene>, staged: &StagedScene, is_still: bool) {
    if recent.last() == Some(staged) {
        return;
    }
    if !is_still {
        recent.clear();
    }
    recent.push(staged.clone());
    let forgotten = recent.len().saturating_sub(MAX_LISTED);
    recent.drain(..forgotten);
}

#[derive(Properties, PartialEq)]
struct PlacedSceneProps {
    body: Html,
    /// Changes with the position of the match, and with it the cells that can be chosen.
    position: u32,
    /// The name of a scene with orders.
    #[prop_or_default]
    label: Option<AttrValue>,
}

/// A scene at the place that covers no cell to choose from.
#[component]
fn PlacedScene(props: &PlacedSceneProps) -> Html {
    let node = use_node_ref();
    let place = use_free_place(&node, props.position);
    let body = props.body.clone();
    match &props.label {
        Some(label) => {
            html! { <section ref={node} class="combat-stage open" data-place={place} translate="no" aria-label={label}>{ body }</section> }
        }
        None => {
            html! { <div ref={node} class="combat-stage" data-place={place} translate="no" aria-hidden="true">{ body }</div> }
        }
    }
}

/// Runs `dismiss` at the next input. The input is not consumed.
fn listen(dismiss: impl Fn() + 'static) -> Vec<EventListener> {
    let Some(window) = crate::browser::window() else {
        return Vec::new();
    };
    let dismiss = Rc::new(dismiss);
    let listen = |input: &'static str| {
        let dismiss = dismiss.clone();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window, input, options, move |event| {
            // The key that ordered the attack may still be down.
            let key = event.dyn_ref::<KeyboardEvent>();
            if !key.is_some_and(KeyboardEvent::repeat) {
                set_animating_for(0);
                dismiss();
            }
        })
    };
    INPUTS.map(listen).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Phrases;
    use crate::motion::{
        CombatDie, CombatPiece, CombatScene, CombatSide, DiceGroup, SideMark, StrengthBar,
        StrengthKind,
    };
    use crate::settings::Tempo;
    use crate::test_render::render_to_string;

    fn scene() -> CombatScene {
        let bar = StrengthBar {
            label: "Hull".into(),
            before: 5,
            after: 3,
            most: 6,
            kind: StrengthKind::Hull,
        };
        let side = |name: &str, mark, bars| CombatSide {
            name: name.into(),
            mark,
            pieces: vec![CombatPiece {
                drawing: html! { <circle r="9" /> },
                bars,
            }],
        };
        let die = |hits| CombatDie {
            drawing: crate::panels::dice::body(),
            hits,
        };
        CombatScene {
            sides: vec![
                side("Rhino A", SideMark::Seat(0), Vec::new()),
                side("Asteroid", SideMark::Neutral, vec![bar]),
            ],
            dice: vec![DiceGroup {
                sources: vec!["Guns: 2".into()],
                dice: vec![die(true), die(false)],
            }],
            facts: Vec::new(),
            needed: Some("4+ hits".into()),
            result: "Two hits.".into(),
        }
    }

    fn schedule(staged: Option<StagedScene>) -> AnimationSchedule {
        AnimationSchedule::new(3, Vec::new(), Tempo::Normal).with_combat(staged)
    }

    fn markup(scene: Option<CombatScene>) -> String {
        let staged = scene.map(|scene| StagedScene::new(3, scene, None, Tempo::Normal));
        let animation = Rc::new(schedule(staged));
        render_to_string(&Phrases::load("en"), html! { <CombatStage {animation} /> })
    }

    #[test]
    fn the_stage_shows_sides_dice_losses_and_result() {
        let markup = markup(Some(scene()));
        let count = |part: &str| markup.matches(part).count();
        assert!(markup.contains("aria-hidden=\"true\""), "{markup}");
        assert_eq!(count("<section"), 2);
        assert_eq!(
            (count("class=\"combat-die"), count("combat-die hits")),
            (2, 1)
        );
        let segments =
            ["kept", "lost", "won", "gone"].map(|class| count(&format!("<i class=\"{class}\"")));
        assert_eq!(segments, [3, 2, 0, 1]);
        for text in [
            "Rhino A",
            "Asteroid",
            "5 → 3",
            "Guns: 2",
            "4+ hits",
            "Two hits.",
        ] {
            assert!(markup.contains(text), "{text}");
        }
    }

    #[test]
    fn without_an_attack_there_is_no_stage() {
        assert!(!markup(None).contains("combat-stage"));
    }

    #[test]
    fn without_animations_the_last_results_are_listed_until_an_input() {
        let attack = |number, result: &str| {
            let mut scene = scene();
            scene.result = result.into();
            StagedScene::new(number, scene, None, Tempo::Normal)
        };
        let attacks = ["First.", "Second.", "Third.", "Fourth.", "Fifth."];
        let results = |is_still| {
            let mut recent = Vec::new();
            for (number, result) in (1..).zip(attacks) {
                let attack = attack(number, result);
                // Later renderings of the same position change nothing.
                remember(&mut recent, &attack, is_still);
                remember(&mut recent, &attack, is_still);
            }
            recent
        };
        assert_eq!(results(false).len(), 1, "with animations each has its time");
        let recent = results(true);
        let (last, earlier) = recent.split_last().expect("attacks");
        let phrases = Phrases::load("en");
        let markup = render_to_string(&phrases, render(&last.scene, earlier, &[]));
        let at: Vec<Option<usize>> = attacks.iter().map(|text| markup.find(text)).collect();
        assert_eq!(at[0], None, "only the last results are listed");
        assert!(
            at[1..].is_sorted() && at[1..].iter().all(Option::is_some),
            "{markup}"
        );
        assert_eq!(markup.matches("combat-sides").count(), 1, "{markup}");
    }

    #[test]
    fn an_open_roll_offers_its_orders_below_the_dice_that_they_change() {
        let button = |name: &str| html! { <button>{ name }</button> };
        let mut scene = scene();
        scene.dice.push(scene.dice[0].clone());
        let open_roll = Some(OpenRoll {
            label: "Rhino A rolls".into(),
            scene,
            orders: vec![button("first"), button("second")],
        });
        let attack = Some(StagedScene::new(3, self::scene(), None, Tempo::Normal));
        let animation = Rc::new(schedule(attack));
        let stage = html! { <CombatStage {animation} {open_roll} /> };
        let markup = render_to_string(&Phrases::load("en"), stage);
        assert_eq!(markup.matches("combat-stage").count(), 1, "{markup}");
        assert!(markup.contains("aria-label=\"Rhino A rolls\""), "{markup}");
        let before_stage_body = &markup[..markup.find("combat-sides").expect("sides")];
        assert!(!before_stage_body.contains("aria-hidden"), "{markup}");
        let rolls: Vec<&str> = markup.split("combat-roll").skip(1).collect();
        assert_eq!(rolls.len(), 2);
        for (roll, name) in rolls.iter().zip(["first", "second"]) {
            assert!(roll.contains(&format!("<button>{name}</button>")), "{roll}");
        }
    }

    #[test]
    fn an_attack_takes_two_seconds_at_normal_tempo_and_the_next_one_less() {
        let length = |tempo, last: Option<&CombatScene>| {
            let staged = StagedScene::new(1, scene(), last, tempo);
            schedule(Some(staged)).length_with_combat()
        };
        assert_eq!(
            [Tempo::Calm, Tempo::Normal, Tempo::Brisk].map(|tempo| length(tempo, None)),
            [4_000, 2_000, 1_000]
        );
        assert_eq!(length(Tempo::Normal, Some(&scene())), 1_200);
        let mut other = scene();
        other.sides.reverse();
        assert_eq!(length(Tempo::Normal, Some(&other)), 2_000, "an answer");
    }
}

//! The combat stage: the last attack or round of a battle, shown over the board for a moment. It
//! takes no input, and the next input of the player removes it and still acts. It is hidden from
//! screen readers, which are told the events themselves.

use super::seat::{SeatIcon, SeatStyle};
use crate::motion::{
    AnimationSchedule, CombatDie, CombatPiece, CombatScene, CombatSide, DiceGroup, SideMark,
    StagedScene, StrengthBar, StrengthKind, set_animating_for,
};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Inputs of the player that remove the stage.
const INPUTS: [&str; 3] = ["pointerdown", "keydown", "wheel"];

/// A place of the stage on the board: its name in styles, and how many halves of the free room are
/// to its left and above it.
struct Place {
    name: &'static str,
    left: f64,
    above: f64,
}

impl Place {
    const fn new(name: &'static str, left: f64, above: f64) -> Self {
        Self { name, left, above }
    }
}

/// The places of the stage; of those that are equally good the first is chosen.
const PLACES: [Place; 6] = [
    Place::new("top", 1.0, 0.0),
    Place::new("bottom", 1.0, 2.0),
    Place::new("top-left", 0.0, 0.0),
    Place::new("top-right", 2.0, 0.0),
    Place::new("bottom-left", 0.0, 2.0),
    Place::new("bottom-right", 2.0, 2.0),
];

/// The name of the place where the stage is only its result, above the lower edge of the board:
/// there are cells to choose from everywhere else.
const LINE: &str = "line";

/// Pixels between the stage and the edge of the board.
const MARGIN: f64 = 8.0;

#[derive(Properties, PartialEq)]
pub struct CombatStageProps {
    pub animation: Rc<AnimationSchedule>,
}

/// The combat stage; empty without an attack, and after its time or an input. Later actions without
/// an attack do not end its time.
#[component]
pub fn CombatStage(props: &CombatStageProps) -> Html {
    let animation = &props.animation;
    let last = use_mut_ref(|| None::<StagedScene>);
    if animation.combat.is_some() {
        last.replace(animation.combat.clone());
    }
    let staged = last.borrow().clone();
    let over = use_state_eq(|| None::<u32>);
    let set_over = over.setter();
    use_effect_with(staged.clone(), move |staged| {
        let shown = staged.as_ref().map(|staged| {
            let (number, set_by_timer) = (staged.number, set_over.clone());
            let timer = Timeout::new(staged.shown_for, move || set_by_timer.set(Some(number)));
            (timer, listen(move || set_over.set(Some(number))))
        });
        move || drop(shown)
    });
    match staged.filter(|staged| *over != Some(staged.number)) {
        Some(StagedScene { number, scene, .. }) => {
            html! { <PlacedScene key={number} {scene} position={animation.number} /> }
        }
        None => Html::default(),
    }
}

#[derive(Properties, PartialEq)]
struct PlacedSceneProps {
    scene: Rc<CombatScene>,
    /// Changes with the position of the match, and with it the cells that can be chosen.
    position: u32,
}

/// A scene at the place that covers no cell to choose from.
#[component]
fn PlacedScene(props: &PlacedSceneProps) -> Html {
    let place = use_state_eq(|| PLACES[0].name);
    let last_place = use_mut_ref(|| PLACES[0].name);
    let node = use_node_ref();
    let (stage, set_place) = (node.clone(), place.setter());
    use_effect_with(props.position, move |_| {
        let place_again = move || {
            if let Some(stage) = stage.cast::<HtmlElement>() {
                let next = free_place(&stage, *last_place.borrow());
                last_place.replace(next);
                set_place.set(next);
            }
        };
        place_again();
        let window = crate::browser::window();
        let resized =
            window.map(|window| EventListener::new(&window, "resize", move |_| place_again()));
        move || drop(resized)
    });
    html! {
        <div ref={node} class="combat-stage" data-place={*place} translate="no" aria-hidden="true">
            { draw(&props.scene) }
        </div>
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

/// Moves the stage over the board, and returns the place there that covers no cell to choose from and
/// the least of what is animated: the present one, if it is as good as any other.
fn free_place(stage: &HtmlElement, place: &'static str) -> &'static str {
    let area = stage.closest(".table").ok().flatten();
    let area = area.and_then(|table| table.query_selector(".table-board").ok()?);
    let board = area
        .as_ref()
        .and_then(|area| area.query_selector(".board-svg").ok()?);
    let (Some(area), Some(board)) = (area, board) else {
        return place;
    };
    let frame = board.get_bounding_client_rect();
    set_frame(stage, &area.get_bounding_client_rect(), &frame);
    // Another panel is in front of the board. A line stays one: the size of the stage is not known.
    if frame.height() <= 0.0 || place == LINE {
        return LINE;
    }
    let size = stage.get_bounding_client_rect();
    let room = [
        frame.width() - size.width() - 2.0 * MARGIN,
        frame.height() - size.height() - 2.0 * MARGIN,
    ];
    let cells = boxes(&board, ".cell.legal");
    let effects = boxes(&board, ".fx > *");
    let covered = |place: &Place, boxes: &[DomRect]| {
        let left = frame.left() + MARGIN + place.left * room[0] / 2.0;
        let top = frame.top() + MARGIN + place.above * room[1] / 2.0;
        let is_covered = |one: &&DomRect| {
            one.right() > left
                && one.left() < left + size.width()
                && one.bottom() > top
                && one.top() < top + size.height()
        };
        boxes.iter().filter(is_covered).count()
    };
    let free = PLACES.iter().filter(|place| covered(place, &cells) == 0);
    free.min_by_key(|one| (covered(one, &effects), one.name != place))
        .map_or(LINE, |place| place.name)
}

/// Returns the boxes of the elements of a board that a selector finds.
fn boxes(board: &Element, selector: &str) -> Vec<DomRect> {
    let Ok(found) = board.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|n| found.item(n)?.dyn_into::<Element>().ok())
        .map(|element| element.get_bounding_client_rect())
        .collect()
}

/// Tells the styles of the stage where in its area the board is.
fn set_frame(stage: &HtmlElement, area: &DomRect, board: &DomRect) {
    let edges = [
        ("--board-left", board.left() - area.left()),
        ("--board-right", area.right() - board.right()),
        ("--board-top", board.top() - area.top()),
        ("--board-bottom", area.bottom() - board.bottom()),
    ];
    for (name, pixels) in edges {
        let pixels = if board.height() > 0.0 { pixels } else { 0.0 };
        // Without the property the stage is over the whole area.
        drop(stage.style().set_property(name, &format!("{pixels}px")));
    }
}

/// Draws a scene.
fn draw(scene: &CombatScene) -> Html {
    let (first, others) = scene.sides.split_at(scene.sides.len().min(1));
    html! {<>
        <div class="combat-sides">
            { for first.iter().map(side) }
            <div class="combat-middle">
                { for scene.dice.iter().map(dice_group) }
                { for scene.facts.iter().map(|fact| html! { <p class="combat-fact">{ fact }</p> }) }
                if let Some(needed) = &scene.needed {
                    <p class="combat-needed">{ needed }</p>
                }
            </div>
            { for others.iter().map(side) }
        </div>
        <p class="combat-result">{ &scene.result }</p>
    </>}
}

fn side(side: &CombatSide) -> Html {
    let (seat, class) = match side.mark {
        SideMark::Seat(seat) => {
            let seat = SeatStyle::new(seat);
            (Some(seat), seat.class())
        }
        SideMark::Class(class) => (None, class.to_owned()),
        SideMark::Neutral => (None, String::new()),
    };
    html! {
        <section class={classes!("combat-side", class)}>
            <p class="combat-name">
                if let Some(seat) = seat {
                    <SeatIcon {seat} />
                }
                <span>{ &side.name }</span>
            </p>
            <div class="combat-pieces">{ for side.pieces.iter().map(piece) }</div>
        </section>
    }
}

fn piece(piece: &CombatPiece) -> Html {
    html! {
        <div class="combat-piece">
            <svg viewBox="-50 -50 100 100" aria-hidden="true">{ piece.drawing.clone() }</svg>
            { for piece.bars.iter().map(bar) }
        </div>
    }
}

/// Draws a strength as segments; those that the attack destroyed go out.
fn bar(bar: &StrengthBar) -> Html {
    let kind = match bar.kind {
        StrengthKind::Hull => "hull",
        StrengthKind::Shield => "shield",
    };
    let most = bar.most.max(bar.before).max(bar.after);
    let segment = |n: u8| {
        let class = match (n < bar.before, n < bar.after) {
            (true, true) => "kept",
            (true, false) => "lost",
            (false, true) => "won",
            (false, false) => "gone",
        };
        html! { <i {class} /> }
    };
    let change = if bar.before == bar.after {
        bar.after.to_string()
    } else {
        format!("{} → {}", bar.before, bar.after)
    };
    html! {
        <div class={classes!("combat-bar", kind)}>
            <span class="combat-bar-name">{ &bar.label }{ " " }<b>{ change }</b></span>
            <span class="combat-segments">{ for (0..most).map(segment) }</span>
        </div>
    }
}

fn dice_group(group: &DiceGroup) -> Html {
    let die = |die: &CombatDie| {
        html! { <svg class={classes!("combat-die", die.hits.then_some("hits"))} viewBox="-22 -22 44 44" aria-hidden="true">{ die.drawing.clone() }</svg> }
    };
    html! {
        <div class="combat-roll">
            <div class="combat-dice">{ for group.dice.iter().map(die) }</div>
            { for group.sources.iter().map(|source| html! { <p class="combat-source">{ source }</p> }) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Phrases;
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

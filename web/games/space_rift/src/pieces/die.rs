//! The faces of the battle die and the numbered die, as board drawings and as inline pictures. Each
//! face has a distinct shape, so that color is not required.

use super::side::{class_name, class_shape};
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::unit::Class;
use ui::panels::dice::{body, pips};
use yew::prelude::*;

/// Draws a face of the battle die around its center, 40 units wide; `is_lit` highlights it.
pub fn face(face: Face, is_lit: bool) -> Html {
    html! {
        <g class={classes!("die", format!("face-{}", name(face)), is_lit.then_some("lit"))}>
            { body() }
            { symbol(face) }
        </g>
    }
}

/// Draws a value of the numbered die, as pips.
pub fn number(value: u8, is_lit: bool) -> Html {
    html! {
        <g class={classes!("die", "numbered", is_lit.then_some("lit"))}>
            { body() }
            { pips(value, "3.8") }
        </g>
    }
}

/// Draws the symbol of a face without its die.
pub fn symbol(face: Face) -> Html {
    let class = |class: Class| {
        html! { <path class={classes!("die-symbol", class_name(class))} d={class_shape(class)} transform="scale(1.15)" /> }
    };
    match face {
        Face::Square => class(Class::Capital),
        Face::Triangle => class(Class::Strike),
        Face::Circle => class(Class::Fighter),
        Face::Blast => html! {
            <path class="die-symbol blast-symbol" d="M0-15L3-5 11-11 6-3 15 0 6 4 11 11 3 6 0 15-3 6-11 11-6 4-15 0-6-3-11-11-3-5Z" />
        },
        Face::Star => html! {
            <path class="die-symbol star-symbol" d="M0-14L3.6-4.6 13.6-4.2 5.8 2 8.4 11.6 0 6.2-8.4 11.6-5.8 2-13.6-4.2-3.6-4.6Z" />
        },
        Face::Alert => html! { <>
            <path class="die-symbol alert-symbol" d="M0-14L14 11H-14Z" /><path class="alert-stroke" d="M0-5V3M0 6.6V8" />
        </> },
    }
}

/// Returns the name of a face in style classes and phrase keys.
pub const fn name(face: Face) -> &'static str {
    match face {
        Face::Square => "square",
        Face::Triangle => "triangle",
        Face::Circle => "circle",
        Face::Blast => "blast",
        Face::Star => "star",
        Face::Alert => "alert",
    }
}

/// Returns the faces of a roll one by one, in the order of the die.
pub fn one_by_one(faces: &Faces) -> impl Iterator<Item = Face> {
    let faces = *faces;
    Face::ALL
        .into_iter()
        .flat_map(move |face| (0..faces.of(face)).map(move |_| face))
}

/// Draws a row of dice around its center; those whose face is in `lit` are highlighted.
pub fn row(faces: &Faces, lit: &[Face]) -> Html {
    let count = i32::from(faces.len());
    let per = if count > 10 {
        (count + 1) / 2
    } else {
        count.max(1)
    };
    let die = |(n, value): (i32, Face)| {
        let in_row = if n / per == 0 { per } else { count - per };
        let (x, y) = ((n % per) * 44 - (in_row - 1) * 22, n / per * 44);
        html! { <g transform={format!("translate({x} {y})")}>{ face(value, lit.contains(&value)) }</g> }
    };
    html! { <g class="dice-row">{ for (0..).zip(one_by_one(faces)).map(die) }</g> }
}

/// Properties of a battle die in running text.
#[derive(Properties, PartialEq)]
pub struct DieProps {
    pub face: Face,
    #[prop_or_default]
    pub is_lit: bool,
    /// Text for screen readers; without it the die is decorative.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

/// Renders a battle die as an inline picture.
#[component]
pub fn Die(props: &DieProps) -> Html {
    picture(face(props.face, props.is_lit), props.label.clone())
}

#[derive(Properties, PartialEq)]
pub struct NumberDieProps {
    pub value: u8,
    #[prop_or_default]
    pub is_lit: bool,
    /// Text for screen readers; without it the die is decorative.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

/// Renders a numbered die as an inline picture.
#[component]
pub fn NumberDie(props: &NumberDieProps) -> Html {
    picture(number(props.value, props.is_lit), props.label.clone())
}

fn picture(body: Html, label: Option<AttrValue>) -> Html {
    let hidden = label.is_none().then_some("true");
    let role = label.is_some().then_some("img");
    html! {
        <svg class="die-picture" viewBox="-21 -21 42 42" {role} aria-label={label} aria-hidden={hidden}>{ body }</svg>
    }
}

//! The tools, and the settings of the one in hand.

use super::kit::{Kit, SYMMETRIES, Tool, UnitPen, ground_slug};
use super::marks::has_heavy;
use super::studio::Hand;
use super::toolbox_signs::{ground_sign, unit_sign};
use crate::draft::side_name;
use crate::narrate::type_name;
use editor::{Choice, Palette, Room, Symmetry};
use engine::space_rift::effect::TypeCode;
use engine::space_rift::field::Side;
use engine::space_rift::sketch::Ground;
use store::pack::stocks;
use ui::form::{Check, Radio, Select};
use ui::icon::Sign;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Keys of the features, in their order.
pub const GROUND_KEYS: [&str; 5] = ["1", "2", "3", "4", "5"];

type ToolboxProps = editor::ToolboxProps<Hand>;

/// All tools.
#[component]
pub fn Toolbox(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let kit = props.kit;
    let settings = match kit.tool {
        Tool::Brush => html! { <Grounds {kit} ondeed={props.ondeed.clone()} /> },
        Tool::Unit => html! { <Units {kit} ondeed={props.ondeed.clone()} /> },
        Tool::Select | Tool::Eraser | Tool::Rift | Tool::Hand => props.hint(&phrases),
    };
    let has_sides = matches!(kit.tool, Tool::Brush | Tool::Eraser | Tool::Unit);
    let settings = html! { <>
        { settings }
        if has_sides {
            { props.symmetries(&phrases, &SYMMETRIES, kit.symmetry, |kit, symmetry| kit.symmetry = symmetry) }
        }
    </> };
    let sign = |tool: Tool| html! { <Sign icon={tool.icon()} /> };
    props.draw(&phrases, sign, settings)
}

/// What is painted.
#[component]
fn Grounds(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let choices: Vec<Choice> = Ground::ALL
        .into_iter()
        .zip(GROUND_KEYS)
        .map(|(ground, key)| Choice {
            value: ground_slug(ground).into(),
            name: ground_name(&phrases, ground),
            key,
            sign: ground_sign(ground),
        })
        .collect();
    let onchange = props.set(|kit, slug: AttrValue| {
        let mut grounds = Ground::ALL.into_iter();
        let ground = grounds.find(|ground| ground_slug(*ground) == slug.as_str());
        *kit = kit.with_ground(ground.unwrap_or(kit.ground));
    });
    html! {
        <Palette label={phrases.text("space-rift-editor-features")} name="ground" {choices}
            value={ground_slug(props.kit.ground)} {onchange} />
    }
}

/// A feature by its name.
#[must_use]
pub fn ground_name(phrases: &Phrases, ground: Ground) -> String {
    phrases.text(&format!("space-rift-cell-{}", ground_slug(ground)))
}

/// Which unit is put, and whose.
#[component]
fn Units(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let stock = use_memo((), |()| stocks().space_rift());
    let UnitPen { side, code, heavy } = props.kit.unit;
    let kinds = stock.figures().map(|figures| figures.units.as_slice());
    let choices: Vec<Choice> = kinds
        .unwrap_or_default()
        .iter()
        .map(|kind| Choice {
            value: kind.code.as_str().to_owned().into(),
            name: type_name(&phrases, kind.code),
            key: "",
            sign: unit_sign(side, kind, heavy && has_heavy(kind.code)),
        })
        .collect();
    let take = props.set(|kit, code: AttrValue| {
        kit.unit.code = TypeCode::of(&code).unwrap_or(kit.unit.code);
    });
    html! {
        <>
            <Palette label={phrases.text("space-rift-editor-units")} name="unit" {choices}
                value={code.as_str().to_owned()} onchange={take} />
            <div class="editor-fields">
                <SideField {side} onchange={props.set(|kit, side| kit.unit.side = side)} />
            </div>
            if has_heavy(code) {
                <Check label={phrases.text("space-rift-editor-heavy")} checked={heavy}
                    onchange={props.set(|kit, heavy| kit.unit.heavy = heavy)} />
            }
        </>
    }
}

/// Properties of the choice of a side.
#[derive(Properties, PartialEq)]
pub struct SideFieldProps {
    /// The side that holds.
    pub side: Side,
    /// Told of the other.
    pub onchange: Callback<Side>,
}

/// A side.
#[component]
pub fn SideField(props: &SideFieldProps) -> Html {
    let phrases = use_phrases();
    let radios = Side::ALL.map(|side| Radio::new(side.term(), side_name(&phrases, side)));
    let onchange = props.onchange.reform(|term: AttrValue| {
        let side = Side::ALL
            .into_iter()
            .find(|side| side.term() == term.as_str());
        side.unwrap_or_default()
    });
    html! {
        <Select label={phrases.text("space-rift-editor-side")} radios={radios.to_vec()} value={props.side.term()}
            {onchange} />
    }
}

/// The tool in hand and what it is set to, in words.
#[must_use]
pub fn words(phrases: &Phrases, kit: Kit) -> String {
    let mut parts = vec![Hand::tool_name(phrases, kit.tool)];
    match kit.tool {
        Tool::Brush => parts.push(ground_name(phrases, kit.ground)),
        Tool::Unit => {
            let words = [
                ("side", side_name(phrases, kit.unit.side).into()),
                ("type", type_name(phrases, kit.unit.code).into()),
            ];
            parts.push(phrases.say("space-rift-unit", &words));
        }
        Tool::Select | Tool::Eraser | Tool::Rift | Tool::Hand => {}
    }
    if kit.symmetry != Symmetry::None {
        parts.push(kit.symmetry.name(phrases));
    }
    parts.join(", ")
}

//! The tools, and the settings of the one in hand.

use super::kit::{Kit, SYMMETRIES, Tool, UnitPen, ground_slug};
use super::marks::has_heavy;
use super::studio::Hand;
use super::toolbox_signs::{ground_sign, unit_sign};
use crate::draft::side_name;
use crate::narrate::type_name;
use editor::form::{Shape, form};
use editor::{DIGITS, Room, Symmetry};
use engine::space_rift::field::Side;
use engine::space_rift::figures::UnitType;
use engine::space_rift::sketch::Ground;
use serde_json::json;
use store::pack::stocks;
use ui::form::Check;
use ui::l10n::Phrases;
use yew::prelude::*;

type ToolboxProps = editor::ToolboxProps<Hand>;

/// The settings of the tool in hand.
pub fn settings(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let kit = props.kit;
    let settings = match kit.tool {
        Tool::Brush => grounds(props, phrases),
        Tool::Unit => units(props, phrases),
        Tool::Select | Tool::Eraser | Tool::Rift | Tool::Hand => props.hint(phrases),
    };
    let has_sides = matches!(kit.tool, Tool::Brush | Tool::Eraser | Tool::Unit);
    html! { <>
        { settings }
        if has_sides {
            { props.symmetries(phrases, &SYMMETRIES, kit.symmetry, |kit, symmetry| kit.symmetry = symmetry) }
        }
    </> }
}

/// What is painted.
fn grounds(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let offer = |ground: Ground| {
        let (slug, name) = (ground_slug(ground), ground_name(phrases, ground));
        (ground, slug.into(), name, ground_sign(ground))
    };
    let label = phrases.text("space-rift-editor-features");
    let take = |kit: &mut Kit, ground| *kit = kit.with_ground(ground);
    let offers = Ground::ALL.map(offer);
    props.strip((label, "ground", &DIGITS), offers, &props.kit.ground, take)
}

/// A feature by its name.
#[must_use]
pub fn ground_name(phrases: &Phrases, ground: Ground) -> String {
    phrases.text(&format!("space-rift-cell-{}", ground_slug(ground)))
}

/// Which unit is put, and whose.
fn units(props: &ToolboxProps, phrases: &Phrases) -> Html {
    let stock = stocks().space_rift();
    let UnitPen { side, code, heavy } = props.kit.unit;
    let kinds = stock.figures().map(|figures| figures.units.as_slice());
    let offer = |kind: &UnitType| {
        let slug = AttrValue::from(kind.code.as_str().to_owned());
        let sign = unit_sign(side, kind, heavy && has_heavy(kind.code));
        (kind.code, slug, type_name(phrases, kind.code), sign)
    };
    let offers = kinds.unwrap_or_default().iter().map(offer);
    let label = phrases.text("space-rift-editor-units");
    let take = |kit: &mut Kit, code| kit.unit.code = code;
    let strip = props.strip((label, "unit", &[]), offers, &code, take);
    let whose = phrases.text("space-rift-editor-side");
    let whose = props.part(whose, |kit| &mut kit.unit.side);
    html! {
        <>
            { strip }
            <div class="editor-fields">
                { form(phrases, &side_shape(phrases), whose) }
            </div>
            if has_heavy(code) {
                <Check label={phrases.text("space-rift-editor-heavy")} checked={heavy}
                    onchange={props.set(|kit, heavy| kit.unit.heavy = heavy)} />
            }
        </>
    }
}

/// A side.
pub fn side_shape(phrases: &Phrases) -> Shape {
    Shape::values(Side::ALL.map(|side| (json!(side), side_name(phrases, side))))
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

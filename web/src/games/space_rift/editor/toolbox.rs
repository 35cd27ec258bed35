//! The tools, and the settings of the one in hand.

use super::kit::{Kit, SYMMETRIES, Tool, UnitPen, ground_slug};
use super::marks::has_heavy;
use super::studio::Studio;
use super::toolbox_signs::{ground_sign, unit_sign};
use crate::edit::{Choice, Palette, Symmetry, symmetry_sign};
use crate::games::space_rift::draft::side_name;
use crate::games::space_rift::narrate::type_name;
use crate::icon::Sign;
use crate::l10n::{Phrases, use_phrases};
use crate::pack::stocks;
use crate::pages::{Check, Radio, Select};
use engine::space_rift::effect::TypeCode;
use engine::space_rift::field::Side;
use engine::space_rift::sketch::Ground;
use yew::prelude::*;

/// Keys of the features, in their order.
pub const GROUND_KEYS: [&str; 5] = ["1", "2", "3", "4", "5"];

type ToolboxProps = crate::edit::ToolboxProps<Studio>;

/// All tools.
#[component]
pub fn Toolbox(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let kit = props.kit;
    let tools = Tool::ALL.map(|tool| Choice {
        value: tool.slug().into(),
        name: phrases.text(&format!("space-rift-editor-tool-{}", tool.slug())),
        key: tool.key(),
        sign: html! { <Sign icon={tool.icon()} /> },
    });
    let take = props.set(|kit, slug: AttrValue| {
        kit.tool = Tool::named(&slug).unwrap_or(kit.tool);
    });
    let symmetries = SYMMETRIES.map(|symmetry| Choice {
        value: symmetry.slug().into(),
        name: phrases.text(&format!("edit-symmetry-{}", symmetry.slug())),
        key: "",
        sign: symmetry_sign(symmetry),
    });
    let mirror = props.set(|kit, slug: AttrValue| {
        let chosen = SYMMETRIES
            .into_iter()
            .find(|one| one.slug() == slug.as_str());
        kit.symmetry = chosen.unwrap_or_default();
    });
    let settings = match kit.tool {
        Tool::Brush => html! { <Grounds {kit} ondeed={props.ondeed.clone()} /> },
        Tool::Unit => html! { <Units {kit} ondeed={props.ondeed.clone()} /> },
        Tool::Select | Tool::Eraser | Tool::Rift | Tool::Hand => html! {
            <p class="editor-hint">{ phrases.text(&format!("space-rift-editor-tool-{}.hint", kit.tool.slug())) }</p>
        },
    };
    let has_sides = matches!(kit.tool, Tool::Brush | Tool::Eraser | Tool::Unit);
    html! {
        <section class="toolbox panel" aria-label={phrases.text("edit-tools")}>
            <Palette label={phrases.text("edit-tools")} name="tool" choices={tools.to_vec()} value={kit.tool.slug()}
                onchange={take} />
            <div class="toolbox-settings">
                { settings }
                if has_sides {
                    <Palette label={phrases.text("edit-symmetry")} name="symmetry" choices={symmetries.to_vec()}
                        value={kit.symmetry.slug()} onchange={mirror} />
                }
            </div>
        </section>
    }
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
    let mut parts = vec![phrases.text(&format!("space-rift-editor-tool-{}", kit.tool.slug()))];
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
        parts.push(phrases.text(&format!("edit-symmetry-{}", kit.symmetry.slug())));
    }
    parts.join(", ")
}

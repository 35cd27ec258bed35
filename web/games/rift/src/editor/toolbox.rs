//! The tools, and the settings of the one in hand.

use super::fields::{HeadingField, ModelField, PlaneField};
use super::kit::{Kit, ShipPen, Tool, ground_slug};
use super::studio::{Hand, Studio};
use super::toolbox_signs::{ground_sign, mat_sign};
use editor::{Choice, Palette, Room, Symmetry};
use engine::game::MAX_SEATS;
use engine::rift::content::mats::{Mat, mats};
use engine::rift::sketch::Ground;
use ui::form::{Check, Number};
use ui::icon::{Icon, Sign};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Keys of the grounds, in their order.
pub const GROUND_KEYS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

type ToolboxProps = editor::ToolboxProps<Hand>;

/// All tools.
#[component]
pub fn Toolbox(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let kit = &props.kit;
    let settings = match kit.tool {
        Tool::Brush | Tool::Line | Tool::Rectangle | Tool::Fill => html! {
            <Grounds kit={kit.clone()} ondeed={props.ondeed.clone()} />
        },
        Tool::Ship => html! { <ShipSettings kit={kit.clone()} ondeed={props.ondeed.clone()} /> },
        Tool::Mine => html! {
            <div class="editor-fields">
                <PlaneField value={kit.mine} onchange={props.set(|kit, plane| kit.mine = plane)} />
            </div>
        },
        Tool::Mat => html! { <Mats kit={kit.clone()} ondeed={props.ondeed.clone()} /> },
        Tool::Select | Tool::Eraser | Tool::Hand => props.hint(&phrases),
    };
    let has_sides = !matches!(kit.tool, Tool::Select | Tool::Hand);
    let settings = html! { <>
        { settings }
        if has_sides {
            { props.symmetries(&phrases, &Symmetry::ALL, kit.symmetry, |kit, symmetry| kit.symmetry = symmetry) }
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
            name: phrases.text(&format!("rift-editor-ground-{}", ground_slug(ground))),
            key,
            sign: ground_sign(ground),
        })
        .collect();
    let onchange = props.set(|kit, slug: AttrValue| {
        let ground = Ground::ALL
            .into_iter()
            .find(|ground| ground_slug(*ground) == slug.as_str());
        *kit = kit.with_ground(ground.unwrap_or(kit.ground));
    });
    html! {
        <Palette label={phrases.text("rift-editor-terrain")} name="ground" {choices} value={ground_slug(props.kit.ground)}
            {onchange} />
    }
}

/// How ships are put.
#[component]
fn ShipSettings(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let ShipPen {
        team,
        model,
        facing,
        plane,
    } = &props.kit.ship;
    html! {
        <div class="editor-fields">
            <Number label={phrases.text("rift-editor-team")} value={i64::from(*team)} min=1
                max={i64::try_from(MAX_SEATS).unwrap_or(1)}
                onchange={props.set(|kit, team: i64| kit.ship.team = u8::try_from(team).unwrap_or(1))} />
            <ModelField value={model.clone()} onchange={props.set(|kit, model| kit.ship.model = model)} />
            <HeadingField value={*facing} onchange={props.set(|kit, facing| kit.ship.facing = facing)} />
            <PlaneField value={*plane} onchange={props.set(|kit, plane| kit.ship.plane = plane)} />
        </div>
    }
}

/// Which mat is laid, and how.
#[component]
fn Mats(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let all = use_memo((), |()| mats().ok());
    let pen = &props.kit.mat;
    let choice = |mat: &Mat, is_overlay: bool| Choice {
        value: format!("{}{}", if is_overlay { "+" } else { "" }, mat.id).into(),
        name: phrases.text(&format!("rift-editor-mat-{}", mat.id.to_lowercase())),
        key: "",
        sign: mat_sign(mat, pen.turns),
    };
    let choices: Vec<Choice> = all
        .iter()
        .flat_map(|all| {
            let mats = all.mats.iter().map(|mat| choice(mat, false));
            mats.chain(all.overlays.iter().map(|mat| choice(mat, true)))
        })
        .collect();
    let take = props.set(|kit, value: AttrValue| {
        kit.mat.is_overlay = value.starts_with('+');
        value.trim_start_matches('+').clone_into(&mut kit.mat.id);
    });
    let turn = props.set(|kit, _: MouseEvent| kit.mat.turns = (kit.mat.turns + 1) % 4);
    let snap = props.set(|kit, on: bool| kit.mat.snaps = on);
    html! {
        <>
            <Palette label={phrases.text("rift-editor-tool-mat")} name="mat" {choices}
                value={format!("{}{}", if pen.is_overlay { "+" } else { "" }, pen.id)} onchange={take} />
            <div class="chips">
                <button type="button" class="button" onclick={turn}>
                    <Sign icon={Icon::TurnRight} />
                    { phrases.text("rift-editor-mat-turn") }
                    <kbd aria-hidden="true">{ "W" }</kbd>
                </button>
                <Check label={phrases.text("rift-editor-mat-snap")} checked={pen.snaps} onchange={snap} />
            </div>
        </>
    }
}

/// The line that says what the tool in hand waits for.
#[must_use]
pub fn hint_key(studio: &Studio) -> Option<&'static str> {
    if studio.moving {
        return Some("rift-editor-moving");
    }
    studio.corner.map(|_| "rift-editor-second-corner")
}

/// The tool in hand and what it is set to, in words.
#[must_use]
pub fn words(phrases: &Phrases, kit: &Kit) -> String {
    let mut parts = vec![Hand::tool_name(phrases, kit.tool)];
    if kit.tool.paints() {
        parts.push(phrases.text(&format!("rift-editor-ground-{}", ground_slug(kit.ground))));
    }
    if kit.symmetry != Symmetry::None {
        parts.push(kit.symmetry.name(phrases));
    }
    parts.join(", ")
}

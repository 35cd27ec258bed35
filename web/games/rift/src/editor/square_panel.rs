//! The panel for the selected square: its terrain by plane, and the ship or mine on it.

use super::drawing::object_text;
use super::editor_tools::GameEditor;
use super::fields::field;
use super::start_form::StartForm;
use super::tool_settings::ground_slug;
use editor::form::Schema;
use engine::grid::{Plane, Square};
use engine::rift::board::Terrain;
use engine::rift::content::content_error::BoardObject;
use engine::rift::draft::TerrainBrush;
use serde_json::json;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

pub type PanelProps = editor::PanelProps<GameEditor>;

#[component]
pub fn SquarePanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let editor_state = &props.editor_state;
    let draft = editor_state.committed();
    let Some(square) = editor_state.selected else {
        return html! { <p class="editor-hint">{ phrases.text("rift-editor-pick") }</p> };
    };
    let is_object = editor_state.object.is_some();
    html! {
        <div class="square-panel">
            <h2>{ phrases.say("rift-editor-square", &[("at", square.to_string().into())]) }</h2>
            if !is_object {
                { terrain_chips(&phrases, props, square) }
            }
            { props.object_chips(square, |object| object_text(&phrases, draft, *object)) }
            if is_object {
                { object_form(&phrases, props) }
                if editor_state.is_moving {
                    <p class="notice" role="status">{ phrases.text("rift-editor-moving") }</p>
                }
            }
            <div class="buttons">
                if is_object {
                    { props.move_button(phrases.text("rift-editor-move")) }
                }
                { props.delete_button(phrases.text(if is_object { "rift-editor-remove" } else { "rift-editor-clear" })) }
            </div>
            if is_object {
                { terrain_chips(&phrases, props, square) }
            }
        </div>
    }
}

/// Renders toggle chips for the terrain of the square.
fn terrain_chips(phrases: &Phrases, props: &PanelProps, square: Square) -> Html {
    let terrain = props.editor_state.committed().terrain(square);
    let chip = |ground: TerrainBrush| {
        let is_present = has_terrain(terrain, ground);
        let onclick = props.change(move |draft, _: MouseEvent| {
            if is_present {
                draft.put(square, without_terrain(terrain, ground));
            } else {
                draft.paint(square, ground);
            }
        });
        let name = match ground {
            TerrainBrush::Asteroid(plane) => {
                phrases.say("rift-editor-rock", &[("plane", plane.to_string().into())])
            }
            TerrainBrush::Open
            | TerrainBrush::Planet
            | TerrainBrush::Star
            | TerrainBrush::Nebula
            | TerrainBrush::Goal => {
                phrases.text(&format!("rift-editor-ground-{}", ground_slug(ground)))
            }
        };
        (name, is_present, Some(onclick))
    };
    let grounds = TerrainBrush::ALL.into_iter();
    let grounds = grounds.filter(|ground| *ground != TerrainBrush::Open);
    PanelProps::chips(phrases.text("rift-editor-terrain"), grounds.map(chip))
}

const fn has_terrain(terrain: Terrain, ground: TerrainBrush) -> bool {
    match ground {
        TerrainBrush::Open => false,
        TerrainBrush::Asteroid(plane) => terrain.has_asteroid(plane),
        TerrainBrush::Planet => terrain.has_planet,
        TerrainBrush::Star => terrain.has_star,
        TerrainBrush::Nebula => terrain.has_nebula,
        TerrainBrush::Goal => terrain.is_goal,
    }
}

fn without_terrain(mut terrain: Terrain, ground: TerrainBrush) -> Terrain {
    match ground {
        TerrainBrush::Open => {}
        TerrainBrush::Asteroid(plane) => {
            for (own, is_present) in Plane::ALL.into_iter().zip(&mut terrain.asteroids) {
                *is_present = *is_present && own != plane;
            }
        }
        TerrainBrush::Planet => terrain.has_planet = false,
        TerrainBrush::Star => terrain.has_star = false,
        TerrainBrush::Nebula => terrain.has_nebula = false,
        TerrainBrush::Goal => terrain.is_goal = false,
    }
    terrain
}

/// Renders the form of the selected ship or mine.
fn object_form(phrases: &Phrases, props: &PanelProps) -> Html {
    match props.editor_state.object {
        Some(BoardObject::Start(n)) => html! {
            <StartForm key={n} editor_state={props.editor_state.clone()} onaction={props.onaction.clone()} />
        },
        Some(BoardObject::Mine(n)) => {
            let mine_field = props
                .document_field()
                .child(&format!("/mines/{n}"), String::new());
            let owner = |owner: usize| {
                let args = [("owner", owner.into())];
                (json!(owner), phrases.say("rift-editor-mine-owner", &args))
            };
            let starts = props.editor_state.committed().file().starts.len();
            let owners = Schema::values((0..=starts).map(owner));
            html! {
                <div class="editor-fields">
                    { field(phrases, &mine_field, "plane") }
                    { mine_field.field(phrases, "/owner", "rift-editor-owner", &owners) }
                </div>
            }
        }
        None => Html::default(),
    }
}

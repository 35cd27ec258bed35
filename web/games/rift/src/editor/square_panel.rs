//! The square that is looked at: its terrain by plane, and the ship or mine on it.

use super::drawing::object_words;
use super::fields::PlaneField;
use super::kit::ground_slug;
use super::start_form::StartForm;
use super::studio::{Deed, Hand, Studio};
use engine::grid::{Plane, Square};
use engine::rift::board::Terrain;
use engine::rift::content::fault::Object;
use engine::rift::sketch::Ground;
use ui::form::{Radio, Select};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// What every panel is given.
pub type PanelProps = editor::PanelProps<Hand>;

/// The panel.
#[component]
pub fn SquarePanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let studio = &props.studio;
    let sketch = studio.settled();
    let Some(square) = studio.selected else {
        return html! { <p class="editor-hint">{ phrases.text("rift-editor-pick") }</p> };
    };
    let is_object = studio.object.is_some();
    html! {
        <div class="square-panel">
            <h2>{ phrases.say("rift-editor-square", &[("at", square.to_string().into())]) }</h2>
            if !is_object {
                <TerrainChips studio={studio.clone()} ondeed={props.ondeed.clone()} {square} />
            }
            { props.objects(square, |object| object_words(&phrases, sketch, *object)) }
            if is_object {
                <ObjectForm studio={studio.clone()} ondeed={props.ondeed.clone()} />
                if studio.moving {
                    <p class="notice" role="status">{ phrases.text("rift-editor-moving") }</p>
                }
            }
            <div class="buttons">
                if is_object {
                    { props.mover(phrases.text("rift-editor-move")) }
                }
                { props.remover(phrases.text(if is_object { "rift-editor-remove" } else { "rift-editor-clear" })) }
            </div>
            if is_object {
                <TerrainChips studio={studio.clone()} ondeed={props.ondeed.clone()} {square} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct TerrainChipsProps {
    studio: Studio,
    ondeed: Callback<Deed>,
    square: Square,
}

/// What the square is made of; each is put or taken away by a press.
#[component]
fn TerrainChips(props: &TerrainChipsProps) -> Html {
    let phrases = use_phrases();
    let sketch = props.studio.settled();
    let (square, terrain) = (props.square, sketch.terrain(props.square));
    let chip = |ground: Ground| {
        let there = has(terrain, ground);
        let (sketch, ondeed) = (sketch.clone(), props.ondeed.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let mut sketch = (*sketch).clone();
            if there {
                sketch.put(square, without(terrain, ground));
            } else {
                sketch.paint(square, ground);
            }
            ondeed.emit(Deed::Change(sketch));
        });
        let name = match ground {
            Ground::Asteroid(plane) => {
                phrases.say("rift-editor-rock", &[("plane", plane.to_string().into())])
            }
            Ground::Open | Ground::Planet | Ground::Star | Ground::Nebula | Ground::Goal => {
                phrases.text(&format!("rift-editor-ground-{}", ground_slug(ground)))
            }
        };
        html! { <button type="button" class="chip" aria-pressed={there.to_string()} {onclick}>{ name }</button> }
    };
    let grounds = Ground::ALL
        .into_iter()
        .filter(|ground| *ground != Ground::Open);
    html! {
        <div class="chips" role="group" aria-label={phrases.text("rift-editor-terrain")}>
            { for grounds.map(chip) }
        </div>
    }
}

const fn has(terrain: Terrain, ground: Ground) -> bool {
    match ground {
        Ground::Open => false,
        Ground::Asteroid(plane) => terrain.has_asteroid(plane),
        Ground::Planet => terrain.planet,
        Ground::Star => terrain.star,
        Ground::Nebula => terrain.nebula,
        Ground::Goal => terrain.goal,
    }
}

fn without(mut terrain: Terrain, ground: Ground) -> Terrain {
    match ground {
        Ground::Open => {}
        Ground::Asteroid(plane) => {
            for (own, there) in Plane::ALL.into_iter().zip(&mut terrain.asteroids) {
                *there = *there && own != plane;
            }
        }
        Ground::Planet => terrain.planet = false,
        Ground::Star => terrain.star = false,
        Ground::Nebula => terrain.nebula = false,
        Ground::Goal => terrain.goal = false,
    }
    terrain
}

/// The figures of the ship or mine that is looked at.
#[component]
fn ObjectForm(props: &PanelProps) -> Html {
    match props.studio.object {
        Some(Object::Start(n)) => html! {
            <StartForm key={n} {n} studio={props.studio.clone()} ondeed={props.ondeed.clone()} />
        },
        Some(Object::Mine(n)) => html! {
            <MineForm key={n} {n} studio={props.studio.clone()} ondeed={props.ondeed.clone()} />
        },
        None => Html::default(),
    }
}

#[derive(Properties, PartialEq)]
struct MineFormProps {
    n: usize,
    studio: Studio,
    ondeed: Callback<Deed>,
}

/// A mine: its plane, and whose it is.
#[component]
fn MineForm(props: &MineFormProps) -> Html {
    let phrases = use_phrases();
    let n = props.n;
    let sketch = props.studio.settled();
    let Some(mine) = sketch.file().mines.get(n) else {
        return Html::default();
    };
    let panel = PanelProps {
        studio: props.studio.clone(),
        ondeed: props.ondeed.clone(),
    };
    let set_plane =
        panel.change(move |sketch, plane| sketch.change_mine(n, |mine| mine.plane = plane));
    let set_owner = panel.change(move |sketch, owner: AttrValue| {
        sketch.change_mine(n, |mine| mine.owner = owner.parse().unwrap_or(0));
    });
    let owners = (0..=sketch.file().starts.len()).map(|owner| {
        let name = phrases.say("rift-editor-mine-owner", &[("owner", owner.into())]);
        Radio::new(owner.to_string(), name)
    });
    html! {
        <div class="editor-fields">
            <PlaneField value={mine.plane} onchange={set_plane} />
            <Select label={phrases.text("rift-editor-owner")} radios={owners.collect::<Vec<_>>()}
                value={mine.owner.to_string()} onchange={set_owner} />
        </div>
    }
}

//! The hex that is looked at: its feature, and the unit or tile on it.

use super::drawing::object_words;
use super::marks::has_heavy;
use super::studio::{Deed, Hand, Studio};
use super::toolbox::{SideField, ground_name};
use crate::narrate::{type_name, type_trait};
use engine::space_rift::effect::TypeCode;
use engine::space_rift::field::{Direction, Hex, Side};
use engine::space_rift::sketch::{Ground, Object};
use store::pack::stocks;
use ui::form::{Check, Radio, Select};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// What every panel is given.
pub type PanelProps = editor::PanelProps<Hand>;

/// The panel.
#[component]
pub fn HexPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let studio = &props.studio;
    let sketch = studio.settled();
    let Some(hex) = studio.selected else {
        return html! { <p class="editor-hint">{ phrases.text("space-rift-editor-pick") }</p> };
    };
    html! {
        <div class="square-panel">
            <h2>{ phrases.say("space-rift-editor-hex", &[("at", hex.to_string().into())]) }</h2>
            { props.objects(hex, |object| object_words(&phrases, sketch, *object)) }
            { form(props) }
            if studio.object.is_some() && studio.moving {
                <p class="notice" role="status">{ phrases.text("space-rift-editor-moving") }</p>
            }
            <div class="buttons">
                if studio.object.is_some() {
                    { props.mover(phrases.text("space-rift-editor-move")) }
                }
                { props.remover(phrases.text(remove_key(studio.object))) }
            </div>
            { grounds(&phrases, props, hex) }
        </div>
    }
}

const fn remove_key(object: Option<Object>) -> &'static str {
    match object {
        Some(Object::Unit(..)) => "space-rift-editor-remove",
        Some(Object::Tile(_)) => "space-rift-editor-rift-off",
        None => "space-rift-editor-clear",
    }
}

/// The features of the hex; each is put or taken away by a press.
fn grounds(phrases: &Phrases, props: &PanelProps, hex: Hex) -> Html {
    let now = props.studio.settled().ground(hex);
    let chip = |ground: Ground| {
        let there = ground == now;
        let onclick = props.change(move |sketch, _: MouseEvent| {
            sketch.paint(hex, if there { Ground::Open } else { ground });
        });
        html! {
            <button type="button" class="chip" aria-pressed={there.to_string()} {onclick}>
                { ground_name(phrases, ground) }
            </button>
        }
    };
    let grounds = Ground::ALL.into_iter();
    let grounds = grounds.filter(|ground| *ground != Ground::Open);
    html! {
        <div class="chips" role="group" aria-label={phrases.text("space-rift-editor-features")}>
            { for grounds.map(chip) }
        </div>
    }
}

/// What can be set about what is looked at.
fn form(props: &PanelProps) -> Html {
    let (studio, ondeed) = (props.studio.clone(), props.ondeed.clone());
    match props.studio.object {
        Some(Object::Unit(side, n)) => html! { <UnitForm {side} {n} {studio} {ondeed} /> },
        Some(Object::Tile(0)) => html! { <DialField {studio} {ondeed} /> },
        Some(Object::Tile(_)) | None => Html::default(),
    }
}

#[derive(Properties, PartialEq)]
struct UnitFormProps {
    side: Side,
    n: usize,
    studio: Studio,
    ondeed: Callback<Deed>,
}

/// A unit: its type, its form, whose it is.
#[component]
fn UnitForm(props: &UnitFormProps) -> Html {
    let phrases = use_phrases();
    let (side, n) = (props.side, props.n);
    let stock = use_memo((), |()| stocks().space_rift());
    let Some(own) = props.studio.settled().unit(side, n) else {
        return Html::default();
    };
    let panel = PanelProps {
        studio: props.studio.clone(),
        ondeed: props.ondeed.clone(),
    };
    let kinds = stock.figures().map(|figures| figures.units.as_slice());
    let kinds = kinds.unwrap_or_default();
    let mut codes: Vec<TypeCode> = kinds.iter().map(|kind| kind.code).collect();
    // A scenario may name a type that the figures in force do not have.
    if !codes.contains(&own.code) {
        codes.push(own.code);
    }
    let radio = |code: &TypeCode| Radio::new(code.as_str().to_owned(), type_name(&phrases, *code));
    let set_type = panel.change(move |sketch, code: AttrValue| {
        sketch.change_unit(side, n, |unit| {
            unit.code = TypeCode::of(&code).unwrap_or(unit.code);
            unit.heavy &= has_heavy(unit.code);
        });
    });
    let set_heavy = panel.change(move |sketch, heavy| {
        sketch.change_unit(side, n, |unit| unit.heavy = heavy);
    });
    let hex = own.hex;
    let set_side = {
        let (change, ondeed) = (
            panel.change(move |sketch, _: Side| {
                sketch.hand_over(side, n);
            }),
            props.ondeed.clone(),
        );
        Callback::from(move |chosen: Side| {
            if chosen != side {
                change.emit(chosen);
                ondeed.emit(Deed::Look(hex));
            }
        })
    };
    let warp = kinds.iter().find(|kind| kind.code == own.code);
    let warp = warp.map_or(0, |kind| kind.abilities.warp);
    html! {
        <>
            <div class="editor-fields">
                <Select label={phrases.text("space-rift-editor-type")} radios={codes.iter().map(radio).collect::<Vec<_>>()}
                    value={own.code.as_str().to_owned()} onchange={set_type} />
                <SideField {side} onchange={set_side} />
            </div>
            if own.heavy || has_heavy(own.code) {
                <Check label={phrases.text("space-rift-editor-heavy")} checked={own.heavy} onchange={set_heavy} />
            }
            <p class="editor-hint">{ type_trait(&phrases, own.code, warp) }</p>
        </>
    }
}

/// Where number 1 of the dial points.
#[component]
pub fn DialField(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let Some(site) = props.studio.settled().file().rift else {
        return Html::default();
    };
    let slug =
        |dial: Option<Direction>| dial.map_or("chance".to_owned(), |way| way.index().to_string());
    let name = |dial: Option<Direction>| match dial {
        None => phrases.text("space-rift-editor-dial-chance"),
        Some(Direction::NorthEast) => phrases.text("space-rift-direction-north-east"),
        Some(Direction::East) => phrases.text("space-rift-direction-east"),
        Some(Direction::SouthEast) => phrases.text("space-rift-direction-south-east"),
        Some(Direction::SouthWest) => phrases.text("space-rift-direction-south-west"),
        Some(Direction::West) => phrases.text("space-rift-direction-west"),
        Some(Direction::NorthWest) => phrases.text("space-rift-direction-north-west"),
    };
    let dials = std::iter::once(None).chain(Direction::ALL.map(Some));
    let radios = dials.map(|dial| Radio::new(slug(dial), name(dial)));
    let onchange = props.change(|sketch, slug: AttrValue| {
        let place: Option<usize> = slug.parse().ok();
        sketch.set_dial(place.and_then(|place| Direction::ALL.get(place).copied()));
    });
    html! {
        <Select label={phrases.text("space-rift-editor-dial")} radios={radios.collect::<Vec<_>>()} value={slug(site.dial)}
            {onchange} />
    }
}

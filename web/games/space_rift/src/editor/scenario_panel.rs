//! The scenario as a whole: name, text, what each side begins with, the rift, what brings points,
//! which rules are on, and making one side like the other.

use super::hex_panel::{DialField, PanelProps};
use super::numbers::Numbers;
use super::objectives::Objectives;
use super::toolbox::SideField;
use editor::WordsField;
use engine::space_rift::content::scenario_check::{BLURB_LETTERS, TITLE_LETTERS};
use engine::space_rift::field::{Hex, Side};
use engine::space_rift::scenario::Flag;
use engine::space_rift::sketch::Motion;
use ui::form::Check;
use ui::icon::{Icon, Sign};
use ui::l10n::use_phrases;
use yew::prelude::*;

const FLAGS: [(Flag, &str); 2] = [
    (Flag::Meteors, "space-rift-option-meteors"),
    (Flag::Wrecks, "space-rift-option-wrecks"),
];

const MIRRORS: [(Side, Motion, &str); 4] = [
    (
        Side::South,
        Motion::HalfTurn,
        "space-rift-editor-mirror-south-turn",
    ),
    (
        Side::South,
        Motion::FlipRows,
        "space-rift-editor-mirror-south-flip",
    ),
    (
        Side::North,
        Motion::HalfTurn,
        "space-rift-editor-mirror-north-turn",
    ),
    (
        Side::North,
        Motion::FlipRows,
        "space-rift-editor-mirror-north-flip",
    ),
];

/// The panel.
#[component]
pub fn ScenarioPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let sketch = props.studio.settled();
    let file = sketch.file();
    let rename = props.merge("name", |sketch, name: String| sketch.named(&name));
    let describe = props.merge("blurb", |sketch, text: String| {
        sketch.with(|file| file.blurb = text)
    });
    let set_first = props.change(|sketch, side| {
        *sketch = sketch.with(|file| file.first = side);
    });
    let (studio, ondeed) = (props.studio.clone(), props.ondeed.clone());
    html! {
        <div class="board-panel">
            <WordsField label={phrases.text("space-rift-editor-name")} value={file.title.clone()}
                most={TITLE_LETTERS} oninput={rename} />
            <WordsField label={phrases.text("space-rift-editor-blurb")} value={file.blurb.clone()}
                most={BLURB_LETTERS} long=true oninput={describe} />
            <Numbers studio={studio.clone()} ondeed={ondeed.clone()} />
            <fieldset class="editor-group">
                <legend>{ phrases.text("space-rift-option-first") }</legend>
                <SideField side={file.first} onchange={set_first} />
            </fieldset>
            <RiftGroup studio={studio.clone()} ondeed={ondeed.clone()} />
            <Flags studio={studio.clone()} ondeed={ondeed.clone()} />
            <Objectives studio={studio.clone()} ondeed={ondeed.clone()} />
            <Mirrors {studio} {ondeed} />
        </div>
    }
}

/// Whether the rift is there, and its dial.
#[component]
fn RiftGroup(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let there = props.studio.settled().file().rift.is_some();
    let onchange = props.change(|sketch, there: bool| match Hex::at(5, 6) {
        Some(middle) if there => sketch.lay_rift(middle),
        Some(_) | None => sketch.clear_rift(),
    });
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("space-rift-option-rift") }</legend>
            <Check label={phrases.text("space-rift-editor-rift-there")} hint={phrases.text("space-rift-editor-rift-there.hint")}
                checked={there} {onchange} />
            <DialField studio={props.studio.clone()} ondeed={props.ondeed.clone()} />
        </fieldset>
    }
}

/// Rules that are on.
#[component]
fn Flags(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let flags = &props.studio.settled().file().flags;
    let switch = |(flag, key): (Flag, &str)| {
        let onchange = props.change(move |sketch, on: bool| {
            *sketch = sketch.with(|file| {
                file.flags.retain(|other| *other != flag);
                file.flags.extend(on.then_some(flag));
            });
        });
        html! {
            <Check label={phrases.text(key)} hint={phrases.text(&format!("{key}.hint"))} checked={flags.contains(&flag)}
                {onchange} />
        }
    };
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("space-rift-editor-flags") }</legend>
            { for FLAGS.map(switch) }
        </fieldset>
    }
}

/// One side made like the other.
#[component]
fn Mirrors(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let button = |(side, motion, key): (Side, Motion, &str)| {
        let onclick = props.change(move |sketch, _: MouseEvent| sketch.mirror(side, motion));
        html! {
            <button type="button" class="button" {onclick}>
                <Sign icon={Icon::Swap} />
                { phrases.text(key) }
            </button>
        }
    };
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("space-rift-editor-mirror") }</legend>
            <p class="editor-hint">{ phrases.text("space-rift-editor-mirror.hint") }</p>
            <div class="buttons">{ for MIRRORS.map(button) }</div>
        </fieldset>
    }
}

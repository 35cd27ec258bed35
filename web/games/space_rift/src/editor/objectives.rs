//! What brings points besides fighting `[SR-18]`, one line each.

use super::hex_panel::PanelProps;
use engine::space_rift::field::Sector;
use engine::space_rift::scenario::{Aim, Objective, Whose};
use ui::form::{Radio, Select};
use ui::icon::{Icon, Sign};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

const AIMS: [(Aim, &str); 3] = [
    (Aim::PlanetControl, "space-rift-aim-planet-control"),
    (Aim::ClearSector, "space-rift-aim-clear-sector"),
    (Aim::Breakthrough, "space-rift-aim-breakthrough"),
];

const WHOSE: [(Whose, &str); 3] = [
    (Whose::Both, "space-rift-editor-both"),
    (Whose::South, "space-rift-side-south"),
    (Whose::North, "space-rift-side-north"),
];

const SECTORS: [(Sector, &str); 3] = [
    (Sector::Left, "space-rift-sector-left"),
    (Sector::Center, "space-rift-sector-center"),
    (Sector::Right, "space-rift-sector-right"),
];

/// The one of a list that a phrase stands for.
fn of_key<T: Copy>(list: &[(T, &'static str)], key: &str) -> Option<T> {
    list.iter()
        .find(|(_, own)| *own == key)
        .map(|(one, _)| *one)
}

fn key_of<T: PartialEq>(list: &[(T, &'static str)], one: &T) -> &'static str {
    list.iter()
        .find(|(own, _)| own == one)
        .map_or("", |(_, key)| *key)
}

fn radios<T>(phrases: &Phrases, list: &[(T, &'static str)]) -> Vec<Radio> {
    let radio = |(_, key): &(T, &'static str)| Radio::new(*key, phrases.text(key));
    list.iter().map(radio).collect()
}

/// The list.
#[component]
pub fn Objectives(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let all = &props.studio.settled().file().objectives;
    let add = props.change(|sketch, _: MouseEvent| {
        let first = Objective {
            aim: Aim::PlanetControl,
            side: Whose::Both,
            sector: None,
        };
        *sketch = sketch.with(|file| file.objectives.push(first));
    });
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("space-rift-editor-objectives") }</legend>
            <p class="editor-hint">{ phrases.text("space-rift-editor-objectives.hint") }</p>
            { for all.iter().enumerate().map(|(n, aim)| line(&phrases, props, n, aim)) }
            <div class="buttons">
                <button type="button" class="button" onclick={add}>{ phrases.text("space-rift-editor-objective-add") }</button>
            </div>
        </fieldset>
    }
}

fn line(phrases: &Phrases, props: &PanelProps, n: usize, objective: &Objective) -> Html {
    let set = |set: fn(&mut Objective, &str)| {
        props.change(move |sketch, key: AttrValue| {
            *sketch = sketch.with(|file| {
                if let Some(own) = file.objectives.get_mut(n) {
                    set(own, &key);
                }
            });
        })
    };
    let set_aim = set(|own, key| {
        own.aim = of_key(&AIMS, key).unwrap_or(own.aim);
        let sector = own.sector.unwrap_or(Sector::Center);
        own.sector = (own.aim == Aim::ClearSector).then_some(sector);
    });
    let set_side = set(|own, key| own.side = of_key(&WHOSE, key).unwrap_or(own.side));
    let set_sector = set(|own, key| own.sector = of_key(&SECTORS, key));
    let remove = props.change(move |sketch, _: MouseEvent| {
        *sketch = sketch.with(|file| {
            if n < file.objectives.len() {
                file.objectives.remove(n);
            }
        });
    });
    let number = [("number", (n + 1).into())];
    let label = phrases.say("space-rift-editor-objective-remove", &number);
    html! {
        <div key={n} class="objective-row" role="group" aria-label={phrases.say("space-rift-editor-objective", &number)}>
            <div class="editor-fields">
                <Select label={phrases.text("space-rift-editor-aim")} radios={radios(phrases, &AIMS)}
                    value={key_of(&AIMS, &objective.aim)} onchange={set_aim} />
                <Select label={phrases.text("space-rift-editor-whose")} radios={radios(phrases, &WHOSE)}
                    value={key_of(&WHOSE, &objective.side)} onchange={set_side} />
                if let Some(sector) = objective.sector {
                    <Select label={phrases.text("space-rift-editor-sector")} radios={radios(phrases, &SECTORS)}
                        value={key_of(&SECTORS, &sector)} onchange={set_sector} />
                }
            </div>
            <button type="button" class="icon-button quiet" onclick={remove} aria-label={label.clone()} title={label}>
                <Sign icon={Icon::Trash} />
            </button>
        </div>
    }
}

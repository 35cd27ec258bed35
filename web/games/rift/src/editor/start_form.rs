//! A starting place: who stands there, how, and with what on the console.

use super::fields::{HeadingField, ModelField, PlaneField};
use super::square_panel::PanelProps;
use super::studio::{Deed, Studio};
use editor::Amount;
use engine::game::MAX_SEATS;
use engine::rift::board_file::{Console, Start, StartBars};
use engine::rift::content;
use engine::rift::ship::{Ion, Side};
use engine::rift::sketch::Sketch;
use store::pack::stocks;
use ui::form::{Check, Number, Radio, Select};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The fastest speed that can be written; what a model can fly is the engine's to say.
const FAST: i64 = 9;

/// Properties of the form.
#[derive(Properties, PartialEq)]
pub struct StartFormProps {
    /// Which starting place, from 0.
    pub n: usize,
    /// What is shown.
    pub studio: Studio,
    /// Told of what is done.
    pub ondeed: Callback<Deed>,
}

impl StartFormProps {
    fn change<T: 'static>(&self, set: impl Fn(&mut Start, T) + 'static) -> Callback<T> {
        let n = self.n;
        self.panel().change(move |sketch: &mut Sketch, value: T| {
            sketch.change_start(n, |start| set(start, value));
        })
    }

    fn panel(&self) -> PanelProps {
        PanelProps {
            studio: self.studio.clone(),
            ondeed: self.ondeed.clone(),
        }
    }
}

/// The form.
#[component]
pub fn StartForm(props: &StartFormProps) -> Html {
    let phrases = use_phrases();
    let sketch = props.studio.settled();
    let (n, starts) = (props.n, &sketch.file().starts);
    let Some(start) = starts.get(n) else {
        return Html::default();
    };
    let number = |n: usize| i64::try_from(n).unwrap_or(0);
    let reorder = props.panel().change(move |sketch, place: i64| {
        let to = usize::try_from(place - 1).unwrap_or(0);
        sketch.reorder(n, to);
    });
    // The form follows the place to its new number.
    let (at, ondeed) = (start.at, props.ondeed.clone());
    let reorder = Callback::from(move |place: i64| {
        reorder.emit(place);
        let to = usize::try_from(place - 1).unwrap_or(0);
        let object = content::fault::Object::Start(to);
        ondeed.emit(Deed::Regard(at, object));
    });
    html! {
        <>
            <h3>{ phrases.say("rift-editor-start-title", &[("number", (n + 1).into())]) }</h3>
            <div class="editor-fields">
                <ModelField value={start.model.clone()} onchange={props.change(|start, model| start.model = model)} />
                <Number label={phrases.text("rift-editor-team")} value={i64::from(start.team)} min=1 max={number(MAX_SEATS)}
                    onchange={props.change(|start, team: i64| start.team = u8::try_from(team).unwrap_or(1))} />
                <HeadingField value={start.facing} onchange={props.change(|start, facing| start.facing = facing)} />
                <PlaneField value={start.plane} onchange={props.change(|start, plane| start.plane = plane)} />
                <Number label={phrases.text("rift-console-speed")} value={i64::from(start.speed)} min={-FAST} max={FAST}
                    onchange={props.change(|start, speed: i64| start.speed = i8::try_from(speed).unwrap_or(0))} />
                <Number label={phrases.text("rift-editor-seat")} value={number(n + 1)} min=1 max={number(starts.len())}
                    onchange={reorder} />
            </div>
            <Check label={phrases.text("rift-editor-flag")} hint={phrases.text("rift-editor-flag.hint")}
                checked={start.flag} onchange={props.change(|start, flag| start.flag = flag)} />
            <details class="editor-console" open={!start.console.is_fresh()}>
                <summary>{ phrases.text("rift-editor-console") }</summary>
                <ConsoleForm n={props.n} studio={props.studio.clone()} ondeed={props.ondeed.clone()} />
            </details>
        </>
    }
}

/// An amount of the console: its phrase, how it is read and set.
type Figure = (
    &'static str,
    fn(&Console) -> Option<u8>,
    fn(&mut Console, Option<u8>),
);

const FIGURES: [Figure; 5] = [
    (
        "rift-editor-figure-hull",
        |console| console.hull,
        |console, value| console.hull = value,
    ),
    (
        "rift-editor-figure-main",
        |console| console.main,
        |console, value| console.main = value,
    ),
    (
        "rift-editor-figure-aux",
        |console| console.aux,
        |console, value| console.aux = value,
    ),
    (
        "rift-editor-figure-torpedoes",
        |console| console.torpedoes,
        |console, value| console.torpedoes = value,
    ),
    (
        "rift-editor-figure-mines",
        |console| console.mines,
        |console, value| console.mines = value,
    ),
];

const IONS: [(Option<Ion>, &str); 4] = [
    (None, "fresh"),
    (Some(Ion::Uncharged), "uncharged"),
    (Some(Ion::Charging), "charging"),
    (Some(Ion::Charged), "charged"),
];

/// What is on the console at the start; an empty field is a fresh ship's.
#[component]
fn ConsoleForm(props: &StartFormProps) -> Html {
    let phrases = use_phrases();
    let Some(start) = props.studio.settled().file().starts.get(props.n) else {
        return Html::default();
    };
    let usual = phrases.text("rift-editor-fresh");
    let figure = |(key, get, set): Figure| {
        let onchange = props.change(move |start, value| set(&mut start.console, value));
        html! { <Amount label={phrases.text(key)} value={get(&start.console)} usual={usual.clone()} {onchange} /> }
    };
    let bar = |(side, inner): (Side, bool)| {
        let value = pair(&start.console, side).map(|pair| pair[usize::from(inner)]);
        let onchange = props.change(move |start, value: Option<u8>| {
            set_bar(&mut start.console, side, inner, value)
        });
        let words = [
            (
                "side",
                phrases.text(&format!("rift-{}", side.term())).into(),
            ),
            (
                "layer",
                phrases
                    .text(if inner {
                        "rift-layer-inner"
                    } else {
                        "rift-layer-outer"
                    })
                    .into(),
            ),
        ];
        html! { <Amount label={phrases.say("rift-editor-bar", &words)} {value} usual={usual.clone()} {onchange} /> }
    };
    let bars = Side::ALL
        .into_iter()
        .flat_map(|side| [(side, false), (side, true)]);
    let ion = IONS.iter().find(|(ion, _)| *ion == start.console.ion);
    let ions =
        IONS.map(|(_, slug)| Radio::new(slug, phrases.text(&format!("rift-editor-ion-{slug}"))));
    let set_ion = props.change(|start, slug: AttrValue| {
        let chosen = IONS.iter().find(|(_, name)| *name == slug.as_str());
        start.console.ion = chosen.and_then(|(ion, _)| *ion);
    });
    html! {
        <div class="editor-fields">
            { for FIGURES.map(figure) }
            <Select label={phrases.text("rift-console-ion")} radios={ions.to_vec()}
                value={ion.map_or("fresh", |(_, slug)| *slug)} onchange={set_ion} />
            { for bars.map(bar) }
        </div>
    }
}

fn slot(bars: &mut StartBars, side: Side) -> &mut Option<[u8; 2]> {
    match side {
        Side::Front => &mut bars.F,
        Side::Right => &mut bars.R,
        Side::Back => &mut bars.B,
        Side::Left => &mut bars.L,
    }
}

fn pair(console: &Console, side: Side) -> Option<[u8; 2]> {
    let bars = console.bars.as_ref()?;
    bars.given()
        .find(|(own, _)| *own == side)
        .map(|(_, pair)| pair)
}

/// Gives a side a bar; without a value both bars of the side are fresh again.
fn set_bar(console: &mut Console, side: Side, inner: bool, value: Option<u8>) {
    let fresh = stocks().rift().figures().bar;
    let mut bars = console.bars.clone().unwrap_or_default();
    let pair = value.map(|value| {
        let mut pair = pair(console, side).unwrap_or([fresh; 2]);
        pair[usize::from(inner)] = value;
        pair
    });
    *slot(&mut bars, side) = pair;
    console.bars = (bars != StartBars::default()).then_some(bars);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_set_beside_a_fresh_one_and_taken_back_with_it() {
        let mut console = Console::default();
        set_bar(&mut console, Side::Left, true, Some(2));
        assert_eq!(pair(&console, Side::Left), Some([6, 2]));
        set_bar(&mut console, Side::Left, false, Some(0));
        assert_eq!(pair(&console, Side::Left), Some([0, 2]));
        assert_eq!(pair(&console, Side::Front), None);
        set_bar(&mut console, Side::Left, false, None);
        assert!(console.is_fresh());
    }
}

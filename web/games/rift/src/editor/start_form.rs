//! The form of a starting place: team, model, heading, plane, and console values.

use super::editor_tools::EditorCommand;
use super::fields::{field, shape};
use super::square_panel::PanelProps;
use editor::AmountField;
use editor::form::FormField;
use engine::rift::board_file::{Console, StartBars};
use engine::rift::content::content_error::BoardObject;
use engine::rift::content::figures_check::MAX_BAR;
use engine::rift::draft::MapDraft;
use engine::rift::ship::Side;
use serde_json::json;
use store::pack::current_content;
use ui::form::{Check, Number};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Renders the form of the selected starting place; empty without one.
#[component]
pub fn StartForm(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let Some(BoardObject::Start(n)) = props.editor_state.object else {
        return Html::default();
    };
    let starts = &props.editor_state.committed().file().starts;
    let Some(start) = starts.get(n) else {
        return Html::default();
    };
    let number = |n: usize| i64::try_from(n).unwrap_or(0);
    let to_index = |number: i64| usize::try_from(number - 1).unwrap_or(0);
    let reorder =
        props.change(move |draft: &mut MapDraft, number: i64| draft.reorder(n, to_index(number)));
    // A move may renumber the places; the selection follows this one to its new number.
    let (at, onaction) = (start.at, props.onaction.clone());
    let reorder = Callback::from(move |number: i64| {
        reorder.emit(number);
        onaction.emit(EditorCommand::SelectObject(
            at,
            BoardObject::Start(to_index(number)),
        ));
    });
    let object = props
        .document_field()
        .child(&format!("/starts/{n}"), String::new());
    let flag = object.child("/flag", String::new());
    let fields = ["model", "team", "facing", "plane", "speed"];
    html! {
        <>
            <h3>{ phrases.say("rift-editor-start-title", &[("number", (n + 1).into())]) }</h3>
            <div class="editor-fields">
                { for fields.map(|key| field(&phrases, &object, key)) }
                <Number label={phrases.text("rift-editor-seat")} value={number(n + 1)} min=1 max={number(starts.len())}
                    onchange={reorder} />
            </div>
            <Check label={phrases.text("rift-editor-flag")} hint={phrases.text("rift-editor-flag.hint")}
                is_checked={start.is_marked} onchange={flag.onchange(|is_on: bool| json!(is_on))} />
            <details class="editor-console" open={!start.console.is_fresh()}>
                <summary>{ phrases.text("rift-editor-console") }</summary>
                { console_form(&phrases, props, n, &start.console, &object) }
            </details>
        </>
    }
}

/// Renders the starting values of the console; an empty field means the value of a new ship.
fn console_form(
    phrases: &Phrases,
    props: &PanelProps,
    n: usize,
    console: &Console,
    object: &FormField,
) -> Html {
    let placeholder = phrases.text("rift-editor-fresh");
    let console_field = |key: &'static str, label: &str| {
        let shape = shape(phrases, "Console", key);
        object.field(phrases, &format!("/console/{key}"), label, &shape)
    };
    let figure = |key: &'static str| console_field(key, &format!("rift-editor-figure-{key}"));
    let bar = |(side, inner): (Side, bool)| {
        let value = pair(console, side).map(|pair| pair[usize::from(inner)]);
        let onchange = props.change(move |draft: &mut MapDraft, value: Option<u8>| {
            draft.change_start(n, |start| set_bar(&mut start.console, side, inner, value));
        });
        let layer = if inner {
            "rift-layer-inner"
        } else {
            "rift-layer-outer"
        };
        let words = [
            (
                "side",
                phrases.text(&format!("rift-{}", side.into_str())).into(),
            ),
            ("layer", phrases.text(layer).into()),
        ];
        html! { <AmountField label={phrases.say("rift-editor-bar", &words)} {value} max={MAX_BAR} placeholder={placeholder.clone()} {onchange} /> }
    };
    let bars = Side::ALL
        .into_iter()
        .flat_map(|side| [(side, false), (side, true)]);
    html! {
        <div class="editor-fields">
            { for ["hull", "main", "aux", "torpedoes", "mines"].map(figure) }
            { console_field("ion", "rift-console-ion") }
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
    bars.replaced_sides()
        .find(|(entry_side, _)| *entry_side == side)
        .map(|(_, pair)| pair)
}

/// Sets one shield bar of a side; `None` resets both bars of the side to full strength.
fn set_bar(console: &mut Console, side: Side, is_inner: bool, value: Option<u8>) {
    let fresh = current_content().rift().figures().bar;
    let mut bars = console.bars.clone().unwrap_or_default();
    let pair = value.map(|value| {
        let mut pair = pair(console, side).unwrap_or([fresh; 2]);
        pair[usize::from(is_inner)] = value;
        pair
    });
    *slot(&mut bars, side) = pair;
    console.bars = (bars != StartBars::default()).then_some(bars);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setting_one_bar_fills_the_other_and_a_reset_clears_both() {
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

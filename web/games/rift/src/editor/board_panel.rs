//! The form for the board as a whole: name, description, size, and victory conditions.

use super::drawing::object_text;
use super::fields::shape;
use super::square_panel::PanelProps;
use editor::form::{FormField, Schema, render_field};
use engine::grid::square::MAX_SIDE;
use engine::rift::board_file::{BoardFile, Puzzle};
use engine::rift::content::board_check::{MAX_BLURB_CHARS, MAX_NAME_CHARS, MIN_SIDE, house_rules};
use engine::rift::content::content_error::BoardObject;
use engine::rift::content::mats::MAT_SIDE;
use engine::rift::draft::MapDraft;
use engine::rift::options::{HouseRules, Mode};
use serde_json::{Map, Value, json};
use ui::form::{Check, Number};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::update::Update;
use yew::prelude::*;

/// Returns a callback that changes values of the board file that are not on its squares.
fn on_change_board<T: 'static>(
    props: &PanelProps,
    change: impl Fn(&mut BoardFile, T) + 'static,
) -> Callback<T> {
    props.change(move |draft: &mut MapDraft, value| {
        *draft = draft.with(|board| change(board, value));
    })
}

#[component]
pub fn BoardPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let draft = props.editor_state.committed();
    let file = draft.file();
    html! {
        <div class="board-panel">
            { props.name_field(&phrases, MAX_NAME_CHARS, MapDraft::with_name) }
            { props.text_field(&phrases, ["blurb", "blurb"], MAX_BLURB_CHARS) }
            { size(&phrases, props) }
            { victory_form(&phrases, props) }
            if let Some(puzzle) = file.puzzle.as_ref().filter(|_| file.mode == Mode::Puzzle) {
                { task(&phrases, props, puzzle) }
            }
        </div>
    }
}

/// Renders the fields for columns and rows, with buttons that add or remove one square or one mat.
fn size(phrases: &Phrases, props: &PanelProps) -> Html {
    let file = props.editor_state.committed().file();
    let (width, height) = (file.width, file.height);
    let side = |value: i64| u8::try_from(value).unwrap_or(MIN_SIDE);
    let set_width = props.change(move |draft, value| draft.resize(side(value), height));
    let set_height = props.change(move |draft, value| draft.resize(width, side(value)));
    let step = |key: &str, symbol: &'static str, to: Option<u8>, set: &Callback<i64>| {
        let fits = to.filter(|to| (MIN_SIDE..=MAX_SIDE).contains(to));
        let goal = i64::from(fits.unwrap_or(MIN_SIDE));
        let onclick = unless_disabled(fits.is_none(), set.reform(move |_: MouseEvent| goal));
        html! {
            <button type="button" class="button" aria-disabled={aria_disabled(fits.is_none())} {onclick} aria-label={phrases.text(key)}
                title={phrases.text(key)}>{ symbol }</button>
        }
    };
    let row = |label: &str, keys: [&str; 2], value: u8, set: &Callback<i64>| {
        html! {
            <div class="size-row">
                <Number label={phrases.text(label)} value={i64::from(value)} min={i64::from(MIN_SIDE)}
                    max={i64::from(MAX_SIDE)} onchange={set} />
                { step(keys[0], "−", value.checked_sub(MAT_SIDE), set) }
                { step(keys[1], "+", value.checked_add(MAT_SIDE), set) }
            </div>
        }
    };
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("rift-editor-size") }</legend>
            { row("rift-editor-width", ["rift-editor-mat-narrower", "rift-editor-mat-wider"], width, &set_width) }
            { row("rift-editor-height", ["rift-editor-mat-lower", "rift-editor-mat-higher"], height, &set_height) }
        </fieldset>
    }
}

/// Renders the fields for the victory mode and for the house rules that the board sets.
fn victory_form(phrases: &Phrases, props: &PanelProps) -> Html {
    let file = props.editor_state.committed().file();
    let rules = json!(house_rules("board", file).unwrap_or_default());
    let mode = FormField {
        label: phrases.text("rift-option-mode"),
        value: json!(file.mode),
        onupdate: on_change_board(props, update_mode),
    };
    let option = |slug: &str, key: &'static str, shape: Schema| {
        let slot = FormField {
            label: phrases.text(&format!("rift-option-{slug}")),
            value: rules[key].clone(),
            onupdate: on_change_board(props, move |board, update: Update<Value>| {
                update_option(board, key, update);
            }),
        };
        render_field(phrases, &shape, slot)
    };
    let fewest = shape(phrases, "", "min_ships");
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("rift-setup-ways") }</legend>
            { render_field(phrases, &shape(phrases, "", "mode"), mode) }
            if file.mode != Mode::Puzzle {
                <div class="editor-fields">
                    if file.mode == Mode::Ace {
                        { option("ace-target", "ace_target", Schema::number(0, 99)) }
                    }
                    { option("round-limit", "round_limit", Schema::number(0, 999)) }
                    { option("quiet-rounds", "quiet_rounds", Schema::number(0, 200)) }
                    { props.document_field().field(phrases, "/min_ships", "rift-editor-min-ships", &fewest) }
                </div>
                { option("chain-mines", "chain_mines", Schema::Boolean) }
                { option("friendly-fire", "friendly_fire", Schema::Boolean) }
            }
        </fieldset>
    }
}

fn update_mode(board: &mut BoardFile, update: Update<Value>) {
    let mut mode = json!(board.mode);
    update(&mut mode);
    if let Ok(mode) = serde_json::from_value(mode) {
        set_mode(board, mode);
    }
}

/// Sets the victory mode; puzzle mode adds a puzzle task, any other mode removes it.
fn set_mode(board: &mut BoardFile, mode: Mode) {
    board.mode = mode;
    board.puzzle = (mode == Mode::Puzzle).then(|| Puzzle {
        side: board.starts.first().map_or(1, |start| start.team),
        turns: 1,
        targets: Vec::new(),
        has_passive_enemies: true,
    });
}

/// Changes a house rule, starting from its value on this board.
fn update_option(board: &mut BoardFile, key: &'static str, update: Update<Value>) {
    let rules = json!(house_rules("board", board).unwrap_or_default());
    let mut value = rules[key].clone();
    update(&mut value);
    set_option(board, key, value);
}

/// Sets a house rule of the board; a rule with its default value is removed from the file.
fn set_option(board: &mut BoardFile, key: &'static str, value: Value) {
    let defaults = serde_json::to_value(HouseRules::default()).unwrap_or_default();
    if defaults.get(key) == Some(&value) {
        board.options.remove(key);
    } else {
        let mut options: Map<String, Value> = std::mem::take(&mut board.options);
        options.insert(key.to_owned(), value);
        board.options = options;
    }
}

fn task(phrases: &Phrases, props: &PanelProps, puzzle: &Puzzle) -> Html {
    let (draft, file) = (props.editor_state.committed(), props.document_field());
    let field = |key: &'static str, label: &str| {
        let shape = shape(phrases, "Puzzle", key);
        file.field(phrases, &format!("/puzzle/{key}"), label, &shape)
    };
    let target = |n: usize| {
        let number = u8::try_from(n + 1).unwrap_or(u8::MAX);
        let onchange = on_change_board(props, move |board, is_on: bool| {
            if let Some(puzzle) = &mut board.puzzle {
                puzzle.targets.retain(|target| *target != number);
                puzzle.targets.extend(is_on.then_some(number));
                puzzle.targets.sort_unstable();
            }
        });
        let words = object_text(phrases, draft, BoardObject::Start(n));
        html! { <Check label={words} is_checked={puzzle.targets.contains(&number)} {onchange} /> }
    };
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("rift-editor-task") }</legend>
            <div class="editor-fields">
                { field("side", "rift-editor-solver") }
                { field("turns", "rift-editor-turns") }
            </div>
            { field("passive", "rift-editor-passive") }
            <h2>{ phrases.text("rift-editor-targets") }</h2>
            { for (0..draft.file().starts.len()).map(target) }
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_with_its_default_value_is_left_out() {
        let mut board = MapDraft::blank(8, 8).file().clone();
        set_option(&mut board, "round_limit", 10.into());
        assert_eq!(
            house_rules("t", &board).map(|rules| rules.round_limit),
            Ok(10)
        );
        set_option(&mut board, "round_limit", 0.into());
        assert!(board.options.is_empty());
    }

    #[test]
    fn only_a_puzzle_board_has_a_task() {
        let mut board = MapDraft::blank(8, 8).file().clone();
        set_mode(&mut board, Mode::Puzzle);
        assert!(board.mode == Mode::Puzzle && board.puzzle.is_some());
        set_mode(&mut board, Mode::Ace);
        assert!(board.mode == Mode::Ace && board.puzzle.is_none());
    }
}

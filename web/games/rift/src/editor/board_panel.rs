//! The board as a whole: name, text, size, and how a match on it is won.

use super::square_panel::PanelProps;
use editor::{Amount, WordsField};
use engine::grid::square::MAX_SIDE;
use engine::rift::board_file::{BoardFile, Puzzle};
use engine::rift::content::board_check::{MIN_SIDE, house_rules};
use engine::rift::content::mats::MAT_SIDE;
use engine::rift::options::{HouseRules, Mode};
use engine::rift::sketch::Sketch;
use serde_json::{Map, Value};
use ui::console::{shut, unless};
use ui::form::{Check, Number, Radio, Select};
use ui::l10n::use_phrases;
use yew::prelude::*;

const MODES: [(Mode, &str); 5] = [
    (Mode::Elimination, "rift-option-mode-elimination"),
    (Mode::Ace, "rift-option-mode-ace"),
    (Mode::Flagship, "rift-option-mode-flagship"),
    (Mode::Breakout, "rift-option-mode-breakout"),
    (Mode::Puzzle, "rift-editor-mode-puzzle"),
];

/// Reports the board after a change of what is not on its squares.
fn amending<T: 'static>(
    props: &PanelProps,
    change: impl Fn(&mut BoardFile, T) + 'static,
) -> Callback<T> {
    props.change(move |sketch: &mut Sketch, value| {
        *sketch = sketch.with(|board| change(board, value));
    })
}

/// The panel.
#[component]
pub fn BoardPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let sketch = props.studio.settled();
    let file = sketch.file();
    let rename = props.merge("name", |sketch, name: String| sketch.named(&name));
    let describe = props.merge("blurb", |sketch, text: String| {
        sketch.with(|board| board.blurb = text)
    });
    html! {
        <div class="board-panel">
            <WordsField label={phrases.text("rift-editor-name")} value={file.name.clone()} most=60 oninput={rename} />
            <WordsField label={phrases.text("rift-editor-blurb")} value={file.blurb.clone()} most=300 long=true
                oninput={describe} />
            <Size studio={props.studio.clone()} ondeed={props.ondeed.clone()} />
            <Ways studio={props.studio.clone()} ondeed={props.ondeed.clone()} />
            if file.mode == Mode::Puzzle {
                <Task studio={props.studio.clone()} ondeed={props.ondeed.clone()} />
            }
        </div>
    }
}

/// Columns and rows, square by square or mat by mat.
#[component]
fn Size(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let file = props.studio.settled().file();
    let (width, height) = (file.width, file.height);
    let side = |value: i64| u8::try_from(value).unwrap_or(MIN_SIDE);
    let set_width = props.change(move |sketch, value| sketch.resize(side(value), height));
    let set_height = props.change(move |sketch, value| sketch.resize(width, side(value)));
    let step = |key: &str, sign: &'static str, to: Option<u8>, set: &Callback<i64>| {
        let fits = to.filter(|to| (MIN_SIDE..=MAX_SIDE).contains(to));
        let goal = i64::from(fits.unwrap_or(MIN_SIDE));
        let onclick = unless(fits.is_none(), set.reform(move |_: MouseEvent| goal));
        html! {
            <button type="button" class="button" aria-disabled={shut(fits.is_none())} {onclick} aria-label={phrases.text(key)}
                title={phrases.text(key)}>{ sign }</button>
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

/// How a match is won, and the rules that the board sets.
#[component]
fn Ways(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let file = props.studio.settled().file();
    let rules = house_rules("board", file).unwrap_or_default();
    let radios = MODES.map(|(_, key)| Radio::new(key, phrases.text(key)));
    let mode = MODES.iter().find(|(mode, _)| *mode == file.mode);
    let set_mode = amending(props, |board, key: AttrValue| set_mode(board, &key));
    let number = |label: &str, key: &'static str, value: i64, most: i64| {
        let onchange = amending(props, move |board, value: i64| {
            set_option(board, key, value.into())
        });
        html! { <Number label={phrases.text(label)} {value} min=0 max={most} {onchange} /> }
    };
    let switch = |slug: &str, key: &'static str, checked: bool| {
        let onchange = amending(props, move |board, on: bool| {
            set_option(board, key, on.into())
        });
        html! { <Check label={phrases.text(&format!("rift-option-{slug}"))} {checked} {onchange} /> }
    };
    let fewest = amending(props, |board, ships| board.min_ships = ships);
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("rift-setup-ways") }</legend>
            <Select label={phrases.text("rift-option-mode")} radios={radios.to_vec()}
                value={mode.map_or("", |(_, key)| *key)} onchange={set_mode} />
            if file.mode != Mode::Puzzle {
                <div class="editor-fields">
                    if file.mode == Mode::Ace {
                        { number("rift-option-ace-target", "ace_target", rules.ace_target.into(), 99) }
                    }
                    { number("rift-option-round-limit", "round_limit", rules.round_limit.into(), 999) }
                    { number("rift-option-quiet-rounds", "quiet_rounds", rules.quiet_rounds.into(), 200) }
                    <Amount label={phrases.text("rift-editor-min-ships")} value={file.min_ships}
                        usual={phrases.text("rift-editor-usual")} onchange={fewest} />
                </div>
                { switch("chain-mines", "chain_mines", rules.chain_mines) }
                { switch("friendly-fire", "friendly_fire", rules.friendly_fire) }
            }
        </fieldset>
    }
}

/// Sets the mode; a puzzle gets a task, and gives it up with its mode.
fn set_mode(board: &mut BoardFile, key: &str) {
    let Some((mode, _)) = MODES.iter().find(|(_, name)| *name == key) else {
        return;
    };
    board.mode = *mode;
    board.puzzle = (*mode == Mode::Puzzle).then(|| Puzzle {
        side: board.starts.first().map_or(1, |start| start.team),
        turns: 1,
        targets: Vec::new(),
        passive: true,
    });
}

/// Sets an option; one of the usual value is left out.
fn set_option(board: &mut BoardFile, key: &'static str, value: Value) {
    let usual = serde_json::to_value(HouseRules::default()).unwrap_or_default();
    if usual.get(key) == Some(&value) {
        board.options.remove(key);
    } else {
        let mut options: Map<String, Value> = std::mem::take(&mut board.options);
        options.insert(key.to_owned(), value);
        board.options = options;
    }
}

/// What a puzzle asks.
#[component]
fn Task(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let file = props.studio.settled().file();
    let Some(puzzle) = &file.puzzle else {
        return Html::default();
    };
    let amend = |set: fn(&mut Puzzle, i64)| {
        amending(props, move |board, value: i64| {
            board
                .puzzle
                .iter_mut()
                .for_each(|puzzle| set(puzzle, value));
        })
    };
    let target = |n: usize| {
        let number = u8::try_from(n + 1).unwrap_or(u8::MAX);
        let onchange = amending(props, move |board, on: bool| {
            if let Some(puzzle) = &mut board.puzzle {
                puzzle.targets.retain(|target| *target != number);
                if on {
                    puzzle.targets.push(number);
                    puzzle.targets.sort_unstable();
                }
            }
        });
        let words = super::drawing::object_words(
            &phrases,
            props.studio.settled(),
            engine::rift::content::fault::Object::Start(n),
        );
        html! { <Check label={words} checked={puzzle.targets.contains(&number)} {onchange} /> }
    };
    let passive = amending(props, |board, on: bool| {
        board
            .puzzle
            .iter_mut()
            .for_each(|puzzle| puzzle.passive = on);
    });
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("rift-editor-task") }</legend>
            <div class="editor-fields">
                <Number label={phrases.text("rift-editor-solver")} value={i64::from(puzzle.side)} min=1 max=12
                    onchange={amend(|puzzle, value| puzzle.side = u8::try_from(value).unwrap_or(1))} />
                <Number label={phrases.text("rift-editor-turns")} value={i64::from(puzzle.turns)} min=1 max=9
                    onchange={amend(|puzzle, value| puzzle.turns = u8::try_from(value).unwrap_or(1))} />
            </div>
            <Check label={phrases.text("rift-editor-passive")} checked={puzzle.passive} onchange={passive} />
            <h2>{ phrases.text("rift-editor-targets") }</h2>
            { for (0..file.starts.len()).map(target) }
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_of_the_usual_value_is_left_out() {
        let mut board = Sketch::blank(8, 8).file().clone();
        set_option(&mut board, "round_limit", 10.into());
        assert_eq!(
            house_rules("t", &board).map(|rules| rules.round_limit),
            Ok(10)
        );
        set_option(&mut board, "round_limit", 0.into());
        assert!(board.options.is_empty());
    }

    #[test]
    fn a_puzzle_has_a_task_as_long_as_it_is_one() {
        let mut board = Sketch::blank(8, 8).file().clone();
        set_mode(&mut board, "rift-editor-mode-puzzle");
        assert!(board.mode == Mode::Puzzle && board.puzzle.is_some());
        set_mode(&mut board, "rift-option-mode-ace");
        assert!(board.mode == Mode::Ace && board.puzzle.is_none());
    }
}

//! Choosing the board: stamps of all boards of the box, in groups.

use super::PartProps;
use super::thumbnail::Thumbnail;
use crate::games::rift::draft::{Draft, board_name, boards};
use crate::l10n::use_phrases;
use engine::rift::board_file::BoardFile;
use std::rc::Rc;
use yew::prelude::*;

/// A kind of board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// Made for a match.
    Arena,
    /// The plain set-ups of the rules.
    Standard,
    /// To be solved in one turn.
    Puzzle,
}

impl Group {
    const ALL: [Self; 3] = [Self::Arena, Self::Standard, Self::Puzzle];

    fn of(board: &BoardFile) -> Self {
        if board.puzzle.is_some() {
            Self::Puzzle
        } else if board.id.starts_with("standard-") {
            Self::Standard
        } else {
            Self::Arena
        }
    }

    const fn phrase(self) -> &'static str {
        match self {
            Self::Arena => "rift-setup-arenas",
            Self::Standard => "rift-setup-standards",
            Self::Puzzle => "rift-setup-puzzles",
        }
    }
}

/// All boards, of which one is chosen.
#[component]
pub(super) fn Scenarios(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let all = use_memo((), |()| boards().map(Rc::new).collect::<Vec<_>>());
    let chosen = props.draft.board.id.clone();
    let onpick = use_callback(
        (props.draft.clone(), props.onchange.clone()),
        |id: String, (draft, onchange): &(Draft, Callback<Draft>)| {
            // The box has every board that it offers.
            if let Ok(draft) = draft.moved_to(&id) {
                onchange.emit(draft);
            }
        },
    );
    let group = |group: Group| {
        let boards: Vec<Rc<BoardFile>> = all
            .iter()
            .filter(|board| Group::of(board) == group)
            .cloned()
            .collect();
        let open = group == Group::of(&props.draft.board) || group == Group::Arena;
        html! {
            <details class="scenario-group" open={open}>
                <summary>{ phrases.text(group.phrase()) }</summary>
                <div class="scenarios">
                    for board in boards {
                        <Scenario key={board.id.clone()} checked={board.id == chosen}
                            board={board.clone()} onpick={onpick.clone()} />
                    }
                </div>
            </details>
        }
    };
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("rift-setup-board") }</h2>
            { for Group::ALL.map(group) }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct ScenarioProps {
    board: Rc<BoardFile>,
    checked: bool,
    onpick: Callback<String>,
}

/// One board among the others.
#[component]
fn Scenario(props: &ScenarioProps) -> Html {
    let phrases = use_phrases();
    let board = &props.board;
    let onchange = {
        let (onpick, id) = (props.onpick.clone(), board.id.clone());
        Callback::from(move |_: Event| onpick.emit(id.clone()))
    };
    let class = classes!("card", "scenario", props.checked.then_some("chosen"));
    html! {
        <label {class}>
            <input type="radio" class="visually-hidden" name="board" value={board.id.clone()}
                checked={props.checked} {onchange} />
            <Thumbnail board={board.clone()} />
            <span class="scenario-name">{ board_name(&phrases, board) }</span>
            <span class="scenario-facts">{ size(board) }</span>
        </label>
    }
}

/// Columns and rows.
fn size(board: &BoardFile) -> String {
    format!("{} × {}", board.width, board.height)
}

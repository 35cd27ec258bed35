//! Choosing the board: stamps of all boards of the box, in groups, and of those of one's own.

use super::own_board::OwnBoard;
use super::thumbnail::Thumbnail;
use crate::games::rift::draft::{Draft, board_name, boards};
use crate::l10n::use_phrases;
use crate::pack::stocks;
use crate::pages::setup::StampCard;
use crate::store::BoardList;
use engine::rift::board_file::BoardFile;
use engine::rift::options::BoardChoice;
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

#[derive(Properties, PartialEq)]
pub(super) struct ScenariosProps {
    pub draft: Draft,
    pub onchange: Callback<Draft>,
    /// Boards of one's own that are kept.
    pub kept: BoardList,
}

/// All boards, of which one is chosen.
#[component]
pub(super) fn Scenarios(props: &ScenariosProps) -> Html {
    let phrases = use_phrases();
    let all = use_memo((), |()| boards().map(Rc::new).collect::<Vec<_>>());
    let own = use_state(Vec::<Rc<BoardFile>>::new);
    let onpick = use_callback(
        (props.draft.clone(), props.onchange.clone()),
        |choice: BoardChoice, (draft, onchange): &(Draft, Callback<Draft>)| {
            // Every board that is offered has been read before.
            if let Ok(draft) = draft.moved_to(choice) {
                onchange.emit(draft);
            }
        },
    );
    let onopen = {
        let (own, onchange) = (own.clone(), props.onchange.clone());
        Callback::from(move |draft: Draft| {
            let opened = Rc::new(draft.board.clone());
            let others = own.iter().filter(|other| **other != opened).cloned();
            own.set(others.chain([opened.clone()]).collect());
            onchange.emit(draft);
        })
    };
    let scenario = |key: String, board: Rc<BoardFile>, choice: BoardChoice| {
        let checked = choice == props.draft.options.board;
        html! {
            <Scenario {key} {checked} {board} {choice} onpick={onpick.clone()} />
        }
    };
    let group = |group: Group| {
        let boards: Vec<Rc<BoardFile>> = all
            .iter()
            .filter(|board| Group::of(board) == group)
            .cloned()
            .collect();
        let open = group == Group::of(&props.draft.board) || group == Group::Arena;
        let shipped = |board: Rc<BoardFile>| {
            let choice = BoardChoice::Shipped(board.id.clone());
            scenario(board.id.clone(), board, choice)
        };
        html! {
            <details class="scenario-group" open={open}>
                <summary>{ phrases.text(group.phrase()) }</summary>
                <div class="scenarios">{ for boards.into_iter().map(shipped) }</div>
            </details>
        }
    };
    let kept = use_memo(props.kept.clone(), playable);
    let of_own = |(n, board): (usize, &Rc<BoardFile>)| {
        let choice = BoardChoice::Custom(Box::new((**board).clone()));
        scenario(format!("own-{n}"), board.clone(), choice)
    };
    let own_boards = all_own(&kept, &own, &props.draft);
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("rift-setup-board") }</h2>
            if !own_boards.is_empty() {
                <h3>{ phrases.text("rift-editor-own") }</h3>
                <div class="scenarios">{ for own_boards.iter().enumerate().map(of_own) }</div>
            }
            { for Group::ALL.map(group) }
            <OwnBoard draft={props.draft.clone()} onchange={onopen} />
        </section>
    }
}

/// The kept boards that can be played; others are still being made.
fn playable(kept: &BoardList) -> Vec<Rc<BoardFile>> {
    let boards = kept.boards().iter();
    boards
        .filter_map(|board| stocks().rift().parse_board(&board.name, &board.text).ok())
        .map(Rc::new)
        .collect()
}

/// Boards of one's own: kept ones, those of files, and the one that another page has handed over.
fn all_own(kept: &[Rc<BoardFile>], opened: &[Rc<BoardFile>], draft: &Draft) -> Vec<Rc<BoardFile>> {
    let mut all: Vec<Rc<BoardFile>> = Vec::new();
    let chosen = match &draft.options.board {
        BoardChoice::Custom(board) => Some(Rc::new((**board).clone())),
        BoardChoice::Shipped(_) => None,
    };
    for board in kept.iter().chain(opened).chain(&chosen) {
        if !all.contains(board) {
            all.push(board.clone());
        }
    }
    all
}

#[derive(Properties, PartialEq)]
struct ScenarioProps {
    board: Rc<BoardFile>,
    choice: BoardChoice,
    checked: bool,
    onpick: Callback<BoardChoice>,
}

/// One board among the others.
#[component]
fn Scenario(props: &ScenarioProps) -> Html {
    let phrases = use_phrases();
    let board = &props.board;
    let onpick = {
        let (onpick, choice) = (props.onpick.clone(), props.choice.clone());
        Callback::from(move |()| onpick.emit(choice.clone()))
    };
    html! {
        <StampCard id={board.id.clone()} stamp={html! { <Thumbnail board={board.clone()} /> }}
            name={board_name(&phrases, &props.choice, board)} facts={html! { size(board) }} checked={props.checked}
            {onpick} />
    }
}

/// Columns and rows.
fn size(board: &BoardFile) -> String {
    format!("{} × {}", board.width, board.height)
}

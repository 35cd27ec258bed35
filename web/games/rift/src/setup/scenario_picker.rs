//! The choice of the board: thumbnails of the shipped boards, in groups, and of user-made ones.

use super::own_board::board_warnings;
use crate::Ui;
use crate::draft::{SetupDraft, boards};
use engine::rift::board_file::BoardFile;
use engine::rift::options::BoardChoice;
use play::setup::use_map_chooser;
use std::rc::Rc;
use store::BoardList;
use ui::l10n::use_phrases;
use ui::update::Update;
use yew::prelude::*;

/// A group of boards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// Boards made for matches.
    Arena,
    /// The standard setups of the rules.
    Standard,
    /// Boards to be solved in one turn.
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
pub(super) struct ScenarioPickerProps {
    pub draft: SetupDraft,
    pub onchange: Callback<Update<SetupDraft>>,
    pub saved: BoardList,
}

/// Renders the thumbnails of all boards, including the selected one.
#[component]
pub(super) fn ScenarioPicker(props: &ScenarioPickerProps) -> Html {
    let phrases = use_phrases();
    let all = use_memo((), |()| boards().map(Rc::new).collect::<Vec<_>>());
    let offer = use_map_chooser::<Ui>(&props.draft, &props.onchange, &props.saved);
    let group = |group: Group| {
        let boards: Vec<Rc<BoardFile>> = all
            .iter()
            .filter(|board| Group::of(board) == group)
            .cloned()
            .collect();
        let is_open = group == Group::of(&props.draft.board) || group == Group::Arena;
        let shipped = |board: Rc<BoardFile>| {
            offer.card(&board.id, &board, BoardChoice::Shipped(board.id.clone()))
        };
        html! {
            <details class="scenario-group" open={is_open}>
                <summary>{ phrases.text(group.phrase()) }</summary>
                <div class="scenarios">{ for boards.into_iter().map(shipped) }</div>
            </details>
        }
    };
    html! {
        <section class="setup-part" aria-labelledby="setup-boards">
            <h2 id="setup-boards">{ phrases.text("rift-setup-board") }</h2>
            { offer.own(&phrases) }
            { for Group::ALL.map(group) }
            { offer.files(board_warnings(&phrases, &props.draft)) }
        </section>
    }
}

//! The table of a puzzle: one turn with any number of attempts, and a solution that can be shown.

use super::super::board_view::plan_preview::PlanPreview;
use super::super::narrate::Narrator;
use super::super::table::{TableBoard, TableContext};
use crate::Ui;
use ::board::{Depth, Layer};
use engine::bots::Level;
use engine::game::{Game, Seat, SeatSet, Status, Viewer};
use engine::registry::GameId;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::BoardChoice;
use engine::rift::ship::ShipId;
use engine::rift::state::Ending;
use play::game_ui::{OpenedSession, Perspective, TablePartProps, TableSnapshot};
use play::learn::{PuzzleCard, PuzzleResult};
use play::match_pages::{lesson_slots, use_selection, use_table_context, use_table_keys};
use play::observer::use_observer;
use play::running_table::{use_announcements, use_forced_actions};
use play::session_store::{SessionCommand, SessionStore};
use play::table::{TableSlots, open_rules, use_table_animation};
use store::learning_progress::{LearningProgress, puzzle_key};
use store::pack::current_content;
use store::{PlayerKind, SaveRecord};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::CombatStage;
use ui::settings::Pace;
use yew::prelude::*;

const SOLVER: Seat = Seat(0);

#[derive(Properties, PartialEq)]
pub struct PuzzleTableProps {
    /// The id of a shipped puzzle, or the ISO date of a daily one.
    pub id: String,
    pub title: String,
    /// The session at the start of the puzzle.
    pub opened: OpenedSession<Rift>,
    /// One action line that solves the puzzle.
    pub solution: Vec<Action>,
}

#[component]
pub fn PuzzleTable(props: &PuzzleTableProps) -> Html {
    let phrases = use_phrases();
    let opened = props.opened.clone();
    let session_store = use_reducer(move || SessionStore::new(opened.0));
    let rules = use_state_eq(|| None::<Option<String>>);
    let (attempt, is_shown) = (use_state_eq(|| 1_usize), use_state_eq(|| false));
    let record = use_memo((), |()| record());
    use_announcements::<Ui>(
        &session_store,
        &record,
        Pace::Usual,
        Perspective::OMNISCIENT,
    );
    use_observer::<Ui>(&session_store, &record.player_kinds);
    let animation = use_table_animation::<Ui>(
        &session_store,
        &record.player_kinds,
        Pace::Usual,
        Perspective::OMNISCIENT,
    );
    let seat = session_store
        .session
        .status()
        .waiting_seats()
        .contains(SOLVER)
        .then_some(SOLVER);
    use_forced_actions::<Ui>(&session_store, seat);
    let selection = use_selection(&session_store, seat);
    let snapshot = TableSnapshot::of(&session_store, seat, SeatSet::NONE, Perspective::OMNISCIENT);
    let context = use_table_context(snapshot, &selection);
    let without_hover_context = context.without_hover();
    let actions = selection.actions(&context, open_rules(&rules));
    use_table_keys(&actions, &without_hover_context);
    let result = result(&session_store);
    use_effect_with((props.id.clone(), result), {
        let saw_solution = *is_shown;
        move |(id, result)| {
            if *result == PuzzleResult::Solved && !saw_solution {
                LearningProgress::record(&puzzle_key(GameId::Rift, id), 1);
            }
        }
    });
    let solved = use_memo((session_store.edition, *is_shown), |(_, is_shown)| {
        is_shown
            .then(|| solution_preview(&context, &props.solution))
            .flatten()
    });
    let solved = solved.as_ref().as_ref();
    let plan = use_memo((session_store.edition, *is_shown), |_| {
        let (game, view) = (context.game(), &context.view);
        solved
            .map(|plan| plan.render(game, view))
            .unwrap_or_default()
    });
    let narrator = Narrator::new(&phrases, context.game());
    let solution_text = solved.and_then(|plan| Some(narrator.plan(plan.ship?, &plan.events)));
    let on_retry = {
        let (dispatcher, attempt) = (context.snapshot.dispatcher.clone(), attempt.clone());
        Callback::from(move |_: MouseEvent| {
            attempt.set(*attempt + 1);
            dispatcher.dispatch(SessionCommand::Rewind(0));
        })
    };
    let on_give_up = {
        let (dispatcher, is_shown) = (context.snapshot.dispatcher.clone(), is_shown.clone());
        Callback::from(move |_: MouseEvent| {
            is_shown.set(true);
            dispatcher.dispatch(SessionCommand::Rewind(0));
        })
    };
    let above = Layer::memoized("solution", Depth::Over, plan);
    let panel = html! {
        <PuzzleCard game={GameId::Rift} id={props.id.clone()} title={props.title.clone()} task={task_text(&phrases, &context, &narrator)}
            {result} attempt={*attempt} solution={solution_text} again={on_retry} give_up={on_give_up} />
    };
    let part = TablePartProps {
        context: context.clone(),
        actions,
        player_kinds: record.player_kinds.clone(),
    };
    let overlay = html! { <CombatStage animation={animation.clone()} /> };
    let board = html! { <TableBoard part={part.clone()} {animation} {above} /> };
    let slots = TableSlots {
        overlay,
        ..lesson_slots(part, &record, false, board)
    };
    slots.render_lesson(&phrases, without_hover_context.snapshot, panel, &rules)
}

/// Returns the result of the current attempt.
fn result(session_store: &SessionStore<Rift>) -> PuzzleResult {
    let view = session_store.session.view(Viewer::Seat(SOLVER));
    let ending = view.result.map(|result| result.ending);
    match (session_store.session.status(), ending) {
        (Status::Over(_), Some(Ending::Solved)) => PuzzleResult::Solved,
        (Status::Over(_), _) => PuzzleResult::Failed,
        (Status::WaitingFor(_), _) => PuzzleResult::Open,
    }
}

fn task_text(phrases: &Phrases, context: &TableContext, narrator: &Narrator<'_>) -> String {
    let targets = match &context.game().options().board {
        BoardChoice::Custom(board) => board.puzzle.clone(),
        BoardChoice::Shipped(id) => current_content()
            .rift()
            .board(id)
            .and_then(|board| board.puzzle),
    };
    let names: Vec<String> = targets
        .into_iter()
        .flat_map(|puzzle| puzzle.targets)
        .map(|number| narrator.ship(ShipId(number.saturating_sub(1))))
        .collect();
    phrases.say(
        "rift-puzzle-task",
        &[("targets", phrases.list(&names).into())],
    )
}

/// Previews the solution, played from the start of the turn.
fn solution_preview(context: &TableContext, solution: &[Action]) -> Option<PlanPreview> {
    let session = &context.snapshot.session;
    let mut line = vec![Action::Activate(ShipId(0))];
    line.extend_from_slice(solution);
    Some(PlanPreview::of(
        session.game(),
        &session.view_at(0, Viewer::Seat(SOLVER))?,
        SOLVER,
        &line,
    ))
}

/// Returns the save record that the components of a table read, with the player of each seat. It is
/// never stored.
fn record() -> SaveRecord {
    SaveRecord {
        id: String::new(),
        game: GameId::Rift.name().to_owned(),
        title: String::new(),
        updated: 0,
        player_kinds: vec![PlayerKind::Human, PlayerKind::Bot(Level::Admiral)],
        colors: Vec::new(),
        sides: Vec::new(),
        board: String::new(),
        round: 0,
        is_over: false,
        direct: None,
        text: String::new(),
    }
}

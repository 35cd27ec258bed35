//! The table of a puzzle: one turn, as many attempts as one likes, and the solution for those who
//! give up.

use super::super::field::plan::Plan;
use super::super::narrate::Narrator;
use super::super::table::{TableBoard, Watch};
use crate::Ui;
use ::board::{Depth, Layer};
use engine::bots::Level;
use engine::game::{Game, Seat, Seats, Status, Viewer};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::BoardChoice;
use engine::rift::ship::ShipId;
use engine::rift::state::Ending;
use engine::suite::GameId;
use play::desk::{Deed, Desk};
use play::game_ui::{Eyes, Opened, PartProps, Stand};
use play::hands::{taught, use_gaze, use_table_keys, use_watch};
use play::learn::{PuzzleCard, Score};
use play::onlooker::use_onlooker;
use play::run::{use_forced, use_speaking};
use play::table::{open_rules, use_show};
use store::pack::stocks;
use store::ticks::{Ticks, puzzle_key};
use store::{SaveRecord, Sitter};
use ui::l10n::{Phrases, use_phrases};
use ui::settings::Pace;
use yew::prelude::*;

/// The seat that solves.
const SOLVER: Seat = Seat(0);

/// A puzzle and its solution.
#[derive(Properties, PartialEq)]
pub struct PuzzleTableProps {
    /// Its id or date.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The match at its beginning.
    pub opened: Opened<Rift>,
    /// One way to solve it.
    pub solution: Vec<Action>,
}

/// The table.
#[component]
pub fn PuzzleTable(props: &PuzzleTableProps) -> Html {
    let phrases = use_phrases();
    let opened = props.opened.clone();
    let desk = use_reducer(move || Desk::new(opened.0));
    let rules = use_state_eq(|| None::<Option<String>>);
    let (attempt, shown) = (use_state_eq(|| 1_usize), use_state_eq(|| false));
    let record = use_memo((), |()| record());
    use_speaking::<Ui>(&desk, &record, Pace::Usual, Eyes::OPEN);
    use_onlooker::<Ui>(&desk, &record.sitters);
    let show = use_show::<Ui>(&desk, &record.sitters, Pace::Usual, Eyes::OPEN);
    let seat = desk
        .session
        .status()
        .waiting()
        .has(SOLVER)
        .then_some(SOLVER);
    use_forced::<Ui>(&desk, seat);
    let gaze = use_gaze(&desk, seat);
    let stand = Stand::of(&desk, seat, Seats::NONE, Eyes::OPEN);
    let watch = use_watch(stand, &gaze);
    let still = watch.unlooked();
    let actions = gaze.hands(&watch, open_rules(&rules));
    use_table_keys(&actions, &still);
    let score = score(&desk);
    use_effect_with((props.id.clone(), score), {
        let helped = *shown;
        move |(id, score)| {
            if *score == Score::Solved && !helped {
                Ticks::raise(&puzzle_key(GameId::Rift, id), 1);
            }
        }
    });
    let solved = use_memo((desk.edition, *shown), |(_, shown)| {
        shown.then(|| solved(&watch, &props.solution)).flatten()
    });
    let solved = solved.as_ref().as_ref();
    let plan = use_memo((desk.edition, *shown), |_| {
        let (table, view) = (watch.table(), &watch.view);
        solved
            .map(|plan| plan.draw(table, view))
            .unwrap_or_default()
    });
    let narrator = Narrator::new(&phrases, watch.table());
    let told = solved.and_then(|plan| Some(narrator.plan(plan.ship?, &plan.events)));
    let again = {
        let (deeds, attempt) = (watch.stand.deeds.clone(), attempt.clone());
        Callback::from(move |_: MouseEvent| {
            attempt.set(*attempt + 1);
            deeds.dispatch(Deed::Rewind(0));
        })
    };
    let give_up = {
        let (deeds, shown) = (watch.stand.deeds.clone(), shown.clone());
        Callback::from(move |_: MouseEvent| {
            shown.set(true);
            deeds.dispatch(Deed::Rewind(0));
        })
    };
    let above = Layer::kept("solution", Depth::Over, plan);
    let panel = html! {
        <PuzzleCard game={GameId::Rift} id={props.id.clone()} title={props.title.clone()} task={task(&phrases, &watch, &narrator)}
            {score} attempt={*attempt} solution={told} {again} {give_up} />
    };
    let part = PartProps {
        watch: watch.clone(),
        actions,
        sitters: record.sitters.clone(),
    };
    let board = html! { <TableBoard part={part.clone()} score={show} {above} /> };
    let scene = taught(part, &record, false, board);
    scene.taught(&phrases, still.stand, panel, &rules)
}

/// How the attempt stands.
fn score(desk: &Desk<Rift>) -> Score {
    let view = desk.session.view(Viewer::Seat(SOLVER));
    let ending = view.verdict.map(|verdict| verdict.ending);
    match (desk.session.status(), ending) {
        (Status::Over(_), Some(Ending::Solved)) => Score::Solved,
        (Status::Over(_), _) => Score::Failed,
        (Status::WaitingFor(_), _) => Score::Open,
    }
}

/// What is asked.
fn task(phrases: &Phrases, watch: &Watch, narrator: &Narrator<'_>) -> String {
    let targets = match &watch.table().options().board {
        BoardChoice::Custom(board) => board.puzzle.clone(),
        BoardChoice::Shipped(id) => stocks().rift().board(id).and_then(|board| board.puzzle),
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

/// The turn from its beginning, with what the solution does in it.
fn solved(watch: &Watch, solution: &[Action]) -> Option<Plan> {
    let session = &watch.stand.session;
    let mut line = vec![Action::Activate(ShipId(0))];
    line.extend_from_slice(solution);
    Some(Plan::of(
        session.game(),
        &session.view_at(0, Viewer::Seat(SOLVER))?,
        SOLVER,
        &line,
    ))
}

/// Who sits at the table of a puzzle, in the form that the parts of a table read. It is never kept.
fn record() -> SaveRecord {
    SaveRecord {
        id: String::new(),
        game: GameId::Rift.name().to_owned(),
        title: String::new(),
        updated: 0,
        sitters: vec![Sitter::Human, Sitter::Bot(Level::Admiral)],
        colors: Vec::new(),
        sides: Vec::new(),
        board: String::new(),
        round: 0,
        over: false,
        direct: None,
        text: String::new(),
    }
}

//! The page of puzzles: a list with the puzzle of the day and the collection, or the table of one
//! puzzle.

use engine::daily_puzzle::Day;
use engine::registry::GameId;
use store::day;
use store::day::use_today;
use store::learning_progress::{LearningProgress, puzzle_key};
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use ui::title::use_game_title;
use yew::prelude::*;

/// The number of earlier days that are listed.
const EARLIER_DAYS: u32 = 7;

#[derive(Properties, PartialEq)]
pub struct PuzzlesPageProps {
    pub game: GameId,
    /// The id of a puzzle of the collection, or a date; `None` for the list.
    pub puzzle: Option<String>,
}

#[component]
pub fn PuzzlesPage(props: &PuzzlesPageProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    let slug = game.name();
    let today = use_today();
    let found = props.puzzle.as_ref();
    let found = found.filter(|id| is_puzzle(game, id, today));
    let title = match (found, &props.puzzle) {
        (Some(id), _) => name(&phrases, game, id),
        (None, Some(_)) => phrases.text("not-found-title"),
        (None, None) => phrases.text("puzzle-title"),
    };
    use_game_title(game, title.clone());
    match (found, &props.puzzle) {
        (Some(id), _) => html! {
            <main id="main" class="table-page" key={id.clone()}>{ play::learn::puzzle(game, id) }</main>
        },
        (None, Some(_)) => html! {
            <main id="main" class="page">
                <h1>{ phrases.text("not-found-title") }</h1>
                <p>{ phrases.text("not-found-lead") }</p>
                <div class="buttons"><Link to={Route::Puzzles { game, puzzle: None }} class="button primary">{ phrases.text("puzzle-to-list") }</Link></div>
            </main>
        },
        (None, None) => html! {
            <main id="main" class="page narrow" data-game={slug}>
                <div class="page-head">
                    <h1>{ title }</h1>
                    <p>{ phrases.text(&format!("{slug}-title")) }</p>
                    <p class="lead">{ phrases.text("puzzle-lead") }</p>
                </div>
                <List {game} {today} />
            </main>
        },
    }
}

/// Returns whether a game has a puzzle with this id.
fn is_puzzle(game: GameId, id: &str, today: Day) -> bool {
    play::learn::puzzles(game).contains(&id) || day::parse_iso_date(id, today).is_some()
}

/// Returns the title of a puzzle.
pub fn name(phrases: &Phrases, game: GameId, id: &str) -> String {
    if play::learn::puzzles(game).contains(&id) {
        play::learn::puzzle_name(game, phrases, id)
    } else {
        phrases.say("puzzle-of", &[("date", id.into())])
    }
}

#[derive(Properties, PartialEq)]
struct ListProps {
    game: GameId,
    today: Day,
}

#[component]
fn List(props: &ListProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    let ticks = LearningProgress::load();
    let today = props.today;
    let row = |id: String, title: String, is_primary: bool| {
        let done = ticks.steps_done(&puzzle_key(game, &id)) > 0;
        let call = if done { "learn-repeat" } else { "puzzle-try" };
        let label = format!("{}: {title}", phrases.text(call));
        let to = Route::Puzzles {
            game,
            puzzle: Some(id.clone()),
        };
        html! {
            <li key={id} class={classes!("panel", "puzzle", done.then_some("done"))}>
                <h3>{ title }</h3>
                if done {
                    <span class="lesson-mark"><IconView icon={Icon::Check} />{ phrases.text("puzzle-solved-mark") }</span>
                }
                <Link {to} class={classes!("button", is_primary.then_some("primary"))} {label}>{ phrases.text(call) }</Link>
            </li>
        }
    };
    let day_link = |day: Day, is_primary: bool| {
        let id = day::to_iso_date(day);
        row(id.clone(), name(&phrases, game, &id), is_primary)
    };
    let earlier = (1..=EARLIER_DAYS)
        .map(|back| Day(today.0.saturating_sub(back)))
        .filter(|day| *day >= day::FIRST_PUZZLE_DAY);
    let boxed = play::learn::puzzles(game);
    let streak = ticks.streak(game, today);
    html! {
        <>
            <section class="puzzles" aria-labelledby="puzzle-today">
                <h2 id="puzzle-today">{ phrases.text("puzzle-today") }</h2>
                if day::device_day().is_none() {
                    <p class="notice" role="status">{ phrases.text("puzzle-clock") }</p>
                }
                if streak > 0 {
                    <p>{ phrases.say("puzzle-streak", &[("days", streak.into())]) }</p>
                }
                <ul>{ day_link(today, true) }</ul>
            </section>
            <section class="puzzles" aria-labelledby="puzzle-box">
                <h2 id="puzzle-box">{ phrases.text("puzzle-box") }</h2>
                <ul>{ for boxed.into_iter().map(|id| row(id.to_owned(), name(&phrases, game, id), false)) }</ul>
            </section>
            <section class="puzzles" aria-labelledby="puzzle-earlier">
                <h2 id="puzzle-earlier">{ phrases.text("puzzle-earlier") }</h2>
                <ul>{ for earlier.map(|day| day_link(day, false)) }</ul>
            </section>
        </>
    }
}

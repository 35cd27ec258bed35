//! The page of lessons: the course of a game, or the table of one lesson.

use engine::registry::GameId;
use play::learn::LessonList;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use ui::title::use_game_title;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LearnPageProps {
    pub game: GameId,
    /// The id of the lesson, or `None` for the course.
    pub lesson: Option<String>,
}

#[component]
pub fn LearnPage(props: &LearnPageProps) -> Html {
    let phrases = use_phrases();
    let slug = props.game.name();
    let found = props
        .lesson
        .as_ref()
        .filter(|id| play::learn::lesson_steps(props.game, id).is_some());
    let title = match (found, &props.lesson) {
        (Some(id), _) => phrases.text(&format!("{slug}-lesson-{id}")),
        (None, Some(_)) => phrases.text("not-found-title"),
        (None, None) => phrases.text("learn-title"),
    };
    use_game_title(props.game, title.clone());
    match (found, &props.lesson) {
        (Some(id), _) => html! {
            <main id="main" class="table-page" key={id.clone()}>{ play::learn::lesson(props.game, id) }</main>
        },
        (None, Some(_)) => html! {
            <main id="main" class="page">
                <h1>{ phrases.text("not-found-title") }</h1>
                <p>{ phrases.text("not-found-lead") }</p>
                <div class="buttons"><Link to={Route::Learn { game: props.game, lesson: None }} class="button primary">{ phrases.text("learn-to-course") }</Link></div>
            </main>
        },
        (None, None) => html! {
            <main id="main" class="page narrow" data-game={slug}>
                <div class="page-head">
                    <h1>{ title }</h1>
                    <p>{ phrases.text(&format!("{slug}-title")) }</p>
                    <p class="lead">{ phrases.text("learn-lead") }</p>
                </div>
                <LessonList game={props.game} />
            </main>
        },
    }
}

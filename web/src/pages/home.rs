//! The start page: a card for each game, and above them the last table to continue.

use super::backup_reminder::BackupReminder;
use super::bot_level::BotLevelChoice;
use super::install::InstallOffer;
use super::saves::{format_date, players_text};
use crate::games;
use engine::registry::GameId;
use store::{SaveList, SaveRecord, use_saves};
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

#[component]
pub fn HomePage() -> Html {
    let phrases = use_phrases();
    use_title(phrases.text("home-title"));
    let (last, any) = match use_saves() {
        SaveList::Ready(saves) => (
            saves.iter().find(|save| !save.over).cloned(),
            !saves.is_empty(),
        ),
        SaveList::Loading | SaveList::Failed(_) => (None, false),
    };
    html! {
        <main id="main" class="page home">
            <div class="page-head">
                <h1>{ phrases.text("home-title") }</h1>
                <p class="lead">{ phrases.text("home-lead") }</p>
            </div>
            if let Some(save) = last {
                <Resume {save} />
            }
            if any {
                <BackupReminder />
            }
            <div class="doors">
                for game in GameId::ALL {
                    <GameCard {game} />
                }
            </div>
            <InstallOffer />
            <p class="fine-print">{ phrases.text("home-unofficial") }</p>
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct ResumeProps {
    save: SaveRecord,
}

/// The link to the last table.
#[component]
fn Resume(props: &ResumeProps) -> Html {
    let phrases = use_phrases();
    let save = &props.save;
    html! {
        <section class="panel resume" aria-labelledby="resume">
            <div>
                <h2 id="resume">{ phrases.text("home-resume") }</h2>
                <p class="save-title">{ &save.title }</p>
                <p class="save-facts">
                    <span>{ players_text(&phrases, save) }</span>
                    <span>{ phrases.say("saves-round", &[("round", save.round.into())]) }</span>
                    <span>{ format_date(&phrases, save.updated) }</span>
                </p>
            </div>
            <Link to={Route::Table { id: save.id.clone() }} class="button primary large">
                { phrases.text("home-continue") }
            </Link>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct GameCardProps {
    game: GameId,
}

#[component]
fn GameCard(props: &GameCardProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    let slug = game.name();
    let of_game = |key: &str| phrases.text(&format!("{slug}-{key}"));
    html! {
        <article class="door" data-game={slug} aria-labelledby={format!("door-{slug}")}>
            { games::scene(game) }
            <div class="door-text">
                <h2 class="door-title" id={format!("door-{slug}")}>{ of_game("title") }</h2>
                <p>{ of_game("tagline") }</p>
                <div class="buttons">
                    <div class="quick-start">
                        <Link to={Route::Play { game }} class="button primary large">
                            <IconView icon={Icon::Play} />
                            { of_game("play-bot") }
                        </Link>
                        <BotLevelChoice name={slug} />
                    </div>
                    <Link to={Route::Learn { game, lesson: None }} class="button large">
                        { phrases.text("learn-home") }
                    </Link>
                    <Link to={Route::Setup { game, board: None }} class="button large">
                        { phrases.text("home-set-up") }
                    </Link>
                    if game.has_puzzles() {
                        <Link to={Route::Puzzles { game, puzzle: None }} class="button quiet large">
                            { phrases.text("puzzle-today") }
                        </Link>
                    }
                    <Link to={Route::Editor { game, board: None }} class="button quiet large">
                        { phrases.text("home-editor") }
                    </Link>
                    <Link to={Route::Rules { game, anchor: None }} class="button quiet large">
                        { phrases.text("home-rules") }
                    </Link>
                </div>
            </div>
        </article>
    }
}

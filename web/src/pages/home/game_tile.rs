//! The tile of a game on the start page: its board, what to expect of it, and the ways in.

use crate::games;
use engine::registry::GameId;
use play::games::{GameFacts, GameWeight};
use ui::chunk::{Chunk, ChunkState, use_chunks};
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct GameTileProps {
    pub game: GameId,
}

#[component]
pub(super) fn GameTile(props: &GameTileProps) -> Html {
    let phrases = use_phrases();
    let game = props.game;
    let slug = game.name();
    let of_game = |key: &str| phrases.text(&format!("{slug}-{key}"));
    html! {
        <article class="door" data-game={slug} aria-labelledby={format!("door-{slug}")}>
            <div class="door-picture"><GamePicture {game} /></div>
            <div class="door-text">
                <h2 class="door-title" id={format!("door-{slug}")}>{ of_game("title") }</h2>
                { facts_list(&phrases, &games::facts(game)) }
                <p class="door-tagline">{ of_game("tagline") }</p>
            </div>
            <div class="door-links">
                <Link to={Route::Play { game }} class="button primary large">
                    <IconView icon={Icon::Play} />
                    { of_game("play-bot") }
                </Link>
                <Link to={Route::Learn { game, lesson: None }} class="button">
                    { phrases.text("learn-home") }
                </Link>
                <Link to={Route::Setup { game, board: None }} class="button">
                    { phrases.text("home-set-up") }
                </Link>
                <details class="door-more">
                    <summary class="button quiet">
                        { phrases.text("home-more") }
                        <span class="visually-hidden">{ ": " }{ of_game("title") }</span>
                    </summary>
                    <div class="door-links">
                        if game.has_puzzles() {
                            <Link to={Route::Puzzles { game, puzzle: None }} class="button quiet">
                                { phrases.text("puzzle-today") }
                            </Link>
                        }
                        <Link to={Route::Editor { game, board: None }} class="button quiet">
                            { phrases.text("home-editor") }
                        </Link>
                        <Link to={Route::Rules { game, anchor: None }} class="button quiet">
                            { phrases.text("home-rules") }
                        </Link>
                    </div>
                </details>
            </div>
        </article>
    }
}

/// The board of a game, or the picture of a content pack. The board and its styles are loaded after
/// the page is shown; until then, and where they cannot be loaded, its place is empty.
#[component]
fn GamePicture(props: &GameTileProps) -> Html {
    let game = props.game;
    let arrival = use_chunks(vec![Chunk::Style(game), Chunk::Pictures]);
    if let Some(src) = store::pack::slot_picture_url(&format!("{}-door", game.name())) {
        return html! { <img class="door-image" {src} alt="" /> };
    }
    Chunk::Pictures
        .draw()
        .filter(|_| arrival == ChunkState::Ready)
        .map_or_else(Html::default, |draw| draw(&Route::Play { game }))
}

/// Renders players, minutes, weight, and who wins.
fn facts_list(phrases: &Phrases, facts: &GameFacts) -> Html {
    let range = |key: &str, (least, most): (u8, u8)| {
        phrases.say(key, &[("least", least.into()), ("most", most.into())])
    };
    html! {
        <ul class="door-facts">
            <li>{ range("home-players", facts.players) }</li>
            <li>{ range("home-minutes", facts.minutes) }</li>
            <li>
                { weight_gauge(facts.weight) }
                <span class="visually-hidden">{ phrases.text("home-weight") }{ ": " }</span>
                { phrases.text(facts.weight.phrase()) }
            </li>
            <li>{ phrases.text(facts.style.phrase()) }</li>
        </ul>
    }
}

/// Draws one bar for each weight, filled up to this one.
fn weight_gauge(weight: GameWeight) -> Html {
    let bar = |(index, step): (u8, GameWeight)| {
        let filled = step as u8 <= weight as u8;
        let height = 5 + 4 * index;
        html! {
            <rect class={classes!("weight-bar", filled.then_some("filled"))} x={(index * 6 + 1).to_string()}
                y={(15 - height).to_string()} width="4" height={height.to_string()} rx="1" />
        }
    };
    html! {
        <svg class="weight-gauge" viewBox="0 0 18 16" aria-hidden="true">{ for (0..).zip(GameWeight::ALL).map(bar) }</svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ui::test_render::render_to_string;

    #[test]
    fn the_facts_of_every_game_are_complete_and_on_its_tile() {
        crate::chunks::resolve_now(async {});
        for language in ["en", "de"] {
            let phrases = Phrases::load(language);
            for game in GameId::ALL {
                let facts = games::facts(game);
                assert!(facts.is_complete(), "{}: {facts:?}", game.name());
                let markup = render_to_string(&phrases, facts_list(&phrases, &facts));
                for figure in [
                    facts.players.0,
                    facts.players.1,
                    facts.minutes.0,
                    facts.minutes.1,
                ] {
                    assert!(markup.contains(&figure.to_string()), "{markup}");
                }
                for key in [facts.weight.phrase(), facts.style.phrase(), "home-weight"] {
                    let word = phrases.text(key);
                    assert!(word != key && markup.contains(&word), "{key}: {markup}");
                }
                let filled = markup.matches("weight-bar filled").count();
                assert_eq!(filled, facts.weight as usize + 1, "{markup}");
            }
        }
    }

    #[test]
    fn a_tile_shows_the_board_and_all_ways_in() {
        crate::chunks::resolve_now(async {});
        let phrases = Phrases::load("en");
        for game in GameId::ALL {
            let markup = render_to_string(&phrases, html! { <GameTile {game} /> });
            assert!(markup.contains("sample-board"), "the board: {markup}");
            for key in ["learn-home", "home-set-up", "home-editor", "home-rules"] {
                assert!(markup.contains(&phrases.text(key)), "{key}");
            }
            let puzzles = markup.contains(&phrases.text("puzzle-today"));
            assert_eq!(puzzles, game.has_puzzles());
        }
    }
}

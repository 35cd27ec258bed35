//! The card that continues the last match: its board, and whose turn it is.

use crate::pages::saves::{format_date, players_text};
use engine::game::SeatSet;
use engine::registry::GameId;
use play::games::MatchSummary;
use play::screens::Matches;
use play::seats::is_human;
use store::{PlayerKind, SaveRecord};
use ui::chunk::{self, ChunkState, GameChunk, game_chunks, use_chunks};
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ContinueCardProps {
    pub save: SaveRecord,
}

/// The link to the last match. The card is shown at once; board and turn follow when the code that
/// reads matches of this game is loaded.
#[component]
pub(super) fn ContinueCard(props: &ContinueCardProps) -> Html {
    let phrases = use_phrases();
    let save = &props.save;
    let position = use_saved_position(save);
    let thumbnail = position
        .as_ref()
        .as_ref()
        .map(|position| position.summary.thumbnail.clone());
    let turn = position
        .as_ref()
        .as_ref()
        .and_then(|position| turn_text(&phrases, position, &save.player_kinds));
    html! {
        <section class="panel resume" aria-labelledby="resume" data-game={save.game.clone()}>
            <div class="resume-board">{ thumbnail.unwrap_or_default() }</div>
            <div class="resume-text">
                <h2 id="resume" class="panel-title">{ phrases.text("home-resume") }</h2>
                <p class="save-title">{ &save.title }</p>
                if let Some(turn) = turn {
                    <p class="resume-turn">{ turn }</p>
                }
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

/// A saved match as it stands.
struct SavedPosition {
    summary: MatchSummary,
    /// The seats that have to act.
    waiting: SeatSet,
}

/// Reads a saved match once the code of its game is loaded; `None` before, and if it cannot be
/// read.
#[hook]
fn use_saved_position(save: &SaveRecord) -> std::rc::Rc<Option<SavedPosition>> {
    let phrases = use_phrases();
    let game = GameId::from_name(&save.game);
    let chunks = game.map_or_else(Vec::new, |game| game_chunks(game, [GameChunk::Matches]));
    let is_loaded = use_chunks(chunks) == ChunkState::Ready;
    let deps = (save.text.clone(), is_loaded, phrases);
    use_memo(deps, |(text, is_loaded, phrases)| {
        let game = game.filter(|_| *is_loaded)?;
        read_position(game, text, phrases)
    })
}

fn read_position(game: GameId, text: &str, phrases: &Phrases) -> Option<SavedPosition> {
    let matches = chunk::loaded::<Matches>(game)?;
    let session = (matches.read)(text).ok()?;
    Some(SavedPosition {
        summary: (matches.summary)(&session, phrases)?,
        waiting: (matches.status)(&session)?.waiting,
    })
}

/// Says whose turn it is: the turn of the only player at this screen, or the names of the seats
/// that the match waits for.
fn turn_text(
    phrases: &Phrases,
    position: &SavedPosition,
    player_kinds: &[PlayerKind],
) -> Option<String> {
    let waiting = position.waiting;
    let humans = player_kinds
        .iter()
        .filter(|kind| **kind == PlayerKind::Human);
    let is_alone = humans.count() == 1;
    if is_alone && waiting.iter().any(|seat| is_human(player_kinds, seat)) {
        return Some(phrases.text("home-your-turn"));
    }
    let names = waiting
        .iter()
        .filter_map(|seat| position.summary.seats.get(seat.index()));
    let names: Vec<String> = names.map(|(name, _)| name.clone()).collect();
    (!names.is_empty())
        .then(|| phrases.say("home-waiting", &[("seats", phrases.list(&names).into())]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;
    use engine::game::Seat;
    use engine::registry::JsonSession;
    use serde_json::json;
    use ui::test_render::render_to_string;

    const YOU: PlayerKind = PlayerKind::Human;
    const BOT: PlayerKind = PlayerKind::Bot(Level::Ensign);

    fn position(waiting: &[u8]) -> SavedPosition {
        let named = |name: &str| (name.to_owned(), String::new());
        SavedPosition {
            summary: MatchSummary {
                seats: vec![named("South"), named("North")],
                ..MatchSummary::default()
            },
            waiting: waiting.iter().map(|seat| Seat(*seat)).collect(),
        }
    }

    #[test]
    fn the_card_says_whose_turn_it_is() {
        let phrases = Phrases::load("en");
        let text =
            |waiting: &[u8], kinds: &[PlayerKind]| turn_text(&phrases, &position(waiting), kinds);
        assert_eq!(text(&[0], &[YOU, BOT]).as_deref(), Some("Your turn"));
        assert_eq!(text(&[0, 1], &[YOU, BOT]).as_deref(), Some("Your turn"));
        assert_eq!(
            text(&[1], &[YOU, BOT]).as_deref(),
            Some("Waiting for North")
        );
        let together = text(&[1], &[YOU, YOU]);
        assert_eq!(
            together.as_deref(),
            Some("Waiting for North"),
            "two people at one screen"
        );
        assert_eq!(text(&[], &[YOU, BOT]), None);
    }

    #[test]
    fn a_saved_match_of_every_game_has_a_board_and_waits_for_a_named_seat() {
        crate::chunks::resolve_now(async {});
        let phrases = Phrases::load("en");
        for game in GameId::ALL {
            let setup = json!({"game": game.name(), "seats": 2});
            let created = JsonSession::create(&setup).expect("a match of the box");
            let matches = chunk::loaded::<Matches>(game).expect("all code is here");
            let status = (matches.status)(created.session()).expect("its game");
            let position = read_position(game, &status.text, &phrases).expect("a save");
            let markup = render_to_string(&phrases, position.summary.thumbnail.clone());
            assert!(markup.contains("stamp"), "{}: {markup}", game.name());
            assert!(
                turn_text(&phrases, &position, &[BOT, BOT]).is_some(),
                "{}",
                game.name()
            );
            assert!(read_position(game, "{}", &phrases).is_none());
        }
    }
}
